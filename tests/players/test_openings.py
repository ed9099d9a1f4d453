"""The openings that ship are whole, and the players that know them play them."""

import pytest

from bridgehead import registry
from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State
from bridgehead.players import decide, player
from bridgehead.players.levels import SchooledPlayer
from bridgehead.players.search import Settings

KNOWN = [("airborne", scenario) for scenario in registry.game("airborne").info.scenarios] + [("remagen", "short")]


def preparation(key: str, scenario: str) -> list[tuple[Choice, tuple[str, int], tuple[str, int] | None]]:
    """Every question before the first that is not of the preparation: with the answer of a player that knows openings,
    and with what the opening says.
    """
    game = registry.game(key)
    ours, staff = SchooledPlayer(Settings(iterations=1)), player("staff")
    position: Position[State] = Position(game.rules, game.rules.setup(game.setup(scenario), Dice(4))).begin()
    found: list[tuple[Choice, tuple[str, int], tuple[str, int] | None]] = []
    while (choice := position.choice) is not None:
        if len(choice.options) > 1 and not game.rules.staff.prepares(choice):
            break
        said = game.rules.staff.opening(position.state, choice) if len(choice.options) > 1 else None
        option = decide(ours if said else staff, position, 4, len(found))
        found.append((choice, option, said))
        position.play(option)
    return found


@pytest.mark.parametrize(("key", "scenario"), KNOWN)
def test_a_seat_that_has_an_opening_has_an_answer_to_every_question(key: str, scenario: str) -> None:
    asked: dict[int, list[bool]] = {}
    for choice, _option, said in preparation(key, scenario):
        if len(choice.options) > 1:
            asked.setdefault(choice.seat, []).append(said is not None)
    assert asked
    for seat, answered in asked.items():
        assert all(answered) or not any(answered), f"{key} {scenario}: {registry.game(key).info.seats[seat]}"


@pytest.mark.parametrize(("key", "scenario"), KNOWN)
def test_a_schooled_player_answers_as_the_opening_says(key: str, scenario: str) -> None:
    for _choice, option, said in preparation(key, scenario):
        assert said is None or option == said


def test_some_opening_is_known() -> None:
    assert any(said for _choice, _option, said in preparation("airborne", "merville"))


def test_where_no_opening_speaks_a_schooled_player_searches() -> None:
    game = registry.game("tonga")
    position: Position[State] = Position(game.rules, game.rules.setup(game.setup("1A"), Dice(4))).begin()
    choice = position.choice
    assert choice is not None and game.rules.staff.opening(position.state, choice) is None
    settings = Settings(iterations=20)
    assert decide(SchooledPlayer(settings), position, 1, 0) in choice.options
