"""How the British stand: the points that a game will end with, from signs that were weighed by games of the staff.

`data/standing.toml` holds the weights; `bridgehead learn pegasus` finds them again. The signs are read at any time, but
they were learnt where a turn begins, which is where searches end their walks. A sign that begins with `late` is
multiplied by the part of the game that is over.
"""

from typing import Final

from bridgehead.games.pegasus.printed.components import BRITISH_UNITS, DATA, IS_COMBAT, KIND, LAST_GERMAN, SPANS, TANK
from bridgehead.games.pegasus.printed.terms import COMING, DAMAGED, DESTROYED, FACE_DOWN, LIVE
from bridgehead.games.pegasus.staff.prizes import TARGETS, area_points, near
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.victory import victory_points
from bridgehead.staff.evaluation import names_over_time, over_time, read_evaluation

KIND_OF_GAME: Final = "pegasus"
FAR: Final = 12  # movement points, farther than which nothing is

SEEN: Final = [
    "points",
    "british",
    "british-to-come",
    "suppressed",
    "germans",
    "germans-to-come",
    "tanks",
    "tanks-to-come",
    "safe",
    "disputed",
    "pressed",
    "open",
    "defended",
    "way",
    "charges",
    "damaged",
    "destroyed",
]
SIGNS: Final[list[str]] = names_over_time(SEEN, ["late"])
"""Signs in the order of the weights. Points are in tens, strengths too. Of the points that hang on areas, `safe` are
held with no German in the area, `disputed` held with Germans there, `open` not held with no German there, and
`defended` not held and defended; `pressed` weighs the points held by the Germans one area away, `way` those not held by
how far the nearest British unit is."""
EVALUATION: Final = read_evaluation(DATA, SIGNS)


def final(g: PegasusState) -> float | None:
    """What the points of a game that is over are worth; None while it goes on."""
    return as_points(g, float(victory_points(g))) if g.turn > g.config.last_turn else None


def as_points(g: PegasusState, points: float) -> float:
    """From nothing (-1) to the points of an overwhelming victory and half as many again (1)."""
    return max(-1.0, min(1.0, 2.0 * points / (1.5 * g.config.victory[2]) - 1.0))


def signs(g: PegasusState) -> list[float]:
    """The signs of a position, in the order of SIGNS."""
    late = min(1.0, (g.turn - 1) / g.config.last_turn)
    seen = [victory_points(g) / 10, *of_the_british(g), *of_the_germans(g), *of_the_areas(g), *of_the_bridge(g)]
    return over_time(seen, late, 1)


def of_the_british(g: PegasusState) -> list[float]:
    """Strength on the map and to come, and how much of it is suppressed."""
    here, coming, suppressed = 0, 0, 0
    for unit in range(BRITISH_UNITS):
        if not IS_COMBAT[unit]:
            continue
        if g.place[unit] >= 0:
            here += g.strength[unit]
            if g.suppressed[unit]:
                suppressed += g.strength[unit]
        elif g.place[unit] == COMING:
            coming += g.strength[unit]
    return [here / 10, coming / 10, suppressed / 10]


def of_the_germans(g: PegasusState) -> list[float]:
    """Strength on the map and to come, and tanks likewise."""
    here, coming, tanks, more = 0, 0, 0, 0
    for unit in range(BRITISH_UNITS, LAST_GERMAN + 1):
        if g.place[unit] >= 0:
            if KIND[unit] == TANK:
                tanks += g.strength[unit]
            elif IS_COMBAT[unit]:
                here += g.strength[unit]
        elif g.place[unit] == COMING:
            if KIND[unit] == TANK:
                more += 1
            else:
                coming += g.strength[unit]
    return [here / 10, coming / 10, float(tanks), float(more)]


def of_the_areas(g: PegasusState) -> list[float]:
    """The points that hang on areas, by who is there and how near."""
    walk = g.ways().walk[g.bridge_gone()]
    safe, disputed, pressed, open_to_us, defended, way = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for area in TARGETS:
        for _prize, points, held in area_points(g, area):
            if held:
                if g.germans[area]:
                    disputed += points
                else:
                    safe += points
                    pressed += points * near(g.germans, walk[area])
            else:
                if g.germans[area]:
                    defended += points
                else:
                    open_to_us += points
                way += points * nearest(g, walk[area]) / FAR
    return [safe / 10, disputed / 10, pressed / 10, open_to_us / 10, defended / 10, way / 10]


def nearest(g: PegasusState, walk: list[int]) -> float:
    """How far the nearest British unit is, in movement points."""
    best = FAR
    for area in range(len(walk)):
        if walk[area] < best and g.british[area]:
            best = walk[area]
    return float(best)


def of_the_bridge(g: PegasusState) -> list[float]:
    """Charges that can still go off, spans damaged, and whether the bridge is gone."""
    charges, damaged = 0.0, 0.0
    live = chance_of_charges(g)
    for span in range(len(SPANS)):
        if not g.disarmed[span]:
            charges += live
        if g.span[span] == DAMAGED:
            damaged += 1.0
    return [charges, damaged, 1.0 if DESTROYED in g.span else 0.0]


def chance_of_charges(g: PegasusState) -> float:
    """How likely it is that there are charges and that the plunger has still to be pressed: a counter that lies face
    down is the wired one as often as the chit has it drawn.
    """
    if g.demolition_tried or g.wire not in (FACE_DOWN, LIVE):
        return 0.0
    return 1.0 if g.wire == LIVE else g.wire_wired / (g.wire_wired + g.wire_blanks)
