"""Line of sight in whole numbers: what a straight line from centre to centre passes through.

On hexes and squares a line depends only on the displacement, so it is worked out once for each and
kept. On areas a segment is tested against outlines. No floating point anywhere: the same answer on
every machine, and along an edge or through a corner the answer is exact.
"""

from __future__ import annotations

from typing import Final

# A step of a line: one cell whose inside is crossed, or the two cells on either side of a line
# that runs along their common hexside (hexes) or through their common corner (squares).
Step = tuple[tuple[int, int], ...]

# One step to each of the six neighbours in axial coordinates, clockwise from the north-east.
AXIAL_STEPS: Final = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]

# Corners of a cell from its centre, on lattices that keep every corner whole. Side d lies between corners d and d + 1.
HEX_CORNERS: Final = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]
SQUARE_CORNERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]

_hex_lines: Final[dict[tuple[int, int], tuple[Step, ...]]] = {}
_square_lines: Final[dict[tuple[int, int], tuple[Step, ...]]] = {}


def hex_line(dq: int, dr: int) -> tuple[Step, ...]:
    """The steps between a hex and the one at axial displacement (dq, dr), both ends left out.

    A step holds axial displacements from the first hex, in order: one hex whose inside the line
    crosses, or two where it runs along their common hexside.
    """
    known = _hex_lines.get((dq, dr))
    if known is None:
        known = _hex_steps(dq, dr)
        _hex_lines[(dq, dr)] = known
    return known


def square_line(dx: int, dy: int) -> tuple[Step, ...]:
    """The steps between a square and the one dx columns and dy rows away, both ends left out.

    One square whose inside the line crosses, or the two that it touches at their common corner.
    """
    known = _square_lines.get((dx, dy))
    if known is None:
        known = _square_steps(dx, dy)
        _square_lines[(dx, dy)] = known
    return known


def _hex_steps(dq: int, dr: int) -> tuple[Step, ...]:
    """A hex with corners on both sides of the line is crossed; one whose corners only touch it lies beside it."""
    found: list[tuple[int, int, int, int]] = []
    dx, dy = 2 * dq + dr, 3 * dr
    whole = 3 * dx * dx + dy * dy
    reach = max([dx * cy - dy * cx for cx, cy in HEX_CORNERS])  # how far to a side of its centre a hex still touches
    for q, r in _beside(dq, dr):
        x, y = 2 * q + r, 3 * r
        aside = dx * y - dy * x
        if -reach < aside < reach:
            along = 3 * dx * x + dy * y
            if 0 < along < whole:
                found.append((2 * along, 0, q, r))
        elif aside == reach or aside == -reach:
            entry = _passage(dx, dy, x, y, HEX_CORNERS, 3, 2)
            if entry is not None:
                found.append((entry[0], entry[1], q, r))
    return _in_order(found)


def _beside(dq: int, dr: int) -> list[tuple[int, int]]:
    """The hexes that a line may touch: those within one of it, counted across its longer coordinate."""
    found: list[tuple[int, int]] = []
    long, short = (dq, dr) if abs(dq) >= abs(dr) else (dr, dq)
    for along in range(min(0, long) - 1, max(0, long) + 2):
        middle = (2 * short * along + long) // (2 * long) if long else 0
        for across in range(middle - 1, middle + 2):
            found.append((along, across) if abs(dq) >= abs(dr) else (across, along))
    return found


def _square_steps(dx: int, dy: int) -> tuple[Step, ...]:
    found: list[tuple[int, int, int, int]] = []
    for x in range(min(0, dx), max(0, dx) + 1):
        for y in range(min(0, dy), max(0, dy) + 1):
            entry = _passage(2 * dx, 2 * dy, 2 * x, 2 * y, SQUARE_CORNERS, 1, 1)
            if entry is not None:
                found.append((entry[0], entry[1], x, y))
    return _in_order(found)


def _passage(
    dx: int, dy: int, x: int, y: int, corners: list[tuple[int, int]], stretch: int, touches: int
) -> tuple[int, int] | None:
    """Where along the line it passes the cell at (x, y), and on which side the cell lies; or None.

    The line runs from the origin to (dx, dy). `stretch` makes the lattice's x square again;
    `touches` is how many corners must lie on the line for a cell it does not enter.
    """
    left = right = on = 0
    along = 0
    for cx, cy in corners:
        side = dx * (y + cy) - dy * (x + cx)
        if side < 0:
            left += 1
        elif side > 0:
            right += 1
        else:
            on += 1
            along += stretch * dx * (x + cx) + dy * (y + cy)
    whole = stretch * dx * dx + dy * dy
    if left and right:
        along = stretch * dx * x + dy * y
        return (along * 2, 0) if 0 < along < whole else None
    if on != touches:
        return None
    if touches == 1:
        along *= 2
    return (along, -1 if left else 1) if 0 < along < 2 * whole else None


