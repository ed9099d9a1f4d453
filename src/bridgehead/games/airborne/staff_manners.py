"""The manners of the staff: what it makes more or less of when it sets up and when it moves."""

from typing import Final


class Manner:
    """By what the way to its goal, its hopes of assault, its fear of the enemy, its wish for company and, for a side
    that holds, its wish to close with the enemy are multiplied when it moves; and, when it sets up, its wish to be
    near the objectives.
    """

    __slots__ = ("goal", "assault", "fear", "company", "seek", "near")

    goal: float
    assault: float
    fear: float
    company: float
    seek: float
    near: float

    def __init__(
        self,
        goal: float = 1.0,
        assault: float = 1.0,
        fear: float = 1.0,
        company: float = 1.0,
        seek: float = 1.0,
        near: float = 1.0,
    ) -> None:
        self.goal = goal
        self.assault = assault
        self.fear = fear
        self.company = company
        self.seek = seek
        self.near = near


MANNERS: Final = [
    Manner(),
    Manner(goal=4.0),
    Manner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.3),
    Manner(assault=2.0, fear=0.3),
    Manner(seek=4.0, fear=0.5, near=0.3),
    Manner(goal=4.0, assault=2.5, seek=4.0, company=0.7, near=0.3),
    Manner(fear=2.5),
    Manner(goal=0.4, company=2.0, seek=0.2),
]
