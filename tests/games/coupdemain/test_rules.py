"""The rulebook of the game: every paragraph in both languages, and what is called enforced is cited and tested."""

from bridgehead.engine.read.index import paragraphs, unkept, unlisted
from bridgehead.showing.rules import rule_index
from tests.games.coupdemain.test_words import GAME

FOLDER = GAME.folder


def test_every_paragraph_speaks_both_languages() -> None:
    listed = paragraphs(FOLDER / "data" / "rules.toml")
    assert len({one.number for one in listed}) == len(listed) > 300
    for one in listed:
        assert set(one.title) == set(one.text) == {"en", "fr"}
        assert all(text.rstrip(")").endswith((".", "!")) for text in one.text.values()), one.number


def test_the_rulebook_keeps_what_it_says() -> None:
    """What is called enforced is cited by a function and a test; nothing is cited that is not listed."""
    known = rule_index(GAME)
    assert unkept(known.paragraphs, known.paragraphs, known.code, known.tests) == []
    assert unlisted(known.paragraphs, [*known.code, *known.tests, *known.data]) == []
