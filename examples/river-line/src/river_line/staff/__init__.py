"""How both sides are played by our players."""
