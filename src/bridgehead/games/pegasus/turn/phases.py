"""[3] The sequence of play: eight phases a turn, the first of them in the first turn only."""

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import PIECES
from bridgehead.games.pegasus.printed.terms import END_OF_TURN, PHASE_NAMES, PREPARED, PREPARING, SUPPRESSION_REMOVAL
from bridgehead.games.pegasus.state import PegasusState


def end_phase(g: PegasusState) -> None:
    """Go on to the next phase; everybody may act again in it."""
    g.acted = [0] * PIECES
    g.phase += 1
    g.opened = 0
    if g.phase < END_OF_TURN:
        g.tell("phase", f"phase-{PHASE_NAMES[g.phase]}")


def next_turn(g: PegasusState) -> None:
    """The turn is over: the next one begins with the removal of suppression."""
    g.turn += 1
    g.opened = 0
    g.phase = SUPPRESSION_REMOVAL
    if g.turn <= g.config.last_turn:
        g.tell("turn", g.turn)
        g.tell("phase", f"phase-{PHASE_NAMES[g.phase]}")


def finish_positions(g: PegasusState) -> None:
    """[5.3.positions] Whoever prepared a position and was not attacked in the turn has one now."""
    for unit in range(len(g.prepared)):
        if g.prepared[unit] == PREPARING:
            if g.attacked[unit]:
                g.prepared = changed(g.prepared, unit, 0)
                g.tell("position-spoilt", unit)
            else:
                g.prepared = changed(g.prepared, unit, PREPARED)
                g.tell("position-prepared", unit, g.place[unit])
