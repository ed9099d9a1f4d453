"""Openings: ways to prepare a game that were found by playing it, as a game reads them from a file.

A game that begins with a plan or a set-up may have a file `data/openings.toml` with an opening for each kind of battle
and seat; `bridgehead openings` writes it.

    [merville.airborne]
    answers = ["landing-turn para-1 = on-turn:1", "landing-hex para-1 1 = target:E07"]

A question may stand there more than once; the first of its answers that is offered counts, so that what was laid in one
hex is next laid in another.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.toml import Sheet, read_toml
from bridgehead.engine.say.notation import Notation
from bridgehead.engine.say.vocabulary import load_vocabulary

BETWEEN: Final = " = "


class Opening:
    """What a seat answers to the questions of its preparation, as they are written: for each question its answers."""

    __slots__ = ("answers",)

    answers: dict[str, list[str]]

    def __init__(self, answers: dict[str, list[str]]) -> None:
        self.answers = answers

    def answer(self, choice: Choice, notation: Notation) -> Option | None:
        """The answer to a question, or None when the opening has none that is offered."""
        for text in self.answers.get(notation.question(choice), []):
            option = notation.find(text, choice.options)
            if option is not None:
                return option
        return None


class Repertoire:
    """The openings of a game: that of each seat in order, for each kind of battle; None for a seat that has none."""

    __slots__ = ("known", "notation")

    known: dict[str, list[Opening | None]]
    notation: Notation

    def __init__(self, known: dict[str, list[Opening | None]], notation: Notation) -> None:
        self.known = known
        self.notation = notation

    def answer(self, kind: str, choice: Choice) -> Option | None:
        """What the opening of the seat that is asked answers, if there is one and it answers anything."""
        known = self.known.get(kind)
        opening = known[choice.seat] if known else None
        return opening.answer(choice, self.notation) if opening else None


def read_repertoire(data: Path, seats: list[str], name: Callable[[str, int], str]) -> Repertoire:
    """The openings in a game's folder of data. Raises DataError for a seat that is none of these, and for what is not a
    question and its answer.
    """
    notation = Notation(load_vocabulary(data / "vocabulary.toml"), name)
    return Repertoire(read_openings(data / "openings.toml", seats), notation)


def read_openings(path: Path, seats: list[str]) -> dict[str, list[Opening | None]]:
    """The opening of each seat in order, for each kind of battle. Raises as `read_repertoire` does."""
    sheet = Sheet(read_toml(path), path.name)
    found: dict[str, list[Opening | None]] = {}
    for kind in sheet.data:
        table = sheet.sheet(kind)
        table.only(seats)
        found[kind] = [_opening(table.sheet(seat)) if seat in table.data else None for seat in seats]
    return found


def _opening(entry: Sheet) -> Opening:
    entry.only(["answers"])
    answers: dict[str, list[str]] = {}
    for line in entry.texts("answers"):
        question, between, answer = line.partition(BETWEEN)
        if not (question and between and answer):
            raise entry.fail("answers", f"a list of texts 'question{BETWEEN}answer', not '{line}'")
        answers.setdefault(question, []).append(answer)
    return Opening(answers)
