"""What is asked of the server."""

from typing import Annotated

from msgspec import Meta, Struct

from bridgehead.server.wire.kinds import Key, Lang, Number, Respite, SeatKind, Seed, Seq


class SeatWanted(Struct, frozen=True):
    """Who sits here: `person` (whoever holds the secret), `open` (whoever comes first), or one of our players."""

    kind: SeatKind
    player: Annotated[str, Meta(max_length=40)] = ""


class MatchWanted(Struct, frozen=True):
    """A new match. Seats are in the game's order; a seed makes the dice the same again; without one
    they come from a secret key. Advice may be had unless
    `advice` says no; unless told, it may not where two people play against each other. `respite` is for how many
    seconds a person may answer at once where nobody may know whether he can; with 0 he has all the time he wants, and
    everybody sees that he is asked. Unless told it is 0 where several people sit down at once (at one screen), and 8
    otherwise.
    """

    game: Key
    scenario: Key
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = {}
    seed: Seed | None = None
    advice: bool | None = None
    respite: Respite | None = None


class AnswerGiven(Struct, frozen=True):
    """An answer to the question that was seen at this sequence number."""

    seq: Seq
    verb: Key
    arg: Number = 0


class UndoWanted(Struct, frozen=True):
    """Take back the seat's last answer, as seen at this sequence number."""

    seq: Seq


class ErrandWanted(Struct, frozen=True):
    """Let the staff of the seat answer the set of questions that the one at this sequence number belongs to."""

    seq: Seq


class ForkWanted(Struct, frozen=True):
    """A new match that begins with the first answers of one that is over."""

    at: Seq
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    advice: bool | None = None
    respite: Respite | None = None


class RecordGiven(Struct, frozen=True):
    """A record as it was downloaded, and who sits where; unless told, every seat is open."""

    record: dict[str, object]
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []
    advice: bool | None = None
    respite: Respite | None = None


class Hello(Struct, frozen=True):
    """What a browser says on the live line, first and whenever it changes: its key, its language, the log it has."""

    key: Annotated[str, Meta(max_length=60)] = ""
    lang: Lang = "en"
    log: Seq = 0
    undos: Seq = 0
