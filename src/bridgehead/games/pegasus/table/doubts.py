"""Whether the end of the movement phase is meant."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.pegasus.printed.components import BRITISH_UNITS
from bridgehead.games.pegasus.printed.terms import COMING
from bridgehead.games.pegasus.state import PegasusState


def notes_of(g: PegasusState, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[13.2.5] Whether the phase would end while reinforcements wait who may enter, and how many; [3.C] or whether, in
    the first turn, all or most would stay where their gliders came down.
    """
    if choice.prompt != "move" or option[0] != "done":
        return []
    movers = [unit for verb, unit in choice.options if verb == "move"]
    waiting = sum(g.place[unit] == COMING for unit in movers)
    if waiting:
        return [("sure-off-map", waiting)]
    if g.turn > 1:
        return []
    moved = sum(bool(g.acted[unit]) for unit in range(BRITISH_UNITS))
    if not moved:
        return [("sure-nobody-moved", 0)]
    return [("sure-most-unmoved", len(movers))] if len(movers) > moved else []
