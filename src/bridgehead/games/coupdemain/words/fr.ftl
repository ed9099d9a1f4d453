title = Coup de main
about = Groupes de combat, chefs et mitrailleuses autour du pont du canal : feu et moral, premier feu sur quiconque bouge, corps à corps dans les cafés, et des pions « ? » derrière lesquels il n’y a peut-être personne.
length = une demi-heure à deux heures et demie

seat-british = Britanniques
seat-german = Allemands

### Scénarios

scenario-garrison = Les cafés
scenario-first = Première partie : une maison au pont
about-garrison = Trois groupes allemands tiennent les maisons au bout ouest du pont ; cinq groupes britanniques attendent de l’autre côté, près de l’encuvement du canon. Six tours de joueur en plein jour : les Britanniques doivent tenir le bout ouest du pont et le café voisin. Une bonne deuxième partie.

scenario-le-port = Le Port
about-le-port = L’église du Port et les maisons autour, en plein jour : cinq groupes allemands et demi avec deux mitrailleuses, et des tireurs d’élite. Six groupes britanniques viennent par le bois. En cinq tours, il leur faut l’église et trois maisons.
scenario-back-to-the-bridge = Retour au pont
about-back-to-the-bridge = Les cafés dans l’autre sens : ce qui reste des hommes des planeurs tient le bout ouest du pont, et huit groupes de pionniers viennent de Bénouville à travers champs. En six tours, les Allemands doivent avoir les deux cafés.

### Options

option-berserk = Unités furieuses
option-berserk-on = l’ardeur du combat peut lancer une unité à la charge
option-berserk-off = jamais ; elle est aguerrie à la place
option-opportunity-fire = Tir d’opportunité
option-opportunity-fire-off = non proposé
option-opportunity-fire-on = un emplacement peut attendre et tirer à pleine puissance après le mouvement
option-answers = Tir sur l’ennemi en mouvement et autres réponses immédiates
option-answers-open = on n’interroge que celui qui peut répondre
option-answers-sealed = on interroge quiconque l’ennemi croit capable de répondre
option-agreed-end = Fin d’un commun accord
option-agreed-end-off = on se bat jusqu’au bout
option-agreed-end-on = à partir du tour 3, quand les deux camps la proposent
option-infiltration = Infiltration
option-infiltration-on = un 2 ou un 12 au corps à corps laisse une unité s’esquiver
option-infiltration-off = jamais
option-deploying = Scinder les groupes
option-deploying-off = les groupes restent entiers
option-deploying-on = quelques-uns à la mise en place, d’autres par un chef en phase de ralliement

### Phases

phase-set-up = Mise en place
phase-turn-begins = Début du tour de joueur
phase-rally-phase = Ralliement : les armes
phase-rally = Ralliement
phase-peace = Fin d’un commun accord
phase-deploy = Scission des groupes
phase-prep-fire = Tir préparatoire
phase-move = Mouvement
phase-defensive-fire = Tir défensif
phase-advancing-fire = Tir en progression
phase-rout = Déroute
phase-starshell = Fusées éclairantes
phase-advance = Avance
phase-close-combat = Corps à corps
phase-turn-ends = Fin du tour de joueur

### Pions dont on ne sait rien

unit-british = pion britannique n°
piece-british = pion britannique n°
counter-british = pion britannique n°
unit-german = pion allemand n°
piece-german = pion allemand n°
counter-german = pion allemand n°
piece-unknown = inconnu
piece-dummy = leurre
weapon-weapon = l’arme n°
piece-weapon = arme n°
unit-weapon = arme n°

### Pions que l’on connaît, avec leur numéro

counter-6-4-8 = groupe 6-4-8 n°
counter-3-3-8 = demi-groupe 3-3-8 n°
counter-4-5-8 = groupe 4-5-8 n°
counter-2-4-8 = demi-groupe 2-4-8 n°
counter-4-5-7 = groupe 4-5-7 n°
counter-2-4-7 = demi-groupe 2-4-7 n°
counter-1-2-7 = équipage 1-2-7 n°
counter-4-6-8 = groupe 4-6-8 n°
counter-2-4-8g = demi-groupe 2-4-8 n°
counter-4-6-7 = groupe 4-6-7 n°
counter-2-4-7g = demi-groupe 2-4-7 n°
counter-4-4-7 = groupe 4-4-7 n°
counter-2-3-7 = demi-groupe 2-3-7 n°
counter-4-3-6 = groupe 4-3-6 n°
counter-2-3-6 = demi-groupe 2-3-6 n°
counter-2-3-8 = demi-groupe 2-3-8 n°
counter-4-4-7b = groupe 4-4-7 n°
counter-2-3-7b = demi-groupe 2-3-7 n°
counter-5-4-8 = groupe 5-4-8 n°
counter-british-2-2-8 = équipage britannique 2-2-8 n°
counter-british-6p1 = chef britannique 6+1 n°
counter-british-7-0 = chef britannique 7-0 n°
counter-british-8-0 = chef britannique 8-0 n°
counter-british-8-1 = chef britannique 8-1 n°
counter-british-9-1 = chef britannique 9-1 n°
counter-british-9-2 = chef britannique 9-2 n°
counter-british-10-2 = chef britannique 10-2 n°
counter-british-10-3 = chef britannique 10-3 n°
counter-british-1-4-9 = héros britannique n°
counter-british-dummy = leurre britannique n°
counter-german-2-2-8 = équipage allemand 2-2-8 n°
counter-german-6p1 = chef allemand 6+1 n°
counter-german-7-0 = chef allemand 7-0 n°
counter-german-8-0 = chef allemand 8-0 n°
counter-german-8-1 = chef allemand 8-1 n°
counter-german-9-1 = chef allemand 9-1 n°
counter-german-9-2 = chef allemand 9-2 n°
counter-german-10-2 = chef allemand 10-2 n°
counter-german-10-3 = chef allemand 10-3 n°
counter-german-1-4-9 = héros allemand n°
counter-german-dummy = leurre allemand n°
counter-kfz-1 = voiture
counter-35-s = char 35-S
counter-38h = char 38H

### Ce que montre un pion

unit-6-4-8 = groupe aéroporté
unit-3-3-8 = demi-groupe aéroporté
unit-4-5-8 = groupe d’élite
unit-2-4-8 = demi-groupe d’élite
unit-4-5-7 = groupe de première ligne
unit-2-4-7 = demi-groupe de première ligne
unit-1-2-7 = équipage
unit-4-6-8 = groupe d’élite
unit-2-4-8g = demi-groupe d’élite
unit-4-6-7 = groupe de première ligne
unit-2-4-7g = demi-groupe de première ligne
unit-4-4-7 = groupe de deuxième ligne
unit-2-3-7 = demi-groupe de deuxième ligne
unit-4-3-6 = groupe de recrues
unit-2-3-6 = demi-groupe de recrues
unit-2-3-8 = demi-groupe
unit-kfz-1 = voiture
unit-35-s = char 35-S
unit-38h = char 38H
unit-4-4-7b = groupe de deuxième ligne
unit-2-3-7b = demi-groupe de deuxième ligne
unit-5-4-8 = groupe d’assaut
unit-2-2-8 = équipage
unit-6p1 = chef
unit-7-0 = chef
unit-8-0 = chef
unit-8-1 = chef
unit-9-1 = chef
unit-9-2 = chef
unit-10-2 = chef
unit-10-3 = chef
unit-1-4-9 = héros

