"""[T2.8] How many a Location holds of one side: three squad-equivalents and four SMC; there is no overstacking."""

from bridgehead.games.coupdemain.pieces.roster import side_in
from bridgehead.games.coupdemain.printed.components import TYPES
from bridgehead.games.coupdemain.printed.ground import SINGLES, STEEPLE_SINGLES, Ground
from bridgehead.games.coupdemain.state import CoupState


def room_for(g: CoupState, location: int, side: int, coming: list[int]) -> bool:
    """[T2.8] Whether units of a side may stand in a Location besides those of theirs who are there."""
    halves = 0
    singles = 0
    there = side_in(g, location, side)
    units = [*[one for one in there if one not in coming], *coming] if there else coming
    for unit in units:
        kind = TYPES[g.kind[unit]]
        halves += kind.halves
        singles += 1 if kind.smc else 0
    return takes(g.battle.ground, location, halves, singles)


def room_for_like(g: CoupState, location: int, unit: int, most: int) -> int:
    """[T2.8] How many units like one that is to come may stand in a Location besides its fellows there, up to so
    many.
    """
    halves = 0
    singles = 0
    for one in side_in(g, location, g.battle.side[unit]):
        halves += TYPES[g.kind[one]].halves
        singles += 1 if TYPES[g.kind[one]].smc else 0
    number = 0
    kind = TYPES[g.kind[unit]]
    while number < most:
        halves += kind.halves
        singles += 1 if kind.smc else 0
        if not takes(g.battle.ground, location, halves, singles):
            break
        number += 1
    return number


def takes(ground: Ground, location: int, halves: int, singles: int) -> bool:
    """[T2.8] [T2.5] [T22.2] Whether a Location takes so many half-squads and SMC of one side; a steeple takes one
    half-squad or crew, or two SMC.
    """
    if ground.is_steeple(location):
        return halves + singles <= 1 or (halves == 0 and singles <= STEEPLE_SINGLES)
    return halves <= ground.halves_in(location) and singles <= SINGLES
