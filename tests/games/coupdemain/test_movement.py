"""[T11] Movement: who goes, in what manner, by which way; what a stack meets."""

from __future__ import annotations

import pytest

from bridgehead.engine.choice import SPECTATOR
from bridgehead.games.coupdemain.marks import (
    ASSAULTING,
    BROKEN,
    CONCEALED,
    CX,
    DM,
    HIDDEN,
    IN_DITCH,
    MOVED,
    NAMED,
    PASSING,
    PINNED,
    PREP,
)
from bridgehead.games.coupdemain.moving.movement import move_options, under_way
from bridgehead.games.coupdemain.moving.rout import rout
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.state import EXITED
from bridgehead.games.coupdemain.works.ditches import in_ditches
from tests.games.coupdemain.field import Field, begin_move, go_on
from tests.games.coupdemain.test_words import GAME

FAR = ["4-4-7 M12"]
"""A German who sees nothing."""


def move(field: Field, start: str, *answers: str) -> None:
    """Begin the move of a stack: the first Location."""
    field.play(begin_move(field.g, "stack", field.at(start)), *answers)


def walk(field: Field, *answers: str) -> None:
    """The stack under way goes on until it has stopped; each question takes the next answer."""
    waiting = list(answers)
    while under_way(field.g):
        asks = field.g.goal < 0
        field.play(go_on(field.g), *(waiting[:1] if asks else []))
        waiting = waiting[1:] if asks else waiting
    assert not waiting


def way(field: Field) -> list[str]:
    """The Locations that stacks have gone to or passed by, in order."""
    ground = field.g.battle.ground
    return [ground.name(int(str(event.args[2]))) for event in field.log if event.kind in ("moves", "passes-by")]


def test_every_location_with_units_that_may_move_is_offered() -> None:
    """[T11.3] [T1.4] Not those who are broken, pinned, have fired in the Prep Fire Phase or moved."""
    field = Field(["6-4-8 Y21", "4-5-8 Y22", "6-4-8 X21", "4-5-8 Z21", "9-1 Y21"], FAR, [])
    g = field.g
    for unit, mark in zip(field.british[1:4], (BROKEN, PREP, PINNED), strict=True):
        g.marks[unit] |= mark
    assert move_options(g) == [("stack", field.at("Y21"))]
    move(field, "Y21", "take 0", "go", "normal", "to Y22")
    walk(field, "stop")
    assert move_options(g) == [("stack", field.at("Y21"))]
    move(field, "Y21", "normal", "to X21")
    walk(field, "stop")
    assert move_options(g) == []


def test_one_step_is_one_location() -> None:
    """[T1.11] [T11.2] [T11.3] The stack goes by the cheapest way, Location by Location, without another question."""
    field = Field(["6-4-8 Y23"], FAR, [])
    move(field, "Y23", "normal", "to Y20")
    assert field.where(field.british[0]) == "Y22"
    assert under_way(field.g)
    field.play(go_on(field.g))
    assert field.where(field.british[0]) == "Y21"
    field.play(go_on(field.g))
    assert field.where(field.british[0]) == "Y20"
    assert field.prompts() == ["manner", "route"]
    walk(field, "to Y19", "to Y18")
    assert way(field) == ["Y22", "Y21", "Y20", "Y19", "Y18"]


def test_goals_are_what_the_mf_left_can_reach() -> None:
    """[T11.3] [T11.5] From Z21 a squad with 4 MF reaches Z20 (2 MF) and its storey (3), and along the road 5 MF."""
    field = Field(["6-4-8 Z21"], FAR, [])
    move(field, "Z21", "normal", "stop")
    offered = field.offered("route")
    assert {"to Z20", "to Z20.1", "to Y19", "to Y18"} <= set(offered)
    assert "to Y17" in offered  # five Locations along the road, with the bonus
    assert "to X18" not in offered


def test_who_stops_at_once_has_not_moved_but_is_not_named_again() -> None:
    """[T11.24] The answer `stop` to the first question of the route."""
    field = Field(["6-4-8 Y21", "4-5-8 Y21"], FAR, [])
    move(field, "Y21", "take 0", "go", "normal", "stop")
    g = field.g
    assert not g.marks[field.british[0]] & MOVED
    assert g.marks[field.british[0]] & NAMED
    assert move_options(g) == [("stack", field.at("Y21"))]
    move(field, "Y21", "normal", "stop")
    assert move_options(g) == []


