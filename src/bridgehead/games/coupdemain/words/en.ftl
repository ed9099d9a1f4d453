title = Coup de main
about = Squads, leaders and machine guns round the bridge over the canal: fire and morale, first fire at whoever moves, close combat in the cafés, and "?" counters behind which there may be nobody.
length = half an hour to three hours

seat-british = British
seat-german = Germans

### Scenarios

scenario-garrison = The cafés
about-garrison = Three German squads hold the houses at the western end of the bridge; four British squads stand by the gun pit on the other side. Six Player Turns by daylight: the British must have the bridge's western end, the café and the house beside it. The first lesson in this game.

### Options

option-berserk = Berserk units
option-berserk-on = Heat of Battle may make a unit charge
option-berserk-off = never; it is hardened instead

### Phases

phase-set-up = Set-up
phase-turn-begins = Beginning of the Player Turn
phase-rally-phase = Rally: weapons
phase-rally = Rally
phase-prep-fire = Prep fire
phase-move = Movement
phase-defensive-fire = Defensive fire
phase-advancing-fire = Advancing fire
phase-rout = Rout
phase-advance = Advance
phase-close-combat = Close combat
phase-turn-ends = End of the Player Turn

### Names

unit-british = British counter
unit-german = German counter
piece-british = British counter
piece-german = German counter
piece-unknown = unknown
piece-dummy = dummy
weapon-weapon = weapon
weapon-lmg = light machine gun
weapon-german-lmg = German light machine gun
weapon-german-mmg = German medium machine gun
weapon-german-hmg = German heavy machine gun
weapon-demolition-charge = demolition charge
weapon-piat = PIAT
weapon-mortar-51 = 51 mm mortar
weapon-mortar-50 = 50 mm mortar
weapon-gun-50l = 50 mm gun
counter-british = British counter
counter-german = German counter
counter-dummy = dummy

### Questions
ask-advance = Advance of turn { $turn }: who goes one Location further?
ask-advance-to = Where do they advance to from { $from }?
ask-advancers = Who advances from { $from }?
ask-advancing-fire = Advancing fire of turn { $turn }, at half strength: at whom?
ask-cc-target = { $at }: whom do you attack?
ask-cc-with = { $at }: with whom?
ask-charge = Whom do the berserk charge from { $from }?
ask-close-combat = Which close combat is fought next?
ask-defensive-fire = Defensive fire of turn { $turn }: at whom?
ask-ditch = { $at }: into cover of the ditch, for 1 MF more?
ask-fire-leader = { $target }: who directs the fire?
ask-fire-with = { $target }: who fires?
ask-first-fire = The enemy moves at { $at }. Fire?
ask-give-to = Who carries the { $weapon }?
ask-gun-target = At what does the { $weapon } fire?
ask-manner = How do they move from { $from }?
ask-move = Movement of turn { $turn }: who moves?
ask-movers = Who moves from { $from }?
ask-prep-fire = Prep fire of turn { $turn }: at whom? Who fires does not move.
ask-rally = Rally Phase of turn { $turn }: who tries to rally?
ask-rally-phase = Rally Phase of turn { $turn }: anything to do with your weapons?
ask-reveal-one = The enemy walks into your men at { $at }: who shows himself?
ask-rout-to = Where does { $unit } rout to?
ask-route = { $at }: whither? Half-MF left: { $left }
ask-set-up = Where does { $unit } stand?
ask-sniper-check = { $at }: do they look for the sniper?
ask-who-carries = Who takes the { $weapon }?
ask-withdraw-to = Where does { $unit } withdraw to?

### Options of questions

do-against = Attack { $arg }
do-against-all = Attack all of them
do-all = All of them
do-assault = Assault Movement
do-at = { $arg }
do-await = Wait for the Advancing Fire at { $arg }
do-capture = Try to capture { $arg }
do-capture-all = Try to capture all of them
do-carrier = { $arg }
do-check = Look for him
do-cover = Into cover
do-crawl = Crawl to { $arg }
do-done = Done
do-double = In double time
do-drop = Leave { $arg }
do-enough = That is enough
do-exit = Leave the map
do-exposed = Stay in the open
do-fight = { $arg }
do-fire = Fire from { $arg }
do-from = { $arg }
do-go = Go
do-hand-over = Hand over { $arg }
do-hold = Hold fire here
do-hold-stack = Let this stack pass
do-leave-be = Leave him be
do-led-by = { $arg } directs
do-normal = Normally
do-ordnance = Fire the { $arg }
do-rally = Rally { $arg }
do-recover = Take up { $arg }
do-self = { $arg } by itself, without a leader
do-stack = { $arg }
do-stay = Stay
do-stop = Stop
do-take = { $arg }
do-to = { $arg }
do-unit = { $arg }
do-unled = Nobody directs
do-weapon = The { $arg }
do-with = { $arg }
do-withdraw = { $arg } withdraws

