"""Games by the thousand: played, kept, read back."""
