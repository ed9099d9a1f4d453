"""The stacks on the board as a seat knows them, and the lines of fire between them and Locations."""

from typing import Final

from bridgehead.games.coupdemain.board.sight import hindrance
from bridgehead.games.coupdemain.fire.cover import cover
from bridgehead.games.coupdemain.fire.parts import stage
from bridgehead.games.coupdemain.hidden.knowledge import lit
from bridgehead.games.coupdemain.marks import BROKEN, HIDDEN, MELEE, PINNED
from bridgehead.games.coupdemain.morale.values import is_leader, modifier_of
from bridgehead.games.coupdemain.pieces.roster import concealed, is_vehicle, manned, on_map, type_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of, works
from bridgehead.games.coupdemain.printed.battle import Force
from bridgehead.games.coupdemain.printed.components import DUMMY, TYPES
from bridgehead.games.coupdemain.printed.tables import FIRE
from bridgehead.games.coupdemain.smoke.hindrance import smoke_between
from bridgehead.games.coupdemain.staff.hopes import UNKNOWN, harm, value_of
from bridgehead.games.coupdemain.state import MOVEMENT, WEAPON, CoupState
from bridgehead.games.coupdemain.works.pillbox import bears

UNKNOWN_POWER: Final = 2.5
ANOTHER_UNKNOWN: Final = 0.7
SURELY_POWER: Final = 4.0
ANOTHER_SURELY: Final = 2.5
"""What the first "?" of a Location is taken to fire with, and each further one: of a side with dummies, and of one
without any.
"""
REAL_POWER: Final = 4.0
UNKNOWN_RANGE: Final = 4
BLOCKED: Final = 6
STILL_FIRES: Final[list[float]] = [1.0, 0.5, 0.25]
"""What fire counts of who has not fired in the enemy's Movement Phase, has fired, has fired twice."""
FAR: Final = 10
"""Hexes beyond which nobody matters."""
BY_STARSHELL: Final = 0.35
"""The part that fire at somebody counts whom only a light would show."""


class Stack:
    """The units of one side in a Location as far as a seat knows: `arms` are firepowers with their ranges, of those who
    can fire; `leader` the best modifier; `worth` what all are worth.
    """

    __slots__ = ("place", "units", "arms", "leader", "worth", "fit", "hidden", "powers")

    place: int
    units: list[int]
    arms: list[tuple[float, int]]
    leader: int
    worth: float
    fit: bool  # somebody can fire
    hidden: bool  # nothing but "?"
    powers: list[float]  # by range, what they fire with; worked out when it is asked for

    def __init__(self, place: int) -> None:
        self.place = place
        self.units = []
        self.arms = []
        self.leader = 0
        self.worth = 0.0
        self.fit = False
        self.hidden = True
        self.powers = []

    def power(self, apart: int) -> float:
        """The firepower at a range: twice as much next to it, half beyond the normal one."""
        if not self.powers:
            for far in range(FAR + 1):
                total = 0.0
                for power, reach in self.arms:
                    if far <= 2 * reach:
                        total += power if far <= reach else power / 2
                self.powers.append(2.0 * total if far <= 1 else total)
        return self.powers[apart]


def stacks_of(g: CoupState, side: int, seat: int) -> list[Stack]:
    """The stacks of a side as a seat knows them: hidden enemies left out."""
    by_place: dict[int, Stack] = {}
    for unit in g.battle.roster[side]:
        if not on_map(g, unit) or (side != seat and g.marks[unit] & HIDDEN):
            continue
        place = g.where[unit]
        stack = by_place.get(place)
        if stack is None:
            stack = Stack(place)
            by_place[place] = stack
        stack.units.append(unit)
        add_to(g, stack, unit, seat)
    return [by_place[place] for place in sorted(by_place)]


