"""What is shown at the table: the view of a seat, the chances before a die."""
