"""Counters, their symbols, dice, cards."""
