title = Coup de main
about = Groupes de combat, chefs et mitrailleuses autour du pont du canal : feu et moral, premier feu sur quiconque bouge, corps à corps dans les cafés, et des pions « ? » derrière lesquels il n’y a peut-être personne.
length = une demi-heure à trois heures

seat-british = Britanniques
seat-german = Allemands

### Scénarios

scenario-garrison = Les cafés
about-garrison = Trois groupes allemands tiennent les maisons au bout ouest du pont ; quatre groupes britanniques attendent de l’autre côté, près de l’encuvement du canon. Six tours de joueur en plein jour : les Britanniques doivent tenir le bout ouest du pont, le café et la maison voisine. La première leçon de ce jeu.

### Options

option-berserk = Unités furieuses
option-berserk-on = l’ardeur du combat peut lancer une unité à la charge
option-berserk-off = jamais ; elle est aguerrie à la place

### Phases

phase-set-up = Mise en place
phase-turn-begins = Début du tour de joueur
phase-rally-phase = Ralliement : les armes
phase-rally = Ralliement
phase-prep-fire = Tir préparatoire
phase-move = Mouvement
phase-defensive-fire = Tir défensif
phase-advancing-fire = Tir en progression
phase-rout = Déroute
phase-advance = Avance
phase-close-combat = Corps à corps
phase-turn-ends = Fin du tour de joueur

### Noms

unit-british = pion britannique
unit-german = pion allemand
piece-british = pion britannique
piece-german = pion allemand
piece-unknown = inconnu
piece-dummy = leurre
weapon-weapon = arme
weapon-lmg = fusil-mitrailleur
weapon-german-lmg = mitrailleuse légère allemande
weapon-german-mmg = mitrailleuse moyenne allemande
weapon-german-hmg = mitrailleuse lourde allemande
weapon-demolition-charge = charge de démolition
weapon-piat = PIAT
weapon-mortar-51 = mortier de 51 mm
weapon-mortar-50 = mortier de 50 mm
weapon-gun-50l = canon de 50 mm
counter-british = pion britannique
counter-german = pion allemand
counter-dummy = leurre

### Questions
ask-advance = Avance du tour { $turn } : qui progresse d’un emplacement ?
ask-advance-to = Où avancent-ils depuis { $from } ?
ask-advancers = Qui avance depuis { $from } ?
ask-advancing-fire = Tir en progression du tour { $turn }, à demi-puissance : sur qui ?
ask-cc-target = { $at } : qui attaquez-vous ?
ask-cc-with = { $at } : avec qui ?
ask-charge = Sur qui chargent les furieux depuis { $from } ?
ask-close-combat = Quel corps à corps livrer d’abord ?
ask-defensive-fire = Tir défensif du tour { $turn } : sur qui ?
ask-ditch = { $at } : à l’abri du fossé, pour 1 PM de plus ?
ask-fire-leader = { $target } : qui dirige le tir ?
ask-fire-with = { $target } : qui tire ?
ask-first-fire = L’ennemi bouge en { $at }. Tirer ?
ask-give-to = Qui porte { $weapon } ?
ask-gun-target = Sur quoi tirer avec { $weapon } ?
ask-manner = Comment se déplacent-ils depuis { $from } ?
ask-move = Mouvement du tour { $turn } : qui bouge ?
ask-movers = Qui se déplace depuis { $from } ?
ask-prep-fire = Tir préparatoire du tour { $turn } : sur qui ? Qui tire ne bouge pas.
ask-rally = Ralliement du tour { $turn } : qui tente de se rallier ?
ask-rally-phase = Ralliement du tour { $turn } : quelque chose à faire de vos armes ?
ask-reveal-one = L’ennemi tombe sur vos hommes en { $at } : qui se montre ?
ask-rout-to = Où s’enfuit { $unit } ?
ask-route = { $at } : vers où ? Demi-PM restants : { $left }
ask-set-up = Où placer { $unit } ?
ask-sniper-check = { $at } : cherchent-ils le tireur embusqué ?
ask-who-carries = Qui prend { $weapon } ?
ask-withdraw-to = Où se replie { $unit } ?

### Réponses

do-against = Attaquer { $arg }
do-against-all = Les attaquer tous
do-all = Tous
do-assault = Mouvement d’assaut
do-at = { $arg }
do-await = Attendre le tir en progression en { $arg }
do-capture = Tenter de capturer { $arg }
do-capture-all = Tenter de les capturer tous
do-carrier = { $arg }
do-check = Le chercher
do-cover = À l’abri
do-crawl = Ramper jusqu’à { $arg }
do-done = Terminé
do-double = Au pas de course
do-drop = Laisser { $arg }
do-enough = Cela suffit
do-exit = Quitter la carte
do-exposed = Rester à découvert
do-fight = { $arg }
do-fire = Tirer depuis { $arg }
do-from = { $arg }
do-go = Allez
do-hand-over = Passer { $arg }
do-hold = Ne pas tirer ici
do-hold-stack = Laisser passer cette pile
do-leave-be = Le laisser
do-led-by = { $arg } dirige
do-normal = Normalement
do-ordnance = Tirer avec { $arg }
do-rally = Rallier { $arg }
do-recover = Ramasser { $arg }
do-self = { $arg } de lui-même, sans chef
do-stack = { $arg }
do-stay = Rester
do-stop = S’arrêter
do-take = { $arg }
do-to = { $arg }
do-unit = { $arg }
do-unled = Personne ne dirige
do-weapon = Avec { $arg }
do-with = { $arg }
do-withdraw = { $arg } se replie

