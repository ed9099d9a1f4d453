"""The table of cards in real browsers: a whole operation by two people, the hand, the piles, the curtain, a phone."""

import re
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.framed import sit_down
from tests.e2e.table import (
    click_option,
    edges,
    in_time,
    invitation,
    is_over,
    join,
    options,
    question,
    seq,
    settled,
    settled_or_chosen,
    to_the_table,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]
Picture = Callable[[Page, str], None]

NO_UNIT = re.compile(r".*\bNo\b", re.S)


def begin_cards(page: Page, scenario: str, seed: int, respite: str = "", **seats: str) -> None:
    """From the home page to a table of Operation Tonga. `respite`: the time to answer a card at once, in seconds."""
    page.goto("/#/new/tonga")
    page.locator(f"input[name=scenario][value='{scenario}']").check()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Seed of the dice").fill(str(seed))
    for seat, choice in seats.items():
        page.locator(f"#seat-{seat}").select_option(choice)
    if respite:
        page.locator("#respite").select_option(respite)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".rail, .links").first).to_be_visible(timeout=60_000)


def wait_for_cards(page: Page) -> None:
    to_the_table(page)
    expect(page.locator(".near .hand svg.playing-card").first).to_be_attached(timeout=60_000)


def lit_cards(page: Page) -> list[int]:
    """The places, among all cards of the table, of those that may be chosen now."""
    found = page.locator(".cloth .holder.may > button")
    return list(range(found.count()))


def click_card(page: Page, place: int) -> None:
    """Choose by a click on a card that is lit; where it may be used in several ways, the first."""
    before = seq(page)
    page.mouse.move(2, 2)  # off the list, where it would show odds that nobody asked for
    page.locator(".cloth .holder.may > button").nth(place).dispatch_event("click")
    settled_or_chosen(page, before)


def choose(page: Page, place: int) -> None:
    """Choose by a click on an option of the list."""
    click_option(page, place)


def answer(page: Page, dice: Random) -> None:
    """One answer, mostly by a card. On the way to the bridges the German sends nobody."""
    names = options(page).all_inner_texts()
    refusing = [place for place, name in enumerate(names) if NO_UNIT.match(name)]
    if (
        refusing
        and "do you send a unit" in question(page)
        and page.locator(".beside .pile", has_text="on the way").count()
    ):
        choose(page, refusing[0])
        return
    cards = lit_cards(page)
    if cards and dice.random() < 0.75:
        click_card(page, dice.choice(cards))
    else:
        choose(page, dice.randrange(len(names)))


def test_pegasus_bridge_is_played_by_two_browsers_to_its_end(
    page: Page, browser: Browser, base_url: str, picture: Picture
) -> None:
    """1B from the first hand, over the way and both bridges, to the end; neither ever sees the other's hand."""
    begin_cards(page, "1B", 44, respite="0", german="link")
    link = invitation(page)
    other = browser.new_context(base_url=base_url, viewport={"width": 1280, "height": 800}).new_page()
    join(other, link)
    wait_for_cards(page)
    wait_for_cards(other)
    dice = Random(44)
    both_bridges = 0
    for decisions in range(1, 600):
        if is_over(page):
            break
        page.wait_for_function(
            "() => document.querySelectorAll('[role=option]').length > 0 || document.querySelector('.ending, .quiet')"
        )
        asked, waiting = (page, other) if options(page).count() else (other, page)
        expect(options(asked).first.or_(asked.locator(".ending"))).to_be_visible()
        if is_over(asked):
            break
        assert waiting.locator(".far .backs [data-card]").count() == 0, "a card of the other hand is open"
        before = seq(waiting)
        answer(asked, dice)
        settled(waiting, before)
        if not both_bridges and page.locator(".front .rows").count() == 2:
            both_bridges = decisions
            picture(page, "both-bridges")
    expect(page.locator(".ending h1")).to_be_visible()
    expect(other.locator(".ending h1")).to_have_text(page.locator(".ending h1").inner_text())
    assert both_bridges, "both bridges were fought for side by side"
    picture(page, "cards-ending")
    other.context.close()


