"""Chapter 5, first half: rates, costs, and what else is done with movement points."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    DEAD,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    GONE,
    HAND_TO_HAND,
    PREPARED,
)
from bridgehead.games.pegasus.turn.victory import victory_points
from tests.games.pegasus.positions import Battle, piece, space, weapon

MOVE = BRITISH_MOVEMENT


def points_left(battle: Battle) -> int:
    """The points of the group that is moving."""
    return battle.g.points


# ---- rates and costs


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("wood-platoon", 4),
        ("wood-a", 4),
        ("howard", 4),
        ("sappers-1", 4),
        ("hq-1", 4),
        ("pine-coffin", 4),
        ("para-1", 3),
    ],
)
def test_british_rates(name: str, points: int) -> None:
    """[5] [5.1] [5.1.british] Four points, the 7-3 platoons three (ruling 1)."""
    battle = Battle(MOVE, {name: "BE3"}).answer(f"move:{name}")
    assert points_left(battle) == points


def test_paratroops_move_four_by_option() -> None:
    """[5.1.british] The rate list says all British units."""
    battle = Battle(MOVE, {"para-1": "BE3"}, options={"paratroop-movement": "4"}).answer("move:para-1")
    assert points_left(battle) == 4


def test_an_area_costs_one_point() -> None:
    """[5.2] [5.2.1] One for each area; with four points a unit goes four areas."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"})
    battle.answer("move:wood-platoon", "go:BE2", "go:BE3", "go:BE4")
    assert points_left(battle) == 1
    battle.answer("go:BE5")
    assert battle.where("wood-platoon") == "BE5"
    assert battle.targets("go") == []


def test_a_double_line_costs_two_in_all() -> None:
    """[5.2.2] From the causeway M1 to the marsh NB2."""
    battle = Battle(MOVE, {"wood-platoon": "M1"}).answer("move:wood-platoon", "go:NB2")
    assert points_left(battle) == 2


def test_a_double_line_costs_three_by_option() -> None:
    """[5.2.2] Ruling 17: two on top of the one for the area."""
    battle = Battle(MOVE, {"wood-platoon": "E1"}, options={"double-lines": "3"}).answer("move:wood-platoon", "go:WIRE")
    assert points_left(battle) == 1


def test_nobody_crosses_a_dashed_line() -> None:
    """[5.2.3] From the west bank trench WN the lines to the bridge, pillbox and trench NET are dashed."""
    battle = Battle(MOVE, {"wood-platoon": "WN"}).answer("move:wood-platoon")
    assert set(battle.targets("go")) == {"C3", "W3", "W2"}


def test_enemies_cost_one_more() -> None:
    """[5.2.4] An area with Germans costs two; over a double line three."""
    battle = Battle(MOVE, {"wood-platoon": "E1", "garrison-1": "PIL"}, dice=[1, 1]).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:PIL")
    assert points_left(battle) == 2
    battle = Battle(MOVE, {"wood-platoon": "M1", "garrison-1": "NB2"}).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:NB2")
    assert points_left(battle) == 1


def test_enemies_one_cannot_pay_for() -> None:
    """[5.2.4] With one point left the area with Germans is not offered."""
    battle = Battle(MOVE, {"wood-platoon": "NC1", "garrison-1": "M1"}).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:NC2", "go:M2", "go:RB", "go:M2")
    assert "M1" not in battle.targets("go")


def test_two_points_are_enough_for_an_enemy_area() -> None:
    """[5.2.4] One for the area, one for the enemies, and not more."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "garrison-1": "BE4"}).suppress("garrison-1")
    battle.answer("move:wood-platoon", "go:BE2", "go:BE3", "go:BE4")
    assert battle.where("wood-platoon") == "BE4"


def test_a_unit_moves_once_a_turn() -> None:
    """[5] Whoever has stopped has moved."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "fox-platoon": "BE1"})
    battle.answer("move:wood-platoon", "go:BE2", "stop")
    assert battle.targets("move") == ["fox-platoon"]


# ---- grenades


def grenade(die: int, pieces: dict[str, str], target: str = "garrison-1", thrower: str = "wood-platoon") -> Battle:
    """A grenade thrown with a die."""
    battle = Battle(MOVE, pieces, dice=[die, 6, 6])
    return battle.answer(f"move:{thrower}", f"grenade:{target}")


