"""What it is worth to a group to end its Player Turn in a Location: nearer to what is wanted, with Control of it, under
less fire, with something to fire at; or in close combat.
"""

from typing import Final

from bridgehead.games.coupdemain.marks import ADVANCED, BROKEN, DUG_IN, MELEE, NO_MOVE, ON_WIRE, PINNED
from bridgehead.games.coupdemain.morale.values import is_leader
from bridgehead.games.coupdemain.pieces.roster import concealed, type_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.staff.clash import clash
from bridgehead.games.coupdemain.staff.distances import apart_on_foot
from bridgehead.games.coupdemain.staff.hopes import value_of
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.picture import Picture, held_by, leads_here, settled_marks, shelter
from bridgehead.games.coupdemain.staff.stacks import Stack, arms_of, harm_along
from bridgehead.games.coupdemain.state import NONE, CoupState

NOWHERE: Final = -99.0
TO_TAKE: Final = 3.0
TO_HOLD_LATE: Final = 3.0
TO_TAKE_LATE: Final = 15.0
"""What Control of an objective is worth at the start, and how much more at the end."""
RISKY: Final = 0.5
"""How much less that is where the enemy's fire may sweep whoever takes it away."""
STEP: Final = 0.12
PRESSING: Final = 0.3
FAR_STEP: Final = 0.4
NEAR: Final = 8
DISTANT: Final = 24
REMOTE_STEP: Final = 0.1
"""Worth of a MF nearer to what is wanted: where the next move gets there (so many half-MF), beyond, and far off."""
OTHERS: Final = 0.04
CROWD: Final = 3
"""Half-MF that a goal counts farther for each squad that is nearer to it already."""
FEAR: Final = 0.55
"""What being put out of the fight by fire counts: most are broken and come back; close combat kills."""
BOLDNESS: Final = 0.6
"""How much less who has to take something fears when there is no time left."""
SHARED: Final = 0.7
"""The part of the enemy's fire that one stack of several draws."""
UNSEEN: Final = 0.1
"""What is feared besides of those whom nobody has seen, near what the enemy holds."""
HOPE: Final = 0.45
IN_THE_DARK: Final = 0.3
"""What it counts to have somebody to fire at, by day and by night: in the dark houses are stormed."""
TOGETHER: Final = 0.9
"""What a fight counts that others would have to join."""
MOST_MEN: Final = 3
UNABLE: Final = BROKEN | PINNED | MELEE | NO_MOVE | ADVANCED
ON_THE_WIRE: Final = 1.8
CROWDED: Final = 0.35
LEFT_ALONE: Final = 1.5
COVERED: Final = 0.06
COMPANY: Final = 0.5
TO_RALLY: Final = 1.5
LED: Final = 2
"""So many unbroken squads are enough company."""
LED_ALREADY: Final = 0.4
"""What a leader is worth where there is one already."""
ALONE: Final = 3.0
LEAST_GUARD: Final = 2.0
IN_A_STORM: Final = 1.6
WATCHED: Final = 12
"""Half-MF within which an enemy could step into an objective that nobody keeps."""


class Group:
    """Units that go together: what they are worth, what they fire with, how many MMC they are."""

    __slots__ = ("units", "counted", "worth", "arms", "men", "veiled", "here", "marks", "near", "known")

    units: list[int]
    counted: list[int]  # objectives that somebody else takes
    worth: float
    arms: Stack
    men: int
    veiled: bool  # all are concealed, and stay so in the dark
    here: int  # where they are together, or NONE
    marks: int  # what shelters them there
    near: list[int]  # by goal: how many others of one's own are beside it who need no help
    known: dict[int, float]

    def __init__(self, p: Picture, units: list[int], counted: list[int]) -> None:
        g = p.g
        self.units = units
        self.counted = counted
        self.known = {}
        self.near = [
            max(0, len([one for one in beside if one not in units]) - needed)
            for beside, needed in zip(p.beside, p.needed)
        ]
        self.worth = sum([value_of(g, unit, p.seat) for unit in units])
        self.men = len([unit for unit in units if type_of(g, unit).mmc])
        self.veiled = g.night() and all(concealed(g, unit) for unit in units)
        places = {g.where[unit] for unit in units}
        self.here = min(places) if len(places) == 1 else NONE
        self.marks = marks_together(g, units)
        self.arms = Stack(-1)
        for unit in units:
            for arm in arms_of(g, unit):
                self.arms.arms.append(arm)
                self.arms.fit = True
        self.arms.leader = leads_here(g, units)


