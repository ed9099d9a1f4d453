title = Coup de main
about = Squads, leaders and machine guns round the bridge over the canal: fire and morale, first fire at whoever moves, close combat in the cafés, and “?” counters behind which there may be nobody.
length = 30 minutes to 2½ hours

seat-british = British
seat-german = Germans

### Scenarios

scenario-garrison = The cafés
scenario-first = First game: one house at the bridge
about-garrison = Three German squads hold the houses at the western end of the bridge; five British squads stand by the gun pit on the other side. Six Player Turns by daylight: the British must have the western end of the bridge and the café beside it. A good second game.

scenario-le-port = Le Port
about-le-port = The church of Le Port and the houses round it, by daylight: five German squads and a half with two machine guns, and snipers. Six British squads come through the wood. In five turns they must have the church and three houses.
scenario-back-to-the-bridge = Back to the bridge
about-back-to-the-bridge = The cafés the other way round: what is left of those who came in the gliders holds the western end of the bridge, and eight squads of engineers come from Bénouville across the fields. In six turns the Germans must have both cafés.

### Options

option-berserk = Berserk units
option-berserk-on = Heat of Battle may make a unit charge
option-berserk-off = never; it is hardened instead
option-opportunity-fire = Opportunity Fire
option-opportunity-fire-off = not offered
option-opportunity-fire-on = Locations may wait and fire in full after the movement
option-answers = Fire at the enemy on the move, and other answers at once
option-answers-open = only who can answer is asked
option-answers-sealed = everybody is asked of whom the enemy holds it possible
option-agreed-end = An end by agreement
option-agreed-end-off = it is fought out
option-agreed-end-on = from turn 3 on, when both sides offer it
option-infiltration = Infiltration
option-infiltration-on = a 2 or a 12 in close combat lets one unit slip away
option-infiltration-off = never
option-deploying = Splitting squads
option-deploying-off = squads stay whole
option-deploying-on = some at the set-up, others by a leader in the Rally Phase

### Phases

phase-set-up = Set-up
phase-turn-begins = Beginning of the Player Turn
phase-rally-phase = Rally: weapons
phase-rally = Rally
phase-peace = An end by agreement
phase-deploy = Splitting squads
phase-prep-fire = Prep fire
phase-move = Movement
phase-defensive-fire = Defensive fire
phase-advancing-fire = Advancing fire
phase-rout = Rout
phase-starshell = Starshells
phase-advance = Advance
phase-close-combat = Close combat
phase-turn-ends = End of the Player Turn

### Counters that nobody knows more of

unit-british = British counter
piece-british = British counter
counter-british = British counter
unit-german = German counter
piece-german = German counter
counter-german = German counter
piece-unknown = unknown
piece-dummy = dummy
weapon-weapon = weapon
piece-weapon = weapon
unit-weapon = weapon

### Counters that somebody knows, with their number

counter-6-4-8 = 6-4-8 squad
counter-3-3-8 = 3-3-8 half-squad
counter-4-5-8 = 4-5-8 squad
counter-2-4-8 = 2-4-8 half-squad
counter-4-5-7 = 4-5-7 squad
counter-2-4-7 = 2-4-7 half-squad
counter-1-2-7 = 1-2-7 crew
counter-4-6-8 = 4-6-8 squad
counter-2-4-8g = 2-4-8 half-squad
counter-4-6-7 = 4-6-7 squad
counter-2-4-7g = 2-4-7 half-squad
counter-4-4-7 = 4-4-7 squad
counter-2-3-7 = 2-3-7 half-squad
counter-4-3-6 = 4-3-6 squad
counter-2-3-6 = 2-3-6 half-squad
counter-2-3-8 = 2-3-8 half-squad
counter-4-4-7b = 4-4-7 squad
counter-2-3-7b = 2-3-7 half-squad
counter-5-4-8 = 5-4-8 squad
counter-british-2-2-8 = British 2-2-8 crew
counter-british-6p1 = British 6+1 leader
counter-british-7-0 = British 7-0 leader
counter-british-8-0 = British 8-0 leader
counter-british-8-1 = British 8-1 leader
counter-british-9-1 = British 9-1 leader
counter-british-9-2 = British 9-2 leader
counter-british-10-2 = British 10-2 leader
counter-british-10-3 = British 10-3 leader
counter-british-1-4-9 = British hero
counter-british-dummy = British dummy
counter-german-2-2-8 = German 2-2-8 crew
counter-german-6p1 = German 6+1 leader
counter-german-7-0 = German 7-0 leader
counter-german-8-0 = German 8-0 leader
counter-german-8-1 = German 8-1 leader
counter-german-9-1 = German 9-1 leader
counter-german-9-2 = German 9-2 leader
counter-german-10-2 = German 10-2 leader
counter-german-10-3 = German 10-3 leader
counter-german-1-4-9 = German hero
counter-german-dummy = German dummy
counter-kfz-1 = car
counter-35-s = 35-S tank
counter-38h = 38H tank

### What a counter shows

unit-6-4-8 = airborne squad
unit-3-3-8 = airborne half-squad
unit-4-5-8 = elite squad
unit-2-4-8 = elite half-squad
unit-4-5-7 = first-line squad
unit-2-4-7 = first-line half-squad
unit-1-2-7 = vehicle crew
unit-4-6-8 = elite squad
unit-2-4-8g = elite half-squad
unit-4-6-7 = first-line squad
unit-2-4-7g = first-line half-squad
unit-4-4-7 = second-line squad
unit-2-3-7 = second-line half-squad
unit-4-3-6 = green squad
unit-2-3-6 = green half-squad
unit-2-3-8 = half-squad
unit-kfz-1 = car
unit-35-s = 35-S tank
unit-38h = 38H tank
unit-4-4-7b = second-line squad
unit-2-3-7b = second-line half-squad
unit-5-4-8 = assault squad
unit-2-2-8 = crew
unit-6p1 = leader
unit-7-0 = leader
unit-8-0 = leader
unit-8-1 = leader
unit-9-1 = leader
unit-9-2 = leader
unit-10-2 = leader
unit-10-3 = leader
unit-1-4-9 = hero

