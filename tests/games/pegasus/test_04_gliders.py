"""Chapter 4: the glider landing. The entry areas and flight lanes are reconstructed; the procedure is the rulebook's.

North: a die of 1 or 2 enters at NA1, 3 or 4 at NB1, 5 at NC1. South: 1 SA1, 2 or 3 SB1, 4 or 5 SC1. From NB1 every
die flies to the marsh NB2 (5 and 6 land, a six area); from SB1 a 1 flies to the long field LX2, where every die lands.
"""

import pytest

from bridgehead.games.pegasus.printed.components import PIECE_NAMES
from bridgehead.games.pegasus.printed.terms import COMING, GONE
from tests.games.pegasus.positions import Landing, piece, space, weapon

SAFE = [1, 1, 1, 1, 1, 1]
SOUTH_LANDS = [1]


@pytest.mark.parametrize(
    ("north", "south", "entries"),
    [(1, 1, ("NA1", "SA1")), (2, 2, ("NA1", "SB1")), (4, 3, ("NB1", "SB1")), (5, 4, ("NC1", "SC1"))],
)
def test_a_die_gives_each_group_its_entry_area(north: int, south: int, entries: tuple[str, str]) -> None:
    """[4.1] Gliders 1 to 3 come from the north, 4 to 6 from the south; each group rolls once."""
    landing = Landing([north, south]).step().step()
    assert [args[:2] for args in landing.told("glider-entry")] == [(0, space(entries[0])), (1, space(entries[1]))]
    assert landing.rolled() == ["glider-entry", "glider-entry"]


@pytest.mark.parametrize(
    ("die", "lost", "crew"),
    [
        (1, 1, ["howard", "neilson", "brotheridge", "brotheridge-platoon", "sappers-1"]),
        (2, 1, ["brotheridge-platoon"]),
        (3, 2, ["wood", "wood-platoon", "sappers-2"]),
        (4, 2, ["wood-platoon"]),
        (5, 3, ["smith", "smith-platoon", "sappers-3"]),
        (6, 3, ["smith-platoon"]),
    ],
)
def test_a_six_loses_a_glider_with_all_aboard(die: int, lost: int, crew: list[str]) -> None:
    """[4.1] [4.1.lost] [14] A second die picks it; then the entry is rolled again (ruling 24)."""
    landing = Landing([6, die, 3, 2, 5, 1, 1, 1, 1, 1, 1]).land()
    assert landing.told("glider-lost") == [(lost - 1, die)]
    for name in crew:
        assert landing.g.place[piece(name)] == GONE
    standing = [one for one in (1, 2, 3, 4, 5, 6) if one != lost]
    assert [int(str(args[0])) + 1 for args in landing.told("glider-lands")] == standing


def test_the_south_loses_its_own() -> None:
    """[4.1.lost] Under the south a 5 is glider 6."""
    landing = Landing([3, 6, 5, 2, 5, 1, 1, 1, 1, 1, 1]).land()
    assert landing.told("glider-lost") == [(5, 5)]
    assert landing.g.place[piece("fox-platoon")] == GONE


def test_no_more_than_two_gliders_are_lost() -> None:
    """[4.1] A third six is simply rolled again, and a number that is gone passes to the next (ruling 24)."""
    landing = Landing([6, 1, 6, 2, 6, 3, 6, 2, 5, 1, 1, 1, 1, 1]).land()
    assert landing.told("glider-lost") == [(0, 1), (1, 2)]
    assert landing.rolled()[:8] == [
        "glider-entry",
        "lost-glider",
        "glider-entry",
        "lost-glider",
        "glider-entry",
        "glider-entry",
        "glider-entry",
        "glider-entry",
    ]


def test_the_lead_enters_without_a_die() -> None:
    """[4] [4.2] [4.2.1] The lead glider is placed in the entry area; with glider 1 lost the next number leads."""
    landing = Landing([6, 1, 3, 2]).step().step().step()
    assert landing.gliders() == ["", "NB1", "", "", "", ""]
    assert landing.rolled() == ["glider-entry", "lost-glider", "glider-entry", "glider-entry"]


def test_the_others_follow_in_line() -> None:
    """[4.2.2] By the third move the second is where the lead was, the third where it went on its first move."""
    landing = Landing([1, 2, 3, 4, 1])
    for _ in range(6):
        landing.step()
    assert landing.gliders()[:3] == ["WIRE", "E1", "NA2"]


def test_all_land_where_the_lead_lands() -> None:
    """[4.2.3] A landing number lands the lead, and the others after it although gliders are there already."""
    landing = Landing([3, 2, 5, *SOUTH_LANDS, *SAFE]).land()
    assert landing.gliders() == ["NB2"] * 3 + ["LX2"] * 3
    assert landing.where("wood-platoon") == "NB2"
    assert landing.where("fox") == "LX2"


def test_without_a_landing_number_they_fly_on() -> None:
    """[4.2.3] A 4 does not land in the marsh; the next area of the lane is the causeway."""
    landing = Landing([3, 2, 4, 3, 3, *SOUTH_LANDS, *SAFE]).land()
    assert landing.told("glider-flies")[0][2] == 4
    assert landing.gliders()[:3] == ["WIRE"] * 3


def test_the_first_six_in_a_six_area_breaks_the_formation() -> None:
    """[4.2.4] Nobody lands; then each rolls for itself, those not yet seen from the entry area; now a six lands."""
    landing = Landing([3, 2, 6, 3, 5, 6, 4, *SOUTH_LANDS, *SAFE]).land()
    assert len(landing.told("formation-broken")) == 1
    assert landing.gliders()[:3] == ["WIRE", "NB2", "NB2"]


