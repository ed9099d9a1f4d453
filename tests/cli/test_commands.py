"""What the sub-commands print: the contract that programs rely on."""

import json
import sqlite3
from pathlib import Path

from litestar.testing import TestClient

from bridgehead import registry
from bridgehead.engine.play.record import Record
from bridgehead.server.app import Settings, create_app
from tests.cli.conftest import Run

WATCHED = ("--seat", "left=random", "--seat", "right=random", "--seed", 5)


def test_version_and_help_are_there(run: Run) -> None:
    assert run("--version").out.startswith("0.1.0, ")
    helped = run("--help")
    assert helped.status == 0 and "simulate" in helped.out
    assert "--jobs" in run("simulate", "--help").out


def test_games_tells_key_title_seats_scenarios_and_options(run: Run) -> None:
    toy = next(game for game in json.loads(run("games", "--json").out) if game["key"] == "toy")
    assert toy["title"] == "Toy"
    assert toy["seats"] == ["left", "right"]
    assert toy["scenarios"] == ["short"]
    assert toy["options"]["luck"] == {"values": ["plain", "good"], "default": "plain", "paragraph": "2.1"}
    assert toy["options"]["dice"]["values"] == ["auto", "manual"]
    assert "luck = plain | good" in run("games").out


def test_play_without_people_prints_the_log_and_the_end(run: Run) -> None:
    played = run("play", "toy", *WATCHED)
    assert played.status == 0
    first, *log = played.out.splitlines()
    assert first == "Toy, short, seed 5 (Left: random, Right: random)"
    assert any(line.startswith("[1.1] ") and " plays " in line for line in log)
    assert "Somebody has won." in log
    assert run("play", "toy", *WATCHED).out == played.out


