"""The car of Night I, from the edge of the map on: its way, its party, what fire does to it."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.marks import ABANDONED, IMMOBILE, IN_MOTION, NO_MOVE, RIDING
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german

CAR: Force = (
    "german",
    "",
    {
        "units": {"2-3-8": 1},
        "leaders": ["8-1"],
        "vehicles": {"kfz-1": 1},
        "enters": "TT12",
        "spent": 18,
        "turn": 1,
    },
)


def state(table: Played) -> CoupState:
    """The state of a table."""
    return table.position.state


def car(table: Played) -> int:
    """The unit that the car is."""
    return state(table).battle.vehicles[0]


def where(table: Played, unit: int) -> str:
    """The name of a unit's Location."""
    return state(table).battle.ground.name(state(table).where[unit])


def drive(table: Played, hex_name: str, *dice: int) -> None:
    """Drive to a hex."""
    table.answer(f"drive-to {state(table).battle.ground.at(hex_name)}", *dice)


def reached(table: Played) -> list[str]:
    """The hexes that the car may drive to."""
    choice = table.position.choice
    assert choice is not None and choice.prompt == "drive"
    return [state(table).battle.ground.names[number] for verb, number in choice.options if verb == "drive-to"]


def coming(*forces: Force, night: bool = True) -> Played:
    """A table at which the car has just come onto the map."""
    all_forces = [*forces, german("M12"), CAR]
    table: Played = Night(all_forces, "german") if night else Played(all_forces, "german")
    table.pass_to("rally-phase", 1)
    table.answer("group")
    table.pass_to("move", 1)
    table.answer("vehicle")
    return table


def test_it_comes_on_with_eighteen_mp_spent() -> None:
    """[T27.9] [T27.4] [T18.9] Of 33 MP 15 are left; by night a road hex is 1½: ten hexes, or nine and a stop."""
    table = coming(british("B22"))
    assert where(table, car(table)) == "TT12"
    assert "JJ12" in reached(table) and "II12" not in reached(table)
    drive(table, "KK12")
    assert where(table, car(table)) == "KK12"
    assert table.offered()[-2:] == [
        "park 0",
        "keep-going 0",
    ]
    g = state(table)
    riders = [unit for unit in range(len(g.where)) if g.marks[unit] & RIDING]
    assert [where(table, unit) for unit in riders] == ["KK12", "KK12"]
    assert not any(g.marks[unit] & NO_MOVE for unit in [*riders, car(table)])


def test_past_a_vehicle_on_the_road_it_takes_two_more() -> None:
    """[T27.4] [T18.9] Of the 15 MP by night eight hexes of road take 12, and a tank of its own side in one of them 2:
    so far it goes, and not to KK12, the ninth.
    """
    table = coming(british("B22"), ("german", "PP12", {"units": {"4-4-7": 1}, "vehicles": {"38h": 1}}))
    assert "LL11" in reached(table) and "KK12" not in reached(table)
    assert "KK12" in reached(coming(british("B22")))


def test_by_day_it_goes_farther() -> None:
    """[T27.1] [T27.4] Half an MP a hex of road: 30 hexes, all the way into the village and to the bridge."""
    found = reached(coming(british("B22"), night=False))
    assert {"Y13", "Y18"} <= set(found) and "Z13" not in found


def test_its_party_gets_out_where_it_stops_and_it_is_abandoned() -> None:
    """[T27.9] [T27.10] Both stand in the hex, have moved, and may advance; the car is driven no more."""
    table = coming(british("B22"))
    drive(table, "KK12")
    table.answer("park")
    g = state(table)
    assert table.told("alights") and not any(marks & RIDING for marks in g.marks)
    assert not g.marks[car(table)] & IN_MOTION and g.marks[car(table)] & ABANDONED
    table.pass_to("advance", 1)
    assert "from KK12" in table.offered()
    table.pass_to("move", 1)
    assert not [one for one in table.offered() if one.startswith("vehicle")]


