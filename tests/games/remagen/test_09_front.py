"""Chapter 9, first half: who fights whom, soak-offs, odds, automatic victory, engaged sectors."""

import pytest

from bridgehead.games.remagen.printed.combat_chart import BEYOND, NO_COLUMN, column_of, heading, result_of
from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import GAME, Field, sector


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (29, 10, "2-1"),
        (6, 7, "1-2"),
        (7, 7, "1-1"),
        (13, 7, "1-1"),
        (14, 7, "2-1"),
        (60, 10, "6-1"),
        (69, 10, "6-1"),
        (70, 10, ">6-1"),
        (1, 6, "1-6"),
        (5, 26, "1-6"),
        (1, 7, "<1-6"),
        (12, 25, "1-3"),
    ],
)
def test_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, odds: str) -> None:
    """[9.4] The rulebook's own examples are 29-10 and 6-7."""
    assert heading(column_of(attack, defence)) == odds


def test_beyond_the_chart_one_side_is_eliminated() -> None:
    """[9.7] Whatever the die shows."""
    assert {result_of(NO_COLUMN, die) for die in range(1, 7)} == {"A ELIM"}
    assert {result_of(BEYOND, die) for die in range(1, 7)} == {"D ELIM"}


def front(americans: list[tuple[str, str, int]], germans: list[tuple[str, str, int]]) -> Field:
    """Pieces on the open ground west of Kripp, at the moment when the Americans lay out their front."""
    field = Field("front")
    for kind, where, count in americans:
        field.us(kind, where, count)
    for kind, where, count in germans:
        field.de(kind, where, count)
    return field.begin()


def test_every_enemy_beside_must_be_attacked() -> None:
    """[9.1] One sector beside two enemies fights both in one battle."""
    field = front([("medium-tank", "O3", 2)], [("infantry", "N3", 1), ("infantry", "P3", 1)])
    field.play("against:N3")
    assert field.options() == ["resolve:N3"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [one.value for one in odds.modifiers] == [24, 2]


def test_a_sector_not_beside_the_enemy_does_not_fight() -> None:
    """[9.1] The second tank stands two sectors off."""
    field = front([("medium-tank", "O3", 1), ("medium-tank", "O5", 1)], [("anti-tank-gun", "N2", 1)])
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and odds.column == "3-1"


def test_one_sector_fights_one_battle() -> None:
    """[9.3] Tank and infantry of a sector cannot attack different enemies: the question is asked once."""
    field = front([("medium-tank", "O3", 1), ("infantry", "O3", 2)], [("infantry", "N3", 1), ("infantry", "P3", 1)])
    assert field.choice.prompt == "front" and field.choice.about == (sector("O3"),)
    field.play("against:P3")
    assert field.choice.prompt == "battle"


def test_a_soak_off_leaves_better_odds_elsewhere() -> None:
    """[9.2] Three trays hold the German tank at 1-4, so that the tanks in O3 fall on the infantry at 6-1."""
    field = front([("medium-tank", "O3", 2), ("infantry", "O4", 3)], [("infantry", "N2", 4), ("medium-tank", "N4", 1)])
    field.play("against:N2")
    columns = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in columns if one] == ["6-1", "1-4"]


def test_a_soak_off_worse_than_1_6_is_not_offered() -> None:
    """[9.2] One tray beside a heavy tank and two trays may not take on the tank alone at 1-18."""
    germans = [("heavy-tank", "N4", 1), ("infantry", "N2", 2)]
    alone = front([("infantry", "O3", 1)], germans)
    assert alone.options() == ["resolve:N2"]  # the only sound choice is made, then the tank must be added to it
    helped = front([("infantry", "O3", 1), ("medium-tank", "O5", 1)], germans)
    assert helped.options() == ["against:N2", "against:N4"]


def test_attacking_at_worse_than_1_6_when_there_is_no_choice() -> None:
    """[9.2] [9.7] A single tray beside a heavy tank must attack, and is eliminated."""
    field = front([("infantry", "O3", 1)], [("heavy-tank", "N3", 1)])
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [code for code, _ in odds.results] == ["A ELIM"]


def test_odds_show_what_a_soak_off_leaves() -> None:
    """[9.2] While the front is laid out each option says what is still possible against the other neighbours."""
    field = front([("medium-tank", "O3", 1), ("infantry", "O4", 1)], [("infantry", "N3", 2), ("infantry", "P3", 1)])
    choice = field.choice
    columns = [RULES.odds(field.now, choice, option) for option in choice.options]
    assert [one.column for one in columns if one] == ["6-1 · P3: 1-1", ">6-1 · N3: 1-2"]


