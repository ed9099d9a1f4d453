"""[P12.1] Setting up: mines and blocks on their hexes, units one by one in their zones."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.games.airborne.board.control import claim
from bridgehead.games.airborne.board.stacking import LIMIT, fort_in, holds, places_taken, put, room_for
from bridgehead.games.airborne.march.transport import embark
from bridgehead.games.airborne.printed.battle import ENTERS, SETS_UP, Group
from bridgehead.games.airborne.printed.components import AIRCRAFT, DEFENDER, FORT
from bridgehead.games.airborne.printed.fitting import can_be_blocked, can_be_mined, can_stand
from bridgehead.games.airborne.printed.scenario import battle_of
from bridgehead.games.airborne.state import AT_BASE, BLOCK, COMING, MINES, NONE, TO_SET_UP, AirborneState


def new_game(setup: Setup, dice: Dice) -> AirborneState:
    """[P12.1] The state before the first line of the landing plan."""
    g = AirborneState().fill(dice, battle_of(setup))
    muster(g)
    return g


def muster(g: AirborneState) -> None:
    """[P12.1] Where everybody is before the first question: at base, to come, to be set up, or part of a platoon."""
    for unit in range(len(g.battle.of)):
        group = g.battle.groups[g.battle.group[unit]]
        if group.arrives == SETS_UP:
            g.where[unit] = TO_SET_UP
        elif group.arrives == ENTERS:
            g.where[unit] = COMING
        elif g.battle.of[unit].kind == AIRCRAFT:
            g.where[unit] = AT_BASE
    for unit in range(len(g.battle.of)):
        if g.battle.rider[unit] >= 0:
            embark(g, unit, g.battle.rider[unit])
    g.markers = []
    for group in g.battle.groups:
        g.markers += [group.mines, group.blocks]


def next_to_set_up(g: AirborneState, side: int) -> int:
    """The next unit of a side to be set up, or NONE."""
    for unit in g.battle.roster[side]:
        if g.where[unit] == TO_SET_UP:
            return unit
    return NONE


def set_up_one(g: AirborneState, side: int) -> Steps:
    """[P12.1] Place the next unit, mine or block of a side."""
    unit = next_to_set_up(g, side)
    if unit >= 0:
        group = g.battle.groups[g.battle.group[unit]]
        options: list[Option] = [("place", place) for place in set_up_hexes(g, unit, group)]
        place = options[0][1]
        if len(options) > 1:
            _, place = yield g.ask(side, "set-up", options, g.battle.tag[unit])
        put(g, unit, place)
        g.tell("set-up", g.battle.tag[unit], place)
        claim(g, unit, place)
        return
    at = next_marker(g, side)
    yield from _place_marker(g, side, at)


def set_up_hexes(g: AirborneState, unit: int, group: Group) -> list[int]:
    """[P12.1] [P6] The hexes of its zone where a unit can stand; a scenario in which there might be none is refused
    (`fitting`).
    """
    kind = g.battle.of[unit]
    found: list[int] = []
    for place in group.zone:
        if not can_stand(g.battle.ground, kind, place) or holds(g, place, 1 - g.battle.side[unit]):
            continue
        if kind.kind == FORT and fort_in(g, place) >= 0:
            continue
        if room_for(g, place, unit):
            found.append(place)
    return found


def next_marker(g: AirborneState, side: int) -> int:
    """The place in `markers` of the next mines or block of a side to be laid, or NONE."""
    for at in range(len(g.markers)):
        if g.markers[at] > 0 and g.battle.groups[at // 2].side == side:
            return at
    return NONE


def _place_marker(g: AirborneState, side: int, at: int) -> Steps:
    """[P10.1] [P10.4] Lay one hex of mines, or one block."""
    mines = at % 2 == 0
    options: list[Option] = [("place", place) for place in marker_hexes(g, g.battle.groups[at // 2].zone, mines, side)]
    if not options:
        g.tell("no-room", side, g.markers[at])
        g.markers[at] = 0
        return
    _, place = yield g.ask(side, "set-up-mines" if mines else "set-up-block", options, g.markers[at])
    g.works = changed(g.works, place, g.works[place] | (MINES if mines else BLOCK))
    g.markers[at] -= 1
    g.tell("lays-mines" if mines else "lays-block", side, place)


def marker_hexes(g: AirborneState, zone: list[int], mines: bool, side: int = DEFENDER) -> list[int]:
    """[P10.1] [P10.4] [P6] Mines lie where nobody stands, not in towns, swamps, streams, water or on bridges; blocks
    anywhere but on open water where there is room for one and no fort; one of either a hex.
    """
    found: list[int] = []
    for place in zone:
        if g.works[place] or fort_in(g, place) >= 0 or places_taken(g, place, side) >= LIMIT:
            continue
        if mines and can_be_mined(g.battle.ground, place) and g.first[place] < 0:
            found.append(place)
        elif not mines and can_be_blocked(g.battle.ground, place):
            found.append(place)
    return found
