"""What the staffs aim at: crossings, the site for a pontoon bridge, and how far everything is from there."""

from typing import Final

from bridgehead.boards.paths import UNREACHED
from bridgehead.games.remagen.board.bridges import carries_bridge
from bridgehead.games.remagen.march.engineers import COMPLETE, is_threatened
from bridgehead.games.remagen.printed.components import (
    AMERICAN,
    ARM,
    COMBAT,
    ENGINEERS,
    GERMAN,
    GUN,
    IS_AMPHIBIAN,
    KIND_OF,
    SEAT_OF,
    UNITS,
)
from bridgehead.games.remagen.printed.ground import (
    BOARD,
    BRIDGE_ROW,
    CROSSING_BANKS,
    HALTS,
    IS_EAST,
    IS_RIVER,
    IS_SITE,
    ROAD_PACE,
    ROWS,
    SECTORS,
    STEPS,
    WALK_OF,
    WALKS,
    distance,
    listed,
    within,
)
from bridgehead.games.remagen.staff.manners import RemagenManner
from bridgehead.games.remagen.staff.threats import Fire, needs_of, threats
from bridgehead.games.remagen.state import Bridgehead, is_disabled

HALT_PRICE: Final = 2  # what a stop in hills or woods is worth in half-factors
FAR: Final = 60.0
WAITING: Final = 10.0  # how much worse it is to wait for a bridge than to be on the way over one
GUN_STANDOFF: Final = 8.0  # guns stop this far off
BANK_STANDOFF: Final = 6.0  # Germans keep so far from the river while nobody has crossed it
AMPHIBIAN_HASTE: Final = 6.0  # a sector nearer to the bank that must be visited counts for so many half-factors
CAUTION: Final = 0.2
CAUTION_MOST: Final = 1.2
KEPT: Final = 2000  # maps remembered; each is a pure function of its key

EAST: Final[int] = sum([1 << sector for sector in range(SECTORS) if IS_EAST[sector]])


