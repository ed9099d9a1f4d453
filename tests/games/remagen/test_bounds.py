"""Cases at the edge of a rule: what a change of one number, comparison or condition would break."""

from pathlib import Path

import pytest

from bridgehead.games.remagen.engineers import pontoon_targets
from bridgehead.games.remagen.ground import GERMAN_SETUP
from bridgehead.games.remagen.night import NIGHTS, is_night_turn
from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.victory import LABELS
from tests.games.remagen.positions import GAME, Field, names, sector
from tests.games.remagen.test_scenarios import OWN


def test_the_nights_that_are_shown_are_those_that_are_played() -> None:
    """[10.1] Turns 3, 6, 9, 12 and 15."""
    assert [turn for turn in range(1, 16) if is_night_turn(turn)] == NIGHTS == [3, 6, 9, 12, 15]


@pytest.mark.parametrize(
    ("label", "score"),
    [
        ("us-decisive", 1.0),
        ("us-substantial", 0.75),
        ("us-marginal", 0.6),
        ("german-marginal", 0.4),
        ("german-decisive", 0.0),
    ],
)
def test_what_each_level_is_worth(label: str, score: float) -> None:
    """[12.2] To the Americans; the Germans have the rest."""
    field = Field("done", "german", 15)
    field.g.result = LABELS.index(label)
    outcome = RULES.outcome(field.g)
    assert outcome is not None and outcome.label == label
    assert outcome.scores == [score, 1.0 - score]
    assert outcome.winner == (0 if label.startswith("us") else 1)


def test_what_finds_no_room_at_the_set_up_comes_on_later(tmp_path: Path) -> None:
    """[3.1] In an own scenario the Americans may stand in the five sectors already: nothing is asked, and the game
    begins.
    """
    there = "".join(
        f'[[pieces]]\nside = "american"\nkind = "infantry"\nsector = "{name}"\n' for name in names(GERMAN_SETUP)
    )
    file = tmp_path / "mine.toml"
    file.write_text(OWN.replace("[german_start]", "[german_start]\ninfantry = 1") + there)
    match = GAME.match(str(file))
    assert match.choice is not None and match.choice.prompt != "set-up"


def test_only_begun_bridges_are_shelled() -> None:
    """[8.4] No sector besides the two of each pontoon bridge, A1 neither."""
    field = Field("fire", "german")
    assert pontoon_targets(field.g) == 0
    field.g.labour[1] = 1
    assert pontoon_targets(field.g) == 1 << sector("B9") | 1 << sector("B10")


def test_a_battle_in_the_first_sector_of_the_board_is_fought() -> None:
    """[9.1] [9.5] A1 is a sector like any other."""
    field = Field("front", "american", dice=[1, 1, 1, 1, 1, 1])
    field.us("infantry", "A2", 6)
    field.de("infantry", "A1")
    field.begin()
    while field.position is not None and field.position.choice is not None and not field.told("battle"):
        field.play(field.options()[0])
    assert len(field.told("battle")) == 1