@pytest.mark.parametrize(
    ("there", "column"),
    [
        ("M2", "adjacent-open"),
        ("OW", "adjacent-obstructed"),
    ],
)
def test_the_grenade_column_of_an_adjacent_area(there: str, column: str) -> None:
    """[5.3] [5.3.grenades.1] Adjacent open or obstructed; a road area is open ground (ruling 16)."""
    here = "M1" if there == "M2" else "M2"
    battle = grenade(1, {"wood-platoon": here, "garrison-1": there})
    assert battle.told("grenade")[0][2] == column


@pytest.mark.parametrize(
    ("area", "cleared", "column"),
    [
        ("M1", False, "same-open"),
        ("GON", False, "same-obstructed"),
        ("PIL", False, "same-bunker"),
        ("NET", False, "same-bunker"),
        ("NET", True, "same-obstructed"),
    ],
)
def test_the_grenade_column_of_the_same_area(area: str, cleared: bool, column: str) -> None:
    """[5.3.grenades.1] Open, obstructed, or a bunker that is not yet cleared; the pillbox is one (ruling 48)."""
    battle = Battle(MOVE, {"wood-platoon": area, "garrison-1": area}, dice=[1])
    battle.g.cleared = changed(battle.g.cleared, space(area), int(cleared))
    battle.answer("move:wood-platoon", "grenade:garrison-1")
    assert battle.told("grenade")[0][2] == column


def test_a_grenade_costs_a_point_and_one_of_four_attacks() -> None:
    """[5.2.6] [5.3.grenades] Four attacks for a platoon in the whole game."""
    battle = Battle(MOVE, {"wood-platoon": "M1", "garrison-1": "M2"}, dice=[1, 1, 1, 1])
    battle.answer("move:wood-platoon", "grenade:garrison-1", "grenade:garrison-1")
    assert points_left(battle) == 2
    assert battle.g.grenades[piece("wood-platoon")] == 2
    battle.answer("grenade:garrison-1", "grenade:garrison-1")
    later = Battle(MOVE, {"wood-platoon": "M1", "garrison-1": "M2"})
    later.g.grenades = changed(later.g.grenades, piece("wood-platoon"), 0)
    assert later.answer("move:wood-platoon").targets("grenade") == []


def test_no_grenade_and_no_gammon_bomb_without_a_point() -> None:
    """[5.2.6] [5.2.7] Four areas are a whole move, however near the Germans are; so is the way of three points to a
    tank's area for the paratroops.
    """
    battle = Battle(MOVE, {"wood-platoon": "BE1", "garrison-1": "BE6"}).suppress("garrison-1")
    assert battle.answer("move:wood-platoon", "go:BE2", "go:BE3", "go:BE4", "go:BE5").offers() == []
    battle = Battle(MOVE, {"para-1": "BE2", "tank-1": "BE4"}, dice=[1, 1]).give("gammon-1", "para-1")
    assert battle.answer("move:para-1", "go:BE3", "go:BE4").offers() == []


def test_squads_throw_two_and_sappers_none() -> None:
    """[5.3.grenades] As the record sheet says."""
    battle = Battle(MOVE, {"wood-a": "M1", "sappers-1": "M1", "garrison-1": "M2"}, dice=[1, 1])
    battle.answer("move:wood-a", "grenade:garrison-1", "grenade:garrison-1")
    assert battle.targets("grenade") == []
    battle.answer("stop", "move:sappers-1")
    assert battle.targets("grenade") == []


def test_grenades_do_not_fly_over_dashed_lines() -> None:
    """[5.3.grenades] Ruling 18: no grenade from the west bank to the pillbox."""
    battle = Battle(MOVE, {"wood-platoon": "WN", "garrison-1": "PIL"}).answer("move:wood-platoon")
    assert battle.targets("grenade") == []


def test_a_grenade_without_effect() -> None:
    """[5.3.grenades.2] [5.3.grenades.2a] Adjacent and open, a 4 is a dash."""
    battle = grenade(4, {"wood-platoon": "M1", "garrison-1": "M2"})
    assert (battle.strength("garrison-1"), battle.suppressed("garrison-1")) == (3, False)


