"""The state of a game: columns of numbers by unit, by weapon, by tag and by hex."""

from dataclasses import dataclass
from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.games.coupdemain.marks import MACHINE
from bridgehead.games.coupdemain.printed.battle import Battle
from bridgehead.games.coupdemain.printed.components import TAGS, TYPES, VEHICLE

# Where a unit is when it is in no Location.
TO_SET_UP: Final = -1
OFF_MAP: Final = -2  # put off the map in this Player Turn, to enter
COMING: Final = -3  # a reinforcement of a later turn
ABOARD: Final = -4  # in a glider that flies or has just landed
SPARE: Final = -5  # a half-squad, leader or hero that may yet be made
DEAD: Final = -6
CAPTURED: Final = -7
EXITED: Final = -8
NEVER: Final = -9  # of a group that did not come in full strength

NONE: Final = -1
WRECKED: Final = -2
NOBODY: Final = 255  # the end of a chain of units in a hex

WEAPON: Final = 1000
"""[T6.2] The parts of a fire group: a unit's own number, or this plus the number of a weapon."""

# [T1.2] Phases in which there is fire, as `turn.phases` numbers them.
PREP_FIRE: Final = 6
MOVEMENT: Final = 7
DEFENSIVE_FIRE: Final = 9
ADVANCING_FIRE: Final = 10

NIGHT: Final = 1
"""[T18.1] The light in which the rules of the night hold."""

# [T11.3] Manners of moving.
NORMAL: Final = 0
ASSAULT: Final = 1
DOUBLE: Final = 2
CHARGE: Final = 3  # [T13.12] of the berserk
DRIVE: Final = 4  # [T27.2] of a vehicle with whom it carries

# [T35.4] The watch of a unit whose owner has said nothing: sure, close while it is concealed.
WATCH_USUAL: Final = 4

# [T12.23] How far the DEFENDER holds his fire while a stack moves.
ASK: Final = 0
HOLD_HERE: Final = 1
HOLD_STACK: Final = 2


class Bearing(State):
    """What is kept besides the columns because it is asked for all the time: `bearers`, by weapon the unit that has it
    or NOBODY. It says what `owner` says, in bytes, which are searched far faster; so it is no part of the digest.
    """

    __slots__ = ("bearers",)

    bearers: bytes

    def share(self, original: State) -> None:
        """A copy shares these bytes, which nobody changes in place."""
        super().share(original)
        assert isinstance(original, Bearing)
        self.bearers = original.bearers

    def keep_bearers(self, owners: list[int]) -> None:
        """Keep what a whole column of owners says."""
        self.bearers = bytes([NOBODY if unit == NONE else unit for unit in owners])

    def keep_bearer(self, weapon: int, unit: int) -> None:
        """Keep who has one weapon."""
        self.bearers = changed(self.bearers, weapon, NOBODY if unit == NONE else unit)


