"""Chapter 5.4: how German units move towards the British. British units here are suppressed, so that nobody fires."""

from pathlib import Path

import pytest

from bridgehead.games.pegasus.printed.terms import BRITISH_FIRE, GERMAN_MOVEMENT
from tests.games.pegasus.positions import Battle, space
from tests.games.pegasus.test_fights import fight, told, where
from tests.games.pegasus.test_on_the_march import play_on


def march(german: str, *british: str, dice: tuple[int, ...] = ()) -> Battle:
    """A garrison squad moves; suppressed British units are in the areas."""
    units = ["wood-platoon", "smith-platoon", "fox-platoon", "sweeney-platoon"][: len(british)]
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": german, **dict(zip(units, british, strict=True))}, dice)
    return battle.suppress(*units).begin()


def test_a_german_goes_his_full_allowance_to_the_nearest() -> None:
    """[5.4] [5.1.german] Three points along the road; the British on the Orne bridge are nearer than those beyond."""
    assert march("RA3", "RB", "M1").where("garrison-1") == "RA1"


def test_entering_a_british_area_costs_one_more() -> None:
    """[5.4] [5.2.4] Two areas and the extra point: just enough for three points; one area farther it is not."""
    assert march("RA3", "RA1").where("garrison-1") == "RA1"
    assert march("BE1", "BE4").where("garrison-1") != "BE4"


def test_a_die_between_two_equally_near() -> None:
    """[5.4.1] Three faces for each."""
    ends = [march("BE3", "BE1", "BE5", dice=(die,)).where("garrison-1") for die in range(1, 7)]
    assert ends[0] == ends[1] == ends[2]
    assert ends[3] == ends[4] == ends[5]
    assert ends[0] != ends[3]


def test_a_die_between_three_equally_near() -> None:
    """[5.4.1] Two faces for each, as in the rulebook's example."""
    ends = [march("M2", "RB", "M1", "NC2", dice=(die,)).where("garrison-1") for die in range(1, 7)]
    assert ends[0] == ends[1]
    assert ends[2] == ends[3]
    assert ends[4] == ends[5]
    assert set(ends) == {"RB", "M1", "NC2"}


def test_four_share_the_die_and_the_rest_is_rolled_again() -> None:
    """[5.4.1] One face each; a 5 or 6 belongs to nobody and is rolled again."""
    battle = march("M2", "RB", "M1", "NC2", "SC2", dice=(5, 6, 1))
    assert battle.used() == 3


def test_the_obstructed_one_comes_before_the_die() -> None:
    """[5.4.2] British on the river bank OW and on the bridge RB, equally near: no die."""
    battle = march("M2", "RB", "OW")
    assert battle.where("garrison-1") == "OW"
    assert battle.rolled() == []


def test_the_next_area_in_cover_comes_before_the_die(tmp_path: Path) -> None:
    """[5.4.2] From the tower trench the field and the road beyond the gun pit are equally near: the pit, and no die."""
    units = ["platoon-1 SET", "fox-platoon WIRE s", "smith-platoon E1 s", "sappers-1 M1 s"]
    match = fight(tmp_path, units, [3] * 9, "german-movement")
    assert told(match, "advances")[0][1:] == (space("SET"), space("ATG"))
    assert "nearest-british" not in [args[0] for args in told(match, "die")]


def test_of_two_nearest_behind_cover_the_die_decides(tmp_path: Path) -> None:
    """[5.4.1] [5.4.2] The field, where two units are, is left out: one face in two for the road and for the bridge."""
    units = ["platoon-1 SET", "fox-platoon WIRE s", "wood-platoon WIRE s", "smith-platoon E1 s", "sappers-1 PB2 s"]
    ends = [told(fight(tmp_path, units, [die] + [3] * 9, "german-movement"), "advances")[-1][2] for die in range(1, 7)]
    assert ends == [space("E1")] * 3 + [space("PB2")] * 3


