"""What a player may ask of the ground and of his units without deciding anything."""

from typing import Final

from bridgehead.engine.play.rulebook import Sight
from bridgehead.games.airborne.board.costs import allowance, goals, reachable
from bridgehead.games.airborne.board.sight import blocked_at, passed
from bridgehead.games.airborne.printed.components import hex_name, hex_number
from bridgehead.games.airborne.printed.ground import TERRAINS, Ground
from bridgehead.games.airborne.state import AirborneState

WORDED: Final[dict[str, list[str]]] = {
    "arnhem": ["bridge"],
    "benouville": ["canal-bridge", "river-bridge"],
    "corinth": ["bridge"],
    "groesbeek": ["ridge"],
    "hamminkeln": ["south-bridge", "north-bridge"],
    "heraklion": ["airfield"],
    "maleme": ["airfield", "tavronitis-bridge", "hill-107"],
    "merville": ["battery"],
    "primosole": ["bridge"],
    "son": ["canal-bridge"],
}
"""The places of each board whose name is made of words: said by `map-BOARD-place-PLACE`, as on the map."""


def line_of_sight(ground: Ground, a: str, b: str) -> tuple[bool, str]:
    """[P9.1] Whether there is a line of sight between two hexes by name, and the hex that blocks it ("" when none
    does).
    """
    blocker = blocked_at(ground, hex_number(a), hex_number(b))
    return (blocker < 0, "" if blocker < 0 else hex_name(blocker))


def sight_between(ground: Ground, here: int, there: int) -> Sight:
    """[P9.1] The line of sight between two hexes of the board: what it passes, and what blocks it."""
    return Sight(passed(ground, here, there), blocked_at(ground, here, there), "P9.1")


def movement_reach(g: AirborneState, unit: int) -> dict[str, float]:
    """[P7.1] Where a unit could go with all its points as things stand, and how many points that takes."""
    if g.where[unit] < 0:
        return {}
    reach = reachable(g, unit, allowance(g, unit))
    return {hex_name(place): reach.cost[place] / 2 for place in goals(reach)}


def lying(ground: Ground, place: int) -> list[str]:
    """[P5] What lies in a hex: the place that it belongs to by its name, else its bridge, its road or its terrain."""
    board = ground.board
    at = board.index.get(hex_name(place), -1)
    if at < 0:
        return []
    worded = WORDED.get(ground.key, [])
    named = [
        f"map-{ground.key}-place-{ident}" if ident in worded else board.place_names[ident]
        for ident in board.features[at]
        if board.place_names.get(ident)
    ]
    if ground.bridge[place]:
        return [*named, "lies-bridge"]
    terrain = TERRAINS[ground.terrain[place]]
    if named:
        return named
    return ["lies-road"] if terrain == "clear" and ground.roads[place] else [f"lies-{terrain}"]