### Armes

weapon-lmg = fusil-mitrailleur
weapon-german-lmg = mitrailleuse légère allemande
weapon-german-mmg = mitrailleuse moyenne allemande
weapon-german-hmg = mitrailleuse lourde allemande
weapon-demolition-charge = charge de démolition
weapon-piat = PIAT
weapon-mortar-51 = mortier de 51 mm
weapon-mortar-50 = mortier de 50 mm
weapon-gun-50l = canon de 50 mm
weapon-gun-47 = canon de char de 47 mm
weapon-gun-37l = canon de char de 37 mm
weapon-turret-mg-4 = mitrailleuse de tourelle
weapon-turret-mg-2 = mitrailleuse de tourelle
arm-lmg = le fusil-mitrailleur n°
arm-german-lmg = la mitrailleuse légère allemande n°
arm-german-mmg = la mitrailleuse moyenne allemande n°
arm-german-hmg = la mitrailleuse lourde allemande n°
arm-demolition-charge = la charge de démolition n°
arm-piat = le PIAT n°
arm-mortar-51 = le mortier de 51 mm n°
arm-mortar-50 = le mortier de 50 mm n°
arm-gun-50l = le canon de 50 mm n°
arm-gun-47 = le canon de char de 47 mm n°
arm-gun-37l = le canon de char de 37 mm n°
arm-turret-mg-4 = la mitrailleuse de tourelle n°
arm-turret-mg-2 = la mitrailleuse de tourelle n°

### Questions

ask-enter = Où entrent-ils sur la carte, près de { $from } ?
ask-flare-at = Sur quel hexagone { $weapon } tire-t-il un obus éclairant ?
ask-smoke-at = Sur quel hexagone { $weapon } tire-t-il un fumigène ?
ask-infiltrate = Corps à corps en { $at } : l’un des vôtres profite-t-il du moment ?
ask-deploy = Tour { $turn } : un chef laisse-t-il un groupe se scinder ?
ask-drive = { $at }, reste { $left } de mouvement : où va la voiture ?
ask-tank-target = { $tank } tire de sa mitrailleuse au corps à corps en { $at } : sur qui ?
ask-peace = Tour { $turn } : proposer d’arrêter ici la bataille ? Elle finit quand les deux camps le font
ask-peace-answer = Tour { $turn } : l’ennemi propose d’arrêter ici la bataille. Êtes-vous d’accord ? Elle est alors finie aussitôt
ask-gammon = { $unit } attaque le char : avec une bombe Gammon ? Il y en a une sur 4 ou moins, sinon ils sont cloués au sol
ask-set-up = { $unit } : où le placer ?
ask-set-up-works = Tranchée ou barbelés, encore { $left } de cette sorte : où ?
ask-starshell = Tour { $turn } : tirer une fusée éclairante ?
ask-starshell-at = { $unit } : où doit éclater la fusée ?
ask-give-to = Qui porte { $weapon } ?
ask-rally-phase = Tour { $turn }, avant le ralliement : ramasser une arme, ou en passer une ?
ask-who-carries = Qui prend { $weapon } ?
ask-rally = Tour { $turn } : qui tente de se rallier ?
ask-prep-fire = Tour { $turn }, tir préparatoire : sur qui ? Qui tire maintenant ne bouge pas.
ask-fire-with = Qui tire sur { $target } ?
ask-fire-leader = Qui dirige le tir sur { $target } ?
ask-gun-target = Sur quoi tire { $weapon } ?
ask-facing = Où regarde { $weapon } ?
ask-move = Tour { $turn } : quelle pile se déplace ?
ask-charge = Les furieux vont charger depuis { $from } : sur qui ?
ask-movers = Qui part de { $from } ?
ask-manner = Comment partent-ils de { $from } ?
ask-ditch = { $at } a un fossé ou une tranchée : s’y jeter, pour 1 point de mouvement de plus ?
ask-first-fire = L’ennemi se déplace en { $at }. Tirez-vous ?
ask-reveal-one = L’ennemi est tombé sur vos hommes en { $at } : qui se montre ?
ask-defensive-fire = Tour { $turn }, tir défensif : sur qui ?
ask-advancing-fire = Tour { $turn }, tir en progression, à demi-puissance : sur qui ?
ask-spring = L’ennemi est au milieu de vos hommes cachés en { $at } : lui tombent-ils dessus, ou restent-ils cachés ?
ask-sniper-check = Un tireur d’élite a frappé près de { $at } : ceux qui y sont le cherchent-ils ?
ask-rout-to = { $unit } : où fuir ?
ask-advance = Tour { $turn } : qui avance d’un emplacement ?
ask-advancers = Qui avance depuis { $from } ?
ask-advance-to = Où avancent-ils depuis { $from } ?
ask-close-combat = Tour { $turn } : quel corps à corps se livre d’abord ?
ask-cc-target = Corps à corps en { $at } : qui attaquez-vous ?
ask-cc-with = Corps à corps en { $at } : avec qui ?
ask-withdraw-to = { $unit } : où se dégager ?
ask-route = { $at }, reste { $left } de mouvement, sans compter la route : vers où ?

### Réponses

do-against = Attaquer { $arg }
do-against-all = Les attaquer tous ensemble
do-all = Tous
do-attack = Leur tomber dessus
do-assault = En mouvement d’assaut : un emplacement, et moins exposés
do-at = { $arg }
do-await = { $arg } : attendre, et tirer plus tard à pleine puissance
do-beneath = Se glisser sous les barbelés
do-capture = Tenter de faire prisonnier { $arg }
do-capture-all = Tenter de les faire tous prisonniers
do-carrier = { $arg }
do-check = Le chercher
do-cover = S’y jeter
do-crawl = Ramper jusqu’à { $arg }
do-done = Terminé
do-double = Au pas de course : deux points de mouvement de plus, et à bout de souffle
do-drop = Abandonner { $arg }
do-enough = Personne d’autre
do-exposed = Rester au bord
do-face = Entre { $arg } et l’hexagone suivant dans le sens des aiguilles
do-fight = { $arg }
do-fire = Tirer depuis { $arg }
do-from = { $arg }
do-go = En route, ceux-là
do-group = Groupe de renfort { $arg }
do-hex = { $arg }
do-leave = { $arg } reste ici
do-try = { $arg } tire une fusée éclairante
do-hand-over = Passer { $arg }
do-hold = Ne pas tirer pour l’instant
do-hold-stack = Laisser passer cette pile
do-leave-be = Le laisser
do-led-by = Sous la direction de { $arg }
do-normal = Normalement
do-ordnance = Tirer avec { $arg }
do-disable = Rendre inutilisable { $arg }
do-keep = Continuer
do-offer = Proposer d’en rester là
do-offer-in-peace-answer = D’accord : elle finit ici
do-place = Poser une charge en { $arg }, qui sautera au feu de progression
do-throw = Lancer une charge en { $arg }
do-with-bomb = Avec une bombe
do-without = Sans
do-flare = Obus éclairant : { $arg }
do-smoke = Lancer un fumigène en { $arg }
do-smoke-shell = Obus fumigène : { $arg }
do-search = Fouiller alentour
do-duck = { $arg } échappe aux coups de cet assaut
do-slip-away = { $arg } s’esquive
do-split = Scinder { $arg }
do-at-vehicle = { $arg }
do-drive-to = { $arg }
do-keep-going = Rester en marche jusqu’au prochain mouvement
do-park = S’arrêter ici et descendre
do-vehicle = { $arg }
do-rally = Rallier { $arg }
do-recover = Ramasser { $arg }
do-self = { $arg } sans aide, sans chef
do-stack = { $arg }
do-stay = Rester
do-stop = S’arrêter ici
do-take = { $arg }
do-trench = Tranchée en { $arg }
do-turn = Tourner { $arg } à la place
do-to = { $arg }
do-unit = { $arg }
do-unled = Personne ne dirige
do-weapon = { $arg }
do-with = { $arg }
do-wire = Barbelés en { $arg }
do-withdraw = { $arg } se dégage
do-exit = Quitter la carte

