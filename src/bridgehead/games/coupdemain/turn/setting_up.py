"""[T33.2] [T33.19] Setting up: MMC one by one, their weapons, leaders, dummies; who may be concealed is."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.games.coupdemain.air.loading import load_one, next_to_load, next_to_stow, stow_one
from bridgehead.games.coupdemain.air.plan import intend_one
from bridgehead.games.coupdemain.board.sight import sees
from bridgehead.games.coupdemain.fire.covered_arc import in_arc
from bridgehead.games.coupdemain.marks import BENEATH, CONCEALED, HIDDEN, NO_MOVE
from bridgehead.games.coupdemain.pieces.changes import own
from bridgehead.games.coupdemain.pieces.roster import is_vehicle, put, side_in
from bridgehead.games.coupdemain.pieces.stacking import room_for_like
from bridgehead.games.coupdemain.pieces.weapons import arm, give, weapon_type, weapons_of, weight
from bridgehead.games.coupdemain.printed.battle import Battle, Force
from bridgehead.games.coupdemain.printed.components import DUMMY, SQUAD, TYPES
from bridgehead.games.coupdemain.printed.ground import Ground
from bridgehead.games.coupdemain.printed.scenario import battle_of
from bridgehead.games.coupdemain.printed.tables import ORDERS
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.state import NEVER, NONE, OFF_MAP, TO_SET_UP, CoupState
from bridgehead.games.coupdemain.turn.snipers import san_at_start
from bridgehead.games.coupdemain.turn.splitting import next_to_split, split_one
from bridgehead.games.coupdemain.works.digging import dig_one, next_to_dig
from bridgehead.games.coupdemain.works.wire import wired

MOST_VEHICLES: Final = 2
"""[T2.8] In a hex."""
FURTHER: Final = 2
"""[T33.4] Leaders and dummies in a Location that holds one MMC at most."""
_sheltered: dict[str, list[frozenset[int]]] = {}


def new_game(setup: Setup, dice: Dice) -> CoupState:
    """[T33.1] [T33.22] [T35.3] The state before the first piece stands: counters dealt in secret, orders at their
    defaults.
    """
    g = CoupState().fill(dice, battle_of(setup))
    g.san = [san_at_start(printed, g.night()) for printed in g.battle.san]
    for side in (0, 1):
        deal_tags(g, g.battle.roster[side])
    for number, order in enumerate(ORDERS):
        g.orders[number] = order.default
        g.orders[len(ORDERS) + number] = order.default
    return g


def deal_tags(g: CoupState, units: list[int]) -> None:
    """[T33.22] [T36.4] Deal the counters of some units anew among them, in secret."""
    tags = sorted(g.tag[unit] for unit in units)
    for unit in sorted(units):
        tag = tags.pop(g.dice.below(len(tags)))
        g.tag[unit] = tag
        g.who[tag] = unit


def sheltered(battle: Battle, side: int) -> frozenset[int]:
    """[T17.3] The Locations of a side's zones where Infantry may set up concealed: Concealment Terrain, and all that no
    Location of an enemy zone sees.
    """
    known = _sheltered.get(battle.key)
    if known is None:
        known = [_sheltered_of(battle, 0), _sheltered_of(battle, 1)]
        _sheltered[battle.key] = known
    return known[side]


def _sheltered_of(battle: Battle, side: int) -> frozenset[int]:
    enemy: list[int] = []
    for force in battle.forces:
        if force.side != side:
            enemy += force.zone
    found: list[int] = []
    for force in battle.forces:
        if force.side == side:
            for location in [*force.zone, *force.area]:
                if TERRAIN[battle.ground.terrain[location // 8]].conceals or not _seen(battle, location, enemy):
                    found.append(location)
    return frozenset(found)


def _seen(battle: Battle, location: int, enemy: list[int]) -> bool:
    for there in enemy:
        if sees(battle.ground, there, location):
            return True
    return False


def next_to_set_up(g: CoupState, side: int) -> int:
    """[T33.2] The next unit of a side to be set up: vehicles, then force by force MMC, leaders, dummies; NONE when all
    stand.
    """
    for unit in g.battle.vehicles:
        if g.battle.side[unit] == side and g.where[unit] == TO_SET_UP:
            return unit
    for force in g.battle.forces:
        if force.side == side and not force.gliders:
            for unit in force.units:
                if g.where[unit] == TO_SET_UP:
                    return unit
    return NONE


def next_weapon(g: CoupState, side: int) -> int:
    """[T33.2] The next weapon to be given out once all MMC of its force stand, the heaviest first; NONE when there is
    none.
    """
    for force in g.battle.forces:
        if force.side != side or force.turn or force.gliders:
            continue
        if any(g.where[unit] == TO_SET_UP and TYPES[g.kind[unit]].mmc for unit in force.units):
            continue
        left = [weapon for weapon in force.weapons if g.lies[weapon] == OFF_MAP]
        if left:
            return max(left, key=lambda weapon: (weapon_type(g, weapon).pp, -weapon))
    return NONE


def is_set_up(g: CoupState, side: int) -> bool:
    """[T19.4] Whether all of a side stands, or sits in its gliders with hexes to land in."""
    if next_to_set_up(g, side) != NONE or next_weapon(g, side) != NONE or next_to_dig(g, side) != NONE:
        return False
    if next_to_hide(g, side) >= 0:
        return False
    force = flying(g, side)
    if force is None:
        return True
    return next_to_load(g, force) == NONE and next_to_stow(g, force) == NONE and NONE not in g.intended


def flying(g: CoupState, side: int) -> Force | None:
    """[T19.1] The force of a side that flies in, or None."""
    for force in g.battle.forces:
        if force.side == side and force.gliders:
            return force
    return None


def set_up_flight(g: CoupState, side: int, force: Force) -> Steps:
    """[T19.2] [T19.3] Units aboard one by one, then weapons, then the hexes to land in."""
    if next_to_load(g, force) != NONE:
        yield from load_one(g, side, force)
    elif next_to_stow(g, force) != NONE:
        yield from stow_one(g, side, force)
    else:
        yield from intend_one(g, side)


def next_to_hide(g: CoupState, side: int) -> int:
    """[T33.6] The force of a side whose hidden squads must be chosen now: its MMC stand and have their weapons, its
    leaders do not; -1 if there is none.
    """
    for number, force in enumerate(g.battle.forces):
        if force.side == side and force.hidden and not g.settled & 1 << number:
            waiting = [unit for unit in force.units if g.where[unit] == TO_SET_UP and TYPES[g.kind[unit]].mmc]
            if not waiting and not any(g.lies[weapon] == OFF_MAP for weapon in force.weapons):
                return number
    return -1


def hide_one(g: CoupState, side: int, number: int) -> Steps:
    """[T17.5] [T33.6] One more squad of a zone hides, as many as may, or none."""
    force = g.battle.forces[number]
    squads = [unit for unit in force.units if TYPES[g.kind[unit]].size == SQUAD]
    seen = sorted([unit for unit in squads if not g.marks[unit] & HIDDEN], key=lambda unit: g.tag[unit])
    left = force.hidden - (len(squads) - len(seen))
    options = [g.unit_option("hide", unit) for unit in seen]
    verb, counter = yield g.ask(side, "hide", [*options, ("none", 0)], left, number + 1)
    if verb == "hide":
        unit = g.unit(counter)
        g.marks[unit] = g.marks[unit] & ~CONCEALED | HIDDEN
        g.tell_seat(side, "hides", own(g, unit), g.where[unit])
    if verb == "none" or left == 1:
        g.settled |= 1 << number


def set_up_one(g: CoupState, side: int) -> Steps:
    """[T33.2] [T18.7] Place the next piece of a side, or give out its next weapon; its works come first. Those without
    Freedom of Movement stand on No Move.
    """
    if next_to_dig(g, side) != NONE:
        yield from dig_one(g, side)
        return
    if next_to_split(g, side) != NONE:
        yield from split_one(g, side, next_to_split(g, side))
        return
    weapon = next_weapon(g, side)
    if weapon != NONE:
        yield from _give_out(g, side, weapon)
        return
    hiding = next_to_hide(g, side)
    if hiding >= 0:
        yield from hide_one(g, side, hiding)
        return
    force = flying(g, side)
    if force is not None and next_to_set_up(g, side) == NONE:
        yield from set_up_flight(g, side, force)
        return
    unit = next_to_set_up(g, side)
    number = g.battle.force[unit]
    force = g.battle.forces[number]
    places = set_up_locations(g, unit, force)
    if not places:
        g.where[unit] = NEVER
        return
    location = places[0]
    if len(places) > 1:
        options: list[Option] = [("at", place) for place in places]
        _, location = yield g.ask(side, "set-up", options, g.counter(unit), number + 1)
    stand(g, unit, location)
    if beside_hidden(g, unit, location):
        g.marks[unit] |= HIDDEN
    elif force.concealed and not is_vehicle(g, unit) and location in sheltered(g.battle, side):
        g.marks[unit] |= CONCEALED
    if not force.freedom:
        g.marks[unit] |= NO_MOVE
    g.tell_seat(side, "set-up", own(g, unit), location)


def stand(g: CoupState, unit: int, location: int) -> None:
    """[T22.8] [T33.3] A unit is set up in a Location; in a wire hex it lies beneath the wire. A vehicle looks toward
    what the scenario is about, its turret too.
    """
    put(g, unit, location)
    if is_vehicle(g, unit):
        facing = facing_toward(g.battle.ground, location // 8, g.battle.objectives[0] // 8)
        g.heading = changed(g.heading, unit, facing)
        for weapon in weapons_of(g, unit):
            g.facing[weapon] = facing
    if wired(g, location):
        g.marks[unit] |= BENEATH


def facing_toward(ground: Ground, place: int, target: int) -> int:
    """[T0.12] [T33.3] The facing whose Covered Arc has a hex in it, or the nearest to it."""
    for facing in range(6):
        if in_arc(ground, place, facing, target):
            return facing
    return 0


def zone_of(g: CoupState, force: Force) -> list[int]:
    """[T33.4] Where a force may stand: its zone, and the trenches and wires that its side has set up."""
    if not force.area:
        return force.zone
    return sorted([*force.zone, *[location for location in force.area if g.works[location // 8]]])


def beside_hidden(g: CoupState, unit: int, location: int) -> bool:
    """[T17.5] Whether a SMC joins a hidden squad, and so hides with it."""
    return TYPES[g.kind[unit]].smc and any(
        g.marks[one] & HIDDEN and TYPES[g.kind[one]].mmc for one in side_in(g, location, g.battle.side[unit])
    )


def set_up_locations(g: CoupState, unit: int, force: Force) -> list[int]:
    """[T33.4] [T33.19] Where a unit may be set up: wherever it finds room. All of a zone find some (T33.5), and none
    takes more from those of its like than one place. Dummies stand only where they can be concealed.
    """
    zone = zone_of(g, force)
    if TYPES[g.kind[unit]].size == DUMMY:
        concealing = sheltered(g.battle, force.side)
        zone = [location for location in zone if location in concealing]
    return [location for location in zone if _has_place(g, unit, force, location)]


def _has_place(g: CoupState, unit: int, force: Force, location: int) -> bool:
    """[9.51.I-2] [T33.4] [T2.5] Whether a Location takes one more unit like this: where at most one MMC may stand, two
    further pieces besides; in a steeple no squad.
    """
    if is_vehicle(g, unit):
        return len([one for one in g.battle.vehicles if g.where[one] == location]) < MOST_VEHICLES
    if force.one_each:
        there = [one for one in side_in(g, location, force.side) if not is_vehicle(g, one)]
        men = [one for one in there if TYPES[g.kind[one]].mmc]
        full = len(men) > 0 if TYPES[g.kind[unit]].mmc else len(there) - len(men) >= FURTHER
        if full:
            return False
    return room_for_like(g, location, unit, 1) > 0


def _give_out(g: CoupState, side: int, weapon: int) -> Steps:
    """[T33.2] [T33.12] A weapon goes to an MMC of its force; who carries more than the weapon's weight already is not
    offered while others are free.
    """
    force = g.battle.forces[g.battle.weapon_force[weapon]]
    able = [unit for unit in force.units if TYPES[g.kind[unit]].mmc and g.where[unit] >= 0]
    least = min(weight(g, unit) for unit in able)
    able = sorted([unit for unit in able if weight(g, unit) <= least + 3], key=lambda unit: g.tag[unit])
    unit = able[0]
    if len(able) > 1:
        options = [g.unit_option("carrier", one) for one in able]
        _, number = yield g.ask(side, "give-to", options, weapon)
        unit = g.unit(number)
    give(g, weapon, unit)
    g.tell_seat(side, "given", arm(g, weapon), own(g, unit))
