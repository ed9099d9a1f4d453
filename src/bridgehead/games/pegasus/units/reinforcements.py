"""[13] Reinforcements of both sides, and the two tanks of chit H [14.chart.tanks]."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    BRITISH,
    BRITISH_FORCES,
    ENTRIES,
    GERMAN,
    GERMAN_FORCES,
    GERMAN_PLATOONS,
    LEPORT,
    PARATROOP_UNITS,
    PINE_COFFIN,
    RANVILLE,
    TANKS,
    WEAPON_GLIDER,
    WEAPON_KIND,
    WEAPONS,
    value,
)
from bridgehead.games.pegasus.printed.tables import (
    BRITISH_REINFORCEMENTS,
    EARLY_TANKS,
    GERMAN_ENTRY,
    GERMAN_REINFORCEMENTS,
    OPTIONAL_REINFORCEMENTS,
    cell,
)
from bridgehead.games.pegasus.printed.terms import COMING, UNUSED
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.roads import (
    column_way,
    has_room,
    road_is_free,
    road_is_open,
    tank_is_followed,
    way_ahead,
)

GERMAN_ROLL_TURN: Final[int] = value("german_reinforcement_roll_turn")
BRITISH_ROLL_TURN: Final[int] = value("british_reinforcement_roll_turn")
TANK_MOVEMENT: Final = 3
INFANTRY_MOVEMENT: Final = 3
IN_STACK: Final = 2


# ---- the Germans


def german_reinforcements(g: PegasusState) -> None:
    """[3.D.1] [13] [13.1] On turn four the Germans roll for their reinforcements."""
    if g.turn >= GERMAN_ROLL_TURN and g.german_turn < 0:
        roll_german_force(g)


def roll_german_force(g: PegasusState) -> None:
    """[13.1.1] [13.1.2] [13.1.3] [13.1.4] The chit's line and a die give the force, another die its entry area."""
    if g.german_force < 0:
        die = g.roll("german-reinforcements")
        g.german_force = int(cell(GERMAN_REINFORCEMENTS, die, g.chit)) - 1
        g.tell("german-force", die, GERMAN_FORCES[g.german_force].name)
    force = GERMAN_FORCES[g.german_force]
    die = g.roll("german-entry")
    g.german_entry = BOARD.space(cell(GERMAN_ENTRY, die, 0))
    g.german_turn = max(force.turn, g.turn)
    tanks = [tank for tank in TANKS if g.place[tank] == UNUSED]
    platoons = [unit for unit in GERMAN_PLATOONS if g.place[unit] == UNUSED]
    line_up(
        g,
        tanks if force.tanks < 0 else tanks[: force.tanks],
        platoons if force.platoons < 0 else platoons[: force.platoons],
    )
    g.tell("german-entry", die, g.german_entry, g.german_turn)


