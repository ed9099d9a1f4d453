"""A scenario of one's own on a board of one's own, in a real browser."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bridgehead import registry
from bridgehead.engine.play.match import Match
from tests.e2e.conftest import troubles
from tests.e2e.table import options, wait_for_board
from tests.games.airborne.field import GUARDS, PLATOON, group, scenario

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
GROUND = ["..ff....tt", ".fffff..t.", "....f.....", "..........", "...~~~~~~."]


def test_an_own_airborne_scenario_is_played_on_its_own_hexes(
    page: Page, picture: Callable[[Page, str], None], tmp_path: Path
) -> None:
    """The record is given to the home page; its board is drawn in the replay, and for whoever sits down."""
    record = tmp_path / "mine.json"
    record.write_text(own_record(), encoding="utf-8")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto("/#/")
    page.locator(".upload input").set_input_files(record)
    expect(page.locator(".ground svg")).to_be_attached(timeout=60_000)
    drawn = page.locator(".ground svg")
    expect(drawn).to_contain_text("Bois de Bavent")
    expect(page.locator(".live .space")).to_have_count(sum(map(len, GROUND)))
    page.goto("/#/")
    mine = page.locator("li", has_text="A player’s own scenario: mine").first
    mine.get_by_role("link", name="Sit down").click()
    page.get_by_role("button", name="Sit down").click()
    wait_for_board(page)
    expect(drawn).to_contain_text("Bois de Bavent")
    assert drawn.locator("[data-layer=water] path").count() and drawn.locator("[data-layer=houses] path").count()
    expect(options(page).first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".live .stack").first).to_be_attached()
    picture(page, "own-board")
    assert troubles(page) == []


def test_why_a_board_cannot_be_drawn_is_said_at_the_table(page: Page, tmp_path: Path) -> None:
    """The rules need no drawing: the battle is there, on plain hexes, with the sentence over it until it is closed."""
    record = tmp_path / "mine.json"
    record.write_text(own_record(title=7), encoding="utf-8")
    page.goto("/#/")
    page.locator(".upload input").set_input_files(record)
    is_told_why(page)
    page.goto("/#/")
    mine = page.locator("li", has_text="A player’s own scenario: mine").first
    mine.get_by_role("link", name="Sit down").click()
    page.get_by_role("button", name="Sit down").click()
    is_told_why(page)
    wait_for_board(page)


def is_told_why(page: Page) -> None:
    expect(page.locator(".live .space")).to_have_count(sum(map(len, GROUND)), timeout=60_000)
    said = page.get_by_role("status").filter(has_text="This board cannot be drawn")
    expect(said).to_contain_text("mine.toml: board: board: 'title' is 7; it must be a text.")
    assert troubles(page) == []
    said.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)


def own_record(title: object = "Bois de Bavent") -> str:
    """The record of a small battle that is about to begin, as `bridgehead play --record` keeps it."""
    game = registry.game("airborne")
    sides = [group("airborne", {PLATOON: 2}), group("defender", {GUARDS: 2})]
    data = scenario(GROUND, ["A07 A08 A09 B09"], sides, sets_up_first="airborne")
    board: dict[str, object] = data["board"]["board"]  # type: ignore[index]
    board |= {"title": title, "metres": 250}
    board["place"] = [{"id": "village", "name": "Hérouvillette", "hexes": ["A09", "A10", "B09"]}]
    return Match(game, game.own_setup(data, "mine.toml"), 7).record.text()
