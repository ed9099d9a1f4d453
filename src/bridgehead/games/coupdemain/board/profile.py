"""[T4.17] A line of sight step by step, for whoever is shown it or asks what lies on it."""

from bridgehead.games.coupdemain.board.lines import line_to
from bridgehead.games.coupdemain.board.sight import BLOCKED, Finding, look
from bridgehead.games.coupdemain.printed.ground import NO_HEX, SLOTS, Ground


class Passage:
    """One step of a line [T4.2]: its hex, or the two on either side of the side along which it runs; the heights of
    their ground and of the highest thing there that counts, in half-levels; what that is ("" for nothing), by which
    paragraph, and whether it blocks.
    """

    __slots__ = ("hexes", "ground", "top", "what", "paragraph", "blocks")

    hexes: list[int]
    ground: int
    top: int
    what: str
    paragraph: str
    blocks: bool


def steps_between(ground: Ground, a: int, b: int) -> list[list[int]]:
    """[T4.2] [T4.16] What the line between two Locations passes, in order, without its ends: a hex a step, or two."""
    here, there = a // SLOTS, b // SLOTS
    line = line_to(ground.q[there] - ground.q[here], ground.r[there] - ground.r[here])
    found: list[list[int]] = []
    for place in range(1, len(line.one) - 1):
        ways = [line.one[place], line.other[place]] if line.pair[place] else [line.one[place]]
        passed = [ground.cell[ground.spot[here] + way] for way in ways]
        on_board = [hex_ for hex_ in passed if hex_ != NO_HEX]
        if on_board:
            found.append(on_board)
    return found


def profile(ground: Ground, a: int, b: int) -> list[Passage]:
    """[T4.17] The steps of a line from a to b with what stands there, for a drawing of its profile."""
    told: list[Finding] = []
    look(ground, a, b, told)
    found: list[Passage] = []
    for hexes in steps_between(ground, a, b):
        one = Passage()
        one.hexes = hexes
        one.ground = max(2 * ground.level[hex_] for hex_ in hexes)
        one.top, one.what, one.paragraph, one.blocks = one.ground, "", "", False
        for met in told:
            if met.place in hexes and (met.blocks or (met.top >= one.top and not one.blocks)):
                one.top, one.what, one.paragraph, one.blocks = (
                    max(met.top, one.ground),
                    met.what,
                    met.paragraph,
                    met.blocks,
                )
        found.append(one)
    return found


def blocked_by(ground: Ground, a: int, b: int) -> Finding | None:
    """[T4.17] What blocks a line, as seen from its higher end; None for a clear one."""
    told: list[Finding] = []
    if look(ground, a, b, told) < BLOCKED:
        return None
    return told[-1]
