"""The dice of a match against expectation: every roll, what it was for, and how likely faces so uneven are."""

import math
from collections.abc import Sequence

from bridgehead.engine.say.words import Words
from bridgehead.engine.state import Event
from bridgehead.server import wire


def dice_seen(events: Sequence[Event], words: Words) -> wire.DiceSeen:
    """Every roll among events that a seat may know, by what it was for and by sort of die."""
    rolls = [_roll(event, words) for event in events if event.kind == "die"]
    purposes = dict.fromkeys((roll.purpose, roll.sides, roll.text) for roll in rolls)
    sorts = sorted({roll.sides for roll in rolls})
    return wire.DiceSeen(
        dice=[_tally("", "", sides, [one.die for one in rolls if one.sides == sides]) for sides in sorts],
        purposes=[
            _tally(purpose, text, sides, [one.die for one in rolls if (one.purpose, one.sides) == (purpose, sides)])
            for purpose, sides, text in purposes
        ],
        rolls=rolls,
    )


def _roll(event: Event, words: Words) -> wire.Roll:
    purpose, sides, value = event.args
    return wire.Roll(str(purpose), words.text(str(purpose)), int(str(sides)), int(str(value)))


def _tally(purpose: str, text: str, sides: int, dice: list[int]) -> wire.DiceTally:
    faces = [dice.count(face) for face in range(1, sides + 1)]
    mean = (sides + 1) / 2
    return wire.DiceTally(
        purpose=purpose,
        text=text,
        sides=sides,
        faces=faces,
        rolls=len(dice),
        mean=sum(dice) / len(dice),
        expected=mean,
        luck=sum(dice) - mean * len(dice),
        chance=fairness(faces),
    )


def fairness(faces: Sequence[int]) -> float:
    """How likely faces so uneven, or more so, are with fair dice: the tail of chi-square, which is good enough from
    about five rolls a face on.
    """
    rolls = sum(faces)
    if rolls == 0 or len(faces) < 2:
        return 1.0
    each = rolls / len(faces)
    return tail(sum((count - each) ** 2 for count in faces) / each, len(faces) - 1)


def tail(square: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is at least `square` (Abramowitz and Stegun 26.4)."""
    half = square / 2
    at = 1.0 if freedom % 2 == 0 else 0.5
    found = math.exp(-half) if freedom % 2 == 0 else math.erfc(math.sqrt(half))
    while at < freedom / 2:
        found += math.exp(at * math.log(half) - half - math.lgamma(at + 1)) if half > 0 else 0.0
        at += 1
    return min(1.0, found)
