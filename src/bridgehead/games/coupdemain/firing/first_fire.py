"""[T12] Defensive First Fire: which Locations may fire at the stack under way, and one attack by them."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.attack import attack
from bridgehead.games.coupdemain.fire.choosing import choose_group
from bridgehead.games.coupdemain.fire.groups import best_group, best_of, strong_parts
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, in_melee, lots_of, places_of, victims
from bridgehead.games.coupdemain.fire.parts import forget_aims, gunners
from bridgehead.games.coupdemain.fire.watch import watch_of, worth_asking
from bridgehead.games.coupdemain.fire.ways_to_fire import made_out_within
from bridgehead.games.coupdemain.guns.at_vehicles import first_shot, first_shot_options
from bridgehead.games.coupdemain.marks import ATTACKS, BROKEN
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import CoupState


def first_fire_options(g: CoupState, location: int) -> list[Option]:
    """[T12.3] [T12.5] What the DEFENDER may fire with at the stack under way in a Location: his Locations that have an
    attack of at least the lowest column which their watch lets them ask about, and ordnance. Nothing when nobody of the
    stack is there unbroken.
    """
    if not targets_left(g, location) or not anybody_near(g, location):
        return []
    seat = 1 - g.acting
    parts, ways = strong_parts(g, Aim(seat, location, True))
    options: list[Option] = []
    for here in places_of(g, parts):
        if first_aim(g, location, here, parts, ways) is not None:
            options.append(("fire", here))
    return options + first_shot_options(g, location)


def anybody_near(g: CoupState, location: int) -> bool:
    """[T18.3] Whether anybody of the DEFENDER is where a Location can be made out from: by night mostly nobody."""
    away = g.battle.ground.ranges(location // SLOTS)
    far = made_out_within(g, location)
    for unit in g.battle.roster[1 - g.acting]:
        if g.where[unit] >= 0 and away[g.where[unit] // SLOTS] <= far:
            return True
    return False


def targets_left(g: CoupState, location: int) -> bool:
    """[T12.3] [T6.7] Whether somebody of the stack under way can be fired at in a Location: unbroken, not in a
    Melee.
    """
    for unit in victims(g, 1 - g.acting, location, True):
        if not g.marks[unit] & BROKEN:
            return not in_melee(g, location)
    return False


def first_aim(g: CoupState, location: int, here: int, parts: list[int], ways: list[int]) -> Aim | None:
    """[T12.5] [T35.4] The fire of one Location at the stack under way, with those barred whose own watch does not let
    them; None when nobody of it may fire.
    """
    aim = Aim(1 - g.acting, location, True, here)
    group = best_of(g, aim, parts, ways)
    lots = lots_of(g, group, True)
    for unit in gunners(g, parts):
        if not worth_asking(g, group, lots, g.where[unit], watch_of(g, unit)):
            aim.barred.append(unit)
    if not aim.barred:
        return aim
    left, _ = strong_parts(g, aim)
    return aim if left else None


def first_group(g: CoupState, location: int, here: int) -> FireGroup:
    """[T12.22] The best group of a Location at the stack under way, with those whom their watch lets."""
    parts, ways = strong_parts(g, Aim(1 - g.acting, location, True))
    aim = first_aim(g, location, here, parts, ways)
    return best_group(g, aim) if aim is not None else FireGroup(Aim(1 - g.acting, location, True), [], [], [])


def first_fire(g: CoupState, location: int, verb: str, number: int) -> Steps:
    """[T12.3] [T12.6] [T12.22] One attack at the stack under way in a Location: by a Location and whom a chain joins
    to it, or by ordnance.
    """
    if verb == "ordnance":
        yield from first_shot(g, location, number)
        return
    parts, ways = strong_parts(g, Aim(1 - g.acting, location, True))
    aim = first_aim(g, location, number, parts, ways)
    if aim is not None:
        group = yield from choose_group(g, aim)
        yield from attack(g, group)


def end_of_first_fire(g: CoupState) -> None:
    """[T1.10] [T12.14] The MPh ends: residual firepower goes; weapons that kept their rate of fire keep it for the
    DFPh.
    """
    g.residual = []
    g.pressed = []
    g.shots = []
    for weapon in range(len(g.used)):
        g.used[weapon] %= ATTACKS
    forget_aims(g)
