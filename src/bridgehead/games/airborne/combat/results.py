"""[P3.2] What the combat results do: dispersal and elimination."""

from bridgehead.engine.columns import changed
from bridgehead.games.airborne.board.spotting import forget
from bridgehead.games.airborne.board.stacking import MOST_WRECKS, side_of, take, units_in
from bridgehead.games.airborne.printed.components import AIRCRAFT, FORT
from bridgehead.games.airborne.state import DEAD, DISPERSED, FRESH, INSIDE, NO_TASK, NONE, WRECK, AirborneState


def apply_result(g: AirborneState, units: list[int], code: str) -> None:
    """[P3.2] Do to each unit what the table says: D disperses, DD eliminates the dispersed, X eliminates."""
    if code == "-":
        return
    for unit in units:
        if code == "X" or (code == "DD" and g.marks[unit] & DISPERSED):
            eliminate(g, unit)
        else:
            disperse(g, unit)


def disperse(g: AirborneState, unit: int) -> None:
    """[P3.2] Disperse a unit, and whoever is aboard or in the fort. A unit dispersed in its own segment is marked: it
    recovers at the end of its next one.
    """
    own = side_of(g, unit) == g.acting
    if not g.marks[unit] & DISPERSED:
        g.tell("dispersed", g.battle.tag[unit])
        g.marks[unit] |= DISPERSED
        forget(g, unit)
        if own:
            g.marks[unit] |= FRESH
    for one in _with(g, unit):
        if not g.marks[one] & DISPERSED:
            g.marks[one] |= DISPERSED
            forget(g, one)
            if own:
                g.marks[one] |= FRESH


def recovers_soon(g: AirborneState, unit: int) -> None:
    """[P8.5] A unit that is dispersed as it moves, with whoever is aboard, turns up at the end of the same segment."""
    if g.where[unit] >= 0:
        for one in [unit, *_with(g, unit)]:
            g.marks[one] &= ~FRESH


def eliminate(g: AirborneState, unit: int) -> None:
    """[P3.2] Eliminate a unit with whoever is aboard or in the fort, and tell of each. An armoured vehicle leaves a
    wreck, and so does a fort; three of them at most lie in a hex.
    """
    g.tell("eliminated", g.battle.tag[unit])
    for one in _with(g, unit):
        g.tell("eliminated", g.battle.tag[one])
        if g.marks[one] & INSIDE:
            take(g, one)
        _strike_off(g, one)
    place = g.where[unit]
    if place >= 0:
        take(g, unit)
        kind = g.battle.of[unit]
        if (kind.armoured or kind.kind == FORT) and g.works[place] // WRECK < MOST_WRECKS:
            g.works = changed(g.works, place, g.works[place] + WRECK)
    bearer = g.carrier[unit]
    if bearer >= 0:
        g.load[bearer] = NONE
    _strike_off(g, unit)


def _with(g: AirborneState, unit: int) -> list[int]:
    """Those who share a unit's fate: its load, or those inside the fort."""
    kind = g.battle.of[unit].kind
    if kind == FORT:
        return [one for one in units_in(g, g.where[unit]) if g.marks[one] & INSIDE]
    if kind != AIRCRAFT and g.load[unit] >= 0:
        return [g.load[unit]]
    return []


def _strike_off(g: AirborneState, unit: int) -> None:
    g.where[unit] = DEAD
    g.marks[unit] = 0
    g.carrier[unit] = NONE
    g.load[unit] = NONE
    g.task[unit] = NO_TASK
    g.order[unit] = NONE
    g.due[unit] = NONE
    if g.battle.of[unit].kind != AIRCRAFT:
        g.losses[g.battle.side[unit]] += 1


def lose(g: AirborneState, unit: int) -> None:
    """[II.C] Lose a unit that never stood on the board: drifted off, or down with its plane."""
    g.tell("lost", g.battle.tag[unit])
    _strike_off(g, unit)
