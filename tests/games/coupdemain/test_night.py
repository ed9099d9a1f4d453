"""[T18] Night: vision, Freedom of Movement, starshells, by the worked examples of T37."""

import pytest

from bridgehead.games.coupdemain.firing.phase_fire import fire_options
from bridgehead.games.coupdemain.hidden.knowledge import lit, sees
from bridgehead.games.coupdemain.marks import BROKEN, HAS_SEEN, NO_MOVE
from bridgehead.games.coupdemain.morale.results import apply_result
from bridgehead.games.coupdemain.moving.rout import rout
from bridgehead.games.coupdemain.night.freedom import attacked, enemy_moved
from bridgehead.games.coupdemain.night.lights import alarm, starshell_options, try_to_light
from bridgehead.games.coupdemain.night.vision import wind_change
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.state import DEFENSIVE_FIRE
from tests.games.coupdemain.field import Field, begin_move


def night(british: list[str], german: list[str], dice: list[int], phase: int = 7) -> Field:
    """A field by night whose Germans stand on No Move."""
    field = Field(british, german, dice, "night", phase)
    for unit in field.german:
        field.g.marks[unit] |= NO_MOVE
    return field


@pytest.mark.parametrize(
    ("dice", "lit_up", "vision", "breeze"),
    [([6, 3], 0, 1, 0), ([6, 5], 0, 3, 0), ([6, 4], 1, 2, 0), ([6, 4], 0, 3, 0), ([3, 6], 0, 2, 0), ([6, 6], 0, 3, 1)],
)
def test_wind_and_vision(dice: list[int], lit_up: int, vision: int, breeze: int) -> None:
    """[T37.16] [T18.2] [T21.2] The coloured six changes the range of vision by the white die; twelve brings
    a breeze.
    """
    field = night(["6-4-8 Y21"], ["4-4-7 M12"], dice)
    field.g.lit_up = lit_up
    wind_change(field.g)
    assert (field.g.vision, field.g.breeze) == (vision, breeze)


def test_one_sees_two_hexes_in_the_dark() -> None:
    """[T18.3] At the start vision is 2: X23 is seen from Y22, and Y19 is not, though the line to it is clear."""
    field = night(["6-4-8 Y22"], ["4-4-7 M12"], [])
    assert sees(field.g, field.at("Y22"), field.at("X23"))
    assert not sees(field.g, field.at("Y22"), field.at("Y19"))


def test_who_walks_by_far_off_sets_nobody_free() -> None:
    """[T37.17] [T18.14] A Known British squad in line but out of vision is not seen: No Move stays."""
    field = night(["6-4-8 Y22"], ["4-4-7 Y19"], [])
    enemy_moved(field.g, BRITISH, [field.at("Y22")])
    assert field.g.marks[field.german[0]] & NO_MOVE
    assert not field.g.marks[field.german[0]] & HAS_SEEN


def test_the_very_step_that_is_seen_sets_free() -> None:
    """[T37.17] [T18.14] At range 2 in line the squad is seen, and by the same entry the German is free."""
    field = night(["6-4-8 Y21"], ["4-4-7 Y18"], [])
    field.play(begin_move(field.g, "stack", field.at("Y21")), "normal", "to Y20", "hold-stack")
    assert not field.g.marks[field.german[0]] & NO_MOVE
    assert field.told("freedom")


def test_an_attack_without_effect_sets_free() -> None:
    """[T37.17] [T18.14] Whoever is fired at is free, hurt or not; a result of a Sniper is another matter."""
    field = night(["6-4-8 Y20"], ["4-4-7 Y18"], [])
    attacked(field.g, field.german)
    assert not field.g.marks[field.german[0]] & NO_MOVE
    other = night(["6-4-8 Y20"], ["4-4-7 Y18"], [1, 1, 1])
    apply_result(other.g, [], "NMC")
    assert other.g.marks[other.german[0]] & NO_MOVE


def test_who_stands_on_no_move_fires_at_five_hexes_and_not_at_six() -> None:
    """[T37.18] [T18.8] [T18.16] In the light a German without freedom may fire up to five hexes."""
    field = night(["6-4-8 Y23"], ["4-4-7 Y18 german-mmg"], [], DEFENSIVE_FIRE)
    field.g.lights = [field.at("Y23") // 8]
    field.g.acting = BRITISH
    assert ("at", field.at("Y23")) in fire_options(field.g, GERMAN)
    farther = night(["6-4-8 Y23"], ["4-4-7 Y17 german-mmg"], [], DEFENSIVE_FIRE)
    farther.g.lights = [farther.at("Y23") // 8]
    assert ("at", farther.at("Y23")) not in fire_options(farther.g, GERMAN)


def test_starshells_open_with_the_first_alarm_and_are_tried_twice_at_most() -> None:
    """[T18.27] [T18.28] Nobody lights up before anything has happened; a leader lights on 4 or less; a failed try is
    told without its place.
    """
    field = night(["6-4-8 Y22"], ["8-0 X18", "4-4-7 X18"], [5, 3, 1, 2])
    assert starshell_options(field.g, GERMAN) == []
    field.g.flashes = [field.at("Y22")]
    alarm(field.g)
    leader = field.german[0]
    assert ("try", field.g.counter(leader)) in starshell_options(field.g, GERMAN)
    field.play(try_to_light(field.g, GERMAN, leader))
    assert field.told("starshell-fails") == [(GERMAN, 5)]
    assert ("try", field.g.counter(leader)) not in starshell_options(field.g, GERMAN)


def test_a_starshell_lights_three_hexes_about_where_it_drifts() -> None:
    """[T18.29] [T18.30] Aimed at a flash, it drifts half its dr; all within three hexes is lit and seen
    from the dark.
    """
    field = night(["6-4-8 Y22"], ["8-0 X18"], [4, 1, 2])
    field.g.flashes = [field.at("Y21")]
    alarm(field.g)
    steps = try_to_light(field.g, GERMAN, field.german[0])
    place = field.at("Y21") // 8
    choice = next(steps)
    assert ("hex", place) in choice.options
    with pytest.raises(StopIteration):
        steps.send(("hex", place))
    assert field.g.lights == [field.at("Y20") // 8]
    assert lit(field.g, field.at("Y22")) and sees(field.g, field.at("X18.1"), field.at("Y22"))


def test_the_broken_crawl_by_night() -> None:
    """[T10.10] [T9.9] A broken unit is not eliminated for failing to rout by night, and DM stays until a roll lifts
    it.
    """
    field = night(["6-4-8 Y18"], ["4-4-7 X18"], [])
    unit = field.german[0]
    field.g.marks[unit] |= BROKEN
    steps = rout(field.g, unit)
    choice = next(steps, None)
    assert choice is None or all(verb in ("crawl", "stay") for verb, _ in choice.options)
    assert field.g.where[unit] >= 0
