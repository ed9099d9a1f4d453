"""[P10] Engineers at work, and paratroop platoons, which are engineers too [I.B.1]: mines, blocks, bridges.

Whoever works spends the whole movement phase on it. The work of several turns is lost when the unit moves off or takes
up something else; dispersal only interrupts it. Who clears mines or a block attacks in no manner; who lays charges or
builds in his own hex only has to stay there.
"""

from typing import Final

from bridgehead.boards.paths import BARRED
from bridgehead.engine.choice import Option
from bridgehead.engine.columns import changed
from bridgehead.games.airborne.board.costs import ON_FOOT, price_list
from bridgehead.games.airborne.board.stacking import fort_in, holds, put, room_for, take, units_in
from bridgehead.games.airborne.board.tasks import drop_task
from bridgehead.games.airborne.combat.results import eliminate
from bridgehead.games.airborne.printed.ground import FOREST, TOWN, WATER
from bridgehead.games.airborne.state import (
    BLOCK,
    BLOCKING,
    BLOCKING_AGAIN,
    BLOWN,
    CLEARING,
    DEMOLISHING,
    DISPERSED,
    FIRED,
    HANDLED,
    LANDED,
    MINES,
    MOVED,
    NO_TASK,
    NONE,
    REBUILDING,
    REBUILT,
    SPENT,
    TRYING_AGAIN,
    AirborneState,
)

CANNOT_BUILD: Final = DISPERSED | MOVED | LANDED | HANDLED
CANNOT_CLEAR: Final = DISPERSED | FIRED | SPENT
GONE_IN: Final = 2
"""[P10.2] Turns of work after which an engineer stands on the mines, or the block, that he clears."""
DEMOLITION_TURNS: Final = 3
DEMOLITION_DIES: Final = [0, 2, 4, 5]
"""[P10.3] Highest die that blows the bridge at a second try, by the turns spent on it since the first."""
WORKS_ON: Final = 5
"""Highest die at which charges or a block do what they should."""
BLOCK_TURNS: Final = 4
FOREST_BLOCK_TURNS: Final = 2
REBUILD_TURNS: Final = 3


def is_engineer(g: AirborneState, unit: int) -> bool:
    """[I.B.1] [P10.2] Engineer platoons, and complete paratroop platoons."""
    kind = g.battle.of[unit]
    return kind.engineer or kind.paratroop


def task_options(g: AirborneState, unit: int) -> list[Option]:
    """[P10.2] [P10.3] [P10.4] [P10.6] The work that an engineer may begin or go on with instead of moving."""
    if not is_engineer(g, unit):
        return []
    here = g.where[unit]
    found: list[Option] = []
    if holds(g, here, 1 - g.battle.side[unit]):
        return found
    for place in g.battle.ground.neighbours[here]:
        if g.works[place] & (MINES | BLOCK) and _may_clear(g, unit, place):
            found.append(("clear", place))
    return found + building_options(g, unit)


def building_options(g: AirborneState, unit: int) -> list[Option]:
    """[P10.3] [P10.4] [P10.6] Charges, a block or a bridge that the engineer may begin or go on with; who is done with
    his charges, or his block, has only to move off.
    """
    here = g.where[unit]
    found: list[Option] = []
    if can_demolish(g, here) and not _done(g, unit, here):
        found.append(("demolish", here))
    if can_block(g, unit, here) and not _done(g, unit, here):
        found.append(("build-block", here))
    for place in g.battle.ground.neighbours[here]:
        if can_rebuild(g, unit, here, place):
            found.append(("rebuild", place))
    return found


def may_build_on(g: AirborneState, unit: int) -> bool:
    """[P10.3] [P10.4] [P10.6] Whether a unit that has fired may lay charges, or go on with what it builds: it does not
    move, and nothing forbids it to attack.
    """
    if not g.marks[unit] & (FIRED | SPENT) or g.marks[unit] & CANNOT_BUILD or not is_engineer(g, unit):
        return False
    here = g.where[unit]
    if here < 0 or holds(g, here, 1 - g.battle.side[unit]):
        return False
    begun = g.task[unit] not in (NO_TASK, CLEARING)
    return (begun or can_demolish(g, here)) and bool(building_options(g, unit))


