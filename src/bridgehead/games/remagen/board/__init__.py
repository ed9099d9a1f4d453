"""What holds on the map: stacking, bridges, who is engaged, night."""
