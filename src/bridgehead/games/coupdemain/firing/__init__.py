"""When fire is opened: the fire phases, Defensive First Fire, and the odds of what may be fired."""
