"""The menu that asks what to play."""

from pathlib import Path

import pytest

from bridgehead import registry
from bridgehead.terminal.keeping import keep, own_path, unfinished
from bridgehead.terminal.menu import Menu

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def chosen(*keys: str) -> Menu:
    app = Menu("en")
    async with app.run_test(size=(80, 24)) as pilot:
        for key in keys:
            await pilot.pause()
            await pilot.press(key)
    return app


def to_toy(menu: Menu) -> list[str]:
    """The keys that go to the toy game on the first page."""
    at = [line for line, _ in menu.pages[0].answers].index("Toy")
    return ["down"] * at + ["enter"]


async def test_game_scenario_seat_and_opponent_are_asked_for() -> None:
    app = await chosen(*to_toy(Menu("en")), "enter", "down", "enter", "enter")
    assert app.return_value is not None
    assert app.return_value.match.game.key == "toy" and app.return_value.path is None
    assert app.return_value.match.players == {"left": "staff", "right": "human"}


async def test_escape_goes_back_and_at_last_leaves() -> None:
    app = await chosen(*to_toy(Menu("en")), "escape", "escape")
    assert app.return_value is None


async def test_an_unfinished_match_can_be_gone_on_with() -> None:
    match = registry.game("toy").match(seed=3)
    match.players = {"left": "human", "right": "random"}
    match.answer("play", 4)
    path = own_path(match)
    keep(match, path)
    assert [kept.path for kept in unfinished()] == [path]
    app = await chosen("enter")
    assert app.return_value is not None
    assert app.return_value.path == path and app.return_value.match.record == match.record


async def test_a_match_of_older_rules_is_told_of_and_the_menu_stays() -> None:
    match = registry.game("toy").match(seed=3)
    match.answer("play", 4)
    path = own_path(match)
    keep(match, path)
    path.write_text(path.read_text().replace('"version": 1', '"version": 0'))
    app = Menu("en")
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        told = [one.message for one in app._notifications]
        assert told == ["The record was made with version 0 of the rules of toy; these are version 1."]
        assert app.is_running and len(app.pages) == 1


def test_a_match_gets_a_file_of_its_own(tmp_path: Path) -> None:
    match = registry.game("toy").match(seed=3)
    first = own_path(match)
    keep(match, first)
    assert own_path(match) != first
