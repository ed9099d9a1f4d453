"""What people at a table tell each other besides the game: names, messages, when they were there."""

from typing import Annotated

from msgspec import Meta, Struct

Written = Annotated[str, Meta(max_length=2000)]
"""What somebody wrote; how long it may be depends on what it is for, and the refusal says so in a sentence."""


class NameWanted(Struct, frozen=True):
    """What whoever has the key of the seat is called, in 24 letters, digits, spaces and a few marks; empty: he does not
    say.
    """

    name: Written


class NameTaken(Struct, frozen=True):
    """The name as it is shown from now on."""

    name: str


class Saying(Struct, frozen=True):
    """A message to the other seats: 280 signs on one line."""

    text: Written


class MessageSeen(Struct, frozen=True):
    """A message; `number` counts those of a match from 1, `at` is in seconds since 1970."""

    number: int
    seat: int
    text: str
    at: float


class PersonSeen(Struct, frozen=True):
    """When whoever sits at a seat last answered, and was last at the table, in seconds since 1970, by the minute (0:
    never, as far as is known); and whether he is there now.
    """

    seat: int
    answered: float
    seen: float
    here: bool


class TalkSeen(Struct, frozen=True):
    """What a seat may read, behind the number that was asked for, and who sits at the table. `open` says whether there
    is another to talk to.
    """

    open: bool
    said: list[MessageSeen]
    people: list[PersonSeen]


class LiveTalk(Struct, frozen=True, tag="talk"):
    """On the live line, for a seat that has said how much it knows: what is new."""

    talk: TalkSeen
