"""[T35.12] The odds of an attack for a target, exactly: gone, reduced, broken, pinned, nothing; and its 36 rolls.

What the loss of a leader brings upon those around him (T8.13) is not in them. Who is behind a counter that the firing
side does not know counts as an unbroken squad of morale 7.
"""

from fractions import Fraction
from typing import Final

from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.coupdemain.fire.machine_guns import columns_lost
from bridgehead.games.coupdemain.fire.modifiers import FireGroup, Lot, lots_of, sum_of
from bridgehead.games.coupdemain.fire.ordnance import CRITICAL, number_to_hit, shot_effect, shot_lots
from bridgehead.games.coupdemain.morale.values import NO_LEADER, helps, heroic, is_leader, modifier_of, morale_of
from bridgehead.games.coupdemain.pieces.roster import concealed, side_in, type_of
from bridgehead.games.coupdemain.printed.components import SQUAD
from bridgehead.games.coupdemain.printed.tables import FIRE, WOUND_DIES_FROM, WOUNDED_AGAIN
from bridgehead.games.coupdemain.state import BERSERK, BROKEN, NONE, PINNED, WOUNDED, CoupState

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
READING: Final = "fire"
"""The words of these results: `result-fire-CODE`."""


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


def unknown(g: CoupState, unit: int) -> bool:
    """[T36.1] Whether the enemy of a unit cannot know who is behind its counter."""
    return concealed(g, unit) and not g.known[g.tag[unit]]


def standing_of(g: CoupState, unit: int) -> Standing:
    """How a unit stands, for the side that fires at it."""
    if unknown(g, unit):
        return Standing()
    marks = g.marks[unit]
    kind = type_of(g, unit)
    found = Standing(morale_of(g, unit))
    found.smc = kind.smc
    found.squad = kind.size == SQUAD
    found.broken = bool(marks & BROKEN)
    found.pinned = bool(marks & PINNED)
    found.heroic = heroic(g, unit)
    found.berserk = bool(marks & BERSERK)
    found.firm = found.heroic or found.berserk
    found.wounded = bool(marks & WOUNDED)
    return found


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
        if unit.broken or unit.berserk or unit.heroic:
            spared = after_reduction(unit)
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


def leader_over(g: CoupState, unit: int) -> int:
    """[T8.5] The leader who would help a unit to check, if he stands: the best that its enemies know of, for a leader a
    better one; NONE when there is none.
    """
    best = NONE
    least = modifier_of(g, unit) if is_leader(g, unit) and not unknown(g, unit) else NO_LEADER
    for other in side_in(g, g.where[unit], g.battle.side[unit]):
        if other != unit and helps(g, other) and not unknown(g, other) and modifier_of(g, other) < least:
            best, least = other, modifier_of(g, other)
    return best


def lot_with(lots: list[Lot], unit: int) -> int:
    """Which lot a unit is in, or -1."""
    for at, lot in enumerate(lots):
        if unit in lot.units:
            return at
    return -1


def chances_of(g: CoupState, group: FireGroup, unit: int) -> list[Fraction]:
    """[T35.12] The chance of each of CODES for one unit that an attack strikes."""
    lots = lots_of(g, group, True)
    at = lot_with(lots, unit)
    found = [NEVER] * len(CODES)
    leader = leader_over(g, unit)
    over = lot_with(lots, leader) if leader != NONE else -1
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            lost = columns_lost(g, group, coloured, white)
            code = read(lots[at], lost, coloured + white)
            stands = (
                SURE if over < 0 else stands_chance(g, leader, read(lots[over], lost, coloured + white), lots[over])
            )
            add(found, with_help(g, unit, code, lots[at], leader, stands), Fraction(1, ROLLS))
    return found


def read(lot: Lot, lost: int, dice: int) -> str:
    """[T6.13] The result of a lot for dice as they fell."""
    column = lot.attack.column - lost
    return FIRE.result(column, dice + lot.attack.modifier()) if column >= 0 else "-"


def stands_chance(g: CoupState, leader: int, code: str, lot: Lot) -> Fraction:
    """[T8.5] The chance that a leader comes out of a result without harm, and helps the others."""
    return after_result(standing_of(g, leader), code, len(lot.units), 0)[NOTHING]


