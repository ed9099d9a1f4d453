"""[4.1] The sequence of play: first the Americans, then the Germans arrive, move, fire and fight."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Steps
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
from bridgehead.games.remagen.printed.components import AMERICAN, GERMAN
from bridgehead.games.remagen.state import FATE, FRONT, GERMAN_SETUP, LABOUR, OVER, Bridgehead
from bridgehead.games.remagen.turn import victory


def set_up_step(g: Bridgehead) -> Steps:
    """[3.2] The Germans set up, if the scenario has them do so."""
    if g.german_start:
        yield from german_setup_step(g)
    else:
        next_half(g)


def fate_step(g: Bridgehead) -> Steps:
    """[6.1] A die for the railway bridge."""
    decide_fate(g)
    yield from ()


def exchange_step(g: Bridgehead) -> Steps:
    """[7.1] A salvo; after the last one the front is drawn."""
    yield from fire_step(g)
    if g.phase == FRONT:
        open_front(g)


def half_over(g: Bridgehead) -> Steps:
    """[4.1] The other side's half begins."""
    next_half(g)
    yield from ()


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


STEPS: Final[list[Callable[[Bridgehead], Steps]]] = [
    set_up_step,
    labour_step,
    drop_step,
    fate_step,
    arrival_step,
    movement_step,
    exchange_step,
    front_step,
    battle_step,
    half_over,
]
"""What a step of each phase is, by the phase's number."""
