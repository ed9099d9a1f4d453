"""What is told of a hex beside its coordinates."""

import re

import pytest

from bridgehead.engine.play.match import Match
from bridgehead.games.airborne.printed.components import hex_number
from bridgehead.games.airborne.table.tools import WORDED
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


def test_a_place_named_by_words_is_said_in_the_language_of_whoever_is_told() -> None:
    """As the map has it; and of every name on a map that is made of words."""
    match = Match(GAME, GAME.setup("benouville"), 3)
    lies = GAME.rules.lies(match.state, "space", hex_number("H12"))[0]
    assert [GAME.words(lang).text(lies) for lang in ("en", "fr")] == ["Canal bridge", "Pont du canal"]
    written = {f"map-{board}-place-{place}" for board, places in WORDED.items() for place in places}
    french = (GAME.folder / "words" / "fr.ftl").read_text(encoding="utf-8")
    assert written == set(re.findall(r"^(map-\w+-place-[\w-]+) =", french, re.MULTILINE))
