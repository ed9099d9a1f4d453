"""Letting the staff do it, by mouse, by touch and by keyboard: a whole plan at once, then what one likes changed."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, click_option, options, question, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_a_landing_plan_is_made_at_once_and_changed(page: Page, phone: Page, by: str, picture: Picture) -> None:
    at = phone if by == "touch" else page

    def act(one: Locator) -> None:
        if by == "touch":
            one.tap()
        elif by == "keyboard":
            one.press("Enter")
        else:
            one.click()

    begin(at, "airborne", seed=6)
    wait_for_board(at)
    assert "flight" in question(at)
    act(at.get_by_role("button", name="Let the staff make the plan"))
    expect(at.locator("#question-text")).to_contain_text(re.compile("[Ss]eal"))
    done = at.locator(".staff .show")
    expect(done).to_contain_text(re.compile(r"The staff gave \d\d answers"))
    count = int(re.findall(r"\d+", done.inner_text())[0])
    picture(at, f"staff-{by}")
    act(done)
    changes = at.locator(".staff .change")
    expect(changes).to_have_count(count)
    picture(at, f"staff-list-{by}")
    assert troubles(at) == []
    target = at.locator(".staff li").filter(has_text=re.compile("hex|where", re.IGNORECASE)).nth(2)
    said = target.locator("b").inner_text()
    texts = at.locator(".staff li").all_inner_texts()
    place = texts.index(target.inner_text())
    act(changes.nth(place))
    expect(at.get_by_text("Answer anew")).to_be_visible()
    expect(options(at).first).to_be_enabled()
    other = options(at).filter(has_not_text=said).first
    chosen = other.locator(".text").inner_text()
    rolls = other.locator(".rolls").count() > 0
    if not rolls or by != "keyboard":
        act(other)
    else:
        other.focus()
    if rolls:
        expect(at.locator(".odds .go:enabled")).to_be_visible()
        act(at.locator(".odds .go:enabled"))
    expect(at.locator("#question-text")).to_contain_text(re.compile("[Ss]eal"), timeout=60_000)
    if not changes.count():
        act(done)
    expect(changes).to_have_count(count)
    expect(at.locator(".staff li").nth(place).locator("b")).to_have_text(chosen)


def test_the_germans_are_set_up_at_once(page: Page) -> None:
    begin(page, "remagen", seed=3, american="player:staff", german="me")
    wait_for_board(page)
    click_option(page, 0)
    page.get_by_role("button", name="Let the staff set up").click()
    expect(page.get_by_role("button", name="Let the staff set up")).to_have_count(0)
    expect(page.locator(".again")).to_contain_text("10 came on", timeout=60_000)


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_those_who_stand_together_get_the_same_orders(page: Page, phone: Page, by: str, picture: Picture) -> None:
    at = phone if by == "touch" else page

    def act(one: Locator) -> None:
        if by == "touch":
            one.tap()
        elif by == "keyboard":
            one.press("Enter")
        else:
            one.click()

    begin(at, "remagen", seed=3, american="me", german="player:staff")
    wait_for_board(at)
    bring = at.get_by_role("button", name="Let the staff bring them on")
    expect(bring).to_be_visible(timeout=60_000)
    if at.locator(".drawer").count():
        at.keyboard.press("Escape")
    act(bring)
    expect(bring).to_have_count(0)
    same = at.get_by_role("button", name=re.compile("The same orders for the other"))
    for place in range(8):
        if same.count():
            break
        march = options(at).filter(has_text=re.compile("^.{0,3}US ")).nth(place)
        expect(march).to_be_enabled()
        click_option(at, int(march.get_attribute("data-option") or "0"))
        click_option(at, 0)
        at.wait_for_timeout(300)
    expect(same).to_be_visible()
    before = int(at.locator(".table").get_attribute("data-seq") or "0")
    picture(at, f"likewise-{by}")
    assert troubles(at) == []
    act(same)
    expect(same).to_have_count(0)
    at.wait_for_timeout(500)
    assert int(at.locator(".table").get_attribute("data-seq") or "0") >= before + 2
