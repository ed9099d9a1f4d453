"""Remagen Bridgehead: the sequence of play, and what the engine asks of a game."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.remagen.board.bridges import decide_fate
from bridgehead.games.remagen.combat.battle import battle_step
from bridgehead.games.remagen.combat.fire import fire_step
from bridgehead.games.remagen.combat.front import open_front
from bridgehead.games.remagen.combat.laying_out import front_step
from bridgehead.games.remagen.march.airdrop import drop_step
from bridgehead.games.remagen.march.arrivals import arrival_step, german_setup_step
from bridgehead.games.remagen.march.engineers import labour_step
from bridgehead.games.remagen.march.marching import movement_step
from bridgehead.games.remagen.march.movement import refresh
from bridgehead.games.remagen.printed.components import AMERICAN, GERMAN, UNIT_COUNT, UNIT_NAMES
from bridgehead.games.remagen.printed.ground import BOARD, SECTORS
from bridgehead.games.remagen.staff.staff import RemagenStaff
from bridgehead.games.remagen.state import (
    BATTLES,
    DROP,
    ENTRY,
    FATE,
    FIRE,
    FRONT,
    GERMAN_SETUP,
    LABOUR,
    MOVE,
    OVER,
    Bridgehead,
)
from bridgehead.games.remagen.table import chances
from bridgehead.games.remagen.table.view import view_of
from bridgehead.games.remagen.turn import victory
from bridgehead.games.remagen.turn.setting_up import new_game

# What one side's half of a turn can take at the very most; see `longest`.
HALF_TURN_BOUND: Final = 6000


class RemagenRules(Rulebook[Bridgehead]):
    """The rules of Remagen Bridgehead; nothing in this game is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = RemagenStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> Bridgehead:
        return new_game(setup, dice)

    def step(self, g: Bridgehead) -> Steps:
        """[4.1] The sequence of play: first the Americans, then the Germans arrive, move, fire and fight."""
        phase = g.phase
        if phase == MOVE:
            yield from movement_step(g)
        elif phase == FIRE:
            yield from fire_step(g)
            if g.phase == FRONT:
                open_front(g)
        elif phase == FRONT:
            yield from front_step(g)
        elif phase == BATTLES:
            yield from battle_step(g)
        elif phase == ENTRY:
            yield from arrival_step(g)
        elif phase == LABOUR:
            yield from labour_step(g)
        elif phase == DROP:
            yield from drop_step(g)
        elif phase == FATE:
            decide_fate(g)
        elif phase == GERMAN_SETUP and g.german_start:
            yield from german_setup_step(g)
        else:
            next_half(g)

    def outcome(self, g: Bridgehead) -> Outcome | None:
        return victory.outcome(g)

    def view(self, g: Bridgehead, seat: int) -> View:
        return view_of(g, seat)

    def odds(self, g: Bridgehead, choice: Choice, option: Option) -> Odds | None:
        return chances.odds(g, choice, option)

    def turn(self, g: Bridgehead) -> int:
        return g.turn

    def name(self, kind: str, number: int) -> str:
        if kind == "space":
            return BOARD.ids[number]
        if kind == "unit":
            return UNIT_NAMES[number]
        return str(number)

    def count(self, kind: str) -> int:
        return {"space": SECTORS, "unit": UNIT_COUNT, "piece": UNIT_COUNT, "card": 0}[kind]

    def longest(self, setup: Setup) -> int:
        """Pieces are few, each moves, fires and falls back a bounded number of times in each half of a turn."""
        turns = setup.data.get("turns")
        return 2 * HALF_TURN_BOUND * turns if isinstance(turns, int) else 0


def next_half(g: Bridgehead) -> None:
    """[4.1] After the set-up and after each German half the Americans begin a turn, after theirs the Germans."""
    if g.phase == GERMAN_SETUP:
        begin_half(g, AMERICAN)
    elif g.seat == AMERICAN:
        begin_half(g, GERMAN)
    else:
        victory.end_turn(g)
        if g.phase != OVER:
            begin_half(g, AMERICAN)


def begin_half(g: Bridgehead, seat: int) -> None:
    """[4.1] [1.2] A side's half of the turn: all its pieces may move again, the Americans have a new quota."""
    g.seat = seat
    g.phase = LABOUR if seat == AMERICAN else FATE
    g.quota = 0
    if seat == AMERICAN:
        g.quota = g.first_quota if g.turn == 1 else g.later_quota
    refresh(g, seat)
    g.tell("half-turn", g.turn, seat)


RULES: Final = RemagenRules()