def with_help(g: CoupState, unit: int, code: str, lot: Lot, leader: int, stands: Fraction) -> list[Fraction]:
    """What a result does to a unit, with its leader's help as likely as he stands."""
    standing = standing_of(g, unit)
    found = [NEVER] * len(CODES)
    add(found, after_result(standing, code, len(lot.units), 0), 1 - stands if leader != NONE else SURE)
    if leader != NONE:
        add(found, after_result(standing, code, len(lot.units), modifier_of(g, leader)), stands)
    return found


def foremost(g: CoupState, lots: list[Lot]) -> int:
    """Whom the odds of an attack are told for: of the lot that is hit hardest an unbroken MMC, else whoever is
    there.
    """
    units = lots[0].units
    for unit in units:
        if unknown(g, unit) or (type_of(g, unit).mmc and not g.marks[unit] & BROKEN):
            return unit
    return units[0]


def told(column: str, modifiers: list[Modifier], shares: list[Fraction], paragraph: str) -> Odds:
    """Chances as the engine has them, without what cannot be."""
    results = [(CODES[at], share) for at, share in enumerate(shares) if share]
    return Odds("fire", column, modifiers, results, paragraph, reading=READING)


def fire_odds(g: CoupState, group: FireGroup) -> Odds | None:
    """[T35.12] The odds of an attack, for the foremost of its targets; None when it has no column."""
    lots = lots_of(g, group, True) if group.parts else []
    if not lots or not lots[0].attack.possible():
        return None
    attack = lots[0].attack
    return told(attack.column_name(), attack.modifiers, chances_of(g, group, foremost(g, lots)), "T6.13")


def odds_by_target(g: CoupState, group: FireGroup) -> list[tuple[int, Odds]]:
    """[T35.12] The odds of an attack for each target that the firing side can see."""
    found: list[tuple[int, Odds]] = []
    for lot in lots_of(g, group, True):
        if lot.attack.possible():
            for unit in lot.units:
                shares = chances_of(g, group, unit)
                found.append((unit, told(lot.attack.column_name(), lot.attack.modifiers, shares, "T6.13")))
    return found


def rolls(g: CoupState, group: FireGroup) -> list[tuple[int, int, str]]:
    """[T6.13] The 36 rolls of an attack, coloured and white die, with the result on the lot that it hits hardest."""
    lots = lots_of(g, group, True)
    found: list[tuple[int, int, str]] = []
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            lost = columns_lost(g, group, coloured, white)
            found.append((coloured, white, read(lots[0], lost, coloured + white)))
    return found


def shot_odds(g: CoupState, weapon: int, target: int, moving: bool) -> Odds | None:
    """[T23.5] [T35.12] The odds of a shot: to hit, and then what the hit does to the foremost of its targets."""
    lots = shot_lots(g, weapon, target, moving, True)
    if not lots:
        return None
    lot = lots[0]
    need = number_to_hit(g, weapon, target) - lot.extra
    drm = sum_of(lot.to_hit)
    units = lot.units
    unit = foremost(g, [Lot(units, lot.extra > 0, shot_effect(g, weapon, target, lot, False))])
    found = [NEVER] * len(CODES)
    leader = leader_over(g, unit)
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            if coloured + white + drm > need:
                found[NOTHING] += Fraction(1, ROLLS)
                continue
            effect = Lot(units, lot.extra > 0, shot_effect(g, weapon, target, lot, coloured + white == CRITICAL))
            add(found, _effect_chances(g, unit, leader, effect), Fraction(1, ROLLS))
    return told(str(need), lot.to_hit, found, "T23.5")


def _effect_chances(g: CoupState, unit: int, leader: int, effect: Lot) -> list[Fraction]:
    found = [NEVER] * len(CODES)
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            code = read(effect, 0, coloured + white)
            stands = stands_chance(g, leader, code, effect) if leader != NONE else SURE
            add(found, with_help(g, unit, code, effect, leader, stands), Fraction(1, ROLLS))
    return found
