"""[T23] [T22.15] The 50 mm gun in its pit at X20, fired at Infantry."""

from __future__ import annotations

from bridgehead.engine.choice import Choice
from bridgehead.games.coupdemain.fire.covered_arc import corners_to, facing_for
from bridgehead.games.coupdemain.fire.groups import best_group
from bridgehead.games.coupdemain.fire.machine_guns import breakdown_number, rate_of_fire
from bridgehead.games.coupdemain.fire.modifiers import Aim, lots_of
from bridgehead.games.coupdemain.fire.parts import FRESH
from bridgehead.games.coupdemain.firing.foretold import odds_of_fire
from bridgehead.games.coupdemain.firing.phase_fire import fire_options
from bridgehead.games.coupdemain.guns.ordnance import number_to_hit, ordnance_targets, to_hit_modifiers
from bridgehead.games.coupdemain.marks import BROKEN, DM, DUG_IN
from bridgehead.games.coupdemain.morale.arranging import arrange_one, arranging_options
from bridgehead.games.coupdemain.moving.advance import advance
from bridgehead.games.coupdemain.moving.movement import under_way
from bridgehead.games.coupdemain.moving.rout import rout
from bridgehead.games.coupdemain.pieces.weapons import give
from bridgehead.games.coupdemain.state import DEFENSIVE_FIRE, MOVEMENT, NONE, PREP_FIRE, CoupState
from tests.games.coupdemain.field import Field, begin_move, fire_phase_step, go_on

FAR = ["4-4-7 M12"]
EAST: dict[str, object] = {"gun": {"at": "X20", "facing": "Y20/Y21"}}


def the_gun(g: CoupState) -> int:
    """The number of the gun: the last weapon of the battle."""
    return len(g.owner) - 1


def manned(
    british: list[str],
    german: list[str],
    dice: list[int],
    phase: int = DEFENSIVE_FIRE,
    works: dict[str, object] | None = None,
    light: str = "day",
) -> Field:
    """The first German unit, in X20, has the gun; it looks between Y20 and Y21."""
    field = Field(british, german, dice, light, phase, works={**EAST, **(works or {})})
    give(field.g, the_gun(field.g), field.german[0])
    return field


def drm(field: Field, target: str, marks: int = 0) -> dict[str, int]:
    """The modifiers to hit a Location."""
    found = to_hit_modifiers(field.g, the_gun(field.g), field.at(target), marks, False)
    return {one.name: one.value for one in found}


def walk(field: Field, start: str, *answers: str) -> None:
    """A stack moves until it has stopped, with these answers to all that is asked."""
    waiting = list(answers)
    steps = begin_move(field.g, "stack", field.at(start))
    while True:
        try:
            choice = next(steps)
            while True:
                field.asked.append(choice)
                assert waiting, field.said(choice)
                option = field.option(waiting.pop(0), choice.seat)
                assert option in choice.options, f"{option} is not among {field.said(choice)}"
                choice = steps.send(option)
        except StopIteration:
            pass
        if not under_way(field.g):
            break
        steps = go_on(field.g)
    assert not waiting


def test_the_gun_lies_in_its_pit_until_somebody_takes_it() -> None:
    """[T22.15] [T3.9] [T3.7] Nobody's at first; a squad in X20 takes it on 5 and less, a leader cannot."""
    field = Field(["6-4-8 X20", "9-1 X20"], FAR, [5], phase=0, works=EAST)
    gun = the_gun(field.g)
    assert field.g.owner[gun] == NONE and arranging_options(field.g, 0) == [("recover", gun)]
    field.play(arrange_one(field.g, "recover", gun))
    assert field.g.owner[gun] == field.british[0]
    alone = Field(["9-1 X20"], FAR, [], phase=0, works=EAST)
    assert arranging_options(alone.g, 0) == []


def test_numbers_of_the_gun() -> None:
    """[T23.3] Infantry at 8 up to 6 hexes, 7 up to 12; at 18: 6, one better for its length and one worse for 50 mm."""
    targets = ["Y22", "X10", "X4"]
    field = manned([f"6-4-8 {place}" for place in targets], ["2-2-8 X20"], [])
    gun = the_gun(field.g)
    assert [number_to_hit(field.g, gun, field.at(place)) for place in targets] == [8, 7, 6]