def test_a_moment_for_an_answer_looks_the_same_to_both(
    page: Page, browser: Browser, base_url: str, picture: Picture
) -> None:
    """The British play an event; whether the German can answer or not, both see the same moment pass."""
    begin_cards(page, "1A", 5, respite="3", german="link")
    link = invitation(page)
    other = browser.new_context(base_url=base_url).new_page()
    join(other, link)
    wait_for_cards(other)
    for _ in range(40):
        asked, waiting = (page, other) if options(page).count() else (other, page)
        names = options(asked).all_inner_texts()
        if not names:
            page.wait_for_timeout(100)
            continue
        before = seq(waiting)
        playing = [place for place, name in enumerate(names) if re.search("Play |Send ", name)]
        choose(asked, playing[0] if playing else 0)
        settled(waiting, before)
        if page.locator(".moment").count() and other.locator(".moment").count():
            break
    assert page.locator(".moment").count() == 1
    for one in (page, other):  # what may be answered lies before both, large and marked
        lying = one.locator(".passing .holder")
        expect(lying).to_have_count(1)
        expect(one.locator(".passing .mark")).to_have_text("just played")
        assert (lying.bounding_box() or {"width": 0})["width"] > 120
    picture(page, "moment")
    expect(page.locator(".moment")).to_have_count(0, timeout=15_000)
    expect(page.locator(".passing")).to_have_count(0)
    other.context.close()


def test_a_hand_is_walked_with_arrows_and_a_card_is_looked_at(page: Page, picture: Picture) -> None:
    begin_cards(page, "1A", 7, german="player:staff")
    wait_for_cards(page)
    choose(page, 0)
    expect(options(page).first).to_be_enabled()  # what comes after the answer closes what is looked at
    page.wait_for_timeout(500)
    hand = page.locator(".near .hand button")
    hand.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(hand.nth(2)).to_be_focused()
    expect(page.locator(".look svg.playing-card")).to_be_visible()
    picture(page, "card-looked-at")
    page.keyboard.press("Escape")
    expect(page.locator(".look")).to_have_count(0)


def test_a_discard_pile_is_looked_through(page: Page, picture: Picture) -> None:
    begin_cards(page, "1A", 7, german="player:staff")
    wait_for_cards(page)
    dice = Random(3)
    for _ in range(60):
        pile = page.get_by_role("button", name=re.compile("Terrains done with"))
        if pile.count():
            break
        expect(options(page).first).to_be_visible(timeout=30_000)
        answer(page, dice)
    page.get_by_role("button", name=re.compile("Terrains done with")).click()
    expect(page.get_by_role("dialog", name="Terrains done with")).to_be_visible()
    expect(page.locator(".browser svg.playing-card").first).to_be_visible()
    picture(page, "discard-pile")
    page.keyboard.press("Escape")
    expect(page.locator(".browser")).to_have_count(0)


def test_two_at_one_screen_never_see_each_others_hand(page: Page, picture: Picture) -> None:
    begin_cards(page, "1A", 5, german="here")
    wait_for_cards(page)
    curtains = 0
    dice = Random(5)
    for _ in range(24):
        if page.locator(".curtain").count():
            curtains += 1
            assert page.locator(".table .hand").count() == 0 or page.locator(".curtain").is_visible()
            picture(page, "card-curtain")
            page.keyboard.press("Enter")
            expect(page.locator(".curtain")).to_have_count(0)
            expect(options(page).first).to_be_visible()
        elif is_over(page):
            break
        else:
            answer(page, dice)
            page.wait_for_timeout(150)
    assert curtains >= 2


