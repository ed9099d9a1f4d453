"""[T6.5] [T6.16] Who can fire at a Location, and together with whom."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.games.coupdemain.fire.firepower import (
    GRAINS,
    beside,
    column_for,
    normal_range,
    power,
    total_power,
)
from bridgehead.games.coupdemain.fire.leading import usual_leaders
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, lots_of, places_of, sum_of
from bridgehead.games.coupdemain.fire.parts import (
    NOT_NOW,
    gunner,
    hands_free,
    keeps_rate,
    parts_of,
    ready,
    way_of,
)
from bridgehead.games.coupdemain.fire.watch import watches
from bridgehead.games.coupdemain.fire.ways_to_fire import made_out_within, open_way, way_in_line
from bridgehead.games.coupdemain.hidden.knowledge import lit
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN, MELEE
from bridgehead.games.coupdemain.morale.values import heroic, is_leader
from bridgehead.games.coupdemain.pieces.roster import armoured, side_in
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import NONE, WEAPON, CoupState


def enemy_locations(g: CoupState, seat: int) -> list[int]:
    """[T6.1] [T6.22] [T36.7] The Locations where a seat knows or suspects enemies, no Melee in them, in order."""
    found: set[int] = set()
    for unit in g.battle.roster[1 - seat]:
        location = g.where[unit]
        if location >= 0 and not g.marks[unit] & HIDDEN and location not in found and not armoured(g, unit):
            found.add(location)
    for unit in g.battle.roster[g.acting]:
        if g.marks[unit] & MELEE:
            found.discard(g.where[unit])
    return sorted(found)


def only_concealed(g: CoupState, aim: Aim) -> bool:
    """[T6.8] Whether all that there is to aim at is concealed: the best column counts half."""
    for unit in g.stack if aim.moving else side_in(g, aim.target, 1 - aim.seat):
        if g.where[unit] == aim.target and not g.marks[unit] & (CONCEALED | HIDDEN):
            return False
    return True


def candidates(g: CoupState, aim: Aim) -> tuple[list[int], list[int]]:
    """[T6.1] [T12.22] The parts that can fire at a target, by Location and counter, each with its way; at a mover those
    whose watch lets them.
    """
    half = only_concealed(g, aim)
    parts: list[int] = []
    ways: list[int] = []
    away = g.battle.ground.ranges(aim.target // SLOTS)
    far = made_out_within(g, aim.target)
    units: list[tuple[int, int, int]] = []
    for unit in g.battle.roster[aim.seat]:
        here = g.where[unit]
        if here >= 0 and away[here // SLOTS] <= far and ready(g, unit):
            units.append((here, g.tag[unit], unit))
    units.sort()
    last, open_to = NONE, False
    for here, _, unit in units:
        if here != last:
            last, open_to = here, in_line(g, here, aim.target)
        if not open_to:
            continue
        if aim.moving and (unit in aim.barred or not watches(g, unit, aim.target)):
            continue
        for part in parts_of(g, unit):
            way = way_in_line(g, part, aim.target, way_of(g, part))
            if way != NOT_NOW and power(g, part, aim.target, way, half) > 0:
                parts.append(part)
                ways.append(way)
    return parts, ways


def linked(g: CoupState, here: int, there: int, target: int) -> bool:
    """[T6.5] [T18.33] Whether parts in two Locations may be of one fire group; by night only at a target in the
    light.
    """
    if here == there:
        return True
    if g.night() and not lit(g, target):
        return False
    return beside(g.battle.ground, here, there)


def fits(g: CoupState, chosen: list[int], ways: list[int], part: int, way: int) -> bool:
    """[T3.6] Whether the owner of a part has a hand free for it besides those already chosen."""
    if keeps_rate(g, part):
        return True
    unit = gunner(g, part)
    busy = 0
    for at, one in enumerate(chosen):
        if gunner(g, one) == unit and ways[at] == way and not keeps_rate(g, one):
            busy += 1
    return busy < hands_free(g, unit, way)


def fullest(g: CoupState, parts: list[int], ways: list[int], target: int, half: bool) -> tuple[list[int], list[int]]:
    """[T3.6] [T6.16] As many of the parts as their owners have hands for: rates of fire kept first, then the
    strongest.
    """
    order: list[tuple[bool, int, int, int]] = []
    for at, part in enumerate(parts):
        order.append((not keeps_rate(g, part), -power(g, part, target, ways[at], half), part, ways[at]))
    order.sort()
    chosen: list[int] = []
    taken: list[int] = []
    for _, _, part, way in order:
        if fits(g, chosen, taken, part, way):
            chosen.append(part)
            taken.append(way)
    return chosen, taken


def component(g: CoupState, start: int, places: list[int], target: int) -> list[int]:
    """[T6.5] The Locations that a chain joins to one of them."""
    found = [start]
    for here in found:
        for there in places:
            if there not in found and linked(g, here, there, target):
                found.append(there)
    return found


def at_places(g: CoupState, parts: list[int], ways: list[int], places: list[int]) -> tuple[list[int], list[int]]:
    """Those of the parts that fire from some Locations."""
    kept = [at for at in range(len(parts)) if g.where[gunner(g, parts[at])] in places]
    return [parts[at] for at in kept], [ways[at] for at in kept]


def possible(g: CoupState, parts: list[int], ways: list[int], target: int, half: bool) -> bool:
    """[T6.2] Whether parts together reach the lowest column."""
    return total_power(g, parts, ways, target, half) >= GRAINS


def strong_parts(g: CoupState, aim: Aim) -> tuple[list[int], list[int]]:
    """[T6.1] The parts that can fire at a target and have fellows enough to reach a column with them; where a Location
    leads, those that a chain joins to it.
    """
    parts, ways = candidates(g, aim)
    half = only_concealed(g, aim)
    places = places_of(g, parts)
    strong: list[int] = []
    for here in places if aim.leading == NONE else [aim.leading]:
        if here in strong or here not in places:
            continue
        joined = component(g, here, places, aim.target)
        some, how = at_places(g, parts, ways, joined)
        chosen, taken = fullest(g, some, how, aim.target, half)
        if possible(g, chosen, taken, aim.target, half):
            strong += joined
    return at_places(g, parts, ways, strong)


def best_group(g: CoupState, aim: Aim) -> FireGroup:
    """[T6.16] The group that `all` means: see `best_of`."""
    parts, ways = strong_parts(g, aim)
    return best_of(g, aim, parts, ways)


def best_of(g: CoupState, aim: Aim, parts: list[int], ways: list[int]) -> FireGroup:
    """[T6.16] Of parts that can fire, those of the Location (of the one that leads, where one does) that gives the
    best attack, with those of Locations beside it that better it; without parts that change nothing and have something
    better to do. A Location that leads takes others in only where it can do nothing alone.
    """
    best = FireGroup(aim, [], [], [])
    best_score = NO_SCORE
    places = places_of(g, parts)
    if not places:
        return best
    first = aim.leading if aim.leading != NONE else places[0]
    for here in [first] if aim.leading != NONE else places:
        group = from_places(g, aim, parts, ways, [here])
        score = score_of(g, group)
        if score > best_score:
            best, best_score, first = group, score, here
    if aim.leading != NONE and best_score > NO_SCORE:
        return best
    grown = [first]
    for there in component(g, first, places, aim.target):
        if there == first or not any(linked(g, here, there, aim.target) for here in grown):
            continue
        group = from_places(g, aim, parts, ways, [*grown, there])
        score = score_of(g, group)
        if score > best_score or best_score == NO_SCORE:
            grown.append(there)
            best, best_score = group, score
    if best_score == NO_SCORE:
        some, how = at_places(g, parts, ways, component(g, first, places, aim.target))
        chosen, taken = fullest(g, some, how, aim.target, only_concealed(g, aim))
        best = FireGroup(aim, chosen, taken, usual_leaders(g, chosen, taken))
    return best


NO_SCORE: Final = -99


def score_of(g: CoupState, group: FireGroup) -> int:
    """How good an attack is, in steps of the die: its column less its modifiers, against the lot it hits best."""
    best = NO_SCORE
    if group.parts:
        for lot in lots_of(g, group, True):
            if lot.attack.column >= 0:
                best = max(best, lot.attack.column - sum_of(lot.attack.modifiers))
    return best


def from_places(g: CoupState, aim: Aim, parts: list[int], ways: list[int], places: list[int]) -> FireGroup:
    """[T6.16] The best group of the parts in some Locations: at a mover of those whose fire is the least hurried;
    without a leader's weapon where he does better by directing.
    """
    half = only_concealed(g, aim)
    some, how = at_places(g, parts, ways, places)
    if aim.moving and how:
        least = min(how)
        some = [part for at, part in enumerate(some) if how[at] == least]
        how = [least] * len(some)
    group = trimmed(g, aim, some, how, half)
    led = [at for at, part in enumerate(some) if not is_leader(g, gunner(g, part))]
    if 0 < len(led) < len(some):
        without = trimmed(g, aim, [some[at] for at in led], [how[at] for at in led], half)
        if score_of(g, without) > score_of(g, group):
            return without
    return group


def trimmed(g: CoupState, aim: Aim, parts: list[int], ways: list[int], half: bool) -> FireGroup:
    """[T6.16] As many of the parts as there are hands for, without what changes nothing, and who directs them."""
    chosen, taken = fullest(g, parts, ways, aim.target, half)
    trim(g, aim, chosen, taken, half)
    return FireGroup(aim, chosen, taken, usual_leaders(g, chosen, taken))


def trim(g: CoupState, aim: Aim, parts: list[int], ways: list[int], half: bool) -> None:
    """[T6.16] Leave out what does not raise the column and has something better to do, the weakest first: another
    target, a mover yet to come, or nothing to lose but long range.
    """
    target = aim.target
    column = column_for(total_power(g, parts, ways, target, half))
    order = sorted([(power(g, part, target, ways[at], half), part) for at, part in enumerate(parts)])
    for _, part in order:
        at = parts.index(part)
        fewer = parts[:at] + parts[at + 1 :]
        others = ways[:at] + ways[at + 1 :]
        if only_hero(g, part, fewer):
            continue
        if not fewer or column_for(total_power(g, fewer, others, target, half)) != column:
            continue
        far = g.battle.ground.apart(g.where[gunner(g, part)], target) > normal_range(g, part)
        if far or aim.moving or has_other_target(g, part, target):
            del parts[at]
            del ways[at]


def only_hero(g: CoupState, part: int, others: list[int]) -> bool:
    """[T13.4] [T6.16] Whether a part is the hero's who gives the group his −1, no other hero being in it."""
    return heroic(g, gunner(g, part)) and not any(heroic(g, gunner(g, other)) for other in others)


def has_other_target(g: CoupState, part: int, target: int) -> bool:
    """[T6.16] Whether a part could fire at another Location by itself."""
    seat = g.battle.side[gunner(g, part)]
    for location in enemy_locations(g, seat):
        if location != target:
            way = open_way(g, part, location)
            half = only_concealed(g, Aim(seat, location))
            if way != NOT_NOW and power(g, part, location, way, half) >= GRAINS:
                return True
    return False


def option_of(g: CoupState, part: int) -> Option:
    """[T6.1] The option that names a part: a unit by its counter, or a weapon."""
    return ("weapon", part - WEAPON) if part >= WEAPON else g.unit_option("with", part)


def part_of(g: CoupState, option: Option) -> int:
    """The part that an option names."""
    verb, number = option
    return WEAPON + number if verb == "weapon" else g.unit(number)
