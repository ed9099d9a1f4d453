"""The paragraphs of a game, with where each is enforced and tested."""

from dataclasses import dataclass
from pathlib import Path

import bridgehead
from bridgehead.engine.game import Game
from bridgehead.engine.index import SHIPPED, Citation, Paragraph, citations, paragraphs, shipped

PACKAGE = Path(bridgehead.__file__).parent


@dataclass(slots=True, frozen=True)
class RuleIndex:
    """What a game says of its rulebook. `tests` is empty, and `tests_known` false, where the tests are not at hand."""

    paragraphs: list[Paragraph]
    code: list[Citation]
    tests: list[Citation]
    tests_known: bool

    def enforced_in(self, number: str) -> list[Citation]:
        """Where a paragraph is enforced."""
        return [one for one in self.code if one.paragraph == number]

    def tested_in(self, number: str) -> list[Citation]:
        """Where a paragraph is tested."""
        return [one for one in self.tests if one.paragraph == number]


def listed(game: Game) -> list[Paragraph]:
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
        return RuleIndex(listed(game), code, citations(tests, tests.parent.parent.parent), True)
    data = game.folder / SHIPPED
    return RuleIndex(listed(game), code, shipped(data), data.exists())


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


def text_of(paragraph: Paragraph, locale: str) -> tuple[str, str]:
    """Title and text of a paragraph in a language, in English where it has none."""
    title = paragraph.title.get(locale) or paragraph.title.get("en", "")
    return title, paragraph.text.get(locale) or paragraph.text.get("en", "")