### Événements : mise en place, tours et armes

event-enters = Sur la carte en { $at } : { $units }.
event-pulls-together = Ils se reprennent quand tout est fini : { $units }.
event-put-off-map = Des renforts attendent hors de la carte près de { $at }.
event-set-up = { $unit } prend position en { $at }.
event-given = { $unit } porte { $weapon }.
event-player-turn = Tour { $turn } : aux { $seat } de bouger.
event-phase = { $phase }.
event-recovery = { $unit } tend la main vers { $weapon } : { $die }{ $drm }, { $result }.
event-handed-over = { $unit } reçoit { $weapon }.
event-drops = { $unit } abandonne { $weapon } en { $at }.
event-repair = { $unit } s’affaire sur { $weapon } : { $die }, { $result }.
event-joined = En { $at }, deux demi-groupes refont un groupe : { $unit }.
event-control = Les { $seat } contrôlent { $at }.
event-game-end = À la fin du tour { $turn } le dé montre { $die } ; au-dessous de { $least } tout est fini.
event-over = Le combat est fini.
event-alone = De l’autre camp il ne reste personne : les { $seat } tiennent tout ce qu’il y a à tenir.

### Événements : le feu

event-fires = Feu sur { $at } : { $firers }.
event-fires-with = Feu sur { $at } : { $firers }, avec { $weapons }.
event-fire = { $targets } en { $at } sous le feu, puissance { $column } ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-residual = Les balles balaient encore { $at } : puissance { $column } pour qui y viendra.
event-residual-fire = { $targets } sur le terrain battu de { $at }, puissance { $column } ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-rate-of-fire = Le dé de couleur montre { $die } : { $weapon } peut tirer encore.
event-malfunctions = { $die } + { $die2 } : { $weapon } s’enraye.
event-ordnance = { $unit } tire sur { $at } avec { $weapon }, touche à { $number } ou moins ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-stays-away = { $unit } n’est pas arrivé à temps, et ne viendra plus.
event-waits = { $seat } : ceux de { $at } retiennent leur tir et attendent leur heure.
event-sniper = Un tireur d’élite des { $seat } frappe en { $at } : { $targets }.
event-sniper-check = { $units } en { $at } : à la recherche du tireur d’élite, { $die }{ $drm }, { $result }.
event-cowers = Les tireurs flanchent ({ $die } + { $die2 }) : { $columns ->
    [one] une colonne
   *[other] { $columns } colonnes
  } de moins.

### Événements : le moral

event-morale = { $unit } teste son moral : { $die } + { $die2 }{ $drm } contre { $morale }, { $result }.
event-pin-task = { $unit } teste son sang-froid : { $die } + { $die2 }{ $drm } contre { $morale }, { $result }.
event-unseen-check = { $unit } teste son moral : { $die } + { $die2 }, { $result }.
event-pinned = { $unit } est cloué au sol.
event-breaks = { $unit } perd courage.
event-reduced = { $unit } : voilà tout ce qui reste du groupe.
event-eliminated = { $unit } est éliminé.
event-captured = { $unit } est fait prisonnier.
event-wounded = { $unit } est blessé et continue.
event-freedom = { $unit } est libre de bouger.
event-starshell = { $unit } : une fusée éclate au-dessus de { $hex }.
event-starshell-fails = Les { $seat } ratent leur fusée éclairante ({ $die }).
event-wind = { $vision ->
    [-1] Le vent : { $die } + { $die2 }.
    [0] Le vent ({ $die } + { $die2 }) : dans le noir on ne voit pas plus loin que son propre hexagone.
    [1] Le vent ({ $die } + { $die2 }) : dans le noir on voit à un hexagone.
   *[other] Le vent ({ $die } + { $die2 }) : dans le noir on voit à { $vision } hexagones.
  }
event-breeze = { $what }.
breeze-rises = Une forte brise se lève : la fumée se dissipe, et disparaît à la fin du tour de joueur
breeze-falls = La forte brise est passée
event-replaced = Ébranlés pour de bon : désormais { $unit }.
event-falls-apart = Le groupe se disloque : { $unit } et { $other }.
event-leader-falls = Un chef tombe en { $at } ; doivent tenir bon : { $units }.
event-heat = { $unit } dans l’ardeur du combat : { $die } + { $die2 }{ $drm }, { $result }.
event-hero = { $unit } : un héros sort des rangs, { $hero }.
event-hardened = Aguerris par ce qu’ils ont vécu : désormais { $unit }.
event-fanatic = { $unit } se bat comme un possédé : fanatique.
event-rally = { $unit } tente de se rallier : { $die } + { $die2 }{ $drm } contre { $morale }, { $result }.
event-routs = { $unit } s’enfuit de { $from } en { $to }.
event-interdiction = { $unit } court sous le feu : { $die } + { $die2 } contre { $morale }, { $result }.

### Événements : le mouvement

event-moves = De { $from } en { $to } : { $units }.
event-throws = { $unit } lance { $weapon } en { $at }.
event-offers-peace = { $seat } : nous en resterions là.
event-disables = { $unit } rend inutilisable { $weapon }.
event-gun-lost = { $weapon } en { $at } : pièce détruite.
event-brings-charge = { $unit } s’approche de { $at } avec { $weapon }.
event-places = { $unit } a posé { $weapon } en { $at }.
event-goes-off = Mise à feu de { $weapon } en { $at }.
event-dud = { $weapon } en { $at } : raté.
event-gammon = { $unit } : une bombe Gammon ? { $die } : { $result }.
event-may-shock = { $unit } : l’équipage garde-t-il son sang-froid ? { $die } : { $result }.
event-shock-ends = { $unit } : l’équipage se ressaisit-il ? { $die } : { $result }.
event-shocked = { $unit } : l’équipage est sonné.
event-tank-attack = { $unit } attaque { $tank } de près, moins de { $number } le détruit ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-flare = { $unit } éclaire { $hex } avec { $weapon } : { $die } + { $die2 }.
event-throws-smoke = { $unit } lance un fumigène en { $at } : { $die }, { $result }.
event-fires-smoke = { $unit } tire un fumigène avec { $weapon } sur { $hex }, { $number } ou moins pour toucher ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-no-smoke-left = { $weapon } n’a plus d’obus fumigènes : { $die } + { $die2 }.
event-last-smoke = C’était le dernier fumigène : { $weapon }.
event-searches = { $units } fouillent autour de { $at } : { $die }{ $drm }, { $number ->
    [one] un lieu fouillé
   *[other] { $number } lieux fouillés
  }.
