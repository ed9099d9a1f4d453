"""What the table shows: counters, bridges as they grow and fall, tracks."""

import pytest

from bridgehead.games.remagen.board.bridges import fall
from bridgehead.games.remagen.printed.components import TABLES
from bridgehead.games.remagen.printed.ground import BRIDGE_ROW, CROSSING_RIVER
from bridgehead.games.remagen.rulebook import RULES
from tests.games.remagen.positions import GAME, Field, sector

ROW_B = 1


def marks(field: Field) -> dict[str, str]:
    """The marks by the name of the sector they lie on."""
    seen = RULES.view(field.g, -1)
    return {RULES.name("space", one.space): one.mark for one in seen.marks}


@pytest.mark.parametrize(
    ("labour", "west", "east"),
    [
        (1, "pontoon-0", "pontoon-0"),
        (10, "pontoon-2", "pontoon-0"),
        (15, "pontoon-4", "pontoon-0"),
        (29, "pontoon-4", "pontoon-3"),
    ],
)
def test_a_pontoon_bridge_grows_from_the_west(labour: int, west: str, east: str) -> None:
    """[8.2] Four boats in each river sector, as many laid as labour units allow."""
    field = Field()
    field.g.labour[ROW_B] = labour
    assert (marks(field)["B9"], marks(field)["B10"]) == (west, east)


def test_a_complete_bridge_and_a_damaged_one() -> None:
    """[8.3] [8.4] A shelled bridge stays usable."""
    field = Field()
    field.g.labour[ROW_B] = 30
    field.g.finished[ROW_B] = 1
    assert marks(field)["B9"] == "pontoon-bridge"
    field.g.labour[ROW_B] = 12
    assert marks(field)["B9"] == "pontoon-damaged"


def test_the_railway_bridge_goes_from_the_board() -> None:
    """[6.2] Its two sectors say so."""
    field = Field()
    assert marks(field)["I8"] == "railway-bridge"
    fall(field.g, BRIDGE_ROW)
    assert {marks(field)[name] for name in ("I8", "I9")} == {"bridge-gone"}


def test_tracks_tell_nights_the_fate_of_the_bridge_quota_and_labour() -> None:
    """[10.1] [6.1] [3.4] [8.2] Everything that a player would keep on paper."""
    field = Field(turn=4, night="yes")
    field.g.labour[ROW_B] = 17
    field.g.quota = 25
    tracks = {one.track: one for one in RULES.view(field.g, -1).tracks}
    notes = tracks["turn"].notes
    assert [turn for turn, note in notes if note == "night"] == [3, 6, 9, 12, 15]
    assert [note for turn, note in notes if turn == 7 and note != "night"] == ["bridge-odds-4"]
    assert tracks["quota"].value == 25
    assert (tracks["labour-B"].value, tracks["labour-B"].most) == (17, 30)


def test_a_counter_shows_value_movement_and_what_it_carries() -> None:
    """[1.2] [4.13] A truck with infantry aboard."""
    from bridgehead.games.remagen.state import load, take

    field = Field()
    truck, men = field.us("truck", "O3"), field.us("infantry", "O3")
    take(field.g, men)
    load(field.g, men, truck)
    pieces = {one.piece: one for one in RULES.view(field.g, -1).pieces}
    assert pieces[truck].factors == ["1", "4"]
    assert pieces[men].under == truck and pieces[men].space == sector("O3")


def test_river_sectors_of_the_named_site() -> None:
    """[8.1] B8 to B11 of the notes: B9 and B10 are the river."""
    assert [RULES.name("space", one) for one in CROSSING_RIVER[ROW_B]] == ["B9", "B10"]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_result_of_the_combat_chart_has_words(locale: str) -> None:
    """[9.7] The log says them, and the odds explain their codes with them."""
    words = GAME.words(locale)
    for code in {cell for row in TABLES["combat"].cells for cell in row}:
        assert words.has(f"result-{code}"), code
