"""`bridgehead rules`: what is enforced where, proved where, and what an installed package knows of it."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.engine.play.game import Game
from bridgehead.engine.read.index import SHIPPED
from bridgehead.showing import rules
from tests.cli.conftest import Run
from tests.engine.toy import rulebook

ROOT = Path(__file__).resolve().parents[2]
RULES = """
[[paragraph]]
number = "1"
title = { en = "Cards" }
text = { en = "Play a card or stop." }

[[paragraph]]
number = "1.1"
title = { en = "Odd cards" }
text = { en = "An odd card rolls a die." }

[[paragraph]]
number = "2.1"
title = { en = "Luck" }
text = { en = "Luck is as it is." }
status = "none"
why = "Nobody can enforce luck."
"""
CODE = 'def odd():\n    """[1.1] Rolls."""\n\n\ndef cards():\n    """[1] [1.1] Plays."""\n'
TEST = 'def test_odd():\n    """[1.1] Rolls."""\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The toy game in a folder of its own, with rules, code that cites them, and a test of one of them."""
    folder = tmp_path / "toy"
    shutil.copytree(Path(rulebook.__file__).parent, folder)
    (folder / "data" / "rules.toml").write_text(RULES)
    (folder / "odd.py").write_text(CODE)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_odd.py").write_text(TEST)
    monkeypatch.setattr(registry, "game", lambda key: Game(folder, rulebook.RULES))
    return folder


def test_a_paragraph_tells_where_it_is_enforced_and_tested(run: Run, folder: Path) -> None:
    (odd,) = json.loads(run("rules", "toy", "1.1", "--json").out)
    assert odd["text"] == {"en": "An odd card rolls a die."}
    assert [(one["file"], one["function"]) for one in odd["enforced"]][:2] == [
        ("toy/odd.py", "odd"),
        ("toy/odd.py", "cards"),
    ]
    assert [one["function"] for one in odd["tested"]] == ["test_odd"]
    both = run("rules", "toy", "1").out
    assert both.startswith("1  Cards\n  Play a card or stop.") and "enforced  toy/odd.py:5 cards" in both
    assert "Not enforced: Nobody can enforce luck." in run("rules", "toy", "2.1").out


@pytest.mark.parametrize("key", registry.games())
def test_every_game_keeps_what_its_rules_say(run: Run, key: str) -> None:
    checked = run("rules", key, "--check")
    assert checked.err == "" and checked.status == 0
    assert checked.out.startswith(f"{key}: ") and "every citation is of one of the rulebook." in checked.out


def test_check_fails_on_what_is_neither_enforced_nor_tested(run: Run, folder: Path) -> None:
    checked = run("rules", "toy", "--check")
    assert checked.status == 1
    assert checked.err == "Paragraph 1 is called enforced, but no test names it.\n"
    (folder / "tests" / "test_odd.py").write_text(TEST + '\n\ndef test_cards():\n    """[1] Plays."""\n')
    checked = run("rules", "toy", "--check")
    assert checked.status == 0
    assert checked.out.startswith("toy: 3 paragraphs: 2 enforced and tested, 0 headings, 1 not applicable")
    (folder / "odd.py").write_text('"""[9] [1] Nobody knows."""\n')
    checked = run("rules", "toy", "--check", "--json")
    assert checked.status == 1
    assert json.loads(checked.out)["faults"] == [
        "Paragraph 1 is called enforced, but no function or class cites it.",
        "Paragraph 1.1 is called enforced, but no function or class cites it.",
        "toy/odd.py: odd cites paragraph 9, which is not listed.",
    ]


def test_check_fails_on_a_citation_of_what_the_rulebook_does_not_have(run: Run, folder: Path) -> None:
    """In tests, and in what prompts, modifiers, options and tables name."""
    more = '\n\ndef test_cards():\n    """[1] [3.3] Plays."""\n'
    (folder / "tests" / "test_odd.py").write_text(TEST + more)
    data = folder / "data" / "vocabulary.toml"
    data.write_text(data.read_text().replace("[verbs]", '[modifiers]\nlucky = "2.2"\n\n[verbs]'))
    (folder / "data" / "tables.toml").write_text('[crash]\nparagraph = "1.2"\ncells = []\n')
    checked = run("rules", "toy", "--check")
    assert checked.status == 1 and [line[line.index("toy/") :] for line in checked.err.splitlines()] == [
        "toy/data/tables.toml: crash cites paragraph 1.2, which is not listed.",
        "toy/data/vocabulary.toml: lucky cites paragraph 2.2, which is not listed.",
        "toy/tests/test_odd.py: test_cards cites paragraph 3.3, which is not listed.",
    ]


def test_an_unknown_paragraph_is_refused_with_its_neighbours(run: Run, folder: Path) -> None:
    ended = run("rules", "toy", "1.7")
    assert ended.status == 2 and "There is no paragraph '1.7' in the rules of toy; there are: 1, 1.1." in ended.err


def test_without_tests_at_hand_only_the_code_is_checked_and_that_is_said(run: Run, folder: Path) -> None:
    shutil.rmtree(folder / "tests")
    checked = run("rules", "toy", "--check")
    assert checked.status == 0 and "The tests are not at hand here" in checked.err


def test_a_built_package_carries_what_the_tests_cite(tmp_path: Path) -> None:
    """A wheel has no tests folder, so the build writes their citations into each game."""
    (tmp_path / "games" / "pegasus").mkdir(parents=True)
    build = f"from pathlib import Path; from tools.citations import ship; ship(Path({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True)
    found = json.loads((tmp_path / "games" / "pegasus" / SHIPPED).read_text())
    known = rules.rule_index(registry.game("pegasus"))
    assert found and {one["paragraph"] for one in found} == {one.paragraph for one in known.tests}
