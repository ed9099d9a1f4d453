"""What every board has: spaces, dense from 0, and the edges between them."""

from __future__ import annotations

from bridgehead.engine.errors import DataError


class Board:
    """Spaces with ids, names, terrain, outline and centre; edges with kinds. Never changed once made.

    A space is an int, dense from 0. `neighbours[s]` lists the spaces that share an edge with `s`;
    `edge_kind[s]` runs parallel to it and holds indices into `edge_kind_names`. Coordinates are
    whole map units, x to the right, y down.
    """

    def __init__(self, source: str) -> None:
        self.source: str = source
        self.ids: list[str] = []
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        self.terrain: list[int] = []
        self.terrain_names: list[str] = []
        self.features: list[tuple[str, ...]] = []
        self.centres: list[tuple[int, int]] = []
        self.outlines: list[list[tuple[int, int]]] = []
        self.neighbours: list[list[int]] = []
        self.edge_kind: list[list[int]] = []
        self.edge_kind_names: list[str] = []
        self.width: int = 0
        self.height: int = 0
        # What the board does not read itself, left for the game and for the drawing.
        self.extra: dict[str, object] = {}

    def __len__(self) -> int:
        return len(self.ids)

    def add_space(
        self,
        ident: str,
        name: str,
        terrain: int,
        features: tuple[str, ...],
        centre: tuple[int, int],
        outline: list[tuple[int, int]],
    ) -> int:
        """Append a space while the board is being read; gives its number."""
        if ident in self.index:
            raise DataError(f"{self.source}: the id {ident!r} is used twice, each space needs its own.")
        number = len(self.ids)
        self.ids.append(ident)
        self.names.append(name)
        self.index[ident] = number
        self.terrain.append(terrain)
        self.features.append(features)
        self.centres.append(centre)
        self.outlines.append(outline)
        self.neighbours.append([])
        self.edge_kind.append([])
        return number

    def space(self, ident: str, asked: str = "") -> int:
        """The number of the space with this id; DataError says who asked for it (see `Sheet.address`)."""
        number = self.index.get(ident)
        if number is None:
            raise DataError(f"{asked or self.source} names {ident!r}, but the board has no such space.")
        return number

    def kind(self, name: str) -> int:
        """The number of an edge kind."""
        return self.edge_kind_names.index(name)

    def terrain_kind(self, name: str) -> int:
        """The number of a terrain."""
        return self.terrain_names.index(name)

    def edge(self, a: int, b: int) -> int:
        """The kind of the edge between two spaces, -1 when they share none."""
        there = self.neighbours[a]
        for place in range(len(there)):
            if there[place] == b:
                return self.edge_kind[a][place]
        return -1

    def along(self, kinds: list[int]) -> list[list[int]]:
        """For each space its neighbours over edges of the given kinds."""
        found: list[list[int]] = []
        for here in range(len(self.ids)):
            there = self.neighbours[here]
            edge = self.edge_kind[here]
            found.append([there[place] for place in range(len(there)) if edge[place] in kinds])
        return found

    def with_feature(self, feature: str) -> list[int]:
        """The spaces that have a feature, in order."""
        return [here for here in range(len(self.ids)) if feature in self.features[here]]
