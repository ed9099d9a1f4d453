"""A time to answer: agreed when the match begins, read before one sits down, claimed when it has run out."""

import sqlite3
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import troubles
from tests.e2e.table import invitation, join, options, to_the_table
from tests.e2e.test_seats import seats, stranger
from tests.server.hosted import hosted

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(300)]
Picture = Callable[[Page, str], None]


def begun(page: Page, address: str) -> str:
    """A match of the toy with a friend, who has three days for each answer; the link for him."""
    page.goto(f"{address}/#/new/toy")
    page.locator("#seat-right").select_option("link")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Time for each answer").select_option("3 days")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".links")).to_be_visible()
    return invitation(page)


def aged(database: Path, days: float) -> None:
    """So many days later, as far as the database knows. Nothing serves it meanwhile."""
    with sqlite3.connect(database) as kept:
        for change in (
            "update matches set created = created - :by, changed = changed - :by",
            "update moves set at = at - :by",
            "update seats set since = since - :by where since > 0",
        ):
            kept.execute(change, {"by": days * 86_400})


def above_the_tabs(page: Page) -> None:
    """On a telephone what is said of the time takes no answer out of sight."""
    wide = page.viewport_size
    assert wide is not None
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("nav.tabs")).to_be_visible()
    last, tabs = options(page).last.bounding_box(), page.locator("nav.tabs").bounding_box()
    assert last is not None and tabs is not None and last["y"] + last["height"] <= tabs["y"]
    page.set_viewport_size(wide)


def test_a_time_to_answer_is_agreed_runs_out_and_is_claimed(
    page: Page, browser: Browser, tmp_path: Path, picture: Picture
) -> None:
    """Who was too late reads so and could still answer; the other claims it by two acts, on a telephone."""
    database = tmp_path / "matches.sqlite"
    with hosted(f"sqlite:///{database}") as (address, _):
        link = begun(page, address)
        friend = stranger(browser, address, phone=True)
        friend.goto(link)
        expect(friend.locator(".agreed li").first).to_contain_text("Time for each answer: 3 days")
        friend.get_by_role("button", name="Français").tap()
        expect(friend.locator(".agreed li").first).to_contain_text("Temps pour chaque réponse")
        friend.get_by_role("button", name="English").tap()
        expect(friend.locator(".agreed li").first).to_contain_text("Time for each answer: 3 days")
        assert troubles(friend) == []
        picture(friend, "time-invited")
        join(friend, link)
        expect(page.locator(".deadline")).to_contain_text("You have time to answer until")
        expect(friend.locator(".deadline")).to_contain_text("Left: time to answer until")
        expect(page.locator(".deadline button")).to_have_count(0)
        expect(friend.locator(".deadline button")).to_have_count(0)
        drawers = [seats(page).get_by_label("Left"), seats(friend).get_by_label("Right")]
        mine, theirs = (drawer.input_value().removeprefix(address) for drawer in drawers)
        page.goto(f"{address}/#/")
        expect(page.locator(".lists")).to_contain_text("your turn until")
        friend.context.close()
    aged(database, 3.1)
    begun_on = date.today() - timedelta(days=5)
    with sqlite3.connect(database) as kept:
        kept.execute("update matches set created = ?", [datetime.combine(begun_on, time(12)).timestamp()])
    with hosted(f"sqlite:///{database}") as (address, _):
        friend = stranger(browser, address, phone=True)
        for one, way in ((page, mine), (friend, theirs)):
            one.goto(address + way)
            one.get_by_role("link", name="To the table").click()
            to_the_table(one)
        expect(page.locator(".deadline")).to_contain_text("Your time to answer has run out")
        expect(options(page).first).to_be_enabled()
        above_the_tabs(page)
        claim = friend.locator(".deadline").get_by_role("button", name="Claim the match")
        box = claim.bounding_box()
        assert box is not None and box["height"] >= 44 and box["y"] + box["height"] <= 844
        claim.tap()
        expect(friend.locator(".deadline")).to_contain_text("You will have won")
        expect(friend.get_by_role("button", name="Wait on")).to_be_focused()
        assert troubles(friend) == []
        picture(friend, "phone-claim")
        friend.get_by_role("button", name="Wait on").tap()
        claim.tap()
        friend.get_by_role("button", name="Claim it").tap()
        for one, name in ((friend, "phone-claimed"), (page, "claimed")):
            expect(one.locator(".ending h1")).to_have_text("Victory on time: Right")
            expect(one.locator(".deadline")).to_have_count(0)
            picture(one, name)
            assert troubles(one) == []
        said = f"begun on {begun_on.day} {begun_on:%B} · "
        expect(page.locator(".story")).to_contain_text("The agreed time to answer has run out: Left.")
        page.goto(f"{address}/#/")
        expect(page.locator(".lists")).to_contain_text(said)
        friend.context.close()
