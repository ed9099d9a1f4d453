"""[P3.2] [P4.2] [P6] [P7.3] [P8.1] [P8.4] [P8.5] [P9.1] [P9.2] [P11.1] [P12.2] [II.C] [II.E] Smaller points, played."""

import pytest

from bridgehead.engine.read.toml import Sheet
from bridgehead.games.airborne.board.sight import blocked_at, visible
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.printed.ground import ground_of
from bridgehead.games.airborne.state import DISPERSED, FORMED, SEEN_FIRING, WRECK
from tests.games.airborne.field import GUARDS, OPEN, PLATOON, RIFLES, board, group, h
from tests.games.airborne.played import CALM, Played

TANK = "pzkw-iv-h"
TRACK = "sdkfz-251-west"
TRUCK = "truck-german"
LORRY = "truck-british"
SHERWOOD = "rifle-platoon-british-44"
REACT = {"opportunity-fire": "on"}


def dropped(platoons: int, place: str, turn: int = 1, plane: str = "halifax") -> list[dict[str, object]]:
    """A flight whose every plane may be aimed at one hex only."""
    zone = {"type": "list", "hexes": [place]}
    how = "glider" if plane.startswith("glider") else "drop"
    return [group("airborne", {PLATOON: platoons, plane: platoons}, how, turn=turn, zone=zone)]


# --- opportunity fire


def test_who_is_dispersed_as_he_moves_recovers_in_the_same_segment() -> None:
    """[P8.5] [P3.2] A platoon is met by rifles at 1-3; a 1 disperses it, and it is up again in their segment."""
    played = Played({"E05": PLATOON}, {"E08": RIFLES, "A12": GUARDS}, [*CALM, 1], options=REACT)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1")
    assert len(played.told("dispersed")) == 1
    played.until("phase-foot", 1)
    assert played.g.turn == 1 and not played.has(f"{PLATOON}-1", DISPERSED)


def test_when_one_has_missed_another_may_fire() -> None:
    """[P8.5] As long as the mover is there, and neither of them has hit him."""
    played = Played({"E05": PLATOON}, {"E08": f"{RIFLES} {RIFLES}"}, [*CALM, 6, 6], options=REACT)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1", "fire")
    assert played.choice.prompt == "opportunity-fire" and played.offers() == [f"fire-on:{RIFLES}-2", "hold"]


def test_of_three_two_may_fire_together() -> None:
    """[P8.5] [P8.1] The third keeps his fire for later."""
    played = Played({"E05": PLATOON}, {"E08": f"{RIFLES} {RIFLES} {RIFLES}"}, [*CALM, 6, 6], options=REACT)
    played.until("phase-foot", 0).answer(
        f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1", f"with:{RIFLES}-2", "fire"
    )
    assert len(played.told("fire")) == 1
    assert played.choice.prompt == "opportunity-fire" and played.offers() == [f"fire-on:{RIFLES}-3", "hold"]


def test_a_wreck_is_fired_at_no_more() -> None:
    """[P8.5] The first machine guns have shot the lorry; the second are not asked."""
    hmg = "hmg-platoon-german"
    played = Played({"E02": LORRY}, {"E08": f"{hmg} {hmg}"}, [*CALM, 1], options=REACT)
    played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1", "go:E05", f"fire-on:{hmg}-1", "fire")
    assert played.dead(f"{LORRY}-1") and played.choice.prompt != "opportunity-fire"


def test_who_is_dispersed_in_the_first_hex_recovers_as_soon() -> None:
    """[P8.5] [P3.2] A01 is a hex like any other."""
    played = Played({"A02": PLATOON}, {"A03": RIFLES, "I12": GUARDS}, [*CALM, 1], options=REACT)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:A01", f"fire-on:{RIFLES}-1")
    assert len(played.told("dispersed")) == 1
    played.until("phase-foot", 1)
    assert played.g.turn == 1 and not played.has(f"{PLATOON}-1", DISPERSED)


def test_a_move_that_nobody_could_meet_is_told_as_one() -> None:
    """[P8.5] [P7.1] Out of everybody's reach a lorry drives six hexes."""
    played = Played({"I01": LORRY}, {"A12": GUARDS}, options=REACT)
    played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1", "go:I07")
    assert len(played.told("moves")) == 1


