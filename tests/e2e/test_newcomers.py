"""A newcomer: from the home page into a first game, by mouse, by touch, by keyboard, in French; skipped and resumed."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import AXE
from tests.e2e.framed import sit_down
from tests.e2e.table import begin, click_option, is_over, options, press_option, seq, settled, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(600)]
Picture = Callable[[Page, str], None]


def findings(page: Page, *parts: str) -> list[str]:
    """Whatever axe finds in these parts of the page, however slight; only what is there is looked at."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    there = [[part] for part in parts if page.locator(part).count()]
    found = page.evaluate("parts => axe.run({include: parts}, {resultTypes: ['violations']})", there)
    return [f"{one['id']}: {json.dumps([node['target'] for node in one['nodes'][:2]])}" for one in found["violations"]]


def start(page: Page) -> None:
    """From the home page to the page of the first game in Pegasus."""
    page.goto("/#/")
    page.get_by_role("button", name="Pegasus Bridge about 15 minutes").click()
    expect(page.locator(".opening")).to_be_visible(timeout=60_000)


def head(page: Page) -> str:
    return page.locator(".lesson h2").inner_text()


def test_a_first_game_by_mouse_to_its_end(page: Page, picture: Picture) -> None:
    start(page)
    opening = page.locator(".opening")
    for text in ("What happened", "Your task: the British", "the Germans", "Three things to know", "15 to 20 minutes"):
        expect(opening).to_contain_text(text)
    assert findings(page, ".opening") == []
    picture(page, "newcomer-page")
    opening.get_by_role("button", name="To the table").click()
    wait_for_board(page)
    assert head(page) == "You have landed"
    expect(page.locator(".pointed .line")).to_have_count(1)
    assert findings(page, ".lesson", ".question") == []
    picture(page, "newcomer-note")
    page.locator(".lesson").get_by_role("button", name="Next").click()
    assert head(page) == "This is what counts"
    expect(page.locator(".pointed .line")).to_have_count(4)
    met = set()
    for _ in range(250):
        if is_over(page):
            break
        if page.locator(".lesson .go").count():
            met.add(head(page))
            page.locator(".lesson .go").click()
        elif options(page).count():
            click_option(page, options(page).count() - 1)
        else:
            page.wait_for_timeout(100)
    assert {"Choose who moves", "The turn, step by step", "The last turn"} <= met
    expect(page.locator(".lesson h2")).to_have_text("That was your first game")
    page.locator(".lesson .go").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".ending .lot")).to_have_text(re.compile("^You have (won|lost)$"))
    page.get_by_role("link", name="Choose the next scenario").click()
    expect(page.locator(".scenario.on")).to_contain_text("Historical")


def test_where_next_was_clicked_no_option_comes_up(page: Page) -> None:
    """A second click at the same place answers nothing, whatever note or question has come there."""
    start(page)
    page.locator(".opening .go").click()
    wait_for_board(page)
    before = seq(page)
    for _ in range(20):
        if not page.locator(".lesson .go").count():
            break
        box = page.locator(".lesson .go").bounding_box()
        assert box is not None
        page.locator(".lesson .go").click()
        at = page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('[role=option], .sure, .odds') === null",
            [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
        )
        assert at, "an option lies where Next was"
    assert seq(page) == before


def test_who_answers_has_done_with_the_note_and_a_reload_forgets_nothing(page: Page) -> None:
    start(page)
    page.locator(".opening .go").click()
    wait_for_board(page)
    assert head(page) == "You have landed"
    click_option(page, 5)
    assert head(page) == "Take the lieutenant along"
    page.reload()
    wait_for_board(page)
    expect(page.locator(".opening")).to_have_count(0)
    assert head(page) == "Take the lieutenant along"
    page.goto("/#/")
    page.get_by_role("link", name="Go on with your first game: Pegasus Bridge").click()
    wait_for_board(page)
    assert head(page) == "Take the lieutenant along"


