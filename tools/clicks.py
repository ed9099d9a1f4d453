"""Measures in a real Chromium what a person waits for: the first page, a match, and the board after each click.

`python tools/clicks.py` (part of `make load`) starts the server on SQLite with one worker. A page counts as there when
what can be used on it has been painted; a click as answered when the next question's options have been painted with the
board that they light. It writes its figures on the standard output as a table that docs/server.md holds.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tools.load import Venue, served, wanted

THOUGHT = 150  # ms before a click

WATCH = """
() => {
    const painted = (then) => requestAnimationFrame(() => setTimeout(then));
    const usable = () =>
        document.querySelector('.cover img, .cover svg, [role=option]:enabled, .die, .curtain .go, .ending');
    window.ready = 0;
    window.waits = [];
    let clicked = 0, picked = null, seq = null, tell = null;
    // A button is free a moment after the click has shown the odds; what the mouse showed before does not count.
    const free = () => document.querySelector('.odds .go:enabled');
    const ripe = () => !picked.matches('.go') && performance.now() > clicked + 250 && free();
    // Where the table asks back, what follows at once counts as the same click.
    const doubted = () => !picked.matches('.go') && document.querySelector('.sure .go');
    const answered = (what) => { tell?.(what); tell = null; };
    addEventListener('pointerdown', (event) => { clicked = event.timeStamp; }, true);
    const look = () => {
        if (!window.ready && usable()) {
            window.ready = -1;
            painted(() => { window.ready = performance.now(); });
        }
        const now = document.querySelector('.table')?.dataset.seq ?? null;
        if (now === null || !usable()) return;
        if (now === seq) {
            if (tell && ripe()) painted(() => answered('odds'));
            else if (tell && doubted()) setTimeout(() => answered('odds'), 350);
            return;
        }
        const known = seq;
        seq = now;
        if (known === null) return;
        const from = clicked;
        painted(() => { window.waits.push(performance.now() - from); answered('board'); });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });

    // Where on the screen something is that can be clicked: one of what is offered, the button under the odds.
    const place = (one) => {
        picked = one;
        one.scrollIntoView({ block: 'nearest' });
        const box = one.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const offered = () => [...document.querySelectorAll('[role=option]:enabled, .question .die')].slice(0, 9);
    window.pick = (chance) => {
        const all = document.querySelector('.curtain') ? [document.querySelector('.curtain .go')] : offered();
        return all.length ? place(all[Math.floor(chance * all.length)]) : null;
    };
    window.still = () => picked.isConnected && !picked.disabled ? place(picked) : null;
    window.go = () => place(document.querySelector('.odds .go, .sure .go'));
    // The next thing that a click brings about: 'odds' to be confirmed, or the 'board' lit anew.
    window.await = () => {
        clicked = Infinity;
        window.coming = new Promise((done) => { tell = done; setTimeout(done, 20_000, ''); });
    };
}
"""


SENT = """performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def opened(browser: Browser, address: str, keys: str = "") -> tuple[Page, float]:
    """A page in a browser that knows nothing, and the milliseconds until it could be used. `keys`: seats it holds."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
    page.add_init_script(f"({WATCH})()")
    page.add_init_script("localStorage.setItem('bridgehead.pace', JSON.stringify('once'))")  # nothing is played back
    if keys:
        page.add_init_script(f"localStorage.setItem('bridgehead.keys', '{keys}')")
        # The scenario's page has been read.
        page.add_init_script(f"localStorage.setItem('bridgehead.opened', JSON.stringify(Object.keys({keys})))")
    page.goto(address)
    page.wait_for_function("() => window.ready > 0", timeout=60_000)
    return page, float(page.evaluate("window.ready"))


def weight(page: Page) -> float:
    """The kilobytes of all that a page has loaded, as they were sent."""
    page.wait_for_load_state("networkidle")
    return float(page.evaluate(SENT)) / 1000


def begun(address: str, venue: Venue) -> tuple[str, str]:
    """A new match with all its seats at one screen: its address, and the keys as the browser keeps them."""
    body = {**venue.body(), "seed": 5, "options": {}}
    made = httpx.post(f"{address}/api/matches/", json=body, timeout=60).raise_for_status().json()
    held = ",".join(f'{{"seat":{seat},"key":"{key}"}}' for seat, key in enumerate(made["keys"]))
    return f"{address}/#/match/{made['match']}", f'{{"{made["match"]}":[{held}]}}'


def click(page: Page, picks: random.Random) -> None:
    """Click one of what is offered, and wait until the board is lit anew. While a click is answered nothing is asked of
    the page, as nobody would who sits before it; before a click there is a moment, as there is with everybody.
    """
    page.wait_for_selector(".curtain .go, [role=option]:enabled, .question .die, .ending")
    place = page.evaluate("chance => window.pick(chance)", picks.random())
    if page.locator(".curtain").count():
        page.mouse.click(*place)
        page.wait_for_selector(".curtain", state="detached")
        return
    while place and clicked(page, place) == "odds":
        place = page.evaluate("window.go()")


def clicked(page: Page, place: list[float]) -> str:
    """What came of a click at a place: "odds" or "board"."""
    page.mouse.move(*place)
    page.wait_for_timeout(THOUGHT)
    now = page.evaluate("window.still()")  # what was pointed at may have brought more with it
    if not now:
        return "board"
    page.evaluate("window.await()")
    page.mouse.click(*now)
    come: str = page.evaluate("window.coming")
    if not come:
        raise SystemExit("A click was not answered within 20 seconds.")
    return come


def measured(browser: Browser, address: str, venue: Venue, clicks: int) -> str:
    """One line of the table."""
    where, keys = begun(address, venue)
    page, _ = opened(browser, where, keys)  # its board is drawn, if it never was
    page.wait_for_selector(".live .space, .cloth", timeout=90_000)
    page.context.close()
    page, there = opened(browser, where, keys)
    picks = random.Random(3)
    while page.evaluate("window.waits.length") < clicks and not page.locator(".ending").count():
        click(page, picks)
    waits = sorted(page.evaluate("window.waits"))
    page.context.close()
    median, slow = waits[len(waits) // 2], waits[min(len(waits) - 1, int(0.95 * len(waits)))]
    return f"| {venue.game} | {there:.0f} | {len(waits)} | {median:.0f} | {slow:.0f} | {waits[-1]:.0f} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--clicks", type=int, default=80)
    parser.add_argument("--games", default="", help="KEY or KEY:SCENARIO, with commas between; all unless told")
    given = parser.parse_args()
    games = wanted(given.games)
    chromium = os.environ.get("BRIDGEHEAD_CHROMIUM") or shutil.which("chromium")
    if not chromium:
        sys.exit("No Chromium: install Debian's package `chromium`, or name one in BRIDGEHEAD_CHROMIUM.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium)
        with served(f"sqlite:///{Path(folder)}/clicks.sqlite", 1) as (address, _):
            firsts = sorted(opened(browser, address)[1] for _ in range(7))
            print(f"The first page can be used after {firsts[3]:.0f} ms (median of 7; the slowest {firsts[-1]:.0f}).")
            print(f"With all that it loads it takes {weight(opened(browser, address)[0]):.0f} kB as they are sent.\n")
            print("| game | match opened, ms | clicks | median ms | 95th percentile ms | slowest ms |")
            print("|---|---|---|---|---|---|")
            for venue in games:
                print(measured(browser, address, venue, given.clicks), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
