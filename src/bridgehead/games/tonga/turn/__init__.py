"""The sequence of play from the set-up to the end of a turn."""
