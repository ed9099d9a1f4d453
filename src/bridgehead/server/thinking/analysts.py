"""Advice and reviews, as a worker process works them out with the laboratory."""

from collections import OrderedDict
from collections.abc import Iterator
from time import monotonic

from bridgehead.engine.play.replaying import replay
from bridgehead.lab.study.advice import Suggestion, advice
from bridgehead.lab.study.review import Progress, review
from bridgehead.server.thinking.opponents import Order, remembered
from bridgehead.server.thinking.workers import shelf

STRETCH = 0.5
"""For so many seconds a review is worked on before its progress is told."""

GAMES = 20
"""How many games are played out from the beginning of each turn of a review."""

OPEN_REVIEWS = 4

_reviews: OrderedDict[str, Iterator[Progress]] = OrderedDict()


def advise(order: Order, seconds: float) -> list[Suggestion]:
    """The best options of the open question, from what the seat that is asked knows."""
    return advice(remembered(order), seconds)


def look_back(order: Order, seats: list[int]) -> Progress:
    """Work on the review of a match that is over for a while, from where it stood the last time."""
    working = _reviews.pop(order.match, None)
    if working is None:
        match = replay(shelf().game(order.record.game), order.record)
        working = review(match, seats, GAMES)
    until = monotonic() + STRETCH
    for found in working:
        if found.done == found.total:
            return found
        if monotonic() >= until:
            break
    _reviews[order.match] = working
    while len(_reviews) > OPEN_REVIEWS:
        _reviews.popitem(last=False)
    return found
