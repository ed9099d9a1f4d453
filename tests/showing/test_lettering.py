"""The words on a drawn map in another language."""

from functools import cache

import pytest

from bridgehead import registry
from bridgehead.showing.boards import lettered, picture, printed_board

AIRBORNE = registry.game("airborne")


@cache
def drawn(lang: str) -> str:
    return picture(AIRBORNE, printed_board(AIRBORNE, "benouville"), lang, "light")


def test_places_whose_names_are_words_are_named_in_the_language_of_the_map() -> None:
    assert ">Canal bridge<" in drawn("en") and ">River bridge<" in drawn("en")
    assert ">Pont du canal<" in drawn("fr") and ">Pont de l’Orne<" in drawn("fr")
    assert "Canal bridge<" not in drawn("fr") and "River bridge<" not in drawn("fr")


def test_proper_names_stay() -> None:
    for name in ("Bénouville", "Ranville", "Le Port"):
        assert f">{name}<" in drawn("fr"), name


@pytest.mark.parametrize("board", ["corinth", "heraklion", "maleme"])
def test_a_sea_has_the_name_that_it_has_in_the_language(board: str) -> None:
    names = [lettered(AIRBORNE, printed_board(AIRBORNE, board), lang)["water"] for lang in ("en", "fr")]
    assert names[0] != names[1]


def test_a_river_that_is_lettered_on_the_map_has_its_name_in_the_language() -> None:
    remagen = registry.game("remagen")
    drawn = {lang: picture(remagen, printed_board(remagen, "board"), lang, "light") for lang in ("en", "fr")}
    assert ">Rhine<" in drawn["en"] and ">Rhin<" in drawn["fr"] and ">Rhine<" not in drawn["fr"]
    assert "Pont Ludendorff" in drawn["fr"] and ">Erpel<" in drawn["fr"]
