"""Chapters 5.5 to 5.8: the column and its retreat, tanks, stacking, and Schmidt's car."""

import pytest

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    COMING,
    DEAD,
    DESTROYED,
    GERMAN_MOVEMENT,
    GONE,
    PREPARED,
)
from tests.games.pegasus.positions import Battle, piece, space


def drive(pieces: dict[str, str], dice: tuple[int, ...] = ()) -> Battle:
    """German tanks and platoons of the column move; not yet begun."""
    battle = Battle(GERMAN_MOVEMENT, pieces, dice)
    return battle.column(*[name for name in pieces if name.startswith(("tank", "platoon"))])


# ---- tanks on the road [5.6]


def test_a_tank_turns_at_the_junction_towards_the_bridge() -> None:
    """[5.6] [5.6.road] [5.1.german] Three points: the junction TJ, then W1 and W2."""
    assert drive({"tank-1": "LP6"}).begin().where("tank-1") == "W2"


def test_a_tank_pays_for_double_lines() -> None:
    """[5.6.road] [5.2.2] Onto the bridge from W2 costs two: it ends on the east span."""
    assert drive({"tank-1": "W2"}).begin().where("tank-1") == "PB2"


def test_a_tank_leaves_by_ranville() -> None:
    """[5.6.road] It reaches the entry area and drives off the map."""
    battle = drive({"tank-1": "RA2"}).begin()
    assert battle.g.place[piece("tank-1")] == GONE
    assert battle.strength("tank-1") == 1


def test_a_tank_does_not_cross_a_destroyed_bridge() -> None:
    """[5.6.road] [8.0.6] It stops before it."""
    battle = drive({"tank-1": "W1"})
    battle.g.span[:] = [DESTROYED, DESTROYED]
    assert battle.begin().where("tank-1") == "W2"


def test_a_tank_stops_where_the_british_are() -> None:
    """[5.4.5] [5.2.4] At the junction, for two points; the third would have brought it to W1."""
    battle = drive({"tank-1": "LP6", "wood-platoon": "TJ"}).suppress("wood-platoon").begin()
    assert battle.where("tank-1") == "TJ"


def test_one_tank_an_area_in_line() -> None:
    """[5.6.column] [5.7] Three tanks follow each other, one an area; a wreck stops them all."""
    battle = drive({"tank-1": "TJ", "tank-2": "LP6", "tank-3": "LP5"}).begin()
    assert [battle.where(f"tank-{number}") for number in (1, 2, 3)] == ["W2", "W1", "TJ"]
    battle = drive({"tank-1": "W1", "tank-2": "TJ", "tank-3": "W2"}).wreck("tank-3").begin()
    assert (battle.where("tank-1"), battle.where("tank-2")) == ("W1", "TJ")


def test_the_infantry_follows_on_the_road() -> None:
    """[5.6.column] Although the British are near: the platoon keeps behind its tank."""
    battle = drive({"tank-1": "LP6", "platoon-1": "LP5", "wood-platoon": "L1"}).begin()
    assert battle.where("platoon-1") == "W1"


def test_once_fired_at_the_infantry_leaves_the_road() -> None:
    """[5.6.column] After a shot at the column, whatever came of it, the platoon goes for the nearest British."""
    battle = Battle(BRITISH_FIRE, {"tank-1": "LP6", "platoon-1": "LP5", "wood-platoon": "L1", "fox-platoon": "C3"}, [1])
    battle.column("tank-1", "platoon-1").suppress("wood-platoon")
    battle.answer("fire:fox-platoon", "target:platoon-1")
    battle.suppress("fox-platoon").jump(GERMAN_MOVEMENT)
    assert battle.where("platoon-1") == "C3"


def test_one_platoon_only_with_a_tank() -> None:
    """[5.6.column] [5.7] Of two platoons one closes up with the tank, the other stops behind."""
    battle = drive({"tank-1": "W2", "platoon-1": "W1", "platoon-2": "W1"})
    battle.g.span[:] = [DESTROYED, DESTROYED]
    battle.begin()
    assert sorted([battle.where("platoon-1"), battle.where("platoon-2")]) == ["W1", "W2"]


