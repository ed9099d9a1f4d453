"""Reading files: what is wrong is told in one sentence that names file and key."""

import json
from pathlib import Path

import pytest

from bridgehead.engine.errors import BridgeheadError, DataError, RecordError, UnknownName
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.engine.read.index import (
    Citation,
    Paragraph,
    citations,
    cited_in,
    paragraphs,
    ship,
    shipped,
    unkept,
    unlisted,
)
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.engine.say.vocabulary import load_vocabulary
from tests.engine.toy.rulebook import GAME

SHEET = Sheet({"name": "x", "count": 3, "flag": True, "list": [1, "a"], "table": {"deep": 1}}, "mine.toml")


def test_a_file_that_is_missing_or_not_toml_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="cannot be read"):
        read_toml(tmp_path / "none.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("a = 1\nb = = 2\n")
    with pytest.raises(DataError, match="line 2"):
        read_toml(bad)


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: SHEET.number("name"), "'name' is 'x'; it must be a whole number"),
        (lambda: SHEET.number("flag"), "'flag' is True"),
        (lambda: SHEET.number("count", least=5), "at least 5"),
        (lambda: SHEET.number("count", least=5, most=9), "from 5 to 9"),
        (lambda: SHEET.text("lost"), "'lost' is missing; it must be a text"),
        (lambda: SHEET.texts("list"), "a list of texts"),
        (lambda: SHEET.numbers("list"), "a list of whole numbers"),
        (lambda: SHEET.flag("count"), "true or false"),
        (lambda: SHEET.sheet("name"), "a table"),
        (lambda: SHEET.sheets("list"), "a list of tables"),
        (lambda: SHEET.choice("name", ["y", "z"]), "one of: y, z"),
        (lambda: SHEET.sheet("table").text("deep"), "mine.toml: table: 'deep' is 1"),
        (lambda: SHEET.only(["name"]), "there is no key 'count'; there are: name"),
    ],
)
def test_a_wrong_value_is_named_with_what_would_be_right(read: object, said: str) -> None:
    assert callable(read)
    with pytest.raises(DataError, match=r"^mine\.toml") as caught:
        read()
    assert said in str(caught.value)


def damaged(**change: object) -> str:
    return json.dumps({**json.loads(GAME.match(seed=1).record.text()), **change})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("[]", "a JSON object"),
        (damaged(format=9), "format 9"),
        (damaged(seed="x"), "'seed' must be a whole number"),
        (damaged(seed=True), "'seed' must be a whole number"),
        (damaged(answers=[1]), "'answers' must be a list of texts"),
        (damaged(options={"luck": 3}), "'options' must be an object of texts"),
        (damaged(tape="123"), "'tape'"),
        (damaged(scenario_data=[]), "'scenario_data'"),
        (damaged(colour="red"), "no place for 'colour'"),
    ],
)
def test_a_damaged_record_is_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record.parse(text)
    assert said in str(caught.value) and "\n" not in str(caught.value)


