"""One's own seat on all one's devices, invitations, and who knows of a match."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, invitation, join, options, seq, settled, to_the_table

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]
Picture = Callable[[Page, str], None]
PATIENCE = 60_000  # milliseconds, for a page or one of our players on a busy machine


def seats(page: Page) -> Locator:
    """The drawer that says who sits where."""
    page.keyboard.press("p")
    drawer = page.get_by_role("dialog", name="Seats")
    expect(drawer).to_be_visible()
    return drawer


def stranger(browser: Browser, base_url: str, phone: bool = False) -> Page:
    """Somebody else, or the same person on another device."""
    size = ViewportSize(width=390, height=844) if phone else ViewportSize(width=1280, height=800)
    page = browser.new_context(base_url=base_url, viewport=size, has_touch=phone).new_page()
    page.set_default_timeout(PATIENCE)
    return page


def test_the_same_seat_on_a_telephone(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    """The drawer has the address of one's own seat, also as a picture; it sits down there without standing up here. Who
    comes by it for the first time reads on what terms the seat is played, and who else may play it.
    """
    begin(page, "toy", seed=3, left="me", right="player:staff")
    expect(options(page).first).to_be_visible()
    drawer = seats(page)
    address = drawer.get_by_label("Left").input_value()
    drawer.get_by_role("button", name="As a picture").first.click()
    expect(drawer.locator("svg.qr path")).to_be_visible()
    picture(page, "seats")
    phone = stranger(browser, base_url, phone=True)
    phone.goto(address)
    expect(phone.locator("main")).to_contain_text("Whoever has this link plays this seat")
    expect(phone.locator(".agreed li").first).to_contain_text("a seed or a record that somebody chose")
    assert "/0." not in phone.url
    phone.get_by_role("link", name="To the table").click()
    to_the_table(phone)
    expect(options(phone).first).to_be_visible()
    phone.goto(address)
    expect(options(phone).first).to_be_visible()
    page.reload()
    expect(options(page).first).to_be_visible()
    phone.context.close()


def test_an_invitation_is_found_again_and_withdrawn(
    page: Page, browser: Browser, base_url: str, picture: Picture
) -> None:
    """What was given out first opens nothing any more; by the new one a friend sits down, and nobody after him."""
    begin(page, "toy", seed=3, right="link")
    first = invitation(page)
    expect(options(page).first).to_be_visible()
    drawer = seats(page)
    expect(drawer.get_by_label("Right")).to_have_value(first)
    drawer.get_by_role("button", name="Withdraw it").click()
    expect(drawer.get_by_label("Right")).not_to_have_value(first)
    second = drawer.get_by_label("Right").input_value()
    friend = stranger(browser, base_url)
    friend.goto(first)
    expect(friend.get_by_role("alert")).to_contain_text("no longer good")
    friend.goto(second)
    expect(friend.locator("main")).to_contain_text("You play: Right")
    expect(friend.locator(".agreed li").first).to_contain_text("a seed or a record that somebody chose")
    picture(friend, "invited")
    join(friend, second)
    expect(friend.locator("section.question")).not_to_contain_text("You are watching")
    expect(drawer.get_by_text("invited")).to_have_count(0)
    late = stranger(browser, base_url)
    late.goto(second)
    expect(late.get_by_role("alert")).to_contain_text("no longer good")
    for one in (friend, late):
        one.context.close()


def test_who_tries_his_own_invitation_is_warned(page: Page, base_url: str) -> None:
    """He would use it up; the way back to his table is the main button."""
    begin(page, "toy", seed=3, right="link")
    page.goto(invitation(page))
    expect(page.locator(".already")).to_contain_text("You sit at this table already: Left")
    assert troubles(page) == []
    page.get_by_role("link", name="To the table").click()
    expect(page.locator("section.question")).to_be_visible()


def test_the_table_says_whom_it_waits_for(page: Page, browser: Browser, base_url: str) -> None:
    """Before the friend has sat down it says so, and where the link to him is kept; not that he were to answer."""
    begin(page, "toy", seed=3, left="link", right="me")
    link = invitation(page)
    asked = page.locator("section.question")
    expect(asked).to_contain_text("nobody sits there yet")
    expect(asked).to_contain_text("“Seats”")
    friend = stranger(browser, base_url)
    join(friend, link)
    page.reload()
    expect(asked).to_contain_text("to answer")
    expect(asked).not_to_contain_text("“Seats”")
    friend.context.close()


def test_a_stranger_finds_only_what_is_for_everybody(page: Page, browser: Browser, base_url: str) -> None:
    """A match is on one's own home page and no other, unless it was made for everybody; deleted it is on none."""
    begin(page, "toy", seed=3, left="me", right="player:staff")
    expect(options(page).first).to_be_visible()
    match = page.url.rsplit("/", 1)[1]
    page.goto("/#/")
    expect(page.locator(f".lists a[href='#/match/{match}']")).to_be_visible()
    other = stranger(browser, base_url)
    other.goto("/#/")
    expect(other.locator(".lists")).to_be_visible()
    assert other.locator(f"a[href='#/match/{match}']").count() == 0
    other.goto(f"/#/match/{match}")
    expect(other.locator("section.question")).to_contain_text("You are watching")
    page.goto(f"/#/match/{match}")
    expect(options(page).first).to_be_visible()
    drawer = seats(page)
    drawer.get_by_role("button", name="Delete the match").click()
    drawer.get_by_role("button", name="Delete it for everybody").click()
    expect(page.locator(".covers")).to_be_visible()
    assert page.locator(f"a[href='#/match/{match}']").count() == 0
    other.reload()
    expect(other.get_by_role("alert")).to_be_visible()
    other.context.close()


