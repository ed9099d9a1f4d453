"""The odds of what is about to be decided: the very functions that resolve an attack, asked before the die."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.airborne.combat.anti_aircraft import gunners, total_strength
from bridgehead.games.airborne.combat.close_assault import assault_attack, may_assault, supported, within_reach
from bridgehead.games.airborne.combat.direct_fire import can_reach, may_fire, targets_in
from bridgehead.games.airborne.combat.firepower import fire_attack, volley
from bridgehead.games.airborne.combat.overrun import full_party, overrun_attack
from bridgehead.games.airborne.landing.scatter import drop_odds, glide_odds, stick_odds
from bridgehead.games.airborne.march.movement import CLIMBING, WADING, climbs_in, wades
from bridgehead.games.airborne.printed.components import STICKS_IN_A_PLATOON
from bridgehead.games.airborne.printed.ground import STREAM
from bridgehead.games.airborne.printed.tables import ANTI_AIRCRAFT
from bridgehead.games.airborne.state import COMING, AirborneState

JOINING: Final = ["with", "all", "fire", "strike", "charge"]
LOST: Final = ("lost", "X")
DANGER: Final = Fraction(1, 3)
"""Where more than so much of what is aimed at a hex is lost, the hex is marked as a danger. A stick is lost more often
than one time in five almost anywhere: a mark on every hex would tell nothing.
"""
LATE: Final = Fraction(1, 3)
"""A landing after which no more than so much of the battle is left is marked as a danger."""


def odds_of(g: AirborneState, choice: Choice, option: Option) -> Odds | None:
    """What the dice may bring if an option is taken; of an attack that is still being put together, as it would be
    then.

    Of a target nobody was chosen for yet: as if everybody took part who can.
    """
    verb, number = option
    if verb == "fire-at":
        target = g.unit(number)
        return fire_attack(g, everybody(g, g.where[target]), [target], g.where[target]).odds()
    if verb == "fire-at-hex":
        return fire_attack(g, everybody(g, number), targets_in(g, number, 1 - g.acting), number).odds()
    if verb == "assault":
        return assault_attack(g, stormers(g, number), targets_in(g, number, 1 - g.acting), number).odds()
    if verb == "shoot":
        at = g.battle.planes.index(g.unit(number))
        return flak_odds(g, gunners(g, at), at)
    if verb == "fire-on":
        return fire_attack(g, [g.unit(number)], g.targets, choice.about[1]).odds()
    if verb == "overrun":
        unit = g.unit(choice.about[0])
        return overrun_attack(g, full_party(g, [unit], number), targets_in(g, number, 1 - g.acting)).odds()
    if verb == "target":
        return landing_odds(g, number)
    if choice.prompt == "landing-place":
        return stick_odds(g.battle.ground, number)
    if choice.prompt == "more-targets":
        return _last_target(g, choice, option)
    if verb == "blow" and g.battle.wire is not None:
        return _works_up_to(g.battle.wire.most, "P12.4")
    if verb == "go" or verb == "enter" or (verb == "clear" and climbs_in(g, g.unit(choice.about[0]), verb, number)):
        return _wading_odds(g, g.unit(choice.about[0]), number)
    if verb in JOINING:
        return _joining(g, choice, option)
    return None


def _joining(g: AirborneState, choice: Choice, option: Option) -> Odds | None:
    """The odds of an attack that is being put together, with one more, with all, or as it stands."""
    verb, number = option
    party = list(g.firers)
    if verb == "with":
        party.append(g.unit(number))
    elif verb == "all":
        party += [g.unit(tag) for other, tag in choice.options if other == "with"]
        if len(choice.options) == 1:
            return None
    if choice.prompt == "barrage":
        return None
    if choice.prompt == "firers":
        return fire_attack(g, party, g.targets, choice.about[0]).odds()
    if choice.prompt == "assaulters":
        return assault_attack(g, sorted(party), g.targets, choice.about[0]).odds()
    if choice.prompt == "gunners":
        return flak_odds(g, party, g.battle.planes.index(g.targets[0]))
    return overrun_attack(g, party, g.targets).odds()


def _last_target(g: AirborneState, choice: Choice, option: Option) -> Odds | None:
    """[P8.1] The odds of an attack to which targets are still added, where only one can fire at them: nothing more is
    asked before his die.
    """
    place = choice.about[0]
    targets = [*g.targets, g.unit(option[1])] if option[0] == "also" else list(g.targets)
    fitting = [unit for unit in everybody(g, place) if volley(g, [unit], targets, place) > 0]
    return fire_attack(g, fitting, targets, place).odds() if len(fitting) == 1 else None


def everybody(g: AirborneState, place: int) -> list[int]:
    """[P8.1] All who may fire at a hex now."""
    return [unit for unit in g.battle.roster[g.acting] if may_fire(g, unit) and can_reach(g, unit, place)]


def stormers(g: AirborneState, place: int) -> list[int]:
    """[P8.4] All who may assault a hex now."""
    near = [unit for unit in g.battle.roster[g.acting] if may_assault(g, unit) and within_reach(g, unit, place)]
    return supported(g, near)


def flak_odds(g: AirborneState, firers: list[int], at: int) -> Odds | None:
    """[P11.1] The odds of anti-aircraft fire at a plane."""
    column = ANTI_AIRCRAFT.column_of(total_strength(g, firers, at))
    return ANTI_AIRCRAFT.odds(column, []) if column >= 0 else None


def landing_odds(g: AirborneState, target: int) -> Odds:
    """[II.C] [III.F] What becomes of the plane that is being planned, aimed at a hex, with those aimed there before
    it.
    """
    plane = g.battle.planes[g.at]
    if g.battle.of[plane].glider:
        return glide_odds(g.battle.ground, target, g.heading[g.at])
    return drop_odds(g.battle.ground, target, STICKS_IN_A_PLATOON)


def _works_up_to(most: int, paragraph: str) -> Odds:
    """A die that works up to a number."""
    spread = [("blown", Fraction(most, 6)), ("fails", Fraction(6 - most, 6))]
    return Odds("demolition", f"1-{most}", [], [pair for pair in spread if pair[1]], paragraph)


def _wading_odds(g: AirborneState, unit: int, goal: int) -> Odds | None:
    """[P5.3] [P7.4] The die for a stream or gully at the end of the way, or on the edge of the board."""
    if not wades(g, unit, g.where[unit], goal):
        return None
    most = WADING if g.battle.ground.terrain[goal] == STREAM else CLIMBING
    return Odds("wading", f"1-{most}", [], [("passes", Fraction(most, 6)), ("held-up", Fraction(6 - most, 6))], "P5.3")


def notes_of(g: AirborneState, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[P7.4] Whether a movement phase would end while reinforcements could still enter, and how many. [P8.2] That dice
    follow whose odds hang on who is there. [I.I] That a plan that is sealed stays as it is; how many turns are left to
    fight after a landing. [II.C] [III.F] In how many cases of a hundred what is aimed at a hex is lost there.
    """
    if option[0] == "on-turn":
        left = g.battle.turns - option[1]
        return [("danger-turns-left" if left <= LATE * g.battle.turns else "turns-left", left)]
    if option[0] == "target":
        lost = sum(share for code, share in landing_odds(g, option[1]).results if code in LOST)
        return [("danger-lost" if lost > DANGER else "lost", round(100 * lost))] if lost else []
    if choice.prompt == "seal":
        return [("sure-sealed", 0)]
    if choice.prompt == "barrage" and option[0] in ("all", "fire", "with"):
        return [("sure-barrage", 0)]
    if option[0] != "done" or choice.prompt not in ("phase-vehicles", "phase-foot"):
        return []
    movable = {number for verb, number in choice.options if verb == "move"}
    movers = g.battle.movers[choice.seat][1 if choice.prompt == "phase-vehicles" else 0]
    waiting = sum(g.where[unit] == COMING and g.unit_option("move", unit)[1] in movable for unit in movers)
    return [("sure-off-board", waiting)] if waiting else []
