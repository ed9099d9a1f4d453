"""What holds on the ground: stacking, sight, spotting, zones of control, costs, work begun."""
