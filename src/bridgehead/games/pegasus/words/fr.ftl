### Noms

unit-howard = Major Howard
unit-neilson = Capitaine Neilson
unit-friday = Capitaine Friday
unit-hq-1 = Section de commandement 1
unit-hq-2 = Section de commandement 2
unit-brotheridge = Lieutenant Brotheridge
unit-brotheridge-platoon = Section Brotheridge
unit-brotheridge-a = Groupe Brotheridge A
unit-brotheridge-b = Groupe Brotheridge B
unit-fox = Lieutenant Fox
unit-fox-platoon = Section Fox
unit-fox-a = Groupe Fox A
unit-fox-b = Groupe Fox B
unit-hooper = Lieutenant Hooper
unit-hooper-platoon = Section Hooper
unit-hooper-a = Groupe Hooper A
unit-hooper-b = Groupe Hooper B
unit-smith = Lieutenant Smith
unit-smith-platoon = Section Smith
unit-smith-a = Groupe Smith A
unit-smith-b = Groupe Smith B
unit-sweeney = Lieutenant Sweeney
unit-sweeney-platoon = Section Sweeney
unit-sweeney-a = Groupe Sweeney A
unit-sweeney-b = Groupe Sweeney B
unit-wood = Lieutenant Wood
unit-wood-platoon = Section Wood
unit-wood-a = Groupe Wood A
unit-wood-b = Groupe Wood B
unit-sappers-1 = Sapeurs 1
unit-sappers-2 = Sapeurs 2
unit-sappers-3 = Sapeurs 3
unit-sappers-4 = Sapeurs 4
unit-pine-coffin = Colonel Pine Coffin
unit-para-1 = Section parachutiste 1
unit-para-2 = Section parachutiste 2
unit-para-3 = Section parachutiste 3
unit-para-4 = Section parachutiste 4
unit-para-5 = Section parachutiste 5
unit-para-6 = Section parachutiste 6
unit-garrison-1 = Groupe de garnison 1
unit-garrison-2 = Groupe de garnison 2
unit-garrison-3 = Groupe de garnison 3
unit-garrison-4 = Groupe de garnison 4
unit-garrison-5 = Groupe de garnison 5
unit-garrison-6 = Groupe de garnison 6
unit-garrison-7 = Groupe de garnison 7
unit-garrison-8 = Groupe de garnison 8
unit-hickman = Hickman
unit-schmidt = Major Schmidt
unit-car = Mercedes de Schmidt
unit-platoon-1 = Section allemande 1
unit-platoon-2 = Section allemande 2
unit-platoon-3 = Section allemande 3
unit-platoon-4 = Section allemande 4
unit-platoon-5 = Section allemande 5
unit-platoon-6 = Section allemande 6
unit-platoon-7 = Section allemande 7
unit-platoon-8 = Section allemande 8
unit-platoon-9 = Section allemande 9
unit-platoon-10 = Section allemande 10
unit-platoon-11 = Section allemande 11
unit-platoon-12 = Section allemande 12
unit-tank-1 = Char Mark IV 1
unit-tank-2 = Char Mark IV 2
unit-tank-3 = Char Mark IV 3
unit-tank-4 = Char Mark IV 4
unit-tank-5 = Char Mark IV 5
unit-tank-6 = Char Mark IV 6
unit-prisoners-1 = Prisonniers 1
unit-prisoners-2 = Prisonniers 2
unit-prisoners-3 = Prisonniers 3
unit-prisoners-4 = Prisonniers 4
unit-prisoners-5 = Prisonniers 5
unit-mg-1 = Mitrailleuse 1
unit-mg-2 = Mitrailleuse 2
unit-mg-3 = Mitrailleuse 3
unit-mg-4 = Mitrailleuse 4
unit-mg-5 = Mitrailleuse 5
unit-mg-6 = Mitrailleuse 6
unit-field-gun = Canon antichar
weapon-piat-1 = Piat 1
weapon-piat-2 = Piat 2
weapon-piat-3 = Piat 3
weapon-gammon-1 = Bombes Gammon 1
weapon-gammon-2 = Bombes Gammon 2
glider-1 = Planeur 1
glider-2 = Planeur 2
glider-3 = Planeur 3
glider-4 = Planeur 4
glider-5 = Planeur 5
glider-6 = Planeur 6
group-north = Le groupe nord
group-south = Le groupe sud
space-LP1 = Entrée du Port
space-LP2 = Route de la côte
space-LP3 = Rue du Port
space-LP4 = Carrefour de l’église
space-LP5 = Haies du Port
space-LP6 = Route au nord du carrefour
space-TJ = Carrefour de Bénouville
space-BE6 = Route au sud du carrefour
space-BE5 = Grand-rue de Bénouville
space-BE4 = Bas de la rue
space-BE3 = Route de Caen
space-BE2 = Grille du château
space-BE1 = Entrée de Bénouville
space-L1 = Église du Port
space-F1 = Vergers du Port
space-B1 = Mairie et école
space-B4 = Champs de l’ouest
space-B2 = Bénouville nord
space-B3 = Bénouville sud
space-B5 = Champs du sud
space-C2 = Pré du canal
space-C3 = Pâture du Port
space-W3 = Café Picot et jardins
space-WN = Tranchée ouest, nord
space-W1 = Route du pont, côté village
space-W2 = Route du pont, cafés
space-GON = Café Gondrée
space-WS = Tranchée ouest, sud
space-C4 = Parc du château
space-CH = Château de Bénouville
space-PIL = Casemate
space-NET = Tranchée nord-est
space-ATG = Fosse du canon
space-SET = Tranchée de la tour
space-E1 = Route du pont, côté est
space-M1 = Chaussée ouest
space-M2 = Chaussée est
space-WIRE = Champ de barbelés
space-LX2 = Zone X, long champ
space-NA1 = Approche nord, canal
space-NA2 = Pré nord
space-NB1 = Approche nord, milieu
space-NB2 = Marais
space-NC1 = Approche nord, rivière
space-NC2 = Zone Y
space-SA1 = Approche sud, canal
space-SB1 = Approche sud, milieu
space-SC1 = Approche sud, rivière
space-SB2 = Champ aux fossés
space-SC2 = Champ de l’Orne
space-OW = Rive ouest
space-RA1 = Route de Ranville, rivière
space-RA2 = Route de Ranville
space-RA3 = Entrée de Ranville
space-OE = Rive est
space-EN = Prés de l’est
space-RV = Moulin et jardins de Ranville
space-ES = Prés du sud
space-PB1 = Pont Pegasus, travée ouest
space-PB2 = Pont Pegasus, travée est
space-RB = Pont de Ranville

