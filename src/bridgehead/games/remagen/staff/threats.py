"""What the enemy's fire could do in his next half of the turn: the hits he can bring to bear on a sector.

A piece closes in by its movement factor and fires from there; a gun fires from where it stands. Over the river nobody
closes in further than to the other bank, three sectors off.
"""

from typing import Final, TypeAlias

from bridgehead.games.remagen.printed.components import (
    AMERICANS,
    ARM,
    ARMOURED,
    COMBAT,
    DIVISOR,
    FARTHEST,
    FIGURES,
    FIRE_DICE,
    GERMAN,
    GUN,
    HURTS_ARMOUR,
    IS_FOOT,
    KILL,
    KIND_COUNT,
    KIND_OF,
    OPEN_FACTOR,
    UNITS,
)
from bridgehead.games.remagen.printed.ground import GIVES_COVER, IS_EAST, SECTORS, SPAN, listed, within
from bridgehead.games.remagen.state import Bridgehead

MEAN_DIE: Final = 3.5
LOST_REMAINDER: Final = 0.4  # hits that a salvo loses to the dropped remainder, about
BANK_TO_BANK: Final = 3
NEAR: Final = 2  # friends so near share what the enemy fires
WIDEST: Final = 18
KEPT: Final = 64  # maps remembered; each is a pure function of its key


def hits_at(kind: int, span: int) -> float:
    """The hits that one piece may expect at a range."""
    if span > FARTHEST or DIVISOR[kind][span] == 0:
        return 0.0
    return max(0.0, MEAN_DIE * FIRE_DICE[kind] / DIVISOR[kind][span] - LOST_REMAINDER)


def _closing(kind: int, nearest: int) -> list[float]:
    """For each distance the hits a piece could score after closing in, no nearer than to a range."""
    move = 0 if ARM[kind] == GUN else OPEN_FACTOR[kind]
    found: list[float] = []
    for apart in range(WIDEST):
        ranges = range(max(nearest, apart - move), max(nearest, apart) + 1)
        found.append(max([hits_at(kind, span) for span in ranges if span > 0], default=0.0))
    return found


BY_LAND: Final[list[list[float]]] = [_closing(kind, 1) for kind in range(KIND_COUNT)]
OVER_WATER: Final[list[list[float]]] = [_closing(kind, BANK_TO_BANK) for kind in range(KIND_COUNT)]
REACH: Final[list[int]] = [
    max([apart for apart in range(WIDEST) if BY_LAND[kind][apart] > 0]) for kind in range(KIND_COUNT)
]

NEARBY: Final[dict[int, list[list[int]]]] = {
    reach: [listed(within(place, reach)) for place in range(SECTORS)] for reach in sorted({NEAR, *REACH})
}
CLOSE: Final[list[list[int]]] = NEARBY[NEAR]

Fire: TypeAlias = tuple[list[float], list[float]]
"""For every sector the hits that a side could score there: on armour, and on all else."""

_maps: Final[dict[tuple[int, ...], Fire]] = {}


def threats(g: Bridgehead, seat: int) -> Fire:
    """For every sector the hits a side could score there in its next half: on armour, and on all else."""
    key = tuple(g.place[AMERICANS:] if seat == GERMAN else g.place[:AMERICANS])
    known = _maps.get(key)
    if known is None:
        if len(_maps) >= KEPT:
            _maps.clear()
        known = _map_of(g, seat)
        _maps[key] = known
    return known


def _map_of(g: Bridgehead, seat: int) -> Fire:
    on_armour = [0.0] * SECTORS
    on_soft = [0.0] * SECTORS
    groups: dict[tuple[int, int], int] = {}
    for unit in UNITS[seat]:
        if g.place[unit] >= 0:
            group = (KIND_OF[unit], g.place[unit])
            groups[group] = groups.get(group, 0) + 1
    for (kind, place), count in groups.items():
        by_land, over_water = BY_LAND[kind], OVER_WATER[kind]
        hurts = HURTS_ARMOUR[kind]
        spans, east = SPAN[place], IS_EAST[place]
        for there in NEARBY[REACH[kind]][place]:
            hits = (by_land if IS_EAST[there] == east else over_water)[spans[there]]
            if hits > 0.0:
                on_soft[there] += count * hits
                if hurts:
                    on_armour[there] += count * hits
    return on_armour, on_soft


def need_of(g: Bridgehead, unit: int, cover: bool) -> float:
    """The hits it takes to destroy what is left of a piece."""
    kind = KIND_OF[unit]
    if IS_FOOT[kind]:
        return (FIGURES[kind] - g.hits[unit]) * (2.0 if cover else 1.0) / MEAN_DIE
    return float(KILL[kind] - g.hits[unit])


def needs_of(g: Bridgehead, seat: int) -> list[float]:
    """For every sector the hits it takes to destroy what a side has there."""
    found = [0.0] * SECTORS
    for there in listed(g.held[seat]):
        for unit in g.pile[there]:
            found[there] += need_of(g, unit, GIVES_COVER[there])
    return found


def danger(g: Bridgehead, needs: list[float], fire: Fire, unit: int, here: int) -> float:
    """How much of a piece the enemy's next half may cost: his hits are shared by all friends who stand near."""
    on_armour, on_soft = fire
    kind = KIND_OF[unit]
    hits = on_armour[here] if ARMOURED[kind] else on_soft[here]
    if hits <= 0.0:
        return 0.0
    need = need_of(g, unit, GIVES_COVER[here])
    if SPAN[here][g.place[unit]] <= NEAR:
        need -= need_of(g, unit, GIVES_COVER[g.place[unit]])
    for there in CLOSE[here]:
        need += needs[there]
    return COMBAT[kind] * min(1.0, hits / need)
