title = Toy
seat-left = Left
seat-right = Right
ask-card = Which card ({ $left } left)?
do-play = Play { $arg }
do-stop = Stop
event-played = { $seat } plays { $card }, rolls { $die }: { $total }.
outcome-won = Somebody has won.
