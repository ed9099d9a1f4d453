"""A game of a minute, for the engine's own tests: two hidden hands of numbers, each card played adds a die."""

from dataclasses import dataclass
from pathlib import Path

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.counsel import Counsel
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.read.toml import Sheet
from bridgehead.engine.state import State
from bridgehead.engine.view import CardView, View


@dataclass(slots=True, init=False)
class ToyState(State):
    hands: list[list[int]]
    points: list[int]
    stopped: list[bool]
    to_play: int
    turn: int

    def deal(self, dice: Dice, cards: int) -> "ToyState":
        self.begin(dice)
        deck = list(range(1, 13))
        dice.shuffle(deck)
        self.hands = [sorted(deck[:cards]), sorted(deck[cards : 2 * cards])]
        self.points = [0, 0]
        self.stopped = [False, False]
        self.to_play = 0
        self.turn = 1
        return self

    def copy(self) -> "ToyState":
        new = ToyState()
        new.share(self)
        new.hands = [list(hand) for hand in self.hands]
        new.points = list(self.points)
        new.stopped = list(self.stopped)
        new.to_play = self.to_play
        new.turn = self.turn
        return new


class ToyStaff(Counsel[ToyState]):
    def evaluate(self, g: ToyState, seat: int) -> float:
        return max(-1.0, min(1.0, (g.points[seat] - g.points[1 - seat]) / 30))


class ToyRules(Rulebook[ToyState]):
    def __init__(self) -> None:
        super().__init__()
        self.staff = ToyStaff()

    def setup(self, setup: Setup, dice: Dice) -> ToyState:
        return ToyState().deal(dice, Sheet(setup.data, setup.scenario).number("cards", least=1, most=6))

    def step(self, g: ToyState) -> Steps:
        seat = g.to_play
        for _ in range(2):
            if g.stopped[seat] or not g.hands[seat]:
                break
            options: list[Option] = [("play", card) for card in g.hands[seat]]
            verb, card = yield g.ask(seat, "card", [*options, ("stop", 0)], len(g.hands[seat]))
            if verb == "stop":
                g.stopped[seat] = True
                g.reveal()
                break
            g.hands[seat].remove(card)
            if card % 2:
                die = g.roll("bonus")
                g.points[seat] += card + die
                g.tell("played", seat, card, die, g.points[seat])
        g.stopped[seat] = g.stopped[seat] or not g.hands[seat]
        g.to_play = 1 - seat
        g.turn += 1

    def outcome(self, g: ToyState) -> Outcome | None:
        if not all(g.stopped):
            return None
        best = 0 if g.points[0] > g.points[1] else 1
        return Outcome("won", best, [float(point) for point in g.points])

    def view(self, g: ToyState, seat: int) -> View:
        cards = [
            CardView(card if seat == owner else -1, f"hand-{owner}", place)
            for owner, hand in enumerate(g.hands)
            for place, card in enumerate(hand)
        ]
        return View(seat, g.turn, "play", g.to_play, cards=cards, facts={"left": g.points[0], "right": g.points[1]})

    def redeal(self, g: ToyState, seat: int, dice: Dice) -> None:
        if seat < 0:
            return
        size = len(g.hands[1 - seat])
        pool = [card for card in range(1, 13) if card not in g.hands[seat]]
        dice.shuffle(pool)
        g.hands[1 - seat] = sorted(pool[:size])

    def turn(self, g: ToyState) -> int:
        return g.turn

    def name(self, kind: str, number: int) -> str:
        return str(number)

    def count(self, kind: str) -> int:
        return 13 if kind == "card" else 1

    def longest(self, setup: Setup) -> int:
        return 14


RULES = ToyRules()
GAME = Game(Path(__file__).parent, RULES)