# Shorter on the map
map-space-LP1 = Entrée du Port
map-space-LP4 = L’église
map-space-LP6 = Route nord
map-space-TJ = Croisée
map-space-BE6 = Route sud
map-space-BE5 = Grand-rue
map-space-BE4 = Rue basse
map-space-BE3 = Route de Caen
map-space-BE2 = La grille
map-space-W1 = Côté village
map-space-W2 = Les cafés
map-space-E1 = Côté est
map-space-PB1 = Travée ouest
map-space-PB2 = Travée est
map-space-NET = Tranchée nord-est
map-space-WN = Tranchée nord
map-space-WS = Tranchée sud

### Titre, scénarios, options, phases, issues

title = Pegasus Bridge
about = Six planeurs, deux ponts, une nuit : atterrir, prendre d’assaut le pont du canal et le tenir contre les chars. Pour un joueur.
length = environ une heure
seat-british = les Britanniques
scenario-historical = Historique : la nuit du 6 juin telle qu’elle fut
scenario-beginner = Forces variables, débutant : jetons A à C
scenario-advanced = Forces variables, confirmé : jetons A à F
scenario-expert = Forces variables, expert : jetons D à H
scenario-first = Première partie : quatre tours au pont du canal
option-set-up = Chargement des planeurs
option-set-up-printed = comme imprimé
option-set-up-free = au choix du joueur
option-british-reinforcements = Table des renforts britanniques
option-british-reinforcements-table = équilibrée selon les Allemands
option-british-reinforcements-optional = table facultative, quels que soient les Allemands
option-british-entry = Tour d’arrivée des renforts britanniques
option-british-entry-staggered = 6, 7 ou 8 selon leur taille
option-british-entry-turn-6 = toujours 6
option-paratroop-movement = Points de mouvement des parachutistes
option-paratroop-movement-3 = 3, comme leurs facteurs
option-paratroop-movement-4 = 4, comme tous les Britanniques
option-double-lines = Coût d’une ligne double
option-double-lines-2 = 2 en tout
option-double-lines-3 = 3 en tout
option-schmidt-turn = Tour de la voiture de Schmidt
option-schmidt-turn-3 = 3, comme le dit le jeton
option-schmidt-turn-6 = 6, comme le dit la règle générale
option-garrison-strength = Force d’un groupe de garnison
option-garrison-strength-2 = 2, pour un début plus doux
option-garrison-strength-3 = 3
option-crews = Groupes de garnison aux pièces
option-crews-move = ils vont à l’ennemi le plus proche
option-crews-stay = ils restent tant que les Britanniques sont près
option-tank-columns = Ligne des chars dans la table de tir
option-tank-columns-printed = comme imprimée
option-tank-columns-left = une colonne plus à gauche
option-landing-die = Atterrissage d’un planeur
option-landing-die-one = par le dé qui le dirige
option-landing-die-two = par un second dé
option-crash-modifier = Modificateur d’écrasement
option-crash-modifier-landed-before = pour les planeurs posés avant lui
option-crash-modifier-every-other = pour chaque autre planeur de la zone
option-game-length = Dernier tour
option-game-length-14 = 14
option-game-length-16 = 16
phase-glider-landing = Atterrissage des planeurs
phase-suppression-removal = Retour des unités neutralisées
phase-british-movement = Mouvement britannique
phase-german-movement = Mouvement allemand
phase-british-fire = Tir britannique
phase-german-fire = Tir allemand
phase-hand-to-hand = Corps à corps
phase-end-of-turn = Fin du tour
outcome-german = Victoire allemande
outcome-marginal = Victoire britannique marginale
outcome-substantial = Victoire britannique nette
outcome-overwhelming = Victoire britannique écrasante

### Questions

ask-aboard = Dans quel planeur vole { $unit } ?
ask-carry = Qui porte { $weapon } ?
ask-north = Quels planeurs arrivent par le nord ? ({ $chosen } sur 3)
ask-lead = Quel planeur mène { $group } ?
ask-move = Quelle unité se déplace ?
ask-act = { $unit }, { $points } { $points ->
        [one] point de mouvement
       *[other] points de mouvement
    } : et maintenant ?
ask-opportunity-fire = { $area } : { $mover } y entre. Qui tire au passage ?
ask-fire = Quelle unité tire ?
ask-target = Sur qui tire { $unit } ?
ask-support = Qui d’autre tire sur { $target } ?
ask-loss = { $area } : encore { $points } { $points ->
        [one] point de force
       *[other] points de force
    } à perdre. Quelle unité ?
ask-half = { $area } : { $points } { $points ->
        [one] point de force
       *[other] points de force
    } à perdre au corps à corps, l’un après l’autre. Quelle unité perd le suivant ?
