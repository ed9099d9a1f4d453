"""Cheapest ways over a board: one Dijkstra over int-indexed lists with whole costs in buckets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

UNREACHED: Final = 1_000_000
BARRED: Final = -1


class Reach:
    """What a search found: for each space the cheapest cost, and the space before it on the way.

    A space beyond the limit has cost UNREACHED; it and every start have -1 for a predecessor. `reached` lists the
    spaces that were found, starts too, the cheapest first.
    """

    def __init__(self, cost: list[int], before: list[int], reached: list[int] | None = None) -> None:
        self.cost: list[int] = cost
        self.before: list[int] = before
        self.reached: list[int] = [] if reached is None else reached

    def way(self, goal: int) -> list[int]:
        """The spaces from the start to the goal, both included; empty when it was not reached."""
        if self.cost[goal] >= UNREACHED:
            return []
        found = [goal]
        here = self.before[goal]
        while here >= 0:
            found.append(here)
            here = self.before[here]
        found.reverse()
        return found


def search(
    neighbours: list[list[int]],
    costs: list[list[int]],
    starts: list[int],
    limit: int = UNREACHED - 1,
) -> Reach:
    """The cheapest ways from the starts to every space no dearer than the limit.

    `costs[s]` runs parallel to `neighbours[s]`: what the step costs, BARRED (or any negative
    number) where it may not be taken. Ties go to the way found first, so the result is the
    same on every machine.
    """
    size = len(neighbours)
    cost = [UNREACHED] * size
    before = [-1] * size
    buckets: list[list[int]] = [[]]
    for start in starts:
        cost[start] = 0
        buckets[0].append(start)
    reached: list[int] = []
    spent = 0
    while spent < len(buckets):
        for here in buckets[spent]:  # a free step appends to the very list that is being walked
            if cost[here] != spent:
                continue
            reached.append(here)
            there = neighbours[here]
            price = costs[here]
            for place in range(len(there)):
                step = price[place]
                if step < 0:
                    continue
                total = spent + step
                target = there[place]
                if total > limit or total >= cost[target]:
                    continue
                cost[target] = total
                before[target] = here
                while len(buckets) <= total:
                    buckets.append([])
                buckets[total].append(target)
        spent += 1
    return Reach(cost, before, reached)


def price_list(neighbours: list[list[int]], cost: Callable[[int, int, int], int]) -> list[list[int]]:
    """The costs of all steps, from a function of (from, to, place of the edge in `neighbours[from]`)."""
    found: list[list[int]] = []
    for here in range(len(neighbours)):
        there = neighbours[here]
        found.append([cost(here, there[place], place) for place in range(len(there))])
    return found


def search_by(
    neighbours: list[list[int]],
    cost: Callable[[int, int, int], int],
    starts: list[int],
    limit: int = UNREACHED - 1,
) -> Reach:
    """As `search`, for costs that are worked out step by step.

    The function is asked only for spaces that the search comes to, which is cheaper than a price
    list when the limit is short or the costs change from move to move.
    """
    size = len(neighbours)
    found = [UNREACHED] * size
    before = [-1] * size
    buckets: list[list[int]] = [[]]
    for start in starts:
        found[start] = 0
        buckets[0].append(start)
    reached: list[int] = []
    spent = 0
    while spent < len(buckets):
        for here in buckets[spent]:
            if found[here] != spent:
                continue
            reached.append(here)
            there = neighbours[here]
            for place in range(len(there)):
                target = there[place]
                if found[target] <= spent:
                    continue
                step = cost(here, target, place)
                if step < 0:
                    continue
                total = spent + step
                if total > limit or total >= found[target]:
                    continue
                found[target] = total
                before[target] = here
                while len(buckets) <= total:
                    buckets.append([])
                buckets[total].append(target)
        spent += 1
    return Reach(found, before, reached)


class Near:
    """What a search with a short limit found: the cheapest cost of each space within it, and these spaces, starts too,
    the cheapest first.
    """

    __slots__ = ("cost", "reached")

    cost: dict[int, int]
    reached: list[int]

    def __init__(self, start: int) -> None:
        self.cost = {start: 0}
        self.reached = []

    def away(self, space: int) -> int:
        """The cheapest cost of a space, or UNREACHED."""
        return self.cost.get(space, UNREACHED)


def search_near(
    neighbours: list[list[int]], cost: Callable[[int, int, int], int], start: int, limit: int, goal: int = -1
) -> Near:
    """As `search_by` from one start, for a limit so short that most spaces of a large board lie beyond it. With a goal
    it ends where all that is cheaper than the goal is found, and the goal.
    """
    near = Near(start)
    found = near.cost
    buckets: list[list[int]] = [[start]]
    spent = 0
    while spent < len(buckets):
        if goal >= 0 and found.get(goal, UNREACHED) == spent:
            return near
        for here in buckets[spent]:
            if found[here] != spent:
                continue
            near.reached.append(here)
            there = neighbours[here]
            for place in range(len(there)):
                target = there[place]
                known = found.get(target, UNREACHED)
                if known <= spent:
                    continue
                step = cost(here, target, place)
                if step < 0:
                    continue
                total = spent + step
                if total > limit or total >= known:
                    continue
                found[target] = total
                while len(buckets) <= total:
                    buckets.append([])
                buckets[total].append(target)
        spent += 1
    return near


def distances(neighbours: list[list[int]], start: int) -> list[int]:
    """How many edges each space is away from the start; UNREACHED where no way leads."""
    found = [UNREACHED] * len(neighbours)
    found[start] = 0
    queue = [start]
    for here in queue:
        further = found[here] + 1
        for there in neighbours[here]:
            if found[there] == UNREACHED:
                found[there] = further
                queue.append(there)
    return found
