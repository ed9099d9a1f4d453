"""The overprint of boards of cells: grid, ids, letters and numbers in the frame, marks, pontoon sites."""

from __future__ import annotations

import math
from typing import Final

from shapely.geometry import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from bridgehead.boards.cells import row_letter
from bridgehead.boards.hexes import HexBoard
from bridgehead.drawing.art import optional_number, optional_text
from bridgehead.drawing.cells.ground import CellGround
from bridgehead.drawing.cells.ways import Bridge
from bridgehead.drawing.sheet.lettering import text
from bridgehead.drawing.sheet.shapes import block, joined_lines
from bridgehead.drawing.sheet.svg import at, circle, group, line_data, num, parts, path, shape_data, stroke
from bridgehead.drawing.sheet.tokens import SIDES

ID: Final = 14  # how large the ids of hexes are


def draw_grid(ground: CellGround, covered: frozenset[tuple[int, int]] = frozenset()) -> str:
    """Squares: lines between them. Hexes: three of the six sides of each, so that no side is drawn twice; none where
    something of the ground runs along it (`covered`).
    """
    board = ground.board
    if not isinstance(board, HexBoard):
        step = int(ground.size)
        data = "".join(f"M{k * step} 0v{board.height}" for k in range(1, board.columns))
        data += "".join(f"M0 {k * step}h{board.width}" for k in range(1, board.rows))
        return stroke(data, "over", 1.6, 0.42)
    data = ""
    for space in range(len(board)):
        corners = board.outlines[space]
        for direction in range(6):
            there = board.toward[space][direction]
            if (there < 0 or direction < 3) and (min(space, there), max(space, there)) not in covered:
                data += line_data([corners[direction], corners[(direction + 1) % 6]])
    return stroke(data, "over", 1.5, optional_number(ground.art, "grid", 50) / 100, stroke_linecap="round")


def draw_ids(ground: CellGround) -> str:
    """The id of each hex at its top; squares are read from the frame. None on a canal, where nothing stands."""
    if not ground.hexes:
        return ""
    drawn, size = "", optional_number(ground.art, "ids", ID)
    for space, ident in enumerate(ground.board.ids):
        afloat = ground.has(space, "water") and not any(ground.board.edge_lines[space])
        if not afloat or "canal" not in ground.art.data:
            x, y, anchor = _id_place(ground, space, size)
            drawn += text(x, y, ident, "figure_light", size, "over", anchor, fill_opacity=0.9)
    return group(drawn, class_="halo" if size == ID else "halo thin")


def _id_place(ground: CellGround, space: int, size: float) -> tuple[float, float, str]:
    """Where an id is written: of hexes that the edge of the map cuts, in the half that is left."""
    x, y = ground.centre(space)
    top = y - 37 - (ID - size) * 0.65
    if not ground.halves:
        return x, top, "middle"
    if x <= 0:
        return 6, top, "start"
    if x >= ground.board.width:
        return x - 6, top, "end"
    return x, top if y > 37 else y + size + 5, "middle"


def id_ground(ground: CellGround) -> list[BaseGeometry]:
    """The ground of the ids, which trees and houses leave free."""
    if not ground.hexes:
        return []
    middles = [ground.centre(space) for space in range(len(ground.board))]
    return [box(x - 15, y - 50, x + 15, y - 34) for x, y in middles]


def edge_figures(ground: CellGround) -> str:
    """Letters and numbers in the band of the frame."""
    board = ground.board
    by_rows = not isinstance(board, HexBoard) or board.by_rows
    first = board.first_number if isinstance(board, HexBoard) else 1
    drawn = ""
    for row in range(board.rows):
        y = board.cell_centre(row, 0)[1] + 9
        if not 0 <= y <= board.height:
            continue
        words = row_letter(row) if by_rows else str(row + first)
        drawn += text(-29, y, words, "figure", 25) + text(board.width + 29, y, words, "figure", 25)
    for column in range(board.columns):
        words = str(column + first) if by_rows else row_letter(column)
        for row, y in ((0, -19), (board.rows - 1, board.height + 38)):
            drawn += text(board.cell_centre(row, column)[0], y, words, "figure", 25)
    return drawn


def _marked(ground: CellGround) -> list[tuple[str, str, float, float]]:
    """Letter, ink and place of every set-up mark: in the top left corner of its cell."""
    found: list[tuple[str, str, float, float]] = []
    beside: dict[int, int] = {}
    for entry in ground.art.sheets("mark"):
        ident = entry.text("place")
        if ident not in ground.board.places:
            raise entry.fail("place", "the id of a [[place]] of this board")
        for space in ground.board.places[ident]:
            x, y = ground.centre(space)
            shift = beside.get(space, 0)
            beside[space] = shift + 25
            found.append((entry.text("letter"), optional_text(entry, "ink", "over"), x - 37 + shift, y - 37))
    return found


