"""[T33] What a scenario settles before the first die: the ground, the forces, the light, how it is won."""

from typing import Final

from bridgehead.engine.state import Shared
from bridgehead.games.coupdemain.printed.ground import Ground

# [T22.1] What is dug or strung in a hex, one bit each; a pillbox is a Location of the ground.
TRENCH: Final = 1
WIRE: Final = 2
GUN_PIT: Final = 4

# [T21] Light.
DAY: Final = 0
NIGHT: Final = 1
HALF_LIGHT: Final = 2  # dawn; dusk once it has fallen
LIGHTS: Final = ["day", "night", "dawn"]


class Group:
    """[T33.8] A group whose quality and leaders are rolled for in secret: `squads` become all of the type that a dr
    tells, each of `leaders` the one that his own dr with a modifier tells.
    """

    __slots__ = ("quality", "leader_drm", "squads", "leaders")

    quality: list[int]  # by dr - 1: types
    leader_drm: int
    squads: list[int]
    leaders: list[int]


class Force:
    """[T33.4] Units that set up in one zone: the Locations where they may stand, their numbers, their weapons;
    `dummies` are units too. `hidden` squads may hide (T33.6). A force without a zone flies in or enters later.
    """

    __slots__ = (
        "side",
        "zone",
        "area",
        "units",
        "weapons",
        "hidden",
        "one_each",
        "concealed",
        "freedom",
        "turn",
        "entry",
        "enters",
        "gliders",
        "elr",
        "spent",
        "groups",
        "halves",
        "depleted",
    )

    side: int
    zone: list[int]
    area: list[int]  # [T33.4] where it may stand besides if a trench or wire is set up there
    units: list[int]
    weapons: list[int]
    hidden: int
    one_each: bool  # [I-2] at most one MMC in a Location
    concealed: bool  # [T17.3] who may be concealed is
    freedom: bool  # [T18.7] starts with Freedom of Movement
    turn: int  # [T33.10] in which it may come on; 0: it sets up
    entry: int  # [T33.11] the number of its Entry Area, or -1
    enters: int  # [T27.9] the hex where it enters instead of an Entry Area, or -1
    gliders: int  # [T19.1] how many it flies in
    elr: int  # [T8.11] its own ELR, or -1
    spent: int  # [T27.9] MP, in halves, that its vehicle has spent when it enters
    groups: list[Group]
    depleted: dict[int, int]  # [T33.8] how many of a type there are where a strength dr tells so
    halves: list[int]  # [T33.20] counters kept for the halves of squads that it may split before it sets up


class Battle(Shared):
    """One scenario with its options.

    By unit: `side`, `starts_as` (its type at the start; spares have the type that they may become or NO_TYPE), `force`
    (the number of its force, or -1 for spares). By weapon: `weapons` (its type), `weapon_force`. `british` units have
    the numbers below `first_german`; `roster[side]` lists a side's units, spares included. `objectives` are the
    Locations that victory asks for; `watched` those whose Control is kept (`watched_at[location]` numbers them).

    By hex: `works`, what is dug and strung there at the start (bits above). `digs` are the trenches and wires that
    `digger` sets up in hexes of `dig_zone`. By weapon: `lies_at`, where it lies at the start (OFF_MAP: given out),
    `faces`, whither a gun looks, and `carried_by`, the vehicle that it is built into [T28.1], or -1. `gun_at` is where
    the gun stands in its pit, or NONE, `gun_facing` whither it looks.
    """

    __slots__ = (
        "scenario",
        "ground",
        "light",
        "attacker",
        "sets_up_first",
        "moves_first",
        "last_turn",
        "random_end",
        "leaders_light_only",
        "still_at_first",
        "usual_orders",
        "sealed",
        "hideouts",
        "forces",
        "side",
        "starts_as",
        "force",
        "first_german",
        "roster",
        "weapons",
        "weapon_force",
        "ordnance",
        "charges",
        "works",
        "digs",
        "digger",
        "dig_zone",
        "gun_at",
        "gun_facing",
        "lies_at",
        "faces",
        "carried_by",
        "elr",
        "san",
        "watched",
        "watched_at",
        "held_at_start",
        "objectives",
        "loss_limit",
        "winner_if",
        "options",
        "longest",
        "gliders",
        "fliers",
        "not_built",
        "vehicles",
    )

    scenario: str
    ground: Ground
    light: int
    attacker: int  # the Scenario Attacker
    sets_up_first: int
    moves_first: int
    last_turn: int  # 0: the end is by its dice (T34.9)
    random_end: bool
    still_at_first: bool  # [I-1] no Wind Change DR in the first RPh
    usual_orders: bool  # [T35.5] nobody is asked about his standing orders before the first turn
    sealed: bool  # [T35.7] whether a seat is asked wherever its enemy holds it possible
    hideouts: list[frozenset[int]]  # [T33.6] by side: the Locations in which somebody may have been set up hidden
    leaders_light_only: bool  # [I-5] starshells by German leaders only
    forces: list[Force]
    side: list[int]
    starts_as: list[int]
    force: list[int]
    first_german: int
    roster: list[list[int]]
    weapons: list[int]
    weapon_force: list[int]
    ordnance: list[int]  # [T23] [T28.2] the weapons of no fire group: Guns, mortars, PIATs, machine guns of vehicles
    charges: list[int]  # [T7.8] the weapons that are demolition charges
    works: bytes
    digs: list[int]
    digger: int
    dig_zone: list[int]
    gun_at: int
    gun_facing: int
    lies_at: list[int]
    faces: list[int]
    carried_by: list[int]
    elr: list[int]
    san: list[int]
    watched: list[int]
    watched_at: dict[int, int]
    held_at_start: list[int]
    objectives: list[int]
    winner_if: int  # the seat that must Control the objectives
    loss_limit: int  # [T34.4] CVP that the British may lose and still win; -1: any
    options: dict[str, str]
    longest: int
    gliders: int
    fliers: int  # the side that they carry, or -1
    vehicles: list[int]  # [T0.4] the units that are vehicles
    not_built: list[str]  # [T38.2] what of the scenario is not in the game yet, as messages

    def on(self, option: str) -> bool:
        """Whether an option of two values is switched on."""
        return self.options.get(option) == "on"
