"""Who stands with whom, and what a gun does in its own pit: played through matches of own scenarios."""

from pathlib import Path

import pytest

from tests.games.pegasus.positions import piece, space
from tests.games.pegasus.test_fights import fight, told

FREE = "german_fire_hold_turn = 1"


def test_leaders_alone_are_checked_together(tmp_path: Path) -> None:
    """[6.1.5] [6.1.6] Schmidt and Hickman alone in the pillbox: a number for one, and each leader present is checked."""
    units = ["wood-platoon NA2", "fox-platoon NA2", "para-1 NA2", "hickman PIL", "schmidt PIL"]
    match = fight(tmp_path, units, [6, 1, 5, *[1] * 9], "british-fire")
    for answer in ("fire:wood-platoon", "target:schmidt", "join:fox-platoon", "join:para-1"):
        match.answer(answer)
    assert told(match, "leader-casualty") == [(piece("hickman"), 1, "-"), (piece("schmidt"), 5, "K")]


def test_a_leader_under_a_machine_gun_is_checked_once(tmp_path: Path) -> None:
    """[6.1.6] [6.1.mg] Howard walks to Wood's platoon, and both are hit: one attack, one check (ruling 65)."""
    units = ["howard M1", "wood-platoon NA2", "garrison-1 NET"]
    match = fight(tmp_path, units, [6, 4, 4], "british-movement")
    for answer in ("move:howard", "go:NA2"):
        match.answer(answer)
    assert told(match, "loses") == [(piece("wood-platoon"), 1, 7)]
    assert told(match, "leader-casualty") == [(piece("howard"), 4, "W")]
