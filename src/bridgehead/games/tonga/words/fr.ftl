title = Opération Tonga
scenario-1A = 1A : le pont de Bénouville
scenario-1B = 1B : Pegasus Bridge
scenario-2 = 2 : la batterie de Merville
scenario-3 = 3 : les ponts sur la Dives
scenario-campaign = La campagne Tonga
option-identical-terrains = Terrains identiques révélés ensemble
option-identical-terrains-refused = interdits à la pose
option-identical-terrains-penalised = coûtent sa phase à l’Allemand
seat-british = Anglais
seat-german = Allemand
phase-mulligan = Première main
phase-first-heroic = Carte héroïque
phase-approach = Approche
phase-build-piles = Pose des terrains
phase-choose-pile = Choix d’un pont
phase-progress = Phase de progression
phase-british = Phase de l’Anglais
phase-german = Phase de l’Allemand
phase-assault = Phase d’assaut
phase-turn-end = Fin du tour

kind-unit = Unité
kind-event = Événement
kind-action = Action de combat
kind-terrain = Terrain
type-infantry = Infanterie
type-engineer = Génie
type-anti-tank = Antichar
type-parachutist = Parachutiste
type-support = Appui
type-leader = Chef
type-vehicle = Véhicule
class-open = Découvert
class-large = Grand
class-fortified = Fortifié
class-built = Bâti
class-wood = Bois
class-water = Eau
class-bridge = Pont
class-objective = Objectif
class-obstacle = Obstacle
class-casemate = Casemate
token-plain = un jeton ordinaire
token-plus3 = un jeton « +3 »
token-plus3-heroic = un jeton « +3 » héroïque
token-green = un jeton vert « +1 »

ask-mulligan = Gardez-vous votre première main, ou la remettez-vous dans la pioche pour une autre, une seule fois ?
ask-heroic = Quelle carte héroïque prenez-vous en main ?
ask-approach = L’approche est { $terrain }. Défausser une unité de valeur 4 ou plus pour en révéler une autre ?
ask-build-pile = { $bridge } : quel terrain vient à la place { $place } à partir du dessus ?
ask-choose-pile = Laquelle des piles fermées attaquez-vous ?
ask-terrain = Sur quel terrain l’Anglais avance-t-il ?
ask-objective = Quel objectif attaquez-vous ensuite ?
ask-blue-token = Poser un jeton de campagne sur { $terrain } ?
ask-event = Jouer un événement ?
ask-german-unit = { $terrain } : jouez-vous une unité ?
ask-initiative = { $terrain } : renforcer votre unité avant l’arrivée de l’unité anglaise ?
ask-british-unit = { $terrain } : quelle unité envoyez-vous ?
ask-british-go = { $terrain } : renforcer votre unité ?
ask-german-go = { $terrain } : renforcer votre unité ?
ask-respond = { $card } vient d’être joué. Répondre tout de suite ?
ask-tilt = Une unité allemande est détruite à { $terrain }. Jouer une carte pour cet instant ?
ask-discard = Quelle carte défaussez-vous ?
ask-recover = Quelle carte reprenez-vous ?
ask-look = Laquelle de ces cartes prenez-vous ?
ask-search = Quelle carte prenez-vous dans votre pioche ?
ask-effect = Quel effet choisissez-vous ?
ask-trade = Combien de jetons échangez-vous contre des cartes ?
ask-counter-unit = Poser une unité dans la pile de contre-attaque ?
ask-counter-card = Poser un événement ou une action de combat dans la pile de contre-attaque ?

