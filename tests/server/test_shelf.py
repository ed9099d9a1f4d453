"""What stands on the shelf: games, boards, counters, paragraphs, charts."""

import shutil
from pathlib import Path

import pytest

from bridgehead.engine.errors import DataError
from bridgehead.engine.play.game import Game
from bridgehead.showing.charts import charts_said
from tests.engine.toy import rulebook
from tests.server import shelf
from tests.server.people import PERSON, Client


def test_a_game_says_what_a_new_match_needs(client: Client) -> None:
    game = client.get("/games/")[0]
    assert (game["key"], game["title"]) == ("toy", "Toy")
    assert [seat["text"] for seat in game["seats"]] == ["Left", "Right"]
    assert [option["key"] for option in game["options"]] == ["luck", "dice"]
    assert game["secrets"]
    assert game["charts"] is (client.get("/games/toy/charts") != [])
    client.get("/games/chess", status=404)
    client.get("/games/toy/boards/board", status=404)


def test_counters_are_drawn_by_the_names_of_their_faces(client: Client) -> None:
    face = "br|infantry|platoon|8-4|suppressed|Brotheridge"
    drawn = client.get("/games/faces", face=face)
    assert ">8</text>" in drawn["faces"][face]
    assert "pattern" in drawn["definitions"]


def test_a_face_that_nobody_could_print_is_left_out(client: Client) -> None:
    for face in ("x", "br|infantry|crowd|1|||", "<script>", "br|infantry|platoon|1-2-3||" + "x" * 500):
        assert client.get("/games/faces", face=face)["faces"] == {}
    hostile = 'br|infantry|platoon|<script>"-4||<b>'
    assert "<script" not in client.get("/games/faces", face=hostile)["faces"].get(hostile, "")
    client.get("/games/faces", status=400)


def test_cards_are_drawn_by_their_numbers_with_the_backs(client: Client) -> None:
    drawn = client.get("/games/tonga/cards/drawn", card=[0, 76, 9999], lang="fr")
    assert {"0", "76", "back-br", "back-de-starred"} <= set(drawn["cards"]) and "9999" not in drawn["cards"]
    assert "Éclaireur" in drawn["cards"]["0"] and ".playing-card" in drawn["style"]
    assert client.get("/games/pegasus/cards/drawn", card=0)["cards"] == {}


def test_a_game_without_paragraphs_or_charts_has_none(client: Client) -> None:
    assert client.get("/games/toy/rules") == []
    assert client.get("/games/toy/charts") == []


def test_a_chart_that_cannot_be_read_is_refused_and_not_left_out(tmp_path: Path) -> None:
    """One sentence that names the file and the chart, whoever asks: server, terminal or command."""
    folder = tmp_path / "toy"
    shutil.copytree(Path(rulebook.__file__).parent, folder)
    (folder / "data" / "tables.toml").write_text('[bonus]\nrows = ["1", "2"]\ncolumns = ["plain"]\ncells = [["-"]]\n')
    with pytest.raises(DataError, match=r"^tables\.toml: .*bonus.*\.$"):
        charts_said(Game(folder, rulebook.RULES), "en")


@pytest.mark.parametrize("game", shelf.games())
def test_spaces_of_every_board_bear_the_numbers_of_the_game(client: Client, game: str) -> None:
    """What is lit, where a piece stands, and what is sent back are all told in the game's numbers."""
    loaded = shelf.game(game)
    for key in loaded.boards:
        seen = client.get(f"/games/{game}/boards/{key}")
        assert [loaded.rules.name("space", space["space"]) for space in seen["spaces"]] == [
            space["id"] for space in seen["spaces"]
        ]


def test_anybody_may_ask_what_blocks_a_line_of_sight(client: Client) -> None:
    """Spaces are told by the game's numbers; a game without such lines says so."""
    match = client.begin(PERSON, PERSON, game="airborne", scenario="merville").match
    number = {space["id"]: space["space"] for space in client.get("/games/airborne/boards/merville")["spaces"]}
    clear = client.get(f"/matches/{match}/sight", here=number["H11"], there=number["E12"])
    assert clear["clear"] and clear["along"] == [number[name] for name in ("H11", "G12", "F11", "E12")]
    blocked = client.get(f"/matches/{match}/sight", here=number["N15"], there=number["L20"])
    assert blocked["blocked_at"] == number["N16"] and "N16" in blocked["text"] and blocked["paragraph"] == "P9.1"
    client.get(f"/matches/{match}/sight", here=number["H11"], there=39, status=404)
    toy = client.begin(PERSON, PERSON).match
    client.get(f"/matches/{toy}/sight", here=0, there=1, status=422)
