title = Tête de pont de Remagen
about = Mars 1945 : faire passer une armée sur un pont qui peut tomber à chaque tour, ou la rejeter dans le Rhin.
length = deux à trois heures
blurb = Mars 1945 : faire passer une armée sur un pont qui peut tomber à chaque tour, ou la rejeter dans le Rhin.
seat-american = Américain
seat-german = Allemand
seat-us = Américain
seat-de = Allemand

scenario-historical = Le pont Ludendorff, du 7 au 12 mars 1945
scenario-short = Les six premiers tours
scenario-no-bridge = Et si le pont avait sauté
scenario-fate = Un pont dont l’heure est connue
scenario-first = Première partie : le pont en trois tours
option-night = Tours de nuit
option-night-yes = avec tours de nuit
option-night-no = sans tours de nuit
option-collapse = Chute du pont ferroviaire
option-collapse-die = selon le dé
option-collapse-4 = au tour 4
option-collapse-5 = au tour 5
option-collapse-6 = au tour 6
option-collapse-7 = au tour 7
option-collapse-8 = au tour 8
option-collapse-9 = au tour 9
option-bazooka = Bazookas
option-bazooka-printed = sans effet sur les blindés, comme imprimé
option-bazooka-armour = efficaces contre les blindés

phase-setup = Mise en place
phase-labour = Travaux de pontage
phase-drop = Parachutage
phase-fate = Sort du pont
phase-entry = Arrivées
phase-move = Mouvement
phase-fire = Échange de tirs
phase-front = Front de bataille
phase-battles = Combats
phase-done = Fin du demi-tour
phase-over = Fin de la partie

outcome-us-decisive = Victoire américaine décisive : la route de l’Allemagne est ouverte.
outcome-us-substantial = Nette victoire américaine : la tête de pont tient, et un pont avec elle.
outcome-us-marginal = Victoire américaine de justesse : la tête de pont tient bon.
outcome-german-marginal = Victoire allemande de justesse : la tête de pont est contenue.
outcome-german-decisive = Victoire allemande décisive : plus personne au-delà du Rhin.

# --- questions ---

ask-set-up = Où placez-vous { $unit } ?
ask-bring = Quelle pièce arrive ? Il reste { $quota ->
        [one] { $quota } point
       *[other] { $quota } points
    } du contingent.
ask-reserves = Laquelle des réserves arrive ?
ask-place = Où arrive { $unit } ?
ask-labour = { $labour ->
        [0] Commencez-vous ici un pont de bateaux avec { $unit } ?
       *[other] Travaillez-vous au pont de bateaux avec { $unit } ({ $labour } unités de travail sur 30) ?
    }
ask-air-drop = Les { $trays } socles de parachutistes sautent-ils ce tour, pour { $trays } points du contingent ?
ask-land = Où { $unit } touche-t-il terre, près de { $centre } ?
ask-march = Quelle pièce se déplace ?
ask-act = Que fait { $unit } ?
ask-alight = Où descend { $unit } ?
ask-fire = Quel secteur tire ?
ask-target = Sur quoi tire { $sector } ?
ask-answer = Lequel des secteurs visés riposte ensuite ?
ask-return-fire = On a tiré sur { $sector }. Sur quoi riposte-t-il ?
ask-contact-fire = Contact de feu : sur quoi tire { $sector } ?
ask-aim = Sur quoi tire { $unit } ?
ask-hit = { $hits ->
        [one] Que touche le coup au but dans { $sector } ?
       *[other] Que touche le premier des { $hits } coups au but qui restent dans { $sector } ?
    }
ask-men = { $figures ->
        [one] Qui perd le prochain homme dans { $sector } ?
       *[other] Qui perd les prochains hommes dans { $sector }, { $figures } figurines ?
    }
