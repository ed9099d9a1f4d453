"""The list of one's matches: who waits for one is told and called for, matches are found in it and leave it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, click_option, invitation, join, options
from tests.e2e.test_seats import stranger

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]

AWAY = """() => {
    window.notices = [];
    class Notice {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, options) { window.notices.push(`${title}: ${options.body}`); }
        close() {}
    }
    window.Notification = Notice;
    Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) });
}"""
"""A browser that shows notices, and that can be told that nobody looks at its page."""


def matches(page: Page, count: int, game: str = "toy") -> None:
    """So many matches against our players, begun past the form, which this browser holds."""
    seats = [{"kind": "person"}, {"kind": "player", "player": "staff"}]
    if game == "pegasus":
        seats = seats[:1]
    for _ in range(count):
        scenario = page.request.get(f"/api/games/{game}").json()["scenarios"][0]["key"]
        made: Any = page.request.post("/api/matches/", data={"game": game, "scenario": scenario, "seats": seats}).json()
        page.evaluate(KEEP, made)


KEEP = """({match, keys, maker}) => {
    const kept = (name) => JSON.parse(localStorage[`bridgehead.${name}`] ?? '{}');
    localStorage['bridgehead.keys'] = JSON.stringify({...kept('keys'), [match]: [{seat: 0, key: keys[0]}]});
    localStorage['bridgehead.makers'] = JSON.stringify({...kept('makers'), [match]: maker});
}"""

FIRST = (
    """() => Object.entries(JSON.parse(localStorage['bridgehead.keys'])).map(([match, [{ key }]]) => [match, key])[0]"""
)
"""The first match that this browser holds, and the key of its seat."""


def answer_all(page: Page) -> None:
    """Answer for as long as one is asked."""
    expect(options(page).first).to_be_visible()
    while options(page).count():
        click_option(page, 0)
        page.wait_for_timeout(100)


def test_whoever_comes_back_goes_on_at_once(phone: Page) -> None:
    """The latest match that asks him, and the way to his list, which on a telephone is far below."""
    phone.goto("/#/")
    matches(phone, 10)
    phone.reload()
    latest = phone.locator(".latest").get_by_role("link", name=re.compile("^Go on:"))
    expect(latest).to_be_in_viewport()
    assert troubles(phone) == []
    phone.get_by_role("button", name="All your matches").tap()
    expect(phone.locator(".lists li").first).to_be_in_viewport()
    phone.evaluate("scrollTo(0, 0)")
    latest.tap()
    phone.wait_for_url(lambda url: "#/match/" in url)


def test_who_waits_is_told_on_the_home_page_and_calls_who_looks_elsewhere(
    page: Page, browser: Browser, base_url: str, picture: Picture
) -> None:
    """By the title, and by a notice if it is wanted; a match against our players, which wait for nothing, does not."""
    page.add_init_script(f"({AWAY})()")
    page.goto("/#/")
    matches(page, 1)
    begin(page, "toy", seed=3, right="link")
    friend = stranger(browser, base_url)
    join(friend, invitation(page))
    expect(options(page).first).to_be_visible()
    page.goto("/#/")
    row = page.locator(".lists li").first
    expect(row).to_contain_text("your turn")
    expect(page).to_have_title("● Bridgehead")
    assert troubles(page) == []
    expect(page.locator(".awaited")).to_contain_text("Somebody waits for you")
    page.locator(".awaited").get_by_role("link", name="Toy").click()
    answer_all(page)
    page.goto("/#/")
    expect(page.locator(".lists")).to_contain_text("waiting for Right")
    expect(page).to_have_title("Bridgehead")
    expect(page.locator(".awaited")).to_have_count(0)
    page.get_by_label("A notice of this browser").check()
    assert page.evaluate("notices") == ["Bridgehead: You will be called like this."]
    picture(page, "home-notices")
    page.evaluate("() => { window.away = true; window.notices = []; }")
    answer_all(friend)
    page.wait_for_function("() => window.notices.length", timeout=40_000)
    assert page.evaluate("notices") == ["Toy: Left: it is your turn."]
    expect(page).to_have_title("● Bridgehead")
    friend.context.close()


def test_a_notice_is_shown_for_a_question_an_offer_and_a_word_at_the_table(
    page: Page, browser: Browser, base_url: str
) -> None:
    """None while one looks at the page; none tells what the other asks for, or has said."""
    page.add_init_script(f"({AWAY})()")
    begin(page, "toy", seed=3, right="link")
    friend = stranger(browser, base_url)
    join(friend, invitation(page))
    expect(options(page).first).to_be_visible()
    page.keyboard.press("p")
    page.get_by_label("A notice of this browser").check()
    page.keyboard.press("Escape")
    answer_all(page)
    assert page.evaluate("notices") == ["Bridgehead: You will be called like this."]
    page.evaluate("() => { window.away = true; window.notices = []; }")
    friend.keyboard.press("p")
    friend.get_by_role("button", name="Offer a draw").click()
    page.wait_for_function("() => window.notices.length === 1")
    assert page.title().startswith("● ")
    friend.get_by_role("tab", name="Talk").click()
    friend.get_by_label("Say something").fill("A secret plan")
    friend.keyboard.press("Enter")
    page.wait_for_function("() => window.notices.length === 2")
    answer_all(friend)
    page.wait_for_function("() => window.notices.length === 3")
    assert page.evaluate("notices") == [
        "Toy: Right: you are asked something.",
        "Toy: Right: something was said.",
        "Toy: Left: it is your turn.",
    ]
    friend.context.close()


def test_matches_are_found_and_deleted_in_the_list(
    page: Page, browser: Browser, base_url: str, picture: Picture
) -> None:
    """Of many one looks for some; who began one deletes it by two acts, by keys, and it is gone for everybody."""
    page.goto("/#/")
    matches(page, 3)  # what is open to everybody counts too, and other tests may have left some
    page.reload()
    expect(page.locator(".lists li")).to_have_count(3)
    expect(page.get_by_label("Show", exact=True)).to_have_count(0)
    matches(page, 5)
    toy, key = page.evaluate(FIRST)
    page.request.post(f"/api/matches/{toy}/resign", data={}, headers={"X-Seat-Key": key})
    matches(page, 1, "pegasus")
    page.reload()
    expect(page.locator(".lists li")).to_have_count(9)
    page.get_by_label("Show", exact=True).select_option("Pegasus Bridge")
    expect(page.locator(".lists li")).to_have_count(1)
    expect(page.locator(".lists")).to_contain_text("None of those")
    picture(page, "home-found")
    assert troubles(page) == []
    row = page.locator(".lists li").first
    address = row.get_by_role("link", name="Continue").get_attribute("href") or ""
    row.get_by_role("button", name="Delete the match: Pegasus Bridge").focus()
    page.keyboard.press("Enter")
    expect(row.get_by_role("button", name="Keep it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(row.get_by_role("button", name="Delete the match")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    row.get_by_role("button", name="Delete the match").dblclick()  # a hasty hand keeps it
    expect(row.get_by_role("button", name="Delete the match")).to_be_visible()
    row.get_by_role("button", name="Delete the match").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".lists li")).to_have_count(8)
    assert page.request.get(f"/api/matches/{address.rsplit('/', 1)[1]}").status == 404
