"""Chapter 9, second half: every result of the combat morale chart."""

import pytest

from bridgehead.games.remagen.printed.components import UNIT_NAMES
from bridgehead.games.remagen.printed.ground import distance
from bridgehead.games.remagen.state import load, take
from tests.games.remagen.positions import Field, sector, unit


def battle(die: int, attackers: tuple[str, int], defenders: tuple[str, int], more: list[int] | None = None) -> Field:
    """Americans in O3 against Germans in N3, with the die; further dice after it."""
    field = Field("front", dice=[die, *(more or [])])
    field.us(attackers[0], "O3", attackers[1])
    field.de(defenders[0], "N3", defenders[1])
    field.us("infantry", "A6")
    field.de("infantry", "A13")
    return field.no_reserves()


def test_defender_withdraws() -> None:
    """[9.10] DW: the Germans choose, one sector, not into a zone of control; the Americans do not follow."""
    field = battle(5, ("infantry", 4), ("infantry", 1))
    field.play("resolve:N3")
    assert field.results() == ["DW"] and field.choice.seat == 1
    assert field.options("withdraw") == ["M2", "M3", "M4"]
    field.play("withdraw:M3")
    assert field.choice.prompt == "march"


def test_attacker_withdraws() -> None:
    """[9.10] AW at 1-2 on a six."""
    field = battle(6, ("infantry", 2), ("infantry", 4))
    field.play("resolve:N3")
    assert field.results() == ["AW"] and field.choice.seat == 0
    assert field.options("withdraw") == ["P2", "P3", "P4"]


def test_who_cannot_withdraw_is_lost() -> None:
    """[9.10] Every way out is under American control."""
    field = Field("front", dice=[5, 5])
    field.us("infantry", "O3", 4)
    field.us("infantry", "L3", 4)
    gun = field.de("infantry", "N3")
    field.de("infantry", "A13")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:N3")
    assert field.where(gun) == "lost"


def test_a_withdrawing_piece_keeps_to_its_ground() -> None:
    """[9.10] Round L3 there are hills on three sides, and M3 and L4 lie beside the tank: two sectors are left."""
    field = Field("front", dice=[4])
    field.de("howitzer", "L3")
    field.us("heavy-tank", "M4", 2)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:L3")
    assert field.results() == ["DW"]
    assert field.options("withdraw") == ["K4", "M2"]


@pytest.mark.parametrize(("die", "result", "count"), [(1, "DR 4", 4), (2, "DR 3", 3), (3, "DR 2", 2)])
def test_defender_is_routed(die: int, result: str, count: int) -> None:
    """[9.11] 3-1: the Americans choose where to, exactly so many sectors off."""
    field = battle(die, ("infantry", 6), ("infantry", 2))
    field.play("resolve:N3")
    assert field.results() == [result] and field.choice.seat == 0
    assert field.choice.prompt == "rout"
    spans = [_span(name, "N3") for name in field.options("rout")]
    assert max(spans) == count and min(spans) > 1  # a way round the Americans may end nearer by