def _in_order(found: list[tuple[int, int, int, int]]) -> tuple[Step, ...]:
    """Sorted along the line; cells that are passed at the same place form one step."""
    found.sort()
    steps: list[Step] = []
    place = 0
    while place < len(found):
        along, side, x, y = found[place]
        if side and place + 1 < len(found) and found[place + 1][0] == along:
            steps.append(((x, y), (found[place + 1][2], found[place + 1][3])))
            place += 2
        else:
            steps.append(((x, y),))
            place += 1
    return tuple(steps)


def crosses(a: tuple[int, int], b: tuple[int, int], outline: list[tuple[int, int]]) -> bool:
    """Whether the segment from a to b passes through the inside of the outline (a simple polygon).

    Touching the border, at a corner or along a side, is not crossing it.
    """
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    size = len(outline)
    side = [dx * (y - ay) - dy * (x - ax) for x, y in outline]
    touched = False
    for place in range(size):
        here, there = side[place - 1], side[place]
        if here == 0 and there == 0:
            touched = touched or _overlaps(a, b, outline[place - 1], outline[place])
            continue
        if (here > 0 and there > 0) or (here < 0 and there < 0):
            continue
        ex = outline[place][0] - outline[place - 1][0]
        ey = outline[place][1] - outline[place - 1][1]
        from_a = ex * (ay - outline[place - 1][1]) - ey * (ax - outline[place - 1][0])
        from_b = from_a + ex * dy - ey * dx
        if (from_a > 0 and from_b > 0) or (from_a < 0 and from_b < 0):
            continue
        if here and there and from_a and from_b:
            return True  # a clean cut through a side
        touched = True
    if not touched:
        return _inside(2 * ax + dx, 2 * ay + dy, 2, outline)
    return _crosses_between_touches(a, b, outline)


def _overlaps(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether two segments on the same straight line share a point."""
    axis = 0 if a[0] != b[0] else 1
    return max(min(a[axis], b[axis]), min(c[axis], d[axis])) <= min(max(a[axis], b[axis]), max(c[axis], d[axis]))


def _crosses_between_touches(a: tuple[int, int], b: tuple[int, int], outline: list[tuple[int, int]]) -> bool:
    """The careful case: cut the segment wherever it touches the border and look at each piece."""
    ax, ay = a
    dx, dy = b[0] - ax, b[1] - ay
    cuts: list[tuple[int, int]] = [(0, 1), (1, 1)]  # fractions of the way, over positive numbers
    for place in range(len(outline)):
        px, py = outline[place - 1]
        ex, ey = outline[place][0] - px, outline[place][1] - py
        below = dx * ey - dy * ex
        if below == 0:
            square = dx * dx + dy * dy
            if dx * (py - ay) == dy * (px - ax) and square:
                cuts.append(((px - ax) * dx + (py - ay) * dy, square))
            continue
        above = (px - ax) * ey - (py - ay) * ex
        across = (px - ax) * dy - (py - ay) * dx
        if below < 0:
            above, across, below = -above, -across, -below
        if 0 <= across <= below:
            cuts.append((above, below))
    scale = 1
    for _, below in cuts:
        scale = scale * below // _gcd(scale, below)
    along = sorted(above * (scale // below) for above, below in cuts)
    whole = [cut for cut in along if 0 <= cut <= scale]
    for place in range(1, len(whole)):
        middle = whole[place - 1] + whole[place]
        if whole[place - 1] == whole[place]:
            continue
        unit = 2 * scale
        if _inside(ax * unit + dx * middle, ay * unit + dy * middle, unit, outline):
            return True
    return False


def _gcd(a: int, b: int) -> int:
    while b:
        a, b = b, a % b
    return a


def _inside(x: int, y: int, unit: int, outline: list[tuple[int, int]]) -> bool:
    """Whether the point (x/unit, y/unit) lies strictly inside the outline."""
    odd = False
    for place in range(len(outline)):
        px, py = outline[place - 1][0] * unit - x, outline[place - 1][1] * unit - y
        qx, qy = outline[place][0] * unit - x, outline[place][1] * unit - y
        turn = px * qy - py * qx
        if turn == 0 and min(px, qx) <= 0 <= max(px, qx) and min(py, qy) <= 0 <= max(py, qy):
            return False
        if (py > 0) != (qy > 0) and (turn > 0) == (qy > py):
            odd = not odd
    return odd
