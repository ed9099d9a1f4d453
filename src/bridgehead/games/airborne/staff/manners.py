"""The manners of the staff: what it makes more or less of when it sets up and when it moves."""

from dataclasses import dataclass
from typing import Final

from bridgehead.staff.manner import Manner


@dataclass(slots=True)
class AirborneManner(Manner):
    """By what each of a staff's considerations is multiplied.

    On the move: `goal`, the way to it; `prize`, an objective that is not its own yet; `assault`, its hopes of one;
    `fear` of the enemy, and `exposure` to his guns besides; `cover`; `company`, the wish of sticks to meet; `seek`,
    the wish of a side that holds to close with the enemy; `charge`, its hopes of overruns. When it sets up: `near`,
    the wish to be near the objectives. In fire: `thrift`, what a shot must promise, and `shock`, what it is worth to
    disperse. `keep`: how much the last who hold an objective wish to stay there; below a half they may go.
    """

    goal: float = 1.0
    assault: float = 1.0
    fear: float = 1.0
    company: float = 1.0
    seek: float = 1.0
    near: float = 1.0
    keep: float = 1.0
    prize: float = 1.0
    exposure: float = 1.0
    cover: float = 1.0
    charge: float = 1.0
    thrift: float = 1.0
    shock: float = 1.0


MANNERS: Final = [
    AirborneManner(),
    AirborneManner(goal=4.0),
    AirborneManner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.3),
    AirborneManner(assault=2.0, fear=0.3),
    AirborneManner(seek=4.0, fear=0.5, near=0.3),
    AirborneManner(goal=4.0, assault=2.5, seek=4.0, company=0.7, near=0.3),
    AirborneManner(keep=0.0),
    AirborneManner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.0, keep=0.0),
    AirborneManner(seek=4.0, fear=0.3, near=0.0, keep=0.0),
]