def test_odds_count_those_who_come_into_the_battle() -> None:
    """[9.1] [9.2] Nobody but the tank in O3 stands beside the car in N4: it fights the car alone, or both."""
    field = front(
        [("medium-tank", "O3", 1), ("light-tank", "Q4", 1)], [("infantry", "P4", 2), ("armored-car", "N4", 1)]
    )
    columns = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in columns if one] == ["2-1 · P4: 3-1", "1-1"]
    field.play("against:P4")
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [one.value for one in odds.modifiers] == [18, 7]


def test_odds_tell_who_else_may_take_an_enemy_on() -> None:
    """[9.1] [9.2] O5 brings P6 into the battle for N4; if it goes for P6, the tanks of O3 take on N4 too."""
    field = front(
        [("medium-tank", "O3", 2), ("infantry", "O5", 1)],
        [("infantry", "N2", 1), ("infantry", "N4", 3), ("infantry", "P6", 1)],
    )
    field.play("against:N2")
    columns = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in columns if one] == ["1-4", "1-1 · N4: 6-1"]


def test_an_enemy_left_out_is_added_to_a_neighbours_battle() -> None:
    """[9.1] Both sectors attack N4; O2 was named by nobody and comes into the battle of the one beside it."""
    field = front([("medium-tank", "O3", 1), ("medium-tank", "O5", 1)], [("infantry", "N4", 2), ("infantry", "O2", 1)])
    field.play("against:N4")
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [one.value for one in odds.modifiers] == [24, 3]


def test_battles_are_fought_in_any_order() -> None:
    """[9.5] The attacker names the next one."""
    field = front([("medium-tank", "O3", 1), ("medium-tank", "O7", 1)], [("infantry", "N3", 1), ("infantry", "N7", 1)])
    assert field.options() == ["resolve:N3", "resolve:N7"]
    field.play("resolve:N7")
    field.play("stay")
    assert field.options() == ["resolve:N3"]


# --- automatic victory ---


def test_automatic_victory_lifts_a_zone_of_control() -> None:
    """[9.6] A heavy tank beside two trays, nine to one: the column drives on past them."""
    field = Field()
    field.us("heavy-tank", "M2")
    car = field.us("armored-car", "M1")
    field.de("infantry", "L3", 2)
    assert field.options("overrun") == ["L3"]
    field.play("overrun:L3", f"move:{GAME.rules.name('unit', car)}")
    assert "M5" in field.options("to") and "L3" not in field.options("to")


def test_who_has_part_in_an_automatic_victory_does_not_move() -> None:
    """[9.6] Until combat has been resolved."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("armored-car", "M1")
    field.de("infantry", "L3", 2)
    field.play("overrun:L3")
    assert field.options("move") == ["us-armored-car-1"]


@pytest.mark.parametrize(("trays", "offered"), [(2, ["L3"]), (3, [])])
def test_seven_to_one_is_needed(trays: int, offered: list[str]) -> None:
    """[9.6] Eighteen against two, but not against three."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.de("infantry", "L3", trays)
    assert field.options("overrun") == offered


def test_after_movement_the_zone_counts_again_and_the_battle_is_fixed() -> None:
    """[9.6] The tank must attack the sector it overran."""
    field = Field()
    tank = field.us("heavy-tank", "M2")
    field.de("infantry", "L3", 2)
    before = list(field.g.zones[1])
    field.play("overrun:L3", "end-moves", "end-fire")
    assert field.now.zones[1] == before
    assert field.options() == ["resolve:L3"]
    assert field.now.battle[tank] == sector("L3") + 1


def test_a_wiped_out_automatic_victory_binds_nobody() -> None:
    """[9.6] The tank overran L3 and then shot it away; it must attack its other neighbour, N3."""
    field = Field(dice=[6, 6, 6, 6])
    field.us("heavy-tank", "M2")
    field.us("infantry", "A6")
    field.de("infantry", "L3")
    field.de("infantry", "N3")
    field.no_reserves().play("overrun:L3", "end-moves", "fire-from:M2", "all-at:L3")
    while field.choice.prompt != "battle":
        field.play("end-fire")
    assert field.options() == ["resolve:N3"]


def test_whom_nobody_else_can_attack_counts_among_the_defenders() -> None:
    """[9.6] [9.1] Eighteen against the one tray in L3, but the car in N3 must be attacked too: three to one."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.de("infantry", "L3")
    field.de("armored-car", "N3")
    assert field.options("overrun") == []


def test_another_sector_beside_him_frees_the_attackers_for_an_automatic_victory() -> None:
    """[9.6] [9.1] The light tank in O2 attacks N3, so that the heavy tank in M2 has only the tray in L3 to fight."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("light-tank", "O2")
    field.de("infantry", "L3")
    field.de("armored-car", "N3")
    assert field.options("overrun") == ["L3"]


