"""The state of a game: plain columns, one number for each piece, sector or crossing.

`left` is what a piece may still move this turn, in half-factors. `hits` are hits on vehicles and guns, figures lost on
foot. `aboard` is the piece that carries or tows this one. A piece aboard stands in no pile, so that it takes no room,
controls nothing and cannot be shot at. `bout` is the engagement a piece is held in (0: none), even when the Americans
attacked; `battle` the battle it is laid out for this turn.
"""

from dataclasses import dataclass
from typing import Final

from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.games.remagen.printed.components import (
    AMERICAN,
    CARRIER_PLACE,
    CARRIERS,
    KIND_OF,
    PARATROOPS,
    SEAT_OF,
    STOP,
    UNIT_COUNT,
)
from bridgehead.games.remagen.printed.ground import AROUND, BANK_OF, IS_EAST, ROWS, SECTORS

POOL: Final = -1  # not yet on the board
LOST: Final = -2  # never comes back

# The sequence of play; each side goes through ENTRY to BATTLES in its half of the turn.
GERMAN_SETUP: Final = 0
LABOUR: Final = 1
DROP: Final = 2
FATE: Final = 3
ENTRY: Final = 4
MOVE: Final = 5
FIRE: Final = 6
FRONT: Final = 7
BATTLES: Final = 8
DONE: Final = 9  # a side's half of the turn is over
OVER: Final = 10
PHASES: Final = ["setup", "labour", "drop", "fate", "entry", "move", "fire", "front", "battles", "done", "over"]

# Values of `battle`.
NO_BATTLE: Final = 0  # above 0: one more than the sector the battle is named after
DECLINED: Final = -1
FOUGHT: Final = -2  # its battle is over


@dataclass(slots=True, init=False)
class Bridgehead(State):
    """A whole position of Remagen Bridgehead."""

    # rules that do not change during a game
    last_turn: int
    night_rule: bool
    bazooka_hurts: bool
    fate_turn: int  # the turn on which the railway bridge is known to fall, 0 when the die decides
    sudden_end: bool
    replaces: bool  # whether American losses may be brought on again, at their replacement value
    first_quota: int
    later_quota: int
    levels: tuple[int, ...]  # American value east of the river for a marginal, substantial, decisive victory
    german_start: tuple[int, ...]  # German pieces still to be set up before the first turn

    # sequence of play
    turn: int
    phase: int
    seat: int
    quota: int
    drop: int  # 0: to come, 1: offered again next turn, 2: over
    result: int  # index into victory.LABELS, -1 while the game goes on

    # pieces
    place: list[int]
    hits: list[int]
    left: list[int]
    aboard: list[int]
    bout: list[int]
    battle: list[int]
    cargo: list[tuple[int, ...]]  # by the carrier's place in components.CARRIERS

    # sectors
    pile: list[tuple[int, ...]]
    zones: list[list[int]]  # for each side, how many of its sectors lie next to a sector
    held: list[int]  # for each side, the set of sectors it stands in
    passed: int  # bank sectors that Americans have been in
    fired: int  # sectors that have fired this turn
    marched: int  # pieces that have made their march this turn; what is left of it they may use to get on and off
    tied: int  # sectors with an engaged piece
    overrun: int  # enemy sectors under an automatic victory, until the battles have been fought
    late: list[tuple[int, int]]  # those sectors, while pieces move, with the pieces that had begun to move before
    undecided: int  # sectors bound in one that have yet to say, laying out the front, whether they fight in it
    contacts: int  # number of engagements there have been
    crossed: bool  # whether Americans have stood east of the river

    # bridges
    railway: bool
    labour: list[int]
    finished: list[int]  # the turn a row's pontoon bridge was completed in, below 0 before the game; 0: none

    def copy(self) -> "Bridgehead":
        new = Bridgehead()
        new.share(self)
        new.last_turn = self.last_turn
        new.night_rule = self.night_rule
        new.bazooka_hurts = self.bazooka_hurts
        new.fate_turn = self.fate_turn
        new.sudden_end = self.sudden_end
        new.replaces = self.replaces
        new.first_quota = self.first_quota
        new.later_quota = self.later_quota
        new.levels = self.levels
        new.german_start = self.german_start
        new.turn = self.turn
        new.phase = self.phase
        new.seat = self.seat
        new.quota = self.quota
        new.drop = self.drop
        new.result = self.result
        new.place = self.place[:]
        new.hits = self.hits[:]
        new.left = self.left[:]
        new.aboard = self.aboard[:]
        new.bout = self.bout[:]
        new.battle = self.battle[:]
        new.cargo = self.cargo[:]
        new.pile = self.pile[:]
        new.zones = [self.zones[0][:], self.zones[1][:]]
        new.held = self.held[:]
        new.passed = self.passed
        new.fired = self.fired
        new.marched = self.marched
        new.tied = self.tied
        new.overrun = self.overrun
        new.late = self.late[:]
        new.undecided = self.undecided
        new.contacts = self.contacts
        new.crossed = self.crossed
        new.railway = self.railway
        new.labour = self.labour[:]
        new.finished = self.finished[:]
        return new