ask-retreat = { $area } : vos unités doivent partir. Pour où ?
ask-combat = Où a lieu le prochain corps à corps ?
ask-pushed-aside = { $area } : le char a forcé le passage. Où vont vos unités ?

### Réponses

do-move = Déplacer { $arg }
do-done = Finir cette phase
do-break-down = Diviser { $arg } en groupes
do-combine = Reformer { $arg }
do-take = Emmener { $arg }
do-go = Aller : { $arg }
do-grenade = Grenade sur { $arg }
do-gammon-bomb = Bombe Gammon sur { $arg }
do-search = Nettoyer le bunker ({ $arg })
do-prepare = Préparer une position ({ $arg })
do-stop = S’arrêter ici
do-join = { $arg } tire
do-join-gun = { $arg } tire, avec la mitrailleuse
do-all = Tout le monde tire
do-hold = Ne pas tirer
do-fire = Armes légères : { $arg }
do-machine-gun = Mitrailleuse : { $arg }
do-piat = Piat : { $arg }
do-field-gun = Canon : { $arg }
do-target = Sur { $arg }
do-shoot = Feu
do-lose = { $arg }
do-evenly = Tous, aussi également que possible
do-retreat = { $arg }
do-fight = { $arg }
do-carry = { $arg }
do-aboard = Dans { $arg }
do-north = { $arg }
do-lead = { $arg }

### Dés

glider-entry = Zone d’entrée
lost-glider = Planeur perdu
glider-flight = Vol
glider-landing = Atterrissage
glider-crash = Écrasement
crash-table = Table d’écrasement
early-tank = Char précoce
garrison-alert = Alerte de la garnison
small-arms = Armes légères
leader-casualty = Sort du chef
carried-leader = Chef porté
grenade = Grenade
gammon-bomb = Bombe Gammon
bunker-search = Fouille du bunker
bridge-repair = Réparation du pont
german-reinforcements = Renforts allemands
german-entry = Entrée des Allemands
british-reinforcements = Renforts britanniques
car-speed = Vitesse de la voiture
demolition = Destruction
detour = Au carrefour
nearest-british = Britannique le plus proche
target = Cible
gun-target = Cible du canon
breakthrough = Percée
damaged-bridge = Pont endommagé
spotting = Repérage
gun-fire = Tir de canon
piat = Piat
crew-flees = L’équipage fuit-il ?
column-retreat = Retraite de la colonne
off-the-road = Hors de la route
stuck-crew = Équipage embourbé
hand-to-hand = Corps à corps
suppression-removal = Retour au combat

### Colonnes de la table des grenades

adjacent-open = adjacent, dégagé
adjacent-obstructed = adjacent, couvert
same-open = même zone, dégagé
same-obstructed = même zone, couvert
same-bunker = même zone, bunker

### Ce qui arrive

event-turn = Tour { $turn }.
event-phase = { $phase }.
event-goes-aboard = { $unit } monte à bord : { $glider }.
event-group-formed = { $group } : { $gliders }, le premier en tête.
event-glider-entry = Dé { $die } : { $group } arrive ({ $area }).
event-glider-lost = Dé { $die } : { $glider } est perdu.
event-glider-flies = Dé { $die } : { $glider } poursuit ({ $area }).
event-glider-lands = Dé { $die } : { $glider } se pose ({ $area }).
event-formation-broken = Un six ({ $area }) : { $group } rompt la formation, chaque planeur vole seul.
event-glider-crashes = { $glider } s’écrase (dé { $die }{ $modifier ->
        [0] {""}
       *[other] { " +" }{ $modifier }
    }) ; table { $table } : { $result ->
        [all] tous ceux qui sont à bord sont perdus
        [0] personne n’est touché
       *[other] { $result } points de force perdus
    }.
event-moves = { $units } : { $from } → { $area } ; { $points ->
        [0] plus aucun point de mouvement
        [1] reste un point de mouvement
       *[other] restent { $points } points de mouvement
    }.
event-advances = { $units } : { $from } → { $area }.
event-drives = { $units } : par la route, { $from } → { $area }.
event-arrives = { $unit } entre en jeu ({ $area }).
event-leaves-map = { $unit } quitte la carte par la route ({ $area }).
event-marches-off = { $unit } quitte la carte à pied ({ $area }).
event-breaks-down = { $unit } se divise en groupes de { $first } et { $second }.
event-combines = { $unit } est reformée, avec { $strength } points.
event-grenade = { $unit } lance une grenade sur { $target } ({ $column }). Dé { $die } ({ $modifiers }) : { $effect } [{ $result }] ; reste { $left }.
event-grenade-at-nobody = { $unit } lance une grenade où il n’y a personne ({ $area }) ; reste { $left }.
event-bunker-cleared = { $unit } nettoie le bunker ({ $area }) (dé { $die }).
event-prisoners = Des prisonniers sont faits ({ $area }).
event-prisoners-gone = Les prisonniers laissés sans garde ({ $area }) ont disparu.
event-preparing = { $unit } commence à préparer une position ({ $area }).
event-position-prepared = { $unit } a une position préparée ({ $area }).
event-position-spoilt = On a attaqué { $unit } : pas de position.
event-position-lost = { $unit } a perdu sa position préparée.
event-gammon-bomb = { $unit } lance une bombe Gammon sur { $target }. Dé { $die } ({ $modifiers }) : { $effect } [{ $result }] ; il reste { $left ->
        [one] { $left } charge
       *[other] { $left } charges
    }.
event-turned-up = { $area } : le pion est { $what ->
        [squad] un groupe de la garnison
       *[dummy] un leurre
    }.
event-awake = { $unit } se réveille (dé { $die }){ $how ->
        [alert] {", aux aguets"}
       *[quiet] , mais sans tir au passage ce tour
    }.
