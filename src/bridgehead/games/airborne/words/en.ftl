title = Airborne
about = Paratroops and gliders over a tactical battle of platoons: write the landing plan, watch the wind take it apart, and fight with what came down.
length = one to three hours

seat-airborne = Airborne side
seat-defender = Defender

### Scenarios

scenario-merville = Merville Battery
scenario-heraklion = Heraklion
scenario-maleme = Maleme
scenario-primosole = Primosole Bridge
scenario-sainte-mere-eglise = Sainte-Mère-Église
scenario-benouville = Bénouville
scenario-eben-emael = Eben-Emael
scenario-son = Son Bridge
scenario-arnhem = Arnhem Bridge
scenario-groesbeek-heights = Groesbeek Heights
scenario-hamminkeln = Hamminkeln
scenario-corinth = The Corinth Canal
scenario-first = First game: four gliders, two bridges

about-merville = Night, 6 June 1944. Four casemates behind mines and a ditch look down on the beach where the left wing of the invasion is to land at dawn. The British battalion that must silence them has rehearsed for weeks and is scattered over half a county by wind and clouds; a handful of men gathers in the dark, without most of its tools, while three gliders are meant to crash among the guns.
about-heraklion = Crete, 20 May 1941. German paratroops jump in the afternoon, late and in driblets, on the town and the airfield of Heraklion. British and Australian battalions have been waiting in the olive groves with light anti-aircraft guns and two handfuls of tanks. What comes down among them in the first quarter of an hour decides the day.
about-maleme = Crete, 20 May 1941. Gliders come down in the stony bed of the Tavronitis and parachutes among the olive trees, to take the one airfield on which transports can land. A single New Zealand battalion holds field and hill, with two tanks and a few light guns; its neighbours wait for an order that does not come. Whoever has Hill 107 in the evening has the island.
about-primosole = Sicily, night of 13 July 1943. A British brigade is to take the bridge over the Simeto on the road to Catania and keep it until the infantry comes up from the south. Its transports fly through the fire of their own fleet; what lands finds that German paratroops have jumped on the same fields the evening before. There are three hills to hold, a handful of guns in gliders, and not much time.
about-sainte-mere-eglise = Cotentin, 6 June 1944. Shortly after one in the morning transports scatter an American division around a small crossroads town. A house is on fire, the bells ring, the garrison is awake. By daylight the town and the crossings of the Merderet must be held against whatever comes up the road from the south.
about-benouville = Night, 6 June 1944. Six gliders bring a company of light infantry to two bridges, one over the canal to Caen and one over the Orne. The bridges are taken in minutes; then they must be held, with the help of paratroops who land east of the river, until the sea brings relief.
about-eben-emael = Belgium, 10 May 1940. Before sunrise gliders set down without a sound on the roof of the strongest fort in Europe and beside three bridges over the Albert canal. The sappers bring hollow charges that nobody has heard of; the garrison brings guns that can shell every crossing, and somebody at Kanne still has a hand on the exploder.
about-son = Brabant, 17 September 1944. On a clear Sunday an American regiment drops west of Son to seize the bridge over the Wilhelmina canal on the only road to Arnhem. Two 88 mm guns stand at the edge of the woods, and the bridge is wired.
about-arnhem = Arnhem, 17 September 1944. The landing grounds lie far to the west of the great road bridge. British paratroops march through woods and suburbs towards it while German battalions that should not have been there gather from three sides; night falls before the matter is settled.
about-groesbeek-heights = Near Nijmegen, 17 September 1944. An American division takes the wooded ridge above the Reichswald, brings its howitzers down by parachute, and must keep the meadows at the foot of the heights clear for the gliders that are to follow, whatever comes out of the forest.
about-hamminkeln = Lower Rhine, 24 March 1945. The last great airborne operation of the war lands by daylight, in haze and smoke, right on top of the German guns: British and American paratroops, and gliders that aim for the bridges over the Issel.
about-corinth = Greece, 26 April 1941. The last rearguards of the British expedition drive south over the one bridge across the Corinth canal. At breakfast time gliders land at both its ends, and two battalions jump on the banks. The bridge is mined; sappers cut the wires, somebody shoots at the charges.

