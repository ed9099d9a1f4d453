"""What a table shows besides its board: question, log, seats, ending."""

from typing import Literal

from msgspec import Struct

from bridgehead.server.wire.board import Fact, Note, Seen
from bridgehead.server.wire.kinds import Access, DiceFrom, Role, Said, SeatKind, Term, Undoing


class Place(Struct, frozen=True):
    """Something that a sentence speaks of: a space, a piece or a card."""

    kind: Literal["space", "piece", "card"]
    number: int


class Choosable(Struct, frozen=True):
    """One option: what is sent back (`verb`, `arg`), how it is said, the space, piece or card it points at (-1: none),
    whether a die follows from it directly, what else it brings or walks into, what it costs of how much, and what lies
    in its space where the name does not say so.
    """

    verb: str
    arg: int
    text: str
    space: int
    piece: int
    card: int
    odds: bool
    notes: list[Said]
    cost: str = ""
    lies: str = ""


class Question(Struct, frozen=True):
    """The open question. Only the seat that is asked gets the options. `errand` is the set of questions that it belongs
    to and that the seat's staff may be let answer, if there is one. `obvious` says that a browser may answer it by
    itself: it has one option, nothing is decided, and nobody is told anything by it.
    """

    seat: int
    prompt: str
    text: str
    paragraph: str
    about: list[Place]
    options: list[Choosable]
    errand: Said | None = None
    obvious: bool = False


class ModifierSaid(Struct, frozen=True):
    """A die roll modifier with the paragraph that gives it, or (`fact`) a number the result hangs on otherwise."""

    text: str
    value: int
    paragraph: str
    fact: bool = False


class Deed(Struct, frozen=True, omit_defaults=True):
    """What a row tells that a table can mark: what it is, who did it (pieces or cards), from which space, to or in
    which one (-1: it does not say), and to whom.
    """

    role: Role
    who: list[Place] = []
    start: int = -1
    to: int = -1
    whom: list[Place] = []


class LogRow(Struct, frozen=True, omit_defaults=True):
    """What happened, in a sentence, with the paragraph it comes from and what it opens to."""

    kind: str
    text: str
    paragraph: str = ""
    die: int = 0
    sides: int = 0
    about: list[Place] = []
    details: list[Fact] = []
    modifiers: list[ModifierSaid] = []
    private: bool = False
    deed: Deed | None = None


class Log(Struct, frozen=True):
    """The rows from number `start` on; `undos` tells a browser when the rows it has may no longer hold."""

    start: int
    undos: int
    rows: list[LogRow]


class SeatSeen(Struct, frozen=True):
    """A seat: how it is called, who sits there, and the name that he gave himself, if any."""

    seat: int
    key: str
    text: str
    side: str
    kind: SeatKind
    player: str
    name: str


class Ending(Struct, frozen=True):
    """How the match ended: the winner is -1 when there is none; there are no scores where a word ended it (`by_word`)
    and not the rules.
    """

    label: str
    text: str
    winner: int
    scores: list[float]
    by_word: bool


class PartSeen(Struct, frozen=True):
    """One thing that the result hangs on: the points it brings, or, of a condition, whether it holds."""

    text: str
    points: int
    condition: bool
    met: bool


class TallySeen(Struct, frozen=True):
    """What the result is made of as things stand: the level that it comes to, and, where points settle it, their sum
    and from how many on which level is reached.
    """

    parts: list[PartSeen]
    level: str
    total: int
    steps: list[Note]


class Undo(Struct, frozen=True):
    """Whether the seat may take back its last answer, and why not; which seat asks now to take one back (-1: none);
    whether the seat has asked so, and was refused, and nothing has been answered since.
    """

    allowed: bool
    reason: str
    asking: int
    refused: bool


class Ends(Struct, frozen=True):
    """What the seat may say to end the match: whether it may resign, and whether it may offer a draw now; which seat
    offers one (-1: none); whether the seat's own last offer was declined, after which it has to answer a question of
    its own before the next. `until` is when the time of the seat that is asked runs out, in seconds since 1970, after
    which the other may claim the match; 0 where no time runs.
    """

    resign: bool
    draw: bool
    offering: int
    declined: bool
    until: float


class WindowSeen(Struct, frozen=True):
    """A moment in which a seat may answer at once, if it can, and for how many seconds more. It looks the same to
    everybody else whether the seat is asked or not; without a question for it, the seat itself has nothing to say.
    """

    seat: int
    seconds: float


class OptionAgreed(Struct, frozen=True):
    """An option of the game as it is in a match; `usual` where it is as it would be unless told."""

    key: str
    text: str
    value: str
    paragraph: str
    usual: bool


class Agreed(Struct, frozen=True):
    """On what terms a match is played, as whoever set it up chose them, for all who sit down to it. `dice` says where
    the dice, and what is drawn, come from: from a secret `key` that is committed to; from a seed or a record, so
    that they may be `known` to somebody; or from another match, of which this is a `fork`. Dice may be `typed` in
    by those who play; cards and the like are drawn all the same. The match goes on from so many answers as had
    `begun` it; its scenario may be a player's `own`. Each answer may take so many `days` (0: no limit). There is no
    `respite` where the game has no moment for which it is set. Of the last terms those are `unusual` that are
    otherwise than between people who are apart unless told.
    """

    options: list[OptionAgreed]
    dice: DiceFrom
    typed: bool
    begun: int
    own: bool
    advice: bool
    undo: Undoing
    respite: int | None
    days: int
    unusual: list[Term]


class Sequel(Struct, frozen=True):
    """The match that comes after one that is over, and the seat there of whoever sat at this one: his, if he began it,
    or one to which the key of his seat here is the invitation.
    """

    match: str
    seat: int


class Table(Struct, frozen=True):
    """A match as one seat (-1: somebody watching) sees it now, or saw it at answer `at` of a replay. `commitment` is
    the digest of the secret key that its dice come from, which its record shows when it is over; empty when somebody
    may know them: they come from a seed that was chosen, or from a record.
    """

    match: str
    game: Said
    scenario: Said
    board: str
    seq: int
    at: int
    answers: int
    seat: int
    seats: list[SeatSeen]
    seen: Seen
    question: Question | None
    window: WindowSeen | None
    thinking: bool
    advice: bool
    access: Access
    ending: Ending | None
    tally: TallySeen | None
    undo: Undo
    ends: Ends
    commitment: str
    agreed: Agreed
    sequel: Sequel | None
    log: Log


class Given(Struct, frozen=True):
    """An answer that the staff gave: to which question, how both are said, and what is sent for the same again."""

    prompt: str
    question: str
    text: str
    verb: str
    arg: int


class ErrandDone(Struct, frozen=True):
    """What the staff answered, one after another, and the table behind it."""

    given: list[Given]
    table: Table
