"""The rulebook of the squad-level game, as the engine asks for it."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.engine.play.rulebook import Outcome, Price, Rulebook, Setup, Sight, Tally
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.coupdemain.firing.foretold import breakdown_of_fire
from bridgehead.games.coupdemain.pieces.changes import SHOWN
from bridgehead.games.coupdemain.printed.components import ARMS, TAGS, TYPES, WEAPONS, arm_name, known_name, tag_name
from bridgehead.games.coupdemain.printed.forces import MOST_GLIDERS
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.laying import shipped_ground
from bridgehead.games.coupdemain.printed.scenario import MOST_WEAPONS, battle_of
from bridgehead.games.coupdemain.staff.staff import CoupStaff
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.table.chances import notes_of, odds_of
from bridgehead.games.coupdemain.table.landing import landing_notes
from bridgehead.games.coupdemain.table.loading import loading_notes, loading_prices
from bridgehead.games.coupdemain.table.prices import prices_of
from bridgehead.games.coupdemain.table.tools import lying, sight_between
from bridgehead.games.coupdemain.table.view import FIRST_WEAPON, draw_view, names_known, objectives_known
from bridgehead.games.coupdemain.turn import victory
from bridgehead.games.coupdemain.turn.redeal import deal
from bridgehead.games.coupdemain.turn.sequence import play_step
from bridgehead.games.coupdemain.turn.setting_up import new_game

MOST_POINTS: Final = 100
"""More than any stack has, in halves of a MF."""


class CoupRules(Rulebook[CoupState]):
    """The squad-level game about the bridge over the canal."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = CoupStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> CoupState:
        return new_game(setup, dice)

    def step(self, g: CoupState) -> Steps:
        """One step of the sequence of play."""
        return play_step(g)

    def outcome(self, g: CoupState) -> Outcome | None:
        """How the scenario ended, or None."""
        return victory.outcome(g)

    def turn(self, g: CoupState) -> int:
        """The game turn; the set-up counts as turn 1."""
        return max(1, g.turn)

    def name(self, kind: str, number: int) -> str:
        """Hexes and Locations by the map's names, counters by side and number, with their type where it is known."""
        ground = shipped_ground()
        if kind == "space":
            return ground.names[number]
        if kind == "location":
            return ground.name(number)
        if kind in ("unit", "piece"):
            return tag_name(number) if number < FIRST_WEAPON else f"weapon-{number - FIRST_WEAPON + 1}"
        if kind == "counter":
            counter, known = number // SHOWN, number % SHOWN
            return tag_name(counter) if known == 0 else known_name(TYPES[known - 1], counter)
        if kind == "glider":
            return f"glider-{number + 1}"
        if kind == "weapon":
            return f"weapon-{number + 1}"
        if kind == "arm":
            return arm_name(WEAPONS[number % ARMS % len(WEAPONS)], number // ARMS)
        if kind == "points":
            return f"{number // 2 or ''}{'½' if number % 2 else ''}" or "0"
        raise DataError(f"The squad-level game has no kind '{kind}'.")

    def count(self, kind: str) -> int:
        """How many numbers a kind has."""
        size = shipped_ground().size
        return {
            "space": size,
            "location": 8 * size,
            "unit": 2 * TAGS,
            "counter": SHOWN * 2 * TAGS,
            "piece": FIRST_WEAPON + MOST_WEAPONS,
            "weapon": MOST_WEAPONS,
            "arm": ARMS * MOST_WEAPONS,
            "points": MOST_POINTS,
            "glider": MOST_GLIDERS,
            "card": 0,
        }[kind]

    def pieces(self, setup: Setup) -> list[int]:
        """The counters of both sides, spares too, and the weapons."""
        battle = battle_of(setup)
        british = battle.first_german
        found = [*range(british), *range(TAGS, TAGS + len(battle.side) - british)]
        return found + [FIRST_WEAPON + weapon for weapon in range(len(battle.weapons))]

    def longest(self, setup: Setup) -> int:
        """The decisions that no game of a scenario can exceed."""
        return battle_of(setup).longest

    def view(self, g: CoupState, seat: int) -> View:
        """What the seat may know."""
        return draw_view(g, seat)

    def redeal(self, g: CoupState, seat: int, dice: Dice) -> None:
        """Deal anew who is behind the counters that the seat cannot know."""
        deal(g, seat, dice)

    def names(self, g: CoupState, seat: int) -> dict[tuple[str, int], str]:
        """Who is behind the counters that the seat knows, and what the weapons are."""
        return names_known(g, seat)

    def odds(self, g: CoupState, choice: Choice, option: Option) -> Odds | None:
        """What the dice may bring if the option is taken."""
        return odds_of(g, choice, option)

    def breakdown(self, g: CoupState, choice: Choice, option: Option) -> Breakdown | None:
        """What fire may bring each of its targets, and each of its rolls."""
        return breakdown_of_fire(g, choice, option)

    def notes(self, g: CoupState, choice: Choice, option: Option) -> list[tuple[str, int]]:
        return [*notes_of(g, choice, option), *landing_notes(g, choice, option), *loading_notes(g, choice, option)]

    def lies(self, g: CoupState, kind: str, number: int) -> list[str]:
        """What lies in a hex or a Location."""
        if kind not in ("space", "location"):
            return []
        return lying(g.battle.ground, number if kind == "location" else number * SLOTS)

    def prices(self, g: CoupState, choice: Choice) -> dict[Option, Price]:
        return prices_of(g, choice) or loading_prices(g, choice)

    def tally(self, g: CoupState, seat: int) -> Tally | None:
        """What the scenario hangs on, as far as a seat knows who holds what."""
        return victory.tally(g, objectives_known(g, seat))

    def sight(self, g: CoupState, here: int, there: int) -> Sight | None:
        """The line of sight between the ground of two hexes."""
        return sight_between(g, here, there)


RULES = CoupRules()
