"""[T10.2] [T10.3] [T10.5] [T10.13] [T10.14] Whither a broken unit can run, crawl or leave the map."""

from heapq import heappop, heappush
from typing import Final

from bridgehead.games.coupdemain.hidden.knowledge import armed_enemy_known_to, sees, suspects
from bridgehead.games.coupdemain.marks import BROKEN, CONCEALED, HIDDEN, MELEE, WOUNDED
from bridgehead.games.coupdemain.morale.rally import near
from bridgehead.games.coupdemain.moving.costs import WHOLE, location_of, ways_of
from bridgehead.games.coupdemain.moving.leaving import EXIT_COST, own_edge
from bridgehead.games.coupdemain.pieces.roster import holds, is_vehicle, manned, side_in, type_of
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.components import DUMMY, GERMAN, TYPES
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.smoke.screens import smoke_price
from bridgehead.games.coupdemain.state import NONE, CoupState
from bridgehead.games.coupdemain.works.pillbox import bears
from bridgehead.games.coupdemain.works.wire import wired

ALLOTMENT: Final = 12  # half-MF
WOUNDED_ALLOTMENT: Final = 6


def threatens(g: CoupState, enemy: int) -> bool:
    """[T10.1] [T0.6] [T17.7] An enemy that can frighten: on the map, somebody, unconcealed, unbroken, not in Melee; a
    tank with its crew in it.
    """
    if g.marks[enemy] & (BROKEN | CONCEALED | HIDDEN | MELEE) or g.where[enemy] < 0:
        return False
    if is_vehicle(g, enemy):
        return manned(g, enemy)
    return TYPES[g.kind[enemy]].size != DUMMY


def covers(g: CoupState, enemy: int, location: int) -> bool:
    """[T10.1] [T10.4] [T22.2] Whether a Location is in the sight and normal range of an enemy's own weapons; out of a
    pillbox, in its Covered Arc.
    """
    if not bears(g.battle.ground, g.where[enemy], location):
        return False
    reach = type_of(g, enemy).range
    for weapon in weapons_of(g, enemy):
        if weapon_type(g, weapon).machine_gun and works(g, weapon):
            reach = max(reach, weapon_type(g, weapon).range)
    return g.battle.ground.apart(g.where[enemy], location) <= reach and sees(g, g.where[enemy], location)


def refuges(g: CoupState, unit: int, reach: dict[int, int], enemies: list[int]) -> list[int]:
    """[T10.3] Of what a routing unit can reach the cover that is nearest in MF."""
    goals = [place for place in sorted(reach) if is_refuge(g, unit, place, enemies)]
    nearest = min([reach[place] for place in goals], default=0)
    return [place for place in goals if reach[place] == nearest]