def empty_board(g: Bridgehead, dice: Dice) -> None:
    """Fill a new state: every piece in its pool, no bridge, nothing done."""
    g.begin(dice)
    g.german_start = ()
    g.turn = 1
    g.phase = GERMAN_SETUP
    g.seat = AMERICAN
    g.quota = 0
    g.drop = 0
    g.result = -1
    g.place = [POOL] * UNIT_COUNT
    g.hits = [0] * UNIT_COUNT
    g.left = [0] * UNIT_COUNT
    g.aboard = [-1] * UNIT_COUNT
    g.bout = [0] * UNIT_COUNT
    g.battle = [NO_BATTLE] * UNIT_COUNT
    no_cargo: tuple[int, ...] = ()
    g.cargo = [no_cargo] * len(CARRIERS)
    g.pile = [no_cargo] * SECTORS
    g.zones = [[0] * SECTORS, [0] * SECTORS]
    g.held = [0, 0]
    g.passed = 0
    g.fired = 0
    g.marched = 0
    g.tied = 0
    g.overrun = 0
    g.late = []
    g.undecided = 0
    g.contacts = 0
    g.crossed = False
    g.railway = True
    g.labour = [0] * ROWS
    g.finished = [0] * ROWS


# --- putting pieces down and taking them up ---


def put(g: Bridgehead, unit: int, sector: int) -> None:
    """Stand a piece, with what it carries, in a sector."""
    seat = SEAT_OF[unit]
    pile = g.pile[sector]
    if not pile:
        g.held[seat] |= 1 << sector
        near = g.zones[seat]
        for there in AROUND[sector]:
            near[there] += 1
    g.pile[sector] = tuple(sorted([*pile, unit]))
    g.place[unit] = sector
    for rider in cargo_of(g, unit):
        g.place[rider] = sector
    if seat == AMERICAN:
        g.crossed = g.crossed or IS_EAST[sector]
        if BANK_OF[sector] >= 0:
            g.passed |= 1 << sector


def take(g: Bridgehead, unit: int) -> None:
    """Take a piece out of its sector's pile; what it carries goes with it."""
    sector = g.place[unit]
    pile = tuple([other for other in g.pile[sector] if other != unit])
    g.pile[sector] = pile
    if not pile:
        seat = SEAT_OF[unit]
        g.held[seat] &= ~(1 << sector)
        near = g.zones[seat]
        for there in AROUND[sector]:
            near[there] -= 1


def lose(g: Bridgehead, unit: int) -> None:
    """Remove a piece for good, with whatever it carries."""
    take(g, unit)
    bury(g, unit)
    for rider in cargo_of(g, unit):
        g.aboard[rider] = -1
        bury(g, rider)
        g.tell("lost-with", rider, unit)
    if CARRIER_PLACE[unit] >= 0:
        g.cargo[CARRIER_PLACE[unit]] = ()


def bury(g: Bridgehead, unit: int) -> None:
    """[3.4] A piece that is in no pile is lost; American losses can be replaced, those of paratroops excepted."""
    if g.replaces and SEAT_OF[unit] == AMERICAN and KIND_OF[unit] != PARATROOPS:
        g.place[unit] = POOL
        g.hits[unit] = 0
    else:
        g.place[unit] = LOST
    g.left[unit] = 0
    g.bout[unit] = 0
    g.battle[unit] = NO_BATTLE


def load(g: Bridgehead, unit: int, carrier: int) -> None:
    """Put a piece, which must be in no pile, on a carrier."""
    where = CARRIER_PLACE[carrier]
    g.cargo[where] = tuple(sorted([*g.cargo[where], unit]))
    g.aboard[unit] = carrier
    g.place[unit] = g.place[carrier]


def unload(g: Bridgehead, unit: int) -> None:
    """Take a piece off its carrier; it is then in no pile."""
    where = CARRIER_PLACE[g.aboard[unit]]
    g.cargo[where] = tuple([other for other in g.cargo[where] if other != unit])
    g.aboard[unit] = -1


def cargo_of(g: Bridgehead, unit: int) -> tuple[int, ...]:
    """What a piece carries or tows."""
    where = CARRIER_PLACE[unit]
    return g.cargo[where] if where >= 0 else ()


# --- asking about pieces and sectors ---


def is_disabled(g: Bridgehead, unit: int) -> bool:
    """[7.8] A vehicle with as many hits as stop it: it may not move, but fires and fights."""
    stop = STOP[KIND_OF[unit]]
    return stop > 0 and g.hits[unit] >= stop


def has_marched(g: Bridgehead, unit: int) -> bool:
    """[4.1] Whether a piece has gone where it wanted to this turn, carriers and towing vehicles apart."""
    return g.marched != 0 and (g.marched >> unit) & 1 == 1


def owner(g: Bridgehead, sector: int) -> int:
    """The side that stands in a sector, -1 when nobody does."""
    pile = g.pile[sector]
    return SEAT_OF[pile[0]] if pile else -1
