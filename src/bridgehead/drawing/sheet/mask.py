"""A raster of the sheet: what is where, asked thousands of times while trees and names find their places."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from bridgehead.drawing.sheet.svg import parts

GRAIN: Final = 3.0  # map units a cell


class Mask:
    """Cells of GRAIN map units over a rectangle; a cell is set or clear."""

    def __init__(self, x0: float, y0: float, x1: float, y1: float) -> None:
        self.x0 = x0
        self.y0 = y0
        self.columns = int((x1 - x0) / GRAIN) + 2
        self.rows = int((y1 - y0) / GRAIN) + 2
        self.cells: NDArray[np.bool_] = np.zeros((self.rows, self.columns), dtype=bool)
        self._sums: NDArray[np.int64] | None = None

    def blank(self) -> Mask:
        """A clear mask of the same extent."""
        other = Mask.__new__(Mask)
        other.x0, other.y0, other.columns, other.rows = self.x0, self.y0, self.columns, self.rows
        other.cells = np.zeros((self.rows, self.columns), dtype=bool)
        other._sums = None
        return other

    def window(self, x0: float, y0: float, x1: float, y1: float) -> Mask:
        """A copy of the part that covers a rectangle; cells beyond the sheet are left out."""
        left, top = max(0, int((x0 - self.x0) / GRAIN)), max(0, int((y0 - self.y0) / GRAIN))
        right, foot = int((x1 - self.x0) / GRAIN) + 2, int((y1 - self.y0) / GRAIN) + 2
        other = Mask.__new__(Mask)
        other.cells = self.cells[top:foot, left:right].copy()
        other.rows, other.columns = other.cells.shape
        other.x0, other.y0 = self.x0 + left * GRAIN, self.y0 + top * GRAIN
        other._sums = None
        return other

    def join(self, *others: Mask) -> Mask:
        """Set what is set in masks of the same extent."""
        for other in others:
            self.cells |= other.cells
        self._sums = None
        return self

    def inverted(self) -> Mask:
        """A mask of the same extent that is set where this one is clear."""
        other = self.blank()
        other.cells = ~self.cells
        return other

    def copy(self) -> Mask:
        other = self.blank()
        other.cells = self.cells.copy()
        return other

    def add(self, *shapes: BaseGeometry) -> Mask:
        """Set the cells whose middle lies in the shapes; lines must be buffered first."""
        for shape in shapes:
            for part in parts(shape):
                if part.geom_type == "Polygon":
                    self._fill(part)
        self._sums = None
        return self

    def _fill(self, shape: BaseGeometry) -> None:
        """Scan lines through the middles of the rows: inside between every odd and even border."""
        x0, y0, x1, y1 = shape.bounds
        left, top = max(0, int((x0 - self.x0) / GRAIN) - 1), max(0, int((y0 - self.y0) / GRAIN) - 1)
        right, foot = (
            min(self.columns, int((x1 - self.x0) / GRAIN) + 2),
            min(self.rows, int((y1 - self.y0) / GRAIN) + 2),
        )
        if right <= left or foot <= top:
            return
        flips = np.zeros((foot - top, right - left + 1), dtype=np.int16)
        rings = [shape.exterior, *shape.interiors]  # type: ignore[attr-defined]
        for ring in rings:
            points = np.asarray(ring.coords)[:, :2]
            xs = (points[:, 0] - self.x0) / GRAIN - 0.5 - left
            ys = (points[:, 1] - self.y0) / GRAIN - 0.5 - top
            for ax, ay, bx, by in zip(xs[:-1].tolist(), ys[:-1].tolist(), xs[1:].tolist(), ys[1:].tolist()):
                first, last = max(0, math.ceil(min(ay, by))), min(foot - top, math.ceil(max(ay, by)))
                for row in range(first, last):
                    where = math.ceil(ax + (row - ay) * (bx - ax) / (by - ay))
                    flips[row, min(max(where, 0), right - left)] += 1
        inside = np.cumsum(flips, axis=1, dtype=np.int16)[:, :-1] & 1
        self.cells[top:foot, left:right] |= inside.astype(bool)

    def has(self, x: float, y: float) -> bool:
        """Whether the cell under a point is set; beyond the sheet it counts as set."""
        column, row = int((x - self.x0) / GRAIN), int((y - self.y0) / GRAIN)
        if 0 <= row < self.rows and 0 <= column < self.columns and x >= self.x0 and y >= self.y0:
            return bool(self.cells[row, column])
        return True

    def counts(
        self, xs: NDArray[np.float64], ys: NDArray[np.float64], width: float, height: float
    ) -> NDArray[np.int64]:
        """How many cells are set in boxes of one size about many centres; shape as xs and ys together."""
        if self._sums is None:
            self._sums = np.zeros((self.rows + 1, self.columns + 1), dtype=np.int64)
            self._sums[1:, 1:] = np.cumsum(np.cumsum(self.cells, axis=0, dtype=np.int64), axis=1)
        left = np.clip(np.floor((xs - width / 2 - self.x0) / GRAIN).astype(int), 0, self.columns)
        right = np.clip(np.ceil((xs + width / 2 - self.x0) / GRAIN).astype(int), 0, self.columns)
        top = np.clip(np.floor((ys - height / 2 - self.y0) / GRAIN).astype(int), 0, self.rows)
        foot = np.clip(np.ceil((ys + height / 2 - self.y0) / GRAIN).astype(int), 0, self.rows)
        sums = self._sums
        found: NDArray[np.int64] = sums[foot, right] - sums[top, right] - sums[foot, left] + sums[top, left]
        return found

    def count(self, x: float, y: float, width: float, height: float) -> int:
        """How many cells are set in one box about a centre."""
        return int(self.counts(np.array([x]), np.array([y]), width, height)[0])


def box_cells(width: float, height: float) -> float:
    """About how many cells a box of that size covers."""
    return (width / GRAIN + 1) * (height / GRAIN + 1)
