"""[T31.1] [T31.3] [T31.4] [T31.5] [T21.3] The smoke that lies on hexes: how thick it is, and how long it stays."""

from typing import Final

from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import SMOKE_MF, THICK_SMOKE, THIN_SMOKE
from bridgehead.games.coupdemain.state import CoupState

OF_GRENADES: Final = 2
"""[T31.3] In place of the side whose shells it is: nobody's, gone when the Player Turn ends."""
ENTRY: Final = 3
"""[T31.1] Of each smoke `CoupState.smoke` has its hex, its hindrance, and whose shells it came from."""


def thickness(g: CoupState, place: int) -> int:
    """[T31.1] The hindrance of the smoke in a hex, of several the thickest; 0 where there is none."""
    most = 0
    for at in range(0, len(g.smoke), ENTRY):
        if g.smoke[at] == place:
            most = max(most, g.smoke[at + 1])
    return most


def smoke_price(g: CoupState, here: int, there: int) -> int:
    """[T31.1] What smoke makes it cost more to come from one point of the way to another, in half-MF: nothing inside
    a hex.
    """
    if not g.smoke or here // SLOTS == there // SLOTS or not thickness(g, there // SLOTS):
        return 0
    return SMOKE_MF


def by_grenades(g: CoupState, place: int) -> None:
    """[T31.3] Smoke of grenades until the Player Turn ends."""
    g.smoke += [place, THIN_SMOKE, OF_GRENADES]


def by_shells(g: CoupState, place: int, side: int) -> None:
    """[T31.4] [T31.5] Smoke of a side's shells: thick, in a heavy breeze dispersed from the first."""
    g.smoke += [place, THIN_SMOKE if g.breeze else THICK_SMOKE, side]


def disperse(g: CoupState) -> None:
    """[T31.4] [T18.28] The PFPh of the side on the move begins, with its starshells: the smoke of its shells is
    dispersed, what was dispersed is gone.
    """
    kept: list[int] = []
    for at in range(0, len(g.smoke), ENTRY):
        place, hindrance, side = g.smoke[at : at + ENTRY]
        if side != g.acting:
            kept += [place, hindrance, side]
        elif hindrance == THICK_SMOKE:
            kept += [place, THIN_SMOKE, side]
    g.smoke = kept


def drift_away(g: CoupState) -> None:
    """[T31.3] [T21.3] The Player Turn ends: the smoke of grenades goes, in a heavy breeze all smoke."""
    kept: list[int] = []
    for at in range(0, len(g.smoke), ENTRY):
        if g.smoke[at + 2] != OF_GRENADES and not g.breeze:
            kept += g.smoke[at : at + ENTRY]
    g.smoke = kept
