"""What the staff sees of the board: who may fire whither, what shelters, what is wanted and how far that is."""

from typing import Final

from bridgehead.games.coupdemain.board.sight import hindrance
from bridgehead.games.coupdemain.fire.cover import in_the_open
from bridgehead.games.coupdemain.fire.residual import residual_at
from bridgehead.games.coupdemain.hidden.knowledge import lit
from bridgehead.games.coupdemain.marks import BROKEN, DUG_IN, ON_WIRE, PINNED
from bridgehead.games.coupdemain.morale.values import is_leader, modifier_of
from bridgehead.games.coupdemain.pieces.roster import concealed, type_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import PILLBOX_FRONT, TRENCH_TEM
from bridgehead.games.coupdemain.printed.terrain import TERRAIN
from bridgehead.games.coupdemain.smoke.hindrance import smoke_between
from bridgehead.games.coupdemain.staff.distances import distances
from bridgehead.games.coupdemain.staff.hopes import harm
from bridgehead.games.coupdemain.staff.stacks import FAR, Line, Stack, harm_along, line_of, stacks_of
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.table.lying import control_known
from bridgehead.games.coupdemain.works.pillbox import inside
from bridgehead.games.coupdemain.works.trenches import has_trench
from bridgehead.games.coupdemain.works.wire import wired

NEAR_GOAL: Final = 2
ASSAULT_PARTY: Final = 3
BY_LIGHT: Final = 2
"""How much farther than the night lets one see anything is fired at, in lights."""
ENEMY: Final = 1 << 20
NO_TIME: Final = 0.95
"""How pressing it is where the dice will end it: who waits for the darkness, or for others, is too late."""
DUE_1: Final = 0.2
DUE_2: Final = 0.4
DUE_3: Final = 0.6
DUE_4: Final = 0.9
"""How much what is taken in a turn counts already, where dice end the scenario from turn 5 on."""
NOTHING_AFTER: Final = 0.15
EARLY_END: Final = 5
"""[T34.9] The turn from which the dice may end a scenario."""


