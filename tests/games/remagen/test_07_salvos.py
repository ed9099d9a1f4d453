"""Chapter 7: who has part in a salvo, and on whom its hits fall."""

import pytest

from tests.games.remagen.positions import Field, sector, unit
from tests.games.remagen.test_04_loads import aboard


def test_who_sees_no_target_is_not_told_what_to_fire_at() -> None:
    """[7.1] At two sectors the tank and the machine gun fire, the tray beside them does not."""
    field = Field("fire", dice=[1] * 8)
    field.us("light-tank", "M2")
    field.us("machine-gun", "M2")
    tray = field.us("infantry", "M2")
    field.de("howitzer", "K4")
    field.de("howitzer", "M4")
    field.play("fire-from:M2", "share-out")
    asked = []
    while field.choice.prompt == "aim":
        asked.append(field.choice.about[0])
        field.play(field.options()[0])
    assert asked == [unit("us-light-tank-1"), unit("us-machine-gun-1")] and tray not in asked


def contact(*pieces: tuple[str, str]) -> Field:
    """A battle of O3 with N2 and N4, which comes to a fire contact."""
    field = Field("front", dice=[3] + [1] * 40)
    for kind, where in pieces:
        (field.us if where == "O3" else field.de)(kind, where)
    field.no_reserves()
    while field.choice.prompt in ("front", "battle"):
        field.play(field.options()[0])
    assert field.results()[0] == "FIRE CTCT"
    return field


def test_a_howitzer_has_nothing_to_say_in_a_fire_contact() -> None:
    """[9.8] [7.8] It fires from four sectors on: of two enemies it is not asked about either."""
    field = contact(("howitzer", "O3"), ("armored-car", "N2"), ("armored-car", "N4"))
    assert field.choice.seat != 0 or field.choice.prompt != "contact-fire"
    assert {args[0] for args in field.told("salvo")} <= {sector("N2"), sector("N4")}


def test_nor_before_a_single_enemy() -> None:
    """[9.8] [7.8] The German car fires, the howitzer does not."""
    field = Field("front", dice=[3, 1, 1, 3])
    field.us("howitzer", "O3")
    field.de("armored-car", "N3", 2)
    field.no_reserves().play("resolve:N3")
    assert [args[0] for args in field.told("salvo")] == [sector("N3")]


def test_who_has_advanced_into_the_sector_has_no_say_in_its_fire() -> None:
    """[9.8] The tank of O2 has had its battle; of those in O4 only the tray and the machine gun are asked to aim."""
    field = Field("front", dice=[3, 4] + [1] * 30)
    field.us("heavy-tank", "O2")
    field.us("infantry", "O4")
    field.us("machine-gun", "O4")
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5")
    field.de("infantry", "N5", 2)
    field.us("infantry", "A6")
    field.no_reserves()
    while field.choice.prompt == "front":
        field.play("against:O5" if "against:O5" in field.options() else field.options()[0])
    field.play("resolve:O3")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    field.play("advance:O4", "resolve:O5")
    assert field.results() == ["DR 3", "FIRE CTCT"]
    assert field.choice.prompt == "contact-fire" and "share-out" in field.options()
    field.play("share-out")
    asked = []
    while field.choice.prompt == "aim":
        asked.append(field.choice.about[0])
        field.play(field.options()[0])
    assert asked == [unit("us-machine-gun-1"), unit("us-infantry-1")]


def test_a_tray_that_joined_has_no_part_in_sharing_out_alone() -> None:
    """[9.8] [7.1] With the tank that advanced beside it a single tray has nothing to share out."""
    field = Field("front", dice=[3, 3] + [1] * 30)
    field.us("heavy-tank", "O2")
    field.us("infantry", "O4", 1)
    field.de("infantry", "O3", 4)
    field.de("infantry", "O5")
    field.de("infantry", "N5")
    field.us("infantry", "A6")
    field.no_reserves()
    while field.choice.prompt == "front":
        field.play("against:O5" if "against:O5" in field.options() else field.options()[0])
    field.play("resolve:O3")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    field.play("advance:O4", "resolve:O5")
    assert field.results() == ["DR 3", "FIRE CTCT"]
    assert field.options() == ["all-at:N5", "all-at:O5", "hold-fire"]