def line_up(g: PegasusState, tanks: list[int], platoons: list[int]) -> None:
    """[13.1.5] Off the map the tanks stand one behind the other, the platoons behind them in stacks of two: each
    place in the line pays one point more to come in.
    """
    for number, tank in enumerate(tanks):
        expect(g, tank, number)
    for number, unit in enumerate(platoons):
        expect(g, unit, len(tanks) + number // IN_STACK)


def expect(g: PegasusState, unit: int, place_in_line: int) -> None:
    """A unit waits off the map for its turn."""
    g.place[unit] = COMING
    g.due = changed(g.due, unit, g.german_turn)
    g.entry[unit] = g.german_entry
    g.wait = changed(g.wait, unit, place_in_line)
    g.heading[unit] = RANVILLE


def enter_tank(g: PegasusState, tank: int) -> int:
    """[5.7] [6.5.fire.5] [13.1.5] A tank comes in if its points reach that far and it finds an area to end its move in;
    gives the points left or -1.
    """
    area = g.entry[tank]
    points = TANK_MOVEMENT - g.wait[tank] - g.toll(area, GERMAN)
    if points < 0 or not road_is_open(g, area):
        return -1
    if not road_is_free(g, area) and (g.stops(area) or not way_ahead(g, tank, area, points)):
        return -1
    arrive(g, tank, area)
    return points


def enter_infantry(g: PegasusState, unit: int, in_column: bool) -> int:
    """[5.7] [13.1.5] The same for a platoon, which ends its move beside another one of the column, or with a single
    tank; off the column any number of platoons may be together.
    """
    area = g.entry[unit]
    points = INFANTRY_MOVEMENT - g.wait[unit] - g.toll(area, GERMAN)
    if points < 0:
        return -1
    if in_column:
        if not has_room(g, unit, area) and (g.stops(area) or not column_way(g, unit, area, points)):
            return -1
    elif tank_is_followed(g, area):
        return -1
    arrive(g, unit, area)
    return points


def close_up(g: PegasusState, waiting: list[int], points: int) -> None:
    """[13.1.5] [13.2.5] Those of a line who have not come in by the end of the movement phase move up by their points,
    each place behind the one before it; the first of them stands at the edge of the map at last, and pays nothing.
    """
    for entry in ENTRIES:
        line = [
            unit for unit in waiting if g.place[unit] == COMING and g.entry[unit] == entry and g.due[unit] <= g.turn
        ]
        old = [g.wait[unit] for unit in line]
        front = 0
        for place in sorted(set(old)):
            front = max(front, place - points)
            for number, unit in enumerate(line):
                if old[number] == place:
                    g.wait = changed(g.wait, unit, front)
            front += 1


def arrive(g: PegasusState, unit: int, area: int) -> None:
    """A German comes onto the map."""
    g.put(unit, area)
    g.awake = changed(g.awake, unit, 1)
    g.tell("arrives", unit, area)


def roll_for_early_tanks(g: PegasusState) -> bool:
    """[14.chart.tanks] Each tank of chit H rolls for its entry area and turn. Gives whether one did."""
    for tank in TANKS:
        if g.place[tank] == COMING and g.entry[tank] < 0:
            die = g.roll("early-tank")
            g.entry[tank] = BOARD.space(cell(EARLY_TANKS, die, 0))
            g.due = changed(g.due, tank, int(cell(EARLY_TANKS, die, 1)))
            g.heading[tank] = LEPORT if g.entry[tank] == RANVILLE else RANVILLE
            g.tell("early-tank", tank, die, g.entry[tank], g.due[tank])
            return True
    return False


# ---- the British


def british_reinforcements(g: PegasusState) -> Steps:
    """[3.C.1] [13] [13.2] On turn six the British roll for their reinforcements."""
    if g.turn >= BRITISH_ROLL_TURN and g.british_turn < 0:
        roll_british_force(g)
        yield from hand_out_weapons(g)


def roll_british_force(g: PegasusState) -> None:
    """[13.2.1] [13.2.2] [13.2.4] [13.2.5] [13.2.6] [13.3] A die under the column of the German force gives the British
    one; by option a table without columns does. They stand in line in stacks of two, as the Germans do; Pine Coffin
    comes with the first, at Ranville.
    """
    if g.british_force < 0:
        die = g.roll("british-reinforcements")
        if g.config.optional_reinforcements or g.german_force < 0:
            name = cell(OPTIONAL_REINFORCEMENTS, die, 0)
        else:
            name = cell(BRITISH_REINFORCEMENTS, die, g.german_force)
        g.british_force = [force.name for force in BRITISH_FORCES].index(name)
        g.tell("british-force", die, name)
    force = BRITISH_FORCES[g.british_force]
    g.british_turn = g.turn if g.config.british_entry_turn_6 else max(force.turn, g.turn)
    column = [unit for unit in PARATROOP_UNITS if g.place[unit] == UNUSED][: force.platoons]
    if g.place[PINE_COFFIN] == UNUSED:
        column.insert(0, PINE_COFFIN)
    first = 0 if column and column[0] != PINE_COFFIN else 1
    for number, unit in enumerate(column):
        g.place[unit] = COMING
        g.due = changed(g.due, unit, g.british_turn)
        g.entry[unit] = RANVILLE
        g.wait = changed(g.wait, unit, max(0, number - first) // IN_STACK)
    g.tell("british-entry", RANVILLE, g.british_turn)


def hand_out_weapons(g: PegasusState) -> Steps:
    """[13.2.3] The British choose who carries the Piats and gammon bombs of the force, one each."""
    force = BRITISH_FORCES[g.british_force]
    left = [force.piats, force.gammon_bombs]
    for weapon in range(WEAPONS):
        kind = WEAPON_KIND[weapon]
        if WEAPON_GLIDER[weapon] >= 0 or left[kind] == 0:
            continue
        left[kind] -= 1
        bearers = [unit for unit in PARATROOP_UNITS if g.place[unit] == COMING and unit not in g.carrier]
        if not bearers:
            continue
        unit = bearers[0]
        if len(bearers) > 1:
            options: list[Option] = [("carry", unit) for unit in bearers]
            _verb, unit = yield g.ask(BRITISH, "carry", options, weapon)
        g.carrier[weapon] = unit
        g.tell("weapon-taken", weapon, unit)
