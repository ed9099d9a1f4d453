"""[T24] [T23] [T26.2] The light mortar and the PIAT at Infantry: to hit, effect, rate of fire, acquisition."""

from bridgehead.games.coupdemain.fire.residual import residual_at
from bridgehead.games.coupdemain.firing.first_fire import first_fire, first_fire_options
from bridgehead.games.coupdemain.firing.phase_fire import end_of_fire, fire_options
from bridgehead.games.coupdemain.guns.ordnance import (
    can_shoot_at,
    may_shoot,
    number_to_hit,
    ordnance_targets,
    to_hit_modifiers,
    ways_to_hit,
)
from bridgehead.games.coupdemain.marks import BROKEN, KEEPS_RATE, MOVED, PINNED, PREP, WORN
from bridgehead.games.coupdemain.printed.components import BRITISH
from bridgehead.games.coupdemain.printed.tables import FIRE, WATCH_ANY
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, MOVEMENT, NONE, PREP_FIRE
from tests.games.coupdemain.field import Field, fire_phase_step


def prep(british: list[str], german: list[str], dice: list[int]) -> Field:
    """A PFPh of the British."""
    return Field(british, german, dice, "day", PREP_FIRE)


def drm(field: Field, target: str) -> dict[str, int]:
    """The modifiers to hit a Location with the first weapon."""
    return {one.name: one.value for one in to_hit_modifiers(field.g, 0, field.at(target), 0, False)}


def shoot(field: Field, *answers: str) -> None:
    """One shot of the first weapon."""
    field.play(fire_phase_step(field.g, "ordnance", 0), *answers)


def test_a_hit_attacks_on_column_two() -> None:
    """[T24.2] [T23.3] [T23.16] To hit on 7 at range 5; the hit reads column 2 with another DR; TEM counts there, not
    to hit.
    """
    field = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18"], [3, 4, 1, 2, 6, 5])
    assert ("ordnance", 0) in fire_options(field.g, BRITISH)
    assert number_to_hit(field.g, 0, field.at("Y18")) == 7 and drm(field, "Y18") == {}
    shoot(field)
    assert field.told("ordnance")[0][-1] == "hit"
    assert field.told("fire")[0][2] == "2" and field.told("fire")[0][-1] == "1MC"
    assert field.g.marks[field.german[0]] & BROKEN
    house = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 X18.1"], [3, 4, 1, 2, 1, 2])
    assert drm(house, "X18.1").get("terrain", 0) == 0
    shoot(house)
    assert dict(house.told("fire")[0][3]) == {"terrain": 3}  # type: ignore[call-overload]


def test_a_miss_does_nothing() -> None:
    """[T23.5] A DR above the number misses."""
    field = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18"], [4, 4])
    shoot(field)
    assert field.told("ordnance")[0][-1] == "miss" and not field.told("fire")


def test_a_critical_hit_reads_the_whole_column() -> None:
    """[T23.5] [T23.6] An original 2 that hits reads column 6 with TEM turned round."""
    field = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 X18.1"], [1, 1, 6, 5, 1, 2])
    shoot(field)
    assert field.told("ordnance")[0][-1] == "critical-hit"
    told = field.told("fire")[0]
    assert told[2] == "6" and dict(told[3]) == {"terrain": -3}  # type: ignore[call-overload]


def test_rate_breakdown_and_acquisition() -> None:
    """[T23.8] [T23.9] [T24.3] ROF 3: a coloured 3 keeps it; the next shot at the same Location has −1, then −2, no
    more; a move loses it. 11 breaks the British mortar down.
    """
    field = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18"], [3, 6, 3, 6, 3, 6, 6, 6, 5, 6])
    shoot(field)
    assert field.g.used[0] & KEEPS_RATE and drm(field, "Y18") == {"acquired": -1}
    shoot(field)
    shoot(field)
    assert drm(field, "Y18") == {"acquired": -2}
    shoot(field)
    assert field.g.used[0] & WORN and ("ordnance", 0) not in fire_options(field.g, BRITISH)
    assert not field.g.marks[field.british[0]] & PREP
    field.g.marks[field.british[0]] |= MOVED
    end_of_fire(field.g)
    assert field.g.aim[0] == NONE and field.g.marks[field.british[0]] & PREP


