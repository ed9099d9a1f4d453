"""[T8.4] [T8.6] [T8.25] One check of one unit, and those that a result asks of several."""

from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, IN_GLIDER, MELEE, PINNED, RIDING, WOUNDED
from bridgehead.games.coupdemain.morale.breaking import (
    ONLY_SHAKEN,
    break_unit,
    casualty_reduction,
    leader_falls,
    lose,
    pin,
    prove_real,
    replace,
    to_walking_wounded,
)
from bridgehead.games.coupdemain.morale.heat import heat_of_battle
from bridgehead.games.coupdemain.morale.values import heroic, is_leader, modifier_of, morale_of
from bridgehead.games.coupdemain.pieces.changes import expose, shown, unknown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.roster import is_dummy, side_in, type_of
from bridgehead.games.coupdemain.state import NONE, CoupState

PIN_TASK = -9
"""What stands in place of the number of a MC where a PTC is asked."""
NEVER_PINNED = BROKEN | PINNED | BERSERK | MELEE | IN_GLIDER | RIDING
"""[T8.3] [T19.11] Who takes no PTC."""
LINE, BAND = 5, 4
"""[T8.11] The ELR of underscored units, and at night of the Scenario Defender's."""


def elr_of(g: CoupState, unit: int) -> int:
    """[T8.11] How much a unit may fail a MC by before it is replaced: by its force's number or its side's, one lower by
    night for the Scenario Defender.
    """
    side = g.battle.side[unit]
    if type_of(g, unit).elr5:
        return BAND if g.night() and side != g.battle.attacker else LINE
    force = g.battle.force[unit]
    own = g.battle.forces[force].elr if force >= 0 else -1
    printed = own if own >= 0 else g.battle.elr[side]
    return max(0, printed - 1) if g.night() and side != g.battle.attacker else printed


def helper_of(g: CoupState, unit: int, waiting: list[int]) -> int:
    """[T8.5] The leader who helps a unit to check: in Good Order, unpinned, of its Location, and not one of those who
    must still check; a leader is helped by a better one only. NONE when there is nobody.
    """
    if g.marks[unit] & BERSERK:
        return NONE
    best = NONE
    for other in side_in(g, g.where[unit], g.battle.side[unit]):
        if other == unit or other in waiting or not is_leader(g, other):
            continue
        if g.marks[other] & (BROKEN | PINNED | BERSERK | MELEE):
            continue
        if is_leader(g, unit) and modifier_of(g, other) >= modifier_of(g, unit):
            continue
        if best == NONE or modifier_of(g, other) < modifier_of(g, best):
            best = other
    return best


