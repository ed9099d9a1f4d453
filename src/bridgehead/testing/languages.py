"""Whether a game says the same in every language."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bridgehead.engine.play.game import LOCALES, Game
from bridgehead.engine.play.rulebook import Setup


def languages_say_the_same(game: Game, setup: Setup, seed: int) -> None:
    """Every English message is there in every other language. A match would not show it: what French lacks is said in
    English. Words that only another language needs (a name that is printed in English anyhow) are its own affair.
    """
    usual, *others = LOCALES
    english = messages(game.folder / "words" / f"{usual}.ftl")
    for locale in others:
        missing = sorted(english - messages(game.folder / "words" / f"{locale}.ftl"))
        assert not missing, f"{game.key}: words/{locale}.ftl lacks {len(missing)} of the messages: {missing[:8]}"
        primer = game.folder / "words" / "primer"
        apart = messages(primer / f"{usual}.ftl") ^ messages(primer / f"{locale}.ftl")
        assert not apart, f"{game.key}: words/primer says in one language only: {sorted(apart)[:8]}"


@cache
def messages(file: Path) -> frozenset[str]:
    """The messages of a file; none of one that is not there."""
    if not file.exists():
        return frozenset()
    body = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, Message))
