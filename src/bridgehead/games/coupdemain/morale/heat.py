"""[T8.16] [T8.17] [T8.18] Heat of Battle: heroes, hardening, the berserk, surrender."""

from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.hidden.knowledge import armed_enemy_known_to, sees
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, DM, FANATIC, HEROIC, JUST_SHAKEN, MOVED, PINNED
from bridgehead.games.coupdemain.morale.breaking import break_unit, capture, leader_rages
from bridgehead.games.coupdemain.morale.values import inexperienced
from bridgehead.games.coupdemain.pieces.changes import create, expose, shown, tell_own, unknown
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import LEFT_BEHIND, concealed, on_map, type_of
from bridgehead.games.coupdemain.printed.components import BRITISH, ELITE, HERO, HERO_TYPE, NO_TYPE, TYPES
from bridgehead.games.coupdemain.printed.tables import HEAT_DRM, HEAT_MOST, HEAT_RESULTS
from bridgehead.games.coupdemain.state import CoupState


def heat_modifier(g: CoupState, unit: int) -> int:
    """[T8.16] Elite −1, British −1, broken +1, Inexperienced +1."""
    total = 0
    if type_of(g, unit).grade == ELITE and type_of(g, unit).mmc:
        total += HEAT_DRM.number("elite")
    if g.battle.side[unit] == BRITISH:
        total += HEAT_DRM.number("british")
    if g.marks[unit] & BROKEN:
        total += HEAT_DRM.number("broken")
    if inexperienced(g, unit):
        total += HEAT_DRM.number("inexperienced")
    return total


def heat_of_battle(g: CoupState, unit: int) -> None:
    """[T8.16] A unit with an original 2 on a MC or rally: DR on the table."""
    drm = heat_modifier(g, unit)
    coloured, white = roll_dr(g, "heat")
    final = coloured + white + drm
    at = 0
    while final > HEAT_MOST[at]:
        at += 1
    result = HEAT_RESULTS[at]
    if result == "berserk" and not (g.battle.options.get("berserk", "on") == "on" and sees_an_enemy(g, unit)):
        result = "hardening"
    tell_heat(g, unit, coloured, white, drm, result)
    if result in ("hero", "hero-and-hardening"):
        make_hero(g, unit)
    if result in ("hardening", "hero-and-hardening"):
        harden(g, unit)
    if result == "berserk":
        leader_rages(g, unit)
        go_berserk(g, unit)
    elif result == "surrender":
        surrender(g, unit)
    else:
        rallied(g, unit)


def tell_heat(g: CoupState, unit: int, coloured: int, white: int, drm: int, result: str) -> None:
    """[T36.1] The dice as everybody sees them; of whoever is behind an unknown counter the enemy does not see the
    modifiers, which tell how good he is.
    """
    if unknown(g, unit):
        side = g.battle.side[unit]
        g.tell_seat(side, "heat", shown(g, unit), coloured, white, drm, result)
        g.tell_seat(1 - side, "unseen-heat", shown(g, unit), coloured, white, result)
    else:
        g.tell("heat", shown(g, unit), coloured, white, drm, result)


def go_berserk(g: CoupState, unit: int) -> None:
    """[T13.12] A unit goes berserk, rallied if it was broken, and seen by everybody."""
    rallied(g, unit)
    expose(g, unit)
    g.marks[unit] = (g.marks[unit] | BERSERK) & ~PINNED


def sees_an_enemy(g: CoupState, unit: int) -> bool:
    """[T0.7] [T8.16] Whether an enemy Known to a unit, which need not be in Good Order, is in its LOS."""
    side = g.battle.side[unit]
    for enemy in g.battle.roster[1 - side]:
        if on_map(g, enemy) and not concealed(g, enemy) and sees(g, g.where[unit], g.where[enemy]):
            return True
    return False


def rallied(g: CoupState, unit: int) -> None:
    """[T8.17] A broken unit rallies by it."""
    g.marks[unit] &= ~(BROKEN | DM)


def make_hero(g: CoupState, unit: int) -> None:
    """[T8.17] A hero comes out of an MMC's ranks: he lies where it does, and has moved if it has; a SMC becomes heroic
    himself.
    """
    if type_of(g, unit).smc:
        if type_of(g, unit).size != HERO:
            g.marks[unit] |= HEROIC
        return
    hero = create(g, g.battle.side[unit], HERO_TYPE, g.where[unit], g.marks[unit] & (LEFT_BEHIND | MOVED))
    if hero >= 0:
        g.watch = changed(g.watch, hero, g.watch[unit])
        g.tell("hero", shown(g, hero), shown(g, unit))


def harden(g: CoupState, unit: int) -> None:
    """[T8.17] [T36.1] The next better class; an elite MMC at the top becomes Fanatic; a leader goes one step up. Of a
    "?" its own side alone hears.
    """
    kind = type_of(g, unit)
    if kind.better != NO_TYPE:
        g.kind[unit] = kind.better
        tell_own(g, "hardened", unit, TYPES[kind.better].printed)
    elif kind.mmc:
        g.marks[unit] |= FANATIC
        tell_own(g, "fanatic", unit)


def surrender(g: CoupState, unit: int) -> None:
    """[T8.18] A broken unit with enemies on foot beside it is taken; else it breaks, or stays broken under DM."""
    here = g.where[unit]
    if g.marks[unit] & BROKEN:
        for location in g.battle.ground.around(here):
            if armed_enemy_known_to(g, location, unit, True):
                capture(g, unit)
                return
        g.marks[unit] |= DM | JUST_SHAKEN
    else:
        break_unit(g, unit)