event-rounds = { $weapon } : des obus éclairants ? { $die } : { $result }.
event-ducks = { $unit } échappe aux coups de cet assaut en { $at }.
event-slips-away = { $unit } s’esquive de { $from } en { $to }.
event-splits = { $unit } se scinde : il y a { $other } en plus.
event-task = { $unit } : y parvient-il ? { $die } + { $die2 }{ $drm } contre { $morale } : { $result }.
event-drives = De { $from } en { $to } par la route : { $units }.
event-alights = { $units } : descente en { $at }.
event-immobilized = { $unit } ne peut plus rouler.
event-to-kill = { $unit } : touché, { $number } ou moins compte : { $die } + { $die2 }, { $result }.
event-crew-survival = { $unit } : sauvé sur { $survival } ou moins ? { $die } + { $die2 } : { $result }.
event-passes-by = De { $from }, le long des façades de { $at } : { $units }.
event-goes-inside = Dans la maison de { $at } : { $units }.
event-takes-cover = Dans le fossé de { $at } : { $units }.
event-trench = Une tranchée en { $at }.
event-gun-turns = { $unit } tourne { $weapon } { $corners ->
    [one] d’un angle
   *[other] de { $corners } angles
  } de son hexagone.
event-wire-laid = Des barbelés en { $at }.
event-wire = { $units } dans les barbelés de { $at } : { $die }{ $drm }, { $result }.
event-digs-in = Dans la tranchée de { $at } : { $units }.
event-double-time = Au pas de course depuis { $from } : { $units }.
event-assault-movement = Par bonds depuis { $from } : { $units }.
event-minimum-move = De leurs dernières forces jusqu’en { $to } : { $units }.
event-halts = Pas plus loin que { $at } : { $units }.
event-bumps = Il y a quelqu’un en { $at } ! Arrêt net : { $units }.
event-charges = Charge furieuse depuis { $from } contre l’ennemi en { $to } : { $units }.
event-unseen-heat = { $unit } dans l’ardeur du combat : { $die } + { $die2 }, { $result }.
event-follows = { $unit } suit { $leader } dans sa fureur.
event-calms-down = { $unit } reprend ses esprits.
event-lost-in-the-dark = Perdus dans le noir en { $at } : { $units }.
event-advances = Avance de { $from } en { $to } : { $units }.

### Événements : ce qui se voit

event-appears = Quelqu’un se montre en { $at } : { $unit }.
event-revealed = On voit maintenant qui est en { $at } : { $unit }.
event-conceals = Hors de vue en { $at } : { $units }.
event-dummy = { $unit } en { $at } : il n’y avait personne.

### Événements : le corps à corps

event-ambush-die = { $at } : qui surprend qui ? Les { $seat } font { $die }{ $drm }.
event-ambush = Embuscade en { $at } des { $seat } : { $units }.
event-close-combat = Corps à corps en { $at }, { $attackers } contre { $targets } à { $odds } ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-leader-made = Au plus fort de la mêlée en { $at } un chef se révèle : { $unit }.
event-melee = Personne ne cède en { $at } : c’est la mêlée.
event-withdraws = { $unit } se dégage de { $from } vers { $to }.
event-exits = Hors de la carte depuis { $from } : { $units }.
event-jitter-fire = Quelqu’un tire par panique en { $at } ; personne n’est touché.
event-movement-roll = { $units } en mouvement dans le noir : { $die } + { $die2 }, { $result }.

### Résultats

result-- = sans effet
result-PTC = test de sang-froid
result-NMC = test de moral
result-1MC = test de moral à +1
result-2MC = test de moral à +2
result-3MC = test de moral à +3
result-4MC = test de moral à +4
result-K-1 = un de réduit, test de moral à +1 pour les autres
result-K-2 = un de réduit, test de moral à +2 pour les autres
result-K-3 = un de réduit, test de moral à +3 pour les autres
result-K-4 = un de réduit, test de moral à +4 pour les autres
result-1KIA = un tombe, les autres perdent courage
result-2KIA = deux tombent, les autres perdent courage
result-3KIA = trois tombent, les autres perdent courage
result-4KIA = quatre tombent, les autres perdent courage
result-5KIA = cinq tombent, les autres perdent courage
result-6KIA = six tombent, les autres perdent courage
result-7KIA = sept tombent, les autres perdent courage
result-has-bomb = une
result-no-bomb = aucune, et ils sont cloués au sol
result-has-rounds = il y en a
result-no-rounds = il n’y en a pas
result-smoke = la fumée monte
result-no-smoke = pas de fumée
result-no-smoke-ends = pas de fumée, et il ne va pas plus loin
result-none-left = il n’y en a plus
result-looks-1 = un lieu fouillé
result-looks-2 = deux lieux fouillés
result-looks-3 = trois lieux fouillés
result-looks-4 = quatre lieux fouillés
result-looks-5 = cinq lieux fouillés
result-looks-6 = six lieux fouillés
result-looks-7 = sept lieux fouillés
result-looks-8 = huit lieux fouillés
result-burns = il brûle
result-destroyed = il est détruit
result-immobilized = il ne peut plus rouler
result-fire-gone = éliminé
result-fire-reduced = réduit ou blessé
result-fire-broken = démoralisé
result-fire-pinned = cloué au sol
result-fire-nothing = indemne
result-strays = ils s’égarent
result-keeps-its-way = ils gardent leur chemin
result-through = ils passent
result-caught = ils y restent pris
result-hit = touché
result-critical-hit = coup au but
result-miss = manqué
result-hull-down = touche le couvert devant la caisse
result-passed = réussi
result-failed = manqué
result-rallies = se rallie
result-stays-broken = reste démoralisé
result-hero = héroïsme
result-hero-and-hardening = héroïsme, et aguerri
result-hardening = aguerri
result-berserk = pris de fureur
result-surrender = les mains en l’air
result-eliminated = tous éliminés
result-captured = tous faits prisonniers
result-reduced = un de réduit
result-nothing = rien
result-taken = c’est fait
result-left-lying = peine perdue
result-repaired = remise en état
result-ruined = perdue pour de bon
result-still-broken = toujours en panne
result-sniper-found = il est trouvé
result-sniper-silenced = il se terre
result-nothing-found = introuvable
table-starshell = Fusée éclairante
table-recovery = Arme ramassée
table-repair = Réparation
table-rounds = Obus éclairants
table-flare = Où il éclate
table-smoke = Grenade fumigène
table-smoke-shell = Obus fumigène
table-search = Fouille
table-drift = Dérive
table-wire = Barbelés
table-interdiction = Test de moral sous le feu
result-lights = elle éclaire
result-stays-dark = elle reste sombre
result-beside-it = un hexagone à côté
result-drifts-0 = là où elle est visée
result-drifts-1 = un hexagone plus loin, dans un sens quelconque
result-drifts-2 = deux hexagones plus loin, dans un sens quelconque
result-drifts-3 = trois hexagones plus loin, dans un sens quelconque
modifier-assault-moving = par bonds courts
modifier-handled-weapons = armes déjà maniées
table-fire = Feu d’infanterie
table-close-combat = Corps à corps
table-rally = Ralliement
table-to-hit = Toucher

