# Briefings, the first game, how it is played.

# --- how it is played
how-1-head = What it is about
how-1 = The British advance from terrain to terrain towards their objective; on each of them the German may stand in the way. Both hold a hand of cards. Whoever wants a terrain more, and can pay for it, gets it.
how-2-head = A turn
how-2 = Terrains are revealed and one is chosen, by whoever lost the last assault. The British draw and may play events, then the German. If the German sends a unit, there is an assault; if not, the British have won.
how-3-head = An assault
how-3 = The German sends a unit, the British send one against it. Then both raise in turns, with combat actions from the hand and with tokens. The British unit needs as much as the German one; the German needs more. Whoever will not or cannot go on loses his unit.
how-4-head = What it costs
how-4 = A British unit lost is a point of manpower, and the assault is over; with the last point the game is lost. A German unit lost may be followed by another, as many as the terrain allows.
how-5-head = Tokens
how-5 = A token is tossed: on its good side it adds 1, on the other it adds nothing and is gone. It is a coin, so count on half of them.
how-6-head = Cards that answer
how-6 = Some cards cancel a card that has just been played. You are asked at once, before anything else happens; to let it pass costs nothing.

# --- 1A
briefing-1A-date = 6 June 1944, a quarter past midnight
briefing-1A-happened = Five of six gliders come down near two bridges over the canal and the Orne. A hundred and fifty men under a major run for them in the dark. Between them and the canal bridge lie a few hundred yards of gardens, trenches and wire, and a café.
briefing-1A-task-british = Cross six terrains, reach the bridge, and win the assault on it before your three points of manpower are gone.
briefing-1A-task-german = Beat a British unit three times on the way, or hold the bridge itself.
briefing-1A-know-1 = Whoever loses an assault chooses the next terrain. Sometimes that is worth a loss.
briefing-1A-know-2 = The café and the anti-tank post are always among the last six terrains. Keep something for them.
briefing-1A-know-3 = At the bridge a lost unit costs a point of manpower but does not end the assault: what is left of both hands decides.

# --- 1B
briefing-1B-date = 6 June 1944, a quarter past midnight
briefing-1B-happened = The two bridges are attacked at once, and taken unharmed. Then the Germans come back: all night they try the crossing, and gather what they have for one strong blow at the canal bridge. Some thirty of those who came by glider are killed or wounded.
briefing-1B-task-british = Take the bridge of Bénouville, then stand through the counter-attack with at least one point of manpower. The bridge of Ranville is not needed, but it helps.
briefing-1B-task-german = Keep the bridge of Bénouville, or take it back. After each of the first six turns you may put a unit and one other card aside for the counter-attack.
briefing-1B-know-1 = Ranville decides how many units the German may send at Bénouville: one fewer if it is British, one more if it is not.
briefing-1B-know-2 = Each side gets three of its four heroic cards. The British choose first, after the first turn.
briefing-1B-know-3 = What the German lays by for the counter-attack he does not draw again until then. A hand emptied on the way cannot hold the bridge.

# --- 2
briefing-2-date = 6 June 1944, four in the morning
briefing-2-happened = Seven hundred parachutists were to storm the battery whose guns can reach the beach; a hundred and fifty have found their way to it. They go in all the same, through a minefield, against more than a hundred men in concrete. Half an hour later the guns are silent, and more than half of those who attacked are dead or wounded.
briefing-2-task-british = Destroy three of the four guns: win the assault on two or three of the casemates. One of them holds two guns.
briefing-2-task-german = Beat the British three times, and let their hand run dry.
briefing-2-know-1 = No card is drawn for a victory here, only tokens. Every card that the British play is one less for the next casemate.
briefing-2-know-2 = Objectives and other terrains come by turns. What the German holds goes back into the pile and comes again.
briefing-2-know-3 = The British begin with one heroic card in hand. The flame-thrower comes only with the gliders, and only if a token falls well.