def test_the_defender_says_what_his_contact_fire_hits() -> None:
    """[9.8] [7.5] One hit of the machine gun on infantry and engineers: the Germans name which."""
    field = Field("front", dice=[3, 1, 1, 2, 2, 2, 1])
    field.us("infantry", "O3")
    field.us("engineers", "O3")
    field.de("machine-gun", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.choice.prompt == "hit" and field.choice.seat == 1
    assert field.options("hit") == ["us-infantry-1", "us-engineers-1"]


def test_the_defender_says_whom_he_fires_at_in_a_contact() -> None:
    """[9.8] Of two sectors that attack him."""
    field = Field("front", dice=[3] + [1] * 30)
    field.us("infantry", "M4", 2)
    field.us("infantry", "O4", 2)
    field.de("anti-tank-gun", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert field.choice.prompt == "contact-fire" and field.choice.seat == 1


def test_only_the_bazooka_gains_by_the_option() -> None:
    """[7.8] Infantry beside it does nothing to armour."""
    field = Field("fire", dice=[6], bazooka="armour")
    field.us("infantry", "M2")
    field.de("armored-car", "M3")
    field.no_reserves().play("fire-from:M2", "all-at:M3")
    assert field.told("stopped") == [] and field.told("no-effect") == [(sector("M3"), 1)]


def test_hits_that_find_nobody_else_are_told_only_of_armour() -> None:
    """[7.8] Two hits on a tray die with it; a tank's own leave nothing to tell; nor do hits that men have used up."""
    for kind, target, dice in (
        ("machine-gun", ["infantry"], [6, 6, 6, 6, 6]),
        ("medium-tank", ["armored-car"], [6, 6]),
        ("infantry", ["infantry", "armored-car"], [6, 3]),
    ):
        field = Field("fire", dice=[*dice, *[1] * 10])
        field.us(kind, "M2")
        for one in target:
            field.de(one, "M3")
        field.no_reserves().play("fire-from:M2", "all-at:M3")
        assert field.told("salvo") and field.told("no-effect") == []


def test_all_hits_on_a_single_vehicle_are_told_as_one() -> None:
    """[7.8] Four hits stop a heavy tank at once; it is not said to be damaged first."""
    field = Field("fire", dice=[4, 4])
    field.us("medium-tank", "M2")
    field.de("heavy-tank", "M3")
    field.no_reserves().play("fire-from:M2", "all-at:M3")
    assert len(field.told("stopped")) == 1 and field.told("damaged") == []


def test_the_tray_with_fewest_figures_is_hit_first() -> None:
    """[7.7] The second has lost one already: one pip more, and it has one left; the first is whole."""
    field = Field("fire", dice=[6, 1])
    field.us("infantry", "M2")
    trays = field.put("german", "infantry", "M3", 2)
    field.g.hits[trays[1]] = 1
    field.no_reserves().play("fire-from:M2", "all-at:M3")
    assert [field.now.hits[tray] for tray in trays] == [0, 2]


def test_the_tray_with_fewest_figures_stands_for_its_kind() -> None:
    """[7.5] Of infantry and engineers one is named: the tray that has lost a figure."""
    field = Field("fire", "german", dice=[6, 1])
    field.de("infantry", "M3")
    trays = field.put("american", "infantry", "M2", 2)
    field.us("engineers", "M2")
    field.g.hits[trays[1]] = 1
    field.no_reserves().play("fire-from:M3", "all-at:M2")
    assert field.options("hit") == ["us-infantry-2", "us-engineers-1"]


def test_who_is_to_be_destroyed_takes_hits_until_his_kind_is_gone() -> None:
    """[7.5] Four hits: two kill both trays of infantry, the others fall on the engineers, and nobody is asked."""
    field = Field("fire", "german", dice=[4, 4, 4, 4, 4, 4, 3, 3, 1, 1])
    field.de("machine-gun", "M3", 2)
    field.us("infantry", "M2", 2)
    engineers = field.us("engineers", "M2")
    field.no_reserves().play("fire-from:M3", "all-at:M2")
    assert field.choice.about == (sector("M2"), 4)
    field.play("destroy:us-infantry-1")
    assert len(field.told("killed")) == 2 and field.now.hits[engineers] == 2
    assert field.choice.prompt == "return-fire"


def test_pips_that_no_man_is_left_for_are_lost() -> None:
    """[7.7] A six on the tray beside the truck: the tray falls, the truck is not touched."""
    field = Field("fire", "german", dice=[6, 6])
    field.de("infantry", "M3")
    field.us("infantry", "M2")
    truck = field.us("truck", "M2")
    field.no_reserves().play("fire-from:M3", "all-at:M2", "hit:us-infantry-1")
    assert field.where(truck) == "M2" and field.now.hits[truck] == 0
    assert len(field.told("killed")) == 1


def test_a_half_track_keeps_its_gun_when_a_friend_dies() -> None:
    """[4.19] The last of the half-tracks tows a gun; a tray elsewhere is shot."""
    field = Field("fire", dice=[6, 3])
    tracks = field.put("german", "half-track", "M14", 2)
    gun = field.de("anti-tank-gun", "M16")
    aboard(field, gun, tracks[1])
    tray = field.de("infantry", "M3")
    field.us("infantry", "M2")
    field.no_reserves().play("fire-from:M2", "all-at:M3")
    assert field.where(tray) == "lost" and field.where(gun) == "M14" and field.now.aboard[gun] == tracks[1]


@pytest.mark.parametrize(("where", "divisor"), [("C8", 6), ("C9", 8), ("C10", 10), ("C11", 16), ("C12", 16)])
def test_the_farther_a_howitzer_fires_the_less_it_does(where: str, divisor: int) -> None:
    """[7.8] Four dice, divided by six at four sectors and by sixteen at seven and eight."""
    field = Field("fire", dice=[1, 1, 1, 1])
    field.g.labour[2] = 30
    field.g.finished[2] = -1
    field.us("howitzer", "C4")
    field.de("howitzer", where)
    field.no_reserves().play("fire-from:C4", f"all-at:{where}")
    assert field.told("salvo")[0][3:5] == (4, divisor)
