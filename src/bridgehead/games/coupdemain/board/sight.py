"""[T4] Line of sight: from hex centre to hex centre, by half-levels, the same from either end.

`row(ground, a)` has a byte for every Location: BLOCKED, or CLEAR and the hindrances counted on. It is worked out when
it is first asked for, and kept by the ground; it knows no vehicles, wrecks, gliders, smoke or light [T4.16]. To ask is
to look up a byte.
"""

from typing import Final

from bridgehead.games.coupdemain.board.lines import NO_WAY, Line, line_to
from bridgehead.games.coupdemain.printed.ground import (
    FIRST_STOREY,
    HEDGE,
    HINDERS,
    HOUSE,
    LEAVES,
    LOW,
    NO_HEX,
    ORCHARD_SIDE,
    PILLBOX,
    SECOND_STOREY,
    SLOPE,
    SLOTS,
    SPAN,
    TREES,
    WALL,
    Ground,
)
from bridgehead.games.coupdemain.printed.terrain import CHART

CLEAR: Final = 1
"""A clear line without hindrance; each hindrance adds one."""
BLOCKED: Final = 7

_SIGHT: Final = CHART.sheet("sight")
BLIND_EVERY: Final = _SIGHT.number("blind_every")
MOST_HINDRANCE: Final = _SIGHT.number("most_hindrance")
SLOPE_CLEARS: Final = _SIGHT.number("slope_clears_from")
BED_RANGE: Final = _SIGHT.number("depression_range")
BARRIERS: Final = HEDGE | WALL
NOT_SUNKEN: Final = -99


class Finding:
    """What a line meets: where, what, by which paragraph, how high it stands (half-levels), and whether it blocks."""

    __slots__ = ("place", "what", "paragraph", "top", "blocks")

    place: int
    what: str
    paragraph: str
    top: int
    blocks: bool

    def __init__(self, place: int, what: str, paragraph: str, top: int, blocks: bool) -> None:
        self.place = place
        self.what = what
        self.paragraph = paragraph
        self.top = top
        self.blocks = blocks


def sees(ground: Ground, a: int, b: int) -> bool:
    """[T4.16] Whether there is a line of sight between two Locations by the printed ground."""
    return line(ground, a, b) < BLOCKED


def hindrance(ground: Ground, a: int, b: int) -> int:
    """[T4.11] What hinders a clear line by the printed ground; 6 for a blocked one."""
    return line(ground, a, b) - CLEAR


def line(ground: Ground, a: int, b: int) -> int:
    """[T4.16] What a line between two Locations meets: BLOCKED, or CLEAR + hindrances. Worked out once a pair, since a
    game asks for few of them; whole rows (`row`) are for maps of what is seen.
    """
    known = ground.seen[a]
    if known:
        return known[b]
    pair = a * len(ground.exists) + b if a < b else b * len(ground.exists) + a
    found = ground.pairs.get(pair, 0)
    if found == 0:
        here = a - PILLBOX if a % SLOTS == PILLBOX else a
        there = b - PILLBOX if b % SLOTS == PILLBOX else b
        found = look(ground, here, there)
        ground.pairs[pair] = found
    return found


def row(ground: Ground, a: int) -> bytes:
    """[T4.16] By Location, what is seen from one: BLOCKED, or CLEAR + hindrances. 0 for what is no Location."""
    known = ground.seen[a]
    if not known:
        known = _row_of(ground, a)
        ground.seen[a] = known
    return known


def _row_of(ground: Ground, a: int) -> bytes:
    """[T4.15] A pillbox sees and is seen as the ground of its hex."""
    if a % SLOTS == PILLBOX:
        return row(ground, a - PILLBOX)
    found = bytearray(len(ground.exists))
    for b in ground.places:
        back = ground.seen[b]
        seen = back[a] if back else look(ground, a, b)
        found[b] = seen
        if b % SLOTS == 0:
            found[b + PILLBOX] = seen
    return bytes(found)


def look(ground: Ground, a: int, b: int, told: list[Finding] | None = None) -> int:
    """[T4.1] One line, worked out: BLOCKED, or CLEAR + hindrances. `told` gathers what it meets from the higher end."""
    if a // SLOTS == b // SLOTS:
        return CLEAR
    return _Look(ground, a, b, told).verdict()