def test_of_two_ways_the_one_through_cover() -> None:
    """[5.4.2] From BE2 to BE5 by the road or through the houses B3 and B2: through the houses."""
    assert march("BE2", "BE5").where("garrison-1") == "B2"


def test_cover_is_not_left_for_the_open() -> None:
    """[5.4.3] [5.4.4] From the pillbox the British at M2 cannot be reached: the squad stays."""
    assert march("PIL", "M2").where("garrison-1") == "PIL"


def test_cover_is_left_for_the_british() -> None:
    """[5.4.3] An open area with British in it is an end like another."""
    assert march("PIL", "M1").where("garrison-1") == "M1"


def test_the_move_stops_short_in_the_last_cover() -> None:
    """[5.4.4] From B3 by B2 and B1; the third point would end on the open junction, so the move ends in B1."""
    assert march("B3", "W1").where("garrison-1") == "B1"


def test_who_stands_in_the_open_may_end_in_the_open() -> None:
    """[5.4.3] The rule holds for units that begin in cover."""
    assert march("RA3", "M2").where("garrison-1") == "RB"


def test_the_move_ends_with_the_british() -> None:
    """[5.4.5] One point is left, but the squad stays where it has met a combat unit."""
    assert march("RA3", "RA2", "RA1").where("garrison-1") == "RA2"


def test_a_squad_that_is_among_the_british_stays() -> None:
    """[5.4.5] It has its nearest enemy."""
    assert march("RA2", "RA2", "RA1").where("garrison-1") == "RA2"


@pytest.mark.parametrize(("option", "where"), [("move", "NA2"), ("stay", "NET")])
def test_crews_leave_their_guns_unless_the_option_holds_them(option: str, where: str) -> None:
    """[5.4] Ruling 28: British in the meadow draw the crew of NET out of its trench, unless the option holds it."""
    pieces = {"garrison-1": "NET", "wood-platoon": "NA2"}
    battle = Battle(GERMAN_MOVEMENT, pieces, options={"crews": option}).suppress("wood-platoon").begin()
    assert battle.where("garrison-1") == where


def test_a_leader_goes_with_his_men() -> None:
    """[5.4] [5.7] Hickman moves at three points with the first squad that leaves his area."""
    pieces = {"garrison-1": "RA3", "hickman": "RA3", "wood-platoon": "RB"}
    battle = Battle(GERMAN_MOVEMENT, pieces).suppress("wood-platoon").begin()
    assert battle.where("hickman") == battle.where("garrison-1") == "RA1"


@pytest.mark.parametrize(("start", "end"), [("W2", "W2"), ("LP6", "W3"), ("LP1", "W3"), ("W1", "W2")])
def test_nobody_crosses_a_destroyed_bridge(start: str, end: str) -> None:
    """[8.0.6] [5.4] West of the canal with all the British east of it: as near as the water lets them (ruling 67)."""
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": start, "wood-platoon": "E1"}).suppress("wood-platoon")
    battle.g.span[:] = [2, 2]
    assert battle.begin().where("garrison-1") == end


def test_with_the_bridge_gone_those_in_reach_are_nearest() -> None:
    """[5.4] [8.0.6] British at the bridge end are cut off; those in the village are gone for, by the town hall."""
    pieces = {"garrison-1": "W1", "wood-platoon": "E1", "fox-platoon": "B3"}
    battle = Battle(GERMAN_MOVEMENT, pieces).suppress("wood-platoon", "fox-platoon")
    battle.g.span[:] = [2, 2]
    assert battle.begin().where("garrison-1") == "B2"


def hold(battle: Battle) -> Battle:
    """The British let everybody pass."""
    while battle.offers():
        battle.answer("hold")
    return battle


