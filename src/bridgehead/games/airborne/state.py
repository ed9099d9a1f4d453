"""The state of a game: columns of numbers by unit and by hex."""

from dataclasses import dataclass
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.games.airborne.printed.battle import Battle
from bridgehead.games.airborne.printed.components import DEFENDER

# Where a unit is when it is in no hex.
AT_BASE: Final = -1  # a plane that has not come yet, and its load
COMING: Final = -2  # a reinforcement that has not entered yet
TO_SET_UP: Final = -3
ABOARD: Final = -4  # on a carrier, in a plane or glider
SPLIT: Final = -5  # a platoon that has jumped as sticks
MERGED: Final = -6  # a stick that is part of a platoon, or whose platoon has not jumped
OVERHEAD: Final = -7  # a plane over its target
AWAY: Final = -8  # a plane that has flown off, a glider that is cleared away
DEAD: Final = -9

NONE: Final = -1

# Marks of a unit, one bit each.
DISPERSED: Final = 1
FRESH: Final = 2  # dispersed, or landed as a hull, in its own segment: a segment longer
FIRED: Final = 4  # face down: fired or worked in this segment
SPENT: Final = 8  # fired in the enemy's segment: no fire, move or loading in the next own one
MOVED: Final = 16
LANDED: Final = 32  # came down this turn
FORMED: Final = 64  # made from sticks this turn
HANDLED: Final = 128  # loaded or unloaded this segment
ASSAULTED: Final = 256
SEEN_FIRING: Final = 512  # fired in its last segment in view of an enemy
INSIDE: Final = 1024  # in the fort of its hex
HIT: Final = 2048  # a plane or glider that is damaged
UNPACKING: Final = 4096  # a gun that was dropped: not ready to fire yet
HELD: Final = 8192  # did not fire as ordered: no direct fire either
AIMED: Final = 16384  # was asked for an order in its last own segment, and has stayed since: may have one
SEEN_LATELY: Final = 65536  # was seen firing in the enemy's segment: stays so for one segment longer
SHOT_AT: Final = 131072  # was fired at directly in this combat phase, or as it flew over: not again
DUE: Final = 32768  # may have an order that falls in this combat phase
SHOWN: Final = 262144  # had been seen firing where it is as the enemy wrote his latest orders
SHOWN_BEFORE: Final = 524288  # the same, of the orders before those, which fall in the enemy's next combat phase

# What is on a hex, one bit each; wrecks are counted from WRECK up.
MINES: Final = 1
BLOCK: Final = 2
BLOWN: Final = 4
REBUILT: Final = 8  # a bridge that was blown and stands again: nothing is wired to it any more
WRECK: Final = 16

# Tasks.
NO_TASK: Final = 0
CLEARING: Final = 1
DEMOLISHING: Final = 2
TRYING_AGAIN: Final = 3
BLOCKING: Final = 4
REBUILDING: Final = 5
BLOCKING_AGAIN: Final = 6