def _span(a: str, b: str) -> int:
    return max(abs(sector(a) // 18 - sector(b) // 18), abs(sector(a) % 18 - sector(b) % 18))


def test_attacker_is_routed_and_the_defender_follows() -> None:
    """[9.11] [9.13] AR 2 at 1-4 on a three: the Germans drive, then may advance one sector, into O3."""
    field = battle(3, ("infantry", 1), ("infantry", 4))
    field.play("resolve:N3")
    assert field.results() == ["AR 2"] and field.choice.seat == 1
    field.play(field.options()[0])
    assert field.choice.prompt == "advance" and field.options() == ["advance:O3", "stay"]


def test_disabled_vehicles_are_lost_in_a_rout() -> None:
    """[9.11] The crew abandons them; the others go."""
    field = Field("front", dice=[3])
    wreck, runner = field.de("armored-car", "N3"), field.de("armored-car", "N3")
    field.g.hits[wreck] = 1
    field.us("heavy-tank", "O3", 2)
    field.us("infantry", "A6")
    field.de("infantry", "A13")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["DR 2"]
    assert field.where(wreck) == "lost" and field.where(runner) == "N3"


def test_a_rout_does_not_lead_into_zones_river_or_off_the_board() -> None:
    """[9.12] From N10 on the bank: no sector of the river, none beside an American."""
    field = Field("front", dice=[3])
    field.de("infantry", "N10", 2)
    field.us("infantry", "O11", 6)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:N10")
    ends = field.options("rout")
    assert ends and all(int(name[1:]) >= 10 for name in ends)
    assert all(_span(name, "O11") > 1 for name in ends)


def test_a_rout_leads_as_far_away_as_the_chart_says() -> None:
    """[9.12] Two sectors off, and not round a corner to a sector beside the one that was left."""
    field = battle(3, ("infantry", 6), ("infantry", 2))
    field.play("resolve:N3")
    assert field.results() == ["DR 2"]
    assert all(distance(sector("N3"), sector(name)) == 2 for name in field.options("rout"))


def test_whoever_has_no_way_is_lost() -> None:
    """[9.12] All routes are cut."""
    field = Field("front", dice=[3])
    lost = field.de("infantry", "R1", 2)
    field.us("infantry", "R3")
    field.us("infantry", "P1")
    field.us("infantry", "Q2", 6)
    field.us("infantry", "A6")
    field.de("infantry", "A13")
    field.no_reserves().play("resolve:R1")
    assert field.results() == ["DR 2"]
    assert field.where(lost) == "lost"


def test_terrain_does_not_slow_a_rout() -> None:
    """[9.12] Infantry runs over the hills of the Ley as far as it is driven, four sectors at 3-1 on a one."""
    field = Field("front", dice=[1])
    field.de("infantry", "J10", 2)
    field.us("infantry", "K10", 6)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:J10")
    assert field.results() == ["DR 4"]
    assert "H14" in field.options("rout")


def test_the_winner_follows_one_sector_less() -> None:
    """[9.13] DR 3: first into N3, then one sector on."""
    field = battle(2, ("infantry", 6), ("infantry", 2))
    field.play("resolve:N3")
    away = next(name for name in field.options("rout") if name.startswith("K"))
    field.play(f"rout:{away}")
    assert field.choice.prompt == "advance"
    ends = field.options("advance")
    assert "N3" in ends and all(_span(name, "N3") <= 1 for name in ends)
    assert not [name for name in ends if name.startswith("O")] or "O3" not in ends


def test_an_advance_stops_beside_the_enemy() -> None:
    """[9.13] A German in L3 controls M2, M3 and M4: nobody advances past them."""
    field = Field("front", dice=[1])
    field.us("infantry", "O3", 6)
    field.de("infantry", "N3", 2)
    field.de("infantry", "L3")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:N3")
    assert field.results() == ["DR 4"]
    field.play(f"rout:{field.options('rout')[-1]}")
    ends = field.options("advance")
    assert "M3" in ends and not [name for name in ends if name[0] in "KJ"]


def test_elimination_and_occupation() -> None:
    """[9.14] D ELIM at 6-1: the sector is empty, and the winner may move in."""
    field = battle(1, ("infantry", 6), ("infantry", 1))
    field.play("resolve:N3")
    assert field.results() == ["D ELIM"]
    assert field.options() == ["advance:N3", "stay"]
    field.play("advance:N3")
    assert field.now.pile[sector("N3")]


def test_attacker_is_eliminated() -> None:
    """[9.14] A ELIM at 1-6: the defender may occupy O3."""
    field = battle(6, ("infantry", 1), ("infantry", 6))
    field.play("resolve:N3")
    assert field.results() == ["A ELIM"] and field.choice.seat == 1
    assert field.options() == ["advance:O3", "stay"]


def test_engaged_holds_both() -> None:
    """[9.9] ENG: nobody moves, both are marked."""
    field = battle(2, ("infantry", 2), ("infantry", 2))
    field.play("resolve:N3")
    assert field.results() == ["ENG"]
    assert field.now.tied == 1 << sector("N3") | 1 << sector("O3")


def test_fire_contact_is_simultaneous() -> None:
    """[9.8] Two guns at 1-1 on a three: each rolls, both are killed, and it is over."""
    field = battle(3, ("anti-tank-gun", 1), ("anti-tank-gun", 1), [4, 4])
    field.play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert field.now.pile[sector("N3")] == () and field.now.pile[sector("O3")] == ()


def test_fire_contact_reaches_across_a_corner_between_hills() -> None:
    """[9.8] [7.8] H12 and I13 fight across the corner of two hills, and so they fire at each other."""
    field = Field("front", dice=[4, 6, 6, 1, 1, 1])
    field.us("infantry", "H12")
    field.de("infantry", "I13")
    field.no_reserves().play("resolve:I13")
    assert field.results()[0] == "FIRE CTCT"
    assert len(field.told("salvo")) == 2


def test_in_a_fire_contact_with_two_sectors_one_is_chosen() -> None:
    """[9.8] The tank fights N3 and M4 together at 1-1: it fires at either of them, or holds its fire."""
    field = Field("front", dice=[3] + [1] * 12)
    field.us("medium-tank", "N4")
    field.de("infantry", "M4", 4)
    field.de("infantry", "N3", 4)
    field.us("infantry", "A6")
    field.no_reserves()
    while field.choice.prompt in ("front", "battle"):
        field.play(field.options()[0])
    assert field.choice.prompt == "contact-fire"
    assert field.options("all-at") == ["M4", "N3"]


def test_a_fire_contact_is_with_the_sectors_of_the_battle_alone() -> None:
    """[9.8] The corner A1 beside the tank is empty: nobody fires at it."""
    field = Field("front", dice=[3] + [1] * 12)
    field.us("medium-tank", "B2")
    field.de("infantry", "A3", 4)
    field.de("infantry", "C1", 4)
    field.no_reserves()
    while field.choice.prompt in ("front", "battle"):
        field.play(field.options()[0])
    assert field.options() == ["all-at:A3", "all-at:C1", "hold-fire"]


def test_after_fire_contact_morale_is_rolled_again() -> None:
    """[9.8] Nobody hit: a second die at the same odds ends it."""
    field = battle(3, ("infantry", 2), ("infantry", 2), [1, 1, 1, 1, 1])
    field.play("resolve:N3")
    assert field.results() == ["FIRE CTCT", "DW"]


def test_a_second_fire_contact_leaves_both_where_they_are() -> None:
    """[9.8] The battle is over for this turn."""
    field = battle(3, ("infantry", 2), ("infantry", 2), [1, 1, 1, 1, 4])
    field.play("resolve:N3")
    assert field.results() == ["FIRE CTCT", "FIRE CTCT"]
    assert field.choice.seat == 1 and field.now.tied == 0


def test_after_a_fire_contact_the_defender_attacks_or_leaves() -> None:
    """[9.8] In his own half he may go, unlike an engaged piece; if he stays he must attack."""
    field = battle(3, ("infantry", 2), ("infantry", 2), [1, 1, 1, 1, 4])
    field.play("resolve:N3")
    tray = field.now.pile[sector("N3")][0]
    assert f"move:{UNIT_NAMES[tray]}" in field.options()
    field.play("end-moves", "end-fire")
    assert field.options() == ["resolve:O3"]


def test_what_is_aboard_adds_nothing_to_the_odds() -> None:
    """[4.19] [9.4] Four trays and a truck with two more are five points, not seven."""
    field = Field("front", dice=[1])
    field.us("infantry", "O3", 4)
    truck = field.us("truck", "O3")
    for rider in field.put("american", "infantry", "A6", 2):
        take(field.g, rider)
        load(field.g, rider, truck)
    field.de("infantry", "N3", 5)
    field.no_reserves().play("resolve:N3")
    assert field.told("battle")[0][1:4] == (5, 5, "1-1")


def test_odds_are_reckoned_anew_after_fire_contact() -> None:
    """[9.8] [9.4] A bazooka at 3-3 kills two of three trays, and morale is rolled for again at 3-1."""
    field = battle(4, ("bazooka", 1), ("infantry", 3), [6, 1, 1, 1, 2, 2, 2, 4])
    field.play("resolve:N3")
    assert [args[3] for args in field.told("battle")] == ["1-1", "3-1"]
    assert field.results() == ["FIRE CTCT", "DW"]


def test_the_survivor_of_a_fire_contact_may_move_in() -> None:
    """[9.8] One side wiped out: the other may take its sector."""
    field = battle(3, ("anti-tank-gun", 1), ("anti-tank-gun", 1), [4, 1])
    field.play("resolve:N3")
    assert field.results() == ["FIRE CTCT"]
    assert field.options() == ["advance:N3", "stay"]


def test_the_defender_who_survives_a_fire_contact_may_move_in() -> None:
    """[9.8] He as well."""
    field = battle(3, ("anti-tank-gun", 1), ("anti-tank-gun", 1), [1, 4])
    field.play("resolve:N3")
    assert field.results() == ["FIRE CTCT"] and field.choice.seat == 1
    assert field.options() == ["advance:O3", "stay"]


@pytest.mark.parametrize(
    ("ours", "theirs", "result"), [("infantry", "heavy-tank", "A ELIM"), ("heavy-tank", "infantry", "D ELIM")]
)
def test_beyond_the_chart_no_die_is_rolled(ours: str, theirs: str, result: str) -> None:
    """[9.7] One against eighteen or eighteen against one: the log tells of no die."""
    field = battle(0, (ours, 1), (theirs, 1))
    field.play("resolve:N3")
    assert field.results() == [result] and field.told("battle")[0][4] == 0


def test_nobody_fights_twice_in_a_turn() -> None:
    """[9.5] After its battle the attacker's half is over."""
    field = battle(5, ("infantry", 4), ("infantry", 1))
    field.play("resolve:N3", "withdraw:M3")
    assert [args[1] for args in field.told("half-turn")] == [1]


# --- who goes where ---


def test_a_stack_may_withdraw_in_different_directions() -> None:
    """[9.10] Any direction, each piece: together unless the player says otherwise."""
    field = battle(4, ("infantry", 6), ("infantry", 2))
    field.play("resolve:N3")
    assert field.results() == ["DW"]
    assert field.options() == ["withdraw:M2", "withdraw:M3", "withdraw:M4", "apart"]
    field.play("apart", "withdraw:M2", "withdraw:M4")
    assert field.now.pile[sector("M2")] and field.now.pile[sector("M4")] and not field.now.pile[sector("M3")]


def test_the_winner_may_drive_a_stack_apart() -> None:
    """[9.11] One tray one way, one another."""
    field = battle(3, ("infantry", 6), ("infantry", 2))
    field.play("resolve:N3", "apart")
    first, last = field.options("rout")[0], field.options("rout")[-1]
    field.play(f"rout:{first}", f"rout:{last}")
    assert field.now.pile[sector(first)] and field.now.pile[sector(last)]


def test_an_amphibian_withdraws_into_the_water() -> None:
    """[9.10] AW at 1-2 on a six, in mid-river with the enemy on the bank: there is free water behind it."""
    field = Field("front", "american", dice=[6])
    boat = field.us("weasel", "B10")
    field.de("infantry", "B11", 2)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:B11")
    assert field.results() == ["AW"]
    assert field.options("withdraw") == ["A9", "B9", "C9"]
    field.play("withdraw:B9")
    assert field.where(boat) == "B9"


def test_an_amphibian_advances_ashore() -> None:
    """[9.13] [4.10] The tray in B11 is eliminated; from B10 the boat lands there: one way, offered once."""
    field = Field("front")
    field.us("weasel", "B10")
    field.us("heavy-tank", "B12")
    field.de("infantry", "B11")
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:B11")
    if field.options() == ["advance:B11", "stay"] and field.where(field.choice.about[0]) != "B10":
        field.play("stay")
    assert field.where(field.choice.about[0]) == "B10"
    assert field.options() == ["advance:B11", "stay"]


@pytest.mark.parametrize(
    ("start", "enemy", "die", "ends"),
    [
        ("L6", "L7", 5, ["K6", "K7", "K8", "L7", "L8", "M6", "M7", "M8"]),
        ("R6", "R7", 4, ["P6", "P7", "P8", "Q7", "Q8", "R7", "R8"]),
        ("C10", "C11", 5, ["C11"]),
    ],
)
def test_an_amphibian_advances_into_the_river_and_out_of_it_as_it_marches(
    start: str, enemy: str, die: int, ends: list[str]
) -> None:
    """[9.13] [4.10] One sector less than the rout: from the bank into the first of the water, and ashore it stops."""
    field = Field("front", dice=[die])
    field.us("buffalo", start)
    field.de("infantry", enemy)
    field.us("infantry", "A6")
    field.no_reserves().begin().play(f"resolve:{enemy}")
    while field.choice.prompt == "rout":
        field.play(field.options()[0])
    assert field.results() == [f"DR {8 - die}"] and field.options("advance") == ends


def test_an_amphibian_leaves_a_bridge_by_its_ends() -> None:
    """[9.10] [4.7] AW at 1-2 on a six, on the railway bridge: along it, not over its side into the water."""
    field = Field("front", "american", dice=[6])
    boat = field.us("weasel", "I9")
    field.de("infantry", "I10", 2)
    field.us("infantry", "A6")
    field.no_reserves().play("resolve:I10")
    assert field.results() == ["AW"]
    assert field.where(boat) == "I8" or field.options("withdraw") == ["I8"]


@pytest.mark.parametrize(("wrecks", "ends"), [(0, ["A7"]), (1, ["A7"]), (2, ["A11", "B11", "C11", "D10", "D11"])])
def test_a_routed_amphibian_is_driven_ashore_if_it_can_be(wrecks: int, ends: list[str]) -> None:
    """[9.12] [4.8] Not into the river while A8 leads out of it; two wrecks there let no vehicle through."""
    field = Field("front", dice=[3])
    boat = field.us("weasel", "B9")
    field.de("infantry", "C8", 4)
    field.us("infantry", "M2")
    for wreck in field.put("american", "light-tank", "A8", wrecks):
        field.g.hits[wreck] = 1
    field.no_reserves().play("resolve:C8")
    assert field.results() == ["AR 2"]
    assert ends in (field.options("rout"), [field.where(boat)])


def test_a_routed_amphibian_without_another_way_takes_to_the_water() -> None:
    """[9.12] Every bank sector beside C9 is in a zone of control; it swims off rather than be lost."""
    field = Field("front", dice=[3])
    boat = field.us("weasel", "C9")
    field.de("infantry", "D8", 4)
    field.de("infantry", "A7")
    field.us("infantry", "M2")
    field.no_reserves().play("resolve:D8")
    assert field.results() == ["AR 2"]
    assert "A9" in field.options("rout")
    field.play("rout:A9")
    assert field.where(boat) == "A9"


# --- what stops an advance ---


def following(here: str, where: str, enemy: str = "") -> list[str]:
    """DR 4 at 3-1 on a one: six trays drive two out of a sector and may follow up to three sectors; where to?"""
    field = Field("front", dice=[1])
    field.us("infantry", here, 6)
    field.de("infantry", where, 2)
    if enemy:
        field.de("infantry", enemy)
    field.us("infantry", "A6")
    field.no_reserves().play(f"resolve:{where}")
    assert field.results() == ["DR 4"]
    field.play(f"rout:{field.options('rout')[-1]}")
    return field.options("advance")


def test_an_advance_stops_on_a_hill() -> None:
    """[9.13] Up to the hill J11 behind J10, but not over it to J12."""
    ends = following("K10", "J10")
    assert "J11" in ends and "J12" not in ends


def test_an_advance_stops_in_a_wood() -> None:
    """[9.13] Into the wood J3 beside J4, but not through it to J2."""
    ends = following("K4", "J4")
    assert "J3" in ends and "J2" not in ends


def test_an_advance_does_not_go_on_in_a_zone_of_control() -> None:
    """[9.13] The German in L3 holds up all who come to M2, M3 or M4; without him they get into row L."""
    assert not [name for name in following("O3", "N3", "L3") if name[0] == "L"]
    assert [name for name in following("O3", "N3") if name[0] == "L"]


def test_a_declined_advance_of_an_empty_truck_leaves_the_loaded_one_to_be_asked() -> None:
    """[9.14] They are not alike: the one that brings men forward may follow though the other stays."""
    field = Field("move", dice=[1])
    field.us("armored-truck", "N4", 2)
    field.us("infantry", "M4")
    field.de("infantry", "O4")
    field.us("infantry", "A6")
    field.no_reserves().begin()
    field.play("move:us-infantry-1", "board:us-armored-truck-2", "end-moves", "end-fire", "resolve:O4")
    assert field.results() == ["D ELIM"]
    field.play("stay")
    assert field.options() == ["advance:O4", "stay"]
    field.play("advance:O4")
    assert field.where(unit("us-infantry-1")) == "O4" and field.where(unit("us-armored-truck-1")) == "N4"


def test_a_declined_advance_of_a_tank_leaves_its_damaged_twin_to_be_asked() -> None:
    """[9.13] They are not alike: one may stay and the other follow."""
    field = Field("fire", "german", dice=[3, 1])
    field.us("medium-tank", "O3", 2)
    field.us("infantry", "A6")
    field.de("anti-tank-gun", "M3")
    field.no_reserves().play("fire-from:M3", "all-at:O3", "hold-fire")
    for tank in ("us-medium-tank-1", "us-medium-tank-2"):
        field.play(f"move:{tank}", "to:N3")
    field.play("end-moves", "end-fire", "resolve:M3")
    assert field.results() == ["D ELIM"]
    field.play("stay")
    assert field.options() == ["advance:M3", "stay"]
