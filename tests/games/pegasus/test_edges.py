"""Cases at the edge of the rules that a sample of mutants asked for, played through matches of own scenarios."""

from pathlib import Path

import pytest

from tests.games.pegasus.positions import GAME, piece, space
from tests.games.pegasus.test_fights import fight, offered, told, where


def test_prisoners_do_not_retreat_with_leaders(tmp_path: Path) -> None:
    """[5.3.bunkers.4] [7.0.6] Two leaders guard the prisoners of OE; the one who is left goes without them."""
    units = ["fox-platoon OE", "howard OE", "neilson OE", "platoon-1 EN s"]
    match = fight(tmp_path, units, [1] * 5, "british-movement")
    for answer in ("move:fox-platoon", "search:OE", "done"):
        match.answer(answer)
    for answer in ("move:fox-platoon", "go:RA1", "go:RA2", "stop", "done"):
        match.answer(answer)
    for answer in ("hold", "done", "lose:howard", "retreat:RA1"):
        match.answer(answer)
    assert told(match, "retreats") == [((piece("neilson"),), space("OE"), space("RA1"))]
    assert told(match, "prisoners-gone") == [(piece("prisoners-1"), space("OE"))]


def test_germans_retreat_into_cover_though_the_road_comes_first(tmp_path: Path) -> None:
    """[7.0.6] Ruling 56: the junction stands before the gardens in the list of the ways out, and is open."""
    match = fight(tmp_path, ["para-1 W1 6", "para-2 W1 3", "platoon-1 W1", "sappers-1 RB"], [4])
    assert where(match, "platoon-1") == "W3"


def test_a_wreck_takes_no_room_in_a_retreat(tmp_path: Path) -> None:
    """[5.7] One infantry unit may stack with a tank; with a wreck, which is nobody's, any number may."""
    units = ["smith-platoon B1", "tank-1 TJ", "platoon-2 TJ s", "para-1 W1 6", "para-2 W1 3", "platoon-1 W1 s"]
    units += ["sappers-1 W3", "sappers-2 W2", "sappers-3 GON"]
    match = fight(tmp_path, units, [6, 6, 3, 3, 3], "british-fire")
    for answer in ("piat:smith-platoon", "target:tank-1", "done"):
        match.answer(answer)
    assert where(match, "platoon-1") == "TJ"


def test_a_tank_is_not_engaged_with_its_infantry(tmp_path: Path) -> None:
    """[7.0.3a] [13.1.6] Ruling 45: held before the position where its platoon has fought, it must still look out."""
    match = fight(tmp_path, ["fox-platoon E1 6 p", "platoon-1 E1", "tank-1 E1"], [1, 1, 1, 1, 3])
    assert told(match, "hand-to-hand")[0][6] == "ENG"
    match.answer("done")
    match.answer("done")
    assert [args[0] for args in told(match, "breakthrough")] == [piece("tank-1")]
    assert [args[0] for args in told(match, "spotting")] == [piece("tank-1")]


def test_schmidt_leaves_his_car_in_a_retreat(tmp_path: Path) -> None:
    """[7.0.6] [5.8] He goes with the platoon on foot; the car stays without him and leaves play."""
    option = "[options]\nschmidt-turn = 6"
    match = fight(tmp_path, ["fox-platoon RA3", "platoon-1 RA3 5 s"], [1, 3, 6], "german-movement", option, chit="A")
    match.answer("hold")
    match.answer("done")
    assert told(match, "retreats") == [((piece("schmidt"), piece("platoon-1")), space("RA3"), space("RV"))]
    assert (where(match, "schmidt"), where(match, "car")) == ("RV", "")


def test_nothing_is_disarmed_on_a_bridge_that_is_gone(tmp_path: Path) -> None:
    """[9.1] [9.3] The charges have gone off: sappers who bridge the gap spend their turns there on that alone."""
    units = ["fox-platoon E1", "garrison-1 PIL s", "sappers-1 E1"]
    match = fight(tmp_path, units, [1, 6, 1, 6, 6, 6], "british-fire", chit="G", seed=1)
    for answer in ("fire:fox-platoon", "target:garrison-1", "shoot", "done", "done"):
        match.answer(answer)
    assert told(match, "demolition")[0][2] == "destroyed"
    for answer in ("move:sappers-1", "go:PB2", "done", "done", "done", "done"):
        match.answer(answer)
    assert told(match, "makeshift-bridge") == [(space("PB2"),)]
    assert told(match, "span-disarmed") == []


def test_suppressed_squads_do_not_recombine(tmp_path: Path) -> None:
    """[12.combine] [10.0.1] Ruling 64: who is suppressed does not shake it off by another counter."""
    match = fight(tmp_path, ["fox-a E1", "fox-b E1 s"], [], "british-movement")
    assert offered(match, "combine") == []
    match = fight(tmp_path, ["fox-a E1", "fox-b E1"], [], "british-movement")
    assert offered(match, "combine") == ["fox-platoon"]


@pytest.mark.parametrize(("units", "kept"), [("p p", True), ("p -", False), ("- p", False)])
def test_a_platoon_has_a_position_when_both_squads_have(tmp_path: Path, units: str, kept: bool) -> None:
    """[12.combine] [5.3.positions] Ruling 76."""
    words = [word.replace("-", "") for word in units.split()]
    match = fight(tmp_path, [f"fox-a E1 {words[0]}", f"fox-b E1 {words[1]}"], [], "british-movement")
    match.answer("combine:fox-platoon")
    marks = [one.marks for one in match.view("british").pieces if one.name == "fox-platoon"]
    assert ("prepared" in marks[0]) == kept


def test_tanks_too_pay_for_the_british_at_their_entry(tmp_path: Path) -> None:
    """[5.2.4] [13.1.5] A leader alone does not stop them, but costs each a point: the first comes two areas far, the
    third one none, the fourth has to wait.
    """
    match = fight(tmp_path, ["howard LP1", "sappers-1 RB"], [1, 1, 1], "german-movement", force="2")
    assert [where(match, f"tank-{number}") for number in (1, 2, 3, 4)] == ["LP3", "LP2", "LP1", ""]


def test_a_tank_from_ranville_drives_to_leport(tmp_path: Path) -> None:
    """[14.chart.tanks] Ruling 39: chit H, first die a two: it comes in turn 2 and does not leave where it came from."""
    path = tmp_path / "tanks.toml"
    levels = "[victory]\nmarginal = 57\nsubstantial = 60\noverwhelming = 66\n"
    path.write_text('chits = ["H"]\ngliders_may_be_lost = false\n' + levels, encoding="utf-8")
    match = GAME.match(scenario=str(path), options={"dice": "manual"}, seed=1)
    while match.choice is not None and match.view("british").turn < 3:
        if match.choice.prompt == "roll":
            match.answer("roll", 2)
        else:
            match.answer("done")
    assert (where(match, "tank-1"), told(match, "leaves-map")) == ("RB", [])
