"""The first game of every game from its button to the last note, by mouse, by touch and by keyboard alone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.framed import GAMES, hidden_question, still, turned
from tests.e2e.table import ANSWERED_OR_DOUBTED, ANSWERED_OR_READY, is_over, options, seq
from tests.e2e.test_table import tab_to

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]

EAGER = 20
"""After so many answers the shortest way is taken: the last option, which mostly ends something."""


class Hand:
    """What a person plays with. All of it goes through what is seen on the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        """A button or a link."""
        raise NotImplementedError

    def next_note(self) -> None:
        self.press(self.page.locator(".lesson .go"))

    def choose(self, place: int) -> None:
        """An option of the list."""
        self.press(options(self.page).nth(place))

    def confirm(self, where: str) -> None:
        """The button below the odds, or below the question whether it is meant."""
        self.press(self.page.locator(f"{where} .go:enabled"))


class Mouse(Hand):
    def press(self, button: Locator) -> None:
        button.click()


class Finger(Hand):
    def press(self, button: Locator) -> None:
        button.tap()


class Keyboard(Hand):
    def press(self, button: Locator) -> None:
        here = "one => document.activeElement === one"
        assert button.count() == 1
        if not button.evaluate(here):
            name = button.evaluate("one => one.innerText")
            tab_to(self.page, f"document.activeElement.innerText === {name!r}")
        self.page.keyboard.press("Enter")

    def next_note(self) -> None:
        self.page.keyboard.press("n")

    def choose(self, place: int) -> None:
        key = options(self.page).nth(place).locator("kbd").inner_text()
        assert key, "the option has no key"
        self.page.keyboard.press(key)

    def confirm(self, where: str) -> None:
        self.page.locator(f"{where} .go:enabled").wait_for()
        self.page.keyboard.press("Enter")


ASKED = """() => document.querySelector('.ending, .lesson .go')
    || [...document.querySelectorAll('[role=option]')].some(one => !one.disabled)"""


def answer(hand: Hand, eager: bool) -> None:
    """One answer, and what it asks for on the way."""
    page = hand.page
    before = seq(page)
    count = options(page).count()
    place = 0 if eager else count - 1
    rolls = options(page).nth(place).locator(".rolls").count() > 0
    hand.choose(place)
    if rolls:
        page.wait_for_function(ANSWERED_OR_READY, arg=before)
        assert seq(page) == before, "a die was cast before its odds were seen"
        hand.confirm(".odds")
    else:
        page.wait_for_function(ANSWERED_OR_DOUBTED, arg=before)
        if seq(page) == before:
            page.wait_for_timeout(400)  # what follows at once counts as the same act
            hand.confirm(".sure")
    page.wait_for_function("before => document.querySelector('.table').dataset.seq !== before", arg=before)


def first_game(hand: Hand, game: str, looked: bool = False) -> None:
    """To the end, all its notes read that come up; `looked`: the question is whole at every step."""
    page = hand.page
    page.goto(f"/#/new/{game}")
    first = page.get_by_role("button", name="First game, with notes")
    first.wait_for()
    hand.press(first)
    opening = page.locator(".opening .go")
    opening.wait_for()
    hand.press(opening)
    page.wait_for_selector(".table[data-ready] .lesson")
    notes: list[str] = []
    wrong: list[str] = []
    answers = 0
    while not is_over(page):
        page.wait_for_function(ASKED)
        if is_over(page):
            break
        for _ in range(2 if looked and page.locator(".lesson .go").count() else looked):
            still(page)
            seen = hidden_question(page)
            wrong += [f"{answers}: {seen}"] if seen else []
            if page.locator(".lesson .go").count():
                turned(page)
        if page.locator(".lesson .go").count():
            notes.append(page.locator(".lesson h2").inner_text())
            hand.next_note()
            page.wait_for_function("head => document.querySelector('.lesson h2')?.innerText !== head", arg=notes[-1])
        else:
            answer(hand, answers < EAGER)
            answers += 1
            assert answers < 200, "it does not end"
    expect(page.locator(".ending h1")).to_be_visible()
    last = page.locator(".lesson h2")
    expect(last).to_be_visible()
    notes.append(last.inner_text())
    assert len(notes) > 3 and len(set(notes)) == len(notes), "every note comes once"
    hand.next_note()
    expect(page.locator(".lesson")).to_have_count(0)
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_by_mouse_to_its_end(page: Page, game: str) -> None:
    first_game(Mouse(page), game)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_by_touch_to_its_end(phone: Page, game: str) -> None:
    """On a telephone, where the notes leave the question to be seen, however it is held."""
    first_game(Finger(phone), game, looked=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_by_keyboard_to_its_end(page: Page, game: str) -> None:
    first_game(Keyboard(page), game)


def test_a_first_game_that_is_begun_is_gone_on_with_from_the_page_of_a_new_match(page: Page) -> None:
    """No second one is begun beside it; when it is over, another may be."""
    page.goto("/#/new/coupdemain")
    page.get_by_role("button", name="First game, with notes").click()
    expect(page.locator(".table, .opening").first).to_be_visible(timeout=60_000)
    there = page.url
    page.goto("/#/new/coupdemain")
    expect(page.get_by_role("button", name="First game, with notes")).to_have_count(0)
    page.get_by_role("link", name="Go on with the first game").click()
    expect(page.locator(".table, .opening").first).to_be_visible(timeout=60_000)
    assert page.url == there
