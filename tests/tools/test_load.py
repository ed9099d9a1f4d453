"""What the tools that measure the table play: every game there is, or those that are named."""

import pytest

from bridgehead import registry
from tools.load import Venue, venues, wanted


def test_all_games_are_played_each_as_its_players_are_measured() -> None:
    """A game more is measured without a word about it in the tools."""
    found = {one.game: one for one in venues()}
    assert list(found) == registry.games()
    assert found["remagen"] == Venue("remagen", "short", 2)
    assert len(found["pegasus"].body()["seats"]) == 1


def test_games_and_scenarios_are_named() -> None:
    assert venues("tonga:3,pegasus") == [Venue("tonga", "3", 2), Venue("pegasus", "historical", 1)]


@pytest.mark.parametrize(
    ("named", "said"),
    [("nosuch", "There is no game 'nosuch'; there are: "), ("tonga:9", "There is no scenario '9'; there are: 1A, ")],
)
def test_what_there_is_not_is_told_in_one_sentence(named: str, said: str) -> None:
    with pytest.raises(SystemExit, match=f"--games {named}: {said}"):
        wanted(named)
