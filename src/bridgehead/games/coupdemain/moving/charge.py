"""[T13.12] The berserk: whoever is, charges at the nearest enemy he sees, and nobody asks him."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.hidden.knowledge import sees
from bridgehead.games.coupdemain.marks import BERSERK, MELEE, MOVED, NAMED
from bridgehead.games.coupdemain.moving.costs import WHOLE
from bridgehead.games.coupdemain.moving.entering import enter
from bridgehead.games.coupdemain.moving.routes import charging_way, left, step_price
from bridgehead.games.coupdemain.moving.under_way import counters, disband, form_up
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import armed, concealed, side_in
from bridgehead.games.coupdemain.state import CHARGE, NONE, CoupState


def next_to_charge(g: CoupState) -> int:
    """[T13.12] The Location of a berserk unit of the ATTACKER that has not charged yet in this MPh; NONE when there
    is none.
    """
    for unit in g.battle.roster[g.acting]:
        if g.where[unit] >= 0 and g.marks[unit] & BERSERK and not g.marks[unit] & (MELEE | MOVED | NAMED):
            return g.where[unit]
    return NONE


def targets_of(g: CoupState, location: int, side: int) -> list[int]:
    """[T0.7] [T13.12] The Locations of unconcealed enemies that are seen from a Location, in order. (Known to the
    berserk unit itself: what others of its side see does not matter.)
    """
    found: set[int] = set()
    for unit in g.battle.roster[1 - side]:
        there = g.where[unit]
        if there >= 0 and not concealed(g, unit) and armed(g, unit) and sees(g, location, there):
            found.add(there)
    return sorted(found)


def nearest_of(g: CoupState, here: int, targets: list[int]) -> list[int]:
    """[T13.12] The nearest of these to which there is a way."""
    ranges = g.battle.ground.ranges(here // 8)
    for apart in sorted({ranges[there // 8] for there in targets}):
        found = [one for one in targets if ranges[one // 8] == apart and (one == here or charging_way(g, one))]
        if found:
            return found
    return []


def begin_charge(g: CoupState, location: int) -> Steps:
    """[T13.12] The berserk of a Location begin their charge, together; if they see no enemy they come to their
    senses. Who has an enemy in his own Location stays for the close combat.
    """
    units = [unit for unit in side_in(g, location, g.acting) if g.marks[unit] & BERSERK]
    for unit in units:
        g.marks[unit] |= NAMED
    if not targets_of(g, location, g.acting):
        for unit in units:
            come_to_senses(g, unit)
        return
    form_up(g, units)
    g.manner = CHARGE
    yield from charge_on(g)


def charge_on(g: CoupState) -> Steps:
    """[T13.12] One Location nearer to the enemy, until there are no MF left for the next, or they stand in his
    Location.
    """
    here = g.where[g.stack[0]]
    targets = nearest_of(g, here, targets_of(g, here, g.acting))
    if g.goal not in targets:
        g.goal = NONE
        able: list[Option] = [("to", goal) for goal in targets if goal != here]
        if here not in targets and able:
            _, g.goal = able[0]
            if len(able) > 1:
                _, g.goal = yield g.ask(g.acting, "charge", able, here)
            g.tell("charges", counters(g), here, g.goal)
    goal = g.goal
    if goal == NONE:
        disband(g)
        return
    way = charging_way(g, goal)
    price = step_price(g, way[0], way[1]) if len(way) > 1 else left(g) + 1
    if price == WHOLE:
        price = left(g)
    if price > left(g):
        disband(g)
        return
    yield from enter(g, way[1], price, False, False)
    if g.stack:
        g.goal = goal
        if g.where[g.stack[0]] == goal:
            disband(g)


def come_to_senses(g: CoupState, unit: int) -> None:
    """[T13.12] A unit is no longer berserk."""
    g.marks[unit] &= ~BERSERK
    g.tell("calms-down", shown(g, unit))


def calm_down(g: CoupState) -> None:
    """[T13.12] After a CCPh whoever has no Known enemy in his Location or in sight is no longer berserk."""
    for unit, marks in enumerate(g.marks):
        if g.where[unit] >= 0 and marks & BERSERK and not targets_of(g, g.where[unit], g.battle.side[unit]):
            come_to_senses(g, unit)
