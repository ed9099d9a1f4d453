"""The staff on the evening before: who flies with whom, where to land, where Snipers lie, where light is wanted."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.coupdemain.air.gliders import passengers, sky_of
from bridgehead.games.coupdemain.air.plan import appeal, danger
from bridgehead.games.coupdemain.hidden.knowledge import known_in
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.components import TYPES
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.staff.distances import apart_on_foot
from bridgehead.games.coupdemain.state import CoupState

LIT: Final = 3
IN_REACH: Final = 6
DISTANT: Final = 80
"""Half-MF beyond which it is no matter how far."""
BRIGHT: Final = 0.5


def judge_load(g: CoupState, choice: Choice) -> list[float]:
    """Every glider alike: one of each kind of squad, a leader or two, so that the loss of one hurts least."""
    kind = TYPES[g.kind[g.unit(choice.about[0])]]
    scores: list[float] = []
    for _, glider in choice.options:
        there = [type_of(g, unit) for unit in passengers(g, glider)]
        alike = len([one for one in there if one.number == kind.number])
        scores.append(-alike - 0.5 * len([one for one in there if one.smc == kind.smc]))
    return scores


def judge_landing_hex(g: CoupState, choice: Choice) -> list[float]:
    """[T19.16] By the way on foot that is left to all that is wanted, and by the risk: a glider that is lost costs more
    than most nights' fighting.
    """
    sky = sky_of(g)
    return [-way_on_foot(g, place) - danger(sky, place) for _, place in choice.options]


def way_on_foot(g: CoupState, place: int) -> float:
    """The MF from a hex to the objectives, on the average: the canal is crossed by the bridge alone."""
    goals = g.battle.objectives
    total = sum([min(DISTANT, apart_on_foot(g.battle.ground, g.night(), place * SLOTS, goal)) for goal in goals])
    return total / 2 / len(goals)


def judge_landing(g: CoupState, choice: Choice) -> list[float]:
    """The one that comes down nearest to the bridge first."""
    return [appeal(g, g.intended[glider]) for _, glider in choice.options]


def judge_sniper(g: CoupState, choice: Choice) -> list[float]:
    """Near where it will be fought for."""
    ground = g.battle.ground
    return [
        -float(min(ground.distance(place, location // SLOTS) for location in g.battle.objectives))
        for _, place in choice.options
    ]


def judge_light(g: CoupState, choice: Choice) -> list[float]:
    """A starshell is tried by who has Known enemies in his reach; else the dark is as good."""
    places = known_places(g, choice.seat)
    ground = g.battle.ground
    scores: list[float] = []
    for verb, number in choice.options:
        if verb != "try":
            scores.append(BRIGHT)
            continue
        here = g.where[g.unit(number)] // SLOTS
        near = [place for place in places if ground.distance(here, place) <= IN_REACH]
        scores.append(1.0 + 0.01 * len(near) if near else 0.0)
    return scores


def judge_burst(g: CoupState, choice: Choice) -> list[float]:
    """Over as many enemies as can be, and not over one's own."""
    ground = g.battle.ground
    places = known_places(g, choice.seat)
    scores: list[float] = []
    for _, place in choice.options:
        scores.append(float(len([one for one in places if ground.distance(one, place) <= LIT])))
    return scores


def known_places(g: CoupState, seat: int) -> list[int]:
    """The hexes of enemies whom a seat knows."""
    found: list[int] = []
    for unit in g.battle.roster[1 - seat]:
        if g.where[unit] >= 0 and known_in(g, g.where[unit], seat):
            found.append(g.where[unit] // SLOTS)
    return sorted(set(found))
