"""Find openings: how a seat had best prepare a game, by games that staffs play from there on.

An opening is a plan: an answer to every question of the preparation. First drafts follow the staff's judgement with
more or less of a whim; each next generation is drafted from the best of the last, in part anew. Whatever did well is
tried again in more games, so that luck wears off.
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
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import State
from bridgehead.lab.runs.pools import pool
from bridgehead.staff.openings import BETWEEN
from bridgehead.staff.playing import best, in_manners, play_out

STAFFS: Final = 0x09E4  # marks the dice of the staffs that play
DRAFTS: Final = 64  # plans of a generation
WARMTHS: Final = [0, 3, 10, 30, 60, 100, 200]  # hundredths by which a draft's whims weigh against judgement
PULLS: Final = [0, 0, 0, 20, 50, 100]  # hundredths by which every step weighs from the place that a draft is drawn to
FAR: Final = 12  # steps beyond which no place is farther
KEPT: Final = [95, 90, 80, 60]  # of a hundred answers of its parents, how many a draft keeps
FINE: Final = 1 << 20  # sides of the dice that whims are made of
ROUNDS: Final = [(DRAFTS, 12), (16, 32), (6, 64)]  # how many of the best play how many more games each
BELIEVED: Final = 12  # games at the mean of all that are believed in before any was played
PARENTS: Final = 5
PROOF: Final = 200  # games, of other seeds, that say what an opening is worth
OTHER_SEEDS: Final = 1_000_000

Question: TypeAlias = tuple[str, tuple[int, ...]]
Plan: TypeAlias = dict[Question, list[Option]]


@dataclass(slots=True, frozen=True)
class Task:
    """A plan and the seeds of the games to play with it; a worker reads the game by its name."""

    game: str
    scenario: str
    seat: int
    plan: Plan
    seeds: range


Workers: TypeAlias = Callable[[list[Task]], Iterable[float]]
"""Plays tasks; how many games each of them won, in their order."""


@dataclass(slots=True)
class Tested:
    """A plan, the games that were played with it, and how many it won (a draw is half a win)."""

    plan: Plan
    games: int = 0
    won: float = 0.0

    def share(self, usual: float) -> float:
        """The share of its games that it wins, drawn towards the usual one."""
        return (self.won + BELIEVED * usual) / (self.games + BELIEVED)


@dataclass(slots=True, frozen=True)
class Proved:
    """What an opening is worth: the share that its seat wins of games of other seeds, and of the same without it."""

    plan: Plan
    won: float
    without: float


class Workshop:
    """Where the plans of one seat in one scenario are drafted and tried."""

    __slots__ = ("game", "scenario", "seat", "setup", "workers", "played")

    def __init__(self, game: Game, scenario: str, seat: int, workers: Workers) -> None:
        self.game = game
        self.scenario = scenario
        self.seat = seat
        self.setup = game.setup(scenario)
        self.workers = workers
        self.played = 0

    def evolve(self, generations: int, dice: Dice) -> Iterator[list[Tested]]:
        """The best plans after each generation, the best of all first."""
        parents: list[Tested] = []
        for number in range(generations):
            born = dice.branch(number)
            drafts = [Tested(self.draft(parents, born.branch(at))) for at in range(DRAFTS)]
            parents = self.race(drafts, parents)
            yield parents

    def draft(self, parents: list[Tested], dice: Dice) -> Plan:
        """A new plan: of nothing, or of two of the best parents."""
        chosen = [parents[dice.below(min(PARENTS, len(parents)))].plan for _ in range(2) if parents]
        return drafted(self.game, self.setup, self.seat, chosen, Whims(dice))

    def race(self, drafts: list[Tested], parents: list[Tested]) -> list[Tested]:
        """Try all drafts, the better ones and the parents more often, the best most often; these are returned."""
        self.try_all(drafts, ROUNDS[0][1])
        usual = sum([one.won for one in drafts]) / sum([one.games for one in drafts])
        hopeful = drafts + parents
        for most, games in ROUNDS[1:]:
            hopeful = ranked(hopeful, usual)[:most]
            self.try_all(hopeful, games)
        return ranked(hopeful, usual)

    def try_all(self, tested: list[Tested], games: int) -> None:
        """Play so many more games with each plan, all of the same seeds."""
        seeds = range(self.played, self.played + games)
        self.played += games
        tasks = [Task(self.game.key, self.scenario, self.seat, one.plan, seeds) for one in tested]
        for one, won in zip(tested, self.workers(tasks)):
            one.games += games
            one.won += won

    def prove(self, plan: Plan) -> Proved:
        """Play a plan in games of other seeds, and the same games without it."""
        seeds = range(OTHER_SEEDS, OTHER_SEEDS + PROOF)
        halves = [seeds[: PROOF // 2], seeds[PROOF // 2 :]]
        tasks = [Task(self.game.key, self.scenario, self.seat, one, half) for one in (plan, {}) for half in halves]
        won = list(self.workers(tasks))
        return Proved(plan, (won[0] + won[1]) / PROOF, (won[2] + won[3]) / PROOF)


class Whims:
    """What a draft likes besides what the staff likes: by how much, whether it likes an option all along or anew at
    every question, and a place that it is drawn to.
    """

    __slots__ = ("dice", "warmth", "steady", "pull", "drawn_to", "liked")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.warmth = dice.pick(WARMTHS) / 100
        self.steady = dice.below(2) == 1
        self.pull = dice.pick(PULLS) / 100
        self.drawn_to: Option | None = None
        self.liked: dict[Option, float] = {}

    def choose(self, game: Game, state: State, choice: Choice) -> Option:
        """The option that is best by judgement and whim; a whim of one outweighs what lies between good options."""
        rules, options = game.rules, choice.options
        judged = rules.staff.judge_in(state, choice, rules.staff.favourite(state, choice.seat))
        upper = sorted(judged, reverse=True)[: max(2, len(judged) // 8)]
        scale = (upper[0] - upper[-1]) / 2 or (max(judged) - min(judged)) / 4 or 1.0
        if self.drawn_to is None and rules.staff.apart(state, options[0], options[-1]):
            self.drawn_to = options[self.dice.below(len(options))]
        worth = [
            value / scale + self.warmth * self.liking(option) - self.pull * self.way(game, state, option)
            for value, option in zip(judged, options)
        ]
        return options[max(range(len(worth)), key=lambda at: worth[at])]

    def liking(self, option: Option) -> float:
        """A number from Gumbel's distribution, so that the choice is one by chance in proportion to exp(judgement)."""
        if self.steady and option in self.liked:
            return self.liked[option]
        self.liked[option] = -math.log(-math.log((self.dice.below(FINE) + 0.5) / FINE))
        return self.liked[option]

    def way(self, game: Game, state: State, option: Option) -> int:
        """How far an option lies from where the draft is drawn to."""
        if not self.pull or self.drawn_to is None:
            return 0
        return min(FAR, game.rules.staff.apart(state, self.drawn_to, option))


