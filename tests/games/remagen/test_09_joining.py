"""Chapter 9: battles that touch may be fought as one."""

import pytest

from bridgehead.games.remagen.rulebook import RULES
from bridgehead.games.remagen.staff.judge import judge
from bridgehead.games.remagen.staff.manners import RemagenManner
from tests.games.remagen.positions import Field, sector

Pieces = list[tuple[str, str, int]]
LINE: Pieces = [("infantry", "N3", 2), ("infantry", "N4", 6), ("infantry", "N6", 2)]
TWO: Pieces = [("infantry", "O4", 3), ("infantry", "O5", 3)]


def line(americans: Pieces, germans: Pieces, dice: list[int]) -> Field:
    """Two lines against each other on the open ground west of Kripp, fire over."""
    field = Field("front", dice=dice)
    for kind, where, count in americans:
        field.us(kind, where, count)
    for kind, where, count in germans:
        field.de(kind, where, count)
    field.us("infantry", "A6")
    return field.no_reserves().begin()


def test_two_battles_of_one_line_may_be_fought_as_one() -> None:
    """[9.2] N3 can only name O4, N6 only O5: all ten trays together against both sectors must be asked for."""
    field = line(LINE, TWO, [5])
    field.play("against:O4")
    assert field.choice.prompt == "together" and field.options() == ["together:O4", "divided"]
    odds = RULES.odds(field.now, field.choice, field.choice.options[0])
    assert odds is not None and [one.value for one in odds.modifiers] == [10, 6]
    field.play("together:O4")
    assert field.told("united") == [(sector("O4"), sector("O5"))]
    assert field.options() == ["resolve:O5"]
    field.play("resolve:O5")
    assert field.told("battle")[0][1:3] == (10, 6)


def test_the_attacker_divides_the_front_if_he_likes() -> None:
    """[9.2] Eight trays against O4, two against O5."""
    field = line(LINE, TWO, [])
    field.play("against:O4", "divided")
    assert field.options() == ["resolve:O4", "resolve:O5"]


def test_what_naming_can_say_is_not_asked() -> None:
    """[9.2] Whoever wanted one battle of N4 and N6 against both had only to name O5 twice."""
    field = line(LINE[1:], TWO, [])
    field.play("against:O4")
    assert field.choice.prompt == "battle"


def test_the_attacker_says_with_which_of_two_battles() -> None:
    """[9.2] The battle for N4 touches both others: first one joins it, then the other may."""
    americans: Pieces = [("infantry", where, 2) for where in ("M4", "O2", "O3", "O5", "O6")]
    field = line(americans, [("infantry", where, 2) for where in ("N4", "P3", "P5")], [])
    field.play("against:N4", "against:N4")
    assert field.options() == ["together:N4", "divided"]
    field.play("together:N4")
    assert field.choice.about == (sector("N4"),)
    assert field.choice.prompt == "partner" and field.options() == ["with:P3", "with:P5"]
    field.play("with:P3")
    assert field.options() == ["together:P3", "divided"]
    field.play("together:P3")
    assert field.options() == ["resolve:P5"]


@pytest.mark.parametrize(("overrun", "other"), [("O3", "O5"), ("O5", "O3")])
@pytest.mark.parametrize(("neighbour", "asked"), [("medium-tank", False), ("infantry", True)])
def test_no_automatic_victory_is_undone(overrun: str, other: str, neighbour: str, asked: bool) -> None:
    """[9.2] [9.6] Thirteen to one was declared: with a tank among the defenders it would be none, with a tray it is."""
    field = Field("move")
    field.us("medium-tank", "N3")
    field.us("infantry", "N4")
    field.us("medium-tank", "N5")
    field.us("infantry", "A6")
    field.de("infantry", overrun)
    field.de(neighbour, other)
    field.no_reserves().begin()
    field.play(f"overrun:{overrun}", "end-moves", "end-fire", f"against:{overrun}")  # N4, whom the tank can spare
    assert (field.choice.prompt == "together") == asked
    if asked:
        field.play("together:O3", "resolve:O5")
        assert field.results() == ["D ELIM"]


def test_no_automatic_victory_is_undone_by_and_by() -> None:
    """[9.2] [9.6] 24 to 2 when M2 and O4 are fought as one; the tank of P6 would be too much for them together too."""
    field = Field("move")
    field.us("heavy-tank", "N3")
    for where in ("P5", "Q7"):
        field.us("light-tank", where)
    for where in ("M2", "O4"):
        field.de("infantry", where)
    field.de("medium-tank", "P6")
    field.no_reserves().play("overrun:M2", "end-moves", "end-fire", "against:O4", "together:M2")
    assert field.options() == ["resolve:O4", "resolve:P6"]


def test_the_staff_weighs_both_ways() -> None:
    """[9.2] Two trays that would attack a tank at 1-6 are worth more in one battle with their neighbours."""
    field = line(LINE, [("infantry", "O4", 6), ("medium-tank", "O5", 1)], [])
    field.play("against:O4")
    assert field.choice.prompt == "together"
    together, divided = judge(field.now, field.choice, RemagenManner())
    assert divided == 0.0 and together != divided


def test_battles_whose_enemies_do_not_touch_stay_apart() -> None:
    """[9.2] O2 and O3 stand side by side, but neither beside the other's enemy."""
    field = line([("infantry", "O2", 2), ("infantry", "O3", 2)], [("infantry", "N1", 2), ("infantry", "N4", 2)], [])
    assert field.choice.prompt == "battle" and field.options() == ["resolve:N1", "resolve:N4"]