do-keep = Garder
do-mulligan = Mélanger et repiocher
do-advance = { $arg }
do-place = { $arg }
do-pile = Pile { $arg }
do-heroic = { $arg }
do-event = Jouer { $arg }
do-unit = Envoyer { $arg }
do-play = Jouer { $arg }
do-token = Lancer { $arg }
do-respond = Jouer { $arg }
do-let = Laisser faire
do-quiet = Ne plus me demander ce tour-ci
do-hand-over = Passer la main
do-give-up = Abandonner
do-manpower = Perdre plutôt un point d’effectifs
do-pass = Passer
do-none = Aucune
do-done = Plus d’événement
do-enough = Cela suffit
do-discard = Défausser { $arg }
do-take = Prendre { $arg }
do-lay = Poser { $arg }
do-trade = { $arg }
do-blue = Poser un jeton
do-strengthen = Votre unité a +{ $arg }
do-take-tokens = Prendre { $arg ->
    [one] { $arg } jeton
   *[other] { $arg } jetons
}
do-draw-cards = Piocher { $arg ->
    [one] { $arg } carte
   *[other] { $arg } cartes
}
do-make-discard = L’adversaire défausse { $arg ->
    [one] { $arg } carte
   *[other] { $arg } cartes
}

strengthen = une unité plus forte
take-tokens = des jetons
draw-cards = des cartes
make-discard = une défausse

token = Jeton
token-plus3 = Jeton « +3 »
destiny = Jeton du Destin
turn-token = Jeton de Tour
event-die = { $purpose } : { $value ->
    [2] la seconde face
   *[other] la première face
}.
event-operation-begins = L’opération { $operation } de la campagne commence.
event-turn = Tour { $turn }.
event-mulligan = { $seat } : la première main retourne dans la pioche, une autre est piochée.
event-revealed = Révélé : { $terrains }.
event-terrain = Les Anglais avancent sur { $terrain }.
event-phase-begins = Phase : { $seat }.
event-phase-lost = L’Allemand passe sa phase.
event-identical = Deux terrains identiques sont révélés ensemble : { $terrain }. L’Allemand passera sa phase.
event-drew = { $seat } : { $count ->
    [one] { $count } carte piochée
   *[other] { $count } cartes piochées
}.
event-drew-cards = Vous piochez { $cards }.
event-draw-changed = { $seat } : { $amount ->
    [-1] une carte de moins
   *[other] { $amount } cartes
} à piocher ce tour-ci.
event-played-event = { $seat } : événement { $card }.
event-played-unit = { $seat } : unité { $card }.
event-played-action = { $seat } : action de combat { $card }.
event-cancelled = { $answer } annule { $card }.
event-chose = { $seat } choisit { $what } ({ $amount }).
event-took-tokens = { $seat } : { $count ->
    [one] { $count } jeton pris
   *[other] { $count } jetons pris
}.
event-took-special = { $seat } prend { $count } × { $token }.
event-returned-tokens = { $seat } : { $count ->
    [one] { $count } jeton rendu
   *[other] { $count } jetons rendus
}.
event-tokens-barred = { $seat } : plus de jetons dans ce combat, sauf s’ils sont spéciaux et permis.
event-tossed = { $seat } lance { $token } : { $landed ->
    [1] réussite
   *[other] échec
}.
event-tossed-again = { $seat } relance son premier jeton.
event-values = { $terrain } : Anglais { $british }, Allemand { $german }.
event-showed-hand = { $seat } montre sa main.
event-hand-seen = La main ({ $seat }) : { $cards }.
event-discarded = { $seat } défausse { $card }.
event-recovered = { $seat } reprend { $card } dans sa défausse.
event-looked = { $seat } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
} de sa pioche.
event-looked-at = Vous regardez { $cards }.
event-searched = { $seat } prend { $card } dans sa pioche et la mélange.
event-found-nothing = { $seat } ne trouve rien dans sa pioche.
event-sacrificed = Sacrifice : { $card }.
event-relieved = { $card } retourne en main.
event-size-changed = { $terrain } : { $size ->
    [one] { $size } unité allemande
   *[other] { $size } unités allemandes
} désormais.
event-units-barred = L’Allemand ne peut plus jouer d’unité à { $terrain }.
event-no-unit = L’Allemand ne joue pas d’unité à { $terrain }.
event-no-more-units = L’Allemand ne joue plus d’unité à { $terrain }.
event-british-lost = { $terrain } : { $unit }, unité anglaise détruite.
event-british-gave-up = { $terrain } : les Anglais rompent l’assaut.
event-german-lost = { $terrain } : { $unit }, unité allemande détruite.
event-manpower-lost = L’Anglais perd un point d’effectifs ; il en reste { $left }.
event-assault-won = { $seat } remporte l’assaut : { $terrain }.
event-ranville-won = { $seat } l’emporte à Ranville.
event-took-heroic = { $seat } prend une carte héroïque en main.
event-heroic-card = Votre carte héroïque est { $card }.
event-heroic-lost = { $seat } écarte la carte héroïque qu’il n’a pas jouée.
event-turn-token = Le jeton de Tour montre : { $seat }.
event-laid = L’Allemand pose { $card } dans sa pile de contre-attaque.
event-counter-attack = L’Allemand mélange sa pile de contre-attaque à sa pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-flame-thrower = L’Anglais dispose du Lance-flammes.
event-guns-destroyed = { $terrain }, prise : { $guns ->
    [one] { $guns } canon détruit
   *[other] { $guns } canons détruits
} en tout.
event-shuffled-in = { $terrain } retourne parmi les objectifs.
event-bridge-shown = La pile mène à { $bridge }.
event-bridge-won = { $bridge } revient à : { $seat }.
event-operation-over = L’opération est terminée ; vainqueur : { $seat }.
event-scored = L’Anglais marque { $points } : { $total } en tout.
event-blue-laid = L’Allemand pose un jeton de campagne sur { $terrain }.
event-blue-kept = Le jeton de campagne va à l’Anglais : un point de moins à la fin.
event-blue-lost = Le jeton de campagne est perdu.

