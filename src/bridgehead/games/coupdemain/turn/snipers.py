"""[T20.1] [T33.18] [9.4.CG13] Snipers are set up last: two counters a side, ten hexes apart."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.printed.ground import Ground
from bridgehead.games.coupdemain.printed.tables import SNIPER
from bridgehead.games.coupdemain.printed.terrain import CLOSED, FOOT, TERRAIN
from bridgehead.games.coupdemain.state import NONE, CoupState

APART: Final[int] = SNIPER.number("apart")
LEAST_SAN: Final = 2
LAND: Final = "land hexes"
MOST_SAN: Final[int] = SNIPER.number("most")
BY_NIGHT: Final[int] = SNIPER.number("night")


def san_at_start(printed: int, night: bool) -> int:
    """[T20.8] A side's SAN in play: by night two higher, at most seven; none stays none."""
    if printed == 0 or not night:
        return printed
    return min(MOST_SAN, printed + BY_NIGHT)


def snipers_stand(g: CoupState, side: int) -> bool:
    """[T20.7] Whether a side has its Snipers on the map, or has none."""
    return g.san[side] < LEAST_SAN or NONE not in g.snipers[2 * side : 2 * side + 2]


def land_hexes(ground: Ground) -> list[Option]:
    """[T20.1] Any land hex, as options: they are many, and always the same."""
    known = ground.worked_out.get(LAND)
    if isinstance(known, list):
        return known
    found: list[Option] = []
    for place in range(ground.size):
        if TERRAIN[ground.terrain[place]].cost[FOOT] != CLOSED:
            found.append(("hex", place))
    ground.worked_out[LAND] = found
    return found


def sniper_places(g: CoupState, side: int) -> list[Option]:
    """[T20.1] Any land hex; for the second those ten hexes and more from the first, else the farthest."""
    land = land_hexes(g.battle.ground)
    first = g.snipers[2 * side]
    if first == NONE:
        return land[:]
    away = g.battle.ground.ranges(first)
    found = [one for one in land if away[one[1]] >= APART]
    if found:
        return found
    farthest = max(away[place] for _, place in land)
    return [one for one in land if away[one[1]] == farthest]


def place_sniper(g: CoupState, side: int) -> Steps:
    """[9.4.CG13] [T20.1] The next Sniper of a side."""
    at = 2 * side if g.snipers[2 * side] == NONE else 2 * side + 1
    options = sniper_places(g, side)
    _, place = options[0]
    if len(options) > 1:
        _, place = yield g.ask(side, "sniper", options, at % 2 + 1)
    g.snipers[at] = place
    g.tell("sniper-stands", side, place)