def test_a_closed_match_shows_a_stranger_nothing(page: Page, browser: Browser, base_url: str) -> None:
    """Not even how it stands."""
    page.goto("/#/new/toy")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Who may see it").select_option("closed")
    page.get_by_role("button", name="Begin").click()
    expect(options(page).first).to_be_visible()
    other = stranger(browser, base_url)
    other.goto(page.url)
    expect(other.get_by_role("alert")).to_contain_text("for those who play it")
    assert other.locator(".seen, .space, [role=option]").count() == 0
    other.context.close()


def test_a_phone_held_upright_reaches_every_tool(browser: Browser, base_url: str, picture: Picture) -> None:
    """What stands in the head of a wide screen is behind the last tab; nothing is smaller than a finger."""
    phone = stranger(browser, base_url, phone=True)
    begin(phone, "toy", seed=3, left="me", right="player:staff")
    expect(options(phone).first).to_be_visible()
    for tool in ("Legend", "Dice", "Seats", "How to play"):
        phone.get_by_role("button", name="More").tap()
        drawer = phone.get_by_role("dialog", name="More")
        picture(phone, "phone-more")
        wanted = drawer.get_by_role("button", name=tool)
        box = wanted.bounding_box()
        assert box is not None and box["height"] >= 44
        wanted.tap()
        expect(phone.get_by_role("dialog").get_by_role("heading", name=tool)).to_be_visible()
    phone.goto("/#/nonsense")
    expect(phone.get_by_role("alert")).to_contain_text("nothing at this address")
    phone.context.close()


def to_what_may_be_taken_back(page: Page, friend: Page) -> tuple[Page, Page]:
    """Answer on until whoever answered last could take it back: he, and the other."""
    while True:
        mover, other = (page, friend) if options(page).count() else (friend, page)
        before = seq(mover)
        mover.keyboard.press("1")
        settled(mover, before)
        other.wait_for_function("now => document.querySelector('.table')?.dataset.seq === now", arg=seq(mover))
        if mover.get_by_role("button", name="Undo").get_attribute("aria-disabled") == "false":
            return mover, other


