"""Chapter 7: the exchange of fire; range and line of sight."""

import pytest

from bridgehead.games.remagen.printed.components import KINDS
from bridgehead.games.remagen.printed.ground import BOARD, covered, sees
from tests.games.remagen.positions import Field, names, sector


def can_hit(kind: str, here: str, there: str) -> bool:
    """Whether a kind can fire from one sector at another."""
    return (covered(KINDS.index(kind), sector(here)) >> sector(there)) & 1 == 1


# --- the worked example ---


def example(dice: list[int]) -> Field:
    """A medium tank and an armoured car at two sectors from 1 infantry, 1 infantry weapon, 3 paratroop trays.

    The example does not say who fires; here Americans are fired upon, since only they have paratroops.
    """
    field = Field("fire", "german", dice=dice)
    field.de("medium-tank", "M13")
    field.de("armored-car", "M13")
    field.us("infantry", "M11")
    field.us("machine-gun", "M11")
    field.us("paratroops", "M11", 3)
    return field


def test_the_worked_example() -> None:
    """[7.9] [7.6] [7.7] 13 pips by 3 are 4 hits; 11 on four hit dice leave the weapon with one man, who may fire."""
    field = example([6, 5, 2, 3, 3, 3, 2])
    field.play("fire-from:M13", "all-at:M11", "hit:us-infantry-1")
    assert field.told("salvo")[0][3:] == (13, 3, 4)
    assert field.now.hits[field.now.pile[sector("M11")][0]] == 2
    assert len(field.now.pile[sector("M11")]) == 1
    assert field.choice.prompt == "return-fire" and field.choice.seat == 0


def test_the_worked_example_with_one_pip_more() -> None:
    """[7.9] With 12 instead of 11 all would be eliminated."""
    field = example([6, 5, 2, 3, 3, 3, 3]).no_reserves()
    field.play("fire-from:M13", "all-at:M11", "hit:us-infantry-1")
    assert field.now.pile[sector("M11")] == ()


def test_the_worked_example_with_an_earlier_hit() -> None:
    """[7.9] Also with 11 if any of the pieces had been hit before."""
    field = example([6, 5, 2, 3, 3, 3, 2])
    field.g.hits[field.g.pile[sector("M11")][-1]] = 1
    field.no_reserves()
    field.play("fire-from:M13", "all-at:M11", "hit:us-infantry-1")
    assert field.now.pile[sector("M11")] == ()


# --- the exchange ---


def test_a_sector_fires_once_and_the_next_is_picked() -> None:
    """[7.1] [7.3] After M2 has fired only M4 is left."""
    field = Field("fire", dice=[1, 1])
    field.us("light-tank", "M2")
    field.us("light-tank", "M4")
    field.de("howitzer", "K4")
    assert field.options("fire-from") == ["M2", "M4"]
    field.play("fire-from:M2", "all-at:K4")
    assert field.options("fire-from") == ["M4"]
    field.play("fire-from:M4", "all-at:K4")
    assert field.choice.prompt != "fire"


def test_a_sector_may_share_its_fire_out() -> None:
    """[7.1] Two tanks, two targets; one piece has one target only."""
    field = Field("fire", dice=[6, 6])
    field.us("light-tank", "M2", 2)
    field.de("howitzer", "K4")
    field.de("howitzer", "M4")
    field.play("fire-from:M2", "share-out", "at:K4", "at:M4")
    assert [args[:2] for args in field.told("salvo")] == [
        (sector("M2"), sector("K4")),
        (sector("M2"), sector("M4")),
    ]


def test_pieces_of_a_sector_may_fire_salvos_of_their_own_at_one_target() -> None:
    """[7.6] [7.5] To lump is permitted, not ordered: alone the car may hit the medium tank before the light gun."""
    field = Field("fire", "german", dice=[3, 1, 1, 1])
    field.de("heavy-tank", "M2")
    field.de("armored-car", "M2")
    field.us("medium-tank", "M3")
    field.us("light-tank", "M3")
    field.us("infantry", "A6")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M3", "alone-at:M3")
    # The car's salvo comes first; neither tank is as weak as the car, so that it has the choice.
    assert field.options() == ["hit:us-medium-tank-1", "hit:us-light-tank-1"]
    field.play("hit:us-medium-tank-1")
    assert [args[3:] for args in field.told("salvo")] == [(3, 2, 1), (3, 2, 1)]


