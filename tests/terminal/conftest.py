"""A table in a terminal that nobody sees, worked by keys."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from bridgehead import registry
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.terminal.app import Table
from bridgehead.terminal.seating import Company
from tests.engine.toy import rulebook

SMALL, LARGE = (80, 24), (200, 60)

RULES = """
[[paragraph]]
number = "1.1"
title = { en = "Cards", fr = "Cartes" }
text = { en = "Play a card or stop.", fr = "Jouer une carte ou cesser." }

[[paragraph]]
number = "2.1"
title = { en = "Luck" }
text = { en = "Luck is as it is." }
status = "none"
why = "Nobody can enforce luck."
here = { en = "Here luck is a die.", fr = "Ici la chance est un dé." }
"""
TABLES = """
[bonus]
paragraph = "1.1"
columns = ["plain", "good"]
rows = ["1", "2"]
cells = [["-", "S"], ["S", "2"]]
"""


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The toy game is one of the games, and matches are kept in a folder of the test."""
    monkeypatch.setitem(registry.ELSEWHERE, "toy", "tests.engine.toy.rulebook")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """The toy game with rules and charts to look up."""
    folder = tmp_path / "toy"
    shutil.copytree(Path(rulebook.__file__).parent, folder)
    (folder / "data" / "rules.toml").write_text(RULES)
    (folder / "data" / "tables.toml").write_text(TABLES)
    return Game(folder, rulebook.RULES)


Seat = Callable[..., Table]


@pytest.fixture
def seat(game: Game, tmp_path: Path) -> Seat:
    """Sit people and players down at a match."""

    def sit(*names: str, seed: int = 3, dice: str = "auto", locale: str = "en", match: Match | None = None) -> Table:
        played = match or game.match(seed=seed, options={"dice": dice})
        return Table(Company(played, list(names)), tmp_path / "toy.json", locale, pace=0)

    return sit


def seen(app: Table) -> str:
    """All characters on the screen."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def field(app: Table, selector: str) -> str:
    """The text of a field of the table."""
    return str(app.screen_stack[0].query_one(selector, Static).content)


def offered(app: Table) -> list[str]:
    """The options as listed."""
    listed = app.screen_stack[0].query_one("#options", OptionList)
    return [str(option.prompt) for option in listed.options]