def test_a_first_game_that_is_begun_is_gone_on_with_and_not_begun_again(page: Page) -> None:
    """The latest match is the one black button, whatever else the home page offers; and no second one is begun."""
    for game in ("Pegasus Bridge about 15 minutes", "Coup de main about 20 minutes"):
        page.goto("/#/")
        page.get_by_role("button", name=game).click()
        expect(page.locator(".opening")).to_be_visible(timeout=60_000)
    page.goto("/#/")
    expect(page.locator(".lists li")).to_have_count(2)
    expect(page.locator(".go")).to_have_text(["Go on with your first game: Coup de main"])
    latest = page.locator(".go").get_attribute("href")
    assert page.get_by_role("link", name="Coup de main go on").get_attribute("href") == latest
    page.get_by_role("link", name="Pegasus Bridge go on").click()
    wait_for_board(page)
    page.goto("/#/")
    expect(page.locator(".lists li")).to_have_count(2)


def test_notes_can_be_sent_away_and_called_back_from_the_briefing(page: Page, picture: Picture) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    start(page)
    page.locator(".opening .go").click()
    wait_for_board(page)
    picture(page, "newcomer-1280")
    page.locator(".lesson").get_by_role("button", name="No more notes").click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()
    wait_for_board(page)
    expect(page.locator(".lesson")).to_have_count(0)
    page.locator("header").get_by_role("button", name="Briefing").click()
    drawer = page.get_by_role("dialog", name="Briefing")
    expect(drawer).to_contain_text("Three things to know")
    assert findings(page, ".drawer") == []
    drawer.get_by_role("button", name="Show the notes of the first game again").click()
    assert head(page) == "You have landed"
    drawer.get_by_role("button", name="How to play").click()
    how = page.get_by_role("dialog", name="How to play")
    expect(how).to_contain_text("A company of British infantry")
    assert findings(page, ".drawer") == []
    how.get_by_role("button", name="What the signs mean").click()
    expect(page.get_by_role("dialog", name="Legend")).to_be_visible()


def test_a_first_game_by_keyboard_and_in_french(page: Page) -> None:
    page.goto("/#/")
    page.get_by_role("button", name="Français").click()
    button = page.get_by_role("button", name="Pegasus Bridge 15 minutes environ")
    button.focus()
    page.keyboard.press("Enter")
    opening = page.locator(".opening")
    expect(opening).to_contain_text("Votre mission : les Britanniques", timeout=60_000)
    expect(opening.get_by_role("button", name="À la table")).to_be_focused()
    page.keyboard.press("1")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(opening.get_by_role("button", name="À la table")).to_be_focused()
    page.keyboard.press("Enter")
    expect(opening).to_have_count(0)
    wait_for_board(page)
    assert seq(page) == "0", "a key that was pressed on the page answers nothing below it"
    assert head(page) == "Vous êtes au sol"
    page.keyboard.press("n")
    assert head(page) == "Voici ce qui compte"
    page.keyboard.press("i")
    expect(page.get_by_role("dialog", name="Ouverture")).to_be_visible()
    page.keyboard.press("Escape")
    press_option(page, "6")
    assert head(page) == "Emmenez le lieutenant"


def test_a_first_game_by_touch_on_a_phone(phone: Page, picture: Picture) -> None:
    phone.goto("/#/")
    phone.get_by_role("button", name="Pegasus Bridge about 15 minutes").tap()
    expect(phone.locator(".opening")).to_be_visible(timeout=60_000)
    assert findings(phone, ".opening") == []
    picture(phone, "newcomer-page-phone")
    phone.locator(".opening .go").tap()
    wait_for_board(phone)
    assert head(phone) == "You have landed"
    picture(phone, "newcomer-note-phone")
    assert findings(phone, ".lesson") == []
    for button in phone.locator(".lesson button").all():
        box = button.bounding_box()
        assert box is not None and (box["height"] >= 44 or "rule" in (button.get_attribute("class") or ""))
    phone.locator(".lesson .go").tap()
    assert head(phone) == "This is what counts"
    before = seq(phone)
    options(phone).nth(5).tap()
    settled(phone, before)
    assert head(phone) == "Take the lieutenant along"
    phone.locator(".tabs").get_by_role("button", name="Briefing").tap()
    expect(phone.get_by_role("dialog", name="Briefing")).to_contain_text("Your task: the British")


@pytest.mark.parametrize("game", ["tonga", "remagen", "airborne", "coupdemain"])
def test_the_first_games_of_the_others_begin_with_a_note(page: Page, picture: Picture, game: str) -> None:
    page.goto(f"/#/new/{game}")
    page.get_by_role("button", name="First game, with notes").click()
    expect(page.locator(".opening")).to_be_visible(timeout=60_000)
    assert findings(page, ".opening") == []
    page.locator(".opening .go").click()
    expect(page.locator(".lesson")).to_be_visible(timeout=60_000)
    assert findings(page, ".lesson") == []
    picture(page, f"newcomer-{game}")


