"""The staff in combat: whom to fire at, with whom, and which hexes to assault."""

from typing import Final

from bridgehead.engine.choice import Choice
from bridgehead.games.airborne.board.stacking import holds, side_in, units_in
from bridgehead.games.airborne.combat.close_assault import assault_attack, assault_column, engineers_help, may_assault
from bridgehead.games.airborne.combat.direct_fire import possible, targets_in
from bridgehead.games.airborne.combat.firepower import fire_attack, fire_column, volley
from bridgehead.games.airborne.combat.overrun import full_party, overrun_attack
from bridgehead.games.airborne.printed.components import FORT, INFANTRY
from bridgehead.games.airborne.printed.tables import COMBAT, FOUR_TO_ONE, NO_ATTACK
from bridgehead.games.airborne.staff.manners import AirborneManner
from bridgehead.games.airborne.state import DISPERSED, INSIDE, AirborneState
from bridgehead.games.airborne.table.chances import everybody, stormers
from bridgehead.tactics.attack import Attack

WORTH_FIRING: Final = 0.25
DISPERSAL: Final = 0.35
DECENT: Final = 4  # 2-1


def worth(g: AirborneState, unit: int) -> float:
    """What the enemy loses with a unit."""
    kind = g.battle.of[unit]
    value = 0.25 + (kind.attack + kind.defence) / 12
    if kind.kind == FORT:
        value = 1.0 + sum([worth(g, one) for one in units_in(g, g.where[unit]) if g.marks[one] & INSIDE])
    if g.load[unit] >= 0:
        value += worth(g, g.load[unit])
    if g.battle.objective_at[g.where[unit]] >= 0:
        value *= 1.5
    return value


def gain(g: AirborneState, attack: Attack, targets: list[int], shock: float = 1.0) -> float:
    """What an attack is expected to bring; `shock`, what it is worth to disperse."""
    if not attack.possible():
        return 0.0
    modifier = attack.modifier()
    total = 0.0
    for die in range(1, 7):
        code = COMBAT.result(attack.column, die + modifier)
        if code == "-":
            continue
        for unit in targets:
            shaken = g.marks[unit] & DISPERSED != 0
            if code == "X" or (code == "DD" and shaken):
                total += worth(g, unit)
            elif not shaken:
                total += worth(g, unit) * DISPERSAL * shock
    return total / 6


def saves_himself(g: AirborneState, unit: int) -> bool:
    """Infantry next to an enemy does better to assault than to fire."""
    if g.battle.of[unit].kind != INFANTRY or not may_assault(g, unit):
        return False
    for place in g.battle.ground.neighbours[g.where[unit]]:
        if g.first[place] >= 0 and holds(g, place, 1 - g.acting):
            return True
    return False


def fire_gain(g: AirborneState, firers: list[int], targets: list[int], place: int, shock: float = 1.0) -> float:
    """What direct fire is expected to bring."""
    return gain(g, fire_attack(g, firers, targets, place), targets, shock)


def judge_fire(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """Fire at whoever loses most by it; those who can assault wait for that."""
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "done":
            found.append(WORTH_FIRING * manner.thrift)
            continue
        place = number if verb == "fire-at-hex" else g.where[g.unit(number)]
        targets = targets_in(g, place, 1 - g.acting) if verb == "fire-at-hex" else [g.unit(number)]
        firers = [unit for unit in everybody(g, place) if not saves_himself(g, unit)]
        found.append(fire_gain(g, firers, targets, place, manner.shock))
    return found


def judge_more_targets(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """Take in another target while that brings more."""
    place = choice.about[0]
    firers = everybody(g, place)
    found: list[float] = []
    for verb, number in choice.options:
        targets = g.targets if verb == "enough" else [*g.targets, g.unit(number)]
        found.append(fire_gain(g, firers, targets, place, manner.shock))
    return found


def judge_firers(g: AirborneState, choice: Choice) -> list[float]:
    """Guns and those who cannot assault, until the odds are decent."""
    place = choice.about[0]
    column = fire_column(g, g.firers, g.targets, place)
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "fire":
            found.append(1.0 if column >= DECENT + 1 else 0.3)
        elif verb == "all":
            found.append(0.2)
        else:
            unit = g.unit(number)
            found.append(0.1 if saves_himself(g, unit) else 0.5 + volley(g, [unit], g.targets, place) / 1000)
    return found


def judge_assault(g: AirborneState, choice: Choice, manner: AirborneManner) -> list[float]:
    """An assault costs nothing: the one that brings most comes first."""
    found: list[float] = []
    for verb, place in choice.options:
        if verb == "done":
            found.append(0.0)
            continue
        party = stormers(g, place)
        targets = targets_in(g, place, 1 - g.acting)
        found.append(0.01 + assault_gain(g, party, targets, place, manner.shock))
    return found


def assault_gain(g: AirborneState, party: list[int], targets: list[int], place: int, shock: float) -> float:
    """What a close assault is expected to bring."""
    return gain(g, assault_attack(g, party, targets, place), targets, shock)


def judge_assaulters(g: AirborneState, choice: Choice) -> list[float]:
    """Those in the hex with most others first, until more would add nothing."""
    column = assault_column(g, g.firers, g.targets) if g.firers else NO_ATTACK
    helped = engineers_help(g, g.firers)
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "strike":
            found.append(2.0 if column == FOUR_TO_ONE else 0.1)
        elif verb == "all":
            found.append(0.2)
        else:
            unit = g.unit(number)
            mates = len(side_in(g, g.where[unit], g.acting))
            found.append(0.5 + g.battle.of[unit].attack / 50 + (0.0 if helped else mates / 20))
    return found


def overrun_gain(g: AirborneState, unit: int, place: int) -> float:
    """What an overrun by all who can join is expected to bring."""
    targets = targets_in(g, place, 1 - g.acting)
    return gain(g, overrun_attack(g, full_party(g, [unit], place), targets), targets)


def judge_overrun(_g: AirborneState, choice: Choice) -> list[float]:
    """The more the better."""
    return [0.0 if verb == "charge" else 1.0 for verb, _ in choice.options]


def judge_opportunity(g: AirborneState, choice: Choice) -> list[float]:
    """Fire when it is worth a segment: alone, or where one alone is too weak, together."""
    mover = g.unit(choice.about[0])
    place = choice.about[1]
    all_of_them = [g.unit(number) for verb, number in choice.options if verb != "hold"]
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "hold":
            found.append(WORTH_FIRING)
        elif possible(g, [g.unit(number)], [mover], place):
            found.append(fire_gain(g, [g.unit(number)], [mover], place))
        else:
            found.append(fire_gain(g, all_of_them, [mover], place) / len(all_of_them))
    return found


def judge_orders(g: AirborneState, choice: Choice) -> list[float]:
    """Every battery gets the hex with most enemies, most of all one that is an objective; none where nobody is, or a
    friend among them, who would have to leave.
    """
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "no-order":
            found.append(0.5)
        elif holds(g, number, g.acting):
            found.append(0.0)
        else:
            value = float(len(side_in(g, number, 1 - g.acting)))
            found.append(value * (1.5 if g.battle.objective_at[number] >= 0 else 1.0))
    return found


def judge_barrage(_g: AirborneState, choice: Choice) -> list[float]:
    """What was ordered is fired."""
    return [1.0 if verb == "all" else 0.0 for verb, _ in choice.options]
