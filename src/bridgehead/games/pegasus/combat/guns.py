"""[6.0.2] [6.5] Tank and anti-tank gun fire: line of sight, columns, results."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.pegasus.combat.small_arms import CREWED, note_attack, note_shooters, working_gun
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    BRITISH,
    COVER,
    GERMAN,
    GUN_AREAS,
    GUN_BIT,
    GUN_IN,
    GUN_PIT,
    IS_BRITISH,
    IS_LEADER,
    KIND,
    RANGE,
    TANK,
    TANKS,
    THE_FIELD_GUN,
    value,
)
from bridgehead.games.pegasus.printed.tables import FIRE, RESULTS
from bridgehead.games.pegasus.printed.terms import PREPARED
from bridgehead.games.pegasus.state import PegasusState, side_of
from bridgehead.games.pegasus.units import effects
from bridgehead.games.pegasus.units.leaders import check_leaders, is_alone, leader_with
from bridgehead.games.pegasus.units.losses import lose, within_reach
from bridgehead.games.pegasus.units.retreat import after_first_shot

GUN_RANGE: Final[int] = value("gun_range")
ONE_OR_TWO: Final = 1
THREE_OR_FOUR: Final = 2
FIVE_OR_MORE: Final = 3


def gun_column(g: PegasusState, guns: int) -> int:
    """[6.5] [6.5.fire.2] The column of the tank line: one or two guns, three or four, five or more; by option one
    column to the left.
    """
    column = ONE_OR_TWO if guns <= 2 else THREE_OR_FOUR if guns <= 4 else FIVE_OR_MORE
    return column - 1 if g.config.tank_columns_left else column


def armour_points(column: int, code: str) -> int:
    """[6.5.fire.4] The points that a result costs infantry when it counts as an (H), -1 when it does not count at all.
    The column of five or more guns is printed without any (H); there every number counts as one.
    """
    result = RESULTS[code]
    if result.hits_armour or (column == FIVE_OR_MORE and result.points):
        return result.points
    return -1


# ---- line of sight


def line_of_sight(g: PegasusState, here: int, there: int) -> bool:
    """[6.5.los.3] [6.5.los.4] A ruler from centre to centre: no obstructed area between, and none with a tank or a
    wreck.
    """
    for area in BOARD.crossed(here, there):
        if COVER[area] or g.tank_in(area) >= 0:
            return False
    return True


def in_sight(g: PegasusState, gun: int, here: int, target: int) -> bool:
    """[6.5.los] [6.5.los.1] [6.5.los.2] [6.5.los.3] Adjacent or in the same area always; farther off when it is within
    five areas, has fired (at anyone in this turn, or at this gun in the last one) and the line of sight is free.
    """
    there = g.place[target]
    distance = RANGE[here][there]
    if distance <= 1:
        return True
    if distance > GUN_RANGE:
        return False
    shown = g.fired_turn[target] == g.turn or g.shots_before[target] & GUN_BIT[gun] > 0
    return shown and line_of_sight(g, here, there)


def worth_shelling(g: PegasusState, area: int, side: int) -> bool:
    """[6.5.fire.4] Guns do something to an obstructed area, where all guns stand too, or to a prepared position."""
    if COVER[area]:
        return True
    return side == BRITISH and any(g.prepared[unit] == PREPARED for unit in g.british_in(area))


def has_gun(g: PegasusState, area: int) -> bool:
    """[6.5.fire.4] Whether a gun that is not destroyed stands in an area."""
    return working_gun(g, area) >= 0 or (area == GUN_PIT and g.strength[THE_FIELD_GUN] > 0)


def can_be_shelled(g: PegasusState, unit: int, here: int) -> bool:
    """[5.3.bunkers.2] [6.5.fire.4.1] Combat units, but not who searches a bunker, for no gun of the other side is ever
    in its area. A leader alone only with a gun that he can serve, and from outside (ruling 79).
    """
    area = g.place[unit]
    if IS_LEADER[unit]:
        return area != here and is_alone(g, unit) and has_gun(g, area)
    return not (IS_BRITISH[unit] and g.searching[unit])


def gun_targets(g: PegasusState, gun: int, here: int, side: int) -> list[int]:
    """[6.5.fire.1] [6.5.los] The enemies that a gun in an area may fire at: tanks one by one, areas by one of the units
    there. The British may shell the area of a machine gun too that nobody serves [6.5.fire.4.1].
    """
    found: list[int] = []
    other = GERMAN if side == BRITISH else BRITISH
    counts = g.germans if side == BRITISH else g.british
    for area in range(len(counts)):
        if counts[area] == 0:
            continue
        shelled = False
        for unit in g.units_in(area, other):
            if not in_sight(g, gun, here, unit):
                continue
            if KIND[unit] == TANK:
                found.append(unit)
            elif not shelled and can_be_shelled(g, unit, here) and worth_shelling(g, area, other):
                found.append(unit)
                shelled = True
    return found + deserted_guns(g, here) if side == BRITISH else found


def deserted_guns(g: PegasusState, here: int) -> list[int]:
    """[6.5.fire.4.1] [6.5.los.1] Working machine guns in reach of a gun with nobody in their area. They have not fired,
    so that only an adjacent area is in sight.
    """
    return [
        GUN_IN[area]
        for area in GUN_AREAS
        if RANGE[here][area] == 1 and working_gun(g, area) >= 0 and not g.british[area] and not g.germans[area]
    ]


# ---- the field gun


def field_gun_crews(g: PegasusState) -> list[int]:
    """[6.5.gun] [11.0.4] British units that may fire the field gun in this phase, a leader when he is alone."""
    if not g.strength[THE_FIELD_GUN] or g.acted[THE_FIELD_GUN]:
        return []
    return [
        unit
        for unit in g.combat_in(GUN_PIT, BRITISH) or g.leaders_in(GUN_PIT, BRITISH)
        if not g.acted[unit] and not g.suppressed[unit] and not g.searching[unit]
    ]


def gun_modifiers(g: PegasusState, firers: list[int]) -> list[Modifier]:
    """[11.0.1] [11.0.4] A leader with the tanks or the crew adds one when it is true of all that fire; one who serves
    the gun alone takes one off. There is no other modifier.
    """
    if any(IS_LEADER[unit] for unit in firers):
        return [mod.LEADER_ALONE]
    return [mod.OWN_LEADER] if all(leader_with(g, unit) for unit in firers) else []


def gun_odds(g: PegasusState, crew: int, target: int) -> Odds:
    """[6.5.fire.3] What a shot of the field gun may bring."""
    return FIRE.odds(gun_column(g, 1), gun_modifiers(g, [crew]), reading=effects.of_gun(target, False))


def fire_field_gun(g: PegasusState, crew: int, target: int) -> Steps:
    """[6.5.gun] The British fire the field gun; its crew may still use its rifles, three points weaker."""
    g.acted[THE_FIELD_GUN] = 1
    g.acted[crew] = CREWED
    yield from gun_fire(g, [crew], 1, crew, target)


def gun_fire(g: PegasusState, firers: list[int], guns: int, crew: int, target: int) -> Steps:
    """[6.5.fire] [6.5.fire.2] [6.5.fire.3] [6.5.fire.4] One attack by tanks, field gun, or both, on a target."""
    area = g.place[target]
    side = side_of(target)
    note_shooters(g, firers, target)
    single = KIND[target] == TANK or IS_LEADER[target]
    note_attack(g, [target] if single else under_shells(g, area, side, firers), area)
    if g.place[target] != area:
        left = under_shells(g, area, side, firers)
        if not left:
            g.tell("fire-at-nobody", area)
            return
        target = left[0]
    column = gun_column(g, guns)
    found = gun_modifiers(g, firers)
    die = g.roll("gun-fire")
    code = FIRE.result(column, die + mod.total(found))
    effect = f"{effects.of_gun(target, column == FIVE_OR_MORE)}-{code}"
    g.tell("gun-fire", tuple(firers), target, FIRE.columns[column], die, tuple(found), code, effect)
    points = armour_points(column, code)
    if KIND[target] == TANK:
        if points >= 0:
            leading = wreck_tank(g, target)
            yield from after_first_shot(g, target if leading else -1)
        else:
            yield from after_first_shot(g, -1)
    elif points >= 0:
        shell_area(g, area, side, points, firers)


def shell_area(g: PegasusState, area: int, side: int, points: int, firers: list[int]) -> None:
    """[5.3.bunkers.2] [6.5.fire.4.1] [6.5.fire.4.2] [6.5.fire.4.3] [6.5.fire.6] [6.5.fire.7] Rubble, or prepared
    positions gone; each combat unit that is within reach loses points; guns there are destroyed, but the field gun not
    by itself (ruling 85).
    """
    if COVER[area]:
        g.rubble = changed(g.rubble, area, 1)
    for unit in g.combat_in(area, side):
        if side == BRITISH and g.prepared[unit] == PREPARED:
            g.prepared = changed(g.prepared, unit, 0)
            g.tell("position-lost", unit)
    if points:
        for unit in under_shells(g, area, side, firers):
            lose(g, unit, points)
        check_leaders(g, area, side)
    gun = working_gun(g, area)
    if gun >= 0:
        destroy_gun(g, gun)
    if area == GUN_PIT and g.strength[THE_FIELD_GUN] and any(g.place[unit] != GUN_PIT for unit in firers):
        destroy_gun(g, THE_FIELD_GUN)


def under_shells(g: PegasusState, area: int, side: int, firers: list[int]) -> list[int]:
    """[5.3.bunkers.2] [6.5.fire.4.2] The combat units that gun fire at an area reaches; not who searches its bunker."""
    return [unit for unit in g.combat_in(area, side) if within_reach(g, unit, firers)]


def destroy_gun(g: PegasusState, gun: int) -> None:
    """[5.3.grenades.3] [6.5.fire.7] A machine gun or the field gun can be used no more."""
    g.strength[gun] = 0
    g.tell("gun-destroyed", gun, g.place[gun])


def wreck_tank(g: PegasusState, tank: int) -> bool:
    """[6.5.fire.5] The tank becomes a wreck, which blocks other tanks and lines of sight. Gives whether it led the
    line.
    """
    leading = tank == lead_tank(g)
    g.tell("tank-wrecked", tank, g.place[tank])
    g.wreck(tank)
    return leading


def lead_tank(g: PegasusState) -> int:
    """The tank that has the shortest way to go by road; -1 when there is none."""
    best, way = -1, 0
    for tank in TANKS:
        if g.place[tank] >= 0 and g.strength[tank]:
            left = g.ways().road[g.place[tank]][g.heading[tank]]
            if best < 0 or left < way:
                best, way = tank, left
    return best


# ---- the Germans' guns


def german_gun_target(g: PegasusState, gun: int, here: int) -> list[int]:
    """[6.2] [6.5] Whose area a German gun fires at: its own, else adjacent, else farther off; the open before cover,
    the largest unit. Several are left when only a die can choose.
    """
    found = gun_targets(g, gun, here, GERMAN)
    if not found:
        return []
    nearest = min(min(RANGE[here][g.place[unit]], 2) for unit in found)
    found = [unit for unit in found if min(RANGE[here][g.place[unit]], 2) == nearest]
    in_open = [unit for unit in found if not COVER[g.place[unit]]]
    found = in_open or found
    most = max(largest_in(g, g.place[unit]) for unit in found)
    return [unit for unit in found if largest_in(g, g.place[unit]) == most]


def largest_in(g: PegasusState, area: int) -> int:
    """The points of the strongest British unit in an area."""
    return max(g.strength[unit] for unit in g.british_in(area))
