"""[II.C] [II.D] [III.F] What to expect of a landing before the plan is sealed: exact chances, with every wind as
likely as the dice make it.
"""

from fractions import Fraction
from functools import cache
from math import gcd
from typing import Final

from bridgehead.engine.read.table import Odds
from bridgehead.games.airborne.landing.gliders import DEVIATION, KINDEST, landing_hex
from bridgehead.games.airborne.landing.wind import downwind, wind_from
from bridgehead.games.airborne.printed.ground import FOREST, GULLY, SLOPE, STREAM, SWAMP, TOWN, WATER, Ground
from bridgehead.games.airborne.printed.tables import (
    DRIFT,
    GLIDER,
    PATTERN_LETTERS,
    PATTERNS,
    SPEEDS,
    SURVIVAL,
    WIND_SPEED,
)

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

_known_steps: Final[dict[int, list[int]]] = {}
_known_shifts: Final[dict[int, list[tuple[int, int, int]]]] = {}


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

    def take_in(self, other: "Expected", times: int) -> None:
        """Add another expectation, so many times."""
        for place, share in other.by_hex.items():
            self.add(place, share * times)
        self.lost += other.lost * times


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


def fates(ground: Ground) -> list[list[int]]:
    """[II.D] For each hex how many of the six dice eliminate, disperse and spare whoever comes down there; then the
    same for gliders, whose die is one better.
    """
    found: list[list[int]] = []
    for place in range(ground.size):
        column = SURVIVAL.columns.index(ROWS.get(ground.terrain[place], "clear"))
        counts: list[int] = []
        for better in (0, 1):
            codes = [SURVIVAL.result(column, min(die + better, KINDEST)) for die in range(1, 7)]
            counts += [codes.count(code) for code in ("X", "D", "-")]
        found.append(counts)
    return found


def whole_steps(sticks: int) -> list[int]:
    """[II.C] The expected sticks by hexes downwind, as whole numbers in proportion."""
    known = _known_steps.get(sticks)
    if known is None:
        shares = sticks_by_steps(sticks)
        scale = 1
        for share in shares:
            scale = scale * share.denominator // gcd(scale, share.denominator)
        known = [share.numerator * (scale // share.denominator) for share in shares]
        _known_steps[sticks] = known
    return known


def drop_odds(ground: Ground, target: int, sticks: int) -> Odds:
    """[II.C] [II.D] What becomes of each of so many sticks aimed at a hex, over all winds and dice. Remembered."""
    known = ground.foreseen.get((target, sticks))
    if known is None:
        known = _work_out_drop(ground, target, sticks)
        ground.foreseen[(target, sticks)] = known
    return known


def glide_odds(ground: Ground, target: int, heading: int) -> Odds:
    """[III.F] What becomes of a glider aimed at a hex, over all winds and dice. Remembered."""
    known = ground.foreseen.get((target, -heading))
    if known is None:
        known = _work_out_glide(ground, target, heading)
        ground.foreseen[(target, -heading)] = known
    return known


def stick_odds(ground: Ground, place: int) -> Odds:
    """[II.D] What becomes of one stick that comes down in a hex."""
    if not ground.fates:
        ground.fates = fates(ground)
    killed, shaken, safe = ground.fates[place][:3]
    return _spread("drop", "1", [0, killed, shaken, safe], "II.D")


def _work_out_drop(ground: Ground, target: int, sticks: int) -> Odds:
    by_steps = whole_steps(sticks)
    if not ground.fates:
        ground.fates = fates(ground)
    lost = killed = shaken = safe = 0
    for direction in range(6):
        place = target
        for share in by_steps:
            if place < 0:
                lost += 6 * share
                continue
            here = ground.fates[place]
            killed += here[0] * share
            shaken += here[1] * share
            safe += here[2] * share
            place = ground.toward[6 * place + direction]
    return _spread("drop", str(sticks), [lost, killed, shaken, safe], "II.C")


def _work_out_glide(ground: Ground, target: int, heading: int) -> Odds:
    if not ground.fates:
        ground.fates = fates(ground)
    q, r = ground.q[target], ground.r[target]
    lost = killed = shaken = safe = 0
    for dq, dr, share in glider_shifts(ground, heading):
        place = ground.at(q + dq, r + dr)
        if place < 0:
            lost += 6 * share
            continue
        here = ground.fates[place]
        killed += here[3] * share
        shaken += here[4] * share
        safe += here[5] * share
    return _spread("glide", "1", [lost, killed, shaken, safe], "III.F")


def glider_shifts(ground: Ground, heading: int) -> list[tuple[int, int, int]]:
    """[III.F] Every displacement that deviation and wind may bring, with its share of 216."""
    known = _known_shifts.get(heading)
    if known is not None:
        return known
    shares: dict[tuple[int, int], int] = {}
    flown = ground.board.axial_step(heading)
    for wind in range(6):
        blown = ground.board.axial_step(downwind(wind))
        for die in range(1, 7):
            far = SPEEDS.index(WIND_SPEED.result(0, die)) + 1
            for flight in range(1, 7):
                along = DEVIATION[GLIDER.result(0, flight)]
                shift = (flown[0] * along + blown[0] * far, flown[1] * along + blown[1] * far)
                shares[shift] = shares.get(shift, 0) + 1
    known = [(dq, dr, share) for (dq, dr), share in shares.items()]
    _known_shifts[heading] = known
    return known


def _spread(table: str, column: str, shares: list[int], paragraph: str) -> Odds:
    """Shares of a whole as exact chances: lost off the board, eliminated, dispersed, safe."""
    total = sum(shares)
    codes = ["lost", "X", "D", "safe"]
    spread = [(codes[at], Fraction(share, total)) for at, share in enumerate(shares) if share]
    return Odds(table, column, [], spread, paragraph)
