title = Remagen Bridgehead
about = March 1945: get an army over a bridge that may fall at any turn, or throw it back into the Rhine.
length = two to three hours
blurb = March 1945: get an army over a bridge that may fall at any turn, or throw it back into the Rhine.
seat-american = American
seat-german = German
seat-us = American
seat-de = German

scenario-historical = The Ludendorff bridge, 7 to 12 March 1945
scenario-short = The first six turns
scenario-no-bridge = What if the bridge had gone
scenario-fate = A bridge whose hour is known
scenario-first = First game: over the bridge in three turns
option-night = Night turns
option-night-yes = with night turns
option-night-no = without night turns
option-collapse = Fall of the railway bridge
option-collapse-die = as the die decides
option-collapse-4 = on turn 4
option-collapse-5 = on turn 5
option-collapse-6 = on turn 6
option-collapse-7 = on turn 7
option-collapse-8 = on turn 8
option-collapse-9 = on turn 9
option-bazooka = Bazookas
option-bazooka-printed = no use against armour, as printed
option-bazooka-armour = good against armour

phase-setup = Set-up
phase-labour = Bridge building
phase-drop = Air drop
phase-fate = Fate of the bridge
phase-entry = Arrivals
phase-move = Movement
phase-fire = Exchange of fire
phase-front = Battle front
phase-battles = Combat
phase-done = End of the half turn
phase-over = End of the game

outcome-us-decisive = Decisive American victory: the road into Germany is open.
outcome-us-substantial = Substantial American victory: the bridgehead stands, and so does a bridge.
outcome-us-marginal = Marginal American victory: the bridgehead holds on.
outcome-german-marginal = Marginal German victory: the bridgehead is contained.
outcome-german-decisive = Decisive German victory: nobody is left across the Rhine.

# --- questions ---

ask-set-up = Where do you set up { $unit }?
ask-bring = Which piece comes on? { $quota ->
        [one] { $quota } point of the quota is left.
       *[other] { $quota } points of the quota are left.
    }
ask-reserves = Which of the reserves comes on?
ask-place = Where does { $unit } come on?
ask-labour = { $labour ->
        [0] Does { $unit } begin a pontoon bridge here?
       *[other] Does { $unit } work on the pontoon bridge here, at { $labour } of 30 labour units?
    }
ask-air-drop = Do the { $trays } trays of paratroops jump this turn, for { $trays } points of the quota?
ask-land = Where near { $centre } does { $unit } land?
ask-march = Which piece moves?
ask-act = What does { $unit } do?
ask-alight = Where does { $unit } get off?
ask-fire = Which sector fires?
ask-target = What does { $sector } fire at?
ask-answer = Which of the sectors that were fired upon answers next?
ask-return-fire = { $sector } was fired upon. What does it return fire at?
ask-contact-fire = Fire contact: what does { $sector } fire at?
ask-aim = What does { $unit } fire at?
ask-hit = { $hits ->
        [one] What does the hit in { $sector } go to?
       *[other] What does the first of the { $hits } hits left in { $sector } go to?
    }
ask-men = { $figures ->
        [one] Whose man falls next in { $sector }?
       *[other] Whose men fall next in { $sector }, { $figures } figures?
    }
ask-front = Which enemy sector does { $sector } attack?
ask-left-out = The enemy in { $sector } must be attacked too. Who adds him to its battle?
ask-too-weak = The battle for { $sector } stands worse than 1-6. With which other is it fought together?
ask-together = Battles touch each other. Is one fought together with another?
ask-partner = With which battle is that for { $sector } fought together?
ask-battle = Which battle is fought next?
ask-crowded = Room is short. Which piece goes back first?
ask-withdraw = Where does { $unit } withdraw to?
ask-rout = Where is { $unit } driven, { $sectors } sectors away?
ask-advance = Does { $unit } follow up?

# --- answers ---

