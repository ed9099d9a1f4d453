"""The kinds of values that go over the wire, with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Lang = Literal["en", "fr"]
Key = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_.-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
SeatKind = Literal["person", "invited", "open", "player"]
DrawWord = Literal["propose", "accept", "refuse"]
Undoing = Literal["free", "asked"]
Access = Literal["listed", "link", "closed"]
DiceFrom = Literal["key", "known", "fork"]
Term = Literal["advice", "undo", "respite", "days"]
Days = Literal[0, 1, 3, 7]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Respite = Annotated[int, Meta(ge=0, le=600)]
Role = Literal["turn", "phase", "moved", "arrived", "played", "fired", "hurt", "lost", "done"]


class Said(Struct, frozen=True):
    """A key and how it is said."""

    key: str
    text: str
