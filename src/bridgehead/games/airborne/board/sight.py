"""[P9.1] Line of sight: from the centre of one hex to the centre of another.

Heights are ground, slope and hilltop. Between two hexes on the ground, woods, towns and any rise of the ground block.
From above, only what stands right in front of the lower hex blocks, and rising ground that is nearer to it. A line
along a hexside is blocked when either hex beside it would block. Lines are the same seen from either end, and never
change.
"""

from bridgehead.boards.los import hex_line
from bridgehead.games.airborne.printed.ground import BLOCKED, SEEN, UNKNOWN, Ground


def visible(ground: Ground, a: int, b: int) -> bool:
    """[P9.1] Whether there is a line of sight between two hexes. Remembered by the ground once it is worked out."""
    row = ground.sight[a]
    if row is None:
        row = bytearray(ground.size)
        ground.sight[a] = row
    known = row[b]
    if known == UNKNOWN:
        known = _work_out(ground, a, b)
        row[b] = known
    return known == SEEN


def _work_out(ground: Ground, a: int, b: int) -> int:
    """[P9.1] The line from the other end if it is known, for it is the same; else from scratch."""
    back = ground.sight[b]
    if back is not None and back[a] != UNKNOWN:
        return back[a]
    return SEEN if blocked_at(ground, a, b) < 0 else BLOCKED


def blocked_at(ground: Ground, a: int, b: int) -> int:
    """[P9.1] The hex that blocks the line between two hexes, -1 when none does."""
    if a == b or ground.adjacent(a, b):
        return -1
    steps = _between(ground, a, b)
    low, high = ground.level[a], ground.level[b]
    if not steps:
        return -1
    if low == 0 and high == 0:
        return _blocked_on_the_ground(ground, steps)
    crest = _blocked_by_crests(ground, steps, low, high)
    if crest >= 0:
        return crest
    if low > 0 and high > 0:
        return -1
    if high == 0:
        steps = steps[::-1]
    return _blocked_from_above(ground, steps, max(low, high))


def passed(ground: Ground, a: int, b: int) -> list[int]:
    """The hexes that the line between two hexes passes, its ends included; both of a pair that it runs between."""
    if a == b:
        return [a]
    return [a, *[here for step in _between(ground, a, b) for here in step], b]


def _between(ground: Ground, a: int, b: int) -> list[list[int]]:
    """What the line passes between its ends: one hex a step, or the two on either side of a hexside. Where the board
    has a blank a step is empty: nothing blocks there, but it counts.
    """
    q, r = ground.q[a], ground.r[a]
    found: list[list[int]] = []
    for step in hex_line(ground.q[b] - q, ground.r[b] - r):
        there: list[int] = []
        for dq, dr in step:
            here = ground.at(q + dq, r + dr)
            if here >= 0:
                there.append(here)
        found.append(there)
    return found


def _blocked_on_the_ground(ground: Ground, steps: list[list[int]]) -> int:
    """[P9.1] Between two hexes on the ground every wood, town, slope and hilltop in between blocks."""
    for step in steps:
        for here in step:
            if ground.covered(here) or ground.level[here] > 0:
                return here
    return -1


def _blocked_by_crests(ground: Ground, steps: list[list[int]], first: int, last: int) -> int:
    """[P9.1] A line that passes the brink of a hilltop more than once is blocked, unless both ends are on hilltops."""
    if first == 2 and last == 2:
        return -1
    crossed = 0
    on_top = first == 2
    crest = -1
    for step in steps:
        if not step:
            continue
        top = -1
        for here in step:
            if ground.level[here] == 2:
                top = here
        if (top >= 0) != on_top:
            on_top = not on_top
            crossed += 1
            if crossed > 1:
                return top if top >= 0 else crest
        crest = top if top >= 0 else crest
    if (last == 2) != on_top:
        crossed += 1
    return crest if crossed > 1 else -1


def _blocked_from_above(ground: Ground, steps: list[list[int]], height: int) -> int:
    """[P9.1] Between a height and the ground: `steps` lead from the lower hex upwards.

    Woods or a town right in front of the lower hex block. So does the foot of a rise: for a hilltop when it is nearer
    to the lower hex or midway, counted in hexsides; for a slope when there is another rise before its own.
    """
    for here in steps[0]:
        if ground.covered(here):
            return here
    sides = len(steps) + 1
    raised = False
    feet = 0
    before = -1
    for place, step in enumerate(steps):
        if not step:
            continue
        at = _risen(ground, step)
        if (at >= 0) != raised:
            raised = not raised
            feet += 1
            if height == 2 and place <= sides - 1 - place:
                return at if at >= 0 else step[0]
            if height == 1 and feet > 1:
                return before
        before = step[0]
    return -1


def _risen(ground: Ground, step: list[int]) -> int:
    """A hex of the step that lies above the ground, or -1."""
    for here in step:
        if ground.level[here] > 0:
            return here
    return -1
