"""Views, events and odds as lines."""

from fractions import Fraction

import pytest

from bridgehead import registry
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.engine.state import Event
from bridgehead.engine.view import CardView, MarkView, PieceView, TrackView, View, ZoneView
from bridgehead.showing.boards import board_of
from bridgehead.showing.lines import bar, odds_lines, percent, places, view_lines
from bridgehead.showing.said import event_line, open_line
from bridgehead.showing.skin import skin
from bridgehead.terminal.map import draw_map
from tests.engine.tower.rulebook import GAME as TOWER
from tests.engine.toy.rulebook import GAME

WORDS = GAME.words("en")


def test_an_event_is_told_behind_its_paragraph() -> None:
    assert event_line(WORDS, Event("played", (0, 9, 4, 13))) == "[1.1] Left plays 9, rolls 4: 13."
    assert open_line(WORDS, Event("played", (0, 9, 4, 13), 1)) == "(Right) [1.1] Left plays 9, rolls 4: 13."
    assert event_line(WORDS, Event("die", ("bonus", 6, 4))) == "bonus: 4 of 6."


def test_pieces_stand_by_space_and_side_and_riders_behind_their_carrier() -> None:
    carrier = PieceView(7, "tank", "tank", "left", space=2, factors=["8", "6"])
    rider = PieceView(3, "squad", "infantry", "left", space=2, under=7, marks=["suppressed"])
    other = PieceView(4, "gun", "gun", "right", space=2)
    (place,) = places(WORDS, View(0, 1, "", 0, [rider, other, carrier]))
    assert place.sides == [("left", [carrier, rider]), ("right", [other])]


def test_places_stand_in_the_order_of_their_names_and_numbers() -> None:
    view = View(0, 1, "", 0, marks=[MarkView(space, "wreck") for space in (11, 8, 104)])
    assert [place.name for place in places(WORDS, view)] == ["8", "11", "104"]


def test_a_view_names_everything_that_it_holds() -> None:
    view = View(
        seat=0,
        turn=4,
        phase="fire",
        active=0,
        pieces=[
            PieceView(1, "squad", "infantry", "left", space=5, factors=["3", "4"], marks=["suppressed"]),
            PieceView(2, "", "", "right", space=5, hidden=True),
            PieceView(3, "piat", "gun", "left", zone="glider-1"),
        ],
        marks=[MarkView(6, "wreck", value="2")],
        zones=[ZoneView("pool", 9)],
        tracks=[TrackView("victory", 12, 66, notes=[(10, "past"), (57, "marginal")])],
        cards=[CardView(-1, "hand", 0)],
        facts={"weather": "fog"},
    )
    told = "\n".join(view_lines(WORDS, view))
    expected = ["Turn 4 · fire (Left)", "squad 3-4 (suppressed)", "face-down counter", "piat", "wreck 2", "pool: 9"]
    for text in [*expected, "victory: 12 / 66 (57 marginal)", "face-down card", "weather: fog"]:
        assert text in told
    assert "past" not in told


def test_facings_storeys_and_shapes_are_told() -> None:
    """A gun in a tower that has climbed and turned, and one shape of every kind."""
    match = TOWER.match("night", seed=1)
    for option in (("climb", 0), ("turn", 3)):
        match.take(option)
    told = "\n".join(view_lines(TOWER.words("en"), match.view(0)))
    for text in ("gun 6-0 (facing 210°, level 1)", "raid expected from the right, round 3", "noise heard 2 times"):
        assert text in told
    for text in ("Wind: to 120°, strong", "lane of fire → C04", "C04: watched", "B02: wire, lane"):
        assert text in told
    board = board_of(TOWER, match.setup)
    assert board is not None
    drawn = draw_map(board, match.view(0), lambda space: "", {}, "").picture.plain
    assert "3*" in drawn


def test_a_modifier_that_is_no_sum_is_a_number_without_a_sign() -> None:
    """As in the browser: `facts` of the game's skin names them."""
    game = registry.game("remagen")
    facts = skin(game).facts
    assert "dice" in facts
    modifiers = [Modifier("dice", 3, "7.1"), Modifier("bazooka", 1, "7.1")]
    lines = odds_lines(game.words("en"), Odds("fire", "3", modifiers, [("0 hits", Fraction(1))], "7.1"), facts)
    assert lines[1].startswith("  3 ") and lines[2].startswith("  +1 ")


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 300), "< 1 %"),
        (Fraction(1, 3), "33 %"),
        (Fraction(299, 300), "> 99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_a_chance_is_never_rounded_to_what_it_is_not(share: Fraction, said: str) -> None:
    assert percent(share) == said
    assert (bar(share).strip() == "") == (share == 0)
    assert len(bar(share)) == 20
