"""[R6] The sequence of play, read from top to bottom: an event, a unit, one play of a fight is a step, and so is what
comes by itself between them.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.combat import assault, fight
from bridgehead.games.tonga.operations import dives, merville
from bridgehead.games.tonga.state import TongaState
from bridgehead.games.tonga.turn import phases, setting_up

STEPS: Final[list[Callable[[TongaState], Steps]]] = [
    setting_up.mulligan,
    setting_up.first_heroic,
    merville.approach,
    dives.build_piles,
    dives.choose_pile,
    phases.progress,
    phases.british_draw,
    phases.british_events,
    phases.german_draw,
    phases.german_events,
    assault.german_unit,
    fight.initiative,
    assault.british_unit,
    fight.british_go,
    fight.german_go,
    assault.tilt,
    phases.assault_end,
    phases.turn_end,
]
"""What a step of each phase is, by the phase's number."""
