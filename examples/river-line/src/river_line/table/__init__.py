"""What tables show."""