### Events

event-advances = Advance from { $from } to { $to }: { $units }.
event-ambush = { $at }: the { $seat } ambush the enemy.
event-ambush-die = { $at }, ambush: the { $seat } roll { $die } ({ $drm }).
event-appears = { $unit } appears at { $at }.
event-assault-movement = Assault Movement from { $from }: { $units }.
event-breaks = { $unit } breaks.
event-bumps = The enemy is met at { $at } by { $units }.
event-calms-down = { $unit } comes to its senses.
event-captured = { $unit } is taken prisoner.
event-charges = Charge from { $from } at the enemy in { $to }: { $units }.
event-close-combat = { $at }, close combat: { $attackers } against { $targets } at { $odds } ({ $modifiers }): { $die } + { $die2 }: { $result }.
event-conceals = { $unit } is out of sight at { $at }.
event-control = The { $seat } control { $at }.
event-cowers = They cower; columns lost: { $columns }.
event-double-time = Double time from { $from }: { $units }.
event-drops = { $unit } leaves the { $weapon } at { $at }.
event-dummy = { $unit } at { $at } was nobody.
event-eliminated = { $unit } is eliminated.
event-exits = Off the map from { $from }: { $units }.
event-falls-apart = { $unit } falls apart into two half-squads.
event-fanatic = { $unit } becomes fanatic.
event-fire = On { $targets } at { $at }, column { $column } ({ $modifiers }): { $die } + { $die2 }: { $result }.
event-fires = Fire at { $at } by { $firers }.
event-fires-with = Fire at { $at } by { $firers } with { $weapons }.
event-game-end = The end of turn { $turn }: { $die }; it is over below { $least }.
event-given = { $unit } carries the { $weapon }.
event-goes-inside = Inside the building at { $at }: { $units }.
event-halts = No further than { $at }: { $units }.
event-handed-over = { $unit } takes over the { $weapon }.
event-hardened = { $unit } is battle-hardened: now { $type }.
event-heat = Heat of Battle, { $unit }: { $die } + { $die2 } ({ $drm }): { $result }.
event-hero = A hero steps forward from { $unit }.
event-interdiction = { $unit } runs under fire: { $die } + { $die2 } against { $morale }: { $result }.
event-jitter-fire = Somebody fires in panic at { $at }; nobody is hurt.
event-joined = Two half-squads join at { $at }: { $unit }.
event-leader-falls = { $at }: a leader is down; { $units } must check.
event-leader-made = { $at }: a leader steps forward, { $unit }.
event-lost-in-the-dark = Lost in the dark at { $at }: { $units }.
event-malfunctions = The { $weapon } breaks down.
event-melee = { $at }: the two sides are locked in melee.
event-minimum-move = Minimum move to { $to }: { $units }.
event-morale = { $unit }, morale check: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-movement-roll = Moving in the dark, { $units }: { $die } + { $die2 }: { $result }.
event-moves = From { $from } to { $to }: { $units }.
event-ordnance = { $unit } fires the { $weapon } at { $at }, needing { $number } ({ $modifiers }): { $die } + { $die2 }: { $result }.
event-over = The scenario is over.
event-passes-by = From { $from }, past the houses at { $at }: { $units }.
event-phase = { $phase }.
event-pin-task = { $unit }, pin check: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-pinned = { $unit } is pinned.
event-player-turn = Turn { $turn }: the { $seat } move.
event-rally = { $unit } tries to rally: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-rate-of-fire = The { $weapon } may fire once more.
event-recovery = { $unit } reaches for the { $weapon }: { $die } ({ $drm }): { $result }.
event-reduced = { $unit } loses half its men.
event-repair = { $unit } repairs the { $weapon }: { $die }: { $result }.
event-replaced = { $unit } is shaken for good: now { $type }.
event-residual = Residual firepower stays at { $at }: column { $column }.
event-residual-fire = Residual firepower at { $at } on { $targets }, column { $column } ({ $modifiers }): { $die } + { $die2 }: { $result }.
event-revealed = { $unit } is revealed at { $at }.
event-routs = { $unit } routs from { $from } to { $to }.
event-set-up = { $unit } sets up at { $at }.
event-sniper = A sniper of the { $seat } shoots at { $at }: { $targets }.
event-sniper-check = A look for the sniper at { $at } by { $units }: { $die } ({ $drm }): { $result }.
event-takes-cover = Into the ditch at { $at }: { $units }.
event-task = { $unit }, task check: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-waits = The { $seat } at { $at } wait for the Advancing Fire.
event-withdraws = { $unit } withdraws from { $from } to { $to }.
event-wounded = { $unit } is wounded.

