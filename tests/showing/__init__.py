"""What every table shows."""