def is_cover(g: CoupState, location: int) -> bool:
    """[T10.3] Whether a Location is the goal of a rout: a building or woods, on the ground."""
    return location % 8 == 0 and TERRAIN[g.battle.ground.terrain[location // 8]].rout_goal


def known_to_see(g: CoupState, unit: int) -> bool:
    """[T10.3] Whether a unit is in the sight of an enemy that it knows."""
    return any(sees(g, g.where[enemy], g.where[unit]) for enemy in known_foes(g, unit))


def way_out(g: CoupState, unit: int, enemies: list[int]) -> int:
    """[T10.14] The Location at the edge of the map from which a broken German can leave it, for 1 MF: by night the one
    where it is. NONE where there is none.
    """
    if g.battle.side[unit] != GERMAN:
        return NONE
    here = g.where[unit]
    if g.night():
        return here if own_edge(g, here) else NONE
    reach = reachable(g, unit, points(g, unit) - EXIT_COST)
    edges = [place for place in sorted(reach) if own_edge(g, place)]
    if enemies:
        edges = [place for place in edges if place == here or not beside_known(g, unit, place)]
    return min(edges, key=lambda place: reach[place], default=NONE)


def is_refuge(g: CoupState, unit: int, location: int, enemies: list[int]) -> bool:
    """[T10.3] [T10.12] A building or woods on the ground, not beside a Known armed enemy, not nearer to any enemy
    that made it rout than its start.
    """
    ground = g.battle.ground
    here = g.where[unit]
    if location == here or not is_cover(g, location):
        return False
    if beside_known(g, unit, location):
        return False
    return all(ground.apart(location, g.where[enemy]) >= ground.apart(here, g.where[enemy]) for enemy in enemies)


def beside_known(g: CoupState, unit: int, location: int) -> bool:
    """[T10.3] Whether a Location is adjacent to a Known, armed, unbroken enemy."""
    side = g.battle.side[unit]
    for other in near(g, location):
        if holds(g, other, 1 - side) and armed_enemy_known_to(g, other, unit):
            return True
    return False


def farther_from_all(g: CoupState, unit: int, location: int, enemies: list[int]) -> bool:
    """[T10.3] Whether a Location is farther than the start from every enemy that made it rout."""
    ground = g.battle.ground
    here = g.where[unit]
    return all(ground.apart(location, g.where[enemy]) > ground.apart(here, g.where[enemy]) for enemy in enemies)


def reachable(g: CoupState, unit: int, most: int) -> dict[int, int]:
    """[T10.2] [T10.3] What a routing unit can reach within so many half-MF by legal steps, with what it costs."""
    return {location: spent for location, (spent, _) in _spread(g, unit, most).items()}


def _spread(g: CoupState, unit: int, most: int) -> dict[int, tuple[int, int]]:
    """[T22.9] [T31.1] The cheapest way to each Location: what it costs, and the Location before it. Nobody flees into
    wire.
    """
    ways = ways_of(g.battle.ground, g.night())
    found: dict[int, tuple[int, int]] = {g.where[unit]: (0, NONE)}
    foes = known_foes(g, unit)
    open_: list[tuple[int, int]] = [(0, g.where[unit])]
    while open_:
        spent, here = heappop(open_)
        if spent > found[here][0]:
            continue
        for number, point in enumerate(ways.leads[here]):
            there = location_of(point)
            price = ways.prices[here][number]
            if wired(g, there):
                continue
            if price == WHOLE or there == here:
                continue
            price += smoke_price(g, here, there)
            if spent + price > most:
                continue
            if there in found and spent + price >= found[there][0]:
                continue
            if may_step(g, unit, here, there, foes):
                found[there] = (spent + price, here)
                heappush(open_, (spent + price, there))
    return found


def points(g: CoupState, unit: int) -> int:
    """[T10.2] The half-MF of a routing unit."""
    return WOUNDED_ALLOTMENT if g.marks[unit] & WOUNDED else ALLOTMENT


def known_foes(g: CoupState, unit: int) -> list[int]:
    """[T10.3] The armed, unbroken enemies that a unit knows."""
    side = g.battle.side[unit]
    return [
        enemy
        for enemy in g.battle.roster[1 - side]
        if threatens(g, enemy) and armed_enemy_known_to(g, g.where[enemy], unit)
    ]


def may_step(g: CoupState, unit: int, here: int, there: int, foes: list[int]) -> bool:
    """[T10.3] A step is barred into enemies, over the stacking limit, next to a Known armed enemy (unless the unit
    began next to him and gains distance), and nearer to a Known enemy in sight.
    """
    ground = g.battle.ground
    side = g.battle.side[unit]
    if suspects(g, there, side) or not room_for(g, there, side, [unit]):
        return False
    beside = near(g, there)
    for enemy in foes:
        foe = g.where[enemy]
        change = ground.apart(there, foe) - ground.apart(here, foe)
        if foe in beside and (change <= 0 or foe not in near(g, g.where[unit])):
            return False
        if change < 0 and sees(g, here, foe):
            return False
    return True


def crawl_options(g: CoupState, unit: int) -> list[int]:
    """[T10.5] [T10.13] The Locations beside that a step of a rout may go to; by night those that may be entered, with
    no more Known enemies beside them than here and no nearer to any; if some of them have none beside, only those.
    """
    here = g.where[unit]
    found: list[int] = []
    foes = known_foes(g, unit)
    for there in sorted(g.battle.ground.steps[here]):
        if may_crawl(g, unit, there, foes) if g.night() else may_step(g, unit, here, there, foes):
            found.append(there)
    away = [there for there in found if not beside_known(g, unit, there)]
    return away or found


def may_crawl(g: CoupState, unit: int, there: int, foes: list[int]) -> bool:
    """[T10.13] One step of a low crawl: nearer to none of the enemies that the unit knows, whether or not they make it
    rout.
    """
    ground = g.battle.ground
    side = g.battle.side[unit]
    here = g.where[unit]
    if suspects(g, there, side) or not room_for(g, there, side, [unit]):
        return False
    if any(ground.apart(there, g.where[enemy]) < ground.apart(here, g.where[enemy]) for enemy in foes):
        return False
    return threats_beside(g, unit, there) <= threats_beside(g, unit, here)


def threats_beside(g: CoupState, unit: int, location: int) -> int:
    """[T10.13] The Known, armed, unbroken enemies adjacent to a Location."""
    side = g.battle.side[unit]
    number = 0
    for other in near(g, location):
        if holds(g, other, 1 - side) and armed_enemy_known_to(g, other, unit):
            number += len([enemy for enemy in side_in(g, other, 1 - side) if threatens(g, enemy)])
    return number


def way_to(g: CoupState, unit: int, goal: int, most: int) -> list[int]:
    """[T10.3] The Locations on the cheapest way to a goal, the goal last."""
    found = _spread(g, unit, most)
    way: list[int] = []
    at = goal
    while at != g.where[unit]:
        way.append(at)
        at = found[at][1]
    way.reverse()
    return way
