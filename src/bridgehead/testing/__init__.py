"""The conformance suite that every game passes, for our games and for anybody's own.

`check_game(game, scenario)` runs all of it; each check can be run alone. A check that fails raises AssertionError with
a sentence that names the seed and the answer.
"""

from bridgehead.testing.conformance import CHECKS, check_game
from bridgehead.testing.sampling import Sample, random_match, samples

__all__ = ["CHECKS", "Sample", "check_game", "random_match", "samples"]
