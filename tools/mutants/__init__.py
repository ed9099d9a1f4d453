"""Mutants of a game's rules: what the tests would not notice. See docs/mutants.md."""
