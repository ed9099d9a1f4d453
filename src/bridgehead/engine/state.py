"""What every game's state has: dice, a log to tell events to, and the mark that bars undo."""

from typing import Final

from mypy_extensions import mypyc_attr

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice, TapeEnded

ALL_SEATS: Final = -2


class TwoReadings:
    """A number of an event that one seat reads in full and everybody else as far as he may: whose piece it is, say.
    Several in one list come in the order of `public`, since any other would tell who is who.
    """

    __slots__ = ("seat", "full", "public")

    seat: int
    full: int
    public: int

    def __init__(self, seat: int, full: int, public: int) -> None:
        self.seat = seat
        self.full = full
        self.public = public

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, TwoReadings)
            and self.seat == other.seat
            and self.full == other.full
            and self.public == other.public
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.full, self.public))


def _is_twofold(value: object) -> bool:
    if isinstance(value, list | tuple):
        return any(isinstance(item, TwoReadings) for item in value)
    return isinstance(value, TwoReadings)


def _read(value: object, seat: int) -> object:
    if isinstance(value, list | tuple):
        return tuple([_read(item, seat) for item in value])
    if isinstance(value, TwoReadings):
        return value.full if seat in (value.seat, ALL_SEATS) else value.public
    return value


class Event:
    """Something that happened: a kind from the game's vocabulary with its ids and numbers, never a sentence.

    `audience` is the one seat that may know it, or -1 when everybody may. `args` are what all of these may know;
    `told` are the same as they were told, with both readings of what has two, and empty where nothing has.
    """

    __slots__ = ("kind", "args", "audience", "told")

    kind: str
    args: tuple[object, ...]
    audience: int
    told: tuple[object, ...]

    def __init__(self, kind: str, args: tuple[object, ...], audience: int = -1) -> None:
        self.kind = kind
        self.audience = audience
        twofold = any(_is_twofold(one) for one in args)
        self.told = args if twofold else ()
        self.args = tuple([_read(one, audience) for one in args]) if twofold else args

    def read_by(self, seat: int) -> "Event":
        """The event as a seat reads it."""
        return Event(self.kind, tuple([_read(one, seat) for one in self.told]), self.audience) if self.told else self

    def in_full(self) -> "Event":
        """The event as it was: for when all is over."""
        return self.read_by(ALL_SEATS)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.args == other.args
            and self.audience == other.audience
            and self.told == other.told
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.audience))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r}, {self.audience})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shared:
    """What the set-up settles and no play changes: every state of a game points to the same. Known by its key."""

    __slots__ = ("key",)

    key: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shared) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The base of every game's state.

    A game's own class is a `@dataclass(slots=True, init=False)` below this one without any `__init__`: the set-up makes
    an empty one and fills it (calling `begin`), and the written `copy` does the same (calling `share`). A compiled
    class whose `__init__` has required arguments could not be made empty. `log` and `revealed` belong to whoever runs
    the game: they are not copied, not compared and not part of the digest.
    """

    __slots__ = ("dice", "log", "revealed")

    dice: Dice
    log: list[Event] | None
    revealed: int

    def begin(self, dice: Dice) -> None:
        """Give a new state its dice, no log, and nothing revealed."""
        self.dice = dice
        self.log = None
        self.revealed = 0

    def share(self, original: "State") -> None:
        """Give a copy its own dice at the same place; the copy tells nobody."""
        self.dice = original.dice.copy()
        self.log = None
        self.revealed = original.revealed

    def record_to(self, log: list[Event] | None) -> None:
        """Tell events to this log from now on; to nobody when it is None."""
        self.log = log

    def copy(self) -> "State":
        """A state that is equal and shares nothing that changes. Every game writes its own."""
        raise NotImplementedError

    def roll(self, purpose: str, sides: int = 6) -> int:
        """Roll one die, record it with its purpose, and bar undo behind it."""
        value = self._throw(purpose, sides)
        self.revealed += 1
        if self.log is not None:
            self.log.append(Event("die", (purpose, sides, value)))
        return value

    def roll_for(self, seat: int, purpose: str, sides: int = 6) -> int:
        """Roll one die in secret: it is told to one seat alone, and bars undo for nobody else."""
        value = self._throw(purpose, sides)
        if self.log is not None:
            self.log.append(Event("die", (purpose, sides, value), seat))
        return value

    def _throw(self, purpose: str, sides: int) -> int:
        try:
            return self.dice.roll(sides)
        except TapeEnded as ended:
            ended.purpose = purpose
            raise

    def ask(self, seat: int, prompt: str, options: list[Option], *about: int) -> Choice:
        """A question to a seat. `about` holds the public numbers that the vocabulary names for the prompt."""
        return Choice(seat, prompt, options, about)

    def reveal(self) -> None:
        """Something secret has been shown: bar undo behind it."""
        self.revealed += 1

    def tell(self, kind: str, *args: object) -> None:
        """Tell everybody of an event. The arguments are ids, numbers and codes, as the vocabulary names them."""
        if self.log is not None:
            self.log.append(Event(kind, args))

    def tell_seat(self, seat: int, kind: str, *args: object) -> None:
        """Tell one seat alone."""
        if self.log is not None:
            self.log.append(Event(kind, args, seat))
