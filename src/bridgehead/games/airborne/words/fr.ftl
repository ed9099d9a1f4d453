title = Airborne
about = Parachutistes et planeurs sur un combat tactique de sections : écrivez le plan d’atterrissage, regardez le vent le défaire, et combattez avec ce qui est arrivé au sol.
length = une à trois heures

seat-airborne = Camp aéroporté
seat-defender = Défenseur

### Scénarios

scenario-merville = La batterie de Merville
scenario-heraklion = Héraklion
scenario-maleme = Maleme
scenario-primosole = Le pont de Primosole
scenario-sainte-mere-eglise = Sainte-Mère-Église
scenario-benouville = Bénouville
scenario-eben-emael = Ében-Émael
scenario-son = Le pont de Son
scenario-arnhem = Le pont d’Arnhem
scenario-groesbeek-heights = Les hauteurs de Groesbeek
scenario-hamminkeln = Hamminkeln
scenario-corinth = Le canal de Corinthe
scenario-first = Première partie : quatre planeurs, deux ponts

about-merville = Nuit du 6 juin 1944. Quatre casemates, derrière des mines et un fossé, dominent la plage où l’aile gauche du débarquement doit toucher terre à l’aube. Le bataillon britannique chargé de les faire taire a répété des semaines durant ; vent et nuages l’éparpillent sur un demi-canton. Une poignée d’hommes se rassemble dans le noir, presque sans matériel, tandis que trois planeurs doivent se poser au milieu des canons.
about-heraklion = Crète, 20 mai 1941. Les parachutistes allemands sautent l’après-midi, tard et par petits paquets, sur la ville et l’aérodrome d’Héraklion. Des bataillons britanniques et australiens les attendent sous les oliviers, avec des canons antiaériens légers et quelques chars. Ce qui tombe au milieu d’eux dans le premier quart d’heure décide de la journée.
about-maleme = Crète, 20 mai 1941. Des planeurs se posent dans le lit caillouteux du Tavronitis, des parachutes tombent parmi les oliviers : il s’agit de prendre le seul aérodrome où les transports puissent atterrir. Un unique bataillon néo-zélandais tient le terrain et la colline, avec deux chars et quelques pièces légères ; ses voisins attendent un ordre qui ne vient pas. Qui a la cote 107 le soir a l’île.
about-primosole = Sicile, nuit du 13 juillet 1943. Une brigade britannique doit prendre le pont du Simeto, sur la route de Catane, et le garder jusqu’à ce que l’infanterie arrive du sud. Ses avions traversent le feu de leur propre flotte ; ce qui touche terre découvre que des parachutistes allemands ont sauté la veille au soir sur les mêmes champs. Il y a trois collines à tenir, une poignée de canons en planeur, et peu de temps.
about-sainte-mere-eglise = Cotentin, 6 juin 1944. Peu après une heure du matin, les avions sèment une division américaine autour d’un petit bourg de carrefour. Une maison brûle, les cloches sonnent, la garnison est debout. Au jour il faudra tenir le bourg et les passages du Merderet contre tout ce qui montera du sud.
about-benouville = Nuit du 6 juin 1944. Six planeurs déposent une compagnie d’infanterie légère près de deux ponts, l’un sur le canal de Caen, l’autre sur l’Orne. Ils sont pris en quelques minutes ; il reste à les tenir, avec l’aide des parachutistes tombés à l’est de la rivière, jusqu’à la relève venue de la mer.
about-eben-emael = Belgique, 10 mai 1940. Avant le lever du soleil, des planeurs se posent sans bruit sur le toit du fort le plus puissant d’Europe et près de trois ponts du canal Albert. Les sapeurs apportent des charges creuses dont personne n’a entendu parler ; la garnison a des canons qui battent tous les passages, et à Canne quelqu’un a encore la main sur l’exploseur.
about-son = Brabant, 17 septembre 1944. Par un dimanche clair, un régiment américain saute à l’ouest de Son pour saisir le pont du canal Wilhelmine, sur l’unique route d’Arnhem. Deux pièces de 88 se tiennent à la lisière, et le pont est miné.
about-arnhem = Arnhem, 17 septembre 1944. Les terrains d’atterrissage sont loin à l’ouest du grand pont routier. Les parachutistes britanniques marchent vers lui à travers bois et faubourgs, tandis que des bataillons allemands qui n’auraient pas dû se trouver là accourent de trois côtés ; la nuit tombe avant que l’affaire soit tranchée.
about-groesbeek-heights = Près de Nimègue, 17 septembre 1944. Une division américaine prend la crête boisée qui domine le Reichswald, y fait descendre ses obusiers en parachute, et doit garder libres, au pied des hauteurs, les prés où se poseront les planeurs suivants, quoi qu’il sorte de la forêt.
about-hamminkeln = Rhin inférieur, 24 mars 1945. La dernière grande opération aéroportée de la guerre se pose de jour, dans la brume et la fumée, droit sur les canons allemands : parachutistes britanniques et américains, et planeurs qui visent les ponts de l’Issel.
about-corinth = Grèce, 26 avril 1941. Les dernières arrière-gardes du corps britannique descendent vers le sud par l’unique pont du canal de Corinthe. À l’heure du petit déjeuner, des planeurs se posent à ses deux bouts et deux bataillons sautent sur les rives. Le pont est miné ; les sapeurs coupent les fils, quelqu’un tire sur les charges.