def test_its_arc_and_the_turn_for_a_shot() -> None:
    """[T23.7] [T23.4] Y21 lies in its arc; X21 asks for one corner, +3; W21 behind it for two, +4, and it stays
    turned.
    """
    field = manned(["6-4-8 Y21", "6-4-8 X22", "6-4-8 W22"], ["2-2-8 X20"], [6, 6])
    gun = the_gun(field.g)
    assert drm(field, "Y21") == {"range": -2}
    assert drm(field, "X22") == {"turning": 3, "range": -1}
    assert drm(field, "W22")["turning"] == 4
    assert [corners_to(field.g, gun, facing_for(field.g, gun, field.at(one))) for one in ("Z21", "V20")] == [0, 3]
    field.play(fire_phase_step(field.g, "ordnance", gun), "at W22")
    assert field.g.facing[gun] == 3 and len(field.told("gun-turns")) == 1
    assert "turning" not in drm(field, "W22")


def test_a_hit_reads_column_six_without_cover() -> None:
    """[T23.1] [T23.6] [T23.16] Cover counts to hit, not on the fire table. A 3 and 3 with −1 for range, +2 for wood
    and +1 for the bridge on the way: 8 of 8; then 6 on column 6. ROF 3: the coloured 3 keeps it.
    """
    field = manned(["6-4-8 Z20"], ["2-2-8 X20"], [3, 3, 3, 3, 1, 2, 1, 2])
    gun = the_gun(field.g)
    assert drm(field, "Z20") == {"terrain": 2, "hindrance": 1, "range": -1}
    field.play(fire_phase_step(field.g, "ordnance", gun))
    [shot] = field.told("ordnance")
    assert shot[3] == 8 and shot[-1] == "hit"
    assert field.told("fire")[0][2] == "6" and field.drms(0) == {}
    assert ("ordnance", gun) in fire_options(field.g, 1)


def test_a_critical_hit_turns_cover_round() -> None:
    """[T23.5] An original 2: column 12, two to the right of 6, and the +2 of wood counts −2."""
    field = manned(["6-4-8 Z20"], ["2-2-8 X20"], [1, 1, 6, 6, 1, 1])
    field.play(fire_phase_step(field.g, "ordnance", the_gun(field.g)))
    assert field.told("ordnance")[0][-1] == "critical-hit"
    assert field.told("fire")[0][2] == "12" and field.drms(0) == {"terrain": -2}


def test_others_than_a_crew_work_it_worse() -> None:
    """[T3.7] [T3.8] [T23.8] A squad: +2 to hit, ROF 1, B# 10; a British one +4, ROF 0, B# 8."""
    field = manned(["6-4-8 Y22"], ["4-4-7 X20"], [])
    gun = the_gun(field.g)
    assert drm(field, "Y22")["non-crew"] == 2
    assert rate_of_fire(field.g, gun) == 1 and breakdown_number(field.g, gun, FRESH) == 10
    taken = Field(["6-4-8 X20"], ["4-4-7 Y22"], [], "day", PREP_FIRE, works=EAST)
    give(taken.g, gun, taken.british[0])
    assert drm(taken, "Y22")["non-crew"] == 2 and drm(taken, "Y22")["captured-weapon"] == 2
    assert rate_of_fire(taken.g, gun) == 0 and breakdown_number(taken.g, gun, FRESH) == 8
    crew = manned(["6-4-8 Y22"], ["2-2-8 X20"], [])
    assert rate_of_fire(crew.g, gun) == 3 and breakdown_number(crew.g, gun, FRESH) == 12


def test_ranging_in_and_turning_away() -> None:
    """[T23.9] A second shot at the same target has −1; a turn that leaves it outside the arc loses that."""
    field = manned(["6-4-8 Y22"], ["2-2-8 X20"], [3, 6])
    gun = the_gun(field.g)
    field.play(fire_phase_step(field.g, "ordnance", gun))
    assert drm(field, "Y22")["acquired"] == -1
    field.play(fire_phase_step(field.g, "turn", gun), f"face {field.at('W21') // 8}")
    assert field.g.aim[gun] == NONE and field.g.facing[gun] == 4


