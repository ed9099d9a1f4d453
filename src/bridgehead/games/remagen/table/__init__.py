"""What a table shows of a game: views and odds."""