def _may_clear(g: AirborneState, unit: int, place: int) -> bool:
    """[P10.2] The first turn's work is done from the next hex; in the second the unit goes in, if there is room. Where
    the ground lets nobody in from there [P7.2], nothing is begun.
    """
    here = g.where[unit]
    if price_list(g.battle.ground)[ON_FOOT][here][g.battle.ground.neighbours[here].index(place)] == BARRED:
        return False
    if g.task[unit] == CLEARING and g.task_at[unit] == place:
        return not holds(g, place, 1 - g.battle.side[unit]) and room_for(g, place, unit)
    return True


def can_demolish(g: AirborneState, place: int) -> bool:
    """[P10.3] [P12.4] Whether the hex has a bridge that may be blown now."""
    battle = g.battle
    if not battle.ground.bridge[place] or g.works[place] & BLOWN:
        return False
    return place not in battle.indestructible and g.turn >= battle.demolition_from


def can_block(g: AirborneState, unit: int, place: int) -> bool:
    """[P10.4] A block is built on a road that has none, not on a bridge and not beside a fort; every unit builds one a
    game.
    """
    ground = g.battle.ground
    if g.built[unit] or not ground.roads[place] or ground.bridge[place] or fort_in(g, place) >= 0:
        return False
    return not g.works[place] & (BLOCK | MINES)


def can_rebuild(g: AirborneState, unit: int, here: int, place: int) -> bool:
    """[P10.6] A blown bridge is made good again from a road or town hex next to it, by those whom the scenario
    names.
    """
    if not g.works[place] & BLOWN or g.battle.of[unit].number not in g.battle.rebuilders:
        return False
    ground = g.battle.ground
    return ground.roads[here] != 0 or ground.terrain[here] == TOWN


def begin_task(g: AirborneState, unit: int, verb: str, place: int) -> None:
    """[P10.2] A turn's work, begun or gone on with."""
    kinds = {"clear": CLEARING, "demolish": DEMOLISHING, "build-block": BLOCKING, "rebuild": REBUILDING}
    kind = kinds[verb]
    if g.task_at[unit] == place and g.task[unit] in (TRYING_AGAIN, BLOCKING_AGAIN):
        kind = {DEMOLISHING: TRYING_AGAIN, BLOCKING: BLOCKING_AGAIN}.get(kind, kind)
    if g.task[unit] != kind or g.task_at[unit] != place:
        g.task[unit] = kind
        g.task_at[unit] = place
        g.progress[unit] = 0
    g.progress[unit] += 1
    if kind == CLEARING:
        g.marks[unit] |= FIRED
    g.tell("works", g.battle.tag[unit], place, f"task-{verb}", g.progress[unit])
    if kind == CLEARING:
        _clear(g, unit, place)
    elif kind == REBUILDING:
        _rebuild(g, unit, place)


def _clear(g: AirborneState, unit: int, place: int) -> None:
    """[P10.2] [I.B.1] First turn from the next hex, second turn in: see `finish_clearing`."""
    if g.progress[unit] == GONE_IN:
        take(g, unit)
        put(g, unit, place)


def finish_clearing(g: AirborneState) -> None:
    """[P10.2] As the third movement phase begins, before anybody moves, the mines or the block are gone where an
    engineer has gone in to clear them; he may move off with all the others.
    """
    for unit in g.battle.movers[g.acting][0]:
        place = g.task_at[unit]
        if g.task[unit] != CLEARING or g.progress[unit] != GONE_IN or g.marks[unit] & CANNOT_CLEAR:
            continue
        if place != g.where[unit] or holds(g, place, 1 - g.acting):
            continue
        drop_task(g, unit)
        if g.works[place] & (MINES | BLOCK):
            g.works = changed(g.works, place, g.works[place] & ~(MINES | BLOCK))
            g.tell("cleared", g.battle.tag[unit], place)