### Options

option-opportunity-fire = Opportunity fire
option-opportunity-fire-off = not used
option-opportunity-fire-on = enemies may fire at units that move in their view
option-drift-places = Places of a drift row
option-drift-places-owner = filled by the owner, nearest first unless he says otherwise
option-drift-places-drawn = drawn
option-night-range = Range 1 at night
option-night-range-by-the-words = none (half of 1, rounded down)
option-night-range-at-least-1 = stays 1
option-dispersed-targets = Fire at dispersed units
option-dispersed-targets-no-modifier = no modifier
option-dispersed-targets-minus-1 = −1 to the die

### Phases

phase-planning = Landing plan
phase-sealing = Landing plan
phase-set-up = Set-up
phase-wind = Wind
phase-forming = Platoons are formed
phase-minefields = Minefields
phase-bombardment = Indirect fire
phase-fire = Direct fire
phase-orders = Orders for indirect fire
phase-planes = Aircraft
phase-anti-aircraft = Anti-aircraft fire
phase-gliders = Gliders land
phase-drops = Paratroops land
phase-on-the-ground = On the ground
phase-vehicles = Vehicles move
phase-foot = Everybody else moves
phase-wired = Charges
phase-assault = Close assault
phase-segment-end = End of the segment

### Questions

ask-flight = Which way does the flight with { $load } come in?
ask-landing-turn = On which turn does { $load } land?
ask-landing-hex = { $load }, landing on turn { $turn }: which hex is it aimed at?
ask-seal = The plan for { $planes } aircraft is written; once sealed it cannot be changed.
ask-set-up = Where does { $unit } set up?
ask-set-up-mines = Where do mines go ({ $left } left to lay)?
ask-set-up-block = Where does a block go ({ $left } left to place)?
ask-phase-forming = Turn { $turn }: where do sticks form a platoon?
ask-phase-fire = Turn { $turn }: fire at whom?
ask-phase-anti-aircraft = Turn { $turn }: fire at which aircraft?
ask-phase-vehicles = Turn { $turn }: which vehicle moves?
ask-phase-foot = Turn { $turn }: which unit moves?
ask-phase-assault = Turn { $turn }: which hex is assaulted?
ask-more-targets = Attack more of those in { $hex } together?
ask-firers = Who fires at { $hex }?
ask-order-target = { $unit }: which hex will it bombard next turn?
ask-barrage = Fire at { $hex } as ordered? Whoever holds his fire fires at nothing else.
ask-gunners = Which guns fire at { $plane }?
ask-landing-place = Where does { $unit } come down, aimed at { $target }?
ask-move-to = { $unit }: what does it do?
ask-enter = Where does { $unit } come onto the board?
ask-overrun-with = Who else joins the overrun of { $hex }?
ask-opportunity-fire = { $mover } moves in view, in { $hex }. Fire?
ask-wired = Blow the bridge { $bridge }? It works on 1 to { $most }.
ask-assaulters = Who assaults { $hex }?

### Options in a few words

do-fly = Flying { $arg }
do-on-turn = Turn { $arg }
do-target = { $arg }
do-seal = Seal the plan
do-place = { $arg }
do-done = Done
do-form = Form a platoon in { $arg }
do-fire-at = { $arg }
do-fire-at-hex = Everybody in { $arg }
do-also = Also { $arg }
do-enough = Nobody else
do-with = { $arg }
do-all = All of them
do-fire = Fire now
do-no-order = No target
do-on-hex = { $arg }
do-shoot = { $arg }
do-land = { $arg }
do-move = { $arg }
do-go = Go to { $arg }
do-stay = Stay
do-enter = { $arg }
do-load = Load { $arg }
do-unload = Unload
do-overrun = Overrun { $arg }
do-charge = Overrun now
do-clear = Clear { $arg }
do-demolish = Prepare the bridge { $arg } for demolition
do-build-block = Build a block in { $arg }
do-rebuild = Rebuild the bridge { $arg }
do-fire-on = Fire with { $arg }
do-hold = Hold fire
do-blow = Blow the bridge { $arg }
do-assault = Assault { $arg }
do-strike = Assault now

