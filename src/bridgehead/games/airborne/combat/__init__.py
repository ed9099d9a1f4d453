"""Every attack, from the number of factors to its result."""