def test_it_may_stay_in_motion_and_go_on_in_the_next_turn() -> None:
    """[T27.2] [T27.8] In motion it pays no MP to start: from JJ12 with 33 MP it comes onto the bridge by night."""
    table = coming(british("B22"))
    drive(table, "JJ12")
    assert state(table).marks[car(table)] & IN_MOTION
    table.answer("done")
    table.pass_to("move", 1)
    table.answer("vehicle")
    assert "Y19" in reached(table)


def test_enemies_on_the_road_bar_it() -> None:
    """[T27.6] A British squad in MM12: the car goes no farther than NN12."""
    table = coming(british("MM12"))
    assert "NN12" in reached(table) and "MM12" not in reached(table) and "LL11" not in reached(table)


def test_men_who_hide_stop_it_short() -> None:
    """[T17.13] [T27.9] It comes upon hidden men in PP12: it stands in QQ13, and those in it get out."""
    table = Night([british("PP12"), german("M12"), CAR], "german", hides=("PP12",), attacker="german")
    table.pass_to("rally-phase", 1)
    table.answer("group")
    table.pass_to("move", 1)
    table.answer("vehicle")
    drive(table, "OO13")
    table.answer("hold-stack")
    assert table.told("bumps")
    assert where(table, car(table)) == "QQ13" and not any(marks & RIDING for marks in state(table).marks)


def results(table: Played) -> list[object]:
    """What came of the attacks."""
    return [args[-1] for args in table.told("fire")]


def test_fire_sets_it_on_fire_and_those_in_it_seldom_come_out() -> None:
    """[T12.20] [T25.8] [T25.6] [T25.7] Column 12, +1 by night: 4 is at most half of 8: it burns; from a fire nobody
    comes out. There is no FFMO and no FFNAM at a car. Its wreck stays.
    """
    table = coming(british("NN13"))
    drive(table, "OO13")
    table.answer("fire NN13", 1, 2, 1, 1, 1, 1, 6, 5, 6, 4)
    assert results(table)[0] == "burns" and table.told("fire")[0][3] == (("night", 1),)
    g = state(table)
    assert g.where[car(table)] < 0 and g.wrecks == [g.battle.ground.at("OO13")]
    assert [args[-1] for args in table.told("crew-survival")] == ["failed", "failed"]
    assert g.losses[1] == 2 + 1 + 2


def test_equal_to_the_number_it_can_no_more_be_driven() -> None:
    """[T25.5] [T25.8] [T27.9] 7 + 1 is 8: it stands, and its party gets out in the road; nobody can drive it from then
    on.
    """
    table = coming(british("NN13"))
    drive(table, "OO13")
    table.answer("fire NN13", 3, 4, *[1, 3] * 2)
    assert results(table)[0] == "immobilized" and table.told("immobilized")
    g = state(table)
    assert g.marks[car(table)] & IMMOBILE and not any(marks & RIDING for marks in g.marks)
    assert not g.stack and table.asked() == "move"


def test_above_it_nothing_happens_to_the_car() -> None:
    """[T25.8] [T27.3] [T27.7] [T27.10] 9 is above 8; who breaks in it is out of it, and the other drives on. In a hex
    of 1½ MP there is one shot, and the car is asked next.
    """
    table = coming(british("NN13"))
    drive(table, "OO13")
    table.answer("fire NN13", 4, 4, 5, 5, 1, 3, 1, 3)
    assert results(table)[0] == "-" and len(table.told("breaks")) == 1
    assert table.asked() == "drive"
    g = state(table)
    assert len([unit for unit in range(len(g.where)) if g.marks[unit] & RIDING]) == 1


