"""The sheet: SVG, tokens, shapes, letters, labels, frame; what is lit on it."""
