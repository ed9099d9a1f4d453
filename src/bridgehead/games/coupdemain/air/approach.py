"""[T19.5] [T19.7] [T19.8] [T19.9] [T19.16] How a glider comes down: the modifiers of its landing DR and of its crash
dr, and the exact chances of both.
"""

from typing import Final

from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.printed.battle import TRENCH, WIRE
from bridgehead.games.coupdemain.printed.ground import (
    CLIFF,
    DITCHED,
    GULLY_BED,
    HEDGE,
    HOUSE,
    LEAVES,
    LEVEL,
    NO_HEX,
    PARTIAL_ORCHARD,
    PILLBOX,
    SLOTS,
    STREAM_BED,
    TREES,
    WALL,
    Ground,
)
from bridgehead.games.coupdemain.printed.tables import GLIDER
from bridgehead.games.coupdemain.printed.terrain import BRIDGE, ORCHARD, TERRAIN, WATER

AHEAD: Final = 1
ASTERN: Final = 4
"""[T19.5] Every glider flies against the wind, to the upper right of the map."""
APPROACH: Final[int] = GLIDER.number("approach")
LANDS_ON: Final[int] = GLIDER.number("lands_on")
LONG_FROM: Final[int] = GLIDER.number("long_from")
DAMAGED_ON: Final[int] = GLIDER.number("damaged_on")
LOST_FROM: Final[int] = GLIDER.number("lost_from")
BY_NIGHT: Final[int] = GLIDER.number("night")
ALREADY_DOWN: Final[int] = GLIDER.number("already_down")
_CRASH: Final = GLIDER.sheet("crash")
_ON: Final = GLIDER.sheet("crash-terrain")
CRASH_ON: Final[list[int]] = [_ON.number(row.name, 0) for row in TERRAIN]
SIDES: Final[list[tuple[int, str]]] = [(CLIFF, "cliff"), (WALL, "wall"), (HEDGE, "hedge")]
MARKS: Final[list[tuple[int, str]]] = [(DITCHED, "ditch"), (STREAM_BED, "stream"), (GULLY_BED, "gully")]

DOWN: Final = 0
DAMAGED: Final = 1
LOST: Final = 2


class Sky:
    """What a landing hangs on: the ground with its pillbox, the hexes of gliders and wrecks that lie already, trenches
    and wire by hex, and whether it is night.
    """

    __slots__ = ("ground", "hulks", "works", "night")

    ground: Ground
    hulks: list[int]
    works: bytes
    night: bool

    def __init__(self, ground: Ground, hulks: list[int], works: bytes, night: bool) -> None:
        self.ground = ground
        self.hulks = hulks
        self.works = works
        self.night = night


