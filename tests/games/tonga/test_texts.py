"""[R2.2] Card texts are made from effects, in two languages, and faces hold all that is printed."""

import pytest

from bridgehead.drawing.pictures import MOTIFS
from bridgehead.engine.state import Event
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS, DATA, NUMBERS, Card
from bridgehead.games.tonga.printed.terms import BRITISH, TOKENS
from bridgehead.games.tonga.printed.texts import face_of, text_of
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
    "1109": ("Discard one card of your choice.", "Défaussez-vous d’une carte de votre choix."),
    "1205": (
        "Play at once after a German event: it is cancelled.",
        "À jouer aussitôt après un événement allemand : il est annulé.",
    ),
    "1301": (
        "Choose one effect: your unit has +2, or take 2 tokens.",
        "Choisissez un effet : votre unité a +2, ou prenez 2 jetons.",
    ),
    "1021": (
        "The British unit has −1 unless it is Sappers or Breaching Party.",
        "L’unité anglaise a −1 sauf Sapeurs ou Groupe de brèche.",
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
    assert (armoured.name, armoured.side, armoured.kind, armoured.kind_text, armoured.types) == (
        "Armoured Car",
        "german",
        "unit",
        "Unit",
        ("Vehicle",),
    )
    assert (armoured.value, armoured.copies, armoured.heroic) == (3, {"P": 2, "M": 1, "D": 2}, False)
    bridge = face_of(GAME.words("fr"), NUMBERS["1014A"])
    assert (bridge.name, bridge.side, bridge.kind_text) == ("Le pont de Bénouville", "", "Terrain")
    assert (bridge.value, bridge.draw, bridge.picture) == (-1, (2, 5), "bridge")


def test_pictures_are_of_a_settled_list() -> None:
    """[R2.2] Every card has a picture that somebody has drawn."""
    assert {card.picture for card in CARDS} <= set(MOTIFS)


SENTENCES = [
    (
        Event("tossed", (BRITISH, TOKENS.index("plus3"), 2)),
        "The British player tosses one “+3” token: success.",
        "L’Anglais lance un jeton « +3 » : réussite.",
    ),
    (
        Event("took-special", (BRITISH, 4, TOKENS.index("green"))),
        "The British player takes 4 × green “+1” token.",
        "L’Anglais prend 4 × jeton vert « +1 ».",
    ),
    (Event("die", ("destiny", 2, 1)), "Destiny token: failure.", "Jeton du Destin : échec."),
    (
        Event("die", ("turn-token", 2, 2)),
        "The Turn token is tossed: the German medal.",
        "Le jeton de Tour est lancé : médaille allemande.",
    ),
    (
        Event("no-unit", (NUMBERS["1014A"],)),
        "Bénouville Bridge: the German plays no unit.",
        "Le pont de Bénouville : l’Allemand ne joue pas d’unité.",
    ),
    (
        Event("tokens-barred", (BRITISH, 0)),
        "The British player may use no more tokens in this fight.",
        "L’Anglais ne peut plus utiliser de jetons dans ce combat.",
    ),
    (
        Event("tokens-barred", (BRITISH, 1)),
        "The British player may use no more tokens in this fight but special ones.",
        "L’Anglais ne peut plus utiliser de jetons dans ce combat, hormis les jetons spéciaux.",
    ),
]


@pytest.mark.parametrize(("event", "english", "french"), SENTENCES)
def test_some_sentences_of_the_log(event: Event, english: str, french: str) -> None:
    """[R2.1] [R10.4] Tokens, and names that have an article of their own, stand in whole sentences."""
    assert (GAME.words("en").event(event), GAME.words("fr").event(event)) == (english, french)


def test_a_toss_is_told_once() -> None:
    """[R10.4] The sentence of a toss says what the token showed: a reader of the log need not read the die as well."""
    toss = Event("tossed", (BRITISH, 0, 1))
    assert GAME.words("en").story([Event("die", ("token", 2, 1)), toss]) == [toss]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_message_is_written_twice(locale: str) -> None:
    """The second one would silently replace the first, for something else that happens to have the same name."""
    lines = (DATA.parent / "words" / f"{locale}.ftl").read_text(encoding="utf-8").splitlines()
    found = [line.partition(" = ")[0] for line in lines if " = " in line and line[:1].isalpha()]
    assert sorted(found) == sorted(set(found))
