"""What a person does at the table, by mouse and by keyboard."""

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


def wait_for_board(page: Page) -> None:
    """The first time a board is drawn takes seconds."""
    expect(page.locator(".live .space").first).to_be_attached(timeout=60_000)


def options(page: Page) -> Locator:
    return page.locator("[role=option]")


def question(page: Page) -> str:
    return page.locator("#question-text").inner_text()


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def settled(page: Page, before: str) -> None:
    """Wait until the answer has come: another sequence number."""
    page.wait_for_function("before => document.querySelector('.table')?.dataset.seq !== before", arg=before)


def seq(page: Page) -> str:
    return page.locator(".table").get_attribute("data-seq") or ""


def click_option(page: Page, place: int) -> None:
    """Click an option, and go ahead if its odds are shown first."""
    before = seq(page)
    options(page).nth(place).click()
    page.wait_for_function(ANSWERED, arg=before)


ANSWERED = """before => {
    if (document.querySelector('.table')?.dataset.seq !== before) return true;
    document.querySelector('.odds .go:enabled')?.click();
    return false;
}"""
