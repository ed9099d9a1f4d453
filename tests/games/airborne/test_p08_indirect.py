"""[P8.2] Indirect fire, ordered a turn ahead."""

import pytest

from bridgehead.games.airborne import sequence
from bridgehead.games.airborne.components import hex_name
from bridgehead.games.airborne.indirect_fire import indirect_fire, order_targets
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import DISPERSED, FIRED, SEEN_FIRING
from bridgehead.games.airborne.tables import SCATTER
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, Field, h

MORTAR = "81mm-mortar"
HOWITZER = "75mm-how"
LONG = ["." * 36] * 5


def barrage(defender: dict[str, str], target: str, dice: list[int], airborne: dict[str, str], **more: object) -> Field:
    """Batteries that have their orders; the fire comes down."""
    field = Field(airborne, defender, dice=dice, **more)  # type: ignore[arg-type]
    field.g.acting = 1
    for unit in field.g.battle.batteries[1]:
        field.g.order[unit] = h(target)
    indirect_fire(field.g)
    return field


def test_orders_are_written_at_the_end_of_combat_and_kept_secret() -> None:
    """[P8.2] Only their writer is told, and sees the mark."""
    field = Field({"E05": PLATOON}, {"E01": MORTAR})
    field.play("order:81mm-mortar-1", "on-hex:E05", acting=1, phase=sequence.ORDERS)
    assert field.g.order[field.unit(MORTAR)] == h("E05")
    assert [event.audience for event in field.log if event.kind == "order"] == [1]
    seen = [[mark.mark for mark in RULES.view(field.g, seat).marks if mark.mark == "order"] for seat in (0, 1, -1)]
    assert seen == [[], ["order"], []]


def test_the_strength_is_shared_and_each_counter_has_its_die() -> None:
    """[P8.2] A howitzer (20) on two platoons: 10 against 8 each is 1-1."""
    field = barrage({"E01": HOWITZER, "E11": GUARDS}, "E12", [2, 6], {"E12": f"{PLATOON} {PLATOON}"})
    assert [args[3] for args in field.told("indirect")] == ["1-1", "1-1"]
    assert field.has(f"{PLATOON}-1", DISPERSED) and not field.has(f"{PLATOON}-2", DISPERSED)
    assert field.has(HOWITZER, FIRED)


def test_batteries_on_the_same_hex_fire_together() -> None:
    """[P8.2] Two mortars, 6 against 8: 1-2."""
    field = barrage({"E01": f"{MORTAR} {MORTAR}"}, "E06", [6], {"E06": PLATOON})
    assert [args[3] for args in field.told("indirect")] == ["1-2"]


def test_towns_halve_it_hills_do_not() -> None:
    """[P8.2] [P4.1] Armoured in a town."""
    town = barrage({"C01": HOWITZER, "C11": RIFLES}, "C12", [6], {"C12": PLATOON}, grid=["...........t"] * 9)
    assert town.told("indirect")[0][3:5] == ("1-1", (("town", 1),))
    hill = barrage({"C01": HOWITZER, "C11": RIFLES}, "C12", [6], {"C12": PLATOON}, grid=["...........^"] * 9)
    assert hill.told("indirect")[0][3:5] == ("2-1", ())


@pytest.mark.parametrize(
    ("die", "code"), [(1, "on"), (2, "on"), (3, "scatter"), (4, "scatter"), (5, "scatter"), (6, "-")]
)
def test_every_die_of_the_scatter_chart(die: int, code: str) -> None:
    """[P8.2] When nobody spots any more."""
    assert SCATTER.result(0, die) == code


def test_unobserved_fire_scatters_to_a_neighbour() -> None:
    """[P8.2] A 4, and a 2: one hex to the east, where nobody is."""
    field = barrage({"C01": MORTAR}, "C10", [4, 2], {"C10": PLATOON}, grid=["....f......."] * 9)
    assert field.told("scatter") == [(h("C11"), "scatter-lands")] and field.told("indirect") == []


def test_howitzers_have_a_least_range() -> None:
    """[P8.2] More than a quarter of 28: not at seven hexes, but at eight."""
    field = Field({"C08": PLATOON, "C09": PLATOON}, {"C01": HOWITZER}, grid=LONG)
    found = [hex_name(place) for place in order_targets(field.g, field.unit(HOWITZER))]
    assert "C08" not in found and "C09" in found


def test_orders_need_somebody_who_sees_the_hex() -> None:
    """[P8.2] [P9.2] Woods from the next hex, or when somebody fired there."""
    woods = ["....f......."] * 9
    field = Field({"E05": PLATOON}, {"E01": MORTAR}, grid=woods)
    assert h("E05") not in order_targets(field.g, field.unit(MORTAR))
    field.g.marks[field.unit(PLATOON)] |= SEEN_FIRING
    assert h("E05") in order_targets(field.g, field.unit(MORTAR))


def test_a_battery_that_moves_or_is_dispersed_does_not_fire_its_order() -> None:
    """[P8.2] The order lapses."""
    field = Field({"E06": PLATOON}, {"E01": MORTAR})
    field.g.acting = 1
    field.g.order[field.unit(MORTAR)] = h("E06")
    field.g.marks[field.unit(MORTAR)] |= DISPERSED
    indirect_fire(field.g)
    assert field.told("barrage") == []
    field.g.marks[field.unit(MORTAR)] = 0
    field.g.order[field.unit(MORTAR)] = h("E06")
    field.play("move:81mm-mortar-1", "go:E02", phase=sequence.FOOT)
    assert field.g.order[field.unit(MORTAR)] == -1


def test_a_share_is_not_rounded_before_the_odds_are_taken() -> None:
    """[P8.2] [P3.1] A howitzer (20), halved by the town, on three engineer platoons (10 each): 10 to 30 is 1-3."""
    engineers = " ".join(["engineer-platoon-british-44"] * 3)
    field = barrage({"E01": HOWITZER, "E11": GUARDS}, "E12", [6] * 3, {"E12": engineers}, grid=["...........t"] * 9)
    assert [args[3] for args in field.told("indirect")] == ["1-3"] * 3
