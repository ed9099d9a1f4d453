"""What holds on the ground: who sees whom, what a Location costs to enter."""
