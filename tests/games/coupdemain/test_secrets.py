"""[T36] Who knows what: two games that differ only in who is behind the enemy's counters are the same to a seat until
something is shown.
"""

from collections.abc import Iterator

import pytest

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.engine.state import Event, TwoReadings
from bridgehead.games.coupdemain.printed.components import BRITISH, DATA, GERMAN
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.turn.redeal import become_all, unknown
from bridgehead.games.coupdemain.turn.redeal_zones import who_it_is

QUIET = ("hold-stack", "hold", "done", "enough", "go", "stop", "stay", "all", "unled")
LONG = 40
SHOWING = ("revealed", "dummy", "appears", "unseen-check", "routs", "advances", "moves", "fire", "rally")
"""What the enemy does, or suffers, that tells of him."""


def garrison() -> Setup:
    """The scenario that is shipped."""
    return Setup("garrison", {"berserk": "on"}, read_toml(DATA / "scenarios" / "garrison.toml"))


def positions(seed: int) -> Iterator[Position[CoupState]]:
    """A random game of the garrison, question by question."""
    position = Position(RULES, RULES.setup(garrison(), Dice(seed)), []).begin()
    dice = Dice(seed + 500)
    while position.choice is not None:
        yield position
        position.play(position.choice.options[dice.below(len(position.choice.options))])


def exchanged(state: CoupState, side: int) -> CoupState | None:
    """The same game with two different people of a side exchanged behind their counters; None when there are none."""
    other = state.copy()
    slots = [unit for unit in unknown(other, side) if unit not in other.stack and not other.real[other.tag[unit]]]
    for one in slots:
        for two in slots:
            if other.kind[one] != other.kind[two]:
                people = [who_it_is(other, two), who_it_is(other, one)]
                become_all(other, [one, two], people)
                return other
    return None


@pytest.mark.parametrize("seed", range(12))
def test_what_is_hidden_does_not_show(seed: int) -> None:
    """[T36.7] [T36.10] For either seat: the same views, logs and questions, whoever is behind the enemy's unknown
    counters, as long as the enemy lies low and nothing is revealed.
    """
    dice = Dice(seed)
    for at, position in enumerate(positions(seed)):
        if at % 7:
            continue
        for seat in (BRITISH, GERMAN):
            other = exchanged(position.base, 1 - seat)
            if other is not None:
                follow(position.base.copy(), other, seat, dice)


def follow(one: CoupState, two: CoupState, seat: int, dice: Dice) -> None:
    """Play both games on with the same answers of a seat, its enemy lying low, and compare what the seat
    gets to see.
    """
    games = [Position(RULES, one, []).begin(), Position(RULES, two, []).begin()]
    for _ in range(LONG):
        for game in games:
            lie_low(game, 1 - seat)
        told = [shown_to(game.log or [], seat) for game in games]
        if reveals(told[0]) or reveals(told[1]):
            return
        assert told[0] == told[1]
        assert RULES.view(games[0].state, seat) == RULES.view(games[1].state, seat)
        first, second = games[0].choice, games[1].choice
        assert first == second
        if first is None:
            return
        assert odds_agree(games, first.options)
        option = first.options[dice.below(len(first.options))]
        for game in games:
            game.play(option)


def lie_low(game: Position[CoupState], seat: int) -> None:
    """Answer for a side without doing anything that can be helped."""
    while game.choice is not None and game.choice.seat == seat:
        options = game.choice.options
        found = [(verb, 0) for verb in QUIET if (verb, 0) in options]
        game.play(found[0] if found else options[0])


def odds_agree(games: list[Position[CoupState]], options: list[Option]) -> bool:
    """Whether a seat is told the same odds of every option."""
    for option in options:
        told = []
        for game in games:
            assert game.choice is not None
            odds = RULES.odds(game.state, game.choice, option)
            told.append(None if odds is None else odds.results)
        if told[0] != told[1]:
            return False
    return True


def shown_to(log: list[Event], seat: int) -> list[Event]:
    """What a seat is told."""
    return [event for event in log if event.audience in (-1, seat)]


def reveals(log: list[Event]) -> bool:
    """Whether something that was hidden has come to light."""
    return any(event.kind in SHOWING for event in log)


def test_several_counters_are_told_in_the_order_of_their_numbers() -> None:
    """[T36.2] In any other order the log would tell who is behind them: leaders came last, for one."""
    events: list[Event] = []
    for seed in range(60):
        position = Position(RULES, RULES.setup(garrison(), Dice(seed)), events).begin()
        dice = Dice(seed + 500)
        while position.choice is not None:
            position.play(position.choice.options[dice.below(len(position.choice.options))])
    lists = [told for event in events for told in event.told if isinstance(told, tuple)]
    counters = [[one.public for one in told if isinstance(one, TwoReadings)] for told in lists]
    assert sum(len(told) > 1 for told in counters) > 100
    assert all(told == sorted(told) for told in counters)
