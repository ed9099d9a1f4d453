"""The odds of every option that a die follows from, by the same functions that resolve it."""

from fractions import Fraction

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.pegasus.combat.activities import gammon_bomb_odds, grenade_odds
from bridgehead.games.pegasus.combat.guns import gun_odds
from bridgehead.games.pegasus.combat.opportunity_fire import british_watchers
from bridgehead.games.pegasus.combat.piat import piat_odds
from bridgehead.games.pegasus.combat.small_arms import gunners_among, small_arms_odds
from bridgehead.games.pegasus.printed.terms import FIELD_GUN_FIRE, PIAT_FIRE
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.table.foretold_fire import fire_on_entry
from bridgehead.games.pegasus.turn.hand_to_hand import combat_odds, entry_odds


def odds_of(g: PegasusState, choice: Choice, option: Option) -> Odds | None:
    """What the dice may bring if the option is taken now, and no more is added to it; None when no die follows. A step
    shows the fire that it draws, and the hand-to-hand combat that awaits among Germans.
    """
    verb, arg = option
    if choice.prompt == "act" and g.group:
        if verb == "grenade":
            return grenade_odds(g, g.group[0], arg)
        if verb == "gammon-bomb":
            return gammon_bomb_odds(g, g.group[0], arg)
        if verb == "search":
            return search_odds()
        if verb == "go":
            return step_odds(g, arg)
    elif choice.prompt == "target":
        return target_odds(g, arg)
    elif choice.prompt in ("support", "opportunity-fire"):
        return attack_odds(g, choice, verb, arg)
    elif choice.prompt == "combat":
        return combat_odds(g, arg)
    return None


def step_odds(g: PegasusState, area: int) -> Odds | None:
    """[6.4] [7.0.3] The fire at whoever enters an area; then the combat there, which is fought at the end of the
    turn.
    """
    fire, melee = fire_on_entry(g, area), entry_odds(g, g.group, area)
    if fire is None:
        return melee
    fire.then = melee
    return fire


def search_odds() -> Odds:
    """[5.3.bunkers.3] [5.3.bunkers.4] What a bunker that is searched holds; it is cleared in any case."""
    spread = [("prisoners", Fraction(1, 6)), ("cleared", Fraction(4, 6)), ("costly", Fraction(1, 6))]
    return Odds("bunker-search", "", [], spread, "5.3.bunkers.3", faces=[[1], [2, 3, 4, 5], [6]])


def target_odds(g: PegasusState, target: int) -> Odds | None:
    """[6.1] [6.3] [6.5] The attack of the unit chosen, alone, on a target."""
    unit = g.attackers[0]
    if g.weapon == PIAT_FIRE:
        return piat_odds(g, unit, target)
    if g.weapon == FIELD_GUN_FIRE:
        return gun_odds(g, unit, target)
    return small_arms_odds(g, g.attackers, g.gunners, target, False)


def attack_odds(g: PegasusState, choice: Choice, verb: str, unit: int) -> Odds | None:
    """[6.1.2] The attack as it stands with the option added."""
    moving = choice.prompt == "opportunity-fire"
    firers, gunners = list(g.attackers), list(g.gunners)
    if verb == "hold":
        return None
    if verb == "all":
        firers = british_watchers(g, choice.about[1])
        gunners = gunners_among(g, firers)
    elif verb in ("join", "join-gun"):
        firers.append(unit)
        if verb == "join-gun":
            gunners.append(unit)
    return small_arms_odds(g, firers, gunners, g.target, moving) if firers else None
