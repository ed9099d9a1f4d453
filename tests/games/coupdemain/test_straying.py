"""[T18.12] [T18.13] [T18.20] Moving in the dark."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.marks import CX, HAS_SEEN, MOVED, NO_MOVE, TI
from bridgehead.games.coupdemain.moving.advance import advance
from bridgehead.games.coupdemain.moving.movement import move_options, under_way
from bridgehead.games.coupdemain.printed.tables import WATCH_ANY, WATCH_HOLD
from tests.games.coupdemain.field import Field, begin_move, go_on

FAR = ["4-4-7 M12"]


def night(british: list[str], german: list[str], dice: list[int], jitter: str = "on", phase: int = 6) -> Field:
    """A field by night, vision two hexes."""
    field = Field(british, german, dice, light="night", phase=phase, options={"jitter-fire": jitter})
    field.watch(WATCH_HOLD)
    return field


def move(field: Field, start: str, *answers: str) -> None:
    """Begin the move of a stack."""
    field.play(begin_move(field.g, "stack", field.at(start)), *answers)


def test_by_a_road_or_by_day_nobody_rolls() -> None:
    """[T18.12] [T11.24] Nor with a Known enemy in sight."""
    by_road = night(["6-4-8 Y22"], FAR, [])
    move(by_road, "Y22", "normal", "to Y21")
    by_day = Field(["6-4-8 BB15"], FAR, [])
    move(by_day, "BB15", "normal", "to CC15")
    in_sight = night(["6-4-8 BB15"], ["4-4-7 CC15"], [])
    move(in_sight, "BB15", "normal", "stop")


@pytest.mark.parametrize(("white", "strays"), [(2, False), (4, True)])
def test_who_strays(white: int, strays: bool) -> None:
    """[T18.12] [T37.20] A Normal stack in BB15: 6+2 no, 6+4 yes, in the direction of another coloured die."""
    field = night(["6-4-8 BB15"], FAR, [6, white, 1, 1] if strays else [6, white])
    move(field, "BB15", "normal", *([] if strays else ["stop"]))
    assert bool(field.told("moves")) == strays
    if strays:
        assert field.where(field.british[0]) == "BB14"


def test_the_stealth_of_the_worst_member_counts() -> None:
    """[T18.10] [T18.12] A leader alone goes astray from a white 5 on; conscripts always."""
    leader = night(["9-1 BB15", "6-4-8 Y22"], FAR, [6, 4])
    move(leader, "BB15", "normal", "stop")
    field = night(["6-4-8 Y22"], ["4-3-6 BB15", "8-0 BB15"], [6, 1, 1, 1])
    field.g.acting = 1
    move(field, "BB15", "all", "normal")
    assert field.told("movement-roll")[0][-1] == "strays"


def test_astray_to_the_last_mf_without_a_question() -> None:
    """[T11.14] [T18.13] [T11.9] Location by Location in one direction, whatever was to be: no double time; then it has
    moved.
    """
    field = night(["6-4-8 BB15"], FAR, [6, 4, 1, 1])
    move(field, "BB15", "double")
    while under_way(field.g):
        field.play(go_on(field.g))
    squad = field.british[0]
    assert field.g.marks[squad] & (MOVED | CX) == MOVED
    assert field.prompts() == ["manner"]
    assert move_options(field.g) == []


def test_where_nobody_can_enter_the_stray_have_spent_their_turn() -> None:
    """[T18.13] An enemy in the way, or water: it stops and is TI."""
    field = night(["6-4-8 BB15", "6-4-8 BB14", "6-4-8 BB14", "6-4-8 BB14"], FAR, [6, 4, 1, 1])
    move(field, "BB15", "normal")
    assert field.g.marks[field.british[0]] & TI
    assert field.told("lost-in-the-dark")
    assert move_options(field.g) == [("stack", field.at("BB14"))]


def test_jitter_fire() -> None:
    """[T18.20] Doubles of 2, 4 or 6: the nearest enemy MMC within six hexes that has a line of sight, however dark
    it is, shows its flash; doubles of 12: the stack itself unless it is Stealthy. Not with the option off.
    """
    field = night(["6-4-8 BB15"], ["4-4-7 DD13"], [1, 1])
    move(field, "BB15", "normal", "stop")
    assert field.g.flashes == [field.at("DD13")]
    own = night(["6-4-8 BB15"], FAR, [5, 5])
    move(own, "BB15", "normal", "stop")
    assert own.g.flashes == [own.at("BB15")]
    stealthy = night(["9-1 BB15", "6-4-8 Y22"], FAR, [5, 5])
    move(stealthy, "BB15", "normal", "stop")
    assert stealthy.g.flashes == []
    calm = night(["6-4-8 BB15"], ["4-4-7 DD13"], [1, 1], jitter="off")
    move(calm, "BB15", "normal", "stop")
    assert calm.g.flashes == []


def test_who_walks_into_sight_sets_the_enemy_free_before_he_fires() -> None:
    """[T12.2] [T18.14] [T37.17] At range 2 and in sight: seen and free by the same entry, and then asked to fire;
    at range 3 in the dark neither.
    """
    field = night(["6-4-8 Y22"], ["4-4-7 Y18"], [])
    german = field.german[0]
    field.g.marks[german] |= NO_MOVE
    move(field, "Y22", "normal", "to Y20")
    assert field.where(field.british[0]) == "Y21"
    assert field.g.marks[german] & (NO_MOVE | HAS_SEEN) == NO_MOVE
    field.watch(WATCH_ANY)
    field.play(go_on(field.g), "hold")
    assert field.g.marks[german] & (NO_MOVE | HAS_SEEN) == HAS_SEEN
    comes = night(["6-4-8 Y21"], ["4-4-7 Y18"], [], phase=10)
    comes.g.marks[comes.german[0]] |= NO_MOVE
    comes.play(advance(comes.g, "from", comes.at("Y21")), "to Y20")
    assert not comes.g.marks[comes.german[0]] & NO_MOVE
