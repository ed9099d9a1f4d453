"""[P10.2] Work that a unit has begun: it is lost when the unit moves off, is called to something else, or attacks."""

from bridgehead.games.airborne.state import CLEARING, NO_TASK, NONE, AirborneState


def drop_task(g: AirborneState, unit: int) -> None:
    """[P10.2] A unit is done with its work, or taken off it, and then the work is lost."""
    g.task[unit] = NO_TASK
    g.task_at[unit] = NONE
    g.progress[unit] = 0


def turn_from_clearing(g: AirborneState, unit: int) -> None:
    """[P10.2] Whoever clears mines or a block attacks in no manner; who attacks has given up his work."""
    if g.task[unit] == CLEARING:
        drop_task(g, unit)
