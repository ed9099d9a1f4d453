"""[T4] Line of sight: against another program's lines, against plain geometry, and paragraph by paragraph."""

from __future__ import annotations

import math
import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bridgehead.engine.read.toml import Sheet
from bridgehead.games.coupdemain.board.lines import NO_WAY, line_to
from bridgehead.games.coupdemain.board.profile import blocked_by, profile, steps_between
from bridgehead.games.coupdemain.board.sight import BLOCKED, CLEAR, Finding, hindrance, look, row, sees
from bridgehead.games.coupdemain.printed.ground import LATTICE, LOW, PILLBOX, SLOTS, Ground
from bridgehead.games.coupdemain.printed.laying import ground_of, shipped_ground

DATA = Path(__file__).parent / "data"
VECTORS = tomllib.loads((DATA / "sight.toml").read_text(encoding="utf-8"))
ROWS = [line.split() for line in (DATA / "rows.txt").read_text().splitlines() if not line.startswith("#")]


@pytest.fixture(scope="module")
def ground() -> Ground:
    return shipped_ground()


def code(text: str) -> int:
    return BLOCKED if text == "x" else CLEAR + int(text)


def test_the_vectors(ground: Ground) -> None:
    """[T37.28] 186 lines with their range and hindrance. In one of them the other program counts grain that lies far
    beyond the foot of the slope of Y23, which T4.13 lets it see over.
    """
    differ = []
    for a, low, b, high, away, blocked, hindered in VECTORS["vectors"]:
        start = ground.location(f"{a}.{low}" if low else a)
        end = ground.location(f"{b}.{high}" if high else b)
        assert ground.apart(start, end) == away
        seen = row(ground, start)[end]
        if seen != (BLOCKED if blocked else CLEAR + hindered):
            differ.append((a, low, b, high, hindered, seen - CLEAR))
    assert len(VECTORS["vectors"]) == 186
    assert differ == [("V12", 1, "Y23", 0, 4, 0)]


def test_whole_rows_of_another_program(ground: Ground) -> None:
    """[T4] 31,200 lines from 24 Locations. Where the two differ there is a bed [T4.14] or an end above a slope [T4.13]
    that the other leaves out, or the orchard under the houses of K12 and Z14, whose place these take [T5.2].
    """
    replaced = {ground.at("K12"), ground.at("Z14")}
    why: Counter[str] = Counter()
    for name, figures in ROWS:
        start = ground.location(name)
        seen = row(ground, start)
        assert (
            sum(figure not in "x." for figure in figures)
            == VECTORS["seen"][name.replace(".", "/") if "." in name else f"{name}/0"]
        )
        for here, figure in enumerate(figures):
            if figure == "." or seen[SLOTS * here] == code(figure):
                continue
            passed = {there for step in steps_between(ground, start, SLOTS * here) for there in step}
            if ground.sunken(here):
                why["bed"] += 1
            elif passed & replaced:
                why["house"] += 1
            else:
                slopes = [end for end in (start >> 3, here) if any(ground.side[6 * end + d] & 32 for d in range(6))]
                assert slopes, (name, ground.names[here])
                why["slope"] += 1
    assert why == {"bed": 337, "slope": 232, "house": 18}


def test_lines_are_the_same_from_either_end(ground: Ground) -> None:
    """[T4.1] 4,000 pairs of Locations by chance: most are blocked, and each is what it is from the other end."""
    dice = random.Random(44)
    blocked = 0
    for _ in range(4000):
        a, b = dice.choice(ground.places), dice.choice(ground.places)
        there = look(ground, a, b)
        assert there == look(ground, b, a), (ground.name(a), ground.name(b))
        blocked += there == BLOCKED
    assert 3300 < blocked < 3800


def test_a_row_is_every_line_once(ground: Ground) -> None:
    """[T4.15] [T4.16] A byte for every Location; a pillbox sees and is seen as the ground about it; 0 elsewhere."""
    start = ground.location("X18.1")
    seen = row(ground, start)
    assert type(seen) is bytes and row(ground, start) is seen
    for location in range(len(seen)):
        if ground.exists[location]:
            assert seen[location] == look(ground, start, location)
        elif location % SLOTS == PILLBOX:
            assert seen[location] == seen[location - PILLBOX]
        else:
            assert seen[location] == 0
    pillbox = ground.location("Z21.pillbox")
    assert row(ground, pillbox) == row(ground, pillbox - PILLBOX)
    assert sees(ground, start, pillbox) == sees(ground, pillbox, start)