def test_a_grenade_that_kills() -> None:
    """[5.3.grenades.2b] In the same bunker a 6 costs three points: the squad is gone."""
    battle = grenade(6, {"wood-platoon": "NET", "garrison-1": "NET"})
    assert battle.where("garrison-1") == ""


def test_a_grenade_hurts_one_unit_only() -> None:
    """[5.3.grenades.2b] Two points against a squad of one: the next of the stack loses nothing (ruling 83)."""
    pieces = {"wood-platoon": "GON", "wood": "GON", "garrison-1": "GON", "garrison-2": "GON"}
    battle = Battle(MOVE, pieces, dice=[5]).strengths(garrison_1=1)
    battle.answer("move:wood-platoon", "take:wood", "grenade:garrison-1")
    assert battle.told("grenade")[0][5] == "2"
    assert (battle.where("garrison-1"), battle.strength("garrison-2")) == ("", 3)


def test_a_grenade_checks_no_leader_with_the_unit() -> None:
    """[5.3.grenades.2b] The squad loses its point, Hickman beside it is not looked at; alone he is (ruling 83)."""
    battle = grenade(6, {"wood-platoon": "W1", "garrison-1": "GON", "hickman": "GON"})
    assert battle.strength("garrison-1") == 2
    assert battle.rolled() == ["grenade"]
    alone = Battle(MOVE, {"wood-platoon": "W1", "hickman": "GON"}, dice=[6, 3])
    assert alone.answer("move:wood-platoon", "grenade:hickman").rolled() == ["grenade", "leader-casualty"]


def test_a_grenade_that_suppresses() -> None:
    """[5.3.grenades.2c] Adjacent and open, a 6 is an S."""
    battle = grenade(6, {"wood-platoon": "M1", "garrison-1": "M2"})
    assert battle.suppressed("garrison-1")
    assert battle.strength("garrison-1") == 3


def test_a_grenade_into_an_open_tank() -> None:
    """[5.3.grenades.2d] 6 and a leader in the same open area make a 7, 1(H): the tank is a wreck."""
    battle = grenade(6, {"wood-platoon": "M1", "wood": "M1", "tank-1": "M1"}, target="tank-1")
    assert battle.strength("tank-1") == 0


def test_infantry_keeps_grenades_off_its_tank() -> None:
    """[5.3.grenades.2d] With German infantry in the area the (H) has no effect."""
    pieces = {"wood-platoon": "M1", "wood": "M1", "tank-1": "M1", "platoon-1": "M1"}
    battle = grenade(6, pieces, target="tank-1")
    assert battle.strength("tank-1") == 1


def test_no_seven_without_a_leader() -> None:
    """[5.3.grenades.2] Ruling 26: a six alone is a 1 in the same open area, which does nothing to a tank."""
    battle = grenade(6, {"wood-platoon": "M1", "tank-1": "M1"}, target="tank-1")
    assert battle.strength("tank-1") == 1


def test_a_grenade_that_does_nothing_leaves_the_guns_alone() -> None:
    """[5.3.grenades.2a] [5.3.grenades.3] Only a number destroys a machine gun, or the field gun."""
    for area, gun in (("SET", "mg-4"), ("ATG", "field-gun")):
        battle = Battle(MOVE, {"wood-platoon": area, "garrison-1": area}, [1, 2, 1, 1])
        battle.answer("move:wood-platoon", "grenade:garrison-1", "grenade:garrison-1")
        assert battle.strength(gun) > 0


def test_a_number_destroys_the_gun_as_well() -> None:
    """[5.3.grenades.3] A machine gun, and the field gun in its pit."""
    battle = grenade(5, {"wood-platoon": "SET", "garrison-1": "SET"})
    assert battle.strength("mg-4") == 0
    battle = grenade(6, {"wood-platoon": "E1", "garrison-1": "ATG"})
    assert battle.strength("field-gun") == 0
    battle = grenade(2, {"wood-platoon": "SET", "garrison-1": "SET"})
    assert battle.strength("mg-4") > 0


# ---- bunkers and prisoners


