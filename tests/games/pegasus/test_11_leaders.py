"""Chapter 11: leaders."""

import pytest

from bridgehead.games.pegasus.printed.terms import BRITISH_FIRE, BRITISH_MOVEMENT, DEAD, GERMAN_FIRE
from tests.games.pegasus.positions import Battle, piece
from tests.games.pegasus.test_06_small_arms import by_paragraph


@pytest.mark.parametrize(
    ("leader", "unit", "helps"),
    [
        ("wood", "wood-platoon", True),
        ("wood", "wood-a", True),
        ("wood", "fox-platoon", False),
        ("howard", "fox-platoon", True),
        ("howard", "para-1", True),
        ("howard", "sappers-1", True),
        ("neilson", "sappers-1", True),
        ("neilson", "wood-platoon", False),
        ("pine-coffin", "para-1", True),
        ("pine-coffin", "wood-platoon", False),
        ("friday", "wood-platoon", False),
    ],
)
def test_leaders_help_their_own_to_fire(leader: str, unit: str, helps: bool) -> None:
    """[11] [11.0.1] +1, stacked with them (ruling 34)."""
    battle = Battle(BRITISH_FIRE, {leader: "E1", unit: "E1", "garrison-1": "E1"}).answer(f"fire:{unit}")
    assert ("11.0.1" in battle.modifiers("target:garrison-1")) == helps


def test_a_leader_next_door_is_no_help() -> None:
    """[11.0.1] He must be stacked with them."""
    battle = Battle(BRITISH_FIRE, {"wood": "M1", "wood-platoon": "E1", "garrison-1": "E1"}).answer("fire:wood-platoon")
    assert "11.0.1" not in battle.modifiers("target:garrison-1")


def test_two_leaders_help_once() -> None:
    """[11.0.1] Howard and the lieutenant: +1."""
    pieces = {"wood": "E1", "howard": "E1", "wood-platoon": "E1", "garrison-1": "E1"}
    battle = Battle(BRITISH_FIRE, pieces).answer("fire:wood-platoon")
    assert battle.modifiers("target:garrison-1")["11.0.1"] == 1


@pytest.mark.parametrize(
    ("leader", "unit", "helps"),
    [
        ("hickman", "garrison-1", True),
        ("hickman", "platoon-1", False),
        ("schmidt", "garrison-1", True),
        ("schmidt", "platoon-1", True),
    ],
)
def test_german_leaders_help_their_own(leader: str, unit: str, helps: bool) -> None:
    """[11.0.1] Hickman the garrison, Schmidt all Germans."""
    battle = Battle(GERMAN_FIRE, {leader: "E1", unit: "E1", "wood-platoon": "M1"}, [1, 1]).begin()
    assert ("11.0.1" in by_paragraph(battle.told("small-arms")[0][4])) == helps


def test_a_leader_helps_at_the_field_gun() -> None:
    """[11.0.1] A 4 becomes a 5: 1(H)."""
    battle = Battle(BRITISH_FIRE, {"wood": "ATG", "wood-platoon": "ATG", "tank-1": "PB2"}, [4, 6])
    battle.answer("field-gun:wood-platoon", "target:tank-1")
    assert battle.strength("tank-1") == 0


# ---- wounded leaders


def test_a_wounded_leader_still_helps() -> None:
    """[11.0.3] In fire as before."""
    battle = Battle(BRITISH_FIRE, {"wood": "E1", "wood-platoon": "E1", "garrison-1": "E1"}).wound("wood")
    assert battle.answer("fire:wood-platoon").modifiers("target:garrison-1")["11.0.1"] == 1


def test_a_wounded_leader_moves_only_when_carried() -> None:
    """[11.0.3] Not by himself; his bearers have two points."""
    battle = Battle(BRITISH_MOVEMENT, {"wood": "BE1", "wood-platoon": "BE1"}, [1]).wound("wood")
    assert battle.targets("move") == ["wood-platoon"]
    battle.answer("move:wood-platoon", "take:wood")
    assert battle.g.points == 2
    battle.answer("go:BE2", "go:BE3")
    assert battle.where("wood") == "BE3"


@pytest.mark.parametrize(("die", "alive"), [(1, True), (4, True), (5, False), (6, False)])
def test_a_carried_leader_may_die(die: int, alive: bool) -> None:
    """[11.0.3.carried] At the end of the move: K kills, a W has no effect."""
    battle = Battle(BRITISH_MOVEMENT, {"wood": "BE1", "wood-platoon": "BE1"}, [die]).wound("wood")
    battle.answer("move:wood-platoon", "take:wood", "go:BE2", "stop")
    assert (battle.g.place[piece("wood")] != DEAD) == alive


def test_a_leader_wounded_on_the_way_stays_there() -> None:
    """[11.0.3] [6.1.6] Three squads fire (9-10, a 5 less 1: one point), Wood is wounded, and his platoon goes on alone;
    nobody has moved him since, so that he is not rolled for again.
    """
    pieces = {"wood": "M1", "wood-platoon": "M1", "garrison-1": "PIL", "garrison-2": "PIL", "garrison-3": "PIL"}
    battle = Battle(BRITISH_MOVEMENT, pieces, [5, 4, 1])
    battle.answer("move:wood-platoon", "take:wood", "go:E1", "go:PB2", "stop")
    assert (battle.where("wood"), battle.where("wood-platoon")) == ("E1", "PB2")
    assert "carried-leader" not in battle.rolled()
    assert battle.targets("move") == []


