"""[T15.2] [T15.21] Hidden men into whose Location enemies have come: they may fall upon them, or stay hidden."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.hidden.concealment import appear
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.pieces.roster import good_order, is_dummy, side_in
from bridgehead.games.coupdemain.state import HIDDEN, NAMED, NONE, CoupState


def next_to_spring(g: CoupState) -> tuple[int, int]:
    """[T15.2] The side and the Location whose hidden men are to be asked next, the DEFENDER's first: everybody once a
    CCPh, before any Location is fought. NONE and NONE when there are no more.
    """
    for side in (1 - g.acting, g.acting):
        places = {g.where[unit] for unit in g.battle.roster[side] if hides_among(g, unit)}
        if places:
            return side, min(places)
    return NONE, NONE


def hides_among(g: CoupState, unit: int) -> bool:
    """[T15.2] Whether a hidden unit, not asked yet, has enemies that it sees in its own Location."""
    if not g.marks[unit] & HIDDEN or g.marks[unit] & NAMED or g.where[unit] < 0 or is_dummy(g, unit):
        return False
    return good_order(g, unit) and suspects(g, g.where[unit], g.battle.side[unit])


def spring(g: CoupState, side: int, location: int) -> Steps:
    """[T15.2] [T15.21] All the hidden men of a Location come out, concealed as they are, and fight; or none does, and
    they stay hidden and unattacked.
    """
    waiting = [unit for unit in side_in(g, location, side) if hides_among(g, unit)]
    for unit in waiting:
        g.marks[unit] |= NAMED
    options: list[Option] = [("attack", 0), ("stay", 0)]
    verb, _ = yield g.ask(side, "spring", options, location)
    if verb == "attack":
        for unit in waiting:
            if g.where[unit] == location:
                appear(g, unit)
