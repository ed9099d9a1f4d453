"""The turn: setting up, the sequence of play, victory."""
