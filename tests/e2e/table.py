"""What a person does at the table, by mouse and by keyboard."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect


def begin(page: Page, game: str = "pegasus", seed: int = 5, **seats: str) -> None:
    """From the home page to the table of a new match."""
    page.goto("/#/")
    page.locator(f'a[href="#/new/{game}"]').click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Seed of the dice").fill(str(seed))
    for seat, choice in seats.items():
        page.locator(f"#seat-{seat}").select_option(choice)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".rail, .links").first).to_be_visible(timeout=60_000)
    if page.locator(".links").count() == 0:
        to_the_table(page)


def to_the_table(page: Page) -> None:
    """Past the page that a scenario opens with, where it has one."""
    page.wait_for_selector(".opening, .table[data-ready]")
    if page.locator(".opening").count():
        page.locator(".opening .go").click()
    expect(page.locator(".opening")).to_have_count(0)


def wait_for_board(page: Page) -> None:
    """The first time a board is drawn takes seconds."""
    expect(page.locator(".live .space").first).to_be_attached(timeout=60_000)


def invitation(page: Page) -> str:
    """The address by which a friend sits down, as the page after the beginning shows it; then on to the table."""
    link = page.locator(".links .address input").input_value()
    page.get_by_role("link", name="To the table").click()
    to_the_table(page)
    return link


def join(page: Page, link: str) -> None:
    """Sit down by an invitation."""
    page.goto(link)
    page.locator("main button.go").click()
    expect(page.locator(".table, .opening").first).to_be_visible(timeout=60_000)
    to_the_table(page)


def options(page: Page) -> Locator:
    return page.locator("[role=option]")


def question(page: Page) -> str:
    return page.locator("#question-text").inner_text()


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def settled(page: Page, before: str) -> None:
    """Wait until the answer has come: another sequence number."""
    page.wait_for_function("before => document.querySelector('.table')?.dataset.seq !== before", arg=before)


def edges(page: Page, part: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the first such part, in pixels of the window."""
    box = page.locator(part).first.bounding_box()
    assert box is not None, f"{part} is not shown"
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def in_time(page: Page, holds: Callable[[], bool], otherwise: str) -> None:
    """What a page comes to by scrolling or sliding is looked at until it holds, five seconds at most."""
    for _ in range(50):
        if holds():
            return
        page.wait_for_timeout(100)
    raise AssertionError(otherwise)


def seq(page: Page) -> str:
    return page.locator(".table").get_attribute("data-seq") or ""


def click_option(page: Page, place: int) -> None:
    """Click an option. What rolls nothing is done by it; what rolls is done only by the button below its odds."""
    before = seq(page)
    one = options(page).nth(place)
    expect(one).to_be_enabled()
    rolls = one.locator(".rolls").count() > 0
    one.click()
    if rolls:
        go_ahead(page, before)
    else:
        meant(page, before)
    settled(page, before)


def meant(page: Page, before: str) -> None:
    """Say that it is meant, where the table asks back."""
    page.wait_for_function(ANSWERED_OR_DOUBTED, arg=before)
    if page.locator(".sure").count() and seq(page) == before:
        page.wait_for_timeout(500)  # what follows at once counts as the same act
        page.locator(".sure .go").click()


def go_ahead(page: Page, before: str) -> None:
    """The odds are shown and nothing is done yet; then do it."""
    expect(page.locator(".odds")).to_contain_text("%")
    assert seq(page) == before, "a die was cast before its odds were seen"
    page.locator(".odds .go:enabled").click()


def press_option(page: Page, key: str) -> None:
    """Choose by a key, and where its odds are shown by Enter; never by the key alone."""
    before = seq(page)
    option = page.locator("[role=option]", has=page.locator(f"kbd:text-is('{key}')"))
    expect(option).to_be_enabled()
    rolls = option.locator(".rolls").count() > 0
    page.keyboard.press(key)
    if rolls:
        expect(page.locator(".odds")).to_contain_text("%")
        assert seq(page) == before, "a die was cast before its odds were seen"
        page.keyboard.press("Enter")
    else:
        meant(page, before)
    settled(page, before)


def settled_or_chosen(page: Page, before: str) -> None:
    """After a click on the board: of a list of what may be done there the first; where odds are shown, ahead."""
    menu, odds = page.locator(".menu button"), page.locator(".odds")
    page.wait_for_function(ANSWERED_OR_ASKED, arg=before)
    if menu.count() and seq(page) == before:
        menu.first.click()
        page.wait_for_function(ANSWERED_OR_ASKED.replace(", .menu", ""), arg=before)
    if odds.count() and seq(page) == before:
        # Odds may stand there because the mouse rests on an option, while the answer is still on its way.
        page.wait_for_function(ANSWERED_OR_READY, arg=before)
        if seq(page) == before:
            go_ahead(page, before)
    settled(page, before)


ANSWERED_OR_DOUBTED = """before => document.querySelector('.table')?.dataset.seq !== before
    || document.querySelector('.sure')"""

ANSWERED_OR_READY = """before => document.querySelector('.table').dataset.seq !== before
    || document.querySelector('.odds .go:enabled')"""

ANSWERED_OR_ASKED = """before => document.querySelector('.table').dataset.seq !== before
    || document.querySelector('.odds, .menu')"""


def hurry(page: Page, wanted: Callable[[list[Any]], bool], most: int = 900) -> list[Any]:
    """Answer past the page, with whatever comes, until the question is one that is wanted; its options in the order of
    the list.
    """
    match = page.url.split("/match/")[1].split("/")[0]
    kept = page.evaluate("match => JSON.parse(localStorage['bridgehead.keys'])[match]", match)
    keys = {one["seat"]: one["key"] for one in kept}
    dice = Random(7)
    table: dict[str, Any] = page.request.get(f"/api/matches/{match}").json()
    for _ in range(most):
        assert table["question"], "the match ended before such a question came"
        seat = table["question"]["seat"]
        head = {"X-Seat-Key": keys.get(seat, next(iter(keys.values())))}
        table = page.request.get(f"/api/matches/{match}", headers=head).json()
        found = table["question"]["options"] if table["question"] else []
        found.sort(key=lambda one: 0 if one["space"] >= 0 or one["card"] >= 0 else 1 if one["piece"] >= 0 else 2)
        if found and wanted(found):
            page.wait_for_function(
                "seq => document.querySelector('.table')?.dataset.seq === seq", arg=str(table["seq"])
            )
            page.wait_for_timeout(300)
            return list(found)
        if found:
            one = dice.choice(found)
            given = {"seq": table["seq"], "verb": one["verb"], "arg": one["arg"]}
            page.request.post(f"/api/matches/{match}/answers", headers=head, data=given)
        else:
            page.wait_for_timeout(100)
    raise AssertionError("no such question came")
