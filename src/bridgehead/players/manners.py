"""A search for how to play rather than for what to answer: among the manners of the staff.

Where a turn is made of dozens of small moves, no single one shows in the outcome; how all of them are played does. So
each manner is walked through to the end of the turn, all of them in the same deals and with the same dice to come, and
the seat plays on in the one that does surely better than the one it has been playing in. One question's time is too
little for that, so it is saved up until it is enough for a comparison.
"""

from time import monotonic, thread_time
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.position import Position
from bridgehead.engine.state import State
from bridgehead.players.rounds import Candidate, findings, parted, preferred
from bridgehead.players.search import LONGEST_WAIT, Settings, spent, value
from bridgehead.players.sight import Sight
from bridgehead.players.simple import best

SAVED: Final = 20  # questions for which time is saved up
LONGEST: Final = 400  # decisions of a walk
LOOK_EVERY: Final = 5  # rounds between two looks at who has fallen behind
CLEARLY: Final = 0.15  # how much better another manner must surely do: a turn that ends well is no battle won
OWN_DICE: Final = 1 << 20  # marks the dice that settle ties


class Course:
    """What a player remembers from one question to the next: the manner that it plays in, and how many questions' time
    it has in hand. It begins in the rules' favourite, and leaves a manner only for one that is clearly better. A player
    that has forgotten it thinks again.
    """

    __slots__ = ("manner", "saved")

    manner: int
    saved: int

    def __init__(self) -> None:
        self.manner = -1
        self.saved = SAVED

    def answer(self, sight: Sight, dice: Dice, settings: Settings) -> Option:
        """The answer to the open question, after a search if there is time for one and the manners differ."""
        deal = sight.deal(dice.branch(0))
        if self.manner < 0:
            self.manner = sight.rules.favourite(deal.state, sight.seat)
        self.saved = min(SAVED, self.saved + 1)
        if self.saved < needed(settings):
            return answer_in(sight, deal, dice, self.manner)
        given = [answer_in(sight, deal, dice, manner) for manner in range(sight.rules.manners())]
        if any(option != given[self.manner] for option in given):
            self.manner = compare_manners(sight, dice, given, self.manner, allowance(settings, self.saved))
            self.saved = 0
        return given[self.manner]


def needed(settings: Settings) -> int:
    """The number of questions whose time makes a comparison: as many as nobody would mind waiting for."""
    if settings.seconds <= 0.0:
        return 1
    return max(1, min(SAVED, int(LONGEST_WAIT / settings.seconds)))


def allowance(settings: Settings, saved: int) -> Settings:
    """The budget of one comparison."""
    if settings.seconds <= 0.0:
        return settings
    return Settings(seconds=min(LONGEST_WAIT, saved * settings.seconds))


def answer_in(sight: Sight, deal: Position[State], dice: Dice, manner: int) -> Option:
    """What the staff would answer in one of its manners."""
    judged = sight.rules.judge_in(deal.state, sight.choice, manner)
    return sight.choice.options[best(judged, dice.branch(OWN_DICE))]


def compare_manners(sight: Sight, dice: Dice, given: list[Option], present: int, settings: Settings) -> int:
    """The manner that is surely better than the present one by most, else the present one."""
    begun, called = thread_time(), monotonic()
    own = Candidate(present, given[present], 0)
    field = [own, *[Candidate(at, given[at], 0) for at in range(len(given)) if at != present]]
    dropped: list[Candidate] = []
    walks, rounds = 0, 0
    while len(field) > 1:
        for one in field:
            if walks and spent(settings, walks, begun, called):
                return preferred_place(given, own, field + dropped)
            walks += 1
            one.add(walk_on(sight, one, dice, rounds))
        rounds += 1
        if rounds % LOOK_EVERY == 0:
            field, gone = parted([one for one in field if one is own or one.values != own.values])
            dropped += gone
    return preferred_place(given, own, field + dropped)


def preferred_place(given: list[Option], own: Candidate, tried: list[Candidate]) -> int:
    """The manner whose finding is preferred, if it is clearly better than our own."""
    found = findings(given, own, tried)
    most = preferred(found)
    return found.index(most) if most.edge > CLEARLY else own.place


def walk_on(sight: Sight, candidate: Candidate, dice: Dice, number: int) -> float:
    """Play to the end of the turn, our own seat in the manner and the others as the staff does; its value for us."""
    position = sight.deal(dice.branch(2 * number + 2))
    rolls = dice.branch(2 * number + 3)
    rules, seat = sight.rules, sight.seat
    turn = rules.turn(position.state)
    position.play(candidate.option)
    decided = 0
    while decided < LONGEST:
        choice = position.choice
        if choice is None or rules.turn(position.state) != turn:
            break
        options = choice.options
        if len(options) == 1:
            position.play(options[0])
            continue
        decided += 1
        manner = candidate.place if choice.seat == seat else 0
        position.play(options[best(rules.judge_in(position.state, choice, manner), rolls)])
    return value(rules, position, seat)