def test_a_phone_shows_the_table_and_plays_a_card_by_tapping(browser: Browser, base_url: str, picture: Picture) -> None:
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    page = context.new_page()
    begin_cards(page, "1A", 7, german="player:staff")
    wait_for_cards(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".near .hand button").first.tap()
    expect(page.locator(".look .alt")).to_be_visible()
    picture(page, "card-phone")
    page.locator(".look .alt").tap()
    choose(page, 0)
    terrain = page.locator(".cloth .holder.may > button").first
    before = seq(page)
    terrain.tap()
    page.locator(".look .go").first.tap()
    settled(page, before)
    context.close()


def test_the_table_of_cards_is_accessible_by_day_and_by_night(page: Page) -> None:
    begin_cards(page, "1B", 44, german="player:staff")
    wait_for_cards(page)
    choose(page, 0)
    assert troubles(page) == []
    page.evaluate("localStorage.setItem('bridgehead.theme', '\"dark\"')")
    page.reload()
    wait_for_cards(page)
    assert troubles(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1080, 675), (390, 844)])
def test_the_value_of_every_card_in_the_hand_is_seen_whole(
    browser: Browser, base_url: str, size: tuple[int, int]
) -> None:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": size[0], "height": size[1]},
        has_touch=size[0] < 700,
        is_mobile=size[0] < 700,
    )
    page = context.new_page()
    begin_cards(page, "1A", 5, german="player:staff")
    wait_for_cards(page)
    choose(page, 0)
    expect(page.locator(".near .holder.may").first).to_be_visible(timeout=30_000)
    page.wait_for_timeout(400)
    assert page.evaluate(CUT_VALUES) == []
    context.close()


CUT_VALUES = """() => {
    const foot = document.querySelector('.near .hand').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('.near .hand svg.playing-card circle[r="31"]')]
        .map(one => one.getBoundingClientRect().bottom - foot).filter(over => over > 0);
}"""


def test_the_ground_keeps_to_its_part_of_a_low_window(page: Page, picture: Picture) -> None:
    """What is counted, the piles beside it with their names, and the fight; of a scenario with the most of them."""
    page.set_viewport_size({"width": 1080, "height": 675})
    begin_cards(page, "1B", 5, german="player:staff")
    wait_for_cards(page)
    choose(page, 0)
    choose(page, 0)
    expect(page.locator(".front .rows")).to_be_visible()
    picture(page, "cards-low")
    ground = page.locator(".ground").bounding_box()
    assert ground is not None
    for part in (".beside .caption", ".beside p", ".front .rank"):
        for one in page.locator(part).all():
            box = one.bounding_box()
            assert box is not None
            assert ground["y"] <= box["y"], part
            assert box["y"] + box["height"] <= ground["y"] + ground["height"], part


def test_a_game_without_tables_has_no_button_for_them(page: Page, phone: Page) -> None:
    for one in (page, phone):
        sit_down(one, "tonga")
        expect(one.get_by_role("button", name="Rules", exact=True).locator("visible=true")).to_have_count(1)
        expect(one.get_by_role("button", name="Charts")).to_have_count(0)


def test_what_is_asked_about_lies_on_the_table_with_what_it_answers(page: Page, phone: Page, picture: Picture) -> None:
    """A trap for the unit just sent: both cards are read before it is answered, on a phone in place of the ground."""
    for one in (page, phone):
        begin_cards(one, "first", 1)
        wait_for_cards(one)
        for _ in range(30):
            expect(options(one).first).to_be_visible()
            one.wait_for_timeout(400)  # what was answered before has left the table by then
            if one.locator(".passing .mark").count() == 2:
                break
            choose(one, 0)
        expect(one.locator(".passing .mark")).to_have_text(["what it answers", "just played"])
        expect(one.locator(".passing .subject")).to_have_count(1)
        _, top, _, foot = edges(one, ".ground")

        def read_whole(part: str, one: Page = one, top: float = top, foot: float = foot) -> bool:
            left, high, right, low = edges(one, part)
            return right - left > 110 and top <= high and low <= foot

        for place in range(2):
            card = f":nth-match(.passing .holder, {place + 1})"
            in_time(one, partial(read_whole, card), "a card cannot be read whole")
        expect(one.locator(".front")).to_have_count(1 if one is page else 0)
        picture(one, "asked-about" if one is page else "phone-asked-about")


