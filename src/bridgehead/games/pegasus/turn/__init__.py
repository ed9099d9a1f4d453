"""The sequence of play, phase by phase, from the gliders to the reckoning, and the set-up before it."""
