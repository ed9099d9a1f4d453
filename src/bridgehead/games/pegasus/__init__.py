"""Pegasus Bridge, a solitaire game: the British glider assault, the Germans moved by the rules."""