def test_some_of_a_sector_may_hold_their_fire() -> None:
    """[7.1] Also where there is one target only: the second tank stays silent."""
    field = Field("fire", dice=[1])
    first = field.us("light-tank", "M2", 2)
    field.de("howitzer", "M4")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M4", "hold")
    assert field.told("salvo")[0][2] == (first,)


def test_survivors_answer_at_any_target_in_range() -> None:
    """[7.2] Not only at those who fired."""
    field = Field("fire", dice=[1])
    field.us("light-tank", "M2")
    field.us("infantry", "L4")
    field.de("anti-tank-gun", "M4")
    field.play("fire-from:M2", "all-at:M4")
    assert field.choice.prompt == "return-fire" and field.choice.seat == 1
    assert field.options("all-at") == ["L4", "M2"]


def test_of_several_sectors_the_defender_says_who_answers_next() -> None:
    """[7.2] The car in N5 kills the tray beside the machine gun, so that the one in M4 may hit the gun."""
    field = Field("fire", dice=[1, 1, 3, 3, 3, 3])
    field.us("light-tank", "M2", 2)
    field.us("infantry", "O3")
    field.us("machine-gun", "O3")
    field.de("armored-car", "M4")
    field.de("armored-car", "N5")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M4", "at:N5")
    assert (field.choice.prompt, field.choice.seat, field.options()) == ("answer", 1, ["fire-from:M4", "fire-from:N5"])
    field.play("fire-from:N5", "all-at:O3")
    assert (field.choice.prompt, field.choice.about) == ("return-fire", (sector("M4"),))
    field.play("all-at:O3")
    assert [args[0] for args in field.told("salvo")] == [sector(one) for one in ("M2", "M2", "N5", "M4")]
    assert field.now.pile[sector("O3")] == ()


def test_a_sector_that_cannot_answer_is_not_asked_about() -> None:
    """[7.2] The howitzer is too near to fire; the car answers without a question who comes first."""
    field = Field("fire", dice=[1, 1, 1])
    field.us("light-tank", "M2", 2)
    field.de("armored-car", "M4")
    field.de("howitzer", "L3")
    field.no_reserves().play("fire-from:M2", "share-out", "at:M4", "at:L3")
    assert (field.choice.prompt, field.choice.about) == ("return-fire", (sector("M4"),))


def test_who_was_not_fired_upon_does_not_fire() -> None:
    """[7.4] The gun in K4 looks on."""
    field = Field("fire", dice=[1, 6])
    field.us("light-tank", "M2")
    field.de("anti-tank-gun", "M4")
    field.de("anti-tank-gun", "K4")
    field.play("fire-from:M2", "all-at:M4")
    assert field.choice.about == (sector("M4"),)
    field.play("all-at:M2")
    assert [args[0] for args in field.told("salvo")] == [sector("M2"), sector("M4")]


def test_the_dead_do_not_answer() -> None:
    """[7.2] Casualties are removed first."""
    field = Field("fire", dice=[6, 6])
    field.us("medium-tank", "M2")
    field.us("infantry", "A6")
    field.de("anti-tank-gun", "M4")
    field.no_reserves().play("fire-from:M2", "all-at:M4")
    assert [args[0] for args in field.told("salvo")] == [sector("M2")]


def test_a_sector_fired_upon_twice_answers_twice() -> None:
    """[7.3] The same target may be picked again, and may return fire again."""
    field = Field("fire", dice=[1, 1, 1, 1])
    field.us("light-tank", "M2")
    field.us("light-tank", "L3")
    field.de("howitzer", "M4")
    field.de("anti-tank-gun", "N5")
    field.play("fire-from:L3", "all-at:N5", "all-at:L3", "fire-from:M2", "all-at:N5")
    assert field.choice.prompt == "return-fire" and field.choice.about == (sector("N5"),)


