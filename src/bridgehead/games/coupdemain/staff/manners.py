"""The manners of the staff: what it makes more or less of."""

from dataclasses import dataclass
from typing import Final

from bridgehead.staff.manner import Manner


@dataclass(slots=True)
class CoupManner(Manner):
    """By what each of a staff's considerations is multiplied.

    On the move: `goal`, the way to the objectives; `fear` of enemy fire at the goal, `exposure` on the way there;
    `cover`; `company`, to be with others and a leader. `assault`, its hopes of close combat; `thrift`, what a shot must
    promise before it is fired instead of moving; `keep`, how much those in an objective wish to stay.
    """

    goal: float = 1.0
    fear: float = 1.0
    exposure: float = 1.0
    cover: float = 1.0
    company: float = 1.0
    assault: float = 1.0
    thrift: float = 1.0
    keep: float = 1.0


MANNERS: Final = [
    CoupManner(),
    CoupManner(goal=2.0),
    CoupManner(fear=0.4, exposure=0.4),
    CoupManner(goal=2.0, fear=0.5, assault=2.0),
    CoupManner(thrift=0.5),
    CoupManner(thrift=2.0, goal=1.5),
    CoupManner(cover=2.0, fear=2.0),
]
