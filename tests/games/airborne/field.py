"""A small board laid out by a test, with units where it wants them, scripted dice, and answers in notation."""

from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.state import Event, State
from bridgehead.games.airborne.board.stacking import put, take, units_in
from bridgehead.games.airborne.march.transport import embark
from bridgehead.games.airborne.printed.components import hex_name, hex_number
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import AirborneState
from bridgehead.games.airborne.turn import sequence
from bridgehead.games.airborne.turn.sequence import play_step
from bridgehead.registry import game

GAME: Game = game("airborne")

LEGEND = {
    ".": "clear",
    "f": "forest",
    "t": "town",
    "g": "gully",
    "w": "swamp",
    "s": "stream",
    "b": "stream bridge",
    "/": "slope",
    "^": "hilltop",
    "~": "water",
    "B": "water bridge",
}
OPEN = ["." * 12] * 9
PLATOON = "parachute-platoon-british"
RIFLES = "rifle-platoon-german-42-west"
GUARDS = "security-platoon-german-west"


def h(name: str) -> int:
    """The number of a hex."""
    return hex_number(name)


def board(grid: list[str], roads: list[str]) -> dict[str, object]:
    """A board file as a table; a road is written as hexes with blanks between."""
    return {
        "board": {"grid": grid, "road": [{"hexes": road.split()} for road in roads]},
        "terrain": dict(LEGEND),
    }


def dry(grid: list[str]) -> str:
    """The first hex that somebody can stand in: A01 if it is no water."""
    for row, line in enumerate(grid):
        land = line.lstrip("~")
        if land:
            return f"{chr(65 + row)}{len(line) - len(land) + 1:02d}"
    return "A01"


def scenario(grid: list[str], roads: list[str], groups: list[dict[str, object]], **more: object) -> dict[str, object]:
    """A scenario of British against Germans with one objective, A01, or the first hex that is dry."""
    return {
        "board": board(grid, roads),
        "airborne": "british",
        "defender": "german",
        "turns": 10,
        "group": groups,
        "measure": [{"id": "spot", "count": "controlled", "points_each": 1, "hexes": [dry(grid)]}],
        "victory": {
            "holder": "airborne",
            "level": [{"least": 0, "result": "german-marginal"}, {"least": 1, "result": "british-marginal"}],
        },
        **more,
    }


def group(side: str, units: dict[str, int], arrives: str = "setup", **more: object) -> dict[str, object]:
    """A group that may be anywhere."""
    return {"side": side, "arrives": arrives, "zone": {"type": "free"}, "units": units, **more}


def listen(state: State, log: list[Event]) -> None:
    """Have a state tell its events to a log."""
    state.log = log


class Field:
    """A battle under way in its first turn. `airborne` and `defender` say what stands where: {"E05": "type type"}.

    Units are named as in records ("stick-british-1"). `dice` is what will be rolled; `drops` and `glides` bring
    planes with platoons, `sticks` platoons whose sticks may be placed.
    """

    def __init__(
        self,
        airborne: dict[str, str] | None = None,
        defender: dict[str, str] | None = None,
        grid: list[str] | None = None,
        roads: list[str] | None = None,
        dice: list[int] | None = None,
        drops: dict[str, int] | None = None,
        glides: dict[str, int] | None = None,
        entering: dict[str, int] | None = None,
        options: dict[str, str] | None = None,
        **more: object,
    ) -> None:
        standing = [airborne or {}, defender or {}]
        groups: list[dict[str, object]] = []
        for side, places in zip(("airborne", "defender"), standing, strict=True):
            counts: dict[str, int] = {}
            for listed in places.values():
                for kind in listed.split():
                    if not kind.startswith("stick"):
                        counts[kind] = counts.get(kind, 0) + 1
            if counts:
                groups.append(group(side, counts))
        if drops:
            groups.append(group("airborne", drops, "drop"))
        if glides:
            groups.append(group("airborne", glides, "glider"))
        if entering:
            groups.append(group("defender", entering, "enter", zone={"type": "edge", "side": "east"}))
        data = scenario(grid or OPEN, roads or [], groups, **more)
        self.tape = list(dice or [])
        self.log: list[Event] = []
        setup = GAME.own_setup(data, "field.toml", options)
        self.g: AirborneState = RULES.setup(setup, Dice(1, self.tape))
        listen(self.g, self.log)
        for seat, places in enumerate(standing):
            for place, listed in places.items():
                for kind in listed.split():
                    self._stand(seat, kind, place)
        self.g.turn = 1
        self.g.phase = sequence.FIRE

    def _stand(self, side: int, kind: str, place: str) -> None:
        g = self.g
        for unit, one in enumerate(g.battle.of):
            if one.key == kind and g.battle.side[unit] == side and g.where[unit] < 0 and g.where[unit] not in (-1, -4):
                put(g, unit, h(place))
                return
        raise AssertionError(f"no {kind} is left")

    def unit(self, name: str) -> int:
        """The unit of this name; without a number, the first of its type."""
        kind, _, number = name.rpartition("-")
        for unit, tag in enumerate(self.g.battle.tag):
            key = self.g.battle.of[unit].key
            if key == name and tag % 100 == 0:
                return unit
            if key == kind and number.isdigit() and tag % 100 == int(number) - 1:
                return unit
        raise AssertionError(f"there is no {name}")

    def place(self, name: str, where: str) -> int:
        """Stand a unit that is not on the board yet (a stick, say) in a hex."""
        unit = self.unit(name)
        put(self.g, unit, h(where))
        return unit

    def aboard(self, load: str, carrier: str) -> None:
        """Put a unit of the board aboard another."""
        take(self.g, self.unit(load))
        embark(self.g, self.unit(carrier), self.unit(load))

    def at(self, name: str) -> str:
        """The hex a unit is in, or "" when it is in none."""
        where = self.g.where[self.unit(name)]
        return hex_name(where) if where >= 0 else ""

    def dead(self, name: str) -> bool:
        """Whether a unit is eliminated or lost."""
        return self.g.where[self.unit(name)] == -9

    def has(self, name: str, mark: int) -> bool:
        """Whether a unit bears a mark."""
        return self.g.marks[self.unit(name)] & mark != 0

    def stack(self, where: str) -> list[str]:
        """The names of the units in a hex."""
        return [RULES.name("unit", self.g.battle.tag[unit]) for unit in units_in(self.g, h(where))]

    def play(self, *answers: str, acting: int | None = None, phase: int | None = None) -> Choice | None:
        """Play steps with these answers; gives the question that is open afterwards in the same step, if any. Without
        answers, go on to the next question.
        """
        g = self.g
        if acting is not None:
            g.acting = acting
        if phase is not None:
            g.phase = phase
        left = list(answers)
        while g.result < 0:
            steps = play_step(g)
            try:
                choice = next(steps)
                while True:
                    if not left:
                        return choice
                    option = GAME.parse(left[0], choice.options)
                    offered = [GAME.notation(one) for one in choice.options]
                    assert option is not None, f"{left[0]} is not offered ({choice.prompt}): {offered}"
                    left.pop(0)
                    choice = steps.send(option)
            except StopIteration:
                if answers and not left:
                    return None
        assert not left, f"the game is over before {left}"
        return None

    def offers(self, choice: Choice | None) -> list[str]:
        """The options of a question, in notation."""
        assert choice is not None
        return [GAME.notation(one) for one in choice.options]

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.log if event.kind == kind]
