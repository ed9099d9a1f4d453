"""[T20] Snipers: the DR that calls one, where he strikes, whom, and who looks for him."""

from typing import Final

from bridgehead.boards.los import AXIAL_STEPS
from bridgehead.engine.choice import Steps
from bridgehead.games.coupdemain.hidden.concealment import show_up
from bridgehead.games.coupdemain.hidden.knowledge import known_in, sees
from bridgehead.games.coupdemain.marks import (
    AWAITING,
    BROKEN,
    FINAL,
    FIRST,
    HIDDEN,
    IN_GLIDER,
    MELEE,
    PINNED,
    PREP,
    RIDING,
    TI,
)
from bridgehead.games.coupdemain.morale.breaking import break_unit, casualty_reduction, lose, pin, wound
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.morale.values import best_leader, heroic, modifier_of
from bridgehead.games.coupdemain.morale.vehicles import suffer
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.dice import random_selection, roll_dr
from bridgehead.games.coupdemain.pieces.roster import (
    armoured,
    good_order,
    halves_of,
    in_hex,
    is_dummy,
    is_vehicle,
    side_in,
    type_of,
)
from bridgehead.games.coupdemain.pieces.standing_orders import ALWAYS, ASK_ME, SNIPER_CHECK, order_of
from bridgehead.games.coupdemain.printed.ground import PILLBOX
from bridgehead.games.coupdemain.printed.tables import SNIPER
from bridgehead.games.coupdemain.printed.vehicles import IMMOBILIZED, UNHARMED
from bridgehead.games.coupdemain.state import NONE, CoupState

ATTACKS_ON: Final[int] = SNIPER.number("attack_dr")
CHECK_KILLS: Final[int] = SNIPER.number("check_kill")
CHECK_PINS: Final[int] = SNIPER.number("check_pin")
CHECK_RANGE: Final[int] = SNIPER.number("check_range")
DEADLY: Final = 1
LEAST_SAN: Final = 2
BUSY: Final = PREP | FIRST | FINAL | AWAITING | TI | PINNED | HIDDEN | IN_GLIDER | RIDING
"""[T20.6] Who does not look for a Sniper: whoever has something else to do, and who would give his hiding place away.
"""


def answer_calls(g: CoupState) -> Steps:
    """[T20.2] [T20.11] The Snipers that were called, one after another, when the attack or check is over. What their
    own victims roll calls nobody. Then who looks for them, where that is asked.
    """
    if not g.calls:
        return
    called = g.calls
    g.calls = []
    searches: list[tuple[int, int, list[int]]] = []
    for side in called:
        struck = sniper_attack(g, side)
        g.calls = []
        if struck:
            searches.append((side, struck[0], struck[1:]))
    for side, place, spared in searches:
        yield from look_for_sniper(g, side, place, spared)
        g.calls = []


def sniper_attack(g: CoupState, side: int) -> list[int]:
    """[T20.2] [T20.3] [T20.4] [T20.7] The dr of a side's Sniper, which of the two it is, and whom he strikes. The
    answer: his hex and his victims; empty when nobody is attacked.
    """
    if g.san[side] < LEAST_SAN or g.silenced[side]:
        return []
    die = g.roll("sniper")
    if die > ATTACKS_ON:
        return []
    which = 2 * side + (1 - g.roll("which-sniper") % 2)
    if g.snipers[which] == NONE:
        return []
    place = sniper_hex(g, g.snipers[which], 1 - side)
    if place == NONE:
        return []
    g.snipers[which] = place
    chosen = random_selection(g, prey_in(g, place, 1 - side), 1)
    g.tell("sniper", side, place * 8, shown_all(g, chosen))
    for unit in chosen:
        hit(g, unit, die)
    leader_losses(g)
    return [place, *chosen]


def prey_in(g: CoupState, place: int, side: int) -> list[int]:
    """[T20.4] [T20.10] Whom a Sniper may strike in a hex: units and unknown pieces of a side, not hidden ones, not in
    Melee, a pillbox, a glider or a car; no armour.
    """
    return [
        unit
        for unit in in_hex(g, place)
        if g.battle.side[unit] == side
        and not g.marks[unit] & (HIDDEN | MELEE | IN_GLIDER | RIDING)
        and g.where[unit] % 8 != PILLBOX
        and not armoured(g, unit)
    ]


