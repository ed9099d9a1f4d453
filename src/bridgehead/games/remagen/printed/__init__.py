"""What is printed: counters, sectors, the combat chart."""