def test_a_leader_takes_a_stack_two_mf_further() -> None:
    """[T11.1] [T11.10] Six Locations of road without him are five, with him seven."""
    alone = Field(["6-4-8 Y23"], FAR, [])
    move(alone, "Y23", "normal", "stop")
    led = Field(["6-4-8 Y23", "9-1 Y23"], FAR, [])
    move(led, "Y23", "all", "normal", "stop")
    assert "to Y18" in alone.offered("route")
    assert "to Y17" not in alone.offered("route")
    assert {"to Y17", "to Y16"} <= set(led.offered("route"))


def test_double_time_exhausts_and_goes_further() -> None:
    """[T11.9] Two MF more; the units are CX, and do not double-time again."""
    field = Field(["6-4-8 Y23"], FAR, [])
    move(field, "Y23", "double", "to Y17")
    assert field.g.marks[field.british[0]] & CX
    assert field.told("double-time")
    tired = Field(["6-4-8 Y23"], FAR, [])
    tired.g.marks[tired.british[0]] |= CX
    move(tired, "Y23", "stop")
    assert tired.prompts() == ["route"]


def test_a_concealed_stack_is_told_by_name_to_its_own_side_alone() -> None:
    """[T36.2] [T11.9] Who moved it reads of the squad, the enemy and whoever looks on of a counter."""
    field = Field(["6-4-8 Y23 ?"], FAR, [])
    move(field, "Y23", "double", "to Y17")
    words = GAME.words("en")
    for event in field.log:
        own, *others = [words.event(event.read_by(seat)) for seat in (BRITISH, GERMAN, SPECTATOR)]
        assert "6-4-8" in own and all("6-4-8" not in other and "British counter" in other for other in others)
        assert event.in_full() == event.read_by(BRITISH)


def test_assault_movement_is_one_location_for_less_than_everything() -> None:
    """[T11.8] One Location, its units marked while they move; no marsh, nothing that costs all MF; not for the
    exhausted.
    """
    field = Field(["6-4-8 Y22"], FAR, [])
    move(field, "Y22", "assault", "to Y21")
    unit = field.british[0]
    assert set(field.offered("route")) == {"to Y21", "to Z21", "to Y23", "to X22", "to X21", "stop 0"}
    assert field.where(unit) == "Y21"
    assert not under_way(field.g)
    assert field.told("assault-movement")
    assert not field.g.marks[unit] & ASSAULTING
    assert field.g.marks[unit] & MOVED


def test_minimum_move_where_nothing_else_is_possible() -> None:
    """[T11.6] A squad with nine PP has no MF left, nor in double time: one neighbouring Location, then it is
    exhausted and pinned.
    """
    field = Field(["6-4-8 Z17 lmg lmg lmg lmg lmg lmg lmg lmg lmg"], FAR, [])
    move(field, "Z17", "to Y18")
    unit = field.british[0]
    assert field.prompts() == ["route"]
    assert field.where(unit) == "Y18"
    assert field.g.marks[unit] & CX
    assert field.g.marks[unit] & PINNED
    assert not under_way(field.g)


def test_no_minimum_move_for_who_can_get_somewhere() -> None:
    """[T11.6] It is offered only then: marsh at the cost of everything is an ordinary goal [T5.12]."""
    field = Field(["6-4-8 Z8"], FAR, [])
    move(field, "Z8", "normal", "to Z9")
    assert not field.g.marks[field.british[0]] & (CX | PINNED)
    assert field.g.spent == 0  # the move is over
    assert not under_way(field.g)


def test_enemies_bar_the_way() -> None:
    """[T11.7] [T2.9] A Location with an unconcealed enemy is neither a goal nor on the way; the bridge is shut by
    one.
    """
    field = Field(["6-4-8 Y21"], ["4-4-7 Y20"], [])
    move(field, "Y21", "normal", "stop")
    assert not {"to Y20", "to Y19", "to Y18"} & set(field.offered("route"))


