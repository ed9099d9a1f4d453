"""A player's own scenario files: what they set up, and how a wrong one is refused."""

from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.games.pegasus.state import PegasusState
from tests.games.pegasus.positions import piece, space
from tests.games.pegasus.test_fights import fight

GAME = registry.game("pegasus")

OWN = """
chits = ["C"]
german_force = "none"
british_force = "none"
turn = 6
phase = "british-movement"
last_turn = 8
british_control = ["PB2"]
cleared = ["NET"]
destroyed_guns = ["mg-1"]
bridge = "damaged"

[victory]
marginal = 10
substantial = 20
overwhelming = 30

[[unit]]
name = "smith-a"
area = "PIL"
strength = 3
grenades = 1

[[unit]]
name = "smith"
area = "PIL"
wounded = true

[[unit]]
name = "tank-1"
area = "W1"

[[unit]]
name = "platoon-1"
area = "W2"
strength = 4
suppressed = true
"""


def match(tmp_path: Path, old: str = "", new: str = "") -> Match:
    """A match of the scenario above, one thing in it changed."""
    assert old in OWN
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace(old, new, 1), encoding="utf-8")
    return GAME.match(str(path), seed=3)


def state(given: Match) -> PegasusState:
    """The state of a match of this game."""
    found = given.state
    assert isinstance(found, PegasusState)
    return found


def test_a_battle_is_taken_up_where_the_file_says(tmp_path: Path) -> None:
    """[17] Turn, phase, units with all that is said of them, control, bunkers, guns and the bridge."""
    given = match(tmp_path)
    g = state(given)
    assert given.choice is not None and given.choice.prompt == "move"
    assert g.turn == 6
    assert g.place[piece("smith-a")] == space("PIL")
    assert (g.strength[piece("smith-a")], g.grenades[piece("smith-a")]) == (3, 1)
    assert g.wounded[piece("smith")] == 1
    assert g.strength[piece("platoon-1")] == 4 and g.suppressed[piece("platoon-1")] == 1
    assert g.control[space("PB2")] == 0 and g.control[space("PB1")] == 1
    assert g.cleared[space("NET")] == 1
    assert g.strength[piece("mg-1")] == 0
    assert g.span == [1, 1]


def test_nobody_else_is_there(tmp_path: Path) -> None:
    """[17] The garrison's counters are put away; forces denied never come; the game ends when the file says."""
    given = match(tmp_path)
    while given.choice is not None:
        given.take(given.choice.options[-1])
    kinds = {event.kind for event in given.events}
    assert not kinds & {"german-force", "german-entry", "british-force", "british-entry", "turned-up", "glider-lands"}
    assert state(given).turn == 9


def test_the_piat_comes_with_its_platoon(tmp_path: Path) -> None:
    """[13.2.3] Smith's squad carries the Piat that landed with the platoon."""
    assert state(match(tmp_path)).carrier[0] == piece("smith-a")


def test_a_tank_drives_on(tmp_path: Path) -> None:
    """[5.6.road] A tank set down makes for Ranville by way of the bridge."""
    given = match(tmp_path)
    given.answer("done")
    assert any(event.kind == "drives" for event in given.events)


def test_a_scenario_may_only_change_the_numbers(tmp_path: Path) -> None:
    """[17] Without a turn the game begins with the gliders."""
    path = tmp_path / "mine.toml"
    path.write_text(
        'chits = ["A"]\nvictory = { marginal = 1, substantial = 2, overwhelming = 3 }\n'
        'options = { crews = "stay" }\nbritish_force = "C"\n',
        encoding="utf-8",
    )
    given = GAME.match(str(path), seed=1)
    assert any(event.kind == "glider-entry" for event in given.events)
    assert state(given).config.crews_stay
    assert state(given).british_force == 2


