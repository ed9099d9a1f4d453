"""The games, one folder a system; none imports another."""
