"""The cards of a game as they are drawn, in one language."""

import re
from functools import cache

from bridgehead.drawing.pieces.cards import FACE_DOWN, Box, CardSpec, draw_back, draw_card
from bridgehead.drawing.sheet.lettering import stylesheet
from bridgehead.engine.play.game import Game
from bridgehead.engine.say.words import Words
from bridgehead.engine.view import CardFace
from bridgehead.showing.cards import faces_of, kind_said
from bridgehead.showing.faces import side

STYLE = stylesheet(".playing-card")


def drawn(game: Game, lang: str, numbers: list[int]) -> dict[str, str]:
    """The drawings of cards by their numbers, and of the backs by `back-SIDE`; a card that is not there is left out."""
    count = len(faces_of(game, lang))
    found = {str(number): _drawing(game, lang, number) for number in sorted(set(numbers)) if 0 <= number < count}
    return found | (backs() if count else {})


@cache
def backs() -> dict[str, str]:
    """The backs of all sides, and of cards that belong to none."""
    plain = {f"back-{side(name)}": draw_back(name) for name in FACE_DOWN}
    return (
        plain | {"back-": draw_back("")} | {f"back-{side(name)}-starred": draw_back(name, True) for name in FACE_DOWN}
    )


@cache
def _drawing(game: Game, lang: str, number: int) -> str:
    return draw_card(specs(game, lang)[number])


@cache
def specs(game: Game, lang: str) -> list[CardSpec]:
    """What is drawn of every card of a game."""
    return [_spec(game.words(lang), number, face) for number, face in enumerate(faces_of(game, lang))]


def _spec(words: Words, number: int, face: CardFace) -> CardSpec:
    return CardSpec(
        name=spaced(face.name),
        side=face.side,
        kind=face.kind,
        kind_text=kind_said(words, face),
        types=", ".join(face.types).lower(),
        motif=face.picture,
        seed=number,
        text=spaced(face.text),
        number=face.id,
        origin=words.text("printed-given" if "name" in face.given else "printed-ours"),
        copies=" ".join(f"{letter}{count}" for letter, count in face.copies.items() if count),
        heroic=face.heroic,
        value=str(face.value) if face.value >= 0 else "",
        boxes=_boxes(words, face.draw, face.size),
    )


def _boxes(words: Words, draw: tuple[int, ...], size: int) -> tuple[Box, ...]:
    """The draws of both sides and the size of a terrain."""
    if not any((*draw, size)):
        return ()
    both = [Box(str(count), words.text(f"printed-{name}"), name) for name, count in zip(("british", "german"), draw)]
    return (*both, Box(str(size), words.text("printed-units", {"size": size}), ""))


def spaced(text: str) -> str:
    """Spaces where no line may break: before a signed number, and, thin, before the French ; : ! ? and inside « »."""
    text = re.sub(r" ([+−]\d)", "\u00a0\\1", text)
    return re.sub(r"« ", "«\u202f", re.sub(r" ([;:!?»])", "\u202f\\1", text))
