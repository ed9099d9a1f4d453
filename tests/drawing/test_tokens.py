"""The colours keep the contrasts that the style asks for."""

from __future__ import annotations

import pytest

from bridgehead.drawing.sheet.tokens import DARK, LIGHT


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_both_themes_have_the_same_tokens() -> None:
    assert list(LIGHT) == list(DARK)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("ink", "paper", 7.0),
        ("ink2", "paper2", 4.5),
        ("over", "paper2", 4.5),
        ("over", "m1", 4.5),
        ("over", "built", 4.5),
        ("over2", "paper2", 4.5),
        ("enemy", "m1", 4.5),
        ("brI", "br", 4.5),
        ("usI", "us", 4.5),
        ("deI", "de", 4.5),
        ("litD", "m1", 4.5),
        ("sel", "m1", 4.5),
        ("dan", "m1", 3.0),
        ("shore", "water", 3.0),
    ],
)
def test_print_is_legible(tokens: dict[str, str], ink: str, ground: str, least: float) -> None:
    assert contrast(tokens[ink], tokens[ground]) >= least