def test_its_record_replays_without_the_file(tmp_path: Path) -> None:
    """A record of an own scenario brings the scenario along."""
    given = match(tmp_path)
    given.answer("done")
    (tmp_path / "mine.toml").unlink()
    again = replay(GAME, Record.parse(given.record.text()), check=True)
    assert again.events == given.events


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"smith-a"', '"smith-x"', "unit[1]: there is no unit 'smith-x'"),
        ('"smith-a"', '"mg-2"', "unit[1]: there is no unit 'mg-2'"),
        ('area = "W2"', 'area = "W9"', "unit[4]: 'area' is 'W9'; it must be an area of the board: LP1"),
        ("strength = 4", "strength = 9", "unit[4]: 'strength' is 9; it must be from 1 to 6."),
        ("turn = 6", "turn = 16", "'turn' is 16; it must be from 1 to 8."),
        ('"british-movement"', '"lunch"', "'phase' is 'lunch'; it must be one of: suppression-removal"),
        ('["C"]', '["Z"]', "'chits' is ['Z']; it must be a list of: A, B"),
        ('["C"]', "[]", "'chits' is []; it must be a list of one or more of: A, B"),
        ("bridge =", "brigde =", "there is no key 'brigde'"),
        ('"mg-1"', '"mg-7"', "'destroyed_guns' is ['mg-7']"),
        ("turn = 6", "", "'phase' needs 'turn'"),
        ("substantial = 20", "substantial = 5", "victory: 'substantial' is 5; it must be at least 10."),
        ('area = "W1"', 'area = "B1"', "unit[3]: 'area' is 'B1'; it must be a road area without another tank."),
        ('area = "W1"', 'area = "W1"\nsuppressed = true', "'suppressed' is True; it must be said of other units"),
        ('name = "smith"', 'name = "smith-platoon"', "unit[2]: 'smith-platoon' is on the map already."),
        ('name = "smith"', 'name = "smith-b"', "unit[2]: 'wounded' is True; it must be said of leaders only."),
        ('["PB2"]', '["W2"]', "'british_control' names 'W2', where Germans stand."),
        ('["NET"]', '["PIL"]', "'cleared' is ['PIL']; it must be a list of areas: WN, NET"),
        ('german_force = "none"', 'german_force = "4"', "'german_force' is '4'; it must be one of: 1, 2, 3, none."),
        ('area = "PIL"\nstrength', 'area = "PB1"\nprepared = true\nstrength', "'prepared' is True"),
        ('"damaged"', '"mended"', "'bridge' is 'mended'; it must be one of: intact, damaged, destroyed."),
        ('chits = ["C"]', 'chits = ["C"]\nabsent_gliders = [7]', "'absent_gliders' is [7]"),
    ],
)
def test_a_wrong_file_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BridgeheadError) as refusal:
        match(tmp_path, old, new)
    message = str(refusal.value)
    assert complaint in message
    assert message.startswith("mine.toml") and "\n" not in message


def test_the_piat_is_away_with_its_platoon(tmp_path: Path) -> None:
    """[17] [13.2.3] Where nobody of Smith's men is set down his Piat is not to come either."""
    names = [one.name for one in fight(tmp_path, ["fox-platoon E1"], []).view("british").pieces]
    assert "weapon-piat-1" not in names
    names = [one.name for one in fight(tmp_path, ["smith-platoon E1"], []).view("british").pieces]
    assert "weapon-piat-1" in names


@pytest.mark.parametrize("absent", [2, 3])
def test_the_piat_is_away_with_its_glider(tmp_path: Path, absent: int) -> None:
    """[17] [14] Glider 3 brings it; when the scenario leaves that out, nobody looks for a Piat that is to come."""
    path = tmp_path / "absent.toml"
    path.write_text(
        f'chits = ["A"]\nabsent_gliders = [{absent}]\n[victory]\nmarginal = 1\nsubstantial = 2\noverwhelming = 3\n',
        encoding="utf-8",
    )
    names = [one.name for one in GAME.match(str(path), seed=1).view("british").pieces]
    assert ("weapon-piat-1" in names) == (absent != 3)
