"""[T22.2] [T22.3] [T22.18] The pillbox: a Location of its own with a Covered Arc. Its ways in and out, and its TEM, are
those of the ground (`ground.add_pillbox`, `fire.cover`), its capacity that of `stacking`.
"""

from bridgehead.games.coupdemain.printed.ground import PILLBOX, SLOTS, Ground


def bears(ground: Ground, here: int, target: int) -> bool:
    """[T22.2] Whether fire out of a Location can go to another: out of a pillbox only into its Covered Arc, and at its
    own hex.
    """
    if here % SLOTS != PILLBOX:
        return True
    place = target // SLOTS
    return place == here // SLOTS or ground.arcs[here // SLOTS][place] == 1


def inside(location: int) -> bool:
    """[T22.2] Whether a Location is that of a pillbox."""
    return location >= 0 and location % SLOTS == PILLBOX
