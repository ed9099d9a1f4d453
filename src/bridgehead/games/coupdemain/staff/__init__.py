"""The staff: what it judges and why."""
