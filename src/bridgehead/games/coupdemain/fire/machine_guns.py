"""[T7] Machine guns: rate of fire, breakdown; and [T6.18] who cowers."""

from bridgehead.games.coupdemain.fire.modifiers import FireGroup
from bridgehead.games.coupdemain.fire.parts import FRESH, gunner, gunners, keeps_rate, weapon_of
from bridgehead.games.coupdemain.marks import AWAITING, BERSERK, FANATIC, KEEPS_RATE, PINNED, WORN
from bridgehead.games.coupdemain.morale.values import heroic, inexperienced
from bridgehead.games.coupdemain.pieces.roster import concealed, type_of
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type
from bridgehead.games.coupdemain.printed.components import BRITISH, CREW, FIRST_LINE, GUN, NATIONS, NEVER_BREAKS
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, WEAPON, CoupState

CAPTURED_RATE = 1
CAPTURED_WEAR = 2
INEXPERIENCED_WEAR = 1
HURRIED_WEAR = 2
NON_CREW_RATE = 1
NON_CREW_WEAR = 2
"""[T3.7] [T3.8] [T0.10] [T12.11] What these take off a weapon's rate of fire and breakdown number."""
BOTH_NATIONS = len(NATIONS) - 1


def is_captured(g: CoupState, weapon: int) -> bool:
    """[T3.8] Whether a weapon is in the hands of those it was not made for."""
    nation = weapon_type(g, weapon).nation
    return nation != BOTH_NATIONS and nation != g.battle.side[g.owner[weapon]]


def unpractised(g: CoupState, weapon: int) -> bool:
    """[T3.7] Whether a Gun is worked by others than a crew; that of a vehicle is not."""
    kind = weapon_type(g, weapon)
    return kind.kind == GUN and not kind.mounted and type_of(g, g.owner[weapon]).size != CREW


def rate_of_fire(g: CoupState, weapon: int) -> int:
    """[T7.3] [T3.7] [T3.8] The ROF of a weapon: one less when captured, one less for a pinned owner; of a Gun at most 1
    without a crew.
    """
    rate = weapon_type(g, weapon).rof
    if unpractised(g, weapon):
        rate = min(rate, NON_CREW_RATE)
    if is_captured(g, weapon):
        rate -= CAPTURED_RATE
    if g.marks[g.owner[weapon]] & PINNED:
        rate -= 1
    return max(0, rate)


def breakdown_number(g: CoupState, weapon: int, way: int) -> int:
    """[T3.7] [T7.4] The original DR from which on a weapon breaks down: 2 lower when captured, without a Gun's crew, or
    in Subsequent, Final or Final Protective Fire, one lower in inexperienced hands.
    """
    number = weapon_type(g, weapon).breakdown
    if number >= NEVER_BREAKS:
        return number
    if unpractised(g, weapon):
        number -= NON_CREW_WEAR
    if is_captured(g, weapon):
        number -= CAPTURED_WEAR
    if inexperienced(g, g.owner[weapon]):
        number -= INEXPERIENCED_WEAR
    if way != FRESH:
        number -= HURRIED_WEAR
    return number


def wear(g: CoupState, weapon: int, way: int, coloured: int, white: int) -> bool:
    """[T7.4] A weapon malfunctions if the original DR reaches its number; the attack counts nevertheless."""
    if coloured + white < breakdown_number(g, weapon, way):
        return False
    g.used[weapon] = (g.used[weapon] | WORN) & ~KEEPS_RATE
    tell_of(g, "malfunctions", weapon, coloured, white)
    return True


def tell_of(g: CoupState, kind: str, weapon: int, coloured: int, white: int) -> None:
    """[T17.1] What the dice do to a weapon is told to everybody, or to its own side while its owner is concealed."""
    unit = g.owner[weapon]
    if concealed(g, unit):
        g.tell_seat(g.battle.side[unit], kind, arm(g, weapon), coloured, white)
    else:
        g.tell(kind, arm(g, weapon), coloured, white)


def rate_or_wear(g: CoupState, part: int, way: int, coloured: int, white: int, cowers: bool) -> None:
    """[T7.3] [T7.4] [T23.8] What the dice of an attack do to a weapon of the fire group: it breaks down, keeps its rate
    of fire or loses it. Call it when its attack has been counted.
    """
    if part < WEAPON:
        return
    weapon = weapon_of(part)
    if wear(g, weapon, way, coloured, white):
        return
    g.used[weapon] &= ~KEEPS_RATE
    if cowers or way != FRESH or not may_keep(g, gunner(g, part)):
        return
    if coloured <= rate_of_fire(g, weapon):
        g.used[weapon] |= KEEPS_RATE
        if keeps_rate(g, part):
            tell_of(g, "rate-of-fire", weapon, coloured, white)
        else:
            g.used[weapon] &= ~KEEPS_RATE


def may_keep(g: CoupState, unit: int) -> bool:
    """[T6.10] [T7.3] Whether a rate of fire counts in this phase: not in the AFPh, but for Opportunity Fire."""
    return g.phase != ADVANCING_FIRE or bool(g.marks[unit] & AWAITING)


def may_cower(g: CoupState, parts: list[int]) -> bool:
    """[T6.18] Whether doubles would make a fire group cower: not with a hero in it, nor if all who fire are SMC,
    Fanatic, or British of the elite or first line.
    """
    subject = False
    for unit in gunners(g, parts):
        if heroic(g, unit):
            return False
        subject = subject or shy(g, unit)
    return subject


def shy(g: CoupState, unit: int) -> bool:
    """[T6.18] [T8.15] Whether a unit may cower."""
    kind = type_of(g, unit)
    if not kind.mmc or g.marks[unit] & (FANATIC | BERSERK):
        return False
    return g.battle.side[unit] != BRITISH or kind.grade > FIRST_LINE


def columns_lost(g: CoupState, group: FireGroup, coloured: int, white: int) -> int:
    """[T6.18] How many columns an attack loses: by doubles without a leader one, two with Inexperienced MMC in it."""
    if coloured != white or group.leaders or not may_cower(g, group.parts):
        return 0
    for unit in gunners(g, group.parts):
        if inexperienced(g, unit):
            return 2
    return 1
