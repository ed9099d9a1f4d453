"""[T36.5] Dealing anew, zone by zone, who is behind the counters of a garrison that set up with one MMC in a Location
at most, where its hidden squads are, of what quality its groups.
"""

from bridgehead.engine.dice import Dice
from bridgehead.games.coupdemain.hidden.looking import looked_into
from bridgehead.games.coupdemain.marks import BENEATH, DUG_IN, FANATIC, HEROIC, HIDDEN, IN_DITCH, WALKING, WOUNDED
from bridgehead.games.coupdemain.pieces.roster import holds, side_in, take_up
from bridgehead.games.coupdemain.pieces.weapons import weapon_type, weapons_of
from bridgehead.games.coupdemain.printed.battle import Force
from bridgehead.games.coupdemain.printed.components import DUMMY, GUN, LEADER, SQUAD, TYPES
from bridgehead.games.coupdemain.printed.groups import DIE_FACES, leader_of
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.turn.setting_up import stand

OF_WHO_HE_IS = FANATIC | HEROIC | WOUNDED | WALKING
"""The marks that belong to who is behind a counter, not to the counter."""
OF_THE_PLACE = BENEATH | DUG_IN | IN_DITCH
Person = tuple[int, int, tuple[int, ...]]
"""A type, the marks that go with it, the weapons that it carries."""


def who_it_is(g: CoupState, unit: int) -> Person:
    """What would be known of a unit if it were. A Gun stays where it stands [T22.15]."""
    weapons = [one for one in weapons_of(g, unit) if weapon_type(g, one).kind != GUN]
    return (g.kind[unit], g.marks[unit] & OF_WHO_HE_IS, tuple(weapons))


def muster_anew(g: CoupState, side: int, dice: Dice) -> None:
    """[T33.8] While nobody of a side is seen its groups and leaders are what other dice would have made them."""
    for force in g.battle.forces:
        if force.side == side:
            for group in force.groups:
                kind = group.quality[dice.below(DIE_FACES)]
                for unit in group.squads:
                    if TYPES[g.kind[unit]].size == SQUAD:
                        g.kind[unit] = kind
                for unit in group.leaders:
                    g.kind[unit] = leader_of(dice.below(DIE_FACES) + 1, group.leader_drm)


def deal_zone(g: CoupState, force: Force, slots: list[int], busy: list[int], dice: Dice) -> None:
    """[T36.5] The unknown counters and the hidden units of a force: its hidden squads are elsewhere, its people behind
    other counters, one MMC in a Location where that can be, somebody behind every counter that is publicly real.
    """
    hidden = [unit for unit in force.units if g.where[unit] >= 0 and g.marks[unit] & HIDDEN and unit not in busy]
    people = sorted(who_it_is(g, unit) for unit in [*slots, *hidden])
    squads = [one for one in people if TYPES[one[0]].size == SQUAD]
    crews = [one for one in people if TYPES[one[0]].mmc and TYPES[one[0]].size != SQUAD]
    leaders = sorted([one for one in people if TYPES[one[0]].smc], key=lambda one: (TYPES[one[0]].size, one[1]))
    singles = [redrawn(force, one, dice) for one in leaders]
    dummies = [one for one in people if TYPES[one[0]].size == DUMMY]
    men = mixed([*of_quality(force, squads, dice), *crews], dice)
    armed = armed_anew([*men, *mixed(singles, dice)], len(men) or len(singles), dice)
    mmc, singles = armed[: len(men)], armed[len(men) :]
    hide_anew(g, force, hidden, dice)
    for unit in hidden:
        become(g, unit, taken(mmc if TYPES[g.kind[unit]].mmc else singles, unit, TYPES[g.kind[unit]].size))
    for unit in places_for_mmc(g, force, slots, len(mmc), dice):
        become(g, unit, mmc.pop())
        slots = [one for one in slots if one != unit]
    rest = [*mixed([*singles, *mmc], dice), *dummies]
    real = [unit for unit in slots if g.real[g.tag[unit]]]
    others = [unit for unit in slots if not g.real[g.tag[unit]]]
    order = list(range(len(others)))
    dice.shuffle(order)
    for unit in [*real, *[others[at] for at in order]]:
        become(g, unit, rest.pop(0))