### Weapons

weapon-lmg = light machine gun
weapon-german-lmg = German light machine gun
weapon-german-mmg = German medium machine gun
weapon-german-hmg = German heavy machine gun
weapon-demolition-charge = demolition charge
weapon-piat = PIAT
weapon-mortar-51 = 51 mm mortar
weapon-mortar-50 = 50 mm mortar
weapon-gun-50l = 50 mm gun
weapon-gun-47 = 47 mm tank gun
weapon-gun-37l = 37 mm tank gun
weapon-turret-mg-4 = turret machine gun
weapon-turret-mg-2 = turret machine gun
arm-lmg = light machine gun
arm-german-lmg = German light machine gun
arm-german-mmg = German medium machine gun
arm-german-hmg = German heavy machine gun
arm-demolition-charge = demolition charge
arm-piat = PIAT
arm-mortar-51 = 51 mm mortar
arm-mortar-50 = 50 mm mortar
arm-gun-50l = 50 mm gun
arm-gun-47 = 47 mm tank gun
arm-gun-37l = 37 mm tank gun
arm-turret-mg-4 = turret machine gun
arm-turret-mg-2 = turret machine gun

### Questions

ask-enter = Where do they come onto the map, near { $from }?
ask-flare-at = At which hex does the { $weapon } fire an illuminating round?
ask-smoke-at = On which hex does the { $weapon } lay smoke?
ask-infiltrate = Hand to hand at { $at }: does one of yours make use of the moment?
ask-deploy = Turn { $turn }: does a leader let a squad split?
ask-drive = { $at }, movement { $left } left: where does the car drive?
ask-tank-target = { $tank } fires its machine gun in the close combat at { $at }: at whom?
ask-peace = Turn { $turn }: offer to end the battle here? It ends when both sides do
ask-peace-answer = Turn { $turn }: the enemy has offered to end the battle here. Do you agree? It is then over at once
ask-gammon = { $unit } attacks the tank: with a Gammon bomb? There is one on a 4 or less, else they are pinned
ask-set-up = Where does { $unit } stand?
ask-set-up-works = Trench or wire, { $left } still to come of this kind: where?
ask-starshell = Turn { $turn }: fire a starshell?
ask-starshell-at = Where is the starshell of { $unit } to burst?
ask-give-to = Who carries the { $weapon }?
ask-rally-phase = Turn { $turn }, before the rally: pick a weapon up, or hand one over?
ask-who-carries = Who takes the { $weapon }?
ask-rally = Turn { $turn }: who tries to rally?
ask-prep-fire = Turn { $turn }, prep fire: at whom? Who fires now does not move.
ask-fire-with = Who fires at { $target }?
ask-fire-leader = Who directs the fire at { $target }?
ask-gun-target = At what does the { $weapon } fire?
ask-facing = Which way does the { $weapon } look?
ask-move = Turn { $turn }: which stack moves?
ask-charge = The berserk will charge from { $from }: whom?
ask-movers = Who goes along from { $from }?
ask-manner = How do they go from { $from }?
ask-ditch = { $at } has a ditch or trench: down into it, for 1 movement factor more?
ask-first-fire = The enemy is on the move at { $at }. Do you fire?
ask-reveal-one = The enemy has walked into your men at { $at }: who shows himself?
ask-defensive-fire = Turn { $turn }, defensive fire: at whom?
ask-advancing-fire = Turn { $turn }, advancing fire, at half strength: at whom?
ask-spring = The enemy stands among your hidden men at { $at }: do they fall upon him, or stay hidden?
ask-sniper-check = A sniper has struck near { $at }: do those there look for him?
ask-rout-to = Where does { $unit } run to?
ask-advance = Turn { $turn }: who advances by one Location?
ask-advancers = Who advances from { $from }?
ask-advance-to = Where do they advance to from { $from }?
ask-close-combat = Turn { $turn }: which close combat is fought next?
ask-cc-target = Hand to hand at { $at }: whom do you attack?
ask-cc-with = Hand to hand at { $at }: with whom?
ask-withdraw-to = Where does { $unit } break off to?
ask-route = { $at }, movement { $left } left, a road not counted: where to?

### Options of questions

do-against = Attack { $arg }
do-against-all = Attack all of them at once
do-all = All of them
do-attack = Fall upon them
do-assault = By Assault Movement: one Location, and less of a target
do-at = { $arg }
do-await = { $arg }: wait, and fire in full later
do-beneath = Get beneath the wire here
do-capture = Try to take { $arg } prisoner
do-capture-all = Try to take all of them prisoner
do-carrier = { $arg }
do-check = Look for him
do-cover = Down into it
do-crawl = Crawl to { $arg }
do-done = Done
do-double = In double time: two movement factors more, and out of breath
do-drop = Leave the { $arg } behind
do-enough = Nobody else
do-exposed = Stay on the edge
do-face = Between { $arg } and the next hex by the clock
do-fight = { $arg }
do-fire = Fire from { $arg }
do-from = { $arg }
do-go = Go, these
do-group = Reinforcement group { $arg }
do-hex = { $arg }
do-leave = { $arg } stays here
do-try = { $arg } fires a starshell
do-hand-over = Hand over the { $arg }
do-hold = Hold fire for now
do-hold-stack = Let this stack go by
do-leave-be = Let him be
do-led-by = { $arg } directs
do-normal = Normally
do-ordnance = Fire the { $arg }
do-disable = Make the { $arg } useless
do-keep = Fight on
do-offer = Offer to end it here
do-offer-in-peace-answer = Agree: it ends here
do-place = Place a demolition charge in { $arg }, to go off in the advancing fire
do-throw = Throw a demolition charge into { $arg }
do-with-bomb = With a bomb
do-without = Without
do-flare = Illuminating round of the { $arg }
do-smoke = Throw smoke into { $arg }
do-smoke-shell = Smoke shell of the { $arg }
do-search = Search what lies beside
do-duck = { $arg } is not to be hit in this round
do-slip-away = { $arg } slips away
do-split = Split { $arg }
do-at-vehicle = { $arg }
do-drive-to = { $arg }
do-keep-going = Stay in motion until the next Movement Phase
do-park = Stop here and get out
do-vehicle = { $arg }
do-rally = Rally { $arg }
do-recover = Pick up the { $arg }
do-self = { $arg } by itself, without a leader
do-stack = { $arg }
do-stay = Stay
do-stop = Stop here
do-take = { $arg }
do-trench = Trench at { $arg }
do-turn = Turn the { $arg } instead
do-to = { $arg }
do-unit = { $arg }
do-unled = Nobody directs
do-weapon = { $arg }
do-with = { $arg }
do-wire = Wire at { $arg }
do-withdraw = { $arg } breaks off
do-exit = Leave the map