def test_what_a_mortar_cannot_do() -> None:
    """[T24.1] [T24.3] [T3.7] Not nearer than 2 hexes, not out of a building, not by a leader, not at the ground
    floor, not in the AFPh after a move.
    """
    near = prep(["4-5-8 Y19 mortar-51"], ["4-4-7 Y18", "4-4-7 X18", "4-4-7 Z17.1"], [])
    assert not can_shoot_at(near.g, 0, near.at("Y18"))
    assert near.at("X18") not in ordnance_targets(near.g, 0)
    inside = prep(["4-5-8 Z20 mortar-51"], ["4-4-7 Y18"], [])
    assert not may_shoot(inside.g, 0)
    moved = Field(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18"], [], "day", ADVANCING_FIRE)
    assert may_shoot(moved.g, 0) and drm(moved, "Y18") == {"advancing-fire": 2}
    moved.g.marks[moved.british[0]] |= MOVED
    assert not may_shoot(moved.g, 0)


def test_a_pinned_crew_and_a_concealed_target() -> None:
    """[T23.4] [T23.16] A pinned crew has +2; a concealed target is 2 harder: 7 − 2 = 5 is 10 of 36. What hits the Known
    only spares it.
    """
    field = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18 ?"], [])
    assert ways_to_hit(field.g, 0, field.at("Y18"), False) == 10
    field.g.marks[field.british[0]] |= PINNED
    assert drm(field, "Y18") == {"pinned": 2}
    both = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18 ?", "2-3-7 Y18"], [3, 4, 6, 6])
    shoot(both)
    assert len(both.told("fire")) == 1 and len(both.told("fire")[0][0]) == 1  # type: ignore[arg-type]


def test_a_mortar_at_a_moving_stack_leaves_residual_fire() -> None:
    """[T12.24] [T12.16] One shot at the whole stack; a hit leaves what its column leaves, a miss nothing."""
    field = Field(["4-5-8 Y18", "8-0 Y18"], ["4-4-7 Y14 mortar-50"], [2, 2, 6, 6, 6, 6], "day", MOVEMENT)
    g = field.g
    g.stack = field.british[:]
    g.paid_here = 2
    field.watch(WATCH_ANY)
    assert ("ordnance", 0) in first_fire_options(g, g.where[field.british[0]])
    field.play(first_fire(g, g.where[field.british[0]], "ordnance", 0))
    assert dict(field.told("ordnance")[0][4]) == {"open-ground": -1, "not-assault-moving": -1}  # type: ignore[call-overload]
    assert FIRE.columns[residual_at(g, g.where[field.british[0]])] == "1"
    assert ("ordnance", 0) not in first_fire_options(g, g.where[field.british[0]])


def test_a_piat_at_infantry_in_a_building() -> None:
    """[T26.1] [T26.2] Only at who is in a building or behind a wall; TEM counts to hit; a hit reads column 4; a
    breakdown spoils the shot.
    """
    field = prep(["4-5-8 Y18 piat"], ["4-4-7 X18", "4-4-7 Y16"], [2, 1, 6, 5])
    assert ordnance_targets(field.g, 0) == [field.at("X18")]
    assert number_to_hit(field.g, 0, field.at("X18")) == 8 and drm(field, "X18") == {"terrain": 3, "range": -2}
    shoot(field)
    told = field.told("fire")[0]
    assert told[2] == "4" and told[3] == ()
    worn = prep(["4-5-8 Y18 piat"], ["4-4-7 X18"], [6, 6])
    shoot(worn)
    assert worn.g.used[0] & WORN and not worn.told("fire")
