"""[T33.8] [9.618] Before anybody sets up: the quality of groups and their leaders, rolled in secret for their owner."""

from typing import Final

from bridgehead.games.coupdemain.pieces.changes import own
from bridgehead.games.coupdemain.printed.groups import DIE_FACES, leader_of
from bridgehead.games.coupdemain.state import NEVER, CoupState

FULL_UP_TO: Final = 4
"""[9.618] The strength dr of a group that comes in full."""


def muster(g: CoupState, side: int) -> bool:
    """[T33.8] [9.618] The dice of a side: quality, leaders, how many vehicles. The answer: whether there were any."""
    rolled = False
    for force in g.battle.forces:
        if force.side != side:
            continue
        for group in force.groups:
            kind = group.quality[g.roll_for(side, "group-quality", DIE_FACES) - 1]
            for unit in group.squads:
                g.kind[unit] = kind
            for unit in group.leaders:
                g.kind[unit] = leader_of(g.roll_for(side, "group-leader", DIE_FACES), group.leader_drm)
            g.tell_seat(side, "musters", tuple([own(g, unit) for unit in [*group.squads, *group.leaders]]))
            rolled = True
        if force.depleted:
            full = g.roll_for(side, "group-strength", DIE_FACES) <= FULL_UP_TO
            for kind, count in force.depleted.items():
                alike = [unit for unit in force.units if g.kind[unit] == kind]
                for unit in [] if full else alike[count:]:
                    g.where[unit] = NEVER
            g.tell_seat(side, "musters", tuple([own(g, unit) for unit in force.units if g.where[unit] != NEVER]))
            rolled = True
    return rolled
