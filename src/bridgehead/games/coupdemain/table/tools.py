"""[T4.17] What a player may ask of the ground without deciding anything."""

from typing import Final

from bridgehead.boards.los import hex_line
from bridgehead.engine.play.rulebook import Sight
from bridgehead.games.coupdemain.board.sight import Finding, look
from bridgehead.games.coupdemain.printed.ground import (
    GROUND,
    NO_HOUSE,
    PATH,
    PAVED_HERE,
    PILLBOX,
    SLOTS,
    TOWPATH,
    UNPAVED_HERE,
    Ground,
)
from bridgehead.games.coupdemain.printed.terrain import OPEN, TERRAINS
from bridgehead.games.coupdemain.smoke.hindrance import obstacles, obstructed
from bridgehead.games.coupdemain.smoke.screens import thickness
from bridgehead.games.coupdemain.state import CoupState

WAYS: Final = [(PAVED_HERE, "road"), (UNPAVED_HERE, "lane"), (TOWPATH, "towpath"), (PATH, "path")]


def sight_between(g: CoupState, here: int, there: int) -> Sight:
    """[T4.17] [T4.11] The line between the ground of two hexes: what it passes, and the first hex that blocks it; or,
    where all that hinders it together does, the first of these with something in it that may come and go.
    """
    ground = g.battle.ground
    told: list[Finding] = []
    look(ground, SLOTS * here, SLOTS * there, told)
    blocker = next((one for one in told if one.blocks), None)
    along = [here, *hexes_on(ground, here, there), there]
    if blocker is None and obstructed(g, SLOTS * here, SLOTS * there):
        standing = obstacles(g, SLOTS * here, SLOTS * there)
        return Sight(along, next(one for one in along if thickness(g, one) or one in standing), "T4.11")
    return Sight(along, blocker.place if blocker else -1, blocker.paragraph if blocker else "T4.4")


def hexes_on(ground: Ground, here: int, there: int) -> list[int]:
    """The hexes that the line crosses between its ends."""
    q, r = ground.q[here], ground.r[here]
    at = {(ground.q[place], ground.r[place]): place for place in range(ground.size)}
    found: list[int] = []
    for step in hex_line(ground.q[there] - q, ground.r[there] - r):
        found += [at[q + dq, r + dr] for dq, dr in step if (q + dq, r + dr) in at]
    return found


def lying(ground: Ground, location: int) -> list[str]:
    """[T5.1] [T0.8] What lies in a Location: the house by its name, else what grows or is built there; which storey it
    is, or the pillbox.
    """
    place, slot = divmod(location, SLOTS)
    if slot == PILLBOX:
        return ["lies-pillbox"]
    house = ground.house[place]
    names = ground.house_names
    named = [] if house == NO_HOUSE else [names[one] for one in names if ground.house[one] == house]
    storey = [] if slot == GROUND else [f"lies-storey-{slot}"]
    return [
        *(named or [open_way(ground, place) or f"lies-{TERRAINS[ground.terrain[place]].replace(' ', '-')}"]),
        *storey,
    ]


def open_way(ground: Ground, place: int) -> str:
    """[T5.12] [T5.13] The best road or path across open ground; empty where there is none."""
    if ground.terrain[place] == OPEN:
        for bit, way in WAYS:
            if ground.marks[place] & bit:
                return f"lies-{way}"
    return ""