def levels_above(ground: Ground, place: int, here: int) -> int:
    """[T19.7] By how many full levels what stands in a hex, or its ground, rises above another; 0 if by none."""
    top = LEVEL * ground.level[place]
    if ground.screen[place] & (TREES | LEAVES | HOUSE):
        top += ground.rises[place]
    return max(0, (top - LEVEL * ground.level[here]) // LEVEL)


def along(ground: Ground, place: int, direction: int, steps: int) -> int:
    """The hex so many steps off in a direction, or NO_HEX beyond the edge of the map."""
    while steps > 0 and place != NO_HEX:
        place = ground.toward[6 * place + direction]
        steps -= 1
    return place


def clear_astern(sky: Sky, mark: int) -> int:
    """[T19.7] How many hexes astern are clear, from the nearest on, five at most; beyond the map all are."""
    ground = sky.ground
    clear = 0
    place = mark
    while clear < APPROACH:
        place = ground.toward[6 * place + ASTERN] if place != NO_HEX else NO_HEX
        if place != NO_HEX and levels_above(ground, place, mark):
            break
        clear += 1
    return clear


def landing_modifiers(sky: Sky, mark: int) -> list[Modifier]:
    """[T19.7] What counts on the coloured die: −1 for each clear hex astern from the nearest on; the levels of
    the first obstacle; a glider in the hex already; the night. Beyond the edge of the map all is clear.
    """
    clear = clear_astern(sky, mark)
    place = along(sky.ground, mark, ASTERN, clear + 1)
    obstacle = levels_above(sky.ground, place, mark) if clear < APPROACH else 0
    found = [Modifier("approach", -clear, "T19.7")]
    if obstacle:
        found.append(Modifier("obstacle", obstacle, "T19.7"))
    if mark in sky.hulks:
        found.append(Modifier("already-down", ALREADY_DOWN, "T19.7"))
    if sky.night and BY_NIGHT:
        found.append(Modifier("night-landing", BY_NIGHT, "T19.7"))
    return found


def comes_down(ground: Ground, mark: int, final: int, white: int) -> int:
    """[T19.5] [T19.8] Where a glider comes down: in its hex, or so many hexes long or short of it; NO_HEX off map."""
    return along(ground, mark, AHEAD if white >= LONG_FROM else ASTERN, max(0, final - LANDS_ON))


def drowns(ground: Ground, place: int) -> bool:
    """[T19.8] [T19.9] Whether a glider is lost where it comes down whatever the crash dr: off the map, in the water, on
    the bridge unless that runs along its course.
    """
    if place == NO_HEX:
        return True
    if ground.terrain[place] == BRIDGE:
        return not (ground.road[6 * place + AHEAD] and ground.road[6 * place + ASTERN])
    return ground.terrain[place] == WATER


def crash_modifiers(sky: Sky, place: int, mark: int) -> list[Modifier]:
    """[T19.9] What counts on the crash dr: what lies and grows in the hex (each line of the table once), what it comes
    in over, a miss, a hex that an obstacle right astern hides, other gliders and wrecks.
    """
    ground = sky.ground
    found: list[Modifier] = []
    rough = rough_ground(sky, place)
    if rough:
        found.append(Modifier("rough-ground", rough, "T19.9"))
    before = ground.toward[6 * place + ASTERN]
    if before != NO_HEX:
        side = ground.side[6 * before + AHEAD]
        for bit, name in SIDES:
            if side & bit:
                found.append(Modifier("crossed-side", _CRASH.number(name), "T19.9"))
                break
        if levels_above(ground, before, place):
            found.append(Modifier("blind-hex", _CRASH.number("blind"), "T19.9"))
    if place != mark:
        found.append(Modifier("off-mark", _CRASH.number("off_mark"), "T19.9"))
    if place in sky.hulks:
        found.append(Modifier("already-down", _CRASH.number("hulk"), "T19.9"))
    return found


def rough_ground(sky: Sky, place: int) -> int:
    """[T19.9] What the ground of a hex adds: its terrain, ditch or bed of water, works. Brush, a ditch and wire, or an
    orchard, a stream and a trench, are one line of the table, told by its number, and count once.
    """
    ground = sky.ground
    lines = [CRASH_ON[ground.terrain[place]]]
    if ground.marks[place] & PARTIAL_ORCHARD:
        lines.append(CRASH_ON[ORCHARD])
    for bit, name in MARKS:
        if ground.marks[place] & bit:
            lines.append(_CRASH.number(name))
    for kind, name in ((TRENCH, "trench"), (WIRE, "wire")):
        if sky.works[place] & kind:
            lines.append(_CRASH.number(name))
    if ground.exists[place * SLOTS + PILLBOX]:
        lines.append(_CRASH.number("pillbox"))
    added = 0
    for number in sorted(set(lines)):
        added += number
    return added


def total(modifiers: list[Modifier]) -> int:
    """The sum of modifiers."""
    added = 0
    for one in modifiers:
        added += one.value
    return added


def fate(die: int, drm: int) -> int:
    """[T19.9] What the crash dr brings: DOWN, DAMAGED or LOST."""
    final = die + drm
    return LOST if final >= LOST_FROM else DAMAGED if final >= DAMAGED_ON else DOWN


def landing_chances(sky: Sky, mark: int) -> tuple[int, int]:
    """[T19.16] How many of the 216 throws of landing DR and crash dr lose a glider, and how many damage it."""
    drm = total(landing_modifiers(sky, mark))
    lost, damaged = 0, 0
    for coloured in range(1, 7):
        for white in (1, 6):
            place = comes_down(sky.ground, mark, coloured + drm, white)
            if drowns(sky.ground, place):
                lost += 18
                continue
            crash = total(crash_modifiers(sky, place, mark))
            for die in range(1, 7):
                end = fate(die, crash)
                lost += 3 if end == LOST else 0
                damaged += 3 if end == DAMAGED else 0
    return lost, damaged