class _Look:
    """One line between two Locations, looked along from the higher end, with what every step needs to know."""

    __slots__ = ("ground", "line", "origin", "ends", "high", "low", "floor", "over", "told")

    def __init__(self, ground: Ground, a: int, b: int, told: list[Finding] | None) -> None:
        if ground.stands[a] < ground.stands[b]:
            a, b = b, a
        here, there = a // SLOTS, b // SLOTS
        self.ground = ground
        self.line: Line = line_to(ground.q[there] - ground.q[here], ground.r[there] - ground.r[here])
        self.origin: int = ground.spot[here]
        self.ends: tuple[int, int] = (a, b)
        self.high: int = ground.stands[a]
        self.low: int = ground.stands[b]
        # [T4.4] Bare ground counts when it is higher than the lower end, but the brink of a bed is [T4.14]'s matter.
        self.floor: int = max(self.low, _brink(ground, a), _brink(ground, b))
        self.over: tuple[bool, bool] = (self._over_slope(0), self._over_slope(1))
        self.told = told

    def verdict(self) -> int:
        """[T4.11] BLOCKED, or CLEAR + hindrances."""
        line, ground = self.line, self.ground
        if not self._out_of_bed(0) or not self._out_of_bed(1):
            return BLOCKED
        hindered = 0
        for place in range(len(line.one) - 1):
            one = ground.cell[self.origin + line.one[place]]
            if line.way[place] != NO_WAY and one >= 0:
                side = ground.side[6 * one + line.way[place]]
                if side & BARRIERS and self._barred(place, one):
                    return BLOCKED
                if side & ORCHARD_SIDE and self._lined(place, one):
                    hindered += 1
            if place == 0:
                continue
            other = ground.cell[self.origin + line.other[place]] if line.pair[place] else NO_HEX
            if (one >= 0 and self._blocks(place, one, other)) or (other >= 0 and self._blocks(place, other, one)):
                return BLOCKED
            if (one >= 0 and self._hinders(place, one)) or (other >= 0 and self._hinders(place, other)):
                hindered += 1
        if hindered > MOST_HINDRANCE:
            self._tell(self.ends[1] // SLOTS, "hindered", "T4.11", self.high, True)
            return BLOCKED
        return CLEAR + hindered

    def _over_slope(self, end: int) -> bool:
        """[T4.13] Whether the line leaves an end over the edge of a slope on which that end lies above; by a corner,
        when both sides that meet there are such.
        """
        ground, line = self.ground, self.line
        place = 1 if end == 0 else len(line.one) - 2
        here = self.ends[end] // SLOTS
        for way in (line.one[place], line.other[place]) if line.pair[place] else (line.one[place],):
            there = ground.cell[self.origin + way]
            if there < 0 or not ground.between(here, there) & SLOPE:
                return False
        return True

    def _out_of_bed(self, end: int) -> bool:
        """[T4.14] Whether who is in the bed of a stream or gully can be seen at all: from the next hex, along the bed,
        or from so far above its brink.
        """
        ground, line = self.ground, self.line
        mine, yours = self.ends[end], self.ends[1 - end]
        brink = _brink(ground, mine)
        if brink == NOT_SUNKEN or line.range < BED_RANGE:
            return True
        if ground.stands[yours] - brink >= 2 * ((line.range + BED_RANGE - 1) // BED_RANGE):
            return True
        for place in range(1, len(line.one) - 1):
            passed = [ground.cell[self.origin + line.one[place]]]
            if line.pair[place]:
                passed.append(ground.cell[self.origin + line.other[place]])
            if not any(there >= 0 and ground.sunken(there) for there in passed):
                self._tell(mine // SLOTS, "bed", "T4.14", brink, True)
                return False
        return True

    def _barred(self, place: int, one: int) -> bool:
        """[T4.8] Whether a wall or hedge blocks: both ends are no higher than its ground, and it is at neither."""
        line, ground = self.line, self.ground
        if line.pair[place]:
            if line.away[place] <= 1 or line.left[place] <= 1:
                return False
        elif place == 0 or place + 2 == len(line.one):
            return False
        top = 2 * self._upper(one, line.way[place])
        what = "wall" if ground.side[6 * one + line.way[place]] & WALL else "hedge"
        blocks = self.high <= top and not self.over[0] and not self.over[1]
        self._tell(one, what, "T4.8" if not (self.over[0] or self.over[1]) else "T4.13", top + 1, blocks)
        return blocks

    def _lined(self, place: int, one: int) -> bool:
        """[T4.12] Whether the trees along a side hinder: the line crosses it, neither end is above both its hexes."""
        way = self.line.way[place]
        if self.line.pair[place] or self.high > 2 * self._upper(one, way):
            return False
        self._tell(one, "partial-orchard", "T4.12", self.high, False)
        return True

    def _upper(self, one: int, way: int) -> int:
        """The level of the higher of the two hexes of a side."""
        there = self.ground.toward[6 * one + way]
        return max(self.ground.level[one], self.ground.level[there])

    def _blocks(self, place: int, passed: int, beside: int) -> bool:
        """[T4.3] [T4.4] [T4.6] [T4.9] Whether the ground of a hex blocks, or what stands on it."""
        ground = self.ground
        level = 2 * ground.level[passed]
        if level > self.floor and self._too_high(place, level, True):
            self._tell(passed, "ground", "T4.4", level, True)
            return True
        screen = ground.screen[passed]
        what = ""
        if screen & TREES:
            what = "woods"
        elif screen & LEAVES and self.high > level:
            what = "orchard"
        elif screen & HOUSE and self._through_house(place, passed, beside):
            what = "building"
        if not what:
            return False
        top = level + ground.rises[passed]
        blocks = self._too_high(place, top, False)
        self._tell(passed, what, "T4.4" if top > self.high else "T4.5", top, blocks)
        return blocks

    def _through_house(self, place: int, passed: int, beside: int) -> bool:
        """[T4.6] [T4.7] Whether the line goes through the building of a hex, and not past it."""
        if beside >= 0 and self.ground.screen[beside] & HOUSE:
            return True
        return self.line.clears[place] <= self.ground.blocks_within[passed]

    def _too_high(self, place: int, top: int, crest: bool) -> bool:
        """[T4.4] [T4.5] Whether something of this height blocks: over both ends, or casting a shadow over the lower."""
        if top > self.high:
            return True
        away = self.line.away[place]
        if top <= self.low or (crest and away <= 1):
            return False
        if top == self.high:
            return True
        beneath = max(1, (self.high - top) // 2)
        over = max(1, (top - self.low + 1) // 2)
        return self.line.left[place] <= max(1, over + away // BLIND_EVERY - (beneath - 1))

    def _hinders(self, place: int, passed: int) -> bool:
        """[T4.10] [T4.13] Whether terrain hinders: not below the lower end; from high above only beside it."""
        screen = self.ground.screen[passed]
        if not screen & (HINDERS | SPAN) or (screen & SPAN and self._along_road(passed)):
            return False
        level = 2 * self.ground.level[passed]
        if self.low > level or (self.high - level > 2 and self.line.left[place] > 1):
            return False
        if screen & LEAVES and self.high > level:
            return False
        if screen & LOW and self._cleared(place):
            return False
        self._tell(passed, "hindrance", "T4.10", level, False)
        return True

    def _along_road(self, passed: int) -> bool:
        """[T4.10] Whether the line runs along the row of hexes that the bridge lies in."""
        ground = self.ground
        return all(ground.r[end // SLOTS] == ground.r[passed] for end in self.ends)

    def _cleared(self, place: int) -> bool:
        """[T4.13] Whether a step lies further off than two hexes from an end that is above a slope."""
        return (self.over[0] and self.line.away[place] >= SLOPE_CLEARS) or (
            self.over[1] and self.line.left[place] >= SLOPE_CLEARS
        )

    def _tell(self, place: int, what: str, paragraph: str, top: int, blocks: bool) -> None:
        if self.told is not None:
            self.told.append(Finding(place, what, paragraph, top, blocks))


def _brink(ground: Ground, location: int) -> int:
    """[T4.14] The height of the ground about the bed in which a Location lies; NOT_SUNKEN for all others."""
    if location % SLOTS in (FIRST_STOREY, SECOND_STOREY) or not ground.sunken(location // SLOTS):
        return NOT_SUNKEN
    return 2 * ground.level[location // SLOTS]
