"""[T15.5] [T15.24] Designs: whom each attack is made against, and with whom."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.close.strength import CloseAttack, close_attack, strength_of
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, CONCEALED, HIDDEN, MACHINE, MELEE, PINNED
from bridgehead.games.coupdemain.pieces.roster import is_dummy, side_in
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.pieces.standing_orders import CAPTURE, order_of
from bridgehead.games.coupdemain.state import CoupState

MOST_ATTACKS: Final = 3
ASK_TO_CAPTURE: Final = 1


def able(g: CoupState, location: int, side: int) -> list[int]:
    """[T15.6] Who of a side can attack in a Location: unbroken, not hidden, somebody."""
    return [
        unit
        for unit in side_in(g, location, side)
        if not g.marks[unit] & (BROKEN | HIDDEN) and not is_dummy(g, unit) and strength_of(g, unit) > 0
    ]


def design(
    g: CoupState, location: int, side: int, ambusher: int, attacks: list[CloseAttack], leaving: list[int]
) -> Steps:
    """[T15.5] A side's attacks of this round, at most three: each unit attacks once and is attacked once. With one
    target there is no question, unless somebody may withdraw.
    """
    left = [unit for unit in able(g, location, side) if unit not in leaving]
    targets = [unit for unit in side_in(g, location, 1 - side) if not g.marks[unit] & (HIDDEN | MACHINE)]
    while left and targets and len(attacks) < MOST_ATTACKS:
        options = target_options(g, side, left, targets, bool(attacks), side == ambusher)
        verb, number = options[0]
        if len(options) > 1:
            verb, number = yield g.ask(side, "cc-target", options, location, g.round)
        if verb == "enough":
            return
        if verb == "withdraw":
            unit = g.unit(number)
            left.remove(unit)
            leaving.append(unit)
            continue
        struck = targets[:] if verb.endswith("-all") else [g.unit(number)]
        chosen = left[:]
        if len(left) > 1 and len(struck) < len(targets):
            chosen = []
            yield from choose_attackers(g, location, side, left, chosen)
        hidden_half = all(g.marks[unit] & CONCEALED for unit in struck)
        attacks.append(close_attack(g, chosen, struck, ambusher, hidden_half, verb.startswith("capture")))
        left = [unit for unit in left if unit not in chosen]
        targets = [unit for unit in targets if unit not in struck]


def target_options(
    g: CoupState, side: int, left: list[int], targets: list[int], begun: bool, ambushes: bool
) -> list[Option]:
    """[T15.5] [T15.11] [T15.24] Whom the next attack may be made against; prisoners only where the orders say so, by
    nobody who is concealed or berserk, nor of a berserk unit; who may withdraw: from Melee, and ambushers.
    """
    options: list[Option] = [("against-all", 0)]
    captures = order_of(g, side, CAPTURE) == ASK_TO_CAPTURE
    captures = captures and not any(g.marks[unit] & (CONCEALED | BERSERK) for unit in left)
    prey = [unit for unit in targets if not g.marks[unit] & BERSERK]
    if len(targets) > 1:
        options += [g.unit_option("against", unit) for unit in targets]
    if captures:
        if len(prey) == len(targets):
            options.append(("capture-all", 0))
        if len(targets) > 1:
            options += [g.unit_option("capture", unit) for unit in prey]
    options += [g.unit_option("withdraw", unit) for unit in left if may_withdraw(g, unit, ambushes)]
    if begun:
        options.append(("enough", 0))
    return options


def choose_attackers(g: CoupState, location: int, side: int, left: list[int], chosen: list[int]) -> Steps:
    """[T15.5] With whom: all, or one after another."""
    while True:
        options: list[Option] = [("go", 0)] if chosen else [("all", 0)]
        options += [g.unit_option("with", unit) for unit in left if unit not in chosen]
        verb, number = options[0]
        if len(options) > 1:
            verb, number = yield g.ask(side, "cc-with", options, location)
        if verb == "go":
            return
        if verb == "all":
            chosen += left
            return
        chosen.append(g.unit(number))


def may_withdraw(g: CoupState, unit: int, ambushes: bool) -> bool:
    """[T15.4] [T15.14] From Melee or as an ambusher, nobody who is pinned or berserk, and only with somewhere to go."""
    if not (ambushes or g.marks[unit] & MELEE) or g.marks[unit] & (PINNED | BERSERK):
        return False
    return bool(free_beside(g, unit))


def free_beside(g: CoupState, unit: int) -> list[int]:
    """[T15.14] The Locations beside a unit's without enemies that its side knows of, and with room."""
    side = g.battle.side[unit]
    return [
        there
        for there in sorted(g.battle.ground.steps[g.where[unit]])
        if not suspects(g, there, side) and room_for(g, there, side, [unit])
    ]
