"""How questions and options are written in records and data: by their verbs and prompts, with the names of numbers."""

from collections.abc import Callable

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.say.vocabulary import Term, Vocabulary

UNKNOWN = Term("", (), ())


class Notation:
    """Writes the options and questions of one game; `name` names a number of a kind."""

    __slots__ = ("vocabulary", "name")

    vocabulary: Vocabulary
    name: Callable[[str, int], str]

    def __init__(self, vocabulary: Vocabulary, name: Callable[[str, int], str]) -> None:
        self.vocabulary = vocabulary
        self.name = name

    def option(self, option: Option) -> str:
        """An option as it stands in records: `verb` or `verb:name`."""
        verb, number = option
        kind = self.vocabulary.verbs.get(verb, "none")
        return verb if kind == "none" else f"{verb}:{self._number(kind, number)}"

    def question(self, choice: Choice) -> str:
        """A question as `prompt` or `prompt name name…`."""
        kinds = self.vocabulary.prompts.get(choice.prompt, UNKNOWN).kinds
        return " ".join([choice.prompt, *[self._number(kind, number) for kind, number in zip(kinds, choice.about)]])

    def find(self, text: str, options: list[Option]) -> Option | None:
        """The one of the options that is written like this, or None."""
        verb = text.partition(":")[0]
        for option in options:
            if option[0] == verb and self.option(option) == text:
                return option
        return None

    def _number(self, kind: str, number: int) -> str:
        return str(number) if kind == "number" else self.name(kind, number)
