"""Matches as they are listed, made, taken and told of."""

import msgspec
from msgspec import Struct

from bridgehead.server.wire.kinds import Access, Said
from bridgehead.server.wire.table import Agreed, SeatSeen, Sequel, Table


class MatchListed(Struct, frozen=True):
    """A match in a list; `said` is the number of the last message that another said to the seat whose secret is held, 0
    where there is none; `until` is when the time of the seat that is asked runs out, 0 where none does;
    `sequel` the match that whoever holds a secret of a seat finds after this one.
    """

    match: str
    game: Said
    scenario: Said
    board: str
    turn: int
    asked: int
    ending: str
    seats: list[SeatSeen]
    agreed: Agreed
    access: Access
    created: float
    changed: float
    until: float
    said: int
    sequel: Sequel | None


class MatchesListed(Struct, frozen=True):
    """Matches that go on and that are over, latest first."""

    going: list[MatchListed]
    over: list[MatchListed]


class MatchMade(Struct, frozen=True):
    """A new match: the secret of every seat where a person sits or is invited, "" for the others, and the secret with
    which whoever made the match may invite anew and delete it.
    """

    match: str
    keys: list[str]
    maker: str


class SeatTaken(Struct, frozen=True):
    """The new secret of a seat, or of an invitation to it."""

    key: str


class Tick(Struct, frozen=True):
    """Where a turn begins in a replay."""

    at: int
    turn: int


class Ticks(Struct, frozen=True):
    """How many answers a match has, and where its turns begin."""

    answers: int
    turns: list[Tick]


class RefusalSeen(Struct, frozen=True):
    """Why a request was refused, in one sentence; when it came too late, with the table as it stands."""

    status_code: int
    detail: str
    table: Table | None = None


class LiveTable(Struct, frozen=True, tag="table"):
    """On the live line: how the match stands now."""

    table: Table


class LiveRefusal(Struct, frozen=True, tag="refusal"):
    """On the live line: what was wrong with the last message."""

    detail: str


encode = msgspec.json.encode
