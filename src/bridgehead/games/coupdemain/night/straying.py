"""[T18.10] [T18.12] [T18.13] [T18.20] Straying in the dark, and jitter fire."""

from typing import Final

from bridgehead.games.coupdemain.hidden.knowledge import seen_by, sees
from bridgehead.games.coupdemain.marks import BROKEN, HIDDEN, MELEE
from bridgehead.games.coupdemain.morale.values import inexperienced
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import concealed, on_map, type_of
from bridgehead.games.coupdemain.printed.battle import TRENCH
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import NIGHT
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import NONE, CoupState

LAX: Final = 0
USUAL: Final = 1
STEALTHY: Final = 2
STRAYS_ON: Final = 6
_LEAST: Final = NIGHT.sheet("stray")
LEAST_WHITE: Final = [_LEAST.number("lax"), _LEAST.number("normal"), _LEAST.number("stealthy")]
JITTER_RANGE: Final[int] = NIGHT.number("jitter_range")
NO_WAY: Final = -1


def stealth_of(g: CoupState, units: list[int]) -> int:
    """[T18.10] A stack is as its worst: SMC are Stealthy, the Inexperienced Lax, all others between."""
    worst = STEALTHY
    for unit in units:
        one = STEALTHY if type_of(g, unit).smc else LAX if inexperienced(g, unit) else USUAL
        worst = min(worst, one)
    return worst


def finds_its_way(g: CoupState, units: list[int]) -> bool:
    """[T18.12] Who need not roll: beginning on or beside a road, path, stream, gully, ditch, bank or trench, or with a
    Known enemy in sight. (The berserk, who need not either, charge and are not asked.)
    """
    here = g.where[units[0]]
    side = g.battle.side[units[0]]
    if g.battle.ground.guided[here // 8] or beside_trench(g, here):
        return True
    for enemy in g.battle.roster[1 - side]:
        if on_map(g, enemy) and not concealed(g, enemy):
            if sees(g, here, g.where[enemy]) and seen_by(g, g.where[enemy], side):
                return True
    return False


def beside_trench(g: CoupState, here: int) -> bool:
    """[T18.12] Whether there is a trench in a Location's hex or in one next to it."""
    place = here // SLOTS
    return any(g.works[there] & TRENCH for there in [place, *g.battle.ground.neighbours[place]])


def movement_roll(g: CoupState, units: list[int]) -> int:
    """[T18.12] [T18.13] [T18.20] The Movement DR of a stack in the dark: the direction in which it strays, or NO_WAY
    when it keeps its own. Doubles make somebody fire in panic.
    """
    if not g.night() or finds_its_way(g, units):
        return NO_WAY
    stealth = stealth_of(g, units)
    coloured, white = roll_dr(g, "movement")
    strays = coloured == STRAYS_ON and white >= LEAST_WHITE[stealth]
    seen = shown_all(g, units)
    g.tell("movement-roll", seen, coloured, white, "strays" if strays else "keeps-its-way")
    if coloured == white and g.battle.options.get("jitter-fire", "on") == "on":
        jitter_fire(g, units, coloured + white, stealth)
    if not strays:
        return NO_WAY
    direction, _ = roll_dr(g, "direction")
    return direction - 1


def jitter_fire(g: CoupState, units: list[int], dice: int, stealth: int) -> None:
    """[T18.20] Low doubles: the nearest enemy MMC within 6 hexes in line; 8: the stack itself if it is Lax; 10 and 12:
    unless it is Stealthy. Nobody is hurt; a Gunflash shows where.
    """
    here = g.where[units[0]]
    if dice <= 6:
        unit = nearest_nervous(g, here, 1 - g.battle.side[units[0]])
        if unit != NONE:
            flash(g, g.where[unit])
    elif (dice == 8 and stealth == LAX) or (dice > 8 and stealth != STEALTHY):
        flash(g, here)


def nearest_nervous(g: CoupState, here: int, side: int) -> int:
    """[T18.20] The MMC of a side nearest to a Location, within 6 hexes and with a line to it; ties by counter; NONE."""
    best, away = NONE, JITTER_RANGE + 1
    for unit in sorted(g.battle.roster[side], key=lambda one: g.tag[one]):
        if not on_map(g, unit) or not type_of(g, unit).mmc or g.marks[unit] & (BROKEN | HIDDEN | MELEE):
            continue
        apart = g.battle.ground.apart(here, g.where[unit])
        if apart < away and in_line(g, g.where[unit], here):
            best, away = unit, apart
    return best


def flash(g: CoupState, location: int) -> None:
    """[T18.25] A Gunflash shows where somebody has fired, until the end of the Player Turn; starshells are open from
    then on (T18.27).
    """
    if location not in g.flashes:
        g.flashes.append(location)
    g.tell("jitter-fire", location)
