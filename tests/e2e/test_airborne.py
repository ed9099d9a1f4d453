"""Merville by two people in two browsers, from the landing plan to the last turn."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import (
    begin,
    go_ahead,
    invitation,
    is_over,
    join,
    meant,
    options,
    press_option,
    question,
    seq,
    wait_for_board,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(900)]
Picture = Callable[[Page, str], None]
TARGETS = ["H09", "I13", "G11", "K12", "J09", "F13", "I09", "L13", "G13"]
BUSY = 60
"""So many answers of the battle are the first that is offered; after them each says that he is done."""


@pytest.fixture
def other(browser: Browser, base_url: str) -> Iterator[Page]:
    """The second person's browser, with nothing in common with the first."""
    context = browser.new_context(base_url=base_url)
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


def test_merville_is_played_by_two_browsers(page: Page, other: Page, picture: Picture) -> None:
    """The plan is its writer's secret; the battle is seen by both alike, and ends for both alike."""
    for one in (page, other):
        one.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "airborne", seed=6, defender="link")
    join(other, invitation(page))
    for one in (page, other):
        wait_for_board(one)
    planned = write_the_plan(page)
    assert planned == 15
    expect(page.locator("[data-tag]")).to_have_count(len(TARGETS))
    assert page.locator(".tags .sign").count() == planned
    expect(other.locator("[data-tag]")).to_have_count(0)
    assert pieces(other) == []
    picture(page, "merville-plan")
    before = seq(page)
    press(page, "1")
    meant(page, before)
    answered(page, before)
    fight(page, other, picture)
    for one in (page, other):
        expect(one.locator(".ending h1")).to_be_visible()
    assert page.locator(".ending h1").inner_text() == other.locator(".ending h1").inner_text()
    assert pieces(page) == pieces(other) != []
    assert troubles(page) == []


def write_the_plan(page: Page) -> int:
    """Every aircraft at once, aimed at hexes about the battery by clicks on the map; returns how many."""
    planned = 0
    while "is written" not in question(page):
        before = seq(page)
        if "aimed at" in question(page):
            click_hex(page, TARGETS[planned % len(TARGETS)])
            planned += 1
        else:
            press(page, "1")
        answered(page, before)
    return planned


def click_hex(page: Page, name: str) -> None:
    """Choose a hex on the map, and go ahead when its odds have been shown."""
    before = seq(page)
    expect(options(page).first).to_be_enabled()
    page.mouse.move(2, 2)
    page.locator(f'.space.open[data-space="{name}"]').dispatch_event("click")
    go_ahead(page, before)


def fight(page: Page, other: Page, picture: Picture) -> None:
    """Answer in whichever browser is asked until the battle is over."""
    answers = 0
    while not (is_over(page) and is_over(other)):
        asked = whoever_is_asked(page, other)
        if asked is None:
            continue
        may_stop = asked.locator("kbd:text-is('0')").count() > 0
        press_option(asked, "0" if answers >= BUSY and may_stop else "1")
        answers += 1
        if answers == BUSY:
            picture(other, "merville-defended")
        assert answers < 600


def whoever_is_asked(page: Page, other: Page) -> Page | None:
    """The browser with the question, once both have seen the last answer."""
    if seq(page) != seq(other):
        page.wait_for_timeout(20)
        return None
    for one in (page, other):
        if options(one).count():
            return one
    page.wait_for_timeout(20)
    return None


def press(page: Page, key: str) -> None:
    """Press a key as soon as the table listens again."""
    expect(options(page).first).to_be_enabled()
    page.keyboard.press(key)


def answered(page: Page, before: str) -> None:
    """Wait until the answer has come."""
    page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)


def pieces(page: Page) -> list[str]:
    """The counters on the board and where they stand, as a screen reader hears them."""
    found = page.locator(".live .stack").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return sorted(str(one) for one in found)


def test_a_long_list_of_hexes_begins_where_it_should_and_a_typed_one_is_found(page: Page, picture: Picture) -> None:
    """By keyboard alone: near the battery at first, then near the hex before; `/`, a coordinate and Enter go to any
    other, whose odds are shown, and nothing is answered before the next Enter.
    """
    begin(page, "airborne", seed=6, defender="player:staff")
    wait_for_board(page)
    for place, typed, found in ((0, "k4", "K04"), (1, "L13", "L13")):
        while "aimed at" not in question(page):
            before = seq(page)
            page.keyboard.press("1")
            answered(page, before)
        wanted = "Merville Battery" if place == 0 else "K04"
        expect(options(page).first).to_contain_text(wanted)
        before = seq(page)
        page.keyboard.press("/")
        page.keyboard.type(typed)
        expect(options(page).first).to_contain_text(found)
        page.keyboard.press("Enter")
        expect(page.locator("[role=option]:focus")).to_contain_text(found)
        expect(page.locator(".odds .go")).to_contain_text(found)
        assert seq(page) == before
        if place == 1:
            picture(page, "found-hex")
        expect(page.locator(".odds .go:enabled")).to_be_visible()
        page.keyboard.press("Enter")
        answered(page, before)
    expect(page.locator("[data-tag]")).to_have_count(2)
