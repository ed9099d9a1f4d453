"""What is printed: the board, the counters, the charts, the scenarios."""
