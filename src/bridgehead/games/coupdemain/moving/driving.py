"""[T27] The car: it comes onto the map with its party, drives along roads, and they get out where it stops."""

from heapq import heappop, heappush
from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.board.costs import drive_price
from bridgehead.games.coupdemain.hidden.concealment import seen_to_move
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.marks import IMMOBILE, IN_MOTION, MOVED, NAMED, NO_MOVE
from bridgehead.games.coupdemain.morale.rally import come_beside
from bridgehead.games.coupdemain.morale.vehicles import fall_off, get_out
from bridgehead.games.coupdemain.moving.bump import bump
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.routes import barred
from bridgehead.games.coupdemain.moving.under_way import counters, disband, form_up
from bridgehead.games.coupdemain.pieces.roster import put, riders
from bridgehead.games.coupdemain.printed.ground import SLOTS, Ground
from bridgehead.games.coupdemain.printed.tables import NIGHT, NIGHT_POINTS, SMOKE_MF
from bridgehead.games.coupdemain.printed.terrain import CLOSED, WOODS
from bridgehead.games.coupdemain.printed.vehicles import VEHICLES
from bridgehead.games.coupdemain.smoke.screens import thickness
from bridgehead.games.coupdemain.state import ASK, DRIVE, HOLD_HERE, NONE, OFF_MAP, CoupState

WAYS: Final = 6
STARTING: Final = 2
"""[T27.2] In half-MP, as all that follows."""
STOPPING: Final = 2
CORNER: Final = 2
CLOSE_CORNER: Final = 4
IN_THE_WAY: Final = 4
"""[T27.4] Past a vehicle or wreck along a road; past a glider half of it [T19.12]."""
SHOT: Final = 8
"""[T27.7] For so much a weapon may fire once at who drives by."""
MOST_VEHICLES: Final = 2
"""[T2.8] Vehicles and wrecks that a road takes."""
SEEN_FROM: Final[int] = NIGHT.number("starshell_vehicle_range")


def drive_options(g: CoupState) -> list[Option]:
    """[T27.1] [T27.9] [T33.11] The vehicles of the ATTACKER that may move: with somebody in them, not immobilized, with
    Freedom of Movement, or waiting to come onto the map.
    """
    return [g.unit_option("vehicle", unit) for unit in g.battle.vehicles if may_drive(g, unit)]


def may_drive(g: CoupState, unit: int) -> bool:
    """[T27.9] Whether a vehicle may be driven now."""
    if g.battle.side[unit] != g.acting or g.marks[unit] & (MOVED | NAMED | NO_MOVE | IMMOBILE) or not riders(g, unit):
        return False
    if g.where[unit] == OFF_MAP:
        return open_road(g, unit, g.battle.forces[g.battle.force[unit]].enters, riders(g, unit))
    return g.where[unit] >= 0


def begin_drive(g: CoupState, vehicle: int) -> Steps:
    """[T27.2] [T27.9] A vehicle sets out: with so many MP spent where it comes onto the map, else it starts, unless it
    is in motion.
    """
    force = g.battle.forces[g.battle.force[vehicle]]
    form_up(g, [vehicle, *riders(g, vehicle)])
    g.manner = DRIVE
    for unit in g.stack:
        g.marks[unit] |= MOVED
    if g.where[vehicle] == OFF_MAP:
        g.spent = force.spent
        g.heading = changed(g.heading, vehicle, heading_at(g, force.enters))
        yield from roll_into(g, force.enters, 0)
        return
    if not g.marks[vehicle] & IN_MOTION:
        g.spent = STARTING
    g.marks[vehicle] |= IN_MOTION
    yield from drive_on(g)


def heading_at(g: CoupState, place: int) -> int:
    """[T33.3] Whither a vehicle looks that comes on: along its road, and toward what the scenario is about."""
    ground = g.battle.ground
    towards = g.battle.objectives[0] // SLOTS
    best, least = 0, -1
    for facing in range(WAYS):
        for way in (facing, (facing + 1) % WAYS):
            there = ground.toward[WAYS * place + way]
            if there < 0 or not ground.joined_by_road(place, there):
                continue
            other = ground.toward[WAYS * place + (2 * facing + 1 - way) % WAYS]
            apart = 2 * ground.distance(there, towards) + (ground.distance(other, towards) if other >= 0 else 99)
            if least < 0 or apart < least:
                best, least = facing, apart
    return best


