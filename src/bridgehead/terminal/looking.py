"""What is said of what one looks at: an option before it is taken, the spaces that options name, the log."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import ROLL, Match
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import Event
from bridgehead.showing.cards import card_full
from bridgehead.showing.lines import note_lines, odds_lines, price_line, struck_lines
from bridgehead.showing.said import event_paragraph, tally_lines
from bridgehead.showing.skin import skin
from bridgehead.terminal.areas import SPACE

LOG_SHOWN: Final = 400


def looked_at(match: Match, words: Words, choice: Choice, option: Option) -> list[str]:
    """The odds of an option before one commits oneself, what it names, and what is worth knowing."""
    rules, state = match.game.rules, match.state
    odds, apart = match.odds(option), match.breakdown(option)
    lines = [] if odds is None else odds_lines(words, odds, skin(match.game).facts)
    lines += [] if apart is None else struck_lines(words.knowing(rules.names(state, choice.seat)), apart)
    if choice.prompt != ROLL:
        lines += about(match.game, words, option) + note_lines(words, rules.notes(state, choice, option))
    return lines


def prices_said(match: Match, words: Words, choice: Choice) -> dict[Option, str]:
    """What lies where the options of a question lead, what they cost and walk into, in a few words each."""
    if choice.prompt == ROLL:
        return {}
    prices = match.game.rules.prices(match.state, choice)
    said = {option: price_line(words, price) for option, price in prices.items()}
    for option in choice.options:
        kind = words.vocabulary.verbs.get(option[0], "none")
        lies = ", ".join(words.text(one) for one in match.game.rules.lies(match.state, kind, option[1]))
        if lies:
            said[option] = f"{lies}  {said.get(option, '')}".rstrip()
    return said


def standing(match: Match, words: Words, viewer: int) -> list[str]:
    """What the result is made of as things stand, as far as the viewer may know."""
    tally = match.game.rules.tally(match.state, viewer)
    return [] if tally is None else tally_lines(words, tally)


def about(game: Game, words: Words, option: Option) -> list[str]:
    """What the card, unit or space that an option names is or does: the message `about-KIND-NAME`, if any."""
    kind = game.vocabulary.verbs.get(option[0], "none")
    if kind in ("none", "number", "seat"):
        return []
    printed = card_full(game, words, option[1]) if kind == "card" else []
    if printed:
        return printed
    message = f"about-{kind}-{game.rules.name(kind, option[1])}"
    return [words.text(message)] if words.has(message) else []


def lit_by(game: Game, keys: Mapping[Option, str]) -> dict[int, str]:
    """The spaces that options name, with the keys of those options."""
    found: dict[int, str] = {}
    for (verb, number), key in keys.items():
        kind = game.vocabulary.verbs.get(verb, "none")
        place, many = skin(game).lies.get(kind, (kind, 1))
        if place == SPACE:
            found[number // many] = found.get(number // many, "") + key
    return found


def log_of(words: Words, known: Sequence[Event], read: int) -> Text:
    """The end of the log; what happened since so many events were read stands out."""
    log = Text()
    first = max(0, len(known) - LOG_SHOWN)
    for at, event in enumerate(known[first:], start=first):
        paragraph = event_paragraph(words, event)
        fresh = "" if at >= read and event.kind != "die" else "dim"
        log.append(f"[{paragraph}] " if paragraph else "", style="dim")
        log.append(words.event(event) + "\n", style=fresh)
    return log
