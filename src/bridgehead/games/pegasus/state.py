"""The state of a game: where pieces are, and what moves them."""

from dataclasses import dataclass

from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.games.pegasus.columns import Columns
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    FIRST_GERMAN,
    GERMAN,
    GERMAN_PLATOON,
    IS_BRITISH,
    IS_COMBAT,
    IS_LEADER,
    KIND,
    LAST_GERMAN,
    SAPPER_UNITS,
    SPAN,
    TANK,
    TANKS,
)
from bridgehead.games.pegasus.printed.config import Config
from bridgehead.games.pegasus.printed.terms import (
    DEAD,
    DESTROYED,
    UNUSED,
)
from bridgehead.games.pegasus.printed.ways import WAYS, Ways


@dataclass(slots=True, init=False)
class PegasusState(Columns):
    """Everything that changes in a game: the columns, and how they hang together."""

    def open(self, dice: Dice, config: Config) -> "PegasusState":
        """Fill an empty state: the first turn, nobody anywhere. Returns the state itself."""
        self.begin_game(dice, config)
        return self

    def copy(self) -> "PegasusState":
        """An equal state that shares nothing that changes."""
        new = PegasusState()
        self.copy_into(new)
        return new

    def ways(self) -> Ways:
        """The costs and distances that the options of this game settle."""
        return WAYS[self.config.double_line]

    # ---- where pieces are

    def put(self, unit: int, area: int) -> None:
        """Set a unit down in an area, whose last occupants its side becomes."""
        self.lift(unit)
        self.place[unit] = area
        if IS_BRITISH[unit]:
            self.british[area] += 1
            self.began[unit] = UNUSED
            self.control = changed(self.control, area, BRITISH)
            self.last_in = changed(self.last_in, area, BRITISH)
        elif unit <= LAST_GERMAN:
            self.germans[area] += 1
            self.control = changed(self.control, area, GERMAN)
            self.last_in = changed(self.last_in, area, GERMAN)

    def lift(self, unit: int) -> None:
        """Take a unit out of its area, if it is in one."""
        area = self.place[unit]
        if area < 0:
            return
        if IS_BRITISH[unit]:
            self.british[area] -= 1
            self.prepared = changed(self.prepared, unit, 0)
            self.searching = changed(self.searching, unit, 0)
            if SPAN[area] >= 0:
                self.give_up_makeshift(unit, area)
        elif unit <= LAST_GERMAN and self.strength[unit]:
            self.germans[area] -= 1
        self.leave_to_the_other(area)

    def give_up_makeshift(self, leaving: int, area: int) -> None:
        """[9.3] A makeshift bridge lasts as long as a sapper is on it; the next one begins it anew."""
        if not any(self.place[unit] == area for unit in SAPPER_UNITS if unit != leaving):
            self.makeshift[SPAN[area]] = 0

    def leave_to_the_other(self, area: int) -> None:
        """[16.control] When the last of a side has gone, the other side, if it is there, is the last in the area."""
        if self.british[area] == 0 and self.germans[area]:
            self.control = changed(self.control, area, GERMAN)
        elif self.germans[area] == 0 and self.british[area]:
            self.control = changed(self.control, area, BRITISH)

    def remove(self, unit: int, where: int = DEAD) -> None:
        """Take a unit off the map for good: killed, gone, or not used any more."""
        self.lift(unit)
        self.place[unit] = where

    def wreck(self, tank: int) -> None:
        """A tank becomes a wreck, which stays in its area and belongs to nobody."""
        self.strength[tank] = 0
        self.germans[self.place[tank]] -= 1
        self.leave_to_the_other(self.place[tank])

    # ---- who is there

    def british_in(self, area: int) -> list[int]:
        """The British units in an area, leaders included."""
        found: list[int] = []
        left = self.british[area]
        place = self.place
        unit = 0
        while left:
            if place[unit] == area:
                found.append(unit)
                left -= 1
            unit += 1
        return found

    def germans_in(self, area: int) -> list[int]:
        """The Germans in an area: squads, platoons, leaders, tanks, the car; no wrecks."""
        found: list[int] = []
        left = self.germans[area]
        place = self.place
        unit = FIRST_GERMAN
        while left:
            if place[unit] == area and self.strength[unit]:
                found.append(unit)
                left -= 1
            unit += 1
        return found

    def units_in(self, area: int, side: int) -> list[int]:
        """The units of a side in an area."""
        return self.british_in(area) if side == BRITISH else self.germans_in(area)

    def combat_in(self, area: int, side: int) -> list[int]:
        """The combat units of a side in an area: everything but leaders, tanks and the car."""
        return [unit for unit in self.units_in(area, side) if IS_COMBAT[unit]]

    def toll(self, area: int, side: int) -> int:
        """[5.2.4] What enemies add to the cost of an area for units of a side: one point where there are any."""
        enemies = self.germans if side == BRITISH else self.british
        return 1 if enemies[area] else 0

    def stops(self, area: int) -> bool:
        """[5.4.5] Whether a British combat unit ends the move of Germans who enter an area; a leader alone does not."""
        return self.british[area] > 0 and bool(self.combat_in(area, BRITISH))

    def leaders_in(self, area: int, side: int) -> list[int]:
        """The leaders of a side in an area."""
        return [unit for unit in self.units_in(area, side) if IS_LEADER[unit]]

    def tank_in(self, area: int) -> int:
        """A tank or wreck in an area, -1 when there is none."""
        for tank in TANKS:
            if self.place[tank] == area:
                return tank
        return -1

    def is_reinforcement(self, unit: int) -> bool:
        """[13.1.6] Whether a German came, or is to come, as a reinforcement by road: a tank or a platoon."""
        return self.due[unit] > 0 and KIND[unit] in (TANK, GERMAN_PLATOON)

    def bridge_gone(self) -> int:
        """1 when Pegasus Bridge is destroyed: the index of the distances without it."""
        return 1 if self.span[0] == DESTROYED else 0


def side_of(unit: int) -> int:
    """The side that a unit fights on."""
    return BRITISH if IS_BRITISH[unit] else GERMAN
