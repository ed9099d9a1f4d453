"""The sequence of play, the set-up, Control, the end."""
