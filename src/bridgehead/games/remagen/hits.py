"""[7.5] [7.7] [7.8] What hits do: who must go first, vehicles stopped and killed, men lost figure by figure."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.components import (
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
from bridgehead.games.remagen.ground import GIVES_COVER
from bridgehead.games.remagen.state import Bridgehead, lose


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
    """[7.5] The side that fires spends its hits: piece by piece, each until it is killed or the hits run out."""
    while hits > 0:
        choices = exposed(g, sector, limit, armour)
        if not choices:
            return
        options = one_of_each(g, choices)
        unit = options[0][1]
        if len(options) > 1:
            _, unit = yield g.ask(seat, "hit", options, sector, hits)
        if IS_FOOT[KIND_OF[unit]]:
            hits = hit_men(g, sector, unit, hits, limit, armour)
        else:
            hits = hit_machine(g, unit, hits)


def one_of_each(g: Bridgehead, units: list[int]) -> list[Option]:
    """One piece of each kind and state, since like pieces are hit alike."""
    seen: list[tuple[int, int]] = []
    options: list[Option] = []
    for unit in units:
        like = (KIND_OF[unit], g.hits[unit])
        if like not in seen:
            seen.append(like)
            options.append(("hit", unit))
    return options


def hit_machine(g: Bridgehead, unit: int, hits: int) -> int:
    """[7.8] Hits on a vehicle or gun add up: enough stop a vehicle, more kill it. Gives the hits left over."""
    kind = KIND_OF[unit]
    spent = min(hits, KILL[kind] - g.hits[unit])
    was_stopped = 0 < STOP[kind] <= g.hits[unit]
    g.hits[unit] += spent
    if g.hits[unit] >= KILL[kind]:
        g.tell("killed", unit, g.place[unit])
        lose(g, unit)
    elif 0 < STOP[kind] <= g.hits[unit] and not was_stopped:
        g.tell("stopped", unit)
    else:
        g.tell("damaged", unit, g.hits[unit])
    return hits - spent


def hit_men(g: Bridgehead, sector: int, first: int, hits: int, limit: int, armour: bool) -> int:
    """[7.7] A hit die for each hit until the men are gone: a pip kills a figure, two are needed under cover.

    The piece chosen dies first, the others after it, whoever has fewest figures left. Gives the hits left over.
    """
    each = 2 if GIVES_COVER[sector] else 1
    pips = 0
    while hits > 0:
        hits -= 1
        pips += g.roll("hit")
        wounded = -1
        while pips >= each:
            unit = next_man(g, sector, first, limit, armour)
            if unit < 0:
                return hits
            pips -= each
            wounded = unit if kill_figure(g, unit) else -1
        if wounded >= 0:
            g.tell("figures-left", wounded, _figures(g, wounded))
        if next_man(g, sector, first, limit, armour) < 0:
            return hits
    return hits


def next_man(g: Bridgehead, sector: int, first: int, limit: int, armour: bool) -> int:
    """The tray that loses the next figure, -1 when no more men may be hit."""
    men = [unit for unit in exposed(g, sector, limit, armour) if IS_FOOT[KIND_OF[unit]]]
    if not men:
        return -1
    if first in men:
        return first
    best = men[0]
    for unit in men:
        if _figures(g, unit) < _figures(g, best):
            best = unit
    return best


def _figures(g: Bridgehead, unit: int) -> int:
    return FIGURES[KIND_OF[unit]] - g.hits[unit]


def kill_figure(g: Bridgehead, unit: int) -> bool:
    """[7.7] One figure off the tray; an empty tray leaves the board. Gives whether the tray is still there."""
    g.hits[unit] += 1
    if _figures(g, unit) > 0:
        return True
    g.tell("killed", unit, g.place[unit])
    lose(g, unit)
    return False