def test_an_undo_asks_the_friend(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    """He sees who asks, and refuses, which is told; asked again after the next answer he agrees: it is open again."""
    begin(page, "toy", seed=3, right="link")
    link = invitation(page)
    friend = stranger(browser, base_url)
    join(friend, link)
    expect(page.locator("section.question")).to_be_visible()
    expect(friend.locator("section.question")).to_be_visible()
    mover, other = to_what_may_be_taken_back(page, friend)
    mover.get_by_role("button", name="Undo").click()
    expect(mover.locator("section.back")).to_contain_text("the other is to agree")
    picture(other, "taking-back")
    other.get_by_role("button", name="Refuse").click()
    expect(mover.locator("section.back")).to_contain_text("The other did not agree")
    expect(other.locator("section.back")).to_have_count(0)
    expect(mover.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    mover, other = to_what_may_be_taken_back(page, friend)
    mover.get_by_role("button", name="Undo").click()
    expect(mover.locator("section.back")).to_contain_text("the other is to agree")
    before = seq(mover)
    other.get_by_role("button", name="Agree").click()
    settled(mover, before)
    for one in (mover, other):
        expect(one.locator("section.back")).to_have_count(0)
    friend.context.close()


def deletion_refused(page: Page, sentence: str) -> None:
    """The finished match cannot be deleted: then it can only be kept, and the sentence goes when that is chosen."""
    row = page.locator("section:has(#over-head) li")
    row.get_by_role("button", name="Delete the match").click()
    row.get_by_role("button", name="Delete it for everybody").click()
    expect(row.get_by_role("alert")).to_contain_text(sentence)
    expect(row.get_by_role("button")).to_have_text(["Keep it"])
    expect(row.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(row.get_by_role("alert")).to_have_count(0)
    row.get_by_role("button", name="Delete the match").click()
    expect(row.get_by_role("alert")).to_have_count(0)
    expect(row.get_by_role("button", name="Delete it for everybody")).to_be_visible()


def test_two_who_are_apart_play_again(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    """Whoever did not begin the next match finds it at the table and on his home page, reads what is agreed, and sits
    down by the key that he has; nobody sends anybody a link.
    """
    begin(page, "toy", seed=3, right="link")
    friend = stranger(browser, base_url, phone=True)
    join(friend, invitation(page))
    expect(friend.locator("section.question")).to_be_visible()
    seats(page).get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    expect(friend.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="with the sides changed").click()
    page.wait_for_url(lambda url: "#/match/" in url)
    to_the_table(page)
    expect(page.locator("section.question")).to_contain_text("nothing needs to be sent")
    expect(friend.locator(".ending")).to_contain_text("Another match like this one has been begun")
    expect(friend.locator(".ending").get_by_role("link", name="To that match")).to_be_in_viewport()
    there, below = (friend.locator(f".ending .next {part}").bounding_box() for part in ("a", "+ *"))
    assert there is not None and below is not None and below["y"] >= there["y"] + there["height"] + 8
    assert friend.title().startswith("● ")
    assert troubles(friend) == []
    picture(friend, "phone-again")
    page.goto("/#/")
    deletion_refused(page, "Somebody is invited to the match after this one")
    friend.goto("/#/")
    expect(friend.locator(".awaited")).to_contain_text("Those you played with have begun another match")
    expect(friend.locator(".awaited").get_by_role("link", name="Toy")).to_be_in_viewport()
    friend.locator(".lists li").get_by_role("link", name="To that match").tap()
    expect(friend.locator("main")).to_contain_text("You play: Left")
    friend.get_by_role("button", name="Sit down").tap()
    to_the_table(friend)
    expect(friend.locator("section.question")).not_to_contain_text("You are watching")
    friend.goto("/#/")
    expect(friend.locator(".lists li").first).to_be_visible()
    expect(friend.get_by_role("link", name="To that match")).to_have_count(0)
    friend.context.close()


def test_a_match_is_played_again_with_the_sides_changed(page: Page, base_url: str) -> None:
    """Who sat on the left sits on the right, and our player on the left."""
    begin(page, "toy", seed=3, left="me", right="player:random")
    for _ in range(60):
        expect(options(page).first.or_(page.locator(".ending"))).to_be_visible(timeout=PATIENCE)
        if page.locator(".ending").count():
            break
        before = seq(page)
        page.keyboard.press("0")
        settled(page, before)
    first = page.url
    page.get_by_role("button", name="with the sides changed").click()
    page.wait_for_url(lambda url: "#/match/" in url and url != first)
    expect(options(page).first.or_(page.locator(".ending"))).to_be_visible(timeout=PATIENCE)
    drawer = seats(page)
    expect(drawer.locator("li").nth(0)).to_contain_text("the dice")
    expect(drawer.locator("li").nth(1)).to_contain_text("you")


def test_whoever_sits_at_a_match_that_is_deleted_is_told_so(page: Page, browser: Browser, base_url: str) -> None:
    """Nothing can be answered there any more, and a link leads to the list."""
    begin(page, "toy", seed=3, left="me", right="link")
    friend = stranger(browser, base_url)
    join(friend, invitation(page))
    match = page.url.rsplit("/", 1)[1]
    maker = page.evaluate("match => JSON.parse(localStorage['bridgehead.makers'])[match]", match)
    assert page.request.delete(f"/api/matches/{match}", headers={"X-Maker-Key": maker}).ok
    expect(friend.locator(".lost")).to_contain_text("has deleted it")
    expect(options(friend)).to_have_count(0)
    friend.get_by_role("link", name="To all matches").click()
    expect(friend.locator(".shelf, main").first).to_be_visible()
    friend.context.close()
