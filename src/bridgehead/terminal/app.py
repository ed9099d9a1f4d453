"""The table: the board, the record sheet, the log, and the open question, for whoever sits in front of the terminal."""

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.widgets import ContentSwitcher, Static

from bridgehead.engine.choice import SPECTATOR, Choice, Option
from bridgehead.engine.errors import RecordError
from bridgehead.engine.play.ending import AGREED, CONCEDED
from bridgehead.engine.play.game import LOCALES
from bridgehead.engine.play.match import ROLL
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import View
from bridgehead.players.errand import errand_of, run
from bridgehead.showing.boards import board_of
from bridgehead.showing.cards import card_short
from bridgehead.showing.lines import fact_lines, heading
from bridgehead.showing.said import outcome_lines, scenario_said
from bridgehead.showing.skin import skin
from bridgehead.terminal import style
from bridgehead.terminal.areas import SPACE, Areas
from bridgehead.terminal.keeping import keep, own_path
from bridgehead.terminal.looking import lit_by, log_of, looked_at, prices_said, standing
from bridgehead.terminal.map import draw_map
from bridgehead.terminal.notes import Teacher, page_of
from bridgehead.terminal.question import FILTER, KEYS, Question
from bridgehead.terminal.screens import ChartsScreen, CurtainScreen, EndScreen, HelpScreen, PageScreen, RulesScreen
from bridgehead.terminal.seating import Company

PACE: Final = 0.8  # seconds in which one can read what our players did
PANES: Final = {"board": "areas", "map": "map-box", "sheet": "sheet-box"}


def sit_down(company: Company, path: Path | None, locale: str) -> None:
    """Play a match at the terminal, and say at the end where it is kept. Raises RecordError when it cannot be."""
    kept = path or own_path(company.match)
    keep(company.match, kept)
    Table(company, kept, locale).run()
    words = company.match.game.words(locale)
    if company.match.outcome is not None:
        print("\n".join(outcome_lines(words, company.match.outcome, company.match.game.info.seats)))
    print(words.text("ui-kept", {"path": str(kept)}))


