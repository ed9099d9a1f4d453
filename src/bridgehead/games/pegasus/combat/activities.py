"""[5.3] What British units may do besides moving: grenades, bunker searches, prepared positions, gammon bombs."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.pegasus.combat.guns import destroy_gun, wreck_tank
from bridgehead.games.pegasus.combat.small_arms import (
    note_attack,
    note_fire,
    small_arms_modifiers,
    suppress,
    targets_in,
    working_gun,
)
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import (
    COVER,
    GAMMON_BOMBS,
    GERMAN,
    GUN_PIT,
    IS_BUNKER,
    IS_COMBAT,
    KIND,
    NEXT,
    PILLBOX,
    PRISONER_PIECES,
    SPAN,
    TANK,
    THE_CAR,
    THE_FIELD_GUN,
    WEAPON_KIND,
    WEAPONS,
)
from bridgehead.games.pegasus.printed.tables import FIRE, GRENADE_TABLE, RESULTS
from bridgehead.games.pegasus.printed.terms import PREPARING, UNUSED
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units import effects
from bridgehead.games.pegasus.units.leaders import check_leaders, leader_casualty, leader_with
from bridgehead.games.pegasus.units.losses import lose
from bridgehead.games.pegasus.units.schmidt import bomb_car

THROW_COST: Final = 1
SEARCH_COST: Final = 2
PREPARE_COST: Final = 4
PRISONER_DIE: Final = 1
COSTLY_DIE: Final = 6
ADJACENT_OPEN: Final = 0
ADJACENT_OBSTRUCTED: Final = 1
SAME_OPEN: Final = 2
SAME_OBSTRUCTED: Final = 3
SAME_BUNKER: Final = 4


def activity_options(g: PegasusState) -> list[Option]:
    """[5.3] What the moving unit can do where it stands with the points it has."""
    unit = g.group[0]
    if not IS_COMBAT[unit]:
        return []
    area = g.place[unit]
    options: list[Option] = []
    if g.points >= THROW_COST:
        if g.grenades[unit]:
            options += [("grenade", target) for target in grenade_targets(g, area)]
        if gammon_bombs_of(g, unit) >= 0:
            options += [("gammon-bomb", target) for target in armour_in(g, area)]
    if g.points >= SEARCH_COST and can_search(g, area):
        options.append(("search", area))
    if g.fresh and can_prepare(g, unit, area):
        options.append(("prepare", area))
    return options


# ---- grenades


def grenade_targets(g: PegasusState, area: int) -> list[int]:
    """[5.3.grenades] Germans in the area and in those joined to it by a line that can be crossed."""
    found: list[int] = []
    for near in [area, *NEXT[area]]:
        if g.germans[near]:
            found += targets_in(g, near, GERMAN)
            found += [unit for unit in g.germans_in(near) if KIND[unit] == TANK]
    return found


def grenade_column(g: PegasusState, area: int, there: int) -> int:
    """[5.3.grenades.1] The track of the Grenade Attack Table: the pillbox and a bunker not yet cleared are a bunker."""
    if area != there:
        return ADJACENT_OBSTRUCTED if COVER[there] else ADJACENT_OPEN
    if there == PILLBOX or (IS_BUNKER[there] and not g.cleared[there]):
        return SAME_BUNKER
    return SAME_OBSTRUCTED if COVER[there] else SAME_OPEN


def grenade_modifiers(g: PegasusState, unit: int) -> list[Modifier]:
    """[11.0.1] A leader with his own unit adds one: so the last row of the table is reached."""
    return [mod.LEADER_WITH_THROWER] if leader_with(g, unit) else []


def grenade_odds(g: PegasusState, unit: int, target: int) -> Odds:
    """[5.3.grenades] What a grenade may do."""
    column = grenade_column(g, g.place[unit], g.place[target])
    return GRENADE_TABLE.odds(column, grenade_modifiers(g, unit), reading=effects.of_grenade(g, target))


def grenade_attack(g: PegasusState, target: int) -> Steps:
    """[5.2.6] [5.3.grenades] [5.3.grenades.1] [5.3.grenades.2] It costs a point and one of the unit's attacks."""
    unit = g.group[0]
    g.points -= THROW_COST
    g.fresh = 0
    g.grenades = changed(g.grenades, unit, g.grenades[unit] - 1)
    there = g.place[target]
    note_attack(g, [target], there)
    if g.place[target] != there:
        g.tell("grenade-at-nobody", unit, there, g.grenades[unit])
        return
    column = grenade_column(g, g.place[unit], there)
    found = grenade_modifiers(g, unit)
    die = g.roll("grenade")
    code = GRENADE_TABLE.result(column, die + mod.total(found))
    effect = f"{effects.of_grenade(g, target)}-{code}"
    columns = GRENADE_TABLE.columns
    g.tell("grenade", unit, target, columns[column], die, tuple(found), code, g.grenades[unit], effect)
    grenade_result(g, target, there, code)
    yield from ()


