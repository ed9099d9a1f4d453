### Names

unit-howard = Major Howard
unit-neilson = Captain Neilson
unit-friday = Captain Friday
unit-hq-1 = HQ section 1
unit-hq-2 = HQ section 2
unit-brotheridge = Lieutenant Brotheridge
unit-brotheridge-platoon = Brotheridge’s platoon
unit-brotheridge-a = Brotheridge’s squad A
unit-brotheridge-b = Brotheridge’s squad B
unit-fox = Lieutenant Fox
unit-fox-platoon = Fox’s platoon
unit-fox-a = Fox’s squad A
unit-fox-b = Fox’s squad B
unit-hooper = Lieutenant Hooper
unit-hooper-platoon = Hooper’s platoon
unit-hooper-a = Hooper’s squad A
unit-hooper-b = Hooper’s squad B
unit-smith = Lieutenant Smith
unit-smith-platoon = Smith’s platoon
unit-smith-a = Smith’s squad A
unit-smith-b = Smith’s squad B
unit-sweeney = Lieutenant Sweeney
unit-sweeney-platoon = Sweeney’s platoon
unit-sweeney-a = Sweeney’s squad A
unit-sweeney-b = Sweeney’s squad B
unit-wood = Lieutenant Wood
unit-wood-platoon = Wood’s platoon
unit-wood-a = Wood’s squad A
unit-wood-b = Wood’s squad B
unit-sappers-1 = Sapper section 1
unit-sappers-2 = Sapper section 2
unit-sappers-3 = Sapper section 3
unit-sappers-4 = Sapper section 4
unit-pine-coffin = Colonel Pine Coffin
unit-para-1 = Paratroop platoon 1
unit-para-2 = Paratroop platoon 2
unit-para-3 = Paratroop platoon 3
unit-para-4 = Paratroop platoon 4
unit-para-5 = Paratroop platoon 5
unit-para-6 = Paratroop platoon 6
unit-garrison-1 = Garrison squad 1
unit-garrison-2 = Garrison squad 2
unit-garrison-3 = Garrison squad 3
unit-garrison-4 = Garrison squad 4
unit-garrison-5 = Garrison squad 5
unit-garrison-6 = Garrison squad 6
unit-garrison-7 = Garrison squad 7
unit-garrison-8 = Garrison squad 8
unit-hickman = Hickman
unit-schmidt = Major Schmidt
unit-car = Schmidt’s Mercedes
unit-platoon-1 = German platoon 1
unit-platoon-2 = German platoon 2
unit-platoon-3 = German platoon 3
unit-platoon-4 = German platoon 4
unit-platoon-5 = German platoon 5
unit-platoon-6 = German platoon 6
unit-platoon-7 = German platoon 7
unit-platoon-8 = German platoon 8
unit-platoon-9 = German platoon 9
unit-platoon-10 = German platoon 10
unit-platoon-11 = German platoon 11
unit-platoon-12 = German platoon 12
unit-tank-1 = Mark IV 1
unit-tank-2 = Mark IV 2
unit-tank-3 = Mark IV 3
unit-tank-4 = Mark IV 4
unit-tank-5 = Mark IV 5
unit-tank-6 = Mark IV 6
unit-prisoners-1 = Prisoners 1
unit-prisoners-2 = Prisoners 2
unit-prisoners-3 = Prisoners 3
unit-prisoners-4 = Prisoners 4
unit-prisoners-5 = Prisoners 5
unit-mg-1 = Machine gun 1
unit-mg-2 = Machine gun 2
unit-mg-3 = Machine gun 3
unit-mg-4 = Machine gun 4
unit-mg-5 = Machine gun 5
unit-mg-6 = Machine gun 6
unit-field-gun = Field gun
weapon-piat-1 = Piat 1
weapon-piat-2 = Piat 2
weapon-piat-3 = Piat 3
weapon-gammon-1 = Gammon bombs 1
weapon-gammon-2 = Gammon bombs 2
glider-1 = Glider 1
glider-2 = Glider 2
glider-3 = Glider 3
glider-4 = Glider 4
glider-5 = Glider 5
glider-6 = Glider 6
group-north = The northern group
group-south = The southern group
space-LP1 = LePort entry
space-LP2 = Coast road
space-LP3 = LePort street
space-LP4 = Church corner
space-LP5 = LePort hedges
space-LP6 = Road north of the junction
space-TJ = Benouville T-junction
space-BE6 = Road south of the junction
space-BE5 = Benouville high street
space-BE4 = Benouville lower street
space-BE3 = Caen road
space-BE2 = Château gate
space-BE1 = Benouville entry
space-L1 = LePort church
space-F1 = LePort orchards
space-B1 = Town hall and school
space-B4 = Western fields
space-B2 = Benouville north
space-B3 = Benouville south
space-B5 = Southern fields
space-C2 = Canal meadow
space-C3 = LePort pasture
space-W3 = Café Picot and gardens
space-WN = West bank trench, north
space-W1 = Bridge road, village end
space-W2 = Bridge road, cafés
space-GON = Café Gondrée
space-WS = West bank trench, south
space-C4 = Château park
space-CH = Château de Bénouville
space-PIL = Pillbox
space-NET = North-east trench
space-ATG = Gun pit
space-SET = Tower trench
space-E1 = Bridge road, east end
space-M1 = Causeway, west
space-M2 = Causeway, east
space-WIRE = Wire field
space-LX2 = LZ X, long field
space-NA1 = North glide, canal side
space-NA2 = North meadow
space-NB1 = North glide, middle
space-NB2 = Marsh
space-NC1 = North glide, river side
space-NC2 = LZ Y
space-SA1 = South glide, canal side
space-SB1 = South glide, middle
space-SC1 = South glide, river side
space-SB2 = Ditch field
space-SC2 = Orne field
space-OW = West river bank
space-RA1 = Ranville road, river end
space-RA2 = Ranville road
space-RA3 = Ranville entry
space-OE = East river bank
space-EN = Eastern meadows
space-RV = Ranville mill and gardens
space-ES = Southern meadows
space-PB1 = Pegasus Bridge, west span
space-PB2 = Pegasus Bridge, east span
space-RB = Ranville bridge

