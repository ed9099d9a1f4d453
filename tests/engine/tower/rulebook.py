"""A gun in a tower, for tests of what a table draws: it looks in a direction, from a storey, over a board of hexes."""

from dataclasses import dataclass
from pathlib import Path

from bridgehead.boards.hexes import load_hex_board
from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.counsel import Counsel
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.read.toml import Sheet
from bridgehead.engine.state import State
from bridgehead.engine.view import ArrowView, LineView, PieceView, RingView, SideView, TagView, TintView, View

BOARD = load_hex_board(Path(__file__).parent / "data" / "board.toml")
TOWER, WOOD, GATE = BOARD.ids.index("B02"), BOARD.ids.index("B03"), BOARD.ids.index("C04")
GUN, SCOUT, FRIEND = 0, 1, 2
STOREYS = 2


@dataclass(slots=True, init=False)
class TowerState(State):
    direction: int
    level: int
    turn: int
    rounds: int

    def copy(self) -> "TowerState":
        new = TowerState()
        new.share(self)
        new.direction, new.level, new.turn, new.rounds = self.direction, self.level, self.turn, self.rounds
        return new


class TowerStaff(Counsel[TowerState]):
    def evaluate(self, g: TowerState, seat: int) -> float:
        return 0.0


class TowerRules(Rulebook[TowerState]):
    def __init__(self) -> None:
        super().__init__()
        self.staff = TowerStaff()

    def setup(self, setup: Setup, dice: Dice) -> TowerState:
        g = TowerState()
        g.begin(dice)
        g.direction, g.level, g.turn = 1, 0, 1
        g.rounds = Sheet(setup.data, setup.scenario).number("rounds")
        return g

    def step(self, g: TowerState) -> Steps:
        options: list[Option] = [("climb", 0)] if g.level < STOREYS else []
        options += [("descend", 0)] if g.level else []
        verb, side = yield g.ask(0, "watch", [*options, *[("turn", d) for d in range(6) if d != g.direction]], GUN)
        if verb == "turn":
            g.direction = side
            g.tell("turned", side)
        else:
            g.level += 1 if verb == "climb" else -1
        g.turn += 1

    def outcome(self, g: TowerState) -> Outcome | None:
        return Outcome("over", 0, [1.0]) if g.turn > g.rounds else None

    def view(self, g: TowerState, seat: int) -> View:
        """The gun with its direction and storey, those about it, and one shape of every kind."""
        towards = BOARD.degrees(g.direction)
        view = View(seat, min(g.turn, g.rounds), "watch", 0)
        view.pieces = [
            PieceView(GUN, "gun", "gun-shape", "british", TOWER, factors=["6", "0"], facing=towards, level=g.level),
            PieceView(FRIEND, "scout", "infantry", "british", TOWER, factors=["2", "4"]),
            PieceView(SCOUT, "scout", "infantry", "german", GATE, factors=["2", "4"]),
        ]
        view.tags = [TagView(WOOD, "raid", "glider", "german", 270, "3")]
        view.tints = [TintView(WOOD, "noise", 0.5, "german", "2")]
        view.arrows = [ArrowView("wind", 120, "wind-strong")]
        view.lines = [LineView(TOWER, GATE, "lane", "british")]
        view.rings = [RingView(GATE, "watched")]
        view.sides = [SideView(TOWER, towards, "wire", "german")]
        return view

    def redeal(self, g: TowerState, seat: int, dice: Dice) -> None:
        """Nothing is hidden."""

    def turn(self, g: TowerState) -> int:
        return g.turn

    def name(self, kind: str, number: int) -> str:
        if kind == "space":
            return BOARD.ids[number]
        return ("gun", "scout-1", "scout-2")[number] if kind == "unit" else str(number)

    def count(self, kind: str) -> int:
        return {"space": len(BOARD), "unit": 3}.get(kind, 0)

    def pieces(self, setup: Setup) -> list[int]:
        return [GUN, SCOUT, FRIEND]

    def longest(self, setup: Setup) -> int:
        return 4

    def seats(self) -> int:
        return 1


RULES = TowerRules()
GAME = Game(Path(__file__).parent, RULES)