event-small-arms = { $units } → { $target }, colonne { $column }. Dé { $die } ({ $modifiers }) : { $effect } [{ $result }].
event-machine-gun-fire = La mitrailleuse sur les autres : { $units } → { $target }, colonne { $column }. Dé { $die } ({ $modifiers }) : { $effect } [{ $result }].
event-fire-at-nobody = Il n’y avait personne ({ $area }).
event-gun-fire = Tir de canon : { $units } → { $target }, colonne { $column }. Dé { $die } ({ $modifiers }) : { $effect } [{ $result }].
event-gun-destroyed = Détruit : { $unit } ({ $area }).
event-piat = { $unit } tire au Piat sur { $target }. Dé { $die } ({ $modifiers }) : { $effect } [{ $result }] ; il reste { $left ->
        [one] { $left } coup
       *[other] { $left } coups
    }.
event-tank-stopped = { $unit } est immobilisé pour de bon. Dé { $die } : l’équipage { $how ->
        [flees] s’enfuit
       *[stays] reste et peut encore tirer
    }.
event-tank-wrecked = { $unit } n’est plus qu’une épave ({ $area }).
event-suppressed = Neutralisation : { $unit }.
event-suppression-removal = { $unit }, dé { $die } ({ $modifiers }) : { $result ->
        [removed] de retour au combat
       *[other] toujours sous neutralisation
    }.
event-loses = { $unit } perd { $points } ; reste { $left }.
event-eliminated = Perte totale : { $unit }.
event-leader-casualty = { $unit }, dé { $die } : { $result ->
        [W] blessé
        [K] tué
       *[other] indemne
    }.
event-carried-leader = { $unit } a été porté, dé { $die } : { $result ->
        [K] mort
       *[other] pas plus mal
    }.
event-weapon-taken = { $unit } porte { $weapon }.
event-weapon-lost = { $weapon } : perdu.
event-hand-to-hand = Corps à corps ({ $area }), { $british } Britanniques contre { $germans } Allemands, colonne { $column }. Dé { $die } ({ $modifiers }) : { $result }.
# Ce que fait un résultat de la table de tir ou des grenades, selon ce qu’il frappe.
result-unit-- = sans effet
result-unit-S = neutralisation
result-unit-S-H- = neutralisation
result-unit-1 = perte de 1 point
result-unit-1-H- = perte de 1 point
result-unit-2 = perte de 2 points
result-unit-2-H- = perte de 2 points
result-unit-3 = perte de 3 points
result-unit-4 = perte de 4 points
result-leader-- = sans effet
result-leader-S = neutralisation
result-leader-S-H- = neutralisation
result-leader-1 = test du chef
result-leader-1-H- = test du chef
result-leader-2 = test du chef
result-leader-2-H- = test du chef
result-leader-3 = test du chef
result-leader-4 = test du chef
result-car-- = sans effet
result-car-S = sans effet
result-car-S-H- = sans effet
result-car-1 = la voiture est détruite
result-car-1-H- = la voiture est détruite
result-car-2 = la voiture est détruite
result-car-2-H- = la voiture est détruite
result-car-3 = la voiture est détruite
result-car-4 = la voiture est détruite
result-nothing-- = sans effet
result-nothing-S = sans effet
result-nothing-S-H- = sans effet
result-nothing-1 = sans effet
result-nothing-1-H- = sans effet
result-nothing-2 = sans effet
result-nothing-2-H- = sans effet
result-nothing-3 = sans effet
result-nothing-4 = sans effet
result-open-tank-- = sans effet
result-open-tank-S = sans effet
result-open-tank-S-H- = le char est détruit
result-open-tank-1 = sans effet
result-open-tank-1-H- = le char est détruit
result-open-tank-2 = sans effet
result-open-tank-2-H- = le char est détruit
result-open-tank-3 = sans effet
result-open-tank-4 = sans effet
result-piat-- = sans effet
result-piat-S = sans effet
result-piat-S-H- = le char est immobilisé, son équipage peut fuir
result-piat-1 = sans effet
result-piat-1-H- = le char est détruit
result-piat-2 = sans effet
result-piat-2-H- = le char est détruit
result-piat-3 = sans effet
result-piat-4 = sans effet
result-gammon-- = sans effet
result-gammon-S = sans effet
result-gammon-S-H- = le char est détruit
result-gammon-1 = sans effet
result-gammon-1-H- = le char est détruit
result-gammon-2 = sans effet
result-gammon-2-H- = le char est détruit
result-gammon-3 = sans effet
result-gammon-4 = sans effet
result-gammon-car-- = sans effet
result-gammon-car-S = la voiture est détruite
result-gammon-car-S-H- = la voiture est détruite
result-gammon-car-1 = la voiture est détruite
result-gammon-car-1-H- = la voiture est détruite
result-gammon-car-2 = la voiture est détruite
result-gammon-car-2-H- = la voiture est détruite
result-gammon-car-3 = la voiture est détruite
result-gammon-car-4 = la voiture est détruite
result-gun-tank-- = sans effet
result-gun-tank-S = sans effet
result-gun-tank-S-H- = le char est détruit
result-gun-tank-1 = sans effet
result-gun-tank-1-H- = le char est détruit
result-gun-tank-2 = sans effet
result-gun-tank-2-H- = le char est détruit
result-gun-tank-3 = sans effet
result-gun-tank-4 = sans effet
result-guns-tank-- = sans effet
result-guns-tank-S = sans effet
result-guns-tank-S-H- = le char est détruit
result-guns-tank-1 = le char est détruit
result-guns-tank-1-H- = le char est détruit
result-guns-tank-2 = le char est détruit
result-guns-tank-2-H- = le char est détruit
result-guns-tank-3 = le char est détruit
result-guns-tank-4 = le char est détruit
result-gun-area-- = sans effet
result-gun-area-S = sans effet
result-gun-area-S-H- = positions et pièces détruites
result-gun-area-1 = sans effet
result-gun-area-1-H- = positions et pièces détruites, chaque unité perd 1 point
result-gun-area-2 = sans effet
result-gun-area-2-H- = positions et pièces détruites, chaque unité perd 2 points
result-gun-area-3 = sans effet
result-gun-area-4 = sans effet
result-guns-area-- = sans effet
result-guns-area-S = sans effet
result-guns-area-S-H- = positions et pièces détruites
result-guns-area-1 = positions et pièces détruites, chaque unité perd 1 point
result-guns-area-1-H- = positions et pièces détruites, chaque unité perd 1 point
result-guns-area-2 = positions et pièces détruites, chaque unité perd 2 points
result-guns-area-2-H- = positions et pièces détruites, chaque unité perd 2 points
result-guns-area-3 = positions et pièces détruites, chaque unité perd 3 points
result-guns-area-4 = positions et pièces détruites, chaque unité perd 4 points

