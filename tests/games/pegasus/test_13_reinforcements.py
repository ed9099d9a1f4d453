"""Chapter 13: reinforcements of both sides."""

from pathlib import Path

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import CHIT_NAMES, GERMAN_PLATOONS, TANKS
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    COMING,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    UNUSED,
)
from tests.games.pegasus.positions import Battle, piece, weapon
from tests.games.pegasus.test_fights import fight, told

# ---- the Germans


def german_roll(chit: str, *dice: int, turn: int = 4, **more: str) -> Battle:
    """The German movement phase of a turn in which no reinforcements have been rolled for yet."""
    pieces = {name.replace("_", "-"): area for name, area in more.items()}
    battle = Battle(GERMAN_MOVEMENT, pieces, dice, turn=turn)
    battle.g.chit = CHIT_NAMES.index(chit)
    battle.g.german_turn = -1
    return battle.begin()


def coming(battle: Battle, units: list[int]) -> int:
    """How many of some units wait off the map."""
    return sum(1 for unit in units if battle.g.place[unit] == COMING)


@pytest.mark.parametrize(
    ("chit", "die", "tanks", "platoons", "turn"),
    [
        ("A", 4, 2, 4, 5),
        ("A", 5, 4, 6, 6),
        ("A", 6, 6, 12, 7),
        ("H", 1, 4, 6, 6),
        ("H", 2, 6, 12, 7),
        ("E", 3, 4, 6, 6),
    ],
)
def test_the_chit_and_a_die_give_the_force(chit: str, die: int, tanks: int, platoons: int, turn: int) -> None:
    """[13] [13.1] [13.1.1] [13.1.2] [13.1.3] [3.D.1] On turn 4: so many tanks and platoons, on such a turn."""
    battle = german_roll(chit, die, 1)
    assert (coming(battle, TANKS), coming(battle, GERMAN_PLATOONS)) == (tanks, platoons)
    assert battle.g.german_turn == turn


def test_no_roll_before_turn_four() -> None:
    """[3.D.1] [13] Nor a second one later."""
    assert german_roll("A", turn=3).rolled() == []
    battle = german_roll("A", 6, 1)
    battle.jump(GERMAN_FIRE).jump(GERMAN_MOVEMENT)
    assert battle.used() == 2


def test_force_three_is_what_the_set_up_left() -> None:
    """[13.1.3] With two platoons on the map already ten are left."""
    assert coming(german_roll("F", 6, 1, platoon_1="B1", platoon_2="B1"), GERMAN_PLATOONS) == 10


@pytest.mark.parametrize(("die", "area"), [(1, "LP1"), (4, "LP1"), (5, "BE1"), (6, "BE1")])
def test_where_they_enter(die: int, area: str) -> None:
    """[13.1.4] 1 to 4 LePort, 5 and 6 Bénouville."""
    battle = german_roll("A", 1, die)
    battle.jump(GERMAN_FIRE).jump(GERMAN_MOVEMENT)
    assert battle.where("tank-2") == area or battle.where("platoon-3") == area


def test_they_enter_in_a_column() -> None:
    """[3.D.2] [13.1.5] Force 1 on turn 5 by LePort: the first tank drives three areas on, the second pays one for the
    entry area, the first pair of platoons two, the next pair three.
    """
    battle = german_roll("A", 1, 1)
    battle.jump(GERMAN_FIRE).jump(GERMAN_MOVEMENT)
    assert (battle.where("tank-1"), battle.where("tank-2")) == ("LP4", "LP3")
    assert (battle.where("platoon-1"), battle.where("platoon-2")) == ("LP2", "LP2")
    assert (battle.where("platoon-3"), battle.where("platoon-4")) == ("LP1", "LP1")


def test_the_third_of_the_line_pays_two_points() -> None:
    """[13.1.5] Although nobody is before it any more."""
    battle = Battle(GERMAN_MOVEMENT, {}).coming("tank-3", turn=3, area="LP1", wait=2).begin()
    assert battle.where("tank-3") == "LP2"


def test_who_cannot_pay_waits_for_the_next_turn() -> None:
    """[13.1.5] The fifth place in the line of force 2 pays more than its three points; in the next turn three less."""
    battle = german_roll("A", 5, 1, turn=6)
    assert [battle.where(f"tank-{number}") for number in (1, 2, 3, 4)] == ["LP4", "LP3", "LP2", "LP1"]
    assert battle.g.place[piece("platoon-6")] == COMING
    battle.jump(GERMAN_FIRE).jump(GERMAN_MOVEMENT)
    assert [battle.where(f"platoon-{number}") for number in (1, 3, 5)] == ["LP3", "LP2", "LP1"]


