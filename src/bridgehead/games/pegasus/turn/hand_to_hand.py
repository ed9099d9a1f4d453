"""[7] Hand-to-hand combat."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.pegasus.printed import modifiers as mod
from bridgehead.games.pegasus.printed.components import (
    AREAS,
    BRITISH,
    COVER,
    GARRISON,
    GERMAN,
    HICKMAN,
    IS_COMBAT,
    IS_GLIDER_INFANTRY,
    IS_LEADER,
    KIND,
    NEXT,
    SCHMIDT,
    SPAN,
    TANK,
)
from bridgehead.games.pegasus.printed.tables import HAND_TO_HAND_TABLE
from bridgehead.games.pegasus.printed.terms import DESTROYED, PREPARED
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.phases import end_phase
from bridgehead.games.pegasus.units.garrison import is_hidden, wake_in
from bridgehead.games.pegasus.units.leaders import abandon_car, carried_check, is_alone, kill_leader
from bridgehead.games.pegasus.units.losses import Loss, eliminate, lose_half, prisoners_in
from bridgehead.games.pegasus.units.sappers import makeshift_holds
from bridgehead.games.pegasus.units.schmidt import capture_schmidt, in_car

ENGAGED_CODE: Final = "ENG"
ALL: Final = "E"
HALF: Final = "1/2E"


def hand_to_hand(g: PegasusState) -> Steps:
    """[3.G] [7] One step of the phase: whoever is attacked is roused, then one combat after another is fought, in the
    order that the player chooses.
    """
    if not g.opened:
        g.opened = 1
        for area in range(AREAS):
            if g.british[area] and g.germans[area]:
                wake_in(g, area)
        return
    areas = [area for area in range(AREAS) if g.fought[area] != g.turn and can_fight(g, area)]
    if not areas:
        end_phase(g)
        return
    area = areas[0]
    if len(areas) > 1:
        options: list[Option] = [("fight", one) for one in areas]
        _verb, area = yield g.ask(BRITISH, "combat", options)
    g.fought = changed(g.fought, area, g.turn)
    yield from combat(g, area)


def fighters(g: PegasusState, area: int, side: int) -> list[int]:
    """[7.0.1] [11.0.4] Who fights in hand-to-hand: combat units, or leaders when they are alone; never a tank. A leader
    with combat units neither begins it nor counts as suppressed (ruling 92).
    """
    return g.combat_in(area, side) or g.leaders_in(area, side)


def can_fight(g: PegasusState, area: int) -> bool:
    """[10.0.4] There is combat when both sides have somebody to fight and somebody unsuppressed begins it."""
    if not g.british[area] or not g.germans[area]:
        return False
    ours, theirs = fighters(g, area, BRITISH), fighters(g, area, GERMAN)
    return bool(theirs) and any(not g.suppressed[unit] for unit in ours + theirs)


def points_of(g: PegasusState, units: list[int]) -> int:
    """[7.0.1] The combined points of a side."""
    return sum(g.strength[unit] for unit in units)


def odds_column(british: int, german: int) -> int:
    """[7.0.1] The column of the ratio, always rounded in the Germans' favour, from 1-2 to 4-1."""
    if british >= 4 * german:
        return 5
    if british >= 3 * german:
        return 4
    if british >= 2 * german:
        return 3
    if 2 * british >= 3 * german:
        return 2
    if british >= german:
        return 1
    return 0


def combat_modifiers(g: PegasusState, area: int) -> list[Modifier]:
    """[7.0.2] [7.0.2a] [7.0.2b] [7.0.2c] [7.0.2d] [7.0.2e] [7.0.2f] [7.0.2g] The modifiers of both lists of the
    rulebook, with those for leaders; the die is read for the British.
    """
    found: list[Modifier] = []
    british, germans = fighters(g, area, BRITISH), fighters(g, area, GERMAN)
    if all(IS_GLIDER_INFANTRY[unit] for unit in g.british_in(area)):
        found.append(mod.BRITISH_GLIDER_INFANTRY)
    if any(g.suppressed[unit] for unit in germans):
        found.append(mod.GERMANS_SUPPRESSED)
    if all(KIND[unit] == GARRISON or unit == HICKMAN for unit in germans + g.leaders_in(area, GERMAN)):
        found.append(mod.ONLY_GARRISON)
    if any(g.suppressed[unit] for unit in british):
        found.append(mod.BRITISH_SUPPRESSED)
    if g.last_in[area] == BRITISH and COVER[area]:
        found.append(mod.BRITISH_ENTERED_COVER)
    if g.last_in[area] == GERMAN and COVER[area]:
        found.append(mod.GERMANS_ENTERED_COVER)
    elif g.last_in[area] == GERMAN and any(g.prepared[unit] == PREPARED for unit in british):
        found.append(mod.GERMANS_ENTERED_POSITION)
    tank = g.tank_in(area)
    if tank >= 0 and g.strength[tank] and IS_COMBAT[germans[0]]:
        found.append(mod.INFANTRY_WITH_TANK)
    return found + leader_modifiers(g, area, british, germans)


