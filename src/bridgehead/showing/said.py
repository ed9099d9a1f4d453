"""What everything is called, and the sentences that every table says in the same way."""

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from bridgehead.engine.play.ending import ENDS_BY_WORD
from bridgehead.engine.play.game import FILE, Game
from bridgehead.engine.play.rulebook import Outcome, Part, Price, Tally
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.say.words import Words, signed
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


def price_said(words: Words, price: Price) -> str:
    """What an option costs, and of how much; empty where it costs nothing."""
    if not price.of:
        return ""
    cost, left = amount_said(price.cost, price.parts), amount_said(price.left, price.parts)
    return words.text(f"price-{price.of}", {"cost": cost, "left": left})


def amount_said(number: int, parts: int) -> str:
    """A number that is counted in parts of a whole one: 3 halves are 1½."""
    whole, rest = divmod(number, parts)
    if not rest:
        return str(whole)
    left = "½" if 2 * rest == parts else f" {rest}/{parts}"
    return f"{whole or ''}{left}".strip()


def notes_said(words: Words, notes: Iterable[tuple[str, int]]) -> list[tuple[str, str]]:
    """What is worth knowing before an option is taken: the key of each note, and how it is said."""
    return [(key, words.text(f"note-{key}", {"n": number})) for key, number in notes]


def part_said(words: Words, part: Part) -> str:
    """One thing that a result hangs on: its message, else the name of what is counted with how many there are."""
    args = {"n": part.n, "of": part.of}
    if words.has(f"part-{part.key}"):
        return words.text(f"part-{part.key}", args)
    return words.text("part-count", {"name": words.text(part.key), **args})


def tally_lines(words: Words, tally: Tally) -> list[str]:
    """What a result is made of as things stand: a line for each part, then the sum and what it comes to."""
    lines: list[str] = []
    for part in tally.parts:
        if part.condition:
            lines.append(f"{'✓' if part.met else '–'} {part_said(words, part)}")
        elif part.points or part.n:
            lines.append(f"{signed(part.points)} {part_said(words, part)}")
    level = words.text(tally.level)
    if not tally.steps:
        return [*lines, words.text("ui-stands", {"level": level})]
    lines.append(words.text("ui-points-stand", {"points": tally.total, "level": level}))
    above = [f"{least} {words.text(name)}" for least, name in tally.steps if least > tally.total]
    return [*lines, words.text("ui-points-next", {"steps": "; ".join(above)})] if above else lines


def sight_said(words: Words, blocked_at: int) -> str:
    """Whether a line of sight is clear, or what blocks it."""
    if blocked_at < 0:
        return words.text("sight-clear")
    return words.text("sight-blocked", {"space": words.called("space", blocked_at)})


def outcome_said(words: Words, label: str, winner: int) -> str:
    """How a match ended, in a sentence."""
    return words.text(f"outcome-{label}", {"winner": words.seat(winner)})


def outcome_lines(words: Words, outcome: Outcome, seats: Iterable[str]) -> list[str]:
    """How a match ended, and each seat's score where the rules settled it and it says more than who has won."""
    ended = outcome_said(words, outcome.label, outcome.winner)
    if outcome.label in ENDS_BY_WORD or all(abs(score) <= 1 for score in outcome.scores):
        return [ended]
    scores = [fact(words, words.seat(seat), f"{outcome.scores[seat]:g}") for seat, _ in enumerate(seats)]
    return [ended, ", ".join(scores)]


def struck_said(words: Words, apart: Breakdown) -> list[tuple[str, list[tuple[str, Fraction]]]]:
    """The names of targets and their chances, those with equal chances together; nothing where all have the same."""
    groups: dict[tuple[tuple[str, Fraction], ...], list[str]] = {}
    for one in apart.struck:
        groups.setdefault(tuple(one.results), []).append(words.called(one.kind, one.number))
    return [(words.listed(names), list(results)) for results, names in groups.items()] if len(groups) > 1 else []
