"""What the documents show is what happens."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = Path(__file__).resolve().parent.parent / "docs"
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize(
    "page", [path for path in sorted(DOCS.rglob("*.md")) if ">>> " in path.read_text()], ids=lambda path: path.name
)
def test_every_example_of_a_page_runs_as_printed(page: Path) -> None:
    """The API page and any other with examples."""
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS)
    assert result.attempted > 0 and result.failed == 0


@pytest.mark.parametrize("page", ["design.md", "words.md", "authoring.md"])
def test_every_module_that_a_page_names_is_there(page: str) -> None:
    """By the end of its path: `engine/view.py`. What was moved or renamed is told of where it is now."""
    sources = [
        path.as_posix()
        for folder in ("src", "tests", "tools", "examples")
        for path in (ROOT / folder).rglob("*.py")
        if "__pycache__" not in path.parts
    ]
    named = re.findall(r"`([\w/]+\.py)`", (DOCS / page).read_text(encoding="utf-8"))
    assert named and [name for name in named if not any(path.endswith(f"/{name}") for path in sources)] == []


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *DOCS.rglob("*.md")]:
        links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
        assert [link for link in links if not (page.parent / link).exists()] == [], page
