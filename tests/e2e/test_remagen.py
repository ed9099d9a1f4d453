"""A whole short game of Remagen Bridgehead by two people in two browsers, and the look of its table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import begin, click_option, invitation, is_over, join, options, question, seq, wait_for_board

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(900)]
Picture = Callable[[Page, str], None]

LIVELY = 70  # answers until both are content to end each part of a turn
MOST = 600


def asked(one: Page, other: Page) -> Page | None:
    """Who has the question; nobody when the game is over."""
    for _ in range(200):
        if is_over(one) and is_over(other):
            return None
        for page in (one, other):
            if options(page).count():
                return page
        one.wait_for_timeout(50)
    raise AssertionError("nobody is asked, and the game is not over")


def test_two_browsers_play_the_first_six_turns(page: Page, browser: Browser, base_url: str, picture: Picture) -> None:
    begin_short(page)
    link = invitation(page)
    wait_for_board(page)
    other = browser.new_context(base_url=base_url, locale="fr-FR").new_page()
    wrong: list[str] = []
    other.on("pageerror", lambda error: wrong.append(str(error)))
    join(other, link)
    wait_for_board(other)
    turns: set[str] = set()
    for answers in range(MOST):
        player = asked(page, other)
        if player is None:
            break
        watcher = other if player is page else page
        turns.add(player.locator("header").first.inner_text())
        count = options(player).count()
        click_option(player, (answers * 7) % count if answers < LIVELY else count - 1)
        # Beyond it, where a page has answered what was obvious meanwhile.
        watcher.wait_for_function("seq => +document.querySelector('.table').dataset.seq >= seq", arg=int(seq(player)))
        if answers == LIVELY:
            picture(page, "remagen-american")
            picture(other, "remagen-german")
    assert is_over(page) and is_over(other)
    expect(page.locator(".ending h1")).to_be_visible()
    assert len(turns) >= 6, "each of the six turns was seen"
    assert wrong == []
    other.context.close()


def begin_short(page: Page) -> None:
    """A new match of six turns, the Germans by a link."""
    page.goto("/#/")
    page.locator('a[href="#/new/remagen"]').click()
    page.locator('input[type=radio][value="short"]').check(force=True)
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Seed of the dice").fill("4")
    page.locator("#seat-german").select_option("link")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".links .address input")).to_be_visible(timeout=60_000)


def test_the_germans_set_up_and_the_staff_answers(page: Page, picture: Picture) -> None:
    begin(page, "remagen", seed=3, american="player:staff", german="me")
    wait_for_board(page)
    assert "German armoured car 1" in question(page)
    expect(options(page)).to_have_count(2)
    for _ in range(11):
        click_option(page, 0)
    expect(page.locator(".log")).to_contain_text(re.compile("comes? on"), timeout=60_000)
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".log")).to_contain_text(re.compile("arrive|entre"))
    assert troubles(page) == []
    picture(page, "remagen-set-up")


ZOOMED = """() => {
    const [sheet, ground] = ['.sheet', '.sheet > .ground'].map(one => document.querySelector(one));
    const look = () => `${sheet.style.transform.match(/scale\\(.*\\)/)} ${ground.className}`;
    window.looks = new Set([look()]);
    const watch = new MutationObserver(() => window.looks.add(look()));
    for (const one of [sheet, ground]) watch.observe(one, {attributes: true});
    window.drawers = 0;
    new MutationObserver(() => window.drawers += document.querySelectorAll('.drawer').length)
        .observe(document.querySelector('main'), {childList: true});
}"""


def test_clicks_that_open_the_boxes_and_put_them_away_leave_the_zoom_and_the_painted_ground(page: Page) -> None:
    """At arrivals every other question shows the boxes beside the board; painting the ground anew for that took three
    times as long as the rest of the click.
    """
    page.set_viewport_size({"width": 1440, "height": 900})
    begin(page, "remagen", seed=3, american="me", german="me")
    wait_for_board(page)
    while not question(page).startswith("Which piece comes on"):
        click_option(page, 0)
    click_option(page, 0)
    page.wait_for_timeout(800)  # what was painted last is kept
    page.evaluate(ZOOMED)
    for _ in range(8):
        click_option(page, 0)
    assert page.evaluate("window.drawers") >= 4, "the boxes were not opened"
    assert len(page.evaluate("[...window.looks]")) == 1


def test_what_decides_nothing_answers_itself_until_it_is_taken_back(page: Page) -> None:
    """The German's one sort of reserve comes on unasked; an undo goes back over that to what he decided last, and there
    nothing happens by itself until he has decided again.
    """
    person = {"kind": "person", "player": ""}
    wanted = {"game": "remagen", "scenario": "first", "seats": [person, person], "seed": 3, "undo": "free"}
    made = page.request.post("/api/matches/", data=wanted).json()
    match, keys = made["match"], made["keys"]
    for number in range(10):
        seat = page.request.get(f"/api/matches/{match}").json()["question"]["seat"]
        head = {"X-Seat-Key": keys[seat]}
        options_then = page.request.get(f"/api/matches/{match}", headers=head).json()["question"]["options"]
        one = options_then[-1 if seat == 0 else 0]
        given = {"seq": number, "verb": one["verb"], "arg": one["arg"]}
        assert page.request.post(f"/api/matches/{match}/answers", headers=head, data=given).ok
    page.goto("/#/nowhere")
    page.evaluate(
        """([match, key]) => {
            localStorage['bridgehead.keys'] = JSON.stringify({[match]: [{seat: 1, key}]});
            localStorage['bridgehead.opened'] = JSON.stringify([match]);
        }""",
        [match, keys[1]],
    )
    page.goto(f"/#/match/{match}")
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.seq) > 10")
    expect(options(page).nth(1)).to_be_visible()
    assert question(page).startswith("Where does")
    page.keyboard.press("u")
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.seq) > 11")
    assert page.request.get(f"/api/matches/{match}").json()["answers"] == 9
    page.wait_for_timeout(1500)
    assert page.request.get(f"/api/matches/{match}").json()["answers"] == 9
    assert question(page).startswith("Where does")
    click_option(page, 0)
    page.wait_for_function("() => Number(document.querySelector('.table')?.dataset.seq) > 13")
    assert page.request.get(f"/api/matches/{match}").json()["answers"] == 11
    assert question(page).startswith("Where does")