def test_clearing_a_bunker_takes_two_points_more() -> None:
    """[5.2.5] [5.3.bunkers] [5.3.bunkers.1] Entering from NA2 one, searching two; with fewer it must wait."""
    battle = Battle(MOVE, {"wood-platoon": "NA2"}, dice=[3])
    battle.answer("move:wood-platoon", "go:NET", "search:NET")
    assert battle.g.cleared[space("NET")] == 1
    battle = Battle(MOVE, {"wood-platoon": "M1"}).answer("move:wood-platoon", "go:NA2", "go:PIL", "go:NET")
    assert battle.targets("search") == []


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_one_to_five_clears(die: int) -> None:
    """[5.3.bunkers.3] Without loss."""
    battle = Battle(MOVE, {"wood-platoon": "NET"}, dice=[die]).answer("move:wood-platoon", "search:NET")
    assert battle.g.cleared[space("NET")] == 1
    assert battle.strength("wood-platoon") == 8


def test_a_six_clears_at_a_loss() -> None:
    """[5.3.bunkers.3] One point, and the leader present is checked: a 5 kills him."""
    battle = Battle(MOVE, {"wood-platoon": "NET", "wood": "NET"}, dice=[6, 5]).answer("move:wood-platoon", "search:NET")
    assert battle.g.cleared[space("NET")] == 1
    assert battle.strength("wood-platoon") == 7
    assert battle.g.place[piece("wood")] == DEAD


def test_no_search_with_germans_in_the_area() -> None:
    """[5.3.bunkers.1] Ruling 8; and a bunker is cleared once."""
    battle = Battle(MOVE, {"wood-platoon": "NET", "garrison-1": "NET"}).answer("move:wood-platoon")
    assert battle.targets("search") == []
    battle = Battle(MOVE, {"wood-platoon": "NET"})
    battle.g.cleared = changed(battle.g.cleared, space("NET"), 1)
    assert battle.answer("move:wood-platoon").targets("search") == []


def test_the_pillbox_is_no_bunker_to_search() -> None:
    """[5.3.bunkers] Five areas have bunkers; the pillbox counts by itself."""
    assert Battle(MOVE, {"wood-platoon": "PIL"}).answer("move:wood-platoon").targets("search") == []


def in_bunker(phase: int, pieces: dict[str, str]) -> Battle:
    """Wood's platoon is searching a bunker."""
    battle = Battle(phase, pieces)
    battle.g.searching = changed(battle.g.searching, piece("wood-platoon"), 1)
    return battle