### Title, scenarios, options, phases, outcomes

title = Pegasus Bridge
about = Six gliders, two bridges, one night: land, storm the canal bridge, and hold it against the tanks. For one player.
length = about an hour
seat-british = the British
scenario-historical = Historical: the night of the sixth of June as it went
scenario-beginner = Variable forces, beginner: chits A to C
scenario-advanced = Variable forces, advanced: chits A to F
scenario-expert = Variable forces, expert: chits D to H
scenario-first = First game: four turns at the canal bridge
option-set-up = Loads of the gliders
option-set-up-printed = as printed
option-set-up-free = chosen by you
option-british-reinforcements = British reinforcement table
option-british-reinforcements-table = balanced against the German force
option-british-reinforcements-optional = the optional table, whatever the Germans got
option-british-entry = Turn in which the British reinforcements come
option-british-entry-staggered = 6, 7 or 8 by their size
option-british-entry-turn-6 = always 6
option-paratroop-movement = Movement points of the paratroops
option-paratroop-movement-3 = 3, as their factors say
option-paratroop-movement-4 = 4, like all British units
option-double-lines = Cost of a double line
option-double-lines-2 = 2 in all
option-double-lines-3 = 3 in all
option-schmidt-turn = Turn of Schmidt’s car
option-schmidt-turn-3 = 3, as the chit says
option-schmidt-turn-6 = 6, as the general rule says
option-garrison-strength = Strength of a garrison squad
option-garrison-strength-2 = 2, a gentler start
option-garrison-strength-3 = 3
option-crews = Garrison squads at guns
option-crews-move = leave them for the nearest enemy
option-crews-stay = stay while the British are near
option-tank-columns = Tank line of the fire table
option-tank-columns-printed = as printed
option-tank-columns-left = one column to the left
option-landing-die = Landing of a glider
option-landing-die-one = by the die that steers it
option-landing-die-two = by a second die
option-crash-modifier = Crash modifier
option-crash-modifier-landed-before = for gliders landed before it
option-crash-modifier-every-other = for every other glider in the area
option-game-length = Last turn
option-game-length-14 = 14
option-game-length-16 = 16
phase-glider-landing = Glider landing
phase-suppression-removal = Suppression removal
phase-british-movement = British movement
phase-german-movement = German movement
phase-british-fire = British fire combat
phase-german-fire = German fire combat
phase-hand-to-hand = Hand-to-hand combat
phase-end-of-turn = End of the turn
outcome-german = German victory
outcome-marginal = Marginal British victory
outcome-substantial = Substantial British victory
outcome-overwhelming = Overwhelming British victory

### Questions

ask-aboard = In which glider does { $unit } fly?
ask-carry = Who carries { $weapon }?
ask-north = Which gliders come in from the north? ({ $chosen } of 3 chosen)
ask-lead = Which glider leads { $group }?
ask-move = Which unit moves?
ask-act = { $unit }, { $points } { $points ->
        [one] movement point
       *[other] movement points
    }: what now?
ask-opportunity-fire = { $mover } enters { $area }. Who uses opportunity fire?
ask-fire = Which unit fires?
ask-target = Whom does { $unit } fire at?
ask-support = Who else fires at { $target }?
ask-loss = { $area }: { $points } more { $points ->
        [one] strength point
       *[other] strength points
    } to lose. Which unit?
ask-half = { $area }: { $points } { $points ->
        [one] strength point
       *[other] strength points
    } to lose hand to hand, one after another. Which unit loses the next?
