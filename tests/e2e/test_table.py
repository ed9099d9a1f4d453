"""A whole game in a real browser: by mouse, by keyboard, by two people; after a reload; in French; on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import (
    begin,
    click_option,
    invitation,
    is_over,
    join,
    options,
    press_option,
    question,
    seq,
    settled,
    settled_or_chosen,
    wait_for_board,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]
Picture = Callable[[Page, str], None]


def test_pegasus_is_played_by_clicks_from_a_new_match_to_victory_points(page: Page, picture: Picture) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    picture(page, "board-fit")
    moves = 0
    for _ in range(400):
        if is_over(page):
            break
        lit = page.locator(".space.open")
        if moves < 12 and lit.count():
            before = seq(page)
            page.mouse.move(2, 2)
            lit.first.dispatch_event("click")
            settled_or_chosen(page, before)
            moves += 1
        elif moves < 12 and options(page).count() > 1:
            click_option(page, 0)
        else:
            click_option(page, options(page).count() - 1)
    expect(page.locator(".ending h1")).to_be_visible()
    expect(page.locator(".points")).to_contain_text("Victory points")
    expect(page.locator(".ending .sum")).to_contain_text("Points in all")
    picture(page, "ending")


def test_pegasus_is_played_by_keyboard_alone(page: Page) -> None:
    page.goto("/#/")
    tab_to(page, "document.activeElement.getAttribute('href') === '#/new/pegasus'")
    page.keyboard.press("Enter")
    page.wait_for_selector("form")
    tab_to(page, "document.activeElement.tagName === 'SUMMARY'")
    page.keyboard.press("Enter")
    tab_to(page, "document.activeElement.id === 'seed'")
    page.keyboard.type("9")
    tab_to(page, "document.activeElement.type === 'submit'")
    page.keyboard.press("Enter")
    wait_for_board(page)
    page.wait_for_selector(".opening")
    page.keyboard.press("Enter")
    expect(page.locator(".opening")).to_have_count(0)
    for turn in range(500):
        if is_over(page):
            break
        first_turns = turn < 20 and options(page).count() > 1
        press_option(page, "1" if first_turns or page.locator("kbd:text-is('0')").count() == 0 else "0")
    assert is_over(page)


def tab_to(page: Page, condition: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate(condition):
            return
    raise AssertionError(f"no way by Tab to {condition}")


def test_arrows_walk_the_board_and_enter_answers(page: Page) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    click_option(page, 4)
    page.locator(".live [tabindex='0']").first.focus()
    names = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        page.wait_for_timeout(60)
        names.add(page.evaluate("document.activeElement.getAttribute('data-space')"))
    assert len(names) > 2, "each arrow moves the focus to another space"
    lit = page.locator(".space.open").first
    lit.focus()
    before = seq(page)
    page.keyboard.press("Enter")
    settled_or_chosen(page, before)


def test_two_browsers_see_each_others_moves_within_half_a_second(page: Page, browser: Browser, base_url: str) -> None:
    begin(page, "toy", seed=3, right="link")
    link = invitation(page)
    other = browser.new_context(base_url=base_url).new_page()
    join(other, link)
    expect(other.locator(".quiet")).to_be_visible()
    assert "/0." not in other.url and "/1." not in other.url, "the key does not stay in the address"
    for _ in range(3):
        asked, waiting = (page, other) if options(page).count() else (other, page)
        before = seq(waiting)
        asked.keyboard.press("1")
        waiting.wait_for_function(
            "before => document.querySelector('.table').dataset.seq !== before", arg=before, timeout=500
        )
        page.wait_for_timeout(300)
    other.context.close()


def test_a_link_with_a_wrong_key_takes_no_seat(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    begin(page, "toy", seed=3, right="link")
    link = invitation(page)
    expect(options(page).first).to_be_visible()
    match = link.split("#/invitation/")[1].split("/")[0]
    kept = page.evaluate("localStorage['bridgehead.keys']")
    for wrong in (f"0.{'x' * 22}", f"1.{'x' * 22}", "0.", "nonsense"):
        page.goto("/#/")
        page.goto(f"/#/match/{match}/{wrong}")
        alert = page.get_by_role("alert")
        expect(alert.or_(options(page)).first).to_be_visible()
        if alert.count():
            expect(alert).to_contain_text("opens no seat")
            assert wrong not in page.url
            picture(page, "wrong-key")
            page.get_by_role("button", name="To the table").click()
        expect(options(page).first).to_be_visible()
        assert page.evaluate("localStorage['bridgehead.keys']") == kept
    page.reload()
    before = seq(page)
    expect(options(page).first).to_be_visible()
    page.keyboard.press("1")
    settled(page, before)
    watcher = browser.new_context(base_url=base_url).new_page()
    watcher.goto(f"/#/match/{match}/1.{'x' * 22}")
    watcher.get_by_role("button", name="To the table").click()
    expect(watcher.locator("section.question")).to_contain_text("You are watching")
    watcher.goto("/#/")
    join(watcher, link)
    expect(watcher.locator("section.question")).not_to_contain_text("You are watching")
    kept = watcher.evaluate("match => JSON.parse(localStorage['bridgehead.keys'])[match][0]", match)
    assert kept["seat"] == 1
    watcher.context.close()
    elsewhere = browser.new_context(base_url=base_url).new_page()
    elsewhere.goto(f"/#/match/{match}/0.{kept['key']}")
    elsewhere.get_by_role("link", name="To the table").click()
    expect(elsewhere.locator("section.question")).not_to_contain_text("You are watching")
    assert elsewhere.evaluate("match => JSON.parse(localStorage['bridgehead.keys'])[match][0].seat", match) == 1
    elsewhere.context.close()


def test_a_reload_in_mid_move_loses_nothing(page: Page) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    click_option(page, 4)
    before = (seq(page), question(page), options(page).all_inner_texts())
    page.reload()
    wait_for_board(page)
    assert (seq(page), question(page), options(page).all_inner_texts()) == before


def test_undo_takes_back_and_says_why_when_it_cannot(page: Page) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    before = options(page).all_inner_texts()
    click_option(page, 4)
    assert options(page).all_inner_texts() != before
    page.keyboard.press("u")
    expect(options(page)).to_have_text([re.compile(re.escape(text.split("\n")[-1])) for text in before])
    page.keyboard.press("u")
    expect(page.locator(".slip")).to_contain_text("nothing to take back")
    slip, rail = page.locator(".slip").bounding_box(), page.locator(".rail").bounding_box()
    assert slip is not None and rail is not None
    assert slip["x"] + slip["width"] <= rail["x"], "it lies over the question"


def test_a_click_on_what_is_not_legal_says_why(page: Page, picture: Picture) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    click_option(page, 4)
    page.locator(".space:not(.open)").first.dispatch_event("click", {"clientX": 400, "clientY": 300})
    expect(page.locator(".slip")).to_be_visible()
    picture(page, "slip")


def test_the_language_changes_at_once(page: Page, picture: Picture) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("button", name="Reprendre")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".log .head").first).to_have_text("Journal")
    assert page.locator(".log li").count() > 0
    picture(page, "french")


def test_two_at_one_screen_have_a_curtain_between_them(page: Page, picture: Picture) -> None:
    begin(page, "toy", seed=3, right="here")
    for _ in range(40):
        if is_over(page):
            break
        if page.locator(".curtain").count():
            expect(page.locator(".curtain .go")).to_be_focused()
            picture(page, "curtain")
            page.keyboard.press("Enter")
            expect(page.locator(".curtain")).to_have_count(0)
        else:
            # The one who has just sat down is not asked before the table has been looked at through their eyes.
            page.wait_for_selector("[role=option], .ending")
            if options(page).count():
                before = seq(page)
                page.keyboard.press("1")
                settled(page, before)
                page.wait_for_timeout(100)
    assert is_over(page)


def test_a_match_that_is_over_is_replayed_and_forked(page: Page, picture: Picture) -> None:
    begin(page, "toy", seed=3, right="player:random")
    end_by_keys(page)
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    first = page.locator(".table").get_attribute("data-at")
    page.keyboard.press("End")
    page.wait_for_function("first => document.querySelector('.table').dataset.at !== first", arg=first)
    picture(page, "replay")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Fork here").click()
    expect(options(page).first).to_be_visible()


def test_in_a_replay_a_drawers_button_puts_it_in_the_place_of_another(page: Page) -> None:
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    page.goto(page.url.replace("#/match/", "#/replay/"))
    expect(page.get_by_role("slider")).to_be_visible()
    rules, boxes = (page.locator("header").get_by_role("button", name=name) for name in ("Rules", "Beside the board"))
    rules.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    boxes.click()
    expect(page.get_by_role("dialog", name="Beside the board")).to_be_visible()
    boxes.click()
    expect(page.locator(".drawer")).to_have_count(0)
    boxes.click()
    rules.click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)


def end_by_keys(page: Page) -> None:
    for _ in range(60):
        if is_over(page):
            return
        if options(page).count():
            page.keyboard.press("1")
        page.wait_for_timeout(250)
    raise AssertionError("the match did not end")


def test_on_a_phone_held_either_way(browser: Browser, base_url: str, picture: Picture) -> None:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    page = context.new_page()
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    options(page).nth(4).tap()
    page.wait_for_timeout(500)
    picture(page, "phone")
    for button in page.locator("[role=option], .tabs button, header .icon:visible").all():
        box = button.bounding_box()
        if box is not None:
            assert box["height"] >= 44, button.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_timeout(400)
    picture(page, "phone-landscape")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert troubles(page) == []
    context.close()


def test_axe_finds_nothing_while_pegasus_is_begun(page: Page, picture: Picture) -> None:
    page.goto("/#/")
    expect(page.locator(".cover").first).to_be_visible()
    page.wait_for_timeout(3000)
    picture(page, "home")
    assert troubles(page) == []
    page.goto("/#/new/pegasus")
    expect(page.locator("form")).to_be_visible()
    picture(page, "new-match")
    assert troubles(page) == []
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    assert troubles(page) == []
    click_option(page, 4)
    page.keyboard.press("z")
    picture(page, "lit")
    assert troubles(page) == []
    for key, name in [("r", "rules"), ("c", "charts"), ("b", "boxes"), ("l", "legend")]:
        page.keyboard.press(key)
        expect(page.locator(".drawer")).to_be_visible()
        picture(page, name)
        assert troubles(page) == [], name
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Dark").click()
    picture(page, "dark")
    assert troubles(page) == []
