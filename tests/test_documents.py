"""What the documents show is what happens."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parent.parent / "docs"
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize(
    "page", [path for path in sorted(DOCS.rglob("*.md")) if ">>> " in path.read_text()], ids=lambda path: path.name
)
def test_every_example_of_a_page_runs_as_printed(page: Path) -> None:
    """The API page and any other with examples."""
    result = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS)
    assert result.attempted > 0 and result.failed == 0
