"""The cafés to the end and Night I in two browsers: what is decided by mouse, the rest past the page; and that nothing
which one side hides is in the page or the stream of the other.
"""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from bridgehead.games.coupdemain.printed.laying import shipped_ground
from tests.e2e.conftest import troubles
from tests.e2e.framed import sit_down
from tests.e2e.table import (
    go_ahead,
    invitation,
    is_over,
    join,
    options,
    seq,
    to_the_table,
    wait_for_board,
)

pytestmark = [pytest.mark.e2e, pytest.mark.timeout(900)]
Picture = Callable[[Page, str], None]
QUIET = ("hold-stack", "hold", "done", "enough", "go", "stop", "stay", "none", "leave-be")
OPEN_MARKS = {"moved", "advanced", "dug-in", "on-wire", "beneath-wire", "in-pillbox", "real", "concealed"}
"""What is seen of a counter that is concealed."""


class Seat:
    """One of the two at the table: a browser with the key of a seat, and everything that ever came to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stream: list[str] = []
        page.route("**/api/matches/**", self._heard)
        page.on("websocket", self._listen)

    def _heard(self, route: Route) -> None:
        reply = route.fetch()
        self.stream.append(reply.text())
        route.fulfill(response=reply)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda told: self.stream.append(str(told)))

    def sit(self) -> None:
        """Learn which match and seat this browser has."""
        self.match = self.page.url.split("/match/")[1].split("/")[0].split("?")[0]
        kept = self.page.evaluate("match => JSON.parse(localStorage['bridgehead.keys'])[match]", self.match)
        self.number, key = kept[0]["seat"], kept[0]["key"]
        self.head = {"X-Seat-Key": key}

    def table(self) -> dict[str, Any]:
        """What the server tells this seat now."""
        found: dict[str, Any] = self.page.request.get(f"/api/matches/{self.match}", headers=self.head).json()
        self.stream.append(json.dumps(found, ensure_ascii=False))
        return found

    def answer(self, table: dict[str, Any], option: dict[str, Any]) -> None:
        """Answer past the page."""
        given = {"seq": table["seq"], "verb": option["verb"], "arg": option["arg"]}
        reply = self.page.request.post(f"/api/matches/{self.match}/answers", headers=self.head, data=given)
        assert reply.ok, reply.text()

    def click(self, table: dict[str, Any], option: dict[str, Any]) -> None:
        """Answer by the mouse: on the map where the option is a place of its own there, else in the list."""
        page = self.page
        page.wait_for_function(
            "seq => Number(document.querySelector('.table')?.dataset.seq) >= Number(seq)", arg=str(table["seq"])
        )
        if seq(page) != str(table["seq"]):
            return  # sealed, and the time to answer has run out
        expect(options(page).first).to_be_enabled()
        before = seq(page)
        page.mouse.move(2, 2)
        here = [one for one in table["question"]["options"] if one["space"] == option["space"] >= 0]
        if len(here) == 1:
            name = page.locator(f'.space.open[data-id="s{option["space"]}"]')
            name.dispatch_event("click")
        else:
            row = options(page).filter(has_text=option["text"])
            if not row.count():
                return self.answer(table, option)  # a long list leaves to the map what can be pointed at there
            row.first.click()
        page.wait_for_timeout(30)
        if option["odds"] and seq(page) == before:
            go_ahead(page, before)
        try:
            page.wait_for_function(
                "before => document.querySelector('.table')?.dataset.seq !== before", arg=before, timeout=8000
            )
        except Late:  # the click met something else: past the page, so that the game goes on
            self.answer(table, option)


@pytest.fixture
def other(browser: Browser, base_url: str) -> Iterator[Page]:
    """The second person's browser, with nothing in common with the first."""
    context = browser.new_context(base_url=base_url, viewport={"width": 1280, "height": 720})
    context.set_default_timeout(20_000)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []


