"""[4] The glider landing: entry areas, flight, breaking formation, landing, crashes."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    FLIGHT,
    GLIDER_ENTRY,
    GLIDER_UNITS,
    GLIDERS,
    GROUPS,
    IS_LEADER,
    KIND,
    LANDS_ON,
    PLATOON,
    SIX_AREA,
    value,
)
from bridgehead.games.pegasus.printed.tables import CRASH, LOST_GLIDER, cell
from bridgehead.games.pegasus.printed.terms import ABOARD, CRASHED, FLYING, GONE, LANDED, LOST, WAITING
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.phases import end_phase
from bridgehead.games.pegasus.turn.setting_up import IN_GROUP, optional_setup, setup_is_open
from bridgehead.games.pegasus.units.leaders import leader_casualty
from bridgehead.games.pegasus.units.losses import drop_weapons
from bridgehead.games.pegasus.units.reinforcements import roll_for_early_tanks

MOST_LOST: Final[int] = value("most_gliders_lost")
CRASH_FROM: Final[int] = value("crash_from")
SIX: Final = 6


def glider_landing(g: PegasusState) -> Steps:
    """[3.A] [4] [4.2] One step of the glider phase, which is played in the first turn only."""
    if setup_is_open(g):
        yield from optional_setup(g)
        return
    if roll_for_early_tanks(g):
        return
    for group in range(len(GROUPS)):
        if g.entered[group] < 0:
            select_entry_area(g, group)
            return
    for group in range(len(GROUPS)):
        if still_flying(g, group):
            fly(g, group)
            return
    for glider in range(GLIDERS):
        if g.glider[glider] == LANDED:
            check_crash(g, glider)
    disembark(g)
    end_phase(g)


def gliders_of(g: PegasusState, group: int) -> list[int]:
    """The gliders of a group that were not lost, the lead glider first."""
    return [glider for glider in g.line[group] if g.glider[glider] != LOST]


def still_flying(g: PegasusState, group: int) -> list[int]:
    """The gliders of a group that have yet to land."""
    return [glider for glider in g.line[group] if g.glider[glider] in (WAITING, FLYING)]


def select_entry_area(g: PegasusState, group: int) -> None:
    """[4.1] A die settles where the group comes in; a six loses a glider, as long as fewer than two are lost.

    After a six the die is rolled again. A group that has no glider, or none left, does not fly.
    """
    if not gliders_of(g, group):
        g.entered[group] = 0
    while g.entered[group] < 0:
        die = g.roll("glider-entry")
        area = GLIDER_ENTRY[group][die]
        if area >= 0:
            g.entered[group] = area
            g.tell("glider-entry", group, area, die)
        elif g.config.gliders_may_be_lost and g.glider.count(LOST) - len(g.config.absent_gliders) < MOST_LOST:
            lose_glider(g, group)
            if not gliders_of(g, group):
                g.entered[group] = 0


def lose_glider(g: PegasusState, group: int) -> None:
    """[4.1.lost] A die picks the glider of the group that is lost, by its number; the next number when the group has
    none of them, the one that flies first when it has both.
    """
    die = g.roll("lost-glider")
    number = int(cell(LOST_GLIDER, die, 0)) - 1
    left = gliders_of(g, group)
    while all(glider % IN_GROUP != number for glider in left):
        number = (number + 1) % IN_GROUP
    glider = next(glider for glider in left if glider % IN_GROUP == number)
    g.glider[glider] = LOST
    for unit in aboard(g, glider):
        g.place[unit] = GONE
    drop_weapons(g)
    g.tell("glider-lost", glider, die)


def aboard(g: PegasusState, glider: int) -> list[int]:
    """The units still aboard a glider."""
    return [unit for unit in GLIDER_UNITS if g.aboard[unit] == glider and g.place[unit] == ABOARD]


def fly(g: PegasusState, group: int) -> None:
    """[4.2.1] [4.2.2] One step of a group: the lead glider is moved and the others follow its track; a group that
    has broken formation moves glider by glider.
    """
    if g.broken[group]:
        for glider in still_flying(g, group):
            fly_alone(g, group, glider)
        return
    lead = still_flying(g, group)[0]
    if g.glider[lead] == WAITING:
        g.glider[lead] = FLYING
        g.track[group].append(g.entered[group])
        g.glider_at[lead] = g.entered[group]
        return
    area, die, landing = steer(g, group, lead)
    g.track[group].append(area)
    follow(g, group)
    if breaks_formation(g, group, area, landing):
        return
    if landing in LANDS_ON[area]:
        for glider in still_flying(g, group):
            land(g, glider, area, landing)
    else:
        g.tell("glider-flies", lead, area, die)


def steer(g: PegasusState, group: int, glider: int) -> tuple[int, int, int]:
    """[4.2.2] A die picks the line out of the area; gives the new area, the die, and the die that may land there."""
    die = g.roll("glider-flight")
    area = FLIGHT[group][g.glider_at[glider]][die]
    g.glider_at[glider] = area
    landing = die
    if g.config.two_landing_dice and LANDS_ON[area]:
        landing = g.roll("glider-landing")
    return area, die, landing


def follow(g: PegasusState, group: int) -> None:
    """[4.2.2] The gliders behind the lead stand where it was one and two steps ago, in a line."""
    for behind, glider in enumerate(still_flying(g, group)):
        if 0 < behind < len(g.track[group]):
            g.glider[glider] = FLYING
            g.glider_at[glider] = g.track[group][-1 - behind]


def breaks_formation(g: PegasusState, group: int, area: int, die: int) -> bool:
    """[4.2.4] The first six of a group in a six area lands nobody: from now on each of its gliders flies alone."""
    if g.broken[group] or die != SIX or not SIX_AREA[area]:
        return False
    g.broken[group] = 1
    g.tell("formation-broken", group, area)
    return True


def fly_alone(g: PegasusState, group: int, glider: int) -> None:
    """[4.2.4] A glider of a broken formation rolls for itself, from the entry area if it was not on the map yet."""
    if g.glider[glider] == WAITING:
        g.glider[glider] = FLYING
        g.glider_at[glider] = g.entered[group]
    area, die, landing = steer(g, group, glider)
    if landing in LANDS_ON[area]:
        land(g, glider, area, landing)
    else:
        g.tell("glider-flies", glider, area, die)


def land(g: PegasusState, glider: int, area: int, die: int) -> None:
    """[4.2.3] The die was one of the landing dice of the area entered."""
    g.landed_before[glider] = gliders_in(g, area)
    g.glider[glider] = LANDED
    g.glider_at[glider] = area
    g.tell("glider-lands", glider, area, die)


def gliders_in(g: PegasusState, area: int) -> int:
    """How many gliders have landed in an area."""
    return sum(1 for glider in range(GLIDERS) if g.glider[glider] in (LANDED, CRASHED) and g.glider_at[glider] == area)


def crash_modifier(g: PegasusState, glider: int) -> int:
    """[4.2.5] One for each glider that landed in the area before (by option: for each other glider there)."""
    if g.config.crash_every_other:
        return gliders_in(g, g.glider_at[glider]) - 1
    return g.landed_before[glider]


def check_crash(g: PegasusState, glider: int) -> None:
    """[4.2.5] [4.2.6] Six or more crashes the glider; the Crash Table says what it costs."""
    modifier = crash_modifier(g, glider)
    die = g.roll("glider-crash")
    if die + modifier < CRASH_FROM:
        return
    g.glider[glider] = CRASHED
    result_die = g.roll("crash-table")
    result = cell(CRASH, result_die, 0)
    g.tell("glider-crashes", glider, die, modifier, result_die, result)
    if result == "all":
        for unit in aboard(g, glider):
            g.strength[unit] = 0
            g.remove(unit)
            g.tell("eliminated", unit)
        drop_weapons(g)
    elif result != "0":
        crash_losses(g, glider, int(result))


def crash_losses(g: PegasusState, glider: int, points: int) -> None:
    """[4.2.6] The platoon loses first, then sappers and headquarters; every leader aboard is checked."""
    units = [unit for unit in aboard(g, glider) if not IS_LEADER[unit]]
    for unit in sorted(units, key=_platoon_first):
        lost = min(points, g.strength[unit])
        points -= lost
        g.strength[unit] -= lost
        if lost:
            g.tell("loses", unit, lost, g.strength[unit])
        if g.strength[unit] == 0:
            g.remove(unit)
            g.tell("eliminated", unit)
    for leader in aboard(g, glider):
        if IS_LEADER[leader]:
            leader_casualty(g, leader)
    drop_weapons(g)


def _platoon_first(unit: int) -> int:
    return 0 if KIND[unit] == PLATOON else 1


def disembark(g: PegasusState) -> None:
    """[14] All have landed and all crashes are settled: the units step out."""
    for glider in range(GLIDERS):
        if g.glider[glider] in (LANDED, CRASHED):
            area = g.glider_at[glider]
            for unit in aboard(g, glider):
                g.put(unit, area)
            g.last_in = changed(g.last_in, area, BRITISH)
