"""[P1] [P4] [P4.1] [P4.2] [P5.4] [I.C] [I.C.1] Weapon effectiveness, target types, hills, ranges by night."""

import pytest

from bridgehead.games.airborne.combat.firepower import (
    WHOLE,
    armoured_target,
    direct_strength,
    indirect_strength,
    reach,
    volley,
)
from bridgehead.games.airborne.printed.components import CLASSES, KINDS, TYPES
from bridgehead.games.airborne.state import DISPERSED
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, Field, h

LONG = ["." * 36] * 5


def strength(kind: str, away: int, armoured: bool, **more: object) -> float:
    """A unit's strength in direct fire over so many hexes."""
    field = Field(defender={"C01": kind}, grid=LONG, **more)  # type: ignore[arg-type]
    return direct_strength(field.g, field.unit(kind), h(f"C{1 + away:02d}"), armoured) / WHOLE


@pytest.mark.parametrize(
    ("key", "factors"),
    [
        ("airborne-platoon-american", "4 I 2 8 1"), ("parachute-platoon-german", "3 I 2 8 1"), ("stick-british",
        "1 I 2 2 1"), (RIFLES, "3 I 2 8 1"), (GUARDS, "2 I 2 5 1"), ("engineer-platoon-british-44", "3 I 2 10 1"),
        ("81mm-mortar", "3 M 12 3 1"), ("75mm-how", "20 (H) 28 2 0"), ("88mm-at", "20 A 20 1 0"), ("20mm-aa",
        "4 H 10 1 0"), ("20mm-4-aa", "14 H 10 1 0"), ("pzkw-iv-h", "14 A 8 8 8"), ("stug-iii-g", "12 A 8 9 8"),
        ("wagon", "0 - 0 1 3"), ("truck-german", "0 - 0 1 12"), ("fort-40", "0 - 0 40 0"), ("6pdr-at", "9 A 5 2 0"),
        ("bren", "2 I 2 2 10"), ],
)  # fmt: skip
def test_the_counters_bear_their_factors(key: str, factors: str) -> None:
    """[P1] Attack, class, range, defence, movement."""
    one = next(kind for kind in TYPES if kind.key == key)
    assert f"{one.attack} {CLASSES[one.weapon]} {one.reach} {one.defence} {one.move}" == factors
    assert 0 <= one.kind < len(KINDS)


@pytest.mark.parametrize(
    ("kind", "away", "armoured", "wanted"),
    [
        (RIFLES, 2, True, 0), (RIFLES, 2, False, 3), (RIFLES, 3, False, 1.5), (RIFLES, 4, False, 1.5),
        ("75mm-at", 3, True, 26), ("75mm-at", 4, True, 13), ("75mm-at", 3, False, 6.5),
        ("20mm-aa", 6, True, 4), ("20mm-aa", 7, True, 2), ("20mm-aa", 10, False, 4),
        ("75mm-how", 6, True, 20), ("75mm-how", 7, True, 10), ("75mm-how", 20, False, 20),
        ("81mm-mortar", 3, True, 1.5), ("81mm-mortar", 3, False, 3), ("wagon", 1, False, 0),
    ],
)  # fmt: skip
def test_every_line_of_the_weapon_effectiveness_chart(kind: str, away: int, armoured: bool, wanted: float) -> None:
    """[P4.1] Class by target and range."""
    assert strength(kind, away, armoured) == wanted


@pytest.mark.parametrize(("armoured", "wanted"), [(True, 10), (False, 20)])
def test_indirect_fire_counts_half_against_armour(armoured: bool, wanted: float) -> None:
    """[P4.1] At any range."""
    field = Field(defender={"C01": "75mm-how"}, grid=LONG)
    assert indirect_strength(field.g, field.unit("75mm-how"), armoured) / WHOLE == wanted


