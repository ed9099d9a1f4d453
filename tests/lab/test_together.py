"""Root-parallel search gives the same findings with any number of processes."""

import pytest

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.lab.runs.together import SEARCHES, search_together
from bridgehead.players import Sight
from bridgehead.players.rounds import Finding, preferred
from bridgehead.players.search import Settings


def facts(found: list[Finding]) -> list[tuple[object, ...]]:
    return [(one.option, one.visits, one.value, one.edge) for one in found]


@pytest.mark.parametrize("processes", [2, 3])
def test_the_number_of_processes_changes_nothing(processes: int) -> None:
    match = registry.game("tonga").match(seed=4)
    sight, settings = Sight(match.position), Settings(iterations=120)
    alone = search_together(sight, Dice(9), settings)
    assert facts(search_together(sight, Dice(9), settings, processes)) == facts(alone)
    assert sum(one.visits for one in alone) <= 120
    assert preferred(alone).option in sight.choice.options


def test_every_search_has_dice_of_its_own() -> None:
    match = registry.game("tonga").match(seed=4)
    sight = Sight(match.position)
    together = search_together(sight, Dice(9), Settings(iterations=40 * SEARCHES, thorough=True))
    single = search_together(sight, Dice(9), Settings(iterations=40, thorough=True))
    assert [one.value for one in together] != [one.value for one in single]
