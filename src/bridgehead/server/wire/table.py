"""What a table draws: pieces, question, log, seats, ending."""

from typing import Literal

from msgspec import Struct

from bridgehead.server.wire.kinds import Access, Role, SeatKind


class Said(Struct, frozen=True):
    """A key and how it is said."""

    key: str
    text: str


class Piece(Struct, frozen=True, omit_defaults=True):
    """A counter; see `PieceView` in the engine. `face` names its picture; `stance` says whither it looks and on which
    storey it stands, where that is a matter; `part` is how the part of the space is called in which it is, `shelf` its
    key; both are empty where a space has no parts; `slung`: it is shown at the foot of the one that carries it.
    """

    piece: int
    name: str
    symbol: str
    side: str
    space: int
    zone: str
    size: str
    factors: list[str]
    marks: list[Said]
    facing: int
    level: int
    stance: str
    under: int
    hidden: bool
    face: str
    part: str = ""
    shelf: str = ""
    slung: bool = False


class Mark(Struct, frozen=True):
    """A marker that lies on a space; `facing` is whither it looks in degrees (-1: nowhere). `wide` says that its
    drawing lies across the whole space, below the counters.
    """

    space: int
    mark: str
    text: str
    side: str
    value: str
    facing: int
    wide: bool


class Tag(Struct, frozen=True):
    """What is intended at a space: `sign` names the picture on the tag, `towards` is whither it points in degrees (-1:
    nowhere), `label` is printed on it and `text` says it in full.
    """

    space: int
    role: str
    text: str
    sign: str
    side: str
    towards: int
    value: str
    label: str


class Tint(Struct, frozen=True):
    """A space tinted the more, the fuller `share` is, from 0 to 1."""

    space: int
    role: str
    text: str
    side: str
    share: float
    value: str


class Arrow(Struct, frozen=True):
    """A direction that holds for the whole board, with its name and how strong it is."""

    role: str
    name: str
    text: str
    towards: int
    value: str


class Line(Struct, frozen=True):
    """A line from one space to another."""

    space: int
    end: int
    role: str
    text: str
    side: str
    value: str


class Ring(Struct, frozen=True):
    """A ring about a space."""

    space: int
    role: str
    text: str
    side: str
    value: str


class Side(Struct, frozen=True):
    """The side of a space that lies towards so many degrees."""

    space: int
    towards: int
    role: str
    text: str
    side: str
    value: str


class Arc(Struct, frozen=True):
    """What something in a space covers: a sector so many degrees wide about the direction `towards`."""

    space: int
    towards: int
    width: int
    role: str
    text: str
    side: str
    value: str


class Glow(Struct, frozen=True):
    """A space that stands out from the dark: lit up nearly as by day (`bright`), or only made out."""

    space: int
    role: str
    text: str
    bright: bool


class Zone(Struct, frozen=True):
    """A box beside the board. `count` is -1 unless its content is secret."""

    zone: str
    text: str
    count: int


class Note(Struct, frozen=True):
    """What comes when a track reaches a value."""

    value: int
    text: str


class Track(Struct, frozen=True):
    """A track and the events known to come."""

    track: str
    text: str
    value: int
    least: int
    most: int
    notes: list[Note]


class Card(Struct, frozen=True):
    """A card in a row; its number is -1 when only the back is seen."""

    card: int
    text: str
    zone: str
    where: str
    place: int
    side: str
    marks: list[Said]
    value: str
    starred: bool


class Fact(Struct, frozen=True):
    """Something else that the seat knows; `code` is the value's key where the value is a word of the game."""

    key: str
    text: str
    value: str
    code: str = ""


class CardPlace(Struct, frozen=True):
    """A place of a table of cards: what it is to the table, whose (a seat's key) and at which ground (-1: none),
    how it is called, in short on a pile, and how many cards are there (-1: as many as lie there).
    """

    zone: str
    role: Literal["hand", "ground", "tray", "fighter", "played", "past", "hidden", "pile", "discard", "spread"]
    seat: str
    number: int
    text: str
    short: str
    count: int


class Disc(Struct, frozen=True):
    """The face of a token."""

    fill: str
    print: str
    label: str
    sign: Literal["", "wings", "cross", "plus", "star"]


class Counted(Struct, frozen=True):
    """What a table of cards shows by discs: what for, whose and at which ground, how many of how many."""

    key: str
    use: Literal["held", "laid", "ground", "turn", "filled", "size"]
    seat: str
    number: int
    text: str
    value: int
    most: int
    said: str
    face: Disc


class Laid(Struct, frozen=True):
    """How a table of cards lies. `notes` are said beside one's own name; `spare` are the facts that may be left out
    where there is little room, `endless` the tracks said without where they end; by the verbs `taken` cards are taken
    from where they lie, and rows of the kinds `tosses` say what a toss came to.
    """

    places: list[CardPlace]
    counted: list[Counted]
    notes: list[str]
    spare: list[str]
    endless: list[str]
    taken: list[str]
    tosses: list[str]


class Seen(Struct, frozen=True):
    """All that the seat may know of the position. `laid` is there for a game without boards; what it shows by discs is
    no more among facts and tracks. While it is `dark` the board lies in moonlight, but for the spaces that glow.
    """

    turn: int
    phase: Said
    active: int
    pieces: list[Piece]
    marks: list[Mark]
    tags: list[Tag]
    tints: list[Tint]
    arrows: list[Arrow]
    lines: list[Line]
    rings: list[Ring]
    sides: list[Side]
    arcs: list[Arc]
    glows: list[Glow]
    dark: bool
    zones: list[Zone]
    tracks: list[Track]
    cards: list[Card]
    facts: list[Fact]
    laid: Laid | None


class Place(Struct, frozen=True):
    """Something that a sentence speaks of: a space, a piece or a card."""

    kind: Literal["space", "piece", "card"]
    number: int


class Choosable(Struct, frozen=True):
    """One option: what is sent back (`verb`, `arg`), how it is said, the space, piece or card it points at (-1: none),
    whether a die follows from it directly, what else it brings or walks into, and what it costs of how much.
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


class Question(Struct, frozen=True):
    """The open question. Only the seat that is asked gets the options. `errand` is the set of questions that it belongs
    to and that the seat's staff may be let answer, if there is one.
    """

    seat: int
    prompt: str
    text: str
    paragraph: str
    about: list[Place]
    options: list[Choosable]
    errand: Said | None = None


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
    """A seat: its name, and who sits there."""

    seat: int
    key: str
    text: str
    side: str
    kind: SeatKind
    player: str


class Ending(Struct, frozen=True):
    """How the match ended: the winner is -1 when there is none."""

    label: str
    text: str
    winner: int
    scores: list[float]


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
    """Whether the seat may take back its last answer, and why not; which seat asks now to take one back (-1: none)."""

    allowed: bool
    reason: str
    asking: int


class WindowSeen(Struct, frozen=True):
    """A moment in which a seat may answer at once, if it can, and for how many seconds more. It looks the same to
    everybody else whether the seat is asked or not; without a question for it, the seat itself has nothing to say.
    """

    seat: int
    seconds: float


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
    commitment: str
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