def test_who_dies_takes_nobody_off_the_last_truck() -> None:
    """[P3.2] [P7.3] A lorry is shot, which nobody carried: the mortar aboard the last unit of all stays there."""
    truck, mortar = "truck-german", "81mm-mortar"
    played = Played({"E05": LORRY}, {"E11": "hmg-platoon-german", "I12": f"{mortar} {truck}"}, [*CALM, *CALM, 1])
    assert played.unit(f"{truck}-1") == len(played.g.battle.of) - 1
    played.until("phase-vehicles", 1).answer(f"move:{truck}-1", f"load:{mortar}-1", "stay")
    played.until("phase-fire", 1, 2).answer(f"fire-at:{LORRY}-1")
    assert played.dead(f"{LORRY}-1")
    assert "unload" in played.until("phase-vehicles", 1).answer(f"move:{truck}-1").offers()


@pytest.mark.parametrize("fired", [True, False])
def test_who_fires_out_of_turn_from_a_wood_is_seen_in_the_enemys_next_segment(fired: bool) -> None:
    """[P8.5] [P9.2] Whether he was seen firing lasts until the end of that segment."""
    wood = ["." * 7 + "f...."] * 9
    played = Played({"E05": PLATOON}, {"E08": RIFLES}, [*CALM, 6], options=REACT, grid=wood)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06")
    played.answer(f"fire-on:{RIFLES}-1" if fired else "hold").turn(2, 0)
    assert played.choice.prompt == ("phase-fire" if fired else "phase-foot")


def test_a_move_is_told_before_the_fire_it_meets_and_the_control_it_takes() -> None:
    """[P8.5] [P12.2] First the move, then the shot; first the move, then whose hex it is."""
    played = Played({"A03": PLATOON}, {"E08": RIFLES}, roads=["A01 A02 A03"])
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:A01")
    kinds = [event.kind for event in played.match.events if event.kind in ("moves", "control")]
    assert kinds[-2:] == ["moves", "control"]
    played = Played({"E05": PLATOON}, {"E08": RIFLES}, [*CALM, 1], options=REACT)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1")
    kinds = [event.kind for event in played.match.events if event.kind in ("moves", "fire")]
    assert kinds == ["moves", "fire"]


def test_who_is_unloaded_in_view_may_be_fired_at() -> None:
    """[P8.5] [P7.3] A lorry drives up in view of machine guns and sets a platoon down before them. It says so before
    they fire: at the lorry, which is empty by then, or at the platoon.
    """
    played = Played({"E02": f"{LORRY} {SHERWOOD}"}, {"E11": "hmg-platoon-german"}, [*CALM, *CALM, 1], options=REACT)
    played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1", f"load:{SHERWOOD}-1")
    played.until("phase-vehicles", 0, 2).answer(f"move:{LORRY}-1", "go:E05")
    assert "unload" in played.offers()
    played.answer("unload")
    assert played.choice.about[0] == played.g.battle.tag[played.unit(f"{LORRY}-1")]
    other = played.match.copy()
    other.answer("hold")
    assert other.choice is not None and other.choice.prompt == "opportunity-fire"
    assert other.choice.about[0] == played.g.battle.tag[played.unit(f"{SHERWOOD}-1")]
    played.answer("fire-on:hmg-platoon-german-1")
    assert played.dead(f"{LORRY}-1") and played.at(f"{SHERWOOD}-1") == "E05"


def test_who_stays_in_a_lorry_is_fired_at_with_it() -> None:
    """[P8.5] [P7.3] The same lorry, but nobody gets off."""
    played = Played({"E02": f"{LORRY} {SHERWOOD}"}, {"E11": "hmg-platoon-german"}, [*CALM, *CALM, 1], options=REACT)
    played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1", f"load:{SHERWOOD}-1")
    played.until("phase-vehicles", 0, 2).answer(f"move:{LORRY}-1", "go:E05", "stay")
    played.answer("fire-on:hmg-platoon-german-1")
    assert played.dead(f"{LORRY}-1") and played.dead(f"{SHERWOOD}-1")


