"""Positions on an otherwise empty map of Pegasus Bridge, with scripted dice, for the rule tests."""

from collections.abc import Sequence

from bridgehead import registry
from bridgehead.engine.choice import Choice, Steps
from bridgehead.engine.columns import changed
from bridgehead.engine.dice import Dice
from bridgehead.engine.read.table import Odds
from bridgehead.engine.state import Event, State
from bridgehead.games.pegasus.printed.components import (
    AREAS,
    BOARD,
    BRITISH_UNITS,
    FIRST_GERMAN,
    GERMAN,
    GLIDER_UNITS,
    LAST_GERMAN,
    MACHINE_GUNS,
    PIECE_NAMES,
    PIECES,
    RANVILLE,
    TANKS,
    THE_FIELD_GUN,
    WEAPON_NAMES,
)
from bridgehead.games.pegasus.printed.terms import (
    COMING,
    END_OF_TURN,
    GLIDER_LANDING,
    GONE,
    LANDED,
    NO_COUNTER,
    SUPPRESSION_REMOVAL,
    UNUSED,
)
from bridgehead.games.pegasus.rulebook import RULES
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.phases import end_phase

GAME = registry.game("pegasus")
QUIET_TURN = 3
"""A turn without reinforcement rolls; whoever is put on the map is awake."""
NEVER = 99


def piece(name: str) -> int:
    """The number of a counter."""
    return PIECE_NAMES.index(name)


def space(name: str) -> int:
    """The number of an area."""
    return BOARD.ids.index(name)


def weapon(name: str) -> int:
    """The number of a Piat or of gammon bombs."""
    return WEAPON_NAMES.index(name)