### Options

option-opportunity-fire = Tir d’opportunité
option-opportunity-fire-off = non employé
option-opportunity-fire-on = l’ennemi peut tirer sur qui bouge à sa vue
option-drift-places = Places d’une ligne de dérive
option-drift-places-owner = remplies par le propriétaire, la plus proche d’abord sauf avis contraire
option-drift-places-drawn = tirées au sort
option-night-range = Portée 1 de nuit
option-night-range-by-the-words = nulle (moitié de 1, arrondie vers le bas)
option-night-range-at-least-1 = reste 1
option-dispersed-targets = Tir sur unités dispersées
option-dispersed-targets-no-modifier = sans modificateur
option-dispersed-targets-minus-1 = −1 au dé

### Phases

phase-planning = Plan d’atterrissage
phase-sealing = Plan d’atterrissage
phase-set-up = Mise en place
phase-wind = Vent
phase-forming = Formation des sections
phase-minefields = Champs de mines
phase-bombardment = Tir indirect
phase-fire = Tir direct
phase-orders = Ordres de tir indirect
phase-planes = Avions
phase-anti-aircraft = Tir antiaérien
phase-gliders = Les planeurs se posent
phase-drops = Parachutages
phase-on-the-ground = Au sol
phase-vehicles = Mouvement des véhicules
phase-foot = Mouvement des autres
phase-wired = Charges
phase-assault = Assaut rapproché
phase-segment-end = Fin du segment

### Questions

ask-flight = Dans quel sens arrive le vol qui porte { $load } ?
ask-landing-turn = { $load } : atterrissage à quel tour ?
ask-landing-hex = { $load }, atterrissage au tour { $turn } : quel hexagone viser ?
ask-seal = Le plan pour { $planes } appareils est écrit ; une fois scellé, il ne change plus.
ask-set-up = Où placer { $unit } ?
ask-set-up-mines = Où poser des mines (reste à poser : { $left }) ?
ask-set-up-block = Où placer un barrage (reste à placer : { $left }) ?
ask-phase-forming = Tour { $turn } : où les groupes forment-ils une section ?
ask-phase-fire = Tour { $turn } : tirer sur qui ?
ask-phase-anti-aircraft = Tour { $turn } : tirer sur quel appareil ?
ask-phase-vehicles = Tour { $turn } : quel véhicule déplacer ?
ask-phase-foot = Tour { $turn } : quelle unité déplacer ?
ask-phase-assault = Tour { $turn } : quel hexagone prendre d’assaut ?
ask-more-targets = Attaquer ensemble d’autres unités en { $hex } ?
ask-firers = Qui tire sur { $hex } ?
ask-order-target = { $unit } : quel hexagone bombarder au tour suivant ?
ask-barrage = Tirer sur { $hex } comme ordonné ? Qui retient son tir ne tire sur rien d’autre.
ask-gunners = Quelles pièces tirent sur { $plane } ?
ask-landing-place = Où tombe { $unit }, qui visait { $target } ?
ask-move-to = { $unit } : que faire ?
ask-enter = Par où faire entrer { $unit } ?
ask-overrun-with = Qui d’autre se joint à la charge sur { $hex } ?
ask-opportunity-fire = { $mover } bouge à vue, en { $hex }. Tirer ?
ask-wired = Faire sauter le pont { $bridge } ? Réussit de 1 à { $most }.
ask-assaulters = Qui donne l’assaut en { $hex } ?