def checking_order(g: CoupState, owed: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """[T8.5] SMC first, the best morale before others, then MMC; ties by their counters."""
    return sorted(
        owed,
        key=lambda one: (
            not type_of(g, one[0]).smc,
            -morale_of(g, one[0]) if type_of(g, one[0]).smc else 0,
            g.tag[one[0]],
        ),
    )


def make_checks(g: CoupState, owed: list[tuple[int, int]]) -> None:
    """[T8.3] [T8.5] Everybody checks who has to, in order: pairs of a unit and the number of its MC, or PIN_TASK."""
    left = checking_order(g, owed)
    while left:
        unit, plus = left.pop(0)
        if g.where[unit] < 0:
            continue
        waiting = [other for other, _ in left]
        leader = helper_of(g, unit, waiting)
        drm = modifier_of(g, leader) if leader != NONE else 0
        if plus == PIN_TASK:
            pin_task_check(g, unit, drm)
        else:
            morale_check(g, unit, plus, drm)


def tell_check(g: CoupState, kind: str, unit: int, coloured: int, white: int, drm: int, passed: bool) -> None:
    """[T36.1] A check as everybody sees it; of whoever is behind an unknown counter the enemy sees the dice and what
    came of them, not the morale nor who helped.
    """
    result = "passed" if passed else "failed"
    full = (shown(g, unit), coloured, white, drm, morale_of(g, unit), result)
    if unknown(g, unit):
        side = g.battle.side[unit]
        g.tell_seat(side, kind, *full)
        g.tell_seat(1 - side, "unseen-check", shown(g, unit), coloured, white, result)
    else:
        g.tell(kind, *full)


def pin_task_check(g: CoupState, unit: int, drm: int = 0) -> None:
    """[T8.3] [T8.6] [T19.11] A PTC of an unbroken unit that is neither pinned nor berserk nor a hero."""
    if is_dummy(g, unit) or heroic(g, unit) or g.marks[unit] & NEVER_PINNED:
        return
    coloured, white = roll_dr(g, "pin-task")
    final = coloured + white + drm
    passed = final <= morale_of(g, unit)
    tell_check(g, "pin-task", unit, coloured, white, drm, passed)
    prove_real(g, unit)
    checked(g, unit, coloured + white)
    if not passed:
        pin(g, unit)


def task_check(g: CoupState, unit: int, plus: int) -> bool:
    """[T8.7] A Task Check with +n, without anybody's help: no MC, so that nothing else follows from it. The answer:
    whether it is passed.
    """
    coloured, white = roll_dr(g, "task")
    passed = coloured + white + plus <= morale_of(g, unit)
    tell_check(g, "task", unit, coloured, white, plus, passed)
    prove_real(g, unit)
    checked(g, unit, coloured + white)
    return passed


def morale_check(g: CoupState, unit: int, plus: int, drm: int = 0) -> None:
    """[T8.4] [T8.25] A MC with +n, with everything that follows for this unit."""
    coloured, white = roll_dr(g, "morale")
    checked(g, unit, coloured + white)
    check_with(g, unit, coloured, white, plus, drm)


def check_with(g: CoupState, unit: int, coloured: int, white: int, plus: int, drm: int = 0) -> None:
    """[T8.25] [T12.12] A MC with dice that lie already: those of one's own Final Protective Fire."""
    original = coloured + white
    final = original + plus + drm
    morale = morale_of(g, unit)
    passed = final <= morale
    tell_check(g, "morale", unit, coloured, white, plus + drm, passed)
    prove_real(g, unit)
    if original == 2 and not g.marks[unit] & (BERSERK | IN_GLIDER | RIDING):
        heat_of_battle(g, unit)
    elif passed:
        if final == morale:
            pin(g, unit)
    else:
        fail(g, unit, original, final - morale)


def fail(g: CoupState, unit: int, original: int, margin: int) -> None:
    """[T8.8] [T8.9] [T8.10] A failed MC: broken, twice broken, reduced by an original 12, replaced; heroes are wounded,
    the berserk reduced.
    """
    if heroic(g, unit):
        hurt_hero(g, unit)
    elif g.marks[unit] & BERSERK:
        casualty_reduction(g, unit)
    elif g.marks[unit] & BROKEN:
        to_walking_wounded(g, unit)
        if original == 12:
            lose(g, unit)
        else:
            casualty_reduction(g, unit)
    else:
        break_unit(g, unit)
        if original == 12:
            to_walking_wounded(g, unit)
            if not casualty_reduction(g, unit):
                return
        if margin > elr_of(g, unit):
            replace(g, unit)


def hurt_hero(g: CoupState, unit: int) -> None:
    """[T13.4] [T8.13] [T17.11] A hero never breaks: unwounded he is wounded, wounded he is lost. Whoever lay behind a
    "?" is known; a heroic leader's wound is felt by those around him.
    """
    if g.marks[unit] & WOUNDED:
        lose(g, unit)
    else:
        leader_falls(g, unit, ONLY_SHAKEN)
        expose(g, unit)
        g.marks[unit] |= WOUNDED
        g.tell("wounded", shown(g, unit), 0)


def broken_by_kill(g: CoupState, unit: int) -> None:
    """[T8.23] What a KIA does to those who were not chosen: they break; the broken and the berserk are reduced, heroes
    wounded.
    """
    if is_dummy(g, unit) or g.marks[unit] & (BROKEN | BERSERK):
        casualty_reduction(g, unit)
    elif heroic(g, unit):
        hurt_hero(g, unit)
    else:
        break_unit(g, unit)