def test_from_a_bunker_one_fires_only_in_its_area() -> None:
    """[5.3.bunkers.2] Not at the pillbox next door, but at a German in the same area."""
    battle = in_bunker(BRITISH_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL"})
    assert battle.offers() == []
    battle = in_bunker(BRITISH_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL", "garrison-2": "NET"})
    assert battle.answer("fire:wood-platoon").targets("target") == ["garrison-2"]


def test_in_a_bunker_one_is_safe_from_outside() -> None:
    """[5.3.bunkers.2] Germans in an adjacent area do not fire at it."""
    battle = in_bunker(GERMAN_FIRE, {"wood-platoon": "NET", "garrison-1": "PIL"}).begin()
    assert battle.rolled() == []


def test_from_a_bunker_no_opportunity_fire() -> None:
    """[5.3.bunkers.2] A German who comes over the meadow into the very area is not fired at."""
    battle = in_bunker(GERMAN_MOVEMENT, {"wood-platoon": "NET", "garrison-1": "NA1"}).begin()
    assert battle.where("garrison-1") == "NET"
    assert battle.choice is None
    battle = Battle(GERMAN_MOVEMENT, {"wood-platoon": "NET", "garrison-1": "NA1"}).begin()
    assert battle.targets("join") == ["wood-platoon"]


def test_in_a_bunker_one_is_safe_from_what_a_comrade_cannot_lose() -> None:
    """[5.3.bunkers.2] [6.1.5] Six squads and the gun of WN cost Fox's last man in NET two points; the squad that came
    to search the bunker in this turn loses none of them.
    """
    pieces = {"wood-a": "NET", "fox-a": "NET", **{f"garrison-{number}": "WN" for number in range(1, 7)}}
    battle = Battle(MOVE, pieces, dice=[3, 6], options={"crews": "stay"}).strengths(fox_a=1)
    battle.answer("move:wood-a", "search:NET", "done")
    battle.next_phase().next_phase().answer("done").next_phase()
    assert [args[5] for args in battle.told("small-arms")] == ["2"]
    assert (battle.where("fox-a"), battle.strength("wood-a")) == ("", 4)


def test_in_a_bunker_one_is_safe_from_guns() -> None:
    """[5.3.bunkers.2] A tank on the bridge beside OW shells the area: Fox's platoon loses a point, the searchers none,
    though they are the larger; alone they are no target.
    """
    pieces = {"wood-platoon": "OW", "fox-platoon": "OW", "tank-1": "RB"}
    battle = Battle(MOVE, pieces, dice=[3, 5, 1, 1]).strengths(fox_platoon=7)
    battle.answer("move:wood-platoon", "search:OW", "done").jump(GERMAN_FIRE)
    assert [args[1] for args in battle.told("gun-fire")] == [piece("fox-platoon")]
    assert (battle.strength("wood-platoon"), battle.strength("fox-platoon")) == (8, 6)
    battle = Battle(MOVE, {"wood-platoon": "OW", "tank-1": "RB"}, dice=[3])
    battle.answer("move:wood-platoon", "search:OW").jump(GERMAN_FIRE)
    assert battle.rolled() == ["bunker-search"]


def test_no_piat_out_of_a_bunker() -> None:
    """[5.3.bunkers.2] [6.3] The tank next door is out of bounds for whoever searches, though not for others."""
    pieces = {"wood-platoon": "OW", "fox-platoon": "OW", "tank-1": "RB"}
    battle = Battle(MOVE, pieces, dice=[3]).give("piat-1", "wood-platoon").give("piat-2", "fox-platoon")
    battle.answer("move:wood-platoon", "search:OW", "done").jump(BRITISH_FIRE)
    assert battle.targets("piat") == ["fox-platoon"]


def test_a_one_takes_prisoners() -> None:
    """[5.3.bunkers.4] A prisoner unit is placed in the area."""
    battle = Battle(MOVE, {"wood-platoon": "NET"}, dice=[1]).answer("move:wood-platoon", "search:NET")
    assert battle.where("prisoners-1") == "NET"


def test_prisoners_move_with_a_unit_at_two_points() -> None:
    """[5.3.bunkers.4] Any number of them with one combat unit."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "prisoners-1": "BE1", "prisoners-2": "BE1"})
    battle.answer("move:wood-platoon", "take:prisoners-1", "take:prisoners-2")
    assert points_left(battle) == 2
    battle.answer("go:BE2", "go:BE3")
    assert (battle.where("prisoners-1"), battle.where("prisoners-2")) == ("BE3", "BE3")


def test_prisoners_left_alone_are_gone() -> None:
    """[5.3.bunkers.4] At the end of a turn; those with a guard stay."""
    battle = Battle(HAND_TO_HAND, {"wood-platoon": "BE1", "prisoners-1": "BE1", "prisoners-2": "BE2"})
    battle.begin().next_phase()
    assert battle.where("prisoners-1") == "BE1"
    assert battle.g.place[piece("prisoners-2")] == GONE


def test_a_leader_is_guard_enough() -> None:
    """[5.3.bunkers.4] [16.chart] Prisoners with a British leader are not alone, and they count; but it takes a combat
    unit to move them.
    """
    battle = Battle(HAND_TO_HAND, {"wood": "BE1", "prisoners-1": "BE1"})
    battle.begin().next_phase()
    assert battle.where("prisoners-1") == "BE1"
    assert victory_points(battle.g) == 1
    assert battle.jump(MOVE).answer("move:wood").targets("take") == []


# ---- prepared positions


def test_preparing_takes_the_whole_move() -> None:
    """[5.2.8] [5.3.positions] Offered at the beginning only; then the unit has moved."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"}).answer("move:wood-platoon")
    assert battle.targets("prepare") == ["BE1"]
    battle.answer("go:BE2")
    assert battle.targets("prepare") == []
    battle = Battle(MOVE, {"wood-platoon": "BE1", "fox-platoon": "BE1"}).answer("move:wood-platoon", "prepare:BE1")
    assert battle.targets("move") == ["fox-platoon"]


