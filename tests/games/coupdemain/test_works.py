"""[T22] Fortifications: the pillbox of Z21, trenches, wire, the pit of the gun."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.close.combat import close_combat, close_combat_options
from bridgehead.games.coupdemain.fire.cover import cover
from bridgehead.games.coupdemain.fire.groups import best_group, strong_parts
from bridgehead.games.coupdemain.fire.modifiers import Aim, lots_of
from bridgehead.games.coupdemain.fire.parts import NOT_NOW
from bridgehead.games.coupdemain.fire.ways_to_fire import open_way
from bridgehead.games.coupdemain.firing.phase_fire import fire_options
from bridgehead.games.coupdemain.guns.ordnance import can_shoot_at, to_hit_modifiers
from bridgehead.games.coupdemain.hidden.concealment import regain_concealment
from bridgehead.games.coupdemain.marks import BENEATH, BROKEN, CONCEALED, DM, DUG_IN, MELEE, MOVED, ON_WIRE
from bridgehead.games.coupdemain.morale.rally import rally_modifiers, rally_number
from bridgehead.games.coupdemain.moving.advance import advance, goals_of
from bridgehead.games.coupdemain.moving.movement import under_way
from bridgehead.games.coupdemain.moving.rout import frightening, rout
from bridgehead.games.coupdemain.moving.rout_ways import points, reachable
from bridgehead.games.coupdemain.night.straying import finds_its_way
from bridgehead.games.coupdemain.pieces.stacking import room_for
from bridgehead.games.coupdemain.state import DEFENSIVE_FIRE, NONE, PREP_FIRE, WEAPON
from bridgehead.games.coupdemain.works.ditches import in_ditches
from tests.games.coupdemain.field import Field, begin_move, fire_phase_step, go_on

PILLBOX: dict[str, object] = {"pillbox": {"at": "Z21", "facing": "Y22/Z22"}}
FAR = ["4-4-7 M12"]
"""A German who sees nothing."""
ADVANCE = 10


def garrison(british: list[str], german: list[str], dice: list[int], phase: int = PREP_FIRE) -> Field:
    """A field with the pillbox of Z21."""
    return Field(british, german, dice, phase=phase, works=PILLBOX)


def dug(*hexes: str) -> dict[str, object]:
    """Works with trenches in some hexes."""
    return {"trenches": list(hexes)}


def shelter(field: Field, here: str, there: str, marks: int = 0, falling: bool = False) -> tuple[str, int]:
    """What shelters a target, and by how much."""
    found = cover(field.g.battle.ground, field.at(here) if here else NONE, field.at(there), marks, falling)
    return found.name, found.value


def walk(field: Field, start: str, *answers: str) -> None:
    """A stack moves until it has stopped."""
    waiting = list(answers)
    steps = begin_move(field.g, "stack", field.at(start))
    while True:
        try:
            choice = next(steps)
            while True:
                field.asked.append(choice)
                assert waiting, f"{choice.prompt} is asked: {field.said(choice)}"
                option = field.option(waiting.pop(0), choice.seat)
                assert option in choice.options, f"{option} is not among {field.said(choice)}"
                choice = steps.send(option)
        except StopIteration:
            pass
        if not under_way(field.g):
            break
        steps = go_on(field.g)
    assert not waiting


def in_trenches(field: Field) -> None:
    """Whoever stands by a trench is in it, as at the beginning of a game."""
    in_ditches(field.g, 0)
    in_ditches(field.g, 1)


# ------------------------------------------------------------------ the pillbox


def test_the_pillbox_shelters_by_its_arc() -> None:
    """[T22.2] [T37.22] +3 against Y22 in its arc, +5 against Y21 and its own hex, and against all that falls."""
    field = garrison(["6-4-8 Y22"], FAR, [])
    assert shelter(field, "Y22", "Z21.pillbox") == ("pillbox-front", 3)
    assert shelter(field, "Z23", "Z21.pillbox") == ("pillbox-front", 3)
    assert shelter(field, "Y21", "Z21.pillbox") == ("pillbox-rear", 5)
    assert shelter(field, "Z21", "Z21.pillbox") == ("pillbox-rear", 5)
    assert shelter(field, "Y22", "Z21.pillbox", 0, True) == ("pillbox-rear", 5)
    assert shelter(field, "Y22", "Z21") == ("terrain", 0)


def test_who_is_in_the_pillbox_fires_into_its_arc_only() -> None:
    """[T22.2] [T37.22] At Y22 and its own hex, not at Y21 or X20 behind; squad and machine gun alike."""
    places = ["Y22", "Z21", "Y21", "X20"]
    field = garrison([f"6-4-8 {place}" for place in places], ["4-4-7 Z21.pillbox german-mmg"], [], DEFENSIVE_FIRE)
    unit = field.german[0]
    found = [verb + field.g.battle.ground.name(one) for verb, one in fire_options(field.g, 1) if verb == "at"]
    assert sorted(found) == ["atY22", "atZ21"]
    for part in (unit, WEAPON):
        ways = [open_way(field.g, part, field.at(place)) != NOT_NOW for place in places]
        assert ways == [True, True, False, False]


def test_fire_from_two_sides_reads_the_better_cover() -> None:
    """[T22.2] [T6.24] Y22 and Y21 fire together at the pillbox: the line from outside its arc, +5, counts for both."""
    field = garrison(["6-4-8 Y22", "6-4-8 Y21"], ["4-4-7 Z21.pillbox"], [6, 4])
    aim = Aim(0, field.at("Z21.pillbox"))
    parts, _ = strong_parts(field.g, aim)
    assert len(parts) == 2
    field.play(fire_phase_step(field.g, "at", field.at("Z21.pillbox")), "with 0", "with 1")
    assert field.drms(0)["pillbox-rear"] == 5


def test_fire_at_the_hex_does_not_touch_the_pillbox() -> None:
    """[T22.3] Y22 fires at the ground of Z21, where a squad stands, and nobody in the pillbox is a target."""
    field = garrison(["6-4-8 Y22"], ["4-4-7 Z21", "4-4-7 Z21.pillbox"], [])
    lots = lots_of(field.g, best_group(field.g, Aim(0, field.at("Z21"))))
    assert [lot.units for lot in lots] == [[field.german[0]]]


def test_the_ways_into_the_pillbox() -> None:
    """[T22.18] [T22.3] From its hex 1 MF; from Y21 outside its arc the hex and 1 MF more; from Y22 not at all but by
    the hex.
    """
    field = Field(["6-4-8 Y21"], FAR, [], works=PILLBOX)
    walk(field, "Y21", "normal", "to Z21.pillbox", "stop")
    assert field.where(field.british[0]) == "Z21.pillbox" and field.asked[-1].about[1] == 4
    ground = field.g.battle.ground
    inside = field.at("Z21.pillbox")
    assert inside in ground.steps[field.at("Y21")] and inside not in ground.steps[field.at("Y22")]
    assert field.at("Z21") in ground.steps[inside]
    other = Field(["6-4-8 Y22"], FAR, [], works=PILLBOX)
    walk(other, "Y22", "normal", "to Z21.pillbox", "stop")
    assert [event[2] for event in other.told("moves")] == [other.at("Z21"), other.at("Z21.pillbox")]


def test_the_pillbox_takes_one_squad() -> None:
    """[T22.2] [T2.8] One squad-equivalent and four single men; the hex has room of its own."""
    field = garrison(["6-4-8 Y21", "6-4-8 Y21", "2-4-8 Y21", "2-4-8 Y21"], FAR, [])
    inside = field.at("Z21.pillbox")
    first, second, half, other = field.british
    assert room_for(field.g, inside, 0, [first]) and not room_for(field.g, inside, 0, [first, second])
    assert room_for(field.g, inside, 0, [half, other]) and not room_for(field.g, inside, 0, [first, half])


def test_an_advance_into_the_pillbox() -> None:
    """[T14.1] [T37.22] [T15.20] From Y21 into the pillbox, at the Germans in it, and close combat follows; from Y22
    only into the hex, and there nobody fights.
    """
    field = garrison(["6-4-8 Y21"], ["4-4-7 Z21.pillbox"], [], ADVANCE)
    field.play(advance(field.g, "from", field.at("Y21")), "to Z21.pillbox")
    assert close_combat_options(field.g) == [("fight", field.at("Z21.pillbox"))]
    other = garrison(["6-4-8 Y22"], ["4-4-7 Z21.pillbox"], [], ADVANCE)
    assert other.at("Z21.pillbox") not in goals_of(other.g, other.at("Y22"), other.british)
    other.play(advance(other.g, "from", other.at("Y22")), "to Z21")
    assert close_combat_options(other.g) == []


def test_no_ambush_in_a_pillbox() -> None:
    """[T15.3] It is no building: two Known squads strike together, without dice for an ambush."""
    field = garrison(["6-4-8 Y21"], ["4-4-7 Z21.pillbox"], [6, 6, 6, 5], ADVANCE)
    field.play(advance(field.g, "from", field.at("Y21")), "to Z21.pillbox")
    field.play(close_combat(field.g, field.at("Z21.pillbox")))
    assert field.told("ambush-die") == [] and field.g.marks[field.german[0]] & MELEE


def test_rally_and_rout_in_the_pillbox() -> None:
    """[T9.2] [T10.11] It is cover to rally in; the broken in it need not flee from whom they only see."""
    field = garrison(["6-4-8 Z23"], ["4-4-7 Z21.pillbox", "4-4-7 Z21", "4-4-7 AA21"], [])
    for unit in field.german[:2]:
        field.g.marks[unit] |= BROKEN | DM
    assert "in-cover" in [one.name for one in rally_modifiers(field.g, field.german[0])]
    assert not frightening(field.g, field.german[0]) and frightening(field.g, field.german[1])


# ------------------------------------------------------------------ trenches


def test_a_trench_shelters_whoever_is_dug_in() -> None:
    """[T22.4] +2 against direct fire, residual fire too, +4 against what falls; not added to a ditch."""
    field = Field(["6-4-8 Y22"], FAR, [], works=dug("Z21", "X20"))
    assert shelter(field, "Y22", "Z21", DUG_IN) == ("trench", 2)
    assert shelter(field, "Y22", "Z21", DUG_IN, True) == ("trench", 4)
    assert shelter(field, "", "Z21", DUG_IN) == ("trench", 2)
    assert shelter(field, "Y22", "X20") == ("terrain", 0)


def test_into_a_trench_costs_a_point_more() -> None:
    """[T22.4] By standing order the squad gets down into the trench at its goal, for 2 MF in all; whoever begins the
    Movement Phase there is in it.
    """
    field = Field(["6-4-8 Y21"], FAR, [], works=dug("X20"))
    walk(field, "Y21", "normal", "to X20", "stop")
    assert field.g.marks[field.british[0]] & DUG_IN and len(field.told("digs-in")) == 1
    assert tuple(field.asked[-1].about) == (field.at("X20"), 4)
    other = Field(["6-4-8 X20"], FAR, [], works=dug("X20"))
    in_trenches(other)
    assert other.g.marks[other.british[0]] & DUG_IN


def test_out_of_a_trench_costs_a_point_more_but_not_along_it() -> None:
    """[T22.4] From the trench of X20: W20 costs 2 MF; W21, to whose trench it leads, 1 MF, and one is dug in there."""
    field = Field(["6-4-8 X20"], FAR, [], works=dug("X20", "W21"))
    in_trenches(field)
    walk(field, "X20", "normal", "to W21", "to V20", "stop")
    route = [choice for choice in field.asked if choice.prompt == "route"]
    assert [choice.about[1] for choice in route] == [8, 6, 2]
    assert [event[2] for event in field.told("moves")] == [field.at("W21"), field.at("V20")]
    assert not field.g.marks[field.british[0]] & DUG_IN


def test_nobody_is_in_the_open_along_a_trench() -> None:
    """[T22.4] First fire at a squad that comes along the trench: +2 for the trench, neither FFMO nor FFNAM; at one that
    gets down into it from outside FFNAM counts.
    """
    field = Field(["6-4-8 X20"], ["4-4-7 W19"], [3, 4], works=dug("X20", "W21"))
    field.watch(3)
    in_trenches(field)
    walk(field, "X20", "normal", "to W21", "fire W19", "stop")
    assert field.drms(0) == {"trench": 2}
    other = Field(["6-4-8 Y21"], ["4-4-7 W19"], [3, 4], works=dug("X20", "W21"))
    other.watch(3)
    walk(other, "Y21", "normal", "to X20", "hold", "stop")


def test_an_advance_ends_in_the_trench() -> None:
    """[T22.4] Whoever advances into the hex is dug in."""
    field = Field(["6-4-8 Y21"], FAR, [], phase=ADVANCE, works=dug("X20"))
    field.play(advance(field.g, "from", field.at("Y21")), "to X20")
    assert field.g.marks[field.british[0]] & DUG_IN


def test_a_trench_does_not_help_to_rally_but_the_broken_may_stay() -> None:
    """[T37.35] [T9.2] [T10.11] Broken under DM with an 8-1: +4 −1, no cover: DR 5 and less. They need not flee from who
    is not adjacent.
    """
    field = Field(["6-4-8 X20", "8-1 X20"], ["4-4-7 Y22"], [], works=dug("X20"))
    in_trenches(field)
    squad = field.british[0]
    field.g.marks[squad] |= BROKEN | DM
    assert rally_number(field.g, squad) == 5
    assert not frightening(field.g, squad)
    field.g.marks[squad] &= ~DUG_IN
    assert frightening(field.g, squad)


# ------------------------------------------------------------------ wire

WIRE: dict[str, object] = {"wire": ["X21"]}


def test_wire_catches_who_comes_in() -> None:
    """[T22.8] [T22.17] Into X21 for its usual cost; on the wire nothing shelters, and nobody hides there."""
    field = Field(["6-4-8 Y21"], FAR, [], works=WIRE)
    walk(field, "Y21", "normal", "to X21", "stop")
    unit = field.british[0]
    assert field.g.marks[unit] & ON_WIRE and field.asked[-1].about[1] == 6
    assert "beneath 0" in field.offered("route")
    field.g.acting = 0
    regain_concealment(field.g)
    assert not field.g.marks[unit] & CONCEALED


@pytest.mark.parametrize(
    ("die", "british", "manner", "left"),
    [(1, ["6-4-8 X21"], "normal", 2), (2, ["6-4-8 X21", "8-0 X21"], "normal", 6), (2, ["6-4-8 X21"], "assault", 0)],
)
def test_through_the_wire(die: int, british: list[str], manner: str, left: int) -> None:
    """[T22.8] The dr in MF, one less with a leader, one less in Assault Movement, then X22 and its ditch."""
    field = Field(british, FAR, [die], works=WIRE)
    for unit in field.british:
        field.g.marks[unit] |= ON_WIRE
    answers = (["all"] if len(british) > 1 else []) + [manner, "to X22"]
    walk(field, "X21", *answers, *(["stop"] if manner == "normal" else []))
    assert field.where(field.british[0]) == "X22" and not field.g.marks[field.british[0]] & (ON_WIRE | BENEATH)
    if manner == "normal":
        assert field.asked[-1].about[1] == left


def test_who_has_not_the_points_hangs_in_the_wire() -> None:
    """[T22.17] A 5 for a squad with 4 MF: all are gone, it stays on the wire, and its move is over."""
    field = Field(["6-4-8 X21"], FAR, [5], works=WIRE)
    unit = field.british[0]
    field.g.marks[unit] |= ON_WIRE
    walk(field, "X21", "normal", "to X22")
    assert field.where(unit) == "X21" and field.g.marks[unit] & ON_WIRE and field.g.marks[unit] & MOVED
    assert field.told("wire")[0][4] == "caught"


def test_beneath_the_wire() -> None:
    """[T22.17] Enough for the wire: it lies beneath and no longer on it; the next time it pays to leave the hex."""
    field = Field(["6-4-8 X21"], FAR, [4], works=WIRE)
    unit = field.british[0]
    field.g.marks[unit] |= ON_WIRE
    walk(field, "X21", "normal", "beneath")
    assert field.g.marks[unit] & BENEATH and not field.g.marks[unit] & ON_WIRE
    again = Field(["6-4-8 X21"], FAR, [6], works=WIRE)
    again.g.marks[again.british[0]] |= BENEATH
    walk(again, "X21", "normal", "to X22")
    assert again.where(again.british[0]) == "X21" and again.g.marks[again.british[0]] & BENEATH


def test_by_road_one_gets_out_from_beneath() -> None:
    """[T22.8] Who lies beneath the wire leaves by the road of X21 without a dr."""
    field = Field(["6-4-8 X21"], FAR, [], works=WIRE)
    field.g.marks[field.british[0]] |= BENEATH
    roads = [
        field.g.battle.ground.names[there]
        for there in field.g.battle.ground.neighbours[field.at("X21") // 8]
        if field.g.battle.ground.joined_by_road(field.at("X21") // 8, there)
    ]
    walk(field, "X21", "normal", f"to {roads[0]}", "stop")
    assert field.where(field.british[0]) == roads[0]


@pytest.mark.parametrize(("die", "there"), [(3, "X22"), (4, "X21")])
def test_wire_in_the_advance(die: int, there: str) -> None:
    """[T22.8] [T22.17] A 3 and less: it advances; else it stays, and does not come up again."""
    field = Field(["6-4-8 X21"], FAR, [die], phase=ADVANCE, works=WIRE)
    unit = field.british[0]
    field.g.marks[unit] |= ON_WIRE
    field.play(advance(field.g, "from", field.at("X21")), "to X22")
    assert field.where(unit) == there and bool(field.g.marks[unit] & ON_WIRE) == (there == "X21")


def test_an_advance_onto_wire() -> None:
    """[T14.10] Wire acts on who advances into it."""
    field = Field(["6-4-8 Y21"], FAR, [], phase=ADVANCE, works=WIRE)
    field.play(advance(field.g, "from", field.at("Y21")), "to X21")
    assert field.g.marks[field.british[0]] & ON_WIRE


def test_rout_and_wire() -> None:
    """[T22.9] Out of wire a dr of the 6 MF is paid before anything else: 5 leaves 1, and the squad gets one hex of its
    way only; a crawl is free.
    """
    field = Field(["6-4-8 X21", "6-4-8 V22"], ["4-4-7 X22"], [5, 2, 3], works=WIRE)
    unit = field.british[0]
    field.g.marks[unit] |= BROKEN | DM | ON_WIRE
    field.play(rout(field.g, unit), "to Z20")
    assert [event[2] for event in field.told("routs")] == [field.at("Y21")]
    other = Field(["6-4-8 X21", "6-4-8 V22"], ["4-4-7 X22"], [], works=WIRE)
    other.g.marks[other.british[0]] |= BROKEN | DM | ON_WIRE
    other.play(rout(other.g, other.british[0]), "crawl W21")
    assert other.where(other.british[0]) == "W21" and not other.g.marks[other.british[0]] & ON_WIRE


def test_nobody_flees_into_wire() -> None:
    """[T22.9] What could be reached through W21 is reached round about it."""
    field = Field(["6-4-8 X21", "6-4-8 V22"], ["4-4-7 X22"], [], works={"wire": ["W21", "X20"]})
    unit = field.british[0]
    field.g.marks[unit] |= BROKEN | DM
    reach = reachable(field.g, unit, points(field.g, unit))
    assert field.at("W21") not in reach and field.at("X20") not in reach and field.at("Y21") in reach


def test_in_a_pillbox_there_is_no_wire() -> None:
    """[T22.18] Into the pillbox of a wire hex from outside its arc nothing catches; out of it into its hex one comes
    out beneath the wire.
    """
    field = Field(["6-4-8 Y21"], FAR, [], works={**PILLBOX, "wire": ["Z21"]})
    unit = field.british[0]
    walk(field, "Y21", "normal", "to Z21.pillbox", "to Z21", "stop")
    assert field.told("wire") == [] and field.g.marks[unit] & BENEATH and not field.g.marks[unit] & ON_WIRE


def test_nobody_strays_beside_a_trench() -> None:
    """[T18.12] Who begins by night in a hex with a trench, or next to one, finds his way."""
    field = Field(["6-4-8 BB15"], FAR, [], light="night", works=dug("BB14"))
    assert finds_its_way(field.g, field.british)
    other = Field(["6-4-8 BB15"], FAR, [], light="night")
    assert not finds_its_way(other.g, other.british)


def test_what_reaches_into_a_pillbox() -> None:
    """[T26.2] [T24.1] A PIAT may be fired at those in the pillbox, against its cover; a mortar does not reach them."""
    field = Field(["6-4-8 Y23 piat"], ["4-4-7 Z21.pillbox", "8-0 Z21"], [], phase=PREP_FIRE, works=PILLBOX)
    inside, outside = field.at("Z21.pillbox"), field.at("Z21")
    assert can_shoot_at(field.g, 0, inside) and not can_shoot_at(field.g, 0, outside)
    assert {one.name: one.value for one in to_hit_modifiers(field.g, 0, inside, 0, False)}["pillbox-front"] == 3
    other = Field(["6-4-8 Y23 mortar-51"], ["4-4-7 Z21.pillbox", "8-0 Z21"], [], phase=PREP_FIRE, works=PILLBOX)
    assert can_shoot_at(other.g, 0, outside) and not can_shoot_at(other.g, 0, inside)


def test_a_machine_gun_in_the_pillbox_sweeps_its_arc_at_movers() -> None:
    """[T22.2] [T12.3] [T37.22] First fire out of the pillbox at a squad that comes into Y22, not into Y21."""
    field = Field(["6-4-8 Y23"], ["4-4-7 Z21.pillbox german-mmg"], [6, 5, 3, 3], works=PILLBOX)
    field.watch(3)
    walk(field, "Y23", "normal", "to Y22", "fire Z21.pillbox", "all", "stop")
    assert len(field.told("fire")) == 1
    other = Field(["6-4-8 X21"], ["4-4-7 Z21.pillbox german-mmg"], [], works=PILLBOX)
    other.watch(3)
    walk(other, "X21", "normal", "to Y21", "stop")
    assert other.told("fire") == []


def test_fire_at_who_is_on_the_wire() -> None:
    """[T22.8] [T12.8] Into the wire of X21 before a German in Y22: in the open and not careful, no cover, and residual
    firepower stays.
    """
    field = Field(["6-4-8 W22"], ["4-4-7 X23"], [5, 5], works=WIRE)
    field.watch(3)
    walk(field, "W22", "normal", "to X21", "fire X23", "stop")
    assert field.drms(0) == {"open-ground": -1, "not-assault-moving": -1}
    assert field.g.marks[field.british[0]] & ON_WIRE


def test_the_wire_is_paid_under_fire() -> None:
    """[T22.17] [T12.2] The MF of the dr are spent on the wire: the German fires there before the squad goes on, and it
    is asked anew.
    """
    field = Field(["6-4-8 X21"], ["4-4-7 X23"], [2, 6, 6], works=WIRE)
    field.watch(3)
    unit = field.british[0]
    field.g.marks[unit] |= ON_WIRE
    walk(field, "X21", "normal", "to X20", "fire X23", "hold-stack", "stop")
    assert field.where(unit) == "X21" and field.g.marks[unit] & BENEATH and field.asked[-1].about[1] == 4
