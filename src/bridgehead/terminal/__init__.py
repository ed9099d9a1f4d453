"""The table in the terminal: knows views, choices and words, and no game."""
