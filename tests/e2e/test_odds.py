"""What rolls is never done by one click, tap or key; its odds are seen first. In every game, by whatever means."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, edges, hurry, in_time, options, seq, settled, to_the_table, wait_for_board
from tests.e2e.test_cards import begin_cards, wait_for_cards

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]

GAMES: dict[str, dict[str, str]] = {
    "pegasus": {},
    "remagen": {"german": "here"},
    "airborne": {"defender": "here"},
}


def rolling(found: list[Any], first: int = 9) -> list[int]:
    """The places, among the first of the list, of the options from which a die follows."""
    return [place for place, one in enumerate(found[:first]) if one["odds"]]


def several_roll(found: list[Any]) -> bool:
    return len(rolling(found)) >= 3 and len(found) <= 9


def to_a_fight(page: Page, game: str) -> list[int]:
    """A question of which three options roll; their places."""
    begin(page, game, seed=6, **GAMES[game])
    if page.get_by_role("link", name="To the table").count():
        page.get_by_role("link", name="To the table").click()
        to_the_table(page)
    wait_for_board(page)
    found = hurry(page, several_roll)
    if page.locator(".curtain").count():
        page.keyboard.press("Enter")
    expect(options(page)).to_have_count(len(found))
    return rolling(found)


def shown_alone(page: Page, place: int, before: str) -> None:
    """The odds of this option are shown, and nothing has been done."""
    expect(options(page).nth(place)).to_have_attribute("aria-selected", "true")
    expect(page.locator(".odds")).to_contain_text("%")
    expect(page.locator(".odds .go > span")).to_have_text(words(options(page).nth(place)))
    page.wait_for_timeout(700)
    assert seq(page) == before, "a die was cast by one act"


def words(option: Locator) -> str:
    return option.locator(".text").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_after_the_mouse_has_rested_elsewhere_shows_the_odds_of_what_was_clicked(
    page: Page, game: str, picture: Picture
) -> None:
    one, _, three, *_ = to_a_fight(page, game)
    before = seq(page)
    options(page).nth(one).hover()
    shown_alone(page, one, before)
    options(page).nth(three).hover()
    shown_alone(page, three, before)
    options(page).nth(three).click()
    shown_alone(page, three, before)
    picture(page, f"odds-{game}")
    options(page).nth(one).click()
    shown_alone(page, one, before)
    assert troubles(page) == []
    options(page).nth(one).click()
    settled(page, before)


def test_neither_a_first_click_nor_a_double_click_rolls_and_the_button_does(page: Page) -> None:
    one, two, three, *_ = to_a_fight(page, "pegasus")
    before = seq(page)
    options(page).nth(two).click()
    shown_alone(page, two, before)
    options(page).nth(three).dblclick()
    shown_alone(page, three, before)
    options(page).nth(one).hover()
    shown_alone(page, one, before)
    page.locator(".odds h2").hover()
    shown_alone(page, three, before)
    page.locator(".odds .go:enabled").click()
    settled(page, before)


def test_enter_takes_nothing_that_the_mouse_merely_lies_on(page: Page) -> None:
    """The first Enter points at it, and only then the button says Enter; the second rolls."""
    one, two, *_ = to_a_fight(page, "pegasus")
    before = seq(page)
    options(page).nth(two).hover()
    shown_alone(page, two, before)
    expect(page.locator(".odds .go kbd")).to_have_count(0)
    page.keyboard.press("Enter")
    shown_alone(page, two, before)
    expect(page.locator(".odds .go kbd")).to_have_count(1)
    options(page).nth(one).hover()
    shown_alone(page, one, before)
    page.keyboard.press("Enter")
    shown_alone(page, one, before)
    page.keyboard.press("Enter")
    settled(page, before)


def test_what_rolls_nothing_is_one_click(page: Page) -> None:
    begin(page, "pegasus", seed=6)
    wait_for_board(page)
    found = hurry(page, lambda found: any(one["odds"] for one in found[:8]) and not found[-1]["odds"])
    before = seq(page)
    options(page).filter(has_text=str(found[-1]["text"])).last.click()
    settled(page, before)
    expect(page.locator(".odds .go:enabled")).to_have_count(0)


def test_a_step_into_fire_shows_what_the_fire_may_do_before_it_is_taken(page: Page, picture: Picture) -> None:
    """Pegasus [6.4]: the platoon would be fired at as it comes, and fight hand to hand at the end of the turn."""
    begin(page, "pegasus", seed=5)
    wait_for_board(page)
    into = hurry(page, lambda found: any(one["verb"] == "go" and one["odds"] for one in found))
    step = next(one for one in into if one["verb"] == "go" and one["odds"])
    before = seq(page)
    options(page).filter(has_text=str(step["text"])).first.click()
    expect(page.locator(".odds")).to_contain_text("%")
    expect(page.locator(".odds")).to_contain_text(re.compile("Fire combat|Hand-to-hand"))
    page.wait_for_timeout(400)
    assert seq(page) == before
    picture(page, "step-into-fire")
    page.locator(".odds .go:enabled").click()
    settled(page, before)


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_shows_the_odds_whole_and_another_act_rolls(phone: Page, game: str, picture: Picture) -> None:
    one, two, three, *_ = to_a_fight(phone, game)
    if phone.locator(".drawer").count():
        phone.keyboard.press("Escape")
    before = seq(phone)
    options(phone).nth(one).tap()
    shown_alone(phone, one, before)
    options(phone).nth(three).tap()
    shown_alone(phone, three, before)
    for part in ("#question-text", ".odds .bar", ".odds .key", ".odds .go", f"[data-option='{three}']"):
        box = phone.locator(part).bounding_box()
        assert box is not None and box["y"] > 52 and box["y"] + box["height"] <= 844 - 62, f"{part} is out of sight"
    asked, row = (phone.locator(one).bounding_box() for one in ("#question-text", f"[data-option='{three}']"))
    rail = phone.locator(".rail").bounding_box()
    assert asked is not None and row is not None and rail is not None
    assert asked["y"] >= rail["y"] and asked["y"] + asked["height"] <= row["y"] + 2, "the question has scrolled away"
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(phone, f"odds-phone-{game}")
    phone.get_by_role("button", name="Something else").tap()
    expect(phone.locator(".odds")).to_have_count(0)
    options(phone).nth(two).tap()
    shown_alone(phone, two, before)
    phone.locator(".odds .go:enabled").tap()
    settled(phone, before)


def test_the_odds_of_a_fight_between_cards_leave_the_two_values_in_sight(phone: Page) -> None:
    """They are what the odds are about: the sheet is lower, and the hand gives way until it is closed."""
    begin_cards(phone, "2", 6, german="here")
    wait_for_cards(phone)
    found = hurry(phone, lambda found: any(one["odds"] and one["card"] < 0 for one in found))
    phone.reload()
    phone.locator(".curtain .go").or_(options(phone).first).first.wait_for()
    if phone.locator(".curtain").count():
        phone.locator(".curtain .go").click()
    place = next(place for place, one in enumerate(found) if one["odds"] and one["card"] < 0)
    before = seq(phone)
    options(phone).nth(place).tap()
    shown_alone(phone, place, before)
    rail = phone.locator(".rail").bounding_box()
    assert rail is not None
    expect(phone.locator(".worth")).to_have_count(2)
    for value in phone.locator(".worth").all():
        box = value.bounding_box()
        assert box is not None and box["y"] > 52 and box["y"] + box["height"] <= rail["y"]
    for part in ("#question-text", ".odds .bar", ".odds .key", ".odds .go", f"[data-option='{place}']"):
        box = phone.locator(part).bounding_box()
        assert box is not None and rail["y"] <= box["y"] and box["y"] + box["height"] <= 782, f"{part} is out of sight"
    expect(phone.locator(".cloth .held")).to_be_hidden()
    phone.get_by_role("button", name="Something else").tap()
    expect(phone.locator(".cloth .held")).to_be_visible()


def test_a_second_tap_on_the_same_option_rolls(phone: Page) -> None:
    one, *_ = to_a_fight(phone, "pegasus")
    before = seq(phone)
    options(phone).nth(one).tap()
    shown_alone(phone, one, before)
    options(phone).nth(one).tap()
    settled(phone, before)


def test_keys_show_odds_first_and_a_key_that_is_held_down_rolls_nothing(page: Page) -> None:
    _, two, three, *_ = to_a_fight(page, "pegasus")
    key = options(page).nth(three).locator("kbd").inner_text()
    before = seq(page)
    for _ in range(8):
        page.keyboard.down(key)
        page.wait_for_timeout(100)
    page.keyboard.up(key)
    shown_alone(page, three, before)
    options(page).nth(two).focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    shown_alone(page, two, before)
    page.keyboard.press("Escape")
    expect(page.locator(".odds")).to_have_count(0)
    page.keyboard.press("Enter")
    shown_alone(page, two, before)
    page.keyboard.press("Enter")
    settled(page, before)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("by", ["mouse", "key", "arrow", "board"])
def test_the_odds_of_what_is_pointed_at_are_in_sight_below_a_list_that_is_longer_than_the_rail(
    page: Page, size: tuple[int, int], by: str
) -> None:
    """Odds below the edge of the window are not seen before the die."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/#/")
    page.get_by_role("button", name=re.compile("^Airborne about")).click()
    to_the_table(page)
    wait_for_board(page)
    found = hurry(page, lambda found: sum(one["odds"] and one["space"] >= 0 for one in found) > 20)
    before = seq(page)
    if by == "mouse":
        options(page).nth(5).click()
    elif by == "key":
        page.keyboard.press("6")
    elif by == "arrow":
        options(page).nth(4).focus()
        page.keyboard.press("ArrowDown")
    else:
        page.locator(".space.open").nth(len(found) // 2).click(force=True)
    expect(page.locator(".odds .go:enabled")).to_be_visible()
    _, top, _, foot = edges(page, ".rail")

    def within(part: str) -> bool:
        return top <= edges(page, part)[1] and edges(page, part)[3] <= foot

    for part in (".odds .bar", ".odds .key", ".odds .go"):
        in_time(page, partial(within, part), f"{part} is out of sight")
    if by != "board":
        row = "[role=option][aria-selected=true]"
        in_time(
            page,
            lambda: top - 1 <= edges(page, row)[1] and edges(page, row)[3] <= edges(page, ".odds")[1] + 1,
            "the option is out of sight",
        )
    assert seq(page) == before


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_what_rolls_on_the_board_shows_its_odds_first(page: Page, phone: Page, by: str, picture: Picture) -> None:
    """The aim of an aircraft is a lit hex; what becomes of it there stands beside before it is chosen."""
    at = phone if by == "touch" else page
    begin(at, "airborne", seed=6)
    wait_for_board(at)
    hurry(at, lambda found: sum(one["odds"] and one["space"] >= 0 for one in found) > 20)
    near, far = (at.locator(f'.space.open[data-space="{name}"]') for name in ("H09", "G11"))
    before = seq(at)
    acts = {"mouse": Locator.click, "touch": Locator.tap, "keyboard": lambda one: one.press("Enter")}
    act: Callable[[Locator], Any] = acts[by]
    for space in (near, far):
        act(space)
        expect(space).to_have_class(re.compile("goal"))
        expect(at.locator(".odds")).to_contain_text("%")
        at.wait_for_timeout(700)
        assert seq(at) == before
    picture(at, f"odds-board-{by}")
    act(far)
    settled(at, before)


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_a_counter_that_may_be_shot_at_shows_its_odds_first(page: Page, phone: Page, by: str) -> None:
    at = phone if by == "touch" else page
    begin(at, "pegasus", seed=6)
    wait_for_board(at)
    hurry(at, lone_target)
    at.keyboard.press("z")
    at.wait_for_timeout(400)
    before = seq(at)
    counter = at.locator(".hit.may[aria-expanded]").or_(at.locator(".hit.may")).first
    act: Callable[[Locator], Any] = (
        Locator.focus if by == "keyboard" else Locator.hover if by == "mouse" else Locator.tap
    )
    act(counter)
    if by == "keyboard":
        at.keyboard.press("Enter")
    elif by == "mouse":
        counter.click()
    expect(at.locator(".odds")).to_contain_text("%")
    at.wait_for_timeout(700)
    assert seq(at) == before
    at.locator(".odds .go:enabled").click()
    settled(at, before)


def lone_target(found: list[Any]) -> bool:
    """Whatever is offered is a counter on the board at which one shoots."""
    return all(one["odds"] and one["piece"] >= 0 for one in found)


def some_roll(found: list[Any]) -> bool:
    return rolling(found) != []


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_nothing_rolls_at_one_act_in_the_squad_level_game(page: Page, phone: Page, by: str, picture: Picture) -> None:
    at = phone if by == "touch" else page
    begin(at, "coupdemain", seed=6, german="here")
    if at.get_by_role("link", name="To the table").count():
        at.get_by_role("link", name="To the table").click()
        to_the_table(at)
    wait_for_board(at)
    found = hurry(at, some_roll, most=2500)
    at.reload()
    to_the_table(at)
    at.locator(".curtain .go").or_(options(at).first).first.wait_for()
    if at.locator(".curtain .go").count():
        at.locator(".curtain .go").click()
    expect(options(at).first).to_be_visible()
    if at.locator(".drawer").count():
        at.keyboard.press("Escape")
    place = rolling(found)[0]
    option = at.locator(f"[data-option='{place}']")
    expect(option).to_be_enabled()
    before = seq(at)
    if by == "touch":
        option.tap()
    elif by == "keyboard":
        at.keyboard.press(option.locator("kbd").inner_text())
    else:
        option.dblclick()
    expect(option).to_have_attribute("aria-selected", "true")
    expect(at.locator(".odds")).to_contain_text("%")
    at.wait_for_timeout(700)
    assert seq(at) == before, "a die was cast by one act"
    picture(at, f"odds-coupdemain-{by}")
    if by == "touch":
        at.locator(".odds .go:enabled").tap()
    elif by == "keyboard":
        at.keyboard.press("Enter")
    else:
        option.click()
    settled(at, before)


@pytest.mark.parametrize("by", ["mouse", "touch", "keyboard"])
def test_a_card_that_calls_for_a_token_shows_its_odds_first(page: Page, phone: Page, by: str, picture: Picture) -> None:
    at = phone if by == "touch" else page
    begin_cards(at, "2", 6, german="here")
    wait_for_cards(at)
    found = hurry(at, lambda found: any(one["odds"] and one["card"] >= 0 for one in found))
    at.reload()
    at.locator(".curtain .go").or_(options(at).first).first.wait_for()
    if at.locator(".curtain").count():
        at.locator(".curtain .go").click()
    number = next(one["card"] for one in found if one["odds"] and one["card"] >= 0)
    card = at.locator(f".cloth .holder.may > button[data-card='{number}']").first
    before = seq(at)
    for act in range(2):
        if by == "touch":
            card.tap()
            at.locator(".look .go").first.tap()
        elif by == "keyboard":
            card.press("Enter")
        else:
            card.click(position={"x": 8, "y": 60})  # the next card of the hand lies over the rest
        if act == 0:
            expect(at.locator(".odds")).to_contain_text("%")
            expect(at.locator(".odds .go")).to_be_in_viewport()
            at.wait_for_timeout(700)
            assert seq(at) == before
            picture(at, f"odds-card-{by}")
    settled(at, before)