def begin(page: Page, other: Page, scenario: str, seed: int) -> list[Seat]:
    """A new match, the Germans by a link; by number of their seats."""
    seats = [Seat(page), Seat(other)]
    page.set_viewport_size({"width": 1440, "height": 900})
    for seat in seats:
        seat.page.set_default_timeout(60_000)
    page.goto("/#/new/coupdemain", wait_until="domcontentloaded")
    page.locator(f'input[type=radio][value="{scenario}"]').check(force=True)
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Seed of the dice").fill(str(seed))
    page.locator("#seat-german").select_option("link")
    page.locator("#respite").select_option("3")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".links")).to_be_visible(timeout=60_000)
    link = invitation(page)
    join(other, link)
    for seat in seats:
        to_the_table(seat.page)
        wait_for_board(seat.page)
        seat.sit()
    assert [seat.number for seat in seats] == [0, 1]
    return seats


class Game:
    """A match between the two. `lively` answers anything, a few of each kind of question by the mouse; else quietly."""

    def __init__(self, seats: list[Seat], seed: int) -> None:
        self.seats = seats
        self.dice = Random(seed)
        self.clicked: dict[str, int] = {}
        self.secrets: list[set[str]] = [set(), set()]
        self.answers = 0

    def asked(self) -> tuple[Seat, dict[str, Any]] | None:
        """Who is asked, and what he sees; nobody when it is over. In a moment in which somebody may or may not be asked
        only he himself is told.
        """
        while True:
            for seat in self.seats:
                table = seat.table()
                if table["ending"]:
                    return None
                if table["question"] and table["question"]["seat"] == seat.number:
                    return seat, table
            self.seats[0].page.wait_for_timeout(50)

    def play(self, until: Callable[[dict[str, Any]], bool], lively: bool, most: int = 900) -> dict[str, Any] | None:
        """Answer until a table is as wanted, which is returned; nothing when the match is over."""
        for _ in range(most):
            found = self.asked()
            if found is None:
                return None
            seat, table = found
            if until(table):
                return table
            prompt, option = table["question"]["prompt"], self.chosen(table["question"]["options"], lively)
            self.clicked.setdefault(prompt, 0)
            if lively and self.clicked[prompt] < 2 and seat.number == self.answers % 2:
                self.clicked[prompt] += 1
                seat.click(table, option)
            else:
                seat.answer(table, option)
            self.answers += 1
            if self.answers % 12 == 0:
                self.nothing_shows()
        raise AssertionError("the match does not come so far")

    def chosen(self, offered: list[dict[str, Any]], lively: bool) -> dict[str, Any]:
        offered = [one for one in offered if one["verb"] != "orders"]
        quiet = [one for verb in QUIET for one in offered if one["verb"] == verb]
        if quiet and (not lively or self.dice.random() < 0.25):
            return quiet[0]
        return self.dice.choice(offered)

    def nothing_shows(self) -> None:
        """What either side sees of the other's concealed counters is a number and a place; the private rows of its log
        have never come to the other.
        """
        tables = [seat.table() for seat in self.seats]
        for number, table in enumerate(tables):
            mine, theirs = table["seen"]["pieces"], tables[1 - number]["seen"]["pieces"]
            covered = {piece["piece"] for piece in mine if piece.get("hidden")}
            for piece in mine:
                if piece["piece"] in covered:
                    assert piece["name"] == "unknown" and piece["factors"] == [], piece
                    assert {mark["key"] for mark in piece["marks"]} <= OPEN_MARKS, piece
                assert piece.get("under", -1) not in covered, "a weapon tells who carries it"
            shown = {piece["piece"] for piece in mine}
            secret = [one for one in theirs if "hidden" in {mark["key"] for mark in one["marks"]}]
            assert not shown & {one["piece"] for one in secret}, "a hidden counter is on the enemy's map"
            rows = table["log"]["rows"]
            self.secrets[number] |= {row["text"] for row in rows if row.get("private")}
            public = {row["text"] for row in rows if not row.get("private")}
            kept = self.secrets[number] - self.secrets[1 - number] - public
            heard = "\n".join(self.seats[1 - number].stream) + self.seats[1 - number].page.content()
            for text in kept:
                assert text not in heard, f"the other side has heard: {text}"


