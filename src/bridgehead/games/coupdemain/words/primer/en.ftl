# Briefings, the first game, how it is played.

# --- how it is played
how-1-head = What it is about
how-1 = Squads, leaders and machine guns over a few hundred metres of ground. Fire seldom kills: it breaks men, who run and have to be gathered again. Whoever stands in the place when the others have run has won it.
how-2-head = A Player Turn
how-2 = The side whose turn it is rallies, fires from where it stands, moves, fires again at half strength, and advances one step. In between the other side fires: at whoever moves before its eyes, and once more when all have moved. Then broken men run, and at the end those in one place fight hand to hand.
how-3-head = Fire
how-3 = Strengths add up to a column; two dice, low is good. Cover is added to the dice, leaders are taken off. The result asks the men in the target to check their morale: two dice again, not above the number on the counter.
how-4-head = Moving under fire
how-4 = Four points a turn, more along roads and with a leader. Every step before an enemy’s eyes may be fired at, and what is fired stays lying there for whoever comes next. Assault Movement goes one step only but is harder to hit.
how-5-head = “?”
how-5 = A counter with a question mark is somebody concealed, or nobody. Fire at it counts half. It is turned up when it fires, or moves before your eyes.
how-6-head = Places
how-6 = A hex is 40 metres; a house of two floors has a place on each. Stone houses are worth three, wooden ones two, a bridge in its length next to nothing.

# --- garrison
briefing-garrison-date = 6 June 1944, by daylight
briefing-garrison-happened = Three German squads have shut themselves up in the houses at the western end of the canal bridge. On the other side, by the gun pit, five British squads have run out of patience.
briefing-garrison-task-british = Control the western end of the bridge (Y18) and the café beside it (X18) when the sixth Player Turn is over.
briefing-garrison-task-german = Keep either of them. Two of your six counters are nobody: let them be shot at.
briefing-garrison-know-1 = The bridge itself gives no cover. Shoot the houses at its end quiet before anybody goes over.
briefing-garrison-know-2 = Keep the leader with those who will need him: he directs fire, and brings back whoever has broken.
briefing-garrison-know-3 = Do not send the second squad where the first was shot at. That fire still lies there.

# --- le-port
briefing-le-port-date = 6 June 1944, in the morning
briefing-le-port-happened = Snipers in the church tower of Le Port fire at the bridge. A company of the 7th Parachute Battalion has gone up past the orchards to put an end to it. A wood leads to the wall of the churchyard.
briefing-le-port-task-british = Control the church (II13) and the houses in GG13, HH14 and II14 after five turns; their ground floors count.
briefing-le-port-task-german = Keep one of the four, and somebody alive. Three of your counters are nobody.
briefing-le-port-know-1 = The wood is the way in: of EE13, FF13, EE14 and FF14 the tower sees nothing, and GG13 and HH14 lie beside it.
briefing-le-port-know-2 = The tower holds half a squad or two leaders, sees far, and everybody knows where it stands.
briefing-le-port-know-3 = Four places in five turns: begin with the houses below the church, and not with one after another.

# --- back-to-the-bridge
briefing-back-to-the-bridge-date = 6 June 1944, in the morning
briefing-back-to-the-bridge-happened = The engineers of Bénouville have been told to have the bridge back by noon. At its western end lie a few tired men of the gliders with two machine guns, one of them German. Between the school and the cafés there are fields and a few hedges.
briefing-back-to-the-bridge-task-british = Keep one of the two cafés, X18 or Z17, after six turns. You are few: do not be where they fire.
briefing-back-to-the-bridge-task-german = Control both cafés, X18 and Z17, after six turns. You are twice as many: use it.
briefing-back-to-the-bridge-know-1 = Hedges, grain and the rise of the ground hide whoever comes: from where the Germans begin, only upper floors in U12, V12 and W12 see the café in X18.
briefing-back-to-the-bridge-know-2 = Some fire so that others can go. Whoever runs where the last was shot at runs into the fire that lies there still.
briefing-back-to-the-bridge-know-3 = Two of the British counters are nobody: they may be where nobody would stay.