do-place = { $arg }
do-bring = { $arg }
do-enough = Nothing more this turn
do-work = Work
do-stand-by = Stand by, free to move
do-jump = Jump
do-no-jump = Stay on the ground
do-land = { $arg }
do-move = { $arg }
do-abandon = Push { $arg } off the road, for good
do-overrun = Declare an automatic victory over { $arg }
do-end-moves = All moves are made
do-to = Go to { $arg }
do-board = Get on { $arg }
do-alight = Get off in { $arg }
do-hitch = Hitch { $arg }
do-drop = Drop the gun in { $arg }
do-fire-from = { $arg }
do-end-fire = Cease fire
do-all-at = All at { $arg }
do-share-out = Each piece by itself
do-hold-fire = Hold fire
do-at = { $arg }
do-alone-at = { $arg }, in a salvo of its own
do-hold = Hold fire
do-hit = { $arg }
do-destroy = { $arg } until destroyed (men: all of the kind)
do-against = { $arg }
do-decline = Stay engaged without attacking
do-also-by = { $arg }
do-with = With the battle for { $arg }
do-together = The battle for { $arg } with one beside it
do-divided = Each battle by itself
do-resolve = The battle for { $arg }
do-withdraw = { $arg }
do-rout = { $arg }
do-apart = Each to a sector of its own
do-advance = Advance to { $arg }
do-wait = Wait until others have gone
do-stay = Stay

# --- what happens ---

event-half-turn = Turn { $turn }, { $seat } half.
event-set-up = { $unit } is set up in { $sector }.
event-arrived = { $unit } comes on in { $sector }.
event-built = The engineers add { $units ->
        [0] no labour unit
        [one] { $units } labour unit
       *[other] { $units } labour units
    } at { $river }: { $total } of 30.
event-bridge-complete = The pontoon bridge at { $river } is complete and opens next turn.
event-bridge-damaged = The pontoon bridge at { $river } is hit for { $pips ->
        [one] { $pips } labour unit
       *[other] { $pips } labour units
    }: { $total ->
        [0] none is left
        [one] { $total } is left
       *[other] { $total } are left
    }.
event-bridge-down = { $value ->
        [0] The bridge at { $river } goes down.
       *[other] The bridge at { $river } goes down with { $units }.
    }