def test_an_enemy_left_out_does_not_spoil_an_automatic_victory() -> None:
    """[9.6] [9.1] M2 overran L3; O2 attacks P3, and N3, left out, joins its battle and not that of M2."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("light-tank", "O2")
    field.de("infantry", "L3", 2)
    field.de("armored-car", "N3")
    field.de("infantry", "P3")
    field.no_reserves().play("overrun:L3", "end-moves", "end-fire", "against:P3")
    assert field.options() == ["resolve:L3", "resolve:P3"]
    assert {field.now.battle[unit] for unit in field.now.pile[sector("N3")]} == {sector("P3") + 1}


def test_who_is_needed_elsewhere_has_no_part_in_an_automatic_victory() -> None:
    """[9.6] [9.1] L2 outnumbers L3 by itself; M2 alone stands beside N3, is needed there and may still move."""
    field = Field()
    field.us("heavy-tank", "L2")
    field.us("light-tank", "M2")
    field.de("infantry", "L3")
    field.de("armored-car", "N3")
    field.no_reserves().play("overrun:L3")
    assert field.options("move") == ["us-light-tank-1"]
    field.play("end-moves", "end-fire")
    assert field.told("laid-out") == [(sector("L2"), sector("L3")), (sector("M2"), sector("N3"))]


def test_the_stronger_of_two_is_needed_elsewhere() -> None:
    """[9.6] [9.1] M2, a heavy tank, alone stands beside the four trays of N3; the medium one overruns L3 without it."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("medium-tank", "L2")
    field.de("infantry", "L3")
    field.de("infantry", "N3", 4)
    field.no_reserves().play("overrun:L3")
    assert field.options("move") == ["us-heavy-tank-1"]
    field.play("end-moves", "end-fire")
    assert field.told("laid-out") == [(sector("L2"), sector("L3")), (sector("M2"), sector("N3"))]


def test_a_sector_bound_in_one_automatic_victory_has_no_part_in_another() -> None:
    """[9.6] [9.3] The heavy tank beside both L1 and L3 can overrun one of them only."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.de("infantry", "L1")
    field.de("infantry", "L3")
    assert field.options("overrun") == ["L1", "L3"]
    field.play("overrun:L1")
    assert field.options("overrun") == []


def test_those_counted_with_the_outnumbered_lose_their_zone_too() -> None:
    """[9.6] [9.1] Eighteen against both trays, whom nobody else can attack: both zones are gone."""
    field = Field()
    field.us("heavy-tank", "M2")
    field.us("armored-car", "N1")
    field.de("infantry", "L1")
    field.de("infantry", "L3")
    before = list(field.g.zones[1])
    field.play("overrun:L3")
    assert field.told("overrun") == [(sector("L3"),), (sector("L1"),)]
    assert not any(field.now.zones[1])
    field.play("move:us-armored-car-1", "to:K4", "end-moves")
    assert field.now.zones[1] == before


def test_an_automatic_victory_goes_by_the_sector_that_the_fire_left() -> None:
    """[9.6] The named one of two sectors is shot away: the battle is that for the other, which stays bound."""
    field = Field(dice=[6, 6, 6, 6])
    heavy = field.us("heavy-tank", "M2")
    field.us("infantry", "A6")
    field.de("infantry", "L1")
    tray = field.de("infantry", "L3")
    field.no_reserves().play("overrun:L1", "end-moves", "fire-from:M2", "all-at:L1")
    while field.choice.prompt != "battle":
        field.play("end-fire")
    assert field.options() == ["resolve:L3"]
    assert field.now.battle[heavy] == field.now.battle[tray] == sector("L3") + 1


def kept_off(keeper: str, kept: str, count: int = 1) -> Field:
    """A medium tank in O3 beside a tray in P4 and beside enemies in N4, before whom another piece stands."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us(keeper, "M4")
    field.us("light-tank", "M1")
    field.de("infantry", "P4")
    field.de(kept, "N4", count)
    return field


def test_who_keeps_an_enemy_from_an_automatic_victory_stays() -> None:
    """[9.6] [9.1] If the car left M4, the tank would have to fight N4 as well, twelve against six."""
    field = kept_off("armored-car", "armored-car")
    assert "us-armored-car-1" in field.options("move")
    field.play("overrun:P4")
    assert field.options("move") == ["us-light-tank-1"]
    field.play("move:us-light-tank-1", "to:M3")  # it relieves him
    assert field.options("move") == ["us-armored-car-1"]


