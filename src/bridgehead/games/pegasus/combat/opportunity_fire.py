"""[6.4] Opportunity fire in both movement phases."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.combat.small_arms import can_fire, gunners_among, small_arms, working_gun
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    COVER,
    GERMAN,
    IN_REACH,
    IS_COMBAT,
    IS_LEADER,
    KIND,
    TANK,
    value,
)
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.losses import strongest

SPOTTING_TANK: Final[int] = value("spotting_tank_from")
SPOTTING_INFANTRY: Final[int] = value("spotting_infantry_from")


def watchers(g: PegasusState, area: int, side: int) -> list[int]:
    """[6.4] Who may fire at a unit that enters an area: enemies there, and those adjacent when the area is open."""
    counts = g.germans if side == GERMAN else g.british
    found: list[int] = []
    if counts[area]:
        found += [unit for unit in g.units_in(area, side) if can_fire(g, unit)]
    if not COVER[area]:
        for near in IN_REACH[area]:
            if counts[near]:
                found += [unit for unit in g.units_in(near, side) if can_fire(g, unit)]
    return found


def alert_watchers(g: PegasusState, area: int) -> list[int]:
    """[6.4] [15.alert] The Germans who watch an area, without whoever was disturbed in this turn and is not alert."""
    if not (g.germans[area] or not COVER[area]):
        return []
    return [unit for unit in watchers(g, area, GERMAN) if g.quiet[unit] != g.turn]


def without_leaders(units: list[int]) -> list[int]:
    """[11.0.4] A leader alone does not fire where others do, whom he would only hinder."""
    return [unit for unit in units if not IS_LEADER[unit]] or units


def german_opportunity_fire(g: PegasusState, group: list[int], area: int) -> Steps:
    """[3.C.3] [6.4] [13.1.6] The Germans who watch the area fire together at the moving unit, the largest of its group.
    Whoever came as a reinforcement and has spotted nobody holds his fire.
    """
    firers = without_leaders([unit for unit in alert_watchers(g, area) if may_open_fire(g, unit)])
    if not firers:
        return
    target = strongest(g, [unit for unit in group if IS_COMBAT[unit]] or group)
    yield from small_arms(g, firers, gunners_among(g, firers), target, group)


def may_open_fire(g: PegasusState, unit: int) -> bool:
    """[13.1.6] [13.1.7] Reinforcements hold their fire until the unit spots a British unit beside it: for that it rolls
    a die each time it would fire.
    """
    if fires_at_sight(g, unit):
        return True
    if not is_beside_british(g, unit):
        return False
    die = g.roll("spotting")
    seen = die >= spotting_from(unit)
    g.tell("spotting", unit, die, "spotted" if seen else "unseen")
    g.spotted = changed(g.spotted, unit, 1 if seen else 0)
    return seen


def fires_at_sight(g: PegasusState, unit: int) -> bool:
    """[7.0.3a] [13.1.6] Who need not spot first: no reinforcement, or one that has spotted somebody, or whose force has
    been fired upon, or when a turn set by the scenario has come. Who is engaged hand to hand has found his enemy, and
    must fire.
    """
    if not g.is_reinforcement(unit) or g.spotted[unit] or g.force_free or g.turn >= g.config.fire_hold_turn:
        return True
    return g.engaged[unit] == g.turn


def is_beside_british(g: PegasusState, unit: int) -> bool:
    """[13.1.6] Only a British unit in the same area or next to it can be spotted."""
    here = g.place[unit]
    return any(g.british[area] for area in [here, *IN_REACH[here]])


def spotting_from(unit: int) -> int:
    """[13.1.6] The least die with which a unit spots."""
    return SPOTTING_TANK if KIND[unit] == TANK else SPOTTING_INFANTRY


# ---- the British


def british_watchers(g: PegasusState, area: int) -> list[int]:
    """[5.3.bunkers.2] [6.4] British units that may use opportunity fire: those in a bunker may not."""
    if not g.british[area] and COVER[area]:
        return []
    return [unit for unit in watchers(g, area, BRITISH) if not g.searching[unit]]


def british_opportunity_fire(g: PegasusState, mover: int, area: int) -> Steps:
    """[3.D.3] [6.4] The British may fire at a German who enters an area they watch; they choose who takes part."""
    if KIND[mover] == TANK:
        return
    shooters = british_watchers(g, area)
    if not shooters:
        return
    g.attackers = []
    g.gunners = []
    g.target = mover
    while True:
        options = joining_options(g, shooters)
        if not g.attackers and len(shooters) > 1:
            options.append(("all", 0))
        options.append(("shoot", 0) if g.attackers else ("hold", 0))
        verb, unit = ("shoot", 0)
        if len(options) > 1:
            verb, unit = yield g.ask(BRITISH, "opportunity-fire", options, mover, area)
        if verb == "shoot" or verb == "hold":
            break
        if verb == "all":
            g.attackers = list(shooters)
            g.gunners = gunners_among(g, shooters)
            break
        join(g, unit, verb == "join-gun")
    firers, gunners = g.attackers, g.gunners
    clear_attack(g)
    if firers:
        yield from small_arms(g, firers, gunners, mover, [mover])


def joining_options(g: PegasusState, shooters: list[int]) -> list[Option]:
    """[6.1.2] [6.1.mg] Everybody who can still take part in the attack, with rifles or the machine gun of the area."""
    options: list[Option] = []
    manned = [g.place[unit] for unit in g.gunners]
    for unit in shooters:
        if unit in g.attackers:
            continue
        options.append(("join", unit))
        area = g.place[unit]
        if area not in manned and working_gun(g, area) >= 0:
            options.append(("join-gun", unit))
    return options


def join(g: PegasusState, unit: int, with_gun: bool) -> None:
    """A unit takes part in the attack."""
    g.attackers.append(unit)
    if with_gun:
        g.gunners.append(unit)


def clear_attack(g: PegasusState) -> None:
    """No attack is being put together any more."""
    g.attackers = []
    g.gunners = []
    g.target = -1
