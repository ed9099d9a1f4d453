"""[I.F] [II.E] What happens in the hexes where paratroops and gliders have come down: enemies there, and crowding."""

from bridgehead.games.airborne.board.spotting import give_away
from bridgehead.games.airborne.board.stacking import LIMIT, places_taken, side_in, sunken
from bridgehead.games.airborne.combat.direct_fire import is_silent, targets_in
from bridgehead.games.airborne.combat.firepower import WHOLE, hard_target, shared_attack
from bridgehead.games.airborne.combat.resolution import resolve
from bridgehead.games.airborne.combat.results import apply_result, disperse
from bridgehead.games.airborne.printed.components import ARMOUR_PIERCING, MORTAR, SMALL_ARMS, STICKS_IN_A_PLATOON
from bridgehead.games.airborne.state import DISPERSED, INSIDE, LANDED, SPENT, AirborneState


def landed_here(g: AirborneState, place: int) -> list[int]:
    """The units of the landing side that came down in a hex this turn and are still there."""
    return [unit for unit in targets_in(g, place, g.acting) if g.marks[unit] & LANDED]


def landing_fire(g: AirborneState) -> None:
    """[II.E] Wherever somebody came down among enemies, those attack at once."""
    for at in range(0, len(g.landed_on), 2):
        place = g.landed_on[at]
        enemies = shooters(g, place)
        if enemies and landed_here(g, place):
            _attack(g, enemies, place)


def shooters(g: AirborneState, place: int) -> list[int]:
    """[II.E] [P12.4] [P5.3] The enemies in a hex that attack: undispersed, armed, not used against aircraft this turn,
    and not kept silent by the scenario; from the bed of a stream nobody attacks in any manner.
    """
    if sunken(g, place):
        return []
    return [
        unit
        for unit in side_in(g, place, 1 - g.acting)
        if not g.marks[unit] & (DISPERSED | SPENT) and g.battle.of[unit].combat and not is_silent(g, unit, g.turn)
    ]


def landing_strength(g: AirborneState, enemy: int, armoured: bool) -> int:
    """[II.E] [P4.1] An enemy's strength, in eighths, at no range: at men, in a town too, armour-piercing weapons count
    half; at a tank that came in a glider double, mortars half, and small arms not at all.
    """
    strength = g.battle.of[enemy].attack * WHOLE
    weapon = g.battle.of[enemy].weapon
    if weapon == ARMOUR_PIERCING:
        return strength * 2 if armoured else strength // 2
    if armoured and weapon == SMALL_ARMS:
        return 0
    return strength // 2 if armoured and weapon == MORTAR else strength


def _attack(g: AirborneState, enemies: list[int], place: int) -> None:
    """[II.E] One attack by all of them, shared among those who landed; each of these has its own die. No modifier but
    the terrain's. It costs the attackers nothing, but who fires is seen firing [P9.2].
    """
    targets = landed_here(g, place)
    seen: list[int] = []
    for unit in targets:
        armoured = hard_target(g, unit)
        firers = [enemy for enemy in enemies if landing_strength(g, enemy, armoured)]
        strength = sum([landing_strength(g, enemy, armoured) for enemy in firers])
        attack = shared_attack(g, strength, len(targets), unit, place)
        if not attack.possible():
            g.tell("too-weak", g.battle.tag[unit])
            continue
        seen += firers
        apply_result(g, [unit], resolve(g, "landing-fire", attack, firers, [unit], place))
    for enemy in enemies:
        if enemy in seen:
            give_away(g, enemy)


def note_crowds(g: AirborneState) -> None:
    """[I.F] [II.C] [III.E] Remember the hexes where more came down than two platoons' worth, a loaded glider counting
    as a platoon, or where the stacking limit is passed by it.
    """
    g.crowded = []
    for at in range(0, len(g.landed_on), 2):
        place, sticks = g.landed_on[at], g.landed_on[at + 1]
        if sticks > 2 * STICKS_IN_A_PLATOON or places_taken(g, place, g.acting) > LIMIT:
            g.crowded.append(place)
    g.crowded.sort()


def disperse_crowds(g: AirborneState) -> None:
    """[I.F] [II.C] [III.E] In crowded hexes all friendly units are dispersed."""
    for place in g.crowded:
        g.tell("crowded", place)
        for unit in side_in(g, place, g.acting):
            if not g.marks[unit] & INSIDE:
                disperse(g, unit)
    g.crowded = []
    g.landed_on = []
