# Briefings, the first game, how it is played.
enemy-name = the Germans

# --- how it is played
how-1-head = What it is about
how-1 = A company of British infantry comes down by glider beside two bridges at night. You lead it; the rules move the Germans. Points count at the end: bridges, pillbox, bunkers, guns and tanks for you, dead leaders and lost platoons against you.
how-2-head = A turn
how-2 = Suppressed men try to recover. You move, then the Germans move. You fire, then the Germans fire. Last, whoever shares an area with the enemy fights hand to hand. Gliders land in the first turn only.
how-3-head = Moving
how-3 = A platoon has four points (paratroops three). Each stroke across a border costs one: one stroke one point, two strokes two. An area with enemies in it costs one more. Dotted lines are for fire only. What points are left can throw grenades, search a bunker or dig in.
how-4-head = Being shot at
how-4 = Whoever steps into the open beside an enemy who is awake, or into his area, is fired at once, before he goes on. Houses, trenches and gun pits take one off the die; open ground adds one.
how-5-head = Fire
how-5 = Fire reaches the same area and the next. Name a target, add everybody who can help: strength chooses the column, the die the line. “S” keeps the target’s head down: it neither moves nor fires until it recovers.
how-6-head = Who is who
how-6 = The lower left number is strength, the lower right movement. A counter with a question mark may be a squad or nobody. A leader with his own platoon is worth one on the die. Sappers find and cut charges.

# --- historical
briefing-historical-date = Night of 5 to 6 June 1944
briefing-historical-happened = A little after midnight six gliders are let go over the coast of Normandy. Five find the two bridges between the coast and Caen, one comes down at the wrong river. Three land within yards of the canal bridge; in ten minutes it is taken whole. Then the night becomes long: engines are heard on the road from Le Port, and the paratroops who are to relieve the company are scattered to the east.
briefing-historical-task-british = Seize the canal bridge and the river bridge intact, clear the works around them, and hold until turn 16. 57 points win, 66 are what history reached. The bridge is worth 15, a tank 5.
briefing-historical-task-enemy = A sleepy garrison of four squads hides behind eight counters. From turn 7 six tanks and all the infantry come by Le Port or Bénouville, make for the bridge, and mean to drive over it to Ranville.
briefing-historical-know-1 = Take the eastern bank in the first turns, while the garrison may still not be awake. From turn 5 everybody is.
briefing-historical-know-2 = Your anti-tank weapon has few shots. Lay it in wait beside the road: a hit on the leading tank may turn the whole column back.
briefing-historical-know-3 = Tanks stay on the road, and a wreck blocks it. Where you stop the first one is where the battle will be.

# --- beginner
briefing-beginner-date = Night of 5 to 6 June 1944
briefing-beginner-happened = The same night, as it might have gone. Nobody knows how strong the guard is tonight, whether the charges are in place, which gliders will be lost on the way, or what will come down the road in the morning.
briefing-beginner-task-british = Take both bridges and everything fortified around them, and hold what you have taken to the end. 57 points win, 60 and 66 win by more.
briefing-beginner-task-enemy = Three to five squads of garrison. What comes to their help is rolled for on turn 4: two tanks or all six, on turn 5, 6 or 7, from Le Port or from Bénouville.
briefing-beginner-know-1 = Up to two gliders may be lost. Do not build your plan on a single platoon.
briefing-beginner-know-2 = If the bridge may be wired, hurry to the pillbox: without Germans in it nobody can blow the charges. Sappers make sure of it later.
briefing-beginner-know-3 = Your paratroops come on turn 6 to 8, from Ranville, on foot. What they find of the bridge is up to you.

# --- advanced
briefing-advanced-date = Night of 5 to 6 June 1944
briefing-advanced-happened = The same night with a stronger garrison. In some of these nights German infantry is already on the roads from Le Port and Bénouville when the gliders land, and the charges under the bridge are more often real.
briefing-advanced-task-british = Take what you can of bridges, pillbox, bunkers and guns, and keep it. 47 points win, 59 and 66 win by more.
briefing-advanced-task-enemy = Up to five squads at the bridges, up to four platoons on the way to them, and more tanks than in the easier nights.
briefing-advanced-know-1 = Count on company from the west in the first turns. Somebody has to watch the cafés while the others clear the trenches.
briefing-advanced-know-2 = Each bunker, gun and machine gun counts. Nothing that is safe behind your lines should be left unsearched.
briefing-advanced-know-3 = A dead leader costs a point, a lost platoon five. Pull a platoon back before it is gone.