def draw_marks(ground: CellGround) -> str:
    """Ringed letters for set-up, entry and reserve."""
    drawn = ""
    for letter, ink, x, y in _marked(ground):
        disc = circle(x, y, 11, fill="paper2", fill_opacity=0.92, stroke=ink, stroke_width=1.8)
        drawn += group(disc, text(x, y + 5.4, letter, "figure", 15.5, ink))
    return drawn


def draw_arrows(ground: CellGround) -> str:
    """Where forces enter: [[art.arrow]], in the ink of their side, from the edge of the map into a cell."""
    drawn = ""
    for entry in ground.art.sheets("arrow"):
        x, y = ground.centre(ground.board.space(entry.text("cell"), entry.address("cell")))
        side = entry.choice("side", list(SIDES))
        ways = {0.0: x, 90.0: y, 180.0: ground.board.width - x, 270.0: ground.board.height - y}
        turn = min(ways, key=lambda one: ways[one])
        away = ways[turn]
        shape = f"M{num(-away)} -17h40v-15l34 32-34 32v-15h-40z"
        arrow = stroke(shape, "paper2", 5.5, 0.8, stroke_linejoin="round")
        arrow += path(shape, fill=side, stroke="ink", stroke_width=1.8, stroke_linejoin="round")
        words = text(0, 6, optional_text(entry, "text"), "figure", 19, f"{side}I")
        turned = group(words, transform=at(30 - away, 0, -turn))
        drawn += group(arrow, turned, transform=at(x, y, turn))
    return drawn


def mark_ground(ground: CellGround) -> list[BaseGeometry]:
    """The ground that the marks take up."""
    return [box(x - 14, y - 14, x + 14, y + 14) for _, _, x, y in _marked(ground)]


def draw_pontoons(ground: CellGround) -> str:
    """Sites for bridges of boats: dashed lines from bank to bank and the boats they would need."""
    drawn = ""
    for entry in ground.art.sheets("pontoon"):
        ident = entry.text("place")
        if ident not in ground.board.places:
            raise entry.fail("place", "the id of a [[place]] of this board")
        spaces = ground.board.places[ident]
        line = LineString([ground.centre(spaces[0]), ground.centre(spaces[-1])])
        for wet in joined_lines(line.intersection(ground.water)):
            (left, y), (right, _) = sorted((wet.coords[0], wet.coords[-1]))
            deck = f"M{num(left - 6)} {num(y - 8)}h{num(right - left + 12)}m0 16h{num(left - right - 12)}"
            drawn += stroke(deck, "over", 2.4, stroke_dasharray="9 7")
            boats = int((right - left - 16) / 32)
            start = (left + right) / 2 - (boats - 1) * 16 - 7
            hulls = "".join(f"M{num(start + 32 * k)} {num(y - 16)}q7-6 14 0v32q-7 6-14 0z" for k in range(boats))
            drawn += stroke(hulls, "over", 1.8, 0.8)
    return drawn


def draw_gullies(lines: list[LineString]) -> str:
    """Dry cuts in the ground: a pale bed between short strokes that fall into it."""
    drawn = stroke("".join(shape_data(line) for line in lines), "hillf", 7, 0.7, stroke_linecap="round")
    ticks = ""
    for line in lines:
        reached = 4.0
        while reached < line.length - 3:
            here, ahead = line.interpolate(reached), line.interpolate(reached + 2)
            dx, dy = ahead.x - here.x, ahead.y - here.y
            length = math.hypot(dx, dy) or 1.0
            nx, ny = -dy / length, dx / length
            for side in (-1, 1):
                x, y = here.x + nx * side * 10, here.y + ny * side * 10
                ticks += f"M{num(x)} {num(y)}L{num(here.x + nx * side * 4)} {num(here.y + ny * side * 4)}"
            reached += 8
    return drawn + stroke(ticks, "hach", 1.3, 0.6)


def bridge_ground(bridges: list[Bridge]) -> list[Polygon]:
    """The ground that bridges take up."""
    return [block(x, y, length + 16, width + 22, turn) for x, y, length, width, turn, _ in bridges]


def pieces_within(line: LineString, shape: BaseGeometry) -> list[LineString]:
    """The stretches of a line inside a shape."""
    return [part for part in joined_lines(line.intersection(shape)) if part.length > 24]


def banks(shape: BaseGeometry) -> list[LineString]:
    """The borders of a shape as lines."""
    return [LineString(part.exterior.coords) for part in parts(shape) if isinstance(part, Polygon)]
