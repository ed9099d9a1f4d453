"""A search for how to play rather than for what to answer: among the manners of the staff.

Where a turn is made of dozens of small moves, no single one shows in the outcome; how all of them are played does. So
each manner is tried in games that the staff plays on from here to the end, and the seat plays in the one that does
surely better than the one it has been playing in. A question's time is enough for a handful of such games: what they
showed is kept from question to question.

There are two kinds of such a search. One is for the manner to play on in to the end; what was seen of it counts half
from turn to turn. The other knows how to play on, by its doctrine, and looks for what to do otherwise this turn: every
turn it has some notions, each the doctrine with all its traits made greater or smaller by chance. How many of them can
be told apart depends on the time: with little, a few; with more, also the staff's manners.
"""

import math
from time import monotonic, thread_time
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players.evidence import Evidence
from bridgehead.players.search import Settings, spent, value
from bridgehead.players.sight import Sight
from bridgehead.staff.playing import Walk, best, walk_on

THOUGHT_ABOUT: Final = 20  # questions of a turn; the others are answered at once
FAR: Final = 600  # decisions after which a walk ends with the turn that it is in …
FARTHEST: Final = 1200  # … and after which it ends anywhere
OWN_DICE: Final = 1 << 20  # marks the dice that settle ties
ROUNDS: Final = 1 << 22  # marks the dice of rounds
IDEAS: Final = 1 << 23  # marks the dice of notions
FEW_NOTIONS: Final = 4  # in a turn, of one with little time …
MANY_NOTIONS: Final = 8  # … and of one with more
WHIM: Final = 0.7  # by how much a notion changes the logarithm of a trait


class Way:
    """A way to play: in one of the staff's manners, or, if it has traits, by these."""

    __slots__ = ("manner", "traits")

    manner: int
    traits: dict[str, float]

    def __init__(self, manner: int, traits: dict[str, float]) -> None:
        self.manner = manner
        self.traits = traits

    def judged(self, rules: Rulebook[State], state: State, choice: Choice) -> list[float]:
        """What the staff would make of each option if it played so."""
        return (
            rules.staff.judge_by(state, choice, self.traits)
            if self.traits
            else rules.staff.judge_in(state, choice, self.manner)
        )


class Course:
    """What a player remembers from one question to the next: the way that it plays in, and what it has seen of all of
    them. A player that has forgotten it begins and thinks again.
    """

    __slots__ = ("ways", "at", "seen", "luck", "turn", "thought")

    ways: list[Way]
    at: int
    seen: Evidence
    luck: Dice
    turn: int
    thought: int

    def __init__(self) -> None:
        self.ways = []
        self.at = -1
        self.seen = Evidence(0)
        self.luck = Dice()
        self.turn = -1
        self.thought = 0

    def answer(self, sight: Sight, dice: Dice, settings: Settings) -> Option:
        """The answer to the open question, after a search if this turn has not been thought about enough."""
        deal = sight.deal(dice.branch(0))
        turn = sight.rules.turn(deal.state)
        if self.at < 0 or turn != self.turn:
            self.turn, self.thought = turn, 0
            self.begin_turn(sight.rules, deal.state, sight.seat, dice.branch(IDEAS))
        if self.thought < THOUGHT_ABOUT:
            self.thought += 1
            self.think(sight, dice, settings)
        judged = self.ways[self.at].judged(sight.rules, deal.state, sight.choice)
        return sight.choice.options[best(judged, dice.branch(OWN_DICE))]

    def begin_turn(self, rules: Rulebook[State], state: State, seat: int, dice: Dice) -> None:
        """Go on in the same manner, in the first turn in the rules' favourite."""
        if self.at >= 0:
            self.seen.fade()
            return
        self.ways = manners_of(rules)
        self.at = rules.staff.favourite(state, seat)
        self.seen = Evidence(len(self.ways))

    def then(self, at: int) -> Way:
        """How the seat plays in the turns after this one, if it plays this one so."""
        return self.ways[at]

    def think(self, sight: Sight, dice: Dice, settings: Settings) -> None:
        """Try ways for as long as the budget lasts, and take up the best if it is surely better. A budget of walks is
        for a whole turn: these are long.
        """
        budget = settings.share(THOUGHT_ABOUT)
        begun, called = thread_time(), monotonic()
        walks = 0
        while not walks or not spent(budget, walks, begun, called):
            if not self.seen.waiting:
                if not self.seen.begin_round(self.at):
                    break
                self.luck = dice.branch(ROUNDS + walks)
            at = self.seen.waiting[0]
            self.seen.add(tried(sight, self.ways[at], self.then(at), self.luck, len(self.seen.rounds)))
            walks += 1
        self.at = self.seen.surely_best(self.at)


class Schooling(Course):
    """The course of one who has studied the battle: it is fought by the doctrine, in which every turn begins; what is
    looked for is what does better in this turn only.
    """

    def begin_turn(self, rules: Rulebook[State], state: State, seat: int, dice: Dice) -> None:
        """Begin by the doctrine, with new ideas of what to do otherwise."""
        doctrine = rules.staff.doctrine(state, seat)
        self.ways = [Way(doctrine, {}), *self.ideas(rules, doctrine, dice)]
        self.at = 0
        self.seen = Evidence(len(self.ways))

    def ideas(self, rules: Rulebook[State], doctrine: int, dice: Dice) -> list[Way]:
        """What to try this turn: a few notions."""
        return notions(rules, doctrine, FEW_NOTIONS, dice)

    def then(self, at: int) -> Way:
        return self.ways[0]


class WideSchooling(Schooling):
    """The course of one who has time for more ideas."""

    def ideas(self, rules: Rulebook[State], doctrine: int, dice: Dice) -> list[Way]:
        """What to try this turn: the manners, and many notions."""
        others = [way for way in manners_of(rules) if way.manner != doctrine]
        return [*others, *notions(rules, doctrine, MANY_NOTIONS, dice)]


def manners_of(rules: Rulebook[State]) -> list[Way]:
    """The staff's own manners, in the order of their numbers."""
    return [Way(manner, {}) for manner in range(rules.staff.manners())]


def notions(rules: Rulebook[State], doctrine: int, number: int, dice: Dice) -> list[Way]:
    """So many notions of a doctrine."""
    traits = rules.staff.traits(doctrine)
    return [Way(doctrine, notion(traits, dice)) for _ in range(number)]


def notion(traits: dict[str, float], dice: Dice) -> dict[str, float]:
    """Traits, each of them made greater or smaller."""
    return {name: value * math.exp(WHIM * (1 - 2 * dice.below(2))) for name, value in traits.items()}


def tried(sight: Sight, now: Way, then: Way, luck: Dice, number: int) -> float:
    """Play to the end with the luck of a round, our own seat in a way for this turn and in another afterwards, the
    others in their favourite manner, in every other round in the staff's own; its value for us.
    """
    position, dice = sight.deal(luck.branch(0)), luck.branch(1)
    rules, seat = sight.rules, sight.seat
    begun = rules.turn(position.state)

    def answer(state: State, choice: Choice) -> Option:
        if choice.seat == seat:
            way = now if rules.turn(state) == begun else then
            return choice.options[best(way.judged(rules, state, choice), dice)]
        manner = 0 if number % 2 else rules.staff.favourite(state, choice.seat)
        return choice.options[best(rules.staff.judge_in(state, choice, manner), dice)]

    walk_on(position, Walk(begun, FAR, FARTHEST), answer)
    return value(rules, position, seat)
