"""Our players, at work for the tables: opponents, analysts, the processes that they think in, and whose turn it is."""