ask-front = Quel secteur ennemi { $sector } attaque-t-il ?
ask-left-out = L’ennemi en { $sector } doit être attaqué aussi. Qui l’ajoute à sa bataille ?
ask-too-weak = La bataille de { $sector } est au-dessous de 1-6. À quelle autre la joindre ?
ask-together = Des batailles se touchent. En livrez-vous une avec une autre ?
ask-partner = Avec quelle bataille livrez-vous celle de { $sector } ?
ask-battle = Quelle bataille se livre maintenant ?
ask-crowded = La place manque. Quelle pièce recule la première ?
ask-withdraw = Où repliez-vous { $unit } ?
ask-rout = Où repoussez-vous { $unit }, à { $sectors } secteurs ?
ask-advance = Exploitez-vous avec { $unit } ?

# --- réponses ---

do-place = { $arg }
do-bring = { $arg }
do-enough = Plus rien ce tour
do-work = Travailler
do-stand-by = Rester libre de bouger
do-jump = Sauter
do-no-jump = Rester au sol
do-land = { $arg }
do-move = { $arg }
do-abandon = Pousser { $arg } hors de la route, pour de bon
do-overrun = Déclarer une victoire automatique sur { $arg }
do-end-moves = Tous les mouvements sont faits
do-to = Aller en { $arg }
do-board = Monter sur { $arg }
do-alight = Descendre en { $arg }
do-hitch = Atteler { $arg }
do-drop = Dételer la pièce en { $arg }
do-fire-from = { $arg }
do-end-fire = Cesser le feu
do-all-at = Tous sur { $arg }
do-share-out = Chaque pièce à part
do-hold-fire = Ne pas tirer
do-at = { $arg }
do-alone-at = { $arg }, en une salve à part
do-hold = Ne pas tirer
do-hit = { $arg }
do-destroy = { $arg } jusqu’à destruction (hommes : tous ceux de la sorte)
do-against = { $arg }
do-decline = Rester engagé sans attaquer
do-also-by = { $arg }
do-with = À la bataille de { $arg }
do-together = La bataille pour { $arg } avec une voisine
do-divided = Chaque bataille à part
do-resolve = La bataille pour { $arg }
do-withdraw = { $arg }
do-rout = { $arg }
do-apart = Chacune dans son secteur
do-advance = Avancer en { $arg }
do-wait = Attendre que d’autres soient partis
do-stay = Rester

# --- ce qui arrive ---

event-half-turn = Tour { $turn } : { $seat }.
event-set-up = { $unit } prend place en { $sector }.
event-arrived = { $unit } arrive en { $sector }.
event-built = Le génie { $units ->
        [0] n’ajoute aucune unité
        [1] ajoute { $units } unité
       *[other] ajoute { $units } unités
    } de travail en { $river } : { $total } sur 30.
event-bridge-complete = Le pont de bateaux en { $river } est achevé ; il ouvre au prochain tour.
event-bridge-damaged = Le pont de bateaux en { $river } est touché pour { $pips ->
        [one] { $pips } unité
       *[other] { $pips } unités
    } de travail : il { $total ->
        [0] n’en reste rien
       *[other] en reste { $total }
    }.
event-bridge-down = { $value ->
        [0] Le pont en { $river } s’effondre.
       *[other] Le pont en { $river } s’effondre avec { $units }.
    }
event-bridge-fate = Le pont Ludendorff tombe sur { $most } ou moins ; le dé donne { $die }.
event-drop-unpaid = Les parachutistes restent au sol : il faudrait { $cost } points du contingent, qui en a { $quota }.
event-drop-zone = La zone de saut est { $centre } ({ $die }, { $dice }).
event-drop-failed = On ne peut se poser dans aucun secteur autour de { $centre } : pas de saut ce tour.
event-drop-lost = Faute de place pour se poser, on perd { $unit }.
event-landed = { $unit } se pose en { $sector }.
event-moved = { $unit } va de { $from } à { $to }.
event-abandoned = On pousse { $unit } hors de la route en { $sector }.
event-overrun = Victoire automatique sur { $sector } : qui n’a pas encore bougé peut passer.
event-boarded = { $unit } monte sur { $carrier }.
event-alighted = { $unit } descend en { $sector }.
event-hitched = { $vehicle } attelle { $gun }.
event-dropped = On dételle { $gun } en { $sector }.
event-salvo = { $from } tire sur { $target } avec { $units } : { $pips ->
        [one] { $pips } point
       *[other] { $pips } points
    } par { $divisor } { $hits ->
        [0] ne font aucun coup au but
        [one] font { $hits } coup au but
       *[other] font { $hits } coups au but
    }.
