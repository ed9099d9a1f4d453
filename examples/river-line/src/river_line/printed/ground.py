"""The board: its places, what lies beside what, and the way to the bridge."""

from typing import Final

from bridgehead.boards import hexes, paths

from river_line.printed.facts import COMPANIES, DATA

CLOSED: Final = ["water", "river"]  # terrains that nobody enters
BOARD: Final = hexes.load_hex_board(DATA / "board.toml")
PLACES: Final[list[str]] = BOARD.ids
COUNTS: Final = {"space": len(PLACES), "unit": len(COMPANIES), "piece": len(COMPANIES), "card": 0}
HOMES: Final = [BOARD.with_feature("west-home")[0], BOARD.with_feature("east-home")[0]]
BRIDGE: Final = BOARD.with_feature("bridge")[0]


def open_to_all(place: int) -> bool:
    """Whether anybody may enter a place."""
    return BOARD.terrain_names[BOARD.terrain[place]] not in CLOSED


WOODS: Final = [place for place in range(len(PLACES)) if BOARD.terrain_names[BOARD.terrain[place]] == "forest"]
NEIGHBOURS: Final = [
    [there for there in BOARD.neighbours[here] if open_to_all(here) and open_to_all(there)]
    for here in range(len(PLACES))
]
WAY: Final[list[int]] = paths.distances(NEIGHBOURS, BRIDGE)
"""How many steps there are from each place to the bridge."""
