"""What lies on a board, and what hands, piles, tracks and facts stand beside it."""

from typing import Literal

from msgspec import Struct

from bridgehead.server.wire.kinds import Said


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
