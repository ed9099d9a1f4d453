"""The entry area of LePort is the first area of the board: whoever stands there stands somewhere."""

from pathlib import Path

import pytest

from bridgehead.engine.errors import BridgeheadError
from tests.games.pegasus.positions import GAME, piece, space
from tests.games.pegasus.test_fights import fight, offered, told, where


def test_the_leading_tank_may_be_hit_there(tmp_path: Path) -> None:
    """[5.5] The only tank of the map leads wherever it is: the first shot wrecks it, and the die for the retreat is
    cast.
    """
    match = fight(tmp_path, ["smith-platoon F1", "tank-1 LP1"], [6, 6], "british-fire")
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    assert told(match, "column-retreat") == [(6, "none")]


def test_the_nearest_tank_may_be_there(tmp_path: Path) -> None:
    """[5.5.4] A four: the one tank left turns back, and has reached the edge of the map already."""
    match = fight(tmp_path, ["smith-platoon B1", "tank-1 LP6", "tank-2 LP1"], [6, 4], "british-fire")
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    assert told(match, "tank-retreats") == [(piece("tank-2"), space("LP1"))]
    assert told(match, "leaves-map") == [(piece("tank-2"), space("LP1"))]


def test_whoever_is_there_retreats_with_the_force(tmp_path: Path) -> None:
    """[5.5.1-3] A one: the tank that stands at the edge of the map turns back too, and is gone in the next turn."""
    units = ["smith-platoon F1", "tank-1 LP2", "tank-2 LP1", "sappers-1 RB"]
    match = fight(tmp_path, units, [6, 1, 1, 1], "british-fire")
    for answer in ("piat:smith-platoon", "target:tank-1", "done"):
        match.answer(answer)
    match.answer("done")
    assert [args[0] for args in told(match, "leaves-map")] == [piece("tank-2")]


def test_a_tank_on_its_way_there_may_lead(tmp_path: Path) -> None:
    """[5.5] [14.chart.tanks] Tank 1 of chit H comes by Ranville and makes for LePort: it leads like any other. Every
    die but those of the Piat and of the retreat is a two, which lands the gliders at the wire and at NC2.
    """
    path = tmp_path / "tanks.toml"
    levels = "[victory]\nmarginal = 57\nsubstantial = 60\noverwhelming = 66\n"
    path.write_text('chits = ["H"]\ngliders_may_be_lost = false\n' + levels, encoding="utf-8")
    match = GAME.match(scenario=str(path), options={"dice": "manual"}, seed=1)
    while match.choice is not None and (match.choice.prompt != "fire" or match.view("british").turn < 3):
        if match.choice.prompt == "roll":
            match.answer("roll", 2)
        else:
            match.answer("done")
    match.answer("piat:smith-platoon")
    match.answer("target:tank-1")
    match.answer("roll", 6)
    match.answer("roll", 6)
    assert told(match, "tank-wrecked") == [(piece("tank-1"), space("E1"))]
    assert told(match, "column-retreat") == [(6, "none")]


def test_british_there_move_and_fire(tmp_path: Path) -> None:
    """[5] [6.1] Fox's platoon stands there and is asked for its move; then it fires up the road."""
    match = fight(tmp_path, ["fox-platoon LP1", "platoon-1 LP2 s"], [1] * 9, "british-movement")
    assert offered(match, "move") == ["fox-platoon"]
    match.answer("done")
    assert offered(match, "fire") == ["fox-platoon"]


@pytest.mark.parametrize("again", ["fox-platoon", "fox-a"])
def test_nobody_is_set_down_twice_there(tmp_path: Path, again: str) -> None:
    """[17] Neither the platoon once more nor one of its squads."""
    with pytest.raises(BridgeheadError, match=f"'{again}' is on the map already"):
        fight(tmp_path, ["fox-platoon LP1", f"{again} LP1"], [])


def test_squads_recombine_there(tmp_path: Path) -> None:
    """[12] [12.combine] As anywhere else; and a platoon breaks down."""
    assert offered(fight(tmp_path, ["fox-platoon LP1"], [], "british-movement"), "break-down") == ["fox-platoon"]
    assert offered(fight(tmp_path, ["fox-a LP1", "fox-b LP1"], [], "british-movement"), "combine") == ["fox-platoon"]


def test_prisoners_are_worth_a_point_there(tmp_path: Path) -> None:
    """[16.chart] Fox leads those of the bunker WN there in three turns: one, two for the bunker, three for its gun."""
    match = fight(tmp_path, ["fox-platoon WN"], [1], "british-movement", "last_turn = 8")
    for answer in ("move:fox-platoon", "search:WN"):
        match.answer(answer)
    for way in (("go:W3", "go:C3"), ("go:C2", "go:LP1")):
        for answer in ("move:fox-platoon", "take:prisoners-1", *way):
            match.answer(answer)
    assert match.outcome is not None and match.outcome.scores == [6.0]


def test_the_germans_go_for_those_who_are_there(tmp_path: Path) -> None:
    """[5.4] Two points by the road and one for the enemy."""
    match = fight(tmp_path, ["fox-platoon LP1 s", "garrison-1 LP3"], [1] * 9, "german-movement")
    assert where(match, "garrison-1") == "LP1"


def test_prisoners_left_there_are_gone(tmp_path: Path) -> None:
    """[5.3.bunkers.4] Fox has brought them there, and goes on without them."""
    match = fight(tmp_path, ["fox-platoon WN"], [1], "british-movement")
    for answer in ("move:fox-platoon", "search:WN"):
        match.answer(answer)
    for way in (("go:W3", "go:C3"), ("go:C2", "go:LP1")):
        for answer in ("move:fox-platoon", "take:prisoners-1", *way):
            match.answer(answer)
    for answer in ("move:fox-platoon", "go:F1", "stop"):
        match.answer(answer)
    assert told(match, "prisoners-gone") == [(piece("prisoners-1"), space("LP1"))]
