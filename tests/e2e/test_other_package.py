"""The example game of another package, installed beside the program, in a real browser."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import click_option, is_over, question, wait_for_board
from tests.examples.conftest import site
from tests.server.hosted import hosted

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
__all__ = ["site"]


@pytest.fixture(scope="module")
def beside(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("beside")
    with hosted(f"sqlite:///{folder}/matches.sqlite", site) as (address, _):
        yield address


def test_a_game_of_another_package_is_played_to_its_end(
    page: Page, picture: Callable[[Page, str], None], beside: str
) -> None:
    """It is on the shelf like any other; companies are sent, odds are shown before the die."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(f"{beside}/#/")
    page.locator('a[href="#/new/river-line"]').click()
    page.locator("#seat-west").select_option("me")
    page.locator("#seat-east").select_option("player:staff")
    page.get_by_role("button", name="Begin").click()
    wait_for_board(page)
    expect(page.locator(".live .space")).to_have_count(45)
    assert question(page).startswith("Which company next?")
    page.keyboard.press("b")
    expect(page.locator("dl")).to_contain_text("West’s reserve")
    expect(page.locator("dl")).not_to_contain_text("East’s reserve")
    picture(page, "river-line")
    assert troubles(page) == []
    for _ in range(8 * 7):  # the first time the other seat is played for, its player has to be started
        expect(page.locator("[role=option]:enabled, .ending").first).to_be_visible(timeout=60_000)
        if is_over(page):
            break
        click_option(page, 0)
    expect(page.locator(".ending")).to_contain_text("bridge", timeout=60_000)
