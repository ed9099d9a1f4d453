"""To resign, and to agree to a draw: two people in two browsers, two at one screen, and somebody alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, click_option, invitation, join, options, to_the_table
from tests.e2e.test_seats import PATIENCE, seats

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]


def friend_of(browser: Browser, base_url: str) -> Page:
    """Somebody with a telephone."""
    size = ViewportSize(width=390, height=844)
    phone = browser.new_context(base_url=base_url, viewport=size, has_touch=True).new_page()
    phone.set_default_timeout(PATIENCE)
    return phone


def two(page: Page, browser: Browser, base_url: str) -> Page:
    """A match of two people: one at a laptop, the other, whom it returns, with a telephone."""
    page.set_viewport_size({"width": 1280, "height": 720})
    begin(page, "toy", seed=3, left="me", right="link")
    link = invitation(page)
    phone = friend_of(browser, base_url)
    join(phone, link)
    return phone


def test_one_of_two_resigns(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    """By the keyboard alone: the drawer, the button, and yes, for the safe answer has the focus first."""
    phone = two(page, browser, base_url)
    expect(options(page).first).to_be_visible()
    drawer = seats(page)
    drawer.get_by_role("button", name="Resign").focus()
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("button", name="Play on")).to_be_focused()
    expect(drawer).to_contain_text("Give the match up (Left)? The other side (Right) will have won")
    picture(page, "resign")
    assert troubles(page) == []
    page.keyboard.press("Enter")
    expect(drawer.get_by_role("button", name="Resign")).to_be_focused()
    expect(page.locator(".ending")).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    expect(drawer.get_by_role("button", name="Resign")).to_be_focused()
    page.keyboard.press("Enter")
    for one, name in ((page, "resigned"), (phone, "phone-resigned")):
        expect(one.locator(".ending h1")).to_have_text("Victory by resignation: Right")
        expect(one.get_by_role("dialog")).to_have_count(0)
        expect(one.locator(".ending").get_by_role("button", name="Play on")).to_have_count(0)
        picture(one, name)
        assert troubles(one) == []
    expect(page.locator(".story")).to_contain_text("Resignation: Left.")
    page.goto("/#/")
    expect(page.locator(".lists")).to_contain_text("Victory by resignation: Right")
    phone.context.close()


def test_two_agree_to_a_draw(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    """Offered and declined, offered anew after an answer, and accepted; the other hears of it at once."""
    phone = two(page, browser, base_url)
    expect(options(page).first).to_be_visible()
    seats(page).get_by_role("button", name="Offer a draw").click()
    expect(page.locator(".offer")).to_contain_text("You have offered a draw")
    expect(phone.locator(".offer")).to_contain_text("Left: a draw is offered")
    for one, name in ((page, "draw-waiting"), (phone, "phone-draw-offered")):
        picture(one, name)
        assert troubles(one) == []
    for name in ("Accept", "Decline"):
        box = phone.locator(".offer").get_by_role("button", name=name).bounding_box()
        assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= 844
    phone.locator(".offer").get_by_role("button", name="Decline").tap()
    expect(page.locator(".offer")).to_contain_text("was not accepted")
    expect(phone.locator(".offer")).to_have_count(0)
    drawer = seats(page)
    expect(drawer.get_by_role("button", name="Offer a draw")).to_have_count(0)
    page.keyboard.press("Escape")
    while options(page).count() and page.locator(".offer").count():
        click_option(page, 0)
    expect(page.locator(".offer")).to_have_count(0)
    seats(page).get_by_role("button", name="Offer a draw").click()
    phone.locator(".offer").get_by_role("button", name="Accept").tap()
    for one, name in ((page, "drawn"), (phone, "phone-drawn")):
        expect(one.locator(".ending h1")).to_have_text("A draw, agreed by both sides")
        picture(one, name)
    phone.context.close()


def test_both_sides_at_one_screen_agree_at_once_and_may_go_on(page: Page, picture: Picture) -> None:
    begin(page, "toy", seed=3, left="me", right="me")
    expect(options(page).first).to_be_visible()
    click_option(page, 0)
    drawer = seats(page)
    drawer.get_by_role("button", name="Agree to a draw").click()
    expect(drawer).to_contain_text("Do both sides want a draw?")
    picture(page, "draw-at-one-screen")
    drawer.get_by_role("button", name="A draw", exact=True).click()
    expect(page.locator(".ending h1")).to_have_text("A draw, agreed by both sides")
    over = page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.locator("section.question")).to_be_visible()
    assert page.url != over


def test_whoever_plays_alone_gives_up_and_may_go_on(page: Page, picture: Picture) -> None:
    """A game for one is given up without a score; what it stood at is told, and not as a result."""
    page.set_viewport_size({"width": 390, "height": 844})
    begin(page, "pegasus", seed=5, british="me")
    expect(options(page).first).to_be_visible(timeout=PATIENCE)
    drawer = seats(page)
    drawer.get_by_role("button", name="Give up").click()
    expect(drawer).to_contain_text("It counts as lost, without a score")
    picture(page, "phone-give-up")
    assert troubles(page) == []
    drawer.get_by_role("button", name="Give up", exact=True).click()
    expect(page.locator(".ending h1")).to_have_text("The game was given up")
    expect(page.locator(".ending")).to_contain_text("As things stood then: German victory")
    picture(page, "phone-given-up")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(options(page).first).to_be_visible(timeout=PATIENCE)


def test_the_table_looks_whether_the_dice_were_settled_before_the_first_answer(page: Page, picture: Picture) -> None:
    """The seal is shown while the match goes on, and compared with the record at its end; another one is told of."""
    page.goto("/#/new/toy")
    page.get_by_role("button", name="Begin").click()
    to_the_table(page)
    expect(options(page).first).to_be_visible()
    page.keyboard.press("d")
    drawer = page.get_by_role("dialog", name="Dice so far")
    expect(drawer).to_contain_text("The seal of the dice:")
    shown = drawer.locator("code").inner_text()
    picture(page, "sealed")
    assert troubles(page) == []
    page.keyboard.press("Escape")
    match = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/matches/{match}").json()["commitment"] == shown
    seats(page).get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(page.locator(".ending")).to_contain_text("The dice were settled before the first answer")
    picture(page, "sealed-fits")
    assert troubles(page) == []
    page.evaluate(
        "match => localStorage['bridgehead.seals'] = JSON.stringify({[match]: {seal: 'f'.repeat(64), at: 0}})", match
    )
    page.reload()
    expect(page.locator(".ending").get_by_role("alert")).to_contain_text("does not fit the seal")
