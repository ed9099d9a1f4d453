"""The pages that scenarios open with: every one of ours has a whole one, in both languages; what a wrong file says."""

import shutil
from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.showing.briefing import briefing_said, briefings, cover_of
from bridgehead.showing.skin import skin
from bridgehead.testing.newcomers import page_is_whole
from tests.engine.toy import rulebook

OURS = list(registry.games())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", OURS)
def test_every_scenario_of_ours_opens_with_a_whole_page(key: str, locale: str) -> None:
    game = registry.game(key)
    assert list(briefings(game)) == list(game.info.scenarios)
    for scenario in game.info.scenarios:
        page_is_whole(game, scenario, locale)


def toy(tmp_path: Path, pages: str = "", words: str = "") -> Game:
    """The toy game with pages of its own."""
    folder = tmp_path / "toy"
    shutil.copytree(Path(rulebook.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    if pages:
        (folder / "data" / "briefings.toml").write_text(pages, encoding="utf-8")
    (folder / "words" / "primer").mkdir()
    (folder / "words" / "primer" / "en.ftl").write_text(words, encoding="utf-8")
    return Game(folder, rulebook.RULES)


def test_a_game_without_pages_goes_without(tmp_path: Path) -> None:
    game = toy(tmp_path)
    assert briefings(game) == {} and briefing_said(game, "short", "en") is None
    assert cover_of(game, "short") == skin(game).cover


def test_a_page_that_lacks_a_task_is_not_whole(tmp_path: Path) -> None:
    words = "briefing-short-date = Now\nbriefing-short-happened = It\nbriefing-short-task-left = Go\n"
    words += "".join(f"briefing-short-know-{n} = Know {n}\n" for n in (1, 2, 3))
    page = '[short]\nminutes = [5, 5]\nweight = 1\neaser = "even"\n'.replace("easer", "easier")
    game = toy(tmp_path, page, words)
    with pytest.raises(AssertionError, match="lacks words"):
        page_is_whole(game, "short", "en")
    path = game.folder / "words" / "primer" / "en.ftl"
    path.write_text(words + "briefing-short-task-right = Stay\n", encoding="utf-8")
    whole = Game(game.folder, rulebook.RULES)
    page_is_whole(whole, "short", "en")
    said = briefing_said(whole, "short", "en")
    assert said is not None
    assert [(task.seat, task.text) for task in said.tasks] == [(0, "Go"), (1, "Stay")]
    assert said.facts[0] == ("Length", "about 5 minutes") and said.know == ["Know 1", "Know 2", "Know 3"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("minutes = [9, 5]", "'minutes' is .* the least and the most minutes"),
        ("weight = 9", "'weight' is 9; it must be from 1 to 5"),
        ('easier = "nobody"', "'easier' is 'nobody'; it must be one of: left, right, even, open, enemy"),
        ("measured = [120, 10]", "'measured' is .* how many were played"),
        ("cover = [1, 2]", "'cover' is .* four whole numbers"),
        ("price = 3", "there is no key 'price'"),
    ],
)
def test_a_page_that_cannot_be_meant_is_refused(tmp_path: Path, line: str, said: str) -> None:
    lines = {"minutes": "minutes = [5, 9]", "weight": "weight = 1", "easier": 'easier = "even"'}
    lines[line.split(" ")[0]] = line
    with pytest.raises(DataError, match=said):
        briefings(toy(tmp_path, "[short]\n" + "\n".join(lines.values())))
