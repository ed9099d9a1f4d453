"""Guns, mortars, the PIAT and tanks: to hit, vehicles as targets, what is done with a Gun instead of firing it."""
