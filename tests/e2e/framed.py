"""Screens on which a table must be whole, a match begun without the form, and what is measured of the table."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.table import wait_for_board

SCREENS: dict[str, dict[str, Any]] = {
    "upright": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "across": {
        "viewport": {"width": 844, "height": 390},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "laptop": {"viewport": {"width": 1280, "height": 720}},
}
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
OUT = 0.2
"""So much of the board that is seen lies outside its middle part, on each side."""
GAMES = ("pegasus", "tonga", "remagen", "airborne", "coupdemain")


def screen(browser: Browser, base_url: str, name: str, lang: str = "en") -> BrowserContext:
    """A browser with such a screen, in a language."""
    context = browser.new_context(base_url=base_url, **SCREENS[name])
    context.set_default_timeout(60_000)
    context.add_init_script(
        f"""try {{ localStorage['bridgehead.lang'] = '"{lang}"' }} catch {{ /* keeps nothing */ }}"""
    )
    return context


def sit_down(page: Page, game: str, seed: int = 5, scenario: str = "", lesson: bool = False) -> str:
    """A new match of a game, against its staff, of which the page has been read; begun past the form."""
    found = page.request.get(f"/api/games/{game}").json()
    primer = page.request.get(f"/api/games/{game}/primer").json()["lesson"]
    seats = [
        {"kind": "person" if seat == primer["seat"] else "player", "player": "" if seat == primer["seat"] else "staff"}
        for seat in range(len(found["seats"]))
    ]
    wanted: dict[str, Any] = {
        "game": game,
        "scenario": scenario or found["scenarios"][0]["key"],
        "options": {},
        "seats": seats,
        "seed": primer["seed"] if lesson else seed,
    }
    reply = page.request.post("/api/matches/", data=wanted)
    assert reply.ok, reply.text()
    made = reply.json()
    match, key = made["match"], made["keys"][primer["seat"]]
    page.goto("/#/nowhere")
    page.evaluate(KEEP, {"match": match, "seat": primer["seat"], "key": key, "lesson": lesson})
    page.goto(f"/#/match/{match}")
    page.wait_for_selector(".table[data-ready]")
    if game == "tonga":
        page.wait_for_selector(".near .hand svg.playing-card", state="attached")
    else:
        wait_for_board(page)
    return str(match)


KEEP = """({match, seat, key, lesson}) => {
    localStorage['bridgehead.keys'] = JSON.stringify({[match]: [{seat, key}]});
    localStorage['bridgehead.opened'] = JSON.stringify([match]);
    if (lesson) localStorage['bridgehead.lessons'] = JSON.stringify({[match]: {seen: [], off: false}});
}"""


def turned(page: Page) -> None:
    """Turn the telephone by a quarter."""
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": size["height"], "height": size["width"]})


def asked(page: Page, match: str) -> dict[str, Any]:
    """The table as the person at it sees it, once the page has the same question; it waits while others play, and
    while the page answers what is obvious.
    """
    key = page.evaluate("match => JSON.parse(localStorage['bridgehead.keys'])[match][0].key", match)
    for _ in range(400):
        table: dict[str, Any] = page.request.get(f"/api/matches/{match}", headers={"X-Seat-Key": key}).json()
        question = table["question"]
        if table["ending"] or (question and question["options"] and not question["obvious"]):
            page.wait_for_function(SHOWN, arg=str(table["seq"]))
            return table
        page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def reply(page: Page, match: str, table: dict[str, Any], option: dict[str, Any]) -> None:
    """Answer past the page."""
    key = page.evaluate("match => JSON.parse(localStorage['bridgehead.keys'])[match][0].key", match)
    given = {"seq": table["seq"], "verb": option["verb"], "arg": option["arg"]}
    answered = page.request.post(f"/api/matches/{match}/answers", headers={"X-Seat-Key": key}, data=given)
    assert answered.ok, answered.text()


SHOWN = """seq => document.querySelector('.table')?.dataset.seq === seq
    && document.querySelector('[role=option], .die, .ending')"""


def measure(page: Page, name: str, **given: Any) -> Any:
    """Measure something of the page."""
    return page.evaluate(f"given => ({MEASURE})[{name!r}](given)", given)


def still(page: Page) -> None:
    """Wait until the table is laid out and the board has come to where it glides."""
    measure(page, "still")


def scroll_on(page: Page) -> None:
    """Read the options to the last, as whoever chooses among many."""
    page.evaluate("const rail = document.querySelector('.rail'); rail.scrollTop = rail.scrollHeight")


def hidden_question(page: Page) -> str:
    """What is wrong with how the question is seen: empty if it is whole in the window and nothing lies over it."""
    return str(measure(page, "question"))


def lost_subject(page: Page, question: dict[str, Any], pieces: list[dict[str, Any]]) -> str:
    """What is wrong with where the board shows what the question is about: empty if that lies in the middle part of
    what is seen of the board, or the whole board is seen; where it is about nothing on the board, if what may be chosen
    there can be seen.
    """
    about = [one["number"] for one in question["about"] if one["kind"] == "piece"]
    where = {one["space"] for one in pieces if one["piece"] in about and one["space"] >= 0}
    where = where or {one["number"] for one in question["about"] if one["kind"] == "space"}
    stands = {one["piece"]: one["space"] for one in pieces}
    lit = {one["space"] if one["space"] >= 0 else stands.get(one["piece"], -1) for one in question["options"]}
    return str(measure(page, "subject", asked=sorted(where), lit=sorted(lit - {-1}), out=OUT))


def small_targets(page: Page) -> list[str]:
    """What can be tapped and is hit on less than 44 by 44 points, with how much; what is scrolled away is scrolled to.
    Of a board its spaces count: a tap on one is meant for what stands there and may be chosen.
    """
    return list(measure(page, "targets"))
