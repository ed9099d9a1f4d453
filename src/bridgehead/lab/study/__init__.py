"""One match looked at: advice, review."""
