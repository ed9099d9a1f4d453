"""How the British staff fires, by the exact odds, and what it gives up when it is fired at."""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.pegasus.combat.small_arms import small_arms_odds
from bridgehead.games.pegasus.printed.components import COVER, HEADQUARTERS, KIND, NEXT, SAPPERS, SPANS, TANK
from bridgehead.games.pegasus.printed.terms import FACE_DOWN, LIVE
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.table import chances
from bridgehead.games.pegasus.turn.fire import small_arms_targets

WORTH_OF_RESULT: Final = {
    "-": 0.0,
    "S": 1.0,
    "S(H)": 1.0,
    "1": 1.6,
    "1(H)": 1.6,
    "2": 2.6,
    "2(H)": 2.6,
    "3": 3.5,
    "4": 4.2,
}
WORTH_OF_HIT: Final = {"-": 0.0, "S(H)": 2.0, "1(H)": 5.0, "2(H)": 5.0, "2": 5.0, "1": 5.0, "3": 5.0}


def promise(odds: Odds | None) -> float:
    """What small arms or a grenade promise: the worth of each result by its exact chance."""
    return odds.worth(WORTH_OF_RESULT) if odds is not None else 0.0


def worth_of_firer(g: PegasusState, option: Option) -> float:
    """Heavy weapons first, then the strongest; nobody holds his fire."""
    verb, unit = option
    if verb == "done":
        return 0.0
    if verb in ("piat", "field-gun"):
        return 20.0
    return (10.0 if verb == "machine-gun" else 2.0) + 0.1 * g.strength[unit]


def worth_of_shot(g: PegasusState, m: PegasusManner, choice: Choice, option: Option) -> float:
    """The exact odds of the attack; a unit joins in when together they promise more than each alone."""
    verb, arg = option
    if verb in ("shoot", "hold"):
        return 0.01 if verb == "shoot" else 0.0
    if verb == "target":
        odds = chances.odds_of(g, choice, option)
        if KIND[arg] == TANK:
            return 0.1 + (odds.worth(WORTH_OF_HIT) if odds is not None else 0.0)
        return 0.1 + promise(odds) * (0.4 * m.suppressed if g.suppressed[arg] else 1.0)
    if verb == "all":
        return 5.0
    if verb == "join-gun":
        return 3.0
    moving = choice.prompt == "opportunity-fire"
    together = promise(chances.odds_of(g, choice, option))
    before = promise(small_arms_odds(g, g.attackers, g.gunners, g.target, moving)) if g.attackers else 0.0
    alone = 0.0 if moving or not has_another_target(g, arg) else promise(small_arms_odds(g, [arg], [], g.target, False))
    return together - before - alone + 0.02


def has_another_target(g: PegasusState, unit: int) -> bool:
    """[6.1.2] Whether who does not join in has somebody else to fire at: this one is fired at once in the phase."""
    return any(target != g.target for target in small_arms_targets(g, unit))


def worth_of_loss(g: PegasusState, option: Option) -> float:
    """Points are lost where they cost no platoon, and shared out among platoons."""
    verb, unit = option
    if verb == "evenly":
        return 8.5
    if KIND[unit] == HEADQUARTERS:
        return 9.0
    if KIND[unit] == SAPPERS:
        return 1.0 if g.wire in (FACE_DOWN, LIVE) else 8.0
    return float(g.strength[unit])


def worth_of_refuge(g: PegasusState, option: Option) -> float:
    """Back to cover, away from Germans, towards the bridge."""
    area = option[1]
    near = sum(1 for other in NEXT[area] if g.germans[other])
    return (1.0 if COVER[area] else 0.0) + 0.5 * g.british[area] - near - 0.1 * g.ways().walk[0][area][SPANS[0]]
