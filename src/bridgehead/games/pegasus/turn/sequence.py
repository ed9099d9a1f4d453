"""[3] The sequence of play, read from top to bottom."""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.fire import british_fire, german_fire
from bridgehead.games.pegasus.turn.german_movement import german_movement
from bridgehead.games.pegasus.turn.glider import glider_landing
from bridgehead.games.pegasus.turn.hand_to_hand import hand_to_hand
from bridgehead.games.pegasus.turn.movement import british_movement
from bridgehead.games.pegasus.turn.phases import end_phase, finish_positions, next_turn
from bridgehead.games.pegasus.units.garrison import full_alert
from bridgehead.games.pegasus.units.losses import leave_prisoners
from bridgehead.games.pegasus.units.sappers import note_stays, ready_makeshift
from bridgehead.games.pegasus.units.suppression import suppression_removal


def begin_turn(g: PegasusState) -> Steps:
    """[3.B] [6.5.los.2] [9.3] [15.all] Suppression is removed; what takes effect at the beginning of a turn does."""
    full_alert(g)
    ready_makeshift(g)
    suppression_removal(g)
    g.attacked = bytes(len(g.attacked))
    g.shots_before, g.shots = g.shots, bytes(len(g.shots))
    end_phase(g)
    yield from ()


def end_turn(g: PegasusState) -> Steps:
    """[5.3.bunkers] [5.3.positions] [9.1] What the end of a turn settles."""
    finish_positions(g)
    note_stays(g)
    leave_prisoners(g)
    g.searching = bytes(len(g.searching))
    next_turn(g)
    yield from ()


STEPS: Final[list[Callable[[PegasusState], Steps]]] = [
    glider_landing,
    begin_turn,
    british_movement,
    german_movement,
    british_fire,
    german_fire,
    hand_to_hand,
    end_turn,
]
"""[3.A] [3.B] [3.C] [3.D] [3.E] [3.F] [3.G] What a step of each phase is, by the phase's number."""
