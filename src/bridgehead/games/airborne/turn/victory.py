"""[P12.3] Points and levels of victory."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.engine.play.rulebook import Outcome, Part, Tally
from bridgehead.games.airborne.board.control import controls, fights, takes_ground
from bridgehead.games.airborne.board.stacking import counts, fort_in, holds, units_in
from bridgehead.games.airborne.printed.battle import CONTROLLED, INTACT, TAKEN_OR_DESTROYED, Measure
from bridgehead.games.airborne.printed.components import AIRBORNE, DEFENDER, FORT
from bridgehead.games.airborne.state import BLOWN, AirborneState

ONE_WHOLE_TURN: Final = 2


def points(g: AirborneState) -> int:
    """[P12.3] The points of the side that must take the objectives, as things stand."""
    total = 0
    for measure in g.battle.measures:
        total += measure.points * scored(g, measure)
    return total


def scored(g: AirborneState, measure: Measure) -> int:
    """[P12.3] How many hexes of a measure count now."""
    found = 0
    for place in measure.hexes:
        if scores(g, measure.counts, place):
            found += 1
    return found


def scores(g: AirborneState, how: int, place: int) -> bool:
    """[P12.3] Whether one hex counts for the holder."""
    at = g.battle.objective_at[place]
    holder = g.battle.holder
    if how == CONTROLLED:
        return controls(g, place, holder)
    if how == INTACT:
        return controls(g, place, holder) and not g.works[place] & BLOWN
    if how == TAKEN_OR_DESTROYED:
        fort = fort_in(g, place)
        return fort < 0 or g.battle.side[fort] == holder or g.held[at] >= ONE_WHOLE_TURN
    return not enemies_within(g, place, 1 - holder)


def enemies_within(g: AirborneState, place: int, side: int) -> bool:
    """[P12.3] Whether a side has a combat unit in a hex or next to it."""
    for there in [place, *g.battle.ground.neighbours[place]]:
        if g.first[there] >= 0 and holds(g, there, side):
            for unit in units_in(g, there):
                if g.battle.side[unit] == side and fights(g, unit) and counts(g, unit):
                    return True
    return False


def count_held(g: AirborneState) -> None:
    """[P12.3] At the end of the holder's segment: the hexes in which a formed unit of his stands alone. Twice running
    is a whole turn, and counts for good.
    """
    if g.acting != g.battle.holder:
        return
    for at, place in enumerate(g.battle.objectives):
        if g.held[at] >= ONE_WHOLE_TURN:
            continue
        alone = _formed_unit_in(g, place) and not holds(g, place, 1 - g.battle.holder)
        news = _must_be_taken(g, place) and not scores(g, TAKEN_OR_DESTROYED, place)
        g.held = changed(g.held, at, g.held[at] + 1 if alone else 0)
        if news and g.held[at] == ONE_WHOLE_TURN:
            g.tell("held", place)


def _must_be_taken(g: AirborneState, place: int) -> bool:
    return any(one.counts == TAKEN_OR_DESTROYED and place in one.hexes for one in g.battle.measures)


def _formed_unit_in(g: AirborneState, place: int) -> bool:
    for unit in units_in(g, place):
        if g.battle.side[unit] == g.battle.holder and takes_ground(g, unit) and not g.battle.of[unit].stick:
            return g.battle.of[unit].kind != FORT
    return False


def level(g: AirborneState, total: int) -> int:
    """[P12.3] The level that a number of points comes to."""
    found = 0
    for at, least in enumerate(g.battle.levels):
        if total >= least:
            found = at
    return found


def tally(g: AirborneState, begun: bool) -> Tally:
    """[P12.3] The points by measure, and from how many on which side has won how."""
    total = points(g) if begun else 0
    parts: list[Part] = []
    for measure in g.battle.measures:
        count = scored(g, measure) if begun else 0
        parts.append(Part(f"measure-{measure.key}", count, len(measure.hexes), measure.points * count))
    steps = [(least, f"outcome-{g.battle.results[at]}") for at, least in enumerate(g.battle.levels)]
    return Tally(parts, f"outcome-{g.battle.results[level(g, total)]}", total, steps)


def outcome(g: AirborneState) -> Outcome | None:
    """[P12.3] How the battle ended; None while it goes on."""
    if g.result < 0:
        return None
    total = g.result
    label = g.battle.results[level(g, total)]
    nation = label.partition("-")[0]
    winner = AIRBORNE if nation == g.battle.nations[AIRBORNE] else DEFENDER
    scores = [float(total), float(g.battle.most_points - total)]
    if g.battle.holder == DEFENDER:
        scores.reverse()
    return Outcome(label, winner, scores)