@pytest.mark.parametrize(("unit", "grid", "met"), [(RIFLES, ".", True), (TANK, ".", False), (TANK, "/", True)])
def test_who_enters_the_board_in_view_may_be_fired_at(unit: str, grid: str, met: bool) -> None:
    """[P8.5] [P7.4] The hex on the edge costs like any other: men on foot their move, a tank one point of eight, or
    three on a slope.
    """
    coming = [group("defender", {unit: 1}, "enter", turn=1, zone={"type": "list", "hexes": ["E12"]})]
    played = Played({"E08": "6pdr-at"}, {}, groups=coming, options=REACT, grid=["." * 11 + grid] * 9)
    played.until("phase-foot" if unit == RIFLES else "phase-vehicles", 1).answer(f"move:{unit}-1")
    assert (played.choice.prompt == "opportunity-fire") == met


def test_loading_in_view_is_spent_in_view() -> None:
    """[P8.5] [P7.3] A lorry takes half its move to load, and is met after one hex more; without a load after two."""
    for load in (True, False):
        played = Played({"E02": f"{LORRY} {SHERWOOD}"}, {"E09": "hmg-platoon-german"}, list(CALM), options=REACT)
        played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1")
        if load:
            played.answer(f"load:{SHERWOOD}-1")
        played.answer("go:E03")
        assert (played.choice.prompt == "opportunity-fire") == load


def test_who_does_not_move_is_not_fired_at_out_of_turn() -> None:
    """[P8.5] [P7.3] A lorry that only loads before machine guns stays where it is."""
    played = Played({"E02": f"{LORRY} {SHERWOOD}"}, {"E07": "hmg-platoon-german"}, list(CALM), options=REACT)
    played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1", f"load:{SHERWOOD}-1", "stay")
    assert played.choice.prompt != "opportunity-fire"


def test_who_is_missed_goes_on_as_he_likes() -> None:
    """[P8.5] [P7] A tank is fired at on its way, in vain, and may stop there, turn back or go
    on.
    """
    played = Played({"D08": "6pdr-at"}, {"E12": TANK}, [*CALM, 6], options=REACT)
    played.until("phase-vehicles", 1).answer(f"move:{TANK}-1", "go:E06", "fire-on:6pdr-at-1")
    assert played.at(f"{TANK}-1") == "E10" and played.choice.prompt == "move-to"
    assert {"go:E12", "go:E06", "stay"} <= set(played.offers())
    assert "go:E04" in played.offers() and "go:E03" not in played.offers()
    assert played.answer("stay").at(f"{TANK}-1") == "E10"


def test_where_enemies_may_fire_a_vehicle_chooses_its_way() -> None:
    """[P8.5] [P7] Hex by hex, as far as its points go; where nobody fires out of turn it goes to where it will be."""
    for options in (REACT, {}):
        played = Played({"I01": SHERWOOD}, {"A05": TANK}, options=options)
        played.until("phase-vehicles", 1).answer(f"move:{TANK}-1", "go:A06")
        assert ("go:B07" in played.offers()) == bool(options)


def test_a_move_is_not_split_by_unloading_at_the_edge() -> None:
    """[P7.3] [P7.4] Coming onto the board is movement: who is set down there is set down for the rest of the move."""
    coming = [group("defender", {TRUCK: 1, RIFLES: 1}, "enter", turn=1, zone={"type": "list", "hexes": ["E12"]})]
    played = Played({"A01": PLATOON}, {}, groups=coming)
    played.until("phase-vehicles", 1).answer(f"move:{TRUCK}-1")
    assert {"go:E11", "unload"} <= set(played.offers())
    assert played.answer("unload").choice.prompt != "move-to" and played.at(f"{TRUCK}-1") == "E12"


# --- targets, wrecks


def test_in_a_tie_each_firer_takes_what_is_worse_for_him() -> None:
    """[P4.2] A half-track and a platoon in one hex: machine guns cannot hurt armour, an anti-tank gun counts half
    against men; so the guns' 9 count 4½ against 4 + 8, and the machine guns' 2 nothing: 1-3.
    """
    played = Played({"E02": "6pdr-at mg-platoon-british"}, {"E04": f"{TRACK} {RIFLES}"}, [*CALM, 6])
    played.until("phase-fire", 0).answer(f"fire-at:{TRACK}-1", f"also:{RIFLES}-1")
    assert played.told("fire")[0][3] == "1-3"


