"""What a table shows of a game."""
