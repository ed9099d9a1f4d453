"""[T31] Smoke, and what else stands in the way of a line besides the printed ground."""