class Table(App[None]):
    """One match. `viewer` is the seat through whose eyes the table is seen; `busy` while our own players move."""

    CSS = style.LAYOUT
    AUTO_FOCUS = "#options"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012  # as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (40, "-tall")]  # noqa: RUF012
    BINDINGS = [  # noqa: RUF012
        Binding("f1", "help", priority=True),
        Binding("f2", "rules"),
        Binding("f3", "charts"),
        Binding("f4", "language"),
        Binding("f5", "pane('board')"),
        Binding("f6", "pane('map')"),
        Binding("f7", "pane('sheet')"),
        Binding("f8", "log"),
        Binding("f9", "colours"),
        Binding("f10", "pace"),
        Binding("f12", "briefing"),
        Binding("ctrl+n", "note"),
        Binding("ctrl+t", "notes"),
        Binding("ctrl+z,backspace", "undo"),
        Binding("ctrl+r", "end"),
        Binding("ctrl+e", "staff"),
        Binding("ctrl+s", "save", priority=True),
        Binding("ctrl+q", "leave", priority=True),
        Binding(FILTER, "narrow"),
    ]

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

    def on_mount(self) -> None:
        """Go to the first question."""
        self.register_theme(style.DAY)
        self.register_theme(style.NIGHT)
        self.theme = style.NIGHT.name
        self.go_on()

    # --- the course of play ---

    def go_on(self) -> None:
        """Ask the person in front, let our player think, or show the end."""
        choice = self.match.choice
        if choice is None:
            self.busy = False
            self.show()
        elif not self.company.awaits_person():
            self.busy = True
            self.show()
            self.let_think()
        elif self.must_change_places(choice):
            self.busy = False
            self.draw_curtain(choice.seat)
        else:
            self.busy = False
            if choice.seat in self.company.people:
                self.viewer = choice.seat
            self.show()

    @work(thread=True, exclusive=True)
    def let_think(self) -> None:
        """Our own player's answer, found beside the table so that one can go on reading."""
        option = self.company.think()
        self.call_from_thread(self.moved, option)

    def moved(self, option: Option) -> None:
        """Our own player has answered; what can be read in the log gets time to be read."""
        before = len(self.match.log_for(self.viewer))
        self.match.take(option)
        told = len(self.match.log_for(self.viewer)) > before
        if self.match.choice is None:
            self.keep()
        if told and self.pace > 0:
            self.show()
            self.set_timer(self.pace, self.go_on)
        else:
            self.go_on()

    def on_question_taken(self, message: Question.Taken) -> None:
        """The person's answer."""
        choice = self.match.choice
        if choice is None or self.busy or message.option not in choice.options:
            return
        self.read = len(self.match.log_for(self.viewer))
        self.teacher.next()
        self.match.take(message.option)
        self.keep()
        self.go_on()

    def on_question_looked(self, message: Question.Looked) -> None:
        """Odds before one commits oneself."""
        choice = self.match.choice
        if choice is None or self.busy or message.option not in choice.options:
            return
        self.query_one(Question).show_odds(looked_at(self.match, self.words, choice, message.option))

    def must_change_places(self, choice: Choice) -> bool:
        """Whether another person is asked, and either of the two has something to hide."""
        if len(self.company.people) < 2 or choice.prompt == ROLL or choice.seat == self.viewer:
            return False
        return self.has_secrets(choice.seat) or (self.viewer != SPECTATOR and self.has_secrets(self.viewer))

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat sees more than anybody may."""
        own, public = asdict(self.match.view(seat)), asdict(self.match.view(SPECTATOR))
        own["seat"] = public["seat"]
        return own != public or self.match.log_for(seat) != self.match.log_for(SPECTATOR)

    def draw_curtain(self, seat: int) -> None:
        """Show what everybody may see, and a curtain, until the other person is there."""
        self.viewer = SPECTATOR
        self.show()

        def seated(_: None) -> None:
            self.viewer = seat
            self.read = min(self.read, len(self.match.log_for(seat)))
            self.show()

        self.push_screen(CurtainScreen(self.words, seat), seated)

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
            known = self.match.events
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

    # --- keys ---

    def on_key(self, event: events.Key) -> None:
        """Numbers and letters are the options'."""
        if event.character and event.character in KEYS and not self.busy and len(self.screen_stack) == 1:
            self.query_one(Question).press(event.character)
            event.stop()

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

    def action_pace(self) -> None:
        """Watch our players, or let them hurry."""
        self.pace = 0.0 if self.pace else PACE
        self.tell(self.words.text("ui-pace-slow" if self.pace else "ui-pace-fast"))

    def action_narrow(self) -> None:
        """Search among the options."""
        self.query_one(Question).narrow()

    def action_undo(self) -> None:
        """Take back everything since the person's last answer, that one included."""
        if self.busy:
            return
        reason = self.company.undo()
        if reason:
            self.tell(self.words.text(f"undo-{reason}"), severe=True)
            return
        self.read = min(self.read, len(self.match.log_for(self.viewer)))
        self.keep()
        self.go_on()

    def action_end(self) -> None:
        """Give the match up, or agree to a draw, once it is said which."""
        choice = self.match.choice
        if self.busy or choice is None or len(self.screen_stack) > 1:
            return
        people, seats = self.company.people, self.match.game.info.seats
        seat = choice.seat if choice.seat in people else people[0]

        def said(word: str | None) -> None:
            if word == CONCEDED:
                self.match.concede(seat)
            elif word == AGREED:
                self.match.draw()
            else:
                return
            self.keep()
            self.go_on()

        self.push_screen(EndScreen(self.words, list(seats), seat, len(people) == len(seats) == 2), said)

    def action_staff(self) -> None:
        """Let the staff of the seat that is asked answer all that belongs to the question."""
        choice = self.match.choice
        if self.busy or choice is None or choice.seat not in self.company.people:
            return
        if not errand_of(self.match):
            self.tell(self.words.text("ui-no-errand"), severe=True)
            return
        self.busy = True
        self.query_one(Question).say(self.words.text("ui-errand-works"))
        self.let_staff()

    @work(thread=True, exclusive=True)
    def let_staff(self) -> None:
        """The staff's answers, found beside the table; each stands in the record and can be taken back."""
        self.read = len(self.match.log_for(self.viewer))
        given = run(self.match)
        self.call_from_thread(self.staff_has_done, len(given))

    def staff_has_done(self, count: int) -> None:
        """All that belonged to the question is answered."""
        self.busy = False
        self.keep()
        self.tell(self.words.text("ui-errand-done", {"count": count}))
        self.go_on()

    def keep(self) -> bool:
        """Write the record; what is wrong with the file is told, and the match goes on."""
        try:
            keep(self.match, self.path)
        except RecordError as error:
            self.tell(str(error), severe=True)
            return False
        return True

    def action_save(self) -> None:
        """Save, and say where."""
        if self.keep():
            self.tell(self.words.text("ui-kept", {"path": str(self.path)}))

    def action_leave(self) -> None:
        """Save and go."""
        self.keep()
        self.exit()
