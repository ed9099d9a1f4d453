"""A question to one seat, with everything that may be answered."""

from collections.abc import Generator
from typing import TypeAlias

Option: TypeAlias = tuple[str, int]
"""A verb and a small number: a unit, a space, a card, a count; the vocabulary says what the number means."""

SPECTATOR = -1
"""Seat number of somebody who watches and may know only what is public."""


class Choice:
    """One question: who must answer, which prompt it is, what it is about, and every legal option.

    `about` holds small public numbers (a unit, a space…) that the prompt's words need; the vocabulary names them.
    """

    __slots__ = ("seat", "prompt", "options", "about")

    seat: int
    prompt: str
    options: list[Option]
    about: tuple[int, ...]

    def __init__(self, seat: int, prompt: str, options: list[Option], about: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Choice)
            and self.seat == other.seat
            and self.prompt == other.prompt
            and self.about == other.about
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.prompt, self.about))

    def __repr__(self) -> str:
        return f"Choice(seat={self.seat}, prompt={self.prompt!r}, about={self.about}, options={self.options})"


Steps: TypeAlias = Generator[Choice, Option, None]
"""One step of a sequence of play: yields Choices, is sent Options, ends with a whole state."""