event-no-effect = { $hits ->
        [one] { $hits } coup au but ne fait rien aux blindés de { $sector }.
       *[other] { $hits } coups au but ne font rien aux blindés de { $sector }.
    }
event-killed = Perte en { $sector } : { $unit }.
event-stopped = Hors d’état de bouger : { $unit }.
event-damaged = { $hits ->
        [one] { $unit } a reçu { $hits } coup.
       *[other] { $unit } a reçu { $hits } coups.
    }
event-figures-left = { $figures ->
        [one] { $unit } n’a plus qu’une figurine.
       *[other] { $unit } n’a plus que { $figures } figurines.
    }
event-laid-out = { $sector } attaque { $foe }.
event-joined = La bataille de { $sector } serait au-dessous de 1-6 : elle est jointe à celle de { $other }.
event-united = La bataille de { $sector } est livrée avec celle de { $other }.
event-declined = { $sector } reste engagé et n’attaque pas.
event-battle = La bataille pour { $sector } : { $attack } contre { $defence }, { $odds }{ $die ->
        [0] {""}
       *[other] , dé { $die }
    } : { $result }.
event-parted = Plus d’ennemi de cette bataille à côté de { $sectors }.
event-engaged = Engagés : { $sectors }.
event-left-behind = On abandonne { $unit } en { $sector }.
event-lost-with = { $unit } : perdu avec { $carrier }.
event-cut-off = Sans issue, on perd { $unit } en { $sector }.
event-eliminated = Pièce éliminée en { $sector } : { $unit }.
event-fell-back = { $unit } recule de { $from } à { $to }.
event-advanced = { $unit } avance de { $from } à { $to }.
event-game-over = C’est fini : valeur américaine à l’est du Rhin { $value }, ponts de bateaux { $bridges }.

# --- résultats d’une bataille ; un trait d’union remplace l’espace du tableau ---

result-DW = le défenseur se replie
result-AW = l’attaquant se replie
result-DR-2 = le défenseur est repoussé de 2 secteurs
result-DR-3 = le défenseur est repoussé de 3 secteurs
result-DR-4 = le défenseur est repoussé de 4 secteurs
result-AR-2 = l’attaquant est repoussé de 2 secteurs
result-AR-3 = l’attaquant est repoussé de 3 secteurs
result-AR-4 = l’attaquant est repoussé de 4 secteurs
result-D-ELIM = le défenseur est éliminé
result-A-ELIM = l’attaquant est éliminé
result-ENG = engagés
result-FIRE-CTCT = contact de feu
result-hits = { $number ->
        [0] aucun coup au but
        [one] 1 coup au but
       *[other] { $number } coups au but
    }
result-lost = { $number ->
        [0] rien de détruit
       *[other] valeur de combat { $number } détruite
    }
result-stop = un véhicule immobilisé

# --- à quoi servent les dés ---

fire = Tir
hit = Dé de coup au but
morale = Moral
bridge = Sort du pont
labour = Travail
bridge-damage = Dégâts au pont
drop-number = Saut, chiffre
drop-letter = Saut, lettre

# --- table, marques, pistes ---

modifier-attack = attaque
modifier-defence = défense
modifier-soak-off = rapport laissé ailleurs
modifier-cover = à couvert, points par figurine
modifier-dice = dés
modifier-hits-expected = { $n ->
        [one] coup à attendre
       *[other] coups à attendre
    }
modifier-hits-most = { $n ->
        [one] coup au plus
       *[other] coups au plus
    }