def test_a_piat_at_the_car_on_the_move() -> None:
    """[T26.1] [T23.4] [T25.2] [T25.8] [T27.8] In the next hex 8 or less hits: night +1, on the move +2, small +1, range
    −2. A hit counts on 11: 6 destroys it.
    """
    table = coming(british("NN13", weapons={"piat": 1}))
    drive(table, "OO13")
    assert "ordnance 0" in table.offered()
    odds = RULES.odds(state(table), table.position.choice, ("ordnance", 0))  # type: ignore[arg-type]
    assert odds is not None and [name for name, _ in odds.results] == ["gone", "pinned", "nothing"]
    table.answer("ordnance 0", 3, 3, 3, 3, 6, 6, 6, 6)
    told = table.told("ordnance")[0]
    assert told[3] == 8 and dict(told[4]) == {"night": 1, "range": -2, "moving-target": 2, "small-target": 1}  # type: ignore[call-overload]
    assert told[-1] == "hit" and table.told("to-kill")[0][-1] == "destroyed"
    assert state(table).where[car(table)] < 0


def test_it_is_fired_at_where_it_stands() -> None:
    """[T6.1] [T23.2] In the next British Player Turn the abandoned car may be fired at, by rifles and by the PIAT."""
    table = coming(british("NN13", weapons={"piat": 1}))
    drive(table, "OO13")
    table.answer("hold-stack")
    table.answer("park")
    table.pass_to("advance", 1)
    table.answer("from OO13")
    table.answer("all")
    table.answer("to PP12")
    table.pass_to("prep-fire", 0)
    assert {"at OO13", "at PP12", "ordnance 0"} <= set(table.offered())
    table.answer("ordnance 0", 4, 4, 6, 5)
    assert table.told("to-kill")[0][-1] == "immobilized" and table.told("ordnance")[0][3] == 8
    table.answer("at OO13", 1, 4)
    assert results(table) == ["destroyed"]


def test_enemies_in_its_hex_destroy_what_nobody_defends() -> None:
    """[T29.4] [T11.7] The party has gone on; the British advance into the hex, and the car is lost at the end of the
    CCPh.
    """
    table = coming(british("NN13"))
    drive(table, "OO13")
    table.answer("hold-stack")
    table.answer("park")
    table.pass_to("advance", 1)
    table.answer("from OO13")
    table.answer("all")
    table.answer("to PP12")
    table.pass_to("advance", 0)
    assert where(table, car(table)) == "OO13"
    table.answer("from NN13")
    table.answer("to OO13", 4, 3)
    assert table.told("close-combat") == []
    assert state(table).where[car(table)] < 0 and state(table).losses[1] == 2


def test_who_is_fallen_upon_in_it_gets_out_to_fight() -> None:
    """[T30.1] Immobile in the road the party stands beside the car, and fights; the car takes no part."""
    table = coming(british("NN13", 2))
    drive(table, "OO13")
    table.answer("hold-stack")
    table.answer("park")
    table.pass_to("advance", 0)
    table.answer("from NN13")
    table.answer("all")
    table.answer("to OO13")
    table.answer("against-all")
    table.answer("against-all", 1, 2, 6, 6, 4, 3)
    assert len(table.told("close-combat")) == 2
    assert state(table).where[car(table)] < 0


def test_who_sits_in_it_is_not_in_the_fight_and_holds_nothing() -> None:
    """[T2.10] [T27.10] By day it drives over the bridge's end: Control of Y18 is not changed by driving past."""
    table = coming(british("B22"), night=False)
    drive(table, "Y18")
    g = state(table)
    assert where(table, car(table)) == "Y18" and g.control[g.battle.watched_at[g.battle.ground.location("Y18")]] == 2
    table.answer("park")
    assert g.control[g.battle.watched_at[g.battle.ground.location("Y18")]] == 1


@pytest.mark.parametrize(("place", "asked"), [("OO16", True), ("PP16", False)])
def test_in_motion_it_is_seen_from_half_as_far_again(place: str, asked: bool) -> None:
    """[T18.3] By night at two hexes' vision a car in motion is fired at from three, not from four."""
    table: Played = Night([british(place), german("M12"), CAR], "german")
    table.pass_to("first-orders", 0)
    table.answer("orders")
    table.answer("watch-all")
    table.answer("watch-any")
    table.pass_to("rally-phase", 1)
    table.answer("group")
    table.pass_to("move", 1)
    table.answer("vehicle")
    drive(table, "OO13")
    assert (f"fire {place}" in table.offered()) == asked


