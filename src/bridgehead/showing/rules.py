"""The paragraphs of a game, with where each is enforced and tested."""

from dataclasses import dataclass
from pathlib import Path

import bridgehead
from bridgehead.engine.play.game import Game
from bridgehead.engine.read.index import SHIPPED, Citation, Paragraph, citations, paragraphs, shipped
from bridgehead.engine.read.toml import read_toml

PACKAGE = Path(bridgehead.__file__).parent


@dataclass(slots=True, frozen=True)
class RuleIndex:
    """What a game says of its rulebook. `tests` is empty, and `tests_known` false, where the tests are not at hand.

    `data` is what prompts, events, modifiers, options and tables name as their paragraph.
    """

    paragraphs: list[Paragraph]
    code: list[Citation]
    tests: list[Citation]
    tests_known: bool
    data: list[Citation]

    def chapters_of(self, number: str) -> list[Citation]:
        """The modules that say that a paragraph is theirs."""
        return [one for one in self.code if one.paragraph == number and one.chapter]

    def enforced_in(self, number: str) -> list[Citation]:
        """The functions and classes that enforce a paragraph."""
        return [one for one in self.code if one.paragraph == number and not one.chapter]

    def tested_in(self, number: str) -> list[Citation]:
        """Where a paragraph is tested."""
        return [one for one in self.tests if one.paragraph == number and not one.chapter]


def paragraphs_of(game: Game) -> list[Paragraph]:
    """The paragraphs of the rulebook in our own words, in their order; none when the game lists none."""
    path = game.folder / "data" / "rules.toml"
    return paragraphs(path) if path.exists() else []


def rule_index(game: Game) -> RuleIndex:
    """Paragraphs and citations of a game.

    Sources come with every package, so code is read from them. Tests come with a checkout only; a package carries what
    they cite as data.
    """
    tests = tests_folder(game)
    inside = "" if tests is None else f"{tests.relative_to(tests.parent.parent).as_posix()}/"
    code = [one for one in citations(game.folder, _tree(game)) if not (inside and one.file.startswith(inside))]
    if tests is not None:
        return RuleIndex(
            paragraphs_of(game), code, citations(tests, tests.parent.parent.parent), True, named_in_data(game)
        )
    data = game.folder / SHIPPED
    return RuleIndex(paragraphs_of(game), code, shipped(data), data.exists(), named_in_data(game))


def named_in_data(game: Game) -> list[Citation]:
    """The paragraphs that a game's data names: each `paragraph = "…"`, and those of the modifiers."""
    found: list[Citation] = []
    for path in sorted((game.folder / "data").glob("*.toml")):
        if path.name != "rules.toml":
            file = path.relative_to(_tree(game)).as_posix()
            found += [Citation(number, file, where, 1) for where, number in _named(read_toml(path), "")]
    file = (game.folder / "data" / "vocabulary.toml").relative_to(_tree(game)).as_posix()
    return found + [Citation(number, file, name, 1) for name, number in game.vocabulary.modifiers.items()]


def _named(data: object, where: str) -> list[tuple[str, str]]:
    """Where in a TOML table a paragraph is named, and which."""
    if isinstance(data, list):
        return [one for item in data for one in _named(item, where)]
    if not isinstance(data, dict):
        return []
    found: list[tuple[str, str]] = []
    for key, value in data.items():
        if key == "paragraph" and isinstance(value, str) and value:
            found.append((where, value))
        else:
            found += _named(value, f"{where}.{key}".lstrip("."))
    return found


def _tree(game: Game) -> Path:
    """The folder that files are named from: the one above the package, or the game's own."""
    return PACKAGE.parent if game.folder.is_relative_to(PACKAGE) else game.folder.parent


def tests_folder(game: Game) -> Path | None:
    """The tests of a game in the checkout that runs; None elsewhere."""
    if not game.folder.is_relative_to(PACKAGE):
        own = game.folder / "tests"
        return own if own.is_dir() else None
    folder = PACKAGE.parent.parent / "tests" / "games" / game.key
    return folder if folder.is_dir() else None


def here_of(paragraph: Paragraph, locale: str) -> str:
    """What players of a paragraph have to know of this table; empty where it is as it stands there."""
    return paragraph.here.get(locale) or paragraph.here.get("en", "")


def text_of(paragraph: Paragraph, locale: str) -> tuple[str, str]:
    """Title and text of a paragraph in a language, in English where it has none."""
    title = paragraph.title.get(locale) or paragraph.title.get("en", "")
    return title, paragraph.text.get(locale) or paragraph.text.get("en", "")
