"""What is done at a table beside answering: who sits where, what is taken back, what a staff is let do."""