### Events: set-up, turns and weapons

event-enters = Onto the map at { $at }: { $units }.
event-pulls-together = They pull themselves together when it is over: { $units }.
event-put-off-map = Reinforcements wait off the map near { $at }.
event-set-up = { $unit } takes post at { $at }.
event-given = { $unit } carries the { $weapon }.
event-player-turn = Turn { $turn }: the { $seat } move.
event-phase = { $phase }.
event-recovery = { $unit } reaches for the { $weapon }: { $die }{ $drm }, { $result }.
event-handed-over = { $unit } takes over the { $weapon }.
event-drops = { $unit } leaves the { $weapon } at { $at }.
event-repair = { $unit } works on the { $weapon }: { $die }, { $result }.
event-joined = At { $at } two half-squads make one squad again: { $unit }.
event-control = The { $seat } control { $at }.
event-game-end = At the end of turn { $turn } the die shows { $die }; below { $least } it is over.
event-over = The fight is over.
event-alone = Nobody is left of the other side: the { $seat } hold all there is to hold.

### Events: fire

event-fires = Fire at { $at } from { $firers }.
event-fires-with = Fire at { $at } from { $firers }, with { $weapons }.
event-fire = { $targets } at { $at } under fire, firepower { $column } ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-residual = The shots keep sweeping { $at }: firepower { $column } for whoever comes there.
event-residual-fire = { $targets } on the swept ground of { $at }, firepower { $column } ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-rate-of-fire = The coloured die shows { $die }: the { $weapon } may fire again.
event-malfunctions = { $die } + { $die2 }: the { $weapon } jams.
event-ordnance = { $unit } fires the { $weapon } at { $at }, to hit { $number } or less ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-stays-away = { $unit } has not come in time, and does not come any more.
event-waits = { $seat }: those at { $at } hold their fire and wait for their moment.
event-sniper = A sniper of the { $seat } strikes at { $at }: { $targets }.
event-sniper-check = { $units } at { $at } look for the sniper: { $die }{ $drm }, { $result }.
event-cowers = The firers flinch ({ $die } + { $die2 }): { $columns ->
    [one] one column less
   *[other] { $columns } columns less
  }.

### Events: morale

event-morale = { $unit } checks its morale: { $die } + { $die2 }{ $drm } against { $morale }, { $result }.
event-pin-task = { $unit } checks its nerve: { $die } + { $die2 }{ $drm } against { $morale }, { $result }.
event-unseen-check = { $unit } checks its morale: { $die } + { $die2 }, { $result }.
event-pinned = { $unit } is pinned to the ground.
event-breaks = { $unit } breaks.
event-reduced = { $unit } is all that is left of its squad.
event-eliminated = { $unit } is eliminated.
event-captured = { $unit } is taken prisoner.
event-wounded = { $unit } is wounded and goes on.
event-freedom = { $unit } is free to move.
event-starshell = A starshell of { $unit } bursts over { $hex }.
event-starshell-fails = The { $seat } fail to fire a starshell ({ $die }).
event-wind = { $vision ->
    [-1] The wind: { $die } + { $die2 }.
    [0] The wind ({ $die } + { $die2 }): in the dark one sees no further than one’s own hex.
    [1] The wind ({ $die } + { $die2 }): in the dark one sees one hex far.
   *[other] The wind ({ $die } + { $die2 }): in the dark one sees { $vision } hexes far.
  }
event-breeze = { $what }.
breeze-rises = A heavy breeze comes up: smoke disperses, and is gone at the end of the Player Turn
breeze-falls = The heavy breeze is over
event-replaced = Shaken for good: from now on { $unit }.
event-falls-apart = The squad falls apart: { $unit } and { $other }.
event-leader-falls = A leader goes down at { $at }: { $units } must check.
event-heat = { $unit } in the heat of battle: { $die } + { $die2 }{ $drm }, { $result }.
event-hero = A hero steps forward from the ranks of { $unit }: { $hero }.
event-hardened = Hardened by what has passed: from now on { $unit }.
event-fanatic = { $unit } fights like men possessed: fanatic.
event-rally = { $unit } tries to rally: { $die } + { $die2 }{ $drm } against { $morale }, { $result }.
event-routs = { $unit } runs from { $from } to { $to }.
event-interdiction = { $unit } runs through fire: { $die } + { $die2 } against { $morale }, { $result }.

### Events: movement

event-moves = From { $from } to { $to }: { $units }.
event-throws = { $unit } throws the { $weapon } into { $at }.
event-offers-peace = { $seat }: we would end it here.
event-disables = { $unit } makes the { $weapon } useless.
event-gun-lost = The { $weapon } in { $at } is blown up.
event-brings-charge = { $unit } crawls up to { $at } with the { $weapon }.
event-places = { $unit } has placed the { $weapon } in { $at }.
event-goes-off = The { $weapon } in { $at } is set off.
event-dud = The { $weapon } at { $at } does not go off.
event-gammon = Has { $unit } a Gammon bomb? { $die }: { $result }.
event-may-shock = Does the crew of { $unit } keep its nerve? { $die }: { $result }.
event-shock-ends = Does the crew of { $unit } come to itself? { $die }: { $result }.
event-shocked = The crew of { $unit } is shocked.
event-tank-attack = { $unit } attacks { $tank } at close quarters, less than { $number } destroys it ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-flare = { $unit } lights up { $hex } with the { $weapon }: { $die } + { $die2 }.
event-throws-smoke = { $unit } throws smoke into { $at }: { $die }, { $result }.
event-fires-smoke = { $unit } fires smoke with the { $weapon } at { $hex }, to hit { $number } or less ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-no-smoke-left = The { $weapon } has no more smoke: { $die } + { $die2 }.
event-last-smoke = That was the last smoke of the { $weapon }.
event-searches = { $units } search round { $at }: { $die }{ $drm }, { $number ->
    [one] one place
   *[other] { $number } places
  } looked into.
