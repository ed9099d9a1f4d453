"""Find doctrines: by what each consideration of the staff is best multiplied in a battle, by games that staffs play.

Step by step: in each, pairs of games are played of the same seed, in one of which whims make some traits of the manner
greater and others smaller, and in the other the other way round. Whatever won more often when it was greater grows. So
every game tells something about every trait. Where the steps end up swaying to and fro, their mean is the doctrine.
"""

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from bridgehead import registry
from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import State
from bridgehead.lab.runs.pools import pool
from bridgehead.staff.playing import best, play_out

STAFFS: Final = 0xD0C7  # marks the dice of the staffs that play
WHIM: Final = 0.35  # by how much a whim changes the logarithm of a trait
STRIDE: Final = 0.5  # how far a step leads unless told, over all traits, in logarithms
FRESH: Final = 0.4  # how much of its direction is what this step has shown, the rest what those before had
LEAST: Final = 0.1  # a trait that a favourite manner leaves out begins here
TRIALS: Final = 16  # games that are asked whether a trait makes a difference
MUCH: Final = 4.0  # what it is multiplied and divided by for that
BOUNDS: Final = (0.02, 30.0)
PROOF: Final = 400  # games, of other seeds, that say what a doctrine is worth
OTHER_SEEDS: Final = 1_000_000

Traits: TypeAlias = dict[str, float]


@dataclass(slots=True, frozen=True)
class Bout:
    """A game to play by some traits; a worker reads the game by its name."""

    game: str
    scenario: str
    seat: int
    seed: int
    traits: Traits


Crew: TypeAlias = Callable[[list[Bout]], Iterable[float]]
"""Plays games; what each was to the seat (1 a win, a half a draw; the score in a game for one), in their order."""


@dataclass(slots=True, frozen=True)
class Proved:
    """What a doctrine is worth: the share that its seat wins of games of other seeds, or what it scores in a game for
    one, and in the same without it.
    """

    traits: Traits
    won: float
    without: float


