"""[I.D] [I.E] The wind of each turn: where it comes from, and how hard it blows."""

from typing import Final

from bridgehead.games.airborne.printed.tables import SPEEDS, WIND_SPEED
from bridgehead.games.airborne.state import AirborneState

WIND_NAMES: Final = ["wind-NE", "wind-E", "wind-SE", "wind-SW", "wind-W", "wind-NW"]


def roll_wind(g: AirborneState) -> None:
    """[I.D] [I.E] Before each turn: one die for the hexside that the wind comes from, one for its speed."""
    g.wind = wind_from(g.roll("die-wind-direction"))
    g.speed = wind_speed(g.roll("die-wind-speed"))
    g.tell("wind", g.turn, WIND_NAMES[g.wind], f"wind-{SPEEDS[g.speed]}")


def wind_from(die: int) -> int:
    """[I.D] The direction a die stands for: 1 north-east, then clockwise to 6 north-west."""
    return die - 1


def wind_speed(die: int) -> int:
    """[I.E] Low, gusty or high."""
    return SPEEDS.index(WIND_SPEED.result(0, die))


def downwind(wind: int) -> int:
    """[II.C] [I.D] The direction in which things drift: away from where the wind comes from."""
    return (wind + 3) % 6
