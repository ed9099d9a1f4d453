"""Who sits where, and undo when our own players have answered since."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import UnknownName
from bridgehead.engine.play.game import Game
from bridgehead.terminal.seating import Company, seated
from tests.engine.toy.rulebook import GAME, ToyRules, ToyState


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ({}, ["human", "staff"]),
        ({"left": "random"}, ["random", "staff"]),
        ({"right": "random"}, ["human", "random"]),
        ({"right": "human"}, ["staff", "human"]),
        ({"left": "human", "right": "human"}, ["human", "human"]),
    ],
)
def test_a_human_takes_the_first_seat_unless_told(given: dict[str, str], names: list[str]) -> None:
    assert seated(GAME, given) == names


def test_unknown_seats_and_players_are_refused() -> None:
    with pytest.raises(UnknownName, match=r"There is no seat 'middle'; there are: left, right\."):
        seated(GAME, {"middle": "staff"})
    with pytest.raises(UnknownName, match="There is no player 'napoleon'; there are: human, random"):
        seated(GAME, {"left": "napoleon"})


class Open(ToyRules):
    """The toy where all cards lie open, so that an answer comes from nothing that is hidden."""

    def redeal(self, g: ToyState, seat: int, dice: Dice) -> None:
        pass


OPEN = Game(GAME.folder, Open())


def after_one_round(seed: int, game: Game = OPEN) -> Company:
    """Left, a person, plays two even cards where there are any; right, a random player, answers twice."""
    company = Company(game.match(seed=seed), ["human", "random"])
    for _ in range(4):
        choice = company.match.choice
        if choice is None:
            break
        evens = [option for option in choice.options if option[0] == "play" and option[1] % 2 == 0]
        company.match.take(company.think() if choice.seat == 1 else (evens or choice.options)[0])
    return company


def rounds() -> list[Company]:
    return [company for company in map(after_one_round, range(300)) if len(company.match.answers) == 4]


def test_undo_goes_back_behind_the_answers_of_our_own_players() -> None:
    """Nobody rolled and nobody stopped: both of right's answers and left's last are taken back."""
    quiet = next(company for company in rounds() if company.match.undo_barrier(4) == "")
    first = quiet.match.answers[0]
    assert quiet.undo() == ""
    assert quiet.match.answers == [first]
    assert quiet.match.choice is not None and quiet.match.choice.seat == 0


def test_undo_stops_where_our_own_players_answered_from_what_they_hide() -> None:
    """With hidden hands the cards that right has played since tell of what it holds."""
    hidden = [after_one_round(seed, GAME) for seed in range(300)]
    quiet = next(one for one in hidden if len(one.match.answers) == 4 and one.match.shown_since(4) == "")
    before = quiet.match.record
    assert quiet.undo() == "seen"
    assert quiet.match.record == before


def test_undo_is_all_or_nothing() -> None:
    """Right's last card was even, the one before it rolled a die: nothing is taken back."""
    barred = next(
        company
        for company in rounds()
        if company.match.undo_barrier(1) == "" and company.match.undo_barrier(2) == "die" and company.match.choice
    )
    before = barred.match.record
    assert barred.undo() == "die"
    assert barred.match.record == before