### Choix en quelques mots

do-fly = Vol { $arg }
do-on-turn = Tour { $arg }
do-target = { $arg }
do-seal = Sceller le plan
do-place = { $arg }
do-done = Terminé
do-form = Former une section en { $arg }
do-fire-at = { $arg }
do-fire-at-hex = Tous ceux de { $arg }
do-also = Aussi { $arg }
do-enough = Personne d’autre
do-with = { $arg }
do-all = Tous
do-fire = Feu maintenant
do-no-order = Aucun objectif
do-on-hex = { $arg }
do-shoot = { $arg }
do-land = { $arg }
do-move = { $arg }
do-go = Aller en { $arg }
do-stay = Rester
do-enter = { $arg }
do-load = Embarquer { $arg }
do-unload = Débarquer
do-overrun = Charger { $arg }
do-charge = Charger maintenant
do-clear = Déblayer { $arg }
do-demolish = Préparer la destruction du pont { $arg }
do-build-block = Barrer la route en { $arg }
do-rebuild = Rétablir le pont { $arg }
do-fire-on = Tirer avec { $arg }
do-hold = Ne pas tirer
do-blow = Faire sauter le pont { $arg }
do-assault = Assaut sur { $arg }
do-strike = Donner l’assaut maintenant

heading-east = vers l’est
heading-west = vers l’ouest

### Événements

event-sealed = Le plan d’atterrissage de { $planes } appareils est scellé.
event-set-up = Mise en place en { $hex } : { $unit }.
event-no-room = { $seat } : plus de place pour { $left } des mines ou barrages.
event-lays-mines = { $seat } : mines en { $hex }.
event-lays-block = { $seat } : barrage en { $hex }.
event-wind = Tour { $turn } : vent { $speed } { $from }.
event-forms = Quatre groupes de saut en { $hex } forment { $unit }.
event-mines = Mines de { $hex } contre { $unit }. Dé { $die } : { $result }.
event-barrage = Bombardement de { $hex } par { $batteries }.
event-holds-fire = { $unit } ne tire pas comme ordonné.
event-order-void = { $unit } ne peut pas tirer sur { $hex } comme ordonné.
event-scatter = Personne n’observe la chute des coups : { $how } { $hex }.
event-indirect = Bombardement de { $targets } en { $hex }, à { $odds }. Dé { $die } ({ $modifiers }) : { $result }.
event-too-weak = Le tir est trop faible contre { $unit }.
event-fire = Tir de { $firers } sur { $targets } en { $hex }, à { $odds }. Dé { $die } ({ $modifiers }) : { $result }.
event-order = Ordre de tir pour { $unit } : { $hex } au tour suivant.
event-appears = { $plane } survole { $hex } avec { $load }.
event-flak = Tir antiaérien de { $firers } sur { $plane }, colonne { $column }. Dé { $die } : { $result }.
event-shot-down = { $plane } est abattu avec { $load }.
event-jumps-early = Saut prématuré au-dessus de { $hex } : { $load }.
event-glider-flies = Approche : { $plane }. Dé { $die } : { $how }.
event-glider-falls-short = Touché, l’appareil tombe deux hexagones trop court : { $plane }.
event-glider-lands = Atterrissage en { $hex } ({ $ground }) : { $plane } avec { $load }. Dé { $die } : { $result }.
event-drift = Dérive du saut visant { $hex }. Dé { $die } : schéma { $pattern }.
event-comes-down = Arrivée au sol en { $hex } : { $unit }.
event-lost = Perte hors de la carte ou avec l’appareil : { $unit }.
event-survival = Saut de { $unit } en { $hex } ({ $ground }). Dé { $die } : { $result }.
event-landing-fire = Tir de { $firers } sur { $targets }, à peine au sol en { $hex }, à { $odds }. Dé { $die } ({ $modifiers }) : { $result }.
event-crowded = Trop de monde est tombé en { $hex } : tous y sont dispersés.
event-moves = Mouvement de { $from } en { $to } : { $unit }.
event-enters = Entrée par { $hex } : { $unit }.
event-goes-in = Entrée dans l’ouvrage de { $hex } : { $unit }.
event-wades = Passage trouvé en { $hex } : { $unit }.
event-held-up = Pas de passage vers { $hex } : { $unit }.
event-loads = Embarquement en { $hex } : { $load } sur { $unit }.
event-unloads = Débarquement en { $hex } : { $load } quitte { $unit }.
event-overrun = Charge de { $firers } sur { $targets } en { $hex }, à { $odds }. Dé { $die } ({ $modifiers }) : { $result }.
event-works = Travaux de { $unit } en { $hex } : { $task }, tour { $turns } des travaux.
event-cleared = { $hex } est dégagé : { $unit }.
event-blocked = Route barrée en { $hex } : { $unit }.
event-block-fails = Barrage manqué en { $hex } : { $unit }.
event-rebuilt = Pont { $hex } rétabli : { $unit }.
event-demolition-fails = Les charges de { $unit } sur { $hex } font long feu.
event-blown = Le pont { $hex } a sauté.
event-held = { $hex } a été tenu un tour entier : c’est acquis.
event-wire-fails = Les charges de { $hex } font long feu.
event-assault = Assaut de { $firers } sur { $targets } en { $hex }, à { $odds }. Dé { $die } ({ $modifiers }) : { $result }.
event-dispersed = Dispersion : { $unit }.
event-eliminated = Élimination : { $unit }.
event-control = Contrôle de { $hex } : { $seat }.
event-over = La bataille est finie : { $points } points.

