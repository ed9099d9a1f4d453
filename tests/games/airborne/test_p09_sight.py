"""[P9.1] Line of sight."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgehead.games.airborne.board.sight import blocked_at, visible
from bridgehead.games.airborne.printed.ground import shipped_boards, shipped_ground
from bridgehead.games.airborne.table.tools import line_of_sight
from tests.games.airborne.field import PLATOON, Field, h

BOARDS = [shipped_ground(key) for key in shipped_boards()]


def sees(row: str, a: str = "E01", b: str = "E12") -> bool:
    """Whether the ends of row E of a board of equal rows see each other."""
    ground = Field({"A01": PLATOON}, grid=[row] * 9).g.battle.ground
    return visible(ground, h(a), h(b))


@pytest.mark.parametrize(
    ("row", "seen"),
    [
        ("............", True), (".....f......", False), (".....t......", False), ("...../......", False),
        (".....^......", False), ("...w.s.g.~b.", True), ("f..........t", True),
    ],
)  # fmt: skip
def test_between_two_hexes_on_the_ground(row: str, seen: bool) -> None:
    """[P9.1] Woods, towns and any height block, marsh and water do not, nor the ground at either end."""
    assert sees(row) == seen


@pytest.mark.parametrize(
    ("row", "seen"),
    [
        ("^/....f.....", True), ("^/........f.", False), ("^/........t.", False), ("/.....f.....", True),
        ("/.........f.", False), ("f/.........^", False), ("f..........^", True),
    ],
)  # fmt: skip
def test_from_a_height_only_what_stands_right_before_the_lower_hex_blocks(row: str, seen: bool) -> None:
    """[P9.1] A wood in the middle does not."""
    assert sees(row) == seen


@pytest.mark.parametrize(
    ("goal", "seen"), [("E02", True), ("E03", False), ("E04", False), ("E05", True), ("E12", True)]
)
def test_the_foot_of_a_hill_is_dead_ground_from_its_top(goal: str, seen: bool) -> None:
    """[P9.1] The rise from ground to slope blocks when it is nearer to the lower hex, or midway."""
    assert sees("^/..........", b=goal) == seen


@pytest.mark.parametrize(
    ("row", "seen"),
    [
        ("/....^...../", False), ("^....^.....^", True), ("/....f...../", True), ("/^........../"[:12], False),
        ("/..........^", True), ("/......./^^^", True), ("/.....//....", False),
    ],
)  # fmt: skip
def test_crests_and_ridges(row: str, seen: bool) -> None:
    """[P9.1] A brink passed twice blocks, unless both ends are on hilltops; a slope does not see over another rise."""
    assert sees(row) == seen


@pytest.mark.parametrize(
    ("row", "seen"),
    [
        ("//..........", True), ("/.//........", False), ("^/./........", True), ("^...../.....", False),
        ("/////////...", True),
    ],
)  # fmt: skip
def test_a_slope_sees_over_its_own_rise_and_a_hilltop_over_those_nearer_to_itself(row: str, seen: bool) -> None:
    """[P9.1] A rise before one's own blocks for a slope, however near; for a hilltop when it is midway or farther."""
    assert sees(row) == seen


@pytest.mark.parametrize(
    ("row", "seen"),
    [
        ("^/  .", True), ("^/ .", False), ("/.........f .", True), ("/.........  f.", False), ("^^ ^^......^", True),
        ("...^ ^......", False), ("/ ./........", False), ("/. .........", True),
    ],
)  # fmt: skip
def test_a_blank_on_the_board_hides_nothing_and_counts_as_a_hex(row: str, seen: bool) -> None:
    """[P9.1] A wood beyond it is not right before the lower hex, and the foot of a hill is as far away as drawn."""
    assert sees(row, b=f"E{len(row):02d}") == seen


def test_a_line_along_a_hexside_is_blocked_by_either_hex() -> None:
    """[P9.1] The tie goes to the defender."""
    grid = ["............"] * 9
    grid[3] = "....f......."
    ground = Field({"A01": PLATOON}, grid=grid).g.battle.ground
    [step] = ground.board.line(ground.code.index(h("C05")), ground.code.index(h("E05")))
    assert {ground.code[one] for one in step} == {h("D04"), h("D05")}
    assert not visible(ground, h("C05"), h("E05"))
    assert blocked_at(ground, h("C05"), h("E05")) == h("D05")


def test_the_next_hex_is_always_seen() -> None:
    """[P9.1] Whatever it is."""
    assert sees("^f..........", b="E02")


@given(st.sampled_from(BOARDS), st.data())
@settings(max_examples=300, deadline=None)
def test_lines_are_the_same_from_either_end(ground: object, data: st.DataObject) -> None:
    """[P9.1] On every board: a sees b exactly when b sees a."""
    from bridgehead.games.airborne.printed.ground import Ground

    assert isinstance(ground, Ground)
    a = data.draw(st.sampled_from(ground.hexes))
    b = data.draw(st.sampled_from(ground.hexes))
    assert (blocked_at(ground, a, b) < 0) == (blocked_at(ground, b, a) < 0)


def test_the_tool_says_what_is_in_the_way() -> None:
    """[P9.1] Any hex to any hex, by name."""
    ground = Field({"A01": PLATOON}, grid=[".....f......"] * 9).g.battle.ground
    assert line_of_sight(ground, "E01", "E12") == (False, "E06")
    assert line_of_sight(ground, "E01", "E05") == (True, "")
