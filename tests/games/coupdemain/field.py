"""A battlefield for tests of single chapters: pieces where the test wants them, one rule driven with scripted dice.

A piece is written "6-4-8 Y21", with its weapons and what hides it behind: "4-4-7 X18 german-lmg ?", "4-4-7 X18
hidden", "dummy X18 ?". Options are written with names: "to Z20", "take 0" (the side's first piece), "all".
"""

from __future__ import annotations

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.state import Event
from bridgehead.games.coupdemain.firing import phase_fire
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN
from bridgehead.games.coupdemain.moving import movement
from bridgehead.games.coupdemain.pieces.roster import put
from bridgehead.games.coupdemain.pieces.weapons import give
from bridgehead.games.coupdemain.printed.components import (
    BRITISH,
    DUMMY_TYPE,
    GERMAN,
    HERO_TYPE,
    LEADER,
    SEATS,
    TYPE_NUMBERS,
    TYPES,
    WEAPON_NUMBERS,
)
from bridgehead.games.coupdemain.printed.scenario import battle_of
from bridgehead.games.coupdemain.printed.tables import ORDERS
from bridgehead.games.coupdemain.state import CHARGE, MOVEMENT, NONE, SPARE, TO_SET_UP, CoupState

OPTIONS = {"berserk": "on", "infiltration": "off"}
PLACES = {"location", "to", "crawl", "stack", "from", "fire", "at"}
PIECES = {"take", "unit", "with", "led-by", "withdraw"}
ENEMIES = {"against", "capture"}


def fire_phase_step(g: CoupState, verb: str, number: int) -> Steps:
    """What is chosen in a fire phase, and the attack that follows as the next step."""
    yield from phase_fire.fire_phase_step(g, verb, number)
    if g.target != NONE:
        yield from phase_fire.fire_at_target(g)


def begin_move(g: CoupState, verb: str, number: int) -> Steps:
    """A stack is named; it goes to its first Location."""
    yield from movement.begin_move(g, verb, number)
    if g.stack and g.spent == 0:
        yield from go_on(g)


def go_on(g: CoupState) -> Steps:
    """One Location more for the stack under way: the step in which it is asked for its goal, and that in which it
    goes.
    """
    asked = bool(g.stack) and g.goal == NONE
    yield from movement.go_on(g)
    if asked and g.stack and g.goal != NONE and g.manner != CHARGE:
        yield from movement.go_on(g)


