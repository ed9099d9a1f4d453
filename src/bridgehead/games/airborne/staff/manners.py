"""The manners of the staff: what it makes more or less of when it sets up and when it moves."""

from typing import Final

from bridgehead.engine.doctrines import read_doctrines, shaped
from bridgehead.games.airborne.printed.components import DATA, SEATS

TRAITS: Final = (
    "goal",
    "assault",
    "fear",
    "company",
    "seek",
    "near",
    "keep",
    "prize",
    "exposure",
    "cover",
    "charge",
    "thrift",
    "shock",
)


class Manner:
    """By what each of a staff's considerations is multiplied.

    On the move: `goal`, the way to it; `prize`, an objective that is not its own yet; `assault`, its hopes of one;
    `fear` of the enemy, and `exposure` to his guns besides; `cover`; `company`, the wish of sticks to meet; `seek`,
    the wish of a side that holds to close with the enemy; `charge`, its hopes of overruns. When it sets up: `near`,
    the wish to be near the objectives. In fire: `thrift`, what a shot must promise, and `shock`, what it is worth to
    disperse. `keep`: how much the last who hold an objective wish to stay there; below a half they may go.
    """

    __slots__ = TRAITS

    goal: float
    assault: float
    fear: float
    company: float
    seek: float
    near: float
    keep: float
    prize: float
    exposure: float
    cover: float
    charge: float
    thrift: float
    shock: float

    def __init__(
        self,
        goal: float = 1.0,
        assault: float = 1.0,
        fear: float = 1.0,
        company: float = 1.0,
        seek: float = 1.0,
        near: float = 1.0,
        keep: float = 1.0,
    ) -> None:
        self.goal = goal
        self.assault = assault
        self.fear = fear
        self.company = company
        self.seek = seek
        self.near = near
        self.keep = keep
        self.prize = 1.0
        self.exposure = 1.0
        self.cover = 1.0
        self.charge = 1.0
        self.thrift = 1.0
        self.shock = 1.0


MANNERS: Final = [
    Manner(),
    Manner(goal=4.0),
    Manner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.3),
    Manner(assault=2.0, fear=0.3),
    Manner(seek=4.0, fear=0.5, near=0.3),
    Manner(goal=4.0, assault=2.5, seek=4.0, company=0.7, near=0.3),
    Manner(keep=0.0),
    Manner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.0, keep=0.0),
    Manner(seek=4.0, fear=0.3, near=0.0, keep=0.0),
]


DOCTRINES: Final = read_doctrines(DATA / "doctrines.toml", SEATS, TRAITS, len(MANNERS))
KNOWN: Final = MANNERS + [shaped(Manner(), traits) for traits in DOCTRINES.traits]
