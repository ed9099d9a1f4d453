"""[T13.12] The berserk."""

from __future__ import annotations

from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, MOVED
from bridgehead.games.coupdemain.moving.charge import calm_down
from bridgehead.games.coupdemain.moving.movement import move_options, under_way
from bridgehead.games.coupdemain.printed.tables import WATCH_CLOSE, WATCH_HOLD
from tests.games.coupdemain.field import Field, go_on


def berserk(british: list[str], german: list[str], dice: list[int], watch: int = WATCH_HOLD) -> Field:
    """A field whose first British piece is berserk."""
    field = Field(british, german, dice)
    field.g.marks[field.british[0]] |= BERSERK
    field.watch(watch)
    return field


def charge(field: Field, *answers: str) -> list[str]:
    """Play the charge to its end; the Locations that it went to."""
    field.play(go_on(field.g), *answers)
    while under_way(field.g):
        field.play(go_on(field.g))
    ground = field.g.battle.ground
    return [ground.name(int(str(args[2]))) for args in field.told("moves")]


def test_the_berserk_go_first_and_into_the_enemy_unasked() -> None:
    """[T13.12] [T11.7] By the cheapest way to the nearest Known enemy in sight, into his Location; other units move
    after that, and the berserk are not among them.
    """
    field = berserk(["6-4-8 Y21", "4-5-8 Y21"], ["4-4-7 Y18", "4-4-7 W18"], [])
    assert under_way(field.g)
    assert charge(field) == ["Y20", "Y19", "Y18"]
    assert field.asked == []
    assert field.where(field.british[0]) == field.where(field.german[0])
    assert move_options(field.g) == [("stack", field.at("Y21"))]


def test_eight_mf_and_no_more() -> None:
    """[T11.1] [T13.12] From Y26 the enemy at Y18 is eight Locations off, one of them up a slope: it gets seven far."""
    field = berserk(["6-4-8 Y26", "9-1 Y26"], ["4-4-7 X18.1"], [])
    assert len(charge(field)) == 7
    assert field.g.marks[field.british[0]] & MOVED
    assert field.where(field.british[0]) != "X18.1"
    assert not under_way(field.g)


def test_the_owner_chooses_among_equally_near_enemies() -> None:
    """[T13.12] `charge` is asked only then."""
    field = berserk(["6-4-8 Y21"], ["4-4-7 Z20", "4-4-7 Y20"], [])
    assert charge(field, "to Y20") == ["Y20"]
    assert field.prompts() == ["charge"]


def test_an_enemy_without_a_way_to_him_is_passed_over() -> None:
    """[T13.12] The nearest enemy stands across the canal, another where the bridge ends: at him they charge."""
    field = berserk(["6-4-8 X18"], ["4-4-7 X20", "4-4-7 Y21"], [])
    assert charge(field)[-1] == "Y21"


def test_who_sees_no_enemy_comes_to_his_senses() -> None:
    """[T13.12] At the beginning of his MPh, or after a CCPh; and may then move like anybody in the next one."""
    field = berserk(["6-4-8 Y21"], ["4-4-7 M12"], [])
    field.play(go_on(field.g))
    assert not field.g.marks[field.british[0]] & BERSERK
    assert not under_way(field.g)
    after = berserk(["6-4-8 Y21"], ["4-4-7 M12"], [])
    calm_down(after.g)
    assert not after.g.marks[after.british[0]] & BERSERK
    still = berserk(["6-4-8 Y21"], ["4-4-7 Y18"], [])
    calm_down(still.g)
    assert still.g.marks[still.british[0]] & BERSERK


def test_a_concealed_enemy_is_not_charged_but_stops_the_charge() -> None:
    """[T13.12] [T17.13] Nobody charges at a "?"; one on the way is bumped into, and revealed."""
    field = berserk(["6-4-8 Y21"], ["4-4-7 Y18", "2-3-7 Y19 ?"], [])
    assert charge(field) == ["Y20"]
    assert field.told("bumps")
    assert not under_way(field.g)


def test_the_charge_is_fired_at() -> None:
    """[T12.12] [T13.12] Beside the enemy and in his Location; FFNAM counts. Who fails a check is reduced and runs
    on.
    """
    field = berserk(["6-4-8 Y20"], ["4-4-7 Y18"], [4, 3, 6, 5], WATCH_CLOSE)
    field.play(go_on(field.g), "fire Y18")
    squad = field.british[0]
    assert field.drms(0)["not-assault-moving"] == -1
    assert field.told("reduced")
    assert not field.g.marks[squad] & BROKEN
    assert field.g.marks[squad] & BERSERK
    assert under_way(field.g)
