"""What is asked of the server."""

from typing import Annotated

from msgspec import Meta, Struct

from bridgehead.server.wire.kinds import (
    Access,
    Days,
    DrawWord,
    Key,
    Lang,
    Number,
    Respite,
    SeatKind,
    Seed,
    Seq,
    Undoing,
)


class SeatWanted(Struct, frozen=True):
    """Who sits here: `person` (whoever holds the secret), `invited` (who sits down by an invitation, which is good
    once), `open` (whoever comes first), or one of our players. A person may say what he is called. Whoever is invited
    may be he who sat at seat `was` of the match before: the key that he has there is his invitation.
    """

    kind: SeatKind
    player: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=2000)] = ""
    was: Annotated[int, Meta(ge=0, le=7)] | None = None


class SeatTaking(Struct, frozen=True):
    """What whoever sits down is called; empty: he does not say."""

    name: Annotated[str, Meta(max_length=2000)] = ""


class Terms(Struct, frozen=True, kw_only=True):
    """What is agreed when a match begins. Advice may be had unless `advice` says no; unless told, it may not where two
    people play against each other. `respite` is for how many seconds a person may answer at once where nobody may know
    whether he can; with 0 he has all the time he wants, and everybody sees that he is asked. Unless told it is 0 where
    several people sit down at once (at one screen), and 8 otherwise. `access` says who may see the match without a
    seat: everybody, who finds it `listed`; who knows its address, by `link`; or nobody, `closed`. Unless told a match
    with an open seat is listed, any other is not. `undo` says whether another person is `asked` before an answer that
    everybody has seen is taken back; unless told he is, where people are apart. There they may give each other so many
    `days` for each answer; who lets them run out can be claimed against. Unless told, with 0, everybody takes his time.
    """

    advice: bool | None = None
    respite: Respite | None = None
    access: Access | None = None
    undo: Undoing | None = None
    days: Days | None = None


class Held(Struct, frozen=True):
    """A match, and a secret of it: of a seat, of an invitation, or of whoever made it."""

    match: Annotated[str, Meta(max_length=16)]
    key: Annotated[str, Meta(max_length=60)]


class MatchWanted(Terms, frozen=True):
    """A new match. Seats are in the game's order; a seed makes the dice the same again; without one they come from a
    secret key. It may come `after` one that is over, of which somebody begins it who holds the key of a seat: those
    who sat there with him find it at that table.
    """

    game: Key
    scenario: Key
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Key, Key], Meta(max_length=40)] = {}
    seed: Seed | None = None
    after: Held | None = None


class AnswerGiven(Struct, frozen=True):
    """An answer to the question that was seen at this sequence number."""

    seq: Seq
    verb: Key
    arg: Number = 0


class UndoWanted(Struct, frozen=True):
    """Take back the seat's last answer, as seen at this sequence number."""

    seq: Seq


class ConsentGiven(Struct, frozen=True):
    """Whether one agrees to what another asked to take back at this sequence number; who asked may withdraw it."""

    seq: Seq
    agreed: bool


class DrawGiven(Struct, frozen=True):
    """A draw is offered, accepted or declined by a seat that saw the match at this sequence number."""

    seq: Seq
    word: DrawWord


class ClaimGiven(Struct, frozen=True):
    """The match is claimed, since the time to answer the question at this sequence number has run out."""

    seq: Seq


class ErrandWanted(Struct, frozen=True):
    """Let the staff of the seat answer the set of questions that the one at this sequence number belongs to."""

    seq: Seq


class ForkWanted(Terms, frozen=True):
    """A new match that begins with the first answers of one that is over."""

    at: Seq
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]


class RecordGiven(Terms, frozen=True):
    """A record as it was downloaded, and who sits where; unless told, every seat is open."""

    record: dict[str, object]
    seats: Annotated[list[SeatWanted], Meta(max_length=8)] = []


class MineWanted(Struct, frozen=True):
    """The secrets that a browser holds."""

    held: Annotated[list[Held], Meta(max_length=400)]


class Hello(Struct, frozen=True):
    """What a browser says on the live line, first and whenever it changes: its key, its language, the log it has, and
    where its seat may talk the number of the last message it has; without that it hears of no talk.
    """

    key: Annotated[str, Meta(max_length=60)] = ""
    lang: Lang = "en"
    log: Seq = 0
    undos: Seq = 0
    said: Seq | None = None
