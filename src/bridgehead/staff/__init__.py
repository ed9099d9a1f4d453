"""The staff: what a game's own heuristics are made of, whichever game it is. Knows no game.

A game writes a `Staff`: which kind of battle a position belongs to, what it makes of each option in a manner, and why.
Evaluations, favourites, doctrines and openings, which are learnt from games, are read and asked here.
"""
