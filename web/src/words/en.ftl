# The interface. What belongs to a game comes from its own words.
bridgehead = Bridgehead
tagline = The night, the bridges, the morning after.
skip = Go to the question
close = Close
back = Home
loading = One moment…
no-server = The server does not answer. Is Bridgehead still running?
lost = The line is broken; trying again…
deleted = Whoever began this match has deleted it.
key-enter = Enter
key-escape = Esc
to-the-list = To all matches
not-now = Nothing can be done with this now.

# Home
the-games = Games
new-match = New match
going = In progress
over = Finished
awaited = Somebody waits for you:
look-for = Show
look-all = all matches
look-asked = those in which it is your turn
nothing-going = No match is in progress. Choose a game above.
nothing-over = Nothing finished yet.
look-none = None of those.
continue = Continue
watch = Watch
take-seat = Sit down
replay = Replay
turn-number = Turn { $turn }
your-turn = your turn
waiting-for = waiting for { $seat }
begun-on = begun on { $day }
last-answer = last answer { $at }
waiting-free = { $seat }: nobody yet
until = until { $till }
until-over = (the time to answer has run out)
upload = Open a record
upload-hint = A file that was downloaded from a finished match, here or elsewhere.

start-here = Start here
start-text = Board wargames about the fights for bridges of 1943 to 1945: maps, counters, cards and dice. The program keeps the rules, and plays the enemy where no friend does. A first game takes fifteen to twenty minutes: short, against an enemy who makes mistakes, with notes that point at the board. You can skip them, and go on another day.
start-minutes = about { $minutes } minutes
start-go-on = go on
first-game = First game, with notes: about { $minutes } minutes
first-game-on = Go on with the first game, with notes

# A new match
scenario = Scenario
who-plays = Who sits where
me = Me
friend-here = A friend at this screen
friend-link = A friend, by link
open-seat = Free, for whoever comes first
open-seat-hint = The match stands on the home page of everybody who comes to this server; whoever sits down first keeps the seat.
link-seat-hint = You get a link, to send to your friend; nobody else can sit down there.
player-random = The dice: any legal move
player-staff = The staff: quick and sensible
player-recruit = Recruit: thinks a moment
player-regular = Regular: thinks a little
player-veteran = Veteran: thinks longer
player-general = General: thinks hard
ours-random = the dice
ours-staff = the staff
ours-recruit = a recruit
ours-regular = a regular
ours-veteran = a veteran
ours-general = a general
options = Options
option-dice = Dice
option-dice-auto = rolled here
option-dice-manual = rolled by you, typed in
seed = Seed of the dice
seed-hint = Leave it empty for fresh dice; the same seed brings the same ones.
begin = Begin
links-title = The match is set up
links-text = { $seat }: send this link to your friend. It is secret: whoever has it sits there.
copy = Copy
copied = Copied
to-the-table = To the table

# The table
turn-of = of { $most }
question = Question
options-list = Options
more-lit = { $count ->
    [one] and one more, lit on the map
   *[other] and { $count } more, lit on the map
}
show-all = Show all { $count }
find-place = Find a name or coordinate
no-such-place = Nothing that may be chosen is called so.
show-fewer = Show fewer
waiting = { $seat }: thinking…
waiting-person = { $seat } to answer.
waiting-sequel = Whoever played the last one with you finds this match at its table and in his list; nothing needs to be sent.
waiting-link = The match waits for a friend. The link to send is kept under “{ $seats }”.
watching = You are watching.
only-open = { $seat }: nobody sits there yet.
another = Something else
odds = Odds
afterwards = Afterwards
thirty-six-rolls = The thirty-six rolls
thirty-six-rolls-said = What each roll of two dice does to the first target: rows are the coloured die, columns the white one; the deeper, the likelier it harms
column = Column
needs-die = A die decides
log = Log
dice-rolled = Dice
die-shows = die { $value }
details = Details
board = Board
north = N
closer = Closer
farther = Farther
fit = Whole board
beyond = { $count ->
    [one] One more lit place is out of sight
   *[other] { $count } more lit places are out of sight
}
to-lit = What is lit
inspect = Here
stack-of = stack of { $count }
nothing-here = nothing here
aboard-of = carried by { $name }
undo = Undo
rules = Rules
charts = Charts
boxes = Beside the board
legend = Legend
dark = Dark
light = Light
menu = Menu
language = Français
search = Search
search-rules = Search the paragraphs
no-paragraph = No paragraph has these words.
paragraph = Paragraph { $number }
rule-here = At this table: { $here }
no-rules = This game has no paragraphs yet.
die-roll = Die
phases = Sequence of play
turns = Turns
hidden-unit = a hidden unit
empty = empty
known = Known
seats = Seats
roll-dice = Dice roll
keys = Keys
key-answer = answer
key-first = first odds, then answer
key-think = think again
key-lit = what is lit, the whole board
key-arrows = from space to space
key-fan = fan a stack out
table-tab = Table
fold = Fold the rail
unfold = Unfold the rail

