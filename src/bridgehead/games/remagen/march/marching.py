"""[4.1] The movement portion of a turn: one piece after another, in any order, until the player is content."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.bridges import blocked, is_afloat
from bridgehead.games.remagen.board.control import controlled
from bridgehead.games.remagen.march.banks import pass_banks
from bridgehead.games.remagen.march.loads import (
    alight,
    berths,
    board,
    drop,
    drops,
    guns_beside,
    hitch,
    is_free,
    landings,
    tow_options,
)
from bridgehead.games.remagen.march.movement import Range, can_stir, ends, reach, swims_left
from bridgehead.games.remagen.march.overrun import overrun, overwhelmed
from bridgehead.games.remagen.printed.components import ARM, CARRIER_PLACE, GUN, KIND_OF, TOWS, UNITS
from bridgehead.games.remagen.printed.ground import AROUND, HALTS, OPEN_COST, listed
from bridgehead.games.remagen.state import (
    FIRE,
    Bridgehead,
    has_marched,
    is_disabled,
    lose,
    put,
    take,
)


def movement_step(g: Bridgehead) -> Steps:
    """[4.1] [4.8] [9.6] One piece moves, a wreck is pushed aside, an automatic victory is declared, or moving ends."""
    options = march_options(g)
    verb, number = yield g.ask(g.seat, "march", options)
    if verb == "move":
        yield from act(g, number)
    elif verb == "abandon":
        g.tell("abandoned", number, g.place[number])
        lose(g, number)
    elif verb == "overrun":
        overrun(g, number)
    else:
        close_movement(g)


def march_options(g: Bridgehead) -> list[Option]:
    """Every piece that can do something, one of each sort a sector; wrecks in the way; automatic victories; the end."""
    options: list[Option] = []
    for unit in UNITS[g.seat]:
        if g.place[unit] < 0 or (g.left[unit] <= 0 and not TOWS[KIND_OF[unit]]):
            continue
        if g.aboard[unit] >= 0:
            if can_alight(g, unit):
                options.append(("move", unit))
        elif not is_another(g, unit) and is_free(g, unit) and can_act(g, unit):
            options.append(("move", unit))
    options += [("abandon", unit) for unit in wrecks_in_the_way(g)]
    options += [("overrun", sector) for sector in overwhelmed(g)]
    options.append(("end-moves", 0))
    return options


def is_another(g: Bridgehead, unit: int) -> bool:
    """Whether a piece is like one before it in its pile in all that matters to moving; carriers are told apart."""
    pile = g.pile[g.place[unit]]
    return pile[0] != unit and CARRIER_PLACE[unit] < 0 and any(like(g, unit, other) for other in pile if other < unit)


def like(g: Bridgehead, unit: int, other: int) -> bool:
    """Whether two pieces of a pile are of one kind and have suffered and moved as much."""
    return (
        KIND_OF[unit] == KIND_OF[other]
        and g.hits[unit] == g.hits[other]
        and g.left[unit] == g.left[other]
        and has_marched(g, unit) == has_marched(g, other)
        and barred(g, unit) == barred(g, other)
    )


def barred(g: Bridgehead, unit: int) -> int:
    """[9.6] How many of the declared count for a piece all the same, since it had begun to move before."""
    return sum([(begun >> unit) & 1 for _, begun in g.late])


def can_alight(g: Bridgehead, unit: int) -> bool:
    """Whether a piece that is carried can get off; a gun in tow is dropped by who tows it."""
    return (ARM[KIND_OF[unit]] != GUN or not TOWS[KIND_OF[g.aboard[unit]]]) and bool(landings(g, unit))


def can_act(g: Bridgehead, unit: int) -> bool:
    """Whether a piece that is free has anything to do: go somewhere, get on, hitch or drop."""
    if TOWS[KIND_OF[unit]] and (drops(g, unit) or guns_beside(g, unit)):
        return True
    return not is_disabled(g, unit) and (can_stir(g, unit) or bool(berths(g, unit)))


def act(g: Bridgehead, unit: int) -> Steps:
    """What the piece does: go to a sector, get on a carrier, get off, hitch a gun or drop it."""
    if g.aboard[unit] >= 0:
        options: list[Option] = [("alight", there) for there in landings(g, unit)]
        _, there = yield g.ask(g.seat, "alight", options, unit)
        alight(g, unit, there)
        return
    options = []
    found: Range | None = None
    if not is_disabled(g, unit):
        if not has_marched(g, unit):
            found = reach(g, unit)
            options += [("to", there) for there in ends(g, unit, found)]
        options += [("board", carrier) for carrier in berths(g, unit)]
    options += tow_options(g, unit)
    verb, number = yield g.ask(g.seat, "act", options, unit)
    if verb == "to" and found is not None:
        march(g, unit, number, found)
    elif verb == "board":
        board(g, unit, number)
    elif verb == "hitch":
        hitch(g, number, unit)
    else:
        drop(g, unit, number)


def march(g: Bridgehead, unit: int, there: int, found: Range) -> None:
    """[4.1] [4.10] [4.12] [4.16] A piece goes where its search led.

    Carriers and towing vehicles may drive on, and a boat may swim the second of its sectors. The others have made their
    march; what is left of it serves to get on a carrier, where nothing stops them. Who can tow and must stop drives no
    farther either, but may still hitch or drop a gun.
    """
    here = g.place[unit]
    if is_afloat(g, here):
        g.left[unit] = OPEN_COST * swims_left(g, unit)
    g.left[unit] -= pass_banks(g, unit, there, found)
    take(g, unit)
    put(g, unit, there)
    launches_or_lands = is_afloat(g, here) != is_afloat(g, there)
    stopped = launches_or_lands or HALTS[there] or controlled(g, unit)[there] > 0
    may_unlimber = TOWS[KIND_OF[unit]]
    if stopped and not may_unlimber:
        g.left[unit] = 0
    if CARRIER_PLACE[unit] < 0 or (stopped and may_unlimber):
        g.marched |= 1 << unit
    g.tell("moved", unit, here, there)


def wrecks_in_the_way(g: Bridgehead) -> list[int]:
    """[4.8] Disabled vehicles of the side that block a sector or a bridge; it may push them off the road for good."""
    return [
        unit
        for unit in UNITS[g.seat]
        if g.hits[unit] > 0 and g.place[unit] >= 0 and g.aboard[unit] < 0 and _blocks(g, unit)
    ]


def _blocks(g: Bridgehead, unit: int) -> bool:
    return is_disabled(g, unit) and is_free(g, unit) and blocked(g, g.place[unit])


def close_movement(g: Bridgehead) -> None:
    """The movement portion is over; zones of control that were disregarded count again for fire and front."""
    hostile = g.zones[1 - g.seat]
    for sector in listed(g.overrun):
        for there in AROUND[sector]:
            hostile[there] += 1
    g.late = []
    g.fired = 0
    g.phase = FIRE