def leader_modifiers(g: PegasusState, area: int, british: list[int], germans: list[int]) -> list[Modifier]:
    """[11.0.4] [11.0.5] [6.1.6] A leader with combat units helps; leaders alone, and wounded ones, fight badly. One who
    stands by a tank is not alone, but the tank is no help hand to hand (ruling 45).
    """
    found: list[Modifier] = []
    ours, theirs = g.leaders_in(area, BRITISH), g.leaders_in(area, GERMAN)
    if IS_LEADER[british[0]]:
        found.append(mod.BRITISH_LEADERS_ALONE)
    elif ours:
        found.append(mod.BRITISH_LEADER)
    if hampered(g, ours, not IS_COMBAT[british[0]]):
        found.append(mod.BRITISH_LEADER_WOUNDED)
    if IS_LEADER[germans[0]]:
        if is_alone(g, germans[0]):
            found.append(mod.GERMAN_LEADERS_ALONE)
    elif theirs:
        found.append(mod.GERMAN_LEADER_PRESENT)
    if hampered(g, theirs, not IS_COMBAT[germans[0]]):
        found.append(mod.GERMAN_LEADER_WOUNDED)
    return found


def hampered(g: PegasusState, leaders: list[int], fight_alone: bool) -> bool:
    """[6.1.6] Whether wounds hamper the leaders of a side: one is enough when they fight themselves; combat units are
    led by one who is not wounded, if there is one (ruling 5).
    """
    wounded = sum(g.wounded[leader] for leader in leaders)
    return wounded > 0 and (fight_alone or wounded == len(leaders))


def combat_odds(g: PegasusState, area: int) -> Odds:
    """[7.0.3] What the combat in an area may bring."""
    column = odds_column(
        points_of(g, fighters(g, area, BRITISH)),
        points_of(g, fighters(g, area, GERMAN)),
    )
    return HAND_TO_HAND_TABLE.odds(column, combat_modifiers(g, area))


def entry_odds(g: PegasusState, group: list[int], area: int) -> Odds | None:
    """[7.0.3] What the combat would bring if the group went into the area and nothing came between; None where nobody
    would fight, and where a counter that lies face down may yet be anything.
    """
    if not g.germans[area] or any(is_hidden(g, unit) for unit in g.germans_in(area)):
        return None
    after = g.copy()
    for unit in group:
        after.put(unit, area)
    return combat_odds(after, area) if can_fight(after, area) else None


def combat(g: PegasusState, area: int) -> Steps:
    """[7.0.1] [7.0.2] [7.0.3] [7.0.5] The combat in one area, to the retreat that may follow."""
    british, germans = fighters(g, area, BRITISH), fighters(g, area, GERMAN)
    for unit in g.british_in(area):
        g.attacked = changed(g.attacked, unit, 1)
    g.alarm = 1
    strengths = points_of(g, british), points_of(g, germans)
    column = odds_column(strengths[0], strengths[1])
    found = combat_modifiers(g, area)
    die = g.roll("hand-to-hand")
    code = HAND_TO_HAND_TABLE.result(column, die + mod.total(found))
    g.tell(
        "hand-to-hand",
        area,
        strengths[0],
        strengths[1],
        HAND_TO_HAND_TABLE.columns[column],
        die,
        tuple(found),
        code,
    )
    if code == ENGAGED_CODE:
        engage(g, area)
        return
    ours, theirs = code.split(":")
    british_lost = yield from suffer(g, area, BRITISH, british, ours)
    german_lost = yield from suffer(g, area, GERMAN, germans, theirs)
    settle_empty_area(g, area)
    yield from after_combat(g, area, british_lost, german_lost)


def engage(g: PegasusState, area: int) -> None:
    """[7.0.3a] The units there may not leave the area in the next turn, and the fight goes on. Who comes in later is
    free to go.
    """
    for unit in g.british_in(area) + g.germans_in(area):
        if KIND[unit] != TANK:
            g.engaged = changed(g.engaged, unit, g.turn + 1)
    g.tell("engaged", area)


def suffer(g: PegasusState, area: int, side: int, units: list[int], code: str) -> Loss:
    """[7.0.3b] [7.0.3c] [7.0.3d] What the result does to one side; gives the points it lost."""
    if code == HALF:
        lost = yield from lose_half(g, area, side, units)
        return lost
    if code != ALL:
        return 0
    lost = points_of(g, units)
    for unit in units:
        if IS_COMBAT[unit]:
            eliminate(g, unit)
    for leader in g.leaders_in(area, side):
        if leader == SCHMIDT:
            capture_schmidt(g)
        else:
            g.tell("eliminated", leader)
            kill_leader(g, leader)
    return lost


