"""Where each paragraph of a rulebook is enforced and tested: read from the docstrings that begin with `[6.4]`.

A docstring may begin with several: `[6.4] [7.2] …`. What counts is the docstring of a function or a class: that of a
module says which chapter it is, not that anything in it enforces the paragraph. The sources are read with `ast`, so
that compiled functions, which keep no docstring, lose nothing; a built package ships the result as data.
"""

import ast
import json
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet, read_toml

SHIPPED = "citations.json"
STATUSES = ["enforced", "heading", "none"]
_CITED = re.compile(r"\s*\[([0-9A-Za-z.§/-]+)\]")


@dataclass(slots=True, frozen=True)
class Citation:
    """A function, class or module that names a paragraph: file relative to its tree, name, line.

    A module is no more than the `chapter`.
    """

    paragraph: str
    file: str
    function: str
    line: int
    chapter: bool = False


@dataclass(slots=True, frozen=True)
class Paragraph:
    """A numbered paragraph in our own words.

    `status` is `enforced`; `heading`, when it says nothing that the paragraphs below it do not say; or `none`, with the
    reason in `why`, which is for whoever works on the game. `here` is for players: what is otherwise at this table.
    """

    number: str
    title: dict[str, str]
    text: dict[str, str]
    status: str
    why: str
    here: dict[str, str] = field(default_factory=dict)


def cited_in(docstring: str | None) -> list[str]:
    """The paragraphs that a docstring begins with."""
    found: list[str] = []
    rest = docstring or ""
    while match := _CITED.match(rest):
        found.append(match.group(1))
        rest = rest[match.end() :]
    return found


def citations(folder: Path, tree: Path) -> list[Citation]:
    """All citations in the Python files below a folder, files named relative to `tree`, in order of file and line."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
                chapter = isinstance(node, ast.Module)
                name = path.stem if isinstance(node, ast.Module) else node.name
                line = 1 if isinstance(node, ast.Module) else node.lineno
                file = path.relative_to(tree).as_posix()
                found += [Citation(number, file, name, line, chapter) for number in cited_in(ast.get_docstring(node))]
    return sorted(found, key=lambda one: (one.file, one.line))


def ship(found: list[Citation], path: Path) -> None:
    """Write citations as data."""
    path.write_text(json.dumps([asdict(one) for one in found], indent=0), encoding="utf-8")


def shipped(path: Path) -> list[Citation]:
    """Read citations that were shipped; none when there is no such file."""
    if not path.exists():
        return []
    return [Citation(**item) for item in json.loads(path.read_text(encoding="utf-8"))]


def paragraphs(path: Path) -> list[Paragraph]:
    """The paragraphs listed in a game's `rules.toml`:

    [[paragraph]]
    number = "6.4"
    title = { en = "Opportunity fire", fr = "Tir d'opportunité" }
    text = { en = "…in our own words…" }
    status = "enforced"            # or "heading", or "none" with why = "…"
    here = { en = "…", fr = "…" }  # may be left out
    """
    sheet = Sheet(read_toml(path), path.name)
    found: list[Paragraph] = []
    for one in sheet.sheets("paragraph"):
        one.only(["number", "title", "text", "status", "why", "here"])
        status = one.choice("status", STATUSES, "enforced")
        if status == "none" and not one.text("why", ""):
            raise DataError(f"{one.where}: a paragraph that is not enforced needs 'why'.")
        title = {key: str(value) for key, value in one.sheet("title").data.items()}
        text = {key: str(value) for key, value in one.sheet("text").data.items()}
        here = {key: str(value) for key, value in one.sheet("here").data.items()} if "here" in one.data else {}
        found.append(Paragraph(one.text("number"), title, text, status, one.text("why", ""), here))
    return found


def unkept(wanted: list[Paragraph], listed: list[Paragraph], code: list[Citation], tests: list[Citation]) -> list[str]:
    """Which of the paragraphs wanted, of those listed, are not what they are called, a sentence each."""
    coded = {one.paragraph for one in code if not one.chapter}
    tested = {one.paragraph for one in tests if not one.chapter}
    wrong: list[str] = []
    for one in wanted:
        if one.status == "heading" and not _has_below(one, listed):
            wrong.append(f"Paragraph {one.number} is called a heading, but nothing below it is enforced.")
        if one.status == "enforced" and one.number not in coded:
            wrong.append(f"Paragraph {one.number} is called enforced, but no function or class cites it.")
        if one.status == "enforced" and one.number not in tested:
            wrong.append(f"Paragraph {one.number} is called enforced, but no test names it.")
    return wrong


def _has_below(heading: Paragraph, listed: list[Paragraph]) -> bool:
    below = f"{heading.number}."
    return any(one.number.startswith(below) and one.status == "enforced" for one in listed)


def unlisted(listed: list[Paragraph], cited: list[Citation]) -> list[str]:
    """The citations of paragraphs that the rulebook does not have, a sentence each."""
    known = {one.number for one in listed}
    return [
        f"{one.file}: {one.function} cites paragraph {one.paragraph}, which is not listed."
        for one in cited
        if one.paragraph not in known
    ]
