"""[P9.2] Who gave himself away in woods or a town is known to those who saw it."""

import pytest

from tests.games.airborne.field import OPEN, PLATOON, RIFLES
from tests.games.airborne.played import CALM, Played

GUN = "6pdr-at"


def covered(letter: str) -> list[str]:
    """Open ground but for E08."""
    return [*OPEN[:4], "." * 7 + letter + "....", *OPEN[5:]]


@pytest.mark.parametrize("shaken", [False, True])
def test_only_who_saw_it_and_was_not_shaken_since_knows_who_fired(shaken: bool) -> None:
    """[P9.2] By night an 88 in a town fires at the platoon two hexes away. By day a gun five hexes away sees the town:
    it fires if the platoon still stands there, not if that has been dispersed since, for the gun has seen no fire.
    """
    played = Played(
        {"E06": PLATOON, "E03": GUN},
        {"E08": "88mm-at", "D06": RIFLES},
        [*CALM, 6, *([2] if shaken else []), *CALM],
        grid=covered("t"),
        night=[1, 1],
    )
    played.until("phase-fire", 1).answer(f"fire-at:{PLATOON}-1", "with:88mm-at-1", "fire")
    if shaken:
        played.until("phase-assault", 1).answer("assault:E06")
    played.until("phase-fire", 0, 2)
    assert ("fire-at-hex:E08" in played.offers()) != shaken


@pytest.mark.parametrize(("letter", "target"), [("t", "fire-at-hex:E08"), ("f", "fire-at:fort-10-1")])
def test_a_fort_is_known_by_the_fire_out_of_it(letter: str, target: str) -> None:
    """[P9.2] [P10.5] A gun fires out of a fort in a town, or in a wood: the fort may be fired at from afar."""
    played = Played({"E04": GUN}, {"E08": "fort-10 50mm-at"}, [*CALM, 6, *CALM], grid=covered(letter))
    played.until("phase-fire", 1).answer(f"fire-at:{GUN}-1")
    played.until("phase-fire", 0, 2)
    assert target in played.offers()
