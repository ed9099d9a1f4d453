"""The staff sets up: works, squads, weapons, who hides."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.coupdemain.board.sight import sees
from bridgehead.games.coupdemain.pieces.roster import side_in, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.printed.battle import GUN_PIT
from bridgehead.games.coupdemain.printed.ground import PILLBOX, SLOTS
from bridgehead.games.coupdemain.staff.distances import apart_on_foot
from bridgehead.games.coupdemain.staff.hopes import value_of
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.picture import shelter
from bridgehead.games.coupdemain.state import TO_SET_UP, CoupState

IN_SIGHT: Final = 0.25
"""What it is worth to see an objective from near by."""
HOLDER: Final = 1.2
TAKER: Final = 0.8
IN_A_MOVE: Final = 4.0
IN_VIEW: Final = 0.25
SAME_HEX: Final = 1.0
SAME_PLACE: Final = 0.4
IN_AN_OBJECTIVE: Final = 1.5
FIELD: Final = 4


def judge_set_up(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Under cover, near what matters; who holds stands in it, who must take it out of sight if he can; not all
    together. Of pieces all alike the best places for all of them are looked for at once, and taken in the order of the
    map.
    """
    unit = g.unit(choice.about[0])
    alike = [one for one in g.battle.forces[g.battle.force[unit]].units if g.kind[one] == g.kind[unit]]
    waiting = len([one for one in alike if g.where[one] == TO_SET_UP])
    last = max([g.where[one] for one in alike])
    offered = [location for _, location in choice.options]
    places = [location for location in offered if location >= last] or offered
    values = [post(g, unit, location, choice.seat, manner) for location in places]
    posts: list[int] = []
    while len(posts) < waiting and len(posts) < len(places):
        best, most = -1, -1000.0
        for at, location in enumerate(places):
            if location not in posts:
                value = values[at] - sum([SAME_HEX for one in posts if one // SLOTS == location // SLOTS])
                if value > most:
                    best, most = location, value
        posts.append(best)
    known = dict(zip(places, values))
    first = min(posts)
    return [(1.0 if location == first else 0.0) + known.get(location, 0.0) / 100 for location in offered]


def post(g: CoupState, unit: int, location: int, seat: int, manner: CoupManner) -> float:
    """How good a Location is for a unit to be set up in."""
    ground = g.battle.ground
    holds = seat != g.battle.winner_if
    goals = g.battle.objectives
    away = min([apart_on_foot(ground, g.night(), location, goal) for goal in goals]) / 2
    if holds:
        score = manner.cover * shelter(g, location) - HOLDER * manner.goal * min(away, 40.0)
        seen = [goal for goal in goals if ground.apart(location, goal) <= FIELD and sees(ground, location, goal)]
        score += IN_SIGHT * len(seen)
        if location in goals:
            score += IN_AN_OBJECTIVE
    else:
        score = 2.0 * manner.cover * shelter(g, location)
        score -= manner.goal * (TAKER * max(0.0, min(away, 40.0) - IN_A_MOVE) + 0.2 * min(away, IN_A_MOVE))
        score -= manner.fear * IN_VIEW * seen_from(g, location, seat)
    there = side_in(g, location, seat)
    score -= SAME_PLACE * len(there) * len(there)
    score -= 0.5 * SAME_HEX * len([one for one in g.battle.roster[seat] if g.where[one] // SLOTS == location // SLOTS])
    kind = type_of(g, unit)
    if kind.smc and any(type_of(g, one).mmc for one in there):
        score += 2.0 + 0.5 * len([one for one in there if weapons_of(g, one)])
    return score


def seen_from(g: CoupState, location: int, seat: int) -> int:
    """How many Locations of the enemy's zones see a Location from near by."""
    ground = g.battle.ground
    places: list[int] = []
    for force in g.battle.forces:
        if force.side != seat:
            places += force.zone
    return len([there for there in places if ground.apart(there, location) <= FIELD and sees(ground, there, location)])


def judge_works(g: CoupState, choice: Choice) -> list[float]:
    """Trenches where the gun and the pillbox are, wire on the ways that lead to what is to be held, but not in it: the
    best places.
    """
    verb = choice.options[0][0]
    return [works_value(g, location // SLOTS, verb) for _, location in choice.options]


def works_value(g: CoupState, place: int, verb: str) -> float:
    """How good it is to dig or to string wire in a hex."""
    ground = g.battle.ground
    goals = g.battle.objectives
    beside = len([goal for goal in goals if goal % SLOTS == 0 and ground.adjacent(place, goal // SLOTS)])
    built = bool(g.works[place] & GUN_PIT) or ground.exists[place * SLOTS + PILLBOX] != 0
    facing = 1.0 if ground.east[place] else 0.0
    if verb == "trench":
        return (5.0 if built else 0.0) + beside + facing
    return beside + facing - (3.0 if place * SLOTS in goals else 0.0)


def judge_carrier(g: CoupState, choice: Choice) -> list[float]:
    """The best squads carry the weapons, one each."""
    scores: list[float] = []
    for _, number in choice.options:
        unit = g.unit(number)
        scores.append(value_of(g, unit, choice.seat) - 5.0 * len(weapons_of(g, unit)))
    return scores


def judge_hide(g: CoupState, choice: Choice) -> list[float]:
    """Those hide who stand nearest to what is to be held, on the bank that the enemy comes to last."""
    ground = g.battle.ground
    scores: list[float] = []
    for verb, number in choice.options:
        if verb != "hide":
            scores.append(0.0)
            continue
        here = g.where[g.unit(number)]
        away = min([ground.apart(here, goal) for goal in g.battle.objectives])
        scores.append(20.0 - away - (2.0 if ground.east[here // SLOTS] else 0.0))
    return scores
