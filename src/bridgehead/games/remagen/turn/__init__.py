"""Beginning and end: the set-up and the victory."""