### Dés

fire-coloured = Feu, dé de couleur
fire-white = Feu, dé blanc
residual-coloured = Feu résiduel, dé de couleur
residual-white = Feu résiduel, dé blanc
to-hit-coloured = Toucher, dé de couleur
to-hit-white = Toucher, dé blanc
effect-coloured = Effet du coup, dé de couleur
effect-white = Effet du coup, dé blanc
charge-coloured = Charge, dé de couleur
charge-white = Charge, dé blanc
gammon = Bombe Gammon
shock = Sang-froid de l’équipage
group-strength = Force du groupe
rounds = Obus éclairants
smoke = Grenade fumigène
search = Fouille
illuminating-coloured = Obus éclairant, dé de couleur
illuminating-white = Obus éclairant, dé blanc
task-coloured = Test d’aptitude, dé de couleur
task-white = Test d’aptitude, dé blanc
to-kill-coloured = Effet sur le véhicule, dé de couleur
to-kill-white = Effet sur le véhicule, dé blanc
crew-survival-coloured = Sortir de l’épave, dé de couleur
crew-survival-white = Sortir de l’épave, dé blanc
morale-coloured = Test de moral, dé de couleur
morale-white = Test de moral, dé blanc
pin-task-coloured = Test de sang-froid, dé de couleur
pin-task-white = Test de sang-froid, dé blanc
heat-coloured = Ardeur du combat, dé de couleur
heat-white = Ardeur du combat, dé blanc
rally-coloured = Ralliement, dé de couleur
rally-white = Ralliement, dé blanc
interdiction-coloured = Course sous le feu, dé de couleur
interdiction-white = Course sous le feu, dé blanc
close-combat-coloured = Corps à corps, dé de couleur
close-combat-white = Corps à corps, dé blanc
movement-coloured = Dans le noir, dé de couleur
movement-white = Dans le noir, dé blanc
direction-coloured = Où ils s’égarent, dé de couleur
direction-white = Où ils s’égarent, dé blanc
wind-coloured = Le vent, dé de couleur
wind-white = Le vent, dé blanc
starshell = Une fusée éclairante
drift-direction = Où dérive la fusée
drift-distance = De combien dérive la fusée
sniper-place-coloured = Où frappe le tireur d’élite, dé de couleur
sniper-place-white = Où frappe le tireur d’élite, dé blanc
sniper = Le tireur d’élite tire-t-il ?
which-sniper = Quel tireur d’élite
sniper-chooses = Qui choisit le tireur d’élite
sniper-check = À la recherche du tireur d’élite
random-selection = Qui est touché
ambush = Embuscade
leader-creation = Quel chef
recovery = Ramasser une arme
wire = Passer les barbelés
repair = Réparation
wound = Blessure
game-end = Est-ce la fin ?

### Modificateurs

modifier-acquired = hausse réglée
modifier-no-engineers = sans sapeurs
modifier-own-charge = à côté de sa propre charge
modifier-thrown-charge = charge lancée
modifier-buttoned-up = écoutilles fermées
modifier-immobile = ne peut rouler
modifier-moving-target = cible en marche
modifier-small-target = petite cible
modifier-advancing-fire = en progression
modifier-ambush = embuscade
modifier-bridge = pont
modifier-broken-target = cible démoralisée
modifier-by-itself = sans aide
modifier-canal-bank = berge du canal
modifier-capture = pour capturer
modifier-captured-weapon = arme prise à l’ennemi
modifier-concealed-target = cible non vue
modifier-ditch = fossé
modifier-emplaced = emplacement du canon
modifier-exhausted = à bout de souffle
modifier-exhausted-target = cible à bout de souffle
modifier-half-light = demi-jour
modifier-height = hauteur
modifier-hero = héros
modifier-hexside = mur ou haie
modifier-hindrance = gêne à la vue
modifier-in-cover = à couvert
modifier-leader = chef
modifier-night = nuit
modifier-non-crew = sans équipe de pièce
modifier-not-assault-moving = sans bonds
modifier-open-ground = à découvert
modifier-pinned = cloué au sol
modifier-pillbox-front = casemate, de face
modifier-pillbox-rear = casemate, de côté ou de dos
modifier-range = portée
modifier-smoke = fumée
modifier-terrain = terrain
modifier-trench = tranchée
modifier-turning = pièce à tourner
modifier-under-fire = sous le feu
modifier-walking-wounded = blessés légers
modifier-withdrawing = se dégage
modifier-wreck = épave ou char
modifier-closed-hatches = écoutilles fermées
modifier-one-man-turret = un seul homme en tourelle
modifier-walking-wounded-target = cible de blessés légers

### Marques, pistes, zones, faits

mark-broken = démoralisé
mark-under-fire = sous le feu (DM)
mark-pinned = cloué au sol
mark-melee = dans la mêlée
mark-berserk = pris de fureur
mark-fanatic = fanatique
mark-heroic = héroïque
mark-wounded = blessé
mark-walking-wounded = blessés légers
mark-exhausted = à bout de souffle (CX)
mark-busy = occupé
mark-prep-fire = a tiré
mark-first-fire = a tiré une fois
mark-final-fire = a tiré tout ce qu’il pouvait
mark-awaiting = attend pour tirer
mark-moved = a bougé
mark-advanced = a avancé
mark-dug-in = retranché
mark-in-ditch = dans le fossé
mark-on-wire = dans les barbelés
mark-beneath-wire = sous les barbelés
mark-in-pillbox = dans la casemate
mark-no-move = ne bouge pas encore
mark-concealed = dissimulé
mark-hidden = caché
mark-real = quelqu’un, à coup sûr
mark-malfunctioned = en panne
mark-placed = posée, sautera au feu de progression
mark-control = contrôlé
mark-residual = feu résiduel
mark-gunflash = lueur de tir
mark-smoke = fumée d’obus
mark-smoke-thin = fumée qui se dissipe
mark-smoke-grenade = fumée de grenades, jusqu’à la fin du tour de joueur
mark-pillbox = casemate
mark-trench = tranchée
mark-wire = barbelés
mark-gun-pit = emplacement de canon
track-turn = Tour
zone-to-set-up-british = Britanniques à placer
zone-to-set-up-german = Allemands à placer
fact-light = Lumière
fact-wind = Vent
fact-losses-british = Pertes britanniques
fact-losses-german = Pertes allemandes
fact-san-british = Dés qui appellent un tireur d’élite britannique
fact-san-german = Dés qui appellent un tireur d’élite allemand
fact-objectives = Objectifs tenus
fact-objectives-needed = Objectifs à tenir
wind-heavy = forte brise
light-day = jour
light-night = nuit
light-half = demi-jour

### Issues

outcome-british-wins = Les Britanniques gagnent
outcome-german-wins = Les Allemands gagnent
outcome-draw = Match nul

### La carte