heading-east = eastwards
heading-west = westwards

### Events

event-sealed = The landing plan for { $planes } aircraft is sealed.
event-set-up = { $unit } is set up in { $hex }.
event-no-room = { $seat }: no room is left for { $left } of the mines or blocks.
event-lays-mines = { $seat }: mines in { $hex }.
event-lays-block = { $seat }: a block in { $hex }.
event-wind = Turn { $turn }: { $speed } wind from { $from }.
event-forms = Four sticks become { $unit } in { $hex }.
event-mines = Mines in { $hex } attack { $unit }. Die { $die }: { $result }.
event-barrage = Bombardment of { $hex } by { $batteries }.
event-holds-fire = { $unit } does not fire as it was ordered.
event-order-void = { $unit } cannot fire at { $hex } as it was ordered.
event-scatter = Nobody spots the fall of shot: { $how } { $hex }.
event-indirect = Bombardment of { $targets } in { $hex } at { $odds }. Die { $die } ({ $modifiers }): { $result }.
event-too-weak = The fire is too weak for { $unit }.
event-fire = Fire by { $firers } at { $targets } in { $hex } at { $odds }. Die { $die } ({ $modifiers }): { $result }.
event-order = { $unit } will bombard { $hex } next turn.
event-appears = { $plane } with { $load } is over { $hex }.
event-flak = Anti-aircraft fire by { $firers } at { $plane }, strength column { $column }. Die { $die }: { $result }.
event-shot-down = { $plane } is shot down with { $load }.
event-jumps-early = { $load } jumps early, over { $hex }.
event-glider-flies = { $plane } comes in. Die { $die }: { $how }.
event-glider-falls-short = { $plane } is hit and comes down two hexes short.
event-glider-lands = { $plane } with { $load } lands in { $hex } ({ $ground }). Die { $die }: { $result }.
event-drift = Drift of the drop aimed at { $hex }. Die { $die }: pattern { $pattern }.
event-comes-down = { $unit } comes down in { $hex }.
event-lost = { $unit } is lost off the board or with its aircraft.
event-survival = { $unit } in { $hex } ({ $ground }). Die { $die }: { $result }.
event-landing-fire = Fire by { $firers } at { $targets }, just landed in { $hex }, at { $odds }. Die { $die } ({ $modifiers }): { $result }.
event-crowded = Too many came down in { $hex }: all there are dispersed.
event-moves = { $unit } moves from { $from } to { $to }.
event-enters = { $unit } enters at { $hex }.
event-goes-in = { $unit } goes into the fort in { $hex }.
event-wades = { $unit } gets through to { $hex }.
event-held-up = { $unit } finds no way into { $hex }.
event-loads = { $unit } takes { $load } aboard in { $hex }.
event-unloads = { $unit } sets down { $load } in { $hex }.
event-overrun = Overrun of { $targets } in { $hex } by { $firers } at { $odds }. Die { $die } ({ $modifiers }): { $result }.
event-works = { $unit } at { $hex }: { $task }, turn { $turns } of the work.
event-cleared = { $unit } has cleared { $hex }.
event-blocked = { $unit } has blocked { $hex }.
event-block-fails = The block of { $unit } in { $hex } comes to nothing.
event-rebuilt = { $unit } has made the bridge { $hex } passable again.
event-demolition-fails = The charges of { $unit } on { $hex } fail.
event-blown = The bridge { $hex } is blown.
event-held = { $hex } has been held for a whole turn: it counts for good.
event-wire-fails = The charges on { $hex } fail.
event-assault = Close assault by { $firers } on { $targets } in { $hex } at { $odds }. Die { $die } ({ $modifiers }): { $result }.
event-dispersed = { $unit } is dispersed.
event-eliminated = { $unit } is eliminated.
event-control = Control of { $hex }: { $seat }.
event-over = The battle is over: { $points } points.

### Dice

