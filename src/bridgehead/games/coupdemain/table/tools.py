"""[T4.17] What a player may ask of the ground without deciding anything."""

from bridgehead.boards.los import hex_line
from bridgehead.engine.play.rulebook import Sight
from bridgehead.games.coupdemain.board.sight import Finding, look
from bridgehead.games.coupdemain.printed.ground import Ground


def sight_between(ground: Ground, here: int, there: int) -> Sight:
    """[T4.17] The line between the ground of two hexes: what it passes, and the first hex that blocks it."""
    told: list[Finding] = []
    look(ground, 8 * here, 8 * there, told)
    blocker = next((one for one in told if one.blocks), None)
    along = [here, *hexes_on(ground, here, there), there]
    return Sight(along, blocker.place if blocker else -1, blocker.paragraph if blocker else "T4.4")


def hexes_on(ground: Ground, here: int, there: int) -> list[int]:
    """The hexes that the line crosses between its ends."""
    q, r = ground.q[here], ground.r[here]
    at = {(ground.q[place], ground.r[place]): place for place in range(ground.size)}
    found: list[int] = []
    for step in hex_line(ground.q[there] - q, ground.r[there] - r):
        found += [at[q + dq, r + dr] for dq, dr in step if (q + dq, r + dr) in at]
    return found
