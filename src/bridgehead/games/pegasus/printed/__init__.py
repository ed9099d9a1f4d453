"""What the components say, read from data: map, counters, charts, names, modifiers."""