die-wind-direction = Wind direction
die-wind-speed = Wind speed
die-fire = Direct fire
die-indirect = Indirect fire
die-scatter = Fall of shot
die-scatter-direction = Direction of the scatter
die-assault = Close assault
die-overrun = Overrun
die-opportunity = Opportunity fire
die-anti-aircraft = Anti-aircraft fire
die-jump-early = Hexes short
die-glider = Glider
die-glider-landing = Glider on the ground
die-drift = Drift
die-survival = Jump survival
die-landing-fire = Fire at the landing
die-mines = Mines
die-stream = Into the stream
die-gully = Into the gully
die-block = Block
die-demolition = Demolition
die-wire = Charges

### Results, wind, ground

result-- = no effect
result-D = dispersed
result-DD = eliminated if already dispersed, else dispersed
result-X = eliminated
result-Dam = damaged
result-lost = lost off the board
result-safe = safe
result-blown = blown
result-fails = nothing happens
result-passes = gets through
result-held-up = held up
result-damaged = damaged
table-combat = Combat results
table-anti-aircraft = Anti-aircraft fire
table-survival = Jump survival
table-wind-speed = Wind speed
table-drift = Drift patterns
table-glider = Glider deviation
table-scatter = Unobserved bombardment
table-drop = What becomes of a stick
table-glide = What becomes of a glider
table-demolition = Demolition
table-wading = Into the water
column-1-8 = 1–8
column-9-12 = 9–12
column-13-16 = 13–16
column-17-20 = 17–20
column-21-26 = 21–26
column-27-36 = 27–36
column-speed = speed
column-deviation = deviation
column-barrage = fall of shot
column-low = low
column-gusty = gusty
column-high = high
column-sea = sea
column-forest = forest
column-town = town
column-gully = gully
column-swamp = swamp
column-stream = stream
column-slope = slope
column-clear = clear
wind-NE = the north-east
wind-E = the east
wind-SE = the south-east
wind-SW = the south-west
wind-W = the west
wind-NW = the north-west
wind-low = low
wind-gusty = gusty
wind-high = high
glider-short = short
glider-on = on target
glider-long = long
scatter-lands = it falls on
scatter-nothing = it falls nowhere near
ground-sea = water
ground-forest = forest
ground-town = town
ground-gully = gully
ground-swamp = swamp
ground-stream = stream
ground-slope = slope
ground-clear = clear ground
task-clear = clearing
task-demolish = laying charges
task-build-block = building a block
task-rebuild = bridge building

### Modifiers

modifier-woods = woods
modifier-town = town
modifier-swamp = swamp
modifier-dispersed = already dispersed
modifier-close-assault = close assault
modifier-overrun = overrun

### Marks, tracks, zones, facts

mark-dispersed = dispersed
mark-suppressed = dispersed
mark-fired = has fired
mark-spent = spent
mark-moved = moved
mark-landed = just landed
mark-formed = just formed
mark-held = held its fire
mark-inside = in the fort
mark-hit = damaged
mark-unpacking = gun not ready
mark-working = at work
mark-mines = mines
mark-block = block
mark-wreck = wreck
mark-blown = bridge blown
mark-control = control
mark-target = aircraft over it
mark-order = bombardment ordered
tag-drop = drop planned, flying { $degrees ->
    [90] eastwards
   *[270] westwards
  }, turn { $value }
tag-glide = glider planned, flying { $degrees ->
    [90] eastwards
   *[270] westwards
  }, turn { $value }
label-drop = T{ $value }
label-glide = T{ $value }
tint-scatter = units expected here: { $value }
arrow-wind = Wind
towards-wind = from { $degrees ->
    [210] the north-east
    [270] the east
    [330] the south-east
    [30] the south-west
    [90] the west
   *[150] the north-west
  }, { $value }
