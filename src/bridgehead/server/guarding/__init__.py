"""Who may ask, and for how much: requests from elsewhere, allowances, connections that say nothing."""
