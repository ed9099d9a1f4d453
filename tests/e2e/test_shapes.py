"""A gun that looks in a direction from a storey, and shapes of every kind, on a board in a real browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import begin, click_option, options, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]


def test_a_gun_climbs_and_turns(page: Page, picture: Callable[[Page, str], None]) -> None:
    """The mark on its edge turns with it, the wire along the hexside too; its storey is written and said."""
    begin(page, "tower")
    wait_for_board(page)
    facing, wire = page.locator(".stack [data-facing]"), page.locator(".shapes [data-role=wire]")
    expect(facing).to_have_attribute("data-facing", "90")
    before = wire.get_attribute("d")
    click_option(page, options(page).all_inner_texts().index(climb(page)))
    expect(page.locator(".stack [data-level='1']")).to_have_text("↑1")
    click_option(page, 3)
    assert facing.get_attribute("data-facing") != "90" and wire.get_attribute("d") != before
    expect(page.locator(".live [aria-label*='level 1']").first).to_be_attached()
    for role in ("lane", "watched"):
        expect(page.locator(f".shapes [data-role={role}]")).to_have_count(1)
    picture(page, "shapes")


def climb(page: Page) -> str:
    """The option that leads upstairs."""
    return next(text for text in options(page).all_inner_texts() if "Climb" in text)
