"""`bridgehead rules`."""

import sys
import textwrap
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import AsJson, GameKey, language, say_json
from bridgehead.engine.errors import UnknownName
from bridgehead.engine.play.game import Game
from bridgehead.engine.read.index import Citation, Paragraph, unkept, unlisted
from bridgehead.showing.rules import RuleIndex, rule_index, text_of

WIDTH = 100


def rules(
    game: GameKey,
    paragraph: Annotated[str | None, Parameter(help="Number of a paragraph; those below it come too.")] = None,
    /,
    *,
    check: Annotated[
        bool, Parameter(negative="", help="Fail on a paragraph that is not enforced, not tested, or not there.")
    ] = False,
    json: AsJson = False,
) -> int:
    """Print a game's paragraphs in our own words, with the code that enforces and the tests that prove each."""
    known = registry.game(game)
    index = rule_index(known)
    wanted = chosen(known, index, paragraph)
    wrong = faults(index, wanted, paragraph is None) if check else []
    if json:
        listed = [facts(one, index) for one in wanted]
        say_json({"paragraphs": listed, "faults": wrong} if check else listed)
    elif check and not wrong:
        print(all_is_well(known, wanted))
    elif not check:
        for one in wanted:
            print("\n".join(described(one, index)), end="\n\n")
    if check and not index.tests_known:
        print("The tests are not at hand here; only the code was checked.", file=sys.stderr)
    for sentence in [] if json else wrong:
        print(sentence, file=sys.stderr)
    return 1 if wrong else 0


def chosen(game: Game, index: RuleIndex, number: str | None) -> list[Paragraph]:
    """All paragraphs, or one with those below it. Raises UnknownName."""
    if number is None:
        return index.paragraphs
    found = [one for one in index.paragraphs if one.number == number or one.number.startswith(f"{number}.")]
    if not found:
        numbers = [one.number for one in index.paragraphs]
        near = [one for one in numbers if one.split(".")[0] == number.split(".")[0]] or numbers
        there = f"; there are: {', '.join(near[:20])}" if near else ""
        raise UnknownName(f"There is no paragraph '{number}' in the rules of {game.key}{there}.")
    return found


def faults(index: RuleIndex, wanted: list[Paragraph], whole: bool) -> list[str]:
    """What is wrong with the paragraphs asked for, a sentence each. Without tests at hand only the code counts."""
    tests = index.tests if index.tests_known else [Citation(one.number, "", "", 0) for one in wanted]
    if not whole:
        return unkept(wanted, index.paragraphs, index.code, tests)
    if not wanted:
        return ["The game lists no paragraphs (data/rules.toml)."]
    cited = index.code + index.data + (index.tests if index.tests_known else [])
    return unkept(wanted, index.paragraphs, index.code, tests) + unlisted(wanted, cited)


def all_is_well(game: Game, wanted: list[Paragraph]) -> str:
    """How many paragraphs are enforced, how many are headings, how many do not apply."""
    status = [one.status for one in wanted]
    return (
        f"{game.key}: {len(wanted)} paragraphs: {status.count('enforced')} enforced and tested, "
        f"{status.count('heading')} headings, {status.count('none')} not applicable for a reason; "
        "every citation is of one of the rulebook."
    )


def facts(one: Paragraph, index: RuleIndex) -> dict[str, object]:
    """A paragraph as JSON."""
    return {
        "number": one.number,
        "title": one.title,
        "text": one.text,
        "status": one.status,
        "why": one.why,
        "chapters": [cited.file for cited in index.chapters_of(one.number)],
        "enforced": [place(cited) for cited in index.enforced_in(one.number)],
        "tested": [place(cited) for cited in index.tested_in(one.number)],
    }


def place(cited: Citation) -> dict[str, object]:
    """Where a citation stands."""
    return {"file": cited.file, "function": cited.function, "line": cited.line}


def described(one: Paragraph, index: RuleIndex) -> list[str]:
    """A paragraph for a reader."""
    title, text = text_of(one, language())
    lines = [f"{one.number}  {title}"]
    lines += textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ")
    if one.status == "none":
        lines.append(f"  Not enforced: {one.why}")
    lines += [f"  chapter   {cited.file}" for cited in index.chapters_of(one.number)]
    lines += [f"  enforced  {cited.file}:{cited.line} {cited.function}" for cited in index.enforced_in(one.number)]
    lines += [f"  tested    {cited.file}:{cited.line} {cited.function}" for cited in index.tested_in(one.number)]
    return lines