track-turn = Turn
zone-planes = Aircraft to come
zone-coming = Reinforcements
zone-aboard = Aboard
zone-to-set-up = To be set up
zone-overhead = Over the board
zone-lost = Lost
fact-light = Light
fact-points = Points
fact-level = Would end as
fact-board = Board
fact-scatter-lost = Sticks expected to be lost off the board
light-day = day
light-night = night
measure-casemates = Casemates
measure-airfield = Airfield
measure-heraklion = Heraklion
measure-sainte-mere-eglise = Sainte-Mère-Église
measure-west-bridge = Western bridge
measure-east-bridges = Eastern bridges
measure-canal-bridge = Canal bridge
measure-river-bridge = River bridge
measure-benouville = Bénouville
measure-bridge-intact = The bridge, intact
measure-son = Son
measure-southern-town = Southern town
measure-bridge = The bridge
measure-ramp = The ramp
measure-oosterbeek = Oosterbeek
measure-groesbeek = Groesbeek
measure-ridge = The ridge
measure-landing-ground = Landing ground
measure-river-bridges = Bridges over the Issel
measure-hamminkeln = Hamminkeln
measure-southern-village = Southern village
measure-hill-107 = Hill 107
measure-tavronitis-bridge = Tavronitis bridge
measure-primosole-bridge = Primosole Bridge
measure-primosole = Northern bank
measure-johnny-hills = Johnny hills
measure-cupolas = Cupolas of the fort
measure-albert-bridges = Bridges over the Albert canal
measure-canal-banks = Banks of the canal
measure-korinthos = Korinthos

### Outcomes

outcome-american-decisive = Decisive American victory
outcome-american-tactical = Tactical American victory
outcome-american-marginal = Marginal American victory
outcome-british-decisive = Decisive British victory
outcome-british-tactical = Tactical British victory
outcome-british-marginal = Marginal British victory
outcome-german-decisive = Decisive German victory
outcome-german-tactical = Tactical German victory
outcome-german-marginal = Marginal German victory
outcome-belgian-decisive = Decisive Belgian victory
outcome-belgian-tactical = Tactical Belgian victory
outcome-belgian-marginal = Marginal Belgian victory
outcome-italian-decisive = Decisive Italian victory
outcome-italian-tactical = Tactical Italian victory
outcome-italian-marginal = Marginal Italian victory

### Reasons of the staff

reason-plan-near = near the objective, upwind on most days
reason-plan-open = open ground
reason-fire = good odds
reason-assault = the objective is worth it
reason-advance = towards the objective
reason-hold = holds the ground
reason-form = a platoon fights better than sticks
reason-flak = before they jump

### Units

unit-airborne-platoon-american = American airborne platoon
unit-parachute-platoon-british = British parachute platoon
unit-parachute-platoon-german = German parachute platoon
unit-stick-american = American stick
unit-stick-british = British stick
unit-stick-german = German stick
unit-airlanding-platoon-british = British airlanding platoon
unit-glider-platoon-american = American glider platoon
unit-commando-platoon-british = Commando platoon
unit-rifle-platoon-american = American rifle platoon
unit-rifle-platoon-british-44 = British rifle platoon
unit-rifle-platoon-german-42-west = German rifle platoon
unit-security-platoon-german-west = Security platoon
unit-smg-platoon-german-west = SMG platoon
unit-mg-platoon-british = British MG platoon
unit-mg-platoon-american = American MG platoon
unit-hmg-platoon-german = HMG platoon
unit-engineer-platoon-american = American engineer platoon
unit-engineer-platoon-british-44 = British engineer platoon
unit-engineer-platoon-german-west = German engineer platoon
unit-81mm-mortar = 81 mm mortar
unit-75mm-how-allied = 75 mm pack howitzer
unit-75mm-how = 75 mm howitzer
unit-75mm-how-company = 75 mm infantry gun
unit-105mm-how = 105 mm howitzer
unit-57mm-at-american = 57 mm anti-tank gun
unit-6pdr-at = 6-pounder
unit-50mm-at = 50 mm anti-tank gun
unit-75mm-at = 75 mm anti-tank gun
unit-88mm-at = 88 mm battery
unit-90mm-at = 90 mm battery
unit-20mm-aa = 20 mm battery
unit-20mm-4-aa = 20 mm quadruple battery
unit-40mm-aa = 40 mm battery
unit-matilda-ii = Matilda II
unit-tetrarch = Tetrarch
unit-pzkw-iv-h = PzKw IV H
unit-stug-iii-g = StuG III G
unit-grille = Grille
unit-marder-iii = Marder III
unit-sdkfz-234-1 = SdKfz 234/1
unit-sdkfz-251-west = SdKfz 251
unit-bren = Bren carrier
unit-truck-german = Lorry
unit-truck-british = Lorry
unit-wagon = Wagon
unit-fort-20 = Bunker
unit-fort-40 = Casemate
unit-c-47 = C-47
unit-halifax = Halifax
unit-ju-52 = Ju 52
unit-glider-allied = Glider
unit-glider-german = Glider
unit-m22-locust = Locust
unit-100mm-how = 100 mm howitzer
unit-coastal-platoon-italian = Italian coastal platoon
unit-rifle-platoon-belgian = Belgian rifle platoon
unit-mg-platoon-belgian = Belgian MG platoon
unit-47mm-at-belgian = 47 mm anti-tank gun
unit-fort-10 = Cupola

