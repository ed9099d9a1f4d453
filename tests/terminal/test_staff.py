"""Letting the staff do it at the terminal."""

from typing import cast

import pytest
from textual.pilot import Pilot

from bridgehead import registry
from bridgehead.engine.play.record import Record
from bridgehead.terminal.app import Table
from tests.terminal.conftest import LARGE, Seat, field

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def settle(pilot: Pilot[None]) -> None:
    """Wait until it is a person's turn."""
    app = cast(Table, pilot.app)
    for _ in range(600):
        await pilot.pause(0.02)
        if not app.busy:
            break
    await pilot.pause()


@pytest.mark.parametrize(
    ("locale", "offer"), [("en", "Ctrl-E: Let the staff make the plan"), ("fr", "Ctrl-E : Confier")]
)
async def test_a_plan_is_made_by_one_key_and_taken_back_answer_by_answer(seat: Seat, locale: str, offer: str) -> None:
    app = seat("human", "staff", locale=locale, match=registry.game("airborne").match(seed=4))
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert offer in field(app, "#prompt")
        if len(app.screen_stack) > 1:
            await pilot.press("escape")  # the page that a scenario opens with
        await pilot.press("ctrl+e")
        await settle(pilot)
        count = len(app.match.answers)
        assert count > 20
        assert app.match.choice is not None
        assert app.match.choice.prompt == "seal"
        assert len(Record.load(app.path).answers) == count
        assert "Ctrl-E" not in field(app, "#prompt")
        await pilot.press("ctrl+z")
        await settle(pilot)
        assert len(app.match.answers) == count - 1
        assert offer in field(app, "#prompt")


async def test_what_belongs_to_no_set_is_left_to_the_person(seat: Seat) -> None:
    app = seat("human", "random")
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert "Ctrl-E" not in field(app, "#prompt")
        await pilot.press("ctrl+e")
        await settle(pilot)
        assert app.match.answers == []