result-E- = les Britanniques sont éliminés
result-1-2E- = la moitié des Britanniques est perdue
result-1-2E-1-2E = la moitié de chaque camp est perdue
result--1-2E = la moitié des Allemands est perdue
result-1-2E-E = la moitié des Britanniques est perdue, les Allemands sont éliminés
result--E = les Allemands sont éliminés
result-ENG = les deux camps restent aux prises
event-engaged = { $area } : les deux camps sont aux prises et ne peuvent partir au prochain tour.
event-retreats = Retraite, { $from } → { $area } : { $units }.
event-pushed-aside = Unités repoussées, { $from } → { $area } : { $units }.
event-breakthrough = { $unit } contre la position préparée ({ $area }). Dé { $die } ({ $modifiers }) : { $how ->
        [through] il passe
       *[held] il est arrêté
    }.
event-spotting = { $unit } observe, dé { $die } : { $how ->
        [spotted] Britanniques repérés, tir permis
       *[unseen] rien vu
    }.
event-german-force = Dé { $die } : renforts allemands, force { $force }.
event-german-entry = Dé { $die } : les Allemands viennent au tour { $turn } ({ $area }).
event-early-tank = { $unit }, dé { $die } : il vient au tour { $turn } ({ $area }).
event-british-force = Dé { $die } : renforts britanniques, force { $force }.
event-british-entry = Les renforts britanniques viennent dès le tour { $turn } ({ $area }).
event-schmidt-arrives = Le major Schmidt arrive en voiture à Ranville. Dé { $die } : { $points } points de mouvement.
event-car-speeds-up = On tire sur la Mercedes, elle file : { $points } points de mouvement désormais.
event-car-wrecked = La Mercedes est détruite ({ $area }).
event-schmidt-captured = Le major Schmidt est prisonnier.
event-schmidt-escapes = Le major Schmidt s’est échappé par Le Port.
event-column-retreat = Le char de tête est perdu au premier coup. Dé { $die } : { $how ->
        [all] toute la force se replie
        [nearest] le char le plus proche se replie
       *[none] la colonne continue
    }.
event-tank-retreats = { $unit } fait demi-tour pour gagner { $area }.
event-tank-waits = { $unit } trouve la route pleine derrière lui et attend ({ $area }).
event-tank-off-road = { $unit } quitte la route ({ $area }). Dé { $die } : { $how ->
        [moves] il avance encore
       *[stuck] il est embourbé pour ce tour
    }.
event-stuck-crew = L’équipage de { $unit }, dé { $die } : { $how ->
        [panics] pris de panique, il abandonne le char
       *[holds] il tient bon
    }.
event-detour = { $unit } arrive au carrefour. Dé { $die } : { $how ->
        [straight-on] la colonne va tout droit pendant deux tours
       *[to-the-bridge] la colonne tourne vers le pont
    }.
event-column-turns = Les chars font demi-tour, cap sur { $area }.
event-wire-turned-up = Le pion du pont est { $what ->
        [live] « miné » : les charges sont prêtes
       *[blank] vierge : le pont n’est pas miné
    }.
event-wire-removed = Les charges de Pegasus Bridge sont enlevées.
event-span-disarmed = { $unit } : un tour entier ({ $area }).
event-demolition = Les Allemands appuient sur l’exploseur. Dé { $die } ({ $modifiers }) : { $result ->
        [destroyed] le pont est détruit
        [damaged] le pont est endommagé
       *[malfunction] rien ne se passe
    }.
event-bridge-destroyed = Pegasus Bridge est détruit.
event-bridge-damaged = Pegasus Bridge est endommagé.
event-damaged-bridge = { $unit } s’engage sur le pont endommagé. Dé { $die } : { $how ->
        [collapses] il cède
       *[holds] il tient
    }.
event-bridge-repair = { $unit } ({ $area }), tour de travail { $turns }. Dé { $die } : { $how ->
        [repaired] réparé
       *[not-yet] pas encore
    }.
event-makeshift-bridge = Un pont de fortune est posé ({ $area }).

### Modificateurs