@pytest.mark.parametrize("area", ["PB1", "PB2"])
def test_nobody_digs_in_on_the_bridge(area: str) -> None:
    """[5.3.positions] Ruling 49: on neither span."""
    assert Battle(MOVE, {"wood-platoon": area}).answer("move:wood-platoon").targets("prepare") == []


@pytest.mark.parametrize("deed", ["grenade:tank-1", "gammon-bomb:tank-1", "go:BE4"])
def test_who_has_begun_takes_nobody_along_and_does_not_dig_in(deed: str) -> None:
    """[5.3.positions] [11.0.3] Ruling 57: companions, and a position, are a matter of the beginning of a move."""
    pieces = {"wood-platoon": "BE3", "wood": "BE3", "fox": "BE4", "tank-1": "BE3"}
    battle = Battle(MOVE, pieces, [1]).give("gammon-1", "wood-platoon").answer("move:wood-platoon")
    assert (battle.targets("take"), battle.targets("prepare")) == (["wood"], ["BE3"])
    battle.answer(deed)
    assert battle.targets("go") != []
    assert (battle.targets("take"), battle.targets("prepare")) == ([], [])


def test_a_paratroop_platoon_prepares_with_its_three_points() -> None:
    """[5.2.8] Ruling 1."""
    assert Battle(MOVE, {"para-1": "RA1"}).answer("move:para-1").targets("prepare") == ["RA1"]


def test_an_undisturbed_position_is_ready_at_the_end_of_the_turn() -> None:
    """[5.3.positions] Not before."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"}).answer("move:wood-platoon", "prepare:BE1")
    assert battle.g.prepared[piece("wood-platoon")] != PREPARED
    while battle.g.turn == 3:
        battle.next_phase()
    assert battle.g.prepared[piece("wood-platoon")] == PREPARED


def test_an_attack_spoils_the_work() -> None:
    """[5.3.positions] Fired at in the German fire phase, whatever the die, there is no position."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "garrison-1": "BE2"}, dice=[1]).suppress("garrison-1")
    battle.answer("move:wood-platoon", "prepare:BE1")
    battle.next_phase().next_phase()
    battle.answer("done")
    battle.g.suppressed[piece("garrison-1")] = 0
    battle.next_phase()
    while battle.g.turn == 3:
        battle.next_phase()
    assert battle.g.prepared[piece("wood-platoon")] == 0


def positions_after(fire: int, *dice: int, machine_gun: bool = False) -> list[bool]:
    """Wood's and Fox's platoons dig in at W3; then a platoon at W1, or a tank, fires in a phase. Who has a position?"""
    pieces = {"wood-platoon": "W3", "fox-platoon": "W3", "tank-1" if machine_gun else "platoon-1": "W1"}
    battle = Battle(MOVE, pieces, dice).strengths(fox_platoon=6)
    battle.answer("move:wood-platoon", "prepare:W3", "move:fox-platoon", "prepare:W3").jump(fire)
    while battle.g.turn == 3:
        battle.next_phase()
    return [battle.g.prepared[piece(name)] == PREPARED for name in ("wood-platoon", "fox-platoon")]


def test_fire_at_one_unit_spoils_its_own_position() -> None:
    """[5.3.positions] Wood is fired at, without effect; Fox beside him is not and goes on digging."""
    assert positions_after(GERMAN_FIRE, 1) == [False, True]


def test_a_machine_gun_and_a_gun_spoil_all_positions() -> None:
    """[5.3.positions] [6.1.mg] Ruling 70: they reach every unit of the area."""
    assert positions_after(GERMAN_FIRE, 1, 1, machine_gun=True) == [False, False]


def test_a_machine_gun_spoils_all_positions() -> None:
    """[5.3.positions] [6.1.mg] Ruling 70: it is fired into the area; from WN at two platoons on the road."""
    pieces = {"wood-platoon": "W2", "fox-platoon": "W2", "garrison-1": "WN"}
    battle = Battle(MOVE, pieces, [1]).strengths(fox_platoon=6)
    battle.answer("move:wood-platoon", "prepare:W2", "move:fox-platoon", "prepare:W2").jump(GERMAN_FIRE)
    while battle.g.turn == 3:
        battle.next_phase()
    assert [battle.g.prepared[piece(name)] for name in ("wood-platoon", "fox-platoon")] == [0, 0]


