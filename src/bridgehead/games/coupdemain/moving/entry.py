"""[T33.10] [T33.11] Reinforcements: put off the map, then onto it."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.board.costs import entry_price, road_here
from bridgehead.games.coupdemain.marks import MACHINE, NAMED, RIDING
from bridgehead.games.coupdemain.moving.allotment import may_double
from bridgehead.games.coupdemain.moving.choosing import choose_units
from bridgehead.games.coupdemain.moving.costs import WHOLE
from bridgehead.games.coupdemain.moving.entering import enter
from bridgehead.games.coupdemain.moving.routes import barred, left
from bridgehead.games.coupdemain.moving.under_way import form_up
from bridgehead.games.coupdemain.pieces.roster import is_vehicle
from bridgehead.games.coupdemain.pieces.weapons import give, weight
from bridgehead.games.coupdemain.printed.battle import Force
from bridgehead.games.coupdemain.printed.components import TYPES
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import SMOKE_MF
from bridgehead.games.coupdemain.printed.terrain import CLOSED
from bridgehead.games.coupdemain.smoke.screens import thickness
from bridgehead.games.coupdemain.state import COMING, DOUBLE, EXITED, NONE, NORMAL, OFF_MAP, CoupState


def bring_on_options(g: CoupState, seat: int) -> list[Option]:
    """[T33.10] The groups of a side that are due and not yet put off the map, by the number of their force."""
    found: list[Option] = []
    for number, force in enumerate(g.battle.forces):
        if force.side == seat and 0 < force.turn <= g.turn and any(g.where[unit] == COMING for unit in force.units):
            found.append(("group", number + 1))
    return found


def bring_on(g: CoupState, number: int) -> Steps:
    """[T33.10] [T33.12] [T27.9] A group is put off the map, to enter in this Player Turn, in its vehicle if it has one;
    its weapons go to its MMC.
    """
    force = g.battle.forces[number - 1]
    for unit in force.units:
        g.where[unit] = OFF_MAP
        if vehicle_of(g, force) != NONE and unit != vehicle_of(g, force):
            g.marks[unit] |= RIDING
    g.tell("put-off-map", number, SLOTS * centre_of(g, force))
    for weapon in force.weapons:
        able = [unit for unit in force.units if TYPES[g.kind[unit]].mmc]
        least = min(weight(g, unit) for unit in able)
        able = sorted([unit for unit in able if weight(g, unit) == least], key=lambda unit: g.tag[unit])
        unit = able[0]
        if len(able) > 1:
            options = [g.unit_option("carrier", one) for one in able]
            _, counter = yield g.ask(g.acting, "give-to", options, weapon)
            unit = g.unit(counter)
        give(g, weapon, unit)
        g.tell_seat(g.acting, "given", weapon, g.counter(unit))


def vehicle_of(g: CoupState, force: Force) -> int:
    """[T27.9] The vehicle of a force, or NONE."""
    for unit in force.units:
        if is_vehicle(g, unit):
            return unit
    return NONE


def gates(g: CoupState, force: Force) -> list[int]:
    """[T33.11] [T27.9] The hexes where a force enters: those of its Entry Area, or the one where its vehicle does."""
    return [force.enters] if force.enters >= 0 else g.battle.ground.entries[force.entry].hexes


def centre_of(g: CoupState, force: Force) -> int:
    """The hex that stands for where a force enters."""
    return force.enters if force.enters >= 0 else g.battle.ground.entries[force.entry].centre


def waiting(g: CoupState, number: int) -> list[int]:
    """[T33.11] The units of a group that are off the map and may still enter on foot in this MPh, in order of
    their counters.
    """
    units = [unit for unit in g.battle.forces[number - 1].units if g.where[unit] == OFF_MAP]
    return sorted(
        [unit for unit in units if not g.marks[unit] & (NAMED | MACHINE | RIDING)], key=lambda unit: g.tag[unit]
    )


def entry_options(g: CoupState) -> list[Option]:
    """[T33.11] The groups off the map that somebody of can enter."""
    found: list[Option] = []
    for number, force in enumerate(g.battle.forces, 1):
        if force.side == g.acting and force.turn:
            units = waiting(g, number)
            if units and edge(g, number, units[:1]):
                found.append(("group", number))
    return found


def edge(g: CoupState, number: int, units: list[int]) -> list[int]:
    """[T33.11] The Locations at the edge where units of a group may come onto the map."""
    ground = g.battle.ground
    found: list[int] = []
    for place in gates(g, g.battle.forces[number - 1]):
        if entry_price(ground, place) != CLOSED and not barred(g, units, SLOTS * place):
            found.append(SLOTS * place)
    return found


def has_edge(g: CoupState, number: int, units: list[int]) -> bool:
    """[T33.11] Whether units of a group can enter anywhere together."""
    return len(edge(g, number, units)) > 0


def begin_entry(g: CoupState, number: int) -> Steps:
    """[T33.11] Some of a group form a stack off the map and enter at a hex of their Entry Area, at its cost, by
    road at the road's rate; from there they go on as any stack.
    """
    at = SLOTS * centre_of(g, g.battle.forces[number - 1])
    units = yield from choose_units(g, "movers", at, waiting(g, number), number, has_edge)
    form_up(g, units)
    for unit in units:
        g.marks[unit] |= NAMED
    if may_double(g, units):
        verb, _ = yield g.ask(g.acting, "manner", [("normal", 0), ("double", 0)], at)
        g.manner = DOUBLE if verb == "double" else NORMAL
    goals: list[Option] = [("to", location) for location in edge(g, number, units)]
    _, location = goals[0]
    if len(goals) > 1:
        _, location = yield g.ask(g.acting, "enter", goals, at)
    price = price_at_edge(g, location // SLOTS)
    yield from enter(g, location, price, road_here(g.battle.ground, location // SLOTS), False)


def price_at_edge(g: CoupState, place: int) -> int:
    """[T33.11] [T31.1] What the stack off the map pays for a hex at the edge, smoke included: at most all it has."""
    price = entry_price(g.battle.ground, place)
    if price == WHOLE:
        return left(g)
    return min(left(g), price + (SMOKE_MF if thickness(g, place) else 0))


def stay_away(g: CoupState) -> None:
    """[T33.10] At the end of a Player Turn: who was put off the map and has not entered is out for the scenario."""
    for unit in g.battle.roster[g.acting]:
        if g.where[unit] == OFF_MAP:
            g.where[unit] = EXITED
            g.tell("stays-away", g.counter(unit))
