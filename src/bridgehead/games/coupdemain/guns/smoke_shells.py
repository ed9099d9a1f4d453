"""[T31.4] [T24.5] [T23.10] Smoke shells of the mortar, instead of its first shot in the PFPh."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.machine_guns import rate_or_wear
from bridgehead.games.coupdemain.fire.modifiers import sum_of
from bridgehead.games.coupdemain.fire.parts import FRESH, attacks_made, forget_aims, mark_fired
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.guns.ordnance import (
    WAYS,
    acquire,
    can_shoot_at,
    in_range,
    may_shoot,
    number_to_hit,
    to_hit_modifiers,
)
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.marks import NO_SMOKE
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.smoke.screens import by_shells
from bridgehead.games.coupdemain.state import NONE, PREP_FIRE, WEAPON, CoupState


def smoke_shell_options(g: CoupState, seat: int) -> list[Option]:
    """[T31.4] [T24.5] In the PFPh: the mortars of a seat that have not fired in it, may have smoke and see a hex."""
    if g.phase != PREP_FIRE:
        return []
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        owner = g.owner[weapon]
        if owner == NONE or g.battle.side[owner] != seat or not weapon_type(g, weapon).smoke:
            continue
        fresh = not g.used[weapon] & NO_SMOKE and not attacks_made(g, WEAPON + weapon)
        if fresh and may_shoot(g, weapon) and any(screens(g, weapon, place) for place in in_range(g, weapon)):
            found.append(("smoke-shell", weapon))
    return found


def top_of(g: CoupState, place: int) -> int:
    """[T24.1] The Location of a hex that a mortar fires at: the top of a building, else the ground."""
    ground = g.battle.ground
    return SLOTS * place + (ground.storeys[place] if ground.building(place) else 0)


def screens(g: CoupState, weapon: int, place: int) -> bool:
    """[T31.4] [T24.1] Whether a mortar can lay smoke on a hex: it is there, in sight, and a DR may hit it."""
    ground = g.battle.ground
    return bool(ground.exists[SLOTS * place]) and can_shoot_at(g, weapon, top_of(g, place))


def screened(g: CoupState, weapon: int) -> list[int]:
    """[T31.4] The hexes that a mortar can lay smoke on, in order."""
    return [place for place in in_range(g, weapon) if screens(g, weapon, place)]


def ways_to_lay(g: CoupState, weapon: int, place: int) -> int:
    """[T31.4] [T23.10] Of 36, how many DR lay smoke on a hex: those that hit it and find a shell."""
    target = top_of(g, place)
    most = number_to_hit(g, weapon, target) - sum_of(to_hit_modifiers(g, weapon, target, 0, False))
    return WAYS[max(0, min(most, weapon_type(g, weapon).smoke))]


def fire_smoke(g: CoupState, seat: int, weapon: int) -> Steps:
    """[T31.4] [T23.10] The hex, then the DR: above the depletion number there is no smoke left and the mortar may fire
    something else; the number itself is the last. A hit lays smoke.
    """
    options: list[Option] = [("hex", place) for place in screened(g, weapon)]
    g.firers = [WEAPON + weapon]
    _, place = options[0]
    if len(options) > 1:
        _, place = yield g.ask(seat, "smoke-at", options, weapon)
    g.firers = []
    coloured, white = roll_dr(g, "to-hit")
    original = coloured + white
    if original >= weapon_type(g, weapon).smoke:
        g.used[weapon] |= NO_SMOKE
    if original > weapon_type(g, weapon).smoke:
        g.tell("no-smoke-left", arm(g, weapon), coloured, white)
        return
    yield from lay(g, weapon, place, coloured, white)


def lay(g: CoupState, weapon: int, place: int, coloured: int, white: int) -> Steps:
    """[T31.4] [T23.16] The shot: what it does to the weapon and to who fires it, and the smoke if it hits."""
    unit = g.owner[weapon]
    target = top_of(g, place)
    modifiers = to_hit_modifiers(g, weapon, target, 0, False)
    number = number_to_hit(g, weapon, target)
    hit = coloured + white + sum_of(modifiers) <= number
    seen_to_act(g, unit)
    if g.night() and g.where[unit] not in g.flashes:
        g.flashes.append(g.where[unit])
    checked(g, unit, coloured + white)
    drm = tuple([(one.name, one.value) for one in modifiers])
    result = "hit" if hit else "miss"
    g.tell("fires-smoke", shown(g, unit), arm(g, weapon), place, number, drm, coloured, white, result)
    mark_fired(g, WEAPON + weapon, FRESH)
    rate_or_wear(g, WEAPON + weapon, FRESH, coloured, white, False)
    if g.used[weapon] & NO_SMOKE:
        g.tell("last-smoke", arm(g, weapon))
    if hit:
        by_shells(g, place, g.battle.side[unit])
    acquire(g, weapon, target)
    forget_aims(g)
    yield from answer_calls(g)
