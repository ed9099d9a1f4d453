"""[T35.12] The odds of an attack for a target, exactly: gone, reduced, broken, pinned, nothing; and its 36 rolls.

Exact for a unit alone. Of several leaders only the best is counted on; who is chosen by lot and who stands to help
are taken as independent. Who is behind a counter that the firing side does not know counts as an unbroken squad of
morale 7.
"""

from fractions import Fraction
from typing import Final

from bridgehead.engine.read.breakdown import Breakdown, Rolled, Struck
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.coupdemain.fire.machine_guns import columns_lost
from bridgehead.games.coupdemain.fire.modifiers import FireGroup, Lot, lots_of, sum_of
from bridgehead.games.coupdemain.fire.outcomes import (
    BROKE,
    CODES,
    GONE,
    NEVER,
    NOTHING,
    PINS,
    REDUCED,
    ROLLS,
    SHAKEN,
    SIDES,
    Standing,
    add,
    after_loss,
    after_result,
    only,
)
from bridgehead.games.coupdemain.guns.ordnance import CRITICAL, number_to_hit, shot_effect, shot_lots
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, PINNED, WOUNDED
from bridgehead.games.coupdemain.morale.values import NO_LEADER, helps, heroic, is_leader, modifier_of, morale_of
from bridgehead.games.coupdemain.pieces.changes import counter_of
from bridgehead.games.coupdemain.pieces.roster import concealed, is_vehicle, side_in, type_of
from bridgehead.games.coupdemain.printed.components import SQUAD
from bridgehead.games.coupdemain.printed.vehicles import IMMOBILIZED, UNHARMED
from bridgehead.games.coupdemain.state import NONE, CoupState

READING: Final = "fire"
"""The words of these results: `result-fire-CODE`."""
NO_DUD: Final = 0
"""A DR that never comes: what always goes off."""


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


def leader_over(g: CoupState, unit: int) -> int:
    """[T8.5] The leader who would help a unit to check, if he stands: the best that its enemies know of, for a leader a
    better one; NONE when there is none.
    """
    best = NONE
    if is_vehicle(g, unit):
        return NONE
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


class Fall:
    """What two dice as they fell do to one unit: the result of its lot, and the chance of each of CODES."""

    __slots__ = ("code", "shares")

    code: str
    shares: list[Fraction]

    def __init__(self, code: str, shares: list[Fraction]) -> None:
        self.code = code
        self.shares = shares


def falls_on(g: CoupState, group: FireGroup, lots: list[Lot], unit: int) -> list[Fall]:
    """[T35.12] The 36 rolls of an attack on one of its units, six white for each face of the coloured die."""
    at = lot_with(lots, unit)
    leader = leader_over(g, unit)
    over = lot_with(lots, leader) if leader != NONE else -1
    found: list[Fall] = []
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            lost = columns_lost(g, group, coloured, white)
            code = read(lots[at], lost, coloured + white)
            fate = only(NOTHING)
            if over >= 0:
                fate = fate_of(g, leader, read(lots[over], lost, coloured + white), lots[over])
            found.append(Fall(code, with_help(g, unit, code, lots[at], leader, fate)))
    return found


def chances_of(falls: list[Fall]) -> list[Fraction]:
    """[T35.12] The chance of each of CODES by 36 rolls."""
    found = [NEVER] * len(CODES)
    for fall in falls:
        add(found, fall.shares, Fraction(1, ROLLS))
    return found


def read(lot: Lot, lost: int, dice: int) -> str:
    """[T6.13] The result of a lot for dice as they fell."""
    return lot.result(lost, dice)


def fate_of(g: CoupState, leader: int, code: str, lot: Lot) -> list[Fraction]:
    """[T8.5] [T8.13] What becomes of a leader by a result on his lot."""
    return after_result(standing_of(g, leader), code, len(lot.units), 0)


