"""Rule tests of the Pegasus Bridge campaign, a file a chapter."""
