"""[T5.4] [T5.6] [T5.7] [T5.9] [T5.10] Cover that hangs on what a target does, and on what falls upon it."""

from bridgehead.games.coupdemain.fire.cover import cover, in_the_open
from bridgehead.games.coupdemain.marks import IN_DITCH, ON_WIRE, PASSING
from bridgehead.games.coupdemain.printed.laying import shipped_ground
from bridgehead.games.coupdemain.state import NONE

GROUND = shipped_ground()


def shelter(here: str, there: str, marks: int = 0, falling: bool = False) -> tuple[str, int]:
    """What shelters, and by how much."""
    start = GROUND.location(here) if here else NONE
    found = cover(GROUND, start, GROUND.location(there), marks, falling)
    return (found.name, found.value) if found.value else ("", 0)


def test_a_building_does_not_shelter_who_passes_by() -> None:
    """[T5.4] Stone +3; nothing for who passes by it on the road, against residual fire too, and that is open ground."""
    assert shelter("X17", "W18") == ("terrain", 3)
    assert shelter("X17", "W18", PASSING) == ("", 0)
    assert shelter("", "W18") == ("terrain", 3) and shelter("", "W18", PASSING) == ("", 0)
    here, there = GROUND.location("X17"), GROUND.location("W18")
    assert not in_the_open(GROUND, here, there, 0, 0)
    assert in_the_open(GROUND, here, there, PASSING, 0)
    assert not in_the_open(GROUND, here, there, PASSING, 1)


def test_a_ditch_is_not_added() -> None:
    """[T5.10] In a ditch +1, behind a wall in it still the wall's +2; nothing on the wire, and that is open ground."""
    assert shelter("Y22", "Z21") == ("", 0) and shelter("Y22", "Z21", IN_DITCH) == ("ditch", 1)
    assert shelter("FF2", "FF3", IN_DITCH) == ("hexside", 2)
    assert shelter("FF2", "FF3", ON_WIRE | IN_DITCH) == ("", 0)
    assert in_the_open(GROUND, GROUND.location("FF2"), GROUND.location("FF3"), ON_WIRE, 0)


def test_what_falls_from_above() -> None:
    """[T5.7] [T24.2] Against a mortar a wall is +1, a hedge nothing, a stone house +3, and woods −1."""
    assert shelter("FF2", "FF3") == ("hexside", 2) and shelter("FF2", "FF3", 0, True) == ("hexside", 1)
    assert shelter("NN0", "OO1") == ("hexside", 1) and shelter("NN0", "OO1", 0, True) == ("", 0)
    assert shelter("X17", "W18", 0, True) == ("terrain", 3)
    assert shelter("BB1", "CC1") == ("terrain", 1) and shelter("BB1", "CC1", 0, True) == ("terrain", -1)


def test_residual_fire_knows_the_place_only() -> None:
    """[T12.16] Of a Location its own terrain counts, no side, no bank of the canal, no parapet."""
    assert shelter("", "FF3") == ("", 0) and shelter("", "X20") == ("", 0) and shelter("", "Y19") == ("", 0)
    assert shelter("", "HH13") == ("terrain", 1)
