# Briefings, the first game, how it is played.

# --- how it is played
how-1-head = What it is about
how-1 = One side comes from the air, the other is there already. The airborne side writes a secret plan: which plane or glider, on which turn, at which hex. Then the wind decides what becomes of it. At the end points are counted for objectives.
how-2-head = A turn
how-2 = The wind is rolled for. Then each side plays its segment: sticks become platoons, fire, then (airborne) landing, vehicles move, men on foot move, and close assault. Whoever fires does nothing else in that segment.
how-3-head = Coming down
how-3 = A plane drops a platoon in four sticks, and the wind spreads them in a line downwind, farther the stronger it blows. A glider lands short, on the spot or long, and is pushed one to three hexes downwind. Woods, houses and water kill.
how-4-head = Sticks and platoons
how-4 = Four sticks of a kind in one hex make a platoon again. A stick alone is weak; gather before you fight.
how-5-head = Fire and assault
how-5 = Fire adds up strengths and compares them with the target. D disperses: for a turn the target does nothing. Twice dispersed is lost. Close assault from the next hex is far better than fire: two off the die, and a column more with engineers or two paratroop platoons.
how-6-head = The four figures
how-6 = On a counter: strength, kind of weapon and range, defence, movement. I is small arms, A shoots at armour, H and M are shells; a bracket or an M may fire over hills, if ordered a turn before.

# --- merville
briefing-merville-date = Night of 5 to 6 June 1944
briefing-merville-happened = Four casemates behind mines and a ditch look down on the beach where the left wing is to land at dawn. The battalion that must silence them is scattered over half a county. A handful gathers in the dark, without most of its tools, and does not wait.
briefing-merville-task-airborne = British. Destroy the four casemates or hold them for a turn, 2 points each. Two of them win.
briefing-merville-task-defender = German. Keep the casemates until turn 14. Their guns are silent at night, your men are few: mines and blocks must do the rest.
briefing-merville-know-1 = It is night: ranges are halved, nobody sees farther than four hexes.
briefing-merville-know-2 = Mines lie near the casemates. Complete parachute platoons can clear them, but that takes turns.
briefing-merville-know-3 = Three gliders are meant to land among the guns on turn 3. With luck and a quiet wind they decide it.

# --- heraklion
briefing-heraklion-date = Crete, 20 May 1941
briefing-heraklion-happened = In the afternoon, late and in driblets, German parachutists jump on town and airfield. The defenders have been waiting in the olive groves with light guns and a few tanks. What comes down among them in the first quarter of an hour decides the day.
briefing-heraklion-task-airborne = German. Take hexes of airfield and town, a point each. 6 points win, 11 and 16 win by more.
briefing-heraklion-task-defender = British. Kill what lands before it gathers, and keep all but five hexes.
briefing-heraklion-know-1 = Ten platoons come on turn 1, eight more from turn 3. Where the second wave falls can mend what went wrong with the first.
briefing-heraklion-know-2 = No gliders, no heavy weapons: German platoons have nothing against the Matildas but close assault.
briefing-heraklion-know-3 = Landing in a hex with enemies means being fired at on the spot. Keep a few hexes off, upwind.

# --- maleme
briefing-maleme-date = Crete, 20 May 1941
briefing-maleme-happened = Gliders come down in the stony bed of the Tavronitis, parachutes among the olives. Here is the one airfield on which transports can land; one battalion holds field and hill, and its neighbours wait for an order that does not come.
briefing-maleme-task-airborne = German. The airfield is worth a point a hex, Hill 107 three for each of its two, the bridge one. 7 points win.
briefing-maleme-task-defender = British. Keep hill and field until turn 14. The neighbours may come, if you send them.
briefing-maleme-know-1 = Who has Hill 107 sees the whole field. It is worth more than the field’s western half.
briefing-maleme-know-2 = The river bed west of the airfield is the safest place to land, and the nearest.
briefing-maleme-know-3 = On turn 9 three more platoons come from the east for the British. On turn 7 two more for the Germans, from the air.