modifier-divisor = points par coup au but
table-combat = Moral au combat
table-fire = Tir
table-bridge = Pont Ludendorff
mark-hits-1 = 1 coup
mark-hits-2 = 2 coups
mark-hits-3 = 3 coups
mark-hits-4 = 4 coups
mark-figures-lost-1 = 1 figurine perdue
mark-figures-lost-2 = 2 figurines perdues
mark-disabled = immobilisé
mark-engaged = engagé
mark-railway-bridge = pont Ludendorff
mark-bridge-gone = pont détruit
mark-pontoon-bridge = pont de bateaux
mark-pontoon-0 = pont de bateaux, commencé
mark-pontoon-1 = pont de bateaux, commencé
mark-pontoon-2 = pont de bateaux, commencé
mark-pontoon-3 = pont de bateaux, commencé
mark-pontoon-4 = pont de bateaux, commencé
mark-pontoon-damaged = pont de bateaux, endommagé
mark-overrun = victoire automatique
zone-us-pool = Forces américaines à venir
zone-de-pool = Forces allemandes à venir
zone-us-lost = Pertes américaines
zone-de-lost = Pertes allemandes
track-turn = Tour
track-quota = Contingent
night = nuit
bridge-falls = le pont tombe
bridge-odds-1 = le pont tombe sur 1
bridge-odds-2 = le pont tombe sur 1 ou 2
bridge-odds-3 = le pont tombe sur 1 à 3
bridge-odds-4 = le pont tombe sur 1 à 4
bridge-odds-5 = le pont tombe sur 1 à 5
bridge-odds-6 = le pont tombe
fact-value-east = Valeur américaine à l’est du Rhin
fact-needed-marginal = pour une victoire de justesse
fact-needed-substantial = pour une nette victoire
fact-needed-decisive = pour une victoire décisive
fact-light = Lumière
day = jour
track-labour-A = Unités de travail, rangée A
track-labour-B = Unités de travail, rangée B
track-labour-C = Unités de travail, rangée C
track-labour-D = Unités de travail, rangée D
track-labour-E = Unités de travail, rangée E
track-labour-F = Unités de travail, rangée F
track-labour-H = Unités de travail, rangée H
track-labour-J = Unités de travail, rangée J
track-labour-K = Unités de travail, rangée K
track-labour-L = Unités de travail, rangée L
track-labour-M = Unités de travail, rangée M
track-labour-N = Unités de travail, rangée N
track-labour-O = Unités de travail, rangée O
track-labour-P = Unités de travail, rangée P
track-labour-Q = Unités de travail, rangée Q
track-labour-R = Unités de travail, rangée R

# --- pourquoi ---

why-bring = le lourd d’abord, le génie dès qu’il y a un site
why-reserves = chars et canons avant le reste
why-labour = c’est ici que le pont est voulu
why-fire = d’ici la salve détruit le plus
why-target = on y détruit le plus pour le moins en retour
why-return-fire = on y détruit le plus
why-front = le poids y compte le plus
why-act = plus près du but, tir et rapports en vue

# --- pieces ---

