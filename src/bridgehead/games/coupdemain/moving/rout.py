"""[T10] Rout: who must flee, who may, whither; interdiction, low crawl, surrender."""

from heapq import heappop, heappush
from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.board.sight import hindrance
from bridgehead.games.coupdemain.hidden.concealment import note_mingling, open_to
from bridgehead.games.coupdemain.hidden.knowledge import armed_enemy_known_to, sees, suspects
from bridgehead.games.coupdemain.morale.breaking import capture, casualty_reduction
from bridgehead.games.coupdemain.morale.rally import near
from bridgehead.games.coupdemain.morale.values import morale_of
from bridgehead.games.coupdemain.moving.bump import Finding, stumble
from bridgehead.games.coupdemain.moving.costs import WHOLE, location_of, ways_of
from bridgehead.games.coupdemain.night.freedom import enemy_moved
from bridgehead.games.coupdemain.pieces.changes import eliminate, shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import holds, on_map, side_in, type_of
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.pieces.weapons import capacity, drop, weapon_type, weapons_of, weight, works
from bridgehead.games.coupdemain.printed.components import DUMMY, GUN, TYPES
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.state import (
    BERSERK,
    BROKEN,
    CONCEALED,
    DM,
    HIDDEN,
    MACHINE,
    MELEE,
    NAMED,
    NONE,
    PINNED,
    WOUNDED,
    CoupState,
)
from bridgehead.games.coupdemain.works.pillbox import bears
from bridgehead.games.coupdemain.works.wire import get_under, go_into, held, wired

ALLOTMENT: Final = 12  # half-MF
WOUNDED_ALLOTMENT: Final = 6


def frightening(g: CoupState, unit: int) -> list[int]:
    """[T10.1] [T10.11] The enemies that make a broken unit rout: Known, armed, unbroken, adjacent to it or in its
    Location; or, where it stands in open ground, with it in their sight and normal range. A trench or pillbox is no
    open ground.
    """
    side = g.battle.side[unit]
    here = g.where[unit]
    beside = near(g, here)
    found: list[int] = []
    for enemy in g.battle.roster[1 - side]:
        if not threatens(g, enemy) or not armed_enemy_known_to(g, g.where[enemy], unit):
            continue
        if g.where[enemy] in beside:
            found.append(enemy)
        elif not g.night() and covers(g, enemy, here) and open_to(g, g.where[enemy], here, g.marks[unit]):
            found.append(enemy)
    return found


def threatens(g: CoupState, enemy: int) -> bool:
    """[T10.1] [T17.7] An enemy that can frighten: on the map, somebody, unconcealed, unbroken, not in Melee."""
    if not on_map(g, enemy) or g.marks[enemy] & (BROKEN | CONCEALED | HIDDEN | MELEE | MACHINE):
        return False
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


def next_to_rout(g: CoupState, seat: int) -> int:
    """[T10.8] The next broken unit of a side that must or may rout, in the order of the counters; NONE when
    all have.
    """
    for unit in sorted(g.battle.roster[seat], key=lambda one: g.tag[one]):
        if not on_map(g, unit) or not g.marks[unit] & BROKEN or g.marks[unit] & (MELEE | NAMED):
            continue
        if g.marks[unit] & DM or frightening(g, unit):
            return unit
    return NONE


def rout(g: CoupState, unit: int) -> Steps:
    """[T10] [T10.10] One unit's rout, to its end; by night nobody is lost for staying."""
    g.marks[unit] |= NAMED
    enemies = frightening(g, unit)
    options = rout_options(g, unit, enemies)
    if not options:
        if enemies and not g.night():
            give_up(g, unit, enemies)
        return
    if not enemies:
        options.append(("stay", 0))
    verb, location = options[0]
    if len(options) > 1:
        verb, location = yield g.ask(g.battle.side[unit], "rout-to", options, g.counter(unit))
    if verb == "stay":
        return
    shed(g, unit)
    if verb == "crawl":
        yield from arrive(g, unit, location)
    else:
        reach = reachable(g, unit, enemies)
        way = way_to(g, unit, location, enemies)
        yield from flee(g, unit, way, [reach[one] for one in way])


def rout_options(g: CoupState, unit: int, enemies: list[int]) -> list[Option]:
    """[T10.3] [T10.5] [T10.10] [T10.13] The nearest cover in reach, else all that is farther from the enemies; and to
    crawl into a Location beside. By night, to crawl only.
    """
    options: list[Option] = []
    if not g.night():
        reach = reachable(g, unit, enemies)
        goals = [place for place in sorted(reach) if is_refuge(g, unit, place, enemies)]
        if goals:
            nearest = min(reach[place] for place in goals)
            goals = [place for place in goals if reach[place] == nearest]
        elif enemies:
            goals = [place for place in sorted(reach) if farther_from_all(g, unit, place, enemies)]
        options += [("to", place) for place in goals]
        if not enemies:
            return options
    options += [("crawl", place) for place in crawl_options(g, unit) if ("to", place) not in options]
    return options


