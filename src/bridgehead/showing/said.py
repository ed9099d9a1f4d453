"""What everything is called, and the sentences that every table says in the same way."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from bridgehead.engine.play.game import FILE, Game
from bridgehead.engine.play.rulebook import Outcome
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import Event


@lru_cache(maxsize=20_000)
def said(words: Words, kind: str, key: str) -> str:
    """What a key is called: its message `KIND-KEY`, else the message `KEY`, else the key itself with blanks."""
    message = f"{kind}-{key}"
    if words.has(message):
        return words.text(message)
    return words.text(key) if words.has(key) else key.replace("-", " ").replace("_", " ")


def told(words: Words, message: str, otherwise: str = "") -> str:
    """A message that a game need not have."""
    return words.text(message) if words.has(message) else otherwise


def scenario_said(game: Game, locale: str, scenario: str, data: dict[str, object] | None) -> str:
    """What a scenario is called; without data it is one of the game's own. A player's own is always said to be one."""
    words = game.words(locale)
    if data is not None and game.is_own(scenario, data):
        return words.text("own-scenario", {"name": scenario.removesuffix(FILE)})
    return said(words, "scenario", scenario)


def side_said(words: Words, side: str) -> str:
    """What a side is called: a seat, or whatever the game says."""
    return said(words, "seat" if words.has(f"seat-{side}") else "side", side) if side else ""


def column_said(words: Words, column: str) -> str:
    """The head of a column of a chart: its message, else as it is printed (`3-1` is no word)."""
    return told(words, f"column-{column}", words.text(column))


def cited(paragraph: str, sentence: str) -> str:
    """A sentence behind the paragraph that it comes from."""
    return f"[{paragraph}] {sentence}" if paragraph else sentence


def fact(words: Words, name: str, value: str) -> str:
    """Something with its value, set as the language sets it."""
    return words.text("ui-fact", {"name": name, "value": value})


def event_paragraph(words: Words, event: Event) -> str:
    """The paragraph that an event comes from, empty when it has none."""
    term = words.vocabulary.events.get(event.kind)
    return term.paragraph if term is not None else ""


def event_line(words: Words, event: Event) -> str:
    """What happened, with its paragraph."""
    return cited(event_paragraph(words, event), words.event(event))


def open_line(words: Words, event: Event) -> str:
    """The same for one who may know everything: what only one seat was told names that seat."""
    line = event_line(words, event)
    return line if event.audience < 0 else f"({words.seat(event.audience)}) {line}"


def sight_said(words: Words, blocked_at: int) -> str:
    """Whether a line of sight is clear, or what blocks it."""
    if blocked_at < 0:
        return words.text("sight-clear")
    return words.text("sight-blocked", {"space": words.called("space", blocked_at)})


def outcome_lines(words: Words, outcome: Outcome, seats: Iterable[str]) -> list[str]:
    """How a match ended, and each seat's score."""
    scores = [fact(words, words.seat(seat), f"{outcome.scores[seat]:g}") for seat, _ in enumerate(seats)]
    return [words.text(f"outcome-{outcome.label}"), ", ".join(scores)]


def struck_said(words: Words, apart: Breakdown) -> list[tuple[str, list[tuple[str, Fraction]]]]:
    """The names of targets and their chances, those with equal chances together; nothing where all have the same."""
    groups: dict[tuple[tuple[str, Fraction], ...], list[str]] = {}
    for one in apart.struck:
        groups.setdefault(tuple(one.results), []).append(words.called(one.kind, one.number))
    return [(words.listed(names), list(results)) for results, names in groups.items()] if len(groups) > 1 else []
