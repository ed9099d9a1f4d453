"""What a scenario settles before the first die: the ground, the units, the rules of its own, and how it is won."""

from typing import Final

from bridgehead.engine.state import Shared
from bridgehead.games.airborne.printed.components import UnitType
from bridgehead.games.airborne.printed.ground import Ground

# How a group arrives.
SETS_UP: Final = 0
ENTERS: Final = 1
DROPS: Final = 2
GLIDES: Final = 3
ARRIVALS: Final = ["setup", "enter", "drop", "glider"]

# [P12.3] What a measure of victory counts.
CONTROLLED: Final = 0
INTACT: Final = 1
TAKEN_OR_DESTROYED: Final = 2
FREE_OF_ENEMIES: Final = 3
COUNTS: Final = ["controlled", "intact_and_controlled", "destroyed_or_held_one_turn", "free_of_enemy_within_1"]


class Group:
    """Units that arrive in the same way: `zone` holds the hexes where they may, `turn` the earliest turn."""

    __slots__ = ("side", "arrives", "turn", "zone", "edge", "units", "mines", "blocks")

    side: int
    arrives: int
    turn: int
    zone: list[int]
    edge: bool
    units: list[int]
    mines: int
    blocks: int


class Measure:
    """[P12.3] Points for hexes: `counts` says when a hex gives its points."""

    __slots__ = ("key", "counts", "points", "hexes")

    key: str
    counts: int
    points: int
    hexes: list[int]


class Wire:
    """[P12.4] A bridge that is wired: who may blow it, how near the enemy must be, and up to which die it works."""

    __slots__ = ("bridge", "types", "within", "enemy_within", "most")

    bridge: int
    types: list[int]
    within: int
    enemy_within: int
    most: int


class Battle(Shared):
    """One scenario with its options. By unit: its type `of`, `side`, `tag`, `group`, `rider` (what it brings in or
    carries at first, or -1), `sticks` (those that a platoon jumps as), `home` (a stick's platoon). By side: its
    `roster` without aircraft, its `movers` (those on foot, then vehicles), `batteries` for indirect fire, `flak`.

    By objective: its `banks`, none but for bridges. `watched_at[h]` numbers the hexes that control hangs on.
    `marches` and `drops` are what a staff has worked out of the ground, and remembers.
    """

    __slots__ = (
        "scenario",
        "ground",
        "nations",
        "turns",
        "night_first",
        "night_last",
        "sets_up_first",
        "groups",
        "of",
        "side",
        "tag",
        "group",
        "rider",
        "sticks",
        "home",
        "by_tag",
        "planes",
        "roster",
        "movers",
        "batteries",
        "flak",
        "objectives",
        "objective_at",
        "banks",
        "watched",
        "watched_at",
        "measures",
        "levels",
        "results",
        "holder",
        "most_points",
        "guns_may_drop",
        "silent_at_night",
        "indestructible",
        "demolition_from",
        "quiet_sky_until",
        "surprised_until",
        "wire",
        "rebuilders",
        "opportunity_fire",
        "drift_drawn",
        "least_range",
        "dispersed_modifier",
        "longest",
        "marches",
        "drops",
    )

    scenario: str
    ground: Ground
    nations: list[str]
    turns: int
    night_first: int
    night_last: int
    sets_up_first: int
    groups: list[Group]
    of: list[UnitType]
    side: list[int]
    tag: list[int]
    group: list[int]
    rider: list[int]
    sticks: list[list[int]]
    home: list[int]
    by_tag: list[int]
    planes: list[int]
    roster: list[list[int]]
    movers: list[list[list[int]]]
    batteries: list[list[int]]
    flak: list[list[int]]
    objectives: list[int]
    objective_at: list[int]
    banks: list[list[list[int]]]
    watched: list[int]
    watched_at: list[int]
    measures: list[Measure]
    levels: list[int]
    results: list[str]
    holder: int
    most_points: int
    guns_may_drop: bool
    silent_at_night: list[int]
    indestructible: list[int]
    demolition_from: int
    quiet_sky_until: int
    surprised_until: int
    wire: Wire | None
    rebuilders: list[int]
    opportunity_fire: bool
    drift_drawn: bool
    least_range: int
    dispersed_modifier: int
    longest: int
    marches: dict[tuple[int, int, int], list[float]]
    drops: dict[tuple[int, int], list[float]]

    def night(self, turn: int) -> bool:
        """[I.C] Whether it is night in a turn."""
        return self.night_first <= turn <= self.night_last
