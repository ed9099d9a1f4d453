"""Chapters about one unit: leaders, losses, suppression, breakdown, garrison, reinforcements, roads and retreats."""
