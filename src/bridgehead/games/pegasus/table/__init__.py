"""What a table shows of a game: views, odds, why something is refused."""
