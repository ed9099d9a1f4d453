"""Tables in the documentation: each between its own marks, everything else left alone."""

from pathlib import Path

import pytest

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.reports.pages import markdown, put


def test_a_table_replaces_the_one_between_its_marks_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "speed.md"
    file.write_text("# Speed\n\n<!-- a -->\nold\n<!-- /a -->\n\n<!-- b -->\nkept\n<!-- /b -->\nend\n")
    put(file, "a", "new")
    assert file.read_text() == "# Speed\n\n<!-- a -->\nnew\n<!-- /a -->\n\n<!-- b -->\nkept\n<!-- /b -->\nend\n"


def test_a_page_without_the_marks_gets_them_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "speed.md"
    put(file, "a", "one")
    put(file, "b", "two")
    assert file.read_text() == "<!-- a -->\none\n<!-- /a -->\n\n<!-- b -->\ntwo\n<!-- /b -->\n"


def test_a_mark_that_is_not_closed_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "speed.md"
    file.write_text("<!-- a -->\nmine\n")
    with pytest.raises(BridgeheadError, match="never closed"):
        put(file, "a", "new")
    assert file.read_text() == "<!-- a -->\nmine\n"


def test_numbers_stand_to_the_right() -> None:
    assert markdown(["game", "n"], [["toy", "3"]]) == "| game | n |\n| --- | ---: |\n| toy | 3 |"