unit-us-heavy-tank-1 = char lourd US 1
unit-us-heavy-tank-2 = char lourd US 2
unit-us-heavy-tank-3 = char lourd US 3
unit-us-medium-tank-1 = char moyen US 1
unit-us-medium-tank-2 = char moyen US 2
unit-us-medium-tank-3 = char moyen US 3
unit-us-medium-tank-4 = char moyen US 4
unit-us-medium-tank-5 = char moyen US 5
unit-us-medium-tank-6 = char moyen US 6
unit-us-light-tank-1 = char léger US 1
unit-us-light-tank-2 = char léger US 2
unit-us-light-tank-3 = char léger US 3
unit-us-light-tank-4 = char léger US 4
unit-us-light-tank-5 = char léger US 5
unit-us-light-tank-6 = char léger US 6
unit-us-buffalo-1 = Buffalo US
unit-us-armored-car-1 = automitrailleuse US 1
unit-us-armored-car-2 = automitrailleuse US 2
unit-us-armored-car-3 = automitrailleuse US 3
unit-us-armored-truck-1 = camion blindé US 1
unit-us-armored-truck-2 = camion blindé US 2
unit-us-truck-1 = camion US 1
unit-us-truck-2 = camion US 2
unit-us-weasel-1 = Weasel US 1
unit-us-weasel-2 = Weasel US 2
unit-us-howitzer-1 = obusier US 1
unit-us-howitzer-2 = obusier US 2
unit-us-medium-gun-1 = canon moyen US 1
unit-us-medium-gun-2 = canon moyen US 2
unit-us-anti-tank-gun-1 = canon antichar US 1
unit-us-anti-tank-gun-2 = canon antichar US 2
unit-us-machine-gun-1 = mitrailleuse US 1
unit-us-machine-gun-2 = mitrailleuse US 2
unit-us-machine-gun-3 = mitrailleuse US 3
unit-us-bazooka-1 = bazooka US 1
unit-us-bazooka-2 = bazooka US 2
unit-us-bazooka-3 = bazooka US 3
unit-us-infantry-1 = infanterie US 1
unit-us-infantry-2 = infanterie US 2
unit-us-infantry-3 = infanterie US 3
unit-us-infantry-4 = infanterie US 4
unit-us-infantry-5 = infanterie US 5
unit-us-infantry-6 = infanterie US 6
unit-us-infantry-7 = infanterie US 7
unit-us-infantry-8 = infanterie US 8
unit-us-infantry-9 = infanterie US 9
unit-us-infantry-10 = infanterie US 10
unit-us-infantry-11 = infanterie US 11
unit-us-infantry-12 = infanterie US 12
unit-us-infantry-13 = infanterie US 13
unit-us-infantry-14 = infanterie US 14
unit-us-infantry-15 = infanterie US 15
unit-us-infantry-16 = infanterie US 16
unit-us-infantry-17 = infanterie US 17
unit-us-infantry-18 = infanterie US 18
unit-us-infantry-19 = infanterie US 19
unit-us-infantry-20 = infanterie US 20
unit-us-infantry-21 = infanterie US 21
unit-us-infantry-22 = infanterie US 22
unit-us-infantry-23 = infanterie US 23
unit-us-infantry-24 = infanterie US 24
unit-us-engineers-1 = génie US 1
unit-us-engineers-2 = génie US 2
unit-us-engineers-3 = génie US 3
unit-us-paratroops-1 = parachutistes US 1
unit-us-paratroops-2 = parachutistes US 2
unit-us-paratroops-3 = parachutistes US 3
unit-us-paratroops-4 = parachutistes US 4
unit-us-paratroops-5 = parachutistes US 5
unit-us-paratroops-6 = parachutistes US 6
unit-us-paratroops-7 = parachutistes US 7
unit-us-paratroops-8 = parachutistes US 8
unit-us-paratroops-9 = parachutistes US 9
unit-us-paratroops-10 = parachutistes US 10
unit-us-paratroops-11 = parachutistes US 11
unit-us-paratroops-12 = parachutistes US 12
unit-de-heavy-tank-1 = char lourd all. 1
unit-de-heavy-tank-2 = char lourd all. 2
unit-de-heavy-tank-3 = char lourd all. 3
unit-de-medium-tank-1 = char moyen all. 1
unit-de-medium-tank-2 = char moyen all. 2
unit-de-medium-tank-3 = char moyen all. 3
unit-de-medium-tank-4 = char moyen all. 4
unit-de-medium-tank-5 = char moyen all. 5
unit-de-medium-tank-6 = char moyen all. 6
unit-de-medium-tank-7 = char moyen all. 7
unit-de-medium-tank-8 = char moyen all. 8
unit-de-medium-tank-9 = char moyen all. 9
unit-de-medium-tank-10 = char moyen all. 10
unit-de-medium-tank-11 = char moyen all. 11
unit-de-medium-tank-12 = char moyen all. 12
unit-de-medium-tank-13 = char moyen all. 13
unit-de-medium-tank-14 = char moyen all. 14
unit-de-medium-tank-15 = char moyen all. 15
unit-de-armored-car-1 = automitrailleuse all. 1
unit-de-armored-car-2 = automitrailleuse all. 2
unit-de-armored-car-3 = automitrailleuse all. 3
unit-de-rocket-launcher-1 = lance-fusées allemand
unit-de-half-track-1 = semi-chenillé all. 1
unit-de-half-track-2 = semi-chenillé all. 2
unit-de-howitzer-1 = obusier all. 1
unit-de-howitzer-2 = obusier all. 2
unit-de-anti-tank-gun-1 = canon antichar all. 1
unit-de-anti-tank-gun-2 = canon antichar all. 2
unit-de-anti-tank-gun-3 = canon antichar all. 3
unit-de-machine-gun-1 = mitrailleuse all. 1
unit-de-machine-gun-2 = mitrailleuse all. 2
unit-de-bazooka-1 = bazooka all. 1
unit-de-bazooka-2 = bazooka all. 2
unit-de-infantry-1 = infanterie all. 1
unit-de-infantry-2 = infanterie all. 2
unit-de-infantry-3 = infanterie all. 3
unit-de-infantry-4 = infanterie all. 4
unit-de-infantry-5 = infanterie all. 5
unit-de-infantry-6 = infanterie all. 6
unit-de-infantry-7 = infanterie all. 7
unit-de-infantry-8 = infanterie all. 8
unit-de-infantry-9 = infanterie all. 9
unit-de-infantry-10 = infanterie all. 10
unit-de-infantry-11 = infanterie all. 11
unit-de-infantry-12 = infanterie all. 12
unit-de-infantry-13 = infanterie all. 13
unit-de-infantry-14 = infanterie all. 14
unit-de-infantry-15 = infanterie all. 15
unit-de-infantry-16 = infanterie all. 16
unit-de-infantry-17 = infanterie all. 17
unit-de-infantry-18 = infanterie all. 18
unit-de-infantry-19 = infanterie all. 19
unit-de-infantry-20 = infanterie all. 20
unit-de-infantry-21 = infanterie all. 21
unit-de-infantry-22 = infanterie all. 22
unit-de-infantry-23 = infanterie all. 23
unit-de-infantry-24 = infanterie all. 24
unit-de-infantry-25 = infanterie all. 25
unit-de-infantry-26 = infanterie all. 26
unit-de-infantry-27 = infanterie all. 27
unit-de-infantry-28 = infanterie all. 28
unit-de-infantry-29 = infanterie all. 29
unit-de-infantry-30 = infanterie all. 30
unit-de-infantry-31 = infanterie all. 31
unit-de-infantry-32 = infanterie all. 32
unit-de-infantry-33 = infanterie all. 33
unit-de-infantry-34 = infanterie all. 34
unit-de-infantry-35 = infanterie all. 35
unit-de-infantry-36 = infanterie all. 36
kind-heavy-tank = char lourd
kind-medium-tank = char moyen
kind-light-tank = char léger
kind-buffalo = Buffalo
kind-armored-car = automitrailleuse
kind-rocket-launcher = lance-fusées
kind-half-track = semi-chenillé
kind-armored-truck = camion blindé
kind-truck = camion
kind-weasel = Weasel
kind-howitzer = obusier
kind-medium-gun = canon moyen
kind-anti-tank-gun = canon antichar
kind-machine-gun = mitrailleuse
kind-bazooka = bazooka
kind-infantry = infanterie
kind-engineers = génie
kind-paratroops = parachutistes