def test_any_scenario_opens_with_its_page_and_not_twice(page: Page) -> None:
    page.goto("/#/new/remagen")
    page.get_by_text("The first six turns").click()
    expect(page.locator(".scenario.on")).to_contain_text("60 to 100 minutes")
    assert "scenario=short" in (page.locator("img.cover").get_attribute("src") or "")
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator(".opening")).to_contain_text("Within six turns have 40 points", timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.locator(".opening")).to_have_count(0)
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()
    wait_for_board(page)
    expect(page.locator(".opening")).to_have_count(0)


def test_the_figures_of_a_scenario_are_seen_whole_however_long_its_page(page: Page, phone: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    for one, game in ((page, "pegasus"), (page, "tonga"), (phone, "pegasus"), (phone, "tonga")):
        one.goto(f"/#/new/{game}")
        one.get_by_role("button", name="Begin", exact=True).click()
        expect(one.locator(".opening dd")).to_have_count(4)
        for figure in one.locator(".opening dd").all():
            box = figure.bounding_box()
            assert box is not None
            foot = [box["x"] + 2, box["y"] + box["height"] - 2]
            assert one.evaluate("at => document.elementFromPoint(...at)?.closest('.facts dd') !== null", foot)


def test_at_one_screen_the_page_speaks_to_both_and_tells_a_date_once(page: Page) -> None:
    page.goto("/#/new/remagen")
    expect(page.locator(".scenario").nth(1)).to_contain_text("7 and 8 March 1945 · 60 to 100 minutes")
    page.locator("#seat-german").select_option("here")
    page.get_by_role("button", name="Begin", exact=True).click()
    opening = page.locator(".opening")
    expect(opening).to_contain_text("American", timeout=60_000)
    expect(opening).not_to_contain_text("Your task")
    assert opening.inner_text().count("1945") == 1


def test_a_game_without_pages_opens_at_once(page: Page) -> None:
    begin(page, "toy", seed=3)
    expect(options(page).first).to_be_visible()
    page.locator("header").get_by_role("button", name="Briefing").click()
    drawer = page.get_by_role("dialog", name="Briefing")
    expect(drawer).to_contain_text("This scenario has no page of its own.")
    drawer.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog", name="How to play")).to_contain_text("Nobody has written yet")


def test_the_frame_round_a_question_keeps_off_the_button_below_it(page: Page, phone: Page) -> None:
    """Of the note that points at a question under which the staff offers to do it."""
    for one in (page, phone):
        sit_down(one, "airborne", lesson=True)
        if one.locator(".opening").count():
            one.locator(".opening .go").click()
        one.locator(".lesson button.go").click()
        one.wait_for_selector(":root[data-pointed=question]")
        text, button = one.locator("#question-text").bounding_box(), one.locator(".staff .alt").bounding_box()
        assert text is not None and button is not None
        assert text["y"] + text["height"] + FRAME <= button["y"]


def first_game(page: Page, game: str) -> None:
    """The first game with its notes, in a short window."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"/#/new/{game}")
    page.get_by_role("button", name="First game, with notes").click()
    page.locator(".opening .go").click()
    expect(page.locator(".lesson")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", ["pegasus", "coupdemain"])
def test_in_a_short_window_all_that_may_be_chosen_is_seen_at_once(page: Page, game: str) -> None:
    """With a note above: every option of the list, and what the staff would do."""
    first_game(page, game)
    ask, foot = page.locator("[data-suggest]").bounding_box(), page.locator("footer").bounding_box()
    assert ask is not None and foot is not None
    assert ask["y"] + ask["height"] <= foot["y"]


def test_lit_hexes_say_their_coordinates_and_two_storeys_have_both_keys(page: Page) -> None:
    """Coup de main asks by Y19 and Z20.1: both are found on the board, though it is too small for all its print."""
    first_game(page, "coupdemain")
    expect(page.locator("g.names text")).to_have_text(["Y19", "X20", "Y20", "Z20", "Y21"])
    expect(page.locator("g.badge", has_text="4·5")).to_have_count(1)


FRAME = 5
"""How far a frame and its line lie outside what it is round."""
