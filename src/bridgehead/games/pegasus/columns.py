"""The columns of a state: plain numbers, one entry a piece or an area, and how they are filled and copied."""

from dataclasses import dataclass

from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.games.pegasus.printed.components import (
    AREAS,
    BRITISH_UNITS,
    FULL_STRENGTH,
    GERMAN,
    GLIDERS,
    GRENADES,
    PIECES,
    SETUP_AREAS,
    SPANS,
    WEAPON_CHARGES,
    WEAPONS,
)
from bridgehead.games.pegasus.printed.config import Config
from bridgehead.games.pegasus.printed.terms import (
    GLIDER_LANDING,
    INTACT,
    NO_COUNTER,
    NOT_YET,
    UNUSED,
    WAITING,
)


@dataclass(slots=True, init=False)
class Columns(State):
    """Everything that changes in a game.

    By piece: `place` (an area, or one of the codes above), `strength` (a tank: 1, a wreck: 0; a gun: 0 when
    destroyed), `suppressed`, `wounded`, `acted` (has moved or fired in this phase, or been fired at by small arms),
    `attacked` (in this turn), `fired_upon` (Germans attacked at any time), `fired_turn` (last turn it fired), `shots`
    and `shots_before` (the tanks and the field gun that it fired at in this turn and in the last, one bit each), `due`,
    `entry` and `wait` (turn and area in which it comes, and the points it pays to get there), `awake` (Germans),
    `quiet` (turn in which it may not use opportunity fire), `spotted` (reinforcements that may fire), `heading` (where
    tanks, the car and the column drive to, -1 for none), `retreating`, `immobile` (turn until which a tank may not
    move; 99 for good), `prepared`, `searching`, `grenades`, `stays` (complete turns a sapper has been in its area),
    `began` (area at the end of the last turn, -1 once the unit has been elsewhere), `aboard` (glider), `engaged` (turn
    in which it may not leave its area).

    By area: `british`, `germans` (units there), `control`, `last_in` (side that entered last), `fought` (turn of the
    last combat hand to hand), `cleared`, `rubble`.

    Columns that seldom change are bytes, which copies share: a change puts a new column in the place of the old one.
    """

    config: Config
    turn: int
    phase: int
    opened: int
    place: list[int]
    strength: list[int]
    suppressed: list[int]
    wounded: bytes
    acted: list[int]
    attacked: bytes
    fired_upon: bytes
    fired_turn: list[int]
    shots: bytes
    shots_before: bytes
    wait: bytes
    due: bytes
    entry: list[int]
    awake: bytes
    quiet: bytes
    spotted: bytes
    heading: list[int]
    immobile: bytes
    prepared: bytes
    searching: bytes
    grenades: bytes
    stays: bytes
    began: list[int]
    aboard: list[int]
    british: list[int]
    germans: list[int]
    control: bytes
    last_in: bytes
    engaged: bytes
    fought: bytes
    cleared: bytes
    rubble: bytes
    secret: list[int]
    hidden: list[int]
    squads_drawn: int
    wire: int
    wire_live: int
    wire_blanks: int
    wire_wired: int
    disarmed: list[int]
    span: list[int]
    makeshift: list[int]
    glider: list[int]
    glider_at: list[int]
    glider_step: list[int]
    line: list[list[int]]
    track: list[list[int]]
    broken: list[int]
    entered: list[int]
    landed_before: list[int]
    carrier: list[int]
    charges: list[int]
    chit: int
    german_force: int
    german_entry: int
    german_turn: int
    british_force: int
    british_turn: int
    alarm: int
    demolition_tried: int
    column_fired_on: int
    force_free: int
    first_shot: int
    retreating: bytes
    detour: int
    detour_turn: int
    car_points: int
    schmidt_taken: int
    reshaped: bytes
    group: list[int]
    points: int
    fresh: int
    carried: int
    attackers: list[int]
    gunners: list[int]
    target: int
    weapon: int

    def begin_game(self, dice: Dice, config: Config) -> None:
        """Fill an empty state: the first turn, nobody anywhere."""
        self.begin(dice)
        self.config = config
        self.turn = 1
        self.phase = GLIDER_LANDING
        self.opened = 0
        self.place = [UNUSED] * PIECES
        self.strength = list(FULL_STRENGTH)
        self.suppressed = [0] * PIECES
        self.wounded = bytes(PIECES)
        self.acted = [0] * PIECES
        self.attacked = bytes(PIECES)
        self.fired_upon = bytes(PIECES)
        self.fired_turn = [-9] * PIECES
        self.shots = bytes(PIECES)
        self.shots_before = bytes(PIECES)
        self.wait = bytes(PIECES)
        self.due = bytes(PIECES)
        self.entry = [-1] * PIECES
        self.awake = bytes(PIECES)
        self.quiet = bytes(PIECES)
        self.spotted = bytes(PIECES)
        self.heading = [-1] * PIECES
        self.immobile = bytes(PIECES)
        self.prepared = bytes(BRITISH_UNITS)
        self.searching = bytes(BRITISH_UNITS)
        self.grenades = bytes(GRENADES[:BRITISH_UNITS])
        self.stays = bytes(BRITISH_UNITS)
        self.began = [-1] * BRITISH_UNITS
        self.aboard = [-1] * BRITISH_UNITS
        self.british = [0] * AREAS
        self.germans = [0] * AREAS
        self.control = bytes([GERMAN] * AREAS)
        self.last_in = bytes([GERMAN] * AREAS)
        self.engaged = bytes(PIECES)
        self.fought = bytes(AREAS)
        self.cleared = bytes(AREAS)
        self.rubble = bytes(AREAS)
        self.secret = [0] * len(SETUP_AREAS)
        self.hidden = [0] * len(SETUP_AREAS)
        self.squads_drawn = 0
        self.wire = NO_COUNTER
        self.wire_live = 0
        self.wire_blanks = 0
        self.wire_wired = 0
        self.disarmed = [0] * len(SPANS)
        self.span = [INTACT] * len(SPANS)
        self.makeshift = [0] * len(SPANS)
        self.glider = [WAITING] * GLIDERS
        self.glider_at = [-1] * GLIDERS
        self.glider_step = [0] * GLIDERS
        self.line = [[0, 1, 2], [3, 4, 5]]
        self.track = [[], []]
        self.broken = [0, 0]
        self.entered = [-1, -1]
        self.landed_before = [0] * GLIDERS
        self.carrier = [-1] * WEAPONS
        self.charges = list(WEAPON_CHARGES)
        self.chit = -1
        self.german_force = -1
        self.german_entry = -1
        self.german_turn = -1
        self.british_force = -1
        self.british_turn = -1
        self.alarm = 0
        self.demolition_tried = 0
        self.column_fired_on = 0
        self.force_free = 0
        self.first_shot = 0
        self.retreating = bytes(PIECES)
        self.detour = NOT_YET
        self.detour_turn = 0
        self.car_points = 0
        self.schmidt_taken = 0
        self.reshaped = bytes(BRITISH_UNITS)
        self.group = []
        self.points = 0
        self.fresh = 0
        self.carried = 0
        self.attackers = []
        self.gunners = []
        self.target = -1
        self.weapon = -1

    def copy_into(self, new: "Columns") -> None:
        """Make an empty state equal to this one, sharing nothing that changes."""
        new.share(self)
        new.config = self.config
        new.turn = self.turn
        new.phase = self.phase
        new.opened = self.opened
        new.place = self.place[:]
        new.strength = self.strength[:]
        new.suppressed = self.suppressed[:]
        new.wounded = self.wounded
        new.acted = self.acted[:]
        new.attacked = self.attacked
        new.fired_upon = self.fired_upon
        new.fired_turn = self.fired_turn[:]
        new.shots = self.shots
        new.shots_before = self.shots_before
        new.wait = self.wait
        new.due = self.due
        new.entry = self.entry[:]
        new.awake = self.awake
        new.quiet = self.quiet
        new.spotted = self.spotted
        new.heading = self.heading[:]
        new.immobile = self.immobile
        new.prepared = self.prepared
        new.searching = self.searching
        new.grenades = self.grenades
        new.stays = self.stays
        new.began = self.began[:]
        new.aboard = self.aboard[:]
        new.british = self.british[:]
        new.germans = self.germans[:]
        new.control = self.control
        new.last_in = self.last_in
        new.engaged = self.engaged
        new.fought = self.fought
        new.cleared = self.cleared
        new.rubble = self.rubble
        new.secret = self.secret[:]
        new.hidden = self.hidden[:]
        new.squads_drawn = self.squads_drawn
        new.wire = self.wire
        new.wire_live = self.wire_live
        new.wire_blanks = self.wire_blanks
        new.wire_wired = self.wire_wired
        new.disarmed = self.disarmed[:]
        new.span = self.span[:]
        new.makeshift = self.makeshift[:]
        new.glider = self.glider[:]
        new.glider_at = self.glider_at[:]
        new.glider_step = self.glider_step[:]
        new.line = [self.line[0][:], self.line[1][:]]
        new.track = [self.track[0][:], self.track[1][:]]
        new.broken = self.broken[:]
        new.entered = self.entered[:]
        new.landed_before = self.landed_before[:]
        new.carrier = self.carrier[:]
        new.charges = self.charges[:]
        new.chit = self.chit
        new.german_force = self.german_force
        new.german_entry = self.german_entry
        new.german_turn = self.german_turn
        new.british_force = self.british_force
        new.british_turn = self.british_turn
        new.alarm = self.alarm
        new.demolition_tried = self.demolition_tried
        new.column_fired_on = self.column_fired_on
        new.force_free = self.force_free
        new.first_shot = self.first_shot
        new.retreating = self.retreating
        new.detour = self.detour
        new.detour_turn = self.detour_turn
        new.car_points = self.car_points
        new.schmidt_taken = self.schmidt_taken
        new.reshaped = self.reshaped
        new.group = self.group[:]
        new.points = self.points
        new.fresh = self.fresh
        new.carried = self.carried
        new.attackers = self.attackers[:]
        new.gunners = self.gunners[:]
        new.target = self.target
        new.weapon = self.weapon