def test_any_number_of_units_without_a_tank() -> None:
    """[5.7] British units stack as they like."""
    names = ["wood-platoon", "fox-platoon", "smith-platoon", "sweeney-platoon", "howard", "hq-1", "sappers-1"]
    battle = Battle(2, {**dict.fromkeys(names, "BE2"), "hooper-platoon": "BE1"})
    battle.answer("move:hooper-platoon", "go:BE2", "stop")
    assert battle.g.british[battle.g.place[piece("hooper-platoon")]] == 8


# ---- against a prepared position [5.6]


def breakthrough(die: int) -> Battle:
    """A tank begins its move at W2, where Wood's platoon is in a prepared position."""
    battle = drive({"tank-1": "W2", "wood-platoon": "W2"}, (die,))
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    return battle.begin()


@pytest.mark.parametrize("die", [1, 2])
def test_a_prepared_position_holds_a_tank(die: int) -> None:
    """[5.6.breakthrough] On 1 or 2 it stays where it is."""
    battle = breakthrough(die)
    assert battle.where("tank-1") == "W2"
    assert battle.g.prepared[piece("wood-platoon")] == PREPARED


@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_a_tank_breaks_through(die: int) -> None:
    """[5.6.breakthrough] It goes to the next road area; the position is lost, the British go beside the road."""
    battle = breakthrough(die)
    assert battle.where("tank-1") == "PB1"
    assert set(battle.targets("retreat")) == {"W3", "WN", "GON", "WS"}
    battle.answer("retreat:GON")
    assert battle.where("wood-platoon") == "GON"
    assert battle.g.prepared[piece("wood-platoon")] == 0


def test_infantry_helps_a_tank_through() -> None:
    """[5.6.breakthrough] +1: a 2 is enough."""
    battle = drive({"tank-1": "W2", "platoon-1": "W2", "wood-platoon": "W2"}, (2,))
    battle.g.prepared = changed(battle.g.prepared, piece("wood-platoon"), PREPARED)
    assert battle.begin().where("tank-1") == "PB1"


# ---- the retreat [5.5]


def first_shot(retreat: list[int], target: str = "tank-1", behind: str = "", wreck: bool = False) -> Battle:
    """Fox's platoon in the gardens W3 fires the first Piat at the column on the LePort road; more tanks, or a wreck
    left by a gammon bomb, are behind.
    """
    pieces = {"fox-platoon": "W3", "tank-1": "LP6", "tank-2": "LP5"}
    for number, area in enumerate(behind.split()):
        pieces[f"tank-{number + 3}"] = area
    battle = Battle(BRITISH_FIRE, pieces, [5, *retreat]).give("piat-1", "fox-platoon")
    battle.column(*[name for name in pieces if name.startswith("tank")])
    if wreck:
        battle.wreck("tank-3")
    return battle.answer("piat:fox-platoon", f"target:{target}")


@pytest.mark.parametrize("die", [1, 2, 3])
def test_the_whole_force_retreats(die: int) -> None:
    """[5.5] [5.5.1-3] Each tank drives to the nearest entry with its full allowance and off the map."""
    battle = first_shot([die], behind="LP4")
    battle.jump(GERMAN_MOVEMENT)
    assert (battle.where("tank-3"), battle.where("tank-2")) == ("LP1", "LP2")
    battle.jump(BRITISH_FIRE)
    while battle.choice is not None:
        battle.answer("done")
    battle.jump(GERMAN_MOVEMENT)
    assert battle.g.place[piece("tank-2")] == battle.g.place[piece("tank-3")] == GONE


def test_those_outside_do_not_come_after_a_retreat() -> None:
    """[5.5.1-3] The entire force: tanks still off the map too."""
    battle = Battle(BRITISH_FIRE, {"fox-platoon": "W3", "tank-1": "LP6"}, [5, 1]).give("piat-1", "fox-platoon")
    battle.column("tank-1").coming("tank-2", turn=3, area="LP1")
    battle.answer("piat:fox-platoon", "target:tank-1")
    assert battle.g.place[piece("tank-2")] != COMING


def test_the_nearest_tank_retreats_by_road() -> None:
    """[5.5.4] With a free road it drives back at once."""
    assert first_shot([4]).where("tank-2") == "LP2"


def test_the_nearest_tank_retreats_past_others() -> None:
    """[5.5.4] [5.7] Two tanks stand behind it: only at the end of a move one tank an area."""
    assert first_shot([4], behind="LP4 LP3").where("tank-2") == "LP2"