def worth_of_control(p: Picture, manner: CoupManner) -> float:
    """What an objective is worth now: the more, the nearer the end."""
    if p.seat != p.g.battle.winner_if:
        return manner.goal * (TO_TAKE + TO_HOLD_LATE * p.progress)
    return storming(p) * manner.goal * (TO_TAKE + TO_TAKE_LATE * p.due)


def storming(p: Picture) -> float:
    """How much more those who have to take something make of fights and places in the dark."""
    return IN_A_STORM if p.g.night() and p.seat == p.g.battle.winner_if and p.missing else 1.0


def end_at(p: Picture, group: Group, location: int, marks: int, manner: CoupManner) -> float:
    """What it is worth to the group to end there, sheltered as `marks` say."""
    key = location * 4 + (1 if marks & ON_WIRE else 2 if marks & DUG_IN else 0)
    known = group.known.get(key)
    if known is None:
        known = worked_out(p, group, location, marks, manner)
        group.known[key] = known
    return known


def worked_out(p: Picture, group: Group, location: int, marks: int, manner: CoupManner) -> float:
    """The same, not remembered yet."""
    g = p.g
    score = nearness(p, group, location, manner)
    enemy = p.enemy_at(location)
    control = 0.0
    if group.men and location in g.battle.watched_at and location not in group.counted:
        if location in g.battle.objectives and held_by(g, location, p.seat) != p.seat:
            control = worth_of_control(p, manner) * (1.0 - RISKY * p.danger(location, marks, group.veiled))
        elif location in g.battle.objectives:
            control = manner.keep * threatened(p, location) * guard(p, group, location)
    if enemy is not None:
        return score + fight_for(p, group, enemy, control, marks, manner)
    score += control
    score -= under_fire(p, group, location, marks, manner)
    score += manner.cover * COVERED * shelter(g, location) * group.worth
    score += (IN_THE_DARK if g.night() else HOPE) * chances_of_fire(p, group, location)
    if marks & ON_WIRE:
        score -= ON_THE_WIRE * max(1, group.men)
    return score


def fight_for(p: Picture, group: Group, enemy: Stack, control: float, marks: int, manner: CoupManner) -> float:
    """What close combat there is worth: who falls on both sides, the place, and what it is to stand in it then. Where
    others of one's own are in it already, by how much the group betters their chances; where others stand ready beside
    it, the group's share of what all could do.
    """
    if not group.arms.fit:
        return NOWHERE
    others = in_it(p, group, enemy.place)
    score = outcome_of(p, [*group.units, *others], enemy, control, manner)
    score -= under_fire(p, group, enemy.place, marks, manner)
    if others:
        return score - outcome_of(p, others, enemy, control, manner)
    help_at_hand = helpers(p, group, enemy.place)
    if help_at_hand:
        all_worth = group.worth + sum([value_of(p.g, unit, p.seat) for unit in help_at_hand])
        together = outcome_of(p, [*group.units, *help_at_hand], enemy, control, manner)
        together -= under_fire(p, group, enemy.place, marks, manner)
        score = max(score, TOGETHER * together * group.worth / max(1.0, all_worth))
    return score


def outcome_of(p: Picture, units: list[int], enemy: Stack, control: float, manner: CoupManner) -> float:
    """What a fight by units is worth by itself."""
    fight = clash(p.g, units, enemy, p.seat)
    return storming(p) * manner.assault * (fight.theirs + fight.wins * control) - p.care * fight.ours


def in_it(p: Picture, group: Group, place: int) -> list[int]:
    """The others of one's own who fight in a Location already."""
    friends = p.friend_at(place)
    if friends is None:
        return []
    return [unit for unit in friends.units if unit not in group.units and not p.g.marks[unit] & BROKEN]


def helpers(p: Picture, group: Group, place: int) -> list[int]:
    """The others who could advance into a Location too, as many as it takes."""
    g = p.g
    steps = g.battle.ground.steps[place]
    men = group.men
    found: list[int] = []
    for stack in p.friends:
        if stack.place in steps:
            for unit in stack.units:
                if unit in group.units or g.marks[unit] & UNABLE or not type_of(g, unit).mmc or men >= MOST_MEN:
                    continue
                found.append(unit)
                men += 1
    return found


