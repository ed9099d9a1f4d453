"""What the staff makes of each option."""

from bridgehead.engine.choice import Choice, Option

from river_line.combat.assault import modifiers
from river_line.printed.facts import ASSAULT, side_of
from river_line.printed.ground import BRIDGE, HOMES, WAY
from river_line.staff.manners import GameManner
from river_line.state import GameState
from river_line.turn.sequence import ways


def judge(g: GameState, choice: Choice, manner: GameManner) -> list[float]:
    """An opinion of every option: by how much nearer to the bridge it brings a company; to stay is worth nothing."""
    return [worth(g, choice, option, manner) for option in choice.options]


def worth(g: GameState, choice: Choice, option: Option, manner: GameManner) -> float:
    """Which company goes is judged by the best that it can do."""
    if option[0] == "stay":
        return 0.0
    if option[0] == "send":
        return max(gain(g, option[1], way, manner) for way in ways(g, option[1]))
    return gain(g, choice.about[0], option, manner)


def gain(g: GameState, unit: int, way: Option, manner: GameManner) -> float:
    """The steps that a way saves, on average; to throw the enemy back is worth something besides."""
    verb, place = way
    here, home = WAY[g.at[unit]], WAY[HOMES[side_of(unit)]]
    if verb == "march":
        return float(here - WAY[place])
    odds = ASSAULT.odds(0, modifiers(g, unit, place))
    return odds.worth({"thrown": manner.boldness + here - WAY[place], "repulsed": float(here - home)})


def reason(g: GameState, choice: Choice, option: Option) -> str:
    """Why the staff likes an option; empty where it has nothing to say."""
    if option[0] == "assault":
        return "reason-assault"
    if option[0] == "march" and option[1] == BRIDGE:
        return "reason-bridge"
    return ""
