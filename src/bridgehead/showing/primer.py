"""What is told to whoever comes new to a game: the words of its briefings, of its first game and of its legend.

They stand apart, in `words/primer/LOCALE.ftl`, and are read when somebody asks: no match needs them. Messages:
`briefing-SCENARIO-…`, `note-KEY`, `how-NUMBER`, `legend-…`; the words of the game and of the house are known too.
"""

from functools import cache

from bridgehead.engine.play.game import HOUSE_WORDS, Game
from bridgehead.engine.say.words import Words


@cache
def primer(game: Game, locale: str) -> Words:
    """The words for newcomers in a language, English where it has none."""
    languages = ["en"] if locale == "en" else ["en", locale]
    own = game.folder / "words"
    files = [
        place / f"{one}.ftl"
        for one in languages
        for place in (HOUSE_WORDS, HOUSE_WORDS / "primer", own, own / "primer")
    ]
    return Words(locale, files, game.vocabulary, game.rules.name, list(game.info.seats))


def counted(words: Words, start: str) -> list[str]:
    """The messages START-1, START-2 and so on, as far as they go."""
    found: list[str] = []
    while words.has(f"{start}-{len(found) + 1}"):
        found.append(words.text(f"{start}-{len(found) + 1}"))
    return found