def barred(*coming: str, wait: int = 0, **pieces: str) -> Battle:
    """Germans wait before the LePort entry, where others stand, suppressed; tanks there have been stopped for good."""
    placed = {name.replace("_", "-"): area for name, area in pieces.items()}
    battle = Battle(GERMAN_MOVEMENT, placed).column(*placed).suppress(*[name for name in placed if name[0] == "p"])
    for name in placed:
        battle.g.immobile = changed(battle.g.immobile, piece(name), 99)
    return battle.coming(*coming, turn=3, area="LP1", wait=wait)


def test_a_tank_enters_past_a_tank() -> None:
    """[5.7] [13.1.5] One that cannot move stands on the entry area: the next drives past it if its points reach so far,
    but not past a wreck.
    """
    assert barred("tank-2", tank_1="LP1").begin().where("tank-2") == "LP4"
    assert barred("tank-2", wait=2, tank_1="LP1").begin().where("tank-2") == "LP2"
    assert barred("tank-2", wait=3, tank_1="LP1").begin().where("tank-2") == ""
    assert barred("tank-2", tank_1="LP1").wreck("tank-1").begin().where("tank-2") == ""


def test_a_tank_that_finds_no_room_does_nothing_else() -> None:
    """[13.1.5] [5.6.breakthrough] It waits outside a barred entry, and the platoon that holds the bridge is not its
    affair: no die is rolled.
    """
    battle = barred("tank-2", wait=3, tank_1="LP1")
    battle.put("wood-platoon", "PB1")
    battle.suppress("wood-platoon").begin()
    assert (battle.where("tank-2"), battle.rolled()) == ("", [])


@pytest.mark.parametrize("other", ["platoon-2", "tank-2"])
@pytest.mark.parametrize(("wait", "area"), [(0, "LP4"), (3, "")])
def test_a_platoon_enters_past_a_crowded_entry(other: str, wait: int, area: str) -> None:
    """[5.6.column] [13.1.5] Two platoons are on the entry area, or one with a tank: a third cannot stay there."""
    battle = barred("platoon-3", wait=wait, tank_1="LP6", platoon_1="LP1").suppress(other)
    battle.put(other, "LP1")
    battle.column(other)
    battle.g.immobile = changed(battle.g.immobile, piece(other), 99)
    assert battle.begin().where("platoon-3") == area


def test_a_platoon_joins_another_on_the_entry_area() -> None:
    """[5.6.column] [13.1.5] With its last point."""
    assert barred("platoon-3", wait=3, tank_1="LP6", platoon_1="LP1").begin().where("platoon-3") == "LP1"


@pytest.mark.parametrize(("other", "area"), [("platoon-2", "LP1"), ("tank-2", "")])
def test_off_the_column_any_number_of_platoons_enter(other: str, area: str) -> None:
    """[5.7] [5.6.column] When the reinforcements have been fired at, a third platoon may stay on the entry area, but
    not with a tank that has its platoon.
    """
    battle = Battle(BRITISH_FIRE, {"fox-platoon": "F1", "platoon-1": "LP1", other: "LP1", "tank-1": "LP6"}, [1] * 9)
    battle.column("platoon-1", other, "tank-1").answer("fire:fox-platoon", "target:platoon-1")
    while battle.choice is not None:
        battle.answer("done")
    battle.suppress("fox-platoon", "platoon-1", "platoon-2").coming("platoon-3", turn=3, area="LP1", wait=3)
    battle.g.immobile = changed(battle.g.immobile, piece("tank-2"), 99)
    battle.jump(GERMAN_MOVEMENT)
    assert battle.where("platoon-3") == area


def test_those_outside_keep_their_distance() -> None:
    """[13.1.5] A wreck bars the entry to two tanks: one waits at the edge of the map, the other a place behind."""
    battle = barred("tank-2", tank_1="LP1").coming("tank-3", turn=3, area="LP1", wait=1).wreck("tank-1").begin()
    assert (battle.g.wait[piece("tank-2")], battle.g.wait[piece("tank-3")]) == (0, 1)


# ---- holding fire and spotting


def held(unit: str, *dice: int, turn: int = 8, scenario: str = "beginner") -> Battle:
    """The German fire phase: a unit of the column beside a British platoon."""
    battle = Battle(GERMAN_FIRE, {unit: "E1", "wood-platoon": "M1"}, dice, turn=turn, scenario=scenario)
    return battle.column(unit).begin()


@pytest.mark.parametrize(
    ("unit", "die", "sees"),
    [("tank-1", 4, False), ("tank-1", 5, True), ("platoon-1", 3, False), ("platoon-1", 4, True)],
)
def test_spotting(unit: str, die: int, sees: bool) -> None:
    """[13.1.6] [13.1.7] A tank spots on 5 and 6, infantry on 4 to 6; who has not spotted holds his fire."""
    battle = held(unit, die, 1)
    assert battle.rolled()[0] == "spotting"
    assert (battle.fired_at() == ["wood-platoon"]) == sees