def test_on_a_phone_units_are_offered_with_their_values(phone: Page, picture: Picture) -> None:
    """Wherever the sheet ends, each row says what the unit is worth; of an action there is nothing to say."""
    begin_cards(phone, "first", 1)
    wait_for_cards(phone)
    for _ in range(30):
        expect(options(phone).first).to_be_visible()
        if "which unit do you send" in question(phone):
            break
        choose(phone, 0)
    rows = options(phone).filter(has_text="Send")
    for row in rows.filter(has_not_text="nobody").all():
        assert re.fullmatch(r"value \d", row.locator(".cost").inner_text())
    expect(rows.filter(has_text="nobody").locator(".cost")).to_have_count(0)
    picture(phone, "phone-units-with-values")


def test_on_a_phone_the_first_hand_is_read_whole_and_its_frame_strikes_nothing_out(
    phone: Page, picture: Picture
) -> None:
    """The note of the first game frames the hand: below the words above it, and all values are to be seen."""
    phone.goto("/#/new/tonga")
    phone.get_by_role("button", name="First game, with notes").click()
    wait_for_cards(phone)
    expect(phone.locator(":root[data-pointed=hand]")).to_be_attached()
    phone.wait_for_timeout(400)
    words, hand = phone.locator(".tap").bounding_box(), phone.locator(".near .hand").bounding_box()
    assert words and hand and words["y"] + words["height"] <= hand["y"]
    assert phone.evaluate("parseFloat(getComputedStyle(document.querySelector('.near .hand')).outlineOffset)") < 0
    assert phone.evaluate(CUT_VALUES) == []
    picture(phone, "phone-first-hand")


def test_what_happens_is_left_by_a_button_that_is_seen_whole(phone: Page, picture: Picture) -> None:
    """In the longer language, too, it stands above the row of tabs."""
    phone.add_init_script("localStorage['bridgehead.pace'] = '\"steady\"'; localStorage['bridgehead.lang'] = '\"fr\"'")
    phone.goto("/#/new/tonga")
    phone.locator("input[name=scenario][value=first]").check()
    phone.get_by_role("button", name="Commencer").click()
    wait_for_cards(phone)
    for _ in range(30):
        expect(options(phone).first.or_(phone.locator(".follow")).first).to_be_visible()
        if phone.locator(".follow").count():
            break
        options(phone).first.click()
        phone.wait_for_timeout(400)
    picture(phone, "phone-what-happens")
    leave, rail = phone.locator(".follow .go").bounding_box(), phone.locator(".rail").bounding_box()
    assert leave and rail and leave["y"] + leave["height"] <= rail["y"] + rail["height"]


def test_a_set_up_page_cuts_neither_its_picture_nor_a_sentence(page: Page, phone: Page) -> None:
    """A sentence that no field has room for stands below it; the longest are French."""
    page.goto("/#/new/tonga")
    box = page.locator("div.cover").bounding_box()
    assert box and abs(box["width"] / box["height"] - 268 / 176) < 0.02
    for one in (page, phone):
        one.goto("/#/new/coupdemain")
        one.get_by_role("button", name="Français").click()
        one.get_by_text("Options", exact=True).click()
        long = one.locator("details select").filter(has=one.locator("option", has_text=re.compile(r"\S.{61,}")))
        long.first.select_option(index=1)
        expect(one.locator(".whole").filter(visible=True).first).to_be_visible()
        assert one.evaluate("document.documentElement.scrollWidth <= innerWidth")