class Landing:
    """A game from its very beginning, through the glider phase, with scripted dice."""

    def __init__(
        self, dice: Sequence[int], scenario: str = "beginner", options: dict[str, str] | None = None, seed: int = 1
    ) -> None:
        self.g = RULES.setup(GAME.setup(scenario, options), Dice(seed, list(dice)))
        self.events: list[Event] = []
        listen(self.g, self.events)

    def step(self) -> "Landing":
        """One step of the glider phase."""
        for choice in RULES.step(self.g):
            raise AssertionError(f"a question is asked: {choice.prompt}")
        return self

    def land(self) -> "Landing":
        """Play the glider phase to its end."""
        while self.g.phase == GLIDER_LANDING:
            self.step()
        return self

    def gliders(self) -> list[str]:
        """Where the six gliders are; empty for one that is off the map."""
        return [BOARD.ids[area] if area >= 0 else "" for area in self.g.glider_at]

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of every event of a kind."""
        return [event.args for event in self.events if event.kind == kind]

    def rolled(self) -> list[str]:
        """What the dice so far were for."""
        return [str(event.args[0]) for event in self.events if event.kind == "die"]

    def where(self, name: str) -> str:
        """The area of a counter; empty when it is off the map."""
        place = self.g.place[piece(name)]
        return BOARD.ids[place] if place >= 0 else ""

    def strength(self, name: str) -> int:
        """The strength of a counter."""
        return self.g.strength[piece(name)]


class Battle:
    """A position that is played on by notation: `answer("go:PIL")`.

    `phase` is one of the phases of `state`; the battle stops when it is over, until `next_phase` goes on. Every British
    unit, garrison squad, platoon, tank… named in `pieces` is set down in its area, in that order, at full strength,
    Germans awake; nothing else is on the map but machine guns and the field gun. `dice` are rolled in their order.
    """

    def __init__(
        self,
        phase: int,
        pieces: dict[str, str] | None = None,
        dice: Sequence[int] = (),
        turn: int = QUIET_TURN,
        scenario: str = "beginner",
        options: dict[str, str] | None = None,
    ) -> None:
        self.g = RULES.setup(GAME.setup(scenario, options), Dice(1, list(dice)))
        self.events: list[Event] = []
        listen(self.g, self.events)
        self.choice: Choice | None = None
        self._steps: Steps | None = None
        self._playing: tuple[int, int] | None = None
        clear(self.g)
        self.g.phase = phase
        self.g.turn = turn
        for name, area in (pieces or {}).items():
            self.put(name, area)

    # ---- building the position, before the first question

    def put(self, name: str, area: str) -> None:
        """Set a counter down."""
        unit = piece(name)
        self.g.put(unit, space(area))
        if FIRST_GERMAN <= unit <= LAST_GERMAN:
            self.g.awake = changed(self.g.awake, unit, 1)
        if unit in TANKS:
            self.g.heading[unit] = RANVILLE

    def take_off(self, *names: str) -> "Battle":
        """Take counters off the map."""
        for name in names:
            self.g.remove(piece(name), GONE)
        return self

    def wreck(self, tank: str) -> "Battle":
        """A tank is a wreck already."""
        self.g.wreck(piece(tank))
        return self

    def strengths(self, **points: int) -> "Battle":
        """Give units other strengths; `_` in a keyword stands for `-`."""
        for name, value in points.items():
            self.g.strength[piece(name.replace("_", "-"))] = value
        return self

    def suppress(self, *names: str) -> "Battle":
        """Suppress units."""
        for name in names:
            self.g.suppressed[piece(name)] = 1
        return self

    def wound(self, *names: str) -> "Battle":
        """Wound leaders."""
        for name in names:
            self.g.wounded = changed(self.g.wounded, piece(name), 1)
        return self

    def asleep(self, *names: str) -> "Battle":
        """Germans whom nobody has disturbed."""
        for name in names:
            self.g.awake = changed(self.g.awake, piece(name), 0)
        return self

    def hide(self, name: str, squad: bool) -> "Battle":
        """A counter of the garrison lies face down: a squad asleep, or a dummy."""
        counter = piece(name) - FIRST_GERMAN
        self.g.hidden[counter] = 1
        self.g.secret[counter] = int(squad)
        return self.asleep(name)

    def column(self, *names: str, heading: str = "RA3") -> "Battle":
        """Germans who came as reinforcements by LePort and follow the road."""
        for name in names:
            self.g.due = changed(self.g.due, piece(name), 1)
            self.g.entry[piece(name)] = space("LP1")
            self.g.heading[piece(name)] = space(heading)
        return self

    def give(self, carried: str, name: str) -> "Battle":
        """Give a Piat or gammon bombs to a unit."""
        self.g.carrier[weapon(carried)] = piece(name)
        return self

    def last_in(self, area: str, side: int) -> "Battle":
        """Say which side entered an area last."""
        self.g.last_in = changed(self.g.last_in, space(area), side)
        return self

    def coming(self, *names: str, turn: int, area: str, wait: int = 0) -> "Battle":
        """Counters that wait off the map for a turn and an entry area, `wait` places down the line."""
        for name in names:
            unit = piece(name)
            self.g.place[unit] = COMING
            self.g.due = changed(self.g.due, unit, turn)
            self.g.entry[unit] = space(area)
            self.g.wait = changed(self.g.wait, unit, wait)
            self.g.heading[unit] = space("RA3")
        return self

    # ---- playing

    def begin(self) -> "Battle":
        """Go to the first question, or to the end of the phase."""
        if self._playing is None:
            self._enter_phase()
        return self

    def answer(self, *notations: str) -> "Battle":
        """Answer one question after another."""
        self.begin()
        for written in notations:
            assert self.choice is not None, f"no question is open for '{written}'"
            option = GAME.parse(written, self.choice.options)
            assert option is not None, f"'{written}' is not among {self.offers()}"
            assert self._steps is not None
            try:
                self.choice = self._steps.send(option)
            except StopIteration:
                self._steps = None
                self._run()
        return self

    def next_phase(self) -> "Battle":
        """Go on into the phase that has just begun."""
        assert self.choice is None, f"a question is open: {self.offers()}"
        self._enter_phase()
        return self

    def jump(self, phase: int) -> "Battle":
        """Leave what is between, and play another phase."""
        assert self.choice is None, f"a question is open: {self.offers()}"
        while self.g.phase != phase:
            if self.g.phase == END_OF_TURN:
                self.g.turn += 1
                self.g.phase = SUPPRESSION_REMOVAL
            else:
                end_phase(self.g)
        self._enter_phase()
        return self

    def _enter_phase(self) -> None:
        self._playing = (self.g.phase, self.g.turn)
        self._run()

    def _run(self) -> None:
        self.choice = None
        while (self.g.phase, self.g.turn) == self._playing:
            steps = RULES.step(self.g)
            try:
                self.choice = next(steps)
                self._steps = steps
                return
            except StopIteration:
                continue

    # ---- looking

    def offers(self) -> list[str]:
        """What may be answered now, in notation; empty when no question is open."""
        self.begin()
        return [] if self.choice is None else [GAME.notation(option) for option in self.choice.options]

    def targets(self, verb: str) -> list[str]:
        """What may follow a verb now."""
        return [written.partition(":")[2] for written in self.offers() if written.partition(":")[0] == verb]

    def odds(self, written: str) -> Odds:
        """The odds of an option."""
        self.begin()
        assert self.choice is not None
        option = GAME.parse(written, self.choice.options)
        assert option is not None, f"'{written}' is not among {self.offers()}"
        odds = RULES.odds(self.g, self.choice, option)
        assert odds is not None, f"'{written}' has no odds"
        return odds

    def modifiers(self, written: str) -> dict[str, int]:
        """The modifiers of an option's odds, by paragraph."""
        return {one.paragraph: one.value for one in self.odds(written).modifiers}

    def where(self, name: str) -> str:
        """The area of a counter; empty when it is off the map."""
        place = self.g.place[piece(name)]
        return BOARD.ids[place] if place >= 0 else ""

    def strength(self, name: str) -> int:
        """The strength of a counter."""
        return self.g.strength[piece(name)]

    def suppressed(self, name: str) -> bool:
        """Whether a unit is suppressed."""
        return self.g.suppressed[piece(name)] == 1

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of every event of a kind."""
        return [event.args for event in self.events if event.kind == kind]

    def rolled(self) -> list[str]:
        """What the dice so far were for."""
        return [str(event.args[0]) for event in self.events if event.kind == "die"]

    def fired_at(self) -> list[str]:
        """Whom small arms have been fired at."""
        shots = self.told("small-arms") + self.told("machine-gun-fire")
        return [PIECE_NAMES[int(str(args[1]))] for args in shots]

    def used(self) -> int:
        """How many of the scripted dice have been rolled."""
        return self.g.dice.at


def listen(g: State, events: list[Event]) -> None:
    """Have the events of a state told."""
    g.log = events


def clear(g: PegasusState) -> None:
    """Take everything off the map but the guns, put the gliders behind us, and let no reinforcement roll come."""
    for unit in range(PIECES):
        if unit not in (*MACHINE_GUNS, THE_FIELD_GUN):
            g.remove(unit, UNUSED)
            g.due = changed(g.due, unit, 0)
            g.heading[unit] = -1
    for area in range(AREAS):
        g.control = changed(g.control, area, GERMAN)
        g.last_in = changed(g.last_in, area, GERMAN)
    g.hidden = [0] * len(g.hidden)
    g.secret = [1] * len(g.secret)
    g.wire = NO_COUNTER
    for glider in range(len(g.glider)):
        g.glider[glider] = LANDED
    for unit in GLIDER_UNITS:
        g.aboard[unit] = -1
    g.carrier = [-1] * len(g.carrier)
    g.german_turn = g.british_turn = NEVER
    assert not any(g.british) and not any(g.germans) and BRITISH_UNITS == 40


def points_left(battle: Battle) -> int:
    """The points of the group that is moving."""
    return battle.g.points
