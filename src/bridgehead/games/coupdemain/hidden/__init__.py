"""Concealment, dummies, hidden placement, and who knows what."""