def _backwards(walk: int) -> list[list[tuple[int, int]]]:
    """For each sector those from which it is one step, with the price of that step."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(SECTORS)]
    steps = STEPS[ROAD_PACE][walk]
    for here in range(SECTORS):
        for there, price in steps[here]:
            found[there].append((here, price + (HALT_PRICE if HALTS[there] else 0)))
    return found


BACKWARDS: Final[list[list[list[tuple[int, int]]]]] = [_backwards(walk) for walk in range(len(WALKS))]

_maps: Final[dict[tuple[int, int, int], list[int]]] = {}


def approach(walk: int, crossings: int, goals: int) -> list[int]:
    """Half-factors from every sector to the nearest goal, pieces left out of account, over the bridges of some rows."""
    key = (walk, crossings, goals)
    known = _maps.get(key)
    if known is None:
        if len(_maps) >= KEPT:
            _maps.clear()
        known = _measure(walk, crossings, goals)
        _maps[key] = known
    return known


def _measure(walk: int, crossings: int, goals: int) -> list[int]:
    cost = [UNREACHED] * SECTORS
    buckets: list[list[int]] = [listed(goals)]
    for sector in buckets[0]:
        cost[sector] = 0
    spent = 0
    while spent < len(buckets):
        for here in buckets[spent]:
            if cost[here] != spent:
                continue
            for there, price in BACKWARDS[walk][here]:
                if IS_RIVER[there] and not (crossings >> BOARD.row[there]) & 1:
                    continue
                total = spent + price
                if total < cost[there]:
                    cost[there] = total
                    while len(buckets) <= total:
                        buckets.append([])
                    buckets[total].append(there)
        spent += 1
    return cost


# --- crossings ---


def crossings(g: Bridgehead) -> int:
    """The rows with a bridge, the ones that open next turn included, as a set of bits."""
    found = 0
    for row in range(ROWS):
        if carries_bridge(g, row):
            found |= 1 << row
    return found


def engineers_at(g: Bridgehead) -> list[int]:
    """Where engineers are on the board."""
    return [g.place[unit] for unit in UNITS[AMERICAN] if KIND_OF[unit] == ENGINEERS and g.place[unit] >= 0]


def boats_at(g: Bridgehead) -> list[int]:
    """Where American amphibians that can still move are on the board."""
    found: list[int] = []
    for unit in UNITS[AMERICAN]:
        if IS_AMPHIBIAN[KIND_OF[unit]] and g.place[unit] >= 0 and not is_disabled(g, unit):
            found.append(g.place[unit])
    return found


def site(g: Bridgehead) -> int:
    """The row in which the Americans had best build, or have built, their pontoon bridge."""
    engineers, swimmers = engineers_at(g), boats_at(g)
    _, theirs = threats(g, GERMAN)
    best, best_score = 0, -1000.0
    for row in range(ROWS):
        if IS_SITE[row]:
            west, east = CROSSING_BANKS[row]
            score = _site_score(g, row) - min(20.0, theirs[east]) - min(20.0, theirs[west])
            score -= 3.0 * min([10, *[distance(place, west) for place in engineers]])
            if not (g.passed >> east) & 1:
                score -= 2.0 * min([8, *[distance(place, east) for place in swimmers]])
            if score > best_score:
                best, best_score = row, score
    return best


def _site_score(g: Bridgehead, row: int) -> float:
    """Work done, banks visited, no Germans on the spot."""
    west, east = CROSSING_BANKS[row]
    score = 2.0 * g.labour[row]
    score += 14.0 * ((g.passed >> east) & 1) + 4.0 * ((g.passed >> west) & 1)
    return score - 25.0 * is_threatened(g, east) - 25.0 * is_threatened(g, west)


def _belts() -> list[int]:
    found: list[int] = []
    for row in range(ROWS):
        bank = CROSSING_BANKS[row][1]
        found.append(within(bank, 2) & EAST & ~(1 << bank))
    return found


BELT: Final[list[int]] = _belts()


def american_goals(crossed: int, to_come: int) -> int:
    """Where American troops want to be: round the east end of every bridge, or of the one to come."""
    found = 0
    for row in range(ROWS):
        if (crossed >> row) & 1:
            found |= BELT[row]
    return found if found else BELT[to_come]


def german_goals(g: Bridgehead) -> int:
    """What the Germans make for: Americans across the river, pontoon bridges in the building, else the old crossing."""
    found = g.held[AMERICAN] & EAST
    for other in range(ROWS):
        if g.labour[other]:
            found |= 1 << CROSSING_BANKS[other][1]
    if g.railway or found == 0:
        found |= 1 << CROSSING_BANKS[BRIDGE_ROW][1]
    return found


def caution(g: Bridgehead, seat: int) -> float:
    """How much a staff minds what the enemy can do next: less when it is stronger, not at all in the last half."""
    if seat == GERMAN and g.turn == g.last_turn:
        return 0.0
    strength = [1, 1]
    for side in (AMERICAN, GERMAN):
        for unit in UNITS[side]:
            if g.place[unit] >= 0:
                strength[side] += COMBAT[KIND_OF[unit]]
    return CAUTION * min(CAUTION_MOST, strength[1 - seat] / strength[seat])


class Plan:
    """What a staff reads off one position: the bridges there are, the Americans' next one, the way to each goal."""

    __slots__ = (
        "manner",
        "caution",
        "needs",
        "fire",
        "standoff",
        "site",
        "crossings",
        "east_passed",
        "to_belt",
        "to_site",
        "to_foe",
    )

    manner: RemagenManner
    caution: float
    needs: list[float]
    fire: Fire
    standoff: float
    site: int
    crossings: int
    east_passed: bool
    to_belt: list[list[int]]
    to_site: list[list[int]]
    to_foe: list[list[int]]

    def __init__(self, g: Bridgehead, seat: int, manner: RemagenManner) -> None:
        walks = range(len(WALKS))
        self.manner = manner
        self.caution = manner.caution * caution(g, seat)
        self.needs = needs_of(g, seat)
        self.fire = threats(g, 1 - seat)
        self.standoff = 0.0 if g.held[AMERICAN] & EAST else BANK_STANDOFF * manner.bank
        self.crossings = crossings(g)
        self.site = -1
        self.east_passed = True
        self.to_belt = []
        self.to_site = []
        self.to_foe = []
        if seat == AMERICAN:
            self.site = site(g)
            west, east = CROSSING_BANKS[self.site]
            self.east_passed = (g.passed >> east) & 1 == 1
            belt = american_goals(self.crossings, self.site)
            self.to_belt = [approach(walk, self.crossings, belt) for walk in walks]
            self.to_site = [approach(walk, 0, 1 << west) for walk in walks]
        else:
            foes = german_goals(g)
            self.to_foe = [approach(walk, self.crossings, foes) for walk in walks]

    def potential(self, unit: int, here: int) -> float:
        """How far a sector is from where the piece's side wants the piece, in half-factors."""
        kind = KIND_OF[unit]
        walk = WALK_OF[kind]
        if SEAT_OF[unit] == GERMAN:
            standoff = GUN_STANDOFF * self.manner.guns if ARM[kind] == GUN else self.standoff
            return max(0.0, _capped(self.to_foe[walk][here]) - standoff)
        if kind == ENGINEERS:
            return _capped(self.to_site[walk][here])
        if IS_AMPHIBIAN[kind] and not self.east_passed:
            return AMPHIBIAN_HASTE * distance(here, CROSSING_BANKS[self.site][1])
        if self.crossings == 0 and not IS_EAST[here]:
            return WAITING + _capped(self.to_site[walk][here])
        return _capped(self.to_belt[walk][here])


def _capped(cost: int) -> float:
    return float(cost) if cost < UNREACHED else FAR


def is_worth_work(g: Bridgehead, plan: Plan, row: int) -> bool:
    """Whether engineers in a row should work there: it is the site, or it is under way."""
    return g.labour[row] < COMPLETE and (row == plan.site or g.labour[row] > 0)
