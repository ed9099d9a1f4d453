"""A match: the rulebook played step by step, positions searched, what is recorded, what is dealt again."""
