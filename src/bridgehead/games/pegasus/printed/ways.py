"""[5.2] What it costs to go from area to area, and how far everything is for the Germans."""

from typing import Final

from bridgehead.boards.paths import BARRED, UNREACHED, search
from bridgehead.games.pegasus.printed.components import AREAS, DOUBLE_LINE, NEXT, ROAD_NEXT, SPAN

FAR: Final = UNREACHED


class Ways:
    """Costs of lines and the distances along them, with Pegasus Bridge standing and without it.

    `cost[a]` runs parallel to `NEXT[a]`. `walk[gone][a][b]` counts movement points along lines of every kind that may
    be crossed, `gone` being 1 when the bridge is destroyed; `road[a][b]` along roads only, as if it stood.
    """

    def __init__(self, double: int) -> None:
        self.cost: list[list[int]] = [[double if line else 1 for line in DOUBLE_LINE[area]] for area in range(AREAS)]
        self.walk: list[list[list[int]]] = [self._distances(gone, NEXT, self.cost) for gone in (False, True)]
        roads = [[self.step(area, there) for there in ROAD_NEXT[area]] for area in range(AREAS)]
        self.road: list[list[int]] = self._distances(False, ROAD_NEXT, roads)

    def step(self, here: int, there: int) -> int:
        """[5.2.1] [5.2.2] What the line between two neighbouring areas costs: one point, a double line two in all."""
        return self.cost[here][NEXT[here].index(there)]

    def _distances(self, gone: bool, neighbours: list[list[int]], costs: list[list[int]]) -> list[list[int]]:
        if gone:
            costs = [
                [BARRED if SPAN[there] >= 0 else costs[area][place] for place, there in enumerate(neighbours[area])]
                for area in range(AREAS)
            ]
        return [search(neighbours, costs, [area]).cost for area in range(AREAS)]


WAYS: Final[dict[int, Ways]] = {double: Ways(double) for double in (2, 3)}
