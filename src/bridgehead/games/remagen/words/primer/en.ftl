# Briefings, the first game, how it is played.

# --- how it is played
how-1-head = What it is about
how-1 = The Americans want an army on the far side of the Rhine, the Germans want it back in the water. At the end the replacement value of all Americans east of the river is counted.
how-2-head = A turn
how-2 = A turn has an American half and a German half, each with the same steps: new pieces arrive, everybody moves, the two sides exchange fire, and whoever stands beside the enemy must fight him.
how-3-head = Moving
how-3 = Every piece has a rate for road, open ground, hill and wood; many vehicles go on roads and fields only. A piece stops in the first wood or hill, and as soon as it stands beside an enemy. The bridge takes vehicles in single file, so a wreck closes it.
how-4-head = Fire
how-4 = Sector by sector: the firer’s dice are added up and divided by a number that grows with the range; what comes out are hits. Who has been fired upon may fire back. Long shots of tanks and guns go over obstacles, short ones need a clear line.
how-5-head = Battle
how-5 = Afterwards every enemy sector beside yours must be attacked. Values are compared, a die decides: withdraw, be driven back, be engaged, or exchange fire once more. A weak sector may be thrown against a strong one so that another battle stands better.
how-6-head = The bridges
how-6 = From turn 4 a die is rolled for the old bridge in every German half; on turn 9 it falls at the latest. Engineers build pontoon bridges: thirty points of work each, two sectors across the river, on banks that Americans have passed through.

# --- historical
briefing-historical-date = 7 to 12 March 1945
briefing-historical-happened = An American armoured column looks down on the Rhine at Remagen and sees a bridge that should not be there any more. The charges go off, the bridge lifts and settles again. Infantry runs across under fire, engineers cut wires. From then on both sides race: men and guns over the river, reserves to throw them back, pontoons beside a bridge that nobody trusts.
briefing-historical-task-american = Get as much as you can across before the bridge falls, build pontoons in time, and hold. 30 points of value in the east win, 90 with a pontoon bridge win by more.
briefing-historical-task-german = Hold the first rush for a turn or two, bring up the armour, and strike the pontoons. Nobody across the Rhine would be the greatest victory.
briefing-historical-know-1 = Tanks first. As long as the bridge stands, everything on wheels and tracks should be going over it.
briefing-historical-know-2 = Begin the first pontoon on turn 2, where the Germans cannot soon reach it: in the north, near row B, or far in the south.
briefing-historical-know-3 = Long howitzers reach eight sectors. They do not move and fire in the same turn, so choose their place once and well.

# --- short
briefing-short-date = 7 and 8 March 1945
briefing-short-happened = The first hours: a handful of Germans at the eastern end, an American column on the western one, and the one bridge between them. Who is where on the second evening settles how large the bridgehead will be.
briefing-short-task-american = Within six turns have 40 points of value east of the Rhine. 90 and a pontoon bridge win by more.
briefing-short-task-german = Keep them at less, for six turns, with what comes up in that time. Part of the armour is not here yet.
briefing-short-know-1 = From turn 4 the bridge may fall at the beginning of every German half: on a 1, then on 1 or 2, then on 1 to 3.
briefing-short-know-2 = The Americans choose at the beginning what comes. Forty cheap trays clog the bridge; a few heavy pieces cross it.
briefing-short-know-3 = The Germans at the bridge are to die late, not to win. Every turn they stand is one more for those who come behind.

# --- no-bridge
briefing-no-bridge-date = March 1945, as it might have been
briefing-no-bridge-happened = The charges have done what they were laid for. The bridge lies in the Rhine, and the Americans look at three hundred metres of water. They have a Buffalo, two small amphibious cars and engineers, and they try it all the same.
briefing-no-bridge-task-american = Set foot on the other bank, build a bridge, get an army over it. 30 points win, 60 with a pontoon and 90 win by more.
briefing-no-bridge-task-german = Watch the river. Throw every landing back before it has a bridge behind it.
briefing-no-bridge-know-1 = Both banks of a site must have been visited before work begins, and no enemy may stand beside either.
briefing-no-bridge-know-2 = The armoured reserve of the Germans is partly elsewhere: nobody expects a crossing here.
briefing-no-bridge-know-3 = Three trays of engineers make some ten points of work a turn. A bridge is about three turns, if nobody shells it.

