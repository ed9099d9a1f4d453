"""What is laid over the table for a while: help, rules, charts, the curtain between two people."""

from rich.table import Table as RichTable
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.index import Paragraph
from bridgehead.engine.say.words import Words
from bridgehead.showing.charts import ChartSaid, charts_said
from bridgehead.showing.rules import here_of, paragraphs_of, text_of
from bridgehead.showing.said import cited

HELP = [
    "look",
    "move",
    "fold",
    "filter",
    "undo",
    "end",
    "staff",
    "save",
    "quit",
    "panes",
    "pace",
    "language",
    "colours",
]
HELP += ["briefing", "notes"]


class Overlay(ModalScreen[None]):
    """A card over the table; Escape puts it away."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]  # noqa: RUF012  # as Textual has it


class HelpScreen(Overlay):
    """The keys, a line each."""

    BINDINGS = [Binding("f1,enter", "dismiss", show=False)]  # noqa: RUF012

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """A title and a line for each key."""
        with VerticalScroll(classes="card"):
            yield Static(self.words.text("ui-help"), classes="title", markup=False)
            yield Static("\n".join(self.words.text(f"ui-help-{one}") for one in HELP), markup=False)
            yield Static(self.words.text("ui-escape"), classes="hint", markup=False)


class PageScreen(Overlay):
    """The page that a scenario opens with."""

    BINDINGS = [Binding("f12,enter", "dismiss", show=False)]  # noqa: RUF012

    def __init__(self, words: Words, page: Text) -> None:
        super().__init__()
        self.words = words
        self.page = page

    def compose(self) -> ComposeResult:
        """The page, and how to put it away."""
        with VerticalScroll(classes="card"):
            yield Static(self.page, markup=False)
            yield Static(self.words.text("ui-escape"), classes="hint", markup=False)


class Lookup(Overlay):
    """A list that can be searched, and the text of the entry looked at."""

    BINDINGS = [Binding("down,pagedown", "to_list", show=False)]  # noqa: RUF012

    def __init__(self, words: Words, title: str, empty: str, start: str = "") -> None:
        super().__init__()
        self.words = words
        self.heading = title
        self.empty = empty
        self.start = start
        self.shown: list[str] = []

    def entries(self) -> list[tuple[str, str, str]]:
        """Key, line in the list, and all text that a search goes through."""
        raise NotImplementedError

    def content(self, key: str) -> Text | RichTable:
        """What stands under a key."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Title, search, list, text."""
        with Vertical(classes="card full"):
            yield Static(self.heading, classes="title", markup=False)
            yield Input(placeholder=self.words.text("ui-search"), compact=True)
            yield OptionList(id="entries", markup=False)
            with VerticalScroll(classes="scroll"):
                yield Static(id="entry", markup=False)
            yield Static(self.words.text("ui-escape"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """All entries, with the one asked for in view."""
        self._fill("")
        at = next((at for at, key in enumerate(self.shown) if key == self.start), 0)
        if self.shown:
            self.query_one("#entries", OptionList).highlighted = at
        self.query_one("#entries" if self.start else "Input").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list."""
        self._fill(event.value)

    def action_to_list(self) -> None:
        """From the search to the list."""
        self.query_one("#entries").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the text of the entry."""
        if event.option_index < len(self.shown):
            self.query_one("#entry", Static).update(self.content(self.shown[event.option_index]))

    def _fill(self, wanted: str) -> None:
        found = [(key, line) for key, line, text in self.entries() if wanted.casefold() in text.casefold()]
        self.shown = [key for key, _ in found]
        entries = self.query_one("#entries", OptionList)
        entries.clear_options()
        entries.add_options([Text(line) for _, line in found])
        if found:
            entries.highlighted = 0
        else:
            self.query_one("#entry", Static).update(Text(self.empty))


class RulesScreen(Lookup):
    """The paragraphs of the rulebook in our own words."""

    def __init__(self, game: Game, words: Words, start: str = "") -> None:
        super().__init__(words, words.text("ui-rules"), words.text("ui-no-rules"), start)
        self.paragraphs: dict[str, Paragraph] = {one.number: one for one in paragraphs_of(game)}

    def entries(self) -> list[tuple[str, str, str]]:
        """Each paragraph with its title."""
        found = []
        for number, one in self.paragraphs.items():
            title, text = text_of(one, self.words.locale)
            found.append((number, f"{number}  {title}", f"{number} {title} {text}"))
        return found

    def content(self, key: str) -> Text:
        """The paragraph's text, and what is otherwise at this table."""
        one = self.paragraphs[key]
        title, text = text_of(one, self.words.locale)
        page = Text.assemble((f"{key}  {title}\n", "bold"), text)
        here = here_of(one, self.words.locale)
        if here:
            page.append(f"\n{self.words.text('ui-here', {'here': here})}", style="italic")
        return page


class ChartsScreen(Lookup):
    """The charts of the game."""

    def __init__(self, game: Game, words: Words, start: str = "") -> None:
        super().__init__(words, words.text("ui-charts"), words.text("ui-no-charts"), start)
        self.charts: dict[str, ChartSaid] = {chart.key: chart for chart in charts_said(game, words.locale)}

    def entries(self) -> list[tuple[str, str, str]]:
        """Each chart with its name."""
        return [(key, chart.text, f"{key} {chart.text}") for key, chart in self.charts.items()]

    def content(self, key: str) -> RichTable:
        """The chart, its paragraph above it, what its codes mean below."""
        chart = self.charts[key]
        drawn = RichTable(title=Text(cited(chart.paragraph, chart.text)), title_justify="left")
        drawn.caption = Text("\n".join(f"{code}: {meant}" for code, meant in chart.codes.items()))
        drawn.caption_justify = "left"
        drawn.add_column("")
        for column in chart.columns:
            drawn.add_column(Text(column), justify="center")
        for row, cells in zip(chart.rows, chart.cells):
            drawn.add_row(Text(row, style="bold"), *(Text(cell) for cell in cells))
        return drawn


class EndScreen(ModalScreen[str]):
    """Asks whether a seat is meant to give the match up, or both sides agree to a draw; anything else plays on."""

    BINDINGS = [  # noqa: RUF012  # as Textual has it
        Binding("r", "dismiss('conceded')", show=False),
        Binding("d", "draw", show=False),
        Binding("escape", "dismiss('')", show=False),
    ]

    def __init__(self, words: Words, seats: list[str], seat: int, drawn: bool) -> None:
        """`drawn` where both sides sit here, so that they can agree."""
        super().__init__()
        self.words = words
        self.seats = seats
        self.seat = seat
        self.drawn = drawn

    def compose(self) -> ComposeResult:
        """What can be said, each behind its key."""
        words = self.words
        if len(self.seats) == 1:
            lines = [words.text("ui-give-up")]
        else:
            names = {"seat": words.seat(self.seat), "other": words.seat(1 - self.seat)}
            lines = [words.text("ui-resign", names)]
        if self.drawn:
            lines.append(words.text("ui-draw"))
        with Vertical(classes="card"):
            yield Static(words.text("ui-end"), classes="title", markup=False)
            yield Static("\n".join(lines), markup=False)
            yield Static(words.text("ui-end-not"), classes="hint", markup=False)

    def action_draw(self) -> None:
        """A draw, where it can be agreed."""
        if self.drawn:
            self.dismiss("agreed")


class CurtainScreen(ModalScreen[None]):
    """Hides everything until the other person has taken the seat."""

    BINDINGS = [Binding("enter", "dismiss", show=False)]  # noqa: RUF012

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__()
        self.words = words
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Whose turn it is, and which key to press."""
        with Vertical(classes="card"):
            yield Static(self.words.text("ui-curtain", {"seat": self.words.seat(self.seat)}), markup=False)
            yield Static(self.words.text("ui-curtain-enter"), classes="hint", markup=False)