# --- expert
briefing-expert-date = Night of 5 to 6 June 1944
briefing-expert-happened = The night everybody in the gliders feared. The Germans have been warned: infantry is on the march at once, from the west and perhaps from Ranville in your back, and two tanks may be on the road before you have dug in.
briefing-expert-task-british = Hold at least the canal bridge. 42 points win, 54 and 66 win by more.
briefing-expert-task-enemy = Five squads at the bridges and one to six platoons near by; then nearly everything that has tracks. The chance that the bridge is wired goes up to one in two.
briefing-expert-know-1 = Look at the set-up chit first: it says from where they come. Send somebody to meet them before they are at the bridge.
briefing-expert-know-2 = With two tanks about early, keep one platoon beside the road with grenades and the Piat.
briefing-expert-know-3 = You need fewer points here than elsewhere. Two things held are better than five attempted.

# --- the first game
briefing-first-date = 6 June 1944, sixteen minutes past midnight
briefing-first-happened = Three gliders are down in the wire, sixty paces from the canal bridge. Nobody has fired yet. The men who got out first are already running.
briefing-first-task-british = Four turns. Take the bridge (15 points), the pillbox (5) and the trenches around them. 24 points win.
briefing-first-task-enemy = Three squads, somewhere behind eight face-down counters. No tanks, no reinforcements tonight; only a staff car that is out late.
briefing-first-know-1 = Notes tell you what to do when it comes up. You can send them away, and call them back from the briefing.
briefing-first-know-2 = Choose what is lit. Where a die follows you are shown the odds first, and nothing is rolled until you say so.
briefing-first-know-3 = Moves can be taken back (key U) until a die has been cast or something hidden has been shown.

note-welcome-head = You have landed
note-welcome = Gliders, platoons and officers lie here in one stack. Rest on it with the mouse, tap it, or press the space bar, and it fans out.
note-goal-head = This is what counts
note-goal = The two spans of the bridge together are worth 15 points, the pillbox and the field gun 5 each. They are yours if you were the last to stand there when the game ends.
note-choose-head = Choose who moves
note-choose = Choose a name in the list, or its counter in the opened stack. Smith’s platoon is a good one to begin with: the two numbers on it are strength 8 and movement 4.
note-leader-head = Take the lieutenant along
note-leader = A leader with his own platoon is worth one on the die. Choose “Take … along” first: he walks with them.
note-go-head = Where to
note-go = Lit areas are in reach, the cost stands behind the name. The road leads to the bridge and the gun pit covers it: beware, both lie next to German trenches, and in the open you may be shot at while you move.
note-face-down-head = Who is there?
note-face-down = Of these counters only three are squads, the others are nobody. A counter is turned up when you come next to it. A die of 4 to 6 then wakes the squad at once, and it may fire at you.
note-grenades-head = Odds before dice
note-grenades = A grenade costs one movement point and can be thrown into the next area. Where you see a small die, a choice first shows the odds, with every modifier and its rule; the button below rolls.
note-log-head = What just happened
note-log = Every result stands here with the die and the rule it came from. Each line opens and says more; a violet number leads to the rule.
note-undo-head = Changed your mind?
note-undo = U takes your last answer back, as long as no die has been cast since and nothing hidden was shown. “What would our staff do?” tells you what our own player thinks of your choices.
note-fire-head = Your fire
note-fire = Whoever is not suppressed may fire at his own area and the next ones. Name the first unit, then its target. Fire at a trench loses one on the die; your men from the gliders gain one.
note-support-head = Together
note-support = All who fire at the same target add up their strength: more strength, a better column. Add whoever can help, then choose “Fire”.
note-opportunity-head = He moves, you fire
note-opportunity = The enemy steps into the open next to your men, or in among them. You may fire now, before he goes on; it takes nothing from your fire later in the turn.
note-phases-head = The turn, step by step
note-phases = The boxes along the foot show where you are: you have seen all seven now. From turn 5 on all Germans would be awake. This game is over after turn 4.
note-bunkers-head = Bunkers
note-bunkers = These trenches have a bunker each. Walk in, and with two movement points left choose “Clear the bunker”: 2 points, and 3 more for the machine gun, if you are the last to have been there.
note-river-head = The other bridge
note-river = The bridge over the Orne is worth 8 points. The road leads there; a fast platoon can make it. Somebody else may be on that road: Major Schmidt’s car comes from Ranville.
note-last-head = The last turn
note-last = What counts is who stood there last. See that the bridge and the pillbox are yours, and that no platoon is lost for nothing: that would cost five.
note-end-head = That was your first game
note-end = “Replay” shows it again move by move; “Review” has our player go through it and name the answers that cost most. Next: the historical scenario, with all six gliders, sixteen turns, and the tanks.