modifier-printed = valeur imprimée
modifier-terrain = terrain
modifier-own-text = son propre effet
modifier-enemy-text = l’unité adverse
modifier-lasting = effets durables
modifier-actions = actions de combat
modifier-tokens = jetons

outcome-bridge-taken = Les Anglais ont pris le pont de Bénouville.
outcome-counter-attack-beaten = Les Anglais tiennent Pegasus Bridge.
outcome-manpower-gone = Les Anglais sont à bout de forces ; les Allemands tiennent.
outcome-guns-destroyed = Les canons de Merville sont détruits.
outcome-bridges-destroyed = Les ponts sur la Dives sont détruits.
outcome-bridges-held = Les Allemands gardent les ponts sur la Dives.
outcome-campaign-british = La division a fait ce pour quoi elle est venue : le flanc est sûr.
outcome-campaign-draw = Une nuit mitigée : le flanc est couvert, mais les Allemands peuvent encore réagir.
outcome-campaign-german = La division a manqué ses objectifs ; les Allemands viendront plus tôt et plus forts.

# --- la table ---
zone-hand-british = Main anglaise
zone-hand-german = Main allemande
zone-deck-british = Pioche anglaise
zone-deck-german = Pioche allemande
zone-discard-british = Défausse anglaise
zone-discard-german = Défausse allemande
zone-heroic-british = Cartes héroïques anglaises
zone-heroic-german = Cartes héroïques allemandes
zone-terrain = Terrain du tour
zone-offered = Terrains révélés
zone-terrain-discard = Défausse des terrains
zone-unit-british-0 = Unité anglaise
zone-unit-german-0 = Unité allemande
zone-actions-british-0 = Actions anglaises
zone-actions-german-0 = Actions allemandes
zone-fought-british-0 = Unités anglaises ayant combattu
zone-fought-german-0 = Unités allemandes ayant combattu
zone-spent-british-0 = Actions anglaises des combats précédents
zone-spent-german-0 = Actions allemandes des combats précédents
zone-unit-british-1 = Unité anglaise à Ranville
zone-unit-german-1 = Unité allemande à Ranville
zone-actions-british-1 = Actions anglaises à Ranville
zone-actions-german-1 = Actions allemandes à Ranville
zone-fought-british-1 = Unités anglaises ayant combattu à Ranville
zone-fought-german-1 = Unités allemandes ayant combattu à Ranville
zone-spent-british-1 = Actions anglaises des combats précédents à Ranville
zone-spent-german-1 = Actions allemandes des combats précédents à Ranville
zone-way = Terrains à venir
zone-counter-attack = Pile de contre-attaque
zone-objectives = Pile des objectifs
zone-battery = Pile de la batterie
zone-destroyed = Pris dans la batterie
zone-bridges-british = Ponts détruits
zone-bridges-german = Ponts tenus
zone-slot-1 = Pont de la pile 1
zone-slot-2 = Pont de la pile 2
zone-slot-3 = Pont de la pile 3
zone-pile-1 = Pile 1
zone-pile-2 = Pile 2
zone-pile-3 = Pile 3
mark-tilted = a combattu
track-units-0 = Unités allemandes
track-units-1 = Unités allemandes à Ranville
track-guns = Canons détruits
track-reserve = Réserve de jetons
track-manpower = Points d’effectifs
fact-tokens-british = Jetons de l’Anglais
fact-tokens-german = Jetons de l’Allemand
fact-tokens-on-british-0 = Jetons sur l’unité anglaise
fact-tokens-on-german-0 = Jetons sur l’unité allemande
fact-tokens-on-british-1 = Jetons sur l’unité anglaise à Ranville
fact-tokens-on-german-1 = Jetons sur l’unité allemande à Ranville
fact-plus3-british = Jetons « +3 »
fact-plus3-heroic-british = Jetons « +3 » héroïques
fact-green-british = Jetons verts « +1 »
fact-plus3-beside = Jetons « +3 » à côté de la Réserve
fact-won-0 = Assaut remporté par
fact-won-1 = Ranville remporté par
fact-turn-token = Jeton de Tour
fact-operation = Opération
fact-points = Points de victoire
fact-blue-left = Jetons de campagne restants
fact-blue-held = Jetons de campagne chez l’Anglais
fact-blue-here = Jetons de campagne sur le terrain
fact-quiet = Réponses non demandées ce tour-ci
british = Anglais
german = Allemand
table-token = Jeton
result-success = il retombe du bon côté
result-failure = il échoue