briefing = Briefing
no-briefing = This scenario has no page of its own.
happened = What happened
your-task = Your task: { $side }
task-of = { $side }
know = Three things to know
to-play = To the table
how-to-play = How to play
no-how = Nobody has written yet how this game is played. Its rules stand in their paragraphs.
at-the-table = At the table
at-the-table-choose = Choose what is lit, on the board or in the list; with a keyboard, by the key that stands beside it. Amber is what may be done now, cobalt what is asked about.
at-the-table-dice = Where a die follows, your choice first shows the odds: every result, every modifier, its rule. Nothing is rolled before you say so.
at-the-table-undo = U, or the arrow at the top, takes back, until a die has been cast or something hidden was shown. Your match is kept after every answer: close the page and come back.
at-the-table-help = “What would our staff do?” gives advice from what you can know, and no more. Choose something that is not lit, and the table says why it cannot be chosen.
read-rules = The rules, paragraph by paragraph
read-legend = What the signs mean
note = Note
note-next = Next
note-done = I see
note-skip = No more notes
note-again = Show the notes of the first game again
notes-off = The notes are put away. They can be called back from the briefing.

# What others do, played back
following = What happens: { $at } of { $count }
next-deed = On by one deed
to-now = How it stands now
key-space = space
pace = Speed
pace-slow = slow
pace-steady = steady
pace-brisk = brisk
pace-once = at once
seen-last = What you saw last
show-again = Show me that again
show-last = Show me what happened last
nothing-again = The others have done nothing yet.
look-back = Look back on the match
sure = Are you sure?

# What the staff is let do
staff-works = The staff is at work…
staff-change = Answer anew; what came behind is given again where it still can be, else the staff sees to it.
staff-did = { $count ->
    [one] The staff gave one answer: look at it, change it
   *[other] The staff gave { $count } answers: look at them, change any
}
change = Change
likewise = { $count ->
    [one] The same orders for the other one in { $where }
   *[other] The same orders for the other { $count } in { $where }
}
likewise-works = They get the same orders…
many-moved = { $count ->
    [one] One counter moves, step by step
   *[other] { $count } counters move
}
many-arrived = { $count ->
    [one] One counter comes on
   *[other] { $count } counters come on
}
sum-arrived = { $count ->
    [one] one came on
   *[other] { $count } came on
}
sum-moved = { $count ->
    [one] one moved
   *[other] { $count } moved
}
sum-played = { $count ->
    [one] one card played
   *[other] { $count } cards played
}
sum-fired = { $count ->
    [one] one attack
   *[other] { $count } attacks
}
sum-hurt = { $count ->
    [one] one hurt
   *[other] { $count } hurt
}
sum-lost = { $count ->
    [one] one lost
   *[other] { $count } lost
}

# A table of cards
window-mine = Answer now, or let it stand:
undrawn = This board cannot be drawn, so its spaces are shown by their outlines alone. { $fault }
window-idle = A moment for an answer, which you have not:
window-other = { $seat } may answer at once:
seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
respite = Time to answer a card at once
respite-any = as long as one likes
respite-hint = Each pause lasts as long whether there is an answer or not, so that nobody learns what the other holds. Without a limit a long pause tells that there was something to decide.
tokens-tossed = Tokens tossed
tokens = Tokens
browse = Look through it
tap-card = Tap a card to enlarge it
unseen-cards = { $count ->
    [one] and one that you may not see
   *[other] and { $count } that you may not see
}
units-of = { $value } of { $most }
cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}

# Ending
card-given = named in the rulebook
card-ours = ours
card-back = a card, face down

standing = How it stands
as-it-stands = as things stand
as-it-stood = As things stood then: { $level }
points-in-all = Points in all
points-stand = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
levels = What the points come to
not-yet = Nothing yet for
holds = holds
holds-not = does not hold
read-by = this row is read by a roll of { $rolls }
sound-when-asked = A sound when I am asked and look at another page
notice-when-asked = A notice of this browser when I am asked, as long as the page is open in it
notice-sample = You will be called like this.
notice-none = This browser shows no notices from this address: it has none, or shows them only for pages that come by https.
notice-denied = This browser was told to show no notices from this page. Its settings for the page can allow them.
notice-default = This browser was not allowed to show notices. It asks anew when you tick this again.
notice-turn = { $seat }: it is your turn.
notice-asks = { $seat }: you are asked something.
notice-said = { $seat }: something was said.
the-end = The match is over
you-won = You have won
you-lost = You have lost
to-scenarios = Choose the next scenario
to-replay = Replay
download = Download the record
score = { $seat }: { $score }

