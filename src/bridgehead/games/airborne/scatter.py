"""[II.C] [II.D] [III.F] What to expect of a landing before the plan is sealed: exact chances, with every wind as
likely as the dice make it.
"""

from fractions import Fraction
from functools import cache
from typing import Final

from bridgehead.engine.table import Odds
from bridgehead.games.airborne.gliders import DEVIATION, KINDEST, landing_hex
from bridgehead.games.airborne.ground import FOREST, GULLY, SLOPE, STREAM, SWAMP, TOWN, WATER, Ground
from bridgehead.games.airborne.tables import DRIFT, GLIDER, PATTERN_LETTERS, PATTERNS, SPEEDS, SURVIVAL, WIND_SPEED
from bridgehead.games.airborne.wind import downwind, wind_from

DIE: Final = Fraction(1, 6)
ROWS: Final[dict[int, str]] = {
    FOREST: "forest",
    TOWN: "town",
    GULLY: "gully",
    SWAMP: "swamp",
    STREAM: "stream",
    SLOPE: "slope",
    WATER: "sea",
}


class Expected:
    """Where a landing may end: for each hex the expected number that come down there, and the number lost off the
    board.
    """

    __slots__ = ("by_hex", "lost")

    by_hex: dict[int, Fraction]
    lost: Fraction

    def __init__(self) -> None:
        self.by_hex = {}
        self.lost = Fraction(0)

    def add(self, place: int, share: Fraction) -> None:
        """Add a share to a hex, or to the lost ones."""
        if place < 0:
            self.lost += share
        else:
            self.by_hex[place] = self.by_hex.get(place, Fraction(0)) + share


def speed_chances() -> list[Fraction]:
    """[I.E] The chance of each wind speed."""
    found = [Fraction(0)] * len(SPEEDS)
    for die in range(1, 7):
        found[SPEEDS.index(WIND_SPEED.result(0, die))] += DIE
    return found


def filled(row: list[int], sticks: int) -> list[int]:
    """[II.C] How many of so many sticks land in each place of a drift row when the nearest are filled first; those for
    whom there is no place land just beyond it.
    """
    found: list[int] = []
    left = sticks
    for most in row:
        here = min(most, left)
        found.append(here)
        left -= here
    found.append(left)
    return found


@cache
def sticks_by_steps(sticks: int) -> list[Fraction]:
    """[II.C] The expected number of sticks that come down 0, 1, 2… hexes downwind, over all winds and drift dice."""
    longest = max([len(row) for row in PATTERNS]) + 1
    found = [Fraction(0)] * longest
    for speed, chance in enumerate(speed_chances()):
        for die in range(1, 7):
            row = PATTERNS[PATTERN_LETTERS.index(DRIFT.result(speed, die))]
            for steps, many in enumerate(filled(row, sticks)):
                found[steps] += chance * DIE * many
    return found


def expected_drop(ground: Ground, target: int, sticks: int) -> Expected:
    """[II.C] Where so many sticks aimed at one hex come down, whatever the wind."""
    found = Expected()
    by_steps = sticks_by_steps(sticks)
    for die in range(1, 7):
        direction = downwind(wind_from(die))
        place = target
        for share in by_steps:
            found.add(place, share * DIE)
            if place >= 0:
                place = ground.toward[6 * place + direction]
    return found


def expected_glide(ground: Ground, target: int, heading: int) -> Expected:
    """[III.F] Where one glider comes down."""
    found = Expected()
    for speed, chance in enumerate(speed_chances()):
        for die in range(1, 7):
            for flight in range(1, 7):
                along = DEVIATION[GLIDER.result(0, flight)]
                place = landing_hex(ground, target, heading, along, wind_from(die), speed)
                found.add(place, chance * DIE * DIE)
    return found


def fate(ground: Ground, expected: Expected, kind: int) -> list[tuple[str, Fraction]]:
    """[II.D] [P11.4] What becomes of one of those who land: lost off the board, eliminated, dispersed, or safe. `kind`
    is what is added to the survival die (0 for sticks, 1 for gliders).
    """
    total = expected.lost
    shares = {"lost": expected.lost, "X": Fraction(0), "D": Fraction(0), "safe": Fraction(0)}
    for place, share in expected.by_hex.items():
        total += share
        column = SURVIVAL.columns.index(ROWS.get(ground.terrain[place], "clear"))
        for die in range(1, 7):
            code = SURVIVAL.result(column, min(die + kind, KINDEST))
            shares["safe" if code == "-" else code] += share * DIE
    return [(code, share / total) for code, share in shares.items() if share]


def drop_odds(ground: Ground, target: int, sticks: int) -> Odds:
    """[II.C] [II.D] What becomes of each of so many sticks aimed at a hex."""
    spread = fate(ground, expected_drop(ground, target, sticks), 0)
    return Odds("drop", str(sticks), [], spread, "II.C")


def glide_odds(ground: Ground, target: int, heading: int) -> Odds:
    """[III.F] What becomes of a glider aimed at a hex."""
    spread = fate(ground, expected_glide(ground, target, heading), 1)
    return Odds("glide", "1", [], spread, "III.F")
