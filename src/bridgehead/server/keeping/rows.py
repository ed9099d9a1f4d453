"""What is kept of a match: itself, its seats, its moves, its review."""

import hashlib
from dataclasses import dataclass, field
from typing import ClassVar

KINDS = PERSON, INVITED, OPEN, PLAYER = "person", "invited", "open", "player"
FREE, ASKED = "free", "asked"
LISTED, BY_LINK, CLOSED = "listed", "link", "closed"


@dataclass(slots=True, frozen=True)
class SeatRow:
    """Who sits at a seat: a person with a secret, who is invited by one, nobody yet, or one of our players."""

    seat: int
    kind: str
    player: str = ""
    key: str = ""
    silent: str = ""
    name: str = ""
    since: float = 0.0


@dataclass(slots=True, frozen=True)
class MoveRow:
    """One line of a match: an answer in notation, an undo that leaves so many answers, or a word that ends it."""

    END: ClassVar[str] = "="  # no answer is written so

    seq: int
    seat: int
    undo: bool
    text: str
    at: float = 0.0  # when it was written, in seconds since 1970

    @property
    def ends(self) -> bool:
        """Whether the match ends with it, by a word."""
        return not self.undo and self.text.startswith(self.END)


@dataclass(slots=True, frozen=True)
class Standing:
    """How a match stands, for lists that should not have to play it again."""

    turn: int
    asked: int
    outcome: str = ""


@dataclass(slots=True)
class MatchRow:
    """A match as it was set up, and how it stands."""

    id: str
    game: str
    version: int
    scenario: str
    options: dict[str, str]
    seed: int
    tape: list[int] | None = None
    scenario_data: dict[str, object] | None = None
    created: float = 0.0
    changed: float = 0.0
    standing: Standing = field(default_factory=lambda: Standing(1, -1))
    forked_from: str | None = None
    advice: bool = True
    respite: int = 0
    maker: str = ""
    dice_key: str = ""
    sealed: bool = False
    access: str = BY_LINK
    undo: str = FREE
    taking_back: str = ""
    offer: str = ""
    begun: int = 0
    apart: bool = False
    days: int = 0
    sequel: str = ""
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class ReviewRow:
    """How far the review of a match is, and when it last got on."""

    match: str
    whole: bool
    progress: str
    changed: float


def hashed(secret: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