event-rounds = Has the { $weapon } illuminating rounds? { $die }: { $result }.
event-ducks = { $unit } is not to be hit at { $at } in this round.
event-slips-away = { $unit } slips away from { $from } to { $to }.
event-splits = { $unit } splits: there is { $other } besides.
event-task = { $unit } checks whether it can: { $die } + { $die2 }{ $drm } against { $morale }: { $result }.
event-drives = From { $from } to { $to } by road: { $units }.
event-alights = { $units } get out at { $at }.
event-immobilized = { $unit } can no more be driven.
event-to-kill = { $unit } is hit, { $number } or less counts: { $die } + { $die2 }, { $result }.
event-crew-survival = Does { $unit } get out, on { $survival } or less? { $die } + { $die2 }: { $result }.
event-passes-by = From { $from }, along the house fronts of { $at }: { $units }.
event-goes-inside = Into the house at { $at }: { $units }.
event-takes-cover = Down into the ditch at { $at }: { $units }.
event-trench = A trench at { $at }.
event-gun-turns = { $unit } turns the { $weapon } by { $corners ->
    [one] one corner
   *[other] { $corners } corners
  } of its hex.
event-wire-laid = Wire at { $at }.
event-wire = { $units } in the wire at { $at }: { $die }{ $drm }, { $result }.
event-digs-in = Down into the trench at { $at }: { $units }.
event-double-time = At the double from { $from }: { $units }.
event-assault-movement = In short rushes from { $from }: { $units }.
event-minimum-move = With the last of their strength to { $to }: { $units }.
event-halts = No further than { $at }: { $units }.
event-bumps = There is somebody at { $at }! Stopped short: { $units }.
event-charges = A wild charge from { $from } at the enemy in { $to }: { $units }.
event-unseen-heat = { $unit } in the heat of battle: { $die } + { $die2 }, { $result }.
event-follows = { $unit } follows { $leader } in his rage.
event-calms-down = { $unit } comes to its senses.
event-lost-in-the-dark = Lost in the dark at { $at }: { $units }.
event-advances = Advance from { $from } to { $to }: { $units }.

### Events: what is seen

event-appears = Somebody shows at { $at }: { $unit }.
event-revealed = Now it can be seen who is at { $at }: { $unit }.
event-conceals = Out of sight at { $at }: { $units }.
event-dummy = { $unit } at { $at } was nobody at all.

### Events: close combat

event-ambush-die = { $at }: who surprises whom? The { $seat } roll { $die }{ $drm }.
event-ambush = Ambush at { $at } by the { $seat }: { $units }.
event-close-combat = Hand to hand at { $at }, { $attackers } against { $targets } at { $odds } ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-leader-made = In the thick of it at { $at } a leader is found: { $unit }.
event-melee = Neither side gives way at { $at }: they are locked in melee.
event-withdraws = { $unit } breaks off from { $from } to { $to }.
event-exits = Off the map from { $from }: { $units }.
event-jitter-fire = Somebody fires in panic at { $at }; nobody is hurt.
event-movement-roll = { $units } on the move in the dark: { $die } + { $die2 }, { $result }.

### Results

result-- = no effect
result-PTC = check of nerve
result-NMC = morale check
result-1MC = morale check at +1
result-2MC = morale check at +2
result-3MC = morale check at +3
result-4MC = morale check at +4
result-K-1 = one is reduced, the rest check morale at +1
result-K-2 = one is reduced, the rest check morale at +2
result-K-3 = one is reduced, the rest check morale at +3
result-K-4 = one is reduced, the rest check morale at +4
result-1KIA = one falls, the rest break
result-2KIA = two fall, the rest break
result-3KIA = three fall, the rest break
result-4KIA = four fall, the rest break
result-5KIA = five fall, the rest break
result-6KIA = six fall, the rest break
result-7KIA = seven fall, the rest break
result-has-bomb = one
result-no-bomb = none, and they are pinned
result-has-rounds = some
result-no-rounds = none
result-smoke = there is smoke
result-no-smoke = no smoke
result-no-smoke-ends = no smoke, and it goes no farther
result-none-left = none left
result-looks-1 = one place looked into
result-looks-2 = two places looked into
result-looks-3 = three places looked into
result-looks-4 = four places looked into
result-looks-5 = five places looked into
result-looks-6 = six places looked into
result-looks-7 = seven places looked into
result-looks-8 = eight places looked into
result-burns = it burns
result-destroyed = it is destroyed
result-immobilized = it can no more be driven
result-fire-gone = eliminated
result-fire-reduced = reduced or wounded
result-fire-broken = broken
result-fire-pinned = pinned
result-fire-nothing = unharmed
result-strays = they stray
result-keeps-its-way = they keep their way
result-through = they get through
result-caught = they hang in it
result-hit = a hit
result-critical-hit = a critical hit
result-miss = a miss
result-hull-down = it strikes the cover before the hull
result-passed = passed
result-failed = failed
result-rallies = rallies
result-stays-broken = stays broken
result-hero = heroism
result-hero-and-hardening = heroism, and hardened
result-hardening = hardened
result-berserk = berserk
result-surrender = hands up
result-eliminated = all eliminated
result-captured = all taken prisoner
result-reduced = one reduced
result-nothing = nothing
result-taken = has it
result-left-lying = does not get it
result-repaired = it works again
result-ruined = it is ruined
result-still-broken = it is still out of order
result-sniper-found = he is found
result-sniper-silenced = he keeps his head down
result-nothing-found = he is nowhere to be seen
table-starshell = Starshell
table-recovery = Weapon taken up
table-repair = Repair
table-rounds = Illuminating rounds
table-flare = Where it bursts
table-smoke = Smoke grenade
table-smoke-shell = Smoke shell
table-search = Search
table-drift = Drift
table-wire = Wire
table-interdiction = Morale check under fire
result-lights = it lights up
result-stays-dark = it stays dark
result-beside-it = a hex beside it
result-drifts-0 = where it is aimed
result-drifts-1 = a hex away, in any direction
result-drifts-2 = two hexes away, in any direction
result-drifts-3 = three hexes away, in any direction
modifier-assault-moving = in short rushes
modifier-handled-weapons = weapons in hand before
table-fire = Infantry fire
table-close-combat = Close combat
table-rally = Rally
table-to-hit = To hit