map-board-title = Bénouville, le pont du canal
map-board-subtitle = 6 juin 1944. Un hexagone fait 40 mètres ; le haut de la feuille est à l’ouest.
map-board-label = Le terrain autour du pont du canal à Bénouville
legend-side-hedge = haie
legend-side-wall = mur
legend-side-fence = clôture
legend-side-slope = pente, vers le bas
legend-side-cliff = falaise
legend-grain = blé
legend-orchard = verger
legend-brush = broussailles
legend-wood = bois
legend-swamp = marais
legend-ditch = fossé
legend-stream = ruisseau
legend-gully = ravine
legend-stone-1 = pierre, 1 étage
legend-stone-2 = pierre, 2 étages
legend-wooden-1 = en bois
legend-road = route pavée
legend-lane = chemin
legend-path = sentier

### Raisons de l’état-major

reason-fire = un bon tir
reason-goal = vers les objectifs
reason-close = cela décidera

### Planeurs, Nuit I

scenario-night-1 = Coup de main
about-night-1 = La nuit du 6 juin : trois planeurs se posent dans le noir près du pont sur le canal. La garnison a deux sections, des leurres et des groupes cachés ; deux compagnies du génie dorment dans les villages. Les Britanniques choisissent en secret qui vole avec qui et où ils veulent se poser ; à la fin ils doivent tenir les huit hexagones du pont au prix de sept points. Les dés décident de la fin, dès le cinquième tour.
phase-land = Atterrissage des planeurs
phase-unload = Sortie des planeurs
phase-snipers = Placement des tireurs d’élite
phase-last-melees = Les dernières mêlées
glider-glider = planeur n°
ask-load = Dans quel planeur vole { $unit } ?
ask-landing-hex = Où doit se poser le { $glider } ?
ask-land = Tour { $turn } : quel planeur se pose ensuite ?
ask-hide = Zone { $zone } : quel groupe se cache ? Il en reste { $left }.
ask-sniper = Où se poste le tireur d’élite { $which } sur 2 ? Il frappe les ennemis proches quand les dés adverses l’appellent
do-aboard = Dans le { $arg }
do-glider = Le { $arg }
do-hide = { $arg } se cache
do-none = Personne d’autre
event-aboard = { $unit } monte dans le { $glider }.
event-meant-for = Le { $glider } doit se poser en { $hex }.
event-heads-for = Du fond de la nuit, le { $glider } vise { $hex }.
event-landing = Le { $glider } descend vers { $hex } ({ $modifiers }) : { $die } + { $die2 }, { $result }.
event-crash = Le { $glider } touche le sol en { $hex } ({ $modifiers }) : { $die }, { $result }.
event-drowns = Le { $glider } tombe à l’eau en { $hex }.
event-lost-aboard = Le { $glider } est perdu avec tous ses passagers : { $units }.
event-jolted = { $weapon } dans le planeur endommagé : { $die }, { $result }.
event-unloads = Hors des planeurs en { $at } : { $units }.
event-musters = Votre détachement se rassemble : { $units }.
event-hides = { $unit } se cache en { $at }.
event-sniper-stands = Un tireur d’élite ({ $seat }) est posté en { $hex }.
event-not-built = { $what }.
not-built-tanks = Les chars légers ne roulent pas encore dans le jeu (T38.2) : ils tirent d’où ils sont
result-on-the-mark = au but
result-off-the-mark = à côté
result-off-the-map = hors de la carte
result-down = il est posé sans mal
result-damaged = il est endommagé
result-wrecked = il est détruit
result-malfunctions = hors d’usage
result-unharmed = indemne
landing-coloured = Atterrissage, dé de couleur
landing-white = Atterrissage, dé blanc
crash = Contact avec le sol
jolt = Armes dans un planeur endommagé
group-quality = Qualité d’un détachement
group-leader = Chef d’un détachement
modifier-approach = approche dégagée
modifier-obstacle = obstacle à l’approche
modifier-already-down = un autre planeur y est
modifier-night-landing = nuit
modifier-rough-ground = terrain accidenté
modifier-crossed-side = haie ou mur
modifier-blind-hex = masqué par un obstacle
modifier-off-mark = pas à l’endroit voulu
mark-aboard = à bord
mark-shocked = sonné
mark-unconfirmed = peut-être perdu
mark-abandoned = abandonné
mark-in-motion = en marche
mark-immobile = immobilisé
mark-glider = planeur
mark-sniper = tireur d’élite
zone-aboard-1 = Dans le planeur 1
zone-aboard-2 = Dans le planeur 2
zone-aboard-3 = Dans le planeur 3
zone-coming-german = Allemands à venir
zone-coming-british = Britanniques à venir
reason-landing = près du pont, à moindre risque
note-danger-breaks-off = attaqué en partant, à 2 de moins aux dés
note-sure-stays-away = { $n ->
    [one] une unité qui attend hors de la carte ne viendra plus
   *[other] { $n } unités qui attendent hors de la carte ne viendront plus
}

### Ce que montre la table : la légende