def test_where_it_has_stopped_it_is_seen_like_men() -> None:
    """[T18.3] Abandoned three hexes away it is not fired at any more."""
    table = coming(british("OO16"))
    drive(table, "OO13")
    assert table.asked() == "drive"
    table.answer("park")
    table.pass_to("prep-fire", 0)
    assert table.position.choice is None or "at OO13" not in table.offered()


def test_nobody_advances_upon_it_in_motion() -> None:
    """[T30.5] The hex of a car in motion is not offered; of one that has stopped it is."""
    for answer, offered in (("keep-going", False), ("park", True)):
        table = coming(british("NN13", 2))
        drive(table, "OO13")
        table.answer("hold-stack")
        table.answer(answer)
        table.pass_to("advance", 0)
        table.answer("from NN13")
        table.answer("all")
        assert ("to OO13" in table.offered()) == offered


def test_without_a_driver_it_is_in_motion_no_more() -> None:
    """[T27.9] [T30.5] Defensive fire breaks both who sit in it: it stands abandoned, and may be come upon."""
    table = coming(british("NN13", 2))
    drive(table, "OO13")
    table.answer("hold-stack")
    table.answer("keep-going")
    table.pass_to("defensive-fire", 0)
    table.answer("at OO13")
    table.answer("with 0")
    table.answer("enough", 4, 4, 6, 5, 6, 5)
    g = state(table)
    assert len(table.told("breaks")) == 2
    assert g.marks[car(table)] & ABANDONED and not g.marks[car(table)] & IN_MOTION


@pytest.mark.parametrize(
    ("stands", "goal", "way", "price"), [("W18", "Y18", "V18 W18 X18 Y18", 10), ("X18", "Z18", "Y18 Z18", 12)]
)
def test_it_goes_by_the_way_of_least_mp(stands: str, goal: str, way: str, price: int) -> None:
    """[T27.2] [T27.3] In a house's hex a corner costs 2 MP. By day it goes on from W18 to V18, turns there and comes
    back through W18, 5 MP to Y18, for to turn in W18 would make it 7; where it comes to the same it turns on the spot.
    """
    comes: Force = ("german", "", {**CAR[2], "enters": "Z28", "spent": 0})
    table = Played([british("B22"), german("M12"), comes], "german")
    table.pass_to("rally-phase", 1)
    table.answer("group")
    table.pass_to("move", 1)
    table.answer("vehicle")
    drive(table, stands)
    gone, before = len(table.told("drives")), table.position.choice
    drive(table, goal)
    after, names = table.position.choice, state(table).battle.ground
    assert " ".join(names.name(int(str(args[2]))) for args in table.told("drives")[gone:]) == way
    assert before is not None and after is not None and before.about[1] - after.about[1] == price


@pytest.mark.parametrize(
    ("comes_on", "stands", "night"),
    [("Z28", "W18", False), ("Z28", "P12", False), ("TT12", "HH12", True), ("TT12", "II11", True)],
)
def test_it_spends_what_was_said(comes_on: str, stands: str, night: bool) -> None:
    """[T27.2] [T27.3] Wherever it drives to next, it has spent the MP that were told before, for turns as well."""
    forces: list[Force] = [british("B22"), german("M12"), ("german", "", {**CAR[2], "enters": comes_on, "spent": 0})]
    table: Played = Night(forces, "german") if night else Played(forces, "german")
    table.pass_to("rally-phase", 1)
    table.answer("group")
    table.pass_to("move", 1)
    table.answer("vehicle")
    drive(table, stands)
    choice = table.position.choice
    assert choice is not None
    prices = RULES.prices(state(table), choice)
    told = 0
    for option in choice.options[:: max(1, len(choice.options) // 30)]:
        there = table.position.copy()
        there.play(option)
        if option[0] == "drive-to" and there.choice is not None and there.choice.prompt == "drive":
            told += 1
            assert choice.about[1] - there.choice.about[1] == prices[option].cost
    assert told > 1