@dataclass(slots=True, init=False)
class AirborneState(State):
    """Everything that changes in a game.

    By unit: `where` (a hex, or one of the codes above), `marks` (bits), `carrier` (what it is aboard), `load` (what it
    carries), `task`, `task_at`, `progress` (engineers), `order` (hex its indirect fire of the
    next own turn is aimed at), `due` (that of this combat phase), `built` (1 when
    it has had its one block). `first[h]` is the first unit in a hex, `after[u]` the next one in the same hex.

    By hex: `works` (bits). By plane (as in `battle.planes`): `plan_turn`, `plan_hex`, `heading` (1 east, 4 west).
    By objective: `control` (the seat that was last there), `held` (own turns that it was held alone). By watched hex:
    `last` (the same, of the banks of bridges too).

    `phase` and `at` say where in the sequence of play the game stands; `acting` whose segment it is. While a landing is
    played: `drop_hex`, `drop_row` (pattern), `drop_used` (places taken in it), `dropping` (units still to land),
    `landed_on` (pairs of hex and platoons' worth in sticks), `crowded`. `assaulted`
    and `charged` are the hexes assaulted and overrun in this segment. While a question is open: `firers`, `targets`.
    `witnesses`: in threes, who fired in woods or a town, an enemy who saw it, and where.
    """

    battle: Battle
    turn: int
    phase: int
    acting: int
    at: int
    wind: int
    speed: int
    where: list[int]
    marks: list[int]
    carrier: list[int]
    load: list[int]
    task: list[int]
    task_at: list[int]
    progress: list[int]
    order: list[int]
    due: list[int]
    built: bytes
    first: list[int]
    after: list[int]
    works: bytes
    plan_turn: list[int]
    plan_hex: list[int]
    heading: list[int]
    control: bytes
    last: bytes
    held: bytes
    markers: list[int]
    assaulted: list[int]
    charged: list[int]
    drop_hex: int
    drop_row: int
    drop_used: list[int]
    dropping: list[int]
    landed_on: list[int]
    crowded: list[int]
    firers: list[int]
    targets: list[int]
    witnesses: list[int]
    losses: list[int]
    result: int

    def fill(self, dice: Dice, battle: Battle) -> "AirborneState":
        """Give an empty state everything that the battle starts with."""
        self.begin(dice)
        units = len(battle.of)
        planes = len(battle.planes)
        self.battle = battle
        self.turn = 0
        self.phase = 0
        self.acting = 0
        self.at = 0
        self.wind = 0
        self.speed = 0
        self.where = [MERGED] * units
        self.marks = [0] * units
        self.carrier = [NONE] * units
        self.load = [NONE] * units
        self.task = [NO_TASK] * units
        self.task_at = [NONE] * units
        self.progress = [0] * units
        self.order = [NONE] * units
        self.due = [NONE] * units
        self.built = bytes(units)
        self.first = [NONE] * battle.ground.size
        self.after = [NONE] * units
        self.works = bytes(battle.ground.size)
        self.plan_turn = [0] * planes
        self.plan_hex = [NONE] * planes
        self.heading = [0] * planes
        self.control = bytes([DEFENDER]) * len(battle.objectives)
        self.last = bytes([DEFENDER]) * len(battle.watched)
        self.held = bytes(len(battle.objectives))
        self.markers = []
        self.assaulted = []
        self.charged = []
        self.drop_hex = NONE
        self.drop_row = NONE
        self.drop_used = []
        self.dropping = []
        self.landed_on = []
        self.crowded = []
        self.firers = []
        self.targets = []
        self.witnesses = []
        self.losses = [0, 0]
        self.result = NONE
        return self

    def copy(self) -> "AirborneState":
        """An equal state that shares nothing that changes."""
        new = AirborneState()
        new.share(self)
        new.battle = self.battle
        new.turn = self.turn
        new.phase = self.phase
        new.acting = self.acting
        new.at = self.at
        new.wind = self.wind
        new.speed = self.speed
        new.where = self.where[:]
        new.marks = self.marks[:]
        new.carrier = self.carrier[:]
        new.load = self.load[:]
        new.task = self.task[:]
        new.task_at = self.task_at[:]
        new.progress = self.progress[:]
        new.order = self.order[:]
        new.due = self.due[:]
        new.built = self.built
        new.first = self.first[:]
        new.after = self.after[:]
        new.works = self.works
        new.plan_turn = self.plan_turn[:]
        new.plan_hex = self.plan_hex[:]
        new.heading = self.heading[:]
        new.control = self.control
        new.last = self.last
        new.held = self.held
        new.markers = self.markers[:]
        new.assaulted = self.assaulted[:]
        new.charged = self.charged[:]
        new.drop_hex = self.drop_hex
        new.drop_row = self.drop_row
        new.drop_used = self.drop_used[:]
        new.dropping = self.dropping[:]
        new.landed_on = self.landed_on[:]
        new.crowded = self.crowded[:]
        new.firers = self.firers[:]
        new.targets = self.targets[:]
        new.witnesses = self.witnesses[:]
        new.losses = self.losses[:]
        new.result = self.result
        return new

    def unit_option(self, verb: str, unit: int) -> Option:
        """An option that names a unit by its public number."""
        return (verb, self.battle.tag[unit])

    def unit(self, tag: int) -> int:
        """The unit with a public number."""
        return self.battle.by_tag[tag]

    def night(self) -> bool:
        """[I.C] Whether it is night now."""
        return self.battle.night_first <= self.turn <= self.battle.night_last