### Dés

die-wind-direction = Direction du vent
die-wind-speed = Force du vent
die-fire = Tir direct
die-indirect = Tir indirect
die-scatter = Chute des coups
die-scatter-direction = Direction de l’écart
die-assault = Assaut rapproché
die-overrun = Charge
die-opportunity = Tir d’opportunité
die-anti-aircraft = Tir antiaérien
die-jump-early = Hexagones trop court
die-glider = Planeur
die-glider-landing = Planeur au sol
die-drift = Dérive
die-survival = Survie au saut
die-landing-fire = Tir à l’atterrissage
die-mines = Mines
die-stream = Dans le ruisseau
die-gully = Dans le ravin
die-block = Barrage
die-demolition = Destruction
die-wire = Charges

### Résultats, vent, terrain

result-- = sans effet
result-D = dispersion
result-DD = élimination si déjà dispersé, sinon dispersion
result-X = élimination
result-Dam = endommagé
result-lost = perte hors de la carte
result-safe = sain et sauf
result-blown = détruit
result-fails = rien ne se passe
result-passes = passe
result-held-up = arrêté
result-damaged = endommagé
table-combat = Résultats du combat
table-anti-aircraft = Tir antiaérien
table-survival = Survie au saut
table-wind-speed = Force du vent
table-drift = Schémas de dérive
table-glider = Écart du planeur
table-scatter = Bombardement sans observateur
table-drop = Le sort d’un groupe
table-glide = Le sort d’un planeur
table-demolition = Destruction
table-wading = Dans l’eau
column-1-8 = 1–8
column-9-12 = 9–12
column-13-16 = 13–16
column-17-20 = 17–20
column-21-26 = 21–26
column-27-36 = 27–36
column-speed = force
column-deviation = écart
column-barrage = chute des coups
column-low = faible
column-gusty = rafales
column-high = fort
column-sea = mer
column-forest = forêt
column-town = ville
column-gully = ravin
column-swamp = marais
column-stream = ruisseau
column-slope = pente
column-clear = dégagé
wind-NE = du nord-est
wind-E = de l’est
wind-SE = du sud-est
wind-SW = du sud-ouest
wind-W = de l’ouest
wind-NW = du nord-ouest
wind-low = faible
wind-gusty = en rafales
wind-high = fort
glider-short = trop court
glider-on = sur l’objectif
glider-long = trop long
scatter-lands = ils tombent sur
scatter-nothing = ils tombent loin de
ground-sea = eau
ground-forest = forêt
ground-town = ville
ground-gully = ravin
ground-swamp = marais
ground-stream = ruisseau
ground-slope = pente
ground-clear = terrain dégagé
task-clear = déblaiement
task-demolish = pose de charges
task-build-block = construction d’un barrage
task-rebuild = rétablissement du pont