def test_a_fort_leaves_a_wreck() -> None:
    """[P3.2] [P6] [P10.5] A 4-1 of howitzers."""
    fort = [group("defender", {"fort-20": 1, GUARDS: 1}, zone={"type": "list", "hexes": ["E06"]})]
    guns = " ".join(["75mm-how-allied"] * 4)
    played = Played({"E02": guns}, {}, [*CALM, 1], groups=fort)
    played.until("phase-fire", 0).answer("fire-at:fort-20-1", "all")
    assert played.dead("fort-20-1") and played.dead(f"{GUARDS}-1") and played.works("E06") // WRECK == 1
    gone = [played.g.battle.tag[played.unit(one)] for one in ("fort-20-1", f"{GUARDS}-1")]
    assert [args[0] for args in played.told("eliminated")] == gone


def test_no_more_than_three_wrecks_lie_in_a_hex() -> None:
    """[P6] [P3.2] Four half-tracks are shot together."""
    guns = " ".join(["6pdr-at"] * 4)
    played = Played({"E04": guns, "F04": guns}, {"E06": " ".join([TRACK] * 4)}, [*CALM, 1])
    played.until("phase-fire", 0).answer(f"fire-at:{TRACK}-1", f"also:{TRACK}-2", f"also:{TRACK}-3", f"also:{TRACK}-4")
    played.answer("all")
    assert played.dead(f"{TRACK}-4") and played.works("E06") // WRECK == 3


# --- transport, assault


@pytest.mark.parametrize(("gun", "asked"), [("75mm-how", True), ("105mm-how", False)])
def test_who_could_not_load_a_battery_without_its_orders_is_not_asked(gun: str, asked: bool) -> None:
    """[P7.3] [P8.2] A lorry drives up to a howitzer that has orders. Where it could load it but for these it is asked,
    so that nobody learns of them; one of 105 mm nobody loads after a drive.
    """
    germans = {"E02": TRUCK, "E04": gun, "E18": GUARDS}
    played = Played({"E20": PLATOON}, germans, grid=["." * 24] * 9, roads=["E01 E02 E03 E04 E05"])
    played.until("order-target", 1).answer("on-hex:E20").until("phase-vehicles", 1)
    played.answer(f"move:{TRUCK}-1", "go:E04")
    assert (played.choice.prompt == "move-to") == asked
    assert not asked or played.offers() == ["stay"]


def test_howitzers_of_105_mm_take_the_whole_move() -> None:
    """[P7.3] As guns of 88 mm and more; those of 75 mm take half."""
    for gun, drives in (("105mm-how", False), ("75mm-how", True)):
        played = Played({}, {"E02": f"{TRUCK} {gun}"})
        played.until("phase-vehicles", 1).answer(f"move:{TRUCK}-1", f"load:{gun}-1")
        assert (played.choice.prompt == "move-to") == drives


def test_whoever_was_unloaded_does_not_assault() -> None:
    """[P7.3] [P8.4] Set down beside an enemy; those who came on foot may."""
    played = Played({"E02": f"{LORRY} {SHERWOOD} {SHERWOOD}"}, {"E04": "81mm-mortar"}, [*CALM, *CALM, 6])
    played.until("phase-vehicles", 0).answer(f"move:{LORRY}-1", f"load:{SHERWOOD}-1", "go:E03")
    played.until("phase-vehicles", 0, 2).answer(f"move:{LORRY}-1", "unload")
    played.until("phase-foot", 0, 2).answer(f"move:{SHERWOOD}-2", "go:E03")
    played.until("phase-assault", 0).answer("assault:E04")
    assert [args[0] for args in played.told("assault")] == [(played.g.battle.tag[played.unit(f"{SHERWOOD}-2")],)]


@pytest.mark.parametrize(("mate", "column"), [("stick-british-1", "1-2"), (f"{SHERWOOD}-1", "2-1")])
def test_a_stick_is_no_mate_for_an_engineer(mate: str, column: str) -> None:
    """[P8.4] [I.B.1] 3 and 1 against 5, and nothing for the stick; with a platoon 3 and 2, one column better."""
    attackers = {"E05": f"engineer-platoon-british-44 {SHERWOOD}"}
    played = Played(attackers, {"E06": GUARDS}, [*CALM, 1, 6, 6, 6, 6, 6], groups=dropped(1, "E05"))
    played.answer("fly:east", "on-turn:1", "target:E05", "seal").until("phase-assault", 0)
    played.answer("assault:E06", "with:engineer-platoon-british-44-1", f"with:{mate}", "strike")
    assert played.told("assault")[0][3] == column