# --- range and sight ---


def test_ranges_count_diagonals_as_one() -> None:
    """[7.8] M2 to K4 is two sectors."""
    assert can_hit("light-tank", "M2", "K4") and not can_hit("light-tank", "M2", "M6")


def test_howitzers_fire_from_four_to_eight_sectors() -> None:
    """[7.8] Nothing nearer, nothing farther, and no line of sight needed."""
    hits = [span for span in range(1, 11) if can_hit("howitzer", "N8", f"N{8 + span}")]
    assert hits == [4, 5, 6, 7, 8]


def test_the_rocket_launcher_fires_at_three_and_four() -> None:
    """[7.8] Its last cell is read as no fire."""
    assert [span for span in range(1, 9) if can_hit("rocket-launcher", "N8", f"N{8 + span}")] == [3, 4]


@pytest.mark.parametrize(
    ("here", "there", "seen"),
    [
        ("M7", "M10", True),  # over the river
        ("I10", "I13", False),  # the Ley between
        ("G6", "G8", False),  # a house between
        ("F4", "F2", False),  # a hill between
    ],
)
def test_line_of_sight(here: str, there: str, seen: bool) -> None:
    """[7.8] Hills, woods and houses between block direct fire; the ends never do."""
    assert sees(sector(here), sector(there)) is seen


def test_from_a_hill_one_sees_over_houses_and_woods() -> None:
    """[7.8] H12 is a hill behind the house H11."""
    assert sees(sector("H12"), sector("H10"))
    assert not sees(sector("G12"), sector("G10"))


def test_indirect_fire_needs_no_sight() -> None:
    """[7.8] A medium tank fires at three sectors over a house, an anti-tank gun does not."""
    assert not sees(sector("G5"), sector("G8"))
    assert can_hit("medium-tank", "G5", "G8") and not can_hit("anti-tank-gun", "G5", "G8")


@pytest.mark.parametrize(
    ("here", "there", "between", "seen"),
    [
        ("C11", "D12", [], True),  # neighbours: nothing lies between
        ("E11", "C13", ["D12"], True),  # open ground
        ("K8", "I10", ["J9"], True),  # over the water
        ("G12", "E14", ["F13"], False),  # through a hill
    ],
)
def test_what_a_diagonal_passes(here: str, there: str, between: list[str], seen: bool) -> None:
    """[7.8] A diagonal runs through the corners of the sectors beside it, which hide nothing unless both do."""
    inside = [cells[0] for cells in BOARD.line(sector(here), sector(there)) if len(cells) == 1]
    assert names(inside) == between
    assert sees(sector(here), sector(there)) is seen


def test_neighbours_see_each_other_across_a_corner() -> None:
    """[7.8] From the hill H12 to I13, though H13 and I12 beside the corner are hills too: nothing lies between."""
    field = Field("fire", dice=[6, 6])
    field.us("infantry", "H12")
    field.de("infantry", "I13")
    field.no_reserves().play("fire-from:H12")
    assert field.options("all-at") == ["I13"]


@pytest.mark.parametrize(
    ("here", "there", "corner", "seen"),
    [("A3", "C5", ["A4", "B3"], False), ("J3", "L5", ["J4", "K3"], True)],
)
def test_both_sides_of_a_corner_must_block(here: str, there: str, corner: list[str], seen: bool) -> None:
    """[7.8] Between A4 and B3, woods both, nothing is seen; between the hill K3 and the open J4 it is."""
    assert names(BOARD.line(sector(here), sector(there))[0]) == corner
    assert sees(sector(here), sector(there)) is seen


def test_nobody_fires_beyond_his_range() -> None:
    """[7.1] [7.8] A tank in P3 has the Germans of N3 in sight, not those in the farthest corner, A1."""
    field = Field("fire")
    field.us("medium-tank", "P3")
    field.de("infantry", "N3")
    field.de("infantry", "A1")
    field.no_reserves().begin().play("fire-from:P3")
    assert field.options("all-at") == ["N3"]
