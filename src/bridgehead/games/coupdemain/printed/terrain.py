"""[T5] The terrain chart: what ground, marks and hexsides cost, shelter and hide, from `data/terrain.toml`."""

from pathlib import Path
from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet, read_sheet

DATA: Final = Path(__file__).parent.parent / "data"

OPEN: Final = 0
WOODS: Final = 1
ORCHARD: Final = 2
GRAIN: Final = 3
BRUSH: Final = 4
MARSH: Final = 5
GRAVEYARD: Final = 6
WOODEN_BUILDING: Final = 7
STONE_BUILDING: Final = 8
RUBBLE: Final = 9
WATER: Final = 10
BRIDGE: Final = 11
TOWER: Final = 12
TERRAINS: Final = [
    "open ground",
    "woods",
    "orchard",
    "grain",
    "brush",
    "marsh",
    "graveyard",
    "wooden building",
    "stone building",
    "rubble",
    "water obstacle",
    "bridge",
    "tower",
]

# Who pays: Infantry, and the three kinds of vehicles.
FOOT: Final = 0
TRACKED: Final = 1
HALF_TRACKED: Final = 2
WHEELED: Final = 3
MOVERS: Final = ["foot", "tracked", "half_tracked", "wheeled"]

# Costs that are no number of half-points.
CLOSED: Final = -1
ALL: Final = -2  # the whole allotment
HALF: Final = -3  # half of it
BY_ROAD: Final = -4  # only along a road, at the road's rate
WORDS: Final = {"closed": CLOSED, "all": ALL, "half": HALF, "road": BY_ROAD}

# What it is to a line of sight.
NOTHING: Final = 0
OBSTACLE: Final = 1
LEAFY: Final = 2
HINDRANCE: Final = 3
BUILDING: Final = 4
SIGHTS: Final = ["nothing", "obstacle", "orchard", "hindrance", "building"]

PAVED: Final = 0
UNPAVED: Final = 1
TRACK: Final = 2
STREAM: Final = 3
GULLY: Final = 4
DITCH: Final = 5
MARKS: Final = ["paved", "unpaved", "path", "stream", "gully", "ditch"]
SIDES: Final = ["wall", "hedge", "fence", "cliff", "slope"]


class Row:
    """One row of the chart, the same for terrain, marks and hexsides. `cost[mover]` is in half-points or one of CLOSED,
    ALL, HALF and BY_ROAD; `added[mover]` says of a mark that it is paid on top; `rises` is in half-levels.
    """

    __slots__ = (
        "name",
        "cost",
        "added",
        "bog",
        "tem",
        "tem_indirect",
        "conceals",
        "sight",
        "rises",
        "rout_goal",
        "rally",
        "advance",
        "he_halved",
        "in_cover",
        "tem_in_cover",
        "buttoned",
        "half_level",
    )

    name: str
    cost: list[int]
    added: list[bool]
    bog: bool
    tem: int
    tem_indirect: int
    conceals: bool
    sight: int
    rises: int
    rout_goal: bool
    rally: bool
    advance: bool
    he_halved: bool
    in_cover: int
    tem_in_cover: int
    buttoned: int
    half_level: bool


_KEYS: Final = [
    "id",
    "status",
    *MOVERS,
    *[f"{mover}_added" for mover in MOVERS],
    "bog",
    "tem",
    "tem_indirect",
    "conceals",
    "sight",
    "rises",
    "rout_goal",
    "rally",
    "advance",
    "he_halved",
    "in_cover",
    "tem_in_cover",
    "buttoned",
    "half_level",
]


def _row(entry: Sheet) -> Row:
    entry.only(_KEYS)
    one = Row()
    one.name = entry.text("id")
    one.cost = [_cost(entry, mover) for mover in MOVERS]
    one.added = [entry.flag(f"{mover}_added", False) for mover in MOVERS]
    one.bog = entry.flag("bog", False)
    one.tem = entry.number("tem", 0)
    one.tem_indirect = entry.number("tem_indirect", 0)
    one.conceals = entry.flag("conceals", False)
    one.sight = SIGHTS.index(entry.choice("sight", SIGHTS, "nothing"))
    one.rises = entry.number("rises", 0)
    one.rout_goal = entry.flag("rout_goal", False)
    one.rally = entry.flag("rally", False)
    one.advance = entry.flag("advance", True)
    one.he_halved = entry.flag("he_halved", False)
    one.in_cover = entry.number("in_cover", 0)
    one.tem_in_cover = entry.number("tem_in_cover", 0)
    one.buttoned = entry.number("buttoned", 0)
    one.half_level = entry.flag("half_level", False)
    return one


def _cost(entry: Sheet, mover: str) -> int:
    if isinstance(entry.data.get(mover), str):
        return WORDS[entry.choice(mover, list(WORDS))]
    return entry.number(mover, least=0)


def chart_rows(sheet: Sheet, key: str, names: list[str]) -> list[Row]:
    """The rows of a part of the chart, in the order of the names."""
    found = {row.name: row for row in [_row(entry) for entry in sheet.sheets(key)]}
    if sorted(found) != sorted(names):
        raise DataError(f"{sheet.where}: [[{key}]] must be: {', '.join(names)}.")
    return [found[name] for name in names]


CHART: Final = read_sheet(DATA / "terrain.toml")
TERRAIN: Final = chart_rows(CHART, "terrain", TERRAINS)
MARK: Final = chart_rows(CHART, "mark", MARKS)
SIDE: Final = chart_rows(CHART, "side", SIDES)