# --- les mots de la carte ---

map-board-title = Remagen et l’Erpeler Ley
map-board-subtitle = Mars 1945. Dix-huit secteurs sur dix-huit, de 150 mètres ; nord en haut.
map-board-name-rhine = Rhin
map-board-name-bridge = Pont Ludendorff
map-board-label = Plateau de Remagen, en secteurs carrés
legend-hill = colline
legend-wood = bois
legend-house = maisons
legend-road = route
legend-pontoon = pont de bateaux
legend-mark-U = départ américain
legend-mark-S = départ allemand
legend-mark-R = réserve allemande
legend-mark-E = entrée américaine
note-sure-unspent = { $n } du contingent ne sont pas dépensés, et perdus
note-sure-jump = les dés disent où ils descendent

### La légende

legend-armour = Véhicules : à gauche la valeur de combat, à droite le mouvement en terrain ouvert, le double sur route
legend-unit-heavy = Un char lourd : trois points.
legend-unit-medium = Un char moyen : deux points.
legend-unit-light = Un char léger : un point.
legend-unit-armoured-car = Une automitrailleuse : la pièce la plus rapide, mais pas sur les collines.
legend-unit-half-track = Un semi-chenillé ou un camion blindé : porte des hommes ou remorque une pièce ; ne tire que sur des hommes.
legend-unit-rockets = Un lance-roquettes : tire loin, et pas de près.
legend-unit-amphibian = Le Buffalo : il nage, avec la moitié de la charge d’un secteur.
legend-unit-wheels = Un camion, qui porte ou remorque, ou un Weasel, qui nage avec un socle d’infanterie.
legend-guns = Canons et armes d’infanterie
legend-unit-howitzer = Un obusier (10) ou un canon moyen (7) : tire par-dessus les obstacles, à partir de quatre et de trois secteurs. Ne tire pas s’il a bougé.
legend-unit-at-gun = Un canon antichar.
legend-unit-machine-gun = Une mitrailleuse : ne tire que sur des hommes.
legend-unit-bazooka = Un bazooka.
legend-men = Les hommes
legend-unit-infantry = Un socle d’infanterie : trois figurines.
legend-unit-engineers = Un socle du génie : construit des ponts de bateaux et se bat comme l’infanterie.
legend-unit-paratroops = Un socle de parachutistes : deux figurines ; peut sauter au tour 8.
legend-states = Ce qui se dit d’une pièce
legend-state-hits = « 1 coup » : des coups qui ne l’ont encore ni arrêtée ni détruite. Ils restent.
legend-state-lost = « 1 figurine perdue » : des hommes manquent au socle, qui se bat tant qu’il en reste un.
legend-state-disabled = « Arrêté » : un véhicule qui peut tirer, mais pas bouger. Deux ferment un secteur, un seul un pont.
legend-state-engaged = « Engagé » : ne quitte pas son secteur, et nul ne tire de là ni sur lui au tour suivant.
legend-state-overrun = « Victoire automatique » : à sept contre un ; les autres peuvent passer.
legend-markers = Les ponts
legend-mark-railway = Le pont Ludendorff est debout.
legend-mark-gone = Il est tombé.
legend-mark-pontoon = Un pont de bateaux, achevé.
legend-mark-begun = Un pont de bateaux en chantier : plus il est plein, plus il est près de ses trente points.
legend-mark-damaged = Un pont de bateaux en réparation ; on peut encore y passer.
legend-ground = Le terrain
legend-ground-open = Terrain ouvert.
legend-ground-road = Une route : tout y va deux fois plus loin.
legend-ground-hill = Une colline : couvert, barre la vue ; qui y entre s’arrête. Ni automitrailleuses ni obusiers.
legend-ground-wood = Un bois : couvert, barre la vue ; pour les hommes et les armes légères seulement, et ils s’y arrêtent.
legend-ground-house = Des maisons : couvert, barrent la vue ; pour les hommes et les armes légères seulement.
legend-ground-river = Le Rhin : amphibies seulement.
legend-ground-bridge = Un pont : deux secteurs, les véhicules à la file.
legend-ground-pontoon = Où l’on peut construire un pont de bateaux.
legend-ground-hedge = Haies : ornement.

