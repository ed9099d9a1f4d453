"""[T6.1] [T12.22] The questions of an attack: who fires, and who directs."""

from collections.abc import Generator
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.fire.groups import (
    best_of,
    component,
    fits,
    linked,
    only_concealed,
    option_of,
    part_of,
    possible,
    strong_parts,
)
from bridgehead.games.coupdemain.fire.leading import able_leaders, usual_leaders
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, places_of
from bridgehead.games.coupdemain.fire.parts import gunner
from bridgehead.games.coupdemain.pieces.standing_orders import LEADERS, order_of
from bridgehead.games.coupdemain.pieces.weapons import weapons_of, works
from bridgehead.games.coupdemain.state import NONE, CoupState

Grouping: TypeAlias = Generator[Choice, Option, FireGroup]
"""Part of a step that asks who fires, and tells it."""
AUTO = 0
"""[T35.3] The standing order by which the best leader directs unasked."""


def choose_group(g: CoupState, aim: Aim) -> Grouping:
    """[T6.1] Who of a seat fires at a target: all that is sensible, or one after another; then who directs."""
    parts, ways = strong_parts(g, aim)
    half = only_concealed(g, aim)
    g.target = aim.target
    g.firers = []
    g.leading = aim.leading
    taken: list[int] = []
    while True:
        options: list[Option] = [] if g.firers else [("all", 0)]
        if g.firers and possible(g, g.firers, taken, aim.target, half):
            options.append(("enough", 0))
        for at in range(len(parts)):
            if may_join(g, aim, parts, ways, at, g.firers, taken, half):
                options.append(option_of(g, parts[at]))
        verb, number = options[0]
        if len(parts) > 1 and len(options) > 1:
            verb, number = yield g.ask(aim.seat, "fire-with", options, aim.target)
        if verb == "enough":
            break
        if verb == "all":
            group = best_of(g, aim, parts, ways)
            g.firers = group.parts[:]
            taken = group.ways[:]
            break
        part = part_of(g, (verb, number))
        g.firers.append(part)
        taken.append(ways[parts.index(part)])
    group = FireGroup(aim, g.firers[:], taken, [])
    group.leaders = yield from choose_leader(g, group)
    return group


def join_who_must(g: CoupState, aim: Aim, chosen: list[int], taken: list[int]) -> None:
    """[T6.5] Add to those chosen whoever is not asked about, since he alone can make a column of it with them."""
    parts, ways = strong_parts(g, aim)
    half = only_concealed(g, aim)
    while chosen and not possible(g, chosen, taken, aim.target, half):
        able = [at for at in range(len(parts)) if may_join(g, aim, parts, ways, at, chosen, taken, half)]
        if len(able) != 1:
            return
        chosen.append(parts[able[0]])
        taken.append(ways[able[0]])


def may_join(
    g: CoupState,
    aim: Aim,
    parts: list[int],
    ways: list[int],
    at: int,
    chosen: list[int],
    taken: list[int],
    half: bool,
) -> bool:
    """[T3.6] [T6.5] Whether one of the parts may be taken besides those chosen: its owner has a hand free, its
    Location is beside theirs, and with it the group can still come to a column.
    """
    part = parts[at]
    if part in chosen or not fits(g, chosen, taken, part, ways[at]):
        return False
    here = g.where[gunner(g, part)]
    if not chosen:
        if aim.leading not in (NONE, here):
            return False
    elif not any(linked(g, there, here, aim.target) for there in places_of(g, chosen)):
        return False
    group = [*chosen, part]
    how = [*taken, ways[at]]
    if possible(g, group, how, aim.target, half):
        return True
    near = component(g, here, places_of(g, parts), aim.target)
    for other, one in enumerate(parts):
        if one not in group and g.where[gunner(g, one)] in near and fits(g, group, how, one, ways[other]):
            group.append(one)
            how.append(ways[other])
    return possible(g, group, how, aim.target, half)


Leading: TypeAlias = Generator[Choice, Option, list[int]]


def choose_leader(g: CoupState, group: FireGroup) -> Leading:
    """[T6.15] [T35.3] Who directs: by the standing order the best; else it is asked where more than one could, or the
    one who could has a weapon of his own. Over several Locations the best of each.
    """
    usual = usual_leaders(g, group.parts, group.ways)
    places = places_of(g, group.parts)
    if order_of(g, group.seat, LEADERS) == AUTO or len(places) > 1:
        return usual
    able = able_leaders(g, group.parts, group.ways, places[0], group.seat)
    if len(able) == 0 or (len(able) == 1 and not any(works(g, weapon) for weapon in weapons_of(g, able[0]))):
        return usual
    options = [g.unit_option("led-by", leader) for leader in able]
    options.append(("unled", 0))
    verb, number = yield g.ask(group.seat, "fire-leader", options, group.target)
    return [g.unit(number)] if verb == "led-by" else []
