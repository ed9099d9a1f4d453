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
ask-close-combat = Which close combat is fought next?
ask-defensive-fire = Defensive fire of turn { $turn }: at whom?
ask-ditch = { $at }: into cover of the ditch, for 1 MF more?
ask-first-fire = The enemy moves at { $at }. Fire?
ask-give-to = Who carries the { $weapon }?
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
ask-who-carries = Who takes the { $weapon }?
ask-withdraw-to = Where does { $unit } withdraw to?

### Options of questions

do-against = Attack { $arg }
do-against-all = Attack all of them
do-all = All of them
do-assault = Assault Movement
do-at = { $arg }
do-capture = Try to capture { $arg }
do-capture-all = Try to capture all of them
do-carrier = { $arg }
do-cover = Into cover
do-crawl = Crawl to { $arg }
do-done = Done
do-double = In double time
do-drop = Leave { $arg }
do-enough = That is enough
do-exposed = Stay in the open
do-fight = { $arg }
do-fire = Fire from { $arg }
do-from = { $arg }
do-go = Go
do-hand-over = Hand over { $arg }
do-hold = Hold fire here
do-hold-stack = Let this stack pass
do-normal = Normally
do-rally = Rally { $arg }
do-recover = Take up { $arg }
do-self = { $arg } by itself, without a leader
do-stack = { $arg }
do-stay = Stay
do-stop = Stop
do-take = { $arg }
do-to = { $arg }
do-unit = { $arg }
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
event-captured = { $unit } is taken prisoner.
event-close-combat = { $at }, close combat: { $attackers } against { $targets } at { $odds } ({ $modifiers }): { $die } + { $die2 }: { $result }.
event-conceals = { $unit } is out of sight at { $at }.
event-control = The { $seat } control { $at }.
event-double-time = Double time from { $from }: { $units }.
event-drops = { $unit } leaves the { $weapon } at { $at }.
event-dummy = { $unit } at { $at } was nobody.
event-eliminated = { $unit } is eliminated.
event-falls-apart = { $unit } falls apart into two half-squads.
event-fanatic = { $unit } becomes fanatic.
event-game-end = The end of turn { $turn }: { $die }; it is over below { $least }.
event-given = { $unit } carries the { $weapon }.
event-goes-inside = Inside the building at { $at }: { $units }.
event-halts = No further than { $at }: { $units }.
event-handed-over = { $unit } takes over the { $weapon }.
event-hardened = { $unit } is battle-hardened: now { $type }.
event-heat = Heat of Battle, { $unit }: { $die } + { $die2 } ({ $drm }): { $result }.
event-hero = A hero steps forward from { $unit }.
event-interdiction = { $unit } runs under fire: { $die } + { $die2 } against { $morale }: { $result }.
event-joined = Two half-squads join at { $at }: { $unit }.
event-leader-falls = { $at }: a leader is down; { $units } must check.
event-leader-made = { $at }: a leader steps forward, { $unit }.
event-melee = { $at }: the two sides are locked in melee.
event-minimum-move = Minimum move to { $to }: { $units }.
event-morale = { $unit }, morale check: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-moves = From { $from } to { $to }: { $units }.
event-over = The scenario is over.
event-passes-by = From { $from }, past the houses at { $at }: { $units }.
event-phase = { $phase }.
event-pin-task = { $unit }, pin check: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-pinned = { $unit } is pinned.
event-player-turn = Turn { $turn }: the { $seat } move.
event-rally = { $unit } tries to rally: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-recovery = { $unit } reaches for the { $weapon }: { $die } ({ $drm }): { $result }.
event-reduced = { $unit } loses half its men.
event-repair = { $unit } repairs the { $weapon }: { $die }: { $result }.
event-replaced = { $unit } is shaken for good: now { $type }.
event-revealed = { $unit } is revealed at { $at }.
event-routs = { $unit } routs from { $from } to { $to }.
event-set-up = { $unit } sets up at { $at }.
event-takes-cover = Into the ditch at { $at }: { $units }.
event-task = { $unit }, task check: { $die } + { $die2 } ({ $drm }) against { $morale }: { $result }.
event-withdraws = { $unit } withdraws from { $from } to { $to }.
event-wounded = { $unit } is wounded.

passed = passed
failed = failed
rallies = rallies
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
left-lying = left lying
repaired = repaired
ruined = ruined
still-broken = still out of order

### Modifiers

modifier-ambush = ambush
modifier-broken-target = broken target
modifier-by-itself = by itself
modifier-capture = to capture
modifier-exhausted = exhausted
modifier-exhausted-target = exhausted target
modifier-hero = hero
modifier-in-cover = in cover
modifier-leader = leader
modifier-under-fire = under fire
modifier-walking-wounded = walking wounded
modifier-walking-wounded-target = walking wounded target

### Results

result-eliminated = all eliminated
result-captured = all captured
result-reduced = one reduced
result-nothing = nothing

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
