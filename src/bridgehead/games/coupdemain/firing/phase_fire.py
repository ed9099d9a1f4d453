"""[T6.1] [T1.4] [T1.6] [T1.7] Fire in the PFPh, the DFPh and the AFPh: one attack after another."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.attack import attack
from bridgehead.games.coupdemain.fire.choosing import choose_group
from bridgehead.games.coupdemain.fire.firepower import GRAINS, longest_range, power
from bridgehead.games.coupdemain.fire.groups import enemy_locations, only_concealed, strong_parts
from bridgehead.games.coupdemain.fire.modifiers import Aim, by_flash_alone
from bridgehead.games.coupdemain.fire.parts import NOT_NOW, forget_aims, parts_of, ready, way_of
from bridgehead.games.coupdemain.fire.ways_to_fire import made_out_within, way_in_line
from bridgehead.games.coupdemain.guns.at_vehicles import fire_ordnance, shot_options
from bridgehead.games.coupdemain.guns.disabling import disable, disable_options
from bridgehead.games.coupdemain.guns.illuminating import fire_flare, flare_options
from bridgehead.games.coupdemain.guns.smoke_shells import fire_smoke, smoke_shell_options
from bridgehead.games.coupdemain.guns.turning import turn_gun, turn_options
from bridgehead.games.coupdemain.marks import (
    ATTACKS,
    AWAITING,
    FINAL,
    FIRST,
    HAS_THROWN,
    KEEPS_RATE,
    PREP,
    WEAPON_FINAL,
    WEAPON_FIRST,
    WEAPON_PREP,
)
from bridgehead.games.coupdemain.pieces.changes import take_off
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEFENSIVE_FIRE, NONE, PREP_FIRE, CoupState


def fire_options(g: CoupState, seat: int) -> list[Option]:
    """[T6.1] What a seat may attack now: every Location with Known or suspected enemies that some fire of at least the
    lowest column reaches; its ordnance; Guns to turn; with the option `opportunity-fire` the Locations that may wait
    for the AFPh.
    """
    targets = enemy_locations(g, seat)
    reaches = [made_out_within(g, target) for target in targets]
    options: list[Option] = [("at", target) for target in targets_in_reach(g, seat, targets, reaches)]
    options += shot_options(g, seat, targets, reaches) + turn_options(g, seat, targets) + flare_options(g, seat)
    options += smoke_shell_options(g, seat) + disable_options(g, seat, targets)
    if g.phase == PREP_FIRE and g.battle.on("opportunity-fire"):
        options += [("await", here) for here in waiting_places(g, seat)]
    return options


class Battery:
    """The units in one Location that are ready. Once a target is near: the parts of them that have fire left, the way
    each fires, and how far the longest of them reaches.
    """

    __slots__ = ("place", "units", "counted", "parts", "ways", "reach")

    place: int
    units: list[int]
    counted: bool
    parts: list[int]
    ways: list[int]
    reach: int

    def __init__(self, place: int) -> None:
        self.place = place
        self.units = []
        self.counted = False
        self.parts = []
        self.ways = []
        self.reach = 0

    def count(self, g: CoupState) -> None:
        """What fire they have left."""
        self.counted = True
        for unit in self.units:
            for part in parts_of(g, unit):
                way = way_of(g, part)
                if way != NOT_NOW:
                    self.parts.append(part)
                    self.ways.append(way)
                    self.reach = max(self.reach, longest_range(g, part))


def targets_in_reach(g: CoupState, seat: int, targets: list[int], reaches: list[int]) -> list[int]:
    """[T6.1] Those of some Locations that fire of at least the lowest column reaches; each is made out from so far off.
    Most are too far off in the dark, which is found out first.
    """
    ground = g.battle.ground
    standing = 0
    for unit in g.battle.roster[seat]:
        if ready(g, unit):
            standing |= 1 << g.where[unit] // SLOTS
    batteries: list[Battery] = []
    found: list[int] = []
    for at, target in enumerate(targets):
        far = reaches[at]
        if ground.disc(target // SLOTS, far) & standing:
            batteries = batteries or batteries_of(g, seat)
            if _reached(g, seat, batteries, target, far):
                found.append(target)
    return found


def batteries_of(g: CoupState, seat: int) -> list[Battery]:
    """The Locations of a seat with units that are ready."""
    found: dict[int, Battery] = {}
    for unit in g.battle.roster[seat]:
        if ready(g, unit):
            battery = found.get(g.where[unit])
            if battery is None:
                battery = Battery(g.where[unit])
                found[battery.place] = battery
            battery.units.append(unit)
    return list(found.values())


def _reached(g: CoupState, seat: int, batteries: list[Battery], target: int, far: int) -> bool:
    """[T6.1] [T6.9] Whether fire of at least the lowest column reaches a Location that is made out from so far off: of
    one part alone in most cases; else several that may fire together. By a Gunflash alone it is halved.
    """
    aim = Aim(seat, target)
    half = only_concealed(g, aim)
    away = g.battle.ground.ranges(target // SLOTS)
    several = False
    for battery in batteries:
        apart = away[battery.place // SLOTS]
        if apart > far:
            continue
        if not battery.counted:
            battery.count(g)
        if apart > battery.reach or not in_line(g, battery.place, target):
            continue
        flash = by_flash_alone(g, battery.place, target)
        together = 0
        for at, part in enumerate(battery.parts):
            way = way_in_line(g, part, target, battery.ways[at])
            if way == NOT_NOW:
                continue
            together += power(g, part, target, way, half or flash)
            if power(g, part, target, way, half or flash) >= GRAINS or (flash and together >= GRAINS):
                return True
            several = several or not flash
    return several and bool(strong_parts(g, aim)[0])


def waiting_places(g: CoupState, seat: int) -> list[int]:
    """[T6.11] The Locations whose units may be put on Opportunity Fire: somebody there has fire left and none is
    marked.
    """
    found: list[int] = []
    barred: list[int] = []
    for unit in g.battle.roster[seat]:
        if g.where[unit] < 0:
            continue
        if g.marks[unit] & (PREP | AWAITING):
            barred.append(g.where[unit])
        elif ready(g, unit) and parts_of(g, unit) and g.where[unit] not in found:
            found.append(g.where[unit])
    return sorted([here for here in found if here not in barred])


def firing_seat(g: CoupState) -> int:
    """[T1.4] [T1.6] Whose fire phase it is."""
    return 1 - g.acting if g.phase == DEFENSIVE_FIRE else g.acting


def fire_phase_step(g: CoupState, verb: str, number: int) -> Steps:
    """[T6.1] [T12.25] [T23.7] A Location to be attacked next, one shot of ordnance, a Gun turned, a Location that
    waits.
    """
    seat = firing_seat(g)
    if verb == "at":
        g.target = number
    elif verb == "ordnance":
        yield from fire_ordnance(g, seat, number)
    elif verb == "flare":
        yield from fire_flare(g, seat, number)
    elif verb == "smoke-shell":
        yield from fire_smoke(g, seat, number)
    elif verb == "turn":
        yield from turn_gun(g, seat, number)
    elif verb == "disable":
        disable(g, number)
    elif verb == "await":
        wait(g, seat, number)


def fire_at_target(g: CoupState) -> Steps:
    """[T6.1] The attack at the Location that was named for it: who fires, who directs, the dice."""
    group = yield from choose_group(g, Aim(firing_seat(g), g.target))
    yield from attack(g, group)


def wait(g: CoupState, seat: int, location: int) -> None:
    """[T6.11] The units of a Location are put on Opportunity Fire: they will not move, and fire in full in the AFPh."""
    for unit in g.battle.roster[seat]:
        if g.where[unit] == location and ready(g, unit):
            g.marks[unit] |= AWAITING
    g.tell("waits", seat, location)


def end_of_fire(g: CoupState) -> None:
    """[T1.4] [T1.6] [T1.10] [T6.6] A fire phase ends: who has fired a weapon in the PFPh, or thrown a charge, has
    fired; First and Final Fire come off after the DFPh, Prep and Opportunity Fire after the AFPh; rates of fire kept
    are gone.
    """
    for weapon in range(len(g.used)):
        if g.phase == PREP_FIRE and g.used[weapon] & WEAPON_PREP and g.owner[weapon] != NONE:
            g.marks[g.owner[weapon]] |= PREP
        g.used[weapon] %= ATTACKS
        g.used[weapon] &= ~KEEPS_RATE
        if g.phase in (DEFENSIVE_FIRE, ADVANCING_FIRE):
            g.used[weapon] &= ~(WEAPON_FIRST | WEAPON_FINAL)
        if g.phase == ADVANCING_FIRE:
            g.used[weapon] &= ~WEAPON_PREP
    if g.phase == PREP_FIRE:
        g.marks = [marks | PREP if marks & HAS_THROWN else marks for marks in g.marks]
    off = 0
    if g.phase == DEFENSIVE_FIRE:
        off = FIRST | FINAL
    elif g.phase == ADVANCING_FIRE:
        off = FIRST | FINAL | PREP | AWAITING
    take_off(g, off)
    g.aimed = []
    forget_aims(g)