def of_quality(force: Force, squads: list[Person], dice: Dice) -> list[Person]:
    """[T33.8] The squads of a force's groups, of other quality as long as none of them has been seen."""
    total = sum(len(group.squads) for group in force.groups)
    ordered = sorted(squads, key=lambda one: (one[0], one[1]))
    if len(squads) < total or not total:
        return ordered
    kinds: list[int] = []
    for group in force.groups:
        kinds += [group.quality[dice.below(DIE_FACES)]] * len(group.squads)
    ordered = sorted(squads, key=lambda one: one[1])
    return [(kind, one[1], one[2]) for kind, one in zip(kinds, ordered)]


def redrawn(force: Force, one: Person, dice: Dice) -> Person:
    """[T33.8] A leader of a group whom nobody has seen is who other dice would have made him."""
    if TYPES[one[0]].size != LEADER or not force.groups:
        return one
    return (leader_of(dice.below(DIE_FACES) + 1, force.groups[0].leader_drm), one[1], one[2])


def armed_anew(people: list[Person], able: int, dice: Dice) -> list[Person]:
    """[T36.5] The weapons of those whom nobody has seen are in other hands: of the first so many of them."""
    carried: list[list[int]] = [[] for _ in people]
    for weapon in sorted(weapon for one in people for weapon in one[2]):
        carried[dice.below(able)].append(weapon)
    return [(one[0], one[1], tuple(arms)) for one, arms in zip(people, carried)]


def mixed(people: list[Person], dice: Dice) -> list[Person]:
    """The same people in any order."""
    order = list(range(len(people)))
    dice.shuffle(order)
    return [people[at] for at in order]


def taken(people: list[Person], unit: int, size: int) -> Person:
    """The first of some people of a size, else any, out of the list."""
    for at, one in enumerate(people):
        if TYPES[one[0]].size == size:
            return people.pop(at)
    assert people, unit
    return people.pop()


def hide_anew(g: CoupState, force: Force, hidden: list[int], dice: Dice) -> None:
    """[T36.5] [T36.8] Hidden squads are in other Locations of their zone in which nobody is and where the enemy has
    not been, their leaders with them.
    """
    side = force.side
    zone = [one for one in force.zone if not looked_into(g, 1 - side, one)] or force.zone
    squads = [unit for unit in hidden if TYPES[g.kind[unit]].mmc]
    for unit in hidden:
        take_up(g, unit)
        g.where[unit] = -1
    for unit in squads:
        free = [one for one in zone if not holds(g, one, side) and not holds(g, one, 1 - side)]
        free = free or [one for one in zone if not any(TYPES[g.kind[o]].mmc for o in side_in(g, one, side))]
        g.marks[unit] &= ~OF_THE_PLACE
        stand(g, unit, dice.pick(free or zone))
    for unit in hidden:
        if unit not in squads:
            g.marks[unit] &= ~OF_THE_PLACE
            stand(g, unit, g.where[dice.pick(squads)] if squads else dice.pick(zone))


def places_for_mmc(g: CoupState, force: Force, slots: list[int], number: int, dice: Dice) -> list[int]:
    """[T33.4] Counters behind which MMC can be: one in each Location without another MMC, those at a Gun first
    [T22.15], then those known to be somebody; more in a Location only where that is not enough.
    """
    order = list(range(len(slots)))
    dice.shuffle(order)
    ordered = sorted([slots[at] for at in order], key=lambda unit: (not has_gun(g, unit), -g.real[g.tag[unit]]))
    found: list[int] = []
    used: list[int] = []
    for unit in ordered:
        where = g.where[unit]
        if len(found) < number and (
            has_gun(g, unit) or (where not in used and not openly_held(g, force.side, where, slots))
        ):
            found.append(unit)
            used.append(where)
    for unit in ordered:
        if len(found) < number and unit not in found:
            found.append(unit)
    return found


def has_gun(g: CoupState, unit: int) -> bool:
    """[T22.15] Whether a unit works a Gun, which everybody sees."""
    return any(weapon_type(g, weapon).kind == GUN for weapon in weapons_of(g, unit))


def openly_held(g: CoupState, side: int, location: int, slots: list[int]) -> bool:
    """Whether an MMC that is none of the unknown counters is in a Location."""
    return any(TYPES[g.kind[one]].mmc and one not in slots for one in side_in(g, location, side))


def become(g: CoupState, unit: int, person: Person) -> None:
    """A counter hides from now on who it is told."""
    kind, marks, weapons = person
    g.kind[unit] = kind
    g.marks[unit] = g.marks[unit] & ~OF_WHO_HE_IS | marks
    for weapon in weapons:
        g.bear(weapon, unit)
