# What every game tells newcomers.
brief-happened = What happened
brief-task-yours = Your task
brief-task-theirs = Their task
brief-know = Three things to know
brief-length = Length
brief-length-is = { $kind ->
    [one] about { $least } minutes
   *[span] { $least } to { $most } minutes
}
brief-weight = Weight
brief-weight-1 = very light: a handful of rules, told as they come up
brief-weight-2 = light: few rules, for anybody
brief-weight-3 = middling: several ways to do a thing, and a price on each
brief-weight-4 = heavy: plans made beforehand, many units
brief-weight-5 = very heavy: for those who know the game
brief-easier = Easier side
brief-easier-even = neither
brief-easier-open = not counted yet
brief-easier-seat = { $seat }
brief-measured = ({ $seat } won { $wins } % of { $games } games that our own players played)
brief-measured-alone = (our quick player won { $wins } % of { $games } games)
brief-company = Players
brief-company-alone = alone: the rules play the enemy
brief-company-either = two, or one against our players
brief-measured-it = (won { $wins } % of { $games } games that our own players played)
note-points = Look at: { $spaces }
note-keys = Ctrl-N next · Ctrl-T no more notes