class Picture:
    """All that a seat's judgement of one question looks at, worked out once."""

    __slots__ = (
        "g",
        "seat",
        "enemies",
        "friends",
        "bands",
        "goals",
        "missing",
        "away",
        "beside",
        "needed",
        "dangers",
        "passed",
        "targets",
        "by_place",
        "sight",
        "progress",
        "urgency",
        "due",
        "care",
    )

    g: CoupState
    seat: int
    enemies: list[Stack]  # those near enough to matter
    friends: list[Stack]
    bands: list[int]  # where one's own squads are
    goals: list[int]
    missing: bool  # some of the goals are not one's own
    away: list[list[int]]  # by goal: how far it is from everywhere on foot, in half-MF
    beside: list[list[int]]  # by goal: one's unbroken MMC in it or next to it
    needed: list[int]  # by goal: how many of these are none too many
    dangers: dict[int, float]
    passed: dict[int, list[float]]
    targets: dict[int, list[Line]]
    by_place: dict[int, Stack]
    sight: int  # hexes beyond which nobody fires
    progress: float
    urgency: float  # how little time there is left to take anything
    due: float  # how much of the worth of what is taken counts already
    care: float  # what own losses count: next to nothing where nothing comes after

    def __init__(self, g: CoupState, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.friends = stacks_of(g, seat, seat)
        self.enemies = near_enough(g, stacks_of(g, 1 - seat, seat), self.friends)
        self.sight = min(FAR, g.vision + BY_LIGHT) if g.night() else FAR
        self.by_place = {}
        for stack in self.friends + self.enemies:
            self.by_place[stack.place] = stack
        for stack in self.enemies:
            self.by_place[stack.place + ENEMY] = stack
        self.bands = [one.place for one in self.friends if any(type_of(g, unit).mmc for unit in one.units)]
        self.goals = wanted(g, seat)
        self.missing = held_by(g, self.goals[0], seat) != seat
        if not self.missing and seat == g.battle.winner_if:
            self.goals = hunted(g, self.enemies) or self.goals
        far = distances(g.battle.ground, g.night())
        self.away = [far.to(goal) for goal in self.goals]
        self.beside = [men_beside(g, self.friends, goal) for goal in self.goals]
        self.needed = [needed_for(self, goal) for goal in self.goals]
        self.dangers = {}
        self.passed = {}
        self.targets = {}
        last = g.battle.last_turn or EARLY_END
        self.progress = min(1.0, (g.turn - 1) / max(1, last - 1))
        self.care = care_of(g, seat)
        self.urgency = urgency_of(g) if seat == g.battle.winner_if and self.missing else 0.0
        self.due = due_of(g, self.urgency)

    def enemy_at(self, location: int) -> Stack | None:
        """The enemies in a Location whom the seat knows of."""
        return self.by_place.get(location + ENEMY)

    def friend_at(self, location: int) -> Stack | None:
        """One's own stack in a Location."""
        found = self.by_place.get(location)
        return found if found is not None and self.g.battle.side[found.units[0]] == self.seat else None

    def danger(self, location: int, marks: int, veiled: bool = False) -> float:
        """The share of who is in a Location that the enemy's next fire is expected to put out of the fight; half of it
        strikes who is concealed.
        """
        key = location * 8 + (1 if marks & ON_WIRE else 2 if marks & DUG_IN else 0) + (4 if veiled else 0)
        known = self.dangers.get(key)
        if known is None:
            safe = 1.0
            ranges = self.g.battle.ground.ranges(location // SLOTS)
            for stack in self.enemies:
                apart = ranges[stack.place // SLOTS]
                if stack.fit and apart <= self.sight and stack.place != location:
                    line = line_of(self.g, stack, stack.place, location, marks, apart)
                    if line is not None:
                        safe *= 1.0 - harm_along(line, stack, 0, 0.5 if veiled else 1.0)
            known = 1.0 - safe
            self.dangers[key] = known
        return known

    def on_the_way(self, way: list[int], drm: int) -> float:
        """The share of a stack that fire is expected to stop on its way through some Locations: each enemy fires once
        in full, once more at half.
        """
        rows = [self.passing(location, drm) for location in way]
        safe = 1.0
        for location in way:
            swept = residual_at(self.g, location)
            if swept >= 0:
                safe *= 1.0 - harm(swept, drm)
        for at in range(len(self.enemies)):
            best, second = 0.0, 0.0
            for row in rows:
                one = row[at]
                if one > best:
                    best, second = one, best
                elif one > second:
                    second = one
            if best > 0.0:
                safe *= (1.0 - best) * (1.0 - 0.4 * second)
        return 1.0 - safe

    def passing(self, location: int, drm: int) -> list[float]:
        """What the fire of each enemy is expected to stop of who enters a Location."""
        key = location * 4 + drm + 2
        known = self.passed.get(key)
        if known is None:
            known = []
            marks = ON_WIRE if wired(self.g, location) else 0
            ranges = self.g.battle.ground.ranges(location // SLOTS)
            for stack in self.enemies:
                line = None
                apart = ranges[stack.place // SLOTS]
                if stack.fit and apart <= self.sight and stack.place != location:
                    line = line_of(self.g, stack, stack.place, location, marks, apart)
                if line is None:
                    known.append(0.0)
                else:
                    open_ground = -1 if self.in_light(stack.place, location, marks) else 0
                    known.append(harm_along(line, stack, drm + open_ground, 1.0))
            self.passed[key] = known
        return known

    def hidden_near(self, location: int) -> bool:
        """Whether the enemy may hide where he sees a Location: near what he holds, as long as it is dark."""
        if not self.missing or not self.g.night() or self.seat != self.g.battle.winner_if:
            return False
        return any(self.g.battle.ground.apart(location, goal) <= NEAR_GOAL for goal in self.goals)

    def fire_from(self, location: int) -> list[Line]:
        """The lines of fire from a Location to enemies whom one knows of."""
        known = self.targets.get(location)
        if known is None:
            known = []
            ranges = self.g.battle.ground.ranges(location // SLOTS)
            for stack in self.enemies:
                apart = ranges[stack.place // SLOTS]
                if apart <= self.sight and stack.place != location:
                    line = line_of(self.g, stack, location, stack.place, shelter_of(self.g, stack), apart)
                    if line is not None:
                        known.append(line)
            self.targets[location] = known
        return known

    def in_light(self, enemy: int, location: int, marks: int) -> bool:
        """[T18.6] Whether a mover would be in open ground there: by day, or in the light."""
        g = self.g
        if g.night() and not lit(g, location):
            return False
        between = hindrance(g.battle.ground, enemy, location) + smoke_between(g, enemy, location)
        return in_the_open(g.battle.ground, enemy, location, marks, between)


def care_of(g: CoupState, seat: int) -> float:
    """What losses count to a seat: in its last Player Turn little, unless the scenario is lost by them."""
    last = g.battle.last_turn and g.turn >= g.battle.last_turn and g.acting == seat
    return NOTHING_AFTER if last and g.battle.loss_limit < 0 else 1.0


def urgency_of(g: CoupState) -> float:
    """How little time is left: 1 in the last turn; where dice end it, there is none to lose from the first turn on."""
    return min(1.0, g.turn / g.battle.last_turn) if g.battle.last_turn else NO_TIME


def due_of(g: CoupState, urgency: float) -> float:
    """How much it counts already to have taken something: where dice end the scenario, the more the nearer that is."""
    if g.battle.last_turn or urgency == 0.0:
        return urgency * urgency
    if g.turn <= 1:
        return DUE_1
    if g.turn == 2:
        return DUE_2
    if g.turn == 3:
        return DUE_3
    return DUE_4 if g.turn == 4 else 1.0


def near_enough(g: CoupState, enemies: list[Stack], friends: list[Stack]) -> list[Stack]:
    """The enemies who are so near to one's own that they matter."""
    ground = g.battle.ground
    return [
        enemy
        for enemy in enemies
        if any(ground.apart(enemy.place, friend.place) <= FAR for friend in friends) or not friends
    ]


def hunted(g: CoupState, enemies: list[Stack]) -> list[int]:
    """The enemies near the objectives: who holds all of these goes for those who could take one back."""
    ground = g.battle.ground
    return [
        stack.place
        for stack in enemies
        if any(ground.apart(stack.place, goal) <= NEAR_GOAL for goal in g.battle.objectives)
    ]


def needed_for(p: Picture, goal: int) -> int:
    """How many MMC it takes to storm a goal: none for what is empty, three for each stack in its hex."""
    return ASSAULT_PARTY * len([stack for stack in p.enemies if stack.place // SLOTS == goal // SLOTS])


def men_beside(g: CoupState, friends: list[Stack], goal: int) -> list[int]:
    """One's unbroken MMC in a Location or next to it."""
    found: list[int] = []
    for stack in friends:
        if g.battle.ground.apart(stack.place, goal) <= 1:
            found += [unit for unit in stack.units if type_of(g, unit).mmc and not g.marks[unit] & BROKEN]
    return found


def shelter_of(g: CoupState, stack: Stack) -> int:
    """The marks that shelter those of a stack whom one sees, or not."""
    for unit in stack.units:
        if not concealed(g, unit):
            return g.marks[unit]
    return 0


def settled_marks(g: CoupState, location: int, by_advance: bool) -> int:
    """[T22.4] [T22.8] What shelters, or fails to shelter, who has just come into a Location: wire, or its trench."""
    if wired(g, location):
        return ON_WIRE
    return DUG_IN if by_advance and has_trench(g, location) else 0


def shelter(g: CoupState, location: int) -> int:
    """What a Location takes off fire at who has settled in it: its ground, its trench, the pillbox from in front."""
    if inside(location):
        return PILLBOX_FRONT
    if has_trench(g, location):
        return TRENCH_TEM
    return max(0, TERRAIN[g.battle.ground.terrain[location // 8]].tem)


def held_by(g: CoupState, location: int, seat: int) -> int:
    """Who Controls an objective as far as a seat knows."""
    return control_known(g, g.battle.watched_at[location], seat)


def wanted(g: CoupState, seat: int) -> list[int]:
    """The objectives that a seat has to get: those that it does not Control; if it Controls all, all of them."""
    missing = [one for one in g.battle.objectives if held_by(g, one, seat) != seat]
    return missing or g.battle.objectives


def leads_here(g: CoupState, units: list[int]) -> int:
    """The best modifier of the leaders among units who can help, 0 without any."""
    best = 0
    for unit in units:
        if is_leader(g, unit) and not g.marks[unit] & (BROKEN | PINNED):
            best = min(best, modifier_of(g, unit))
    return best