### The map

map-board-title = Bénouville, the canal bridge
map-board-subtitle = 6 June 1944. A hex is 40 metres; the top of the sheet is west.
map-board-label = The ground round the canal bridge at Bénouville
legend-side-hedge = hedge
legend-side-wall = wall
legend-side-fence = fence
legend-side-slope = slope, down
legend-side-cliff = cliff
legend-grain = grain
legend-orchard = orchard
legend-brush = brush
legend-wood = wood
legend-swamp = marsh
legend-ditch = ditch
legend-stream = stream
legend-gully = gully
legend-stone-1 = stone, 1 level
legend-stone-2 = stone, 2 levels
legend-wooden-1 = wooden
legend-road = paved road
legend-lane = unpaved road
legend-path = path

### Dice

fire-coloured = Fire, coloured die
fire-white = Fire, white die
residual-coloured = Residual fire, coloured die
residual-white = Residual fire, white die
to-hit-coloured = To hit, coloured die
to-hit-white = To hit, white die
effect-coloured = Effect of the hit, coloured die
effect-white = Effect of the hit, white die
charge-coloured = Demolition charge, coloured die
charge-white = Demolition charge, white die
gammon = Gammon bomb
shock = Nerve of the crew
group-strength = Strength of the group
rounds = Illuminating rounds
smoke = Smoke grenade
search = Search
illuminating-coloured = Illuminating round, coloured die
illuminating-white = Illuminating round, white die
task-coloured = Task check, coloured die
task-white = Task check, white die
to-kill-coloured = What the hit does, coloured die
to-kill-white = What the hit does, white die
crew-survival-coloured = Out of the wreck, coloured die
crew-survival-white = Out of the wreck, white die
morale-coloured = Morale check, coloured die
morale-white = Morale check, white die
pin-task-coloured = Check of nerve, coloured die
pin-task-white = Check of nerve, white die
heat-coloured = Heat of battle, coloured die
heat-white = Heat of battle, white die
rally-coloured = Rally, coloured die
rally-white = Rally, white die
interdiction-coloured = Running through fire, coloured die
interdiction-white = Running through fire, white die
close-combat-coloured = Close combat, coloured die
close-combat-white = Close combat, white die
movement-coloured = Moving in the dark, coloured die
movement-white = Moving in the dark, white die
direction-coloured = Where they stray, coloured die
direction-white = Where they stray, white die
wind-coloured = The wind, coloured die
wind-white = The wind, white die
starshell = A starshell
drift-direction = Where the starshell drifts
drift-distance = How far the starshell drifts
sniper-place-coloured = Where the sniper strikes, coloured die
sniper-place-white = Where the sniper strikes, white die
sniper = Does the sniper fire?
which-sniper = Which sniper
sniper-chooses = Whom the sniper chooses
sniper-check = Looking for the sniper
random-selection = Whom it strikes
ambush = Ambush
leader-creation = What leader
recovery = Picking up a weapon
wire = Through the wire
repair = Repair
wound = Wound
game-end = Does it end?

### Modifiers

modifier-acquired = range found
modifier-no-engineers = no engineers
modifier-own-charge = beside one’s own charge
modifier-thrown-charge = a thrown charge
modifier-buttoned-up = hatches closed
modifier-immobile = cannot move
modifier-moving-target = target on the move
modifier-small-target = small target
modifier-advancing-fire = on the advance
modifier-ambush = ambush
modifier-bridge = bridge
modifier-broken-target = broken target
modifier-by-itself = by itself
modifier-canal-bank = canal bank
modifier-capture = to take prisoners
modifier-captured-weapon = captured weapon
modifier-concealed-target = unseen target
modifier-ditch = ditch
modifier-emplaced = gun pit
modifier-exhausted = out of breath
modifier-exhausted-target = target out of breath
modifier-half-light = half-light
modifier-height = height
modifier-hero = hero
modifier-hexside = wall or hedge
modifier-hindrance = hindrance
modifier-in-cover = in cover
modifier-leader = leader
modifier-night = night
modifier-non-crew = no gun crew
modifier-not-assault-moving = not in short rushes
modifier-open-ground = in the open
modifier-pinned = pinned
modifier-pillbox-front = pillbox, in front
modifier-pillbox-rear = pillbox, beside or behind
modifier-range = range
modifier-smoke = smoke
modifier-terrain = terrain
modifier-trench = trench
modifier-turning = turning the gun
modifier-under-fire = under fire
modifier-walking-wounded = walking wounded
modifier-withdrawing = breaking off
modifier-wreck = wreck or tank
modifier-closed-hatches = closed hatches
modifier-one-man-turret = one man in the turret
modifier-walking-wounded-target = walking wounded target

### Marks, tracks, zones, facts

