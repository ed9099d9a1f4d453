"""Assaults."""

from bridgehead.engine.read.table import Modifier

from river_line.printed import ground
from river_line.printed.facts import ASSAULT, companies_of, side_of
from river_line.state import GameState


def assault(g: GameState, unit: int, place: int) -> None:
    """[3.1] One die on the chart: the enemy is thrown back home and its place taken, or all hold, or the attacker is
    thrown back home himself.
    """
    seat = side_of(unit)
    counted = modifiers(g, unit, place)
    g.used[seat] = True
    die = g.roll("assault")
    result = ASSAULT.result(0, die + sum(one.value for one in counted))
    g.tell("assaulted", unit, place, die, tuple((one.name, one.value) for one in counted), result)
    if result == "thrown":
        g.at[g.holder(place, 1 - seat)] = ground.HOMES[1 - seat]
        g.at[unit] = place
    elif result == "repulsed":
        g.at[unit] = ground.HOMES[seat]


def modifiers(g: GameState, unit: int, place: int) -> list[Modifier]:
    """All that is added to the die of an assault."""
    return [*reserve(g, side_of(unit)), *from_bridge(g, unit), *support(g, unit, place), *wood(place)]


def reserve(g: GameState, seat: int) -> list[Modifier]:
    """[3.2] In its first assault a side adds its reserve, which is shown and spent by that."""
    if g.used[seat] or g.reserve[seat] == 0:
        return []
    return [Modifier("reserve", g.reserve[seat], "3.2")]


def from_bridge(g: GameState, unit: int) -> list[Modifier]:
    """[3.3] Who assaults from the bridge adds 1."""
    return [Modifier("from-bridge", 1, "3.3")] if g.at[unit] == ground.BRIDGE else []


def support(g: GameState, unit: int, place: int) -> list[Modifier]:
    """[3.4] Each other company of the side that stands beside the place adds 1; one at home does not."""
    seat = side_of(unit)
    near = [there for there in ground.NEIGHBOURS[place] if there != ground.HOMES[seat]]
    beside = sum(g.at[other] in near for other in companies_of(seat) if other != unit)
    return [Modifier("support", beside, "3.4")] if beside else []


def wood(place: int) -> list[Modifier]:
    """[3.5] Against a company in a wood 1 is taken off."""
    return [Modifier("wood", -1, "3.5")] if place in ground.WOODS else []