def with_help(g: CoupState, unit: int, code: str, lot: Lot, leader: int, fate: list[Fraction]) -> list[Fraction]:
    """[T8.5] [T8.13] [T25.8] What a result does to a unit: a vehicle is gone, or stopped for good; others with
    their leader's help where he stands, and with a check more where he is lost or shaken.
    """
    if lot.vehicle:
        return only(NOTHING if code == UNHARMED else PINS if code == IMMOBILIZED else GONE)
    standing = standing_of(g, unit)
    alone = after_result(standing, code, len(lot.units), 0)
    if leader == NONE:
        return alone
    found = [NEVER] * len(CODES)
    modifier = modifier_of(g, leader)
    add(found, after_result(standing, code, len(lot.units), modifier), fate[NOTHING])
    if standing.firm or standing.broken or standing.morale > morale_of(g, leader):
        add(found, alone, 1 - fate[NOTHING])
    else:
        add(found, after_loss(standing, alone, -modifier), fate[GONE] + fate[BROKE])
        add(found, after_loss(standing, alone, SHAKEN), fate[PINS] + fate[REDUCED])
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
    """Chances as the engine has them."""
    return Odds("fire", column, modifiers, possible(shares), paragraph, reading=READING)


def possible(shares: list[Fraction]) -> list[tuple[str, Fraction]]:
    """Chances by code, without what cannot be."""
    return [(CODES[at], share) for at, share in enumerate(shares) if share]


def fire_odds(g: CoupState, group: FireGroup) -> Odds | None:
    """[T35.12] The odds of an attack, for the foremost of its targets; None when it has no column."""
    lots = lots_of(g, group, True) if group.parts else []
    if not lots or not lots[0].attack.possible():
        return None
    attack = lots[0].attack
    falls = falls_on(g, group, lots, foremost(g, lots))
    return told(attack.column_name(), attack.modifiers, chances_of(falls), "T6.13")


def fire_breakdown(g: CoupState, group: FireGroup) -> Breakdown | None:
    """[T35.12] The chances of each target that the firing side can see, the foremost first, and the 36 rolls on that
    one: the result of the table, and how likely it harms.
    """
    lots = [lot for lot in lots_of(g, group, True) if lot.attack.possible()] if group.parts else []
    if not lots:
        return None
    first = foremost(g, lots)
    falls = falls_on(g, group, lots, first)
    struck = [Struck("counter", counter_of(g, first), possible(chances_of(falls)))]
    for lot in lots:
        for unit in lot.units:
            if unit != first:
                shares = chances_of(falls_on(g, group, lots, unit))
                struck.append(Struck("counter", counter_of(g, unit), possible(shares)))
    return Breakdown(READING, struck, [Rolled(fall.code, float(1 - fall.shares[NOTHING])) for fall in falls])


def blast_odds(g: CoupState, lots: list[Lot], dud: int) -> Odds | None:
    """[T7.8] [T7.9] [T35.12] The odds of a charge for the foremost of its targets; on one DR it does not go off."""
    return lots_odds(g, lots, dud, "T7.9") if lots else None


def lots_odds(g: CoupState, lots: list[Lot], dud: int, paragraph: str) -> Odds:
    """[T35.12] The odds of an attack that no group makes, for the foremost of its targets."""
    unit = foremost(g, lots)
    lot = lots[lot_with(lots, unit)]
    leader = leader_over(g, unit)
    found = [NEVER] * len(CODES)
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            if coloured + white == dud:
                found[NOTHING] += Fraction(1, ROLLS)
                continue
            code = read(lot, 0, coloured + white)
            fate = fate_of(g, leader, code, lot) if leader in lot.units else only(NOTHING)
            add(found, with_help(g, unit, code, lot, leader, fate), Fraction(1, ROLLS))
    return told(lot.attack.column_name(), lot.attack.modifiers, found, paragraph)


def shot_odds(g: CoupState, weapon: int, target: int, moving: bool) -> Odds | None:
    """[T23.5] [T35.12] The odds of a shot: to hit, and then what the hit does to the foremost of its targets."""
    lots = shot_lots(g, weapon, target, moving, True)
    if not lots:
        return None
    lot = lots[0]
    need = number_to_hit(g, weapon, target)
    drm = sum_of(lot.all_modifiers())
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
    return told(str(need), lot.all_modifiers(), found, "T23.5")


def _effect_chances(g: CoupState, unit: int, leader: int, effect: Lot) -> list[Fraction]:
    units = effect.units
    found = [NEVER] * len(CODES)
    for coloured in range(1, SIDES + 1):
        for white in range(1, SIDES + 1):
            code = read(effect, 0, coloured + white)
            fate = fate_of(g, leader, code, effect) if leader in units else only(NOTHING)
            add(found, with_help(g, unit, code, effect, leader, fate), Fraction(1, ROLLS))
    return found