mark-broken = broken
mark-under-fire = under fire (DM)
mark-pinned = pinned
mark-melee = in melee
mark-berserk = berserk
mark-fanatic = fanatic
mark-heroic = heroic
mark-wounded = wounded
mark-walking-wounded = walking wounded
mark-exhausted = out of breath (CX)
mark-busy = busy
mark-prep-fire = has fired
mark-first-fire = has fired once
mark-final-fire = has fired all it can
mark-awaiting = waits to fire
mark-moved = moved
mark-advanced = advanced
mark-dug-in = dug in
mark-in-ditch = in the ditch
mark-on-wire = on the wire
mark-beneath-wire = beneath the wire
mark-in-pillbox = in the pillbox
mark-no-move = does not move yet
mark-concealed = concealed
mark-hidden = hidden
mark-real = somebody, certainly
mark-malfunctioned = out of order
mark-placed = placed, to go off in the advancing fire
mark-control = controlled
mark-residual = residual firepower
mark-gunflash = gunflash
mark-smoke = smoke of shells
mark-smoke-thin = smoke that disperses
mark-smoke-grenade = smoke of grenades, until the Player Turn ends
mark-pillbox = pillbox
mark-trench = trench
mark-wire = wire
mark-gun-pit = gun pit
track-turn = Turn
zone-to-set-up-british = British to be set up
zone-to-set-up-german = Germans to be set up
fact-light = Light
fact-wind = Wind
fact-losses-british = British losses
fact-losses-german = German losses
fact-san-british = Dice that call a British sniper
fact-san-german = Dice that call a German sniper
fact-objectives = Objectives held
fact-objectives-needed = Objectives needed
wind-heavy = heavy breeze
light-day = day
light-night = night
light-half = half-light

### Outcomes

outcome-british-wins = The British win
outcome-german-wins = The Germans win
outcome-draw = A draw

### Reasons of the staff

reason-fire = a good shot
reason-goal = towards the objectives
reason-close = it will decide

### Gliders, Night I

scenario-night-1 = Coup de main
about-night-1 = The night of 6 June: three gliders come down in the dark beside the bridge over the canal. The garrison has two platoons, dummies and hidden squads; two companies of engineers sleep in the villages. The British choose in secret who flies with whom and where they mean to land, and must hold all eight hexes of the bridge in the end at the price of seven points. It ends by the dice, from the fifth turn on.
phase-land = Gliders land
phase-unload = The men leave the gliders
phase-snipers = Snipers are placed
phase-last-melees = The last melees
glider-glider = Glider
ask-load = In which glider does { $unit } fly?
ask-landing-hex = Where is { $glider } to land?
ask-land = Turn { $turn }: which glider comes down next?
ask-hide = Zone { $zone }: which squad hides? { $left } may.
ask-sniper = Where does sniper { $which } of 2 lie? He strikes the enemies near by when the enemy’s dice call him
do-aboard = Into { $arg }
do-glider = { $arg }
do-hide = { $arg } hides
do-none = Nobody else
event-aboard = { $unit } goes aboard { $glider }.
event-meant-for = { $glider } is meant to land at { $hex }.
event-heads-for = Out of the night: { $glider } heads for { $hex }.
event-landing = { $glider } comes down to { $hex } ({ $modifiers }): { $die } + { $die2 }, { $result }.
event-crash = { $glider } touches the ground at { $hex } ({ $modifiers }): { $die }, { $result }.
event-drowns = { $glider } goes down in the water at { $hex }.
event-lost-aboard = { $glider } is lost with all aboard: { $units }.
event-jolted = The { $weapon } in the damaged glider: { $die }, { $result }.
event-unloads = Out of the gliders at { $at }: { $units }.
event-musters = Your group musters: { $units }.
event-hides = { $unit } hides at { $at }.
event-sniper-stands = A sniper of the { $seat } lies at { $hex }.
event-not-built = { $what }.
not-built-tanks = The light tanks do not move in the game yet (T38.2): they fire from where they stand
result-on-the-mark = on the mark
result-off-the-mark = off the mark
result-off-the-map = off the map
result-down = it lies safely
result-damaged = it is damaged
result-wrecked = it is wrecked
result-malfunctions = out of order
result-unharmed = unharmed
landing-coloured = Landing, coloured die
landing-white = Landing, white die
crash = Touching the ground
jolt = Weapons in a damaged glider
group-quality = Quality of a group
group-leader = Leader of a group
modifier-approach = clear approach
modifier-obstacle = obstacle on the approach
modifier-already-down = another glider there
modifier-night-landing = night
modifier-rough-ground = rough ground
modifier-crossed-side = hedge or wall
modifier-blind-hex = hidden by an obstacle
modifier-off-mark = not where it was meant
mark-aboard = aboard
mark-shocked = shocked
mark-unconfirmed = perhaps lost
mark-abandoned = abandoned
mark-in-motion = in motion
mark-immobile = immobilized
mark-glider = glider
mark-sniper = sniper
zone-aboard-1 = In glider 1
zone-aboard-2 = In glider 2
zone-aboard-3 = In glider 3
zone-coming-german = German, to come
zone-coming-british = British, to come
reason-landing = near the bridge, at little risk
note-danger-breaks-off = attacked as he goes, at 2 less on the dice
note-sure-stays-away = { $n ->
    [one] one unit that waits off the map does not come any more
   *[other] { $n } units that wait off the map do not come any more
}

### What the table shows: the legend