@pytest.mark.parametrize(("behind", "wreck"), [("LP4", True), ("LP4 LP3 LP2", False)])
def test_the_nearest_tank_leaves_the_blocked_road(behind: str, wreck: bool) -> None:
    """[5.5.4] A wreck is behind it, or tanks as far as its points reach: into the open pasture C3. On 4 to 6 it drives
    on, round the wreck; the tanks bar LP3 and LP2.
    """
    battle = first_shot([4, 4], behind=behind, wreck=wreck)
    assert battle.told("tank-off-road")[0][1:] == (space("C3"), 4, "moves")
    assert battle.where("tank-2") == ("LP2" if wreck else "C3")


@pytest.mark.parametrize(
    ("there", "area"),
    [({}, "LP2"), ({"wood-platoon": "C3"}, "C3"), ({"platoon-1": "C3", "platoon-2": "C3"}, "LP5")],
)
def test_who_is_on_the_open_ground(there: dict[str, str], area: str) -> None:
    """[5.4.5] [5.5.4] [5.7] With British on C3 its move ends there; with two platoons there it has no room."""
    pieces = {"fox-platoon": "W3", "tank-1": "LP6", "tank-2": "LP5", "tank-3": "LP4", **there}
    battle = Battle(BRITISH_FIRE, pieces, [5, 4, 4]).give("piat-1", "fox-platoon").column("tank-1", "tank-2")
    battle.wreck("tank-3").answer("piat:fox-platoon", "target:tank-1")
    assert battle.where("tank-2") == area


@pytest.mark.parametrize(("panic", "left"), [(4, 1), (5, 0), (6, 0)])
def test_a_tank_off_the_road_may_be_stuck(panic: int, left: int) -> None:
    """[5.5.4] On 1 to 3 it is stuck for the turn; on a further 5 or 6 its crew gives it up."""
    battle = first_shot([4, 3, panic], behind="LP4", wreck=True)
    assert battle.where("tank-2") == "C3"
    assert battle.strength("tank-2") == left


def test_no_open_ground_no_retreat() -> None:
    """[5.5.4] Ruling 30: between houses, with the road full behind it, it waits; when the last tank has been wrecked
    off the road it drives past the other two.
    """
    pieces = {"fox-platoon": "GON", "tank-1": "W2", "tank-2": "W1", "tank-3": "TJ", "tank-4": "LP6", "tank-5": "LP5"}
    tanks = [name for name in pieces if name.startswith("tank")]
    battle = Battle(BRITISH_FIRE, pieces, [5, 4]).give("piat-1", "fox-platoon").column(*tanks)
    battle.answer("piat:fox-platoon", "target:tank-1")
    assert battle.where("tank-2") == "W1"
    battle.take_off("tank-5").suppress("fox-platoon").jump(GERMAN_MOVEMENT)
    assert battle.where("tank-2") == "LP5"


@pytest.mark.parametrize(
    ("firer", "lead", "second", "area"),
    [("B1", "TJ", "BE5", "BE2"), ("B1", "TJ", "BE6", "BE3"), ("PIL", "PB2", "PB1", "W1")],
)
def test_they_retreat_by_road(firer: str, lead: str, second: str, area: str) -> None:
    """[5.5.1-3] [5.6.road] From BE5 four road areas lead to the Bénouville entry and eight to LePort's, though over the
    fields it is as near. From PB1 Ranville is nearest, but behind the wreck: back to LePort, where they came from.
    """
    battle = Battle(BRITISH_FIRE, {"para-1": firer, "tank-1": lead, "tank-2": second}, [6, 1]).give("piat-1", "para-1")
    battle.column("tank-1", "tank-2").answer("piat:para-1", "target:tank-1").suppress("para-1")
    battle.jump(GERMAN_MOVEMENT)
    assert battle.where("tank-2") == area


# ---- one tank an area, at the end of a move [5.7]


def stopped(*pieces: str, dice: tuple[int, ...] = ()) -> Battle:
    """Wood's Piat in the gardens W3 has stopped the leading tank on LP6 for good; then the column moves."""
    placed = dict(one.split(":") for one in pieces)
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "W3", "tank-1": "LP6", **placed}, [4, 6, *dice])
    battle.give("piat-1", "wood-platoon").column("tank-1", *[name for name in placed if name[0] in "tp"])
    battle.answer("piat:wood-platoon", "target:tank-1").suppress("wood-platoon")
    return battle.jump(GERMAN_MOVEMENT)


