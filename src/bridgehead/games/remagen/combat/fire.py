"""[7.1] [7.2] [7.3] [7.4] [7.6] The exchange of fire: sector by sector, answered by those who were fired upon."""

from collections.abc import Generator
from typing import TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.remagen.board.night import is_night
from bridgehead.games.remagen.combat.hits import apply_hits
from bridgehead.games.remagen.march.engineers import pontoon_targets, shell_bridge
from bridgehead.games.remagen.march.movement import allowance
from bridgehead.games.remagen.printed.components import (
    ARM,
    ARMOURED,
    BAZOOKA,
    COMBAT,
    DIVISOR,
    FIRE_DICE,
    GERMAN,
    GUN,
    HURTS_ARMOUR,
    KIND_OF,
    SEAT_OF,
)
from bridgehead.games.remagen.printed.ground import BOARD, covered, distance, listed
from bridgehead.games.remagen.state import BATTLES, FRONT, Bridgehead

Salvo: TypeAlias = tuple[int, list[int]]
"""A target sector and the pieces that fire at it."""
Laying: TypeAlias = Generator[Choice, Option, list[Salvo]]


def fire_step(g: Bridgehead) -> Steps:
    """[7.1] [7.2] [7.3] [10.1] The attacker fires from one sector; those fired upon may answer. Never by night."""
    ready = [] if is_night(g) else batteries(g)
    if not ready:
        g.phase = FRONT
        return
    options: list[Option] = [("fire-from", sector) for sector in ready]
    verb, here = yield g.ask(g.seat, "fire", [*options, ("end-fire", 0)])
    if verb == "end-fire":
        g.phase = FRONT
        return
    g.fired |= 1 << here
    salvos = yield from lay_guns(g, g.seat, "target", here, targets(g, g.seat))
    for target, units in salvos:
        yield from shoot(g, g.seat, here, target, units)
    yield from return_fire(g, sorted({target for target, _ in salvos}))


def return_fire(g: Bridgehead, fired_upon: list[int]) -> Steps:
    """[7.2] [7.4] Who is left in a sector that was fired upon may fire at anything in range; nobody else may.

    Of several sectors one answers after the other, casualties removed in between, as their side says.
    """
    seat = 1 - g.seat
    waiting = able_to_fire(g, seat, fired_upon)
    while waiting:
        here = waiting[0]
        if len(waiting) > 1:
            _, here = yield g.ask(seat, "answer", [("fire-from", sector) for sector in waiting])
        salvos = yield from lay_guns(g, seat, "return-fire", here, targets(g, seat))
        for target, units in salvos:
            yield from shoot(g, seat, here, target, units)
        waiting = able_to_fire(g, seat, [sector for sector in waiting if sector != here])


# --- who may fire at what ---


def targets(g: Bridgehead, seat: int) -> int:
    """[7.1] [8.4] [9.9] What a side may fire at: the enemy's sectors, not those engaged; for Germans also pontoons."""
    found = g.held[1 - seat]
    if seat == GERMAN:
        found |= pontoon_targets(g) & ~g.held[GERMAN]
    return found & ~g.tied


def batteries(g: Bridgehead) -> list[int]:
    """[7.3] The attacker's sectors that have not fired and have something to fire at; an engaged sector may not."""
    return able_to_fire(g, g.seat, listed(g.held[g.seat] & ~g.fired & ~g.tied))


def able_to_fire(g: Bridgehead, seat: int, sectors: list[int]) -> list[int]:
    """[7.1] [7.2] Those of the sectors from which a piece of the side has something to fire at."""
    aims = targets(g, seat)
    able: list[int] = []
    for sector in sectors:
        for unit in g.pile[sector]:
            if covered(KIND_OF[unit], sector) & aims and may_fire(g, unit):
                able.append(sector)
                break
    return able


def may_fire(g: Bridgehead, unit: int) -> bool:
    """[4.18] [9.8] A gun cannot fire in the half of the turn in which it was moved; in the enemy's half it can.

    In a fire contact only those fire who have a part in the battle, not who has advanced into their sector.
    """
    if g.phase == BATTLES and g.battle[unit] <= 0:
        return False
    if ARM[KIND_OF[unit]] != GUN or SEAT_OF[unit] != g.seat:
        return True
    return g.left[unit] >= allowance(g, unit)


def firers(g: Bridgehead, sector: int, target: int) -> list[int]:
    """The pieces in a sector that can fire at a target."""
    return [unit for unit in g.pile[sector] if (covered(KIND_OF[unit], sector) >> target) & 1 and may_fire(g, unit)]


# --- laying the guns ---


