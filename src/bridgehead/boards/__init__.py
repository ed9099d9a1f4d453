"""Boards: geometry only. Areas, squares and hexes, sight lines and paths; no game is known here."""