### Ce que coûte un choix, et ce qu'il risque

price-factors = mouvement { $cost } sur { $left }
price-quota = { $cost } sur { $left } du contingent
note-danger-zone = l’ennemi à côté : on s’arrête, et il faudra combattre
note-danger-tied = accroché : on s’arrête
note-halts = on s’arrête
note-afloat = dans le fleuve

### De quoi dépend le résultat

part-east-heavy-tank = Chars lourds au-delà du Rhin : { $n }
part-east-medium-tank = Chars moyens au-delà du Rhin : { $n }
part-east-light-tank = Chars légers au-delà du Rhin : { $n }
part-east-buffalo = Buffalos au-delà du Rhin : { $n }
part-east-armored-car = Automitrailleuses au-delà du Rhin : { $n }
part-east-rocket-launcher = Lance-roquettes au-delà du Rhin : { $n }
part-east-half-track = Half-tracks au-delà du Rhin : { $n }
part-east-armored-truck = Camions blindés au-delà du Rhin : { $n }
part-east-truck = Camions au-delà du Rhin : { $n }
part-east-weasel = Weasels au-delà du Rhin : { $n }
part-east-howitzer = Obusiers au-delà du Rhin : { $n }
part-east-medium-gun = Canons moyens au-delà du Rhin : { $n }
part-east-anti-tank-gun = Canons antichars au-delà du Rhin : { $n }
part-east-machine-gun = Mitrailleuses au-delà du Rhin : { $n }
part-east-bazooka = Bazookas au-delà du Rhin : { $n }
part-east-infantry = Infanterie au-delà du Rhin : { $n }
part-east-engineers = Génie au-delà du Rhin : { $n }
part-east-paratroops = Parachutistes au-delà du Rhin : { $n }
part-bridges = { $n ->
    [0] Un pont de bateaux praticable
    [one] Un pont de bateaux est praticable
   *[other] { $n } ponts de bateaux sont praticables
}
part-both-ends = Les deux bouts d’un tel pont tenus
part-outnumber = Plus au-delà que les Allemands n’ont sur la carte ({ $n })
part-through = Les entrées allemandes atteintes
step-us-marginal = victoire américaine marginale
step-us-substantial = substantielle, avec un pont
step-us-decisive = décisive, avec un pont et plus que n’ont les Allemands