ask-retreat = Your units must leave { $area }. Where to?
ask-combat = Where is the next hand-to-hand combat?
ask-pushed-aside = The tank has broken through at { $area }. Where do your units go?

### Answers

do-move = Move { $arg }
do-done = Finish this phase
do-break-down = Break { $arg } down into squads
do-combine = Recombine { $arg }
do-take = Take { $arg } along
do-go = Go to { $arg }
do-grenade = Throw a grenade at { $arg }
do-gammon-bomb = Throw a gammon bomb at { $arg }
do-search = Clear the bunker of { $arg }
do-prepare = Prepare a position at { $arg }
do-stop = Stop here
do-join = { $arg } fires
do-join-gun = { $arg } fires, with the machine gun
do-all = Everybody fires
do-hold = Hold fire
do-fire = Small arms: { $arg }
do-machine-gun = Machine gun: { $arg }
do-piat = Piat: { $arg }
do-field-gun = Field gun: { $arg }
do-target = At { $arg }
do-shoot = Fire
do-lose = { $arg }
do-evenly = All of them, as evenly as can be
do-retreat = To { $arg }
do-fight = At { $arg }
do-carry = { $arg }
do-aboard = In { $arg }
do-north = { $arg }
do-lead = { $arg }

### Dice

glider-entry = Entry area
lost-glider = Lost glider
glider-flight = Flight
glider-landing = Landing
glider-crash = Crash
crash-table = Crash table
early-tank = Early tank
garrison-alert = Garrison alert
small-arms = Small arms
leader-casualty = Leader casualty
carried-leader = Carried leader
grenade = Grenade
gammon-bomb = Gammon bomb
bunker-search = Bunker search
bridge-repair = Bridge repair
german-reinforcements = German reinforcements
german-entry = German entry
british-reinforcements = British reinforcements
car-speed = Speed of the car
demolition = Demolition
detour = At the junction
nearest-british = Nearest British unit
target = Target
gun-target = Target of the gun
breakthrough = Breakthrough
damaged-bridge = Damaged bridge
spotting = Spotting
gun-fire = Gun fire
piat = Piat
crew-flees = Does the crew flee?
column-retreat = Retreat of the column
off-the-road = Off the road
stuck-crew = Stuck crew
hand-to-hand = Hand-to-hand
suppression-removal = Suppression removal

### Columns of the grenade table

adjacent-open = adjacent, open
adjacent-obstructed = adjacent, obstructed
same-open = same area, open
same-obstructed = same area, obstructed
same-bunker = same area, bunker

### What happens

event-turn = Turn { $turn }.
event-phase = { $phase }.
event-goes-aboard = { $unit } goes aboard { $glider }.
event-group-formed = { $group }: { $gliders }, the first in the lead.
event-glider-entry = Die { $die }: { $group } comes in over { $area }.
event-glider-lost = Die { $die }: { $glider } is lost.
event-glider-flies = Die { $die }: { $glider } flies on over { $area }.
event-glider-lands = Die { $die }: { $glider } lands at { $area }.
event-formation-broken = A six over { $area }: { $group } breaks formation, each glider flies on alone.
event-glider-crashes = { $glider } crashes (die { $die }{ $modifier ->
        [0] {""}
       *[other] { " +" }{ $modifier }
    }); crash table { $table }: { $result ->
        [all] everybody aboard is lost
        [0] nobody is hurt
       *[other] { $result } strength points lost
    }.
event-moves = { $units }: from { $from } to { $area }; { $points ->
        [0] no movement point
        [one] one movement point
       *[other] { $points } movement points
    } left.
event-advances = { $units }: from { $from } to { $area }.
event-drives = { $units }: by road from { $from } to { $area }.
event-arrives = { $unit } comes onto the map at { $area }.
event-leaves-map = { $unit } drives off the map at { $area }.
event-marches-off = { $unit } marches off the map at { $area }.
event-breaks-down = { $unit } breaks down into squads of { $first } and { $second }.
event-combines = { $unit } is together again, with { $strength } points.
event-grenade = { $unit } throws a grenade at { $target } ({ $column }). Die { $die } ({ $modifiers }): { $effect } [{ $result }]; { $left } left.
event-grenade-at-nobody = { $unit } throws a grenade into { $area }, where nobody is; { $left } left.
event-bunker-cleared = { $unit } clears the bunker of { $area } (die { $die }).
event-prisoners = Prisoners are taken at { $area }.
event-prisoners-gone = The prisoners at { $area }, left without a guard, are gone.
event-preparing = { $unit } begins to prepare a position at { $area }.
event-position-prepared = { $unit } has a prepared position at { $area }.
event-position-spoilt = { $unit } was attacked: no position.
event-position-lost = { $unit } has lost its prepared position.
event-gammon-bomb = { $unit } throws a gammon bomb at { $target }. Die { $die } ({ $modifiers }): { $effect } [{ $result }]; { $left ->
        [one] 1 charge
       *[other] { $left } charges
    } left.