def test_a_leader_left_lying_is_not_rolled_for() -> None:
    """[11.0.3.carried] Only when he was moved."""
    battle = Battle(BRITISH_MOVEMENT, {"wood": "BE1", "wood-platoon": "BE1"}).wound("wood")
    battle.answer("move:wood-platoon", "go:BE2", "stop")
    assert battle.rolled() == []


# ---- leaders alone


def test_leaders_alone_fire_with_one_point_less_one() -> None:
    """[11.0.4] The 1-4 column and -1; in company they leave it to the others."""
    battle = Battle(BRITISH_FIRE, {"wood": "E1", "garrison-1": "E1"}).answer("fire:wood")
    odds = battle.odds("target:garrison-1")
    assert odds.column == "1-4"
    assert battle.modifiers("target:garrison-1")["11.0.4"] == -1
    battle = Battle(BRITISH_FIRE, {"wood": "E1", "wood-platoon": "E1", "garrison-1": "E1"})
    assert battle.targets("fire") == ["wood-platoon"]


def test_schmidt_with_a_tank_is_not_alone() -> None:
    """[11.0.1] [11.0.4] He helps it to fire, machine gun and gun, and does not fire himself."""
    battle = Battle(GERMAN_FIRE, {"tank-1": "E1", "schmidt": "E1", "wood-platoon": "PIL"}, [1, 1]).begin()
    gun, small_arms = battle.told("gun-fire")[0], battle.told("small-arms")[0]
    assert by_paragraph(gun[4]) == {"11.0.1": 1}
    assert small_arms[0] == (piece("tank-1"),)
    assert by_paragraph(small_arms[4]) == {"6.1.3a": -1, "6.1.3b": -1, "11.0.1": 1}


def test_schmidt_with_a_wreck_is_alone() -> None:
    """[11.0.4] A wreck is no company."""
    battle = Battle(GERMAN_FIRE, {"tank-1": "E1", "schmidt": "E1", "wood-platoon": "M1"}, [1]).wreck("tank-1").begin()
    assert by_paragraph(battle.told("small-arms")[0][4])["11.0.4"] == -1


def test_schmidt_with_a_tank_hand_to_hand() -> None:
    """[11.0.4] [11.0.5] Ruling 45: not alone, but the tank, which is not fought, is no help either."""
    battle = Battle(6, {"schmidt": "M1", "tank-1": "M1", "para-1": "M1"}, [2]).begin()
    assert by_paragraph(battle.told("hand-to-hand")[0][5]) == {}


@pytest.mark.parametrize("comrade", ["garrison-1", "platoon-1"])
def test_a_german_leader_alone_does_not_spoil_the_fire_of_others(comrade: str) -> None:
    """[6.2.combine] [11.0.4] Hickman may join in, and so does not; nor does he fire at the same unit by himself."""
    battle = Battle(GERMAN_FIRE, {"hickman": "E1", comrade: "NA2", "wood-platoon": "M1"}, [1]).begin()
    assert [args[0] for args in battle.told("small-arms")] == [(piece(comrade),)]
    assert "11.0.4" not in by_paragraph(battle.told("small-arms")[0][4])


def test_a_german_leader_alone_fires_where_nobody_else_does() -> None:
    """[11.0.4] With one point and -1; at passing British too."""
    battle = Battle(GERMAN_FIRE, {"hickman": "E1", "wood-platoon": "M1"}, [1]).begin()
    assert battle.told("small-arms")[0][2] == "1-4"
    assert by_paragraph(battle.told("small-arms")[0][4])["11.0.4"] == -1
    battle = Battle(BRITISH_MOVEMENT, {"hickman": "E1", "wood-platoon": "M2"}, [1]).answer("move:wood-platoon", "go:M1")
    assert [args[0] for args in battle.told("small-arms")] == [(piece("hickman"),)]
    pieces = {"hickman": "E1", "garrison-1": "NA2", "wood-platoon": "M2"}
    battle = Battle(BRITISH_MOVEMENT, pieces, [1]).answer("move:wood-platoon", "go:M1")
    assert [args[0] for args in battle.told("small-arms")] == [(piece("garrison-1"),)]


def test_a_leader_alone_serves_a_gun() -> None:
    """[6.5.gun] [6.1.mg] [11.0.4] The field gun with -1, and a machine gun: none of his own and its five points."""
    battle = Battle(BRITISH_FIRE, {"wood": "ATG", "tank-1": "PB2"}).answer("field-gun:wood")
    assert battle.modifiers("target:tank-1") == {"11.0.4": -1}
    battle = Battle(GERMAN_FIRE, {"hickman": "ATG", "wood-platoon": "SET"}, [1, 1]).begin()
    assert by_paragraph(battle.told("gun-fire")[0][4]) == {"11.0.4": -1}
    battle = Battle(BRITISH_FIRE, {"wood": "NET", "garrison-1": "NA2"}).answer("machine-gun:wood")
    assert battle.odds("target:garrison-1").column == "5-8"
    assert battle.modifiers("target:garrison-1")["11.0.4"] == -1


def test_leaders_with_combat_units_fight_hand_to_hand() -> None:
    """[11.0.5] +1 to any combat unit, Friday too (ruling 34)."""
    battle = Battle(6, {"friday": "M1", "para-1": "M1", "platoon-1": "M1"}, [2]).begin()
    assert by_paragraph(battle.told("hand-to-hand")[0][5])["11.0.5"] == 1
