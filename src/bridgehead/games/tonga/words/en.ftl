title = Operation Tonga
about = Two hands of cards, a bridge at a time: bluff, bid and escalate until one side gives up the ground.
length = half an hour a scenario
scenario-1A = 1A: Bénouville Bridge
scenario-1B = 1B: Pegasus Bridge
scenario-2 = 2: The Merville battery
scenario-3 = 3: The bridges over the Dives
scenario-campaign = The Tonga campaign
scenario-first = First game: the way to the bridge
option-identical-terrains = Identical terrains revealed together
option-identical-terrains-refused = not allowed to be laid
option-identical-terrains-penalised = cost the German his phase
option-answers = Immediate answers
option-answers-open = only who has one is asked
option-answers-sealed = everybody is asked who may have one
seat-british = British
seat-german = German
phase-mulligan = First hand
phase-first-heroic = Heroic card
phase-approach = Approach
phase-build-piles = Laying the terrains
phase-choose-pile = Choosing a bridge
phase-progress = Progress phase
phase-british = British phase
phase-german = German phase
phase-assault = Assault phase
phase-turn-end = End of the turn

kind-unit = Unit
kind-event = Event
kind-action = Combat action
kind-terrain = Terrain
printed-heroic = { $kind }, heroic
printed-british = British
printed-german = German
printed-units = { $size ->
    [one] unit
   *[other] units
}
printed-draws = draws: { $draws }
printed-sheet = { $count } cards
printed-given = named in the rulebook
printed-ours = our own
type-infantry = Infantry
type-engineer = Engineer
type-anti-tank = Anti-tank
type-parachutist = Parachutist
type-support = Support
type-leader = Leader
type-vehicle = Vehicle
class-open = Open
class-large = Large
class-fortified = Fortified
class-built = Built-up
class-wood = Wood
class-water = Water
class-bridge = Bridge
class-objective = Objective
class-obstacle = Obstacle
class-casemate = Casemate
column-plain = ordinary
column-plus3 = “+3”
column-plus3-heroic = heroic “+3”
column-green = green “+1”
token-plain = ordinary token
token-plus3 = “+3” token
token-plus3-heroic = heroic “+3” token
token-green = green “+1” token

ask-mulligan = Keep your first hand, or shuffle it back and draw another, once?
ask-heroic = Which heroic card do you take into your hand?
ask-approach = The approach is { $terrain }. Discard a unit of value 4 or more to reveal another?
ask-build-pile = { $bridge }: which terrain comes at place { $place } from the top?
ask-choose-pile = Which of the closed piles do you attack?
ask-terrain = On which terrain do the British advance?
ask-objective = Which objective do you attack next?
ask-blue-token = Lay a campaign token on { $terrain }?
ask-event = Play an event?
ask-german-unit = { $terrain }: do you send a unit?
ask-initiative = { $terrain }: strengthen your unit before the British unit comes?
ask-british-unit = { $terrain }: which unit do you send?
ask-british-go = { $terrain }: strengthen your unit?
ask-german-go = { $terrain }: strengthen your unit?
ask-respond = { $card } has just been played. Answer it at once?
ask-tilt = { $terrain }: a German unit is destroyed. Play a card that fits this moment?
ask-discard = Which card do you discard?
ask-recover = Which card do you take back?
ask-look = Which of these cards do you take?
ask-search = Which card do you take from your deck?
ask-effect = Which effect do you choose?
ask-trade = How many tokens do you trade for cards?
ask-counter-unit = Lay a unit in the counter-attack pile?
ask-counter-card = Lay an event or a combat action in the counter-attack pile?

do-keep = Keep
do-mulligan = Shuffle back and draw again
do-advance = { $arg }
do-place = { $arg }
do-pile = Pile { $arg }
do-heroic = { $arg }
do-event = Play { $arg }
do-unit = Send { $arg }
do-play = Play { $arg }
do-token = Toss one { $arg }
do-respond = Play { $arg }
do-let = Let it be
do-quiet = Do not ask me again this turn
do-hand-over = Pass: it is the other’s move
do-give-up = Give this fight up
do-give-up-in-british-unit = Send nobody: give the assault up
do-manpower = Lose a point of manpower instead
do-pass = Pass
do-none = No
do-done = No more events
do-enough = No more
do-discard = Discard { $arg }
do-take = Take { $arg }
do-lay = Lay { $arg }
do-trade = { $arg }
do-blue = Lay a token
do-strengthen = Your unit has +{ $arg }
do-take-tokens = Take { $arg ->
    [one] one token
   *[other] { $arg } tokens
}
do-draw-cards = Draw { $arg ->
    [one] one card
   *[other] { $arg } cards
}
do-make-discard = The other player discards { $arg ->
    [one] one card
   *[other] { $arg } cards
}

