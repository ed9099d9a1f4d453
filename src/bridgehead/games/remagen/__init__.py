"""Remagen Bridgehead: the race over the Ludendorff bridge, March 1945. One module a chapter of the rulebook."""
