"""[T11.4] [T12.2] What meets a stack on its way: fire, residual firepower, what it sees and loses."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.marks import BROKEN, CONCEALED, CX, MOVED, PASSING, PINNED
from bridgehead.games.coupdemain.moving.movement import end_of_movement, move_options, under_way
from bridgehead.games.coupdemain.pieces.weapons import weapons_of
from bridgehead.games.coupdemain.printed.tables import WATCH_CLOSE, WATCH_HOLD
from tests.games.coupdemain.field import Field, begin_move, go_on

MISS = [6, 6]
"""Dice of an attack that does nothing."""


def move(field: Field, start: str, *answers: str) -> None:
    """Begin the move of a stack: the first Location."""
    field.play(begin_move(field.g, "stack", field.at(start)), *answers)


def on(field: Field, *answers: str) -> None:
    """One Location more."""
    field.play(go_on(field.g), *answers)


def test_first_fire_at_every_entry_until_the_defender_holds() -> None:
    """[T12.3] [T12.23] `hold` ends the fire at this entry; at the next one it is asked anew, also while the stack
    goes on without a question. `hold-stack` ends it for this stack, not for the next one.
    """
    field = Field(["6-4-8 Y22", "4-5-8 Y22"], ["4-4-7 Y19"], [])
    move(field, "Y22", "take 0", "go", "normal", "to Y20", "hold")
    assert under_way(field.g)
    on(field, "hold-stack")
    on(field, "stop")
    move(field, "Y22", "normal", "to Y21", "hold")
    assert field.prompts().count("first-fire") == 3


def test_who_keeps_no_watch_is_not_asked() -> None:
    """[T12.5] With the watch `hold` nobody is asked, with `close` only about movers beside him."""
    for watch, asked in ((WATCH_HOLD, 0), (WATCH_CLOSE, 1)):
        field = Field(["6-4-8 Y22"], ["4-4-7 Y19"], [])
        field.watch(watch)
        move(field, "Y22", "normal", "to Y20")
        on(field, *["hold-stack"] * asked)
        assert field.prompts().count("first-fire") == asked


def test_fire_without_effect_stops_the_stack_to_think() -> None:
    """[T11.4] A stack that was fired at is asked whither; one that was not goes on to its goal without a question."""
    field = Field(["6-4-8 Y23"], ["4-4-7 Y19"], MISS)
    move(field, "Y23", "normal", "to Y20", "fire Y19")
    assert field.g.goal < 0
    on(field, "to Y21", "hold")
    assert field.prompts().count("route") == 2


def test_a_leader_lost_takes_his_mf_with_him() -> None:
    """[T11.18] [T11.10] [T12.10] After six MF the leader breaks: the squad, which has four and the road bonus,
    stops; after two MF it goes on with what it has left.
    """
    dice = [5, 4, 6, 5, 2, 3, 2, 3]  # 1MC; the 9-1 breaks; the squad passes that and the check for his loss
    far = Field(["6-4-8 Y25", "9-1 Y25"], ["4-4-7 Y19"], dice)
    far.watch(WATCH_CLOSE)
    move(far, "Y25", "all", "normal", "to Y20")
    squad, leader = far.british
    while far.where(squad) != "Y21":
        on(far)
    on(far, "fire Y19")
    assert far.g.marks[leader] & BROKEN
    assert not far.g.marks[squad] & (BROKEN | PINNED)
    assert far.told("halts")
    assert not under_way(far.g)
    near = Field(["6-4-8 Y22", "9-1 Y22"], ["4-4-7 Y19"], dice)
    near.watch(WATCH_CLOSE)
    move(near, "Y22", "all", "normal", "to Y20")
    on(near, "fire Y19")
    assert near.g.stack == [near.british[0]]
    on(near, "to Y21")
    assert near.asked[-1].about == (near.at("Y20"), 4)
    assert near.where(near.british[1]) == "Y20"


def test_the_pinned_stop_and_the_others_go_on() -> None:
    """[T12.10] [T11.2] One of two squads is pinned by the last number that passes: it stays; the other is asked."""
    field = Field(["6-4-8 Y21", "4-5-8 Y21"], ["4-4-7 Y19"], [5, 4, 3, 4, 1, 2])
    move(field, "Y21", "all", "normal", "to Y20", "fire Y19")
    pinned, other = field.british
    assert field.g.marks[pinned] & PINNED
    assert field.g.stack == [other]
    on(field, "to Y21")
    assert (field.where(pinned), field.where(other)) == ("Y20", "Y21")


def test_residual_firepower_meets_who_comes_after() -> None:
    """[T12.2] [T12.16] [T1.10] What the first attack left attacks the next stack before anybody is asked; at the
    end of the phase it is gone.
    """
    field = Field(["6-4-8 Y21", "4-5-8 Y21"], ["4-4-7 Y19"], [*MISS, *MISS])
    field.watch(WATCH_CLOSE)
    move(field, "Y21", "take 0", "go", "normal", "to Y20", "fire Y19")
    on(field, "to Y21")
    on(field, "stop")
    assert field.g.residual[0] == field.at("Y20")
    move(field, "Y21", "normal", "to Y20", "hold-stack")
    assert len(field.told("residual-fire")) == 1
    on(field, "stop")
    end_of_movement(field.g)
    assert field.g.residual == []


def test_a_question_when_an_enemy_comes_into_sight() -> None:
    """[T11.4] An unconcealed German whom nobody has seen becomes Known on the way; if somebody else has him in
    sight the stack goes on to its goal.
    """
    for others, goes_on in (([], False), (["4-5-8 Y21"], True)):
        field = Field(["6-4-8 Z14", *others], ["4-4-7 Y18"], [])
        field.watch(WATCH_HOLD)
        move(field, "Z14", "normal", "to Y16")
        assert under_way(field.g)
        assert (field.g.goal >= 0) == goes_on


def test_a_question_when_concealment_goes() -> None:
    """[T11.4] [T17.10] A concealed stack that walks into the open before an enemy is known, and asked whither;
    Assault Movement into cover keeps its "?".
    """
    field = Field(["6-4-8 Z20 ?", "9-1 Z20 ?"], ["4-4-7 Y18"], [])
    field.watch(WATCH_HOLD)
    move(field, "Z20", "all", "normal", "to Y19")
    assert not field.g.marks[field.british[0]] & CONCEALED
    assert under_way(field.g)
    assert field.g.goal < 0
    covered = Field(["6-4-8 Z20 ?"], ["4-4-7 Y18"], [])
    covered.watch(WATCH_HOLD)
    move(covered, "Z20", "assault", "to Z20.1")
    assert covered.g.marks[covered.british[0]] & CONCEALED


def test_a_dummy_seen_in_the_open_is_gone() -> None:
    """[T17.8] [T17.10] It would have to show itself."""
    field = Field(["dummy Z20 ?", "6-4-8 Y23"], ["4-4-7 Y18"], [])
    move(field, "Z20", "normal", "to Y21")
    assert field.g.where[field.british[0]] < 0
    assert not under_way(field.g)


@pytest.mark.parametrize(
    ("light", "drms"),
    [
        ("day", {"open-ground": -1, "not-assault-moving": -1}),
        ("night", {"night": 1, "not-assault-moving": -1}),
    ],
)
def test_first_fire_follows_a_bump(light: str, drms: dict[str, int]) -> None:
    """[T17.13] [T37.21] The 2-3-7 fires at the bumped 6-4-8 in the Location it came from: 2 × 2 = 4, FFNAM and by day
    FFMO, by night LV; no TPBF.
    """
    field = Field(["6-4-8 Y21"], ["2-3-7 Z20 ?"], [6, 5], light=light)
    move(field, "Y21", "normal", "to Z20", "fire Z20", "hold")
    (shot,) = field.told("fire")
    assert shot[1] == field.at("Y21")
    assert shot[2] == "4"
    assert field.drms(0) == drms


def test_who_is_pinned_beside_a_building_is_inside() -> None:
    """[T5.4] [T11.19] [T12.8] Fired at on the street of X18, in the open, and pinned: in the building's ground
    Location, for no further MF.
    """
    field = Field(["6-4-8 Y18"], ["4-4-7 X17"], [5, 4, 3, 4])
    field.watch(WATCH_CLOSE)
    move(field, "Y18", "normal", "to V18", "fire X17")
    assert field.drms(0) == {"open-ground": -1, "not-assault-moving": -1}
    squad = field.british[0]
    assert field.g.marks[squad] & (PINNED | PASSING) == PINNED
    assert field.where(squad) == "X18"
    assert not under_way(field.g)


def test_who_stops_beside_a_building_goes_inside() -> None:
    """[T5.4] [T12.3] `stop` on the street costs 1 MF more, and draws fire once more, now at somebody in the
    building.
    """
    field = Field(["6-4-8 Y18"], ["2-3-7 X17"], [6, 5] * 3)
    field.watch(WATCH_CLOSE)
    move(field, "Y18", "normal", "to V18", "fire X17")
    assert field.g.marks[field.british[0]] & PASSING
    on(field, "stop", "fire X17")
    assert "to X18" not in field.offered("route")
    assert field.told("goes-inside")
    assert field.drms(1)["terrain"] == 3
    assert not under_way(field.g)


def test_a_weapon_dropped_and_picked_up() -> None:
    """[T3.2] [T3.9] [T11.15] Who moves may drop his weapon; another picks it up for 1 MF on a dr of 5 or less, once
    in the phase.
    """
    field = Field(["6-4-8 Y21 lmg", "4-5-8 Y21"], ["4-4-7 M12"], [6])
    move(field, "Y21", "take 0", "go", "normal", "drop 0", "to Y22")
    on(field, "stop")
    assert field.g.lies[0] == field.at("Y21")
    move(field, "Y21", "normal", "recover 0")
    assert field.g.spent == 2
    on(field, "to Y20")
    assert "recover 0" not in field.offered("route")
    taken = Field(["6-4-8 Y21 lmg", "4-5-8 Y21"], ["4-4-7 M12"], [5])
    move(taken, "Y21", "take 0", "go", "normal", "drop 0", "to Y22")
    on(taken, "stop")
    move(taken, "Y21", "normal", "recover 0")
    assert weapons_of(taken.g, taken.british[1]) == [0]
    assert taken.g.marks[taken.british[1]] & MOVED
    assert not taken.g.marks[taken.british[1]] & (CX | PASSING)
    on(taken, "stop")
    assert move_options(taken.g) == []


def test_fire_down_the_stairs() -> None:
    """[T12.3] [T5.13] From the storey of X18 at who enters below: the building shelters, the bank of the canal does
    not.
    """
    field = Field(["6-4-8 Y18"], ["4-4-7 X18.1"], [6, 5])
    field.watch(WATCH_CLOSE)
    move(field, "Y18", "assault", "to X18", "fire X18.1", "hold")
    assert field.drms(0) == {"terrain": 3}


def test_who_lies_behind_a_hedge_is_not_in_the_open() -> None:
    """[T5.9] [T17.10] By Assault Movement a "?" into open ground is lost before who sees it so, not before who
    looks over the hedge of that hex.
    """
    for german, kept in (("4-4-7 NN0", True), ("4-4-7 PP0", False)):
        field = Field(["6-4-8 OO2 ?"], [german], [])
        field.watch(WATCH_HOLD)
        move(field, "OO2", "assault", "to OO1")
        assert bool(field.g.marks[field.british[0]] & CONCEALED) == kept
