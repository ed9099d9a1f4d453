"""Python's collector of unreachable cycles, told to look less often.

Positions, options and suspended steps come and go by the hundred thousand and hold each other in no cycle, so nearly
all of the looks find nothing: a fifth of the time of an interpreted game.
"""

import gc

OFTEN = 50_000
"""So many objects more than were freed call for a look; Python's own number is 700."""


def collect_seldom() -> None:
    """Look a seventieth as often as Python would."""
    gc.set_threshold(OFTEN, 20, 20)
