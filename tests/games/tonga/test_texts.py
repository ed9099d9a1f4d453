"""[R2.2] Card texts are made from effects, in two languages, and faces hold all that is printed."""

import pytest

from bridgehead.drawing.pictures import MOTIFS
from bridgehead.games.tonga import terms
from bridgehead.games.tonga.cards import CARDS, NUMBERS, Card
from bridgehead.games.tonga.texts import face_of, text_of
from tests.games.tonga.table import GAME


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_card_has_a_text(card: Card) -> None:
    """[R2.2] Whole sentences in both languages, with no word missing and every amount named."""
    for locale in ("en", "fr"):
        text = text_of(GAME.words(locale), card.number)
        assert text.endswith(".") and "text-" not in text and "{" not in text and "'" not in text
        assert text[0] in "+−“«" or text[0].isupper()
        for effect in card.effects:
            if effect.op == terms.COMBAT:
                sign = "+" if effect.amount > 0 else "−"
                assert f"{sign}{abs(effect.amount)}" in text
    words = [text_of(GAME.words(locale), card.number) for locale in ("en", "fr")]
    assert words[0] != words[1]


SOME = {
    "1102": ("No effect.", "Sans effet."),
    "1303": (
        "When a German unit is destroyed, or in answer to Trench: one German unit fewer on this terrain.",
        "Quand une unité allemande est détruite, ou en réponse à Tranchée : une unité allemande de moins sur ce"
        " terrain.",
    ),
    "1309": (
        "Your unit has +1. On a terrain of class Bridge: +2 more.",
        "Votre unité a +1. Sur un terrain de classe Pont : encore +2.",
    ),
    "1502": (
        "Your unit has +1 for each German unit that has already fought here (at most +2).",
        "Votre unité a +1 par unité allemande ayant déjà combattu ici (au plus +2).",
    ),
    "1021": (
        "The British unit has −1 unless it is Sappers or Breaching Party.",
        "L’unité anglaise a −1 sauf s’il s’agit de Sapeurs ou Groupe de brèche.",
    ),
}


@pytest.mark.parametrize("card", SOME)
def test_some_texts(card: str) -> None:
    """[R2.2] How they read."""
    texts = tuple(text_of(GAME.words(locale), NUMBERS[card]) for locale in ("en", "fr"))
    assert texts == SOME[card]


def test_text_follows_the_effect() -> None:
    """[R2.2] When the effect of a card changes, so does its text."""
    card = CARDS[NUMBERS["1302"]]
    card.effects[0].amount = 4
    try:
        assert text_of(GAME.words("en"), card.number) == "Your unit has +4."
    finally:
        card.effects[0].amount = 2


def test_faces() -> None:
    """[R2.2] A face holds side, kind, types, value or draws, copies, picture and text."""
    armoured = face_of(GAME.words("en"), NUMBERS["1503"])
    assert (armoured.name, armoured.side, armoured.kind, armoured.types) == (
        "Armoured Car",
        "german",
        "Unit",
        ("Vehicle",),
    )
    assert (armoured.value, armoured.copies, armoured.heroic) == (3, {"P": 2, "M": 1, "D": 2}, False)
    bridge = face_of(GAME.words("fr"), NUMBERS["1014A"])
    assert (bridge.name, bridge.side, bridge.kind) == ("Le pont de Bénouville", "terrain", "Terrain")
    assert (bridge.value, bridge.draw, bridge.picture) == (-1, (2, 5), "bridge")


def test_pictures_are_of_a_settled_list() -> None:
    """[R2.2] Every card has a picture that somebody has drawn."""
    assert {card.picture for card in CARDS} <= set(MOTIFS)