# --- 3
briefing-3-date = 6 June 1944, between two and five in the morning
briefing-3-happened = East of the Orne, engineers with Canadian and British parachutists look for five bridges over the Dives and the Divette. They are scattered, their explosives are too, and no group can help another. By dawn the bridges are down, so that what comes from the east comes late.
briefing-3-task-british = Destroy three of four bridges: Robehomme, Bures, Varaville, Troarn. Three ways lead to them, one after another.
briefing-3-task-german = Keep two of the bridges. You lay out the terrains before the game.
briefing-3-know-1 = There is no manpower here: a lost assault costs no game, only the terrain, or the bridge.
briefing-3-know-2 = On each way two assaults come before the bridge. Hand and tokens do not last beyond it, so spend them there.
briefing-3-know-3 = Robehomme comes last before Bures: that way can give two bridges.

# --- campaign
briefing-campaign-date = Night of 5 to 6 June 1944
briefing-campaign-happened = One division, one night, three tasks: bridges to be taken, a battery to be silenced, bridges to be blown. Whether the left wing of the landing is safe in the morning hangs on how much of that is done.
briefing-campaign-task-british = Collect points over three operations: bridges held, guns destroyed, bridges blown. 14 points are a victory, 12 and 13 a draw.
briefing-campaign-task-german = Keep the British at 11 points or fewer. Two campaign tokens can make a terrain costly for them.
briefing-campaign-know-1 = The operations are Pegasus Bridge, Merville and the Dives, in this order, each with its own cards.
briefing-campaign-know-2 = At Merville and on the Dives one plays on after the victory, for every gun and every bridge counts.
briefing-campaign-know-3 = A campaign token costs the British a point if they lose where it lies. It cannot lie where points are to be had.

# --- the first game
briefing-first-date = 6 June 1944, a quarter past midnight
briefing-first-happened = The British platoons are out of their gliders and on the way to the canal bridge. There are six stretches of ground to cross. The German is awake, but he plays in haste and makes mistakes.
briefing-first-task-british = Cross six terrains and win the bridge before four points of manpower are gone.
briefing-first-task-german = Stop them on the way or at the bridge.
briefing-first-know-1 = Notes tell you what to do when it comes up. They can be sent away, and called back from the briefing.
briefing-first-know-2 = Every card says in words what it does: rest on it with the mouse, or tap it, and it grows.
briefing-first-know-3 = You need not win every assault. You have four losses, of which three cost you no more than the ground.

note-hand-head = Your hand
note-hand = Below its picture each card says what it is: a unit with its value in the disc, a combat action that is played beside a unit, an event. You have four units here, with values from 2 to 4: keep this hand.
note-terrain-head = Where to go
note-terrain = Two terrains lie open. The numbers at their foot say how many cards each side draws there, the red one how many units the German may send, one after another. Few is good for you. The text says what else.
note-events-head = Events
note-events = Before the fight you may play events. Each acts at once. You need not: a card kept is a card for later.
note-unit-head = Send a unit
note-unit = The German has sent one. Yours needs to come at least as high in the end. It may begin lower and be raised; but what it is raised with is spent.
note-raise-head = Raise, hand over, or give up
note-raise = Combat actions and tokens raise your unit. Once you are level, “Hand over” makes the German answer: he needs more than you. He may raise too, and so by turns until one has had enough.
note-tokens-head = Tokens are coins
note-tokens = A token adds 1 half of the time, and is gone the other half. Chosen, it first shows the odds; the button below tosses. Toss before you play a card that you would like to keep.
note-respond-head = Cancel it?
note-respond = You hold a card that undoes what was just played. Now or never; but there may be something worse to undo later.
note-tilt-head = The unit is beaten
note-tilt = Between one German unit and the next you may play what changes how many he may still send here. Fewer is better for you.
note-effect-head = A choice of the card
note-effect = The card or the ground leaves something to you. Its text stands on it, enlarged when you rest on it.
note-reward-head = Spoils
note-reward = Whoever wins an assault takes two tokens and a card; whoever loses chooses the next terrain. The log tells every step, with its rule.
note-retreat-head = Not every hill
note-retreat = On ground where the German may send many units it can be better to give up early: it costs a point of manpower, but you keep your cards.
note-bridge-head = Nearly there
note-bridge = After the sixth terrain comes the bridge. There a lost unit costs a point, but the fight goes on as long as you have any. Bring cards.
note-end-head = That was your first game
note-end = “Replay” shows it again, the German’s hand included. Next: scenario 1A, the same way with three points of manpower, or 1B, with both bridges and the counter-attack.