event-turned-up = { $area }: the counter is { $what ->
        [squad] a garrison squad
       *[dummy] a dummy
    }.
event-awake = { $unit } is roused (die { $die }){ $how ->
        [alert] {" and alert"}
       *[quiet] , but may not use opportunity fire this turn
    }.
event-small-arms = { $units } → { $target }, column { $column }. Die { $die } ({ $modifiers }): { $effect } [{ $result }].
event-machine-gun-fire = Machine gun fire on the others there: { $units } → { $target }, column { $column }. Die { $die } ({ $modifiers }): { $effect } [{ $result }].
event-fire-at-nobody = There was nobody at { $area } to be fired at.
event-gun-fire = Gun fire: { $units } → { $target }, column { $column }. Die { $die } ({ $modifiers }): { $effect } [{ $result }].
event-gun-destroyed = { $unit } at { $area } is destroyed.
event-piat = { $unit } fires the Piat at { $target }. Die { $die } ({ $modifiers }): { $effect } [{ $result }]; { $left ->
        [one] 1 charge
       *[other] { $left } charges
    } left.
event-tank-stopped = { $unit } is stopped for good. Die { $die }: the crew { $how ->
        [flees] flees
       *[stays] stays and can still fire
    }.
event-tank-wrecked = { $unit } is a wreck at { $area }.
event-suppressed = { $unit } is suppressed.
event-suppression-removal = { $unit }, die { $die } ({ $modifiers }): { $result ->
        [removed] no longer suppressed
       *[other] still suppressed
    }.
event-loses = { $unit } loses { $points }; { $left } left.
event-eliminated = { $unit } is eliminated.
event-leader-casualty = { $unit }, die { $die }: { $result ->
        [W] wounded
        [K] killed
       *[other] unhurt
    }.
event-carried-leader = { $unit } was carried, die { $die }: { $result ->
        [K] dead
       *[other] no worse
    }.
event-weapon-taken = { $unit } carries { $weapon }.
event-weapon-lost = { $weapon }: lost.
event-hand-to-hand = Hand-to-hand at { $area }, British { $british } against German { $germans }, column { $column }. Die { $die } ({ $modifiers }): { $result }.
# What a result of the fire or grenade table does, by whom or what it is rolled against.
result-unit-- = no effect
result-unit-S = suppressed
result-unit-S-H- = suppressed
result-unit-1 = loses 1 point
result-unit-1-H- = loses 1 point
result-unit-2 = loses 2 points
result-unit-2-H- = loses 2 points
result-unit-3 = loses 3 points
result-unit-4 = loses 4 points
result-leader-- = no effect
result-leader-S = suppressed
result-leader-S-H- = suppressed
result-leader-1 = the leader is checked
result-leader-1-H- = the leader is checked
result-leader-2 = the leader is checked
result-leader-2-H- = the leader is checked
result-leader-3 = the leader is checked
result-leader-4 = the leader is checked
result-car-- = no effect
result-car-S = no effect
result-car-S-H- = no effect
result-car-1 = the car is wrecked
result-car-1-H- = the car is wrecked
result-car-2 = the car is wrecked
result-car-2-H- = the car is wrecked
result-car-3 = the car is wrecked
result-car-4 = the car is wrecked
result-nothing-- = no effect
result-nothing-S = no effect
result-nothing-S-H- = no effect
result-nothing-1 = no effect
result-nothing-1-H- = no effect
result-nothing-2 = no effect
result-nothing-2-H- = no effect
result-nothing-3 = no effect
result-nothing-4 = no effect
result-open-tank-- = no effect
result-open-tank-S = no effect
result-open-tank-S-H- = the tank is a wreck
result-open-tank-1 = no effect
result-open-tank-1-H- = the tank is a wreck
result-open-tank-2 = no effect
result-open-tank-2-H- = the tank is a wreck
result-open-tank-3 = no effect
result-open-tank-4 = no effect
result-piat-- = no effect
result-piat-S = no effect
result-piat-S-H- = the tank is stopped, and its crew may flee
result-piat-1 = no effect
result-piat-1-H- = the tank is a wreck
result-piat-2 = no effect
result-piat-2-H- = the tank is a wreck
result-piat-3 = no effect
result-piat-4 = no effect
result-gammon-- = no effect
result-gammon-S = no effect
result-gammon-S-H- = the tank is a wreck
result-gammon-1 = no effect
result-gammon-1-H- = the tank is a wreck
result-gammon-2 = no effect
result-gammon-2-H- = the tank is a wreck
result-gammon-3 = no effect
result-gammon-4 = no effect
result-gammon-car-- = no effect
result-gammon-car-S = the car is wrecked
result-gammon-car-S-H- = the car is wrecked
result-gammon-car-1 = the car is wrecked
result-gammon-car-1-H- = the car is wrecked
result-gammon-car-2 = the car is wrecked
result-gammon-car-2-H- = the car is wrecked
result-gammon-car-3 = the car is wrecked
result-gammon-car-4 = the car is wrecked
result-gun-tank-- = no effect
result-gun-tank-S = no effect
result-gun-tank-S-H- = the tank is a wreck
result-gun-tank-1 = no effect
result-gun-tank-1-H- = the tank is a wreck
result-gun-tank-2 = no effect
result-gun-tank-2-H- = the tank is a wreck
result-gun-tank-3 = no effect
result-gun-tank-4 = no effect
result-guns-tank-- = no effect
result-guns-tank-S = no effect
result-guns-tank-S-H- = the tank is a wreck
result-guns-tank-1 = the tank is a wreck
result-guns-tank-1-H- = the tank is a wreck
result-guns-tank-2 = the tank is a wreck
result-guns-tank-2-H- = the tank is a wreck
result-guns-tank-3 = the tank is a wreck
result-guns-tank-4 = the tank is a wreck
result-gun-area-- = no effect
result-gun-area-S = no effect
result-gun-area-S-H- = positions and guns destroyed
result-gun-area-1 = no effect
result-gun-area-1-H- = positions and guns destroyed, each unit loses 1 point
result-gun-area-2 = no effect
result-gun-area-2-H- = positions and guns destroyed, each unit loses 2 points
result-gun-area-3 = no effect
result-gun-area-4 = no effect
result-guns-area-- = no effect
result-guns-area-S = no effect
result-guns-area-S-H- = positions and guns destroyed
result-guns-area-1 = positions and guns destroyed, each unit loses 1 point
result-guns-area-1-H- = positions and guns destroyed, each unit loses 1 point
result-guns-area-2 = positions and guns destroyed, each unit loses 2 points
result-guns-area-2-H- = positions and guns destroyed, each unit loses 2 points
result-guns-area-3 = positions and guns destroyed, each unit loses 3 points
result-guns-area-4 = positions and guns destroyed, each unit loses 4 points