def sniper_hex(g: CoupState, start: int, side: int) -> int:
    """[T20.4] [T20.10] Where a Sniper strikes: so many hexes from his counter in a direction, off the map too, and from
    there the nearest hex with enemies; among equally near ones the highest dr.
    """
    ground = g.battle.ground
    coloured, white = roll_dr(g, "sniper-place")
    step = AXIAL_STEPS[(4 - (coloured - 1)) % 6]
    q = ground.q[start] + step[0] * white
    r = ground.r[start] + step[1] * white
    near: list[int] = []
    least = -1
    for unit in g.battle.roster[side]:
        if g.where[unit] < 0:
            continue
        place = g.where[unit] // 8
        dq, dr = ground.q[place] - q, ground.r[place] - r
        apart = (abs(dq) + abs(dr) + abs(dq + dr)) // 2
        if (least < 0 or apart <= least) and place not in near and prey_in(g, place, side):
            if apart != least:
                near = []
                least = apart
            near.append(place)
    if not near:
        return NONE
    near.sort()
    while len(near) > 1:
        dice = [g.roll("sniper-chooses") for _ in near]
        near = [place for at, place in enumerate(near) if dice[at] == max(dice)]
    return near[0]


def hit(g: CoupState, unit: int, die: int) -> None:
    """[T20.5] A dr of 1: a SMC is lost, a MMC breaks, a broken one is reduced, all dummies of the stack go. A dr of 2:
    a SMC is wounded, a MMC pinned, a dummy goes. A car is immobilized by a 1, and not harmed by a 2.
    """
    if g.where[unit] < 0:
        return
    if is_vehicle(g, unit):
        suffer(g, unit, IMMOBILIZED if die == DEADLY else UNHARMED)
    elif is_dummy(g, unit):
        location = g.where[unit]
        for other in side_in(g, location, g.battle.side[unit]):
            if other == unit or (die == DEADLY and is_dummy(g, other)):
                show_up(g, other)
    elif die == DEADLY:
        if type_of(g, unit).smc:
            lose(g, unit)
        elif g.marks[unit] & BROKEN:
            casualty_reduction(g, unit)
        else:
            break_unit(g, unit)
    elif type_of(g, unit).smc:
        wound(g, unit)
    else:
        pin(g, unit)


def look_for_sniper(g: CoupState, side: int, place: int, spared: list[int]) -> Steps:
    """[T20.6] The Sniper Check of those whom a side's Sniper has attacked: one dr for each Location near him with MMC
    that have nothing else to do, by standing order or asked.
    """
    seat = 1 - side
    order = order_of(g, seat, SNIPER_CHECK)
    if order not in (ALWAYS, ASK_ME):
        return
    for location in search_locations(g, seat, place, spared):
        if g.san[side] < LEAST_SAN or g.silenced[side]:
            return
        if order == ASK_ME:
            options = [("check", 0), ("leave-be", 0)]
            verb, _ = yield g.ask(seat, "sniper-check", options, location)
            if verb == "leave-be":
                continue
        sniper_check(g, side, location, searchers(g, location, seat, spared))


def search_locations(g: CoupState, seat: int, place: int, spared: list[int]) -> list[int]:
    """[T20.6] The Locations within two hexes of a Sniper where somebody can look for him."""
    found: list[int] = []
    for unit in g.battle.roster[seat]:
        location = g.where[unit]
        if location >= 0 and location not in found and g.battle.ground.distance(location // 8, place) <= CHECK_RANGE:
            if searchers(g, location, seat, spared) and not sees_known_enemy(g, location, seat):
                found.append(location)
    found.sort()
    return found


def searchers(g: CoupState, location: int, seat: int, spared: list[int]) -> list[int]:
    """[T20.6] The Good Order MMC in a Location who look for a Sniper: not his victim, nor who is marked with fire or
    busy.
    """
    return [
        unit
        for unit in side_in(g, location, seat)
        if type_of(g, unit).mmc and good_order(g, unit) and not g.marks[unit] & BUSY and unit not in spared
    ]


def sees_known_enemy(g: CoupState, location: int, seat: int) -> bool:
    """[T20.6] Whether a Known enemy is in the LOS of a Location."""
    for enemy in g.battle.roster[1 - seat]:
        there = g.where[enemy]
        if there >= 0 and sees(g, location, there) and known_in(g, there, seat):
            return True
    return False


def sniper_check(g: CoupState, side: int, location: int, units: list[int]) -> None:
    """[T20.6] One dr, less one for each half-squad beyond the first, with a leader's modifier and one less for a hero:
    up to 2 the enemy's SAN falls, 3 pins his Snipers. The searchers are busy for the rest of the Player Turn.
    """
    seat = 1 - side
    drm = 1 - halves_of(g, units)
    leader = best_leader(g, location, seat)
    if leader != NONE:
        drm += modifier_of(g, leader)
    if any(heroic(g, unit) and good_order(g, unit) for unit in side_in(g, location, seat)):
        drm -= 1
    for unit in units:
        g.marks[unit] |= TI
    die = g.roll("sniper-check")
    result = "nothing-found"
    if die + drm <= CHECK_KILLS:
        result = "sniper-found"
        if not (g.night() and g.san[side] <= g.battle.san[side]):
            g.san[side] -= 1
    elif die + drm == CHECK_PINS:
        result = "sniper-silenced"
        g.silenced[side] = 1
    g.tell("sniper-check", shown_all(g, units), location, die, drm, result)