# --- primosole
briefing-primosole-date = Sicily, night of 13 to 14 July 1943
briefing-primosole-happened = A British brigade is to take the bridge over the Simeto and keep it until the infantry comes. Its transports fly through the fire of their own fleet; what lands finds German parachutists who have jumped on the same fields the evening before.
briefing-primosole-task-airborne = British. The two hexes of the bridge are worth 4 each, its northern bank 2, the three hills in the south 3. 9 points win.
briefing-primosole-task-defender = Axis. Italians hold bridge and hills, German machine guns the fields in the south-west. Take the bridge back in the morning.
briefing-primosole-know-1 = The bridge cannot be blown. Whoever stands on it last has it.
briefing-primosole-know-2 = Night until turn 9. After that machine guns reach across the fields again.
briefing-primosole-know-3 = Three platoons with carriers come from the south on turn 13. The north sends a battle group on turn 7.

# --- sainte-mere-eglise
briefing-sainte-mere-eglise-date = Cotentin, 6 June 1944
briefing-sainte-mere-eglise-happened = Shortly after one in the morning transports scatter a division around a small crossroads town. A house is on fire, the bells ring, the garrison is awake. By daylight the town and the crossings of the river must be held against whatever comes up the road.
briefing-sainte-mere-eglise-task-airborne = American. The town is worth a point a hex, the western bridge 2, the two eastern ones 1 each. 5 points win.
briefing-sainte-mere-eglise-task-defender = German. Hold the town until the column from the south is there, then clear it.
briefing-sainte-mere-eglise-know-1 = Do not drop on the town: roofs kill, and flak stands there.
briefing-sainte-mere-eglise-know-2 = Two anti-tank guns come by glider from turn 5. Against the assault gun they are all you have.
briefing-sainte-mere-eglise-know-3 = It is night until turn 8. Use the dark to gather.

# --- benouville
briefing-benouville-date = Night of 5 to 6 June 1944
briefing-benouville-happened = Six gliders bring a company to two bridges, one over the canal and one over the Orne. They are taken in minutes; then they must be held, with the help of parachutists who land east of the river, until the sea brings relief.
briefing-benouville-task-airborne = British. Each bridge, whole and yours, is worth 4; two hexes of Bénouville 1 each. 4 points win.
briefing-benouville-task-defender = German. Take a bridge back, or blow it. Self-propelled guns come on turn 5 from the west, tanks on turn 8 from the south.
briefing-benouville-know-1 = The guards are surprised until turn 3. The first gliders come unseen.
briefing-benouville-know-2 = A bridge is yours with both banks. One platoon on the middle of it is not enough.
briefing-benouville-know-3 = Ten platoons of parachutists come on turn 3. East of the Orne nobody waits for them.

# --- eben-emael
briefing-eben-emael-date = Belgium, 10 May 1940
briefing-eben-emael-happened = Before sunrise gliders set down without a sound on the roof of the strongest fort in Europe and beside three bridges. The sappers bring charges that nobody has heard of; the garrison brings guns that can shell every crossing, and somebody at Kanne still has a hand on the exploder.
briefing-eben-emael-task-airborne = German. Four cupolas, destroyed or held for a turn, are worth 2 each, three bridges, whole and yours, 4 each. 8 points win.
briefing-eben-emael-task-defender = Belgian. Blow Kanne, keep at least one other bridge and the guns of the fort, and counter-attack from turn 6.
briefing-eben-emael-know-1 = The defenders are surprised on the first two turns and see no glider on the first.
briefing-eben-emael-know-2 = Engineers beside other infantry shift an assault by a column. On the fort that is what counts.
briefing-eben-emael-know-3 = The bridge of Kanne blows on 1 to 4 as soon as Germans are near it. The other two are not wired.

