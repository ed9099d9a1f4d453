"""Boards of squares and hexes."""