### Modificateurs

modifier-woods = bois
modifier-town = ville
modifier-swamp = marais
modifier-dispersed = déjà dispersé
modifier-close-assault = assaut rapproché
modifier-overrun = charge

### Marques, pistes, zones, faits

mark-dispersed = dispersé
mark-suppressed = dispersé
mark-fired = a tiré
mark-spent = épuisé
mark-moved = a bougé
mark-landed = vient d’atterrir
mark-formed = section à peine formée
mark-held = a retenu son tir
mark-inside = dans l’ouvrage
mark-hit = endommagé
mark-unpacking = pièce pas prête
mark-working = au travail
mark-mines = mines
mark-block = barrage
mark-wreck = épave
mark-blown = pont détruit
mark-control = contrôle
mark-target = appareil au-dessus
mark-order = bombardement ordonné
tag-drop = saut prévu, vol vers { $degrees ->
    [90] l’est
   *[270] l’ouest
  }, tour { $value }
tag-glide = planeur prévu, vol vers { $degrees ->
    [90] l’est
   *[270] l’ouest
  }, tour { $value }
label-drop = T{ $value }
label-glide = T{ $value }
tint-scatter = unités attendues ici : { $value }
arrow-wind = Vent
towards-wind = { $degrees ->
    [210] du nord-est
    [270] de l’est
    [330] du sud-est
    [30] du sud-ouest
    [90] de l’ouest
   *[150] du nord-ouest
  }, { $value }
track-turn = Tour
zone-planes = Appareils à venir
zone-coming = Renforts
zone-aboard = À bord
zone-to-set-up = À mettre en place
zone-overhead = Au-dessus de la carte
zone-lost = Pertes
fact-light = Lumière
fact-points = Points
fact-level = Finirait en
fact-board = Carte
fact-scatter-lost = Groupes qui tomberaient hors de la carte
light-day = jour
light-night = nuit
measure-casemates = Casemates
measure-airfield = Aérodrome
measure-heraklion = Héraklion
measure-sainte-mere-eglise = Sainte-Mère-Église
measure-west-bridge = Pont de l’ouest
measure-east-bridges = Ponts de l’est
measure-canal-bridge = Pont du canal
measure-river-bridge = Pont de l’Orne
measure-benouville = Bénouville
measure-bridge-intact = Le pont, intact
measure-son = Son
measure-southern-town = La ville au sud
measure-bridge = Le pont
measure-ramp = La rampe
measure-oosterbeek = Oosterbeek
measure-groesbeek = Groesbeek
measure-ridge = La crête
measure-landing-ground = Terrain d’atterrissage
measure-river-bridges = Ponts de l’Issel
measure-hamminkeln = Hamminkeln
measure-southern-village = Village du sud
measure-hill-107 = Cote 107
measure-tavronitis-bridge = Pont du Tavronitis
measure-primosole-bridge = Pont de Primosole
measure-primosole = Rive nord
measure-johnny-hills = Collines Johnny
measure-cupolas = Coupoles du fort
measure-albert-bridges = Ponts du canal Albert
measure-canal-banks = Rives du canal
measure-korinthos = Corinthe

### Issues

outcome-american-decisive = Victoire américaine décisive
outcome-american-tactical = Victoire américaine tactique
outcome-american-marginal = Victoire américaine marginale
outcome-british-decisive = Victoire britannique décisive
outcome-british-tactical = Victoire britannique tactique
outcome-british-marginal = Victoire britannique marginale
outcome-german-decisive = Victoire allemande décisive
outcome-german-tactical = Victoire allemande tactique
outcome-german-marginal = Victoire allemande marginale
outcome-belgian-decisive = Victoire belge décisive
outcome-belgian-tactical = Victoire belge tactique
outcome-belgian-marginal = Victoire belge marginale
outcome-italian-decisive = Victoire italienne décisive
outcome-italian-tactical = Victoire italienne tactique
outcome-italian-marginal = Victoire italienne marginale

