"""[T8.1] [T8.2] [T8.3] [T8.13] What a result of the fire table does to those whom it strikes."""

from bridgehead.games.coupdemain.hidden.concealment import show_up
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, IN_GLIDER, MACHINE, RIDING
from bridgehead.games.coupdemain.morale.breaking import RAGING, casualty_reduction, lose
from bridgehead.games.coupdemain.morale.checks import NEVER_PINNED, PIN_TASK, broken_by_kill, make_checks, task_check
from bridgehead.games.coupdemain.morale.heat import go_berserk
from bridgehead.games.coupdemain.morale.values import heroic, morale_of
from bridgehead.games.coupdemain.morale.vehicles import empty_cars
from bridgehead.games.coupdemain.pieces.changes import shown, shown_all
from bridgehead.games.coupdemain.pieces.dice import random_selection
from bridgehead.games.coupdemain.pieces.roster import by_tag, is_dummy, side_in, type_of
from bridgehead.games.coupdemain.state import ABOARD, CoupState


def apply_results(g: CoupState, lots: list[tuple[list[int], str]]) -> None:
    """[T6.25] The lots of one attack, the highest column first, each with its result code ("2KIA", "K/2", "1MC", "NMC",
    "PTC", "-"): who is chosen falls, others break; then everybody checks who has to, in one order (T37.3).
    """
    owed: list[tuple[int, int]] = []
    for units, code in lots:
        owed += suffer(g, [unit for unit in units if g.where[unit] >= 0 or g.where[unit] == ABOARD], code)
    make_checks(g, owed)


def apply_result(g: CoupState, units: list[int], code: str) -> None:
    """[T8] One lot with its result."""
    apply_results(g, [(units, code)])


def suffer(g: CoupState, units: list[int], code: str) -> list[tuple[int, int]]:
    """[T8.1] [T8.2] [T17.11] The losses of one lot. The answer: who must check, and how."""
    if code == "-" or not units:
        return []
    if code == "PTC":
        return [(unit, PIN_TASK) for unit in without_dummies(g, units)]
    if code == "NMC":
        return [(unit, 0) for unit in without_dummies(g, units)]
    if code.endswith("MC"):
        return [(unit, int(code[0])) for unit in without_dummies(g, units)]
    if code.endswith("KIA"):
        kill(g, units, int(code[:-3]))
        return []
    return reduce_one(g, units, int(code[2:]))


def without_dummies(g: CoupState, units: list[int]) -> list[int]:
    """[T17.11] Dummies that get any result are taken off; the others are left."""
    real: list[int] = []
    for unit in units:
        if is_dummy(g, unit):
            show_up(g, unit)
        else:
            real.append(unit)
    return real


def kill(g: CoupState, units: list[int], number: int) -> None:
    """[T8.1] [T8.23] So many by Random Selection are lost; every other one breaks, is reduced if broken."""
    chosen = random_selection(g, units, number)
    for unit in units:
        if unit in chosen:
            if is_dummy(g, unit):
                show_up(g, unit)
            else:
                lose(g, unit)
    for unit in units:
        if unit not in chosen:
            broken_by_kill(g, unit)


def reduce_one(g: CoupState, units: list[int], plus: int) -> list[tuple[int, int]]:
    """[T8.2] [T8.24] One by Random Selection (with whoever ties) is reduced; then all that are left check."""
    for unit in random_selection(g, units, 1):
        casualty_reduction(g, unit)
    return [(unit, plus) for unit in without_dummies(g, [one for one in units if g.where[one] >= 0])]


def follow(g: CoupState, leader: int, location: int, modifier: int) -> None:
    """[T13.12] A leader has gone berserk: every unbroken MMC of his Location takes a NTC with his modifier; those that
    pass go berserk with him.
    """
    if g.where[leader] != location:
        return
    beside = side_in(g, location, g.battle.side[leader])
    for unit in by_tag(g, [one for one in beside if type_of(g, one).mmc]):
        if not g.marks[unit] & (BROKEN | BERSERK | IN_GLIDER | RIDING) and task_check(g, unit, modifier):
            go_berserk(g, unit)
            g.tell("follows", shown(g, unit), shown(g, leader))


def leader_losses(g: CoupState) -> None:
    """[T8.13] For each leader lost, in order, every unbroken unit of his Location whose morale is not above his
    takes a MC with the size of his modifier; a PTC if he was only pinned or wounded, which he does not take himself.
    A leader lost by it adds his own at the end; where one has gone berserk it turns out who follows him [T13.12].
    Heroes and the berserk do not check. With this every attack ends: who has broken in a vehicle is out of it [T27.10].
    """
    while g.fallen:
        lost, location, morale, modifier, shaken = g.fallen[:5]
        g.fallen = g.fallen[5:]
        if shaken == RAGING:
            follow(g, lost, location, modifier)
            continue
        owed: list[tuple[int, int]] = []
        for unit in side_in(g, location, g.battle.side[lost]):
            if unit == lost or is_dummy(g, unit) or heroic(g, unit) or g.marks[unit] & (BROKEN | BERSERK | MACHINE):
                continue
            if shaken and g.marks[unit] & NEVER_PINNED:
                continue
            if morale_of(g, unit) <= morale:
                owed.append((unit, PIN_TASK if shaken else -modifier))
        if owed:
            g.tell("leader-falls", location, shown_all(g, [unit for unit, _ in owed]))
        make_checks(g, owed)
    empty_cars(g)