def _rebuild(g: AirborneState, unit: int, place: int) -> None:
    """[P10.6] [P12.4] After three turns of work the bridge stands again; charges that were wired to it are spent."""
    if g.progress[unit] == REBUILD_TURNS:
        g.works = changed(g.works, place, g.works[place] & ~BLOWN | REBUILT)
        g.tell("rebuilt", g.battle.tag[unit], place)
        drop_task(g, unit)


def goes_in(g: AirborneState, unit: int) -> int:
    """[P10.2] The hex of the mines or block that a unit has begun to clear from the next hex, or NONE: it goes in to
    clear them, and not otherwise, as long as they are there.
    """
    place = g.task_at[unit]
    if g.task[unit] != CLEARING or place == g.where[unit] or not g.works[place] & (MINES | BLOCK):
        return NONE
    return place


def fire_charges(g: AirborneState, unit: int) -> int:
    """[P10.3] [P10.4] [I.B.1] A unit moves off; if it has worked on a bridge, or on a block, long enough, a die decides
    whether it works. Gives the hex where the bridge goes up, or the block stands, once the unit is off it, or NONE.
    """
    task, place, turns = g.task[unit], g.task_at[unit], g.progress[unit]
    again = BLOCKING_AGAIN if task in (BLOCKING, BLOCKING_AGAIN) else TRYING_AGAIN
    if turns == 0:
        return NONE
    drop_task(g, unit)
    most = _works_up_to(g, task, place, turns)
    if most == 0 or not (can_block(g, unit, place) if again == BLOCKING_AGAIN else can_demolish(g, place)):
        return NONE
    if g.roll("die-block" if again == BLOCKING_AGAIN else "die-demolition") <= most:
        return place
    g.tell("block-fails" if again == BLOCKING_AGAIN else "demolition-fails", g.battle.tag[unit], place)
    if task != TRYING_AGAIN:
        g.task[unit] = again
        g.task_at[unit] = place
    return NONE


def _works_up_to(g: AirborneState, task: int, place: int, turns: int) -> int:
    """[P10.3] [P10.4] The highest die at which charges or a block do what they should, 0 when there is no die yet.

    A bridge takes three turns of work, then 1 to 5; a second try 1 to 2 after one more turn, 1 to 4 after two, 1 to 5
    after three; if that fails too, all begins anew. A block takes two turns on a road in the woods, four elsewhere; for
    a second try one.
    """
    if task == DEMOLISHING:
        return WORKS_ON if turns >= DEMOLITION_TURNS else 0
    if task == TRYING_AGAIN:
        return DEMOLITION_DIES[min(turns, DEMOLITION_TURNS)]
    if task == BLOCKING_AGAIN:
        return WORKS_ON
    wooded = g.battle.ground.terrain[place] == FOREST
    return WORKS_ON if task == BLOCKING and turns >= (FOREST_BLOCK_TURNS if wooded else BLOCK_TURNS) else 0


def _done(g: AirborneState, unit: int, place: int) -> bool:
    """[P10.3] [P10.4] Whether a unit has worked here for so long that more would not help."""
    turns = g.progress[unit] if g.task_at[unit] == place else 0
    return turns > 0 and _works_up_to(g, g.task[unit], place, turns) == WORKS_ON


def set_off(g: AirborneState, unit: int, place: int) -> None:
    """[P10.3] [P10.4] The unit is off the hex: the bridge goes up, or the block stands. A unit builds one a game."""
    if g.battle.ground.bridge[place]:
        blow(g, place)
        return
    g.built = changed(g.built, unit, 1)
    g.works = changed(g.works, place, g.works[place] | BLOCK)
    g.tell("blocked", g.battle.tag[unit], place)


def blow(g: AirborneState, place: int) -> None:
    """[P10.3] The bridge is gone; over wide water so are whoever and whatever was on it."""
    g.works = changed(g.works, place, g.works[place] | BLOWN)
    g.tell("blown", place)
    if g.battle.ground.terrain[place] == WATER:
        for unit in units_in(g, place):
            if g.where[unit] == place:
                eliminate(g, unit)
        g.works = changed(g.works, place, g.works[place] & (BLOWN | REBUILT))