modifier-adjacent-area = zone adjacente
modifier-obstructed-area = zone couverte
modifier-prepared-position = position préparée
modifier-glider-infantry = infanterie de planeurs
modifier-open-area = zone dégagée
modifier-moving-target = cible mobile
modifier-own-leader = son propre chef
modifier-leader-alone = chef seul
modifier-leader-with-thrower = chef auprès du lanceur
modifier-only-glider-infantry = infanterie de planeurs seule
modifier-germans-suppressed = Allemands neutralisés
modifier-only-garrison = garnison seule
modifier-british-suppressed = Britanniques neutralisés
modifier-british-entered-cover = Britanniques entrés les derniers à couvert
modifier-germans-entered-cover = Allemands entrés les derniers à couvert
modifier-germans-entered-position = Allemands entrés les derniers, face à une position préparée
modifier-infantry-with-tank = infanterie avec un char
modifier-british-leader = chef britannique
modifier-german-leader = chef allemand
modifier-british-leaders-alone = chefs britanniques seuls
modifier-german-leaders-alone = chefs allemands seuls
modifier-british-leader-wounded = chef britannique blessé
modifier-german-leader-wounded = chef allemand blessé
modifier-schmidt-at-the-plunger = Schmidt à l’exploseur
modifier-leader-rallies = un chef les rallie
modifier-infantry-pushes = infanterie avec le char

### Tables : colonnes et codes

column-1-4 = 1–4
column-5-8 = 5–8
column-9-10 = 9–10
column-11-14 = 11–14
column-15-20 = 15–20
column-adjacent-open = adjacente, dégagée
column-adjacent-obstructed = adjacente, encombrée
column-same-open = même zone, dégagée
column-same-obstructed = même zone, encombrée
column-same-bunker = même zone, bunker
column-british = Britanniques
column-garrison = garnison
column-reinforcements = renforts allemands
column-leader = chef
column-strength-points-lost = points perdus
column-demolition = résultat
column-north = nord
column-south = sud
column-entry-area = zone d’entrée
column-force = force
column-movement-points = points de mouvement
column-withdrawing = qui se replie
column-turn = tour
result-fire-- = sans effet
result-fire-S = neutralisation
result-fire-S-H- = neutralisation ; compte contre les chars
result-fire-1 = 1 point perdu
result-fire-1-H- = 1 point perdu ; compte contre les chars
result-fire-2 = 2 points perdus
result-fire-2-H- = 2 points perdus ; compte contre les chars
result-fire-3 = 3 points perdus
result-fire-4 = 4 points perdus
result-grenades-- = sans effet
result-grenades-S = neutralisation
result-grenades-S-H- = neutralisation ; compte contre les chars
result-grenades-1 = 1 point perdu
result-grenades-1-H- = 1 point perdu ; compte contre les chars
result-grenades-2 = 2 points perdus
result-grenades-2-H- = 2 points perdus ; compte contre les chars
result-grenades-3 = 3 points perdus
result-grenades-4 = 4 points perdus
result-leader-casualty-- = indemne
result-leader-casualty-W = blessé
result-leader-casualty-K = tué
result-own-unit-- = { result-unit-- }
result-own-unit-S = { result-unit-S }
result-own-unit-S-H- = { result-unit-S-H- }
result-own-unit-1 = { result-unit-1 }
result-own-unit-1-H- = { result-unit-1-H- }
result-own-unit-2 = { result-unit-2 }
result-own-unit-2-H- = { result-unit-2-H- }
result-own-unit-3 = { result-unit-3 }
result-own-unit-4 = { result-unit-4 }
result-own-leader-- = { result-leader-- }
result-own-leader-S = { result-leader-S }
result-own-leader-S-H- = { result-leader-S-H- }
result-own-leader-1 = { result-leader-1 }
result-own-leader-1-H- = { result-leader-1-H- }
result-own-leader-2 = { result-leader-2 }
result-own-leader-2-H- = { result-leader-2-H- }
result-own-leader-3 = { result-leader-3 }
result-own-leader-4 = { result-leader-4 }
result-own-leader-casualty-- = { result-leader-casualty-- }
result-own-leader-casualty-W = { result-leader-casualty-W }
result-own-leader-casualty-K = { result-leader-casualty-K }
result-suppression-removal-removed = n’est plus neutralisé
result-suppression-removal-- = reste neutralisé
result-demolition-destroyed = le pont est détruit
result-demolition-damaged = le pont est endommagé
result-demolition-malfunction = rien ne se passe
result-column-retreat-all = toute la force se replie
result-column-retreat-nearest = le char le plus proche se replie
result-column-retreat-none = la colonne continue
result-crash-all = tous les passagers sont perdus

### Tables

table-fire = Tir
table-leader-casualty = Sort des chefs
table-grenades = Grenades
table-crash = Écrasement des planeurs
table-hand-to-hand = Corps à corps
table-demolition = Destruction du pont
table-suppression-removal = Retour des unités neutralisées
table-lost-glider = Planeurs perdus
table-german-reinforcements = Renforts allemands selon le jeton
table-german-entry = Entrée des Allemands
table-british-reinforcements = Renforts britanniques selon la force allemande
table-optional-british-reinforcements = Renforts britanniques, table facultative
table-car-speed = Mouvement de la Mercedes
table-column-retreat = Retraite de la colonne
table-tanks-of-chit-h = Chars du jeton H

### La table de jeu