### Raisons de l’état-major

reason-plan-near = près de l’objectif, au vent le plus souvent
reason-plan-open = terrain dégagé
reason-fire = bonnes chances
reason-assault = l’objectif le vaut
reason-advance = vers l’objectif
reason-hold = tient le terrain
reason-form = une section vaut mieux que des groupes
reason-flak = avant qu’ils ne sautent

### Unités

unit-airborne-platoon-american = section aéroportée américaine
unit-parachute-platoon-british = section parachutiste britannique
unit-parachute-platoon-german = section parachutiste allemande
unit-stick-american = groupe de saut américain
unit-stick-british = groupe de saut britannique
unit-stick-german = groupe de saut allemand
unit-airlanding-platoon-british = section aérotransportée britannique
unit-glider-platoon-american = section planeurs américaine
unit-commando-platoon-british = section de commandos
unit-rifle-platoon-american = section de fusiliers américaine
unit-rifle-platoon-british-44 = section de fusiliers britannique
unit-rifle-platoon-german-42-west = section de fusiliers allemande
unit-security-platoon-german-west = section de sécurité
unit-smg-platoon-german-west = section de pistolets-mitrailleurs
unit-mg-platoon-british = section de mitrailleuses britannique
unit-mg-platoon-american = section de mitrailleuses américaine
unit-hmg-platoon-german = section de mitrailleuses lourdes
unit-engineer-platoon-american = section du génie américaine
unit-engineer-platoon-british-44 = section du génie britannique
unit-engineer-platoon-german-west = section du génie allemande
unit-81mm-mortar = mortier de 81 mm
unit-75mm-how-allied = obusier démontable de 75 mm
unit-75mm-how = obusier de 75 mm
unit-75mm-how-company = canon d’infanterie de 75 mm
unit-105mm-how = obusier de 105 mm
unit-57mm-at-american = antichar de 57 mm
unit-6pdr-at = antichar de 6 livres
unit-50mm-at = antichar de 50 mm
unit-75mm-at = antichar de 75 mm
unit-88mm-at = batterie de 88 mm
unit-90mm-at = batterie de 90 mm
unit-20mm-aa = batterie de 20 mm
unit-20mm-4-aa = batterie quadruple de 20 mm
unit-40mm-aa = batterie de 40 mm
unit-matilda-ii = Matilda II
unit-tetrarch = Tetrarch
unit-pzkw-iv-h = PzKw IV H
unit-stug-iii-g = StuG III G
unit-grille = Grille
unit-marder-iii = Marder III
unit-sdkfz-234-1 = SdKfz 234/1
unit-sdkfz-251-west = SdKfz 251
unit-bren = chenillette Bren
unit-truck-german = camion
unit-truck-british = camion
unit-wagon = fourgon
unit-fort-20 = abri
unit-fort-40 = casemate
unit-c-47 = C-47
unit-halifax = Halifax
unit-ju-52 = Ju 52
unit-glider-allied = planeur
unit-glider-german = planeur
unit-m22-locust = Locust
unit-100mm-how = obusier de 100 mm
unit-coastal-platoon-italian = section côtière italienne
unit-rifle-platoon-belgian = section de fusiliers belge
unit-mg-platoon-belgian = section de mitrailleuses belge
unit-47mm-at-belgian = antichar de 47 mm
unit-fort-10 = coupole

# --- les mots des cartes ---

map-metres = Un hexagone fait { $metres } mètres ; nord en haut.
legend-slope = pente
legend-hill = sommet
legend-wood = forêt
legend-house = localité
legend-swamp = marais
legend-stream = ruisseau
legend-gully = ravin
note-sure-off-board = { $n ->
    [one] une unité qui peut entrer reste hors de la carte
   *[other] { $n } unités qui peuvent entrer restent hors de la carte
}
note-sure-sealed = ensuite, rien ne peut plus y être changé
note-sure-barrage = des dés suivent, un par pion qui s’y trouve

### La légende de la table

