"""Darkness: how far one sees, who is free to move, who strays, what lights there are."""