seat-german = les Allemands
unit-german-hidden = Pion de garnison
mark-suppressed = sous neutralisation
mark-wounded = blessé
mark-wrecked = épave
mark-destroyed = détruit
mark-immobile = ne peut bouger
mark-acted = a joué
mark-preparing = prépare une position
mark-prepared = position préparée
mark-in-bunker = dans le bunker
mark-held = pas encore actif
mark-in-flight = en vol
mark-crashed = écrasé
mark-grenades-1 = 1 attaque à la grenade
mark-grenades-2 = 2 attaques à la grenade
mark-grenades-3 = 3 attaques à la grenade
mark-grenades-4 = 4 attaques à la grenade
mark-control = contrôle
mark-bunker-cleared = bunker nettoyé
mark-rubble = décombres
mark-engaged = aux prises
mark-bridge-destroyed = pont détruit
mark-bridge-damaged = pont endommagé
mark-makeshift = pont de fortune
mark-disarmed = charges cherchées
zone-glider-1 = Planeur 1
zone-glider-2 = Planeur 2
zone-glider-3 = Planeur 3
zone-glider-4 = Planeur 4
zone-glider-5 = Planeur 5
zone-glider-6 = Planeur 6
zone-to-load = À embarquer
zone-coming = En route
zone-eliminated = Pertes
zone-gone = Hors du jeu
track-turn = Tour
track-points = Points de victoire
note-german-reinforcements = renforts allemands
note-british-reinforcements = renforts britanniques
note-schmidt = Major Schmidt
fact-chit = Jeton de mise en place
fact-german-force = Force de renfort allemande
fact-british-force = Force de renfort britannique
fact-wire = Pont miné
fact-movement-points = Points de mouvement restants
wire-face-down = un pion face cachée
wire-live = charges prêtes
wire-harmless = aucune charge

### Pourquoi pas

refusal-not-yet-here = Elle n’est pas encore entrée.
refusal-not-here = Elle n’est pas sur la carte.
refusal-suppressed = Elle est sous neutralisation.
refusal-wounded = Un chef blessé ne se déplace que porté.
refusal-has-moved = Elle a déjà bougé dans cette phase.
refusal-has-fired = Elle a déjà tiré dans cette phase.
refusal-no-bunker = Il n’y a pas de bunker à nettoyer ici.
refusal-bunker-defended = Des Allemands tiennent encore la zone du bunker.
refusal-too-dear = Il ne lui reste pas assez de points de mouvement.
refusal-no-position-here = Pas de position préparée sur le pont.
refusal-too-late = Il faut le dire avant le premier pas.
refusal-entry-area = Les renforts entrent par Ranville.
refusal-dashed-line = On tire à travers une ligne pointillée, on ne la franchit pas.
refusal-no-line = Aucune ligne n’y mène d’ici.
refusal-engaged = L’unité est aux prises et ne peut partir ce tour.
refusal-bridge-destroyed = Le pont est détruit.
refusal-no-grenades = Elle n’a plus d’attaque à la grenade.
refusal-out-of-reach = Aucune cible à portée.
refusal-leader-not-alone = Un chef avec une unité combattante l’aide et ne tire pas lui-même.
refusal-no-piat = Elle n’a pas de Piat chargé.
refusal-in-bunker = De l’intérieur d’un bunker, elle ne tire que dans sa zone.

# Pourquoi l'état-major préfère une option.
reason-storm = il y a des Allemands à déloger
reason-cross = il doit être à nous avant qu’ils ne le fassent sauter
reason-approach = le chemin de son objectif
reason-objective = c’est elle qui a le plus loin à aller, ou le plus à faire
reason-grenade = d’abord les grenades, ensuite l’assaut
reason-bunker = ceux qui s’y cachent doivent sortir
reason-dig-in = ce qui est pris doit tenir contre les chars
reason-together = ensemble ils sont plus forts
reason-fire = les chances sont bonnes
reason-armour = les chars ne doivent pas atteindre le pont
reason-mass = un tir nourri vaut mieux que deux faibles
reason-stay = elle est bien où elle est

# --- les mots de la carte ---

map-board-title = Bénouville et les ponts de l’Orne
map-board-subtitle = Le terrain du coup de main, nuit du 5 au 6 juin 1944. Carte en zones, nord en haut ; soixante et une zones.
map-board-label = Carte en zones de Bénouville et des ponts de l’Orne
panel-gliders = Planeurs
panel-gliders-note = 1–3 vers le canal, 4–6 vers la rivière
panel-turns = Tours
panel-turns-note = seize tours à partir de minuit seize
box-glider_1 = Planeur 1
box-glider_2 = Planeur 2
box-glider_3 = Planeur 3
box-glider_4 = Planeur 4
box-glider_5 = Planeur 5
box-glider_6 = Planeur 6
box-wired_bridge = Pont miné
box-eliminated = Hors du jeu
box-turn_4-note = dé allem.
box-turn_5-note = alerte
box-turn_6-note = dé brit.
legend-road = zone de route
legend-obstructed = zone couverte
legend-open = terrain libre
legend-single = 1 point de mouvement
legend-double = 2 points de mouvement
legend-dashed = tir seulement
legend-works = tranchée, barbelés
legend-concrete = casemate, fosse à canon
legend-gun = mitrailleuse
legend-landing = planeur posé sur
legend-hedge = haie, verger
legend-slope = pente
result-prisoners = nettoyé, avec des prisonniers
result-cleared = nettoyé
result-costly = nettoyé, pour un point

### La légende

