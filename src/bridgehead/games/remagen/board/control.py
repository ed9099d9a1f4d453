"""[4.3] [9.6] Zones of control as they count for a piece: not those of the defeated of an automatic victory.

While pieces move these are taken out of the count, but for who had begun to move before; while battles are fought they
count for nothing to their enemy alone, as long as he still outnumbers them.
"""

from bridgehead.games.remagen.board.lines import battle_at, fighters, is_overwhelming
from bridgehead.games.remagen.board.outnumbered import still_holding
from bridgehead.games.remagen.printed.combat_chart import OVERWHELMING
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF, SEAT_OF
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import FIRE, MOVE, Bridgehead, cargo_of


def controlled(g: Bridgehead, unit: int) -> list[int]:
    """[4.3] [9.6] How many enemy sectors control each sector for a piece that moves.

    Only pieces not yet moved when an automatic victory was declared may pass the defeated, and carry nobody else past.
    """
    zones = g.zones[1 - SEAT_OF[unit]]
    if not g.late:
        return zones
    going = [unit, *cargo_of(g, unit)]
    return _changed(zones, [sector for sector, begun in g.late if any((begun >> one) & 1 for one in going)], 1)


def controlled_in_battle(g: Bridgehead, seat: int) -> list[int]:
    """[9.6] [9.10] [9.12] [9.13] How many enemy sectors control each sector for a side that falls back or advances."""
    zones = g.zones[1 - seat]
    if seat != g.seat or not g.overrun:
        return zones
    return _changed(zones, defeated(g), -1)


def defeated(g: Bridgehead) -> list[int]:
    """[9.6] The sectors whose zones of control are disregarded: those declared, till movement is over.

    Then, until they are fought, all in a battle of an automatic victory, as long as they are outnumbered seven to one.
    """
    if g.phase == MOVE:
        return listed(g.overrun)
    if g.phase == FIRE:
        return listed(still_holding(g))
    return [sector for sector in listed(g.held[1 - g.seat]) if _is_outnumbered(g, battle_at(g, sector))]


def _is_outnumbered(g: Bridgehead, battle: int) -> bool:
    if not is_overwhelming(g, battle):
        return False
    attack = sum([COMBAT[KIND_OF[unit]] for unit in fighters(g, battle, g.seat)])
    return attack >= OVERWHELMING * sum([COMBAT[KIND_OF[unit]] for unit in fighters(g, battle, 1 - g.seat)])


def _changed(zones: list[int], sectors: list[int], change: int) -> list[int]:
    if not sectors:
        return zones
    found = zones[:]
    for sector in sectors:
        for there in AROUND[sector]:
            found[there] += change
    return found
