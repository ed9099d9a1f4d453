"""Locations: a hex at a level of its buildings. Geometry goes over hexes, movement over Locations."""

from __future__ import annotations

from bridgehead.boards.hexes import HexBoard


class Locations:
    """The Locations of a board: every hex's ground, and the storeys above it.

    The ground of hex h is Location h; the upper storeys follow, hex by hex and each from below. `hex[l]` and
    `storey[l]` say what a Location is. `neighbours[l]` lists where a step leads: from the ground as on the board, by
    the stairs to the storey above and below, and on a storey to the same storey of joined hexes (`join`).
    """

    def __init__(self, board: HexBoard, storeys: list[int]) -> None:
        """`storeys[h]` is how many storeys hex h has above its ground."""
        self.board: HexBoard = board
        self.hex: list[int] = list(range(len(board)))
        self.storey: list[int] = [0] * len(board)
        self.neighbours: list[list[int]] = [list(there) for there in board.neighbours]
        self.first: list[int] = []  # the first upper Location of a hex, were it to have one
        self.storeys: list[int] = list(storeys)
        for here in range(len(board)):
            self.first.append(len(self.hex))
            for storey in range(1, storeys[here] + 1):
                self.hex.append(here)
                self.storey.append(storey)
                self.neighbours.append([])

    def __len__(self) -> int:
        return len(self.hex)

    def at(self, hex_: int, storey: int) -> int:
        """The Location of a hex at a storey (0 the ground), -1 where it has none so high."""
        if storey == 0:
            return hex_
        return self.first[hex_] + storey - 1 if 0 < storey <= self.storeys[hex_] else -1

    def of(self, hex_: int) -> list[int]:
        """All Locations of a hex, the ground first."""
        return [hex_, *range(self.first[hex_], self.first[hex_] + self.storeys[hex_])]

    def stairs(self, hex_: int) -> None:
        """Let a step lead from each storey of a hex to the next."""
        here = self.of(hex_)
        for place in range(1, len(here)):
            self._link(here[place - 1], here[place])

    def join(self, a: int, b: int) -> None:
        """Let a step lead between two hexes of one building on every upper storey that both have."""
        for storey in range(1, min(self.storeys[a], self.storeys[b]) + 1):
            self._link(self.at(a, storey), self.at(b, storey))

    def distance(self, a: int, b: int) -> int:
        """The range between two Locations, which is that of their hexes."""
        return self.board.distance(self.hex[a], self.hex[b])

    def name(self, location: int) -> str:
        """The name in notation: the hex's, and the storey behind a stroke when it is an upper one (`W12/2`)."""
        ident = self.board.ids[self.hex[location]]
        return f"{ident}/{self.storey[location]}" if self.storey[location] else ident

    def _link(self, a: int, b: int) -> None:
        self.neighbours[a].append(b)
        self.neighbours[b].append(a)