result-E- = the British are eliminated
result-1-2E- = half the British are lost
result-1-2E-1-2E = half of either side is lost
result--1-2E = half the Germans are lost
result-1-2E-E = half the British are lost and the Germans eliminated
result--E = the Germans are eliminated
result-ENG = both stay engaged
event-engaged = { $area }: both sides are engaged and may not leave next turn.
event-retreats = Retreat from { $from } to { $area }: { $units }.
event-pushed-aside = Pushed aside from { $from } to { $area }: { $units }.
event-breakthrough = { $unit } against the prepared position at { $area }. Die { $die } ({ $modifiers }): { $how ->
        [through] it breaks through
       *[held] it is held
    }.
event-spotting = { $unit } looks out, die { $die }: { $how ->
        [spotted] it has spotted the British and may fire
       *[unseen] nothing seen
    }.
event-german-force = Die { $die }: German reinforcement force { $force }.
event-german-entry = Die { $die }: the Germans come by { $area } in turn { $turn }.
event-early-tank = { $unit }, die { $die }: it comes by { $area } in turn { $turn }.
event-british-force = Die { $die }: British reinforcement force { $force }.
event-british-entry = The British reinforcements come by { $area } from turn { $turn } on.
event-schmidt-arrives = Major Schmidt comes by car at Ranville. Die { $die }: { $points } movement points.
event-car-speeds-up = The Mercedes is fired upon and races off: { $points } movement points from now on.
event-car-wrecked = The Mercedes is wrecked at { $area }.
event-schmidt-captured = Major Schmidt is a prisoner.
event-schmidt-escapes = Major Schmidt has got away through LePort.
event-column-retreat = The leading tank is lost to the first shot. Die { $die }: { $how ->
        [all] the whole force retreats
        [nearest] the nearest tank retreats
       *[none] the column comes on
    }.
event-tank-retreats = { $unit } turns to make for { $area }.
event-tank-waits = { $unit } finds the road behind it full, and waits at { $area }.
event-tank-off-road = { $unit } leaves the road at { $area }. Die { $die }: { $how ->
        [moves] it gets on
       *[stuck] it is stuck for this turn
    }.
event-stuck-crew = The crew of { $unit }, die { $die }: { $how ->
        [panics] it panics and leaves the tank
       *[holds] it holds out
    }.
event-detour = { $unit } comes to the T-junction. Die { $die }: { $how ->
        [straight-on] the column drives straight on for two turns
       *[to-the-bridge] the column turns to the bridge
    }.
event-column-turns = The tanks turn round and make for { $area }.
event-wire-turned-up = The counter of the bridge is { $what ->
        [live] “wired”: there are live charges
       *[blank] a blank: the bridge is not wired
    }.
