"""River line: two sides race for one bridge."""
