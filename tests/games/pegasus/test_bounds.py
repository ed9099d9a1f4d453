"""Cases at the edge of a rule, by chapter: what a change of one number, comparison or condition would break."""

from pathlib import Path

import pytest

from bridgehead.engine.columns import changed
from bridgehead.engine.errors import BridgeheadError
from bridgehead.games.pegasus.printed.components import BOARD
from bridgehead.games.pegasus.printed.terms import BRITISH_MOVEMENT, DESTROYED, GERMAN_MOVEMENT, HAND_TO_HAND, PREPARED
from bridgehead.games.pegasus.units.retreat import turn_back
from tests.games.pegasus.positions import GAME, Battle, piece, space
from tests.games.pegasus.test_05_tanks import drive
from tests.games.pegasus.test_12_breakdown import squads
from tests.games.pegasus.test_16_victory import drive_on
from tests.games.pegasus.test_fights import fight
from tests.games.pegasus.test_fights import where as area_of
from tests.games.pegasus.test_own_scenarios import OWN, match

MOVE = BRITISH_MOVEMENT


# ---- 5: movement


def test_who_has_all_four_points_digs_in_with_a_leader_beside() -> None:
    """[5.2.8] [5.3.positions] A platoon that takes its lieutenant along still has the whole four points."""
    battle = Battle(MOVE, {"wood-platoon": "BE1", "wood": "BE1"}).answer("move:wood-platoon", "take:wood")
    assert battle.targets("prepare") == ["BE1"]
    battle = Battle(MOVE, {"wood-platoon": "BE1", "wood": "BE1"}).wound("wood")
    assert battle.answer("move:wood-platoon", "take:wood").targets("prepare") == []


def test_platoons_go_before_the_garrison_and_leaders_last() -> None:
    """[13.1.5] Whatever their counters are numbered: the column, the garrison's squads, Hickman alone."""
    pieces = {"hickman": "LP1", "garrison-1": "RA3", "platoon-1": "BE4", "wood-platoon": "RB"}
    battle = Battle(GERMAN_MOVEMENT, pieces).suppress("wood-platoon").begin()
    movers = list(dict.fromkeys(args[0] for args in battle.told("advances")))
    assert movers == [(piece("platoon-1"),), (piece("garrison-1"),), (piece("hickman"),)]


def test_infantry_may_end_its_move_with_a_tank_that_has_no_platoon(tmp_path: Path) -> None:
    """[5.7] There is room for one infantry unit beside the tank that has come to the bridge; the second stops short."""
    units = ["garrison-1 RA3", "garrison-2 RA3", "tank-1 E1", "wood-platoon NC2 s"]
    given = fight(tmp_path, units, [1] * 9, "german-movement")
    assert [area_of(given, name) for name in ("tank-1", "garrison-1", "garrison-2")] == ["RB", "RB", "RA1"]


def test_the_crew_of_the_field_gun_is_held_by_the_option_too() -> None:
    """[5.4] Ruling 28: the field gun counts like a machine gun, while it is whole."""
    for option, where in (("move", "PB2"), ("stay", "ATG")):
        pieces = {"garrison-1": "ATG", "wood-platoon": "PB2"}
        battle = Battle(GERMAN_MOVEMENT, pieces, options={"crews": option}).suppress("wood-platoon").begin()
        assert battle.where("garrison-1") == where


# ---- 12: squads


def test_squads_do_not_recombine_after_either_has_moved() -> None:
    """[12.combine] The first of them counts as well as the second."""
    battle = squads("BE2", "BE1").answer("move:wood-a", "go:BE1", "stop")
    assert battle.targets("combine") == []


# ---- 14, 17: set-up and scenarios


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('chits = ["C"]', 'chits = ["C"]\nabsent_gliders = [2, 2]', "'absent_gliders' is [2, 2]"),
        ('name = "platoon-1"', 'name = "tank-1"', "'tank-1' is on the map already."),
    ],
)
def test_a_wrong_scenario_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """[17] A glider absent twice; a German set down twice."""
    with pytest.raises(BridgeheadError) as refusal:
        match(tmp_path, old, new)
    assert complaint in str(refusal.value)