def test_who_keeps_an_enemy_that_the_victors_can_bear_may_go() -> None:
    """[9.6] Twenty-four against the tray and the bazooka are still more than six to one."""
    field = Field()
    field.us("medium-tank", "O3", 2)
    field.us("armored-car", "M4")
    field.de("infantry", "P4")
    field.de("machine-gun", "N4")
    field.play("overrun:P4")
    assert "us-armored-car-1" in field.options("move")


@pytest.mark.parametrize(("keeper", "offered"), [("infantry", []), ("machine-gun", ["P4"])])
def test_only_who_may_attack_him_keeps_an_enemy_off(keeper: str, offered: list[str]) -> None:
    """[9.6] [9.2] Against a medium tank a tray, 1-12, is no soak-off; a machine gun, 1-6, is one."""
    assert kept_off(keeper, "medium-tank").options("overrun") == offered


def test_who_keeps_an_enemy_does_not_join_the_automatic_victory() -> None:
    """[9.6] [9.1] O3 and O5 stand beside both; when one says that it fights P4 the other has to attack N4."""
    field = Field()
    field.us("medium-tank", "O3")
    field.us("medium-tank", "O5")
    field.de("infantry", "P4")
    field.de("armored-car", "N4")
    field.no_reserves().play("overrun:P4")
    assert field.options("move") == []
    field.play("end-moves", "end-fire")
    assert field.options() == ["against:N4", "against:P4"]
    field.play("against:P4")
    assert field.options() == ["resolve:N4", "resolve:P4"]
    odds = [RULES.odds(field.now, field.choice, option) for option in field.choice.options]
    assert [one.column for one in odds if one] == ["2-1", ">6-1"]


def test_who_keeps_an_enemy_may_overrun_him() -> None:
    """[9.6] The heavy tank in M4 keeps two trays off the medium one, and outnumbers them itself."""
    field = kept_off("heavy-tank", "infantry", 2)
    field.play("overrun:P4")
    assert field.options("overrun") == ["N4"]


# --- engaged ---


def engaged(side: str = "german") -> Field:
    """An American tank attacked German infantry in N3 and engaged it (3-1 on a six); the next half begins."""
    field = Field("front", dice=[6])
    field.us("medium-tank", "O3")
    field.de("infantry", "N3", 4)
    field.no_reserves()
    field.play("resolve:N3")
    assert field.results() == ["ENG"]
    return field


def test_engaged_pieces_do_not_move() -> None:
    """[9.9] The Germans in N3 are not even offered."""
    field = engaged()
    assert field.choice.seat == 1 and field.choice.prompt == "march"
    assert field.options() == ["end-moves"]


def test_nobody_fires_into_or_out_of_engaged_sectors() -> None:
    """[9.9] There is no exchange of fire at all here."""
    field = engaged()
    field.play("end-moves")
    assert field.choice.prompt == "front"


def test_the_engaged_defender_may_decline_to_attack() -> None:
    """[9.9] Then they stay engaged, and the Americans must attack again."""
    field = engaged()
    field.play("end-moves")
    assert field.options() == ["against:O3", "decline"]
    field.play("decline")
    assert field.choice.seat == 0 and field.choice.prompt == "march"
    assert field.options() == ["end-moves"]
    field.play("end-moves")
    assert field.options() == ["resolve:N3"]


def test_the_reinforced_defender_must_attack() -> None:
    """[9.9] Fresh men in the sector, or a fresh sector beside the enemy."""
    for where in ("M3", "M5"):
        field = Field("front", dice=[6])
        field.us("medium-tank", "O3")
        field.de("infantry", "N3", 4)
        fresh = field.de("infantry", where)
        field.no_reserves().play("resolve:N3")
        field.move(fresh, "N3" if where == "M3" else "N4").play("end-moves")
        assert "decline" not in field.options()
        assert field.choice.prompt in ("front", "battle")


def test_two_sectors_of_one_battle_are_one_answer_to_who_takes_on_an_enemy() -> None:
    """[9.1] L5 and M5 fight M4 together: L6, beside both, comes into their battle without a question."""
    field = Field("front")
    field.us("anti-tank-gun", "L5")
    field.us("machine-gun", "M5")
    field.de("machine-gun", "M4")
    field.de("medium-tank", "L6")
    field.no_reserves().begin().play("against:M4", "against:M4")
    assert field.choice.prompt == "battle" and field.options() == ["resolve:M4"]
    assert field.told("laid-out")[-1][1] == sector("L6")
