"""The end of a match by the word of those who play it, which lies beside the answers and is none."""

from dataclasses import dataclass
from typing import Final

from bridgehead.engine.play.rulebook import Outcome

CONCEDED: Final = "conceded"
AGREED: Final = "agreed"
LAPSED: Final = "lapsed"
GIVEN_UP: Final = "given-up"
"""The label of a game for one that was conceded: nobody else has won it."""

ENDS_BY_WORD: Final = (CONCEDED, AGREED, LAPSED, GIVEN_UP)
"""The labels of such ends."""

EVENTS: Final = {CONCEDED: "match-conceded", AGREED: "match-agreed", LAPSED: "match-lapsed"}
"""What the log says, by how a match ended."""


@dataclass(slots=True, frozen=True)
class End:
    """How a word ended a match: `how` is `conceded`, `agreed` or `lapsed`, `by` the seat that conceded or let its time
    run out, empty where both sides agreed to a draw, `after` the number of answers given before.
    """

    how: str
    by: str
    after: int


def is_end(value: object) -> bool:
    """Whether something out of a file has the form of an end."""
    if not isinstance(value, dict) or set(value) != {"how", "by", "after"}:
        return False
    how, by, after = value["how"], value["by"], value["after"]
    named = isinstance(by, str) and ((how in (CONCEDED, LAPSED) and by != "") or (how == AGREED and by == ""))
    return named and type(after) is int and after >= 0


def outcome_of(end: End, seats: tuple[str, ...]) -> Outcome:
    """What a word makes of a match. It has no points: its scores are what it counts for each of two seats."""
    if end.how == AGREED:
        return Outcome(AGREED, -1, [0.5, 0.5])
    if len(seats) == 1:
        return Outcome(GIVEN_UP, -1, [])
    winner = 1 - seats.index(end.by)
    return Outcome(end.how, winner, [1.0 if seat == winner else 0.0 for seat in range(2)])
