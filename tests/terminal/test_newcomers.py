"""The page of a scenario and the notes of a first game, in the terminal."""

from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot

from bridgehead import registry
from bridgehead.terminal.app import Table
from bridgehead.terminal.menu import Menu
from bridgehead.terminal.notes import Teacher
from bridgehead.terminal.seating import Company
from tests.terminal.conftest import LARGE, SMALL, field, seen

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def first_game(tmp_path: Path, locale: str = "en") -> Table:
    match = registry.game("pegasus").match("first", seed=4)
    return Table(Company(match, ["human"]), tmp_path / "first.json", locale, pace=0)


async def settle(pilot: Pilot[None]) -> None:
    for _ in range(200):
        await pilot.pause(0.01)
        if not cast(Table, pilot.app).busy:
            break
    await pilot.pause()


async def test_a_key_opens_the_page_and_nobody_has_to_read_it(tmp_path: Path) -> None:
    app = first_game(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "What happened" not in seen(app)
        await pilot.press("f12")
        await settle(pilot)
        page = seen(app)
        for part in (
            "What happened",
            "Your task: the British",
            "the Germans",
            "Three things to know",
            "15 to 20 minutes",
        ):
            assert part in page
        await pilot.press("escape")
        await settle(pilot)
        assert "What happened" not in seen(app)


async def test_notes_come_one_by_one_and_are_remembered_beside_the_match(tmp_path: Path) -> None:
    app = first_game(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert field(app, "#note").startswith("You have landed") and "Look at: Wire field" in field(app, "#note")
        await pilot.press("ctrl+n")
        await settle(pilot)
        assert field(app, "#note").startswith("This is what counts")
        await pilot.press("1", "1")
        await settle(pilot)
        assert "This is what counts" not in field(app, "#note"), "who has answered has done with the note"
    again = Teacher(app.match, app.path, [0])
    assert {"welcome", "goal"} <= again.seen and not again.off


async def test_notes_can_be_sent_away_and_had_again(tmp_path: Path) -> None:
    app = first_game(tmp_path, "fr")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert field(app, "#note").startswith("Vous êtes au sol")
        await pilot.press("ctrl+t")
        await settle(pilot)
        assert field(app, "#note") == "" and Teacher(app.match, app.path, [0]).off
        await pilot.press("ctrl+t")
        await settle(pilot)
        assert field(app, "#note").startswith("Vous êtes au sol")


async def test_another_scenario_has_no_notes_and_a_game_without_pages_says_so(tmp_path: Path) -> None:
    match = registry.game("toy").match(seed=3)
    app = Table(Company(match, ["human", "random"]), tmp_path / "toy.json", "en", pace=0)
    async with app.run_test(size=LARGE, notifications=True) as pilot:
        await settle(pilot)
        assert field(app, "#note") == ""
        await pilot.press("f12")
        await settle(pilot)
        assert "This scenario has no page of its own." in seen(app)
    assert Teacher(registry.game("pegasus").match("historical"), tmp_path / "x.json", [0]).lesson is None


async def test_the_menu_offers_the_first_game_first() -> None:
    app = Menu("en")
    keys = ["down"] * [line for line, _ in app.pages[0].answers].index("Pegasus Bridge") + ["enter", "enter"]
    async with app.run_test(size=SMALL) as pilot:
        for key in keys:
            await pilot.pause()
            await pilot.press(key)
    assert app.return_value is not None
    match = app.return_value.match
    assert (match.setup.scenario, match.seed, match.players) == ("first", 4, {"british": "human"})