event-wire-removed = The charges are removed from Pegasus Bridge.
event-span-disarmed = { $unit } has spent a whole turn on { $area }.
event-demolition = The Germans press the plunger. Die { $die } ({ $modifiers }): { $result ->
        [destroyed] the bridge is destroyed
        [damaged] the bridge is damaged
       *[malfunction] nothing happens
    }.
event-bridge-destroyed = Pegasus Bridge is down.
event-bridge-damaged = Pegasus Bridge is damaged.
event-damaged-bridge = { $unit } drives onto the damaged bridge. Die { $die }: { $how ->
        [collapses] it gives way
       *[holds] it holds
    }.
event-bridge-repair = { $unit } at { $area }, turn { $turns } of work. Die { $die }: { $how ->
        [repaired] repaired
       *[not-yet] not yet
    }.
event-makeshift-bridge = A makeshift bridge lies at { $area }.

### Modifiers

modifier-adjacent-area = adjacent area
modifier-obstructed-area = obstructed area
modifier-prepared-position = prepared position
modifier-glider-infantry = glider infantry
modifier-open-area = open area
modifier-moving-target = moving target
modifier-own-leader = own leader
modifier-leader-alone = leader alone
modifier-leader-with-thrower = leader with the thrower
modifier-only-glider-infantry = only glider infantry
modifier-germans-suppressed = Germans suppressed
modifier-only-garrison = only garrison
modifier-british-suppressed = British suppressed
modifier-british-entered-cover = British came last into cover
modifier-germans-entered-cover = Germans came last into cover
modifier-germans-entered-position = Germans came last, against a prepared position
modifier-infantry-with-tank = infantry with a tank
modifier-british-leader = British leader
modifier-german-leader = German leader
modifier-british-leaders-alone = British leaders alone
modifier-german-leaders-alone = German leaders alone
modifier-british-leader-wounded = British leader wounded
modifier-german-leader-wounded = German leader wounded
modifier-schmidt-at-the-plunger = Schmidt at the plunger
modifier-leader-rallies = leader rallies them
modifier-infantry-pushes = infantry with the tank

### Charts: their columns and codes

column-1-4 = 1–4
column-5-8 = 5–8
column-9-10 = 9–10
column-11-14 = 11–14
column-15-20 = 15–20
column-adjacent-open = adjacent, open
column-adjacent-obstructed = adjacent, obstructed
column-same-open = same area, open
column-same-obstructed = same area, obstructed
column-same-bunker = same area, bunker
column-british = British
column-garrison = garrison
column-reinforcements = German reinforcements
column-leader = leader
column-strength-points-lost = points lost
column-demolition = result
column-north = north
column-south = south
column-entry-area = entry area
column-force = force
column-movement-points = movement points
column-withdrawing = who retreats
column-turn = turn
result-fire-- = no effect
result-fire-S = suppressed
result-fire-S-H- = suppressed; counts against tanks
result-fire-1 = 1 point lost
result-fire-1-H- = 1 point lost; counts against tanks
result-fire-2 = 2 points lost
result-fire-2-H- = 2 points lost; counts against tanks
result-fire-3 = 3 points lost
result-fire-4 = 4 points lost
result-grenades-- = no effect
result-grenades-S = suppressed
result-grenades-S-H- = suppressed; counts against tanks
result-grenades-1 = 1 point lost
result-grenades-1-H- = 1 point lost; counts against tanks
result-grenades-2 = 2 points lost
result-grenades-2-H- = 2 points lost; counts against tanks
result-grenades-3 = 3 points lost
result-grenades-4 = 4 points lost
result-leader-casualty-- = unhurt
result-leader-casualty-W = wounded
result-leader-casualty-K = killed
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
result-suppression-removal-removed = no longer suppressed
result-suppression-removal-- = still suppressed
result-demolition-destroyed = the bridge is destroyed
result-demolition-damaged = the bridge is damaged
result-demolition-malfunction = nothing happens
result-column-retreat-all = the whole force retreats
result-column-retreat-nearest = the nearest tank retreats
result-column-retreat-none = the column comes on
result-crash-all = everybody aboard is lost

### Tables

table-fire = Fire combat
table-leader-casualty = Leader casualties
table-grenades = Grenade attacks
table-crash = Glider crashes
table-hand-to-hand = Hand-to-hand combat
table-demolition = Bridge demolition
table-suppression-removal = Suppression removal
table-lost-glider = Lost gliders
table-german-reinforcements = German reinforcement force by chit
table-german-entry = German entry area
table-british-reinforcements = British reinforcement force by German force
table-optional-british-reinforcements = Optional British reinforcement force
table-car-speed = Movement of the Mercedes
table-column-retreat = Retreat of the column
table-tanks-of-chit-h = Tanks of chit H

### The table

