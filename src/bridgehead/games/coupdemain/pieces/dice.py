"""[T0.1] A DR is two dice, one coloured and one white; a dr is one."""

from bridgehead.games.coupdemain.pieces.roster import side_of
from bridgehead.games.coupdemain.state import CoupState


def roll_dr(g: CoupState, purpose: str) -> tuple[int, int]:
    """[T0.1] Two dice, the coloured one first."""
    coloured = g.roll(f"{purpose}-coloured")
    white = g.roll(f"{purpose}-white")
    return coloured, white


def checked(g: CoupState, unit: int, original: int) -> None:
    """[T20.2] An original DR of a side that equals the enemy's SAN calls his Sniper, once the result in hand is
    finished.
    """
    enemy = 1 - side_of(g, unit)
    if g.san[enemy] > 1 and original == g.san[enemy]:
        g.calls.append(enemy)


def random_selection(g: CoupState, units: list[int], wanted: int) -> list[int]:
    """[T0.11] One dr for each unit in order of their counters; the highest so many are taken, and whoever ties with the
    last of them.
    """
    if len(units) <= 1 or wanted >= len(units):
        return units[:wanted] if len(units) > wanted else units[:]
    drawn = [(g.roll("random-selection"), unit) for unit in sorted(units, key=lambda one: g.tag[one])]
    least = sorted([die for die, _ in drawn], reverse=True)[wanted - 1]
    return [unit for die, unit in drawn if die >= least]
