"""What is learnt from games: evaluations, manners, doctrines, openings."""