### Événements

event-advances = Avance de { $from } à { $to } : { $units }.
event-ambush = { $at } : les { $seat } surprennent l’ennemi.
event-ambush-die = { $at }, embuscade : les { $seat } font { $die } ({ $drm }).
event-appears = { $unit } se montre en { $at }.
event-assault-movement = Mouvement d’assaut depuis { $from } : { $units }.
event-breaks = { $unit } se démoralise.
event-bumps = L’ennemi est rencontré en { $at } par { $units }.
event-calms-down = { $unit } reprend ses esprits.
event-captured = { $unit } est fait prisonnier.
event-charges = Charge depuis { $from } contre l’ennemi en { $to } : { $units }.
event-close-combat = { $at }, corps à corps : { $attackers } contre { $targets } à { $odds } ({ $modifiers }) : { $die } + { $die2 } : { $result }.
event-conceals = { $unit } est hors de vue en { $at }.
event-control = Les { $seat } contrôlent { $at }.
event-cowers = Ils se terrent ; colonnes perdues : { $columns }.
event-double-time = Pas de course depuis { $from } : { $units }.
event-drops = { $unit } laisse { $weapon } en { $at }.
event-dummy = { $unit } en { $at } : il n’y avait personne.
event-eliminated = { $unit } est éliminé.
event-exits = Hors de la carte depuis { $from } : { $units }.
event-falls-apart = { $unit } se scinde en deux demi-groupes.
event-fanatic = { $unit } devient fanatique.
event-fire = Sur { $targets } en { $at }, colonne { $column } ({ $modifiers }) : { $die } + { $die2 } : { $result }.
event-fires = Tir sur { $at } par { $firers }.
event-fires-with = Tir sur { $at } par { $firers } avec { $weapons }.
event-game-end = Fin du tour { $turn } : { $die } ; c’est fini au-dessous de { $least }.
event-given = { $unit } porte { $weapon }.
event-goes-inside = Dans le bâtiment en { $at } : { $units }.
event-halts = Pas plus loin que { $at } : { $units }.
event-handed-over = { $unit } prend { $weapon }.
event-hardened = { $unit } est aguerri : désormais { $type }.
event-heat = Ardeur du combat, { $unit } : { $die } + { $die2 } ({ $drm }) : { $result }.
event-hero = Un héros sort des rangs de { $unit }.
event-interdiction = { $unit } court sous le feu : { $die } + { $die2 } contre { $morale } : { $result }.
event-jitter-fire = Quelqu’un tire par panique en { $at } ; personne n’est touché.
event-joined = Deux demi-groupes se réunissent en { $at } : { $unit }.
event-leader-falls = { $at } : un chef est touché ; { $units } doivent faire un test.
event-leader-made = { $at } : un chef se révèle, { $unit }.
event-lost-in-the-dark = Perdus dans le noir en { $at } : { $units }.
event-malfunctions = En panne : { $weapon }.
event-melee = { $at } : les deux camps sont aux prises.
event-minimum-move = Mouvement minimum jusqu’à { $to } : { $units }.
event-morale = { $unit }, test de moral : { $die } + { $die2 } ({ $drm }) contre { $morale } : { $result }.
event-movement-roll = Mouvement dans le noir, { $units } : { $die } + { $die2 } : { $result }.
event-moves = De { $from } à { $to } : { $units }.
event-ordnance = { $unit } tire sur { $at } avec { $weapon }, il faut { $number } ({ $modifiers }) : { $die } + { $die2 } : { $result }.
event-over = Le scénario est terminé.
event-passes-by = De { $from }, devant les maisons en { $at } : { $units }.
event-phase = { $phase }.
event-pin-task = { $unit }, test de sang-froid : { $die } + { $die2 } ({ $drm }) contre { $morale } : { $result }.
event-pinned = { $unit } est cloué au sol.
event-player-turn = Tour { $turn } : aux { $seat }.
event-rally = { $unit } tente de se rallier : { $die } + { $die2 } ({ $drm }) contre { $morale } : { $result }.
event-rate-of-fire = Peut tirer encore une fois : { $weapon }.
event-recovery = { $unit } veut prendre { $weapon } : { $die } ({ $drm }) : { $result }.
event-reduced = { $unit } perd la moitié de ses hommes.
event-repair = { $unit } répare { $weapon } : { $die } : { $result }.
event-replaced = { $unit } ne s’en remet pas : désormais { $type }.
event-residual = Du feu résiduel reste en { $at } : colonne { $column }.
event-residual-fire = Feu résiduel en { $at } sur { $targets }, colonne { $column } ({ $modifiers }) : { $die } + { $die2 } : { $result }.
event-revealed = { $unit } est révélé en { $at }.
event-routs = { $unit } s’enfuit de { $from } à { $to }.
event-set-up = { $unit } se place en { $at }.
event-sniper = Un tireur embusqué des { $seat } vise { $at } : { $targets }.
event-sniper-check = À la recherche du tireur en { $at }, { $units } : { $die } ({ $drm }) : { $result }.
event-takes-cover = Dans le fossé en { $at } : { $units }.
event-task = { $unit }, test de tâche : { $die } + { $die2 } ({ $drm }) contre { $morale } : { $result }.
event-waits = Les { $seat } en { $at } attendent le tir en progression.
event-withdraws = { $unit } se replie de { $from } à { $to }.
event-wounded = { $unit } est blessé.

