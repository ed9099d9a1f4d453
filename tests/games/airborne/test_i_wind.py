"""[I.D] [I.E] The wind of each turn."""

import pytest

from bridgehead.games.airborne.landing.wind import WIND_NAMES, downwind, roll_wind, wind_from, wind_speed
from bridgehead.games.airborne.printed.tables import SPEEDS
from bridgehead.games.airborne.rulebook import RULES
from tests.games.airborne.field import PLATOON, Field


@pytest.mark.parametrize(("die", "name"), [(1, "NE"), (2, "E"), (3, "SE"), (4, "SW"), (5, "W"), (6, "NW")])
def test_the_die_names_the_hexside_that_the_wind_comes_from(die: int, name: str) -> None:
    """[I.D] Numbered clockwise from the north-east."""
    assert WIND_NAMES[wind_from(die)] == f"wind-{name}"


@pytest.mark.parametrize(
    ("die", "speed"), [(1, "gusty"), (2, "low"), (3, "gusty"), (4, "high"), (5, "high"), (6, "low")]
)
def test_every_cell_of_the_wind_speed_chart(die: int, speed: str) -> None:
    """[I.E] Two numbers for each speed; the 1 is our completion."""
    assert SPEEDS[wind_speed(die)] == speed


@pytest.mark.parametrize(("die", "lee"), [(1, "SW"), (2, "W"), (3, "NW"), (4, "NE"), (5, "E"), (6, "SE")])
def test_downwind_is_the_opposite_hexside(die: int, lee: str) -> None:
    """[I.D] [II.C] What drifts goes away from where the wind comes from."""
    assert ["NE", "E", "SE", "SW", "W", "NW"][downwind(wind_from(die))] == lee


def test_both_dice_are_rolled_before_each_turn() -> None:
    """[I.D] [I.E] Direction first, then speed."""
    field = Field({"E05": PLATOON}, dice=[5, 4])
    roll_wind(field.g)
    assert field.told("wind") == [(1, "wind-W", "wind-high")]
    (wind,) = RULES.view(field.g, 1).arrows
    assert (wind.role, wind.towards, wind.value) == ("wind", 90, "wind-high")
