"""[9.9] Engaged sectors: who is held in them, until when, and when an engaged defender may leave it at that.

An engagement has a number, odd when the Germans attacked. It is remembered by the pieces that fought; what it forbids
it forbids to their whole sectors, whoever else has come there since: nobody leaves them, nobody fires out of or into
them.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, TypeVar

from bridgehead.games.remagen.printed.components import SEAT_OF, UNIT_COUNT
from bridgehead.games.remagen.printed.ground import AROUND
from bridgehead.games.remagen.state import DECLINED, Bridgehead, owner

T = TypeVar("T")
FEW: Final = 6
"""Of so many who may decline it is tried in all ways who does."""


def begin_engagement(g: Bridgehead, units: list[int]) -> None:
    """[9.9] Both sides are held where they are; the number remembers who attacked."""
    g.contacts += 1
    bout = 2 * g.contacts + g.seat
    for unit in units:
        g.bout[unit] = bout


def end_engagement(g: Bridgehead, units: list[int]) -> None:
    """[9.9] A new battle settles what an earlier one had left open."""
    for unit in units:
        g.bout[unit] = 0


def unsettled(g: Bridgehead, defenders: list[int]) -> list[tuple[int, int, int]]:
    """[9.9] The defenders of a battle, with sector and engagement, whom an enemy that declined still holds."""
    found: list[tuple[int, int, int]] = []
    for unit in defenders:
        here, bout = g.place[unit], g.bout[unit]
        beside = [other for there in AROUND[here] if owner(g, there) == g.seat for other in g.pile[there]]
        if bout and any(g.bout[other] == bout and g.battle[other] == DECLINED for other in beside):
            found.append((unit, here, bout))
    return found


def hold_on(g: Bridgehead, held: list[tuple[int, int, int]]) -> None:
    """[9.9] Those who still stand where they were stay engaged with the enemy who declined, whatever became of others.

    If the battle has engaged them anew, all are in the one engagement, and who attacked first must attack again.
    """
    for unit, here, bout in held:
        if g.place[unit] != here:
            continue
        newer = g.bout[unit]
        g.bout[unit] = bout
        if newer:
            for other in range(UNIT_COUNT):
                if g.bout[other] == newer:
                    g.bout[other] = bout


def review_engagements(g: Bridgehead) -> None:
    """[9.9] Who has no enemy of his engagement left beside him is free; the sectors of the others are tied."""
    free = [unit for unit in range(UNIT_COUNT) if g.bout[unit] and not is_held(g, unit)]
    end_engagement(g, free)
    g.tied = 0
    for unit in range(UNIT_COUNT):
        if g.bout[unit]:
            g.tied |= 1 << g.place[unit]


def is_held(g: Bridgehead, unit: int) -> bool:
    """[9.9] Whether an enemy of a piece's engagement stands beside it."""
    for there in AROUND[g.place[unit]]:
        if owner(g, there) == 1 - SEAT_OF[unit] and g.bout[unit] in bouts_in(g, there):
            return True
    return False


def is_tied(g: Bridgehead, sector: int) -> bool:
    """[9.9] Whether a sector is engaged: nobody leaves it."""
    return g.tied != 0 and (g.tied >> sector) & 1 == 1


def bouts_in(g: Bridgehead, sector: int) -> list[int]:
    """The engagements of a sector's pieces, a 0 for those who are in none."""
    return sorted({g.bout[unit] for unit in g.pile[sector]})


def may_decline(g: Bridgehead, here: int) -> bool:
    """[9.9] Pieces engaged by the enemy's attack may leave it at that, unless they have been reinforced.

    Reinforced means: somebody fresh in the sector, or a fresh sector beside one of the enemies engaged with it. An
    enemy sector beside them that has no part in the engagement must be fought in any case.
    """
    bouts = bouts_in(g, here)
    if any(bout == 0 or bout % 2 == g.seat for bout in bouts):
        return False
    for foe in AROUND[here]:
        if owner(g, foe) != 1 - g.seat:
            continue
        if not any(bout in bouts for bout in bouts_in(g, foe)):
            return False
        for there in AROUND[foe]:
            if owner(g, there) == g.seat and any(bout not in bouts for bout in bouts_in(g, there)):
                return False
    return True


def departures(decliners: Sequence[T]) -> Iterator[tuple[T, ...]]:
    """[9.9] Who of those who may decline does so: nobody, everybody, and if they are few, some of them."""
    yield ()
    if decliners:
        yield tuple(decliners)
    for size in range(1, len(decliners) if len(decliners) <= FEW else 1):
        yield from combinations(decliners, size)
