"""What components and data say, read once."""
