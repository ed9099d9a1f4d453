"""The rulebook of the airborne game, as the engine asks for it."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.doctrines import shaped, traits_of
from bridgehead.engine.errors import DataError
from bridgehead.engine.favourites import read_favourites
from bridgehead.engine.openings import read_repertoire
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup, Sight
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.airborne.printed.components import COPIES, DATA, SEATS, TALL, TYPES, WIDE, hex_name, unit_name
from bridgehead.games.airborne.printed.ground import EAST, WEST
from bridgehead.games.airborne.printed.scenario import battle_of
from bridgehead.games.airborne.staff import evaluation, judge
from bridgehead.games.airborne.staff.manners import DOCTRINES, KNOWN, MANNERS, TRAITS, Manner
from bridgehead.games.airborne.state import AirborneState
from bridgehead.games.airborne.table.chances import odds_of
from bridgehead.games.airborne.table.tools import sight_between
from bridgehead.games.airborne.table.view import draw_view
from bridgehead.games.airborne.turn import victory
from bridgehead.games.airborne.turn.redeal import deal
from bridgehead.games.airborne.turn.sequence import play_step
from bridgehead.games.airborne.turn.setting_up import muster

FAVOURITES: Final = read_favourites(DATA / "favourites.toml", SEATS, len(MANNERS))
PREPARATION: Final = ("flight", "landing-turn", "landing-hex", "set-up", "set-up-mines", "set-up-block")
PLACED: Final = ("target", "place")
HEADINGS: Final[dict[int, str]] = {EAST: "east", WEST: "west"}


class AirborneRules(Rulebook[AirborneState]):
    """The platoon-level game with paratroops and gliders."""

    def setup(self, setup: Setup, dice: Dice) -> AirborneState:
        """The state before the first line of the landing plan."""
        g = AirborneState().fill(dice, battle_of(setup))
        muster(g)
        return g

    def step(self, state: AirborneState) -> Steps:
        """One step of the sequence of play."""
        return play_step(state)

    def outcome(self, state: AirborneState) -> Outcome | None:
        """How the battle ended, or None."""
        return victory.outcome(state)

    def turn(self, state: AirborneState) -> int:
        """The game turn; the preparation counts as turn 1."""
        return max(1, state.turn)

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

    def view(self, state: AirborneState, seat: int) -> View:
        """What the seat may know."""
        return draw_view(state, seat)

    def redeal(self, state: AirborneState, seat: int, dice: Dice) -> None:
        """Deal anew the landing plan and the orders that the seat cannot know."""
        deal(state, seat, dice)

    def odds(self, state: AirborneState, choice: Choice, option: Option) -> Odds | None:
        """What the dice may bring if the option is taken."""
        return odds_of(state, choice, option)

    def sight(self, state: AirborneState, here: int, there: int) -> Sight | None:
        """The line of sight between two hexes."""
        return sight_between(state.battle.ground, here, there)

    def evaluate(self, state: AirborneState, seat: int) -> float:
        """How well the seat stands, from -1 to 1."""
        return evaluation.standing(state, seat)

    def signs(self, state: AirborneState) -> tuple[str, dict[str, float]]:
        """What the evaluation reads off a battle, by scenario."""
        return state.battle.scenario, dict(zip(evaluation.SIGNS, evaluation.signs(state)))

    def judge(self, state: AirborneState, choice: Choice) -> list[float]:
        """The staff's opinion of each option."""
        return judge.judge(state, choice, KNOWN[0])

    def manners(self) -> int:
        """In how many manners the staff can set up and move."""
        return len(MANNERS)

    def favourite(self, state: AirborneState, seat: int) -> int:
        """The manner to begin in; of a battle that nothing was found out of, the staff's own."""
        known = FAVOURITES.get(state.battle.scenario)
        return known[seat] if known else 0

    def judge_in(self, state: AirborneState, choice: Choice, manner: int) -> list[float]:
        """The staff's opinion of each option in one of them."""
        return judge.judge(state, choice, KNOWN[manner])

    def doctrine(self, state: AirborneState, seat: int) -> int:
        """What was learnt of the battle, or the favourite."""
        learnt = DOCTRINES.number(state.battle.scenario, seat)
        return learnt if learnt >= 0 else self.favourite(state, seat)

    def traits(self, manner: int) -> dict[str, float]:
        """What makes one of them."""
        return traits_of(KNOWN[manner], TRAITS)

    def judge_by(self, state: AirborneState, choice: Choice, traits: dict[str, float]) -> list[float]:
        """The staff's opinion of each option in a manner that is made so."""
        return judge.judge(state, choice, shaped(Manner(), traits))

    def prepares(self, choice: Choice) -> bool:
        """The landing plan, and the set-up."""
        return choice.prompt in PREPARATION

    def apart(self, state: AirborneState, first: Option, second: Option) -> int:
        """The hexes between two that are aimed at, or set up in."""
        if first[0] in PLACED and second[0] in PLACED:
            return state.battle.ground.distance(first[1], second[1])
        return 0

    def opening(self, state: AirborneState, choice: Choice) -> Option | None:
        """What the opening of a battle says of the open question."""
        return REPERTOIRE.answer(state.battle.scenario, choice)

    def reason(self, state: AirborneState, choice: Choice, option: Option) -> str:
        """Why the staff likes the option."""
        return judge.reason(choice, option)


RULES = AirborneRules()
REPERTOIRE: Final = read_repertoire(DATA, SEATS, RULES.name)
