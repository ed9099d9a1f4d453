"""Checks, breaking, wounds, Heat of Battle, rally and rout."""
