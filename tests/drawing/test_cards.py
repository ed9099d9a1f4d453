"""Playing cards: everything printed on them stands within its room, in both languages, and nothing has an id."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from bridgehead import registry
from bridgehead.drawing.pictures import MOTIFS, picture
from bridgehead.drawing.pieces.cards import (
    FOOT,
    LOWEST_PICTURE,
    MARGIN,
    PICTURE_HIGH,
    SMALLEST,
    WIDE,
    Box,
    CardSpec,
    card_back,
    card_face,
    draw_card,
    draw_sheet,
    layout_of,
)
from bridgehead.drawing.sheet.lettering import FACES, width
from bridgehead.showing.card_pictures import specs

TONGA = registry.game("tonga")
CARDS = [(lang, card) for lang in ("en", "fr") for card in specs(TONGA, lang)]
CSS = {face.css: name for name, face in FACES.items()}
RIFLEMEN = CardSpec(
    "Riflemen", "british", "unit", "Unit", "infantry", "riflemen", 1, "No effect.", "1102", "ours", "P4", value="3"
)


def within(card: CardSpec) -> list[str]:
    """The lines of text on a face that leave the card, by the widths of the house's type."""
    wrong: list[str] = []
    for line in ElementTree.fromstring(f"<svg>{card_face(card)}</svg>").iter("text"):
        words, size = line.text or "", float(line.get("font-size", "0"))
        spacing = float(line.get("letter-spacing", "0")) / size
        wide = width(words, CSS[line.get("class", "")], size, spacing)
        x, anchor = float(line.get("x", "0")), line.get("text-anchor", "start")
        left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
        moved = anchor == "middle" and len(words) <= 2 and x == 0  # the value, in a group of its own
        if not moved and (left < MARGIN - 1 or left + wide > WIDE - MARGIN + 1):
            wrong.append(words)
    return wrong


@pytest.mark.parametrize(("lang", "card"), CARDS, ids=[f"{card.number}-{lang}" for lang, card in CARDS])
def test_everything_on_a_card_stands_within_it(lang: str, card: CardSpec) -> None:
    layout = layout_of(card)
    assert within(card) == []
    assert layout.setting.size >= SMALLEST
    assert LOWEST_PICTURE <= layout.picture <= PICTURE_HIGH
    top = layout.rule + (52 if card.boxes else 8)
    assert top + layout.setting.high <= FOOT + 1


def test_no_two_cards_have_the_same_picture() -> None:
    """Even the same motif differs from card to card, in sky and ground."""
    drawn = [picture(card.motif, card.seed, card.side) for card in specs(TONGA, "en")]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("motif", MOTIFS)
@pytest.mark.parametrize("side", ["british", "german", ""])
def test_a_motif_is_sound_svg_without_ids(motif: str, side: str) -> None:
    drawn = picture(motif, 7, side)
    assert not re.search(r'\bid="|url\(#|NaN|inf', drawn)
    assert drawn == picture(motif, 7, side), "a picture never changes"
    assert len(list(ElementTree.fromstring(f"<svg>{drawn}</svg>").iter())) > 12


def test_a_motif_that_nobody_has_drawn_is_refused() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        picture("unicorn", 1, "british")


def test_a_long_text_lowers_the_picture_and_too_long_a_one_is_refused() -> None:
    boxes = (Box("1", "British", "british"), Box("2", "German", "german"), Box("2", "units", ""))
    terrain = replace(RIFLEMEN, kind="terrain", value="", boxes=boxes)
    assert layout_of(terrain).picture == PICTURE_HIGH
    assert layout_of(replace(terrain, text="word " * 40)).picture < PICTURE_HIGH
    with pytest.raises(ValueError, match="1102 is too long"):
        layout_of(replace(terrain, text="word " * 200))


def test_no_line_breaks_before_a_bonus_or_a_french_colon() -> None:
    """A hard space holds `a +1` and `Pont :` together."""
    for lang, card in CARDS:
        for line in layout_of(card).setting.lines:
            assert not re.match(r"[+−]\d|[;:!?»]", line), (lang, card.number, line)


def test_a_card_takes_the_colours_of_the_page() -> None:
    assert "var(--paper2)" in draw_card(RIFLEMEN) and "var(--over)" in draw_card(RIFLEMEN)


def test_heroic_cards_have_gilt_on_both_sides() -> None:
    assert "#D9A441" in card_face(replace(RIFLEMEN, heroic=True)) and "#D9A441" not in card_face(RIFLEMEN)
    assert "#D9A441" in card_back("british", True) and "#D9A441" not in card_back("british")


def test_a_sheet_holds_every_card_and_the_backs() -> None:
    sheet = draw_sheet("Cards", "two", [RIFLEMEN, RIFLEMEN], ["british"], "dark")
    root = ElementTree.fromstring(sheet)
    classes = [one.get("class") for one in root.iter() if one.get("class", "").startswith("card-")]
    assert classes.count("card-face") == 2 and classes.count("card-back") == 2
    assert "--paper2:#232C31" in sheet
