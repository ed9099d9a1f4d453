title = Tower
seat-watch = The watch
ask-watch = Where does the { $gun } look?
do-turn = Turn to side { $arg }
do-climb = Climb
do-descend = Come down
event-turned = The gun turns to side { $direction }.
outcome-over = The night is over.
unit-gun = gun
unit-scout = scout
tag-raid = raid expected { $degrees ->
    [90] from the left
   *[270] from the right
  }, round { $value }
label-raid = R{ $value }
tint-noise = noise heard { $value } times
arrow-wind = Wind
towards-wind = to { $degrees }°, { $value }
wind-strong = strong
line-lane = lane of fire
ring-watched = watched
side-wire = wire
