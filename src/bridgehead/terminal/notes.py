"""The notes of a first game at the terminal, and the page that a scenario opens with."""

import json
from pathlib import Path
from typing import Final

from rich.text import Text

from bridgehead.engine.play.match import Match
from bridgehead.engine.say.words import Words
from bridgehead.showing.briefing import BriefingSaid, briefing_said
from bridgehead.showing.lesson import Lesson, Moment, Note, lesson, note_said
from bridgehead.showing.primer import primer
from bridgehead.terminal.areas import SPACE

ENDING: Final = ".notes"
"""What is behind the name of a match for the notes that were seen in it."""


class Teacher:
    """The notes of a match, where it is played in the scenario of a first game and from the newcomer's seat. Which were
    seen is kept beside the match.
    """

    def __init__(self, match: Match, path: Path, people: list[int]) -> None:
        self.match = match
        self.path = path.with_suffix(ENDING)
        self.seen: set[str] = set()
        self.off = False
        first = lesson(match.game)
        own = match.game.is_own(match.setup.scenario, match.setup.data)
        taught = first is not None and not own and first.scenario == match.setup.scenario and people == [first.seat]
        self.lesson: Lesson | None = first if taught else None
        self._read()

    def note(self) -> Note | None:
        """The note whose moment has come."""
        if self.lesson is None or self.off:
            return None
        choice, seat = self.match.choice, self.lesson.seat
        if choice is not None and choice.seat != seat:
            return None
        view = self.match.view(seat)
        prompt = choice.prompt if choice is not None else ""
        verbs = frozenset(verb for verb, _ in choice.options) if choice is not None else frozenset()
        moment = Moment(prompt, view.phase, view.turn, len(self.match.answers), choice is None, verbs)
        return self.lesson.due(moment, self.seen)

    def next(self) -> None:
        """The note has been read."""
        note = self.note()
        if note is not None:
            self.seen.add(note.key)
            self._write()

    def turn(self) -> None:
        """Send the notes away, or have them all again."""
        self.off = not self.off
        if not self.off:
            self.seen = set()
        self._write()

    def text(self, words: Words) -> Text:
        """The note that is shown, with what it points at; empty when there is none."""
        note = self.note()
        if note is None or self.lesson is None:
            return Text()
        told = primer(self.match.game, words.locale)
        head, sentence = note_said(self.match.game, note, words.locale)
        page = Text.assemble(
            (f"{head}  ", "bold"), (f"{len(self.seen) + 1}/{len(self.lesson.notes)}\n", "dim"), sentence
        )
        spaces = words.listed([words.called(SPACE, space) for space in note.spaces])
        if spaces:
            page.append(f"\n{told.text('note-points', {'spaces': spaces})}", style="italic")
        page.append(f"\n{told.text('note-keys')}", style="dim")
        return page

    def _read(self) -> None:
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
            self.seen = {str(key) for key in told["seen"]}
            self.off = bool(told["off"])
        except (OSError, ValueError, KeyError, TypeError):
            return  # none were seen, or nobody can tell which

    def _write(self) -> None:
        try:
            told = json.dumps({"seen": sorted(self.seen), "off": self.off})
            self.path.write_text(told, encoding="utf-8")
        except OSError:
            return  # the notes come again, and the match itself is kept elsewhere


def page_of(match: Match, locale: str, seat: int) -> Text | None:
    """The page of the scenario, the seat's own task first; None where it has none."""
    if match.game.is_own(match.setup.scenario, match.setup.data):
        return None
    said = briefing_said(match.game, match.setup.scenario, locale)
    return None if said is None else _written(said, primer(match.game, locale), seat)


def _written(said: BriefingSaid, words: Words, seat: int) -> Text:
    page = Text.assemble((f"{said.title}\n", "bold"), (f"{said.date}\n", "italic"))

    def part(head: str, *lines: str) -> None:
        page.append(f"\n{head}\n", style="bold")
        page.append("\n".join(lines) + "\n")

    part(words.text("brief-happened"), said.happened)
    for task in sorted(said.tasks, key=lambda task: task.seat != seat):
        yours = f"{words.text('brief-task-yours')}: " if task.seat == seat else ""
        part(f"{yours}{task.name}", task.text)
    part(words.text("brief-know"), *(f"{place}. {line}" for place, line in enumerate(said.know, start=1)))
    page.append("\n" + "\n".join(f"{name}: {value}" for name, value in said.facts))
    return page