def test_lines_known_by_name(ground: Ground) -> None:
    """[T37.28] Clear ones with their hindrance, and what blocks the others."""
    clear = {
        ("Y23", "Z21"): 0,
        ("Y23", "Y21"): 0,
        ("Y23", "Y18"): 0,
        ("X23", "X20"): 0,
        ("X20", "X18"): 0,
        ("Y22", "Y14"): 0,
        ("Z21", "X18"): 2,
    }
    for (a, b), hindered in clear.items():
        assert hindrance(ground, ground.location(a), ground.location(b)) == hindered
    for a, b in (("Z17", "Y21"), ("X18.1", "Y25"), ("II13.2", "Y20")):
        assert sees(ground, ground.location(a), ground.location(b))
    stopped = {
        ("Z24", "Z21"): ("hedge", ("Z22", "Z23")),
        ("Z21", "Y18"): ("building", ("Z20",)),
        ("BB16", "Y18"): ("building", ("AA17", "Z17")),
    }
    for (a, b), (what, where) in stopped.items():
        found = blocked_by(ground, ground.location(a), ground.location(b))
        assert found is not None and (found.what, ground.names[found.place] in where) == (what, True)
    assert blocked_by(ground, ground.location("Y23"), ground.location("Z21")) is None
    for a, b in (("LL11", "Y14"), ("M12", "Y18")):
        assert not sees(ground, ground.location(a), ground.location(b))


# --- lines as plain geometry, in floating point ---


def point(q: int, r: int) -> tuple[float, float]:
    """The centre of a hex with a radius of 1: columns 1.5 apart, hexes in a column the root of 3."""
    return 1.5 * r, math.sqrt(3) * (q + r / 2)


def test_what_a_line_passes_is_what_plain_geometry_says() -> None:
    """[T4.2] [T4.7] Hexes whose inside is crossed, how far from their centres, and the ranges, for 400 lines."""
    dice = random.Random(7)
    inner = math.sqrt(3) / 2
    for _ in range(400):
        dq, dr = dice.randint(-28, 28), dice.randint(-28, 28)
        if (dq, dr) == (0, 0):
            continue
        line = line_to(dq, dr)
        x, y = point(dq, dr)
        length = math.hypot(x, y)
        crossed = set()
        for q in range(min(0, dq) - 1, max(0, dq) + 2):
            for r in range(min(0, dr) - 1, max(0, dr) + 2):
                if _chord(point(q, r), (x, y)) > 1e-9:
                    crossed.add((q, r))
        singles = {_displacement(one) for one, pair in zip(line.one, line.pair, strict=True) if not pair}
        assert singles == crossed, (dq, dr)
        for place, one in enumerate(line.one):
            q, r = _displacement(one)
            u, v = point(q, r)
            off = abs(x * v - y * u) / length / inner
            if not line.pair[place]:
                assert line.clears[place] - 1 - 1e-6 < 100 * off <= line.clears[place] + 1e-6
            else:
                assert abs(off - 1) < 1e-9
                assert abs(math.hypot(u, v) - math.hypot(*point(*_displacement(line.other[place])))) < 3
            assert line.away[place] + line.left[place] >= line.range


