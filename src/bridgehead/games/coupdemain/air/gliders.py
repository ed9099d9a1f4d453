"""[T19.2] [T19.12] The gliders: what they carry, and where they are."""

from typing import Final

from bridgehead.games.coupdemain.air.approach import Sky
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.components import HALF_SQUAD, SQUAD, TYPES
from bridgehead.games.coupdemain.printed.tables import GLIDER
from bridgehead.games.coupdemain.state import ABOARD, NONE, CoupState

CAPACITY: Final[int] = GLIDER.number("capacity")
A_SQUAD: Final[int] = GLIDER.number("squad")
A_HALF: Final[int] = GLIDER.number("half_squad")
A_SINGLE: Final[int] = GLIDER.number("single")


def pp_of(g: CoupState, unit: int) -> int:
    """[T19.2] What a unit weighs in a glider."""
    size = TYPES[g.kind[unit]].size
    return A_SQUAD if size == SQUAD else A_HALF if size == HALF_SQUAD else A_SINGLE


def passengers(g: CoupState, glider: int) -> list[int]:
    """Who flies in a glider, in order of their counters."""
    found = [unit for unit in range(len(g.aboard)) if g.aboard[unit] == glider]
    return sorted(found, key=lambda unit: g.tag[unit])


def load_of(g: CoupState, glider: int) -> int:
    """[T19.2] The PP in a glider."""
    total = 0
    for unit in passengers(g, glider):
        total += pp_of(g, unit)
        for weapon in weapons_of(g, unit):
            total += weapon_type(g, weapon).pp
    return total


def in_the_air(g: CoupState) -> list[int]:
    """The gliders that have not come down yet."""
    return [glider for glider in range(len(g.landed)) if g.landed[glider] == NONE]


def flies(g: CoupState, unit: int) -> bool:
    """Whether a unit sits in a glider that has not come down."""
    return g.where[unit] == ABOARD


def sky_of(g: CoupState) -> Sky:
    """[T19.17] What the next landing hangs on."""
    return Sky(g.battle.ground, g.hulks, g.works, g.night())
