"""The cards of a game: what is printed on each, and how one reads them in a line or in full."""

from functools import cache
from typing import Final

from bridgehead.engine.play.game import Game
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace

BEHIND: Final = " – "
"""What stands between the name of a card and what is printed on it."""
ORDER: Final = ["offered", "terrain", "unit", "actions", "events", "fought", "hand", "heroic"]
"""The places of a table of cards that are looked at most, by the first part of their names."""
READ: Final = ("offered", "terrain", "unit", "actions", "events", "hand", "heroic")
"""Places where the cards are read, not only named."""


@cache
def faces_of(game: Game, lang: str) -> list[CardFace]:
    """Every card of the game as it is printed in a language; none for a game without cards."""
    return game.rules.faces(game.words(lang))


def face_of(game: Game, words: Words, number: int) -> CardFace | None:
    """What is printed on a card; None on a back, and in a game without cards."""
    faces = faces_of(game, words.locale)
    return faces[number] if 0 <= number < len(faces) else None


def card_short(game: Game, words: Words, number: int) -> str:
    """A card's value or draws, and its text, in a line; empty for a back."""
    face = face_of(game, words, number)
    if face is None:
        return ""
    figures = (
        str(face.value) if face.value >= 0 else "/".join(str(count) for count in (*face.draw, face.size) if face.draw)
    )
    return " · ".join(part for part in (figures, face.text) if part)


def card_full(game: Game, words: Words, number: int) -> list[str]:
    """All that is printed on a card, a line each: its name and kind, a terrain's draws, its text."""
    face = face_of(game, words, number)
    if face is None:
        return []
    kind = kind_said(words, face)
    head = [f"{kind} {face.value}" if face.value >= 0 else kind, *(one.lower() for one in face.types)]
    lines = [f"{face.name}{BEHIND}{', '.join(head)}"]
    if any(face.draw):
        british, german = face.draw
        units = words.text("printed-units", {"size": face.size})
        drawn = f"{words.text('printed-british')} {british}, {words.text('printed-german')} {german}"
        lines.append(f"{words.text('printed-draws', {'draws': drawn})}; {face.size} {units}")
    return [*lines, face.text]


def kind_said(words: Words, face: CardFace) -> str:
    """The kind of a card as it stands on it."""
    return words.text("printed-heroic", {"kind": face.kind_text}) if face.heroic else face.kind_text


def rank(zone: str) -> int:
    """Where a place of a table of cards stands in the list: what is fought for first, the piles last."""
    base = zone.partition("-")[0]
    if base in ORDER and zone != "terrain-discard":
        return ORDER.index(base)
    return len(ORDER) + (base in ("deck", "discard") or zone == "terrain-discard")
