"""Chapter 9: what comes after a fire contact that has emptied one of several sectors of a battle."""

from typing import cast

from tests.games.remagen.positions import Field, sector


def beside_two(dice: list[int]) -> Field:
    """Two American tanks in N3 fight M4 and O4 together, 3-1 on a five, and shoot the bazooka of M4 away."""
    field = Field("front", dice=[5, 6, 6, 6, 6, 1, 1, 6, *dice])
    field.us("medium-tank", "N3", 2)
    field.de("bazooka", "M4")
    field.de("anti-tank-gun", "O4")
    field.no_reserves().play("against:M4", "resolve:M4", "all-at:M4")
    assert field.results()[0] == "FIRE CTCT" and not field.now.pile[sector("M4")]
    return field


def test_a_sector_that_the_contact_emptied_may_be_occupied() -> None:
    """[9.14] [9.8] The gun of O4 is eliminated at 6-1: the loser has given up both sectors, one tank enters each."""
    field = beside_two([1])
    assert field.results() == ["FIRE CTCT", "D ELIM"]
    assert field.options() == ["advance:M4", "advance:O4", "stay"]
    field.play("advance:M4", "advance:O4")
    assert field.now.pile[sector("M4")] and field.now.pile[sector("O4")]


def test_an_advance_may_begin_where_the_contact_emptied_a_sector() -> None:
    """[9.13] [9.8] The gun is routed at 6-1 on a six; the tanks may follow into either sector."""
    field = beside_two([6])
    assert field.results() == ["FIRE CTCT", "DR 2"]
    field.play(f"rout:{field.options('rout')[0]}")
    assert field.options("advance") == ["M4", "O4"]


def test_the_defender_follows_into_what_his_fire_emptied() -> None:
    """[9.13] [9.8] Two trays attack a gun from M4 and O4 at 1-2; it kills one, drives the other off and may take M4."""
    field = Field("front", dice=[3, 1, 1, 6, 6, 3])
    field.us("infantry", "M4")
    field.us("infantry", "O4")
    field.us("infantry", "A6")
    field.de("anti-tank-gun", "N3")
    field.de("infantry", "R18")
    field.no_reserves().play("resolve:N3", "all-at:M4")
    assert field.results() == ["FIRE CTCT", "AR 2"]
    field.play(f"rout:{field.options('rout')[0]}")
    assert field.options() == ["advance:M4", "advance:O4", "stay"]


def chain(us: str, de: tuple[str, int], dice: list[int], *answers: str) -> Field:
    """A tank in N2 and a piece in N4 fight bazookas in O3 and Germans in O5 together; N2 and O5 do not touch."""
    field = Field("front", dice=dice)
    field.us("medium-tank", "N2")
    field.us(us, "N4")
    field.de("bazooka", "O3", 1 if us == "bazooka" else 2)
    field.de(de[0], "O5", de[1])
    field.de("infantry", "R18")
    field.no_reserves().play("against:O3", "resolve:O3", *answers)
    assert field.results()[0] == "FIRE CTCT" and not field.now.pile[sector("O3")]
    return field


def test_fire_that_parts_the_sides_ends_the_battle() -> None:
    """[9.8] [9.9] N4 and O3 are shot away; N2 and O5 are no neighbours: no second die, and neither is held."""
    answers = ("all-at:O3", "all-at:O3", "all-at:N4", "all-at:N4")
    field = chain("bazooka", ("medium-tank", 1), [3, 6, 6, 1, 1, 1, 1, 6, 6], *answers)
    assert field.results() == ["FIRE CTCT"]
    assert field.told("parted") == [((sector("N2"), sector("O5")),)]
    assert "de-medium-tank-1" in field.options("move")


