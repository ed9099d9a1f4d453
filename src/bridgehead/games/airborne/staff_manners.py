"""The manners of the staff: what it makes more or less of when it sets up and when it moves."""

from typing import Final


class Manner:
    """By what the way to its goal, its hopes of assault, its fear of the enemy, its wish for company and, for a side
    that holds, its wish to close with the enemy are multiplied when it moves; by what its wish to be near the
    objectives when it sets up; and whether the last who hold an objective keep it, or leave it to join the others.
    """

    __slots__ = ("goal", "assault", "fear", "company", "seek", "near", "keep")

    goal: float
    assault: float
    fear: float
    company: float
    seek: float
    near: float
    keep: bool

    def __init__(
        self,
        goal: float = 1.0,
        assault: float = 1.0,
        fear: float = 1.0,
        company: float = 1.0,
        seek: float = 1.0,
        near: float = 1.0,
        keep: bool = True,
    ) -> None:
        self.goal = goal
        self.assault = assault
        self.fear = fear
        self.company = company
        self.seek = seek
        self.near = near
        self.keep = keep


MANNERS: Final = [
    Manner(),
    Manner(goal=4.0),
    Manner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.3),
    Manner(assault=2.0, fear=0.3),
    Manner(seek=4.0, fear=0.5, near=0.3),
    Manner(goal=4.0, assault=2.5, seek=4.0, company=0.7, near=0.3),
    Manner(keep=False),
    Manner(goal=2.5, assault=0.5, company=0.4, seek=2.0, fear=0.0, near=0.0, keep=False),
    Manner(seek=4.0, fear=0.3, near=0.0, keep=False),
]