def test_two_browsers_play_the_cafes_to_the_end(page: Page, other: Page, picture: Picture) -> None:
    """Set-up, fire with its odds, moves and what follows by mouse in both browsers, until both are told who has won."""
    seats = begin(page, other, "garrison", 5)
    game = Game(seats, 3)
    fire = game.play(lambda table: table["question"]["prompt"] == "prep-fire", lively=True)
    assert fire is not None
    picture(page, "cafes-british")
    picture(other, "cafes-german")
    assert game.play(lambda table: game.answers > 80, lively=True, most=400) is not None, "after the end all is told"
    game.nothing_shows()
    assert game.play(lambda table: False, lively=False) is None
    for seat in seats:
        expect(seat.page.locator(".ending h1")).to_be_visible(timeout=60_000)
        assert is_over(seat.page)
    assert page.locator(".ending h1").inner_text() == other.locator(".ending h1").inner_text()
    assert sum(game.clicked.values()) >= 16, game.clicked
    assert {"set-up", "prep-fire", "move"} <= {prompt for prompt, count in game.clicked.items() if count}
    assert troubles(page) == []
    picture(page, "cafes-over")


def test_two_browsers_play_the_night(page: Page, other: Page, picture: Picture) -> None:
    """Works, hidden squads and gliders are set up in secret; then the landing, which both see; the fight about the
    bridge for a while, and the end by the dice.
    """
    seats = begin(page, other, "night-1", 8)
    game = Game(seats, 4)
    assert game.play(lambda table: table["question"]["prompt"] == "land", lively=False, most=400)
    game.nothing_shows()
    assert game.secrets[0] and game.secrets[1], "both have kept something to themselves"
    for seat in seats:
        expect(seat.page.locator(".frame.by-night")).to_be_visible()
        expect(seat.page.locator("[data-tag]")).to_have_count(3)
    expect(other.locator(".night .seen")).to_have_attribute("d", re.compile("M.+"))
    picture(page, "night-landing-british")
    landed = game.play(lambda table: not table["seen"]["tags"] and table["seen"]["phase"]["key"] != "land", lively=True)
    assert landed is not None
    hulls = [mark["space"] for mark in landed["seen"]["marks"] if mark["mark"].startswith("glider")]
    assert len(hulls) >= 1
    for seat in seats:
        expect(seat.page.locator('.wide [data-mark^="glider"]')).to_have_count(len(hulls))
    picture(page, "night-landed-british")
    picture(other, "night-landed-german")
    stop = game.answers + 90
    assert game.play(lambda table: game.answers >= stop, lively=True) is not None, "after the end all is told"
    game.nothing_shows()
    picture(page, "night-fight-british")
    picture(other, "night-fight-german")
    assert game.play(lambda table: False, lively=False) is None
    for seat in seats:
        expect(seat.page.locator(".ending h1")).to_be_visible(timeout=60_000)
    assert page.locator(".ending h1").inner_text() == other.locator(".ending h1").inner_text()
    assert troubles(page) == []
    picture(page, "night-over")


