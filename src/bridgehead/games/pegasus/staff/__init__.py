"""The British staff: how it judges its options, and what a position is worth."""
