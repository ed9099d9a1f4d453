"""Standing orders of the squad-level game, changed in the terminal by keys alone."""

from __future__ import annotations

from typing import cast

import pytest
from textual.pilot import Pilot

from bridgehead import registry
from bridgehead.terminal.app import Table
from tests.terminal.conftest import LARGE, Seat, offered, seen

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def choose(pilot: Pilot[None], words: str) -> None:
    """Take the answer that begins with some words, by the keys of a list."""
    app = cast(Table, pilot.app)
    at = next(at for at, listed in enumerate(offered(app)) if words in listed)
    given = len(app.match.answers)
    await pilot.press("home", *["down"] * at, "enter")
    if len(app.match.answers) == given:
        await pilot.press("enter")
    for _ in range(200):
        await pilot.pause(0.01)
        if not app.busy and len(app.match.answers) > given:
            break
    await pilot.pause()


async def test_orders_are_changed_by_keys(seat: Seat) -> None:
    match = registry.game("coupdemain").match(scenario="garrison", seed=5)
    while match.choice is not None and match.choice.prompt != "first-orders":
        match.take(match.choice.options[0])
    assert match.choice is not None and match.choice.seat == 1
    app = seat("staff", "human", match=match)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause(0.2)
        before = len(match.answers)
        for words in ("Orders:", "Watch of all my men", "Any:"):
            await choose(pilot, words)
        assert [verb for verb, _ in app.match.answers[before:]] == ["orders", "watch-all", "watch-any"]
        assert "Your order for all your men" in seen(app)
        assert "Before the first turn" in seen(app)
