"""[4.3] [9.6] Zones of control as they count for a piece: not those of the defeated of an automatic victory.

While pieces move these are taken out of the count, but for who had begun to move before; while battles are fought they
count for nothing to their enemy alone, as long as he still outnumbers them.
"""

from bridgehead.games.remagen.board.lines import battle_at, fighters
from bridgehead.games.remagen.printed.combat_chart import OVERWHELMING
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF, SEAT_OF
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import Bridgehead, cargo_of, owner


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
    return _changed(zones, [sector for sector in listed(g.overrun) if is_outnumbered(g, sector)], -1)


def is_outnumbered(g: Bridgehead, sector: int) -> bool:
    """[9.6] Whether the defeated of a sector have yet to be fought, and are still outnumbered seven to one."""
    battle = battle_at(g, sector)
    if battle <= 0 or owner(g, sector) == g.seat:
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