def test_orders_are_changed_by_mouse_and_stay_secret(page: Page, other: Page, picture: Picture) -> None:
    """Before the first turn the Germans open their orders, tell all their men to watch `any`, and one order more; their
    log has it, their own counters show it, and nothing of it ever comes to the British.
    """
    seats = begin(page, other, "garrison", 5)
    game = Game(seats, 3)
    asked = game.play(lambda table: table["question"]["prompt"] == "first-orders", lively=False)
    assert asked is not None and asked["question"]["seat"] == 1
    german = seats[1]
    for verb in ("orders", "watch-all", "watch-any", "orders", "repair-never"):
        table = german.table()
        picture(other, f"orders-{verb}")
        german.click(table, next(one for one in table["question"]["options"] if one["verb"] == verb))
    table = german.table()
    assert table["question"]["prompt"] == "first-orders"
    orders = [row["text"] for row in table["log"]["rows"] if row["text"].startswith("Your order")]
    assert len(orders) == 2 and "Repair: never try" in orders[1]
    expect(other.get_by_text("Repair: never try").first).to_be_visible()
    marked = [one for one in table["seen"]["pieces"] if "watch-any" in {mark["key"] for mark in one["marks"]}]
    assert len(marked) == 6
    picture(other, "orders-given")
    german.answer(table, next(one for one in table["question"]["options"] if one["verb"] == "done"))
    game.nothing_shows()
    assert game.secrets[1] >= set(orders)
    heard = "\n".join(seats[0].stream) + page.content()
    assert "watch-any" not in heard and "Repair" not in heard


class Assault(Game):
    """The British make for the pillbox of Z21, in which the Germans have somebody who fires at all that comes."""

    def chosen(self, offered: list[dict[str, Any]], lively: bool) -> dict[str, Any]:
        ground = shipped_ground()
        goal, pillbox = ground.at("Z21"), ground.location("Z21.pillbox")
        offered = [one for one in offered if one["verb"] != "orders"]
        manned = [one for one in offered if one["verb"] == "at" and one["arg"] == pillbox]
        somewhere = [one for one in offered if one["space"] >= 0]
        if manned:
            return manned[0]
        fire = [one for verb in ("fire", "all", "against-all", "normal") for one in offered if one["verb"] == verb]
        nearest = min(somewhere, key=lambda one: (ground.distance(one["space"], goal), one["arg"]), default=None)
        if fire:
            return fire[0]
        if nearest is not None and ground.distance(nearest["space"], goal) <= 8:
            return nearest
        quiet = [one for verb in QUIET for one in offered if one["verb"] == verb]
        return (quiet or offered)[0]


def test_two_browsers_fight_about_the_pillbox(page: Page, other: Page, picture: Picture) -> None:
    """Night I: the gliders come down at the bridge, the British storm the pillbox of Z21 and are shot at from it; both
    read of it, and see it where it is.
    """
    seats = begin(page, other, "night-1", 8)
    game = Assault(seats, 4)
    told: set[str] = set()

    def fought(table: dict[str, Any]) -> bool:
        for seat in seats:
            told.update(row["text"] for row in seat.table()["log"]["rows"] if "Z21.pillbox" in row["text"])
        return sum("under fire" in text or "Hand to hand" in text for text in told) >= 3

    assert game.play(fought, lively=False, most=400) is not None
    game.nothing_shows()
    for seat, name in zip(seats, ("british", "german")):
        tables = seat.table()
        assert [mark for mark in tables["seen"]["marks"] if mark["mark"] == "pillbox"]
        picture(seat.page, f"pillbox-{name}")
    assert troubles(page) == []


def test_a_table_says_nothing_twice_and_offers_no_past_that_there_is_not(page: Page) -> None:
    """A scenario called like its game is named once; nothing is shown again over an empty log; the head of a question
    begins with a capital.
    """
    for scenario, name in (("night-1", ""), ("garrison", "The cafés")):
        sit_down(page, "coupdemain", scenario=scenario)
        if page.locator(".opening").count():
            page.locator(".opening .go").click()
        expect(page.locator("header .what .game")).to_have_text("Coup de main")
        assert page.locator("header .what .aside").all_inner_texts() == ([name] if name else [])
    expect(options(page).first).to_be_visible(timeout=60_000)
    expect(page.locator(".story .text")).to_have_count(0)
    expect(page.locator(".again")).to_have_count(0)
    assert page.locator(".question .name").evaluate("one => getComputedStyle(one, '::first-letter').textTransform") == (
        "uppercase"
    )
