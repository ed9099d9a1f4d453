"""The manners of the staff."""

from dataclasses import dataclass
from typing import Final

from bridgehead.staff.manner import Manner


@dataclass(slots=True)
class GameManner(Manner):
    """What the staff makes more or less of."""

    boldness: float = 1.0


MANNERS: Final = [GameManner(), GameManner(boldness=2.0)]
"""The staff's own manner, and a bolder one."""