@pytest.mark.parametrize(
    ("turn", "scenario", "holds"),
    [(9, "beginner", True), (10, "beginner", False), (11, "historical", True), (12, "historical", False)],
)
def test_they_fire_freely_from_a_turn_on(turn: int, scenario: str, holds: bool) -> None:
    """[13.1.6] [17.1] Turn 10, in the historical scenario 12."""
    battle = held("platoon-1", 1, 1, turn=turn, scenario=scenario)
    assert (battle.rolled()[0] == "spotting") == holds


def test_under_fire_the_whole_force_is_free() -> None:
    """[13.1.6] [3.F] One platoon is fired at; another, elsewhere, fires without spotting."""
    pieces = {"platoon-1": "E1", "wood-platoon": "M1", "platoon-2": "BE2", "fox-platoon": "BE3"}
    battle = Battle(BRITISH_FIRE, pieces, [1, 1, 1], turn=8).column("platoon-1", "platoon-2")
    battle.answer("fire:wood-platoon", "target:platoon-1", "done").next_phase()
    assert "spotting" not in battle.rolled()
    assert sorted(battle.fired_at()) == ["fox-platoon", "platoon-1", "wood-platoon"]


def test_without_british_beside_it_a_unit_does_not_roll() -> None:
    """[13.1.7] The British unit must be in an adjacent area."""
    battle = Battle(GERMAN_FIRE, {"platoon-1": "E1", "wood-platoon": "M2"}, turn=8).column("platoon-1").begin()
    assert battle.rolled() == []


def test_one_die_a_phase_for_each() -> None:
    """[13.1.7] The second platoon looks out to join in, sees nothing, and does nothing more in the phase: no second
    die, no second attack at the same unit.
    """
    pieces = {"platoon-1": "E1", "platoon-2": "E1", "wood-platoon": "M1"}
    battle = Battle(GERMAN_FIRE, pieces, [4, 3, 1], turn=8).column("platoon-1", "platoon-2").begin()
    assert battle.rolled() == ["spotting", "spotting", "small-arms"]
    assert battle.told("small-arms")[0][0] == (piece("platoon-1"),)


def test_one_die_a_phase_for_each_gun() -> None:
    """[13.1.7] The same for a tank that would fire its gun with another; the first, who has seen, need not look again
    for its machine gun.
    """
    pieces = {"tank-1": "RB", "tank-2": "M2", "wood-platoon": "OW"}
    battle = Battle(GERMAN_FIRE, pieces, [5, 4, 1, 1], turn=8).column("tank-1", "tank-2").begin()
    assert battle.rolled() == ["spotting", "spotting", "gun-fire", "small-arms"]


def test_what_is_spotted_stays_spotted() -> None:
    """[13.1.6] [13.1.7] In the next turn the platoon fires without another die."""
    battle = Battle(GERMAN_FIRE, {"platoon-1": "E1", "wood-platoon": "M1"}, [4, 1, 1], turn=7).column("platoon-1")
    battle.begin().jump(GERMAN_FIRE)
    assert battle.rolled() == ["spotting", "small-arms", "small-arms"]


def test_spotting_for_opportunity_fire() -> None:
    """[13.1.6] [13.1.7] A British unit comes beside a tank: it must spot before it fires."""
    battle = Battle(BRITISH_MOVEMENT, {"tank-1": "E1", "wood-platoon": "M2"}, [4], turn=5).column("tank-1")
    battle.answer("move:wood-platoon", "go:M1")
    assert battle.rolled() == ["spotting"]


# ---- the British


def british_roll(*dice: int, german_force: int = 0, turn: int = 6, **options: str) -> Battle:
    """The British movement phase of a turn in which no reinforcements have been rolled for yet."""
    written = {name.replace("_", "-"): value for name, value in options.items()}
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "SC1"}, dice, turn=turn, options=written)
    battle.g.german_force = german_force
    battle.g.british_turn = -1
    return battle.begin()


PARATROOPS = [piece(f"para-{number}") for number in range(1, 7)]


@pytest.mark.parametrize(
    ("force", "die", "platoons", "turn"),
    [(0, 1, 3, 6), (0, 5, 4, 7), (0, 6, 6, 8), (1, 2, 4, 7), (2, 3, 4, 7), (2, 4, 6, 8), (2, 1, 3, 6)],
)
def test_the_british_roll(force: int, die: int, platoons: int, turn: int) -> None:
    """[3.C.1] [13.2] [13.2.1] [13.2.2] On turn 6, in the column of the German force; ruling 10 for the turn."""
    battle = british_roll(die, german_force=force)
    assert coming(battle, PARATROOPS) == platoons
    assert battle.g.british_turn == turn


