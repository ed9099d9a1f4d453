"""[T0.13] [T0.14] [T3.12] Units reduced, replaced, lost; new ones that come of it."""

from collections.abc import Iterable
from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.engine.state import TwoReadings
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN
from bridgehead.games.coupdemain.pieces.roster import put, take_up, type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, drop, drop_all, weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.components import CREW, GUN, HALF_SQUAD, SQUAD, TYPES
from bridgehead.games.coupdemain.state import DEAD, NONE, SPARE, CoupState


def take_off(g: CoupState, off: int) -> None:
    """[T1.10] Marks come off all units; few of them bear any."""
    for unit, marks in enumerate(g.marks):
        if marks & off:
            g.marks[unit] = marks & ~off


def eliminate(g: CoupState, unit: int) -> None:
    """[T0.14] [T34.3] A unit is lost: its weapons lie there, its CVP are booked against its side."""
    remove(g, unit, DEAD)
    g.losses[g.battle.side[unit]] += type_of(g, unit).vp
    g.tell("eliminated", shown(g, unit))


def remove(g: CoupState, unit: int, code: int) -> None:
    """A unit leaves the board for good, out of whatever it was doing; `code` says where it is."""
    expose(g, unit)
    if g.where[unit] >= 0:
        drop_all(g, unit)
    take_up(g, unit, code)
    if unit in g.stack:
        g.stack.remove(unit)


def leave_guns(g: CoupState, unit: int) -> None:
    """[T3.2] Nobody carries a Gun away, but a vehicle its own."""
    for weapon in weapons_of(g, unit):
        if weapon_type(g, weapon).kind == GUN and not weapon_type(g, weapon).mounted:
            leave(g, weapon)


def leave(g: CoupState, weapon: int) -> None:
    """[T3.2] A weapon is left where its owner stands."""
    unit = g.owner[weapon]
    drop(g, weapon)
    g.tell("drops", shown(g, unit), arm(g, weapon), g.where[unit])


def reduce(g: CoupState, unit: int) -> bool:
    """[T0.13] Casualty Reduction of an MMC: a squad becomes its half-squad with all its conditions, others are lost.
    The answer: whether anything is left of it. (A SMC rolls for a wound instead: see `morale`.)
    """
    kind = type_of(g, unit)
    if kind.size != SQUAD:
        eliminate(g, unit)
        return False
    half = TYPES[kind.half]
    expose(g, unit)
    g.losses[g.battle.side[unit]] += kind.vp - half.vp
    g.kind[unit] = half.number
    g.tell("reduced", shown(g, unit))
    return True


def become(g: CoupState, unit: int, kind: int) -> None:
    """[T3.12] A unit is replaced by another type, its conditions kept."""
    g.kind[unit] = kind


def spare(g: CoupState, side: int) -> int:
    """A counter of a side that is not in play yet, or NONE when all are."""
    for unit in g.battle.roster[side]:
        if g.where[unit] == SPARE:
            return unit
    return NONE


def create(g: CoupState, side: int, kind: int, location: int, marks: int = 0) -> int:
    """[T8.17] [T13.6] A new unit in a Location; NONE when no counter is left."""
    unit = spare(g, side)
    if unit != NONE:
        g.kind[unit] = kind
        g.marks[unit] = marks
        put(g, unit, location)
    return unit


def into_halves(g: CoupState, unit: int) -> int:
    """[T3.4] [T8.10] A squad becomes its two half-squads: itself the one, the answer the other (NONE when no counter is
    left: then the second half is lost).
    """
    kind = type_of(g, unit)
    half = TYPES[kind.half]
    g.kind[unit] = half.number
    other = create(g, g.battle.side[unit], half.number, g.where[unit], g.marks[unit])
    if other == NONE:
        g.losses[g.battle.side[unit]] += kind.vp - half.vp
    else:
        g.watch = changed(g.watch, other, g.watch[unit])
    return other


def expose(g: CoupState, unit: int) -> None:
    """[T17.8] A piece is no longer concealed or hidden: everybody may know who it is."""
    if g.marks[unit] & (CONCEALED | HIDDEN):
        g.marks[unit] &= ~(CONCEALED | HIDDEN)
        g.reveal()
        g.tell("revealed", shown(g, unit), g.where[unit])
    g.known = changed(g.known, g.tag[unit], 0)
    g.real = changed(g.real, g.tag[unit], 0)


def unknown(g: CoupState, unit: int) -> bool:
    """[T17.2] [T36.1] Whether a unit's enemies do not know who it is."""
    return bool(g.marks[unit] & (CONCEALED | HIDDEN)) and not g.known[g.tag[unit]]


def tell_own(g: CoupState, kind: str, unit: int, *more: object) -> None:
    """[T36.1] What a unit has become is told to everybody, or of whoever is behind an unknown counter to his own side
    alone.
    """
    if unknown(g, unit):
        g.tell_seat(g.battle.side[unit], kind, shown(g, unit), *more)
    else:
        g.tell(kind, shown(g, unit), *more)


def shown(g: CoupState, unit: int) -> int | TwoReadings:
    """[T36.2] A piece as events tell it: where it is not Known, its own side reads more of it than everybody else."""
    if unknown(g, unit):
        return TwoReadings(g.battle.side[unit], own(g, unit), counter_of(g, unit))
    return own(g, unit)


def shown_all(g: CoupState, units: Iterable[int]) -> tuple[int | TwoReadings, ...]:
    """[T36.2] Several pieces as events tell them: by their counters, since any other order tells who is behind them."""
    return tuple([shown(g, unit) for unit in sorted(units, key=g.counter)])


def counter_of(g: CoupState, unit: int) -> int:
    """[T36.2] What everybody may know of a piece: its counter, and where it is Known also its type, as
    `SHOWN × counter + 1 + type`.
    """
    return SHOWN * g.counter(unit) if unknown(g, unit) else own(g, unit)


def own(g: CoupState, unit: int) -> int:
    """The same with its type in any case: for what its owner alone is told."""
    return SHOWN * g.counter(unit) + 1 + g.kind[unit]


SHOWN: Final = 100
"""More than there are types of unit."""


def is_half(g: CoupState, unit: int) -> bool:
    """Whether a unit is a half-squad or crew, which the next reduction eliminates."""
    return type_of(g, unit).size in (HALF_SQUAD, CREW)
