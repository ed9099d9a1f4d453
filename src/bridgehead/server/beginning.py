"""New matches: who sits where, under which options, and the rows of a match that begins with answers."""

import json
import secrets
import string
from dataclasses import dataclass

from bridgehead.engine.play.game import Game
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.server import wire
from bridgehead.server.errors import Impossible
from bridgehead.server.guarding.letters import name_of
from bridgehead.server.keeping.rows import (
    ASKED,
    BY_LINK,
    FREE,
    INVITED,
    LISTED,
    OPEN,
    PERSON,
    PLAYER,
    MatchRow,
    MoveRow,
    SeatRow,
    hashed,
)
from bridgehead.server.thinking import strength

RESPITE = 8
"""For so many seconds a person may answer at once where nobody may know whether he can, unless told otherwise."""

ANSWERS, SEALED = "answers", "sealed"
"""The option of games in which it is a secret whether a seat is asked, and its value for players who are apart."""

LONGEST_ID = 8

LARGEST_OWN = 150_000
MOST_OWN = 20_000
"""So many signs, and values, a player's own scenario may have: more than twice what the largest of ours has with its
board. All of it is read again wherever its match is listed.
"""


@dataclass(slots=True, frozen=True)
class Company:
    """Who sits down to a match, and on what terms: whether advice may be had, for how many seconds a person may answer
    at once where nobody may know whether he can, who may see the match without a seat, whether undo asks the other,
    whether several people sit down who are not at one screen, and how many days each answer may take (0: no limit).
    """

    seats: list[wire.SeatWanted]
    advice: bool
    respite: int
    access: str
    undo: str
    apart: bool
    days: int

    @property
    def people(self) -> int:
        """At how many seats a person sits or may sit down."""
        return sum(one.kind != PLAYER for one in self.seats)


def company_of(seats: list[wire.SeatWanted], terms: wire.Terms) -> Company:
    """The terms, unless told: advice for a person alone; no waiting for several who sit down at once, at one screen;
    a match is listed only where somebody who does not know of it may sit down; between people who are apart an undo
    asks the other. Raises Impossible for a time to answer where no two people are apart.
    """
    at_one_screen = sum(one.kind == PERSON for one in seats) > 1
    people = sum(one.kind != PLAYER for one in seats)
    apart = people > 1 and not at_one_screen
    if terms.days and not (apart and len(seats) == 2):
        raise Impossible("days-apart")
    unless_told = LISTED if any(one.kind == OPEN for one in seats) else BY_LINK
    return Company(
        seats,
        people < 2 if terms.advice is None else terms.advice,
        (0 if at_one_screen else RESPITE) if terms.respite is None else terms.respite,
        terms.access or unless_told,
        terms.undo or (ASKED if apart else FREE),
        apart,
        terms.days or 0,
    )


def sealed(game: Game, people: int, respite: int) -> dict[str, str]:
    """The option by which the others cannot tell whether a seat is asked, where the game has it and a person is there
    to whom it matters.
    """
    return {ANSWERS: SEALED} if has_moments(game) and people and respite else {}


def has_moments(game: Game) -> bool:
    """Whether it may be a secret in a game that a seat is asked."""
    return any(option.key == ANSWERS and SEALED in option.values for option in game.info.options)


def seat_people(row: MatchRow, game: Game, wanted: list[wire.SeatWanted]) -> list[str]:
    """Seat everybody; gives the secret of each seat where a person sits, or is invited to."""
    if len(wanted) != len(game.info.seats):
        raise Impossible(
            "seats-count",
            game=game.title,
            seats=", ".join(game.info.seats),
            count=len(game.info.seats),
            given=len(wanted),
        )
    keys: list[str] = []
    row.seats = []
    for number, one in enumerate(wanted):
        if one.kind == PLAYER:
            strength.check(one.player)
        key = new_key() if one.kind in (PERSON, INVITED) else ""
        keys.append(key)
        name = name_of(one.name) if one.kind == PERSON else ""
        player = one.player if one.kind == PLAYER else ""
        row.seats.append(SeatRow(number, one.kind, player, hashed(key) if key else "", name=name))
    return keys


def check_own(data: dict[str, object] | None) -> None:
    """Raises Impossible for a player's own scenario that is too large for a table that many share."""
    if data is not None and (len(json.dumps(data)) > LARGEST_OWN or _values(data) > MOST_OWN):
        raise Impossible("own-large", signs=LARGEST_OWN, values=MOST_OWN)


def _values(value: object) -> int:
    """How many values there are in one, with itself."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(_values(one) for one in inner)


def replayed(game: Game, record: Record) -> tuple[Match, list[str], list[int]]:
    """The record played again and all that it says compared; its answers; who gave each. Raises RecordError."""
    match = replay(game, record, check=True)
    return match, *answers_of(match)


def answers_of(match: Match) -> tuple[list[str], list[int]]:
    """The answers of a match in notation, and who gave each."""
    again = match.at(0)
    givers: list[int] = []
    for option in match.answers:
        choice = again.choice
        assert choice is not None
        givers.append(choice.seat)
        again.take(option)
    return [match.game.notation(option) for option in match.answers], givers


def rows_of(answers: list[str], givers: list[int]) -> list[MoveRow]:
    """Answers as the first rows of a match."""
    return [MoveRow(seq, givers[seq], False, text) for seq, text in enumerate(answers)]


def new_id() -> str:
    """A name for a new match."""
    return "".join(secrets.choice(string.ascii_lowercase + string.digits) for _ in range(LONGEST_ID))


def new_key() -> str:
    """A secret."""
    return secrets.token_urlsafe(16)
