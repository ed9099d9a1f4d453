"""[T15.6] [T15.7] [T15.9] [T15.10] What an attack in Close Combat comes to: strengths, odds, die roll modifiers."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, CX, PINNED, WALKING
from bridgehead.games.coupdemain.morale.values import heroic, is_leader, modifier_of
from bridgehead.games.coupdemain.pieces.roster import manned
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.components import TYPES
from bridgehead.games.coupdemain.printed.tables import CLOSE_DRM, HALVED, KILL, LEAST_ODDS, ODDS, WHOLE
from bridgehead.games.coupdemain.state import NONE, CoupState

WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
"""How many of the 36 rolls of two dice show a number."""


class CloseAttack:
    """[T15.7] One attack: who attacks whom, the column of odds, the modifiers; NO_ATTACK without any strength."""

    __slots__ = ("attackers", "targets", "column", "modifiers", "capture")

    attackers: list[int]
    targets: list[int]
    column: int
    modifiers: list[Modifier]
    capture: bool

    def __init__(
        self, attackers: list[int], targets: list[int], column: int, modifiers: list[Modifier], capture: bool
    ) -> None:
        self.attackers = attackers
        self.targets = targets
        self.column = column
        self.modifiers = modifiers
        self.capture = capture

    def modifier(self) -> int:
        """What is added to the DR."""
        total = 0
        for one in self.modifiers:
            total += one.value
        return total

    def column_name(self) -> str:
        """The odds as they are printed."""
        return ODDS[self.column]

    def kill(self) -> int:
        """[T15.7] The kill number: a final DR below it eliminates all, an equal one reduces one."""
        return KILL[self.column]


NO_ATTACK: Final = -1


def strength_of(g: CoupState, unit: int) -> int:
    """[T15.6] [T15.23] Strength in attack, in fourths: MMC their firepower, SMC 1; the pinned half, the broken none."""
    if g.marks[unit] & BROKEN:
        return 0
    return TYPES[g.kind[unit]].fp * (HALVED if g.marks[unit] & PINNED else WHOLE)


def defence_of(g: CoupState, unit: int) -> int:
    """[T15.10] Strength in defence, in fourths: the printed one, broken or not."""
    return TYPES[g.kind[unit]].fp * WHOLE


def column_of(attack: int, defence: int) -> int:
    """[T15.7] [T15.23] The column of odds, rounded in the defender's favour; a defence of nothing counts 1."""
    if attack <= 0:
        return NO_ATTACK
    defence = max(defence, WHOLE)
    found = 0
    for at, (ours, theirs) in enumerate(LEAST_ODDS):
        if attack * theirs >= ours * defence:
            found = at
    return found


def close_attack(
    g: CoupState, attackers: list[int], targets: list[int], ambusher: int, concealed: bool, capture: bool = False
) -> CloseAttack:
    """[T15.7] [T15.9] The attack of some units on others; `ambusher` is the side that has ambushed, or NONE; concealed
    targets are attacked at half.
    """
    attack = 0
    for unit in attackers:
        attack += strength_of(g, unit)
    defence = 0
    for unit in targets:
        defence += defence_of(g, unit)
    if concealed:
        attack = attack // 2
    side = g.battle.side[attackers[0]] if attackers else NONE
    modifiers = modifiers_of(g, attackers, targets, ambusher, side)
    if capture:
        modifiers.append(Modifier("capture", CLOSE_DRM.number("capture"), "T15.11"))
    return CloseAttack(attackers, targets, column_of(attack, defence), modifiers, capture)


def tank_strength(g: CoupState, tank: int) -> int:
    """[T30.3] The strength of a tank in close combat, in fourths: its machine gun's, if that and the crew are fit."""
    if not manned(g, tank):
        return 0
    guns = [one for one in weapons_of(g, tank) if weapon_type(g, one).machine_gun and works(g, one)]
    return sum([weapon_type(g, one).fp * WHOLE for one in guns])


def tank_attack(g: CoupState, tank: int, target: int) -> CloseAttack:
    """[T30.3] [T15.7] The attack of a tank on one enemy. (All who fight there are Known by then.)"""
    modifiers = modifiers_of(g, [tank], [target], NONE, g.battle.side[tank])
    return CloseAttack([tank], [target], column_of(tank_strength(g, tank), defence_of(g, target)), modifiers, False)


def modifiers_of(g: CoupState, attackers: list[int], targets: list[int], ambusher: int, side: int) -> list[Modifier]:
    """[T15.9] [9.4.CG17] Leader, hero, exhaustion, broken targets, ambush, Walking Wounded."""
    found: list[Modifier] = []
    leader = directing(g, attackers)
    if leader != NONE and modifier_of(g, leader):
        found.append(Modifier("leader", modifier_of(g, leader), "T15.9"))
    if any(heroic(g, unit) for unit in attackers):
        found.append(Modifier("hero", CLOSE_DRM.number("hero"), "T13.4"))
    if any(g.marks[unit] & CX for unit in attackers):
        found.append(Modifier("exhausted", CLOSE_DRM.number("attacker_cx"), "T15.9"))
    if any(g.marks[unit] & CX for unit in targets):
        found.append(Modifier("exhausted-target", CLOSE_DRM.number("target_cx"), "T15.9"))
    if all(g.marks[unit] & BROKEN for unit in targets):
        found.append(Modifier("broken-target", CLOSE_DRM.number("target_broken"), "T15.9"))
    if ambusher == side:
        found.append(Modifier("ambush", CLOSE_DRM.number("ambusher"), "T15.4"))
    elif ambusher != NONE:
        found.append(Modifier("ambush", CLOSE_DRM.number("ambushed"), "T15.4"))
    if any(g.marks[unit] & WALKING for unit in attackers):
        found.append(Modifier("walking-wounded", CLOSE_DRM.number("walking_wounded_attacker"), "9.4.CG17"))
    if any(g.marks[unit] & WALKING for unit in targets):
        found.append(Modifier("walking-wounded-target", CLOSE_DRM.number("walking_wounded_target"), "9.4.CG17"))
    return found


def directing(g: CoupState, attackers: list[int]) -> int:
    """[T15.9] [T13.12] The leader whose modifier counts: one who attacks together with others, the best of them, none
    who is berserk; NONE.
    """
    best = NONE
    if len(attackers) > 1:
        for unit in attackers:
            if is_leader(g, unit) and not g.marks[unit] & (BROKEN | PINNED | BERSERK):
                if best == NONE or modifier_of(g, unit) < modifier_of(g, best):
                    best = unit
    return best


def odds_of(attack: CloseAttack) -> Odds:
    """[T15.7] The exact chances of an attack: all eliminated, one reduced, nothing."""
    gone = 0
    reduced = 0
    for dice in range(2, 13):
        final = dice + attack.modifier()
        if final < attack.kill():
            gone += WAYS[dice]
        elif final == attack.kill():
            reduced += WAYS[dice]
    results = [("eliminated", Fraction(gone, 36)), ("reduced", Fraction(reduced, 36))]
    results.append(("nothing", Fraction(36 - gone - reduced, 36)))
    if attack.capture:
        results[0] = ("captured", results[0][1])
    return Odds("close-combat", ODDS[attack.column], attack.modifiers, [one for one in results if one[1]], "T15.7")
