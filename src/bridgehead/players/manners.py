"""A search for how to play rather than for what to answer: among the manners of the staff.

Where a turn is made of dozens of small moves, no single one shows in the outcome; how all of them are played does. So
each manner is tried in games that the staff plays on from here to the end, and the seat plays in the one that does
surely better than the one it has been playing in. A question's time is enough for a handful of such games: what they
showed is kept from question to question, and counts half from turn to turn.
"""

from time import monotonic, thread_time
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.position import Position
from bridgehead.engine.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players.evidence import Evidence
from bridgehead.players.search import Settings, spent, value
from bridgehead.players.sight import Sight
from bridgehead.players.simple import best

THOUGHT_ABOUT: Final = 20  # questions of a turn; the others are answered at once
FAR: Final = 600  # decisions after which a walk ends with the turn that it is in …
FARTHEST: Final = 1200  # … and after which it ends anywhere
OWN_DICE: Final = 1 << 20  # marks the dice that settle ties
ROUNDS: Final = 1 << 22  # marks the dice of rounds


class Course:
    """What a player remembers from one question to the next: the manner that it plays in, and what it has seen of all
    of them. A player that has forgotten it begins and thinks again.
    """

    __slots__ = ("known", "manner", "seen", "luck", "turn", "thought")

    known: list[int]
    manner: int
    seen: Evidence
    luck: Dice
    turn: int
    thought: int

    def __init__(self) -> None:
        self.known = []
        self.manner = -1
        self.seen = Evidence(0)
        self.luck = Dice()
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
            self.seen.fade()
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
        self.seen = Evidence(len(manners))

    def think(self, sight: Sight, dice: Dice, settings: Settings) -> None:
        """Try manners for as long as the budget lasts, and take up the best if it is surely better. A budget of walks
        is for a whole turn: these are long.
        """
        budget = settings.share(THOUGHT_ABOUT)
        begun, called = thread_time(), monotonic()
        walks = 0
        while not walks or not spent(budget, walks, begun, called):
            if not self.seen.waiting:
                if not self.seen.begin_round(self.manner):
                    break
                self.luck = dice.branch(ROUNDS + walks)
            manner = self.known[self.seen.waiting[0]]
            self.seen.add(walk_on(sight, manner, self.luck, len(self.seen.rounds)))
            walks += 1
        self.manner = self.seen.surely_best(self.manner)


class Schooling(Course):
    """The course of one who has studied the battle: a doctrine is known besides, and begun in."""

    def begin(self, rules: Rulebook[State], state: State, seat: int) -> None:
        """Begin as the doctrine says."""
        first = rules.doctrine(state, seat)
        manners = [*range(rules.manners())]
        self.know(manners if first in manners else [*manners, first], first)


def answer_in(sight: Sight, deal: Position[State], dice: Dice, manner: int) -> Option:
    """What the staff would answer in one of its manners."""
    judged = sight.rules.judge_in(deal.state, sight.choice, manner)
    return sight.choice.options[best(judged, dice.branch(OWN_DICE))]


def walk_on(sight: Sight, manner: int, luck: Dice, number: int) -> float:
    """Play to the end with the luck of a round, our own seat in a manner, the others in their favourite, in every
    other round in the staff's own; its value for us.
    """
    position, dice = sight.deal(luck.branch(0)), luck.branch(1)
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
        position.play(options[best(rules.judge_in(position.state, choice, played), dice)])
    return value(rules, position, seat)
