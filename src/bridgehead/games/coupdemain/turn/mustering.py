"""[T33.8] [9.618] Before anybody sets up: the quality of groups and their leaders, rolled in secret for their owner."""

from bridgehead.games.coupdemain.pieces.changes import own
from bridgehead.games.coupdemain.printed.groups import DIE_FACES, leader_of
from bridgehead.games.coupdemain.state import CoupState


def muster(g: CoupState, side: int) -> bool:
    """[T33.8] The dice of a side's groups. The answer: whether it has any."""
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
    return rolled
