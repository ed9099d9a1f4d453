"""examples/river-line, installed as anybody would: in the terminal, over the wire, among the other games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from bridgehead.engine.play.record import Record
from tests.server.hosted import hosted
from tests.server.people import PATIENCE, PERSON, RANDOM, Client
from tests.terminal.test_real_terminal import Terminal
from tests.test_registry import command

GAME = "river-line"


@pytest.fixture(scope="module")
def client(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server that runs where the example is installed."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder}/matches.sqlite"
    with hosted(database, site) as (address, _), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        yield Client(cast(Any, http))


def test_it_is_one_of_the_games(site: Path) -> None:
    listed = command(site, "games")
    assert listed.stderr == "" and "river-line: River line" in listed.stdout
    said = command(site, "rules", GAME, "3.4")
    assert said.returncode == 0 and "river_line/combat/assault.py:" in said.stdout, "the rule, and where it is enforced"


@pytest.mark.parametrize("scenario", ["race", "long"])
def test_players_play_it(site: Path, scenario: str) -> None:
    seats = ["--seat", "west=staff", "--seat", "east=random"]
    played = command(site, "simulate", GAME, "--scenario", scenario, "--games", "20", "--jobs", "1", *seats)
    assert played.returncode == 0 and played.stderr == "" and "20 of 20 games finished" in played.stdout


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path) -> None:
    """A company is sent to the next hex, and the record says so."""
    file = tmp_path / "race.json"
    table = Terminal("play", GAME, "--seed", "3", "--seat", "east=staff", "--record", str(file), site=site)
    table.wait_for("Which company next?")
    table.press("11")
    table.wait_for("where to?")
    table.press("11")
    table.wait_for("marches to")
    table.press("\x11")
    assert table.end() == 0 and "Traceback" not in table.shown
    sent, marched = Record.load(file).answers[:2]
    assert sent == "send:west-1" and marched.startswith("march:")


def test_it_is_played_over_the_wire(client: Client) -> None:
    """Two people play a whole race; nobody sees the other's reserve before it is used."""
    playing = client.begin(PERSON, PERSON, game=GAME, scenario="race")
    facts = [[fact["key"] for fact in playing.table(seat)["seen"]["facts"]] for seat in (-1, 0, 1)]
    assert facts == [[], ["reserve-west"], ["reserve-east"]]
    playing.play_on()
    table = playing.table()
    assert table["ending"] is not None and table["seq"] > 2 * 8


def test_one_of_our_players_answers_at_the_table(client: Client) -> None:
    """West's go brings East's random player to its own."""
    playing = client.begin(PERSON, RANDOM, game=GAME, scenario="race", seed=1)
    playing.answer(0, playing.table(0)["seq"], "stay")
    log: list[str] = []
    while len(log) < 2 or playing.table()["question"]["seat"] != 0:
        log = [row["text"] for row in playing.table(0, lang="fr")["log"]["rows"]]
    assert "Ouest : les autres restent sur place." in log


def test_its_board_is_drawn(client: Client) -> None:
    board = client.get(f"/games/{GAME}/boards/board")
    assert len(board["spaces"]) == 45
    drawing = client.http.get(board["picture"])
    assert drawing.status_code == 200 and "<svg" in drawing.text