# --- son
briefing-son-date = Brabant, 17 September 1944
briefing-son-happened = On a clear Sunday a regiment drops west of Son to seize the bridge on the only road to Arnhem. Two heavy guns stand at the edge of the woods, and the bridge is wired.
briefing-son-task-airborne = American. The bridge, whole and yours, is worth 4, Son 7, the town in the south 3. 5 points win.
briefing-son-task-defender = German. Hold Son, blow the bridge when they are near, keep the south.
briefing-son-know-1 = The bridge blows on 1 to 3, once Americans are within three hexes and a guard still stands by.
briefing-son-know-2 = If it has gone, the engineers in the glider can build it again.
briefing-son-know-3 = Daylight, no surprise: machine guns and flak fire from the first turn on. Drop out of their range.

# --- arnhem
briefing-arnhem-date = Arnhem, 17 September 1944
briefing-arnhem-happened = The landing grounds lie far to the west of the great road bridge. Parachutists march through woods and suburbs towards it while German battalions that should not be there gather from three sides; night falls before the matter is settled.
briefing-arnhem-task-airborne = British. The two hexes of the bridge are worth 3 each, the five of its ramp 2 each. 8 points win.
briefing-arnhem-task-defender = German. Delay the march in the woods, and be at the bridge in strength before or after them.
briefing-arnhem-know-1 = Men on foot do two hexes of road a turn. It is some ten turns from the landing grounds to the ramp.
briefing-arnhem-know-2 = Germans come on turn 8 from the east, on 12 from the north, on 16 over the bridge from the south.
briefing-arnhem-know-3 = It is dark from turn 13 to 19. That is the time to go through the town.

# --- groesbeek-heights
briefing-groesbeek-heights-date = Near Nijmegen, 17 September 1944
briefing-groesbeek-heights-happened = A division takes the wooded ridge above the Reichswald, brings its howitzers down by parachute, and must keep the meadows below clear for the gliders that are to follow, whatever comes out of the forest.
briefing-groesbeek-heights-task-airborne = American. Town 6, ridge 5, six landing grounds free of enemies 1 each. 13 points win.
briefing-groesbeek-heights-task-defender = German. You need not take much: stand on the meadows at the end, or keep a corner of the town.
briefing-groesbeek-heights-know-1 = Nearly everything must be held. Spread out early, then close up where they come.
briefing-groesbeek-heights-know-2 = Only here guns may jump. Each takes up as much room as a platoon, and must get ready on the ground.
briefing-groesbeek-heights-know-3 = The forest in the east sends seven platoons on turn 4 and four more with vehicles on turn 6.

# --- hamminkeln
briefing-hamminkeln-date = Lower Rhine, 24 March 1945
briefing-hamminkeln-happened = The last great airborne operation of the war lands by daylight, in haze and smoke, right on top of the German guns: British and American parachutists, and gliders that aim for the bridges over the Issel.
briefing-hamminkeln-task-airborne = British and Americans. Two bridges are worth 3 each, Hamminkeln 7, the village in the south 2. 5 points win.
briefing-hamminkeln-task-defender = German. More flak than anywhere: shoot down what you can, then hold the Issel until the armour comes on turn 7.
briefing-hamminkeln-know-1 = Every aircraft passes the guns. Do not put all platoons into one flight line.
briefing-hamminkeln-know-2 = Parachutists first, gliders on turn 2: what the first kill of the flak lets the second live.
briefing-hamminkeln-know-3 = Commandos come from the Rhine on turn 9. The south-west can wait for them.

# --- corinth
briefing-corinth-date = Greece, 26 April 1941
briefing-corinth-happened = The last rearguards of the British expedition drive south over the one bridge across the canal. At breakfast time gliders land at both its ends, and two battalions jump on the banks. The bridge is mined; sappers cut the wires, somebody shoots at the charges.
briefing-corinth-task-airborne = German. The bridge, whole and yours, is worth 4, four places on the banks 1 each, Korinthos 4. 4 points win.
briefing-corinth-task-defender = British. Keep the bridge, or see it in the canal, and be back in Korinthos.
briefing-corinth-know-1 = The charges go off on a 1 only, while British sappers are within two hexes. Drive the sappers off first.
briefing-corinth-know-2 = There is no other way over the canal: whoever lands on the wrong side stays there.
briefing-corinth-know-3 = Rearguards come from the east on turn 7.