class Field:
    """A state with its pieces set up, and the questions and answers of what is played on it."""

    def __init__(
        self,
        british: list[str],
        german: list[str],
        dice: list[int],
        light: str = "day",
        phase: int = MOVEMENT,
        options: dict[str, str] | None = None,
        seed: int = 0,
        works: dict[str, object] | None = None,
    ) -> None:
        forces = [_force(BRITISH, british), _force(GERMAN, german)]
        data: dict[str, object] = {
            "light": light,
            "attacker": "british",
            "sets_up_first": "german",
            "moves_first": "british",
            "turns": 3,
            "elr": {"british": 5, "german": 3},
            "san": {"british": 0, "german": 0},
            "control": {"british": [], "german": []},
            "victory": {"side": "british", "controls": ["Y18"]},
            "force": forces,
        }
        if works:
            data["works"] = works
        self.tape = dice
        self.g = CoupState().fill(Dice(seed, dice), battle_of(Setup("field", {**OPTIONS, **(options or {})}, data)))
        for number, order in enumerate(ORDERS):
            self.g.orders[number] = order.default
            self.g.orders[len(ORDERS) + number] = order.default
        self.british = [_place(self.g, BRITISH, written) for written in british]
        self.german = [_place(self.g, GERMAN, written) for written in german]
        for unit in range(len(self.g.where)):
            if self.g.where[unit] == TO_SET_UP:
                self.g.where[unit] = SPARE
        self.g.turn = 1
        self.g.phase = phase
        self.g.acting = BRITISH
        self.log: list[Event] = []
        self.g.record_to(self.log)
        self.asked: list[Choice] = []

    def watch(self, value: int) -> None:
        """Order every piece to keep one watch."""
        self.g.watch = bytes([value]) * len(self.g.watch)

    def at(self, name: str) -> int:
        """The Location of a name."""
        return self.g.battle.ground.location(name)

    def where(self, unit: int) -> str:
        """The name of a piece's Location."""
        return self.g.battle.ground.name(self.g.where[unit])

    def option(self, written: str, seat: int) -> Option:
        """An option as written: its number is a Location, a piece of the seat, or nothing."""
        verb, _, arg = written.partition(" ")
        if not arg:
            return (verb, 0)
        if verb in ENEMIES:
            return self.g.unit_option(verb, (self.british, self.german)[1 - seat][int(arg)])
        if verb in PIECES:
            return self.g.unit_option(verb, (self.british, self.german)[seat][int(arg)])
        if verb in PLACES:
            return (verb, self.at(arg))
        return (verb, int(arg))

    def play(self, steps: Steps, *answers: str) -> None:
        """Drive one step: every question takes the next answer, which must be among its options."""
        waiting = list(answers)
        try:
            choice = next(steps)
            while True:
                self.asked.append(choice)
                assert waiting, f"{choice.prompt} is asked: {self.said(choice)}"
                option = self.option(waiting.pop(0), choice.seat)
                assert option in choice.options, f"{option} is not among {self.said(choice)}"
                choice = steps.send(option)
        except StopIteration:
            pass
        assert not waiting, f"not asked: {waiting}"

    def said(self, choice: Choice) -> list[str]:
        """The options of a question with the names of their Locations."""
        return [
            f"{verb} {self.g.battle.ground.name(number)}" if verb in PLACES else f"{verb} {number}"
            for verb, number in choice.options
        ]

    def offered(self, prompt: str) -> list[str]:
        """What the last question of a prompt offered."""
        return self.said([choice for choice in self.asked if choice.prompt == prompt][-1])

    def prompts(self) -> list[str]:
        """What has been asked so far."""
        return [choice.prompt for choice in self.asked]

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The events of a kind."""
        return [event.args for event in self.log if event.kind == kind]

    def drms(self, number: int) -> dict[str, int]:
        """The names and values of the modifiers of an attack, by its number among those told."""
        listed = [event.args[3] for event in self.log if event.kind == "fire"][number]
        assert isinstance(listed, tuple)
        return dict(listed)


def _force(side: int, pieces: list[str]) -> dict[str, object]:
    """The table of a side's force: what is needed for its pieces."""
    units: dict[str, int] = {}
    leaders: list[str] = []
    weapons: dict[str, int] = {}
    dummies = 0
    for written in pieces:
        kind, _, *carried = written.split()
        if kind == "dummy":
            dummies += 1
        elif TYPES[TYPE_NUMBERS[kind]].size == LEADER:
            leaders.append(kind)
        elif TYPE_NUMBERS[kind] != HERO_TYPE:
            units[kind] = units.get(kind, 0) + 1
        for weapon in carried:
            if weapon in WEAPON_NUMBERS:
                weapons[weapon] = weapons.get(weapon, 0) + 1
    zone = ["D13", 2] if side == BRITISH else ["L12", 2]
    found: dict[str, object] = {"side": SEATS[side], "within": zone, "units": units}
    for key, value in (("leaders", leaders), ("weapons", weapons), ("dummies", dummies)):
        if value:
            found[key] = value
    return found


def _place(g: CoupState, side: int, written: str) -> int:
    """Put a piece where it is written, with what it carries."""
    kind, location, *carried = written.split()
    number = DUMMY_TYPE if kind == "dummy" else TYPE_NUMBERS[kind]
    wanted = SPARE if number == HERO_TYPE else TO_SET_UP
    unit = next(u for u in g.battle.roster[side] if g.where[u] == wanted and (g.kind[u] == number or wanted == SPARE))
    g.kind[unit] = number
    put(g, unit, g.battle.ground.location(location))
    for word in carried:
        if word == "?":
            g.marks[unit] |= CONCEALED
        elif word == "hidden":
            g.marks[unit] |= HIDDEN
        else:
            free = [w for w, owner in enumerate(g.owner) if owner == NONE]
            give(g, next(w for w in free if g.battle.weapons[w] == WEAPON_NUMBERS[word]), unit)
    return unit
