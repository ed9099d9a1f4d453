"""A search for how to play rather than for what to answer: among the manners of the staff.

Where a turn is made of dozens of small moves, no single one shows in the outcome; how all of them are played does. So
each manner is tried in games that the staff plays on from here to the end, and the seat plays in the one that does
surely better than the one it has been playing in. A question's time is enough for a handful of such games: what they
showed is kept from question to question, and counts half from turn to turn. A manner that has fallen behind is tried no
more.
"""

import math
from time import monotonic, thread_time
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.position import Position
from bridgehead.engine.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players.search import Settings, spent, value
from bridgehead.players.sight import Sight
from bridgehead.players.simple import best

THOUGHT_ABOUT: Final = 20  # questions of a turn; the others are answered at once
FAR: Final = 600  # decisions after which a walk ends with the turn that it is in …
FARTHEST: Final = 1200  # … and after which it ends anywhere
KEPT: Final = 0.5  # of what a turn has shown, how much counts in the next
BELIEVED: Final = 4.0  # walks at the mean of all that are believed in before any was made
UNEVEN: Final = 0.8  # variance of a walk's value among those
BEHIND: Final = 2.0  # standard errors by which a manner must have fallen behind to be tried no more
SURELY: Final = 1.5  # standard errors by which a manner must do better to be taken up
KNOWN: Final = 0.04  # standard error from which more walks would change nothing
OWN_DICE: Final = 1 << 20  # marks the dice that settle ties


class Evidence:
    """What the walks of a manner showed: how many they are, and their values, from -1 (lost) to 1 (won)."""

    __slots__ = ("walks", "total", "squares")

    walks: float
    total: float
    squares: float

    def __init__(self) -> None:
        self.walks = 0.0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Note the value of one more walk."""
        self.walks += 1.0
        self.total += value
        self.squares += value * value

    def fade(self) -> None:
        """Count for less, since the position has changed."""
        self.walks *= KEPT
        self.total *= KEPT
        self.squares *= KEPT

    def mean(self, usual: float) -> float:
        """The value to be expected, drawn towards the usual one."""
        return (self.total + BELIEVED * usual) / (self.walks + BELIEVED)

    def variance(self, usual: float) -> float:
        """How uncertain that is, as the square of its standard error."""
        weight = self.walks + BELIEVED
        mean = self.mean(usual)
        squares = self.squares + BELIEVED * (UNEVEN + usual * usual)
        return max(0.0, squares / weight - mean * mean) / weight


class Course:
    """What a player remembers from one question to the next: the manner that it plays in, and what it has seen of all
    of them. A player that has forgotten it begins and thinks again.
    """

    __slots__ = ("known", "manner", "seen", "turn", "thought")

    known: list[int]
    manner: int
    seen: list[Evidence]
    turn: int
    thought: int

    def __init__(self) -> None:
        self.known = []
        self.manner = -1
        self.seen = []
        self.turn = -1
        self.thought = 0

    def answer(self, sight: Sight, dice: Dice, settings: Settings) -> Option:
        """The answer to the open question, after a search if this turn has not been thought about enough."""
        deal = sight.deal(dice.branch(0))
        if self.manner < 0:
            self.begin(sight.rules, deal.state, sight.seat)
        turn = sight.rules.turn(deal.state)
        if turn != self.turn:
            self.turn, self.thought = turn, 0
            for one in self.seen:
                one.fade()
        if self.thought < THOUGHT_ABOUT:
            self.thought += 1
            self.think(sight, dice, settings)
        return answer_in(sight, deal, dice, self.known[self.manner])

    def begin(self, rules: Rulebook[State], state: State, seat: int) -> None:
        """Begin in the rules' favourite, one of the staff's own manners."""
        self.know([*range(rules.manners())], rules.favourite(state, seat))

    def know(self, manners: list[int], first: int) -> None:
        """Take note of the manners that there are, and begin in one of them."""
        self.known = manners
        self.manner = manners.index(first)
        self.seen = [Evidence() for _ in manners]

    def think(self, sight: Sight, dice: Dice, settings: Settings) -> None:
        """Try manners for as long as the budget lasts, and take up the best if it is surely better. A budget of walks
        is for a whole turn: these are long.
        """
        budget = settings.share(THOUGHT_ABOUT)
        begun, called = thread_time(), monotonic()
        walks = 0
        while not walks or not spent(budget, walks, begun, called):
            at = next_to_try(self.seen)
            if at < 0:
                break
            self.seen[at].add(walk_on(sight, self.known[at], dice, walks))
            walks += 1
        self.manner = surely_best(self.seen, self.manner)


class Schooling(Course):
    """The course of one who has studied the battle: a doctrine is known besides, and begun in."""

    def begin(self, rules: Rulebook[State], state: State, seat: int) -> None:
        """Begin as the doctrine says."""
        first = rules.doctrine(state, seat)
        manners = [*range(rules.manners())]
        self.know(manners if first in manners else [*manners, first], first)


def usual_value(seen: list[Evidence]) -> float:
    """The mean of all walks."""
    walks = sum([one.walks for one in seen])
    return sum([one.total for one in seen]) / walks if walks else 0.0


def next_to_try(seen: list[Evidence]) -> int:
    """Of the manners that have not fallen behind, the one that was tried least; -1 when enough is known."""
    usual = usual_value(seen)
    means = [one.mean(usual) for one in seen]
    errors = [one.variance(usual) for one in seen]
    leader = max(range(len(seen)), key=lambda at: means[at])
    hopeful = [
        at for at in range(len(seen)) if means[leader] - means[at] <= BEHIND * math.sqrt(errors[leader] + errors[at])
    ]
    if len(hopeful) == 1 or max([errors[at] for at in hopeful]) < KNOWN * KNOWN:
        return -1
    return min(hopeful, key=lambda at: seen[at].walks)


def surely_best(seen: list[Evidence], own: int) -> int:
    """The manner that does best, if it does surely better than our own, else that one."""
    usual = usual_value(seen)
    means = [one.mean(usual) for one in seen]
    most = max(range(len(seen)), key=lambda at: means[at])
    error = math.sqrt(seen[most].variance(usual) + seen[own].variance(usual))
    return most if means[most] - means[own] > SURELY * error else own


def answer_in(sight: Sight, deal: Position[State], dice: Dice, manner: int) -> Option:
    """What the staff would answer in one of its manners."""
    judged = sight.rules.judge_in(deal.state, sight.choice, manner)
    return sight.choice.options[best(judged, dice.branch(OWN_DICE))]


def walk_on(sight: Sight, manner: int, dice: Dice, number: int) -> float:
    """Play to the end, our own seat in a manner, the others by turns in the staff's own and in their favourite; its
    value for us.
    """
    position = sight.deal(dice.branch(2 * number + 2))
    rolls = dice.branch(2 * number + 3)
    rules, seat = sight.rules, sight.seat
    turn = rules.turn(position.state)
    decided = 0
    while decided < FARTHEST:
        choice = position.choice
        if choice is None:
            break
        now = rules.turn(position.state)
        if now != turn:
            if decided >= FAR:
                break
            turn = now
        options = choice.options
        if len(options) == 1:
            position.play(options[0])
            continue
        decided += 1
        if choice.seat == seat:
            played = manner
        else:
            played = 0 if number % 2 else rules.favourite(position.state, choice.seat)
        position.play(options[best(rules.judge_in(position.state, choice, played), rolls)])
    return value(rules, position, seat)
