"""Both staffs: how they judge their options, and what a position is worth."""