def test_a_full_location_is_not_entered() -> None:
    """[T2.8] Three squads are the limit, on the way through as well; leaders still find room."""
    field = Field(["6-4-8 Y20", "6-4-8 Y20", "4-5-8 Y20", "4-5-8 Y21", "9-1 Y21"], FAR, [])
    move(field, "Y21", "take 3", "go", "normal", "stop")
    assert not {"to Y20", "to Y19"} & set(field.offered("route"))
    move(field, "Y21", "normal", "stop")
    assert {"to Y20", "to Y19"} <= set(field.offered("route"))


def test_passing_by_the_cafe() -> None:
    """[T5.4] From Y18 over the street of X18 to that of W18 and V18: 1 MF each, by road; inside 1 MF more."""
    field = Field(["6-4-8 Y20"], FAR, [])
    move(field, "Y20", "normal", "to V18")
    walk(field)
    assert way(field) == ["Y19", "Y18", "X18", "W18", "V18"]
    assert [args[2] for args in field.told("passes-by")] == [field.at("X18"), field.at("W18")]
    assert not field.g.marks[field.british[0]] & PASSING
    inside = Field(["6-4-8 Y19"], FAR, [])
    move(inside, "Y19", "normal", "to X18")
    assert inside.g.ahead == 4


def test_the_cheapest_way_keeps_out_of_sight() -> None:
    """[T11.3] Of two equally cheap ways the one with fewer Locations in open ground in sight of Known enemies;
    without them the first one in the board's order.
    """
    for german, first in (("4-4-7 Y18", "Z21"), ("4-4-7 Y18 ?", "Y21"), ("4-4-7 M12", "Y21")):
        field = Field(["6-4-8 Y22"], [german], [])
        move(field, "Y22", "normal", "to Z20")
        assert way(field) == [first]


@pytest.mark.parametrize(("hidden", "event"), [("?", "revealed"), ("hidden", "appears")])
def test_bump(hidden: str, event: str) -> None:
    """[T17.13] [T37.21] A 6-4-8 that moves into Z20 comes upon a 2-3-7: it stops where it came from with its MF
    spent, and the 2-3-7 is revealed.
    """
    field = Field(["6-4-8 Y21"], [f"2-3-7 Z20 {hidden}"], [])
    move(field, "Y21", "normal", "to Z20", "hold")
    squad, enemy = field.british[0], field.german[0]
    assert field.where(squad) == "Y21"
    assert field.g.marks[squad] & MOVED
    assert not field.g.marks[enemy] & (CONCEALED | HIDDEN)
    assert field.told("bumps")
    assert field.told(event)
    assert not under_way(field.g)


def test_bump_into_dummies_and_on() -> None:
    """[T17.13] If nobody is there the dummies vanish, and the stack goes on; it is asked again whither [T11.4]."""
    field = Field(["6-4-8 Y21"], ["dummy Z20 ?", "dummy Z20 ?", *FAR], [])
    move(field, "Y21", "normal", "to Z20")
    assert field.where(field.british[0]) == "Z20"
    assert len(field.told("dummy")) == 2
    walk(field, "to Z20.1", "stop")
    assert field.where(field.british[0]) == "Z20.1"


def test_the_owner_chooses_whom_he_shows() -> None:
    """[T17.13] `reveal-one`: one of each kind; the others stay concealed."""
    field = Field(["6-4-8 Y21"], ["4-4-7 Z20 ?", "8-0 Z20 ?", "dummy Z20 ?"], [])
    move(field, "Y21", "normal", "to Z20", "unit 1", "hold")
    squad, leader, dummy = field.german
    asked = field.asked[-2]
    assert (asked.prompt, asked.seat, len(asked.options)) == ("reveal-one", 1, 2)
    assert not field.g.marks[leader] & CONCEALED
    assert field.g.marks[squad] & field.g.marks[dummy] & CONCEALED


def test_dummies_that_bump_vanish_and_show_nobody() -> None:
    """[T17.8] [T17.13] A stack of dummies alone that comes upon somebody is gone; hidden enemies are concealed."""
    field = Field(["dummy Y21 ?", *["6-4-8 Y23"]], ["2-3-7 Z20 hidden"], [])
    move(field, "Y21", "normal", "to Z20")
    assert field.g.where[field.british[0]] < 0
    assert field.g.marks[field.german[0]] & CONCEALED
    assert not under_way(field.g)