strengthen = to strengthen his unit
take-tokens = to take tokens
draw-cards = to draw
make-discard = to make the other player discard

token = Token
plus3-token = “+3” token
destiny = Destiny token
turn-token = Turn token
event-die = { $purpose }: { $value ->
    [2] success
   *[other] failure
}.
event-die-turn-token = The Turn token is tossed: { $value ->
    [2] the German medal
   *[other] the British medal
}.
event-operation-begins = Operation { $operation } of the campaign begins.
event-turn = Turn { $turn }.
event-mulligan = The { $seat } player shuffles the first hand back and draws another.
event-revealed = Revealed: { $terrains }.
event-terrain = The British advance on { $terrain }.
event-phase-begins = { $seat } phase.
event-phase-lost = The German passes his phase.
event-identical = Two identical terrains are revealed together: { $terrain }. The German will pass his phase.
event-drew = The { $seat } player draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-drew-cards = You draw { $cards }.
event-draw-changed = The { $seat } player will draw { $amount ->
    [-1] one card fewer
   *[other] { $amount } cards
} this turn.
event-played-event = The { $seat } player plays the event { $card }.
event-played-unit = The { $seat } player sends { $card }.
event-played-action = The { $seat } player plays the combat action { $card }.
event-cancelled = { $answer } cancels { $card }.
event-chose = The { $seat } player chooses { $what }: { $amount }.
event-took-tokens = The { $seat } player takes { $count ->
    [one] one token
   *[other] { $count } tokens
}.
event-took-special = The { $seat } player takes { $count } × { $token }.
event-returned-tokens = The { $seat } player puts { $count ->
    [one] one token
   *[other] { $count } tokens
} back.
event-tokens-barred = The { $seat } player may use no more tokens in this fight{ $special ->
    [0] {""}
   *[other] {" "}but special ones
}.
event-tossed = The { $seat } player tosses one { $token }: { $die ->
    [2] success
   *[other] failure
}.
event-tossed-again = The { $seat } player tosses his first token again.
event-values = { $terrain }: British { $british }, German { $german }.
event-showed-hand = The { $seat } player shows his hand.
event-hand-seen = The { $seat } hand: { $cards }.
event-discarded = The { $seat } player discards { $card }.
event-recovered = The { $seat } player takes { $card } back from his discard pile.
event-looked = The { $seat } player looks at the top { $count ->
    [one] card
   *[other] { $count } cards
} of his deck.
event-looked-at = You look at { $cards }.
event-searched = The { $seat } player takes { $card } from his deck and shuffles it.
event-found-nothing = The { $seat } player finds nothing in his deck.
event-sacrificed = { $card } is sacrificed.
event-relieved = { $card } goes back to the hand.
event-size-changed = { $terrain } now takes { $size ->
    [one] one German unit
   *[other] { $size } German units
}.
event-units-barred = { $terrain }: the German may play no more units.
event-no-unit = { $terrain }: the German plays no unit.
event-no-more-units = { $terrain }: no more German units.
event-british-lost = { $terrain }: the British unit is destroyed ({ $unit }).
event-british-gave-up = { $terrain }: the British break off the assault.
event-german-lost = { $terrain }: the German unit is destroyed ({ $unit }).
event-manpower-lost = The British lose a point of manpower: { $left } left.
event-assault-won = The { $seat } player wins the assault at { $terrain }.
event-ranville-won = The { $seat } player wins at Ranville.
event-took-heroic = The { $seat } player takes a heroic card into his hand.
event-heroic-card = Your heroic card is { $card }.
event-heroic-lost = The { $seat } player puts away the heroic card he has not played.
event-turn-token = The Turn token shows the { $seat } medal.
event-laid = The German lays { $card } in his counter-attack pile.
event-counter-attack = The German shuffles his counter-attack pile into his deck: { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-flame-thrower = The British player has the Flame-thrower.
event-guns-destroyed = { $terrain } is taken: { $guns ->
    [one] one gun
   *[other] { $guns } guns
} destroyed so far.
event-shuffled-in = { $terrain } is shuffled back into the objectives.
event-new-attack = The attack on the bridge is over: special tokens go back beside the Reserve.
event-hand-back = The { $seat } player shuffles { $count ->
    [one] one card
   *[other] { $count } cards
} back into his deck.
event-bridge-shown = The pile leads to { $bridge }.
event-bridge-won = { $bridge } goes to the { $seat } player.
event-operation-over = The operation is over; the { $seat } player has won it.
event-scored = The British score { $points }: { $total } in all.
event-blue-laid = The German lays a campaign token on { $terrain }.
event-blue-kept = The campaign token goes to the British player: one point less at the end.
event-blue-lost = The campaign token is lost.

note-danger-manpower = −1 manpower, { $n } left
note-unit-lost = your unit is destroyed
note-assault-lost = the assault is lost
note-sure-ahead = { $n ->
    [0] your unit is level with his
   *[other] your unit is ahead by { $n }
}
note-ahead = { $n ->
    [0] level: enough
   *[other] ahead by { $n }
}

modifier-printed = printed value
modifier-terrain = terrain
modifier-own-text = its own effect
modifier-enemy-text = the enemy unit
modifier-lasting = lasting effects
modifier-actions = combat actions
modifier-tokens = tokens

outcome-bridge-taken = The British have taken Bénouville Bridge.
outcome-counter-attack-beaten = The British hold Pegasus Bridge.
outcome-manpower-gone = The British force is spent; the Germans hold.
outcome-guns-destroyed = The guns of Merville are destroyed.
outcome-bridges-destroyed = The bridges over the Dives are down.
outcome-bridges-held = The Germans keep the bridges over the Dives.
outcome-campaign-british = The division has done what it came for: the flank is safe.
outcome-campaign-draw = A mixed night: the flank is covered, and the Germans can still react.
outcome-campaign-german = The division has missed its objectives; the Germans will come sooner and stronger.

# --- the table ---
zone-hand-british = British hand
zone-hand-german = German hand
zone-deck-british = British deck
zone-deck-german = German deck
zone-discard-british = British discard pile
zone-discard-german = German discard pile
zone-heroic-british = British heroic cards
zone-heroic-german = German heroic cards
zone-terrain = Terrain of the turn
zone-events-british = British events that still act
zone-events-german = German events that still act
zone-gone = Terrains out of the game
zone-gone-british = British heroic cards out of the game
zone-gone-german = German heroic cards out of the game
zone-bridge-cards = The bridges
zone-awaiting = Just played
zone-offered = Terrains revealed
zone-terrain-discard = Terrains done with
zone-unit-british-0 = British unit
zone-unit-german-0 = German unit
zone-actions-british-0 = British actions
zone-actions-german-0 = German actions
zone-fought-british-0 = British units that have fought
zone-fought-german-0 = German units that have fought
zone-spent-british-0 = British actions of earlier fights
zone-spent-german-0 = German actions of earlier fights
zone-unit-british-1 = British unit at Ranville
zone-unit-german-1 = German unit at Ranville
zone-actions-british-1 = British actions at Ranville
zone-actions-german-1 = German actions at Ranville
zone-fought-british-1 = British units that have fought at Ranville
zone-fought-german-1 = German units that have fought at Ranville
zone-spent-british-1 = British actions of earlier fights at Ranville
zone-spent-german-1 = German actions of earlier fights at Ranville
zone-way = Terrains on the way
zone-counter-attack = Counter-attack pile
zone-objectives = Objectives pile
zone-battery = Battery pile
zone-destroyed = Taken in the battery
zone-bridges-british = Bridges destroyed
zone-bridges-german = Bridges held
zone-slot-1 = Bridge of pile 1
zone-slot-2 = Bridge of pile 2
zone-slot-3 = Bridge of pile 3
zone-pile-1 = Pile 1
zone-pile-2 = Pile 2
zone-pile-3 = Pile 3
pile-deck = deck
pile-discard = discard
pile-heroic = heroic
pile-counter-attack = counter-attack
pile-terrain-discard = done with
pile-way = on the way
pile-gone = out of the game
pile-bridge-cards = bridges
pile-objectives = objectives
pile-battery = battery
mark-just-played = just played
mark-struck = what it answers
mark-tilted = has fought
mark-heroic = heroic
track-units-0 = German units
track-units-1 = German units at Ranville
track-guns = Guns destroyed
track-reserve = Reserve of tokens
track-manpower = Manpower
fact-tokens-british = British tokens
fact-tokens-german = German tokens
fact-tokens-on-british-0 = Tokens on the British unit
fact-tokens-on-german-0 = Tokens on the German unit
fact-tokens-on-british-1 = Tokens on the British unit at Ranville
fact-tokens-on-german-1 = Tokens on the German unit at Ranville
fact-plus3-british = “+3” tokens
fact-plus3-heroic-british = Heroic “+3” tokens
fact-green-british = Green “+1” tokens
fact-plus3-beside = “+3” tokens beside the Reserve
fact-green-beside = Green “+1” tokens beside the Reserve
fact-won-0 = Assault won by
fact-won-1 = Ranville won by
fact-turn-token = Turn token
fact-operation = Operation
fact-points = Victory points
fact-blue-left = Campaign tokens left
fact-blue-held = Campaign tokens held by the British
fact-blue-here = Campaign tokens on the terrain
fact-quiet = Answers not asked for this turn
british = British
german = German
table-destiny = Destiny token
table-token = Token
result-success = it lands on its good face
result-failure = it fails

# --- why the staff likes it ---
reason-too-dear = going on would cost more than it is worth
reason-enough = this is enough for now
reason-wait = wait and see what they send
reason-not-worth-a-card = not worth a card
reason-save-units = keep the units for later
reason-decisive = everything counts here
reason-cheapest = the cheapest way to close the gap
reason-suits-the-ground = the best use of a unit here

# the cards
card-1101 = Scout
card-1102 = Riflemen
card-1103 = Sappers
card-1104 = PIAT Team
card-1105 = Glider Platoon
card-1106 = Parachute Squad
card-1107 = Parachute Pathfinders
card-1108 = Bren Gun
card-1109 = Assault Platoon
card-1110 = Mortar
card-1111 = Medic
card-1112 = Platoon Leader
card-1113 = Stragglers
card-1114 = Breaching Party
card-1201 = Reinforcements
card-1202 = Reconnaissance
card-1203 = Ammunition Box
card-1204 = Gammon Bombs
card-1205 = Sabotage
card-1206 = Rally
card-1207 = Telephone Lines Cut
card-1208 = Dummy Parachutists
card-1209 = Local Resistance
card-1210 = RAF Raid
card-1211 = Eureka Beacons
card-1301 = Lightning Attack
card-1302 = Mills Bomb
card-1303 = Smoke Grenade
card-1304 = Sniper
card-1305 = Sten Gun
card-1306 = Hand to Hand
card-1307 = Covering Fire
card-1308 = Silent Attack
card-1309 = “Ham and Jam”
card-1310 = Demolition Charge
card-1311 = Relief
card-1312 = Bangalore Torpedo
card-1313 = Ambush
card-1314 = Fix Bayonets
card-1401 = Major John Howard
card-1402 = The Glider Pilots
card-1403 = Sacrifice
card-1404 = Sgt Charles Thornton
card-1405 = Lt Col Terence Otway
card-1406 = Flame-thrower
card-1407 = The Mine-clearers’ Tape
card-1408 = The Bugle Call
card-1409 = Reinforcements Intercepted
card-1410 = Canadian Parachutists
card-1411 = Major Roseveare’s Run through Troarn
card-1412 = Vickers Gun in Support
card-1501 = Sentry
card-1502 = Patrol
card-1503 = Armoured Car
card-1504 = MG-42 Machine Gun
card-1505 = Grenadiers
card-1506 = Defence Platoon
card-1507 = Mortar Crew
card-1508 = Command Squad
card-1509 = Motorcyclists
card-1510 = Gunners
card-1511 = Panzergrenadiers
card-1512 = Panzer IV
card-1513 = Flakvierling 38
card-1514 = Conscripts
card-1601 = Sector Reserve
card-1602 = Ammunition Dump
card-1603 = Failure
card-1604 = Radio Link
card-1605 = Searchlights
card-1606 = Interrogation
card-1607 = Armoured Column
card-1608 = Sie Kommen!
card-1609 = First-aid Kit
card-1610 = Harassing Fire
card-1701 = Coordinated Defence
card-1702 = Grenade
card-1703 = Trench
card-1704 = Riposte
card-1705 = Crossfire
card-1706 = Booby Trap
card-1707 = Stubborn Resistance
card-1708 = Suppressing Fire
card-1709 = Panzerfaust
card-1710 = Flare
card-1711 = Counter-assault
card-1712 = Anti-personnel Mines
card-1801 = Major Hans Schmidt
card-1802 = Canal Gunboat
card-1803 = 21st Panzer on the Move
card-1804 = Fire at Will
card-1805 = Oberleutnant Steiner
card-1806 = Feldwebel Buskotte
card-1807 = Fire on the Battery
card-1808 = Garrison on Alert
card-1809 = Major Hans von Luck
card-1810 = Assault Gun
card-1811 = The Waters of the Dives
card-1812 = Hold the Bridge
card-1001 = Road
card-1002 = Abandoned Containers
card-1003 = Wrecked Glider
card-1004 = Trench System
card-1005 = Garrison
card-1006 = Village
card-1007 = Fields
card-1008 = Orchards
card-1009 = Machine-gun Nest
card-1010 = The Gondrée Café
card-1011 = Anti-tank Tobruk
card-1012 = Concrete Shelter
card-1013 = Towpath
card-1014A = Bénouville Bridge
card-1014B = Pegasus Bridge
card-1015A = Ranville Bridge
card-1015B = Horsa Bridge
card-1016 = Command Bunker
card-1017 = Minefield
card-1018 = Flooded Fields
card-1019 = Merville Battery Gate
card-1020 = The Horsa Assault Landing
card-1021 = Barbed Wire
card-1022 = Casemate No. 1
card-1023 = Casemates Nos. 2 and 3
card-1024 = Casemate No. 4
card-1025 = Bavent Wood
card-1026 = Marshes
card-1027 = Varaville Château
card-1028 = Robehomme Bridge
card-1029 = Troarn Village
card-1030 = Bures-sur-Dives Bridge
card-1031 = Troarn Bridge
card-1032 = Varaville Bridge

# --- the texts of the cards, effect by effect (texts.py puts them together) ---
text-none = No effect.
text-or = or
text-or-else = , or
text-if = { $condition }: { $body }
text-if-behind = { $body } { $condition }
text-when-action-unit = may be played as a combat action: then { $body }
text-when-victory-unit = if it destroys the German unit: { $body }
text-when-victory-action = if your unit destroys the German one: { $body }
text-when-assault-event = this turn, { $body }
text-when-destroyed-unit = if it is destroyed: { $body }

text-window-tilt-or-answer = When a German unit is destroyed, or in answer to { $card }:
text-window-fight-or-tilt = In a fight, or when a German unit is destroyed:
text-window-event-german = Play at once after a German event:
text-window-event-british = Play at once after a British event:
text-window-action-german = Play at once after a German combat action, even with no British unit down:
text-window-action-british = Play at once after a British combat action:
text-window-unit-german = Play at once after a German unit of printed value { $most } or less that is not heroic:
text-window-unit-british = Play at once after a British unit that is not heroic, against your own:

text-condition-own-fought-british = { $cmp ->
    [equal] if no British unit has fought here yet
   *[other] if a British unit has already fought here
}
text-condition-own-fought-german = { $cmp ->
    [equal] if no German unit has fought here yet
   *[other] if a German unit has already fought here
}
text-condition-own-fought-type = if a unit of type { $type } has already fought here
text-condition-own-actions = if you have played a combat action in this fight
text-condition-own-type = if it is of type { $type }
text-condition-own-printed = if its printed value is { $n } or { $cmp ->
    [least] more
   *[other] less
}
text-condition-own-unit-not = unless it is { $cards }
text-condition-enemy-type = against a unit of type { $type }
text-condition-enemy-printed = if the printed value of the enemy unit is { $n } or { $cmp ->
    [least] more
   *[other] less
}
text-condition-terrain-class = on a terrain of class { $classes }
text-condition-destiny = toss the Destiny token; on a { $face }
text-condition-turn-face-british = if the Turn token shows the British medal
text-condition-turn-face-german = if the Turn token shows the German medal
text-condition-assault-won-by-british = if the British player wins the assault
text-condition-assault-won-by-german = if the German wins the assault

text-per-own-fought-british = for each British unit that has already fought here{ $plus ->
    [0] {""}
   *[other] {""} and { $plus } more
} (at most { $combat ->
    [1] { $total }
   *[other] { $most }
})
text-per-own-fought-german = for each German unit that has already fought here{ $plus ->
    [0] {""}
   *[other] {""} and { $plus } more
} (at most { $combat ->
    [1] { $total }
   *[other] { $most }
})
text-per-own-fought-type-british = for each unit of type { $type } that has already fought here (at most { $total })
text-per-enemy-tokens-german = for each token on the enemy unit (at most { $total })

text-pick-type = a card of type { $type }
text-pick-any = { $n ->
    [one] one card
   *[other] { $n } cards
}
text-pick-unit = { $n ->
    [one] one unit
   *[other] { $n } units
}
text-pick-unit-most = { $n ->
    [one] one unit
   *[other] { $n } units
} of value { $most } or less
text-pick-not-this = {""} (not another of this card)

text-combat-own-unit = your unit has { $amount }
text-combat-own-unit-per = your unit has { $amount } { $per }
text-combat-more = { $amount } more
text-combat-more-per = { $amount } more { $per }
text-combat-enemy-unit = the enemy unit has { $amount }
text-combat-own-units = your unit and those after it have { $amount } on this terrain
text-combat-own-units-typed = this unit and your units of type { $type } after it have { $amount } on this terrain
text-combat-british-unit = the British unit has { $amount }
text-combat-german-unit = the German unit has { $amount }
text-combat-each-unit = every unit has { $amount }
text-base-value = the printed value of each German unit is raised by { $n }, to no more than { $most }
text-draw-you = draw { $n ->
    [one] one card
   *[other] { $n } cards
}
text-draw-you-per = draw { $n ->
    [one] one card
   *[other] { $n } cards
} { $per }
text-draw-british = the British player draws { $n ->
    [one] one card
   *[other] { $n } cards
}
text-draw-german = the German draws { $n ->
    [one] one card
   *[other] { $n } cards
}
text-draw-winner = the winner of the assault draws { $n ->
    [one] one more card
   *[other] { $n } more cards
}
text-draw-mod = this turn the German draws one card fewer in his phase
text-discard-you = discard { $n ->
    [one] one card
   *[other] { $n } cards
} of your choice
text-discard-british = the British player discards { $n ->
    [one] one card
   *[other] { $n } cards
} of his choice
text-discard-german = the German discards { $n ->
    [one] one card
   *[other] { $n } cards
} of his choice
text-discard-german-random = the German discards one card at random
text-token-you = take { $n ->
    [one] one token
   *[other] { $n } tokens
}
text-token-you-per = take { $n ->
    [one] one token
   *[other] { $n } tokens
} { $per }
text-token-british = the British player takes { $n ->
    [one] one token
   *[other] { $n } tokens
}
text-token-german = the German takes { $n ->
    [one] one token
   *[other] { $n } tokens
}
text-return-token-you = put { $n ->
    [one] one token
   *[other] { $n } tokens
} back into the Reserve
text-return-token-british = the British player puts { $n ->
    [one] one token
   *[other] { $n } tokens
} back into the Reserve
text-special-token = take { $n ->
    [one] one
   *[other] { $n }
} { $token ->
    [green] green “+1”
   *[other] “+3”
} { $n ->
    [one] token
   *[other] tokens
}
text-trade-tokens = each player, the British one first, may once put any number of tokens back and draw as many cards
text-recover = take back { $pick } from your discard pile
text-recover-up-to = take back up to { $pick } from your discard pile
text-recover-british-up-to = the British player may take back { $pick } from his discard pile
text-recover-you-up-to = take back up to { $pick } from your discard pile
text-look = look at the top { $n } cards of your deck, take { $keep ->
    [one] one
   *[other] { $keep }
}, put the others under it
text-search = search your deck for { $pick }, show it, take it, and shuffle the deck
text-reveal-hand-british = the British player shows his hand
text-reveal-hand-german = the German shows his hand
text-size = { $more ->
    [1] one German unit more on this terrain
   *[other] one German unit fewer on this terrain
}
text-cancel-event = it is cancelled
text-cancel-action = it is cancelled
text-cancel-unit = it is cancelled; another may be played
text-choose = choose { $n ->
    [one] one effect
   *[other] { $n } different effects
}: { $options }
text-forbid-token-use-british = the British player may use no tokens { $except ->
    [heroic] against it but special ones of heroic cards
    [special] but special ones for the rest of this fight
   *[other] for the rest of this fight
}
text-forbid-token-use-each = nobody may use tokens for the rest of this fight
text-forbid-action-british = the British player may play no combat actions against it but heroic ones
text-forbid-unit-german = the German may play no more units on this terrain
text-forbid-unit-each = no unit of type Vehicle may be played here
text-forbid-size-change = the number of German units cannot be changed here
text-reflip = in each fight each player may toss his first token again if it fails
text-unit-as-action = in each fight each player may once play a unit as a combat action: { $amount }, and nothing of its text
text-ignore-terrain-on-play = the lasting effect of the terrain does not count this turn
text-ignore-terrain-on-fight = the lasting effect of the terrain does not count in its fight
text-swap-unit = take your unit, if it is not heroic, back into your hand and play another; bonuses stay
text-sacrifice = discard your unit, if it is not heroic: the German unit is destroyed
text-require = may be played only { $condition }

text-rule-1014A = British goal. A lost fight costs a point of manpower but does not end the assault. The British player may lose a point instead of playing a unit.
text-rule-1014B = Counter-attack, by the rules of Bénouville Bridge. Before he draws, the German shuffles his counter-attack pile into his deck.
text-rule-1015A = Fought for together with Bénouville. A lost fight ends this assault without a loss of manpower; a point may be lost instead of playing a unit. The loser discards a card. German victory: one unit more at Bénouville and Pegasus Bridge; British victory: one fewer.
text-rule-1015B = One German unit fewer at Bénouville and Pegasus Bridge.
text-rule-1019 = If the British player wins the assault he chooses the next objective.
text-rule-1020 = No assault. In his phase the British player tosses the Destiny token: on a success he takes the Flame-thrower into his hand.
text-rule-1022 = One gun, destroyed if the British player wins the assault.
text-rule-1023 = Two guns, destroyed if the British player wins the assault.
text-rule-1024 = One gun, destroyed if the British player wins the assault.
text-rule-1028 = Objective bridge.
text-rule-1030 = Objective bridge.
text-rule-1031 = Objective bridge.
text-rule-1032 = Objective bridge.
errand-piles = Let the staff build the piles

# --- the legend
legend-on-cards = On the cards
legend-card-unit = Unit: the number in the disc is its value; the small words are its types, which other cards ask for.
legend-card-action = Combat action: played beside a unit, to strengthen it or to weaken the other.
legend-card-event = Event: played in one’s own phase, before the assault.
legend-card-heroic = A golden star: heroic. It is chosen, cannot be cancelled or discarded, and leaves the game once played.
legend-card-terrain = Terrain: at its foot how many cards the British draw and how many the German; in red how many units the German may send here, one after another.
legend-card-counter = Cards that cancel say so: they are asked for at the moment when they may be played.
legend-on-table = On the table
legend-token-one = Black discs with +1: tokens. Tossed, they add 1 or nothing.
legend-token-three = Yellow +3: special tokens of some British cards.
legend-token-green = Green +1: those of Sergeant Thornton, which never fail.
legend-token-manpower = Red crosses: British points of manpower. With the last the game is lost.
legend-token-turn = The disc with wings or with a cross: whose turn it is to choose a heroic card.
legend-token-blue = Blue −1: a campaign token; the British lose a point where they lose the assault.

### What options cost

price-tokens = { $cost } of { $left }
price-value = value { $left }

### What the result hangs on

standing-open = Nothing is decided yet.
part-guns = Guns destroyed: { $n } of { $of }
part-bridges-british = Bridges won by the British: { $n } of { $of }
part-bridges-german = Bridges held by the Germans: { $n } of { $of }
part-benouville = Bénouville Bridge taken
part-pegasus = Pegasus Bridge held against the counter-attack
part-manpower = British manpower left: { $n } of { $of }
part-scored = Scored in { $n ->
    [one] one operation
   *[other] { $n } operations
}
part-blue-held = Campaign tokens held by the British: { $n }