# --- night-1
briefing-night-1-date = Night of 5 to 6 June 1944
briefing-night-1-happened = Three gliders come down in the dark beside the bridge. The garrison has been told to be watchful so often that it sleeps; two companies of engineers lie in the villages. The first men out of the gliders are at the pillbox before anybody has shouted.
briefing-night-1-task-british = Choose in secret who flies with whom and where you mean to land. In the end control all eight hexes of the bridge, at the price of no more than seven points.
briefing-night-1-task-german = Sit still until there is something to be seen, then make them pay: one hex of the bridge, or losses enough, is all it takes.
briefing-night-1-know-1 = Nobody sees farther than two hexes, unless a flare hangs over them. Most Germans may not move before they have been disturbed.
briefing-night-1-know-2 = A glider lands near where you aimed, not there. Keep off trees, houses and water.
briefing-night-1-know-3 = It ends by the dice, from the fifth turn on. Be done by then.

# --- the first game
briefing-first-date = 6 June 1944, by daylight
briefing-first-happened = A squad and a half with a machine gun hold a house at the western end of the canal bridge, or perhaps the one next to it. Three British squads stand at the eastern end.
briefing-first-task-british = Control the café in X18 after three turns.
briefing-first-task-german = Keep it. One of your counters is nobody.
briefing-first-know-1 = Notes tell you what to do when it comes up. They can be sent away, and called back from the briefing.
briefing-first-know-2 = Part of you fires, part of you goes. Nobody can do both in one turn at full strength.
briefing-first-know-3 = Low dice are good for whoever rolls them.

note-goal-head = The café
note-goal = This house at the western end of the bridge is what you have to hold after three turns. There are Germans in it, or in one near by.
note-set-up-head = Where do you begin?
note-set-up = The house in Z20 is of wood and looks across the canal: good for the machine gun and those who fire. Y19 is on the bridge, near and without cover. The leader belongs with those who fire together.
note-weapon-head = The machine gun
note-weapon = Give it to a squad that will stay and fire. Whoever carries it moves no slower, but a gun that moves does not fire in full.
note-hidden-head = “?”
note-hidden = The Germans are concealed: a counter may be a squad, half of one, or nobody. Fire at them counts half until they have shown themselves, by firing above all.
note-prep-fire-head = Prep fire
note-prep-fire = Who fires now fires in full, but does not move this turn. Look at the odds: they say what becomes of one man in the target. You may as well wait until the Germans have given themselves away.
note-together-head = Who fires?
note-together = “All of them” takes everybody who makes this attack better. Units in one place, or in places beside each other, fire as one.
note-move-head = Movement
note-move = Choose a stack, then how it goes, then where. Whoever has fired stays. You need not move everybody.
note-manner-head = In what manner?
note-manner = Normally four points. Assault Movement is a single step, and the enemy’s dice are worse by one. Double time goes farther, and leaves the men out of breath.
note-route-head = Under their eyes
note-route = Each step in sight of the Germans may be fired at. These two places on the bridge have hardly any cover, and shots stay lying there: cross one after another only when the house is quiet, or by another hex.
note-log-head = What just happened
note-log = Every shot stands here with column, dice and rule. Whoever fires in sight of an enemy is no longer concealed.
note-advancing-head = Fire on the move
note-advancing = Whoever has moved may still fire, at half strength. It costs nothing.
note-rout-head = They run
note-rout = Broken men do not fight: they run for the nearest cover, where a leader can gather them. Woods and houses are cover.
note-advance-head = The last step
note-advance = Everybody who is not broken may go one place farther, and nobody shoots at him for it. This is how one gets into a house with enemies in it.
note-defensive-head = Their turn
note-defensive = The Germans have moved; now you fire, in full, at whoever you see. Who fired at them while they moved has to be nearer now.
note-first-fire-head = Somebody moves
note-first-fire = He is in your sights now. Fire, or wait for somebody better: most can fire only once in full while the enemy moves.
note-rally-head = Come back
note-rally = Broken squads try to pull themselves together: with a leader beside them it is likely, by themselves less so.
note-last-head = The last turn
note-last = You control the house if you were the last to stand in it unbroken, with no German left there. If it is quiet, go; if not, fire first and advance in.
note-end-head = That was your first game
note-end = “Replay” shows it again, with the enemy’s eyes too: now you may see who was where. Next: The cafés, with three squads in the houses.
