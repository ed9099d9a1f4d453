"""What is seen of a match at the terminal: board, record sheet, log, open question; and the keys to look at them."""

from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.widgets import ContentSwitcher, Static

from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.play.game import LOCALES
from bridgehead.engine.play.match import ROLL
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import View
from bridgehead.players.errand import errand_of
from bridgehead.showing.boards import board_of
from bridgehead.showing.cards import card_short
from bridgehead.showing.lines import fact_lines, heading
from bridgehead.showing.said import outcome_lines, scenario_said
from bridgehead.showing.skin import skin
from bridgehead.terminal import style
from bridgehead.terminal.areas import SPACE, Areas
from bridgehead.terminal.looking import lit_by, log_of, prices_said, standing
from bridgehead.terminal.map import draw_map
from bridgehead.terminal.notes import Teacher, page_of
from bridgehead.terminal.question import Question
from bridgehead.terminal.screens import ChartsScreen, HelpScreen, PageScreen, RulesScreen
from bridgehead.terminal.seating import Company

PACE: Final = 0.8  # seconds in which one can read what our players did
PANES: Final = {"board": "areas", "map": "map-box", "sheet": "sheet-box"}


class Tabletop(App[None]):
    """What lies on the table, and the keys that only look at it. `viewer` is the seat through whose eyes it is seen;
    `busy` while our own players move.
    """

    CSS = style.LAYOUT
    AUTO_FOCUS = "#options"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012  # as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (40, "-tall")]  # noqa: RUF012

    def __init__(self, company: Company, path: Path, locale: str, pace: float = PACE) -> None:
        super().__init__()
        self.company = company
        self.match = company.match
        self.path = path
        self.locale = locale
        self.pace = pace
        self.viewer = company.people[0] if len(company.people) == 1 else SPECTATOR
        self.teacher = Teacher(self.match, path, company.people)
        self.read = 0
        self.busy = False
        self.map_focus = (0, 0)

    @property
    def words(self) -> Words:
        """The words of the game in the language chosen."""
        return self.match.game.words(self.locale)

    def compose(self) -> ComposeResult:
        """Left the board and the log, right the question, below the keys."""
        yield Static(id="status", markup=False)
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield Static(id="pane-title", classes="pane-title", markup=False)
                with ContentSwitcher(id="panes", initial="areas"):
                    yield Areas()
                    with ScrollableContainer(id="map-box"):
                        yield Static(id="map", markup=False)
                    with VerticalScroll(id="sheet-box"):
                        yield Static(id="sheet", markup=False)
                with VerticalScroll(id="log-box"):
                    yield Static(id="log", markup=False)
            with Vertical(id="right"):
                yield Static(id="note", markup=False)
                yield Question()
                with VerticalScroll(id="beside"):
                    yield Static(id="beside-text", markup=False)
        yield Static(id="keys", markup=False)

    # --- what is shown ---

    def show(self) -> None:
        """Bring everything on the table up to date."""
        words, view = self.words, self.match.view(self.viewer)
        setup = self.match.setup
        scenario = scenario_said(self.match.game, words.locale, setup.scenario, setup.data)
        self.text("#status", f"{heading(words, view)} · {words.text('title')} · {scenario}")
        self.text("#keys", words.text("ui-keys-wide" if self.size.width >= 120 else "ui-keys"))
        self.show_question()
        keys = lit_by(self.match.game, self.query_one(Question).keys())
        accent = f"bold {self.current_theme.accent}"
        printed = partial(card_short, self.match.game, words)
        self.query_one(Areas).show(words, view, keys, accent, printed, skin(self.match.game).cards)
        self.show_map(view, keys, accent)
        stands = standing(self.match, words, self.viewer)
        sheet = "\n".join([heading(words, view), *fact_lines(words, view), "", *stands]).rstrip()
        self.text("#sheet", sheet)
        self.text("#beside-text", sheet)
        self.show_note()
        self.show_panes()
        self.show_log()

    def show_map(self, view: View, keys: dict[int, str], accent: str) -> None:
        """The board in characters, with the middle of what is asked in view."""
        board = board_of(self.match.game, self.match.setup)
        if board is None:
            self.text("#map", self.words.text("ui-no-map"))
            return
        drawn = draw_map(board, view, lambda space: self.match.game.rules.name(SPACE, space), keys, accent)
        self.query_one("#map", Static).update(drawn.picture)
        self.map_focus = drawn.focus
        self.call_after_refresh(self.centre_map)

    def centre_map(self) -> None:
        """Bring what is asked into view on the map."""
        box = self.query_one("#map-box", ScrollableContainer)
        x, y = self.map_focus
        box.scroll_to(x - box.size.width // 2, y - box.size.height // 2, animate=False)

    def show_question(self) -> None:
        """The question for the viewer, or why there is none."""
        question, choice, words = self.query_one(Question), self.match.choice, self.words
        if choice is None:
            outcome = self.match.outcome
            ended = [] if outcome is None else outcome_lines(words, outcome, self.match.game.info.seats)
            ended += standing(self.match, words, self.viewer)
            question.say(
                "\n".join([*ended, "", words.text("ui-over" if self.match.end is None else "ui-over-by-word")])
            )
        elif not self.company.awaits_person():
            name = self.company.names[choice.seat]
            question.say(words.text("ui-thinking", {"seat": words.seat(choice.seat), "player": name}))
        elif self.viewer == SPECTATOR and choice.prompt != ROLL:
            question.say("")
        else:
            names = self.match.game.rules.names(self.match.state, choice.seat)
            known = words.knowing(names)
            prices = prices_said(self.match, known, choice)
            question.ask(known, choice, self.match.roll_purpose, errand_of(self.match), prices)

    def show_note(self) -> None:
        """The note of a first game whose moment has come."""
        note = self.teacher.text(self.words)
        line = self.query_one("#note", Static)
        line.update(note)
        line.display = bool(note)

    def show_panes(self) -> None:
        """The names of the panes, the open one in brackets."""
        current = self.query_one("#panes", ContentSwitcher).current
        names = [(self.words.text(f"ui-pane-{name}"), target == current) for name, target in PANES.items()]
        title = Text("  ").join([Text(name, style="reverse" if chosen else "") for name, chosen in names])
        self.query_one("#pane-title", Static).update(title)

    def show_log(self) -> None:
        """The log for the viewer; what happened since the last own answer stands out."""
        words = self.words
        known = self.match.log_for(self.viewer)
        if self.viewer == SPECTATOR and self.match.outcome is not None:
            known = self.match.log_in_full()
        self.query_one("#log", Static).update(log_of(words, known, self.read))
        self.query_one("#log-box", VerticalScroll).scroll_end(animate=False)

    def text(self, selector: str, text: str) -> None:
        """Put plain text into a field."""
        self.query_one(selector, Static).update(Text(text))

    def tell(self, text: str, severe: bool = False) -> None:
        """Say something for a moment."""
        self.notify(text, severity="warning" if severe else "information", markup=False)

    def on_resize(self) -> None:
        """The line of keys depends on the width."""
        if self.query("#keys"):
            self.text("#keys", self.words.text("ui-keys-wide" if self.size.width >= 120 else "ui-keys"))

    # --- keys to look ---

    def action_help(self) -> None:
        """The keys."""
        if len(self.screen_stack) == 1:
            self.push_screen(HelpScreen(self.words))

    def action_briefing(self) -> None:
        """The page of the scenario."""
        page = page_of(self.match, self.locale, self.viewer)
        if page is None:
            self.tell(self.words.text("ui-no-briefing"))
        else:
            self.push_screen(PageScreen(self.words, page))

    def action_note(self) -> None:
        """The next note."""
        self.teacher.next()
        self.show_note()

    def action_notes(self) -> None:
        """No more notes, or all of them again."""
        self.teacher.turn()
        self.show_note()

    def action_rules(self) -> None:
        """The rules, open at the paragraph of the question."""
        term = self.words.vocabulary.prompts.get(self.match.choice.prompt) if self.match.choice else None
        self.push_screen(RulesScreen(self.match.game, self.words, term.paragraph if term else ""))

    def action_charts(self) -> None:
        """The charts."""
        self.push_screen(ChartsScreen(self.match.game, self.words))

    def action_language(self) -> None:
        """The next language."""
        self.locale = LOCALES[(LOCALES.index(self.locale) + 1) % len(LOCALES)]
        self.show()

    def action_pane(self, name: str) -> None:
        """Open the board, the map or the sheet."""
        panes = self.query_one("#panes", ContentSwitcher)
        panes.remove_class("closed")
        panes.current = PANES[name]
        self.show_panes()
        self.call_after_refresh(self.centre_map)

    def action_log(self) -> None:
        """Give the log the whole column, or take it back."""
        self.query_one("#panes").toggle_class("closed")

    def action_colours(self) -> None:
        """Day or moonlight."""
        self.theme = style.DAY.name if self.theme == style.NIGHT.name else style.NIGHT.name
        self.show()
