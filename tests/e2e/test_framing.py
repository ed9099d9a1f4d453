"""Where things stand on a telephone, held upright or across, and on a small laptop. In every game, over fifteen
questions: the question is whole and uncovered, what it is about is in the middle of what is seen, and a finger hits
what it means.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.framed import (
    GAMES,
    asked,
    hidden_question,
    lost_subject,
    reply,
    screen,
    scroll_on,
    sit_down,
    small_targets,
    still,
    turned,
)
from tests.e2e.table import hurry, options, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]

QUESTIONS = 15


def measured(page: Page, table: dict[str, Any], taps: bool) -> list[str]:
    """What is wrong with the table as it stands."""
    still(page)
    wrong = [hidden_question(page), lost_subject(page, table["question"], table["seen"]["pieces"])]
    if taps:
        wrong += small_targets(page)
    root = "document.documentElement"
    if page.evaluate(f"{root}.scrollWidth > innerWidth || {root}.scrollHeight > innerHeight"):
        wrong.append("the page scrolls")
    size = page.viewport_size
    assert size is not None
    return [f"{size['width']}: {table['question']['text']}: {one}" for one in wrong if one]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_held_either_way_the_question_and_what_it_is_about_are_seen(
    browser: Browser, base_url: str, game: str, picture: Picture
) -> None:
    """In French, which is the longer."""
    context = screen(browser, base_url, "upright", "fr")
    page = context.new_page()
    match = sit_down(page, game)
    dice, wrong = Random(7), []
    for number in range(QUESTIONS):
        table = asked(page, match)
        if table["ending"]:
            break
        wrong += measured(page, table, True)
        turned(page)
        wrong += measured(page, table, True)
        if number in (1, 8):
            picture(page, f"framed-{game}-{number}")
        scroll_on(page)
        reply(page, match, table, dice.choice(table["question"]["options"]))
    context.close()
    assert sorted(set(wrong)) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_laptop_they_are_seen_too(browser: Browser, base_url: str, game: str, picture: Picture) -> None:
    context = screen(browser, base_url, "laptop")
    page = context.new_page()
    match = sit_down(page, game)
    dice, wrong = Random(7), []
    for number in range(QUESTIONS):
        table = asked(page, match)
        if table["ending"]:
            break
        wrong += measured(page, table, False)
        if number in (1, 8):
            picture(page, f"framed-laptop-{game}-{number}")
        scroll_on(page)
        reply(page, match, table, dice.choice(table["question"]["options"]))
    context.close()
    assert sorted(set(wrong)) == []


def test_what_is_lit_and_out_of_sight_is_counted_and_shown(page: Page, picture: Picture) -> None:
    """A mortar may lay smoke on more hexes than the window shows; the button and its key show them all."""
    sit_down(page, "coupdemain", seed=3, scenario="garrison")
    wait_for_board(page)
    found = hurry(page, lambda found: any(one["verb"] == "smoke-shell" for one in found))
    options(page).nth([one["verb"] for one in found].index("smoke-shell")).click()
    more = page.locator(".beyond")
    expect(more).to_contain_text("out of sight")
    picture(page, "lit-out-of-sight")
    more.click()
    expect(more).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "hint"), [("en", "Tap a card to enlarge it"), ("fr", "Touchez une carte pour l’agrandir")]
)
def test_a_tap_enlarges_a_card_and_the_table_says_so(
    browser: Browser, base_url: str, lang: str, hint: str, picture: Picture
) -> None:
    """Held either way the card is whole, large enough to be read, and what may be done with it stands by it."""
    context = screen(browser, base_url, "upright", lang)
    page = context.new_page()
    match = sit_down(page, "tonga")
    table = asked(page, match)
    while page.locator(".near .holder.may").count() == 0:
        reply(page, match, table, table["question"]["options"][0])
        table = asked(page, match)
    for _ in range(2):
        expect(page.get_by_text(hint)).to_be_visible()
        page.locator(".near .holder.may button").first.tap()
        size = page.viewport_size
        assert size is not None
        for part in (".look svg.playing-card", ".look .go", ".look .alt"):
            box = page.locator(part).first.bounding_box()
            assert box is not None
            assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], part
            assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], part
            assert box["width"] >= 250 if "card" in part else box["height"] >= 44, part
        picture(page, f"card-{lang}-{size['width']}")
        page.locator(".look .alt").tap()
        expect(page.locator(".look")).to_have_count(0)
        turned(page)
    context.close()


def test_a_finger_hits_what_it_means_on_every_other_page(browser: Browser, base_url: str) -> None:
    """At home, before a match, in the drawers of a board and of cards, and looking back."""
    context = screen(browser, base_url, "upright")
    page = context.new_page()
    found: list[str] = []
    page.goto("/#/")
    expect(page.locator(".cover").first).to_be_visible()
    found += small_targets(page)
    page.goto("/#/new/pegasus")
    expect(page.locator("form")).to_be_visible()
    found += small_targets(page)
    page.get_by_role("button", name="First game, with notes").tap()
    expect(page.locator(".opening")).to_be_visible(timeout=60_000)
    found += small_targets(page)
    for game in ("pegasus", "tonga"):
        match = sit_down(page, game)
        for _ in range(3):
            table = asked(page, match)
            reply(page, match, table, table["question"]["options"][0])
        asked(page, match)
        for key in "irldp" if game == "tonga" else "ircldp":
            page.keyboard.press(key)
            expect(page.locator(".drawer")).to_be_visible()
            page.wait_for_timeout(250)  # it has come in
            found += [f"{game} {key}: {one}" for one in small_targets(page)]
            page.keyboard.press("Escape")
            expect(page.locator(".drawer")).to_have_count(0)
        page.goto(f"/#/replay/{match}/1")
        expect(page.get_by_role("slider")).to_be_visible()
        found += [f"{game} replay: {one}" for one in small_targets(page)]
    context.close()
    assert found == []
