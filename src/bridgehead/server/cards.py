"""The cards of a game as they are printed, in one language.

A game with cards has a module `texts` beside its rulebook, with `face_of(words, number)` and `CARDS`.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from bridgehead.engine.game import Game
from bridgehead.server import wire
from bridgehead.server.faces import side

SIDES = ("british", "german", "american")
KINDS = ("unit", "event", "action", "terrain")


@cache
def printed(game: Game, lang: str) -> list[wire.CardPrinted]:
    """Every card of the game; none for a game without cards."""
    texts = _texts(game)
    if texts is None:
        return []
    words = game.words(lang)
    kinds = {words.text(f"kind-{key}"): key for key in KINDS}
    found: list[wire.CardPrinted] = []
    for number in range(len(texts.CARDS)):
        face = texts.face_of(words, number)
        found.append(
            wire.CardPrinted(
                card=number,
                id=face.id,
                name=face.name,
                side=side(face.side) if face.side in SIDES else "",
                kind=wire.Said(kinds.get(face.kind, "card"), face.kind),
                heroic=face.heroic,
                types=list(face.types),
                value=face.value,
                draw=list(face.draw),
                size=face.size,
                picture=face.picture,
                text=face.text,
                given="name" in face.given,
            )
        )
    return found


def _texts(game: Game) -> ModuleType | None:
    name = f"{type(game.rules).__module__.rpartition('.')[0]}.texts"
    return import_module(name) if find_spec(name) is not None else None
