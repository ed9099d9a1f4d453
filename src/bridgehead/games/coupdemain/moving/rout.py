"""[T10] Rout: who must flee, who may, whither; interdiction, low crawl, surrender."""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.coupdemain.hidden.concealment import note_mingling, open_to
from bridgehead.games.coupdemain.hidden.knowledge import armed_enemy_known_to
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, DM, MELEE, NAMED, PINNED
from bridgehead.games.coupdemain.morale.breaking import capture, casualty_reduction, put_under_fire
from bridgehead.games.coupdemain.morale.checks import helper_of, task_check
from bridgehead.games.coupdemain.morale.heat import heat_of_battle
from bridgehead.games.coupdemain.morale.rally import beside_enemy, near
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.values import modifier_of, morale_of
from bridgehead.games.coupdemain.moving.bump import Finding, stumble
from bridgehead.games.coupdemain.moving.leaving import EXIT_COST
from bridgehead.games.coupdemain.moving.rout_ways import (
    covers,
    crawl_options,
    farther_from_all,
    is_cover,
    known_to_see,
    points,
    reachable,
    refuges,
    threatens,
    way_out,
    way_to,
)
from bridgehead.games.coupdemain.night.freedom import enemy_moved
from bridgehead.games.coupdemain.pieces.changes import eliminate, shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import by_tag, on_map, take_up, type_of
from bridgehead.games.coupdemain.pieces.weapons import capacity, drop, weapon_type, weapons_of, weight
from bridgehead.games.coupdemain.printed.components import GUN
from bridgehead.games.coupdemain.state import EXITED, NONE, CoupState
from bridgehead.games.coupdemain.works.wire import get_under, go_into, held

STOPPED: Final = -1
BEST: Final = 2
WORST: Final = 12
"""[T8.9] [T8.16] The original DR of a check that are more than passed or failed."""


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


def next_to_rout(g: CoupState, seat: int) -> int:
    """[T10.8] The next broken unit of a side that must or may rout, in the order of the counters; NONE when
    all have.
    """
    broken: list[int] = []
    for unit in g.battle.roster[seat]:
        if g.marks[unit] & (BROKEN | MELEE | NAMED) == BROKEN and on_map(g, unit):
            broken.append(unit)
    for unit in by_tag(g, broken):
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
    if verb == "exit":
        location = way_out(g, unit, enemies)
    if verb == "crawl":
        yield from arrive(g, unit, location)
    else:
        left = yield from run_to(g, unit, location, enemies, points(g, unit))
        if verb == "exit":
            if left >= EXIT_COST and g.where[unit] == location:
                leave_the_map(g, unit)
        elif left > 0 and is_cover(g, location) and known_to_see(g, unit):
            yield from run_on(g, unit, enemies, left)


def rout_options(g: CoupState, unit: int, enemies: list[int]) -> list[Option]:
    """[T10.3] [T10.5] [T10.10] [T10.13] The nearest cover in reach, else all that is farther from the enemies; and to
    crawl into a Location beside. By night, to crawl only.
    """
    options: list[Option] = []
    if not g.night():
        reach = reachable(g, unit, points(g, unit))
        goals = refuges(g, unit, reach, enemies)
        if not goals and enemies:
            goals = [place for place in sorted(reach) if farther_from_all(g, unit, place, enemies)]
        options += [("to", place) for place in goals]
    if way_out(g, unit, enemies) != NONE:
        options.append(("exit", 0))
    if not g.night() and not enemies:
        return options
    options += [("crawl", place) for place in crawl_options(g, unit) if ("to", place) not in options]
    return options


def run_on(g: CoupState, unit: int, enemies: list[int], most: int) -> Steps:
    """[T10.3] With MF left it may go on from cover in sight of Known enemies to a second goal."""
    goals = refuges(g, unit, reachable(g, unit, most), enemies)
    if not goals:
        return
    options: list[Option] = [("to", place) for place in goals]
    g.spent = points(g, unit) - most
    verb, location = yield g.ask(g.battle.side[unit], "rout-to", [*options, ("stay", 0)], g.counter(unit))
    g.spent = 0
    if verb == "to":
        yield from run_to(g, unit, location, enemies, most)


def leave_the_map(g: CoupState, unit: int) -> None:
    """[T10.14] [T33.14] A broken unit is off the map, out of reach of every enemy: a NTC at once, with the help of a
    leader in its last Location; who fails suffers Casualty Reduction. It does not come back in this scenario.
    """
    leader = helper_of(g, unit, [])
    if not task_check(g, unit, modifier_of(g, leader) if leader != NONE else 0) and not casualty_reduction(g, unit):
        return
    g.tell("exits", (shown(g, unit),), g.where[unit])
    take_up(g, unit, EXITED)


Running: TypeAlias = Generator[Choice, Option, int]
"""Part of a step that may ask something and tells the half-MF that are left, −1 for who was stopped."""


def run_to(g: CoupState, unit: int, goal: int, enemies: list[int], most: int) -> Running:
    """[T10.3] A routing unit goes to its goal by the cheapest way."""
    if goal == g.where[unit]:
        return most
    reach = reachable(g, unit, most)
    way = way_to(g, unit, goal, most)
    left = yield from flee(g, unit, way, [reach[one] for one in way], most)
    return left


def flee(g: CoupState, unit: int, way: list[int], spent: list[int], most: int) -> Running:
    """[T10.4] [T22.9] Location by Location, as far as its MF reach; interdicted in open ground. Out of wire it pays a
    dr first.
    """
    if held(g, [unit], g.where[unit], way[0]):
        die = g.roll("wire")
        most -= 2 * die
        g.tell("wire", (shown(g, unit),), g.where[unit], die, 0, "through" if most >= 0 else "caught")
        if most >= 0:
            get_under(g, unit)
    for at, location in enumerate(way):
        if spent[at] > most:
            return STOPPED
        if not (yield from arrive(g, unit, location)):
            return STOPPED
        if interdicted(g, unit, location) and not survives(g, unit):
            return STOPPED
    return most - spent[-1]


def arrive(g: CoupState, unit: int, location: int) -> Finding:
    """[T10.3] [T10.15] [T9.10] A routing unit enters a Location, or is stopped short by enemies hidden there; beside a
    Known enemy it is under DM again. The answer: whether it has come in.
    """
    if (yield from stumble(g, unit, location)):
        return False
    came_from = g.where[unit]
    go_into(g, unit, location)
    note_mingling(g, unit)
    g.tell("routs", shown(g, unit), came_from, location)
    if beside_enemy(g, unit):
        put_under_fire(g, [unit])
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
            if armed_enemy_known_to(g, g.where[enemy], unit):
                return True
    return False


def survives(g: CoupState, unit: int) -> bool:
    """[T10.4] [T8.9] [T8.16] A NMC under interdiction. Who fails is reduced, and what is left goes on; by an original
    12 it is lost. Who passes at the highest number stops there; an original 2 is Heat of Battle instead, and who has
    rallied by it runs no more. The answer: whether it goes on.
    """
    coloured, white = roll_dr(g, "interdiction")
    total = coloured + white
    morale = morale_of(g, unit)
    g.tell("interdiction", shown(g, unit), coloured, white, morale, "passed" if total <= morale else "failed")
    checked(g, unit, total)
    if total == BEST:
        heat_of_battle(g, unit)
        leader_losses(g)
        return on_map(g, unit) and bool(g.marks[unit] & BROKEN)
    if total > morale:
        if total == WORST:
            eliminate(g, unit)
        return total < WORST and casualty_reduction(g, unit)
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