event-bridge-fate = The Ludendorff bridge falls on { $most } or less; the die shows { $die }.
event-drop-unpaid = The paratroops stay on the ground: they would take { $cost } points of the quota, which has { $quota }.
event-drop-zone = The drop zone is { $centre } ({ $die }, { $dice }).
event-drop-failed = In no sector round { $centre } can anybody land: no drop this turn.
event-drop-lost = { $unit } finds no room to land and is lost.
event-landed = { $unit } lands in { $sector }.
event-moved = { $unit } moves from { $from } to { $to }.
event-abandoned = { $unit } is pushed off the road in { $sector }.
event-overrun = Automatic victory over { $sector }: who has not moved yet may pass by.
event-boarded = { $unit } gets on { $carrier }.
event-alighted = { $unit } gets off in { $sector }.
event-hitched = { $vehicle } hitches { $gun }.
event-dropped = { $gun } is dropped in { $sector }.
event-salvo = { $from } fires at { $target } with { $units }: { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    } by { $divisor } make { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-no-effect = { $hits ->
        [one] { $hits } hit does nothing to the armour in { $sector }.
       *[other] { $hits } hits do nothing to the armour in { $sector }.
    }
event-killed = { $unit } is destroyed in { $sector }.
event-stopped = { $unit } is stopped.
event-damaged = { $hits ->
        [one] { $unit } has { $hits } hit.
       *[other] { $unit } has { $hits } hits.
    }
event-figures-left = { $figures ->
        [one] { $unit } has one figure left.
       *[other] { $unit } has { $figures } figures left.
    }
event-laid-out = { $sector } attacks { $foe }.
event-joined = The battle for { $sector } would stand worse than 1-6 and is fought together with that for { $other }.
event-united = The battle for { $sector } is fought together with that for { $other }.
event-declined = { $sector } stays engaged and does not attack.
event-battle = The battle for { $sector }: { $attack } against { $defence }, { $odds }{ $die ->
        [0] {""}
       *[other] , die { $die }
    }: { $result }.
event-parted = No enemy of this battle is left beside { $sectors }.
event-engaged = Engaged: { $sectors }.
event-left-behind = { $unit } is left behind in { $sector }.
event-lost-with = { $unit } is lost with { $carrier }.
event-cut-off = { $unit } has no way out of { $sector } and is lost.
event-eliminated = { $unit } is eliminated in { $sector }.
event-fell-back = { $unit } falls back from { $from } to { $to }.
event-advanced = { $unit } advances from { $from } to { $to }.
event-game-over = It is over: American value east of the Rhine { $value }, pontoon bridges { $bridges }.

# --- results of a battle; a hyphen stands for the chart's space ---

result-DW = the defender withdraws
result-AW = the attacker withdraws
result-DR-2 = the defender is routed 2 sectors
result-DR-3 = the defender is routed 3 sectors
result-DR-4 = the defender is routed 4 sectors
result-AR-2 = the attacker is routed 2 sectors
result-AR-3 = the attacker is routed 3 sectors
result-AR-4 = the attacker is routed 4 sectors
result-D-ELIM = the defender is eliminated
result-A-ELIM = the attacker is eliminated
result-ENG = engaged
result-FIRE-CTCT = fire contact
result-hits = { $number ->
        [0] no hit
        [one] 1 hit
       *[other] { $number } hits
    }
result-lost = { $number ->
        [0] nothing destroyed
       *[other] combat value { $number } destroyed
    }
result-stop = a vehicle stopped

# --- what dice are for ---

fire = Fire
hit = Hit die
morale = Morale
bridge = Fate of the bridge
labour = Labour
bridge-damage = Damage to the bridge
drop-number = Drop, number
drop-letter = Drop, letter

# --- table, marks, tracks ---

modifier-attack = attacking
modifier-defence = defending
modifier-soak-off = odds left elsewhere
modifier-cover = under cover, pips for each figure
modifier-dice = dice
modifier-hits-expected = { $n ->
        [one] hit to expect
       *[other] hits to expect
    }
modifier-hits-most = { $n ->
        [one] hit at most
       *[other] hits at most
    }
modifier-divisor = pips for a hit
table-combat = Combat morale
table-fire = Fire
table-bridge = Ludendorff bridge
mark-hits-1 = 1 hit
mark-hits-2 = 2 hits
mark-hits-3 = 3 hits
mark-hits-4 = 4 hits
mark-figures-lost-1 = 1 figure lost
mark-figures-lost-2 = 2 figures lost
mark-disabled = stopped
mark-engaged = engaged
mark-railway-bridge = Ludendorff bridge
mark-bridge-gone = bridge gone
mark-pontoon-bridge = pontoon bridge
mark-pontoon-0 = pontoon bridge, begun
mark-pontoon-1 = pontoon bridge, begun
mark-pontoon-2 = pontoon bridge, begun
mark-pontoon-3 = pontoon bridge, begun
mark-pontoon-4 = pontoon bridge, begun
mark-pontoon-damaged = pontoon bridge, damaged
mark-overrun = automatic victory
zone-us-pool = American forces to come
zone-de-pool = German forces to come
zone-us-lost = American losses
zone-de-lost = German losses
track-turn = Turn
track-quota = Quota
night = night
bridge-falls = the bridge falls
bridge-odds-1 = bridge falls on 1
bridge-odds-2 = bridge falls on 1 or 2
bridge-odds-3 = bridge falls on 1 to 3
bridge-odds-4 = bridge falls on 1 to 4
bridge-odds-5 = bridge falls on 1 to 5
bridge-odds-6 = bridge falls
fact-value-east = American value east of the Rhine
fact-needed-marginal = for a marginal victory
fact-needed-substantial = for a substantial victory
fact-needed-decisive = for a decisive victory
fact-light = Light
day = day
track-labour-A = Labour units, row A
track-labour-B = Labour units, row B
track-labour-C = Labour units, row C
track-labour-D = Labour units, row D
track-labour-E = Labour units, row E
track-labour-F = Labour units, row F
track-labour-H = Labour units, row H
track-labour-J = Labour units, row J
track-labour-K = Labour units, row K
track-labour-L = Labour units, row L
track-labour-M = Labour units, row M
track-labour-N = Labour units, row N
track-labour-O = Labour units, row O
track-labour-P = Labour units, row P
track-labour-Q = Labour units, row Q
track-labour-R = Labour units, row R

# --- why ---

why-bring = heavy pieces first, engineers as soon as there is a site
why-reserves = tanks and guns before the rest
why-labour = this is where the bridge is wanted
why-fire = from here the salvo destroys most
why-target = most is destroyed here for the least in return
why-return-fire = most is destroyed here
why-front = the weight tells most here
why-act = nearer to the goal, with fire and odds in view

# --- pieces ---

unit-us-heavy-tank-1 = US heavy tank 1
unit-us-heavy-tank-2 = US heavy tank 2
unit-us-heavy-tank-3 = US heavy tank 3
unit-us-medium-tank-1 = US medium tank 1
unit-us-medium-tank-2 = US medium tank 2
unit-us-medium-tank-3 = US medium tank 3
unit-us-medium-tank-4 = US medium tank 4
unit-us-medium-tank-5 = US medium tank 5
unit-us-medium-tank-6 = US medium tank 6
unit-us-light-tank-1 = US light tank 1
unit-us-light-tank-2 = US light tank 2
unit-us-light-tank-3 = US light tank 3
unit-us-light-tank-4 = US light tank 4
unit-us-light-tank-5 = US light tank 5
unit-us-light-tank-6 = US light tank 6
unit-us-buffalo-1 = US Buffalo
unit-us-armored-car-1 = US armoured car 1
unit-us-armored-car-2 = US armoured car 2
unit-us-armored-car-3 = US armoured car 3
unit-us-armored-truck-1 = US armoured truck 1
unit-us-armored-truck-2 = US armoured truck 2
unit-us-truck-1 = US truck 1
unit-us-truck-2 = US truck 2
unit-us-weasel-1 = US Weasel 1
unit-us-weasel-2 = US Weasel 2
unit-us-howitzer-1 = US howitzer 1
unit-us-howitzer-2 = US howitzer 2
unit-us-medium-gun-1 = US medium gun 1
unit-us-medium-gun-2 = US medium gun 2
unit-us-anti-tank-gun-1 = US anti-tank gun 1
unit-us-anti-tank-gun-2 = US anti-tank gun 2
unit-us-machine-gun-1 = US machine gun 1
unit-us-machine-gun-2 = US machine gun 2
unit-us-machine-gun-3 = US machine gun 3
unit-us-bazooka-1 = US bazooka 1
unit-us-bazooka-2 = US bazooka 2
unit-us-bazooka-3 = US bazooka 3
unit-us-infantry-1 = US infantry 1
unit-us-infantry-2 = US infantry 2
unit-us-infantry-3 = US infantry 3
unit-us-infantry-4 = US infantry 4
unit-us-infantry-5 = US infantry 5
unit-us-infantry-6 = US infantry 6
unit-us-infantry-7 = US infantry 7
unit-us-infantry-8 = US infantry 8
unit-us-infantry-9 = US infantry 9
unit-us-infantry-10 = US infantry 10
unit-us-infantry-11 = US infantry 11
unit-us-infantry-12 = US infantry 12
unit-us-infantry-13 = US infantry 13
unit-us-infantry-14 = US infantry 14
unit-us-infantry-15 = US infantry 15
unit-us-infantry-16 = US infantry 16
unit-us-infantry-17 = US infantry 17
unit-us-infantry-18 = US infantry 18
unit-us-infantry-19 = US infantry 19
unit-us-infantry-20 = US infantry 20
unit-us-infantry-21 = US infantry 21
unit-us-infantry-22 = US infantry 22
unit-us-infantry-23 = US infantry 23
unit-us-infantry-24 = US infantry 24
unit-us-engineers-1 = US engineers 1
unit-us-engineers-2 = US engineers 2
unit-us-engineers-3 = US engineers 3
unit-us-paratroops-1 = US paratroops 1
unit-us-paratroops-2 = US paratroops 2
unit-us-paratroops-3 = US paratroops 3
unit-us-paratroops-4 = US paratroops 4
unit-us-paratroops-5 = US paratroops 5
unit-us-paratroops-6 = US paratroops 6
unit-us-paratroops-7 = US paratroops 7
unit-us-paratroops-8 = US paratroops 8
unit-us-paratroops-9 = US paratroops 9
unit-us-paratroops-10 = US paratroops 10
unit-us-paratroops-11 = US paratroops 11
unit-us-paratroops-12 = US paratroops 12
unit-de-heavy-tank-1 = German heavy tank 1
unit-de-heavy-tank-2 = German heavy tank 2
unit-de-heavy-tank-3 = German heavy tank 3
unit-de-medium-tank-1 = German medium tank 1
unit-de-medium-tank-2 = German medium tank 2
unit-de-medium-tank-3 = German medium tank 3
unit-de-medium-tank-4 = German medium tank 4
unit-de-medium-tank-5 = German medium tank 5
unit-de-medium-tank-6 = German medium tank 6
unit-de-medium-tank-7 = German medium tank 7
unit-de-medium-tank-8 = German medium tank 8
unit-de-medium-tank-9 = German medium tank 9
unit-de-medium-tank-10 = German medium tank 10
unit-de-medium-tank-11 = German medium tank 11
unit-de-medium-tank-12 = German medium tank 12
unit-de-medium-tank-13 = German medium tank 13
unit-de-medium-tank-14 = German medium tank 14
unit-de-medium-tank-15 = German medium tank 15
unit-de-armored-car-1 = German armoured car 1
unit-de-armored-car-2 = German armoured car 2
unit-de-armored-car-3 = German armoured car 3
unit-de-rocket-launcher-1 = German rocket launcher
unit-de-half-track-1 = German half-track 1
unit-de-half-track-2 = German half-track 2
unit-de-howitzer-1 = German howitzer 1
unit-de-howitzer-2 = German howitzer 2
unit-de-anti-tank-gun-1 = German anti-tank gun 1
unit-de-anti-tank-gun-2 = German anti-tank gun 2
unit-de-anti-tank-gun-3 = German anti-tank gun 3
unit-de-machine-gun-1 = German machine gun 1
unit-de-machine-gun-2 = German machine gun 2
unit-de-bazooka-1 = German bazooka 1
unit-de-bazooka-2 = German bazooka 2
unit-de-infantry-1 = German infantry 1
unit-de-infantry-2 = German infantry 2
unit-de-infantry-3 = German infantry 3
unit-de-infantry-4 = German infantry 4
unit-de-infantry-5 = German infantry 5
unit-de-infantry-6 = German infantry 6
unit-de-infantry-7 = German infantry 7
unit-de-infantry-8 = German infantry 8
unit-de-infantry-9 = German infantry 9
unit-de-infantry-10 = German infantry 10
unit-de-infantry-11 = German infantry 11
unit-de-infantry-12 = German infantry 12
unit-de-infantry-13 = German infantry 13
unit-de-infantry-14 = German infantry 14
unit-de-infantry-15 = German infantry 15
unit-de-infantry-16 = German infantry 16
unit-de-infantry-17 = German infantry 17
unit-de-infantry-18 = German infantry 18
unit-de-infantry-19 = German infantry 19
unit-de-infantry-20 = German infantry 20
unit-de-infantry-21 = German infantry 21
unit-de-infantry-22 = German infantry 22
unit-de-infantry-23 = German infantry 23
unit-de-infantry-24 = German infantry 24
unit-de-infantry-25 = German infantry 25
unit-de-infantry-26 = German infantry 26
unit-de-infantry-27 = German infantry 27
unit-de-infantry-28 = German infantry 28
unit-de-infantry-29 = German infantry 29
unit-de-infantry-30 = German infantry 30
unit-de-infantry-31 = German infantry 31
unit-de-infantry-32 = German infantry 32
unit-de-infantry-33 = German infantry 33
unit-de-infantry-34 = German infantry 34
unit-de-infantry-35 = German infantry 35
unit-de-infantry-36 = German infantry 36
kind-heavy-tank = heavy tank
kind-medium-tank = medium tank
kind-light-tank = light tank
kind-buffalo = Buffalo
kind-armored-car = armoured car
kind-rocket-launcher = rocket launcher
kind-half-track = half-track
kind-armored-truck = armoured truck
kind-truck = truck
kind-weasel = Weasel
kind-howitzer = howitzer
kind-medium-gun = medium gun
kind-anti-tank-gun = anti-tank gun
kind-machine-gun = machine gun
kind-bazooka = bazooka
kind-infantry = infantry
kind-engineers = engineers
kind-paratroops = paratroops

# --- the words on the map ---

map-board-title = Remagen and the Erpeler Ley
map-board-subtitle = March 1945. Eighteen by eighteen sectors of 150 metres; north at the top.
map-board-label = Square-sector board of Remagen
legend-hill = hill
legend-wood = wood
legend-house = house
legend-road = road
legend-pontoon = pontoon site
legend-mark-U = American set-up
legend-mark-S = German set-up
legend-mark-R = German reserve
legend-mark-E = American entry
note-sure-unspent = { $n } of the quota is not spent, and lost
note-sure-jump = dice say where they come down

### Legend

legend-armour = Vehicles: combat value at the left, movement in the open at the right, twice as far on roads
legend-unit-heavy = A heavy tank: three dots.
legend-unit-medium = A medium tank: two dots.
legend-unit-light = A light tank: one dot.
legend-unit-armoured-car = An armoured car: the fastest piece, but not on hills.
legend-unit-half-track = A half-track or an armoured truck: carries men or tows a gun; fires at men only.
legend-unit-rockets = A rocket launcher: fires far, and not near.
legend-unit-amphibian = The Buffalo: swims, and takes half a sector’s load along.
legend-unit-wheels = A truck, which carries or tows, or a Weasel, which swims with one tray of infantry.
legend-guns = Guns and infantry weapons
legend-unit-howitzer = A howitzer (10) or a medium gun (7): fires over obstacles, from four and from three sectors on. Does not fire when it has moved.
legend-unit-at-gun = An anti-tank gun.
legend-unit-machine-gun = A machine gun: fires at men only.
legend-unit-bazooka = A bazooka.
legend-men = Men
legend-unit-infantry = A tray of infantry: three figures.
legend-unit-engineers = A tray of engineers: builds pontoon bridges, and fights as infantry.
legend-unit-paratroops = A tray of paratroops: two figures; may jump on turn 8.
legend-states = What is said of a piece
legend-state-hits = “1 hit”: hits that have not stopped or killed it yet. They stay.
legend-state-lost = “1 figure lost”: men gone from a tray, which fights on as long as one is left.
legend-state-disabled = “Stopped”: a vehicle that can fire, but not move. Two of them close a sector, one closes a bridge.
legend-state-engaged = “Engaged”: does not leave its sector, and nobody fires out of it or into it next turn.
legend-state-overrun = “Automatic victory”: outnumbered seven to one; others may pass by.
legend-markers = Bridges
legend-mark-railway = The Ludendorff bridge stands.
legend-mark-gone = It has fallen.
legend-mark-pontoon = A pontoon bridge, complete.
legend-mark-begun = A pontoon bridge in work: the fuller, the nearer to its thirty points.
legend-mark-damaged = A pontoon bridge under repair; it can still be crossed.
legend-ground = Ground
legend-ground-open = Open ground.
legend-ground-road = A road: everything goes twice as far along it.
legend-ground-hill = A hill: cover, blocks sight; whoever enters stops. No armoured cars, no howitzers.
legend-ground-wood = A wood: cover, blocks sight; for men and light weapons only, and they stop.
legend-ground-house = Houses: cover, block sight; for men and light weapons only.
legend-ground-river = The Rhine: amphibians only.
legend-ground-bridge = A bridge: two sectors, vehicles in single file.
legend-ground-pontoon = Where a pontoon bridge may be built.
legend-ground-hedge = Hedges: ornament.

### What options cost and walk into

price-factors = movement { $cost } of { $left }
price-quota = { $cost } of { $left } of the quota
note-danger-zone = enemies beside it: stops, and must fight
note-danger-tied = engaged: stops
note-halts = stops
note-afloat = in the river

### What the result hangs on

part-east-heavy-tank = Heavy tanks across the Rhine: { $n }
part-east-medium-tank = Medium tanks across the Rhine: { $n }
part-east-light-tank = Light tanks across the Rhine: { $n }
part-east-buffalo = Buffaloes across the Rhine: { $n }
part-east-armored-car = Armoured cars across the Rhine: { $n }
part-east-rocket-launcher = Rocket launchers across the Rhine: { $n }
part-east-half-track = Half-tracks across the Rhine: { $n }
part-east-armored-truck = Armoured trucks across the Rhine: { $n }
part-east-truck = Trucks across the Rhine: { $n }
part-east-weasel = Weasels across the Rhine: { $n }
part-east-howitzer = Howitzers across the Rhine: { $n }
part-east-medium-gun = Medium guns across the Rhine: { $n }
part-east-anti-tank-gun = Anti-tank guns across the Rhine: { $n }
part-east-machine-gun = Machine guns across the Rhine: { $n }
part-east-bazooka = Bazookas across the Rhine: { $n }
part-east-infantry = Infantry across the Rhine: { $n }
part-east-engineers = Engineers across the Rhine: { $n }
part-east-paratroops = Paratroops across the Rhine: { $n }
part-bridges = { $n ->
    [0] A pontoon bridge that can be crossed
    [one] One pontoon bridge can be crossed
   *[other] { $n } pontoon bridges can be crossed
}
part-both-ends = Both ends of such a bridge held
part-outnumber = More across than the Germans have on the map ({ $n })
part-through = Where the Germans come from reached
step-us-marginal = marginal American victory
step-us-substantial = substantial, with a bridge
step-us-decisive = decisive, with a bridge and more than the Germans have

### What stands on the charts

table-forces = Pieces and their values
table-capacity = What a sector holds
table-movement = Movement factors
column-US = American
column-German = German
column-combat = combat value
column-replacement = replacement value
column-infantry = infantry
column-weapons = weapons
column-vehicles = vehicles
column-artillery = artillery
column-open = open ground
column-road = road
column-hill = hill
column-wood = wood
column-number = number
column-letter = letter
column-collapses-on = collapses on
column-stop = stopped by
column-kill = killed by
column-dice = dice
column-armour = against armour
row-heavy-tank = Heavy tank
row-medium-tank = Medium tank
row-light-tank = Light tank
row-buffalo = Buffalo
row-armored-car = Armoured car
row-rocket-launcher = Rocket launcher
row-half-track = Half-track
row-armored-truck = Armoured truck
row-truck = Truck
row-weasel = Weasel
row-howitzer = Howitzer
row-medium-gun = Medium gun
row-anti-tank-gun = Anti-tank gun
row-machine-gun = Machine gun
row-bazooka = Bazooka
row-infantry = Infantry
row-engineers = Engineers
row-paratroops = Paratroops
row-buildings = Buildings
row-open = Open ground
result-yes = yes
result-no = no
result-men = only men

### What lies where

lies-open = open ground
lies-road = road
lies-hill = hill
lies-wood = wood
lies-river = river
lies-house = house
lies-bridgehead = end of the bridge
lies-railway-bridge = railway bridge
