"""What the staff sees of the board: whence fire may come, what shelters, how far it is to what matters."""

from typing import Final

from bridgehead.games.coupdemain.board.sight import hindrance
from bridgehead.games.coupdemain.pieces.roster import concealed, on_map, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.tables import PILLBOX_FRONT, TRENCH_TEM
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.state import BROKEN, HIDDEN, MELEE, CoupState
from bridgehead.games.coupdemain.works.pillbox import inside
from bridgehead.games.coupdemain.works.trenches import has_trench
from bridgehead.games.coupdemain.works.wire import wired

UNKNOWN_POWER: Final = 3.0
UNKNOWN_RANGE: Final = 4
BLOCKED: Final = 6
FAR: Final = 12


def enemies_seen(g: CoupState, seat: int) -> list[int]:
    """The enemy counters that a seat knows of and that can fire."""
    return [
        unit for unit in g.battle.roster[1 - seat] if on_map(g, unit) and not g.marks[unit] & (BROKEN | HIDDEN | MELEE)
    ]


def power_of(g: CoupState, unit: int, seat: int) -> tuple[float, int]:
    """The firepower and normal range of an enemy, as far as a seat knows."""
    if concealed(g, unit) and not g.known[g.tag[unit]]:
        return UNKNOWN_POWER, UNKNOWN_RANGE
    kind = type_of(g, unit)
    total, reach = float(kind.fp), kind.range
    if not concealed(g, unit):
        for weapon in weapons_of(g, unit):
            if weapon_type(g, weapon).machine_gun:
                total += weapon_type(g, weapon).fp
                reach = max(reach, weapon_type(g, weapon).range)
    return (total, reach) if kind.mmc or kind.smc else (0.0, 0)


def danger(g: CoupState, location: int, seat: int, enemies: list[int]) -> float:
    """The enemy fire that a Location may draw, in firepower: doubled near by, halved far off, less for what is in the
    way and what shelters.
    """
    ground = g.battle.ground
    total = 0.0
    for enemy in enemies:
        apart = ground.apart(g.where[enemy], location)
        if apart > FAR:
            continue
        power, reach = power_of(g, enemy, seat)
        if apart > 2 * reach:
            continue
        between = hindrance(ground, g.where[enemy], location)
        if between >= BLOCKED:
            continue
        factor = 2.0 if apart <= 1 else 1.0 if apart <= reach else 0.5
        total += power * factor * 0.7**between
    return total * 0.7 ** shelter(g, location)


def shelter(g: CoupState, location: int) -> int:
    """What a Location takes off fire at it: its ground, its trench, the pillbox from in front; wire nothing at all."""
    if inside(location):
        return PILLBOX_FRONT
    if has_trench(g, location):
        return TRENCH_TEM
    if wired(g, location):
        return 0
    return max(0, TERRAIN[g.battle.ground.terrain[location // 8]].tem)


def wanted(g: CoupState, seat: int) -> list[int]:
    """The Locations that a seat wants to go to, or to keep: the taker those he does not Control yet, his enemy those
    that he could lose.
    """
    battle = g.battle
    if seat != battle.winner_if:
        return battle.objectives
    missing = [one for one in battle.objectives if g.control[battle.watched_at[one]] != seat]
    return missing or battle.objectives


def way_off(g: CoupState, location: int, goals: list[int]) -> float:
    """How far a Location is from the nearest of some, and a little of the others."""
    ground = g.battle.ground
    away = sorted([ground.apart(location, goal) for goal in goals])
    return away[0] + 0.2 * sum(away[1:]) / max(1, len(away) - 1)
