"""Random matches, and positions picked from them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import State

ANSWERS = 0xA15  # marks the dice that answer at random, so that they are never those of the game


@dataclass(slots=True)
class Sample:
    """A match stopped at an open question, with where it came from for error messages."""

    match: Match
    where: str

    @property
    def choice(self) -> Choice:
        """The open question."""
        assert self.match.choice is not None
        return self.match.choice


def answering_dice(seed: int) -> Dice:
    """Dice for random answers that belong to a seed."""
    return Dice(seed).branch(ANSWERS)


def random_option(dice: Dice) -> Callable[[State, Choice], Option]:
    """A chooser of random options."""

    def pick(_state: State, choice: Choice) -> Option:
        return choice.options[dice.below(len(choice.options))]

    return pick


def random_match(game: Game, setup: Setup, seed: int) -> Match:
    """A match played to its end at random."""
    match = Match(game, setup, seed)
    dice = answering_dice(seed)
    while (choice := match.choice) is not None:
        match.take(choice.options[dice.below(len(choice.options))])
    return match


def samples(game: Game, setup: Setup, seed: int, count: int) -> Iterator[Sample]:
    """About `count` questions spread over one random match, each as a match of its own that may be played on."""
    length = len(random_match(game, setup, seed).answers)
    stride = max(1, length // count)
    match = Match(game, setup, seed)
    dice = answering_dice(seed)
    while (choice := match.choice) is not None:
        given = len(match.answers)
        if given % stride == seed % stride:
            yield Sample(
                match.copy(), f"{game.key} {setup.scenario}, seed {seed}, answer {given + 1} ({choice.prompt})"
            )
        match.take(choice.options[dice.below(len(choice.options))])


def random_positions(game: Game, setup: Setup, seed: int) -> Iterator[Position[State]]:
    """The position at every question of one random match."""
    position: Position[State] = Position(game.rules, game.rules.setup(setup, Dice(seed))).begin()
    dice = answering_dice(seed)
    while (choice := position.choice) is not None:
        yield position
        position.play(choice.options[dice.below(len(choice.options))])
