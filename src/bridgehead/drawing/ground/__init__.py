"""What lies on the ground of any board: water, woods, hills, roads, buildings, works, and the legend of it all."""