def test_a_stopped_tank_does_not_plug_the_road() -> None:
    """[5.7] [6.3.crew] The tanks behind it drive past, each to an area of its own."""
    battle = stopped("tank-2:LP5", "tank-3:LP4", "tank-4:LP2")
    assert [battle.where(f"tank-{number}") for number in (1, 2, 3, 4)] == ["LP6", "W1", "TJ", "LP5"]


def test_a_tank_does_not_end_its_move_with_another() -> None:
    """[5.7] It would need four points to get past: it stops behind."""
    assert stopped("tank-2:LP3").where("tank-2") == "LP5"


def test_a_tank_does_not_pass_the_british() -> None:
    """[5.4.5] [5.7] On TJ a British platoon fights a tank: no other can end its move there, nor drive on."""
    battle = Battle(GERMAN_MOVEMENT, {"tank-1": "TJ", "fox-platoon": "TJ", "tank-2": "LP5"}).column("tank-1", "tank-2")
    battle.g.immobile = changed(battle.g.immobile, piece("tank-1"), 99)
    assert battle.suppress("fox-platoon").begin().where("tank-2") == "LP6"


def test_a_tank_does_not_end_its_move_with_two_platoons() -> None:
    """[5.7] One infantry unit may be with a tank: past two, who are suppressed on LP6, it drives on to W1, and with one
    point less than that takes it stops behind them.
    """
    platoons = {"platoon-1": "LP6", "platoon-2": "LP6"}
    assert drive({"tank-1": "LP5", **platoons}).suppress(*platoons).begin().where("tank-1") == "W1"
    assert drive({"tank-1": "LP3", **platoons}).suppress(*platoons).begin().where("tank-1") == "LP5"
    assert drive({"tank-1": "LP3", "platoon-1": "LP6"}).suppress("platoon-1").begin().where("tank-1") == "LP6"


def test_two_tanks_meet() -> None:
    """[5.5.4] [5.7] The tank that retreats from LP5 by itself meets one that came in late, and both go on."""
    battle = first_shot([4], behind="LP1")
    assert battle.where("tank-2") == "LP2"
    battle.suppress("fox-platoon").jump(GERMAN_MOVEMENT)
    assert battle.g.place[piece("tank-2")] == GONE
    assert battle.where("tank-3") == "LP4"


def test_the_column_passes_what_is_full() -> None:
    """[5.6.column] [5.7] Before platoon 3 stand a tank with its platoon on LP5 and two platoons on LP6, all suppressed:
    it goes past them to the junction, or stops behind when its points do not reach.
    """
    full = {"tank-1": "LP5", "platoon-1": "LP5", "platoon-2": "LP6", "platoon-4": "LP6"}
    for start, end in (("LP4", "TJ"), ("LP3", "LP4")):
        battle = drive({**full, "platoon-3": start}).suppress("platoon-1", "platoon-2", "platoon-4")
        battle.g.immobile = changed(battle.g.immobile, piece("tank-1"), 99)
        assert battle.begin().where("platoon-3") == end


def test_the_column_does_not_pass_the_british() -> None:
    """[5.4.5] [5.6.column] On LP6 two platoons fight Fox: a third has no room there, and may not go on from there."""
    pieces = {"tank-1": "TJ", "platoon-1": "LP6", "platoon-2": "LP6", "fox-platoon": "LP6", "platoon-3": "LP5"}
    battle = drive(pieces).suppress("platoon-1", "platoon-2", "fox-platoon").begin()
    assert battle.where("platoon-3") == "LP5"


def test_no_third_platoon_in_a_road_area() -> None:
    """[5.6.column] Two of the column stand suppressed on LP6; the third closes up behind them."""
    pieces = {"tank-1": "TJ", "platoon-1": "LP6", "platoon-2": "LP6", "platoon-3": "LP3"}
    battle = drive(pieces).suppress("platoon-1", "platoon-2").begin()
    assert battle.where("platoon-3") == "LP5"


@pytest.mark.parametrize("die", [5, 6])
def test_no_retreat(die: int) -> None:
    """[5.5.5-6] Nobody turns back."""
    battle = first_shot([die])
    battle.jump(GERMAN_MOVEMENT)
    assert battle.where("tank-2") == "LP5"