legend-men = Men
legend-squad = A squad: firepower, range in hexes, morale. Three men on the picture are a squad of ten; the letter is its class: E elite, 1 first line, 2 second line, G green.
legend-assault-fire = A line under the firepower: more of it in the advance. A line under the morale: nothing lowers its class.
legend-half-squad = A half-squad: two men.
legend-crew = A crew: two men and a wheel. It works guns without penalty.
legend-leader = A leader: morale and modifier. 9-2 makes fire that he directs, and the morale of those beside him, easier by two.
legend-hero = A hero: one man with a star.
legend-weapons = What they carry
legend-light-mg = A light machine gun lies under whoever carries it: firepower and range; in the box its rate of fire (on so much or less on the coloured die it may fire again); at the right on what it breaks down.
legend-medium-mg = A medium machine gun.
legend-heavy-mg = A heavy machine gun.
legend-piat = A PIAT: its range.
legend-mortar = A mortar: its range.
legend-charge = A demolition charge: firepower 30 at one hex.
legend-jammed = It is out of order, and may be repaired.
legend-gun = A gun, turned the way it looks. What it covers lies on the ground while its hex is looked at.
legend-unseen = What the other side does not see
legend-unknown = A concealed counter of the enemy: a squad, a leader, a weapon’s crew, or nobody at all.
legend-own-concealed = One of your own who is concealed: to the enemy he is such a "?".
legend-own-hidden = One of your own who is hidden: to the enemy there is nothing at all.
legend-own-dummy = A dummy of your own: nobody.
legend-states = States
legend-broken = Broken: neither fires nor moves but to run; the figure is its morale when it tries to rally.
legend-under-fire = Under fire of late (DM): rallies at +4.
legend-pinned = Pinned: stays where it is and fires at half strength, until the Player Turn ends.
legend-exhausted = Out of breath (CX): its own fire and close combat are harder by one, the enemy’s against it easier.
legend-busy = Busy (TI): does nothing else in this Player Turn.
legend-prep-fire = Has fired in the Prep Fire Phase: does not move.
legend-first-fire = Has fired once at somebody on the move.
legend-final-fire = Has fired all that it can.
legend-awaiting = Waits, to fire in full after the movement.
legend-melee = In melee: locked hand to hand with the enemy in its Location.
legend-wounded = Wounded: slower, its morale and modifier one worse.
legend-walking-wounded = Walking wounded: slower and weaker.
legend-heroic = Heroic.
legend-berserk = Berserk: charges the nearest enemy.
legend-fanatic = Fanatic: its morale is one better.
legend-no-move = Does not move until it is attacked, or has seen the enemy move near by.
legend-aboard = In a glider that has come down.
legend-tank = A light tank: it stands where it was set up; the gun beneath it looks where its turret does.
legend-shocked = A tank whose crew is shocked, and does nothing.
legend-unconfirmed = A tank that is perhaps lost: the next Rally Phase tells.
legend-abandoned = A tank that its crew has left.
legend-in-motion = A car that has not stopped.
legend-immobile = A car that can no more be driven.
legend-car = A car: it keeps to the roads, and its party gets out where it stops.
legend-dug-in = In the trench: +2 against fire.
legend-in-ditch = Down in the ditch: +1 against fire.
legend-in-pillbox = In the pillbox: +3 against fire from before it, +5 from elsewhere.
legend-on-wire = On the wire: without any cover, and must get through.
legend-beneath-wire = Beneath the wire.
legend-markers = On the map
legend-control = Whose this place is.
legend-residual = Ground that is swept by fire: whoever comes here is attacked with so much.
legend-gunflash = A gunflash: somebody has fired here in the dark. He may be fired at from afar until the Player Turn ends.
legend-smoke = Smoke of a side’s shells: 3 on fire into it and through it, 4 out of it; 1 MF more to enter. At that side’s next prep fire it disperses.
legend-smoke-thin = Smoke of shells that disperses: 2 on fire into it and through it, 3 out of it, until that side’s next prep fire.
legend-smoke-grenade = Smoke of a grenade: the same, until the Player Turn ends.
legend-sniper = A sniper, in the colours of whose it is.
legend-pillbox = A pillbox; its slit looks the way it may fire.
legend-trench = A trench.
legend-wire = Barbed wire.
legend-gun-pit = The pit of a gun.
legend-glider = A glider that has come down.
legend-glider-damaged = A damaged glider.
legend-glider-wreck = The wreck of a glider.
legend-wreck = The wreck of a vehicle.
legend-missed = A glider was meant to land here, and came down elsewhere.
legend-starshell = A starshell: everything within three hexes is lit until the Player Turn ends.
legend-night = By night
legend-night-unseen = Nobody of yours makes out what is here.
legend-night-seen = Within the range of vision, and in sight, of somebody of yours.
legend-night-lit = Lit by a starshell: seen from everywhere with a line of sight.
legend-terrain = The ground, with the movement factors (MF) that it costs on foot, and what it counts against fire
legend-terrain-open = Open ground: 1 MF; who moves here in sight is hit more easily, by one or two.
legend-terrain-road = Paved road: 1 MF along it, and one MF more for who keeps to it.
legend-terrain-lane = Unpaved road: as a paved one.
legend-terrain-path = Path: 1 MF along it.
legend-terrain-wood = Woods: 2 MF, +1; they block what lies behind.
legend-terrain-orchard = Orchard: 1 MF; hinders or blocks the view.
legend-terrain-grain = Grain: 1½ MF; hinders the view.
legend-terrain-brush = Brush: 2 MF; hinders the view.
legend-terrain-swamp = Marsh: all MF that one has; hinders the view.
legend-terrain-graveyard = Graveyard: 1 MF, +1; hinders the view.
legend-terrain-stone = Stone building: 2 MF, +3; blocks the view.
legend-terrain-storeys = A pale point for each upper storey, which is a Location of its own: one more MF up or down, where there are stairs.
legend-terrain-wooden = Wooden building: 2 MF, +2; blocks the view.
legend-terrain-hedge = Hedge: 1 MF more across it, +1 behind it.
legend-terrain-wall = Wall: 1 MF more across it, +2 behind it.
legend-terrain-fence = Fence: costs nobody on foot anything.
legend-terrain-slope = Slope: the strokes point down; 1 MF more uphill.
legend-terrain-cliff = Cliff: nobody crosses it.
legend-terrain-ditch = Ditch: for 1 MF more one takes cover in it, +1.
legend-terrain-stream = Stream: 3 MF; who is in it stands a level below its brink.
legend-terrain-gully = Gully: 2 MF more; who is in it stands a level below its brink.
legend-terrain-water = Canal and ponds: nobody crosses them.
legend-terrain-bridge = The bridge: 1 MF, +1; hinders the view.

### What the table shows: words on tabs, parts of a hex, night

