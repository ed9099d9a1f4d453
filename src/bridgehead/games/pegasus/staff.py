"""How the British staff sees a question: every option with a number, the higher the better.

It gives every unit one objective, weighing the points that are to be had there against the way; goes there; throws
grenades and fires where the exact odds promise most; clears bunkers; sends the sappers to the charges; and keeps what
it has won.
"""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.table import Odds
from bridgehead.games.pegasus import odds as odds_of
from bridgehead.games.pegasus.activities import grenade_odds
from bridgehead.games.pegasus.components import (
    AREAS,
    BRITISH_UNITS,
    BUNKERS,
    COVER,
    GUN_AREAS,
    GUN_IN,
    GUN_PIT,
    HEADQUARTERS,
    IS_COMBAT,
    IS_LEADER,
    KIND,
    LEADER,
    NEXT,
    PARENT,
    PIAT,
    PILLBOX,
    RANVILLE,
    RANVILLE_BRIDGE,
    SAPPERS,
    SPANS,
    TANK,
    TANKS,
    THE_FIELD_GUN,
    WEAPON_KIND,
)
from bridgehead.games.pegasus.hand_to_hand import odds_column
from bridgehead.games.pegasus.small_arms import small_arms_odds
from bridgehead.games.pegasus.state import COMING, DAMAGED, DESTROYED, FACE_DOWN, LIVE, PegasusState

SPAN_WORTH: Final = 7.5  # half of what the intact bridge is worth
GUARD: Final = 2.5  # keeping a place that has points, when Germans may come
WAY: Final = 0.45  # what a movement point of the way costs
CROWD: Final = 0.55  # each further unit with the same objective finds it worth so much less
NO_WAY: Final = -99.0
WORTH_OF_RESULT: Final = {
    "-": 0.0,
    "S": 1.0,
    "S(H)": 1.0,
    "1": 1.6,
    "1(H)": 1.6,
    "2": 2.6,
    "2(H)": 2.6,
    "3": 3.5,
    "4": 4.2,
}
WORTH_OF_HIT: Final = {"-": 0.0, "S(H)": 2.0, "1(H)": 5.0, "2(H)": 5.0, "2": 5.0, "1": 5.0, "3": 5.0}


def judge(g: PegasusState, choice: Choice) -> list[float]:
    """The staff's number for every option of the choice, in their order."""
    prompt = choice.prompt
    if prompt == "move":
        aims = objectives(g)
        return [worth_of_unit(g, aims, option) for option in choice.options]
    if prompt == "act":
        aims = objectives(g)
        return [worth_of_act(g, aims, option) for option in choice.options]
    if prompt == "fire":
        return [worth_of_firer(g, option) for option in choice.options]
    if prompt in ("target", "support", "opportunity-fire"):
        return [worth_of_shot(g, choice, option) for option in choice.options]
    if prompt == "loss":
        return [worth_of_loss(g, option) for option in choice.options]
    if prompt in ("retreat", "pushed-aside"):
        return [worth_of_refuge(g, option) for option in choice.options]
    if prompt == "carry":
        return [float(g.strength[option[1]]) for option in choice.options]
    return [0.0] * len(choice.options)