passed = réussi
failed = manqué
rallies = se rallie
strays = s’égare
stays-broken = reste démoralisé
hero = un héros
hero-and-hardening = un héros, et aguerri
hardening = aguerri
berserk = furieux
surrender = reddition
nothing = rien
reduced = un de réduit
eliminated = tous éliminés
captured = tous capturés
taken = prise
keeps-its-way = garde son chemin
left-lying = laissée sur place
repaired = réparée
ruined = hors d’usage
still-broken = toujours en panne
hit = touché
critical-hit = coup au but
miss = manqué
nothing-found = rien trouvé
sniper-found = un tireur de moins
sniper-silenced = les tireurs se taisent
fire-coloured = Tir, dé de couleur
fire-white = Tir, dé blanc
residual-coloured = Feu résiduel, dé de couleur
residual-white = Feu résiduel, dé blanc
to-hit-coloured = Pour toucher, dé de couleur
to-hit-white = Pour toucher, dé blanc
effect-coloured = Effet, dé de couleur
effect-white = Effet, dé blanc
sniper-place-coloured = Tireur embusqué, direction
sniper-place-white = Tireur embusqué, distance
sniper = Tireur embusqué
sniper-check = Recherche du tireur
which-sniper = Quel tireur
sniper-chooses = Tireur embusqué, quel hexagone

### Modificateurs

modifier-acquired = tir réglé
modifier-advancing-fire = tir en progression
modifier-ambush = embuscade
modifier-bridge = pont
modifier-broken-target = cible démoralisée
modifier-by-itself = sans aide
modifier-canal-bank = berge du canal
modifier-capture = pour capturer
modifier-captured-weapon = arme prise à l’ennemi
modifier-ditch = fossé
modifier-exhausted = épuisé
modifier-exhausted-target = cible épuisée
modifier-half-light = demi-jour
modifier-height = hauteur
modifier-hero = héros
modifier-hexside = mur ou haie
modifier-hindrance = gêne
modifier-in-cover = à couvert
modifier-leader = chef
modifier-night = nuit
modifier-not-assault-moving = se déplace librement
modifier-open-ground = se déplace à découvert
modifier-pinned = cloué au sol
modifier-range = portée
modifier-terrain = terrain
modifier-under-fire = sous le feu
modifier-walking-wounded = blessés légers
modifier-walking-wounded-target = cible de blessés légers

### Résultats

result-eliminated = tous éliminés
result-captured = tous capturés
result-reduced = un de réduit
result-nothing = rien

result-- = sans effet
result-PTC = test de sang-froid (PTC)
result-NMC = test de moral (NMC)
result-1MC = test de moral à +1 (1MC)
result-2MC = test de moral à +2 (2MC)
result-3MC = test de moral à +3 (3MC)
result-4MC = test de moral à +4 (4MC)
result-K-1 = un de réduit, puis tests de moral à +1 (K/1)
result-K-2 = un de réduit, puis tests de moral à +2 (K/2)
result-K-3 = un de réduit, puis tests de moral à +3 (K/3)
result-K-4 = un de réduit, puis tests de moral à +4 (K/4)
result-1KIA = un éliminé, les autres se démoralisent (1KIA)
result-2KIA = 2 éliminés, les autres se démoralisent (2KIA)
result-3KIA = 3 éliminés, les autres se démoralisent (3KIA)
result-4KIA = 4 éliminés, les autres se démoralisent (4KIA)
result-5KIA = 5 éliminés, les autres se démoralisent (5KIA)
result-6KIA = 6 éliminés, les autres se démoralisent (6KIA)
result-7KIA = 7 éliminés, les autres se démoralisent (7KIA)
result-fire-gone = éliminé
result-fire-reduced = réduit ou blessé
result-fire-broken = démoralisé
result-fire-pinned = cloué au sol
result-fire-nothing = indemne

### La vue

light-day = jour
light-night = nuit
light-half = demi-jour
mark-control = contrôlé
mark-residual = feu résiduel
mark-gunflash = lueur de tir

outcome-british-wins = Les Britanniques gagnent
outcome-german-wins = Les Allemands gagnent
outcome-draw = Match nul