def test_play_keeps_a_record_that_replays(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    played = run("play", "toy", *WATCHED, "--record", file)
    assert Record.load(file).players == {"left": "random", "right": "random"}
    assert run("replay", file).out.splitlines() == played.out.splitlines()[1:]
    checked = run("replay", file, "--check")
    assert checked.status == 0 and "replays to the same state" in checked.out


def test_replay_shows_what_a_seat_saw_at_an_answer(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "toy.json"
    run("play", "toy", *WATCHED, "--record", file)
    seen = json.loads(run("replay", file, "--at", 0, "--seat", "right", "--json").out)
    assert seen["seat"] == 1 and seen["turn"] == 1
    assert [card["card"] for card in seen["cards"] if card["zone"] == "hand-0"] == [-1, -1, -1]
    told = run("replay", file, "--at", 0, "--seat", "right").out
    assert told.startswith("Turn 1") and "face-down card" in told


def test_a_finished_record_is_played_on_to_nothing(run: Run, tmp_path: Path) -> None:
    """The same command twice is harmless: the match in the file is already over."""
    file = tmp_path / "toy.json"
    run("play", "toy", *WATCHED, "--record", file)
    before = file.read_text()
    again = run("play", "toy", *WATCHED, "--record", file)
    assert again.status == 0 and file.read_text() == before


def test_an_unfinished_record_is_gone_on_with_to_the_end_it_would_have_had(run: Run, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    run("play", "toy", *WATCHED, "--record", whole)
    cut = Record.load(whole)
    del cut.answers[2:]
    cut.digests, cut.outcome = {}, ""
    cut.save(half)
    assert run("play", "--resume", half).status == 0
    assert Record.load(half).answers == Record.load(whole).answers


def test_simulate_sums_up_in_the_json_of_the_contract(run: Run) -> None:
    ended = run("simulate", "toy", "--games", 30, "--seat", "left=random", "--seat", "right=random", "--json")
    found = json.loads(ended.out)
    assert ended.status == 0
    assert list(found) == [
        "game",
        "scenario",
        "games",
        "finished",
        "errors",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "outcomes",
        "scores",
    ]
    assert (found["game"], found["scenario"], found["games"], found["finished"]) == ("toy", "short", 30, 30)
    assert found["errors"] == [] and found["outcomes"] == {"won": 30}
    assert set(found["scores"]["left"]) == {"mean", "sd", "min", "max"}
    assert "30 of 30 games finished" in run("simulate", "toy", "--games", 30).out


def test_tables_and_rules_of_a_game_without_any_are_empty(run: Run) -> None:
    assert json.loads(run("tables", "toy", "--json").out) == {}
    assert json.loads(run("rules", "toy", "--json").out) == []


def test_bench_measures_the_fields_of_the_contract(run: Run) -> None:
    (toy,) = json.loads(run("bench", "toy", "--seconds", 0.05, "--json").out)
    assert toy["game"] == "toy" and toy["build"] in ("compiled", "interpreted")
    for field in ("decisions_per_second", "options_mean", "games_per_second", "copy_us", "state_bytes", "chess_ratio"):
        assert toy[field] > 0
    assert toy["ready_us"] > toy["copy_us"]


def test_cards_writes_a_sheet(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cards.svg"
    assert run("cards", "tonga", "--out", file, "--lang", "fr", "--side", "german").status == 0
    sheet = file.read_text(encoding="utf-8")
    assert sheet.startswith("<svg") and "Vedette du canal" in sheet and "Riflemen" not in sheet


def test_board_writes_a_picture(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    assert run("board", "pegasus", "--out", file).status == 0
    assert file.read_text().startswith("<svg") and "Pegasus Bridge" in file.read_text()
    assert "Arnhem" in run("board", "airborne", "--scenario", "arnhem", "--theme", "dark").out
    french = run("board", "airborne", "--scenario", "arnhem", "--lang", "fr").out
    assert "250 mètres" in french and "forêt" in french.lower()


def test_a_line_of_sight_says_what_it_passes_and_what_blocks_it(run: Run) -> None:
    """On the board of Merville: over open ground, and over the wood south of the battery."""
    assert "H11 – E12: a clear line of sight" in run("sight", "airborne", "H11", "E12").out
    found = json.loads(run("sight", "airborne", "N15", "L20", "--json").out)
    assert (found["clear"], found["blocked_by"]) == (False, "N16")
    assert found["along"][:2] == ["N15", "N16"] and found["along"][-1] == "L20"


def test_an_own_scenario_is_seen_on_its_own_board(run: Run, tmp_path: Path) -> None:
    """Two files, the scenario and the board that it names, and no code."""
    data = registry.game("airborne").folder / "data"
    (tmp_path / "ground.toml").write_text((data / "boards" / "arnhem.toml").read_text())
    scenario = (data / "scenarios" / "arnhem.toml").read_text().replace('board = "arnhem"', 'board = "ground.toml"')
    (tmp_path / "mine.toml").write_text(scenario)
    assert "B03 is in the way" in run("sight", "airborne", "B02", "C14", "--scenario", tmp_path / "mine.toml").out
    assert "Arnhem" in run("board", "airborne", "--scenario", tmp_path / "mine.toml").out


def test_a_fault_of_an_own_board_is_one_sentence_that_names_its_file(run: Run, tmp_path: Path) -> None:
    """One that the rules find, and one that only the drawing can find, since no rule asks for a title or a railway."""
    data = registry.game("airborne").folder / "data"
    scenario = (data / "scenarios" / "arnhem.toml").read_text().replace('board = "arnhem"', 'board = "ground.toml"')
    (tmp_path / "mine.toml").write_text(scenario)
    ground = (data / "boards" / "arnhem.toml").read_text()
    faults = [
        (ground.replace('title = "Arnhem"', "title = 7"), "board: 'title' is 7; it must be a text."),
        (f'{ground}\n[[board.railway]]\nhexes = ["A01"]\n', "it must be at least two cells, from which and to which"),
        (f'{ground}\n[[board.railway]]\nhexes = ["A01", "Z99"]\n', "names 'Z99', but the board has no such space."),
        (f'{ground}\n[[board.raod]]\nhexes = ["A01", "A02"]\n', "there is no key 'raod' in [board]"),
    ]
    for text, says in faults:
        (tmp_path / "ground.toml").write_text(text)
        ended = run("board", "airborne", "--scenario", tmp_path / "mine.toml")
        assert (ended.status, ended.out) == (2, ""), says
        assert ended.err.startswith("ground.toml: ") and says in ended.err and ended.err.count("\n") == 1


def test_pegasus_keeps_the_contract_of_rules_and_tables(run: Run) -> None:
    fire = json.loads(run("tables", "pegasus", "fire", "--json").out)
    assert fire["columns"][0] == "1-4" and len(fire["cells"]) == len(fire["rows"])
    assert json.loads(run("tables", "pegasus", "--json").out)["fire"] == fire
    (opportunity,) = json.loads(run("rules", "pegasus", "6.4", "--json").out)
    assert opportunity["number"] == "6.4"
    assert "bridgehead/games/pegasus/combat/opportunity_fire.py" in {one["file"] for one in opportunity["enforced"]}


def test_the_operator_lists_matches_and_deletes_one(run: Run, tmp_path: Path) -> None:
    """Also one that is damaged, which no server can show."""
    database = tmp_path / "matches.sqlite"
    with TestClient(create_app(Settings(str(database), "tests.server.shelf"))) as http:
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": "toy", "scenario": "short", "seats": seats}
        first, second = [http.post("/api/matches/", json=body).json()["match"] for _ in range(2)]
    with sqlite3.connect(database) as connection:
        connection.execute("update matches set options = 'x' where id = ?", (first,))
    connection.close()
    listed = run("matches", "--database", database).out
    assert first in listed and second in listed and listed.count("damaged") == 1
    refused = run("matches", "--database", database, "--delete", first, "--delete", "nothing")
    assert refused.status == 2 and "nothing" in refused.err
    assert f"{first} has been deleted" in run("matches", "--database", database, "--delete", first).out
    assert [row["match"] for row in json.loads(run("matches", "--database", database, "--json").out)] == [second]
