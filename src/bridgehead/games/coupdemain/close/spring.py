"""[T15.2] [T15.21] Hidden men into whose Location enemies have come: they may fall upon them, or stay hidden."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.hidden.concealment import appear
from bridgehead.games.coupdemain.hidden.knowledge import suspects
from bridgehead.games.coupdemain.hidden.looking import may_hide
from bridgehead.games.coupdemain.marks import HIDDEN
from bridgehead.games.coupdemain.pieces.roster import good_order, is_dummy, side_in
from bridgehead.games.coupdemain.state import NONE, CoupState


def next_to_spring(g: CoupState) -> tuple[int, int]:
    """[T15.2] [T35.7] The side and the Location whose hidden men are to be asked next, the DEFENDER's first: everybody
    once a CCPh, before any Location is fought; sealed, wherever his enemy holds it possible that he has any. NONE and
    NONE when there are no more.
    """
    for side in (1 - g.acting, g.acting):
        places = {g.where[unit] for unit in g.battle.roster[side] if hides_among(g, unit)}
        if g.battle.sealed:
            for unit in g.battle.roster[1 - side]:
                if g.where[unit] >= 0 and not g.marks[unit] & HIDDEN and may_hide(g, side, g.where[unit]):
                    places.add(g.where[unit])
        left = [place for place in places if 2 * place + side not in g.sprung]
        if left:
            return side, min(left)
    return NONE, NONE


def hides_among(g: CoupState, unit: int) -> bool:
    """[T15.2] Whether a hidden unit has enemies that it sees in its own Location."""
    if not g.marks[unit] & HIDDEN or g.where[unit] < 0 or is_dummy(g, unit):
        return False
    return good_order(g, unit) and suspects(g, g.where[unit], g.battle.side[unit])


def spring(g: CoupState, side: int, location: int) -> Steps:
    """[T15.2] [T15.21] [T35.7] All the hidden men of a Location come out, concealed as they are, and fight; or none
    does, and they stay hidden and unattacked. Where there are none there is nothing to do but to stay.
    """
    waiting = [unit for unit in side_in(g, location, side) if hides_among(g, unit)]
    g.sprung.append(2 * location + side)
    options: list[Option] = [("stay", 0)]
    if waiting:
        options = [("attack", 0), ("stay", 0)]
    verb, _ = yield g.ask(side, "spring", options, location)
    if verb == "attack":
        for unit in waiting:
            if g.where[unit] == location:
                appear(g, unit)
