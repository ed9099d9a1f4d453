"""What a table can be asked beyond the game: odds, advice, dice, review, lines of sight."""

from typing import Literal

from msgspec import Struct

from bridgehead.server.wire.table import ModifierSaid


class Chance(Struct, frozen=True):
    """One result and its chance; `share` is the exact fraction, `tone` what it is to whoever asks."""

    code: str
    text: str
    chance: float
    share: str
    tone: Literal["good", "fair", "idle", "bad"]


class ChancesOf(Struct, frozen=True):
    """What the dice may bring one or some of several that they strike."""

    text: str
    results: list[Chance]


class RollSeen(Struct, frozen=True):
    """One of the 36 rolls of two dice: the chart's code, what it says, and how likely it harms, 0 to 1."""

    code: str
    text: str
    harm: float


class OddsSeen(Struct, frozen=True):
    """What the dice may bring. Empty results: no die follows directly. Where several targets have different chances
    `struck` has them all, first those of `results`; `rolls`, six for each face of the first die, are what each roll
    does to the first target; `rows` says for each row of the chart which rolls read it; `then` is a later roll that the
    same answer leads to.
    """

    table: str
    text: str
    column: str
    paragraph: str
    modifiers: list[ModifierSaid]
    results: list[Chance]
    struck: list[ChancesOf]
    rolls: list[RollSeen]
    rows: list[list[int]] = []
    then: "OddsSeen | None" = None


class Suggested(Struct, frozen=True):
    """An option worth taking: how it is said, why in a phrase (may be empty), what the search expects of it (-1 lost,
    1 won), and of so many games played on from it the share won and the mean score.
    """

    verb: str
    arg: int
    text: str
    reason: str
    value: float
    win: float
    score: float
    games: int


class Advice(Struct, frozen=True):
    """The best options of the question at this sequence number, the best first."""

    seq: int
    options: list[Suggested]


class TurnChance(Struct, frozen=True):
    """How the seat of a review stood at the beginning of a turn, after so many answers."""

    turn: int
    at: int
    win: float
    score: float
    games: int


class Slip(Struct, frozen=True):
    """An answer that cost something: the answers before it, who gave it, to which question, what it was and what would
    have been better, and by how much at least on the scale from -1 (lost) to 1 (won).
    """

    at: int
    turn: int
    seat: int
    question: str
    given: str
    better: str
    cost: float


class ReviewSeen(Struct, frozen=True):
    """A match looked back upon, as far as it has got: it is whole when `done` is `total`; the chances are those of
    `seat`.
    """

    done: int
    total: int
    seat: int
    chances: list[TurnChance]
    slips: list[Slip]


class Roll(Struct, frozen=True):
    """A die that was cast, and what for."""

    purpose: str
    text: str
    sides: int
    die: int


class DiceTally(Struct, frozen=True):
    """Dice of one sort and purpose (empty: for all purposes): how often each face came up, the mean and the mean to be
    expected, the pips above expectation, and how likely faces so uneven are with fair dice.
    """

    purpose: str
    text: str
    sides: int
    faces: list[int]
    rolls: int
    mean: float
    expected: float
    luck: float
    chance: float


class DiceSeen(Struct, frozen=True):
    """Every roll of a match: by sort of die, by purpose, and one by one."""

    dice: list[DiceTally]
    purposes: list[DiceTally]
    rolls: list[Roll]


class Reason(Struct, frozen=True):
    """Why something is not offered; empty when the rules have nothing to say."""

    text: str
    paragraph: str


class SightSeen(Struct, frozen=True):
    """A line of sight: the spaces that it passes, its ends included, and the one that blocks it (-1: none does)."""

    clear: bool
    text: str
    paragraph: str
    blocked_at: int
    along: list[int]
