"""What is told of a sector beside its letter and number."""

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.registry import game

GAME = game("remagen")


@pytest.mark.parametrize(
    ("sector", "lies"),
    [
        ("I8", "lies-railway-bridge"),
        ("I7", "lies-bridgehead"),
        ("A1", "lies-hill"),
        ("A3", "lies-wood"),
        ("F4", "lies-house"),
    ],
)
def test_a_sector_is_told_by_its_terrain(sector: str, lies: str) -> None:
    """[4.3] As the board has it."""
    match = Match(GAME, GAME.setup("short"), 3)
    number = next(one for one in range(GAME.rules.count("space")) if GAME.rules.name("space", one) == sector)
    assert GAME.rules.lies(match.state, "space", number) == [lies]
    assert GAME.rules.lies(match.state, "unit", 0) == []
