"""What others do is played back deed by deed, at the speed that is set, and can be seen again."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.framed import turned
from tests.e2e.table import begin, click_option, hurry, options, seq, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]


def pace(page: Page, name: str) -> None:
    """Set the speed for all that comes."""
    page.add_init_script(f"localStorage['bridgehead.pace'] = '\"{name}\"'")


def to_the_enemys_turn(page: Page) -> None:
    """Set the Germans up, until the Americans come."""
    begin(page, "remagen", seed=3, american="player:staff", german="me")
    wait_for_board(page)
    for _ in range(11):
        click_option(page, 0)
    expect(page.locator(".follow")).to_be_visible(timeout=60_000)


def tap(one: Locator) -> None:
    one.tap()


def click(one: Locator) -> None:
    one.click()


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_the_enemys_turn_is_played_back_and_shown_again(page: Page, phone: Page, by: str, picture: Picture) -> None:
    at = phone if by == "touch" else page
    act = tap if by == "touch" else click
    pace(at, "steady")
    to_the_enemys_turn(at)
    expect(options(at)).to_have_count(0)
    first = at.locator("#follow-text")
    expect(first).to_contain_text(re.compile("comes on in"))
    expect(at.locator(".deeds")).to_be_attached()
    if by == "keyboard":
        at.keyboard.press(" ")
    else:
        act(at.get_by_role("button", name="Pause"))
    stood = first.inner_text()
    at.wait_for_timeout(1500)
    assert first.inner_text() == stood, "it stands still"
    picture(at, f"follow-{by}")
    if by == "touch":
        turned(at)
        end = at.get_by_role("button", name="How it stands now").bounding_box()
        assert end is not None and end["height"] < 50, "on one line, too, where the rail is narrow"
        turned(at)
    assert troubles(at) == []
    if by == "keyboard":
        at.keyboard.press("ArrowRight")
    else:
        act(at.get_by_role("button", name="On by one deed"))
    expect(first).not_to_have_text(stood)
    at.wait_for_timeout(4000)  # meanwhile the Americans go on
    before = at.locator(".deeds").get_attribute("data-deeds")
    assert before == "1", "one deed is marked while it is shown"
    if by == "keyboard":
        at.keyboard.press("Escape")
    else:
        act(at.get_by_role("button", name="How it stands now"))
    expect(at.locator(".follow")).to_have_count(0)
    expect(options(at).first).to_be_visible(timeout=60_000)
    expect(at.locator(".again")).to_contain_text("10 came on")
    picture(at, f"followed-{by}")
    again = at.get_by_role("button", name="Show me that again")
    if by == "keyboard":
        again.press("Enter")
    else:
        act(again)
    expect(at.locator(".follow")).to_be_visible()
    expect(first).to_contain_text(re.compile("comes on in"))
    answered = seq(at)
    at.keyboard.press("1")  # a key ends it and answers nothing
    expect(at.locator(".follow")).to_have_count(0)
    expect(options(at).first).to_be_visible()
    assert seq(at) == answered


def test_at_once_nothing_is_played_back_but_all_is_marked(page: Page) -> None:
    pace(page, "once")
    begin(page, "remagen", seed=3, american="player:staff", german="me")
    wait_for_board(page)
    for _ in range(11):
        click_option(page, 0)
    expect(page.locator(".again")).to_be_visible(timeout=60_000)
    expect(page.locator(".follow")).to_have_count(0)
    expect(options(page).first).to_be_visible()


def test_what_the_rules_do_for_a_solitaire_enemy_is_played_back_too(page: Page, picture: Picture) -> None:
    """The Germans of Pegasus Bridge answer nothing: all that they do comes with an answer of the British."""
    begin(page, "pegasus", seed=6)
    wait_for_board(page)
    hurry(page, lambda found: any(one["odds"] for one in found))
    page.evaluate("localStorage['bridgehead.pace'] = '\"brisk\"'")
    page.reload()
    wait_for_board(page)
    for _ in range(60):
        expect(options(page).first.or_(page.locator(".follow"))).to_be_visible()
        if page.locator(".follow").count():
            break
        click_option_without_waiting(page)
    expect(page.locator(".follow")).to_be_visible()
    expect(page.locator(".deeds")).to_be_attached()
    picture(page, "follow-pegasus")
    page.keyboard.press("Escape")
    expect(page.locator(".follow")).to_have_count(0)


def click_option_without_waiting(page: Page) -> None:
    last = options(page).count() - 1
    click_option(page, last)


def test_with_less_motion_nothing_glides_and_the_marks_stand(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    pace(page, "brisk")
    to_the_enemys_turn(page)
    expect(page.locator(".deeds")).to_be_attached()
    expect(page.locator(".gliding")).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_a_match_that_goes_on_is_looked_back_upon_through_ones_own_eyes(
    page: Page, phone: Page, by: str, picture: Picture
) -> None:
    at = phone if by == "touch" else page

    def act(one: Locator) -> None:
        if by == "touch":
            one.tap()
        elif by == "keyboard":
            one.press("Enter")
        else:
            one.click()

    pace(at, "brisk")
    begin(at, "remagen", seed=3, american="player:staff", german="me")
    wait_for_board(at)
    for _ in range(11):
        click_option(at, 0)
    expect(at.locator(".follow")).to_be_visible(timeout=60_000)
    at.keyboard.press("Escape")
    expect(options(at).first).to_be_visible(timeout=60_000)
    at.reload()
    wait_for_board(at)
    expect(at.locator(".follow")).to_have_count(0)
    act(at.get_by_role("button", name="Show me what happened last"))
    expect(at.locator(".follow")).to_be_visible()
    at.keyboard.press("Escape")
    act(at.get_by_role("link", name="Look back on the match"))
    eyes = at.locator(".eyes select")
    expect(eyes).to_be_disabled()
    expect(eyes.locator("option:checked")).to_have_text("German")
    expect(at.get_by_role("button", name="Fork here")).to_have_count(0)
    last = int(at.locator(".slide input").get_attribute("max") or "0")
    assert last > 11
    act(at.get_by_role("button", name="Back", exact=True))
    expect(at.locator(f".table[data-at='{last - 1}']")).to_be_attached()
    act(at.get_by_role("button", name="On", exact=True))
    expect(at.locator(f".table[data-at='{last}']")).to_be_attached()
    picture(at, f"look-back-{by}")
    assert troubles(at) == []
    act(at.get_by_role("link", name="To the table"))
    expect(options(at).first).to_be_visible()