legend-figures = Les chiffres
legend-figures-all = À gauche la force, à droite le mouvement. En entier, comme dans « 4-I 2-8-1 » : force, sorte d’arme et portée en hexagones, défense, mouvement. I : arme légère, A : contre les blindés, H et M : obus.
legend-figures-star = Une étoile à la portée, comme dans « 3-I 2*-8-1 » : tire deux fois plus loin, à demi-force. Une parenthèse, ou M : aussi par-dessus ce qui barre la vue, sur ordre donné un tour avant.
legend-men = Les hommes
legend-unit-infantry = Une section d’infanterie : trois points.
legend-unit-paratroops = Une section de parachutistes : aussi bonne que du génie tant qu’elle est entière.
legend-unit-stick = Un groupe de saut : un quart de section. Quatre dans un hexagone en forment une.
legend-unit-airlanding = Une section venue en planeur, formée aussitôt.
legend-unit-engineers = Du génie : enlève mines et barrages, fait sauter les ponts, et décale l’assaut d’une colonne à côté d’une autre infanterie.
legend-unit-machine-gun = Des mitrailleuses : elles appuient seulement l’assaut, sauf les allemandes.
legend-guns = Canons et ouvrages
legend-unit-howitzer = Un obusier.
legend-unit-mortar = Un mortier.
legend-unit-at-gun = Un canon antichar ; ceux de 88 mm tirent aussi sur les avions.
legend-unit-aa-gun = Un canon antiaérien.
legend-unit-fort = Un fort : qui est dedans a sa défense, et tombe avec lui.
legend-vehicles = Véhicules et aéronefs
legend-unit-tank = Un char, un canon d’assaut ou un canon sur chenilles : peut écraser ce qui est à découvert.
legend-unit-armoured-car = Une automitrailleuse.
legend-unit-half-track = Un transport blindé : emmène une unité.
legend-unit-wheels = Un camion ou un chariot : emmène une unité.
legend-unit-aircraft = Un avion et la section qu’il porte.
legend-unit-glider = Un planeur et sa charge.
legend-states = Les états
legend-state-dispersed = Dispersé : ni mouvement ni tir pour un tour ; dispersé de nouveau, il est perdu.
legend-state-fired = A tiré : ne fait rien d’autre dans ce segment.
legend-state-spent = « Épuisé » : a fait tout ce qu’il pouvait.
legend-state-moved = « A bougé » dans ce segment ; peut encore donner l’assaut.
legend-state-landed = « Vient d’atterrir » : bouge au tour suivant ; peut donner l’assaut, sans les deux de moins au dé.
legend-state-formed = « À peine formée » : peut bouger et donner l’assaut, mais pas tirer.
legend-state-held = « A retenu son tir » : a ordre de bombarder, et attend.
legend-state-inside = « Dans le fort ».
legend-state-hit = « Endommagé » : un aéronef touché en chemin.
legend-state-unpacking = « Canon pas prêt » : il est venu en parachute.
legend-state-working = « Au travail » : sur des mines, un barrage ou des charges.
legend-markers = Marqueurs et signes
legend-mark-control = À qui fut l’hexagone en dernier.
legend-mark-mines = Des mines : elles attaquent l’ennemi qui s’y tient.
legend-mark-block = Un barrage : arrête les véhicules ; plus de route ici.
legend-mark-wreck = Des épaves, et combien.
legend-mark-blown = Un pont qui a sauté.
legend-mark-target = Un aéronef est au-dessus de cet hexagone.
legend-mark-order = Un bombardement est ordonné ici ; son maître seul le voit.
legend-sign-plan = Une étiquette avec une voile ou un planeur : ce que vous avez prévu, et le sens du vol.
legend-sign-scatter = Un hexagone teinté et son nombre : combien d’unités y attendre, tous vents compris.
legend-sign-wind = La flèche à côté de la carte : où souffle le vent, et sa force.
legend-ground = Le terrain
legend-ground-clear = Terrain dégagé : le meilleur pour se poser.
legend-ground-road = Une route : un demi-point le long d’elle, quoi qu’il y ait à côté.
legend-ground-forest = Forêt : un de plus au dé de qui tire dessus, et il doit voir ; pas de véhicules hors des routes.
legend-ground-town = Ville : un de plus au dé, tous y comptent comme blindés ; on se pose mal sur les toits.
legend-ground-slope = Pente : le tir y entre à demi-force.
legend-ground-hilltop = Sommet : comme une pente, et voit loin.
legend-ground-swamp = Marais : à pied seulement.
legend-ground-stream = Ruisseau : à pied, sur un dé de 1 à 3 ; nul n’en attaque.
legend-ground-gully = Ravin : à pied, sur un dé de 1 à 4 ; il cache, et de là nul ne tire ni ne donne l’assaut.
legend-ground-water = L’eau : nul ne la traverse, et qui s’y pose est perdu.
legend-ground-bridge = Un pont : à vous avec un hexagone de chaque rive.
legend-ground-hedge = Haies : ornement.

