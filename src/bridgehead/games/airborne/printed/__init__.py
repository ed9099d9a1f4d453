"""What is printed: unit types, charts, the ground, a battle as its scenario says it."""