def test_units_too_weak_alone_fire_together_at_who_moves_before_them() -> None:
    """[P8.5] [P8.1] Two security platoons (2) at a platoon (8): 1-4 each alone, 1-2 together; a 2 disperses."""
    played = Played({"E05": PLATOON}, {"E08": f"{GUARDS} {GUARDS}"}, [*CALM, 2], options=REACT)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06", f"fire-on:{GUARDS}-1")
    assert played.offers() == ["fire", "all", f"with:{GUARDS}-2"]
    played.answer(f"with:{GUARDS}-2")
    [(firers, _, _, odds, _, die, result)] = played.told("fire")
    both = tuple([played.g.battle.tag[played.unit(f"{GUARDS}-{n}")] for n in (1, 2)])
    assert (firers, odds, die, result) == (both, "1-2", 2, "result-D")


def test_two_who_are_nothing_alone_reach_the_table_together() -> None:
    """[P8.5] [P3.1] At engineers (10) a security platoon is 1-5: neither fires alone, both are asked all the same."""
    sappers = "engineer-platoon-british-44"
    played = Played({"E05": sappers}, {"E08": f"{GUARDS} {GUARDS}"}, [*CALM, 1], options=REACT)
    played.until("phase-foot", 0).answer(f"move:{sappers}-1", "go:E06", f"fire-on:{GUARDS}-2")
    assert played.offers() == ["all", f"with:{GUARDS}-1"]
    assert [args[3] for args in played.answer("all").told("fire")] == ["1-3"]


