"""A position: plain columns, copied by hand."""

from dataclasses import dataclass
from typing import Final

from bridgehead.engine.state import State

from river_line.printed.facts import companies_of
from river_line.printed.ground import HOMES

MARCH: Final = 0
PHASES: Final = ["march"]
"""The steps of a turn, in the words `phase-KEY`."""


@dataclass(slots=True, init=False)
class GameState(State):
    """Where each company stands and whether it has been sent this turn, and what each side has in reserve: a secret
    until it is used.
    """

    phase: int
    turn: int
    last_turn: int
    active: int
    at: list[int]
    sent: list[bool]
    reserve: list[int]
    used: list[bool]

    def copy(self) -> "GameState":
        new = GameState()
        new.share(self)
        new.phase = self.phase
        new.turn = self.turn
        new.last_turn = self.last_turn
        new.active = self.active
        new.at = list(self.at)
        new.sent = list(self.sent)
        new.reserve = list(self.reserve)
        new.used = list(self.used)
        return new

    def holder(self, place: int, seat: int) -> int:
        """The company of a seat that stands in a place, -1 where none does; at home there may be more."""
        for unit in companies_of(seat):
            if self.at[unit] == place:
                return unit
        return -1

    def room(self, place: int, seat: int) -> bool:
        """Whether a company of the seat finds room: one stands in a place, at home all."""
        return place == HOMES[seat] or self.holder(place, seat) < 0
