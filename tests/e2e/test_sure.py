"""Where an answer can hardly be meant the table asks back, by mouse, touch and keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, hurry, options, seq, settled, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_nothing_more_with_most_of_the_quota_unspent_is_asked_about(
    page: Page, phone: Page, by: str, picture: Picture
) -> None:
    at = phone if by == "touch" else page
    begin(at, "remagen", seed=3, american="me", german="player:staff")
    wait_for_board(at)
    hurry(at, lambda found: any(one["verb"] == "enough" for one in found))
    if at.locator(".drawer").count():
        at.keyboard.press("Escape")  # what may be brought on lies in a drawer
        expect(at.locator(".drawer")).to_have_count(0)
    before = seq(at)
    nothing = options(at).filter(has_text="Nothing more")
    if by == "keyboard":
        for _ in range(5):
            at.keyboard.down("0")
            at.wait_for_timeout(100)
        at.keyboard.up("0")
    elif by == "touch":
        nothing.tap()
    else:
        nothing.dblclick()
    asked = at.locator(".sure")
    expect(asked).to_contain_text("Are you sure?")
    expect(asked).to_contain_text("of the quota is not spent")
    expect(asked.locator(".go")).to_be_in_viewport()
    at.wait_for_timeout(600)
    assert seq(at) == before, "one act was enough"
    picture(at, f"sure-{by}")
    assert troubles(at) == []
    at.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    if by == "keyboard":
        at.keyboard.press("0")
        expect(asked).to_be_visible()
        at.wait_for_timeout(400)
        at.keyboard.press("Enter")
    elif by == "touch":
        nothing.tap()
        at.wait_for_timeout(400)
        asked.locator(".go").tap()
    else:
        nothing.click()
        at.wait_for_timeout(400)
        asked.locator(".go").click()
    settled(at, before)
