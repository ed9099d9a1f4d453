"""Counters on the board: who stands where, what they carry, how they are reduced, hardened, lost."""