@pytest.mark.parametrize(("die", "end"), [(1, "BE5"), (2, "BE5"), (3, "BE1"), (4, "BE1"), (5, "BE1"), (6, "BE1")])
def test_the_die_is_shared_by_units(die: int, end: str) -> None:
    """[5.4.1] Two units on one side and one on the other, equally near: two thirds of the die against one."""
    pieces = {"garrison-1": "BE3", "wood-platoon": "BE5", "fox-platoon": "BE1", "smith-platoon": "BE1"}
    assert hold(Battle(GERMAN_MOVEMENT, pieces, [die])).where("garrison-1") == end


@pytest.mark.parametrize(("die", "end"), [(1, "BE5"), (3, "BE5"), (4, "BE1"), (6, "BE1")])
def test_more_units_than_faces(die: int, end: str) -> None:
    """[5.4.1] Ruling 66: seven units cannot share a die; the areas do."""
    names = [f"{name}-{half}" for name in ("wood", "fox", "smith") for half in ("a", "b")]
    pieces = {"garrison-1": "BE3", "howard": "BE5", **dict.fromkeys(names, "BE1")}
    assert hold(Battle(GERMAN_MOVEMENT, pieces, [die])).where("garrison-1") == end


def test_the_car_races_off_in_the_very_move_in_which_it_is_fired_at() -> None:
    """[5.8.fire] Slowly it has come to RA1, with a point left; fired at from OE it has four points more at once."""
    battle = Battle(GERMAN_MOVEMENT, {"wood-platoon": "OE"}, [1, 1]).coming("car", "schmidt", turn=3, area="RA3")
    battle.answer("join:wood-platoon")
    assert battle.told("car-speeds-up") == [(7,)]
    assert hold(battle).where("car") == "PB2"


# ---- what stops them [5.4.5]


def test_a_leader_alone_stops_no_platoon() -> None:
    """[5.4.5] [5.2.4] The column pays a point more to pass Howard on the road and goes on; a platoon would stop it."""
    for name, end in (("howard", "LP3"), ("hq-1", "LP2")):
        battle = Battle(GERMAN_MOVEMENT, {"tank-1": "LP5", "platoon-1": "LP1", name: "LP2"})
        assert hold(battle.column("tank-1", "platoon-1")).where("platoon-1") == end


def test_a_leader_alone_stops_no_tank() -> None:
    """[5.4.5] [5.2.4] Two points for Howard's area, one for the next."""
    for name, end in (("howard", "LP3"), ("hq-1", "LP2")):
        battle = Battle(GERMAN_MOVEMENT, {"tank-1": "LP1", name: "LP2"}).column("tank-1")
        assert hold(battle).where("tank-1") == end


def test_a_leader_alone_stops_no_car() -> None:
    """[5.4.5] [5.8.drive] Schmidt drives past Howard, slowly: two points for his area and one for the next."""
    for name, end in (("howard", "RA1"), ("hq-1", "RA2")):
        battle = Battle(GERMAN_MOVEMENT, {name: "RA2"}, [1]).coming("car", "schmidt", turn=3, area="RA3")
        assert hold(battle).where("car") == end


def test_in_a_retreat_those_at_the_edge_make_room() -> None:
    """[5.5.1-3] [5.7] The first shot wrecks the tank, a 1: the two platoons at LP3 march off the map first, and those
    behind them are not held up.
    """
    pieces = {"wood-platoon": "B1", "tank-1": "LP6", **dict.fromkeys(("platoon-1", "platoon-2"), "LP4")}
    battle = Battle(BRITISH_FIRE, {**pieces, **dict.fromkeys(("platoon-3", "platoon-4"), "LP3")}, [6, 1])
    battle.column("tank-1", *[f"platoon-{number}" for number in range(1, 5)]).give("piat-1", "wood-platoon")
    battle.answer("piat:wood-platoon", "target:tank-1").jump(GERMAN_MOVEMENT)
    assert [battle.where(f"platoon-{number}") for number in range(1, 5)] == ["LP1", "LP1", "", ""]


