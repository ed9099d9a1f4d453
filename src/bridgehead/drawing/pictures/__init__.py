"""The pictures on cards: night silhouettes in five blues and one warm light, each drawn from its name."""

from bridgehead.drawing.pictures.motifs import MOTIFS, picture

__all__ = ["MOTIFS", "picture"]