# --- the words on the maps ---

map-metres = A hex is { $metres } metres; north at the top.
legend-slope = slope
legend-hill = hilltop
legend-wood = forest
legend-house = town
legend-swamp = swamp
legend-stream = stream
legend-gully = gully
note-sure-off-board = { $n ->
    [one] one unit that may enter stays off the board
   *[other] { $n } units that may enter stay off the board
}
note-sure-sealed = from then on nothing in it can be changed
note-sure-barrage = dice follow, one for each counter that is there

### Legend of the table

legend-figures = The figures
legend-figures-all = At the left strength, at the right movement. In full, as in “4-I 2-8-1”: strength, kind of weapon and range in hexes, defence, movement. I is small arms, A is against armour, H and M are shells.
legend-figures-star = A star at the range, as in “3-I 2*-8-1”: fires twice as far, at half its strength. A bracket, or M: also over what blocks sight, if ordered a turn before.
legend-men = Men
legend-unit-infantry = A platoon of infantry: three dots.
legend-unit-paratroops = A platoon of paratroops: as good as engineers while it is whole.
legend-unit-stick = A stick: a quarter of a platoon. Four in a hex form one.
legend-unit-airlanding = A platoon that comes by glider, formed at once.
legend-unit-engineers = Engineers: clear mines and blocks, blow bridges, and shift an assault by a column beside other infantry.
legend-unit-machine-gun = Machine guns: only support an assault, but for German ones.
legend-guns = Guns and works
legend-unit-howitzer = A howitzer.
legend-unit-mortar = A mortar.
legend-unit-at-gun = An anti-tank gun; those of 88 mm fire at aircraft too.
legend-unit-aa-gun = An anti-aircraft gun.
legend-unit-fort = A fort: whoever is inside has its defence, and falls with it.
legend-vehicles = Vehicles and aircraft
legend-unit-tank = A tank, an assault gun or a gun on tracks: may overrun what stands in the open.
legend-unit-armoured-car = An armoured car.
legend-unit-half-track = A carrier: takes one unit along, and is armoured.
legend-unit-wheels = A truck or a wagon: takes one unit along.
legend-unit-aircraft = An aircraft with a platoon in it.
legend-unit-glider = A glider with its load.
legend-states = States
legend-state-dispersed = Dispersed: neither moves nor fires for a turn; dispersed again, it is lost.
legend-state-fired = Has fired: does nothing else in this segment.
legend-state-spent = “Spent”: has done all that it may.
legend-state-moved = “Moved”: went in this segment; may still assault.
legend-state-landed = “Just landed”: moves next turn; may assault, without the two off the die.
legend-state-formed = “Just formed”: may move and assault, but not fire.
legend-state-held = “Held its fire”: ordered to bombard, and waits.
legend-state-inside = “In the fort”.
legend-state-hit = “Damaged”: an aircraft that was hit on its way.
legend-state-unpacking = “Gun not ready”: it came by parachute.
legend-state-working = “At work”: on mines, a block or charges.
legend-markers = Markers and signs
legend-mark-control = Whose the hex was last.
legend-mark-mines = Mines: attack whoever of the enemy stands on them.
legend-mark-block = A block: stops vehicles; no road here.
legend-mark-wreck = Wrecks, and how many.
legend-mark-blown = A bridge that was blown.
legend-mark-target = An aircraft is over this hex.
legend-mark-order = A bombardment is ordered here; only its owner sees it.
legend-sign-plan = A tag with a canopy or a glider: what you have planned, with the direction of flight.
legend-sign-scatter = A tinted hex with a number: how many units to expect there, over all winds.
legend-sign-wind = The arrow beside the board: which way the wind blows, and how strong it is.
legend-ground = Ground
legend-ground-clear = Clear ground: the best to land on.
legend-ground-road = A road: half a point along it, whatever is beside it.
legend-ground-forest = Forest: one more on the die of who fires at it, and he must see; no vehicles but on roads.
legend-ground-town = Town: one more on the die, everybody in it counts as armoured; roofs are bad to land on.
legend-ground-slope = Slope: fire into it at half strength.
legend-ground-hilltop = Hilltop: as a slope, and sees far.
legend-ground-swamp = Swamp: men only.
legend-ground-stream = Stream: men cross on a die of 1 to 3; nobody attacks out of it.
legend-ground-gully = Gully: men enter on a die of 1 to 4; it hides them, and out of it nobody fires or assaults.
legend-ground-water = Water: nobody crosses, and whoever lands there is lost.
legend-ground-bridge = A bridge: yours with a hex of both banks.
legend-ground-hedge = Hedges: ornament.

