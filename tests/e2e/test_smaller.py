"""Small things that were wrong once: what the first page takes, whose chips stand beside seats, where a stack opens,
what pushes the log away, an address that no friend can open.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.framed import sit_down
from tests.e2e.table import begin, options, seq, settled, to_the_table, wait_for_board
from tests.e2e.test_odds import to_a_fight
from tests.e2e.test_seats import seats
from tools.clicks import SENT

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

HEAVIEST = 450_000
"""So many bytes the first page may take, compressed, with all that it loads."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_page_is_light_and_fetches_no_letters_that_it_does_not_set(
    browser: Browser, base_url: str, lang: str
) -> None:
    page = browser.new_context(base_url=base_url, viewport={"width": 1440, "height": 900}, locale=lang).new_page()
    page.goto("/#/")
    expect(page.locator(".cover img").last).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate("() => performance.getEntriesByType('resource').map(one => one.name)")
    assert any(".woff2" in one for one in fetched) and not any("latin-ext" in one for one in fetched)
    assert page.evaluate(f"() => {SENT}") <= HEAVIEST
    page.context.close()


def test_a_new_match_has_the_chips_of_whoever_fights_in_the_scenario(page: Page) -> None:
    """Germans jump in one, and defend in another."""
    page.goto("/#/new/airborne")
    chips = page.locator("label .chip")
    told = []
    for scenario in ("Merville Battery", "Heraklion"):
        page.get_by_label(scenario).check()
        told.append(chips.evaluate_all("all => all.map(one => one.style.background)"))
    assert told == [["var(--br)", "var(--de)"], ["var(--de)", "var(--br)"]]


def test_a_stack_below_the_head_opens_downwards(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    page.wait_for_timeout(800)
    head = page.locator("header").first.bounding_box()
    box = page.locator(".stack", has=page.locator(".pill")).first.bounding_box()
    assert head is not None and box is not None and box["y"] < head["y"] + head["height"] + 60
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    fan = page.locator(".fan")
    expect(fan).to_be_visible()
    open_box = fan.bounding_box()
    assert open_box is not None and open_box["y"] >= head["y"] + head["height"]


@pytest.mark.parametrize("game", ["pegasus", "remagen"])
def test_just_after_a_fight_the_log_is_in_sight(page: Page, game: str) -> None:
    """On a small laptop, with the dice above it."""
    page.set_viewport_size({"width": 1280, "height": 720})
    place = to_a_fight(page, game)[0]
    options(page).nth(place).click()
    before = seq(page)
    page.locator(".odds .go:enabled").click()
    settled(page, before)
    page.mouse.move(5, 5)
    log = page.locator(".log").first
    expect(log).to_be_in_viewport(ratio=0.6)
    newest = page.locator(".log .fresh, .log li").last.bounding_box()
    assert newest is not None and newest["y"] + newest["height"] <= 720


def test_what_ends_a_question_is_in_sight_below_a_list_longer_than_the_window(page: Page) -> None:
    """Sixteen kinds of troops may come on in Remagen, on a small laptop; the last but one is below its foot."""
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_down(page, "remagen")
    rows = options(page)
    expect(rows).to_have_count(16)
    expect(rows.last).to_be_in_viewport(ratio=1)
    assert rows.last.inner_text().startswith("0")
    lowest, end = rows.nth(14).bounding_box(), rows.last.bounding_box()
    assert lowest is not None and end is not None and lowest["y"] >= end["y"] - 4
    rows.nth(13).focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(14)).to_be_focused()
    box = rows.nth(14).bounding_box()
    assert box is not None and box["y"] + box["height"] <= end["y"] + 1


def test_an_address_that_no_friend_can_open_is_told_so(page: Page) -> None:
    begin(page, "toy", seed=3, right="link")
    expect(page.locator(".links")).to_contain_text("good on this machine only")
    page.get_by_role("link", name="To the table").click()
    expect(options(page).first).to_be_visible()
    expect(seats(page)).to_contain_text("good on this machine only")


def test_the_card_of_a_stack_does_not_lie_on_the_opened_stack(page: Page, picture: Callable[[Page, str], None]) -> None:
    """It tells of the wire field, low at the left, where gliders lie; it goes when the mouse leaves the board."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/#/")
    page.get_by_role("button", name="Pegasus Bridge about 15 minutes").click()
    to_the_table(page)
    wait_for_board(page)
    pile = page.locator(".stack").filter(has=page.locator(".pill")).first.bounding_box()
    assert pile is not None
    page.mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2)
    expect(page.locator(".fan").first).to_be_visible()
    card = page.locator(".inspect")
    page.wait_for_timeout(400)
    picture(page, "inspect")
    expect(card).to_have_class(re.compile("above"))
    own = card.bounding_box()
    assert own is not None
    for counter in page.locator(".fan .hit").all():
        box = counter.bounding_box()
        assert box is not None
        beside = box["x"] + box["width"] <= own["x"] or box["x"] >= own["x"] + own["width"]
        assert beside or box["y"] + box["height"] <= own["y"] or box["y"] >= own["y"] + own["height"]
    page.locator("header").first.hover()
    expect(card).to_have_count(0)
