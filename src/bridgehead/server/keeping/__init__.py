"""What is kept: the database, its tables and how they came to be, and every reading and writing of it."""
