"""Bridgehead's games as environments for learning programs (Gymnasium, PettingZoo)."""
