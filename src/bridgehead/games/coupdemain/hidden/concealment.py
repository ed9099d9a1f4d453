"""[T17] Concealment lost by what one does, regained out of sight; counters that mingle unseen."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.board.cover import exposed
from bridgehead.games.coupdemain.board.sight import CLEAR, line
from bridgehead.games.coupdemain.hidden.knowledge import lit, range_of_sight, sees, suspects
from bridgehead.games.coupdemain.marks import CONCEALED, DUG_IN, HIDDEN, IN_DITCH, MACHINE, MELEE, ON_WIRE, RIDING
from bridgehead.games.coupdemain.pieces.changes import expose, shown, shown_all
from bridgehead.games.coupdemain.pieces.roster import in_hex, is_dummy, looks, take_up, wreck_shelters
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.smoke.hindrance import in_line, newly_hindered
from bridgehead.games.coupdemain.state import DEAD, CoupState
from bridgehead.games.coupdemain.works.pillbox import inside

SEEN_WITHIN: Final = 16
"""[T17.9] [T17.10] From how far an enemy sees who fires, or who moves."""


def watched(g: CoupState, location: int, side: int) -> bool:
    """[T17.9] Whether a Good Order unit of a side within 16 hexes sees a Location."""
    for unit in g.battle.roster[side]:
        if not looks(g, unit):
            continue
        if g.battle.ground.apart(g.where[unit], location) <= SEEN_WITHIN and sees(g, g.where[unit], location):
            return True
    return False


def show_up(g: CoupState, unit: int) -> bool:
    """[T17.8] A piece is revealed; a dummy is taken off. The answer: whether it is somebody."""
    if not is_dummy(g, unit):
        expose(g, unit)
        return True
    location = g.where[unit]
    counter = g.counter(unit)
    g.reveal()
    g.known = changed(g.known, g.tag[unit], 0)
    g.real = changed(g.real, g.tag[unit], 0)
    take_up(g, unit, DEAD)
    if unit in g.stack:
        g.stack.remove(unit)
    g.tell("dummy", counter, location)
    return False


def seen_to_act(g: CoupState, unit: int) -> None:
    """[T17.9] [T17.22] Who fires, throws or directs loses his "?" if an enemy sees him; a hidden unit is concealed at
    least.
    """
    if watched(g, g.where[unit], 1 - g.battle.side[unit]):
        expose(g, unit)
    else:
        appear(g, unit)
    g.real = changed(g.real, g.tag[unit], 1)


def appear(g: CoupState, unit: int) -> None:
    """[T17.22] A hidden unit is found out, or acts unseen: it is concealed from now on."""
    if g.marks[unit] & HIDDEN:
        g.marks[unit] = g.marks[unit] & ~HIDDEN | CONCEALED
        g.reveal()
        g.tell("appears", shown(g, unit), g.where[unit])


def open_to(g: CoupState, seer: int, location: int, marks: int = 0) -> bool:
    """[T5.9] [T5.10] [T22.8] Whether a Location is open ground for who sees somebody there, with these marks, from
    another: no cover of any kind, nothing in the way. Whoever is on wire has no cover; a trench, a pillbox, a ditch, a
    wreck is one.
    """
    if marks & DUG_IN or inside(location) or newly_hindered(g, seer, location):
        return False
    if marks & ON_WIRE:
        return line(g.battle.ground, seer, location) == CLEAR
    if marks & IN_DITCH or wreck_shelters(g, location):
        return False
    return exposed(g.battle.ground, seer, location)


def seen_to_move(g: CoupState, units: list[int], quietly: bool) -> None:
    """[T17.10] Who moves or advances in the sight of a Good Order enemy within 16 hexes loses his "?": by day into open
    ground always, into whatever else unless by Assault Movement or advance (`quietly`); by night into light, unless
    quietly, and into an enemy's Location. Call it when they have entered. Dummies seen so are taken off.
    """
    if not units:
        return
    if would_be_seen(g, units, quietly):
        for unit in [one for one in units if g.marks[one] & (CONCEALED | HIDDEN)]:
            show_up(g, unit)


def would_be_seen(g: CoupState, units: list[int], quietly: bool) -> bool:
    """[T17.10] Whether units that have come into a Location are seen by an enemy, so far as anybody can know."""
    marks = g.marks[units[0]]
    for unit in units:
        marks &= g.marks[unit]
    return _gives_away(g, g.where[units[0]], 1 - g.battle.side[units[0]], quietly, marks)


def would_show(g: CoupState, unit: int) -> bool:
    """[T17.10] Whether a concealed unit would lose its "?" by picking a weapon up or working on one: in an enemy's
    sight, by night in the light, as by moving without care.
    """
    if not g.marks[unit] & (CONCEALED | HIDDEN):
        return False
    return _gives_away(g, g.where[unit], 1 - g.battle.side[unit], False, g.marks[unit])


def seen_at_work(g: CoupState, unit: int) -> None:
    """[T17.10] A unit reaches for a weapon or works on one, and is seen by whoever can."""
    if would_show(g, unit):
        expose(g, unit)


def _gives_away(g: CoupState, location: int, enemy: int, quietly: bool, marks: int) -> bool:
    if suspects(g, location, 1 - enemy):
        return g.night()
    if g.night() and (quietly or not lit(g, location)):
        return False
    for unit in g.battle.roster[enemy]:
        if not looks(g, unit):
            continue
        here = g.where[unit]
        if g.battle.ground.apart(here, location) > SEEN_WITHIN or not sees(g, here, location):
            continue
        if not quietly or open_to(g, here, location, marks):
            return True
    return False


def note_mingling(g: CoupState, unit: int) -> None:
    """[T36.4] A concealed piece has entered a Location: out of the enemy's sight it may be any of those there from now
    on. Hidden enemies do not count, or its owner would know that somebody looks on.
    """
    location = g.where[unit]
    if not g.marks[unit] & CONCEALED or location in g.mingled:
        return
    ground = g.battle.ground
    away = ground.ranges(location // 8)
    far = range_of_sight(g, location)
    for enemy in g.battle.roster[1 - g.battle.side[unit]]:
        here = g.where[enemy]
        if here >= 0 and away[here // 8] <= far and looks(g, enemy) and in_line(g, here, location):
            return
    g.mingled.append(location)


def end_of_phase(g: CoupState) -> None:
    """[T17.2] [T36.4] Counters that have met out of sight are dealt anew, in secret, and unknown from then on."""
    for location in sorted(g.mingled):
        for side in (0, 1):
            units = [
                unit
                for unit in in_hex(g, location // 8)
                if g.where[unit] == location and g.battle.side[unit] == side and g.marks[unit] & CONCEALED
            ]
            if len(units) > 1:
                shuffle(g, units)
    g.mingled = []


def shuffle(g: CoupState, units: list[int]) -> None:
    """[T36.4] Deal the counters of concealed pieces anew among them: nobody is known; all are real only if all were."""
    tags = sorted(g.tag[unit] for unit in units)
    real = 1 if all(g.real[tag] for tag in tags) else 0
    left = tags[:]
    for unit in sorted(units):
        tag = left.pop(g.dice.below(len(left)))
        g.tag[unit] = tag
        g.who[tag] = unit
    for tag in tags:
        g.known = changed(g.known, tag, 0)
        g.real = changed(g.real, tag, real)


def regain_concealment(g: CoupState) -> None:
    """[T17.16] At the end of a Player Turn every Good Order unit of its side that no enemy Good Order unit sees
    becomes concealed; in Concealment Terrain also if those who see it are more than 16 hexes off. Its counter stays
    known (T17.2). On wire nobody does [T22.17].
    """
    side = g.acting
    gone: dict[int, list[int]] = {}
    for unit in g.battle.roster[side]:
        if not looks(g, unit) or g.marks[unit] & (CONCEALED | HIDDEN | MELEE | MACHINE | ON_WIRE | RIDING):
            continue
        if suspects(g, g.where[unit], side) or _observed(g, unit):
            continue
        g.marks[unit] |= CONCEALED
        g.known = changed(g.known, g.tag[unit], 1)
        g.real = changed(g.real, g.tag[unit], 1)
        gone.setdefault(g.where[unit], []).append(unit)
    for location, units in gone.items():
        g.tell("conceals", shown_all(g, units), location)


def _observed(g: CoupState, unit: int) -> bool:
    location = g.where[unit]
    hides = TERRAIN[g.battle.ground.terrain[location // 8]].conceals
    for enemy in g.battle.roster[1 - g.battle.side[unit]]:
        if not looks(g, enemy):
            continue
        here = g.where[enemy]
        if hides and g.battle.ground.apart(here, location) > SEEN_WITHIN:
            continue
        if sees(g, here, location):
            return True
    return False