legend-men = Les hommes
legend-squad = Un groupe de combat : puissance de feu, portée en hexagones, moral. Trois hommes sur l’image sont un groupe de dix ; la lettre est sa classe : E élite, 1 première ligne, 2 seconde ligne, G novice.
legend-assault-fire = Un trait sous la puissance de feu : davantage dans l’avance. Un trait sous le moral : rien n’abaisse sa classe.
legend-half-squad = Un demi-groupe : deux hommes.
legend-crew = Une équipe de pièce : deux hommes et une roue. Elle sert les canons sans malus.
legend-leader = Un chef : moral et modificateur. Un 9-2 facilite de deux le tir qu’il dirige et le moral de ses voisins.
legend-hero = Un héros : un homme et une étoile.
legend-weapons = Ce qu’ils portent
legend-light-mg = Un fusil-mitrailleur est sous celui qui le porte : puissance et portée ; dans la case, sa cadence (si le dé de couleur ne fait pas plus, il peut tirer encore) ; à droite, le jet qui l’enraye.
legend-medium-mg = Une mitrailleuse moyenne.
legend-heavy-mg = Une mitrailleuse lourde.
legend-piat = Un PIAT : sa portée.
legend-mortar = Un mortier : sa portée.
legend-charge = Une charge de démolition : puissance 30 à un hexagone.
legend-jammed = En panne ; on peut la réparer.
legend-gun = Un canon, tourné vers où il regarde. Ce qu’il couvre se voit au sol quand on regarde son hexagone.
legend-unseen = Ce que l’autre camp ne voit pas
legend-unknown = Un pion dissimulé de l’ennemi : un groupe, un chef, une équipe, ou personne.
legend-own-concealed = L’un des vôtres, dissimulé : pour l’ennemi, un tel « ? ».
legend-own-hidden = L’un des vôtres, caché : pour l’ennemi, il n’y a rien du tout.
legend-own-dummy = Un leurre à vous : personne.
legend-states = Les états
legend-broken = Démoralisé : ne tire pas et ne bouge que pour fuir ; le chiffre est son moral quand il tente de se rallier.
legend-under-fire = Récemment sous le feu (DM) : se rallie à +4.
legend-pinned = Cloué au sol : reste où il est et tire à demi-puissance jusqu’à la fin du tour de joueur.
legend-exhausted = À bout de souffle (CX) : son tir et son corps à corps sont plus durs d’un point, ceux de l’ennemi contre lui plus faciles.
legend-busy = Occupé (TI) : ne fait rien d’autre dans ce tour de joueur.
legend-prep-fire = A tiré pendant le tir préparatoire : ne bouge pas.
legend-first-fire = A tiré une fois sur quelqu’un en mouvement.
legend-final-fire = A tiré tout ce qu’il pouvait.
legend-awaiting = Attend, pour tirer à pleine puissance après le mouvement.
legend-melee = Dans la mêlée : aux prises avec l’ennemi dans son emplacement.
legend-wounded = Blessé : plus lent, moral et modificateur moins bons d’un point.
legend-walking-wounded = Blessés légers : plus lents et plus faibles.
legend-heroic = Héroïque.
legend-berserk = Pris de fureur : charge l’ennemi le plus proche.
legend-fanatic = Fanatique : moral meilleur d’un point.
legend-no-move = Ne bouge pas avant d’être attaqué, ou d’avoir vu l’ennemi bouger près de lui.
legend-aboard = Dans un planeur posé.
legend-tank = Un char léger : il reste où il fut placé ; le canon sous lui regarde où regarde sa tourelle.
legend-shocked = Un char dont l’équipage est sonné et ne fait rien.
legend-unconfirmed = Un char peut-être perdu : le prochain ralliement le dira.
legend-abandoned = Un char que son équipage a quitté.
legend-in-motion = Une voiture qui ne s’est pas arrêtée.
legend-immobile = Une voiture qui ne peut plus rouler.
legend-car = Une voiture : elle suit les routes, et ses passagers descendent là où elle s’arrête.
legend-dug-in = Dans la tranchée : +2 contre le feu.
legend-in-ditch = Au fond du fossé : +1 contre le feu.
legend-in-pillbox = Dans la casemate : +3 contre le feu de face, +5 d’ailleurs.
legend-on-wire = Dans les barbelés : sans aucun couvert, et doit passer.
legend-beneath-wire = Sous les barbelés.
legend-markers = Sur la carte
legend-control = À qui est cet endroit.
legend-residual = Terrain battu par le feu : qui y vient est attaqué avec cette force.
legend-gunflash = Une lueur de tir : quelqu’un a tiré ici dans le noir. On peut tirer sur lui de loin jusqu’à la fin du tour de joueur.
legend-smoke = Fumée des obus d’un camp : 3 au tir qui y entre ou la traverse, 4 à celui qui en sort ; y entrer coûte 1 PM de plus. Au prochain tir préparatoire de ce camp elle se dissipe.
legend-smoke-thin = Fumée d’obus qui se dissipe : 2 au tir qui y entre ou la traverse, 3 à celui qui en sort, jusqu’au prochain tir préparatoire de ce camp.
legend-smoke-grenade = Fumée de grenade : de même, jusqu’à la fin du tour de joueur.
legend-sniper = Un tireur d’élite, aux couleurs de son camp.
legend-pillbox = Une casemate ; sa fente regarde là où elle peut tirer.
legend-trench = Une tranchée.
legend-wire = Des barbelés.
legend-gun-pit = L’emplacement d’un canon.
legend-glider = Un planeur posé.
legend-glider-damaged = Un planeur endommagé.
legend-glider-wreck = L’épave d’un planeur.
legend-wreck = L’épave d’un véhicule.
legend-missed = Un planeur devait se poser ici, et s’est posé ailleurs.
legend-starshell = Une fusée éclairante : tout est éclairé à trois hexagones à la ronde jusqu’à la fin du tour de joueur.
legend-night = La nuit
legend-night-unseen = Aucun des vôtres ne distingue ce qui est ici.
legend-night-seen = À portée de vue, et en vue, de l’un des vôtres.
legend-night-lit = Éclairé par une fusée : vu de partout où la vue porte.
legend-terrain = Le terrain, avec ce qu’il coûte à pied en points de mouvement (PM), et ce qu’il compte contre le feu
legend-terrain-open = Terrain découvert : 1 PM ; qui y bouge en vue est plus facile à toucher, d’un ou de deux.
legend-terrain-road = Route pavée : 1 PM en la suivant, et un PM de plus pour qui ne la quitte pas.
legend-terrain-lane = Chemin : comme une route pavée.
legend-terrain-path = Sentier : 1 PM en le suivant.
legend-terrain-wood = Bois : 2 PM, +1 ; ils cachent ce qui est derrière.
legend-terrain-orchard = Verger : 1 PM ; gêne ou bouche la vue.
legend-terrain-grain = Blé : 1½ PM ; gêne la vue.
legend-terrain-brush = Broussailles : 2 PM ; gênent la vue.
legend-terrain-swamp = Marais : tous les PM que l’on a ; gêne la vue.
legend-terrain-graveyard = Cimetière : 1 PM, +1 ; gêne la vue.
legend-terrain-stone = Bâtiment de pierre : 2 PM, +3 ; bouche la vue.
legend-terrain-storeys = Un point clair pour chaque étage, qui est un emplacement à part : un PM pour monter ou descendre, là où il y a un escalier.
legend-terrain-wooden = Bâtiment de bois : 2 PM, +2 ; bouche la vue.
legend-terrain-hedge = Haie : 1 PM de plus pour la franchir, +1 derrière elle.
legend-terrain-wall = Mur : 1 PM de plus pour le franchir, +2 derrière lui.
legend-terrain-fence = Clôture : elle ne coûte rien à qui est à pied.
legend-terrain-slope = Pente : les traits descendent ; 1 PM de plus en montant.
legend-terrain-cliff = Falaise : personne ne la franchit.
legend-terrain-ditch = Fossé : pour 1 PM de plus on s’y met à couvert, +1.
legend-terrain-stream = Ruisseau : 3 PM ; qui y est se tient un niveau sous ses bords.
legend-terrain-gully = Ravine : 2 PM de plus ; qui y est se tient un niveau sous ses bords.
legend-terrain-water = Canal et étangs : personne ne les franchit.
legend-terrain-bridge = Le pont : 1 PM, +1 ; gêne la vue.

### Ce que montre la table : mots des onglets, parties d’un hexagone, nuit

tab-pinned = cloué
tab-no-move = figé
tab-dug-in = tran.
tab-in-ditch = fossé
tab-on-wire = barb.
tab-beneath-wire = sous
tab-in-pillbox = cas.
tab-melee = mêlée
tab-berserk = furie
tab-fanatic = fan.
tab-heroic = héros
tab-walking-wounded = bles.
tab-awaiting = attend
tab-aboard = bord
tab-shocked = sonné
tab-unconfirmed = perdu
tab-abandoned = vide
tab-in-motion = route
tab-immobile = bloqué
part-ground = Sol
part-upper-1 = Premier étage
part-upper-2 = Deuxième étage
part-pillbox = Casemate
part-trench = Tranchée
arc-pillbox = couvre { $value } et ce qui est au-delà
arc-gun = couvre { $value } et ce qui est au-delà
glow-made-out = à portée de vue
glow-lit = éclairé par une fusée
mark-starshell = fusée éclairante
mark-glider-damaged = planeur endommagé
mark-glider-wreck = épave de planeur
mark-missed = devait se poser ici : planeur
tag-landing-hex = le planeur { $value } doit se poser ici
tint-approach = approche dégagée
line-glide = route d’un planeur
line-drift = c’est là qu’il s’est posé
line-shell-drift = visée là, la fusée a dérivé jusqu’ici
fact-vision = Hexagones que l’on voit dans le noir
table-landing = Atterrissage
note-lost = { $n ->
    [one] perdu dans un cas sur 100
   *[other] perdu dans { $n } cas sur 100
}
note-danger-lost = perdu { $n } fois sur 100
note-damaged = endommagé { $n } fois