# --- fate
briefing-fate-date = 7 to 12 March 1945
briefing-fate-happened = The same battle, but both sides know when the bridge will fall: at the beginning of the Germans’ half of turn 7. What remains is planning.
briefing-fate-task-american = Use the six turns that you have, and be independent of the old bridge on the seventh. 30 points win, 90 and 120 win by more.
briefing-fate-task-german = Keep something back for turn 7. From then on only pontoons feed the bridgehead.
briefing-fate-know-1 = Everything that stands on the bridge when it falls is lost. Be off it in time.
briefing-fate-know-2 = A pontoon takes some three turns of work and opens a turn later. Reckon back from turn 7.
briefing-fate-know-3 = Without the die there is no luck with the bridge. The better plan wins more often than in the historical battle.

# --- the first game
briefing-first-date = 7 March 1945, afternoon
briefing-first-happened = The bridge still stands. Four trays of infantry (three men on a base each), a bazooka and an anti-tank gun hold its eastern end; not much more will come today. You have three turns before somebody wakes up.
briefing-first-task-american = Get over the bridge and have 10 points of value on the other bank after turn 3. A medium tank is 12, an armoured car 5.
briefing-first-task-german = Hold the eastern end. A few trays and one tank come to help.
briefing-first-know-1 = Notes tell you what to do when it comes up. They can be sent away, and called back from the briefing.
briefing-first-know-2 = Move, then fire, then fight: whatever stands beside the enemy after the fire has to attack him.
briefing-first-know-3 = The bridge will not fall in this game. In the others it does.

note-bridge-head = The bridge
note-bridge = These four sectors are what it is all about: the western end, two sectors of bridge, the eastern end. There is no other dry way over the Rhine.
note-bring-head = What do you bring?
note-bring = Each piece costs its value from this turn’s quota. A medium tank (12), a light one (6) and an armoured car (5) are quick on the road; a howitzer (10) shoots from this bank over to the other. A good beginning: a howitzer, a medium tank, two light tanks, some infantry.
note-place-head = Where?
note-place = On the first turn you come on round the western end of the bridge. Whoever shall cross first wants to stand close to it, on the road.
note-march-head = Movement
note-march = Choose a piece, then a lit sector. Along a road everything goes twice as far. “All moves are made” ends your movement: look first whether somebody could still go.
note-act-head = Over the bridge
note-act = Vehicles go in single file. Whoever comes beside an enemy has to stop. If you stop on I9 you stand before the eastern end, and can shoot at everything round it.
note-fire-head = Fire
note-fire = Choose a sector that fires. Those whom you shoot at may shoot back with what is left. Guns that have moved cannot fire.
note-target-head = At what?
note-target = Choose a target, and you see first what to expect: the dice of your pieces, divided by a number for the range, make hits. Half a dozen hits on infantry is much; one on a heavy tank is nothing.
note-front-head = You must attack
note-front = Your sector touches several enemies: say whom it attacks. Every enemy beside you must be attacked by somebody. The odds say how the battle stands.
note-battle-head = The battle
note-battle = Values are compared and a die is cast. The coloured bar shows how likely each result is: one side withdraws, is routed or is eliminated, or both are engaged and fight on next turn. After a rout or an elimination the winner may follow.
note-return-fire-head = Somebody shoots at you
note-return-fire = You may shoot back, at any target in range. It costs nothing.
note-log-head = What happened meanwhile
note-log = The Germans have moved and fired. Everything they did stands here, with dice and rules. Each line opens and says more.
note-roads-head = New arrivals
note-roads = From now on you come on by four roads at the edge. The nearest lead to Remagen; R5 and A8 are for those who want to build bridges, which is not for today.
note-house-head = Houses, hills, woods
note-house = Men in houses, hills and woods are harder to kill, but whoever enters a wood or a hill stops there. Tanks do better on the road.
note-last-head = The last turn
note-last = What counts now is who stands east of the river when the turn is over: 10 points of value are enough. Do not lose a tank for nothing.
note-end-head = That was your first game
note-end = “Replay” shows it again. Next: the first six turns, in which the bridge may fall, the Germans come with tanks, and engineers have work.