def test_a_record_is_saved_whole_and_loads_equal(tmp_path: Path) -> None:
    record = GAME.match(seed=5).record
    record.save(tmp_path / "match.json")
    assert Record.load(tmp_path / "match.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]
    with pytest.raises(RecordError, match="cannot be written"):
        record.save(tmp_path / "no" / "where.json")
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(tmp_path / "other.json")


def test_unknown_scenarios_options_seats_and_languages_are_answered_with_those_there_are(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("cards = 2\noptions = { luck = 'bad' }\n")
    for ask in (
        lambda: GAME.setup("long"),
        lambda: GAME.setup(options={"fortune": "good"}),
        lambda: GAME.setup(options={"luck": "bad"}),
        lambda: GAME.setup(str(own)),
        lambda: GAME.seat("middle"),
        lambda: GAME.words("de"),
    ):
        with pytest.raises(UnknownName, match="there are: "):
            ask()


def test_a_players_own_scenario_is_played_and_kept_in_the_record(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("cards = 2\noptions = { luck = 'good' }\n")
    record = GAME.match(str(own)).record
    assert record.scenario_data == {"cards": 2, "options": {"luck": "good"}}
    assert record.options == {"luck": "good", "dice": "auto"}
    own.write_text("cards = 70\n")
    with pytest.raises(BridgeheadError, match=r"own\.toml: 'cards' is 70; it must be from 1 to 6"):
        GAME.match(str(own))


def test_a_vocabulary_without_kinds_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "vocabulary.toml"
    path.write_text("[events.fired]\nargs = ['unit']\n")
    with pytest.raises(DataError, match=r"events\.fired: each item of 'args'"):
        load_vocabulary(path)


def test_citations_are_read_from_docstrings_and_held_against_the_list(tmp_path: Path) -> None:
    code = tmp_path / "fire.py"
    code.write_text(
        '"""[6.0] Fire."""\n\ndef shoot():\n    """[6.1] [6.1.3a] Small arms."""\n\ndef other():\n    """No."""\n'
    )
    found = citations(tmp_path, tmp_path)
    assert [(one.paragraph, one.function, one.line, one.chapter) for one in found] == [
        ("6.0", "fire", 1, True),
        ("6.1", "shoot", 3, False),
        ("6.1.3a", "shoot", 3, False),
    ]
    ship(found, tmp_path / "citations.json")
    assert shipped(tmp_path / "citations.json") == found and shipped(tmp_path / "none.json") == []
    assert cited_in("[1.2][3] x [4]") == ["1.2", "3"] and cited_in(None) == []


def test_only_a_function_or_class_enforces_a_paragraph_and_only_a_test_proves_it() -> None:
    def listed(number: str, status: str = "enforced") -> Paragraph:
        return Paragraph(number, {}, {}, status, "")

    def faults(*paragraphs: Paragraph) -> list[str]:
        return unkept(list(paragraphs), list(paragraphs), code, tests)

    code = [Citation("6", "fire.py", "fire", 1, True), Citation("6.1", "fire.py", "shoot", 3)]
    tests = [Citation("6", "t.py", "t", 1), Citation("6.1", "t.py", "t", 1), Citation("6.2", "t.py", "t", 1, True)]
    assert faults(listed("6", "heading"), listed("6.1"), listed("7", "none")) == []
    assert faults(listed("6")) == ["Paragraph 6 is called enforced, but no function or class cites it."]
    assert faults(listed("6.2"))[1] == "Paragraph 6.2 is called enforced, but no test names it."
    assert faults(listed("6", "heading"), listed("6.1", "none"), listed("61"))[0] == (
        "Paragraph 6 is called a heading, but nothing below it is enforced."
    )
    assert unlisted([listed("6.1")], code) == ["fire.py: fire cites paragraph 6, which is not listed."]


def test_a_paragraph_that_is_not_enforced_needs_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    entry = '[[paragraph]]\nnumber = "1.0"\ntitle = { en = "A" }\ntext = { en = "B" }\nstatus = "none"\n'
    path.write_text(entry)
    with pytest.raises(DataError, match="needs 'why'"):
        paragraphs(path)
    path.write_text(entry + 'why = "prose"\n')
    assert paragraphs(path)[0].why == "prose"


def test_a_scenario_has_a_plain_name_and_never_the_path_of_a_file(tmp_path: Path) -> None:
    """Also what a scenario file names lies beside it."""
    for name in ("../short", "a" * 41, "", "a b", "a/b.toml", "é"):
        with pytest.raises(DataError, match="cannot be called"):
            GAME.own_setup({"cards": 2}, name)
    (tmp_path / "my scenario, no 2.toml").write_text("cards = 2\n")
    assert GAME.match(str(tmp_path / "my scenario, no 2.toml")).record.scenario == "my-scenario-no-2.toml"
    (tmp_path / "beside.toml").write_text("x = 1\n")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "own.toml").write_text("cards = 2\nboard = '../beside.toml'\n")
    with pytest.raises(DataError, match="beside it"):
        GAME.match(str(folder / "own.toml"))


def test_a_record_names_no_file(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("cards = 2\n")
    record = GAME.match(seed=1).record
    record.scenario = str(tmp_path / "own.toml")
    with pytest.raises(RecordError, match="no name that can be used"):
        Record.parse(record.text())
    with pytest.raises(UnknownName, match="There is no scenario"):
        replay(GAME, record)


def test_own_data_under_a_shipped_name_is_own() -> None:
    shipped = GAME.shipped("short")
    assert not GAME.is_own("short", shipped) and not GAME.is_own("short", json.loads(json.dumps(shipped)))
    assert GAME.is_own("short", {**shipped, "cards": 2}) and GAME.is_own("mine", shipped)
    match = Match(GAME, GAME.own_setup({**shipped, "cards": 2}, "short"), seed=1)
    assert replay(GAME, Record.parse(match.record.text()), check=True).record == match.record