class School:
    """Where the doctrine of one seat is learnt, in all scenarios of one kind of battle."""

    __slots__ = ("game", "scenarios", "seat", "crew", "favourite", "known", "played")

    def __init__(self, game: Game, scenarios: list[str], seat: int, crew: Crew) -> None:
        self.game = game
        self.scenarios = scenarios
        self.seat = seat
        self.crew = crew
        self.favourite = favourite_of(game, scenarios[0], seat)
        self.known = self.favourite
        self.played = 0

    def go_on(self) -> None:
        """Learning goes on from the doctrine that the game has, if it has one."""
        self.known = doctrine_of(self.game, self.scenarios[0], self.seat)

    def start(self) -> Traits:
        """Where learning begins: what is known of those traits that make a difference to the seat."""
        found: Traits = {}
        for name, value in self.known.items():
            start = max(LEAST, value)
            if any(self.matters(name, start * times, seed) for times in (MUCH, 1 / MUCH) for seed in range(TRIALS)):
                found[name] = start
        return found

    def matters(self, name: str, value: float, seed: int) -> bool:
        """Whether the seat judges anything differently in a game when it gives a trait this value."""
        scenario = self.scenarios[seed % len(self.scenarios)]
        return differs(self.game, scenario, self.seat, seed, (self.known, {**self.known, name: value}))

    def learn(self, steps: int, pairs: int, dice: Dice, stride: float = STRIDE) -> Iterator[Traits]:
        """What is known after each step: the mean of the later half of the steps so far."""
        start = {name: math.log(value) for name, value in self.start().items()}
        way, heading = [start], dict.fromkeys(start, 0.0)
        for number in range(steps):
            shown = self.shown(way[-1], pairs, dice.branch(number))
            heading = {name: (1 - FRESH) * heading[name] + FRESH * shown[name] for name in start}
            way.append(stepped(way[-1], heading, stride))
            later = way[len(way) // 2 :]
            yield {name: math.exp(sum([one[name] for one in later]) / len(later)) for name in start}

    def shown(self, here: Traits, pairs: int, dice: Dice) -> Traits:
        """By how much more each trait won when it was greater than when it was smaller, from so many pairs of games."""
        whims = [{name: 1 - 2 * dice.below(2) for name in here} for _ in range(pairs)]
        bouts: list[Bout] = []
        for whim in whims:
            for way in (1, -1):
                traits = {name: math.exp(here[name] + way * WHIM * whim[name]) for name in here}
                bouts.append(self.bout(self.played, traits))
            self.played += 1
        won = list(self.crew(bouts))
        more = [won[2 * at] - won[2 * at + 1] for at in range(pairs)]
        return {name: sum([more[at] * whims[at][name] for at in range(pairs)]) / pairs for name in here}

    def bout(self, seed: int, traits: Traits) -> Bout:
        """A game of a seed by these traits, the others as known; the scenarios are played by turns."""
        whole = {**self.known, **traits}
        return Bout(self.game.key, self.scenarios[seed % len(self.scenarios)], self.seat, seed, whole)

    def prove(self, traits: Traits) -> Proved:
        """Play by a doctrine in games of other seeds, and the same games in the favourite manner."""
        seeds = range(OTHER_SEEDS, OTHER_SEEDS + PROOF)
        bouts = [self.bout(seed, one) for one in (traits, self.favourite) for seed in seeds]
        won = list(self.crew(bouts))
        return Proved({**self.known, **traits}, sum(won[:PROOF]) / PROOF, sum(won[PROOF:]) / PROOF)


def favourite_of(game: Game, scenario: str, seat: int) -> Traits:
    """The traits of a seat's favourite manner."""
    rules = game.rules
    return rules.staff.traits(rules.staff.favourite(rules.setup(game.setup(scenario), Dice(0)), seat))


def doctrine_of(game: Game, scenario: str, seat: int) -> Traits:
    """The traits of a seat's doctrine, of its favourite manner where it has none."""
    rules = game.rules
    return rules.staff.traits(rules.staff.doctrine(rules.setup(game.setup(scenario), Dice(0)), seat))


def differs(game: Game, scenario: str, seat: int, seed: int, ways: tuple[Traits, Traits]) -> bool:
    """Whether a seat judges anything in two ways by two sets of traits, in a game that all play by the first."""
    rules = game.rules
    first, second = ways
    position: Position[State] = Position(rules, rules.setup(game.setup(scenario), Dice(seed))).begin()
    while (choice := position.choice) is not None:
        judged = rules.staff.judge_by(position.state, choice, first)
        if choice.seat == seat and judged != rules.staff.judge_by(position.state, choice, second):
            return True
        position.play(choice.options[judged.index(max(judged))])
    return False


def stepped(here: Traits, heading: Traits, stride: float = STRIDE) -> Traits:
    """A step in a direction."""
    length = math.sqrt(sum([more * more for more in heading.values()])) or 1.0
    least, most = math.log(BOUNDS[0]), math.log(BOUNDS[1])
    return {name: max(least, min(most, here[name] + stride * heading[name] / length)) for name in here}


def result(bout: Bout) -> float:
    """Play a game by some traits, and by the opening if there is one, against the staff in its favourite manner, in one
    of four in its own; 1 for a win, a half for a draw, or what the game is scored for one.
    """
    game = registry.game(bout.game)
    rules, staff, seat = game.rules, game.rules.staff, bout.seat
    setup = game.setup(bout.scenario)
    state = rules.setup(setup, Dice(bout.seed))
    dice = Dice(bout.seed).branch(STAFFS)
    enemy = 0 if bout.seed // 4 % 4 == 0 else staff.favourite(state, 1 - seat)

    def answer(now: State, choice: Choice) -> Option:
        if choice.seat != seat:
            return choice.options[best(staff.judge_in(now, choice, enemy), dice)]
        prepared = staff.opening(now, choice) if staff.prepares(choice) else None
        return prepared or choice.options[best(staff.judge_by(now, choice, bout.traits), dice)]

    outcome = play_out(rules, state, answer, rules.longest(setup))
    return outcome.scores[0] if len(outcome.scores) == 1 else outcome.share(seat)


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """So many processes of this machine."""
    if jobs <= 1:
        yield lambda bouts: map(result, bouts)
        return
    with pool(jobs) as players:
        yield lambda bouts: players.map(result, bouts, chunksize=8)


def write_doctrines(found: dict[str, dict[str, Proved]], path: Path, command: str) -> None:
    """Write the doctrines by kind of battle and seat as a game reads them, headed by the command that found them."""
    lines = [f"# By what each seat does best to multiply what its staff considers, found by `{command}`."]
    for kind, by_seat in found.items():
        for seat, one in by_seat.items():
            lines += ["", f"[{kind}.{seat}]  # {one.won:.3f} in {PROOF} games, {one.without:.3f} in its favourite"]
            lines += [f"{name} = {value:.3f}" for name, value in one.traits.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