def test_a_ditch_is_cover_for_one_mf_more() -> None:
    """[T5.10] Who stops in a ditch hex with MF to spare takes cover; who goes on leaves it."""
    field = Field(["6-4-8 Y22"], FAR, [])
    move(field, "Y22", "normal", "to Z21")
    walk(field, "stop")
    unit = field.british[0]
    assert field.g.marks[unit] & IN_DITCH
    assert field.told("takes-cover")
    out = Field(["6-4-8 Y22"], FAR, [])
    move(out, "Y22", "normal", "to Z21")
    out.play(go_on(out.g), "to Y21")
    assert not out.g.marks[out.british[0]] & IN_DITCH


def test_germans_leave_by_their_own_entry_areas() -> None:
    """[T33.14] For 1 MF from an edge hex of one, with all they carry; the British nowhere, and nobody by Assault
    Movement.
    """
    field = Field(["6-4-8 A6"], ["4-4-7 A4 german-lmg", "8-0 A4"], [])
    move(field, "A6", "normal", "stop")
    assert "exit 0" not in field.offered("route")
    field.g.acting = 1
    field.watch(0)
    move(field, "A4", "take 0", "go", "normal", "exit")
    assert field.g.where[field.german[0]] == EXITED
    assert field.told("exits")
    assert move_options(field.g) == [("stack", field.at("A4"))]
    move(field, "A4", "assault", "stop")
    assert "exit 0" not in field.offered("route")


def test_a_steeple_holds_a_half_squad_or_two_leaders() -> None:
    """[T2.5] [T2.8] A squad does not get up there, nor a half-squad with somebody else."""
    field = Field(["6-4-8 II13", "3-3-8 II13", "9-1 II13", "8-1 II13"], FAR, [])
    steeple = field.at("II13.2")
    squad, half, first, second = field.british
    assert not room_for(field.g, steeple, 0, [squad])
    assert room_for(field.g, steeple, 0, [half])
    assert not room_for(field.g, steeple, 0, [half, first])
    assert room_for(field.g, steeple, 0, [first, second])
    move(field, "II13", "take 1", "go", "normal", "to II13.1")
    walk(field, "to II13.2", "stop")
    assert field.where(half) == "II13.2"
    move(field, "II13", "take 2", "go", "normal", "stop")
    assert "to II13.1" in field.offered("route")
    assert "to II13.2" not in field.offered("route")


def test_some_are_left_on_the_way() -> None:
    """[T11.2] [T11.10] One of a stack stays where it is and the others go on; when the leader stays they have only
    what they have without him.
    """
    field = Field(["6-4-8 Y23", "4-5-8 Y23", "9-1 Y23"], FAR, [])
    move(field, "Y23", "all", "normal", "to Y22")
    assert not [option for option in field.offered("route") if option.startswith("leave")]
    field.play(go_on(field.g), "leave 1", "to Y21")
    field.play(go_on(field.g), "leave 2", "to Y19")
    walk(field, "stop")
    assert [field.where(unit) for unit in field.british] == ["Y19", "Y22", "Y21"]
    assert all(field.g.marks[unit] & MOVED for unit in field.british)
    assert move_options(field.g) == []


def test_whoever_begins_by_a_ditch_is_in_it() -> None:
    """[T5.10] At the beginning of his MPh, on the ground of the hex, where no building gives better cover."""
    field = Field(["6-4-8 Z21", "4-5-8 Y22"], ["4-4-7 W17"], [])
    in_ditches(field.g, 0)
    assert [bool(field.g.marks[unit] & IN_DITCH) for unit in [*field.british, *field.german]] == [True, False, False]


def test_who_routs_out_of_a_ditch_leaves_its_cover() -> None:
    """[T5.10] [T10.3] The mark of the ditch belongs to the place, however one leaves it."""
    field = Field(["6-4-8 Z21"], ["4-4-7 Y21"], [2, 1] * 6, phase=9)
    squad = field.british[0]
    in_ditches(field.g, 0)
    field.g.marks[squad] |= BROKEN | DM
    assert field.g.marks[squad] & IN_DITCH
    steps = rout(field.g, squad)
    choice = next(steps, None)
    if choice is not None:
        with pytest.raises(StopIteration):
            steps.send(choice.options[0])
    assert field.where(squad) != "Z21"
    assert not field.g.marks[squad] & IN_DITCH