### Ce que coûte un choix, et ce qu'il risque

price-mf = mouvement { $cost } sur { $left }
price-mp = mouvement { $cost } sur { $left }
price-all-mf = tout le mouvement
price-has-mf = mouvement { $left }
note-danger-minimum = à bout de souffle, et cloué s’il y a tir
note-danger-held = d’abord un dé pour sortir des barbelés
note-danger-exhausts = à bout de souffle
note-danger-strays = peut s’égarer dans le noir
note-danger-enemy = un pion ennemi s’y trouve
note-danger-wire = dans les barbelés
note-danger-residual = le tir s’y attarde
note-danger-watched = { $n ->
    [one] en vue d’un emplacement ennemi
   *[other] en vue de { $n } emplacements ennemis
}
note-danger-close = au corps à corps
note-danger-interdiction = interdit par le feu ennemi

### De quoi dépend le résultat

part-objectives-british = Objectifs aux mains des Britanniques : { $n } sur { $of }
part-objectives-german = Objectifs aux mains des Allemands : { $n } sur { $of }
part-losses-british = Pertes britanniques de { $of } au plus : { $n }
part-losses-german = Pertes allemandes de { $of } au plus : { $n }

### Ordres permanents et guets

phase-first-orders = Ordres permanents
ask-first-orders = Avant le premier tour : changer vos ordres permanents, ou commencer ?
ask-orders = Tour { $turn } : quel ordre changez-vous ? Personne d’autre ne l’apprend.
ask-watch-at = Quand ceux de { $at } doivent-ils vous demander un tir sur qui se déplace ?
ask-watch-everybody = Tour { $turn } : quand vos hommes doivent-ils vous demander un tir sur qui se déplace ?
do-rally-ask = Ralliement : me demander pour chacun
do-rally-always = Ralliement : qui a une chance essaie de lui-même
do-repair-ask = Réparation : me demander pour chaque arme
do-repair-always = Réparation : toujours essayer
do-repair-never = Réparation : ne jamais essayer
do-capture-never = Prisonniers : n’en faire aucun au corps à corps
do-capture-ask = Prisonniers : me demander au corps à corps
do-starshells-never = Fusées éclairantes : aucune
do-starshells-ask = Fusées éclairantes : me demander
do-starshells-always = Fusées éclairantes : toujours essayer, les chefs d’abord
do-sniper-check-ask = Chercher les tireurs : me demander pour chaque lieu
do-sniper-check-always = Chercher les tireurs : toujours
do-sniper-check-never = Chercher les tireurs : jamais
do-ditches-cover = Fossés et tranchées : toujours y descendre
do-ditches-ask = Fossés et tranchées : me demander
do-manner-ask = Mouvement : me demander leur allure
do-manner-normal = Mouvement : toujours l’allure normale, quand elle mène quelque part
do-leaders-auto = Tir : le meilleur chef dirige de lui-même
do-leaders-ask = Tir : me demander qui dirige
do-halves-join = Demi-groupes : se réunir près d’un chef
do-halves-keep = Demi-groupes : rester séparés
do-watch-hold = Se taire : ne jamais demander de tir sur qui se déplace
do-watch-close = De près : demander quand il est adjacent
do-watch-sure = À coup sûr : demander quand la chance est d’un tiers, ou qu’il est à deux hexagones
do-watch-any = Tout : demander dès qu’un tir peut quelque chose
do-watch-usual = Comme d’habitude : à coup sûr ; de près tant qu’ils sont dissimulés
do-orders = Ordres : ce qu’on n’a pas à me demander
do-unchanged = Tout reste comme c’est
do-watch-all = Guet de tous mes hommes
do-watch-at = Guet en { $arg }
do-repair = Réparer : { $arg }
event-ordered = Votre ordre : { $order }.
event-watch-set = Votre ordre pour { $at } : { $watch }.
event-watch-set-all = Votre ordre pour tous vos hommes : { $watch }.
mark-watch-hold = guet : retient son tir
mark-watch-close = guet : demande quand l’ennemi est adjacent
mark-watch-sure = guet : demande à coup sûr
mark-watch-any = guet : demande pour tout tir
fact-order-rally = Votre ordre
fact-order-repair = Votre ordre
fact-order-capture = Votre ordre
fact-order-starshells = Votre ordre
fact-order-sniper-check = Votre ordre
fact-order-ditches = Votre ordre
fact-order-manner = Votre ordre
fact-order-leaders = Votre ordre
fact-order-halves = Votre ordre

### Ce qu’il y a où, le chargement, et ce qui finit une phase

lies-open-ground = terrain découvert
lies-road = route revêtue
lies-lane = chemin de terre
lies-towpath = chemin de halage
lies-path = sentier
lies-woods = bois
lies-orchard = verger
lies-grain = blé
lies-brush = broussailles
lies-marsh = marais
lies-graveyard = cimetière
lies-wooden-building = maison en bois
lies-stone-building = maison en pierre
lies-rubble = décombres
lies-water-obstacle = eau
lies-bridge = pont
lies-tower = tour
lies-pillbox = casemate
lies-storey-1 = premier étage
lies-storey-2 = deuxième étage
price-pp = { $cost } sur { $left } PP libres
note-aboard-nobody = encore personne à bord
note-aboard-halves = { $n ->
    [one] à bord : un demi-groupe
   *[other] { $n } demi-groupes
}
note-aboard-squads = { $n ->
    [one] un groupe
    [2] deux groupes
   *[other] { $n } groupes
}
note-aboard-single = { $n ->
    [one] un chef
    [2] deux chefs
    [3] trois chefs
   *[other] { $n } chefs
}
note-flies-in = dans le planeur { $n }
note-carries = { $n ->
    [one] porte une arme
   *[other] porte { $n } armes
}
do-done-in-first-orders = Commencer
do-done-in-rally-phase = Passer au ralliement
do-done-in-rally = Personne d’autre n’essaie
do-done-in-deploy = Aucun autre groupe ne se divise
do-done-in-prep-fire = Personne d’autre ne tire
do-done-in-move = Personne d’autre ne bouge
do-done-in-defensive-fire = Personne d’autre ne tire
do-done-in-advancing-fire = Personne d’autre ne tire
do-done-in-advance = Personne d’autre n’avance

### L’article devant ce qu’on nomme dans une phrase, d’après le premier mot

article-arme = l’
article-canon = le
article-char = le
article-charge = la
article-chef = le
article-demi-groupe = le
article-equipage = l’
article-fusil-mitrailleur = le
article-groupe = le
article-heros = le
article-leurre = le
article-mitrailleuse = la
article-mortier = le
article-piat = le
article-pion = le
article-voiture = la