seat-german = the Germans
unit-german-hidden = Garrison counter
mark-suppressed = suppressed
mark-wounded = wounded
mark-wrecked = wreck
mark-destroyed = destroyed
mark-immobile = cannot move
mark-acted = done
mark-preparing = preparing a position
mark-prepared = prepared position
mark-in-bunker = in the bunker
mark-held = not yet active
mark-in-flight = in flight
mark-crashed = crashed
mark-grenades-1 = 1 grenade attack
mark-grenades-2 = 2 grenade attacks
mark-grenades-3 = 3 grenade attacks
mark-grenades-4 = 4 grenade attacks
mark-control = control
mark-bunker-cleared = bunker cleared
mark-rubble = rubble
mark-engaged = engaged
mark-bridge-destroyed = bridge destroyed
mark-bridge-damaged = bridge damaged
mark-makeshift = makeshift bridge
mark-disarmed = charges looked for
zone-glider-1 = Glider 1
zone-glider-2 = Glider 2
zone-glider-3 = Glider 3
zone-glider-4 = Glider 4
zone-glider-5 = Glider 5
zone-glider-6 = Glider 6
zone-to-load = Still to load
zone-coming = On their way
zone-eliminated = Eliminated
zone-gone = Out of play
track-turn = Turn
track-points = Victory points
note-german-reinforcements = German reinforcements
note-british-reinforcements = British reinforcements
note-schmidt = Major Schmidt
fact-chit = Set-up chit
fact-german-force = German reinforcement force
fact-british-force = British reinforcement force
fact-wire = Wired bridge
fact-movement-points = Movement points left
wire-face-down = a counter lies face down
wire-live = live charges
wire-harmless = no charges

### Why not

refusal-not-yet-here = It has not come in yet.
refusal-not-here = It is not on the map.
refusal-suppressed = It is suppressed.
refusal-wounded = A wounded leader moves only when he is carried.
refusal-has-moved = It has moved in this phase.
refusal-has-fired = It has fired in this phase.
refusal-no-bunker = There is no bunker to clear here.
refusal-bunker-defended = Germans still hold the area of the bunker.
refusal-too-dear = It has too few movement points left.
refusal-no-position-here = There is no ground for a position on the bridge.
refusal-too-late = That must be said before the first step.
refusal-entry-area = Reinforcements come in by way of Ranville.
refusal-dashed-line = A dashed line can be fired across, not crossed.
refusal-no-line = No line leads there from here.
refusal-engaged = The unit is engaged and may not leave this turn.
refusal-bridge-destroyed = The bridge is destroyed.
refusal-no-grenades = It has no grenade attacks left.
refusal-out-of-reach = No target is in reach.
refusal-leader-not-alone = A leader with a combat unit helps it and does not fire himself.
refusal-no-piat = It has no Piat with charges left.
refusal-in-bunker = From inside a bunker it fires only in its own area.

# Why the staff likes an option.
reason-storm = there are Germans to be thrown out
reason-cross = it must be ours before they blow it
reason-approach = the way to its objective
reason-objective = it has the farthest to go, or the most to do
reason-grenade = first the grenades, then the assault
reason-bunker = whoever is in there should come out
reason-dig-in = what is held must be held against tanks
reason-together = together they are stronger
reason-fire = the odds are good
reason-armour = tanks must not reach the bridge
reason-mass = one heavy shot is better than two light ones
reason-stay = it stands well where it is

# --- the words on the map ---

map-board-title = Bénouville and the Orne bridges
map-board-subtitle = The ground of the coup de main, night of 5–6 June 1944. Area map, north at the top; sixty-one areas.
map-board-label = Area map of Bénouville and the Orne bridges
panel-gliders = Gliders
panel-gliders-note = 1–3 to the canal, 4–6 to the river
panel-turns = Game turn
panel-turns-note = sixteen turns from sixteen minutes past midnight
box-glider_1 = Glider 1
box-glider_2 = Glider 2
box-glider_3 = Glider 3
box-glider_4 = Glider 4
box-glider_5 = Glider 5
box-glider_6 = Glider 6
box-wired_bridge = Wired bridge
box-eliminated = Out of play
box-turn_4-note = German die
box-turn_5-note = alarm
box-turn_6-note = British die
legend-road = road area
legend-obstructed = obstructed area
legend-open = open ground
legend-single = 1 movement point
legend-double = 2 movement points
legend-dashed = fire only
legend-works = trench, wire
legend-concrete = bunker, gun pit
legend-gun = machine gun
legend-landing = glider lands on
legend-hedge = hedge, orchard
legend-slope = slope
result-prisoners = cleared, with prisoners
result-cleared = cleared
result-costly = cleared, for one point

### Legend