def settle_empty_area(g: PegasusState, area: int) -> None:
    """[16.control] Where all fall they fall together, whoever's losses come first: it is theirs who came last."""
    if not g.british[area] and not g.germans[area]:
        g.control = changed(g.control, area, g.last_in[area])


def after_combat(g: PegasusState, area: int, british_lost: int, german_lost: int) -> Steps:
    """[7.0.6] Both sides still there: who lost more retreats, and with equal losses who entered last."""
    if not fighters(g, area, BRITISH) or not fighters(g, area, GERMAN):
        return
    loser = BRITISH if british_lost > german_lost else GERMAN
    if british_lost == german_lost:
        loser = g.last_in[area]
    if loser == BRITISH:
        yield from british_retreat(g, area)
    else:
        german_retreat(g, area)
    take_schmidt(g, area)


def take_schmidt(g: PegasusState, area: int) -> None:
    """[5.8.drive] Schmidt left behind among British combat units is taken."""
    if g.leaders_in(area, GERMAN) == [SCHMIDT] and g.combat_in(area, BRITISH) and not g.combat_in(area, GERMAN):
        capture_schmidt(g)


def ways_out(g: PegasusState, area: int, side: int) -> list[int]:
    """[7.0.6] Adjacent areas that hold no enemies and can be entered; a destroyed span only over a makeshift bridge
    [9.3], which has a British sapper on it.
    """
    enemies = g.germans if side == BRITISH else g.british
    found: list[int] = []
    for there in NEXT[area]:
        gone = SPAN[there] >= 0 and g.span[SPAN[there]] == DESTROYED
        if enemies[there] == 0 and (not gone or makeshift_holds(g, there)):
            found.append(there)
    return found


def has_room(g: PegasusState, area: int, units: list[int]) -> bool:
    """[5.7] Whether Germans may stack in an area: with a tank one infantry unit and any number of leaders."""
    tank = g.tank_in(area)
    if tank < 0 or g.strength[tank] == 0:
        return True
    return len(g.combat_in(area, GERMAN)) + sum(IS_COMBAT[unit] for unit in units) <= 1


def british_retreat(g: PegasusState, area: int) -> Steps:
    """[5.3.bunkers.4] [7.0.6] [11.0.3] The British choose where their units go, all together; combat units take
    prisoners and wounded leaders along. Who has no way out stays and is suppressed.
    """
    units, ways = g.british_in(area), ways_out(g, area, BRITISH)
    guarded = prisoners_in(g, area)
    if not g.combat_in(area, BRITISH):
        units, guarded = unhurt(g, units), []
    if not ways or not units:
        hold_out(g, g.british_in(area))
        return
    there = ways[0]
    if len(ways) > 1:
        options: list[Option] = [("retreat", one) for one in ways]
        _verb, there = yield g.ask(BRITISH, "retreat", options, area)
    fall_back(g, [*units, *guarded], area, there)
    hold_out(g, g.british_in(area))
    for leader in units:
        if g.wounded[leader]:
            carried_check(g, leader)


def unhurt(g: PegasusState, units: list[int]) -> list[int]:
    """[11.0.3] Those who can go by themselves: all but wounded leaders."""
    return [unit for unit in units if not g.wounded[unit]]


def fall_back(g: PegasusState, units: list[int], area: int, there: int) -> None:
    """[7.0.6] Units retreat together."""
    for unit in units:
        g.put(unit, there)
    g.tell("retreats", tuple(units), area, there)


def german_retreat(g: PegasusState, area: int) -> None:
    """[5.7] [7.0.6] [11.0.3] The Germans go into cover if they can, else to the first area with room for all of them;
    tanks stay, and wounded leaders, whom nobody carries; Schmidt leaves his car.
    """
    everybody = [unit for unit in g.germans_in(area) if IS_COMBAT[unit] or IS_LEADER[unit]]
    units = unhurt(g, everybody)
    ways = [there for there in ways_out(g, area, GERMAN) if has_room(g, there, units)]
    if not ways or not units:
        hold_out(g, everybody)
        return
    if SCHMIDT in units and in_car(g):
        abandon_car(g)
    covered = [there for there in ways if COVER[there]]
    there = (covered or ways)[0]
    fall_back(g, units, area, there)
    hold_out(g, [unit for unit in everybody if g.place[unit] == area])


def hold_out(g: PegasusState, units: list[int]) -> None:
    """[7.0.6] No way out: they stay and are suppressed."""
    for unit in units:
        if not g.suppressed[unit]:
            g.suppressed[unit] = 1
            g.tell("suppressed", unit)
