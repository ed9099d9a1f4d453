"""What goes over the wire, both ways. The OpenAPI document and the browser's types are made from these."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Lang = Literal["en", "fr"]
Key = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_.-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
SeatKind = Literal["person", "open", "player"]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Respite = Annotated[int, Meta(ge=0, le=600)]

# --- what is asked for ---


class SeatWanted(Struct, frozen=True):
    """Who sits here: `person` (whoever holds the secret), `open` (whoever comes first), or one of our players."""

    kind: SeatKind
    player: Annotated[str, Meta(max_length=40)] = ""


class MatchWanted(Struct, frozen=True):
    """A new match. Seats are in the game's order; a seed makes the dice the same again. Advice may be had unless
    `advice` says no; unless told, it may not where two people play against each other. `respite` is for how many
    seconds a person may answer at once where nobody may know whether he can; with 0 he has all the time he wants, and
    everybody sees that he is asked. Unless told it is 0 where several people sit down at once (at one screen), and 8
    otherwise.
    """

    game: Key
    scenario: Key
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = {}
    seed: Seed | None = None
    advice: bool | None = None
    respite: Respite | None = None


class AnswerGiven(Struct, frozen=True):
    """An answer to the question that was seen at this sequence number."""

    seq: Seq
    verb: Key
    arg: Number = 0


class UndoWanted(Struct, frozen=True):
    """Take back the seat's last answer, as seen at this sequence number."""

    seq: Seq


class ForkWanted(Struct, frozen=True):
    """A new match that begins with the first answers of one that is over."""

    at: Seq
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    advice: bool | None = None
    respite: Respite | None = None


class RecordGiven(Struct, frozen=True):
    """A record as it was downloaded, and who sits where; unless told, every seat is open."""

    record: dict[str, object]
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []
    advice: bool | None = None
    respite: Respite | None = None


class Hello(Struct, frozen=True):
    """What a browser says on the live line, first and whenever it changes: its key, its language, the log it has."""

    key: Annotated[str, Meta(max_length=60)] = ""
    lang: Lang = "en"
    log: Seq = 0
    undos: Seq = 0


# --- what a table draws ---


class Said(Struct, frozen=True):
    """A key and how it is said."""

    key: str
    text: str


class Piece(Struct, frozen=True, omit_defaults=True):
    """A counter; see `PieceView` in the engine. `face` names its picture."""

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
    under: int
    hidden: bool
    face: str


class Mark(Struct, frozen=True):
    """A marker that lies on a space."""

    space: int
    mark: str
    text: str
    side: str
    value: str


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


class Fact(Struct, frozen=True):
    """Something else that the seat knows; `code` is the value's key where the value is a word of the game."""

    key: str
    text: str
    value: str
    code: str = ""


class Seen(Struct, frozen=True):
    """All that the seat may know of the position."""

    turn: int
    phase: Said
    active: int
    pieces: list[Piece]
    marks: list[Mark]
    zones: list[Zone]
    tracks: list[Track]
    cards: list[Card]
    facts: list[Fact]


class Place(Struct, frozen=True):
    """Something that a sentence speaks of: a space, a piece or a card."""

    kind: Literal["space", "piece", "card"]
    number: int


class Choosable(Struct, frozen=True):
    """One option: what is sent back (`verb`, `arg`), how it is said, the space, piece or card it points at (-1: none),
    whether a die follows from it directly, and what else it brings.
    """

    verb: str
    arg: int
    text: str
    space: int
    piece: int
    card: int
    odds: bool
    notes: list[Said]


class Question(Struct, frozen=True):
    """The open question. Only the seat that is asked gets the options."""

    seat: int
    prompt: str
    text: str
    paragraph: str
    about: list[Place]
    options: list[Choosable]


class ModifierSaid(Struct, frozen=True):
    """A die roll modifier with the paragraph that gives it."""

    text: str
    value: int
    paragraph: str


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


class Undo(Struct, frozen=True):
    """Whether the seat may take back its last answer, and why not."""

    allowed: bool
    reason: str


class WindowSeen(Struct, frozen=True):
    """A moment in which a seat may answer at once, if it can, and for how many seconds more. It looks the same to
    everybody else whether the seat is asked or not; without a question for it, the seat itself has nothing to say.
    """

    seat: int
    seconds: float


class Table(Struct, frozen=True):
    """A match as one seat (-1: somebody watching) sees it now, or saw it at answer `at` of a replay."""

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
    ending: Ending | None
    undo: Undo
    log: Log


