"""The open question: its sentence, its options by number or letter, and the odds of the one looked at."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.say.words import Words
from bridgehead.showing.said import cited

KEYS: Final = "123456789abcdefghijklmnopqrstuvwxyz"
FILTER: Final = "slash"
FREE: Final[Mapping[Option, str]] = {}


class Question(Vertical):
    """Press an option's key to look at it, the same key again or Enter to take it; the slash narrows the list."""

    class Looked(Message):
        """An option is being looked at."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Taken(Message):
        """An option has been chosen."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self) -> None:
        super().__init__(id="question")
        self.choice: Choice | None = None
        self._words: Words | None = None
        self._offered: list[Option] = []
        self._pressed = ""
        self._prices: Mapping[Option, str] = FREE

    def compose(self) -> ComposeResult:
        """Prompt, filter, options, odds."""
        yield Static(id="prompt", markup=False)
        yield Input(id="filter", compact=True)
        yield OptionList(id="options", markup=False)
        with VerticalScroll(id="odds-box", can_focus=False):
            yield Static(id="odds", markup=False)

    @property
    def _list(self) -> OptionList:
        return self.query_one("#options", OptionList)

    def say(self, text: str) -> None:
        """Show a sentence in place of a question."""
        self.choice = None
        self._offered = []
        self._list.clear_options()
        self._close_filter()
        self.query_one("#prompt", Static).update(Text(text))
        self.show_odds([])

    def ask(
        self, words: Words, choice: Choice, purpose: str = "", errand: str = "", prices: Mapping[Option, str] = FREE
    ) -> None:
        """Show a question; `purpose` says what a die is for that somebody types in, `errand` what the staff may be let
        do of it, `prices` what options cost and walk into.
        """
        self._prices = prices
        at = self._list.highlighted if choice == self.choice else 0
        self._words = words
        self.choice = choice
        term = words.vocabulary.prompts.get(choice.prompt)
        sentence = cited(term.paragraph if term is not None else "", words.prompt(choice))
        prompt = f"{words.text(purpose)}: {sentence}" if purpose else sentence
        offer = f"\n{words.text('ui-errand', {'what': words.text(f'errand-{errand}')})}" if errand else ""
        self.query_one("#prompt", Static).update(Text(prompt + offer))
        self._close_filter()
        self._list_options("", at or 0)
        self._list.focus()

    def keys(self) -> dict[Option, str]:
        """The key of each option that has one now."""
        return dict(zip(self._offered, KEYS))

    def press(self, key: str) -> None:
        """Look at the option with this key; take it when it has been looked at by its key already."""
        at = KEYS.find(key)
        if self.choice is None or at < 0 or at >= len(self._offered):
            return
        if self._pressed == key and self._list.highlighted == at:
            self.post_message(self.Taken(self._offered[at]))
            return
        self._pressed = key
        self._list.highlighted = at

    def narrow(self) -> None:
        """Open the filter."""
        if self.choice is not None:
            line = self.query_one("#filter", Input)
            line.add_class("open")
            line.focus()

    def show_odds(self, lines: list[str]) -> None:
        """Show what the dice may bring, or nothing."""
        box = self.query_one("#odds-box")
        box.display = bool(lines)
        self.query_one("#odds", Static).update(Text("\n".join(lines)))

    def _close_filter(self) -> None:
        line = self.query_one("#filter", Input)
        with line.prevent(Input.Changed):
            line.value = ""
        line.remove_class("open")

    def _list_options(self, wanted: str, at: int = 0) -> None:
        assert self.choice is not None and self._words is not None
        said = [(option, self._words.option(option, self.choice.prompt)) for option in self.choice.options]
        kept = [(option, text) for option, text in said if wanted.casefold() in text.casefold()]
        self._offered = [option for option, _ in kept]
        self._pressed = ""
        self._list.clear_options()
        for place, (option, text) in enumerate(kept):
            key = KEYS[place] if place < len(KEYS) else " "
            price = self._prices.get(option, "")
            self._list.add_option(Text.assemble((f"{key} ", "bold"), text, (f"  {price}" if price else "", "dim")))
        if kept:
            self._list.highlighted = at
        self.show_odds([])

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell which option is being looked at."""
        event.stop()
        if self.choice is not None and event.option_index < len(self._offered):
            self.post_message(self.Looked(self._offered[event.option_index]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter takes the option."""
        event.stop()
        if self.choice is not None and event.option_index < len(self._offered):
            self.post_message(self.Taken(self._offered[event.option_index]))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Narrow the list as the filter is typed."""
        event.stop()
        if self.choice is not None:
            self._list_options(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the filter goes to the list."""
        event.stop()
        self._list.focus()
