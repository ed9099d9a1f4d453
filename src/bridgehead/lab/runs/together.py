"""Root-parallel search: a question is searched several times over, with different dice each time, and what was found is
put together. How many processes do it changes how long it takes, and nothing else.
"""

import multiprocessing
from typing import Final, TypeAlias

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.players import Sight
from bridgehead.players.rounds import DOUBT, Finding
from bridgehead.players.search import Settings, search

SEARCHES: Final = 4  # searches of one question, however many processes there are
TOGETHER: Final = 0x706E  # marks their dice

Found: TypeAlias = tuple[int, float, float, float, float]
"""A finding as it travels between processes: visits, value, edge, ahead, error."""
Task: TypeAlias = tuple[Sight, Dice, Settings]

_task: list[Task] = []  # what this process searches: a position cannot travel, so that processes inherit it


def search_together(sight: Sight, dice: Dice, settings: Settings, processes: int = 1) -> list[Finding]:
    """Search the open question with a share of the walks for each of several searches; their seconds are the same. The
    processes are forked from this one; where that cannot be done, the searches follow one another. Returns a finding
    for every option, in the order of the options.
    """
    task = (sight, dice, settings.share(SEARCHES))
    if processes > 1 and "fork" in multiprocessing.get_all_start_methods():
        with multiprocessing.get_context("fork").Pool(min(processes, SEARCHES), _task.append, (task,)) as pool:
            parts = pool.map(_inherited, range(SEARCHES), chunksize=1)
    else:
        parts = [_search(task, number) for number in range(SEARCHES)]
    return [_joined(option, [part[at] for part in parts]) for at, option in enumerate(sight.choice.options)]


def _inherited(number: int) -> list[Found]:
    return _search(_task[-1], number)


def _search(task: Task, number: int) -> list[Found]:
    sight, dice, settings = task
    found = search(sight, dice.branch(TOGETHER).branch(number), settings)
    return [(one.visits, one.value, one.edge, one.ahead, one.error) for one in found]


def _joined(option: Option, parts: list[Found]) -> Finding:
    """What several searches found of one option, each weighed by how sure it is."""
    visits = sum(part[0] for part in parts)
    if not visits:
        return Finding(option, 0, 0.0, -2.0)
    value = sum(part[0] * part[1] for part in parts) / visits
    if all(part[2] == 0.0 for part in parts if part[0]):
        return Finding(option, visits, value, 0.0)
    told = [part for part in parts if part[0] and part[4] > 0.0]
    trust = sum(1 / part[4] ** 2 for part in told)
    ahead = sum(part[3] / part[4] ** 2 for part in told) / trust
    error = trust**-0.5
    tried = any(part[2] > -2.0 for part in told)
    return Finding(option, visits, value, ahead - DOUBT * error if tried else -2.0, ahead, error)
