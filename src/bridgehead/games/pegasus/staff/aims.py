"""Where the British staff sends everybody: each unit has one objective, which weighs the points to be had there
against the way, and against who holds it.
"""

from typing import Final

from bridgehead.games.pegasus.printed.components import (
    BRITISH_UNITS,
    HEADQUARTERS,
    IS_COMBAT,
    KIND,
    RANVILLE,
    SAPPERS,
    SPANS,
    TANK,
)
from bridgehead.games.pegasus.printed.terms import COMING, DAMAGED, FACE_DOWN, LIVE
from bridgehead.games.pegasus.staff.hunt import best_ground, bombers, hunters, hunting_grounds, tanks_to_bomb
from bridgehead.games.pegasus.staff.manners import PegasusManner
from bridgehead.games.pegasus.staff.prizes import TARGETS, worth_of_area
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.hand_to_hand import odds_column

WAY: Final = 0.45  # what a movement point of the way costs
CROWD: Final = 0.55  # each further unit with the same objective finds it worth so much less
NO_WAY: Final = -99.0  # less than a target is worth that can be reached …
NOWHERE: Final = -1e9  # … and less than any, and its opposite more
COMBAT_UNITS: Final = [unit for unit in range(BRITISH_UNITS) if IS_COMBAT[unit]]


def objectives(g: PegasusState, m: PegasusManner) -> list[int]:
    """For every British unit the area it should go to: the nearest units choose first among what is worth most."""
    aims = [-1] * BRITISH_UNITS
    worths = [worth_of_area(g, m, area) for area in TARGETS]
    contested = [at for at, area in enumerate(TARGETS) if g.germans[area]]
    holders = [held_by(g, TARGETS[at]) for at in contested]
    walk = g.ways().walk[g.bridge_gone()]
    cost = WAY * m.haste
    grounds = hunting_grounds(g, m) if m.hunt > 0.0 else []
    armed = hunters(g) if grounds else []
    prey = tanks_to_bomb(g, m) if m.bombs > 0.0 else []
    daring = bombers(g) if prey else []
    units: list[int] = []
    views: list[list[float]] = []
    for unit in COMBAT_UNITS:
        if not on_the_way(g, unit):
            continue
        here = g.place[unit] if g.place[unit] >= 0 else RANVILLE
        if KIND[unit] == SAPPERS or KIND[unit] == HEADQUARTERS:
            aims[unit] = small_unit_aim(g, unit, here, walk)
            continue
        view = [worth - cost * walk[here][area] for worth, area in zip(worths, TARGETS)]
        for at, held in zip(contested, holders):
            view[at] -= m.threat * threat_of(held, m.armour, g.strength[unit])
        if unit in armed:
            aims[unit] = best_ground(grounds, walk[here], cost, max(view))
        if unit in daring and aims[unit] < 0:
            aims[unit] = best_ground(prey, walk[here], cost, max(view))
        if aims[unit] < 0:
            units.append(unit)
            views.append(view)
    for unit, at in zip(units, settled(views, CROWD**m.crowd)):
        aims[unit] = TARGETS[at]
    return aims


def settled(views: list[list[float]], room: float) -> list[int]:
    """The target of each unit, from what each makes of every target: the best pair of unit and target is settled first,
    of equals the last, and each unit that has a target makes it worth less for the next.
    """
    taken = [0] * len(TARGETS)
    wishes = [next_wish(view, -1) for view in views]
    found = [-1] * len(views)
    while (who := most_eager(views, wishes)) >= 0:
        view, at = views[who], wishes[who]
        crowd = taken[at]
        if crowd and view[at] * room**crowd < best_other(view, taken):
            wishes[who] = next_wish(view, at)
            continue
        found[who] = at
        taken[at] = crowd + 1
        wishes[who] = -1
    return found


def most_eager(views: list[list[float]], wishes: list[int]) -> int:
    """Which of the units makes most of what it wishes for, of equals the last; -1 when none has a wish."""
    found, most = -1, NOWHERE
    for who in range(len(wishes)):
        at = wishes[who]
        if at >= 0:
            worth = views[who][at]
            if worth >= most:
                found, most = who, worth
    return found


def next_wish(view: list[float], last: int) -> int:
    """The target that a unit makes most of after its last wish (-1: of all), of equals the last; -1 when there is no
    more.
    """
    found, most = -1, NOWHERE
    bound = view[last] if last >= 0 else -NOWHERE
    for at in range(len(view)):
        worth = view[at]
        if worth >= most and (worth < bound or (worth == bound and at < last)):
            found, most = at, worth
    return found


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
            return nearest(work, walk[here])
    safe = [area for area in TARGETS if g.british[area] and not g.germans[area]]
    return nearest(safe, walk[here]) if safe else here


def nearest(areas: list[int], way: list[int]) -> int:
    """The area with the shortest way, of equals the first; they are in their order."""
    found = areas[0]
    for area in areas:
        if way[area] < way[found]:
            found = area
    return found


def on_the_way(g: PegasusState, unit: int) -> bool:
    """Whether a unit is on the map or waits at its edge."""
    return g.place[unit] >= 0 or (g.place[unit] == COMING and 0 < g.due[unit] <= g.turn)


def threat(g: PegasusState, m: PegasusManner, area: int, strength: int) -> float:
    """What keeps a unit from an area: more Germans there than it and its friends can hope to beat."""
    return m.storm * threat_of(held_by(g, area), m.armour, strength)


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


def threat_of(holders: tuple[int, int, bool], dread: float, strength: int) -> float:
    """What those who hold an area mean to a unit of this strength that would come."""
    ours, theirs, tank = holders
    armour = 3.0 * dread if tank else 0.0
    return armour if theirs == 0 else armour + AGAINST_COLUMN[odds_column(ours + strength, theirs)]


AGAINST_COLUMN: Final = [5.0, 2.5, 1.5, 0.8, 0.3, 0.0]
