"""A match looked back upon: how the chances went turn by turn, and which answers cost most."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.lab.study.outlook import Outlook, staffs_end, summed, truth
from bridgehead.players import Sight
from bridgehead.players.search import Settings, compare

REVIEW: Final = 0x4E1E  # marks the dice of reviews
RIVALS: Final = 3  # other options that an answer is compared with, those the staff likes best
GLANCE: Final = 4  # rounds of a first look at every answer
LOOK: Final = 24  # rounds of a second look at the answers that seem to have cost most
SUSPECTS: Final = 3  # second looks for each answer that is shown


@dataclass(slots=True, frozen=True)
class Chance:
    """How a seat stood at the beginning of a turn, `answers` into the match, with all secrets known."""

    turn: int
    answers: int
    outlook: Outlook


@dataclass(slots=True, frozen=True)
class Slip:
    """An answer that cost something: the number of answers before it, who gave it, what would have been better, and by
    how much on the scale of -1 (lost) to 1 (won), surely so after doubt is taken off.
    """

    answers: int
    turn: int
    seat: int
    given: Option
    better: Option
    cost: float


@dataclass(slots=True)
class Review:
    """What the review has found so far: the chances of `seat` by turn, and the costliest answers, the worst first."""

    seat: int
    chances: list[Chance] = field(default_factory=list)
    slips: list[Slip] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Progress:
    """How far a review is; `review` fills as it goes and is whole when `done` equals `total`."""

    done: int
    total: int
    review: Review


def review(match: Match, seats: list[int], games: int = 40, slips: int = 5) -> Iterator[Progress]:
    """Look back upon a match: the chances of the first of `seats` from `games` games played out at the beginning of
    each turn, and the `slips` costliest answers of all `seats`. Yields its progress after every piece of work.
    """
    turns = match.turns()
    decisions = _decisions(match, seats)
    total = len(turns) + len(decisions) + SUSPECTS * slips
    found = Review(seats[0])
    dice = Dice(match.seed).branch(REVIEW)
    done = 0
    for answers, turn in turns:
        found.chances.append(_chance(match, seats[0], answers, turn, dice.branch(done), games))
        done += 1
        yield Progress(done, total, found)
    suspects: list[Slip] = []
    for answers in decisions:
        suspects += _slip(match, answers, dice.branch(answers), GLANCE)
        done += 1
        yield Progress(done, total, found)
    suspects.sort(key=lambda one: -one.cost)
    for one in suspects[: SUSPECTS * slips]:
        found.slips += _slip(match, one.answers, dice.branch(len(match.answers) + one.answers), LOOK)
        found.slips.sort(key=lambda slip: -slip.cost)
        del found.slips[slips:]
        done += 1
        yield Progress(done, total, found)
    yield Progress(total, total, found)


def _decisions(match: Match, seats: list[int]) -> list[int]:
    """The numbers of the answers at which one of the seats had a choice."""
    found = []
    other = match.at(0)
    for number, option in enumerate(match.answers):
        choice = other.choice
        assert choice is not None, "the answers of a match go no further than the match"
        if choice.seat in seats and len(choice.options) > 1 and not other.roll_purpose:
            found.append(number)
        other.take(option)
    return found


def _chance(match: Match, seat: int, answers: int, turn: int, dice: Dice, games: int) -> Chance:
    position = match.at(answers).position
    outcome = match.game.rules.outcome(position.state)
    if outcome is not None:
        return Chance(turn, answers, summed([outcome], seat))
    ends = [
        staffs_end(truth(position, dice.branch(2 * number)), dice.branch(2 * number + 1)) for number in range(games)
    ]
    return Chance(turn, answers, summed(ends, seat))


def _slip(match: Match, answers: int, dice: Dice, rounds: int) -> list[Slip]:
    """What an answer cost against the best of its rivals, if surely anything, from what its seat knew."""
    before = match.at(answers)
    choice = before.choice
    assert choice is not None
    given = match.answers[answers]
    best, cost = compare(Sight(before.position), dice, given, RIVALS, rounds, Settings())
    if cost <= 0.0:
        return []
    return [Slip(answers, match.game.rules.turn(before.state), choice.seat, given, best, cost)]
