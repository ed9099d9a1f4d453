"""The sequence of play, the set-up before it and the reckoning at its end."""
