"""[T8] What a result of the fire table does to one unit, as exact chances: gone, reduced, broken, pinned, nothing."""

from fractions import Fraction
from typing import Final

from bridgehead.games.coupdemain.printed.tables import WOUND_DIES_FROM, WOUNDED_AGAIN

GONE: Final = 0
REDUCED: Final = 1
BROKE: Final = 2
PINS: Final = 3
NOTHING: Final = 4
CODES: Final = ["gone", "reduced", "broken", "pinned", "nothing"]
"""What may become of a target, the worst first; a SMC is wounded where others are reduced."""
SURE: Final = Fraction(1)
NEVER: Final = Fraction(0)
SIDES: Final = 6
ROLLS: Final = 36
USUAL_MORALE: Final = 7


class Standing:
    """What counts of a unit when it is hit: its morale and its state, as far as the firing side can know them."""

    __slots__ = ("morale", "smc", "squad", "broken", "pinned", "firm", "heroic", "berserk", "wounded")

    morale: int
    smc: bool
    squad: bool
    broken: bool
    pinned: bool
    firm: bool  # cannot be pinned
    heroic: bool
    berserk: bool
    wounded: bool

    def __init__(self, morale: int = USUAL_MORALE) -> None:
        self.morale = morale
        self.smc = False
        self.squad = True
        self.broken = False
        self.pinned = False
        self.firm = False
        self.heroic = False
        self.berserk = False
        self.wounded = False

    def key(self) -> tuple[int, int]:
        """What tells one standing from another."""
        bits = 0
        for flag in (
            self.smc,
            self.squad,
            self.broken,
            self.pinned,
            self.firm,
            self.heroic,
            self.berserk,
            self.wounded,
        ):
            bits = 2 * bits + (1 if flag else 0)
        return self.morale, bits


_checked: Final[dict[tuple[int, int, int], list[Fraction]]] = {}


def after_check(unit: Standing, plus: int) -> list[Fraction]:
    """[T8.25] What a MC with +n does to a unit: the chance of each of CODES. Remembered."""
    morale, bits = unit.key()
    known = _checked.get((morale, bits, plus))
    if known is None:
        known = [NEVER] * len(CODES)
        for coloured in range(1, SIDES + 1):
            for white in range(1, SIDES + 1):
                add(known, _one_check(unit, coloured + white, plus), Fraction(1, ROLLS))
        _checked[morale, bits, plus] = known
    return known


def _one_check(unit: Standing, original: int, plus: int) -> list[Fraction]:
    """[T8.25] [T13.4] One MC by its dice."""
    if original == 2 and not unit.berserk:
        return only(NOTHING)
    final = original + plus
    if final <= unit.morale:
        pins = final == unit.morale and not (unit.firm or unit.broken or unit.pinned)
        return only(PINS if pins else NOTHING)
    if unit.heroic:
        return only(GONE if unit.wounded else REDUCED)
    if unit.broken and original == 12:
        return only(GONE)
    if unit.broken or unit.berserk or original == 12:
        return after_reduction(unit)
    return only(BROKE)


def after_reduction(unit: Standing) -> list[Fraction]:
    """[T0.13] [T13.9] What Casualty Reduction does: a squad is reduced, a SMC wounded or lost, others are lost."""
    if not unit.smc:
        return only(REDUCED if unit.squad else GONE)
    dies = Fraction(SIDES + 1 - WOUND_DIES_FROM + (WOUNDED_AGAIN if unit.wounded else 0), SIDES)
    found = only(GONE, dies)
    found[REDUCED] = 1 - dies
    return found


def after_pin_task(unit: Standing, drm: int) -> list[Fraction]:
    """[T8.6] What a PTC does."""
    if unit.broken or unit.pinned or unit.firm:
        return only(NOTHING)
    failing = 0
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            if coloured + white + drm > unit.morale:
                failing += 1
    found = only(PINS, Fraction(failing, ROLLS))
    found[NOTHING] = 1 - found[PINS]
    return found


def only(code: int, share: Fraction = SURE) -> list[Fraction]:
    """One result alone."""
    found = [NEVER] * len(CODES)
    found[code] = share
    return found


def add(to: list[Fraction], some: list[Fraction], share: Fraction) -> None:
    """Add chances, weighed."""
    for at, one in enumerate(some):
        if one:
            to[at] += one * share


def chosen_chance(units: int, wanted: int) -> Fraction:
    """[T0.11] The chance that one of so many units is among those whom Random Selection takes, with whoever ties."""
    if wanted >= units:
        return SURE
    total = NEVER
    for die in range(1, SIDES + 1):
        above = Fraction(SIDES - die, SIDES)
        for higher in range(wanted):
            ways = 1
            for at in range(higher):
                ways = ways * (units - 1 - at) // (at + 1)
            total += Fraction(1, SIDES) * ways * above**higher * (1 - above) ** (units - 1 - higher)
    return total


def after_result(unit: Standing, code: str, units: int, drm: int) -> list[Fraction]:
    """[T8.1] [T8.2] [T8.3] [T8.23] [T8.24] What a result on a lot of so many units does to one of them, with a leader's
    modifier on its check.
    """
    if code == "-":
        return only(NOTHING)
    if code == "PTC":
        return after_pin_task(unit, drm)
    if code.endswith("MC"):
        return after_check(unit, drm + (0 if code[0] == "N" else int(code[0])))
    found = [NEVER] * len(CODES)
    if code.endswith("KIA"):
        share = chosen_chance(units, int(code[:-3]))
        found[GONE] = share
        spared = only(BROKE)
        if unit.broken or unit.berserk:
            spared = after_reduction(unit)
        elif unit.heroic:
            spared = only(GONE if unit.wounded else REDUCED)
        add(found, spared, 1 - share)
        return found
    share = chosen_chance(units, 1)
    plus = int(code[2:]) + drm
    add(found, after_check(unit, plus), 1 - share)
    reduced = after_reduction(unit)
    found[GONE] += share * reduced[GONE]
    if reduced[REDUCED]:
        left = rest_of(unit)
        lost = after_check(left, plus)[GONE]
        found[GONE] += share * reduced[REDUCED] * lost
        found[REDUCED] += share * reduced[REDUCED] * (1 - lost)
    return found


def rest_of(unit: Standing) -> Standing:
    """[T8.2] What is left of a unit that was reduced, for the check that follows."""
    left = Standing(unit.morale)
    left.broken, left.pinned, left.firm = unit.broken, unit.pinned, unit.firm
    left.heroic, left.berserk = unit.heroic, unit.berserk
    left.smc, left.squad, left.wounded = unit.smc, False, unit.smc
    if unit.smc and not unit.wounded:
        left.morale -= 1
    return left


SHAKEN: Final = -99
"""In place of the number of a MC: a PTC."""


def after_loss(unit: Standing, before: list[Fraction], plus: int) -> list[Fraction]:
    """[T8.13] What a unit has suffered, and then the check that the fall of its leader brings it while it is
    unbroken. Who is reduced already is not followed further.
    """
    found = before[:]
    for at in (NOTHING, PINS):
        share = before[at]
        found[at] -= share
        left = Standing(unit.morale)
        left.smc, left.squad, left.wounded = unit.smc, unit.squad, unit.wounded
        left.pinned = unit.pinned or at == PINS
        then = (after_pin_task(left, 0) if plus == SHAKEN else after_check(left, plus))[:]
        if at == PINS:
            then[PINS] += then[NOTHING]
            then[NOTHING] = NEVER
        add(found, then, share)
    return found
