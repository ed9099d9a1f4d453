"""What to play: a game, a scenario, who sits where, or a match to go on with."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import HOUSE_WORDS, Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.say.vocabulary import Vocabulary
from bridgehead.engine.say.words import Words
from bridgehead.players import players
from bridgehead.showing.lesson import Lesson, lesson
from bridgehead.showing.said import said, scenario_said
from bridgehead.terminal import style
from bridgehead.terminal.keeping import Kept, unfinished
from bridgehead.terminal.seating import HUMAN, SECOND


@dataclass(slots=True, frozen=True)
class Chosen:
    """A match to play, with its players, and the file it is already kept in."""

    match: Match
    path: Path | None


@dataclass(slots=True, frozen=True)
class Page:
    """A question of the menu: its sentence, and its answers with what follows each."""

    title: str
    answers: list[tuple[str, Callable[[], "Page | Chosen"]]]


def house_words(locale: str) -> Words:
    """The messages of the house, which belong to no game."""
    return Words(locale, [HOUSE_WORDS / "en.ftl", HOUSE_WORDS / f"{locale}.ftl"], Vocabulary(), lambda _, n: str(n), [])


def first_page(locale: str) -> Page:
    """Matches to go on with, the latest first, and the games."""
    answers: list[tuple[str, Callable[[], Page | Chosen]]] = []
    for kept in unfinished():
        if kept.record.game in registry.games():
            answers.append((_kept_line(kept, locale), lambda kept=kept: _gone_on_with(kept)))  # type: ignore[misc]
    for key in registry.games():
        game = registry.game(key)
        answers.append((game.words(locale).text("title"), lambda game=game: scenario_page(game, locale)))  # type: ignore[misc]
    return Page(house_words(locale).text("ui-menu"), answers)


def scenario_page(game: Game, locale: str) -> Page:
    """The scenarios of a game."""
    words = game.words(locale)
    answers: list[tuple[str, Callable[[], Page | Chosen]]] = []
    first = lesson(game)
    if first is not None:
        answers.append((words.text("ui-menu-first", {"minutes": first.minutes}), lambda: first_game(game, first)))
    for key in game.info.scenarios:
        answers.append((said(words, "scenario", key), lambda key=key: seat_page(game, key, locale)))  # type: ignore[misc]
    return Page(words.text("ui-menu-scenario"), answers)


def first_game(game: Game, first: Lesson) -> Chosen:
    """The first game of a game, with its own dice."""
    seats = [HUMAN if seat == first.seat else first.against for seat, _ in enumerate(game.info.seats)]
    return begun(game, first.scenario, seats, first.seed)


def seat_page(game: Game, scenario: str, locale: str) -> Page:
    """Who plays."""
    words = game.words(locale)
    seats = game.info.seats
    answers: list[tuple[str, Callable[[], Page | Chosen]]] = []
    for number, seat in enumerate(seats):
        line = words.text("ui-menu-you", {"seat": words.seat(number)})
        if len(seats) == 1:
            answers.append((line, lambda: begun(game, scenario, [HUMAN])))
        else:
            answers.append((line, lambda seat=seat: opponent_page(game, scenario, seat, locale)))  # type: ignore[misc]
    if len(seats) > 1:
        answers.append((words.text("ui-menu-all"), lambda: begun(game, scenario, [HUMAN] * len(seats))))
    return Page(words.text("ui-menu-seat"), answers)


def opponent_page(game: Game, scenario: str, seat: str, locale: str) -> Page:
    """Against whom."""
    names = sorted(players(), key=lambda name: name != SECOND)

    def against(name: str) -> Callable[[], Page | Chosen]:
        return lambda: begun(game, scenario, [HUMAN if one == seat else name for one in game.info.seats])

    words = game.words(locale)
    return Page(words.text("ui-menu-opponent"), [(said(words, "player", name), against(name)) for name in names])


def begun(game: Game, scenario: str, names: list[str], seed: int | None = None) -> Chosen:
    """A new match, with a fresh seed unless told."""
    match = game.match(scenario, seed=secrets.randbelow(2**32) if seed is None else seed)
    match.players = dict(zip(game.info.seats, names))
    return Chosen(match, None)


def _kept_line(kept: Kept, locale: str) -> str:
    game = registry.game(kept.record.game)
    words = game.words(locale)
    scenario = scenario_said(game, locale, kept.record.scenario, kept.record.scenario_data)
    facts: dict[str, str | int] = {
        "title": words.text("title"),
        "scenario": scenario,
        "answers": len(kept.record.answers),
    }
    return words.text("ui-menu-resume", facts)


def _gone_on_with(kept: Kept) -> Chosen:
    return Chosen(registry.replay(kept.record), kept.path)


class Menu(App[Chosen]):
    """One page after another until a match is chosen."""

    CSS = style.LAYOUT
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("escape", "back"), Binding("ctrl+q", "quit", priority=True)]  # noqa: RUF012  # as Textual has it

    def __init__(self, locale: str) -> None:
        super().__init__()
        self.locale = locale
        self.pages = [first_page(locale)]

    def compose(self) -> ComposeResult:
        """Title, answers, keys."""
        yield Static("Bridgehead", id="status", markup=False)
        yield Static(id="prompt", markup=False)
        yield OptionList(id="menu", markup=False)
        yield Static(house_words(self.locale).text("ui-menu-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        """Show the first page."""
        self.register_theme(style.NIGHT)
        self.theme = style.NIGHT.name
        self.show()
        for sentence in registry.left_out():
            self.notify(sentence, severity="warning", markup=False)

    def show(self) -> None:
        """Show the page on top."""
        page = self.pages[-1]
        self.query_one("#prompt", Static).update(page.title)
        answers = self.query_one("#menu", OptionList)
        answers.clear_options()
        answers.add_options([line for line, _ in page.answers])
        answers.highlighted = 0
        answers.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go to what follows."""
        try:
            follows = self.pages[-1].answers[event.option_index][1]()
        except BridgeheadError as error:
            self.notify(str(error), severity="warning", markup=False)
            return
        if isinstance(follows, Chosen):
            self.exit(follows)
        else:
            self.pages.append(follows)
            self.show()

    async def action_back(self) -> None:
        """The page before; from the first one, leave."""
        self.pages.pop()
        if self.pages:
            self.show()
        else:
            self.exit()


def choose(locale: str) -> Chosen | None:
    """Ask what to play; None when the person leaves."""
    return Menu(locale).run()
