"""[T14] The advance."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.marks import (
    ADVANCED,
    BROKEN,
    CONCEALED,
    CX,
    HIDDEN,
    IN_DITCH,
    MELEE,
    NO_MOVE,
    PINNED,
    PREP,
    TI,
)
from bridgehead.games.coupdemain.moving.advance import advance, advance_options
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.state import NONE
from tests.games.coupdemain.field import Field

FAR = ["4-4-7 M12"]
"""A German who sees nothing."""
ADVANCE = 10


def go(field: Field, start: str, *answers: str) -> None:
    """One advance out of a Location."""
    field.play(advance(field.g, "from", field.at(start)), *answers)


@pytest.mark.parametrize("mark", [BROKEN, PINNED, TI, MELEE, NO_MOVE, ADVANCED])
def test_who_does_not_advance(mark: int) -> None:
    """[T14.1] [T14.9] [T14.10] The broken, the pinned, who has spent his turn, who is in Melee or without Freedom of
    Movement, and who has advanced; but whoever has fired or moved may.
    """
    field = Field(["6-4-8 Y21"], FAR, [], phase=ADVANCE)
    field.g.marks[field.british[0]] |= PREP
    assert advance_options(field.g) == [("from", field.at("Y21"))]
    field.g.marks[field.british[0]] |= mark
    assert advance_options(field.g) == []


def test_one_location_with_room_whoever_is_there() -> None:
    """[T14.1] [T14.2] [T14.10] To a neighbour, up the stairs, at an enemy; not where three squads stand, nor over
    water.
    """
    field = Field(["6-4-8 X18", *["6-4-8 W18"] * 3], ["4-4-7 X18.1"], [], phase=ADVANCE)
    go(field, "X18", "to X18.1")
    assert field.offered("advance-to") == ["to X17", "to X18.1", "to Y18"]
    assert field.where(field.british[0]) == "X18.1"
    assert field.g.marks[field.british[0]] & ADVANCED


def test_a_location_comes_up_again_for_those_left_behind() -> None:
    """[T14.5] Two of three go; the third may still, and once all have the phase is over."""
    field = Field(["6-4-8 Y21", "4-5-8 Y21", "9-1 Y21"], FAR, [], phase=ADVANCE)
    go(field, "Y21", "take 0", "take 2", "go", "to Z20")
    assert [field.where(unit) for unit in field.british] == ["Z20", "Y21", "Z20"]
    assert advance_options(field.g) == [("from", field.at("Y21"))]
    go(field, "Y21", "to Y20")
    assert advance_options(field.g) == []


def test_all_is_not_offered_where_not_all_find_room() -> None:
    """[T14.5] [T2.8] Three squads whose only way leads to a Location with one."""
    field = Field(["6-4-8 Y19"] * 3 + ["4-5-8 Y18", "4-5-8 Y20"], FAR, [], phase=ADVANCE)
    go(field, "Y19", "take 0", "take 1", "to Y18")
    assert [verb for verb, _ in field.asked[0].options] == ["take"] * 3
    assert len(field.asked) == 3


def test_nobody_leaves_a_location_that_he_shares_with_enemies() -> None:
    """[T14.10] Close combat holds both."""
    field = Field(["6-4-8 Z20", "4-5-8 Y21"], ["4-4-7 Z20"], [], phase=ADVANCE)
    assert advance_options(field.g) == [("from", field.at("Y21"))]


def test_difficult_ground_exhausts_and_is_closed_to_the_exhausted() -> None:
    """[T14.3] A Location of 4 MF or more; marsh to nobody."""
    field = Field(["6-4-8 J10", "4-5-8 AA9"], FAR, [], phase=ADVANCE)
    go(field, "J10", "to J9")
    assert field.g.marks[field.british[0]] & CX
    tired = Field(["6-4-8 J10", "4-5-8 AA9"], FAR, [], phase=ADVANCE)
    tired.g.marks[tired.british[0]] |= CX
    go(tired, "J10", "to J11")
    assert "to J9" not in tired.offered("advance-to")
    go(tired, "AA9", "to AA8")
    assert "to Z9" not in tired.offered("advance-to")


def test_what_is_too_heavy_is_left() -> None:
    """[T14.4] A squad's three PP it takes along; of four it leaves the heaviest piece."""
    field = Field(["6-4-8 Y21 lmg mortar-51", "4-5-8 Y22 lmg lmg mortar-51"], FAR, [], phase=ADVANCE)
    g = field.g
    go(field, "Y21", "to Y20")
    assert len(weapons_of(g, field.british[0])) == 2
    go(field, "Y22", "to Z21")
    assert len(weapons_of(g, field.british[1])) == 2
    left = [weapon for weapon, owner in enumerate(g.owner) if owner == NONE]
    assert [g.lies[weapon] for weapon in left] == [field.at("Y22")]
    assert field.told("drops")


def test_advancing_into_a_ditch_is_into_cover() -> None:
    """[T5.10] Z21 has one; Y21 has none."""
    field = Field(["6-4-8 Y22", "4-5-8 Y20"], FAR, [], phase=ADVANCE)
    go(field, "Y22", "to Z21")
    go(field, "Y20", "to Y21")
    assert field.g.marks[field.british[0]] & IN_DITCH
    assert not field.g.marks[field.british[1]] & IN_DITCH


def test_concealment_is_kept_but_in_the_open() -> None:
    """[T17.10] [T17.22] Advancing under cover keeps the "?"; in open ground before an enemy it goes, and a dummy
    with it. A hidden unit is concealed at least.
    """
    field = Field(["6-4-8 Y20 ?", "dummy Y20 ?", "4-5-8 Z21 hidden"], ["4-4-7 Y18"], [], phase=ADVANCE)
    go(field, "Z21", "to Z20")
    assert field.g.marks[field.british[2]] & (CONCEALED | HIDDEN) == CONCEALED
    go(field, "Y20", "all", "to Y21")
    assert not field.g.marks[field.british[0]] & CONCEALED
    assert field.g.where[field.british[1]] < 0
