"""[T8.8] [T8.9] [T8.10] [T13.9] Units break, are wounded, reduced, replaced, captured."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.hidden.concealment import show_up
from bridgehead.games.coupdemain.marks import (
    BERSERK,
    BROKEN,
    DM,
    IN_GLIDER,
    JUST_SHAKEN,
    MELEE,
    PINNED,
    RIDING,
    WALKING,
    WOUNDED,
)
from bridgehead.games.coupdemain.morale.values import heroic, is_leader, modifier_of, morale_of
from bridgehead.games.coupdemain.pieces.changes import (
    eliminate,
    expose,
    into_halves,
    reduce,
    remove,
    shown,
)
from bridgehead.games.coupdemain.pieces.roster import is_dummy, type_of
from bridgehead.games.coupdemain.printed.components import BRITISH, CREW, NO_TYPE, SQUAD, TYPE_NUMBERS, TYPES
from bridgehead.games.coupdemain.printed.tables import INTO_TWO_HALVES, WOUND_DIES_FROM, WOUNDED_AGAIN
from bridgehead.games.coupdemain.state import CAPTURED, NONE, CoupState

AIRBORNE: Final = [TYPE_NUMBERS[key] for key in ("6-4-8", "3-3-8", "4-5-8", "2-4-8")]
"""[T13.14] The MMC that may come back as Walking Wounded."""
ONLY_SHAKEN: Final = 1
RAGING: Final = 2
"""[T8.13] [T13.12] How a leader is lost to those around him when he is not killed or broken."""


def leader_falls(g: CoupState, unit: int, shaken: int = 0) -> None:
    """[T8.13] A leader is lost to those around him, or shaken: they will have to check. Call it before he changes."""
    if is_leader(g, unit) and g.where[unit] >= 0 and not g.marks[unit] & (BROKEN | BERSERK):
        g.fallen += [unit, g.where[unit], morale_of(g, unit), modifier_of(g, unit), shaken]


def leader_rages(g: CoupState, unit: int) -> None:
    """[T13.12] A leader goes berserk: those around him will have to check whether they follow."""
    if is_leader(g, unit) and g.where[unit] >= 0:
        g.fallen += [unit, g.where[unit], morale_of(g, unit), modifier_of(g, unit), RAGING]


def break_unit(g: CoupState, unit: int) -> None:
    """[T8.8] [T8.26] A unit breaks: under DM, its concealment and pins gone."""
    leader_falls(g, unit)
    expose(g, unit)
    g.marks[unit] = (g.marks[unit] | BROKEN | DM | JUST_SHAKEN) & ~PINNED
    g.tell("breaks", shown(g, unit))


def put_under_fire(g: CoupState, units: list[int]) -> None:
    """[T8.8] [T9.10] Broken units come under DM again."""
    for unit in units:
        if g.marks[unit] & BROKEN:
            g.marks[unit] |= DM


def pin(g: CoupState, unit: int) -> None:
    """[T8.6] [T19.11] A unit is pinned for the rest of the Player Turn; nobody is pinned twice, nor heroes, the
    berserk, those in Melee or in a glider.
    """
    if heroic(g, unit) or g.marks[unit] & (BROKEN | PINNED | BERSERK | MELEE | IN_GLIDER | RIDING):
        return
    leader_falls(g, unit, ONLY_SHAKEN)
    expose(g, unit)
    g.marks[unit] |= PINNED
    g.tell("pinned", shown(g, unit))


def lose(g: CoupState, unit: int) -> None:
    """[T8.1] [T8.13] A unit is eliminated; a leader's loss is felt by those around him."""
    leader_falls(g, unit)
    eliminate(g, unit)


def casualty_reduction(g: CoupState, unit: int) -> bool:
    """[T0.13] A squad is halved, half-squads and crews are lost, a SMC checks for a wound, a dummy vanishes. The
    answer: whether it is still there.
    """
    if is_dummy(g, unit):
        show_up(g, unit)
        return False
    if type_of(g, unit).smc:
        return wound(g, unit)
    return reduce(g, unit)


def wound(g: CoupState, unit: int) -> bool:
    """[T13.9] A SMC is wounded on a dr of 1 to 4, one more if he is already; else he is lost."""
    die = g.roll("wound")
    if die + (WOUNDED_AGAIN if g.marks[unit] & WOUNDED else 0) >= WOUND_DIES_FROM:
        lose(g, unit)
        return False
    leader_falls(g, unit, ONLY_SHAKEN)
    expose(g, unit)
    g.marks[unit] |= WOUNDED
    g.tell("wounded", shown(g, unit), die)
    return True


def replace(g: CoupState, unit: int) -> None:
    """[T8.10] A unit that failed by more than its ELR is replaced by the next lower class; one with underscored morale
    becomes its two half-squads, both broken. Crews, underscored half-squads and the lowest class suffer no more.
    """
    kind = type_of(g, unit)
    if kind.number in INTO_TWO_HALVES and kind.size == SQUAD:
        other = into_halves(g, unit)
        g.tell("falls-apart", shown(g, unit), shown(g, other) if other != NONE else shown(g, unit))
        return
    if kind.size == CREW or kind.elr5 or kind.weaker == NO_TYPE:
        return
    g.kind[unit] = kind.weaker
    g.tell("replaced", shown(g, unit), TYPES[kind.weaker].printed)


def capture(g: CoupState, unit: int) -> None:
    """[T16.1] The short form: a prisoner leaves the map and counts double; his weapons are left."""
    leader_falls(g, unit)
    expose(g, unit)
    g.losses[g.battle.side[unit]] += 2 * type_of(g, unit).vp
    g.tell("captured", shown(g, unit))
    remove(g, unit, CAPTURED)


def to_walking_wounded(g: CoupState, unit: int) -> None:
    """[T13.11] [T13.14] What a British airborne MMC loses to a double break, a casualty check or Fate goes to the box
    of walking wounded: a squad's half, or a half-squad. Call it before the loss.
    """
    kind = type_of(g, unit)
    if g.battle.side[unit] == BRITISH and kind.number in AIRBORNE and not g.marks[unit] & WALKING:
        g.walking.append(kind.half if kind.size == SQUAD else kind.number)


def prove_real(g: CoupState, unit: int) -> None:
    """[T17.11] [T17.23] Everybody knows that somebody is behind a counter, though not who."""
    g.real = changed(g.real, g.tag[unit], 1)
