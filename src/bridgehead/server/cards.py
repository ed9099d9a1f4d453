"""The cards of a game as they are printed, in one language: as data, and drawn.

A game with cards has a module `printed.texts` beside its rulebook, with `face_of(words, number)` and `CARDS`.
"""

import re
from functools import cache
from importlib import import_module
from types import ModuleType

from bridgehead.drawing.pieces.cards import FACE_DOWN, Box, CardSpec, draw_back, draw_card
from bridgehead.drawing.sheet.lettering import stylesheet
from bridgehead.engine.play.game import Game
from bridgehead.engine.say.words import Words
from bridgehead.server import wire
from bridgehead.server.faces import side

SIDES = ("british", "german", "american")
KINDS = ("unit", "event", "action", "terrain")
STYLE = stylesheet(".playing-card")


@cache
def printed(game: Game, lang: str) -> list[wire.CardPrinted]:
    """Every card of the game; none for a game without cards."""
    texts = _texts(game)
    if texts is None:
        return []
    words = game.words(lang)
    kinds = _kinds(words)
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


def drawn(game: Game, lang: str, numbers: list[int]) -> dict[str, str]:
    """The drawings of cards by their numbers, and of the backs by `back-SIDE`; a card that is not there is left out."""
    count = len(printed(game, lang))
    found = {str(number): _drawing(game, lang, number) for number in sorted(set(numbers)) if 0 <= number < count}
    return found | (backs() if count else {})


@cache
def backs() -> dict[str, str]:
    """The backs of all sides, and of cards that belong to none."""
    plain = {f"back-{side(name)}": draw_back(name) for name in FACE_DOWN}
    return plain | {"back-": draw_back("")} | {f"back-{side(name)}-heroic": draw_back(name, True) for name in FACE_DOWN}


@cache
def _drawing(game: Game, lang: str, number: int) -> str:
    return draw_card(spec(game, lang, number))


def specs(game: Game, lang: str) -> list[CardSpec]:
    """All cards of a game, for a sheet."""
    return [spec(game, lang, number) for number in range(len(printed(game, lang)))]


def spec(game: Game, lang: str, number: int) -> CardSpec:
    """What is drawn of a card."""
    texts = _texts(game)
    assert texts is not None
    words = game.words(lang)
    face = texts.face_of(words, number)
    return CardSpec(
        name=spaced(face.name),
        side=face.side if face.side in SIDES else "",
        kind=_kinds(words).get(face.kind, "event"),
        kind_text=words.text("printed-heroic", {"kind": face.kind}) if face.heroic else face.kind,
        types=", ".join(face.types).lower(),
        motif=face.picture,
        seed=number,
        text=spaced(face.text),
        number=face.id,
        origin=words.text("printed-given" if "name" in face.given else "printed-ours"),
        copies=" ".join(f"{letter}{count}" for letter, count in face.copies.items() if count),
        heroic=face.heroic,
        value=str(face.value) if face.value >= 0 else "",
        boxes=_boxes(words, tuple(face.draw), face.size),
    )


def _boxes(words: Words, draw: tuple[int, ...], size: int) -> tuple[Box, ...]:
    """The draws of both sides and the size of a terrain."""
    if not any((*draw, size)):
        return ()
    both = [Box(str(count), words.text(f"printed-{name}"), name) for name, count in zip(("british", "german"), draw)]
    return (*both, Box(str(size), words.text("printed-units", {"size": size}), ""))


def _kinds(words: Words) -> dict[str, str]:
    return {words.text(f"kind-{key}"): key for key in KINDS}


def spaced(text: str) -> str:
    """Spaces where no line may break: before a signed number, and, thin, before the French ; : ! ? and inside « »."""
    text = re.sub(r" ([+−]\d)", "\u00a0\\1", text)
    return re.sub(r"« ", "«\u202f", re.sub(r" ([;:!?»])", "\u202f\\1", text))


def _texts(game: Game) -> ModuleType | None:
    name = f"{type(game.rules).__module__.rpartition('.')[0]}.printed.texts"
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None