### Ce que coûte un choix, et ce qu'il risque

price-points = mouvement { $cost } sur { $left }
price-whole = tout le mouvement
note-turns-left = { $n ->
    [0] plus aucun tour ensuite
    [one] un seul tour ensuite
   *[other] { $n } tours ensuite
}
note-danger-turns-left = { $n ->
    [0] plus aucun tour ensuite
    [one] un seul tour ensuite
   *[other] { $n } tours ensuite
}
note-lost = { $n } % perdus
note-danger-lost = { $n } % perdus
note-danger-fire = { $n ->
    [one] tir d’opportunité possible d’une unité
   *[other] tir d’opportunité possible de { $n } unités
}
note-danger-stream = un ruisseau : seulement sur 1 à 3
note-danger-gully = un ravin : seulement sur 1 à 4
note-danger-mines = des mines : un dé, et l’arrêt
note-stops = une barricade : l’arrêt

### Ce qui figure sur les tables

result-high = fort
result-low = faible
result-gusty = rafales
result-scatter = dispersé
result-on = sur l’objectif
result-short = trop court
result-long = trop long

### Ce qu’il y a où, et ce qui finit une phase

lies-clear = terrain dégagé
lies-road = route
lies-forest = forêt
lies-town = agglomération
lies-gully = ravin
lies-swamp = marais
lies-stream = ruisseau
lies-slope = pente
lies-hilltop = sommet
lies-water = eau
lies-bridge = pont
do-done-in-phase-forming = Aucune autre section
do-done-in-phase-fire = Personne d’autre ne tire
do-done-in-phase-anti-aircraft = Personne d’autre ne tire
do-done-in-phase-vehicles = Aucun autre véhicule ne bouge
do-done-in-phase-foot = Aucune autre unité ne bouge
do-done-in-phase-assault = Aucun autre assaut

### L’article devant ce qu’on nomme dans une phrase, d’après le premier mot

article-abri = l’
article-antichar = l’
article-batterie = la
article-c-47 = le
article-camion = le
article-canon = le
article-casemate = la
article-chenillette = la
article-coupole = la
article-fourgon = le
article-grille = le
article-groupe = le
article-halifax = le
article-ju = le
article-locust = le
article-marder = le
article-matilda = le
article-mortier = le
article-obusier = l’
article-planeur = le
article-pzkw = le
article-sdkfz = le
article-section = la
article-stug = le
article-tetrarch = le

### Names on the boards that are made of words

map-benouville-place-canal-bridge = Pont du canal
map-benouville-place-river-bridge = Pont de l’Orne
map-corinth-place-bridge = Pont du canal
map-corinth-water = Golfe de Corinthe · canal de Corinthe · golfe Saronique
map-son-place-canal-bridge = Pont du canal
map-heraklion-place-airfield = Aérodrome
map-heraklion-water = Mer de Crète
map-maleme-place-airfield = Aérodrome
map-maleme-place-tavronitis-bridge = Pont du Tavronitis
map-maleme-place-hill-107 = Cote 107
map-maleme-water = Mer de Crète
map-groesbeek-place-ridge = La crête
map-hamminkeln-place-south-bridge = Pont du sud
map-hamminkeln-place-north-bridge = Pont du nord
map-arnhem-place-bridge = Pont routier
map-primosole-place-bridge = Pont de Primosole
map-merville-place-battery = Batterie de Merville
map-corinth-title = Corinthe
map-heraklion-title = Héraklion