def test_those_beyond_the_water_are_not_near(tmp_path: Path) -> None:
    """[5.4.1] [8.0.6] With the bridge gone Fox at Bénouville is the nearest for who stands at its western end, though
    Wood on the other bank is not half as far as the crow flies.
    """
    units = ["garrison-1 W2", "wood-platoon E1 s", "fox-platoon BE1 s"]
    match = fight(tmp_path, units, [3] * 9, "german-movement", 'bridge = "destroyed"')
    assert where(match, "garrison-1") == "GON"


def test_a_leader_stays_with_men_who_cannot_move(tmp_path: Path) -> None:
    """[5.4] [10.0.1] Ruling 58: Hickman goes with the first that leaves; where nobody leaves he leaves nobody."""
    match = fight(tmp_path, ["fox-platoon BE1 s", "platoon-1 BE4 s", "hickman BE4"], [3] * 9, "german-movement")
    assert where(match, "hickman") == "BE4"


@pytest.mark.parametrize(("state", "area"), [("", "B3"), ("s", "BE4"), ("w", "BE4")])
def test_a_leader_who_cannot_move_is_not_taken_along(tmp_path: Path, state: str, area: str) -> None:
    """[10.0.1] [11.0.3] Ruling 58: the platoon goes without a leader who is suppressed or wounded."""
    units = ["fox-platoon BE1 s", "platoon-1 BE4", f"hickman BE4 {state}"]
    match = fight(tmp_path, units, [3] * 9, "german-movement")
    assert (where(match, "platoon-1"), where(match, "hickman")) == ("B3", area)


def test_a_leader_goes_with_one_unit_only(tmp_path: Path) -> None:
    """[5.4] [5.1.german] Ruling 58: he comes with platoon 1 to where platoon 2 leaves for BE2, and has moved."""
    units = ["fox-platoon BE2 s", "platoon-1 B1", "hickman B1", "platoon-2 B3"]
    match = fight(tmp_path, units, [3] * 9, "german-movement")
    assert [where(match, name) for name in ("platoon-1", "platoon-2", "hickman")] == ["B3", "BE2", "B3"]


def test_of_ways_alike_the_first_on_the_map_is_taken(tmp_path: Path) -> None:
    """[5.4] Ruling 29: from the fields of LePort to those beyond the road by the first of its areas."""
    match = fight(tmp_path, ["fox-platoon F1 s", "garrison-1 C2"], [3] * 9, "german-movement")
    assert [args[2] for args in told(match, "advances")] == [space("LP1"), space("F1")]


@pytest.mark.parametrize(("die", "area"), [(1, "F1"), (3, "LP1"), (6, "F1")])
def test_who_is_suppressed_as_he_comes_in_goes_no_farther(tmp_path: Path, die: int, area: str) -> None:
    """[6.4] [10.0.1] [13.1.5] Fox fires at the first platoon of force 2, which comes in its second turn and has two
    points left to go for him, now that it is fired upon: an S holds it at the edge of the map.
    """
    match = fight(tmp_path, ["fox-platoon F1"], [1, 1, 1, die] + [1] * 30, "german-movement", force="2")
    play_on(match, "opportunity-fire", 7)
    match.answer("join:fox-platoon")
    assert where(match, "platoon-1") == area


def test_there_is_always_room_for_a_leader(tmp_path: Path) -> None:
    """[5.7] A squad has come to the tank on the bridge; Hickman, by himself, comes there too, and not past Howard."""
    units = ["garrison-1 RA3", "hickman ES", "tank-1 M1", "howard M2 s"]
    match = fight(tmp_path, units, [1] * 9, "german-movement")
    assert [where(match, name) for name in ("tank-1", "garrison-1", "hickman")] == ["RB"] * 3


def test_the_germans_stay_when_there_is_nobody_to_go_for(tmp_path: Path) -> None:
    """[5.4] No British unit is left on the map."""
    match = fight(tmp_path, ["garrison-1 LP3"], [], "german-movement", "last_turn = 6")
    assert match.choice is None
    assert told(match, "advances") == []
