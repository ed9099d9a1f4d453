"""What stands on the shelf: games, boards, cards, paragraphs, charts."""

from msgspec import Struct

from bridgehead.server.wire.kinds import Said


class ScenarioSeen(Struct, frozen=True):
    """A scenario with a sentence about it; `sides` are the colours that the seats have in it."""

    key: str
    text: str
    about: str
    board: str
    sides: list[str] = []


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


class Sample(Struct, frozen=True):
    """A picture of a legend, by the name of its face; `box` is the part of the plane that it takes up: left, top,
    width, height.
    """

    face: str
    box: tuple[int, int, int, int]
    text: str


class LegendPart(Struct, frozen=True):
    """Some samples of a legend under a heading."""

    text: str
    samples: list[Sample]


class GameSeen(Struct, frozen=True):
    """A game: what the cover says, all that a new match needs, and the legend of its own, if it brings one; `first` is
    how long its first game takes in minutes, 0 where it has none; `charts` is whether it has any results tables.
    """

    key: str
    title: str
    about: str
    length: str
    first: int
    board: str
    cover: str
    motif: str
    secrets: bool
    sights: bool
    charts: bool
    seats: list[SeatNamed]
    scenarios: list[ScenarioSeen]
    options: list[OptionSeen]
    players: list[PlayerSeen]
    phases: list[Said]
    legend: list[LegendPart]


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
    """A paragraph of the rulebook in our own words; `here` is what is otherwise at this table."""

    number: str
    title: str
    text: str
    here: str


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
    """Cards as SVG, 300 × 430 units, by their numbers, and the backs by `back-SIDE` and `back-SIDE-starred`; they take
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