passed = passed
failed = failed
rallies = rallies
strays = strays
stays-broken = stays broken
hero = a hero
hero-and-hardening = a hero, and hardened
hardening = hardened
berserk = berserk
surrender = surrender
nothing = nothing
reduced = one reduced
eliminated = all eliminated
captured = all captured
taken = taken
keeps-its-way = keeps its way
left-lying = left lying
repaired = repaired
ruined = ruined
still-broken = still out of order
hit = hit
critical-hit = critical hit
miss = miss
nothing-found = nothing found
sniper-found = one sniper less
sniper-silenced = the snipers keep down
fire-coloured = Fire, coloured die
fire-white = Fire, white die
residual-coloured = Residual firepower, coloured die
residual-white = Residual firepower, white die
to-hit-coloured = To hit, coloured die
to-hit-white = To hit, white die
effect-coloured = Effect, coloured die
effect-white = Effect, white die
sniper-place-coloured = Sniper, direction
sniper-place-white = Sniper, distance
sniper = Sniper
sniper-check = Sniper Check
which-sniper = Which sniper
sniper-chooses = Sniper, which hex

### Modifiers

modifier-acquired = range found
modifier-advancing-fire = advancing fire
modifier-ambush = ambush
modifier-bridge = bridge
modifier-broken-target = broken target
modifier-by-itself = by itself
modifier-canal-bank = canal bank
modifier-capture = to capture
modifier-captured-weapon = captured weapon
modifier-ditch = ditch
modifier-exhausted = exhausted
modifier-exhausted-target = exhausted target
modifier-half-light = half-light
modifier-height = height
modifier-hero = hero
modifier-hexside = wall or hedge
modifier-hindrance = hindrance
modifier-in-cover = in cover
modifier-leader = leader
modifier-night = night
modifier-not-assault-moving = moves freely
modifier-open-ground = moves in the open
modifier-pinned = pinned
modifier-range = range
modifier-terrain = terrain
modifier-under-fire = under fire
modifier-walking-wounded = walking wounded
modifier-walking-wounded-target = walking wounded target

### Results

result-eliminated = all eliminated
result-captured = all captured
result-reduced = one reduced
result-nothing = nothing

result-- = no effect
result-PTC = pin check (PTC)
result-NMC = morale check (NMC)
result-1MC = morale check at +1 (1MC)
result-2MC = morale check at +2 (2MC)
result-3MC = morale check at +3 (3MC)
result-4MC = morale check at +4 (4MC)
result-K-1 = one reduced, then morale checks at +1 (K/1)
result-K-2 = one reduced, then morale checks at +2 (K/2)
result-K-3 = one reduced, then morale checks at +3 (K/3)
result-K-4 = one reduced, then morale checks at +4 (K/4)
result-1KIA = one eliminated, the others break (1KIA)
result-2KIA = 2 eliminated, the others break (2KIA)
result-3KIA = 3 eliminated, the others break (3KIA)
result-4KIA = 4 eliminated, the others break (4KIA)
result-5KIA = 5 eliminated, the others break (5KIA)
result-6KIA = 6 eliminated, the others break (6KIA)
result-7KIA = 7 eliminated, the others break (7KIA)
result-fire-gone = eliminated
result-fire-reduced = reduced or wounded
result-fire-broken = broken
result-fire-pinned = pinned
result-fire-nothing = unharmed

### The view

light-day = day
light-night = night
light-half = half-light
mark-control = controlled
mark-residual = residual firepower
mark-gunflash = gunflash

outcome-british-wins = The British win
outcome-german-wins = The Germans win
outcome-draw = A draw