legend-units = Units
legend-unit-platoon = A platoon of glider infantry: three dots; strength at the left, movement points at the right.
legend-unit-squad = Half a platoon: one dot. A platoon falls into two squads when you say so, and they may join again.
legend-unit-sappers = Sappers: they look for charges, cut them, and mend the bridge.
legend-unit-hq = A headquarters section: a very small unit.
legend-unit-leader = A leader: one more on the die for his own platoon, Major Howard for everybody.
legend-unit-paratroops = A platoon of paratroops, who come as reinforcements from Ranville.
legend-unit-glider = A glider, in the air or where it came down.
legend-unit-garrison = A squad of the garrison, turned up.
legend-unit-infantry = A platoon of German infantry.
legend-unit-tank = A Mark IV. It stays on the road, and a wreck of it blocks the road.
legend-unit-car = Major Schmidt’s car: it drives through from Ranville to Le Port.
legend-weapons = Weapons
legend-weapon-mg = A machine gun: the number is its strength. It fires at everybody in the area, if somebody works it.
legend-weapon-field-gun = The field gun in its pit: whoever is there may fire it at tanks.
legend-weapon-piat = A Piat, against tanks: the number is how many shots are left.
legend-weapon-gammon = Gammon bombs, against tanks in the same area: the number is how many are left.
legend-states = States
legend-state-hidden = Face down: a squad of the garrison, or nobody.
legend-state-suppressed = Suppressed: neither moves nor fires until it has recovered.
legend-state-wounded = Wounded: moves only when carried, two points.
legend-state-wrecked = A wreck: blocks tanks, and the line of sight.
legend-state-acted = Has moved or fired in this phase.
legend-state-grenades = “2 grenade attacks”: how many a unit has left, of two for a squad and four for a platoon.
legend-state-preparing = “Preparing a position”, then “prepared position”: dug in, if nobody attacks it in the turn. One off the die of who fires at it.
legend-state-in-bunker = “In the bunker”: it searches, fires nowhere else and is not fired at from next door.
legend-state-held = “Not yet active”: a garrison unit that has not been woken.
legend-state-immobile = “Cannot move”: a tank that was hit in its tracks may still fire.
legend-state-destroyed = “Destroyed”: a gun that nobody can use any more.
legend-state-crashed = “Crashed”: a glider that came down hard; whoever was in it has paid for it.
legend-markers = Markers
legend-mark-control = Control: who was last in the area; it counts at the end.
legend-mark-engaged = Engaged: who is here may not leave next turn, but must fight on.
legend-mark-cleared = The bunker has been searched: two points.
legend-mark-rubble = Rubble: a shell has hit the cover.
legend-mark-damaged = The bridge is damaged: each tank that enters may bring it down.
legend-mark-bridge-destroyed = The bridge is destroyed.
legend-mark-makeshift = A makeshift bridge of the sappers: two points to enter.
legend-mark-disarmed = Sappers have looked for charges here.
legend-ground = Ground
legend-ground-road = A road area: open, and the only one that tanks and the car can use.
legend-ground-open = Open ground: one more on the die of who fires at it, and whoever enters it may be fired at.
legend-ground-obstructed = Obstructed: houses, trenches, gun pits. One off the die of who fires at it; blocks sight.
legend-ground-single = One stroke across the border: one movement point.
legend-ground-double = Two strokes: two points in all.
legend-ground-dashed = Dots: no way, but near enough to fire.
legend-ground-works = Trenches and wire.
legend-ground-concrete = A bunker to be searched; the ring is the gun pit.
legend-ground-gun = A machine gun’s place.
legend-ground-landing = What a glider must roll to land here; a triangle breaks the formation on a 6.
legend-ground-water = The canal and the river: nobody crosses but by bridges.
legend-ground-hedge = Hedges and orchards: ornament.
legend-ground-slope = Slopes: ornament.

### What options cost and walk into

price-points = { $left ->
    [1] the last point
   *[other] { $cost } of { $left } points
}
note-sure-off-map = { $n ->
    [one] one unit that may enter stays off the map
   *[other] { $n } units that may enter stay off the map
}
note-sure-nobody-moved = everybody stays where the gliders came down
note-sure-most-unmoved = { $n ->
    [one] one unit has not moved
   *[other] { $n } units have not moved
}
note-danger-fire = { $n ->
    [one] one unit may fire
   *[other] { $n } units may fire
}
note-danger-stirs = { $n ->
    [one] disturbs one counter
   *[other] disturbs { $n } counters
}
note-slower = { $n ->
    [one] one point in all then
   *[other] { $n } points in all then
}

### What the points are made of

part-bridge = Pegasus Bridge held, intact
part-damaged-bridge = Pegasus Bridge held, damaged
part-ranville = Ranville bridge held
part-pillbox = The pillbox held
part-bunkers = Bunkers cleared and held: { $n }
part-machine-guns = Machine guns held or destroyed: { $n }
part-field-gun = The field gun held or destroyed
part-tanks = Tanks wrecked: { $n }
part-prisoners = Groups of prisoners held: { $n }
part-schmidt = Major Schmidt taken
part-leaders = Leaders killed: { $n }
part-platoons = Platoons eliminated: { $n }

row-0-or-less = 0 or less
row-1-or-less = 1 or less