@dataclass(slots=True, init=False)
class CoupState(Bearing):
    """Everything that changes in a game.

    By unit: `where` (a Location, 8 × hex + slot, or one of the codes above), `kind` (the number of its type), `marks`
    (bits), `watch` (T35.4; WATCH_USUAL: by the rule), `tag` (its counter, 0 to 199 of its side). By tag (numbered like
    units): `who` (the unit behind it), `known` (1 while the enemy knows who, though it is concealed), `real` (1 while
    he knows that it is no dummy). By weapon: `owner` (a unit or NONE), `lies` (the Location of one that nobody has, or
    a code), `used` (bits). `first[h]` is the first unit in a hex, `after[u]` the next one in it.

    `control[k]` is who Controls the k-th watched Location (2: nobody), `control_shown[k]` who does as far as everybody
    knows.

    By hex: `works`, what is dug and strung there (bits of `printed.battle`); once set up it stays [T22.14].

    By weapon too: `facing` (of a gun, else NONE), `aim` (the Location that a mortar or gun has acquired, or NONE) and
    `acquired` (how often, at most 2), `rounds` (what is known of its illuminating
    rounds).

    Sparse: `residual` (pairs of Location and column), `aimed` (T6.6: attacks of a Location on a Location in this
    phase), `pressed` (T12.23: attacks of FPF by each part in this phase: part × 16 + number), `flashes` (Locations),
    `lights` (hexes), `drifts` (pairs of the hex that a starshell was aimed at and the one that it burst over), `hulks`
    (hexes of landed gliders and wrecks), `placed` (T7.8: charges until they go off, by fives: the weapon, who placed
    it, in which Location, from which, 1 if it was no engineer), `smoke` (T31.1, by threes: the hex, its hindrance, the
    side whose shells it came from, or 2 for grenades).

    By unit too: `aboard`, the glider it flies in, or NONE. By glider: `intended`, the hex it is meant to land in, and
    `landed`, where it lies (hexes; NONE, and WRECKED for one that is lost), `harmed` (1: damaged in landing).

    By side: `snipers` (two hexes each, or NONE), `silenced` (1 while its Snipers are pinned), `orders` (2 × 12
    standing orders), `ordered` (T35.2: what was changed of them in this Player Turn, see `turn.orders`), `looked`
    (T36.8: 2 × Location + side that was in it), `sprung` (T15.2: 2 × Location + side that was asked there in this
    phase), `san`, `losses` (CVP lost), `peace` (T1.12: 1 while it would end
    it), `walking` (types of MMC in the box of walking wounded).

    The clock: `turn`, `half` (0: the Player Turn of who moves first), `acting` (whose Player Turn), `phase`, `at` (how
    far in the phase), `light`, `vision` (T18.2), `breeze` (1: heavy), `lit_up` (1: there has been a starshell),
    `alarmed` (T18.27), `tries` (T18.28: with starshells in the window; T9.3: to rally by oneself).

    While a stack moves: `stack` (its units), `manner`, `spent` (half MF spent), `goal` (a Location or NONE),
    `came_from`, `paid_here` (half MF spent in the last Location), `ahead` (half MF that the rest of the way should
    cost), `by_road` (1 while all MF were spent along roads), `straying` (the direction of who is astray, or NONE),
    `shots` (attacks of each part in it: part × 16 + number), `holding` (T12.23). `target`: the Location that is to be
    attacked next. While a question is open: `firers` (parts), `leading`; in close combat `fight` (the Location),
    `round`; `fought` are the Locations fought in this phase. While a result is worked out: `fallen` (leaders lost:
    unit, Location, morale, modifier, and 1 if only pinned or wounded), `calls` (sides whose Sniper is called).
    `mingled`: Locations that concealed pieces have entered out of sight in this phase (T36.4).
    """

    battle: Battle
    turn: int
    half: int
    acting: int
    phase: int
    at: int
    light: int
    vision: int
    breeze: int
    lit_up: int
    alarmed: int
    tries: int
    where: list[int]
    kind: list[int]
    marks: list[int]
    watch: bytes
    tag: list[int]
    who: list[int]
    known: bytes
    real: bytes
    owner: list[int]
    lies: list[int]
    used: list[int]
    first: bytes
    after: list[int]
    control: bytes
    control_shown: bytes
    works: bytes
    facing: list[int]
    aim: list[int]
    acquired: list[int]
    rounds: list[int]
    residual: list[int]
    aimed: list[int]
    pressed: list[int]
    flashes: list[int]
    lights: list[int]
    drifts: list[int]
    hulks: list[int]
    wrecks: list[int]
    placed: list[int]
    smoke: list[int]
    peace: list[int]
    heading: bytes
    aboard: list[int]
    intended: list[int]
    landed: list[int]
    harmed: list[int]
    settled: int
    snipers: list[int]
    silenced: list[int]
    orders: list[int]
    ordered: list[int]
    looked: list[int]
    sprung: list[int]
    san: list[int]
    losses: list[int]
    walking: list[int]
    stack: list[int]
    manner: int
    spent: int
    goal: int
    came_from: int
    paid_here: int
    ahead: int
    by_road: int
    straying: int
    shots: list[int]
    holding: int
    firers: list[int]
    target: int
    leading: int
    fight: int
    round: int
    fought: list[int]
    fallen: list[int]
    calls: list[int]
    mingled: list[int]
    result: int

    def fill(self, dice: Dice, battle: Battle) -> "CoupState":
        """Give an empty state everything that the battle starts with."""
        self.begin(dice)
        units = len(battle.side)
        weapons = len(battle.weapons)
        self.battle = battle
        self.turn = 0
        self.half = 0
        self.acting = battle.moves_first
        self.phase = 0
        self.at = 0
        self.light = battle.light
        self.vision = 2
        self.breeze = 0
        self.lit_up = 0
        self.alarmed = 0
        self.tries = 0
        self.where = [begins(battle, unit) for unit in range(units)]
        self.kind = battle.starts_as[:]
        self.marks = [MACHINE if kind >= 0 and TYPES[kind].size == VEHICLE else 0 for kind in battle.starts_as]
        self.watch = bytes([WATCH_USUAL]) * units
        self.tag = list(range(units))
        self.who = list(range(units))
        self.known = bytes(units)
        self.real = bytes(units)
        self.owner = battle.carried_by[:]
        self.keep_bearers(battle.carried_by)
        self.lies = battle.lies_at[:]
        self.used = [0] * weapons
        self.first = bytes([NOBODY]) * battle.ground.size
        self.after = [NOBODY] * units
        self.control = bytes(battle.held_at_start)
        self.control_shown = self.control
        self.works = battle.works
        self.facing = battle.faces[:]
        self.aim = [NONE] * weapons
        self.acquired = [0] * weapons
        self.rounds = [0] * weapons
        self.residual = []
        self.aimed = []
        self.pressed = []
        self.flashes = []
        self.lights = []
        self.drifts = []
        self.hulks = []
        self.wrecks = []
        self.placed = []
        self.smoke = []
        self.peace = [0, 0]
        self.heading = bytes([NOBODY]) * units
        self.aboard = [NONE] * units
        self.intended = [NONE] * battle.gliders
        self.landed = [NONE] * battle.gliders
        self.harmed = [0] * battle.gliders
        self.settled = 0
        self.snipers = [NONE] * 4
        self.silenced = [0, 0]
        self.orders = [0] * 24
        self.ordered = []
        self.looked = []
        self.sprung = []
        self.san = battle.san[:]
        self.losses = [0, 0]
        self.walking = []
        self.stack = []
        self.manner = NORMAL
        self.spent = 0
        self.goal = NONE
        self.came_from = NONE
        self.paid_here = 0
        self.ahead = 0
        self.by_road = 0
        self.straying = NONE
        self.shots = []
        self.holding = ASK
        self.firers = []
        self.target = NONE
        self.leading = NONE
        self.fight = NONE
        self.round = 0
        self.fought = []
        self.fallen = []
        self.calls = []
        self.mingled = []
        self.result = NONE
        return self

    def copy(self) -> "CoupState":
        """An equal state that shares nothing that changes."""
        new = CoupState()
        new.share(self)
        new.battle = self.battle
        new.turn = self.turn
        new.half = self.half
        new.acting = self.acting
        new.phase = self.phase
        new.at = self.at
        new.light = self.light
        new.vision = self.vision
        new.breeze = self.breeze
        new.lit_up = self.lit_up
        new.alarmed = self.alarmed
        new.tries = self.tries
        new.where = self.where[:]
        new.kind = self.kind[:]
        new.marks = self.marks[:]
        new.watch = self.watch
        new.tag = self.tag[:]
        new.who = self.who[:]
        new.known = self.known
        new.real = self.real
        new.owner = self.owner[:]
        new.lies = self.lies[:]
        new.used = self.used[:]
        new.first = self.first
        new.after = self.after[:]
        new.control = self.control
        new.control_shown = self.control_shown
        new.works = self.works
        new.facing = self.facing[:]
        new.aim = self.aim[:]
        new.acquired = self.acquired[:]
        new.rounds = self.rounds[:]
        new.residual = self.residual[:]
        new.aimed = self.aimed[:]
        new.pressed = self.pressed[:]
        new.flashes = self.flashes[:]
        new.lights = self.lights[:]
        new.drifts = self.drifts[:]
        new.hulks = self.hulks[:]
        new.wrecks = self.wrecks[:]
        new.placed = self.placed[:]
        new.smoke = self.smoke[:]
        new.peace = self.peace[:]
        new.heading = self.heading
        new.aboard = self.aboard[:]
        new.intended = self.intended[:]
        new.landed = self.landed[:]
        new.harmed = self.harmed[:]
        new.settled = self.settled
        new.snipers = self.snipers[:]
        new.silenced = self.silenced[:]
        new.orders = self.orders[:]
        new.ordered = self.ordered[:]
        new.looked = self.looked[:]
        new.sprung = self.sprung[:]
        new.san = self.san[:]
        new.losses = self.losses[:]
        new.walking = self.walking[:]
        new.stack = self.stack[:]
        new.manner = self.manner
        new.spent = self.spent
        new.goal = self.goal
        new.came_from = self.came_from
        new.paid_here = self.paid_here
        new.ahead = self.ahead
        new.by_road = self.by_road
        new.straying = self.straying
        new.shots = self.shots[:]
        new.holding = self.holding
        new.firers = self.firers[:]
        new.target = self.target
        new.leading = self.leading
        new.fight = self.fight
        new.round = self.round
        new.fought = self.fought[:]
        new.fallen = self.fallen[:]
        new.calls = self.calls[:]
        new.mingled = self.mingled[:]
        new.result = self.result
        return new

    def bear(self, weapon: int, unit: int) -> None:
        """[T3.2] A unit possesses a weapon from now on, or with NONE nobody; `owner` is changed here alone."""
        self.owner[weapon] = unit
        self.keep_bearer(weapon, unit)

    def counter(self, unit: int) -> int:
        """[T17.1] The public number of the counter that a unit is: its tag."""
        tag = self.tag[unit]
        return tag if tag < self.battle.first_german else TAGS + tag - self.battle.first_german

    def unit(self, counter: int) -> int:
        """The unit behind a public number."""
        return self.who[counter if counter < TAGS else counter - TAGS + self.battle.first_german]

    def unit_option(self, verb: str, unit: int) -> Option:
        """An option that names a unit by its counter."""
        return (verb, self.counter(unit))

    def night(self) -> bool:
        """[T18.1] Whether the rules of the night hold."""
        return self.light == NIGHT


def begins(battle: Battle, unit: int) -> int:
    """[T33.10] Where a unit is before the game: to be set up, to come in a later turn, or nowhere yet."""
    if battle.force[unit] < 0:
        return SPARE
    if unit in battle.forces[battle.force[unit]].halves:
        return NEVER
    return COMING if battle.forces[battle.force[unit]].turn else TO_SET_UP
