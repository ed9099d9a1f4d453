"""Battles [9] and the exchange of fire [7]: fronts, soak-offs, results, retreats."""
