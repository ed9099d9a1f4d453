"""Drops and glider landings over a platoon-level tactical hex game."""