def _displacement(way: int) -> tuple[int, int]:
    """The axial displacement that a way over the lattice is."""
    r = (way + LATTICE // 2) // LATTICE
    return way - LATTICE * r, r


def _chord(centre: tuple[float, float], end: tuple[float, float]) -> float:
    """How long the segment from the origin to `end` runs inside a hex, cut by its six sides."""
    first, last = 0.0, 1.0
    for side in range(6):
        nx, ny = math.cos(math.radians(60 * side + 30)), math.sin(math.radians(60 * side + 30))
        room = math.sqrt(3) / 2 + nx * centre[0] + ny * centre[1]  # the inside: nx * x + ny * y <= room
        slope = nx * end[0] + ny * end[1]
        if abs(slope) < 1e-12:
            if room <= 1e-9:
                return 0.0
        elif slope > 0:
            last = min(last, room / slope)
        else:
            first = max(first, room / slope)
    return last - first


def test_the_sides_that_a_line_crosses() -> None:
    """[T4.8] The side after a step leads to the next one; none where the line leaves by a corner between two hexes."""
    for dq in range(-14, 15):
        for dr in range(-14, 15):
            line = line_to(dq, dr) if (dq, dr) != (0, 0) else line_to(1, 0)
            for place in range(len(line.one) - 1):
                if line.pair[place]:
                    start, end = line.one[place], line.other[place]
                elif line.pair[place + 1]:
                    assert line.way[place] == NO_WAY
                    continue
                else:
                    start, end = line.one[place], line.one[place + 1]
                (q, r), (s, t) = _displacement(start), _displacement(end)
                x, y = point(s - q, t - r)
                # Direction 0 leads up, which is towards negative y; the others follow clockwise.
                assert round(math.degrees(math.atan2(x, -y)) / 60) % 6 == line.way[place]


# --- paragraph by paragraph, on small boards ---


def board(rows: list[str], levels: list[str] | None = None, **more: object) -> Ground:
    """Columns A, B, …; numbers from 1. Letters as on the map, and h for a stone house of one storey."""
    houses = [
        {"hex": f"{chr(65 + column)}{number + 1}", "kind": "stone", "cover": 60}
        for number, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter == "h"
    ]
    legend = {"~": "water obstacle", "=": "bridge", "h": "open ground", "w": "woods", "o": "orchard", "g": "grain"}
    table: dict[str, object] = {
        "layout": "columns",
        "first_number": 1,
        "grid": rows,
        "levels": levels or ["0" * len(line) for line in rows],
        "building": houses,
        "bridge_control": [],
        "victory_road": [],
        "marks": {},
        **more,
    }
    return ground_of(Sheet({"board": table, "terrain": {".": "open ground", **legend}}, "test"))


COLUMN = ["."] * 14
"""One column of open ground: lines in it run straight down."""


def column(**letters: str) -> list[str]:
    found = list(COLUMN)
    for name, letter in letters.items():
        found[int(name[1:]) - 1] = letter
    return found


def seen(ground: Ground, a: str, b: str) -> int:
    return look(ground, ground.location(a), ground.location(b))


def test_what_stands_between_two_on_the_ground_blocks() -> None:
    """[T4.3] [T4.4] Woods and houses; not those in the ends' own hexes."""
    assert seen(board(column(A5="w")), "A3", "A8") == BLOCKED
    assert seen(board(column(A5="h")), "A3", "A8") == BLOCKED
    assert seen(board(column(A3="w", A8="h")), "A3", "A8") == CLEAR
    assert seen(board(column()), "A1", "A14") == CLEAR


def test_hindrances_add_up_and_six_block() -> None:
    """[T4.10] [T4.11] One for each hex of grain or orchard; the sixth blocks."""
    for count in range(8):
        field = board(column(**{f"A{number}": "g" if number % 2 else "o" for number in range(2, 2 + count)}))
        assert seen(field, "A1", "A10") == (CLEAR + count if count < 6 else BLOCKED)


def test_bare_ground_higher_than_both_blocks_and_lower_does_not() -> None:
    """[T4.4] Ground counts only when it is higher than the lower end."""
    hill = ["0", "0", "1", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0", "0"]
    assert seen(board(COLUMN, hill), "A1", "A6") == BLOCKED
    dip = ["1", "1", "0", "1"] + ["1"] * 10
    assert seen(board(COLUMN, dip), "A1", "A6") == CLEAR


def test_blind_hexes_behind_an_obstacle() -> None:
    """[T4.5] From level 2 a house of one storey (three half-levels) hides two levels' worth behind it, one more for
    each five hexes that it is away; each level more above it takes one off.
    """
    heights = ["2"] + ["0"] * 13
    near = board(column(A3="h"), heights)
    assert [seen(near, "A1", f"A{number}") == BLOCKED for number in range(4, 8)] == [True, True, False, False]
    far = board(column(A7="h"), heights)
    assert [seen(far, "A1", f"A{number}") == BLOCKED for number in range(8, 13)] == [True, True, True, False, False]
    level = board(column(A3="h"), ["1"] + ["0"] * 13)
    assert all(seen(level, "A1", f"A{number}") == BLOCKED for number in range(4, 15))


def test_a_crest_right_before_the_higher_end_never_blocks() -> None:
    """[T4.5] The edge of a plateau: nothing from beside it, a hex behind it hides what lies beneath."""
    heights = ["1", "1", "1", "1", "1", "0", "0", "0", "0", "0", "0", "0", "0", "0"]
    ridge = board(COLUMN, heights)
    assert seen(ridge, "A4", "A6") == seen(ridge, "A4", "A9") == CLEAR
    assert seen(ridge, "A3", "A6") == BLOCKED
    assert seen(ridge, "A5", "A14") == CLEAR


def test_an_orchard_is_an_obstacle_from_above() -> None:
    """[T4.9] A hindrance between ends on its own ground; a level high to whoever looks from a storey."""
    trees = board(column(A1="h", A4="o"))
    assert seen(trees, "A1", "A6") == CLEAR + 1
    assert seen(trees, "A1.1", "A6") == BLOCKED
    assert seen(trees, "A1.1", "A3") == CLEAR


def test_hedges_and_walls_block_between_ends_no_higher() -> None:
    """[T4.8] Not where an end's own hex has the side; a fence never; from a storey one sees over."""
    sides = {"hedge": {"sides": ["A4/A5"]}}
    hedged = board(column(A1="h", A9="h"), sides=sides)
    assert seen(hedged, "A2", "A8") == BLOCKED
    assert seen(hedged, "A4", "A8") == seen(hedged, "A2", "A5") == CLEAR
    assert seen(hedged, "A1.1", "A8") == CLEAR
    assert seen(board(COLUMN, sides={"wall": sides["hedge"]}), "A2", "A8") == BLOCKED
    assert seen(board(COLUMN, sides={"fence": sides["hedge"]}), "A2", "A8") == CLEAR
    raised = board(COLUMN, ["1", "1", "1", "1"] + ["0"] * 10, sides=sides)
    assert seen(raised, "A3", "A9") == BLOCKED


WIDE = ["....", "....", "....", "....", "....", "...."]


def test_a_line_along_a_hedge() -> None:
    """[T4.8] A3 to C3 runs along the side of B2 and B3, whose ends both touch: clear. Two such sides on, it is not."""
    near = board(WIDE, sides={"hedge": {"sides": ["B2/B3"]}})
    assert steps_between(near, near.location("A3"), near.location("C3")) == [[near.at("B3"), near.at("B2")]]
    assert seen(near, "A3", "C3") == CLEAR
    wide = ["......"] * 4
    far = board(wide, sides={"hedge": {"sides": ["D2/D3"]}})
    assert seen(far, "A3", "E3") == CLEAR
    wide = ["........"] * 4
    far = board(wide, sides={"hedge": {"sides": ["D2/D3"]}})
    assert seen(far, "A3", "G3") == BLOCKED


def test_a_line_between_two_houses() -> None:
    """[T4.6] Along a side both hexes need a building, or one that covers half the hex."""
    rows = ["....", ".h..", "....", "....", "....", "...."]
    assert seen(board(rows), "A3", "C3") == BLOCKED
    small = [{"hex": "B2", "kind": "stone", "cover": 40}]
    assert seen(board(WIDE, building=small), "A3", "C3") == CLEAR
    both = [*small, {"hex": "B3", "kind": "stone", "cover": 12}]
    assert seen(board(WIDE, building=both), "A3", "C3") == BLOCKED


def test_a_line_past_a_house() -> None:
    """[T4.7] By how far it passes from the centre, and how much of the hex the building covers: the line from B1 to A5
    passes half-way between the centre of B2 and its side.
    """
    for cover, blocked in ((10, False), (19, False), (20, True), (40, True)):
        house = [{"hex": "B2", "kind": "stone", "cover": cover}]
        field = board(WIDE, building=house)
        start, end = field.location("B1"), field.location("A5")
        line = line_to(field.q[end >> 3] - field.q[start >> 3], field.r[end >> 3] - field.r[start >> 3])
        passed = [there for step in steps_between(field, start, end) for there in step]
        assert field.at("B2") in passed
        clears = [
            far
            for one, far in zip(line.one, line.clears, strict=True)
            if field.cell[field.spot[start >> 3] + one] == field.at("B2")
        ]
        assert 40 < clears[0] <= 60
        assert (look(field, start, end) == BLOCKED) == blocked


def test_a_slope_sees_over_hedges_and_far_grain() -> None:
    """[T4.13] Half-levels anywhere on the line; grain and brush from the third hex on, orchards never."""
    sides = {"hedge": {"sides": ["A6/A7"]}, "slope": {"sides": ["A2/A3"], "one_sided": True}}
    fields = board(column(A3="g", A4="g", A5="g", A8="g", A9="o"), sides=sides)
    assert seen(fields, "A2", "A11") == seen(fields, "A11", "A2") == CLEAR + 3
    assert seen(fields, "A3", "A11") == BLOCKED


def test_trees_along_a_side_hinder_whoever_crosses_it() -> None:
    """[T4.12] Also at the ends; not who looks down on both its hexes."""
    sides = {"orchard": {"sides": ["A4/A5"], "one_sided": True}}
    lined = board(column(A1="h"), sides=sides)
    assert seen(lined, "A4", "A5") == seen(lined, "A5", "A4") == seen(lined, "A2", "A8") == CLEAR + 1
    assert seen(lined, "A5", "A6") == CLEAR
    assert seen(lined, "A1.1", "A8") == CLEAR


def test_the_bed_of_a_stream() -> None:
    """[T4.14] Seen from the next hex, along the bed, or from a level above its brink for each two hexes."""
    beds = {"stream": {"hexes": ["A5", "A6", "A7", "A8"]}}
    flat = board(column(A1="h", A3="h", A12="h"), marks=beds)
    assert seen(flat, "A4", "A5") == CLEAR
    assert seen(flat, "A5", "A8") == CLEAR
    assert seen(flat, "A10", "A8") == BLOCKED
    assert seen(flat, "A3.1", "A5") == CLEAR
    assert seen(flat, "A12.1", "A8") == BLOCKED
    steep = board(COLUMN, ["2"] + ["0"] * 13, marks=beds)
    assert seen(steep, "A1", "A5") == CLEAR
    assert seen(steep, "A1", "A6") == BLOCKED


def test_the_bridge_hinders_across_and_not_along() -> None:
    """[T4.10] [T5.14] Lines along the row of the bridge are free."""
    rows = [".....", "~~=~~", "....."]
    span = board(rows, paved=[{"hexes": ["C1", "C2", "C3"]}])
    assert seen(span, "C1", "C3") == CLEAR
    assert [seen(span, a, b) for a, b in (("B1", "D2"), ("D1", "B2"))] == [CLEAR + 1, CLEAR + 1]


def test_a_profile_shows_what_stands_on_each_step(ground: Ground) -> None:
    """[T4.17] Hexes from one end to the other, their ground, what stands there, what blocks."""
    start, end = ground.location("Z21"), ground.location("Y18")
    steps = profile(ground, start, end)
    assert [step.hexes for step in steps] == steps_between(ground, start, end)
    stopped = [step for step in steps if step.blocks]
    assert [(step.what, step.top, step.paragraph) for step in stopped] == [("building", 3, "T4.4")]
    told: list[Finding] = []
    assert look(ground, ground.location("Z21"), ground.location("X18"), told) == CLEAR + 2
    assert [(met.what, met.blocks) for met in told] == [("hindrance", False), ("hindrance", False)]
    hindered = profile(ground, ground.location("Z21"), ground.location("X18"))
    assert not any(step.blocks for step in hindered)
    assert [step.what for step in hindered if step.what] == ["hindrance", "hindrance"]


def test_what_counts_as_low(ground: Ground) -> None:
    """[T4.13] Only grain and brush lie so low that a slope sees over them."""
    low = {ground.grows[here] for here in range(ground.size) if ground.screen[here] & LOW}
    assert low == {3, 4}