@pytest.mark.parametrize(
    ("kind", "day", "night"),
    [(RIFLES, 4, 2), (GUARDS, 2, 1), ("smg-platoon-german-west", 1, 0), ("20mm-aa", 10, 5), ("57mm-at-american", 5, 2)],
)
def test_ranges_are_halved_at_night(kind: str, day: int, night: int) -> None:
    """[I.C.1] [I.C] Rounded down, when the scenario says that it is night."""
    assert reach(Field(defender={"C01": kind}).g, 0) == day
    assert reach(Field(defender={"C01": kind}, night=True).g, 0) == night


def test_range_one_stays_with_the_option() -> None:
    """[I.C.1] The friendlier reading."""
    field = Field(defender={"C01": "smg-platoon-german-west"}, night=True, options={"night-range": "at-least-1"})
    assert reach(field.g, 0) == 1


def test_night_has_its_turns() -> None:
    """[I.C] From the fourth to the sixth turn only."""
    field = Field(defender={"C01": RIFLES}, night=[4, 6])
    found = []
    for turn in range(1, 9):
        field.g.turn = turn
        found.append(field.g.night())
    assert found == [False] * 3 + [True] * 3 + [False] * 2


def test_units_in_a_town_are_armoured() -> None:
    """[P4.2] Even riflemen."""
    field = Field(defender={"E05": RIFLES}, grid=["t" * 12] * 9)
    assert armoured_target(field.g, [field.unit(RIFLES)], h("E05"))


def test_a_fort_is_armoured() -> None:
    """[P4.2] [P10.5] Whatever is inside."""
    field = Field(defender={"E05": "fort-40 20mm-aa"})
    assert armoured_target(field.g, [field.unit("fort-40")], h("E05"))


def test_a_mixed_stack_is_what_most_of_it_is() -> None:
    """[P4.2] Two half-tracks and a platoon are armoured; the other way round they are not."""
    field = Field(defender={"E05": f"sdkfz-251-west sdkfz-251-west {RIFLES} {RIFLES}"})
    tracks = [field.unit("sdkfz-251-west-1"), field.unit("sdkfz-251-west-2")]
    rifles = [field.unit(f"{RIFLES}-1"), field.unit(f"{RIFLES}-2")]
    assert armoured_target(field.g, [*tracks, rifles[0]], h("E05"))
    assert not armoured_target(field.g, [tracks[0], *rifles], h("E05"))


def test_a_tie_counts_as_what_is_worse_for_the_attacker() -> None:
    """[P4.2] Small arms find armour, an anti-tank gun finds men."""
    field = Field({"E04": f"{PLATOON} 6pdr-at"}, {"E05": f"sdkfz-251-west {RIFLES}"})
    targets = [field.unit("sdkfz-251-west"), field.unit(RIFLES)]
    assert volley(field.g, [field.unit(PLATOON)], targets, h("E05")) == 0
    assert volley(field.g, [field.unit("6pdr-at")], targets, h("E05")) == 9 * WHOLE // 2


@pytest.mark.parametrize(
    ("row", "firer", "target", "wanted"),
    [
        ("../^^/......", 1, 3, 2), ("../^^/......", 2, 3, 2), ("../^^/......", 3, 4, 2), ("../^^/......", 4, 5, 4),
        ("..//^/......", 3, 4, 4), ("..//^/......", 4, 3, 4), ("...//^......", 6, 4, 2), ("............", 4, 5, 4),
    ],
)  # fmt: skip
def test_fire_into_hills_is_halved(row: str, firer: int, target: int, wanted: int) -> None:
    """[P5.4] Not from hilltop to hilltop, nor at a slope from the next hex at the same height or above."""
    field = Field({f"E{firer:02d}": PLATOON}, {f"E{target:02d}": RIFLES}, grid=[row] * 9)
    found = direct_strength(field.g, field.unit(PLATOON), h(f"E{target:02d}"), False)
    assert found == wanted * WHOLE and not field.has(RIFLES, DISPERSED)
