"""[T1.3] [T3.5] [T3.9] [T3.10] [T7.12] The beginning of the Rally Phase: weapons recovered, handed over, repaired;
halves joined; standing orders changed.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.read.table import Modifier
from bridgehead.games.coupdemain.hidden.concealment import seen_at_work, would_show
from bridgehead.games.coupdemain.marks import (
    CX,
    LOST,
    MELEE,
    PINNED,
    REPAIR_TRIED,
    TI,
    WALKING,
    WEAPON_TRIED,
    WORN,
    WOUNDED,
)
from bridgehead.games.coupdemain.pieces.changes import own, remove, shown
from bridgehead.games.coupdemain.pieces.roster import concealed, good_order, manned, on_map, side_in, type_of
from bridgehead.games.coupdemain.pieces.standing_orders import ALWAYS, ASK_ME, HALVES, REPAIR, order_of
from bridgehead.games.coupdemain.pieces.weapons import arm, capacity, give, ruin, weapon_type, weapons_of, weight
from bridgehead.games.coupdemain.printed.components import GUN, HALF_SQUAD, LEADER, SQUAD, TYPES
from bridgehead.games.coupdemain.state import NONE, SPARE, CoupState

RECOVERED_UP_TO: Final = 5
REPAIRED_ON: Final = 1
RUINED_ON: Final = 6


def arranging_options(g: CoupState, seat: int) -> list[Option]:
    """[T1.3] What the ATTACKER may do before anybody rallies: recover weapons that lie about, hand weapons over."""
    found: list[Option] = []
    for weapon in range(len(g.owner)):
        if recoverable(g, weapon, seat):
            found.append(("recover", weapon))
    for weapon in range(len(g.owner)):
        if can_be_handed(g, weapon, seat):
            found.append(("hand-over", weapon))
    return found


def recoverable(g: CoupState, weapon: int, seat: int) -> bool:
    """[T3.9] A weapon that nobody has, beside a Good Order unit of the side, not tried in this phase."""
    if g.owner[weapon] != NONE or g.lies[weapon] < 0 or g.used[weapon] & (LOST | WEAPON_TRIED):
        return False
    return bool(takers(g, weapon, g.lies[weapon], seat))


def takers(g: CoupState, weapon: int, location: int, seat: int) -> list[int]:
    """[T3.7] [T3.9] [T3.10] The Good Order Infantry of a side in a Location that may take a weapon in hand; a Gun only
    MMC.
    """
    gun = weapon_type(g, weapon).kind == GUN
    return [
        unit
        for unit in side_in(g, location, seat)
        if good_order(g, unit) and (type_of(g, unit).mmc or not (gun or g.marks[unit] & WOUNDED))
    ]


def can_be_handed(g: CoupState, weapon: int, seat: int) -> bool:
    """[T3.10] A weapon whose owner has others beside him who could carry it; each is handed over once a phase."""
    owner = g.owner[weapon]
    if owner == NONE or g.battle.side[owner] != seat or g.used[weapon] & (LOST | WEAPON_TRIED) or not on_map(g, owner):
        return False
    if g.marks[owner] & MELEE or weapon_type(g, weapon).mounted:
        return False
    return bool(receivers(g, weapon))


def receivers(g: CoupState, weapon: int) -> list[int]:
    """[T3.10] To whom a weapon may be handed: those in the Location who carry no more than their capacity with it."""
    owner = g.owner[weapon]
    pp = weapon_type(g, weapon).pp
    return [
        unit
        for unit in takers(g, weapon, g.where[owner], g.battle.side[owner])
        if unit != owner and weight(g, unit) + pp <= capacity(g, unit)
    ]


def repair_options(g: CoupState, seat: int) -> list[Option]:
    """[T7.12] [T35.3] The weapons of a side that may be repaired, where it wants to be asked."""
    if order_of(g, seat, REPAIR) != ASK_ME:
        return []
    return [("repair", weapon) for weapon in range(len(g.owner)) if repairable(g, weapon, seat)]


def repairable(g: CoupState, weapon: int, seat: int) -> bool:
    """[T7.12] [T29.3] A malfunctioned weapon whose possessor is in Good Order and free, not tried in this RPh; that of
    a manned vehicle in its owner's RPh only.
    """
    owner = g.owner[weapon]
    if owner == NONE or g.battle.side[owner] != seat or not g.used[weapon] & WORN or g.used[weapon] & LOST:
        return False
    if g.used[weapon] & REPAIR_TRIED or not on_map(g, owner):
        return False
    if weapon_type(g, weapon).mounted:
        return manned(g, owner) and seat == g.acting
    return good_order(g, owner) and not g.marks[owner] & TI


def arrange_one(g: CoupState, verb: str, number: int) -> Steps:
    """[T1.3] One weapon is recovered, repaired or handed over."""
    if verb == "recover":
        yield from recover(g, number)
    elif verb == "repair":
        repair(g, number)
    else:
        g.used[number] |= WEAPON_TRIED
        yield from hand_over(g, number)


def recover(g: CoupState, weapon: int) -> Steps:
    """[T3.9] A unit takes up a weapon on a dr of 5 or less."""
    able = takers(g, weapon, g.lies[weapon], g.acting)
    unit = able[0]
    if len(able) > 1:
        options = [g.unit_option("carrier", one) for one in able]
        _, counter = yield g.ask(g.acting, "who-carries", options, weapon)
        unit = g.unit(counter)
    try_to_recover(g, weapon, unit)


def recovery_modifiers(g: CoupState, unit: int) -> list[Modifier]:
    """[T3.9] One if he is exhausted or pinned, one for each weapon that he has taken in hand in this phase."""
    found: list[Modifier] = []
    if g.marks[unit] & (CX | PINNED):
        found.append(Modifier("exhausted" if g.marks[unit] & CX else "pinned", 1, "T3.9"))
    handled = len([one for one in weapons_of(g, unit) if g.used[one] & WEAPON_TRIED])
    return found + ([Modifier("handled-weapons", handled, "T3.9")] if handled else [])


def try_to_recover(g: CoupState, weapon: int, unit: int) -> bool:
    """[T3.9] [T17.10] The dr, before whoever sees him: one more if he is exhausted or pinned, one for each weapon that
    he has taken in hand in this phase. The answer: whether he has it.
    """
    seen_at_work(g, unit)
    drm = sum([one.value for one in recovery_modifiers(g, unit)])
    g.used[weapon] |= WEAPON_TRIED
    die = g.roll("recovery")
    good = die + drm <= RECOVERED_UP_TO
    g.tell("recovery", shown(g, unit), arm(g, weapon), die, drm, "taken" if good else "left-lying")
    if good:
        give(g, weapon, unit)
    return good


def hand_over(g: CoupState, weapon: int) -> Steps:
    """[T3.10] A weapon changes hands within a Location."""
    able = receivers(g, weapon)
    unit = able[0]
    if len(able) > 1:
        options = [g.unit_option("carrier", one) for one in able]
        _, counter = yield g.ask(g.acting, "who-carries", options, weapon)
        unit = g.unit(counter)
    give(g, weapon, unit)
    g.tell_seat(g.acting, "handed-over", arm(g, weapon), own(g, unit))


def repair_by_order(g: CoupState, seat: int) -> None:
    """[T1.3] [T7.12] [T35.3] [T17.10] Where the standing order says so every malfunctioned weapon that can be is worked
    on, but by whoever would show himself with it.
    """
    if order_of(g, seat, REPAIR) != ALWAYS:
        return
    for weapon in range(len(g.owner)):
        if repairable(g, weapon, seat) and not would_show(g, g.owner[weapon]):
            repair(g, weapon)


def repair(g: CoupState, weapon: int) -> None:
    """[T7.12] [T17.1] [T17.10] One weapon is worked on: 1 repairs it, 6 ruins it. Nobody else hears of concealed men's
    work, nor of its die, if nobody sees them at it.
    """
    g.used[weapon] |= REPAIR_TRIED
    owner = g.owner[weapon]
    seen_at_work(g, owner)
    seat = g.battle.side[owner]
    secret = concealed(g, owner)
    die = g.roll_for(seat, "repair") if secret else g.roll("repair")
    result = "repaired" if die == REPAIRED_ON else "ruined" if die == RUINED_ON else "still-broken"
    if secret:
        g.tell_seat(seat, "repair", own(g, owner), arm(g, weapon), die, result)
    else:
        g.tell("repair", shown(g, owner), arm(g, weapon), die, result)
    if die == REPAIRED_ON:
        g.used[weapon] &= ~WORN
    elif die == RUINED_ON:
        ruin(g, weapon)


def recombine(g: CoupState, seat: int) -> None:
    """[T3.5] [9.4.CG17] At the end of one's own RPh two half-squads of a type with a Good Order leader become a squad;
    with a Walking Wounded one, a Walking Wounded squad.
    """
    if order_of(g, seat, HALVES) != 0:
        return
    for unit in g.battle.roster[seat]:
        if not on_map(g, unit) or not joins(g, unit):
            continue
        beside = side_in(g, g.where[unit], seat)
        if not any(type_of(g, one).size == LEADER and good_order(g, one) for one in beside):
            continue
        for other in beside:
            if other != unit and g.kind[other] == g.kind[unit] and joins(g, other):
                join(g, unit, other)
                break


def joins(g: CoupState, unit: int) -> bool:
    """[T3.5] A Good Order half-squad. (Each is the half of some squad.)"""
    return good_order(g, unit) and type_of(g, unit).size == HALF_SQUAD


def squad_of(g: CoupState, unit: int) -> int:
    """[T3.5] The type of squad that two of a half-squad make, or −1."""
    for kind in TYPES:
        if kind.size == SQUAD and kind.half == g.kind[unit]:
            return kind.number
    return -1


def join(g: CoupState, unit: int, other: int) -> None:
    """[T3.5] Two half-squads become a squad, which has the weapons of both."""
    for weapon in weapons_of(g, other):
        give(g, weapon, unit)
    g.marks[unit] |= g.marks[other] & (WALKING | CX)
    g.kind[unit] = squad_of(g, unit)
    remove(g, other, SPARE)
    g.marks[other] = 0
    g.tell("joined", shown(g, unit), g.where[unit])
