"""How the British staff sees a question: every option with a number, the higher the better.

It gives every unit one objective, weighing the points that are to be had there against the way; goes there; throws
grenades and fires where the exact odds promise most; clears bunkers; sends the sappers to the charges; and keeps what
it has won.
"""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.pegasus.printed.components import SPANS
from bridgehead.games.pegasus.staff.aims import objectives
from bridgehead.games.pegasus.staff.fire import worth_of_firer, worth_of_loss, worth_of_refuge, worth_of_shot
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.staff.moving import worth_of_act, worth_of_unit
from bridgehead.games.pegasus.state import PegasusState


def judge(g: PegasusState, choice: Choice, m: PegasusManner) -> list[float]:
    """The staff's number for every option of the choice, in their order."""
    prompt = choice.prompt
    if prompt == "move":
        aims = objectives(g, m)
        return [worth_of_unit(g, m, aims, option) for option in choice.options]
    if prompt == "act":
        aims = objectives(g, m)
        return [worth_of_act(g, m, aims, option) for option in choice.options]
    if prompt == "fire":
        return [worth_of_firer(g, option) for option in choice.options]
    if prompt in ("target", "support", "opportunity-fire"):
        return [worth_of_shot(g, m, choice, option) for option in choice.options]
    if prompt in ("loss", "half"):
        return [worth_of_loss(g, option) for option in choice.options]
    if prompt in ("retreat", "pushed-aside"):
        return [worth_of_refuge(g, option) for option in choice.options]
    if prompt == "carry":
        return [float(g.strength[option[1]]) for option in choice.options]
    return [0.0] * len(choice.options)


def reason(g: PegasusState, choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id."""
    verb, arg = option
    if verb == "go":
        if g.germans[arg]:
            return "reason-storm"
        return "reason-cross" if arg in SPANS else "reason-approach"
    return REASONS.get(verb, "")


REASONS: Final = {
    "move": "reason-objective",
    "grenade": "reason-grenade",
    "search": "reason-bunker",
    "prepare": "reason-dig-in",
    "take": "reason-together",
    "fire": "reason-fire",
    "machine-gun": "reason-fire",
    "piat": "reason-armour",
    "field-gun": "reason-armour",
    "gammon-bomb": "reason-armour",
    "all": "reason-fire",
    "join": "reason-mass",
    "join-gun": "reason-mass",
    "stop": "reason-stay",
    "done": "reason-stay",
}
