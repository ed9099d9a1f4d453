"""The rulebook of the airborne game, as the engine asks for it."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.rulebook import Outcome, Price, Rulebook, Setup, Sight, Tally
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.airborne.printed.components import COPIES, TALL, TYPES, WIDE, hex_name, unit_name
from bridgehead.games.airborne.printed.ground import EAST, WEST
from bridgehead.games.airborne.printed.scenario import battle_of
from bridgehead.games.airborne.staff.staff import AirborneStaff
from bridgehead.games.airborne.state import AirborneState
from bridgehead.games.airborne.table.chances import notes_of, odds_of
from bridgehead.games.airborne.table.prices import prices_of
from bridgehead.games.airborne.table.tools import lying, sight_between
from bridgehead.games.airborne.table.view import draw_view
from bridgehead.games.airborne.turn import victory
from bridgehead.games.airborne.turn.redeal import deal
from bridgehead.games.airborne.turn.sequence import SECOND_SET_UP, play_step
from bridgehead.games.airborne.turn.setting_up import new_game

HEADINGS: Final[dict[int, str]] = {EAST: "east", WEST: "west"}


class AirborneRules(Rulebook[AirborneState]):
    """The platoon-level game with paratroops and gliders."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = AirborneStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> AirborneState:
        return new_game(setup, dice)

    def step(self, g: AirborneState) -> Steps:
        """One step of the sequence of play."""
        return play_step(g)

    def outcome(self, g: AirborneState) -> Outcome | None:
        """How the battle ended, or None."""
        return victory.outcome(g)

    def turn(self, g: AirborneState) -> int:
        """The game turn; the preparation counts as turn 1."""
        return max(1, g.turn)

    def name(self, kind: str, number: int) -> str:
        """Hexes and units by name, flight directions by the way they fly."""
        if kind == "space":
            return hex_name(number)
        if kind == "unit":
            return unit_name(number)
        if kind == "heading":
            return HEADINGS[number]
        raise DataError(f"The airborne game has no kind '{kind}'.")

    def count(self, kind: str) -> int:
        """How many numbers a kind has."""
        units = len(TYPES) * COPIES
        return {"space": WIDE * TALL, "unit": units, "piece": units, "heading": 6, "card": 0}[kind]

    def pieces(self, setup: Setup) -> list[int]:
        """The tags of the units of a battle."""
        return sorted(battle_of(setup).tag)

    def longest(self, setup: Setup) -> int:
        """The decisions that no game of a scenario can exceed."""
        return battle_of(setup).longest

    def view(self, g: AirborneState, seat: int) -> View:
        """What the seat may know."""
        return draw_view(g, seat)

    def redeal(self, g: AirborneState, seat: int, dice: Dice) -> None:
        """Deal anew the landing plan and the orders that the seat cannot know."""
        deal(g, seat, dice)

    def odds(self, g: AirborneState, choice: Choice, option: Option) -> Odds | None:
        """What the dice may bring if the option is taken."""
        return odds_of(g, choice, option)

    def notes(self, g: AirborneState, choice: Choice, option: Option) -> list[tuple[str, int]]:
        return notes_of(g, choice, option)

    def lies(self, g: AirborneState, kind: str, number: int) -> list[str]:
        """What lies in a hex of the board."""
        return lying(g.battle.ground, number) if kind == "space" else []

    def prices(self, g: AirborneState, choice: Choice) -> dict[Option, Price]:
        return prices_of(g, choice)

    def tally(self, g: AirborneState, seat: int) -> Tally | None:
        """The points by measure; there are none before both sides have set up."""
        return victory.tally(g, g.phase > SECOND_SET_UP)

    def sight(self, g: AirborneState, here: int, there: int) -> Sight | None:
        """The line of sight between two hexes."""
        return sight_between(g.battle.ground, here, there)


RULES = AirborneRules()