legend-units = Les unités
legend-unit-platoon = Une section d’infanterie de planeurs : trois points ; à gauche la force, à droite les points de mouvement.
legend-unit-squad = Une demi-section : un point. Une section se divise en deux groupes quand vous le dites, et ils peuvent se rejoindre.
legend-unit-sappers = Des sapeurs : ils cherchent les charges, les coupent et réparent le pont.
legend-unit-hq = Un groupe de commandement : une toute petite unité.
legend-unit-leader = Un chef : un de plus au dé pour sa section, le major Howard pour tous.
legend-unit-paratroops = Une section de parachutistes, renforts venus de Ranville.
legend-unit-glider = Un planeur, en l’air ou là où il s’est posé.
legend-unit-garrison = Un groupe de la garnison, retourné.
legend-unit-infantry = Une section d’infanterie allemande.
legend-unit-tank = Un Mark IV. Il reste sur la route, et son épave la barre.
legend-unit-car = La voiture du major Schmidt : elle traverse de Ranville au Port.
legend-weapons = Les armes
legend-weapon-mg = Une mitrailleuse : le nombre est sa force. Elle tire sur toute la zone, si quelqu’un la sert.
legend-weapon-field-gun = Le canon dans son emplacement : qui s’y trouve peut tirer sur les chars.
legend-weapon-piat = Un Piat, contre les chars : le nombre est celui des coups restants.
legend-weapon-gammon = Des bombes Gammon, contre un char de la même zone : le nombre est ce qu’il en reste.
legend-states = Les états
legend-state-hidden = Face cachée : un groupe de la garnison, ou personne.
legend-state-suppressed = Neutralisé : ni mouvement ni tir avant de s’être rallié.
legend-state-wounded = Blessé : ne bouge que porté, de deux points.
legend-state-wrecked = Une épave : barre les chars et la vue.
legend-state-acted = A bougé ou tiré dans cette phase.
legend-state-grenades = « 2 attaques à la grenade » : ce qu’il en reste à une unité, sur deux pour un groupe et quatre pour une section.
legend-state-preparing = « Prépare une position », puis « position préparée » : enterré, si nul ne l’attaque dans le tour. Un de moins au dé de qui tire dessus.
legend-state-in-bunker = « Dans l’abri » : il fouille, ne tire pas ailleurs et n’essuie pas de tir d’à côté.
legend-state-held = « Pas encore actif » : une unité de la garnison qui n’a pas été éveillée.
legend-state-immobile = « Ne peut bouger » : un char touché aux chenilles peut encore tirer.
legend-state-destroyed = « Détruit » : une arme dont plus personne ne peut se servir.
legend-state-crashed = « Écrasé » : un planeur qui s’est mal posé ; ceux qui étaient dedans l’ont payé.
legend-markers = Les marqueurs
legend-mark-control = Contrôle : qui fut le dernier dans la zone ; cela compte à la fin.
legend-mark-engaged = Engagés : qui est ici ne peut partir au tour suivant et doit combattre encore.
legend-mark-cleared = L’abri est fouillé : deux points.
legend-mark-rubble = Décombres : un obus a touché le couvert.
legend-mark-damaged = Le pont est endommagé : chaque char qui y entre peut l’abattre.
legend-mark-bridge-destroyed = Le pont est détruit.
legend-mark-makeshift = Un pont de fortune des sapeurs : deux points pour y entrer.
legend-mark-disarmed = Des sapeurs ont cherché ici des charges.
legend-ground = Le terrain
legend-ground-road = Zone de route : découverte, et la seule pour les chars et la voiture.
legend-ground-open = Terrain découvert : un de plus au dé de qui tire dessus, et qui y entre peut essuyer un tir.
legend-ground-obstructed = Obstrué : maisons, tranchées, emplacements. Un de moins au dé de qui tire dessus ; barre la vue.
legend-ground-single = Un trait à travers la limite : un point de mouvement.
legend-ground-double = Deux traits : deux points en tout.
legend-ground-dashed = Des points : pas de passage, mais à portée de tir.
legend-ground-works = Tranchées et barbelés.
legend-ground-concrete = Un abri à fouiller ; l’anneau est l’emplacement du canon.
legend-ground-gun = La place d’une mitrailleuse.
legend-ground-landing = Ce qu’un planeur doit tirer pour se poser ici ; un triangle rompt la formation sur 6.
legend-ground-water = Le canal et la rivière : on ne passe que par les ponts.
legend-ground-hedge = Haies et vergers : ornement.
legend-ground-slope = Pentes : ornement.

### Ce que coûte un choix, et ce qu'il risque

price-points = { $left ->
    [1] le dernier point
   *[other] { $cost } sur { $left } points
}
note-sure-off-map = { $n ->
    [one] une unité qui peut entrer reste hors de la carte
   *[other] { $n } unités qui peuvent entrer restent hors de la carte
}
note-sure-nobody-moved = tous restent là où les planeurs se sont posés
note-sure-most-unmoved = { $n ->
    [one] une unité n’a pas bougé
   *[other] { $n } unités n’ont pas bougé
}
note-danger-fire = { $n ->
    [one] une unité peut tirer
   *[other] { $n } unités peuvent tirer
}
note-danger-stirs = { $n ->
    [one] dérange un pion
   *[other] dérange { $n } pions
}
note-slower = { $n ->
    [one] un point en tout alors
   *[other] { $n } points en tout alors
}

### De quoi sont faits les points

part-bridge = Le pont de Bénouville tenu, intact
part-damaged-bridge = Le pont de Bénouville tenu, endommagé
part-ranville = Le pont de Ranville tenu
part-pillbox = La casemate tenue
part-bunkers = Abris nettoyés et tenus : { $n }
part-machine-guns = Mitrailleuses tenues ou détruites : { $n }
part-field-gun = Le canon tenu ou détruit
part-tanks = Chars détruits : { $n }
part-prisoners = Groupes de prisonniers gardés : { $n }
part-schmidt = Le major Schmidt capturé
part-leaders = Chefs tués : { $n }
part-platoons = Sections éliminées : { $n }

row-0-or-less = 0 ou moins
row-1-or-less = 1 ou moins

### L’article devant ce qu’on nomme dans une phrase, d’après le premier mot

small-letters = major capitaine colonel lieutenant section groupe char mitrailleuse canon planeur sapeurs bombes prisonniers pion
article-bombes = les
article-canon = le
article-capitaine = le
article-char = le
article-colonel = le
article-groupe = le
article-lieutenant = le
article-major = le
article-mercedes = la
article-mitrailleuse = la
article-piat = le
article-pion = le
article-planeur = le
article-prisonniers = les
article-sapeurs = les
article-section = la