def test_no_british_roll_before_turn_six() -> None:
    """[3.C.1]"""
    battle = british_roll(turn=5)
    assert coming(battle, PARATROOPS) == 0


@pytest.mark.parametrize(("die", "platoons"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_the_optional_table(die: int, platoons: int) -> None:
    """[13.3] Whatever the Germans got."""
    for force in (0, 2):
        battle = british_roll(die, german_force=force, british_reinforcements="optional")
        assert coming(battle, PARATROOPS) == platoons


def test_all_on_turn_six_by_option() -> None:
    """[13.2.2] The option of ruling 10."""
    assert british_roll(6, german_force=0, british_entry="turn-6").g.british_turn == 6


def test_the_player_hands_out_piats_and_gammon_bombs() -> None:
    """[13.2.3] Force A has one of each; no unit carries two."""
    battle = british_roll(1)
    assert battle.targets("carry") == ["para-1", "para-2", "para-3"]
    battle.answer("carry:para-2")
    assert battle.targets("carry") == ["para-1", "para-3"]
    battle.answer("carry:para-1")
    assert battle.g.carrier[weapon("piat-2")] == piece("para-2")
    assert battle.g.carrier[weapon("gammon-1")] == piece("para-1")
    assert battle.g.carrier[weapon("piat-3")] == -1


def force_c(*dice: int) -> Battle:
    """Six platoons, all on turn 6; whoever is asked takes the first for the Piats and bombs."""
    battle = british_roll(6, *dice, german_force=0, british_entry="turn-6")
    while battle.targets("carry"):
        battle.answer(battle.offers()[0])
    return battle


def test_they_enter_at_ranville_in_stacks_of_two() -> None:
    """[13.2.4] [13.2.5] As the Germans do: force C pays 0, 0, 1, 1, 2, 2 of its three points to enter."""
    battle = force_c()
    for name, points in (("para-1", 3), ("para-2", 3), ("para-3", 2), ("para-4", 2), ("para-5", 1), ("para-6", 1)):
        battle.answer(f"move:{name}")
        assert battle.targets("go") == ["RA3"]
        battle.answer("go:RA3")
        assert battle.g.points == points
        battle.answer("stop")


def points_at_ranville(battle: Battle, name: str) -> int:
    """The points that a platoon has left when it comes in."""
    battle.answer(f"move:{name}", "go:RA3")
    points = battle.g.points
    battle.answer("stop")
    return points


def test_who_is_held_back_is_at_the_edge_of_the_map() -> None:
    """[13.2.5] When all wait for a turn the first stack still enters free, the next for one point."""
    battle = force_c().answer("done").jump(BRITISH_MOVEMENT)
    left = [points_at_ranville(battle, f"para-{number}") for number in (1, 2, 3, 4, 5, 6)]
    assert left == [3, 3, 2, 2, 1, 1]


def test_who_is_left_behind_moves_up() -> None:
    """[13.2.5] The first two stacks come in; the last, which would have paid two points, pays none in the next turn."""
    battle = force_c()
    for number in (1, 2, 3, 4):
        battle.answer(f"move:para-{number}", "go:RA3", "go:RA2", "stop")
    battle.answer("done").jump(BRITISH_MOVEMENT)
    assert points_at_ranville(battle, "para-5") == 3


def test_pine_coffin_comes_with_the_first() -> None:
    """[13.2.6] He does not move in by himself, but with whichever platoon is the first to enter."""
    battle = british_roll(1).answer("carry:para-2", "carry:para-1")
    assert "pine-coffin" not in battle.targets("move")
    battle.answer("move:para-1", "go:RA3", "go:RA2", "stop")
    assert battle.where("pine-coffin") == "RA2"
    assert [args[0] for args in battle.told("arrives")] == [piece("para-1"), piece("pine-coffin")]


def test_they_wait_for_their_turn() -> None:
    """[13.2.2] Force B, rolled on turn 6, cannot move before turn 7."""
    battle = british_roll(5)
    while battle.targets("carry"):
        battle.answer(battle.offers()[0])
    assert battle.targets("move") == ["wood-platoon"]
    battle.answer("done").jump(GERMAN_FIRE)
    battle.jump(BRITISH_MOVEMENT)
    assert "para-1" in battle.targets("move")
    assert battle.g.place[piece("para-5")] == UNUSED


def test_one_platoon_carries_one_weapon(tmp_path: Path) -> None:
    """[13.2.3] All paratroops but one are there already: nobody is asked who takes the Piat of force A, and the
    gammon bombs find no bearer.
    """
    there = [f"para-{number} RA{number % 3 + 1}" for number in range(1, 6)]
    match = fight(tmp_path, there, [], "british-movement", british="A")
    assert told(match, "weapon-taken") == [(weapon("piat-2"), piece("para-6"))]