def test_only_the_leading_tank_counts() -> None:
    """[5.5] The second tank destroyed: no roll."""
    battle = first_shot([], target="tank-2")
    assert "column-retreat" not in battle.rolled()


def test_only_the_first_shot_counts() -> None:
    """[5.5] A miss before, then the leading tank: no roll."""
    battle = Battle(BRITISH_FIRE, {"fox-platoon": "W3", "wood-platoon": "W3", "tank-1": "LP6"}, [1, 5])
    battle.give("piat-1", "fox-platoon").give("piat-2", "wood-platoon").column("tank-1")
    battle.answer("piat:fox-platoon", "target:tank-1", "piat:wood-platoon", "target:tank-1")
    assert battle.strength("tank-1") == 0
    assert "column-retreat" not in battle.rolled()


# ---- Major Schmidt [5.8]


def ride(speed: int, *dice: int, turn: int = 3, **british: str) -> Battle:
    """Schmidt's car is due on turn 3."""
    pieces = {name.replace("_", "-"): area for name, area in british.items()}
    battle = Battle(GERMAN_MOVEMENT, pieces, [speed, *dice], turn=turn)
    for name in ("schmidt", "car"):
        battle.g.place[piece(name)] = COMING
        battle.g.due = changed(battle.g.due, piece(name), 3)
    return battle


def test_schmidt_waits_for_his_turn() -> None:
    """[5.8] Not on turn 2."""
    assert ride(1, turn=2).begin().where("car") == ""


@pytest.mark.parametrize(("die", "area"), [(1, "RB"), (3, "RB"), (4, "M1"), (6, "M1")])
def test_the_car_goes_slow_or_medium(die: int, area: str) -> None:
    """[5.8] [5.8.speed] [5.1.german] From the Ranville entry three areas on 1 to 3, five on 4 to 6, Schmidt in it."""
    battle = ride(die).begin()
    assert (battle.where("car"), battle.where("schmidt")) == (area, area)


def test_the_car_leaves_at_leport() -> None:
    """[5.8.drive] It is removed with Schmidt; he is not taken."""
    battle = Battle(GERMAN_MOVEMENT, {"car": "LP3", "schmidt": "LP3"})
    battle.g.car_points = 3
    battle.begin()
    assert battle.g.place[piece("car")] == battle.g.place[piece("schmidt")] == GONE
    assert battle.g.schmidt_taken == 0


def test_the_car_stays_on_the_road() -> None:
    """[5.8.drive] [8.0.6] Before a destroyed bridge it stops."""
    battle = Battle(GERMAN_MOVEMENT, {"car": "E1", "schmidt": "E1"})
    battle.g.car_points = 5
    battle.g.span[:] = [DESTROYED, DESTROYED]
    assert battle.begin().where("car") == "E1"


def test_under_fire_the_car_goes_fast() -> None:
    """[5.8.fire] [6.4] Fired at from RV as it comes in, without effect: it has seven points and gets to PB2."""
    battle = ride(1, 1, wood_platoon="RV").answer("join:wood-platoon")
    while battle.choice is not None:
        battle.answer("hold")
    assert battle.where("car") == "PB2"
    assert battle.g.car_points == 7


@pytest.mark.parametrize(("die", "place"), [(3, 0), (5, DEAD)])
def test_a_point_lost_wrecks_the_car(die: int, place: int) -> None:
    """[5.8.fire] [6.1.6] Column 5-8, -1 adjacent, +1 open, +1 glider infantry, -1 moving: a 6 is a 1 and wrecks the
    car. Schmidt is checked: he lives, or dies.
    """
    battle = ride(1, 6, die, wood_platoon="RV").answer("join:wood-platoon")
    assert battle.where("car") == ""
    assert (battle.g.place[piece("schmidt")] == DEAD) == (place == DEAD)
    assert battle.g.schmidt_taken == (1 if place == DEAD else 0)


def test_schmidt_is_taken_among_the_british() -> None:
    """[5.8.drive] [16.chart] His car is wrecked in an area of the British and he lives: he is their prisoner."""
    battle = ride(1, 6, 1, wood_platoon="RA2").answer("hold", "join:wood-platoon")
    assert battle.g.schmidt_taken == 1
    assert battle.where("schmidt") == ""