def test_turning_is_its_fire() -> None:
    """[T23.7] It may be turned instead of fired, while an enemy in sight is outside its arc; then it has fired."""
    field = manned(["6-4-8 Y22"], ["2-2-8 X20"], [])
    gun = the_gun(field.g)
    assert ("turn", gun) in fire_options(field.g, 1) and ("ordnance", gun) in fire_options(field.g, 1)
    field.play(fire_phase_step(field.g, "turn", gun), f"face {field.at('X21') // 8}")
    assert field.g.facing[gun] == 3
    assert not {"turn", "ordnance"} & {verb for verb, _ in fire_options(field.g, 1)}
    ahead = manned(["6-4-8 Z21"], ["2-2-8 X20"], [])
    assert ("turn", gun) not in fire_options(ahead.g, 1)


def test_first_fire_of_the_gun() -> None:
    """[T12.24] [T23.4] At a squad that comes into Y22 on the road: one corner +3; FFMO, FFNAM and range −1 each."""
    field = manned(["6-4-8 Y23"], ["2-2-8 X20"], [5, 6], MOVEMENT)
    field.watch(3)
    gun = the_gun(field.g)
    walk(field, "Y23", "normal", "to Y22", f"ordnance {gun}", "hold-stack", "stop")
    [shot] = field.told("ordnance")
    assert isinstance(shot[4], tuple) and dict(shot[4]) == {
        "turning": 3,
        "range": -1,
        "open-ground": -1,
        "not-assault-moving": -1,
    }
    assert shot[-1] == "miss"


def test_the_pit_shelters_who_has_the_gun() -> None:
    """[T22.15] [T23.12] +2 for its crew against all fire, nothing for the squad beside; a trench is not added."""
    field = manned(["6-4-8 Y22"], ["2-2-8 X20", "4-4-7 X20"], [], PREP_FIRE)
    lots = lots_of(field.g, best_group(field.g, Aim(0, field.at("X20"))))
    found = {tuple(lot.units): {one.name: one.value for one in lot.attack.modifiers} for lot in lots}
    assert found[(field.german[0],)].get("emplaced") == 2 and "emplaced" not in found[(field.german[1],)]
    field.g.marks[field.german[0]] |= DUG_IN
    both = lots_of(field.g, best_group(field.g, Aim(0, field.at("X20"))))
    crew = next(lot for lot in both if lot.units == [field.german[0]])
    assert sum(one.value for one in crew.attack.modifiers if one.name in ("emplaced", "trench")) == 2


def test_the_gun_never_moves() -> None:
    """[T22.15] [T14.4] It stays in X20 when its owner moves, advances or flees."""
    gun_at = "X20"
    field = Field(["6-4-8 X20"], FAR, [], works=EAST)
    give(field.g, the_gun(field.g), field.british[0])
    walk(field, "X20", "normal", "to X21", "stop")
    assert field.g.owner[the_gun(field.g)] == NONE and field.g.lies[the_gun(field.g)] == field.at(gun_at)
    other = Field(["6-4-8 X20"], FAR, [], phase=10, works=EAST)
    give(other.g, the_gun(other.g), other.british[0])
    other.play(advance(other.g, "from", other.at(gun_at)), "to X21")
    assert other.g.lies[the_gun(other.g)] == other.at(gun_at)
    broken = Field(["6-4-8 X20", "6-4-8 V22"], ["4-4-7 X21"], [6, 6], works=EAST)
    give(broken.g, the_gun(broken.g), broken.british[0])
    broken.g.marks[broken.british[0]] |= BROKEN | DM
    broken.play(rout(broken.g, broken.british[0]))
    assert broken.g.lies[the_gun(broken.g)] == broken.at(gun_at)


def test_by_night_the_gun_flashes() -> None:
    """[T18.25] [T18.33] A shot shows where it stands; the range of what lies in the dark is not kept."""
    field = manned(["6-4-8 Y21"], ["2-2-8 X20"], [6, 6], works={}, light="night")
    field.play(fire_phase_step(field.g, "ordnance", the_gun(field.g)))
    assert field.g.flashes == [field.at("X20")] and field.g.aim[the_gun(field.g)] == NONE


def test_what_the_gun_promises() -> None:
    """[T23.5] [T35.12] The odds of a shot are there before it, and are all."""
    field = manned(["6-4-8 Y22"], ["2-2-8 X20"], [])
    gun = the_gun(field.g)
    assert ordnance_targets(field.g, gun) == [field.at("Y22")]
    told = odds_of_fire(field.g, Choice(1, "defensive-fire", [("ordnance", gun)], (1,)), ("ordnance", gun))
    assert told is not None and sum(chance for _, chance in told.results) == 1