tab-pinned = pin
tab-no-move = stay
tab-dug-in = dug
tab-in-ditch = ditch
tab-on-wire = wire
tab-beneath-wire = under
tab-in-pillbox = box
tab-melee = melee
tab-berserk = berserk
tab-fanatic = fan.
tab-heroic = hero
tab-walking-wounded = hurt
tab-awaiting = wait
tab-aboard = in
tab-shocked = shock
tab-unconfirmed = lost
tab-abandoned = left
tab-in-motion = go
tab-immobile = stuck
part-ground = Ground
part-upper-1 = First floor
part-upper-2 = Second floor
part-pillbox = Pillbox
part-trench = Trench
arc-pillbox = covers { $value } and what lies beyond
arc-gun = covers { $value } and what lies beyond
glow-made-out = made out
glow-lit = lit by a starshell
mark-starshell = starshell
mark-glider-damaged = damaged glider
mark-glider-wreck = wreck of a glider
mark-missed = meant to land here: glider
tag-landing-hex = glider { $value } is to land here
tint-approach = clear approach
line-glide = course of a glider
line-drift = it came down there instead
line-shell-drift = aimed there, the starshell drifted here
fact-vision = Hexes one sees in the dark
table-landing = Landing
note-lost = { $n ->
    [one] lost in one case of 100
   *[other] lost in { $n } cases of 100
}
note-danger-lost = lost in { $n } cases of 100
note-damaged = damaged in { $n }

### What options cost and walk into

price-mf = movement { $cost } of { $left }
price-mp = movement { $cost } of { $left }
price-all-mf = the whole move
price-has-mf = movement { $left }
note-danger-minimum = out of breath, and pinned if fired at
note-danger-held = first a die to get out of the wire
note-danger-exhausts = out of breath
note-danger-strays = may stray in the dark
note-danger-enemy = an enemy counter is there
note-danger-wire = onto wire
note-danger-residual = fire lingers there
note-danger-watched = { $n ->
    [one] in sight of one enemy Location
   *[other] in sight of { $n } enemy Locations
}
note-danger-close = into close combat
note-danger-interdiction = interdicted there

### What the result hangs on

part-objectives-british = Objectives in British hands: { $n } of { $of }
part-objectives-german = Objectives in German hands: { $n } of { $of }
part-losses-british = British losses no higher than { $of }: { $n }
part-losses-german = German losses no higher than { $of }: { $n }

### Standing orders and watches

phase-first-orders = Standing orders
ask-first-orders = Before the first turn: change your standing orders, or begin?
ask-orders = Turn { $turn }: which order do you change? Nobody else is told.
ask-watch-at = When are those at { $at } to ask you about fire at somebody on the move?
ask-watch-everybody = Turn { $turn }: when are your men to ask you about fire at somebody on the move?
do-rally-ask = Rally: ask me about everybody
do-rally-always = Rally: whoever has a chance tries by himself
do-repair-ask = Repair: ask me about each weapon
do-repair-always = Repair: always try
do-repair-never = Repair: never try
do-capture-never = Prisoners: take none in close combat
do-capture-ask = Prisoners: ask me in close combat
do-starshells-never = Starshells: none
do-starshells-ask = Starshells: ask me
do-starshells-always = Starshells: leaders first, always try
do-sniper-check-ask = Search for snipers: ask me at each place
do-sniper-check-always = Search for snipers: always
do-sniper-check-never = Search for snipers: never
do-ditches-cover = Ditches and trenches: always down into them
do-ditches-ask = Ditches and trenches: ask me
do-manner-ask = Moving: ask me how they go
do-manner-normal = Moving: always normally where that leads anywhere
do-leaders-auto = Fire: the best leader directs by himself
do-leaders-ask = Fire: ask me who directs
do-halves-join = Half-squads: join beside a leader
do-halves-keep = Half-squads: stay apart
do-watch-hold = Hold: never ask about fire at somebody on the move
do-watch-close = Close: ask when he is adjacent
do-watch-sure = Sure: ask when the chance is a third, or he is within two hexes
do-watch-any = Any: ask whenever fire can do something
do-watch-usual = As usual: sure; close while they are concealed
do-orders = Orders: what need not be asked
do-unchanged = All stays as it is
do-watch-all = Watch of all my men
do-watch-at = Watch at { $arg }
do-repair = Work on the { $arg }
event-ordered = Your order: { $order }.
event-watch-set = Your order for { $at }: { $watch }.
event-watch-set-all = Your order for all your men: { $watch }.
mark-watch-hold = watch: holds its fire
mark-watch-close = watch: asks when the enemy is adjacent
mark-watch-sure = watch: asks about sure fire
mark-watch-any = watch: asks about any fire
fact-order-rally = Your order
fact-order-repair = Your order
fact-order-capture = Your order
fact-order-starshells = Your order
fact-order-sniper-check = Your order
fact-order-ditches = Your order
fact-order-manner = Your order
fact-order-leaders = Your order
fact-order-halves = Your order

### What lies where, loading, and what ends a phase

lies-open-ground = open ground
lies-road = paved road
lies-lane = lane
lies-towpath = towpath
lies-path = path
lies-woods = woods
lies-orchard = orchard
lies-grain = grain
lies-brush = brush
lies-marsh = marsh
lies-graveyard = graveyard
lies-wooden-building = wooden house
lies-stone-building = stone house
lies-rubble = rubble
lies-water-obstacle = water
lies-bridge = bridge
lies-tower = tower
lies-pillbox = pillbox
lies-storey-1 = first floor
lies-storey-2 = second floor
price-pp = { $cost } of { $left } PP left
note-aboard-nobody = nobody aboard yet
note-aboard-halves = { $n ->
    [one] aboard: one half-squad
   *[other] { $n } half-squads
}
note-aboard-squads = { $n ->
    [one] one squad
    [2] two squads
   *[other] { $n } squads
}
note-aboard-single = { $n ->
    [one] one leader
    [2] two leaders
    [3] three leaders
   *[other] { $n } leaders
}
note-flies-in = in glider { $n }
note-carries = { $n ->
    [one] carries one weapon
   *[other] carries { $n } weapons
}
do-done-in-first-orders = Begin
do-done-in-rally-phase = On to rallying
do-done-in-rally = Nobody else tries
do-done-in-deploy = No other squad splits
do-done-in-prep-fire = Nobody else fires
do-done-in-move = Nobody else moves
do-done-in-defensive-fire = Nobody else fires
do-done-in-advancing-fire = Nobody else fires
do-done-in-advance = Nobody else advances
