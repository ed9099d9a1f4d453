"""What is looked at beside the play: suggestions, dice, lines of sight, the review, and what stands on the map."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, click_option, is_over, options, seq, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]


def test_suggestions_stand_in_the_order_of_their_figures(page: Page, picture: Picture) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    while options(page).count() < 3:
        click_option(page, 0)
    page.keyboard.press("?")
    expect(page.locator(".advice li").first).to_be_visible(timeout=60_000)
    said = page.locator(".advice .look").all_inner_texts()
    figures = [float(text.replace("−", "-").split()[0]) for text in said if text]  # a busy machine may have none
    assert figures == sorted(figures, reverse=True)
    picture(page, "suggestions")
    assert troubles(page) == []
    before = seq(page)
    page.locator(".advice li button").first.click()
    expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
    assert seq(page) == before, "a suggestion is pointed at, not taken"


def test_a_suggestion_that_the_list_leaves_out_is_listed_when_pointed_at(page: Page) -> None:
    """Long lists show eight options and the last; the player may like any of them."""
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    while not page.locator(".question .more").count():
        click_option(page, 0)
    hidden = 8

    def like_a_hidden_one(route: Route) -> None:
        match = route.request.url.replace("/advice?", "?")
        table = page.request.get(match, headers=route.request.headers).json()
        listed = sorted(table["question"]["options"], key=on_the_map_first)
        liked = {key: listed[hidden][key] for key in ("verb", "arg", "text")}
        route.fulfill(json={"seq": table["seq"], "options": [liked | OF_NO_WORTH]})

    page.route("**/advice?*", like_a_hidden_one)
    expect(page.locator(f"[data-option='{hidden}']")).to_have_count(0)
    page.keyboard.press("?")
    page.locator(".advice li button").click()
    expect(page.locator(f"[data-option='{hidden}'][aria-selected=true]")).to_be_visible()


OF_NO_WORTH = {"reason": "", "games": 0, "value": 0.0, "win": 0.0, "score": 0.0}


def on_the_map_first(option: dict[str, int]) -> int:
    """The order in which the browser lists options."""
    return 0 if option["space"] >= 0 or option["card"] >= 0 else 1 if option["piece"] >= 0 else 2


def test_the_dice_are_counted(page: Page, picture: Picture) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    page.keyboard.press("d")
    expect(page.locator(".drawer figure").first).to_be_visible()
    expect(page.locator(".drawer tbody tr").first).to_be_visible()
    picture(page, "dice")
    assert troubles(page) == []


def test_a_line_of_sight_is_drawn_and_said(page: Page, picture: Picture) -> None:
    begin(page, "airborne", seed=6, defender="player:random")
    wait_for_board(page)
    page.keyboard.press("s")
    for name in ("F02", "F09"):
        page.locator(f'.space[data-space="{name}"]').dispatch_event("click")
    said = page.locator(".sighted")
    expect(said).to_contain_text(re.compile("line of sight, F0[3-8] is in the way"))
    expect(page.locator(".sight line")).to_have_count(2)
    picture(page, "sight")
    assert troubles(page) == []
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)


def test_the_map_speaks_the_language_and_keeps_its_place(page: Page, picture: Picture) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    ground, sheet = page.locator(".ground"), page.locator(".sheet")
    expect(ground).to_contain_text("Game turn")
    page.keyboard.press("+")
    page.wait_for_timeout(300)
    placed = sheet.get_attribute("style")
    detail = ground.locator("svg").get_attribute("data-zoom")
    assert detail in ("far", "near", "close")
    page.get_by_role("button", name="Français").click()
    expect(ground).to_contain_text("Planeurs", timeout=60_000)
    expect(ground).not_to_contain_text("Game turn")
    expect(ground).to_contain_text("Bénouville et les ponts de l’Orne")
    expect(ground).to_contain_text("Marais")
    expect(ground).not_to_contain_text("Marsh")
    assert sheet.get_attribute("style") == placed
    assert ground.locator("svg").get_attribute("data-zoom") == detail
    page.keyboard.press("f")
    picture(page, "map-french")


def test_names_and_markers_can_be_read_at_the_first_look(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for game in ("pegasus", "remagen", "airborne"):
        begin(page, game, seed=5)
        wait_for_board(page)
        if page.locator(".curtain").count():
            page.keyboard.press("Enter")
        expect(page.locator(".ground svg")).to_have_attribute("data-zoom", re.compile("near|close"))
        expect(page.locator(".ground [data-layer=names] text").first).to_be_attached()


def test_the_curtain_the_replay_and_the_review_are_accessible(page: Page, picture: Picture) -> None:
    begin(page, "toy", seed=3, right="here")
    axed = False
    while not is_over(page):
        if page.locator(".curtain").count():
            assert axed or troubles(page) == []
            axed = True
            page.keyboard.press("Enter")
            expect(page.locator(".curtain")).to_have_count(0)
        elif options(page).count():
            page.keyboard.press("1")
        page.wait_for_timeout(150)
    assert axed, "a curtain hung between the two"
    assert "-" not in page.locator(".ending").inner_text(), "a minus is not a hyphen"
    assert troubles(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert troubles(page) == []
    page.go_back()
    page.get_by_role("link", name="Review").click()
    expect(page.locator("svg.plot .course")).to_be_visible(timeout=60_000)
    expect(page.locator("progress")).to_have_count(0, timeout=120_000)
    picture(page, "review")
    assert troubles(page) == []


def test_every_game_is_begun_on_an_accessible_page(page: Page) -> None:
    for game in ("pegasus", "tonga", "remagen", "airborne"):
        page.goto(f"/#/new/{game}")
        expect(page.locator("form")).to_be_visible()
        assert troubles(page) == [], game