# --- the first game
briefing-first-date = 6 June 1944, imagined by daylight
briefing-first-happened = Two bridges, two sleepy platoons. Three platoons and sappers come by glider on turn 1, two platoons of parachutists on turn 2. On turn 4 somebody comes to look, from the west.
briefing-first-task-airborne = British. Each bridge, whole and yours, is worth 4. One wins, both win by far.
briefing-first-task-defender = German. Two platoons hold the bridges, a third comes on turn 4.
briefing-first-know-1 = Notes tell you what to do when it comes up. They can be sent away, and called back from the briefing.
briefing-first-know-2 = First you write the landing plan, aircraft by aircraft. Then the wind is rolled for.
briefing-first-know-3 = What takes bridges is close assault, two platoons together.

note-welcome-head = Two bridges
note-welcome = These are what you want: the bridge over the canal in H12 and the one over the Orne in H19. Between them lies dry ground, with a marshy stream in the middle.
note-flight-head = Where from?
note-flight = Aircraft cross the board along a row of hexes, eastwards or westwards. A glider that lands short or long does so along that line.
note-turn-head = When?
note-turn = Take the first turn that is offered: the gliders come unseen on turn 1, and the guards are asleep until turn 2.
note-hex-head = Where to?
note-hex = A glider may land one hex short or long and is then pushed one to three hexes by the wind. Water lies on both sides: aim at the middle, at these hexes. Two gliders at most fit into one hex.
note-odds-head = What may become of it
note-odds = Choose a hex, and you see first the chances over all winds: safe, dispersed, eliminated, lost. The tints on the board add up, hex by hex, what your whole plan leads to expect.
note-drop-head = Parachutes spread
note-drop = A platoon jumps in four sticks, and the wind spreads them in a line. Aim near the river bridge, on open ground, with room on all sides.
note-seal-head = Seal it
note-seal = Look once more at the board: here is what you may expect. The enemy sets up afterwards and does not know your plan.
note-foot-head = On the ground
note-foot = Choose a unit, then where it goes. On foot it is a hex a turn, two along a road. Who has just landed cannot move yet, but he may assault next door.
note-bank-head = A bridge has two banks
note-bank = A bridge is yours if you were the last on it and on a hex of both banks. So first drive off the guard, then cross.
note-stick-head = The wind has its say
note-stick = These are the places to which the wind carries your sticks. You fill them one by one: open ground is kind, houses and woods are not.
note-form-head = A platoon again
note-form = Four sticks in one hex become a platoon: much stronger, and as good as engineers in an assault. Form it whenever you can.
note-fire-head = Fire?
note-fire = Whoever fires now neither moves nor assaults this turn. Against a platoon in the open that is seldom worth it: look at the odds.
note-assault-head = Close assault
note-assault = This is how bridges are taken. From the next hex, two off the die. A miss costs you nothing at once; a dispersed enemy who is hit again is gone.
note-party-head = All of them
note-party = Strengths add up, so send all who stand there. Sappers beside infantry shift the odds by a column.
note-log-head = What came down where
note-log = Wind, drift, survival, what the enemy did: everything stands here with dice and rules.
note-relief-head = Visitors
note-relief = A rifle platoon comes from the west towards the canal bridge. Two of yours on the western bank are enough.
note-last-head = The last turn
note-last = What counts is who was there last, on both banks. If a bridge lacks one bank only, go there now.
note-end-head = That was your first game
note-end = “Replay” shows it again, with the enemy’s eyes too. Next: Merville by night, or Bénouville with everybody who was there.
