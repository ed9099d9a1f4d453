"""Bridgehead: play, referee and study historical wargames of the bridgehead and the airborne coup de main."""
