"""Drawing: any board to SVG from its data, by day and by moonlight; counters, dice and markers."""

from bridgehead.drawing.art import Piece, Scene
from bridgehead.drawing.boards import draw_board
from bridgehead.drawing.pieces.counters import CounterSpec, draw_counter

__all__ = ["CounterSpec", "Piece", "Scene", "draw_board", "draw_counter"]
