"""Two people who are apart: their names, what they say to each other, and whether the other is there."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import invitation, options, seq, settled, to_the_table
from tests.e2e.test_seats import stranger

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]
Picture = Callable[[Page, str], None]

SCRIPT = "<img src=x onerror=\"document.title='caught'\"> https://example.org"


@pytest.fixture
def friend(browser: Browser, base_url: str) -> Iterator[Page]:
    """Somebody else, on a telephone."""
    page = stranger(browser, base_url, phone=True)
    yield page
    page.context.close()


def sit_apart(page: Page, friend: Page, mine: str, theirs: str) -> None:
    """A match of the toy against a friend who comes by an invitation, both with a name."""
    page.goto("/#/new/toy")
    page.locator("#seat-right").select_option("link")
    page.get_by_label("What you are called").fill(mine)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".links")).to_be_visible()
    link = invitation(page)
    friend.goto(link)
    friend.get_by_label("What you are called").fill(theirs)
    friend.get_by_role("button", name="Sit down").tap()
    to_the_table(friend)


def open_talk(friend: Page) -> None:
    friend.locator(".tabs").get_by_role("button", name="Talk").tap()
    expect(friend.get_by_role("dialog", name="Talk")).to_be_visible()


def test_two_who_are_apart_talk(page: Page, friend: Page, picture: Picture) -> None:
    """By mouse and keys on a laptop, by touch on a telephone. What is new is marked in the title and at the tab
    until it is looked at; what is written is text, whatever is in it.
    """
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_apart(page, friend, "Ann", "Bénédicte")
    expect(page.locator(".present")).to_contain_text("Right: Bénédicte")
    expect(page.locator(".present")).to_contain_text("is here")
    open_talk(friend)
    expect(friend.locator(".drawer .present")).to_contain_text("Left: Ann")
    expect(friend.locator(".talk")).to_contain_text("Only those who sit here read this")
    friend.get_by_label("Say something").fill(SCRIPT)
    friend.get_by_role("button", name="Send").tap()
    expect(page.get_by_role("tab", name="Talk")).to_contain_text("1")
    assert page.title().removeprefix("● ").startswith("(1) ")
    expect(page.locator("p[aria-live=polite].hidden")).to_have_text("one new message")
    picture(page, "talk-unread")
    page.keyboard.press("n")
    expect(page.locator(".story textarea")).to_be_focused()
    expect(page.locator(".talk .text")).to_have_text([SCRIPT])
    assert page.locator(".talk img, .talk a").count() == 0
    expect(page.get_by_role("tab", name="Talk")).not_to_contain_text("1")
    assert "(1)" not in page.title() and "caught" not in page.title()
    page.keyboard.type("1 or 0? No key answers the game while I write.")
    page.keyboard.press("Enter")
    expect(friend.locator(".talk .text").nth(1)).to_have_text("1 or 0? No key answers the game while I write.")
    expect(page.locator(".story textarea")).to_have_value("")
    picture(page, "talk")
    picture(friend, "talk-phone")
    friend.reload()
    open_talk(friend)
    expect(friend.locator(".talk .text")).to_have_count(2)
    assert "(" not in friend.title()


def test_what_cannot_be_said_is_told_in_a_sentence_and_stays_written(page: Page, friend: Page) -> None:
    """Too long, too fast, or with signs that nobody sees."""
    sit_apart(page, friend, "Ann", "Ben")
    expect(page.get_by_role("tab", name="Talk")).to_be_visible()
    page.keyboard.press("n")
    field = page.locator(".story textarea")
    field.fill("x" * 281)
    expect(page.get_by_role("button", name="Send")).to_be_disabled()
    expect(page.locator("#talk-hint")).to_have_text("One sign too many.")
    field.fill("abc\u202edef")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".talk .failure")).to_contain_text("U+202E cannot stand")
    expect(field).to_have_value("abc\u202edef")
    for number in range(13):
        field.fill(f"{number}")
        page.keyboard.press("Enter")
        if number < 12:
            expect(field).to_have_value("")
    expect(page.locator(".talk .failure")).to_contain_text("wait")
    expect(field).to_have_value("12")


def test_whoever_does_not_want_to_hear_mutes_the_other(page: Page, friend: Page) -> None:
    """Nothing of his is shown or marked, also after the page was opened anew, until one wants to."""
    sit_apart(page, friend, "Ann", "Ben")
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("button", name="Mute").click()
    page.get_by_role("tab", name="Log").click()
    open_talk(friend)
    friend.get_by_label("Say something").fill("Hurry up!")
    friend.get_by_role("button", name="Send").tap()
    expect(friend.locator(".talk .text")).to_have_count(1)
    page.reload()
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".talk")).to_contain_text("Muted: what the other writes is not shown")
    assert "(1)" not in page.title()
    page.get_by_role("button", name="Unmute").click()
    expect(page.locator(".talk .text")).to_have_text(["Hurry up!"])


def test_the_list_of_matches_tells_of_a_new_message(page: Page, friend: Page, picture: Picture) -> None:
    """As long as it has not been read; it leads to the table."""
    sit_apart(page, friend, "Ann", "Ben")
    expect(page.get_by_role("tab", name="Talk")).to_be_visible()
    page.goto("/#/")
    open_talk(friend)
    friend.get_by_label("Say something").fill("Back on Tuesday")
    friend.get_by_role("button", name="Send").tap()
    expect(friend.locator(".talk .text")).to_have_count(1)
    page.reload()
    news = page.get_by_role("link", name="a new message")
    expect(news).to_be_visible()
    news.scroll_into_view_if_needed()
    picture(page, "talk-list")
    news.click()
    page.get_by_role("tab", name="Talk").click()
    expect(page.locator(".talk .text")).to_have_text(["Back on Tuesday"])
    page.goto("/#/")
    expect(page.locator(".lists li").first).to_be_visible()
    expect(news).to_have_count(0)


def test_a_name_is_kept_changed_and_shown(page: Page, friend: Page, base_url: str, picture: Picture) -> None:
    """For the next match in this browser; at both tables at once, in the list, and to whoever is asked to wait."""
    sit_apart(page, friend, "Ann", "דוד")
    expect(page.locator(".present")).to_contain_text("דוד")
    waits, other = (friend, "Ann") if options(page).count() else (page, "דוד")
    expect(waits.locator("#question-text")).to_contain_text(other)
    if waits is friend:  # there is no log beside it on a telephone
        expect(friend.locator("section.question")).to_contain_text("Ann is here")
    page.keyboard.press("p")
    drawer = page.get_by_role("dialog", name="Seats")
    drawer.get_by_label("What you are called").fill("staff")
    drawer.get_by_role("button", name="Save").click()
    expect(drawer.get_by_role("alert")).to_contain_text("one of our players")
    drawer.get_by_label("What you are called").fill("  Anna  Maria ")
    drawer.get_by_role("button", name="Save").click()
    expect(drawer.get_by_role("status")).to_contain_text("You are called Anna Maria")
    expect(drawer.locator("h3").first).to_contain_text("Anna Maria · you")
    picture(page, "talk-seats")
    open_talk(friend)
    expect(friend.locator(".present")).to_contain_text("Left: Anna Maria")
    page.goto("/#/")
    expect(page.locator(".lists li").first).to_contain_text("Left: Anna Maria · Right: דוד")
    page.goto("/#/new/toy")
    expect(page.get_by_label("What you are called")).to_have_value("Anna Maria")
    expect(friend.locator(".present")).to_contain_text("was here just now")


def test_no_talk_is_offered_where_nobody_else_would_hear_it(page: Page, browser: Browser, base_url: str) -> None:
    """Against our players, at one screen, before the friend has come, and to who only watches."""
    for choice in ("player:staff", "here", "link"):
        page.goto("/#/new/toy")
        page.locator("#seat-right").select_option(choice)
        page.get_by_role("button", name="Begin").click()
        expect(page.locator(".rail, .links").first).to_be_visible()
        if choice == "link":
            link = invitation(page)
        else:
            to_the_table(page)
        expect(page.locator("section.question")).to_be_visible()
        assert page.locator(".log h2").is_visible() and page.get_by_role("tab").count() == 0
        page.keyboard.press("n")
        assert page.locator(".talk").count() == 0
    friend = stranger(browser, base_url)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    to_the_table(friend)
    expect(page.get_by_role("tab", name="Talk")).to_be_visible()
    watcher = stranger(browser, base_url)
    watcher.goto(page.url)
    expect(watcher.locator("section.question")).to_be_visible()
    assert watcher.get_by_role("tab").count() == 0 and watcher.locator(".present").count() == 0
    for one in (friend, watcher):
        one.context.close()


def test_talk_is_for_everybody(page: Page, friend: Page) -> None:
    """Axe finds nothing, by day and by night; on a telephone nothing is smaller than a finger."""
    sit_apart(page, friend, "Ann", "Ben")
    page.get_by_role("tab", name="Talk").click()
    page.locator(".story textarea").fill("Hello")
    page.keyboard.press("Enter")
    open_talk(friend)
    expect(friend.locator(".talk .text")).to_have_count(1)
    found = troubles(page) + troubles(friend)
    for target in friend.locator(".talk button, .talk textarea, .tabs button").all():
        box = target.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44, target.inner_text()
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for one in (page, friend):
        one.evaluate("localStorage['bridgehead.theme'] = '\"dark\"'")
        one.reload()
    page.get_by_role("tab", name="Talk").click()
    open_talk(friend)
    expect(friend.locator(".talk .text")).to_have_count(1)
    found += troubles(page) + troubles(friend)
    assert found == []


def test_between_the_log_and_the_talk_one_goes_by_the_arrows(page: Page, friend: Page) -> None:
    """And the keys that answer the game do so again as soon as nothing is being written."""
    sit_apart(page, friend, "Ann", "Ben")
    page.get_by_role("tab", name="Talk").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".story textarea")).to_be_visible()
    mover = page if options(page).count() else friend
    before = seq(mover)
    mover.keyboard.press("1")
    settled(mover, before)