@pytest.mark.parametrize("shape", ["wood-platoon", "wood-a"])
def test_who_was_attacked_before_it_dug_in_has_no_position(shape: str) -> None:
    """[5.3.positions] [12] Fox comes to C3 under the machine gun of WN, which fires at Wood there too. In this turn
    Wood cannot have a position any more, nor can a squad of his.
    """
    battle = Battle(MOVE, {"wood-platoon": "C3", "fox-platoon": "LP5", "garrison-1": "WN"}, [1])
    battle.answer("move:fox-platoon", "go:C3", "stop").suppress("garrison-1")
    if shape == "wood-a":
        battle.answer("break-down:wood-platoon")
    battle.answer(f"move:{shape}", "prepare:C3")
    while battle.choice is not None:
        battle.answer("done")
    while battle.g.turn == 3:
        battle.next_phase()
        while battle.choice is not None:
            battle.answer("done")
    assert battle.g.prepared[piece(shape)] == 0


def test_points_left_over_spoil_a_position_too() -> None:
    """[5.3.positions] [6.1.5] Ruling 70: three platoons take three points off LP6; Wood has two of them and falls, the
    third is Fox's.
    """
    platoons = dict.fromkeys(["platoon-1", "platoon-2", "platoon-3"], "LP5")
    battle = Battle(MOVE, {"wood-platoon": "LP6", "fox-platoon": "LP6", **platoons}, [4, 6])
    battle.strengths(wood_platoon=2, fox_platoon=2)
    battle.answer("move:wood-platoon", "prepare:LP6", "move:fox-platoon", "prepare:LP6").jump(GERMAN_FIRE)
    while battle.g.turn == 3:
        battle.next_phase()
    assert (battle.strength("wood-platoon"), battle.strength("fox-platoon")) == (0, 1)
    assert battle.g.prepared[piece("fox-platoon")] == 0


def test_a_position_is_lost_on_leaving_it() -> None:
    """[5.3.positions] Ruling 49."""
    battle = Battle(MOVE, {"wood-platoon": "BE1"})
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    battle.answer("move:wood-platoon", "go:BE2", "stop")
    assert battle.g.prepared[piece("wood-platoon")] == 0


def test_no_position_on_the_bridge() -> None:
    """[5.3.positions] Ruling 49."""
    assert Battle(MOVE, {"wood-platoon": "PB2"}).answer("move:wood-platoon").targets("prepare") == []


# ---- gammon bombs


def gammon(die: int, pieces: dict[str, str], target: str) -> Battle:
    """A gammon bomb placed by a paratroop platoon."""
    battle = Battle(MOVE, pieces, dice=[die, 1]).give("gammon-1", "para-1")
    return battle.answer("move:para-1", f"gammon-bomb:{target}")


def test_a_gammon_bomb_costs_a_point_and_a_charge() -> None:
    """[5.2.7] [5.3.gammon] In the same area only."""
    battle = gammon(1, {"para-1": "M1", "tank-1": "M1"}, "tank-1")
    assert points_left(battle) == 2
    assert battle.g.charges[weapon("gammon-1")] == 1
    away = Battle(MOVE, {"para-1": "M2", "tank-1": "M1"}).give("gammon-1", "para-1").answer("move:para-1")
    assert away.targets("gammon-bomb") == []


@pytest.mark.parametrize(("die", "left"), [(3, 1), (4, 0), (5, 0), (6, 0)])
def test_only_an_h_destroys_a_tank(die: int, left: int) -> None:
    """[5.3.gammon] 1-4 column, +1 in the open (6.1.3e): a 4 becomes S(H), a 3 a dash."""
    assert gammon(die, {"para-1": "M1", "tank-1": "M1"}, "tank-1").strength("tank-1") == left


@pytest.mark.parametrize(("die", "wrecked"), [(3, False), (4, True)])
def test_anything_destroys_the_car(die: int, wrecked: bool) -> None:
    """[5.3.gammon] Any result but a dash."""
    battle = gammon(die, {"para-1": "M1", "car": "M1"}, "car")
    assert (battle.where("car") == "") == wrecked
