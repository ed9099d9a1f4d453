"""axe finds nothing of any kind, on any page: on a laptop and on a telephone, by day and by night."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.framed import GAMES, asked, reply, screen, sit_down, still

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]

SHOWN = ("laptop", "upright")
KEYS = {"i": "briefing", "r": "rules", "c": "charts", "b": "boxes", "l": "legend", "d": "dice", "p": "seats"}
"""What opens a drawer; on a telephone the tabs open two more."""


def wanting(page: Page, *names: str) -> list[str]:
    """What axe finds, said of which page."""
    return [f"{' '.join(names)}: {one}" for one in troubles(page)]


@pytest.mark.parametrize("shown", SHOWN)
def test_pages_without_a_table(browser: Browser, base_url: str, shown: str) -> None:
    """Home with and without matches, a new match, its first page, what is not there, and the server's own page."""
    context = screen(browser, base_url, shown)
    page = context.new_page()
    found = []
    page.goto("/#/")
    expect(page.locator(".cover").first).to_be_visible()
    found += wanting(page, "home")
    for game in GAMES:
        page.goto(f"/#/new/{game}")
        expect(page.locator("form")).to_be_visible()
        found += wanting(page, "new", game)
    page.get_by_role("button", name="First game, with notes").click()
    expect(page.locator(".opening")).to_be_visible(timeout=60_000)
    found += wanting(page, "opening")
    page.goto("/#/")
    expect(page.get_by_role("link", name=re.compile("^Go on with your first game: "))).to_be_visible()
    found += wanting(page, "home with a match")
    page.goto("/#/nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
    found += wanting(page, "nowhere")
    page.goto("/#/match/0000000000")
    expect(page.get_by_role("alert")).to_be_visible()
    found += wanting(page, "no such match")
    page.goto("/nonsense")
    expect(page.locator("h1")).to_be_visible()
    found += wanting(page, "the server's own page")
    context.close()
    assert found == []


@pytest.mark.parametrize("shown", SHOWN)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_its_drawers(browser: Browser, base_url: str, game: str, shown: str) -> None:
    """The drawers of every game on a telephone, where there are the most of them; of one game on the laptop too."""
    context = screen(browser, base_url, shown)
    page = context.new_page()
    match = sit_down(page, game)
    table = asked(page, match)
    found = wanting(page, "table")
    reply(page, match, table, table["question"]["options"][0])
    asked(page, match)
    still(page)
    page.evaluate("localStorage['bridgehead.theme'] = '\"dark\"'")
    page.reload()
    asked(page, match)
    found += wanting(page, "table by night")
    for key, name in KEYS.items():
        if (shown == "laptop" and game != "pegasus") or (key in "bc" and game == "tonga"):
            continue
        page.keyboard.press(key)
        expect(page.locator(".drawer")).to_be_visible()
        page.wait_for_timeout(200)  # it has come in
        found += wanting(page, name)
        page.keyboard.press("Escape")
        expect(page.locator(".drawer")).to_have_count(0)
    for name in ("Log", "More") if shown == "upright" else ():
        page.locator(".tabs").get_by_role("button", name=name).tap()
        expect(page.locator(".drawer")).to_be_visible()
        page.wait_for_timeout(200)
        found += wanting(page, name)
        page.keyboard.press("Escape")
    context.close()
    assert found == []


@pytest.mark.parametrize("shown", SHOWN)
def test_the_end_the_replay_and_the_review(browser: Browser, base_url: str, shown: str) -> None:
    context = screen(browser, base_url, shown)
    page = context.new_page()
    match = sit_down(page, "pegasus", scenario="first", lesson=True)
    found = wanting(page, "a note")
    while not (table := asked(page, match))["ending"]:
        reply(page, match, table, table["question"]["options"][-1])
    expect(page.locator(".ending h1")).to_be_visible()
    found += wanting(page, "the end")
    page.goto(f"/#/replay/{match}/1")
    expect(page.get_by_role("slider")).to_be_visible()
    found += wanting(page, "replay")
    for name in ("Rules", "Beside the board"):
        page.locator("header").get_by_role("button", name=name).click()
        expect(page.locator(".drawer")).to_be_visible()
        page.wait_for_timeout(200)
        found += wanting(page, "replay", name)
    page.goto(f"/#/review/{match}")
    expect(page.locator("h1").first).to_be_visible()
    found += wanting(page, "review")
    context.close()
    assert found == []