### Ce qui figure sur les tables

table-forces = Les pièces et leurs valeurs
table-capacity = Ce que contient un secteur
table-movement = Facteurs de mouvement
column-US = américaines
column-German = allemandes
column-combat = valeur de combat
column-replacement = valeur de remplacement
column-infantry = infanterie
column-weapons = armes
column-vehicles = véhicules
column-artillery = artillerie
column-open = terrain libre
column-road = route
column-hill = colline
column-wood = bois
column-number = chiffre
column-letter = lettre
column-collapses-on = s’effondre sur
column-stop = arrêté par
column-kill = détruit par
column-dice = dés
column-armour = contre les blindés
row-heavy-tank = Char lourd
row-medium-tank = Char moyen
row-light-tank = Char léger
row-buffalo = Buffalo
row-armored-car = Automitrailleuse
row-rocket-launcher = Lance-roquettes
row-half-track = Half-track
row-armored-truck = Camion blindé
row-truck = Camion
row-weasel = Weasel
row-howitzer = Obusier
row-medium-gun = Canon moyen
row-anti-tank-gun = Canon antichar
row-machine-gun = Mitrailleuse
row-bazooka = Bazooka
row-infantry = Infanterie
row-engineers = Génie
row-paratroops = Parachutistes
row-buildings = Bâtiments
row-open = Terrain libre
result-yes = oui
result-no = non
result-men = les hommes seulement

### Ce qu’il y a où

lies-open = terrain découvert
lies-road = route
lies-hill = colline
lies-wood = bois
lies-river = fleuve
lies-house = maison
lies-bridgehead = tête de pont
lies-railway-bridge = pont ferroviaire

### L’article devant ce qu’on nomme dans une phrase, d’après le premier mot

article-automitrailleuse = l’
article-bazooka = le
article-buffalo = le
article-camion = le
article-canon = le
article-char = le
article-genie = le
article-infanterie = l’
article-lance-fusees = le
article-mitrailleuse = la
article-obusier = l’
article-semi-chenille = le
article-weasel = le