# --- pourquoi l’état-major le préfère ---
reason-too-dear = continuer coûterait plus que cela ne vaut
reason-enough = cela suffit pour l’instant
reason-wait = attendre de voir ce qu’ils envoient
reason-not-worth-a-card = cela ne vaut pas une carte
reason-save-units = garder les unités pour plus tard
reason-decisive = ici tout compte
reason-cheapest = le moyen le moins cher de combler l’écart
reason-suits-the-ground = le meilleur emploi d’une unité ici

# the cards
card-1101 = Éclaireur
card-1102 = Fusiliers
card-1103 = Sapeurs
card-1104 = Équipe PIAT
card-1105 = Section des planeurs
card-1106 = Escouade de parachutistes
card-1107 = Éclaireurs parachutistes
card-1108 = Fusil-mitrailleur Bren
card-1109 = Section d’assaut
card-1110 = Mortier
card-1111 = Infirmier
card-1112 = Chef de section
card-1113 = Groupe d’isolés
card-1114 = Groupe de brèche
card-1201 = Renforts
card-1202 = Reconnaissance
card-1203 = Caisse de munitions
card-1204 = Bombes Gammon
card-1205 = Sabotage
card-1206 = Ralliement
card-1207 = Lignes téléphoniques coupées
card-1208 = Mannequins parachutés
card-1209 = Résistance locale
card-1210 = Raid de la RAF
card-1211 = Balises Eurêka
card-1301 = Attaque éclair
card-1302 = Grenade Mills
card-1303 = Grenade fumigène
card-1304 = Tireur embusqué
card-1305 = Sten
card-1306 = Corps à corps
card-1307 = Tir de couverture
card-1308 = Attaque silencieuse
card-1309 = « Ham and Jam »
card-1310 = Charge explosive
card-1311 = Relève
card-1312 = Torpille Bangalore
card-1313 = Embuscade
card-1314 = Baïonnette au canon
card-1401 = Major John Howard
card-1402 = Les pilotes de planeur
card-1403 = Sacrifice
card-1404 = Sgt Charles Thornton
card-1405 = LCL Terence Otway
card-1406 = Lance-flammes
card-1407 = Le ruban des démineurs
card-1408 = Le clairon de l’assaut
card-1409 = Interception des renforts
card-1410 = Parachutistes Canadiens
card-1411 = La traversée de Troarn par le Major Roseveare
card-1412 = Mitrailleuse Vickers en soutien
card-1501 = Sentinelle
card-1502 = Patrouille
card-1503 = Auto-mitrailleuse
card-1504 = Mitrailleuse MG-42
card-1505 = Grenadiers
card-1506 = Peloton de défense
card-1507 = Équipe de mortier
card-1508 = Escouade de commandement
card-1509 = Motocyclistes
card-1510 = Artilleurs
card-1511 = Panzergrenadiers
card-1512 = Panzer IV
card-1513 = DCA Flakvierling 38
card-1514 = Conscrits
card-1601 = Réserve de secteur
card-1602 = Dépôt de munitions
card-1603 = Échec
card-1604 = Liaison radio
card-1605 = Projecteurs
card-1606 = Interrogatoire
card-1607 = Colonne blindée
card-1608 = Sie Kommen!
card-1609 = Trousse de soins
card-1610 = Tir de harcèlement
card-1701 = Défense coordonnée
card-1702 = Grenade
card-1703 = Tranchée
card-1704 = Riposte
card-1705 = Feu croisé
card-1706 = Piège
card-1707 = Résistance acharnée
card-1708 = Tir de suppression
card-1709 = Panzerfaust
card-1710 = Fusée éclairante
card-1711 = Contre-assaut
card-1712 = Mines antipersonnel
card-1801 = Major Hans Schmidt
card-1802 = Vedette du canal
card-1803 = La 21e Panzer en marche
card-1804 = Feu à volonté
card-1805 = Oberleutnant Steiner
card-1806 = Feldwebel Buskotte
card-1807 = Tir sur la batterie
card-1808 = Garnison en alerte
card-1809 = Major Hans von Luck
card-1810 = Canon d’assaut
card-1811 = Les eaux de la Dives
card-1812 = Tenir le pont
card-1001 = Route
card-1002 = Containers abandonnés
card-1003 = Épave de planeur
card-1004 = Réseau de tranchées
card-1005 = Garnison
card-1006 = Village
card-1007 = Champs
card-1008 = Vergers
card-1009 = Nid de mitrailleuse
card-1010 = Le Café Gondrée
card-1011 = Tobrouk anti-char
card-1012 = Abri bétonné
card-1013 = Chemin de halage
card-1014A = Le pont de Bénouville
card-1014B = Pegasus Bridge
card-1015A = Le pont de Ranville
card-1015B = Horsa Bridge
card-1016 = Bunker de commandement
card-1017 = Champ de Mines
card-1018 = Champs inondés
card-1019 = Entrée de la batterie de Merville
card-1020 = Le posé d’assaut des Horsa
card-1021 = Réseau de Barbelés
card-1022 = Casemate n°1
card-1023 = Casemates n°2 et n°3
card-1024 = Casemate n°4
card-1025 = Le bois de Bavent
card-1026 = Marécages
card-1027 = Le château de Varaville
card-1028 = Le pont de Robehomme
card-1029 = Le village de Troarn
card-1030 = Le pont de Bures sur Dives
card-1031 = Le pont de Troarn
card-1032 = Le pont de Varaville
