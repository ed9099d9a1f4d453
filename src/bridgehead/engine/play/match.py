"""A match: a game being played, with its record, its log, undo, and everybody's view."""

from collections.abc import Callable
from functools import partial

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice, TapeEnded
from bridgehead.engine.errors import BridgeheadError, NotOffered, NotUndone, brief
from bridgehead.engine.play.digest import digest
from bridgehead.engine.play.ending import AGREED, CONCEDED, EVENTS, LAPSED, End, outcome_of
from bridgehead.engine.play.game import DICE_OPTION, Game
from bridgehead.engine.play.hindsight import DEALS, learnt
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.record import DIGEST_EVERY, SEEDS, Record
from bridgehead.engine.play.rulebook import Outcome, Setup
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.read.table import Odds
from bridgehead.engine.state import Event, State
from bridgehead.engine.view import View

ROLL = "roll"
SHOWN = 12
"""So many options at most stand in the refusal of an answer."""


class Match:
    """One match of one game.

    `choice` is the open question, None when the match is over; `answers` all answers so far; `events` the log for all
    eyes (use `log_for` for one seat's); `end` the word that ended it, None unless one did. With the option `dice =
    manual` every die becomes a question too. With a secret `key` of 16 bytes dice and draws come from it, and nobody
    can work out from the seed what they will be.
    """

    def __init__(
        self, game: Game, setup: Setup, seed: int = 0, tape: list[int] | None = None, key: bytes = b""
    ) -> None:
        if not 0 <= seed < SEEDS:
            raise BridgeheadError(f"The seed {brief(str(seed))} cannot be used; it must be from 0 to 2⁶³ - 1.")
        self.game = game
        self.setup = setup
        self.seed = seed
        self.key = key
        self.answers: list[Option] = []
        self.events: list[Event] = []
        self.digests: dict[str, str] = {}
        self.players: dict[str, str] = {}
        self.end: End | None = None
        self._scripted = list(tape) if tape is not None else None
        self._manual = setup.options.get(DICE_OPTION) == "manual"
        self._typed: list[int] = []
        self._roll: TapeEnded | None = None
        self._revealed: list[int] = []
        self._told: list[int] = []
        self._asked: list[int] = []
        self._lessons: dict[int, bool] = {}
        self._start = game.rules.setup(setup, Dice(seed, self._typed if self._manual else self._scripted, key))
        self._checkpoints: list[tuple[int, State, int]] = []
        self._rebuild()

    @property
    def position(self) -> Position[State]:
        """The position as players see it: copy it before you play on it. Not whole while a typed-in die is awaited."""
        return self._position

    @property
    def state(self) -> State:
        """The live state: look, do not touch."""
        return self._position.state

    @property
    def choice(self) -> Choice | None:
        """The open question, or None when the match is over."""
        if self.end is not None:
            return None
        if self._roll is not None:
            options = [(ROLL, value) for value in range(1, self._roll.sides + 1)]
            return Choice(self._roller(), ROLL, options, (self._roll.sides,))
        return self._position.choice

    @property
    def awaits_die(self) -> bool:
        """Whether a die must be typed in before the rules go on; the state is not whole meanwhile."""
        return self._roll is not None

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        if self.end is not None:
            return outcome_of(self.end, self.game.info.seats)
        return None if self._roll is not None else self.game.rules.outcome(self._position.state)

    @property
    def roll_purpose(self) -> str:
        """What the awaited die is for, when dice are typed in."""
        return self._roll.purpose if self._roll is not None else ""

    def answer(self, option: Option | str, arg: int | str | None = None) -> None:
        """Answer the open question: with an option, `("move", 3)`; with its notation, `"move:bridge"`; or with a verb
        and then a number of the game's, 3, or a name, "bridge". A number is never read as a name.

        Raises NotOffered, and changes nothing, for whatever the question does not offer.
        """
        choice = self.choice
        if choice is None:
            raise NotOffered("The match is over; there is no question to answer.")
        self.take(self._meant(choice, option, arg))

    def take(self, option: Option) -> None:
        """Answer with an option that is known to be offered: for players that chose it from the choice itself.

        When the rules fail on it, or a script of dice ends, the match stands where it stood.
        """
        if self.end is not None:
            raise NotOffered("The match is over; there is no question to answer.")
        count = len(self.answers)
        self._lessons.clear()
        self._revealed.append(self._position.state.revealed)
        self._told.append(len(self.events))
        self._asked.append(self.choice.seat if self.choice is not None else -1)
        self.answers.append(option)
        try:
            if option[0] == ROLL and self._roll is not None:
                self._rebuild()
            else:
                self._play(option)
        except BaseException:
            self.go_back(count)
            raise
        if len(self.answers) % DIGEST_EVERY == 0 and self._roll is None:
            self.digests[str(len(self.answers))] = digest(self._position.state)

    def concede(self, seat: str | int) -> None:
        """A seat (by name or number) gives the match up, whoever is asked: the other has won; a game for one is given
        up, without a score. Raises BridgeheadError, and changes nothing, when that cannot be.
        """
        number = self.game.seat(seat) if isinstance(seat, str) else seat
        seats = self.game.info.seats
        if not 0 <= number < len(seats):
            raise BridgeheadError(f"There is no seat {number} to concede; there are {len(seats)}.")
        if len(seats) > 2:
            raise BridgeheadError(f"Nobody can concede a game for {len(seats)}: it would not say who has won.")
        self._end_with(End(CONCEDED, seats[number], len(self.answers)))

    def draw(self) -> None:
        """Both sides agree to a draw. Raises BridgeheadError, and changes nothing, when that cannot be."""
        if len(self.game.info.seats) != 2:
            raise BridgeheadError("A draw can be agreed only where two play against each other.")
        self._end_with(End(AGREED, "", len(self.answers)))

    def lapse(self) -> None:
        """The seat that is asked has let the agreed time run out, and the other claims the match: he has won. Raises
        BridgeheadError, and changes nothing, when that cannot be.
        """
        choice, seats = self.choice, self.game.info.seats
        if len(seats) != 2:
            raise BridgeheadError("Time to answer is agreed only where two play against each other.")
        if choice is None:
            raise BridgeheadError("The match is over; nobody is asked, and no time runs.")
        self._end_with(End(LAPSED, seats[choice.seat], len(self.answers)))

    def recall(self) -> None:
        """Take back the word that ended the match, which goes on where it stood. For who plays alone, or where all who
        play want it. Raises NotUndone when there was none.
        """
        if self.end is None:
            raise NotUndone("No word has ended the match; there is none to take back.")
        self.go_back(len(self.answers))

    def undo(self, back: int = 1) -> None:
        """Take back the last answer, or the last several. Raises NotUndone when fewer were answered, something was
        revealed since, or a word has ended the match.
        """
        if self.end is not None:
            raise NotUndone(self.game.words("en").text("undo-over"))
        reason = self.undo_barrier(back)
        if reason:
            raise NotUndone(self.game.words("en").text(f"undo-{reason}"))
        count = len(self.answers) - back
        self.go_back(count)

    def go_back(self, count: int) -> None:
        """Stand where the match stood after its first `count` answers. `undo` asks first whether that may be."""
        self._lessons.clear()
        self.end = None
        for number in range(count, len(self.answers)):
            self.digests.pop(str(number + 1), None)
        del self.answers[count:]
        del self._revealed[count:]
        del self._told[count:]
        del self._asked[count:]
        self._rebuild()

    def undo_barrier(self, back: int = 1) -> str:
        """Why the last answers cannot be taken back by whoever gave the first of them: `start`, `die`, `secret`, or
        `seen` where what he has seen since tells of secrets; empty when they can be. To find out the last takes as long
        as dozens of answers.
        """
        return self.shown_since(back) or ("seen" if self._has_learnt(back) else "")

    def undo_doubt(self, back: int = 1) -> str:
        """The same as far as it is known at once: for showing whether an undo is worth asking for."""
        return self.shown_since(back) or ("seen" if self._lessons.get(back) else "")

    def shown_since(self, back: int = 1) -> str:
        """What bars everybody from taking back the last answers, or a secret die whoever gave the first of them:
        `start`, `die`, `secret`; empty when nothing does.
        """
        if len(self.answers) < back:
            return "start"
        if self._roll is not None:
            return "die"
        rolled = [event.audience for event in self.events[self._told[-back] :] if event.kind == "die"]
        if self._revealed[-back] == self._position.state.revealed:
            return "die" if self._asked[-back] in rolled else ""
        return "die" if -1 in rolled else "secret"

    def _has_learnt(self, back: int) -> bool:
        """Whether the seat that gave the first of the last answers has learnt of secrets since; found out once."""
        if back not in self._lessons:
            count = len(self.answers) - back
            since = self.answers[count:]
            dice = Dice(self.seed).branch(count)
            self._lessons[back] = learnt(self._stood(count), since, DEALS, dice)
        return self._lessons[back]

    def _stood(self, count: int) -> Position[State]:
        """The position after the first `count` answers, where a question was open that was no die."""
        given, base = 0, self._start
        for at, state, _told in self._checkpoints:
            if at <= count:
                given, base = at, state
        position = Position(self.game.rules, base)
        position.begin()
        for option in self.answers[given:count]:
            if not (self._manual and option[0] == ROLL):
                position.play(option)
        return position

    def view(self, seat: str | int) -> View:
        """What a seat (by name or number; -1 for a spectator) may see."""
        number = self.game.seat(seat) if isinstance(seat, str) else seat
        return self.game.rules.view(self._position.state, number)

    def log_for(self, seat: int) -> list[Event]:
        """The events that a seat may know."""
        return [event.read_by(seat) for event in self.events if event.audience in (-1, seat)]

    def log_in_full(self) -> list[Event]:
        """Every event as it was: for when the match is over."""
        return [event.in_full() for event in self.events]

    def odds(self, option: Option | str, arg: int | str | None = None) -> Odds | None:
        """What the dice may bring if the option is taken; None when no die follows from it directly."""
        choice = self.choice
        if choice is None or self._roll is not None:
            return None
        return self.game.rules.odds(self._position.state, choice, self._meant(choice, option, arg))

    def breakdown(self, option: Option) -> Breakdown | None:
        """What an option may bring each of those that it strikes, and by each roll; None where nothing is to tell."""
        choice = self.choice
        if choice is None or self._roll is not None:
            return None
        return self.game.rules.breakdown(self._position.state, choice, self._meant(choice, option, None))

    def copy(self) -> "Match":
        """Another match at the same place, which goes its own way from here."""
        return self.at(len(self.answers))

    def at(self, count: int) -> "Match":
        """Another match that stands where this one stood after its first `count` answers."""
        new = Match(self.game, self.setup, self.seed, self._scripted, self.key)
        new.players = dict(self.players)
        new.answers = self.answers[:count]
        new.digests = {number: digest for number, digest in self.digests.items() if int(number) <= count}
        new._revealed, new._told, new._asked = self._revealed[:count], self._told[:count], self._asked[:count]
        if not self._manual:
            new._checkpoints = [one for one in self._checkpoints if one[0] <= count]
            new.events[:] = self.events
        new._rebuild()
        if self.end is not None and count == len(self.answers):
            new._end_with(self.end)
        return new

    def turns(self) -> list[tuple[int, int]]:
        """Where each turn begins: how many answers were given before it, and its number.

        With typed-in dice only the first turn is told, since any other may begin where a die is awaited.
        """
        found = [(0, self.game.rules.turn(self._start))]
        for given, state, _told in [] if self._manual else self._checkpoints:
            turn = self.game.rules.turn(state)
            if turn != found[-1][1]:
                found.append((given, turn))
        return found

    @property
    def record(self) -> Record:
        """The record up to now, with the digest of the present state."""
        digests = dict(self.digests)
        if self._roll is None:
            digests[str(len(self.answers))] = digest(self._position.state)
        outcome = self.outcome
        own = self.game.is_own(self.setup.scenario, self.setup.data)
        return Record(
            game=self.game.key,
            version=self.game.info.version,
            scenario=self.setup.scenario,
            options=dict(self.setup.options),
            seed=self.seed,
            answers=[self.game.notation(option) for option in self.answers],
            digests=digests,
            tape=self._tape(),
            scenario_data=self.setup.data if own else None,
            players=dict(self.players),
            key=self.key.hex(),
            outcome=outcome.label if outcome is not None else "",
            end=self.end,
        )

    def _end_with(self, end: End) -> None:
        """Let a word end the match, and say so in the log."""
        if self.outcome is not None:
            raise BridgeheadError("The match is over; it cannot be ended once more.")
        self.end = end
        said = (self.game.seat(end.by),) if end.by else ()
        self.events.append(Event(EVENTS[end.how], said))

    def _tape(self) -> list[int] | None:
        """The script of dice; where a word ended the match, as far as it was needed."""
        if self._manual or self._scripted is None or self.end is None:
            return None if self._manual else self._scripted
        return self._scripted[: self._position.state.dice.at]

    def _meant(self, choice: Choice, option: object, arg: object) -> Option:
        """The one of the options that is meant. Nothing is compared that is not a plain text or whole number, since
        other types may say that they are equal to whatever they like.
        """
        if type(option) is tuple and arg is None:
            if len(option) != 2 or type(option[0]) is not str or type(option[1]) is not int:
                raise self._not_offered(choice, f"{_shape(option)} is no answer")
            verb, number = option
        elif type(option) is str and type(arg) is int:
            verb, number = option, arg
        elif type(option) is str and (arg is None or type(arg) is str):
            written = option if arg is None else f"{option}:{arg}"
            found = self.game.parse(written, choice.options)
            if found is None:
                raise self._not_offered(choice, f"'{brief(written)}' is not offered")
            return found
        else:
            given = _shape(option) if arg is None else f"{_shape(option)} with {_shape(arg)}"
            raise self._not_offered(choice, f"{given} is no answer")
        if (verb, number) in choice.options:
            return (verb, number)
        raise self._not_offered(choice, f"'{brief(f'{verb} {number}')}' is not offered")

    def _not_offered(self, choice: Choice, what: str) -> NotOffered:
        offered = [brief(self.game.notation(one)) for one in choice.options[:SHOWN]]
        more = f" and {len(choice.options) - SHOWN} more" if len(choice.options) > SHOWN else ""
        return NotOffered(
            f"{what} at answer {len(self.answers) + 1} ({choice.prompt}); there are: {', '.join(offered)}{more}."
        )

    def _roller(self) -> int:
        """Who is asked for a typed-in die: whoever was asked last, else the first seat."""
        last = self._position.choice
        return last.seat if last is not None else 0

    def _play(self, option: Option) -> None:
        """Give the rules one answer."""
        self._advance(len(self.answers), partial(self._position.play, option))

    def _advance(self, number: int, go: Callable[[], object]) -> None:
        """Let the rules run on what follows from the first `number` answers, and remember the whole state that a new
        step begins with. When they miss a typed-in die, wait for it; a script that ran out is the caller's own.
        """
        before = self._position.base
        try:
            go()
        except TapeEnded as ended:
            if not self._manual:
                raise
            self._roll = ended
        base = self._position.base
        if base is not before:
            given = max(number, self._typed_by(base))
            if given > (self._checkpoints[-1][0] if self._checkpoints else 0):
                self._checkpoints.append((given, base, self._position.told))

    def _typed_by(self, state: State) -> int:
        """How many answers had been given when the last of the dice that a whole state has used was typed in."""
        if not self._manual or state.dice.at == 0:
            return 0
        typed = [number for number, (verb, _) in enumerate(self.answers, start=1) if verb == ROLL]
        return typed[state.dice.at - 1]

    def _rebuild(self) -> None:
        """Bring the position to where the answers lead, from the nearest whole state before.

        With typed-in dice the tape holds all that were typed so far, and the rules run until they miss one.
        """
        self._roll = None
        self._typed[:] = [value for verb, value in self.answers if self._manual and verb == ROLL]
        while self._checkpoints and self._checkpoints[-1][0] > len(self.answers):
            self._checkpoints.pop()
        given, base, told = self._checkpoints[-1] if self._checkpoints else (0, self._start, 0)
        del self.events[told:]
        self._position: Position[State] = Position(self.game.rules, base, self.events)
        self._advance(given, self._position.begin)
        for number, option in enumerate(self.answers[given:], start=given + 1):
            if not (self._manual and option[0] == ROLL):
                self._advance(number, partial(self._position.play, option))


def _shape(value: object) -> str:
    """What somebody gave for an answer, told by its type alone."""
    if type(value) is tuple and len(value) <= 4:
        return f"a tuple of {', '.join(brief(type(item).__name__) for item in value) or 'nothing'}"
    return f"a value of type {brief(type(value).__name__)}"