def test_nobody_stands_on_a_destroyed_bridge(tmp_path: Path) -> None:
    """[17] A destroyed bridge and a unit on one of its spans do not go together; beside it they do."""
    path = tmp_path / "mine.toml"
    gone = OWN.replace('bridge = "damaged"', 'bridge = "destroyed"').replace('british_control = ["PB2"]\n', "")
    path.write_text(gone, encoding="utf-8")
    GAME.match(str(path))
    path.write_text(gone.replace('area = "W2"', 'area = "PB1"'), encoding="utf-8")
    with pytest.raises(BridgeheadError, match="while units stand on it"):
        GAME.match(str(path))


def test_a_group_of_two_gliders_has_a_lead_too(tmp_path: Path) -> None:
    """[4.1] [14.1] With a glider absent the south has two, and the player says which of them leads."""
    path = tmp_path / "mine.toml"
    path.write_text(
        'chits = ["A"]\nabsent_gliders = [3]\noptions = { set-up = "free" }\n'
        "victory = { marginal = 1, substantial = 2, overwhelming = 3 }\n",
        encoding="utf-8",
    )
    given = GAME.match(str(path), seed=1)
    while given.choice is not None and given.choice.prompt != "north":
        given.take(given.choice.options[0])
    for written in ("north:1", "north:2", "north:4", "lead:1"):
        assert given.choice is not None
        option = GAME.parse(written, given.choice.options)
        assert option is not None
        given.take(option)
    assert given.choice is not None and given.choice.prompt == "lead"
    assert [GAME.notation(option) for option in given.choice.options] == ["lead:5", "lead:6"]


def test_a_column_from_benouville_turns_round_at_last() -> None:
    """[17.1.tanks] Straight on from there is towards LePort, and after two turns back to the junction."""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "BE5"}, [6], turn=8, scenario="historical").column("tank-1")
    battle.g.entry[piece("tank-1")] = space("BE1")
    assert battle.begin().where("tank-1") == "LP6"
    assert [drive_on(battle) for _ in range(5)] == ["LP3", "LP1", "LP4", "TJ", "W2"]


# ---- grenades, rousing, gliders


def test_a_grenade_destroys_no_gun_of_another_area() -> None:
    """[5.3.grenades.3] Thrown into SET it costs the machine gun there; the field gun in its pit stays whole."""
    battle = Battle(MOVE, {"wood-platoon": "SET", "garrison-1": "SET"}, [5, 6, 6, 6])
    battle.answer("move:wood-platoon", "grenade:garrison-1")
    assert battle.strength("mg-4") == 0 and battle.strength("field-gun") > 0


def test_only_those_who_are_attacked_hand_to_hand_are_roused() -> None:
    """[7] [15.alert] Before the first combat; whoever sleeps elsewhere sleeps on."""
    pieces = {"garrison-1": "PIL", "garrison-2": "RA3", "wood-platoon": "PIL"}
    battle = Battle(HAND_TO_HAND, pieces, [3, 3], turn=2).asleep("garrison-1", "garrison-2").begin()
    assert [battle.g.awake[piece(name)] for name in ("garrison-1", "garrison-2")] == [1, 0]


def test_a_group_that_has_lost_its_last_glider_does_not_fly(tmp_path: Path) -> None:
    """[4.1] Two of the south are absent and a six costs the third: only the north comes in, and the game goes on."""
    path = tmp_path / "mine.toml"
    path.write_text(
        'chits = ["A"]\nabsent_gliders = [5, 6]\nvictory = { marginal = 1, substantial = 2, overwhelming = 3 }\n',
        encoding="utf-8",
    )
    given = GAME.match(str(path), seed=1, dice=[1, 6, 1, *[1, 2, 3, 4, 5] * 20])
    assert [event.args[0] for event in given.events if event.kind == "glider-entry"] == [0]
    assert [event.args[0] for event in given.events if event.kind == "glider-lost"] == [3]
    assert given.choice is not None and given.choice.prompt == "move"


# ---- tanks and reinforcements


def test_reinforcements_are_rolled_for_in_every_game() -> None:
    """[3.D.1] [3.C.1] [13] From the set-up on: the Germans on turn 4, the British on turn 6, once each."""
    given = GAME.match("beginner", seed=1)
    turns: dict[str, int] = {}
    while given.choice is not None and GAME.rules.turn(given.state) < 8:
        given.take(given.choice.options[-1])
        for event in given.events:
            turns.setdefault(event.kind, GAME.rules.turn(given.state))
    assert (turns["german-force"], turns["british-force"]) == (4, 6)
    kinds = [event.kind for event in given.events]
    assert kinds.count("german-force") == kinds.count("british-force") == 1