def add_to(g: CoupState, stack: Stack, unit: int, seat: int) -> None:
    """Count a unit in its stack."""
    if unknown(g, unit, seat):
        stack.worth += guessed(g, unit, True) if stack.worth else UNKNOWN
        if g.real[g.tag[unit]]:
            power = REAL_POWER
        else:
            power = guessed(g, unit, len(stack.arms) > 0)
        stack.arms.append((power, UNKNOWN_RANGE))
        stack.fit = True
        return
    stack.worth += value_of(g, unit, seat)
    if not concealed(g, unit):
        stack.hidden = False
    if g.marks[unit] & (BROKEN | MELEE):
        return
    if is_leader(g, unit):
        stack.leader = min(stack.leader, modifier_of(g, unit))
    for arm in arms_of(g, unit):
        stack.arms.append(arm)
        stack.fit = True


def guessed(g: CoupState, unit: int, another: bool) -> float:
    """What firepower to expect of a counter that one does not know: it may be nobody if its side has dummies."""
    side = g.battle.side[unit]
    if any(force.side == side and has_dummies(g, force) for force in g.battle.forces):
        return ANOTHER_UNKNOWN if another else UNKNOWN_POWER
    return ANOTHER_SURELY if another else SURELY_POWER


def has_dummies(g: CoupState, force: Force) -> bool:
    """Whether the order of battle gives a force dummies."""
    return any(TYPES[g.battle.starts_as[unit]].size == DUMMY for unit in force.units)


def unknown(g: CoupState, unit: int, seat: int) -> bool:
    """Whether a seat does not know who is behind a counter."""
    return g.battle.side[unit] != seat and concealed(g, unit) and not g.known[g.tag[unit]]


def turret_arms(g: CoupState, unit: int) -> list[tuple[float, int]]:
    """[T28.1] What a tank fires at men with, as far as it is reckoned with: the machine gun of its turret."""
    if not is_vehicle(g, unit) or not manned(g, unit):
        return []
    guns = [weapon_type(g, one) for one in weapons_of(g, unit) if works(g, one)]
    return [(float(gun.fp), gun.range) for gun in guns if gun.machine_gun]


def arms_of(g: CoupState, unit: int) -> list[tuple[float, int]]:
    """What a unit fires with: firepower and normal range."""
    kind = type_of(g, unit)
    if not kind.mmc:
        return turret_arms(g, unit)
    share = 0.5 if g.marks[unit] & PINNED else 1.0
    found: list[tuple[float, int]] = [(kind.fp * share * fire_left(g, unit, unit), kind.range)]
    for weapon in weapons_of(g, unit):
        if weapon_type(g, weapon).machine_gun and works(g, weapon):
            left = share * fire_left(g, unit, WEAPON + weapon)
            found.append((weapon_type(g, weapon).fp * left, weapon_type(g, weapon).range))
    return found


def fire_left(g: CoupState, unit: int, part: int) -> float:
    """[T12.1] What fire still counts while the enemy moves: by half once it was given, then as a last resort."""
    if g.phase != MOVEMENT or g.battle.side[unit] == g.acting:
        return 1.0
    return STILL_FIRES[stage(g, part)]


class Line:
    """A line of fire between a Location and a stack that sees it: the range, what adds to the dice, and how much of
    the time there is light enough for it.
    """

    __slots__ = ("stack", "apart", "drm", "light")

    stack: Stack
    apart: int
    drm: int
    light: float

    def __init__(self, stack: Stack, apart: int, drm: int, light: float) -> None:
        self.stack = stack
        self.apart = apart
        self.drm = drm
        self.light = light


def line_of(g: CoupState, stack: Stack, place: int, location: int, marks: int, apart: int) -> Line | None:
    """The line of fire from a place to a Location, at who is sheltered as `marks` say; None when there is none."""
    ground = g.battle.ground
    if not bears(ground, place, location):
        return None
    between = hindrance(ground, place, location) + smoke_between(g, place, location)
    if between >= BLOCKED:
        return None
    drm = cover(ground, place, location, marks).value + between
    light = 1.0
    if g.night():
        drm += 1 if apart else 0
        if apart > g.vision and not lit(g, location):
            light = BY_STARSHELL
    return Line(stack, apart, drm, light)


def harm_along(line: Line, arms: Stack, drm: int, part: float) -> float:
    """The share of who is hit that such arms are expected to put out of the fight along a line. `part`: of their
    firepower.
    """
    column = FIRE.column_of(int(arms.power(line.apart) * part))
    return line.light * harm(column, line.drm + drm + arms.leader) if column >= 0 else 0.0
