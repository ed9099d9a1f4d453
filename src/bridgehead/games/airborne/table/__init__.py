"""What a table shows of a game: views, odds, questions about the ground."""
