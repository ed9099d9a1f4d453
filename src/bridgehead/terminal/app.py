"""The table at the terminal: the course of play, and the keys that change something."""

from dataclasses import asdict
from pathlib import Path

from textual import events, work
from textual.binding import Binding

from bridgehead.engine.choice import SPECTATOR, Choice, Option
from bridgehead.engine.errors import RecordError
from bridgehead.engine.play.ending import AGREED, CONCEDED
from bridgehead.engine.play.match import ROLL
from bridgehead.players.errand import errand_of, run
from bridgehead.showing.said import outcome_lines
from bridgehead.terminal import style
from bridgehead.terminal.keeping import keep, own_path
from bridgehead.terminal.looking import looked_at
from bridgehead.terminal.question import FILTER, KEYS, Question
from bridgehead.terminal.screens import CurtainScreen, EndScreen
from bridgehead.terminal.seating import Company
from bridgehead.terminal.tabletop import PACE, Tabletop


def sit_down(company: Company, path: Path | None, locale: str) -> None:
    """Play a match at the terminal, and say at the end where it is kept. Raises RecordError when it cannot be."""
    kept = path or own_path(company.match)
    keep(company.match, kept)
    Table(company, kept, locale).run()
    words = company.match.game.words(locale)
    if company.match.outcome is not None:
        print("\n".join(outcome_lines(words, company.match.outcome, company.match.game.info.seats)))
    print(words.text("ui-kept", {"path": str(kept)}))


class Table(Tabletop):
    """One match, played."""

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

    # --- keys ---

    def on_key(self, event: events.Key) -> None:
        """Numbers and letters are the options'."""
        if event.character and event.character in KEYS and not self.busy and len(self.screen_stack) == 1:
            self.query_one(Question).press(event.character)
            event.stop()

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
