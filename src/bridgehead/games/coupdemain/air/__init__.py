"""Gliders: who flies in which, where they are meant to land, how they come down, who comes out."""