@pytest.mark.parametrize("order", ["on-hex:E05", "no-order"])
def test_a_mortar_that_may_join_is_asked_for_whether_it_has_orders_or_not(order: str) -> None:
    """[P8.5] [P8.2] The number of answers tells nobody of the order; only without one may it join."""
    played = Played({"E05": PLATOON}, {"E08": f"{RIFLES} 81mm-mortar"}, [*CALM, *[6] * 9], options=REACT)
    played.until("order-target", 1).answer(order).until("phase-foot", 0)
    played.answer(f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1")
    assert played.choice.prompt == "firers"
    assert ("with:81mm-mortar-1" in played.offers()) == (order == "no-order")
    played.answer("fire")
    assert len(played.told("fire")) == 1


# --- fire


def test_all_who_fire_at_a_unit_fire_in_one_attack() -> None:
    """[P8.1] Two platoons beside rifles and guards. One fires at the rifles: the other may join in that attack or fire
    at the guards, not at the rifles again. In the next turn they may be fired at anew.
    """
    played = Played({"E04": PLATOON, "E06": PLATOON}, {"E05": f"{RIFLES} {GUARDS}"}, [*CALM, 6])
    played.until("phase-fire", 0).answer(f"fire-at:{RIFLES}-1", "enough", f"with:{PLATOON}-1", "fire")
    assert played.offers() == [f"fire-at:{GUARDS}-1", "done"]
    assert f"also:{RIFLES}-1" not in played.answer(f"fire-at:{GUARDS}-1").offers()
    played.until("phase-fire", 0, 2)
    assert f"fire-at:{RIFLES}-1" in played.offers()


def test_a_town_is_fired_at_once_in_a_phase() -> None:
    """[P8.1] [P4.2] All who stand there defend as one, and all who fire there attack as one."""
    town = ["." * 6 + "t....."] * 9
    guns = {"E03": "75mm-how-allied 75mm-how-allied", "E06": PLATOON}
    played = Played(guns, {"E07": GUARDS, "A12": GUARDS}, [*CALM, 6], grid=town)
    played.until("phase-fire", 0).answer("fire-at-hex:E07", "with:75mm-how-allied-1", "fire")
    assert (played.choice.prompt, played.choice.seat) == ("phase-foot", 0)


def test_a_plane_is_fired_at_once() -> None:
    """[P11.1] [P8.1] Two guns fire at it together, or one of them does."""
    played = Played({}, {"E10": "20mm-aa 20mm-aa"}, [*CALM, 6], groups=dropped(1, "E08"))
    played.answer("fly:east", "on-turn:1", "target:E08", "seal")
    played.until("phase-anti-aircraft").answer("shoot:halifax-1", "with:20mm-aa-1", "fire")
    assert played.choice.prompt != "phase-anti-aircraft" and len(played.told("flak")) == 1


@pytest.mark.parametrize(("die", "seen"), [(1, False), (6, True)])
def test_who_is_dispersed_by_fire_has_not_seen_where_it_came_from(die: int, seen: bool) -> None:
    """[P9.2] [P8.5] Rifles in a wood fire at the platoon that moves before them. It may fire back in its next segment
    when it has stood the fire; dispersed by it, though only until the end of this segment, it has seen nobody.
    """
    wood = ["." * 7 + "f...."] * 9
    played = Played({"E05": PLATOON}, {"E08": RIFLES, "A12": GUARDS}, [*CALM, die], options=REACT, grid=wood)
    played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06", f"fire-on:{RIFLES}-1")
    assert (played.told("dispersed") == []) == seen
    played.turn(2, 0)
    assert not played.has(f"{PLATOON}-1", DISPERSED)
    assert played.choice.prompt == ("phase-fire" if seen else "phase-foot")


@pytest.mark.parametrize("leaves", [True, False])
def test_a_wood_is_observed_from_the_next_hex_when_the_fire_falls_too(leaves: bool) -> None:
    """[P8.2] [P9.2] Fire was ordered on a wood while a platoon stood beside it. When that has gone a hex back, from
    where it sees the wood's edge only, the fire may scatter.
    """
    wood = ["." * 7 + "f" + "." * 10] * 9
    played = Played({"E07": PLATOON, "E18": "75mm-how-allied"}, {"E08": GUARDS}, [*CALM], grid=wood)
    played.until("order-target", 0).answer("on-hex:E08")
    if leaves:
        played.until("phase-foot", 0).answer(f"move:{PLATOON}-1", "go:E06")
    played.until("barrage", 0, 2).answer("all")
    assert (played.told("scatter") != []) == leaves


# --- landing


def test_nobody_attacks_out_of_the_bed_of_a_stream_who_lands_in_it() -> None:
    """[II.E] [P5.3] Rifles in a stream, sticks that live through the landing there: no attack in any manner."""
    river = ["." * 5 + "s......"] * 9
    played = Played({}, {"E06": RIFLES}, [*CALM, 1], groups=dropped(1, "E06"), grid=river)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal").until("phase-foot", 1)
    assert len(played.told("survival")) == 4 and played.told("landing-fire") == []


@pytest.mark.parametrize(
    ("who", "odds"), [(RIFLES, []), ("50mm-at", ["4-1"]), ("20mm-aa", ["1-1"]), ("81mm-mortar 81mm-mortar", ["1-1"])]
)
def test_a_tank_that_lands_among_enemies_is_an_armoured_target(who: str, odds: list[str]) -> None:
    """[II.E] [P4.1] A Locust (3) on rifles, who cannot hurt it, an anti-tank gun (8, doubled), a light gun (4), two
    mortars (3 each, halved).
    """
    zone = {"type": "list", "hexes": ["E06"]}
    groups = [group("airborne", {"m22-locust": 1, "glider-allied": 1}, "glider", turn=1, zone=zone)]
    quiet = {"quiet_sky_until": 9}
    played = Played({}, {"F05": who}, [*CALM, 3], groups=groups, special=quiet)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal")
    assert len(played.told("glider-lands")) == 1
    assert [args[3] for args in played.told("landing-fire")] == odds


def test_men_who_land_in_a_town_are_no_armoured_targets_there() -> None:
    """[II.E] [P4.2] Rifles (3) in the same houses fire at four sticks of 2 at 1-3, at +1."""
    town = ["." * 5 + "t......"] * 9
    played = Played({}, {"E06": RIFLES}, [*CALM, 1, 6, 6, 6, 6], groups=dropped(1, "E06"), grid=town)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal")
    assert [args[3:5] for args in played.told("landing-fire")] == [("1-3", (("town", 1),))] * 4


def test_who_cannot_hurt_a_tank_does_not_fire_as_it_lands() -> None:
    """[II.E] [P4.1] [P9.2] A Locust among rifles and an anti-tank gun, which fires alone, and is seen."""
    zone = {"type": "list", "hexes": ["E06"]}
    groups = [group("airborne", {"m22-locust": 1, "glider-allied": 1}, "glider", turn=1, zone=zone)]
    played = Played({"E09": SHERWOOD}, {"F05": f"{RIFLES} 50mm-at"}, [*CALM, 3, 6, 6], groups=groups)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal").until("phase-foot", 1)
    assert [args[0] for args in played.told("landing-fire")] == [(played.g.battle.tag[played.unit("50mm-at-1")],)]
    assert played.has("50mm-at-1", SEEN_FIRING) and not played.has(f"{RIFLES}-1", SEEN_FIRING)


def test_two_drops_are_two_even_when_one_jumps_early_over_the_other() -> None:
    """[II.C] [P11.3] From a damaged plane everybody jumps two hexes back, over another's target: each has a drift of
    its own.
    """
    groups = [*dropped(1, "E08"), *dropped(1, "E06")]
    played = Played({}, {"E10": "20mm-aa"}, [*CALM, 1, 2, 1, 2], groups=groups, grid=["." * 24] * 20)
    played.answer("fly:east", "on-turn:1", "target:E08", "fly:east", "on-turn:1", "target:E06", "seal")
    played.until("phase-anti-aircraft").answer("shoot:halifax-1")
    while played.choice.prompt == "landing-place":
        played.answer(played.offers()[0])
    assert played.told("drift") == [(h("E06"), 1, "A"), (h("E06"), 2, "B")]


def test_anti_tank_guns_count_half_against_those_who_land_on_them() -> None:
    """[II.E] [P4.1] An 88 (20, halved) on four sticks of 2: 10 to 8 is 1-1 for each."""
    quiet = {"quiet_sky_until": 9}
    played = Played({}, {"E06": "88mm-at"}, [*CALM, 1], groups=dropped(1, "E06"), special=quiet)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal")
    assert [args[3] for args in played.told("landing-fire")] == ["1-1"] * 4


@pytest.mark.parametrize("night", [True, False])
def test_guns_that_are_silent_at_night_do_not_fire_at_who_lands_on_them(night: bool) -> None:
    """[II.E] [P12.4] Howitzers in a casemate, by night and by day."""
    silent = {"silent_at_night": ["75mm-how"]}
    played = Played({}, {"E06": "75mm-how"}, [*CALM, 1], groups=dropped(1, "E06"), special=silent, night=night)
    played.answer("fly:east", "on-turn:1", "target:E06", "seal")
    assert len(played.told("comes-down")) == 4 and (played.told("landing-fire") == []) == night


def test_a_fresh_platoon_may_be_loaded() -> None:
    """[II.H] [P7.3] Formed at the beginning of the segment, it may move, also in a lorry."""
    played = Played({"E05": LORRY}, {"A12": GUARDS}, [1, 2, 1, 6, 6, 6, 6], groups=dropped(1, "E05"))
    played.answer("fly:east", "on-turn:1", "target:E05", "seal")
    played.until("phase-forming", 0).answer("form:E05").until("phase-vehicles", 0)
    assert played.has(f"{PLATOON}-1", FORMED)
    assert f"load:{PLATOON}-1" in played.answer(f"move:{LORRY}-1").offers()


# --- sight


def test_the_hex_that_blocks_is_the_crest_and_not_the_flat_behind_it() -> None:
    """[P9.1] From a slope over a hilltop into the flat beyond it."""
    ground = ground_of("test", Sheet(board(["/^^/........", *OPEN[1:]], []), "test"))
    assert not visible(ground, h("A01"), h("A06"))
    assert hex_name(blocked_at(ground, h("A01"), h("A06"))) == "A03"


@pytest.mark.parametrize("row", ["/..^.../....", "^.//...^/...", "/^./..^^../.", "/./^.f/.^/t."])
def test_lines_are_the_same_from_either_end(row: str) -> None:
    """[P9.1] Between slopes, hilltops and the ground; each worked out anew, so that nothing is remembered."""
    for a in range(1, 13):
        for b in range(a + 1, 13):
            there = ground_of("test", Sheet(board([row] * 3, []), "test"))
            one, other = h(f"B{a:02d}"), h(f"B{b:02d}")
            assert (blocked_at(there, one, other) < 0) == (blocked_at(there, other, one) < 0), (a, b)
