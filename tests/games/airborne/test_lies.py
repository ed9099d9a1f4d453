"""What is told of a hex beside its coordinates."""

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.games.airborne.printed.components import hex_number
from bridgehead.registry import game

GAME = game("airborne")


@pytest.mark.parametrize(
    ("place", "lies"),
    [
        ("C11", ["Franceville"]),
        ("D15", ["lies-road"]),
        ("D14", ["lies-forest"]),
        ("D05", ["lies-forest"]),
        ("G08", ["lies-gully"]),
        ("A01", ["lies-water"]),
    ],
)
def test_a_hex_is_told_by_its_place_or_its_terrain(place: str, lies: list[str]) -> None:
    """[P5] On the board of Merville: a village by its name, a road across clear ground, else the terrain."""
    match = Match(GAME, GAME.setup("merville"), 3)
    assert GAME.rules.lies(match.state, "space", hex_number(place)) == lies
    assert GAME.rules.lies(match.state, "unit", 0) == []
