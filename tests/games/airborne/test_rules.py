"""The rulebook of the game: every paragraph and every word there in both languages."""

from bridgehead.engine.read.index import paragraphs
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.airborne.printed.components import TYPES
from tests.games.airborne.field import GAME

FOLDER = GAME.folder


def test_every_paragraph_speaks_both_languages() -> None:
    for one in paragraphs(FOLDER / "data" / "rules.toml"):
        assert set(one.title) == set(one.text) == {"en", "fr"}


def test_every_word_is_there_in_both_languages() -> None:
    """Units, tables, columns, phases, options: what random play may never come to."""
    wanted = [f"unit-{one.key}" for one in TYPES]
    wanted += [f"ask-{key}" for key in GAME.vocabulary.prompts] + [f"do-{key}" for key in GAME.vocabulary.verbs]
    wanted += [f"event-{key}" for key in GAME.vocabulary.events]
    wanted += [f"modifier-{key}" for key in GAME.vocabulary.modifiers]
    wanted += [f"table-{key}" for key in read_toml(FOLDER / "data" / "tables.toml") if key != "patterns"]
    for option in GAME.info.options:
        if option.key != "dice":
            wanted += [f"option-{option.key}", *[f"option-{option.key}-{value}" for value in option.values]]
    for locale in ("en", "fr"):
        words = GAME.words(locale)
        assert [key for key in wanted if not words.has(key)] == []


def test_alike_counters_are_told_apart_by_their_number() -> None:
    stick = next(one for one in TYPES if one.key == "stick-british")
    assert GAME.words("en").called("unit", stick.number * 100 + 6) == "British stick 7"
    assert GAME.words("fr").called("unit", stick.number * 100 + 6) == "groupe de saut britannique 7"