### What options cost and walk into

price-points = movement { $cost } of { $left }
price-whole = the whole move
note-turns-left = { $n ->
    [0] no turn left after it
    [one] one turn left after it
   *[other] { $n } turns left after it
}
note-danger-turns-left = { $n ->
    [0] no turn left after it
    [one] one turn left after it
   *[other] { $n } turns left after it
}
note-lost = { $n }% lost
note-danger-lost = { $n }% lost
note-danger-fire = { $n ->
    [one] opportunity fire possible from one
   *[other] opportunity fire possible from { $n }
}
note-danger-stream = a stream: only on 1 to 3
note-danger-gully = a gully: only on 1 to 4
note-danger-mines = mines: a die, and stops
note-stops = a block: stops

### What stands on the charts

result-high = high
result-low = low
result-gusty = gusty
result-short = too short
result-long = too long
result-scatter = scatters
result-on = on target

### What lies where, and what ends a phase

lies-clear = clear ground
lies-road = road
lies-forest = forest
lies-town = town
lies-gully = gully
lies-swamp = swamp
lies-stream = stream
lies-slope = slope
lies-hilltop = hilltop
lies-water = water
lies-bridge = bridge
do-done-in-phase-forming = No more platoons
do-done-in-phase-fire = Nobody else fires
do-done-in-phase-anti-aircraft = Nobody else fires
do-done-in-phase-vehicles = No other vehicle moves
do-done-in-phase-foot = No other unit moves
do-done-in-phase-assault = No other assault

### Names on the boards that are made of words

map-benouville-place-canal-bridge = Canal bridge
map-benouville-place-river-bridge = River bridge
map-corinth-place-bridge = Canal bridge
map-corinth-water = Gulf of Corinth · Corinth Canal · Saronic Gulf
map-son-place-canal-bridge = Canal bridge
map-heraklion-place-airfield = Airfield
map-heraklion-water = Sea of Crete
map-maleme-place-airfield = Airfield
map-maleme-place-tavronitis-bridge = Tavronitis bridge
map-maleme-place-hill-107 = Hill 107
map-maleme-water = Sea of Crete
map-groesbeek-place-ridge = The ridge
map-hamminkeln-place-south-bridge = South bridge
map-hamminkeln-place-north-bridge = North bridge
map-arnhem-place-bridge = Road bridge
map-primosole-place-bridge = Primosole Bridge
map-merville-place-battery = Merville Battery
map-corinth-title = Corinth
map-heraklion-title = Heraklion
