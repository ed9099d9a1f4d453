"""[3] The sequence of play of Pegasus Bridge, and all that the engine asks of the game."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.pegasus.printed.components import (
    BOARD,
    GLIDERS,
    GROUPS,
    PIECE_NAMES,
    PIECES,
    WEAPON_NAMES,
    WEAPONS,
)
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    GLIDER_LANDING,
    HAND_TO_HAND,
    SUPPRESSION_REMOVAL,
)
from bridgehead.games.pegasus.staff.staff import PegasusStaff
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.table import chances
from bridgehead.games.pegasus.table.refusal import refusal
from bridgehead.games.pegasus.table.view import FIRST_WEAPON, view
from bridgehead.games.pegasus.turn.fire import british_fire, german_fire
from bridgehead.games.pegasus.turn.german_movement import german_movement
from bridgehead.games.pegasus.turn.glider import glider_landing
from bridgehead.games.pegasus.turn.hand_to_hand import hand_to_hand
from bridgehead.games.pegasus.turn.movement import british_movement
from bridgehead.games.pegasus.turn.redeal import redeal
from bridgehead.games.pegasus.turn.sequence import end_phase, finish_positions, next_turn
from bridgehead.games.pegasus.turn.setting_up import new_game
from bridgehead.games.pegasus.turn.victory import LEVELS, victory_level, victory_points
from bridgehead.games.pegasus.units.garrison import full_alert
from bridgehead.games.pegasus.units.losses import leave_prisoners
from bridgehead.games.pegasus.units.sappers import note_stays, ready_makeshift
from bridgehead.games.pegasus.units.suppression import suppression_removal

DECISIONS_IN_A_TURN: Final = 20_000
"""Far above what forty units could do and be asked in one turn."""
NAMES: Final[dict[str, list[str]]] = {
    "space": BOARD.ids,
    "unit": PIECE_NAMES,
    "weapon": WEAPON_NAMES,
    "group": GROUPS,
    "glider": [str(glider + 1) for glider in range(GLIDERS)],
}


COUNTS: Final = {
    "space": len(BOARD),
    "unit": PIECES,
    "piece": FIRST_WEAPON + WEAPONS,
    "weapon": WEAPONS,
    "glider": GLIDERS,
    "group": len(GROUPS),
    "card": 0,
}


class PegasusRules(Rulebook[PegasusState]):
    """Pegasus Bridge, for one player against the rules."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = PegasusStaff(self.name)

    def setup(self, setup: Setup, dice: Dice) -> PegasusState:
        return new_game(setup, dice)

    def step(self, state: PegasusState) -> Steps:
        """[3] [3.A] [3.B] [3.C] [3.D] [3.E] [3.F] [3.G] One step of the phase that is being played."""
        phase = state.phase
        if phase == BRITISH_MOVEMENT:
            yield from british_movement(state)
        elif phase == GERMAN_MOVEMENT:
            yield from german_movement(state)
        elif phase == BRITISH_FIRE:
            yield from british_fire(state)
        elif phase == GERMAN_FIRE:
            yield from german_fire(state)
        elif phase == HAND_TO_HAND:
            yield from hand_to_hand(state)
        elif phase == SUPPRESSION_REMOVAL:
            begin_turn(state)
        elif phase == GLIDER_LANDING:
            yield from glider_landing(state)
        else:
            end_turn(state)

    def outcome(self, state: PegasusState) -> Outcome | None:
        """[16] [3] The game ends with its last turn; the points tell how."""
        if state.turn <= state.config.last_turn:
            return None
        points = victory_points(state)
        level = victory_level(state, points)
        return Outcome(LEVELS[level], 0 if level else -1, [float(points)])

    def view(self, state: PegasusState, seat: int) -> View:
        return view(state, seat)

    def redeal(self, state: PegasusState, seat: int, dice: Dice) -> None:
        redeal(state, dice)

    def seats(self) -> int:
        return 1

    def odds(self, state: PegasusState, choice: Choice, option: Option) -> Odds | None:
        return chances.odds(state, choice, option)

    def refusal(self, state: PegasusState, choice: Choice, option: Option) -> tuple[str, str]:
        return refusal(state, choice, option)

    def turn(self, state: PegasusState) -> int:
        return state.turn

    def name(self, kind: str, number: int) -> str:
        if kind in NAMES and 0 <= number < len(NAMES[kind]):
            return NAMES[kind][number]
        return str(number)

    def count(self, kind: str) -> int:
        return COUNTS[kind]

    def longest(self, setup: Setup) -> int:
        return DECISIONS_IN_A_TURN * int(str(setup.data.get("last_turn", setup.options["game-length"])))


def begin_turn(g: PegasusState) -> None:
    """[3.B] [6.5.los.2] [9.3] [15.all] Suppression is removed; what takes effect at the beginning of a turn does."""
    full_alert(g)
    ready_makeshift(g)
    suppression_removal(g)
    g.attacked = bytes(len(g.attacked))
    g.shots_before, g.shots = g.shots, bytes(len(g.shots))
    end_phase(g)


def end_turn(g: PegasusState) -> None:
    """[5.3.bunkers] [5.3.positions] [9.1] What the end of a turn settles."""
    finish_positions(g)
    note_stays(g)
    leave_prisoners(g)
    g.searching = bytes(len(g.searching))
    next_turn(g)


RULES: Final = PegasusRules()
