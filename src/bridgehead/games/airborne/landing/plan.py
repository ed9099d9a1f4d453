"""[I.I] [II.B] [III.A] [III.B] The landing plan, written before the enemy sets up: for each plane the turn and the
target hex, for each flight the side it comes from.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.printed.battle import Group
from bridgehead.games.airborne.printed.components import AIRBORNE
from bridgehead.games.airborne.printed.ground import EAST, WEST
from bridgehead.games.airborne.state import AirborneState

PER_TARGET: Final = 2
"""[I.F] [II.B] [III.E] Platoons, and gliders, that may be aimed at one hex in one turn."""


def plan_one(g: AirborneState, at: int) -> Steps:
    """[I.I] [III.B] Write down turn and target of one plane; the first of a flight also settles from where it comes."""
    plane = g.battle.planes[at]
    group = g.battle.groups[g.battle.group[plane]]
    tag = g.battle.tag[g.battle.rider[plane]]
    if at == 0 or g.battle.planes[at - 1] not in group.units:
        _, heading = yield g.ask(AIRBORNE, "flight", [("fly", EAST), ("fly", WEST)], tag)
    else:
        heading = g.heading[at - 1]
    g.heading[at] = heading
    turns: list[Option] = [
        ("on-turn", turn) for turn in range(group.turn, g.battle.turns + 1) if target_hexes(g, at, group, turn)
    ]
    turn = turns[0][1]
    if len(turns) > 1:
        _, turn = yield g.ask(AIRBORNE, "landing-turn", turns, tag)
    targets: list[Option] = [("target", place) for place in target_hexes(g, at, group, turn)]
    _, place = yield g.ask(AIRBORNE, "landing-hex", targets, tag, turn)
    g.plan_turn[at] = turn
    g.plan_hex[at] = place
    g.at += 1


def target_hexes(g: AirborneState, at: int, group: Group, turn: int) -> list[int]:
    """[II.B] [III.E] The hexes that a plane may be aimed at in a turn: two platoons, and two gliders, to a hex."""
    glider = g.battle.of[g.battle.planes[at]].glider
    full: list[int] = []
    once: list[int] = []
    for other in range(len(g.battle.planes)):
        if other == at or g.plan_hex[other] < 0 or g.plan_turn[other] != turn:
            continue
        if g.battle.of[g.battle.planes[other]].glider == glider:
            place = g.plan_hex[other]
            (full if place in once else once).append(place)
    if not full:
        return group.zone
    return [place for place in group.zone if place not in full]


def seal(g: AirborneState) -> Steps:
    """[I.I] [III.B] The plan is sealed: from here on it cannot be changed."""
    yield g.ask(AIRBORNE, "seal", [("seal", 0)], len(g.battle.planes))
    g.reveal()
    g.tell("sealed", len(g.battle.planes))