def test_a_tank_stops_where_it_comes_in_among_the_british() -> None:
    """[5.4.5] [5.6.road] It enters LP1 for one point more and goes no farther."""
    battle = Battle(GERMAN_MOVEMENT, {"wood-platoon": "LP1"}, turn=5).suppress("wood-platoon")
    assert battle.coming("tank-1", turn=5, area="LP1").begin().where("tank-1") == "LP1"
    battle = Battle(GERMAN_MOVEMENT, {"wood-platoon": "RA3"}, turn=5).suppress("wood-platoon")
    assert battle.coming("tank-1", turn=5, area="LP1").begin().where("tank-1") not in ("", "LP1")


def test_a_tank_does_not_break_through_into_a_wreck() -> None:
    """[5.6.breakthrough] [6.5.fire.5] Where the road beyond the position is barred no die is rolled."""
    pieces = {"tank-1": "LP3", "tank-2": "LP4", "wood-platoon": "LP3"}
    battle = Battle(GERMAN_MOVEMENT, pieces, [6, 6]).column("tank-1", "tank-2").wreck("tank-2")
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    assert battle.begin().rolled() == [] and battle.where("tank-1") == "LP3"


def test_a_tank_breaks_through_off_the_map_at_the_end_of_its_way() -> None:
    """[5.6.breakthrough] At Ranville there is no next road area to be free: the die alone decides."""
    for die, where in ((6, ""), (1, "RA3")):
        battle = Battle(GERMAN_MOVEMENT, {"tank-1": "RA3", "wood-platoon": "RA3"}, [die]).column("tank-1")
        battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
        assert battle.begin().rolled() == ["breakthrough"] and battle.where("tank-1") == where


def test_schmidt_stays_in_the_car_at_the_end_of_its_way() -> None:
    """[5.8] [5.4] A squad that leaves LP1 takes nobody out of the car that stands there."""
    pieces = {"car": "LP1", "schmidt": "LP1", "garrison-1": "LP1", "wood-platoon": "LP3"}
    battle = Battle(GERMAN_MOVEMENT, pieces).suppress("wood-platoon").begin()
    assert battle.where("garrison-1") != "LP1"
    assert battle.where("schmidt") == battle.where("car")


def test_platoons_make_room_when_the_column_turns_round(tmp_path: Path) -> None:
    """[17.1.tanks] [5.7] Two tanks and four platoons came from Bénouville and went straight on: when they turn, the
    platoons go the other way "to avoid stacking violations", so that both tanks drive their full three areas.
    """
    path = tmp_path / "column.toml"
    path.write_text(
        'chits = ["C"]\ngerman_force = "1"\nbritish_force = "none"\ndetour = true\nturn = 4\n'
        'phase = "british-movement"\n'
        "[victory]\nmarginal = 57\nsubstantial = 60\noverwhelming = 66\n"
        '[[unit]]\nname = "howard"\narea = "EN"\n',
        encoding="utf-8",
    )
    column = GAME.match(scenario=str(path), dice=[5, 5])
    while column.view("british").turn < 10:
        column.answer("done")
    found = {one.name: BOARD.ids[one.space] for one in column.view("british").pieces if one.space >= 0}
    assert (found["tank-1"], found["tank-2"], found["platoon-1"]) == ("LP4", "LP5", "LP1")


def test_a_makeshift_bridge_outlasts_sappers_who_leave_another_area() -> None:
    """[9.3] It lasts as long as a sapper is on it, whoever leaves some other area."""
    battle = Battle(MOVE, {"sappers-1": "PB2", "sappers-2": "E1"})
    battle.g.span[:] = [DESTROYED, DESTROYED]
    battle.g.makeshift[1] = 1
    battle.answer("move:sappers-2", "go:ATG", "stop")
    assert battle.g.makeshift[1] == 1


def test_those_nearest_to_the_edge_retreat_first() -> None:
    """[13.1.5] [5.5.1-3] In a retreat they make room for those behind them, whatever their numbers."""
    battle = drive({"platoon-1": "LP5", "platoon-2": "LP3", "wood-platoon": "RA3"})
    platoons = [piece("platoon-1"), piece("platoon-2")]
    for unit in platoons:
        turn_back(battle.g, unit)
    battle.begin()
    movers = [args[0] for args in battle.told("advances") if args[0] in [(unit,) for unit in platoons]]
    assert movers[0] == (piece("platoon-2"),)