class Chance(Struct, frozen=True):
    """One result and its chance; `share` is the exact fraction, `tone` what it is to whoever asks."""

    code: str
    text: str
    chance: float
    share: str
    tone: Literal["good", "fair", "bad"]


class OddsSeen(Struct, frozen=True):
    """What the dice may bring. Empty results: no die follows directly."""

    table: str
    text: str
    column: str
    paragraph: str
    modifiers: list[ModifierSaid]
    results: list[Chance]


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


# --- what stands on the shelf ---


class ScenarioSeen(Struct, frozen=True):
    """A scenario with a sentence about it."""

    key: str
    text: str
    about: str
    board: str


class OptionSeen(Struct, frozen=True):
    """An option of a game with its values."""

    key: str
    text: str
    paragraph: str
    default: str
    values: list[Said]


class PlayerSeen(Struct, frozen=True):
    """One of our players, by strength."""

    key: str
    text: str


class SeatNamed(Struct, frozen=True):
    """A seat as the rulebook has it."""

    key: str
    text: str
    side: str


class GameSeen(Struct, frozen=True):
    """A game: what the cover says, and all that a new match needs."""

    key: str
    title: str
    about: str
    length: str
    board: str
    cover: str
    motif: str
    secrets: bool
    sights: bool
    seats: list[SeatNamed]
    scenarios: list[ScenarioSeen]
    options: list[OptionSeen]
    players: list[PlayerSeen]
    phases: list[Said]


class SpaceSeen(Struct, frozen=True):
    """A space of a board: outline and centre in map units."""

    space: int
    id: str
    name: str
    terrain: str
    centre: tuple[float, float]
    outline: list[tuple[float, float]]
    neighbours: list[int]


class BoardSeen(Struct, frozen=True):
    """A board without what lies on it; `picture` is the address of its drawing, in which every space has its slots."""

    key: str
    width: float
    height: float
    spaces: list[SpaceSeen]
    picture: str


class FacesDrawn(Struct, frozen=True):
    """Counters as SVG, 64 units wide, and the definitions that they share."""

    definitions: str
    faces: dict[str, str]


class ParagraphSeen(Struct, frozen=True):
    """A paragraph of the rulebook in our own words."""

    number: str
    title: str
    text: str
    enforced: bool
    why: str


class CardPrinted(Struct, frozen=True):
    """All that is printed on a card; `value` is -1 where there is none, `draw` and `size` are a terrain's."""

    card: int
    id: str
    name: str
    side: str
    kind: Said
    heroic: bool
    types: list[str]
    value: int
    draw: list[int]
    size: int
    picture: str
    text: str
    given: bool


class CardsDrawn(Struct, frozen=True):
    """Cards as SVG, 300 × 430 units, by their numbers, and the backs by `back-SIDE` and `back-SIDE-heroic`; they take
    the colours of the page that shows them. `style` says which type is which, and stands once in the page.
    """

    style: str
    cards: dict[str, str]


class ChartSeen(Struct, frozen=True):
    """A results table as it stands in the rulebook."""

    key: str
    text: str
    paragraph: str
    columns: list[str]
    rows: list[str]
    cells: list[list[str]]
    codes: list[Said]


class MatchListed(Struct, frozen=True):
    """A match in a list."""

    match: str
    game: Said
    scenario: Said
    board: str
    turn: int
    asked: int
    ending: str
    seats: list[SeatSeen]
    changed: float


class MatchesListed(Struct, frozen=True):
    """The matches that go on and those that are over, latest first."""

    going: list[MatchListed]
    over: list[MatchListed]


class MatchMade(Struct, frozen=True):
    """A new match: the secret key of every seat where a person sits, "" for the others."""

    match: str
    keys: list[str]


class SeatTaken(Struct, frozen=True):
    """The secret key of the seat that was open."""

    key: str


class Tick(Struct, frozen=True):
    """Where a turn begins in a replay."""

    at: int
    turn: int


class Ticks(Struct, frozen=True):
    """How many answers a match has, and where its turns begin."""

    answers: int
    turns: list[Tick]


class RefusalSeen(Struct, frozen=True):
    """Why a request was refused, in one sentence; when it came too late, with the table as it stands."""

    status_code: int
    detail: str
    table: Table | None = None


class LiveTable(Struct, frozen=True, tag="table"):
    """On the live line: how the match stands now."""

    table: Table


class LiveRefusal(Struct, frozen=True, tag="refusal"):
    """On the live line: what was wrong with the last message."""

    detail: str


encode = msgspec.json.encode