def grenade_result(g: PegasusState, target: int, area: int, code: str) -> None:
    """[5.3.grenades.2a] [5.3.grenades.2b] [5.3.grenades.2c] [5.3.grenades.2d] [5.3.grenades.3] Suppression, points
    lost, an open tank hit when no infantry is with it, and with any number a gun of the area destroyed. The unit alone
    loses: nothing falls on the next one of its stack, and leaders with it are not checked, as they are under fire.
    """
    result = RESULTS[code]
    if KIND[target] == TANK:
        if result.hits_armour and not g.combat_in(area, GERMAN):
            wreck_tank(g, target)
        return
    if result.suppresses:
        suppress(g, target)
    elif result.points:
        if IS_COMBAT[target]:
            lose(g, target, result.points)
        elif target == THE_CAR:
            bomb_car(g)
        else:
            leader_casualty(g, target)
        if working_gun(g, area) >= 0:
            destroy_gun(g, working_gun(g, area))
        if area == GUN_PIT and g.strength[THE_FIELD_GUN]:
            destroy_gun(g, THE_FIELD_GUN)


# ---- bunkers


def can_search(g: PegasusState, area: int) -> bool:
    """[5.3.bunkers.1] A bunker not yet cleared, with no German combat unit in its area."""
    return bool(IS_BUNKER[area]) and not g.cleared[area] and not g.combat_in(area, GERMAN)


def search_bunker(g: PegasusState) -> Steps:
    """[5.2.5] [5.3.bunkers.2] [5.3.bunkers.3] [5.3.bunkers.4] Two points clear a bunker: a one brings prisoners, a six
    costs a point. The unit is in the bunker for the turn: it neither fires out of its area nor is fired at from
    outside.
    """
    unit = g.group[0]
    area = g.place[unit]
    g.points -= SEARCH_COST
    g.searching = changed(g.searching, unit, 1)
    die = g.roll("bunker-search")
    g.cleared = changed(g.cleared, area, 1)
    g.tell("bunker-cleared", unit, area, die)
    if die == PRISONER_DIE:
        take_prisoners(g, area)
    elif die == COSTLY_DIE:
        lose(g, unit, 1)
        check_leaders(g, area, 0)
    yield from ()


def take_prisoners(g: PegasusState, area: int) -> None:
    """[5.3.bunkers.4] A prisoner unit is placed in the area."""
    for piece in PRISONER_PIECES:
        if g.place[piece] == UNUSED:
            g.put(piece, area)
            g.tell("prisoners", piece, area)
            return


# ---- prepared positions


def can_prepare(g: PegasusState, unit: int, area: int) -> bool:
    """[5.2.8] [5.3.positions] The whole move of a unit that has not moved, four points where it has them; not on the
    bridge.
    """
    carries = len(g.group) > 1 and g.points < PREPARE_COST
    return not g.prepared[unit] and SPAN[area] < 0 and not carries


def prepare_cost(g: PegasusState) -> int:
    """[5.2.8] What preparing a position takes of the points of a group that may do so."""
    return min(PREPARE_COST, g.points)


def prepare_position(g: PegasusState) -> None:
    """[5.3.positions] The unit digs in; it has its position at the end of the turn unless it is attacked before."""
    unit = g.group[0]
    g.prepared = changed(g.prepared, unit, PREPARING)
    g.tell("preparing", unit, g.place[unit])


# ---- gammon bombs


def gammon_bombs_of(g: PegasusState, unit: int) -> int:
    """The gammon bombs that a unit carries and has left, or -1."""
    for weapon in range(WEAPONS):
        if g.carrier[weapon] == unit and WEAPON_KIND[weapon] == GAMMON_BOMBS and g.charges[weapon]:
            return weapon
    return -1


def armour_in(g: PegasusState, area: int) -> list[int]:
    """[5.3.gammon] Tanks and the car in the area."""
    return [unit for unit in g.germans_in(area) if KIND[unit] == TANK or unit == THE_CAR]


def gammon_bomb_odds(g: PegasusState, unit: int, target: int) -> Odds:
    """[5.3.gammon] What a gammon bomb may do: the 1-4 column with the small arms modifiers."""
    return FIRE.odds(0, small_arms_modifiers(g, [unit], target, False), reading=effects.of_gammon_bomb(target))


def gammon_bomb_attack(g: PegasusState, target: int) -> Steps:
    """[5.2.7] [5.3.gammon] It costs a point and a charge; an (H) destroys a tank, anything at all the car."""
    unit = g.group[0]
    weapon = gammon_bombs_of(g, unit)
    g.points -= THROW_COST
    g.fresh = 0
    g.charges[weapon] -= 1
    note_fire(g, [unit], target)
    found = small_arms_modifiers(g, [unit], target, False)
    die = g.roll("gammon-bomb")
    code = FIRE.result(0, die + mod.total(found))
    effect = f"{effects.of_gammon_bomb(target)}-{code}"
    g.tell("gammon-bomb", unit, target, die, tuple(found), code, g.charges[weapon], effect)
    if target == THE_CAR:
        if code != "-":
            bomb_car(g)
    elif RESULTS[code].hits_armour:
        wreck_tank(g, target)
    yield from ()