def reason(g: PegasusState, choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id."""
    verb, arg = option
    if verb == "go":
        if g.germans[arg]:
            return "reason-storm"
        return "reason-cross" if arg in SPANS else "reason-approach"
    return REASONS.get(verb, "")


REASONS: Final = {
    "move": "reason-objective",
    "grenade": "reason-grenade",
    "search": "reason-bunker",
    "prepare": "reason-dig-in",
    "take": "reason-together",
    "fire": "reason-fire",
    "machine-gun": "reason-fire",
    "piat": "reason-armour",
    "field-gun": "reason-armour",
    "gammon-bomb": "reason-armour",
    "all": "reason-fire",
    "join": "reason-mass",
    "join-gun": "reason-mass",
    "stop": "reason-stay",
    "done": "reason-stay",
}

# ---- where everybody should go


def worth_of_area(g: PegasusState, area: int) -> float:
    """The points still to be had in an area, and something for keeping those that are there."""
    worth, kept = 0.0, 0.0
    held = g.control[area] == 0
    for points, taken in area_points(g, area):
        if taken:
            kept += points
        else:
            worth += points
    if kept and (g.turn > 4 or not held):
        worth += GUARD + 0.1 * kept
    return worth


def area_points(g: PegasusState, area: int) -> list[tuple[float, bool]]:
    """The points that hang on an area, each with whether the British have them now."""
    held = g.control[area] == 0
    found: list[tuple[float, bool]] = []
    if area in SPANS and DESTROYED not in g.span:
        found.append((SPAN_WORTH / 3 if DAMAGED in g.span else SPAN_WORTH, held))
    elif area == RANVILLE_BRIDGE:
        found.append((8.0, held))
    elif area == PILLBOX:
        found.append((6.0, held))
    elif area == GUN_PIT:
        found.append((5.0, held or not g.strength[THE_FIELD_GUN]))
    if area in GUN_AREAS:
        found.append((3.0, held or not g.strength[GUN_IN[area]]))
    if area in BUNKERS:
        found.append((2.0, held and g.cleared[area] == 1))
    return found


AIMS: Final = [area for area in range(AREAS) if area in SPANS or area in GUN_AREAS or area in BUNKERS] + [
    RANVILLE_BRIDGE,
    PILLBOX,
    GUN_PIT,
]


TARGETS: Final = sorted(set(AIMS))


def objectives(g: PegasusState) -> list[int]:
    """For every British unit the area it should go to: the nearest units choose first among what is worth most."""
    aims = [-1] * BRITISH_UNITS
    worths = [worth_of_area(g, area) for area in TARGETS]
    holders = [held_by(g, area) for area in TARGETS]
    walk = g.ways().walk[1 if DESTROYED in g.span else 0]
    views: list[list[float]] = [[] for _ in range(BRITISH_UNITS)]
    pairs: list[tuple[float, int, int]] = []
    for unit in range(BRITISH_UNITS):
        if not IS_COMBAT[unit] or not on_the_way(g, unit):
            continue
        here = g.place[unit] if g.place[unit] >= 0 else RANVILLE
        if KIND[unit] in (SAPPERS, HEADQUARTERS):
            aims[unit] = small_unit_aim(g, unit, here, walk)
            continue
        strength, way, view = g.strength[unit], walk[here], views[unit]
        for at in range(len(TARGETS)):
            worth = worths[at] - WAY * way[TARGETS[at]] - threat_of(holders[at], strength)
            view.append(worth)
            pairs.append((worth, unit, at))
    pairs.sort(reverse=True)
    return settled(aims, pairs, views)


def settled(aims: list[int], pairs: list[tuple[float, int, int]], views: list[list[float]]) -> list[int]:
    """Give out the objectives, the best pair of unit and target first; each unit that has one makes it worth less for
    the next. `views` holds what each unit makes of each target.
    """
    taken = [0] * len(TARGETS)
    for worth, unit, at in pairs:
        if aims[unit] >= 0:
            continue
        crowd = taken[at]
        if crowd and worth * CROWD**crowd < best_other(views[unit], taken):
            continue
        aims[unit] = TARGETS[at]
        taken[at] = crowd + 1
    for _worth, unit, at in pairs:
        if aims[unit] < 0:
            aims[unit] = TARGETS[at]
    return aims


def best_other(view: list[float], taken: list[int]) -> float:
    """The best that a unit finds among the objectives nobody has yet."""
    most = NO_WAY
    for at in range(len(view)):
        if not taken[at] and view[at] > most:
            most = view[at]
    return most


def small_unit_aim(g: PegasusState, unit: int, here: int, walk: list[list[int]]) -> int:
    """Sappers go to the charges and to damaged spans; otherwise small units keep to a place that is held already."""
    if KIND[unit] == SAPPERS:
        work = [
            area
            for span, area in enumerate(SPANS)
            if not g.germans[area]
            and ((g.wire in (FACE_DOWN, LIVE) and not g.disarmed[span]) or g.span[span] == DAMAGED)
        ]
        if work:
            return min(work, key=lambda area: (walk[here][area], area))
    safe = [area for area in AIMS if g.british[area] and not g.germans[area]]
    return min(safe, key=lambda area: (walk[here][area], area)) if safe else here


def on_the_way(g: PegasusState, unit: int) -> bool:
    """Whether a unit is on the map or waits at its edge."""
    return g.place[unit] >= 0 or (g.place[unit] == COMING and 0 < g.due[unit] <= g.turn)


def threat(g: PegasusState, area: int, strength: int) -> float:
    """What keeps a unit from an area: more Germans there than it and its friends can hope to beat."""
    return threat_of(held_by(g, area), strength)


def held_by(g: PegasusState, area: int) -> tuple[int, int, bool]:
    """The British points in an area, the German ones, and whether there is a tank; nothing where there are no
    Germans.
    """
    if not g.germans[area]:
        return 0, 0, False
    ours, theirs, tank = 0, 0, False
    for unit in g.british_in(area):
        if IS_COMBAT[unit]:
            ours += g.strength[unit]
    for unit in g.germans_in(area):
        if KIND[unit] == TANK:
            tank = True
        else:
            theirs += g.strength[unit]
    return ours, theirs, tank


def threat_of(holders: tuple[int, int, bool], strength: int) -> float:
    """What those who hold an area mean to a unit of this strength that would come."""
    ours, theirs, tank = holders
    armour = 3.0 if tank else 0.0
    return armour if theirs == 0 else armour + AGAINST_COLUMN[odds_column(ours + strength, theirs)]


AGAINST_COLUMN: Final = [5.0, 2.5, 1.5, 0.8, 0.3, 0.0]


# ---- moving


def worth_of_unit(g: PegasusState, aims: list[int], option: Option) -> float:
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
    return 0.5 if digs_in(g, unit, here) else -1.0


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


def digs_in(g: PegasusState, unit: int, here: int) -> bool:
    """Whether a unit at its objective should prepare a position: once the counter-attack is near."""
    return g.turn >= 5 and not g.prepared[unit] and here not in SPANS and KIND[unit] not in (SAPPERS, HEADQUARTERS)


def worth_of_act(g: PegasusState, aims: list[int], option: Option) -> float:
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
        return 2.0 + 2.0 * promise(grenade_odds(g, unit, arg)) if grenade_pays(g, unit, arg) else -1.0
    if verb == "gammon-bomb":
        return 9.0
    if verb == "prepare":
        return 1.0 if aims[unit] in (here, -1) and digs_in(g, unit, here) else -1.0
    return worth_of_step(g, aims, unit, here, arg)


def grenade_pays(g: PegasusState, unit: int, target: int) -> bool:
    """Grenades are few: against armour, and from outside into cover, they are kept unless there is no better use."""
    if KIND[target] == TANK:
        return g.place[target] == g.place[unit] and bool(COVER[g.place[unit]])
    if g.place[target] == g.place[unit]:
        return True
    return not g.suppressed[target] or g.grenades[unit] > 2


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


def worth_of_step(g: PegasusState, aims: list[int], unit: int, here: int, there: int) -> float:
    """A step is worth the way it saves, less what waits there; into Germans only at good odds, after the grenades."""
    if here == COMING:
        return 6.0
    aim = aims[unit] if not IS_LEADER[unit] else leader_aim(g, unit)
    if aim < 0 or aim == here:
        return -1.0
    walk = g.ways().walk[1 if DESTROYED in g.span else 0]
    saved = walk[here][aim] - walk[there][aim]
    if saved <= 0:
        return -1.0
    if not g.germans[there]:
        return 2.0 + saved + (0.2 if COVER[there] else 0.0) - exposure(g, there)
    if KIND[unit] in (SAPPERS, HEADQUARTERS) or IS_LEADER[unit]:
        return -1.0
    return 2.0 + saved - threat(g, there, g.strength[unit])


def exposure(g: PegasusState, area: int) -> float:
    """Open ground under the guns of the awake is a little dearer."""
    if COVER[area]:
        return 0.0
    return 0.15 * sum(1 for near in NEXT[area] if g.germans[near])


def leader_aim(g: PegasusState, leader: int) -> int:
    """The nearest friends."""
    here = g.place[leader]
    walk = g.ways().walk[0][here]
    friends = [area for area in range(AREAS) if area != here and any(IS_COMBAT[u] for u in g.british_in(area))]
    return min(friends, key=lambda area: (walk[area], area)) if friends else -1


# ---- fire


def promise(odds: Odds | None) -> float:
    """What small arms or a grenade promise: the worth of each result by its exact chance."""
    if odds is None:
        return 0.0
    return sum(WORTH_OF_RESULT.get(code, 0.0) * float(share) for code, share in odds.results)


def worth_of_firer(g: PegasusState, option: Option) -> float:
    """Heavy weapons first, then the strongest; nobody holds his fire."""
    verb, unit = option
    if verb == "done":
        return 0.0
    if verb in ("piat", "field-gun"):
        return 20.0
    return (10.0 if verb == "machine-gun" else 2.0) + 0.1 * g.strength[unit]


def worth_of_shot(g: PegasusState, choice: Choice, option: Option) -> float:
    """The exact odds of the attack; a unit joins in when together they promise more than each alone."""
    verb, arg = option
    if verb in ("shoot", "hold"):
        return 0.01 if verb == "shoot" else 0.0
    if verb == "target":
        odds = odds_of.odds(g, choice, option)
        if KIND[arg] == TANK:
            return 0.1 + sum(
                WORTH_OF_HIT.get(code, 0.0) * float(share) for code, share in (odds.results if odds else [])
            )
        return 0.1 + promise(odds) * (0.4 if g.suppressed[arg] else 1.0)
    if verb == "all":
        return 5.0
    if verb == "join-gun":
        return 3.0
    together = promise(odds_of.odds(g, choice, option))
    before = promise(small_arms_odds(g, g.attackers, g.gunners, g.target, False)) if g.attackers else 0.0
    alone = promise(small_arms_odds(g, [arg], [], g.target, False))
    return together - before - alone + 0.02


# ---- what is suffered


def worth_of_loss(g: PegasusState, option: Option) -> float:
    """Points are lost where they cost no platoon."""
    unit = option[1]
    if KIND[unit] == HEADQUARTERS:
        return 9.0
    if KIND[unit] == SAPPERS:
        return 8.0 if g.wire == 0 else 1.0
    return float(g.strength[unit])


def worth_of_refuge(g: PegasusState, option: Option) -> float:
    """Back to cover, away from Germans, towards the bridge."""
    area = option[1]
    near = sum(1 for other in NEXT[area] if g.germans[other])
    return (1.0 if COVER[area] else 0.0) + 0.5 * g.british[area] - near - 0.1 * g.ways().walk[0][area][SPANS[0]]


def piat_waits(g: PegasusState, unit: int) -> bool:
    """Whether a unit carries a loaded Piat and tanks are on the map or coming."""
    loaded = any(g.carrier[w] == unit and WEAPON_KIND[w] == PIAT and g.charges[w] for w in range(len(g.carrier)))
    return loaded and any(g.place[tank] >= 0 and g.strength[tank] for tank in TANKS)