def nearness(p: Picture, group: Group, location: int, manner: CoupManner) -> float:
    """How near a group is to what is wanted, each squad for itself; those who are alone keep to others."""
    g = p.g
    if not group.men:
        return company(p, group, location, manner)
    if p.seat != g.battle.winner_if and not p.missing:
        return 0.0
    best, total = 10_000, 0
    for at, far in enumerate(p.away):
        away = far[location]
        total += min(away, 40)
        best = min(best, away + CROWD * group.near[at])
    score = -(STEP + PRESSING * p.urgency) * min(best, NEAR) / 2 - FAR_STEP * max(0, min(best, DISTANT) - NEAR) / 2
    score -= REMOTE_STEP * max(0, best - DISTANT) / 2 + OTHERS * total / 2 / len(p.away)
    return manner.goal * score * group.men


def company(p: Picture, group: Group, location: int, manner: CoupManner) -> float:
    """Leaders belong with squads, those above all who are broken."""
    g = p.g
    here = p.friend_at(location)
    others = [] if here is None else [unit for unit in here.units if unit not in group.units]
    good, broken, led = 0, 0, False
    for unit in others:
        kind = type_of(g, unit)
        if kind.mmc and g.marks[unit] & BROKEN:
            broken += 1
        elif kind.mmc:
            good += 1
        elif is_leader(g, unit) and not g.marks[unit] & BROKEN:
            led = True
    score = TO_RALLY * broken + COMPANY * min(good, LED)
    if led:
        score *= LED_ALREADY
    if good + broken == 0:
        ranges = g.battle.ground.ranges(location // SLOTS)
        score = -ALONE - COMPANY * min([ranges[place // SLOTS] for place in p.bands], default=0)
    return manner.company * score * len(group.units)


def guard(p: Picture, group: Group, location: int) -> float:
    """How much of the guard that an objective needs a group would be, besides others who keep it: as strong as the
    enemies next to it.
    """
    g = p.g
    have, need = 0.0, LEAST_GUARD
    here = p.friend_at(location)
    if here is not None:
        for unit in here.units:
            if unit not in group.units and type_of(g, unit).mmc and not g.marks[unit] & BROKEN:
                have += type_of(g, unit).fp
    for enemy in p.enemies:
        if enemy.fit and g.battle.ground.apart(enemy.place, location) <= 1:
            need += enemy.power(2)
    mine = group.arms.power(2)
    return min(1.0, (have + mine) / need) - min(1.0, have / need)


def threatened(p: Picture, location: int) -> float:
    """How much an objective must be kept by somebody: by how near the enemy is."""
    g = p.g
    nearest = 99
    for stack in p.enemies:
        if stack.fit:
            nearest = min(nearest, apart_on_foot(g.battle.ground, g.night(), stack.place, location))
    if nearest > WATCHED:
        return 0.2
    return LEFT_ALONE * (1.0 + p.progress) * (1.0 if nearest <= 6 else 0.6)


def under_fire(p: Picture, group: Group, location: int, marks: int, manner: CoupManner) -> float:
    """What enemy fire is expected to cost the group there, and those who stand there already; many in one place draw
    it.
    """
    share = SHARED * p.danger(location, marks, group.veiled)
    if p.hidden_near(location):
        share += UNSEEN * (1.0 - share)
    here = p.friend_at(location)
    men, worth = group.men, group.worth
    if here is not None:
        for unit in here.units:
            if unit not in group.units:
                worth += 0.3 * value_of(p.g, unit, p.seat)
                men += 1 if type_of(p.g, unit).mmc else 0
    return (
        p.care * manner.fear * FEAR * (1.0 - BOLDNESS * p.urgency) * share * worth * (1.0 + CROWDED * max(0, men - 1))
    )


def chances_of_fire(p: Picture, group: Group, location: int) -> float:
    """What the group's fire from there would do to the best target."""
    best = 0.0
    if group.arms.fit:
        for line in p.fire_from(location):
            part = 0.5 if line.stack.hidden else 1.0
            best = max(best, line.stack.worth * harm_along(line, group.arms, 0, part))
    return best


def marks_at(p: Picture, group: Group, location: int, by_advance: bool) -> int:
    """What shelters a group in a Location: what it lies in if it is there already, else what it comes into."""
    if location == group.here:
        return group.marks
    return settled_marks(p.g, location, by_advance)


def marks_together(g: CoupState, units: list[int]) -> int:
    """What shelters all of some units, or wire that holds one of them."""
    together = -1
    for unit in units:
        if g.marks[unit] & ON_WIRE:
            return ON_WIRE
        together &= g.marks[unit]
    return together
