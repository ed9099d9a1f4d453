"""A server killed in the middle of two hundred matches."""

from pathlib import Path

import pytest

from tests.server.test_crash import nothing_acknowledged_is_lost

pytestmark = pytest.mark.soak


def test_every_acknowledged_answer_outlives_a_killed_server(tmp_path: Path) -> None:
    nothing_acknowledged_is_lost(f"sqlite:///{tmp_path}/matches.sqlite", 200)
