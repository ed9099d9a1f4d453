"""Playing a card: what it does, what it is worth, the row of terrains it is played to."""