def test_each_group_may_break_formation_once() -> None:
    """[4.2.4] The south breaks on its own six, after the north has broken."""
    landing = Landing([3, 2, 6, 3, 5, 5, 4, 6, 3, 5, 5, 3, 3, *SAFE]).land()
    assert [args[0] for args in landing.told("formation-broken")] == [0, 1]


def test_a_six_elsewhere_lands() -> None:
    """[4.2.4] In the long field, which is no six area, a six lands like any number."""
    landing = Landing([3, 4, 4, 3, 2, 6, 3, *SAFE]).land()
    assert landing.gliders()[:3] == ["LX2"] * 3
    assert landing.told("formation-broken") == []


@pytest.mark.parametrize(
    ("dice", "crashed"),
    [
        ([5, 4, 3, 1, 1, 1], []),
        ([6, 1, 4, 3, 1, 1, 1], [0]),
        ([5, 5, 1, 3, 1, 1, 1], [1]),
        ([5, 4, 4, 1, 1, 1, 1], [2]),
    ],
)
def test_one_more_for_each_glider_down_before(dice: list[int], crashed: list[int]) -> None:
    """[4.2.5] The first of an area crashes on a 6, the second on 5 and 6, the third on 4 to 6; a table die of 1 is no
    effect.
    """
    landing = Landing([3, 2, 5, 1, *dice]).land()
    assert [args[0] for args in landing.told("glider-crashes")] == crashed
    assert landing.strength("brotheridge-platoon") == 8


def test_crash_modifier_for_every_other_glider_by_option() -> None:
    """[4.2.5] Ruling 25: with the option all three gliders of an area roll with +2."""
    landing = Landing([3, 2, 5, 1, 4, 1, 3, 3, 1, 1, 1], options={"crash-modifier": "every-other"}).land()
    assert [args[:3] for args in landing.told("glider-crashes")] == [(0, 4, 2)]


@pytest.mark.parametrize(("die", "left"), [(2, 5), (3, 4), (4, 3), (5, 1)])
def test_a_crash_costs_points(die: int, left: int) -> None:
    """[4.2.6] 3, 4, 5 or 7 points, off the platoon first; each leader aboard is checked."""
    landing = Landing([3, 2, 5, 1, 6, die, 1, 2, 3, 1, 1, 1, 1, 1]).land()
    assert landing.strength("brotheridge-platoon") == left
    assert landing.strength("sappers-1") == 1
    checked = [PIECE_NAMES[int(str(args[0]))] for args in landing.told("leader-casualty")]
    assert checked == ["howard", "neilson", "brotheridge"]


def test_leaders_suffer_in_a_crash() -> None:
    """[4.2.6] [6.1.6] A 4 wounds, a 5 kills."""
    landing = Landing([3, 2, 5, 1, 6, 2, 4, 5, 1, 1, 1, 1, 1, 1]).land()
    assert landing.g.wounded[piece("howard")] == 1
    assert landing.where("neilson") == ""
    assert landing.where("howard") == "NB2"


def test_the_worst_crash_takes_everybody() -> None:
    """[4.2.6] "All": platoon, leader, sappers and the Piat of glider 3; no points are left of them."""
    landing = Landing([3, 2, 5, 1, 1, 1, 6, 6, 1, 1, 1]).land()
    for name in ("smith-platoon", "smith", "sappers-3"):
        assert (landing.where(name), landing.strength(name)) == ("", 0)
    assert landing.g.charges[0] == 0


def test_units_wait_aboard_until_all_are_down() -> None:
    """[14] Nobody is on the map before every glider is down and every crash settled."""
    landing = Landing([3, 2, 5, 1, *SAFE])
    for _ in range(4):
        landing.step()
    assert landing.gliders()[:3] == ["NB2"] * 3
    assert landing.where("wood-platoon") == ""
    landing.land()
    assert landing.where("wood-platoon") == "NB2"


def test_a_second_die_may_land_them_by_option() -> None:
    """[4.2.3] Ruling 21: with the option a second die is compared with the landing numbers."""
    landing = Landing([3, 2, 1, 5, 1, 1, *SAFE], options={"landing-die": "two"}).land()
    assert landing.gliders() == ["NB2"] * 3 + ["LX2"] * 3
    assert landing.rolled()[2:4] == ["glider-flight", "glider-landing"]


def test_the_historical_landing() -> None:
    """[17.1] Glider 4 is not used, no other is lost: a six is rolled again."""
    landing = Landing([6, 3, 6, 2, 5, 1, 1, 1, 1, 1, 1], scenario="historical").land()
    assert landing.told("glider-lost") == []
    assert landing.gliders()[3] == ""
    for name in ("friday", "hooper", "hooper-platoon", "sappers-4"):
        assert landing.g.place[piece(name)] == GONE
    assert landing.g.place[piece("schmidt")] == COMING


@pytest.mark.parametrize(("die", "left"), [(1, 1), (3, 1), (5, 0)])
def test_the_piat_is_lost_with_its_glider_only(die: int, left: int) -> None:
    """[4.1.lost] Piat 1 is in glider 3, which a 5 loses; a 1 or a 3 loses another, and the Piat lands."""
    landing = Landing([6, die, 3, 2, 5, 1, 1, 1, 1, 1, 1]).land()
    assert (landing.g.carrier[weapon("piat-1")] == piece("smith-platoon")) == bool(left)
    assert len(landing.told("weapon-lost")) == 1 - left


def test_a_six_over_a_road_is_a_six_like_another() -> None:
    """[4.2.4] Only a six area breaks a formation: over the crossroads E1, where nobody can land, they fly on."""
    landing = Landing([1, 2, 2, 6, 2, *SOUTH_LANDS, *SAFE]).land()
    assert landing.told("formation-broken") == []
    assert landing.gliders()[:3] == ["WIRE"] * 3