def test_whom_the_contact_leaves_without_an_enemy_is_out_of_the_battle() -> None:
    """[9.8] [9.9] O3 is shot away: the bazooka of N4 goes on alone at 1-4 and is engaged, the tank of N2 is not."""
    answers = ("all-at:O3", "all-at:O3", "all-at:N4", "all-at:N4")
    field = chain("bazooka", ("medium-tank", 1), [3, 6, 6, 1, 1, 1, 1, 6, 1, 1], *answers)
    assert field.told("parted") == [((sector("N2"),),)]
    assert field.told("battle")[1][1:3] == (3, 12)
    assert field.told("engaged") == [((sector("N4"), sector("O5")),)]
    assert not (field.now.tied >> sector("N2")) & 1


def test_who_has_shot_his_enemy_away_may_follow_when_the_rest_is_beaten() -> None:
    """[9.14] [9.8] The last tray of O5 is eliminated by N4 alone at more than 6-1; the tank of N2 may enter O3."""
    answers = ("all-at:O3", "all-at:O5", "all-at:N4", "all-at:N4")
    field = chain("medium-tank", ("infantry", 3), [4, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6, 6], *answers)
    assert field.results() == ["FIRE CTCT", "D ELIM"]
    assert field.told("battle")[1][1:3] == (12, 1)
    assert field.options() == ["advance:O3", "stay"]


def test_who_is_freer_with_a_salvo_of_his_own_may_fire_one() -> None:
    """[9.8] [7.6] With the tank the car must hit the medium tank first, alone it may hit the heavy one: 1-2, a 3."""
    field = Field("front", dice=[3, 6, 1, 1, 1, 1, 1, 1, 1, 6])
    field.us("medium-tank", "O3")
    car = field.us("armored-car", "O3")
    heavy = field.de("heavy-tank", "N3")
    field.de("medium-tank", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert field.choice.about == (sector("O3"),) and "share-out" in field.options()
    field.play("share-out", "at:N3", "alone-at:N3")
    assert field.told("salvo")[0][2] == (car,)
    field.play("destroy:de-heavy-tank-1")
    assert field.now.hits[heavy] == 3


def test_who_gains_nothing_by_it_is_not_asked() -> None:
    """[9.8] [7.6] Of two medium tanks neither is stronger than the tank that fires: all fire together at once."""
    field = Field("front", dice=[3, 1, 1, 1, 1, 1, 1, 1, 5])
    field.us("medium-tank", "O3")
    field.us("armored-car", "O3")
    field.de("medium-tank", "N3", 2)
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert field.choice.prompt == "hit" and len(field.told("salvo")) == 2


def test_who_may_hit_no_other_alone_than_with_the_rest_is_not_asked() -> None:
    """[9.8] [7.6] Alone or not, a tank must hit the medium tank before the heavy one: both fire together at once."""
    field = Field("front", dice=[3, *[1] * 14])
    tank = field.us("medium-tank", "O3", 2)
    heavy = field.de("heavy-tank", "N3")
    medium = field.de("medium-tank", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert [salvo[2] for salvo in field.told("salvo")] == [(tank, tank + 1), (heavy, medium)]


def test_men_may_choose_among_men_whom_to_be_freer_of() -> None:
    """[9.8] [7.6] With the machine gun the tray must hit the machine gun before the bazooka, alone it need not."""
    field = Field("front", dice=[3])
    field.us("infantry", "O3")
    field.us("machine-gun", "O3")
    field.de("bazooka", "N3")
    field.de("machine-gun", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert field.choice.about == (sector("O3"),) and "share-out" in field.options()


def test_armour_that_men_cannot_hurt_makes_nobody_freer() -> None:
    """[9.8] [7.6] [7.8] Only the machine gun can be hit, by either of them: both fire together at once."""
    field = Field("front", dice=[3, *[1] * 12])
    tray = field.us("infantry", "O3")
    gun = field.us("machine-gun", "O3")
    track = field.de("half-track", "N3")
    theirs = field.de("machine-gun", "N3")
    field.no_reserves().play("resolve:N3")
    assert field.results()[0] == "FIRE CTCT"
    assert [set(cast(tuple[int, ...], salvo[2])) for salvo in field.told("salvo")] == [{tray, gun}, {track, theirs}]
