"""Rule tests of Remagen Bridgehead, a file a chapter."""
