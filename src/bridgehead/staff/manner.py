"""A manner: by what each of a staff's considerations is multiplied.

A game writes its own as a dataclass with slots, each trait once, with what the staff does by itself as the default:

    @dataclass(slots=True)
    class AirborneManner(Manner):
        goal: float = 1.0
"""

from dataclasses import dataclass, fields
from typing import TypeVar

from mypy_extensions import mypyc_attr

M = TypeVar("M", bound="Manner")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Manner:
    """What a staff makes more or less of. Of a staff that has one manner only there is nothing to say."""


def names_of(manner: Manner) -> list[str]:
    """The traits that make such a manner, in their order."""
    return [one.name for one in fields(manner)]


def traits_of(manner: Manner) -> dict[str, float]:
    """What makes a manner, by name."""
    return {name: getattr(manner, name) for name in names_of(manner)}


def shaped(manner: M, traits: dict[str, float]) -> M:
    """A manner, with these traits instead of its own."""
    for name, value in traits.items():
        setattr(manner, name, value)
    return manner