def is_refuge(g: CoupState, unit: int, location: int, enemies: list[int]) -> bool:
    """[T10.3] [T10.12] A building or woods on the ground, not beside a Known armed enemy, not nearer to any enemy
    that made it rout than its start.
    """
    ground = g.battle.ground
    here = g.where[unit]
    if location % 8 or location == here or not TERRAIN[ground.terrain[location // 8]].rout_goal:
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


def reachable(g: CoupState, unit: int, enemies: list[int]) -> dict[int, int]:
    """[T10.2] [T10.3] What a routing unit can reach within its MF by legal steps, with what it costs in half-MF."""
    return {location: spent for location, (spent, _) in _spread(g, unit, enemies).items()}


def _spread(g: CoupState, unit: int, enemies: list[int]) -> dict[int, tuple[int, int]]:
    """[T22.9] The cheapest way to each Location: what it costs, and the Location before it. Nobody flees into wire."""
    ways = ways_of(g.battle.ground, g.night())
    most = points(g, unit)
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
            if price == WHOLE or spent + price > most or there == here or not may_step(g, unit, here, there, foes):
                continue
            if there not in found or spent + price < found[there][0]:
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


def way_to(g: CoupState, unit: int, goal: int, enemies: list[int]) -> list[int]:
    """[T10.3] The Locations on the cheapest way to a goal, the goal last."""
    found = _spread(g, unit, enemies)
    way: list[int] = []
    at = goal
    while at != g.where[unit]:
        way.append(at)
        at = found[at][1]
    way.reverse()
    return way


def flee(g: CoupState, unit: int, way: list[int], spent: list[int]) -> Steps:
    """[T10.4] [T22.9] Location by Location, as far as its MF reach; interdicted in open ground. Out of wire it pays a
    dr first.
    """
    most = points(g, unit)
    if held(g, [unit], g.where[unit], way[0]):
        die = g.roll("wire")
        most -= 2 * die
        g.tell("wire", (shown(g, unit),), g.where[unit], die, 0, "through" if most >= 0 else "caught")
        if most >= 0:
            get_under(g, unit)
    for at, location in enumerate(way):
        if spent[at] > most:
            return
        if not (yield from arrive(g, unit, location)):
            return
        if interdicted(g, unit, location) and not survives(g, unit):
            return


def arrive(g: CoupState, unit: int, location: int) -> Finding:
    """[T10.3] [T10.15] A routing unit enters a Location, or is stopped short by enemies hidden there. The answer:
    whether it has come in.
    """
    if (yield from stumble(g, unit, location)):
        return False
    came_from = g.where[unit]
    go_into(g, unit, location)
    note_mingling(g, unit)
    g.tell("routs", shown(g, unit), came_from, location)
    enemy_moved(g, g.battle.side[unit], [came_from, location])
    return True


def interdicted(g: CoupState, unit: int, location: int) -> bool:
    """[T10.4] Whether a Location is open ground in the sight and normal range of an armed, unbroken, unpinned Known
    enemy.
    """
    side = g.battle.side[unit]
    for enemy in g.battle.roster[1 - side]:
        if not threatens(g, enemy) or g.marks[enemy] & (PINNED | BERSERK):
            continue
        if covers(g, enemy, location) and open_to(g, g.where[enemy], location):
            known = armed_enemy_known_to(g, g.where[enemy], unit)
            if known and hindrance(g.battle.ground, g.where[enemy], location) == 0:
                return True
    return False


def survives(g: CoupState, unit: int) -> bool:
    """[T10.4] A NMC under interdiction. Who fails is reduced, and what is left goes on; who passes at the highest
    number stops there. The answer: whether it goes on.
    """
    coloured, white = roll_dr(g, "interdiction")
    total = coloured + white
    morale = morale_of(g, unit)
    g.tell("interdiction", shown(g, unit), coloured, white, morale, "passed" if total <= morale else "failed")
    checked(g, unit, total)
    if total > morale:
        return casualty_reduction(g, unit)
    return total < morale


def give_up(g: CoupState, unit: int, enemies: list[int]) -> None:
    """[T10.6] Who must rout and cannot surrenders to an enemy beside him who sees him; else he is eliminated."""
    beside = near(g, g.where[unit])
    for enemy in enemies:
        if g.where[enemy] in beside and type_of(g, enemy).mmc and not g.marks[enemy] & BERSERK:
            capture(g, unit)
            return
    eliminate(g, unit)


def shed(g: CoupState, unit: int) -> None:
    """[T3.11] [T10.8] Guns, and weapons above the capacity, are left behind, the heaviest first."""
    for weapon in sorted(weapons_of(g, unit), key=lambda one: -weapon_type(g, one).pp):
        if weapon_type(g, weapon).kind == GUN:
            drop(g, weapon)
        elif weight(g, unit) > capacity(g, unit):
            drop(g, weapon)
