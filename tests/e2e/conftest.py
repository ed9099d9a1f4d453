"""A server, a real browser, and a folder for the pictures that the tests make."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from bridgehead.server.routes.pages import BUILT
from tests.server.hosted import hosted

PICTURES = Path(__file__).parent / "_pictures"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The machine's own Chromium, or the one that BRIDGEHEAD_CHROMIUM names: no browser is downloaded."""
    chromium = os.environ.get("BRIDGEHEAD_CHROMIUM") or shutil.which("chromium")
    assert chromium, "no Chromium: install Debian's package `chromium`, or name one in BRIDGEHEAD_CHROMIUM"
    return {"executable_path": chromium, "args": QUIET}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (BUILT / "index.html").exists(), "the client is not built: run `make web`"
    folder = tmp_path_factory.mktemp("e2e")
    with hosted(f"sqlite:///{folder}/matches.sqlite") as (found, _):
        yield found


@pytest.fixture(scope="session")
def base_url(address: str) -> str:
    return address


AT_ONCE = """try { localStorage['bridgehead.pace'] ??= '"once"' } catch { /* an empty page keeps nothing */ }"""


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """A browser in which what others do is not played back, unless a test sets another speed."""
    plain = browser.new_context

    def new_context(**given: Any) -> BrowserContext:
        context = plain(**given)
        context.add_init_script(AT_ONCE)
        return context

    browser.new_context = new_context  # type: ignore[method-assign]
    return browser


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page on which no script may fail."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.set_default_timeout(60_000)
    yield page
    assert wrong == []


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """A telephone held upright, with nothing in common with `page`."""
    context = browser.new_context(
        base_url=base_url, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Keep a picture of the page, to be looked at."""
    PICTURES.mkdir(exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=PICTURES / f"{name}.png")

    return take


def troubles(page: Page) -> list[str]:
    """What axe finds wrong with the page, however slight."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({len(one['nodes'])}: {json.dumps([n['target'] for n in one['nodes'][:3]])})"
        for one in found["violations"]
    ]
