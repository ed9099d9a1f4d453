"""[9.10] [9.11] [9.12] [9.13] Withdrawals, routs and the winner's advance.

Pieces of one sector that move over the same ground to the same sectors go together as long as there is room where they
are sent, unless whoever sends them says that each goes for itself.
"""

from typing import Final, TypeAlias

from bridgehead.boards.paths import UNREACHED
from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.bridges import is_afloat, is_water
from bridgehead.games.remagen.board.capacity import can_swim, has_room, share_of, spare_room
from bridgehead.games.remagen.board.control import controlled_in_battle
from bridgehead.games.remagen.march.movement import exits
from bridgehead.games.remagen.printed.components import HILL_FACTOR, KIND_OF, SEAT_OF
from bridgehead.games.remagen.printed.ground import HALTS, SECTORS, WALK_OF
from bridgehead.games.remagen.state import Bridgehead, cargo_of, is_disabled, lose, put, take

ONE_SECTOR: Final = 1
ROUT: Final = "rout"
Sort: TypeAlias = tuple[int, int, int, tuple[int, ...]]


def withdraw(g: Bridgehead, units: list[int]) -> Steps:
    """[9.10] The loser takes his own pieces back one sector; those that cannot go are eliminated. Nobody follows."""
    yield from fall_back(g, units, ONE_SECTOR, SEAT_OF[units[0]], "withdraw")


def rout(g: Bridgehead, units: list[int], count: int) -> Steps:
    """[9.11] The winner drives the loser's pieces back as many sectors as the chart says."""
    yield from fall_back(g, units, count, 1 - SEAT_OF[units[0]], ROUT)


def fall_back(g: Bridgehead, units: list[int], count: int, seat: int, prompt: str) -> Steps:
    """[9.10] [9.11] [9.12] Disabled vehicles are lost; the others go, sort by sort, where the side asked sends them.

    Where room may be short for pieces that are not alike, that side says which goes first.
    """
    for unit in units:
        if is_disabled(g, unit):
            g.tell("left-behind", unit, g.place[unit])
            lose(g, unit)
    waiting = [unit for unit in units if g.place[unit] >= 0]
    while waiting:
        group = like_groups(g, waiting, count, prompt)[0]
        first = contenders(g, waiting, count, prompt)
        if len(first) > 1:
            options: list[Option] = [("move", unit) for unit in first]
            _, unit = yield g.ask(seat, "crowded", options, count)
            group = [unit]
        waiting = [unit for unit in waiting if unit not in group]
        yield from send_off(g, group, count, seat, prompt)


def send_off(g: Bridgehead, waiting: list[int], count: int, seat: int, prompt: str) -> Steps:
    """[9.10] [9.12] Pieces of a sort in a sector go where they are sent; who has no way is lost."""
    together = True
    while waiting:
        open_to = retreats(g, waiting[0], count, prompt)
        if not open_to:
            g.tell("cut-off", waiting[0], g.place[waiting[0]])
            lose(g, waiting[0])
            waiting = waiting[1:]
            continue
        there = open_to[0]
        if len(open_to) > 1:
            options: list[Option] = [(prompt, sector) for sector in open_to]
            if together and len(waiting) > 1:
                options.append(("apart", 0))
            verb, there = yield g.ask(seat, prompt, options, waiting[0], count)
            if verb == "apart":
                together = False
                continue
        waiting = send(g, waiting, there) if together else send(g, waiting[:1], there) + waiting[1:]


def contenders(g: Bridgehead, waiting: list[int], count: int, prompt: str) -> list[int]:
    """[9.10] [9.12] One of each sort of the pieces that have somewhere to go, if others could take the room of one."""
    sorts: dict[tuple[int, int, int, tuple[int, ...]], list[int]] = {}
    for unit in waiting:
        sorts.setdefault((g.place[unit], KIND_OF[unit], g.hits[unit], cargo_of(g, unit)), []).append(unit)
    if len(sorts) < 2:
        return []
    movers = [(alike, retreats(g, alike[0], count, prompt)) for alike in sorts.values()]
    for alike, ends in movers:
        if not ends:
            continue
        rivals = -share_of(alike[0], ends[0])
        for others, theirs in movers:
            if any(there in ends for there in theirs):
                rivals += sum([share_of(other, ends[0]) for other in others])
        if rivals > sum([spare_room(g, alike[0], there) for there in ends]):
            return sorted([others[0] for others, theirs in movers if theirs])
    return []


def like_groups(g: Bridgehead, units: list[int], count: int, prompt: str) -> list[list[int]]:
    """The pieces by the sector they stand in, the ground they can use and where there is room for them.

    A machine-gun needs more room than a tray: what it finds full may still be open to the other.
    """
    found: dict[tuple[int, int, bool, tuple[int, ...]], list[int]] = {}
    for unit in units:
        open_to = tuple(retreats(g, unit, count, prompt))
        found.setdefault((g.place[unit], WALK_OF[KIND_OF[unit]], can_swim(unit), open_to), []).append(unit)
    return [found[key] for key in sorted(found)]


