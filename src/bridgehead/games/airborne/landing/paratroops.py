"""[II] Paratroops: drift, landing places, and who survives the jump."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.airborne.board.stacking import fort_in, put
from bridgehead.games.airborne.combat.results import disperse, eliminate, lose
from bridgehead.games.airborne.landing.wind import downwind
from bridgehead.games.airborne.printed.components import STICKS_IN_A_PLATOON
from bridgehead.games.airborne.printed.ground import FOREST, GULLY, SLOPE, STREAM, SWAMP, TOWN, WATER, Ground
from bridgehead.games.airborne.printed.tables import DRIFT, PATTERN_LETTERS, PATTERNS, SURVIVAL
from bridgehead.games.airborne.state import (
    AWAY,
    BLOCK,
    HIT,
    LANDED,
    NONE,
    OVERHEAD,
    SPLIT,
    UNPACKING,
    AirborneState,
)

CARELESS: Final = "clear"


def next_drop(g: AirborneState) -> bool:
    """[II.C] Take up the next target hex with planes over it: everybody aimed at it jumps, and one die gives the drift
    of all of them. A damaged plane has a drop of its own. False when nobody is left to jump.
    """
    for at, plane in enumerate(g.battle.planes):
        if g.where[plane] == OVERHEAD and not g.battle.of[plane].glider:
            _jump(g, at)
            return True
    return False


def _jump(g: AirborneState, first: int) -> None:
    place = g.plan_hex[first]
    g.dropping = []
    for at, plane in enumerate(g.battle.planes):
        if g.where[plane] != OVERHEAD or g.battle.of[plane].glider or g.plan_hex[at] != place:
            continue
        alone = (g.marks[plane] | g.marks[g.battle.planes[first]]) & HIT
        if at == first or not alone:
            _leave_plane(g, plane)
    g.drop_hex = place
    die = g.roll("die-drift")
    letter = DRIFT.result(g.speed, die)
    g.drop_row = PATTERN_LETTERS.index(letter)
    g.drop_used = [0] * (len(PATTERNS[g.drop_row]) + 1)
    g.tell("drift", place, die, letter)


def _leave_plane(g: AirborneState, plane: int) -> None:
    """[II.B] A platoon jumps as its sticks; a gun that may be dropped goes as one. The plane turns for home."""
    load = g.battle.rider[plane]
    g.where[plane] = AWAY
    g.load[plane] = NONE
    g.carrier[load] = NONE
    if g.battle.sticks[load]:
        g.where[load] = SPLIT
        g.dropping += g.battle.sticks[load]
    else:
        g.dropping.append(load)


def places(g: AirborneState) -> list[int]:
    """[II.C] How many more may land in each hex of the drift row: index i is i hexes downwind of the target.

    When all places are taken, the next one lands in the hex just beyond the row.
    """
    row = PATTERNS[g.drop_row]
    left = [row[i] - g.drop_used[i] for i in range(len(row))]
    if max(left) <= 0:
        left = [0] * len(row)
        left.append(1)
    return left


def drift_hex(ground: Ground, target: int, wind: int, steps: int) -> int:
    """[II.C] The hex so many steps straight downwind of the target; NONE off the board."""
    return ground.ray(target, downwind(wind), steps)


def land_next(g: AirborneState) -> Steps:
    """[II.C] One stick, or gun, comes down in one of the places of the row, nearest first unless its owner will have it
    otherwise. A gun's place is drawn, and so are all with the option for it.
    """
    unit = g.dropping[0]
    left = places(g)
    gun = not g.battle.of[unit].stick
    on_board: list[Option] = []
    for i in range(len(left)):
        place = drift_hex(g.battle.ground, g.drop_hex, g.wind, i)
        if left[i] > 0 and place >= 0:
            on_board.append(("land", place))
    steps = _nearest(left)
    if gun or g.battle.drift_drawn:
        steps = _drawn(g, left)
    elif len(on_board) > 1 and sum([many for many in left if many > 0]) > len(g.dropping):
        _, place = yield g.ask(g.battle.side[unit], "landing-place", on_board, g.battle.tag[unit], g.drop_hex)
        steps = g.battle.ground.distance(g.drop_hex, place)
    elif on_board:
        steps = g.battle.ground.distance(g.drop_hex, on_board[0][1])
    g.drop_used[steps] += 1
    g.dropping.pop(0)
    _come_down(g, unit, drift_hex(g.battle.ground, g.drop_hex, g.wind, steps))


def _nearest(left: list[int]) -> int:
    for steps in range(len(left)):
        if left[steps] > 0:
            return steps
    return 0


def _drawn(g: AirborneState, left: list[int]) -> int:
    """[II.C] [II.G] One of the places left, each as likely."""
    drawn: list[int] = []
    for steps in range(len(left)):
        for _ in range(left[steps]):
            drawn.append(steps)
    g.reveal()
    return g.dice.pick(drawn)


def _come_down(g: AirborneState, unit: int, place: int) -> None:
    """[II.C] Off the board is lost; on it the unit has landed."""
    if place < 0:
        g.where[unit] = NONE
        lose(g, unit)
        return
    put(g, unit, place, False)
    g.marks[unit] |= LANDED
    worth = 1
    if not g.battle.of[unit].stick:
        g.marks[unit] |= UNPACKING
        worth = STICKS_IN_A_PLATOON
    note_landing(g, place, worth)
    g.tell("comes-down", g.battle.tag[unit], place)


def note_landing(g: AirborneState, place: int, worth: int) -> None:
    """[I.F] Add to the count, in sticks, of what came down in a hex this turn."""
    for at in range(0, len(g.landed_on), 2):
        if g.landed_on[at] == place:
            g.landed_on[at + 1] += worth
            return
    g.landed_on += [place, worth]


def survival_row(g: AirborneState, place: int) -> str:
    """[II.D] The column of the survival chart for a hex: its terrain; a fort counts as town, a bridge as the water
    below it, a block as a slope, anything not on the chart as clear.
    """
    ground = g.battle.ground
    terrain = ground.terrain[place]
    if terrain == WATER:
        return "sea"
    if terrain == TOWN or fort_in(g, place) >= 0:
        return "town"
    named = {FOREST: "forest", GULLY: "gully", SWAMP: "swamp", STREAM: "stream", SLOPE: "slope"}
    if terrain in named:
        return named[terrain]
    return "slope" if g.works[place] & BLOCK else CARELESS


def survive_jumps(g: AirborneState) -> None:
    """[II.D] A die for every stick and gun that came down by parachute this turn."""
    for unit in g.battle.roster[g.acting]:
        if g.where[unit] >= 0 and g.marks[unit] & LANDED and g.carrier[unit] < 0:
            kind = g.battle.of[unit]
            if kind.stick or g.marks[unit] & UNPACKING:
                _survive(g, unit)


def _survive(g: AirborneState, unit: int) -> None:
    place = g.where[unit]
    row = survival_row(g, place)
    die = g.roll("die-survival")
    code = SURVIVAL.result(SURVIVAL.columns.index(row), die)
    g.tell("survival", g.battle.tag[unit], place, f"ground-{row}", die, f"result-{code}")
    if code == "X":
        eliminate(g, unit)
    elif code == "D":
        disperse(g, unit)
