"""Chapter 10: suppression and its removal."""

import pytest

from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    SUPPRESSION_REMOVAL,
)
from tests.games.pegasus.positions import Battle


def rally(unit: str, die: int, *leaders: str) -> bool:
    """Whether a suppressed unit recovers."""
    battle = Battle(SUPPRESSION_REMOVAL, {unit: "E1", **dict.fromkeys(leaders, "E1")}, [die]).suppress(unit).begin()
    assert battle.used() == 1
    return not battle.suppressed(unit)


def highest(unit: str, *leaders: str) -> int:
    """The highest die that lets a unit recover."""
    return max(die for die in range(1, 7) if rally(unit, die, *leaders))


@pytest.mark.parametrize(
    ("unit", "most"),
    [("wood-platoon", 4), ("para-1", 4), ("garrison-1", 2), ("platoon-1", 3), ("hickman", 2), ("schmidt", 2)],
)
def test_what_is_needed_to_recover(unit: str, most: int) -> None:
    """[10] [10.1] [10.1.1] [10.1.4] [10.1.5] [10.1.6] British 1 to 4, reinforcements 1 to 3, the garrison and German
    leaders 1 and 2.
    """
    assert highest(unit) == most
    assert not rally(unit, most + 1)


@pytest.mark.parametrize(
    ("unit", "leaders", "most"),
    [
        ("wood-platoon", ["wood"], 5),
        ("wood-platoon", ["howard"], 5),
        ("wood-platoon", ["wood", "howard"], 5),
        ("wood-platoon", ["fox"], 4),
        ("sappers-1", ["neilson"], 5),
        ("wood-a", ["wood"], 5),
    ],
)
def test_british_leaders_rally_their_own(unit: str, leaders: list[str], most: int) -> None:
    """[10.1.2] [11.0.2] One off the die, once (ruling 2)."""
    assert highest(unit, *leaders) == most


@pytest.mark.parametrize(
    ("unit", "leader", "most"),
    [
        ("garrison-1", "hickman", 3),
        ("garrison-1", "schmidt", 3),
        ("platoon-1", "hickman", 3),
        ("platoon-1", "schmidt", 4),
        ("hickman", "schmidt", 3),
        ("schmidt", "hickman", 2),
    ],
)
def test_german_leaders_rally_their_own(unit: str, leader: str, most: int) -> None:
    """[10.1.3] [11.0.2] Hickman the garrison, Schmidt all Germans."""
    assert highest(unit, leader) == most


def test_every_suppressed_unit_rolls_by_itself() -> None:
    """[3.B] [10.1.1] Three units, three dice."""
    pieces = {"wood-platoon": "E1", "fox-platoon": "E1", "garrison-1": "PIL", "smith-platoon": "E1"}
    battle = Battle(SUPPRESSION_REMOVAL, pieces, [5, 1, 1]).suppress("wood-platoon", "fox-platoon", "garrison-1")
    battle.begin()
    assert battle.used() == 3
    assert [battle.suppressed(name) for name in ("fox-platoon", "wood-platoon", "garrison-1")] == [True, False, False]


def test_suppressed_units_do_not_move() -> None:
    """[10.0.1] On either side."""
    pieces = {"wood-platoon": "E1", "fox-platoon": "E1"}
    assert Battle(BRITISH_MOVEMENT, pieces).suppress("wood-platoon").targets("move") == ["fox-platoon"]
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": "RA3", "wood-platoon": "RB"}).suppress("garrison-1").begin()
    assert battle.where("garrison-1") == "RA3"


def test_suppressed_units_do_not_fire_at_passers() -> None:
    """[10.0.2] No question is asked."""
    battle = Battle(GERMAN_MOVEMENT, {"garrison-1": "RA3", "wood-platoon": "RB"}).suppress("wood-platoon").begin()
    assert battle.choice is None


def test_suppressed_units_do_not_fire() -> None:
    """[10.0.3] On either side."""
    pieces = {"wood-platoon": "E1", "garrison-1": "PIL"}
    assert Battle(BRITISH_FIRE, pieces).suppress("wood-platoon").offers() == []
    assert Battle(GERMAN_FIRE, pieces).suppress("garrison-1").begin().rolled() == []


def test_a_leader_alone_is_suppressed_and_recovers_by_himself() -> None:
    """[10] [10.1.4] Hickman is fired at (5-8, 4 in the open: S with the +1 of the glider infantry) and needs a 2."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "hickman": "E1"}, [1, 3])
    battle.answer("fire:wood-platoon", "target:hickman")
    assert battle.suppressed("hickman")
    battle.jump(SUPPRESSION_REMOVAL)
    assert battle.suppressed("hickman")
