"""The assault: units, actions, the fight and its result."""