def ranked(tested: list[Tested], usual: float) -> list[Tested]:
    """The best first."""
    return sorted(tested, key=lambda one: -one.share(usual))


def drafted(game: Game, setup: Setup, seat: int, parents: list[Plan], whims: Whims) -> Plan:
    """Play a game, and write down what the seat answers when it prepares: mostly what a parent would, else by judgement
    and whim.
    """
    rules, dice = game.rules, whims.dice
    position: Position[State] = Position(rules, rules.setup(setup, dice.branch(0))).begin()
    plan: Plan = {}
    kept = dice.pick(KEPT)
    while (choice := position.choice) is not None:
        if len(choice.options) == 1:
            position.play(choice.options[0])
            continue
        if choice.seat != seat or not rules.staff.prepares(choice):
            manner = rules.staff.favourite(position.state, seat) if choice.seat == seat else 0
            position.play(answer(game, position, choice, manner, dice))
            continue
        option = None
        if parents and dice.below(100) < kept:
            option = planned(parents[dice.below(len(parents))], choice)
        option = option or whims.choose(game, position.state, choice)
        plan.setdefault((choice.prompt, choice.about), []).append(option)
        position.play(option)
    return plan


def planned(plan: Plan, choice: Choice) -> Option | None:
    """What a plan answers, or None."""
    for option in plan.get((choice.prompt, choice.about), []):
        if option in choice.options:
            return option
    return None


def answer(game: Game, position: Position[State], choice: Choice, manner: int, dice: Dice) -> Option:
    """What the staff answers in a manner."""
    return choice.options[best(game.rules.staff.judge_in(position.state, choice, manner), dice)]


def games_won(task: Task) -> float:
    """How many of a task's games its seat won."""
    game = registry.game(task.game)
    setup = game.setup(task.scenario)
    return sum([result(game, setup, task, seed) for seed in task.seeds])


def result(game: Game, setup: Setup, task: Task, seed: int) -> float:
    """Play a game with a plan, its seat in its favourite manner, against the staff, which plays games of odd seeds in
    its own favourite; 1 for a win, a half for a draw.
    """
    rules, staff = game.rules, game.rules.staff
    state = rules.setup(setup, Dice(seed))
    manners = [staff.favourite(state, seat) for seat in range(len(game.info.seats))]
    if seed % 2 == 0:
        manners[1 - task.seat] = 0
    by_manner = in_manners(staff, manners, Dice(seed).branch(STAFFS))

    def answer(now: State, choice: Choice) -> Option:
        prepared = planned(task.plan, choice) if choice.seat == task.seat and staff.prepares(choice) else None
        return prepared or by_manner(now, choice)

    return play_out(rules, state, answer, rules.longest(setup)).share(task.seat)


@contextmanager
def workers(jobs: int) -> Iterator[Workers]:
    """So many processes of this machine."""
    if jobs <= 1:
        yield lambda tasks: map(games_won, tasks)
        return
    with pool(jobs) as crew:
        yield lambda tasks: crew.map(games_won, tasks)


def written(game: Game, seat: int, plan: Plan) -> list[str]:
    """A plan as it stands in the file, an answer a line."""
    lines: list[str] = []
    for (prompt, about), answers in plan.items():
        question = game.writing.question(Choice(seat, prompt, [], about))
        lines += [f"{question}{BETWEEN}{game.writing.option(option)}" for option in answers]
    return lines


def write_openings(game: Game, found: dict[str, list[Proved | None]], path: Path, command: str) -> None:
    """Write the openings by kind of battle and seat as a game reads them, headed by the command that found them."""
    lines = [f"# Ways to prepare each battle that did well against the staff, found by `{command}`."]
    for kind, by_seat in found.items():
        for seat, one in enumerate(by_seat):
            if one is not None:
                told = f"wins {one.won:.3f} of {PROOF} games, {one.without:.3f} without it"
                lines += ["", f"[{kind}.{game.info.seats[seat]}]  # {told}"]
                lines += ["answers = [", *[f'  "{line}",' for line in written(game, seat, one.plan)], "]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
