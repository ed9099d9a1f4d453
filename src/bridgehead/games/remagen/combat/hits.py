"""[7.5] [7.7] [7.8] What hits do: who must go first, vehicles stopped and killed, men lost figure by figure."""

from collections.abc import Generator
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.remagen.printed.components import (
    ARM,
    ARMOURED,
    COMBAT,
    FIGURES,
    INFANTRY,
    IS_FOOT,
    KILL,
    KIND_OF,
    STOP,
    WEAPON,
)
from bridgehead.games.remagen.printed.ground import GIVES_COVER
from bridgehead.games.remagen.state import Bridgehead, cargo_of, lose

Naming: TypeAlias = Generator[Choice, Option, Option]
Wounding: TypeAlias = Generator[Choice, Option, int]


def exposed(g: Bridgehead, sector: int, limit: int, armour: bool) -> list[int]:
    """[7.5] The pieces that the next hit may go to.

    Those no stronger than the (strongest) firer come before the rest, infantry before infantry weapons; a salvo that
    is not effective against armour passes armour by.
    """
    open_to = [unit for unit in g.pile[sector] if armour or not ARMOURED[KIND_OF[unit]]]
    weaker = [unit for unit in open_to if COMBAT[KIND_OF[unit]] <= limit]
    first = weaker if weaker else open_to
    for unit in g.pile[sector]:
        if ARM[KIND_OF[unit]] == INFANTRY:
            return [one for one in first if ARM[KIND_OF[one]] != WEAPON]
    return first


def apply_hits(g: Bridgehead, seat: int, sector: int, hits: int, limit: int, armour: bool) -> Steps:
    """[7.5] [7.7] [7.8] The side that fires allots its hits: one to a piece, or as many as it takes to destroy it.

    A hit on men is a die, whose pips that are left under cover are added to the next.
    """
    pips = 0
    while hits > 0:
        choices = exposed(g, sector, limit, armour)
        if not choices:
            break
        verb, unit = yield from name_target(g, seat, sector, choices, hits)
        if not IS_FOOT[KIND_OF[unit]]:
            hits -= hit_machine(g, unit, 1 if verb == "hit" else hits)
            continue
        while hits > 0 and unit in choices:
            hits -= 1
            pips = yield from hit_men(g, seat, sector, unit, pips, limit, armour)
            if verb == "hit":
                break
            choices = exposed(g, sector, limit, armour)
            if unit not in choices:
                unit = weakest_like(g, choices, KIND_OF[unit])
    if hits > 0 and not armour and any(ARMOURED[KIND_OF[unit]] for unit in g.pile[sector]):
        g.tell("no-effect", sector, hits)


def name_target(g: Bridgehead, seat: int, sector: int, choices: list[int], hits: int) -> Naming:
    """[7.5] One hit for a piece, or hits until it, or men of its kind, are gone; not asked where all are alike."""
    sorts = one_of_each(g, choices)
    if len(sorts) == 1:
        one_way = len(choices) == 1 or IS_FOOT[KIND_OF[sorts[0]]]
        return "destroy" if one_way else "hit", sorts[0]
    options: list[Option] = [("hit", unit) for unit in sorts]
    if hits > 1:
        options += [("destroy", unit) for unit in sorts if not can_be_killed_by_one(g, unit)]
    return (yield g.ask(seat, "hit", options, sector, hits))


def one_of_each(g: Bridgehead, units: list[int]) -> list[int]:
    """One machine of each kind, state and load, and of each kind of men the tray with fewest figures left."""
    seen: list[tuple[int, int, tuple[int, ...]]] = []
    found: list[int] = []
    for unit in units:
        kind = KIND_OF[unit]
        like = (kind, 0 if IS_FOOT[kind] else g.hits[unit], cargo_of(g, unit))
        if like not in seen:
            seen.append(like)
            found.append(weakest_like(g, units, kind) if IS_FOOT[kind] else unit)
    return found


def weakest_like(g: Bridgehead, units: list[int], kind: int) -> int:
    """The first tray of a kind with fewest figures left, -1 when there is none."""
    best = -1
    for unit in units:
        if KIND_OF[unit] == kind and (best < 0 or g.hits[unit] > g.hits[best]):
            best = unit
    return best


def can_be_killed_by_one(g: Bridgehead, unit: int) -> bool:
    """Whether one more hit is sure to destroy a piece: never so with men, whose hit is a die."""
    kind = KIND_OF[unit]
    return not IS_FOOT[kind] and g.hits[unit] + 1 >= KILL[kind]


def hit_machine(g: Bridgehead, unit: int, hits: int) -> int:
    """[7.8] Hits on a vehicle or gun add up: enough stop a vehicle, more kill it. Gives the hits it took."""
    kind = KIND_OF[unit]
    had = g.hits[unit]
    taken = min(hits, KILL[kind] - had)
    g.hits[unit] = had + taken
    if g.hits[unit] >= KILL[kind]:
        g.tell("killed", unit, g.place[unit])
        lose(g, unit)
    elif had < STOP[kind] <= g.hits[unit]:
        g.tell("stopped", unit)
    else:
        g.tell("damaged", unit, g.hits[unit])
    return taken


def hit_men(g: Bridgehead, seat: int, sector: int, unit: int, pips: int, limit: int, armour: bool) -> Wounding:
    """[7.7] A hit die: a pip kills a figure, two are needed under cover. Gives the pips left over.

    The tray named loses figures first; if it is empty, those of its kind, then men whom the firer names.
    """
    each = 2 if GIVES_COVER[sector] else 1
    pips += g.roll("hit")
    while pips >= each:
        if g.place[unit] != sector:
            unit = yield from next_man(g, seat, sector, unit, pips // each, limit, armour)
            if unit < 0:
                return 0
        pips -= each
        g.hits[unit] += 1
        if _figures(g, unit) == 0:
            g.tell("killed", unit, sector)
            lose(g, unit)
        elif pips < each:
            g.tell("figures-left", unit, _figures(g, unit))
    return pips


def next_man(g: Bridgehead, seat: int, sector: int, last: int, more: int, limit: int, armour: bool) -> Wounding:
    """[7.5] The tray that loses the next figure: of the last one's kind, else as the firer says; -1 when none may."""
    men = [unit for unit in exposed(g, sector, limit, armour) if IS_FOOT[KIND_OF[unit]]]
    alike = weakest_like(g, men, KIND_OF[last])
    if alike >= 0 or not men:
        return alike
    sorts = one_of_each(g, men)
    if len(sorts) == 1:
        return sorts[0]
    options: list[Option] = [("hit", unit) for unit in sorts]
    _, unit = yield g.ask(seat, "men", options, sector, more)
    return unit


def _figures(g: Bridgehead, unit: int) -> int:
    return FIGURES[KIND_OF[unit]] - g.hits[unit]
