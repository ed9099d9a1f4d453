"""[9.6] Automatic victories: who may be declared, and whose zone of control is gone for whom."""

from bridgehead.games.remagen.board.lines import strength
from bridgehead.games.remagen.board.outnumbered import layout, lightest, still_holding
from bridgehead.games.remagen.march.movement import allowance
from bridgehead.games.remagen.printed.combat_chart import OVERWHELMING
from bridgehead.games.remagen.printed.components import UNITS
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import Bridgehead, has_marched, owner


def overwhelmed(g: Bridgehead) -> list[int]:
    """[9.6] The enemy sectors that may be declared: with all that still hold they can be outnumbered seven to one."""
    near = [sector for sector in _in_reach(g) if g.overrun or _might_be(g, sector)]
    if not near:
        return []
    holding = still_holding(g)
    return [sector for sector in near if layout(g, holding | 1 << sector)]


def _in_reach(g: Bridgehead) -> list[int]:
    """The enemy sectors next to the side's own that are not declared yet, in order."""
    near = g.zones[g.seat]
    standing = [g.place[foe] for foe in UNITS[1 - g.seat] if g.place[foe] >= 0]
    return sorted({sector for sector in standing if near[sector] and not (g.overrun >> sector) & 1})


def _might_be(g: Bridgehead, sector: int) -> bool:
    """A first look: whether all beside a sector outnumber it."""
    beside = [strength(g, there) for there in AROUND[sector] if owner(g, there) == g.seat]
    return sum(beside) >= OVERWHELMING * strength(g, sector)


def overrun(g: Bridgehead, sector: int) -> None:
    """[9.6] The zones of control of the sector, and of those who must be fought with it, are gone till then.

    But not for those who have begun to move.
    """
    begun = sum([1 << unit for unit in UNITS[g.seat] if g.place[unit] >= 0 and has_begun(g, unit)])
    hostile = g.zones[1 - g.seat]
    for _, beaten in lightest(g, still_holding(g) | 1 << sector):
        if (beaten >> sector) & 1 == 0:
            continue
        for foe in [sector, *listed(beaten & ~g.overrun & ~(1 << sector))]:
            g.late.append((foe, begun))
            for there in AROUND[foe]:
                hostile[there] -= 1
            g.tell("overrun", foe)
        g.overrun |= beaten


def has_begun(g: Bridgehead, unit: int) -> bool:
    """[9.6] Whether a piece, or what carries it, has moved this turn or begun to."""
    if g.aboard[unit] >= 0 and has_begun(g, g.aboard[unit]):
        return True
    return has_marched(g, unit) or g.left[unit] < allowance(g, unit)