def lay_guns(g: Bridgehead, seat: int, prompt: str, here: int, aims: int) -> Laying:
    """[7.1] The whole sector fires at one target, holds its fire, or each piece is told what to do."""
    sight = [covered(KIND_OF[unit], here) & aims if may_fire(g, unit) else 0 for unit in g.pile[here]]
    in_sight = 0
    able = 0
    for seen in sight:
        in_sight |= seen
        if seen:
            able += 1
    if in_sight == 0:
        return []
    marks = listed(in_sight)
    options: list[Option] = [("all-at", target) for target in marks]
    if able > 1:
        options.append(("share-out", 0))
    verb, number = yield g.ask(seat, prompt, [*options, ("hold-fire", 0)], here)
    if verb == "all-at":
        return [(number, firers(g, here, number))]
    if verb == "hold-fire":
        return []
    salvos = yield from share_out(g, seat, here, aims)
    return salvos


def share_out(g: Bridgehead, seat: int, here: int, aims: int) -> Laying:
    """[7.1] [7.6] Piece by piece: one target for each, for the fire of a single piece cannot be split.

    Those with one target fire one salvo, unless a piece fires a salvo of its own: fire may be lumped together, and
    whom a salvo must hit first hangs on the strongest who fires it.
    """
    together: dict[int, list[int]] = {}
    alone: list[Salvo] = []
    for unit in g.pile[here]:
        marks = listed(covered(KIND_OF[unit], here) & aims) if may_fire(g, unit) else []
        if not marks:
            continue
        options: list[Option] = [("at", target) for target in marks] + [("alone-at", target) for target in marks]
        verb, target = yield g.ask(seat, "aim", [*options, ("hold", 0)], unit)
        if verb == "at":
            together.setdefault(target, []).append(unit)
        elif verb == "alone-at":
            alone.append((target, [unit]))
    return alone + sorted(together.items())


def is_freer_apart(g: Bridgehead, target: int, units: list[int]) -> bool:
    """[7.5] [7.6] Whether a salvo of its own might hit somebody whom, with the rest, a piece may hit only later.

    That is somebody stronger than all who fire, while somebody stronger than the piece, but not than all, stands too.
    """
    strongest = max([COMBAT[KIND_OF[unit]] for unit in units], default=0)
    for unit in units:
        armour = hurts_armour(g, KIND_OF[unit])
        foes = [COMBAT[KIND_OF[foe]] for foe in g.pile[target] if armour or not ARMOURED[KIND_OF[foe]]]
        if any(foe > strongest for foe in foes) and any(COMBAT[KIND_OF[unit]] < foe <= strongest for foe in foes):
            return True
    return False


# --- a salvo ---


def hurts_armour(g: Bridgehead, kind: int) -> bool:
    """[7.8] Whether a piece's fire is effective against armour; the bazooka's only by the option of that name."""
    return HURTS_ARMOUR[kind] or (kind == BAZOOKA and g.bazooka_hurts)


def batches(g: Bridgehead, units: list[int], span: int) -> list[tuple[int, bool, list[int]]]:
    """[7.6] The firers of a salvo by divisor and by effect on armour: only like pips can be lumped together.

    Those that hurt armour come first, the smaller divisor first.
    """
    found: dict[tuple[int, int], list[int]] = {}
    for unit in units:
        kind = KIND_OF[unit]
        key = (0 if hurts_armour(g, kind) else 1, DIVISOR[kind][span])
        found.setdefault(key, []).append(unit)
    return [(key[1], key[0] == 0, found[key]) for key in sorted(found)]


def roll_salvo(g: Bridgehead, here: int, target: int, units: list[int]) -> list[tuple[int, bool]]:
    """[7.6] Roll each piece's dice and divide by the range factor: hits, and whether they hurt armour."""
    scored: list[tuple[int, bool]] = []
    for divisor, armour, batch in batches(g, units, distance(here, target)):
        pips = 0
        for unit in batch:
            for _ in range(FIRE_DICE[KIND_OF[unit]]):
                pips += g.roll("fire")
        g.tell("salvo", here, target, tuple(batch), pips, divisor, pips // divisor)
        scored.append((pips // divisor, armour))
    return scored


def shoot(g: Bridgehead, seat: int, here: int, target: int, units: list[int]) -> Steps:
    """[7.5] [7.6] [7.9] One salvo from one sector into another, and its casualties."""
    scored = roll_salvo(g, here, target, units)
    yield from lose_to(g, seat, target, units, scored)


def lose_to(g: Bridgehead, seat: int, target: int, units: list[int], scored: list[tuple[int, bool]]) -> Steps:
    """[7.5] [8.4] What the hits of a salvo do to the pieces in a sector, and then to a pontoon bridge there."""
    strongest = max([COMBAT[KIND_OF[unit]] for unit in units])
    total = 0
    for hits, armour in scored:
        total += hits
        yield from apply_hits(g, seat, target, hits, strongest, armour)
    if seat == GERMAN and (pontoon_targets(g) >> target) & 1:
        shell_bridge(g, BOARD.row[target], total)
