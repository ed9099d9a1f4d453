"""Positions on an otherwise empty board of Remagen Bridgehead, with scripted dice, for the rule tests."""

from collections.abc import Sequence

from bridgehead import registry
from bridgehead.engine.choice import Choice
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import Event
from bridgehead.games.remagen.march.arrivals import waiting
from bridgehead.games.remagen.march.movement import refresh
from bridgehead.games.remagen.printed.components import KINDS, SEATS, UNIT_NAMES
from bridgehead.games.remagen.printed.ground import BOARD
from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.state import LOST, PHASES, Bridgehead, put

GAME = registry.game("remagen")
US = 0
DE = 1


def sector(name: str) -> int:
    """The number of a sector."""
    return BOARD.index[name]


def names(sectors: Sequence[int]) -> list[str]:
    """The names of sectors, in order."""
    return [BOARD.ids[one] for one in sorted(sectors)]


class Field:
    """A board with the pieces a test puts on it, at some point of the sequence of play; losses are for good."""

    def __init__(
        self,
        phase: str = "move",
        side: str = "american",
        turn: int = 1,
        dice: Sequence[int] = (),
        **options: str,
    ) -> None:
        setup = GAME.setup("historical", options)
        self.g: Bridgehead = RULES.setup(setup, Dice(0, list(dice)))
        self.g.german_start = ()
        self.g.replaces = False
        self.g.turn = turn
        self.g.seat = SEATS.index(side)
        self.g.phase = PHASES.index(phase)
        self.log: list[Event] = []
        self.position: Position[Bridgehead] | None = None

    # --- laying out ---

    def put(self, side: str, kind: str, where: str, count: int = 1) -> list[int]:
        """Stand pieces of a kind in a sector, ready to move."""
        units: list[int] = []
        for _ in range(count):
            unit = waiting(self.g, SEATS.index(side), KINDS.index(kind))
            assert unit >= 0, f"the {side} side has no more {kind}"
            put(self.g, unit, sector(where))
            units.append(unit)
        refresh(self.g, SEATS.index(side))
        return units

    def us(self, kind: str, where: str, count: int = 1) -> int:
        """American pieces; gives the first."""
        return self.put("american", kind, where, count)[0]

    def de(self, kind: str, where: str, count: int = 1) -> int:
        """German pieces; gives the first."""
        return self.put("german", kind, where, count)[0]

    def no_reserves(self) -> "Field":
        """All pieces that are not on the board are lost, so that nothing more arrives."""
        for unit in range(len(UNIT_NAMES)):
            if self.g.place[unit] < 0:
                self.g.place[unit] = LOST
        return self

    # --- playing ---

    def begin(self) -> "Field":
        """Go to the first question."""
        self.position = Position(RULES, self.g, self.log).begin()
        return self

    @property
    def choice(self) -> Choice:
        """The open question."""
        if self.position is None:
            self.begin()
        assert self.position is not None
        assert self.position.choice is not None, "the game is over"
        return self.position.choice

    @property
    def now(self) -> Bridgehead:
        """The live state: what was laid out, until the first question is asked."""
        return self.g if self.position is None else self.position.state

    def options(self, verb: str = "") -> list[str]:
        """What the open question offers, in notation; with a verb only the names behind it."""
        written = [GAME.notation(option) for option in self.choice.options]
        if not verb:
            return written
        return [one.partition(":")[2] for one in written if one.partition(":")[0] == verb]

    def play(self, *answers: str) -> "Field":
        """Answer questions one after another, in notation."""
        for answer in answers:
            option = GAME.parse(answer, self.choice.options)
            assert option is not None, f"{answer} is not among {self.options()} ({self.choice.prompt})"
            assert self.position is not None
            self.position.play(option)
        return self

    def move(self, unit: int, where: str) -> "Field":
        """Move a piece."""
        return self.play(f"move:{UNIT_NAMES[unit]}", f"to:{where}")

    # --- looking ---

    def where(self, unit: int) -> str:
        """The sector of a piece; `lost` or `pool` off the board."""
        place = self.now.place[unit]
        return BOARD.ids[place] if place >= 0 else ("lost" if place == LOST else "pool")

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of all events of a kind."""
        return [event.args for event in self.log if event.kind == kind]

    def results(self) -> list[object]:
        """The results of the battles fought so far, as the chart prints them."""
        return [str(args[-1]).removeprefix("result-") for args in self.told("battle")]


def unit(name: str) -> int:
    """The number of a piece."""
    return UNIT_NAMES.index(name)
