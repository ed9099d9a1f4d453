"""[T22] Fortifications: pillbox, trenches, wire, the gun in its pit."""
