"""What a newcomer reads: briefings, the notes of a first game, how a game is played."""

from msgspec import Struct

from bridgehead.server.wire.kinds import Said


class TaskSeen(Struct, frozen=True):
    """What a side is to do; its seat is -1 where the rules play it."""

    seat: int
    name: str
    text: str


class BriefingSeen(Struct, frozen=True):
    """The page of a scenario. `facts` are its figures, each with its name; `cover` is the address of its picture, empty
    in a game without boards.
    """

    scenario: str
    title: str
    date: str
    happened: str
    tasks: list[TaskSeen]
    know: list[str]
    weight: int
    facts: list[Said]
    cover: str


class NoteSeen(Struct, frozen=True):
    """A note of a first game: it comes when the newcomer is asked and all that is said of `prompt`, `verb` (of one of
    the options), `phase`, `turn` and `answers` holds, or when the match is `over`; it points at spaces, pieces or a
    part of the table.
    """

    key: str
    prompt: str
    verb: str
    phase: str
    turn: int
    answers: int
    over: bool
    head: str
    text: str
    spaces: list[int]
    pieces: list[int]
    part: str
    paragraph: str


class LessonSeen(Struct, frozen=True):
    """A first game: what is begun, and what is told in its course. `against` plays the other seats."""

    scenario: str
    seat: int
    against: str
    seed: int
    minutes: int
    notes: list[NoteSeen]


class HowSeen(Struct, frozen=True):
    """A part of how a game is played."""

    head: str
    text: str


class PrimerSeen(Struct, frozen=True):
    """What a game tells newcomers. Without a lesson there is no first game."""

    lesson: LessonSeen | None
    how: list[HowSeen]
