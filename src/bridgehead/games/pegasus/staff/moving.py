"""How the British staff moves: who goes next, what he does, and which step he takes."""

from bridgehead.engine.choice import Option
from bridgehead.games.pegasus.combat.activities import grenade_odds
from bridgehead.games.pegasus.printed.components import (
    AREAS,
    BRITISH_UNITS,
    BUNKERS,
    COVER,
    HEADQUARTERS,
    IN_REACH,
    IS_COMBAT,
    IS_LEADER,
    KIND,
    LEADER,
    NEXT,
    PARENT,
    SAPPERS,
    SPANS,
    TANK,
)
from bridgehead.games.pegasus.printed.terms import COMING
from bridgehead.games.pegasus.staff.aims import threat
from bridgehead.games.pegasus.staff.fire import promise
from bridgehead.games.pegasus.staff.hunt import bombers, is_alone, tanks_here
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.state import PegasusState


def worth_of_unit(g: PegasusState, m: PegasusManner, aims: list[int], option: Option) -> float:
    """Who moves next: whoever has something to do, the nearest to it first."""
    verb, unit = option
    if verb == "done":
        return 0.0
    if verb != "move":
        return -1.0
    if IS_LEADER[unit]:
        return leader_alone(g, unit)
    here = g.place[unit]
    if here == COMING:
        return 5.0
    if something_to_do(g, unit, here):
        return 9.0
    if aims[unit] >= 0 and aims[unit] != here:
        return 6.0 - 0.1 * g.ways().walk[0][here][aims[unit]]
    return 0.5 if digs_in(g, m, unit, here) else -1.0


def leader_alone(g: PegasusState, leader: int) -> float:
    """A leader whom nobody took along goes to his platoon."""
    here = g.place[leader]
    if here == COMING:
        return 1.0
    return -1.0 if any(IS_COMBAT[unit] for unit in g.british_in(here)) else 1.0


def something_to_do(g: PegasusState, unit: int, here: int) -> bool:
    """A bunker to search here, or Germans within reach of grenades."""
    if here in BUNKERS and not g.cleared[here] and not g.germans[here] and KIND[unit] not in (SAPPERS, HEADQUARTERS):
        return True
    return g.grenades[unit] > 0 and any(g.germans[near] for near in [here, *NEXT[here]])


def digs_in(g: PegasusState, m: PegasusManner, unit: int, here: int) -> bool:
    """Whether a unit at its objective should prepare a position: once the counter-attack is near."""
    return (
        g.turn >= 5 * m.digging
        and not g.prepared[unit]
        and here not in SPANS
        and KIND[unit] not in (SAPPERS, HEADQUARTERS)
    )


def worth_of_act(g: PegasusState, m: PegasusManner, aims: list[int], option: Option) -> float:
    """What the moving unit does next."""
    verb, arg = option
    unit = g.group[0]
    here = g.place[unit]
    if verb == "stop":
        return 0.0
    if verb == "take":
        return worth_of_companion(g, aims, unit, arg)
    if verb == "search":
        return 8.0
    if verb == "grenade":
        return 2.0 + 2.0 * m.grenades * promise(grenade_odds(g, unit, arg)) if grenade_pays(g, m, unit, arg) else -1.0
    if verb == "gammon-bomb":
        return 9.0
    if verb == "prepare":
        return 1.0 if aims[unit] in (here, -1) and digs_in(g, m, unit, here) else -1.0
    return worth_of_step(g, m, aims, unit, here, arg)


def grenade_pays(g: PegasusState, m: PegasusManner, unit: int, target: int) -> bool:
    """Grenades are few: against armour, and from outside into cover, they are kept unless there is no better use."""
    if KIND[target] == TANK:
        return g.place[target] == g.place[unit] and bool(COVER[g.place[unit]])
    if g.place[target] == g.place[unit]:
        return True
    return not g.suppressed[target] or g.grenades[unit] > 2 * m.thrift


def worth_of_companion(g: PegasusState, aims: list[int], unit: int, other: int) -> float:
    """Leaders go with their platoons, sappers and headquarters where their own objective lies the same way."""
    here = g.place[unit]
    if other >= BRITISH_UNITS:
        return -1.0
    if g.wounded[other]:
        return -1.0
    if aims[unit] == here:
        return -1.0
    if IS_LEADER[other]:
        own = KIND[other] == LEADER and PARENT[unit] == other + 1
        crowd = sum(1 for one in g.group if IS_LEADER[one])
        nobody = sum(1 for one in g.british_in(here) if here >= 0 and IS_COMBAT[one] and one != unit) == 0
        return 10.0 if own or (nobody and crowd < 3) or here == COMING else -1.0
    return -1.0


def worth_of_step(g: PegasusState, m: PegasusManner, aims: list[int], unit: int, here: int, there: int) -> float:
    """A step is worth the way it saves, less what waits there; into Germans only at good odds, after the grenades."""
    if here == COMING:
        return 6.0
    aim = aims[unit] if not IS_LEADER[unit] else leader_aim(g, unit)
    if aim < 0 or aim == here:
        return -1.0
    walk = g.ways().walk[g.bridge_gone()]
    saved = walk[here][aim] - walk[there][aim]
    if saved <= 0:
        return -1.0
    if not g.germans[there]:
        shelter = 0.2 * m.cover if COVER[there] else 0.0
        under_fire = m.dodge * tanks_beside(g, there) if m.dodge > 0.0 else 0.0
        return 2.0 * m.drive + saved + shelter - m.exposure * exposure(g, there) - under_fire
    if KIND[unit] in (SAPPERS, HEADQUARTERS) or IS_LEADER[unit]:
        return -1.0
    if there == aim and m.bombs > 0.0 and unit in bombers(g) and is_alone(g, there):
        return 2.0 * m.drive + saved
    return 2.0 * m.drive + saved - threat(g, m, there, g.strength[unit])


def exposure(g: PegasusState, area: int) -> float:
    """Open ground under the guns of the awake is a little dearer."""
    if COVER[area]:
        return 0.0
    return 0.15 * sum(1 for near in NEXT[area] if g.germans[near])


def tanks_beside(g: PegasusState, area: int) -> float:
    """How many tanks fire at whoever comes into an open area."""
    if COVER[area]:
        return 0.0
    return float(sum([1 for tank in tanks_here(g) if g.place[tank] in IN_REACH[area]]))


def leader_aim(g: PegasusState, leader: int) -> int:
    """The nearest friends."""
    here = g.place[leader]
    walk = g.ways().walk[0][here]
    friends = [area for area in range(AREAS) if area != here and any(IS_COMBAT[u] for u in g.british_in(area))]
    return min(friends, key=lambda area: (walk[area], area)) if friends else -1
