"""The tests mirror src; conformance/ holds what every game must keep."""