# Curtain
hand-over = Next to play: { $seat }
curtain-text = Hand the screen over: what follows is for their eyes.
ready = I play: { $seat }

# Replay
answer-of = { $at } of { $answers }
first = To the beginning
previous = Back
next = On
last = To the end
play = Play
pause = Pause
eyes = Seen by
everybody = everybody
fork-here = Fork here
fork-text = A new match from this point; until you do otherwise, its dice fall as they did.

# Legend
legend-lit = may be done now
legend-selected = the unit in question
legend-danger = draws fire
legend-suppressed = suppressed
legend-wounded = wounded
legend-wrecked = wrecked
legend-hidden = not yet seen
legend-acted = has acted
legend-stack = a stack: hover, tap or press space
legend-strength = strength, then movement
detail-die = Die
detail-dice = Dice
detail-column = Column
detail-result = Result
detail-table = Table
detail-modifier = Modifier
detail-total = Total
detail-strength = Strength
detail-points = Points
detail-target = Target
detail-units = Units
detail-unit = Unit
detail-area = Where
detail-from = From
detail-left = Left

# Advice, dice, a match looked back upon
suggest = What would our staff do?
suggested = Suggestions
advice-thinking = Thinking it through, from what you can know…
advice-how = { $games } games played on from what you know.
win-chance = won { $share }
score-expected = { $score } points
dice-count = Dice so far
sealed-dice = The seal of the dice:
seal-hint = It is made of the secret key that the dice come from, and was there before the first answer. This browser keeps it; when the match is over it looks whether the key in the record is the same.
seal-fits = The dice were settled { $at ->
    [0] before the first answer
   *[other] when you first looked, after { $at } answers
}: the key in the record fits the seal that this browser kept.
seal-parts = The key in the record does not fit the seal that this browser kept: the dice are not those that were settled at the beginning.
no-dice = No die has been cast yet.
dice-of = Dice of { $sides }, cast { $count } times
dice-mean = Mean { $mean }, expected { $expected }; { $luck } pips in all.
dice-fair = These are ordinary dice.
dice-uneven = These are uneven dice, as happens now and then.
dice-odd = These are remarkable dice.
dice-chance = Fair dice come out this unevenly or more in { $share } of matches.
dice-for = For
dice-rolls = Rolls
dice-average = Mean
dice-luck = Pips over
review = Review
review-progress = { $done } of { $total } looked at
review-chances = { $seat }: the chances, turn by turn
review-scores = The score to be expected, turn by turn
review-slips = What cost most
review-no-slips = Nothing that mattered: every answer was about as good as any.
review-cost = −{ $share }
review-given = Given: { $given }
review-better = Better: { $better }
tint-darkest = { $told } (the darkest hex)
review-how = Each point was played on many times, with what the seat could know then. The percentage is what was lost at least, beside the best answer found; in truth it may have been more.
sight = Line of sight
sight-from = Line of sight: point at one hex…
sight-to = …and at another.
zoom = Zoom

nowhere = There is nothing at this address.
tabs = Parts of the table
more-tools = More

