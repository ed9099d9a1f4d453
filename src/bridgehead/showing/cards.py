"""The cards of a game: what is printed on each, and how one reads them in a line or in full."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from bridgehead.engine.play.game import Game
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace, View
from bridgehead.showing.layout import Disc, Face, Layout, Named, Role, Use

BEHIND: Final = " – "
"""What stands between the name of a card and what is printed on it."""


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


@dataclass(slots=True, frozen=True)
class CardPlace:
    """A place of a table of cards: its zone, what it is to the table, whose and at which ground, and how many cards are
    said to be there (-1: as many as lie there).
    """

    zone: str
    role: Role
    seat: str
    number: int
    count: int


@dataclass(slots=True, frozen=True)
class Counted:
    """What is shown by discs: the fact or track, what for, whose and at which ground, how many and of how many."""

    key: str
    use: Use
    seat: str
    number: int
    value: int
    most: int
    face: Face


def card_places(layout: Layout, view: View) -> list[CardPlace]:
    """Every place that holds something, or from which cards could be drawn."""
    counts = {zone.zone: zone.count for zone in view.zones}
    lying = {card.zone for card in view.cards}
    found: list[CardPlace] = []
    for zone in dict.fromkeys([*counts, *(card.zone for card in view.cards)]):
        named, count = layout.named(zone), counts.get(zone, -1)
        role = layout.role(zone, count >= 0 and zone not in lying)
        found.append(CardPlace(zone, role, named.seat, named.number, count))
    return found


def counted(layout: Layout, view: View) -> list[Counted]:
    """The facts and tracks of a view that are shown by discs."""
    found: list[Counted] = []
    for disc in layout.facts:
        for key, value in view.facts.items():
            named = layout.named(key)
            if named.base != disc.base or (disc.use == "turn" and value != disc.seat):
                continue
            count = value if isinstance(value, int) else 1
            found.append(_counted(key, disc, named, count, count))
    for disc in layout.tracks:
        for track in view.tracks:
            named = layout.named(track.track)
            if named.base == disc.base:
                found.append(_counted(track.track, disc, named, track.value, track.most))
    return found


def _counted(key: str, disc: Disc, named: Named, value: int, most: int) -> Counted:
    """What the name does not say of seat and ground the layout does."""
    number = named.number if named.number >= 0 else disc.number
    return Counted(key, disc.use, named.seat or disc.seat, number, value, most, disc.face)
