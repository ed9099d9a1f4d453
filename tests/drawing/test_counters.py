"""Counters, dice and markers."""

from __future__ import annotations

import pytest

from bridgehead.drawing import CounterSpec, draw_counter
from bridgehead.drawing.pieces.counters import FACES, PICTURES, SYMBOLS
from bridgehead.drawing.pieces.dice import MARKERS, die, marker
from bridgehead.drawing.pieces.squads import MEN, TABS, WEAPONS
from bridgehead.drawing.pieces.symbols import MARKS
from bridgehead.games.airborne.printed.components import TYPES
from bridgehead.showing.counters import draw
from tests.drawing.conftest import SVG, of_class, root


def test_every_symbol_is_drawn_and_differs_from_the_others() -> None:
    kinds = sorted(SYMBOLS)
    drawn = [draw_counter(CounterSpec("br", kind, "platoon")) for kind in kinds]
    assert len({_body(svg) for svg in drawn}) == len(kinds)
    plates = [draw_counter(CounterSpec("br", kind, "weapon")) for kind in WEAPONS]
    assert len({_body(svg) for svg in plates} - {_body(svg) for svg in drawn}) == len(WEAPONS)
    for svg in drawn:
        assert root(svg).get("role") == "img"


def test_every_arm_of_airborne_has_a_symbol_of_its_own() -> None:
    """Else it would be drawn as infantry: so aircraft and bunkers once were."""
    assert {kind.symbol for kind in TYPES} <= {*MARKS, *PICTURES}


def _body(svg: str) -> str:
    return svg[svg.index("<defs>") :]


def test_factors_stand_left_and_right() -> None:
    tree = root(draw_counter(CounterSpec("us", "infantry", "platoon", "8", "4")))
    texts = {text.text: float(text.get("x", 0)) for text in tree.iter(f"{SVG}text")}
    assert texts["8"] < 32 < texts["4"]


def test_three_factors_stand_side_by_side() -> None:
    tree = root(draw_counter(CounterSpec("de", "squad", "squad", "4", "7", middle="6")))
    texts = [(float(text.get("x", 0)), text.text) for text in tree.iter(f"{SVG}text")]
    assert [words for _, words in sorted(texts)] == ["4", "6", "7"]


def test_men_are_counted_and_told_apart_by_their_helmets() -> None:
    """Three in a squad, two in a half-squad and in a crew, one hero; a German helmet has a rim."""
    count = {}
    for kind in MEN:
        svg = draw_counter(CounterSpec("br", kind, kind))
        count[kind] = svg.count("M-8.8 13V3.5")
    assert count == {"squad": 3, "half-squad": 2, "crew": 2, "hero": 1, "dummy": 0}
    helmets = [draw_counter(CounterSpec(side, "squad", "squad")).count("2 2.2h-15") for side in ("br", "de")]
    assert helmets == [0, 3]


def test_who_is_broken_shows_one_figure() -> None:
    """His broken morale, of three factors the last, of a leader's the first."""
    for symbol, left, middle, right, shown in (("squad", "4", "4", "6", "6"), ("leader", "7-1", "", "", "7")):
        spec = CounterSpec("de", symbol, symbol, left, right, middle=middle, faces=("broken",))
        assert [text.text for text in root(draw_counter(spec)).iter(f"{SVG}text")] == [shown]


def test_a_destroyed_weapon_is_charred_and_crossed_out_like_a_wreck() -> None:
    """Else it stands on the board as if it could fire, and only its number is gone."""
    faces: list[tuple[str, ...]] = [("destroyed",), ("wrecked",), ()]
    destroyed, wrecked, whole = (_body(draw_counter(CounterSpec("de", "gun-shape", faces=face))) for face in faces)
    assert destroyed == wrecked != whole


def test_at_most_three_tabs_stand_on_a_counter() -> None:
    spec = CounterSpec("de", "squad", "squad", "4", "7", middle="4", faces=tuple(TABS))
    texts = [text.text for text in root(draw_counter(spec)).iter(f"{SVG}text")]
    assert texts == ["4", "4", "7", "DM", "pin", "CX"]


def test_faces_of_a_squad_game_come_from_their_names() -> None:
    """A face's name, as a table asks for it: three factors, a leader's modifier, a weapon's plate."""

    def texts(face: str) -> list[str | None]:
        return [
            text.text for text in root(f"<svg xmlns='http://www.w3.org/2000/svg'>{draw(face)}</svg>").iter(f"{SVG}text")
        ]

    assert texts("de|squad|squad|4-6-7||") == ["4", "6", "7"]
    assert texts("de|leader|leader|9--2||") == ["9-2"]
    assert texts("de|leader|leader|8-0||") == ["8-0"]
    assert texts("de|leader|leader|6-+1||") == ["6+1"]
    assert texts("br|light-mg|weapon|2-8||") == ["2–8"]
    assert texts("us|leader|platoon|8-4||") == ["8", "4"]


@pytest.mark.parametrize("face", FACES)
def test_every_face_changes_the_counter(face: str) -> None:
    plain = CounterSpec("de", "infantry", "squad", "3", "3")
    turned = CounterSpec("de", "infantry", "squad", "3", "3", faces=(face,))
    assert _body(draw_counter(plain)) != _body(draw_counter(turned))


def test_a_hidden_unit_shows_nothing_of_itself() -> None:
    """Secret: what is under the weave must not be in the picture."""
    one = CounterSpec("de", "machine-gun", "section", "5", "0", "Kurz", faces=("hidden",))
    other = CounterSpec("de", "tank", "company", "9", "8", faces=("hidden",))
    assert draw_counter(one) == draw_counter(other)


def test_charges_are_pips() -> None:
    svg = draw_counter(CounterSpec("br", "piat", charges=(2, 3)))
    assert svg.count('r="2.6"') == 3
    assert svg.count('r="2.6" fill="none"') == 1


@pytest.mark.parametrize("side", ["br", "us", "de"])
def test_stripes_and_weave_are_defined_where_used(side: str) -> None:
    for face in ("hidden", "suppressed"):
        svg = draw_counter(CounterSpec(side, "infantry", faces=(face,)), theme="dark")
        used = svg.split("url(#")[1].split(")")[0]
        assert f'id="{used}"' in svg


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        (("fr", "infantry"), "no side 'fr'"),
        (("br", "cavalry"), "no symbol 'cavalry'"),
    ],
)
def test_what_cannot_be_drawn_is_refused(values: tuple[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        CounterSpec(*values)
    with pytest.raises(ValueError, match="no face 'asleep'"):
        CounterSpec("br", "infantry", faces=("asleep",))


@pytest.mark.parametrize("number", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows(number: int) -> None:
    assert die(0, 0, number).count("<circle") == number


def test_markers_are_round_and_different() -> None:
    drawn = [marker(kind, 0, 0) for kind in MARKERS]
    assert len(set(drawn)) == len(MARKERS)
    tree = root(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</svg>')
    assert len(of_class(tree, "marker")) == len(MARKERS)