def left(g: CoupState) -> int:
    """[T27.2] The half-MP that the vehicle under way may still spend."""
    return VEHICLES[g.kind[g.stack[0]]].points - g.spent


def open_road(g: CoupState, vehicle: int, place: int, party: list[int]) -> bool:
    """[T2.8] [T27.6] Whether a hex is open to a vehicle with wheels and its party: no enemy that its side knows of
    is in it, no works bar it, it is not full of vehicles and wrecks, and whoever sits in it has room to get out.
    """
    if g.works[place] or suspects(g, SLOTS * place, g.battle.side[vehicle]):
        return False
    standing = g.wrecks.count(place)
    for unit in g.battle.vehicles:
        if unit != vehicle and g.where[unit] // SLOTS == place:
            standing += 1
    return standing < MOST_VEHICLES and not barred(g, party, SLOTS * place)


def hex_price(g: CoupState, vehicle: int, place: int, party: list[int]) -> int:
    """[T27.4] [T18.9] [T31.1] What a hex costs a vehicle besides its road; CLOSED where it cannot go."""
    if not open_road(g, vehicle, place, party):
        return CLOSED
    price = (NIGHT_POINTS if g.night() else 0) + (SMOKE_MF if thickness(g, place) else 0)
    if place in g.wrecks:
        return price + IN_THE_WAY
    for unit in g.battle.vehicles:
        if unit != vehicle and g.where[unit] == SLOTS * place:
            return price + IN_THE_WAY
    return price + (IN_THE_WAY // 2 if place in g.hulks else 0)


def road_price(ground: Ground, mover: int, here: int, there: int) -> int:
    """[T27.1] What the ground makes the next hex cost by road, CLOSED where none leads. Remembered."""
    key = (mover * ground.size + here) * ground.size + there
    price = ground.drives.get(key)
    if price is None:
        price = max(CLOSED, drive_price(ground, mover, here, there)) if ground.joined_by_road(here, there) else CLOSED
        ground.drives[key] = price
    return price


def corner_price(g: CoupState, place: int) -> int:
    """[T27.2] What a corner of turn costs in a hex."""
    close = g.battle.ground.building(place) or g.battle.ground.terrain[place] == WOODS
    return CLOSE_CORNER if close else CORNER


def roads(g: CoupState, goal: int = NONE) -> dict[int, tuple[int, int, int, int]]:
    """[T27.2] [T27.3] The hexes that the vehicle under way can reach by road with the MP that it has, by hex: what the
    cheapest way costs, the first hex of it, what that one costs with the turns before it, and how the vehicle looks
    then; of two alike that over fewer hexes. It may come back through the hex where the vehicle stands. With a goal
    only those that are no dearer than it.
    """
    vehicle = g.stack[0]
    ground = g.battle.ground
    mover = VEHICLES[g.kind[vehicle]].mover
    party = riders(g, vehicle)
    start = g.where[vehicle] // SLOTS
    limit = left(g)
    found: dict[int, tuple[int, int, int, int]] = {}
    best: dict[int, int] = {}
    prices: dict[int, int] = {}  # what is in the way in a hex is found out once
    open_: list[tuple[int, int, int, int, int, int, int]] = [(0, 0, start, g.heading[vehicle], NONE, 0, 0)]
    while open_:
        spent, entered, place, facing, first, first_cost, looks = heappop(open_)
        state = WAYS * place + facing
        if state in best:
            continue
        best[state] = spent
        if place != start and place not in found:
            found[place] = (spent, first, first_cost, looks)
            if place == goal:
                return found
        more = spent + corner_price(g, place)
        if more <= limit:
            for turned in ((facing + 1) % WAYS, (facing - 1) % WAYS):
                if WAYS * place + turned not in best:
                    heappush(open_, (more, entered, place, turned, first, first_cost, looks))
        for way in (facing, (facing + 1) % WAYS):
            there = ground.toward[WAYS * place + way]
            if there < 0 or WAYS * there + facing in best:
                continue
            price = road_price(ground, mover, place, there)
            if price == CLOSED or spent + price > limit:
                continue
            if there not in prices:
                prices[there] = hex_price(g, vehicle, there, party)
            if prices[there] == CLOSED:
                continue
            total = spent + price + prices[there]
            if total <= limit:
                if first == NONE:
                    heappush(open_, (total, entered + 1, there, facing, there, total, facing))
                else:
                    heappush(open_, (total, entered + 1, there, facing, first, first_cost, looks))
    return found


def drive_on(g: CoupState) -> Steps:
    """[T27.2] [T27.3] The vehicle under way turns and goes on to its goal, or it is asked for one: along roads, or it
    stops and its party gets out, or it stays in motion until the next MPh.
    """
    vehicle = g.stack[0]
    place = g.where[vehicle] // SLOTS
    reach = roads(g, g.goal)
    if g.goal == NONE or g.goal not in reach:
        options: list[Option] = [("drive-to", there) for there in sorted(reach)]
        if left(g) >= STOPPING:
            options.append(("park", 0))
        options.append(("keep-going", 0))
        verb, g.goal = options[0]
        if len(options) > 1:
            verb, g.goal = yield g.ask(g.acting, "drive", options, SLOTS * place, left(g))
        if verb != "drive-to":
            if verb == "park":
                park(g, vehicle)
            disband(g)
            return
    _, first, price, looks = reach[g.goal]
    g.heading = changed(g.heading, vehicle, looks)
    yield from roll_into(g, first, price)


def park(g: CoupState, vehicle: int) -> None:
    """[T27.9] [T27.10] A vehicle stops, its party gets out, and it is abandoned."""
    g.marks[vehicle] &= ~IN_MOTION
    get_out(g, vehicle)


def roll_into(g: CoupState, place: int, price: int) -> Steps:
    """[T27.7] [T12.2] [T17.13] The vehicle enters a hex, or is stopped short by enemies that it did not know of; then
    fire meets it, once a weapon for each four MP spent there, at least once.
    """
    vehicle = g.stack[0]
    here = g.where[vehicle]
    before = glance(g)
    g.spent += price
    if (yield from bump(g, SLOTS * place)):
        if here >= 0:
            park(g, vehicle)
        disband(g)
        return
    g.marks[vehicle] |= IN_MOTION
    for unit in g.stack:
        put(g, unit, SLOTS * place)
    g.came_from = here
    g.paid_here = 2 * max(1, -(-price // SHOT))
    g.shots = []
    if g.holding == HOLD_HERE:
        g.holding = ASK
    if here >= 0:
        g.tell("drives", counters(g), here, SLOTS * place)
    else:
        g.tell("enters", counters(g), SLOTS * place)
    wake(g, place)
    seen_to_move(g, g.stack[:], False)
    come_beside(g, g.acting, SLOTS * place)
    fired = yield from meet_fire(g)
    settle(g, vehicle, fired or (bool(g.stack) and interrupted(g, before)), place)


def settle(g: CoupState, vehicle: int, fired: bool, place: int) -> None:
    """[T11.4] [T27.9] After fire: who has broken is out of the vehicle; when it is lost, immobilized or empty its move
    is over; when something has happened it is asked anew.
    """
    if g.where[vehicle] >= 0:
        fall_off(g, vehicle)
    if g.where[vehicle] < 0 or g.marks[vehicle] & IMMOBILE or not riders(g, vehicle):
        g.marks[vehicle] &= ~IN_MOTION
        disband(g)
        return
    g.stack = [vehicle, *riders(g, vehicle)]
    if fired or g.goal == place:
        g.goal = NONE


def wake(g: CoupState, place: int) -> None:
    """[T18.27] A vehicle that moves within 16 hexes of an enemy opens starshells."""
    if g.alarmed or not g.night():
        return
    for unit in g.battle.roster[1 - g.acting]:
        if g.where[unit] >= 0 and g.battle.ground.distance(g.where[unit] // SLOTS, place) <= SEEN_FROM:
            g.alarmed = 1