def send(g: Bridgehead, units: list[int], there: int) -> list[int]:
    """Move the pieces to a sector while it has room; gives those that found none."""
    left_over: list[int] = []
    for unit in units:
        if has_room(g, unit, there):
            here = g.place[unit]
            take(g, unit)
            put(g, unit, there)
            g.tell("fell-back", unit, here, there)
        else:
            left_over.append(unit)
    return left_over


def retreats(g: Bridgehead, unit: int, count: int, prompt: str) -> list[int]:
    """[9.10] [9.12] The sectors exactly so many steps away by the shortest open way, with room; where no way leads so
    far, those at the end of a way round a corner.

    Never next to the winner, off the board or onto ground the piece cannot use. An amphibian may withdraw into the
    water; routed it is driven into the river only if there is no other way.
    """
    dry = ways_open(g, unit, count, False)
    if not can_swim(unit):
        return dry
    wet = ways_open(g, unit, count, True)
    return dry if prompt == ROUT and dry else wet


def ways_open(g: Bridgehead, unit: int, count: int, swims: bool) -> list[int]:
    """[9.12] Where the ways back end; those round a corner only where there is no other."""
    return ways_back(g, unit, count, swims) or ways_round(g, unit, count, swims)


def ways_back(g: Bridgehead, unit: int, count: int, swims: bool) -> list[int]:
    """[9.10] [9.12] The sectors so far away by land and bridges, or through the water too; zig-zags lead no further."""
    start = g.place[unit]
    hostile = controlled_in_battle(g, SEAT_OF[unit])
    steps = [UNREACHED] * SECTORS
    steps[start] = 0
    edge = [start]
    for taken in range(1, count + 1):
        further: list[int] = []
        for here in edge:
            for there in exits(g, unit, here):
                if steps[there] == UNREACHED and hostile[there] == 0 and (swims or not is_water(g, there)):
                    steps[there] = taken
                    further.append(there)
        edge = further
    return sorted([there for there in edge if has_room(g, unit, there)])


def ways_round(g: Bridgehead, unit: int, count: int, swims: bool) -> list[int]:
    """[9.12] The sectors at the end of a way of so many, none of them entered twice; who has one is not cut off."""
    hostile = controlled_in_battle(g, SEAT_OF[unit])
    ways = [[g.place[unit]]]
    for _ in range(count):
        longer: list[list[int]] = []
        for way in ways:
            for there in exits(g, unit, way[-1]):
                if there not in way and hostile[there] == 0 and (swims or not is_water(g, there)):
                    longer.append([*way, there])
        ways = longer
    ends = sorted({way[-1] for way in ways})
    return [there for there in ends if has_room(g, unit, there)]


# --- advance ---


def advance(g: Bridgehead, winners: list[int], vacated: list[int], most: int) -> Steps:
    """[9.13] [9.14] The winner may follow, first into a sector that was given up, then on; piece by piece.

    Where others who have not been asked yet still take up the room, a piece may wait until some of them have gone.
    """
    waiting = [unit for unit in winners if not is_disabled(g, unit)]
    waited: list[Sort] = []
    while waiting:
        unit = waiting[0]
        sort = sort_of(g, unit)
        alike = [other for other in waiting if sort_of(g, other) == sort]
        others = [other for other in waiting if other not in alike]
        reach = reach_of_advance(g, unit, vacated, most)
        ends = [there for there in reach if has_room(g, unit, there)]
        options: list[Option] = [("advance", there) for there in ends]
        if sort not in waited and any(g.place[other] in reach and g.place[other] not in ends for other in others):
            options.append(("wait", 0))
        verb, there = "stay", 0
        if options:
            verb, there = yield g.ask(SEAT_OF[unit], "advance", [*options, ("stay", 0)], unit)
        if verb == "advance":
            here = g.place[unit]
            take(g, unit)
            put(g, unit, there)
            g.tell("advanced", unit, here, there)
            waiting, waited = waiting[1:], []
        elif verb == "wait":
            waited.append(sort)
            waiting = others + alike
        else:
            waiting = others


def sort_of(g: Bridgehead, unit: int) -> Sort:
    """Pieces that stand in the same sector and are alike, with what they carry: where one stays the others do."""
    return g.place[unit], KIND_OF[unit], g.hits[unit], cargo_of(g, unit)


def reach_of_advance(g: Bridgehead, unit: int, vacated: list[int], most: int) -> list[int]:
    """[9.13] [4.2] [4.10] Where a piece can advance to if there is room: terrain and zones of control stop it as in
    movement.

    Who sets out on a hill may stay on hills for as many sectors as its hill factor. An amphibian stops where it lands
    and in the first sector of the river.
    """
    start = g.place[unit]
    hostile = controlled_in_battle(g, SEAT_OF[unit])
    seen = [start]
    edge = [there for there in exits(g, unit, start) if there in vacated]
    seen += edge
    for gone in range(1, most):
        on_the_ridge = HALTS[start] and gone < HILL_FACTOR[KIND_OF[unit]]
        further: list[int] = []
        for here in edge:
            if hostile[here] or (HALTS[here] and not on_the_ridge) or is_afloat(g, start) or is_water(g, here):
                continue
            for there in exits(g, unit, here):
                if there not in seen and (HALTS[there] or not HALTS[here]):
                    seen.append(there)
                    further.append(there)
        edge = further
    return sorted(seen[1:])
