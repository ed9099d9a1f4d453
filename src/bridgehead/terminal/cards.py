"""The cards of a game as one reads them in a terminal: what is printed on each, in a line or in full.

A game with cards has a module `printed.texts` beside its rulebook, with `face_of(words, number)`.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from bridgehead.engine.play.game import Game
from bridgehead.engine.say.words import Words

BEHIND: Final = " – "
"""What stands between the name of a card and what is printed on it."""
ORDER: Final = ["offered", "terrain", "unit", "actions", "events", "fought", "hand", "heroic"]
"""The places of a table of cards that are looked at most, by the first part of their names."""
READ: Final = ("offered", "terrain", "unit", "actions", "events", "hand", "heroic")
"""Places where the cards are read, not only named."""


@cache
def texts_of(game: Game) -> ModuleType | None:
    """The module that knows what is printed on the cards; None for a game without cards."""
    name = f"{type(game.rules).__module__.rpartition('.')[0]}.printed.texts"
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None


def card_short(game: Game, words: Words, number: int) -> str:
    """A card's value or draws, and its text, in a line; empty for a game without cards."""
    texts = texts_of(game)
    if texts is None or number < 0:
        return ""
    face = texts.face_of(words, number)
    figures = (
        str(face.value) if face.value >= 0 else "/".join(str(count) for count in (*face.draw, face.size) if face.draw)
    )
    return " · ".join(part for part in (figures, face.text) if part)


def card_full(game: Game, words: Words, number: int) -> list[str]:
    """All that is printed on a card."""
    texts = texts_of(game)
    if texts is None or number < 0:
        return []
    face = texts.face_of(words, number)
    kind = words.text("printed-heroic", {"kind": face.kind}) if face.heroic else face.kind
    head = [f"{kind} {face.value}" if face.value >= 0 else kind, *(one.lower() for one in face.types)]
    lines = [f"{face.name}{BEHIND}{', '.join(head)}"]
    if any(face.draw):
        british, german = face.draw
        units = words.text("printed-units", {"size": face.size})
        drawn = f"{words.text('printed-british')} {british}, {words.text('printed-german')} {german}"
        lines.append(f"{words.text('printed-draws', {'draws': drawn})}; {face.size} {units}")
    return [*lines, face.text]


def rank(zone: str) -> int:
    """Where a place of a table of cards stands in the list: what is fought for first, the piles last."""
    base = zone.partition("-")[0]
    if base in ORDER and zone != "terrain-discard":
        return ORDER.index(base)
    return len(ORDER) + (base in ("deck", "discard") or zone == "terrain-discard")