# Seats
qr = As a picture
qr-of = A picture to point a telephone at
only-here = This page has an address that is good on this machine only. For others start “bridgehead serve --host 0.0.0.0”, and open it by the machine’s own name.
own-seat = Your seat on another device: whoever has this address plays for you.
seat-me = you
seat-person = somebody
seat-invited = invited
seat-open = free
invite = Invite somebody
invite-anew = Withdraw it and invite anew
invited = You are invited
invited-already = You sit at this table already: { $seat }. If you sit down here too, you play both, and nobody else can come by this link.
invited-once = The invitation is good once: who sits down by it keeps the seat.
seat-link = The link of a seat
seat-link-said = Whoever has this link plays this seat: who gave it to you sees what you see, and can answer for you.
deleted-by = Whoever set the match up can delete it at any time.
seen-by = Who may see it? { $who }
you-play = You play: { $seat }
with-others = Also at the table: { $seats }
no-invitation = This invitation is no longer good. Ask for a new one.
sit-open = A seat is free
agreed = What is agreed
agreed-dice-key = The dice come from a secret key: nobody knows what they will bring. The record shows the key when the match is over.
agreed-dice-chosen = The dice come from a seed or a record that was chosen: they can be played again.
agreed-dice-known = The dice come from a seed or a record that somebody chose: he may know what they will bring.
agreed-dice-fork = The match goes on from another one: whoever saw that may know what the dice will bring, and what is hidden.
agreed-dice-typed = Dice are rolled by those who play, and typed in: each takes the other’s word.
agreed-drawn-known = What is drawn and not rolled (cards, chits, what is hidden) comes from a seed or a record that somebody chose: he may know it.
agreed-drawn-fork = The match goes on from another one: whoever saw that may know what will be drawn, and what is hidden.
agreed-begun = It does not begin at the beginning. { $count ->
    [one] One answer was
   *[other] { $count } answers were
} given before, perhaps for your side too; whoever set it up may have seen everything, also what is hidden.
agreed-own = The scenario is a player’s own: forces, places and conditions need not be as in any that comes with the game.
agreed-usual = Everything is as usual
agreed-else-usual = All else is as usual
agreed-advice = Our staff may be asked for advice.
agreed-no-advice = Nobody is advised.
agreed-undo-asked = Before something is taken back the other is asked.
agreed-undo-free = One takes back without asking, until a die was cast or something hidden shown.
agreed-respite = Time to answer at once: { $seconds }.
agreed-no-respite = No set time to answer at once: from a wait the other may guess that you were asked something.
everybodys = Open to everybody
access = Who may see it
access-listed = Everybody: it is listed on the home page
access-link = Whoever has its address
access-closed = Only those who play
access-listed-said = Everybody finds this match on the home page, and may watch it:
access-link-said = Whoever has this address may watch:
access-closed-said = Only those who play see this match.
delete = Delete the match
delete-sure = Delete it for everybody, for good
delete-not = Keep it
back-asked = { $seat }: may the last answer be taken back?
back-waiting = You have asked to take back your last answer; the other is to agree.
back-agree = Agree
back-refuse = Refuse
back-refused = The other did not agree that you take back your answer.
back-withdraw = Think better of it
parting = Ending the match
resign = Resign…
resign-sure = Give the match up ({ $seat })? The other side ({ $other }) will have won, and it cannot be taken back.
resign-do = Resign
quit = Give up…
quit-sure = Give this game up? It counts as lost, without a score.
quit-do = Give up
play-on = Play on
answer-time = Time for each answer
answer-time-any = no limit
answer-time-hint = Who lets it run out has not lost yet: the other may claim the match, or wait on.
days = { $count ->
    [one] one day
   *[other] { $count } days
}
agreed-days = Time for each answer: { $days }. If somebody lets it run out, the other may claim the match.
time-own = You have time to answer until { $till }.
time-other = { $seat }: time to answer until { $till }.
time-own-over = Your time to answer has run out: the other may claim the match, as long as you have not answered.
time-over = { $seat }: the time to answer has run out. The match can be claimed; or wait on.
claim = Claim the match…
claim-sure = Claim the match? You will have won, and it cannot be taken back.
claim-do = Claim it
claim-not = Wait on
draw-offer = Offer a draw
draw-agree = Agree to a draw…
draw-sure = Do both sides want a draw? The match is over then.
draw-do = A draw
draw-offered = { $seat }: a draw is offered.
draw-waiting = You have offered a draw. The offer stands until your next answer.
draw-declined = Your offer of a draw was not accepted.
draw-accept = Accept
draw-decline = Decline
draw-withdraw = Take the offer back
go-on = Play on from here after all
undoing = Taking back
undoing-asked = The other is asked
undoing-free = Free
again-invited = Those you played with have begun another match:
go-on-latest = Go on: { $game }
go-on-first = Go on with your first game: { $game }
to-own-lists = All your matches
again-begun = Another match like this one has been begun.
again-there = To that match
play-again = Play again
change-sides = Again, with the sides changed

# People at a table
seat-said = { $seat }: { $name }
colon = :{" "}
name-own = What you are called
name-hint = If you like: whoever sees the match sees it.
name-save = Save
name-kept = You are called { $name }.
name-gone = You go without a name.
story = Log and talk
talk = Talk
talk-tab = Talk
talk-empty = Nothing has been said yet.
talk-muted = Muted: what the other writes is not shown here. He is not told.
talk-field = Say something
talk-send = Send
talk-hint = Only those who sit here read this; it is in no record.
talk-left = { $count ->
    [0] No sign is left.
    [one] One sign is left.
   *[other] { $count } signs are left.
}
talk-over = { $count ->
    [one] One sign too many.
   *[other] { $count } signs too many.
}
talk-mute = Mute
talk-unmute = Unmute
talk-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
talk-new = a new message
said-you = You
ago-now = just now
day-date = { $day }
ago-day = on { $day }
clock-here = is here
clock-there = was here { $ago }
clock-away = not here since { $day }
clock-never = has not been here yet
clock-answered = answered { $ago }
