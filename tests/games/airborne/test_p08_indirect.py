"""[P8.2] Indirect fire, ordered a turn ahead, before anything is fired."""

import pytest

from bridgehead.games.airborne.combat.indirect_fire import order_targets
from bridgehead.games.airborne.printed.components import hex_name
from bridgehead.games.airborne.printed.tables import SCATTER
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.state import DISPERSED, FIRED, HELD
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, Field, h
from tests.games.airborne.played import CALM, PASSING, Played

MORTAR = "81mm-mortar"
HOWITZER = "75mm-how"
TRUCK = "truck-german"
LONG = ["." * 36] * 5
WOODS = ["....f......."] * 9
FIRE = [*CALM, *CALM]  # the wind of two turns: the fire falls in the second


def barrage(airborne: dict[str, str], defender: dict[str, str], dice: list[int], **more: object) -> Played:
    """The defender's batteries are aimed at the first hex of the airborne side on turn 1, and fire on turn 2."""
    place = f"on-hex:{next(iter(airborne))}"
    played = Played(airborne, defender, [*FIRE, *dice], **more)  # type: ignore[arg-type]
    played.until("order-target", 1)
    while played.choice.prompt == "order-target" and played.choice.seat == 1:
        played.answer(place)
    return played.until("barrage", 1).answer("all")


def test_a_battery_fires_every_turn() -> None:
    """[P8.2] [P2] Orders for the next turn come before the fire of this one: a mortar fires on turns 2, 3 and 4."""
    played = Played({"E06": PLATOON}, {"E01": MORTAR})
    played.until("order-target", 1, 1).answer("on-hex:E06")
    for turn in (2, 3, 4):
        played.until("order-target", 1, turn).answer("on-hex:E06")
        assert played.choice.prompt == "barrage" and played.g.turn == turn
        played.answer("all")
        assert len(played.told("barrage")) == turn - 1


def test_no_battery_is_aimed_at_its_own_hex() -> None:
    """[P8.2] An enemy is next to a mortar, so that every hex around him may be aimed at; its own may not."""
    played = Played({"E06": PLATOON}, {"E05": MORTAR}, list(CALM)).until("order-target", 1)
    assert "on-hex:E06" in played.offers() and "on-hex:E05" not in played.offers()


def test_fire_falls_on_the_corner_of_the_board_too() -> None:
    """[P8.2] Hex A01."""
    played = barrage({"A01": PLATOON}, {"A06": MORTAR}, [6])
    assert [args[1] for args in played.told("barrage")] == [h("A01")]


def test_orders_are_secret() -> None:
    """[P8.2] Only their writer is told, and sees the mark."""
    played = Played({"E05": PLATOON}, {"E01": MORTAR}, list(CALM))
    played.until("order-target", 1).answer("on-hex:E05")
    assert [event.audience for event in played.match.events if event.kind == "order"] == [1]
    seen = [[mark.mark for mark in RULES.view(played.g, seat).marks if mark.mark == "order"] for seat in (0, 1, -1)]
    assert seen == [[], ["order"], []]


@pytest.mark.parametrize("options", [{}, {"opportunity-fire": "on"}])
def test_nobody_counts_answers_to_learn_of_an_order(options: dict[str, str]) -> None:
    """[P8.2] With an order and without, the defender is asked as often until the fire falls: which target, and at the
    end of his movement although the battery that has one may not move; the truck beside it too, which may not load it;
    and, with the option, whether he fires at who moves before it.
    """
    asked: list[list[str]] = []
    for order in ("on-hex:E06", "no-order"):
        played = Played({"E06": PLATOON}, {"E01": MORTAR, "D03": TRUCK}, list(FIRE), options=options)
        prompts: list[str] = []
        while played.g.turn < 2 or played.choice.prompt != "phase-foot" or played.choice.seat == 1:
            prompts.append(f"{played.choice.seat} {played.choice.prompt}")
            offered = played.offers()
            if played.choice.prompt == "order-target" and played.choice.seat == 1:
                played.answer(order)
            elif f"move:{TRUCK}-1" in offered:
                played.answer(f"move:{TRUCK}-1", "go:E01")
            else:
                played.answer(next(one for one in ("done", "no-order", "stay", "hold") if one in offered))
        prompts.append(f"{played.choice.seat} {played.choice.prompt}")
        if options:
            played.answer(f"move:{PLATOON}-1", "go:E05")
            prompts.append(f"{played.choice.seat} {played.choice.prompt}")
            assert played.choice.prompt == "opportunity-fire"
            assert (f"fire-on:{MORTAR}-1" in played.offers()) == (order == "no-order")
        asked.append(prompts)
    assert asked[0] == asked[1]
    assert "1 phase-foot" in asked[0] and "1 move-to" in asked[0]


def test_a_battery_with_an_order_stays_where_it_is() -> None:
    """[P8.2] It neither moves nor is loaded until the fire falls."""
    played = Played({"E06": PLATOON}, {"E01": f"{MORTAR} {TRUCK}"}, list(FIRE))
    played.until("order-target", 1).answer("on-hex:E06").until("phase-vehicles", 1)
    assert f"load:{MORTAR}-1" not in played.answer(f"move:{TRUCK}-1").offers()
    assert played.answer("stay").choice.prompt == "phase-foot" and played.offers() == ["done"]


def test_the_strength_is_shared_and_each_counter_has_its_die() -> None:
    """[P8.2] A howitzer (20) on two platoons: 10 against 8 each is 1-1."""
    field = barrage({"E12": f"{PLATOON} {PLATOON}"}, {"E01": HOWITZER, "E11": GUARDS}, [2, 6])
    assert [args[3] for args in field.told("indirect")] == ["1-1", "1-1"]
    assert field.has(f"{PLATOON}-1", DISPERSED) and not field.has(f"{PLATOON}-2", DISPERSED)
    assert field.has(f"{HOWITZER}-1", FIRED)


def test_batteries_on_the_same_hex_fire_together() -> None:
    """[P8.2] Two mortars, 6 against 8: 1-2."""
    field = barrage({"E06": PLATOON}, {"E01": f"{MORTAR} {MORTAR}"}, [6])
    assert [args[3] for args in field.told("indirect")] == ["1-2"]


def test_the_owner_may_hold_his_fire_but_not_fire_at_anything_else() -> None:
    """[P8.2] One of two mortars fires; the other has no direct fire either, but may move."""
    played = Played({"E06": PLATOON}, {"E01": f"{MORTAR} {MORTAR}"}, [*FIRE, 6])
    played.until("order-target", 1).answer("on-hex:E06", "on-hex:E06").until("barrage", 1)
    assert played.offers() == ["hold", "all", f"with:{MORTAR}-1", f"with:{MORTAR}-2"]
    played.answer(f"with:{MORTAR}-1", "fire")
    assert played.has(f"{MORTAR}-2", HELD) and len(played.told("holds-fire")) == 1
    assert played.choice.prompt == "phase-foot" and f"move:{MORTAR}-2" in played.offers()


def test_towns_halve_it_hills_do_not() -> None:
    """[P8.2] [P4.1] Armoured in a town."""
    town = barrage({"C12": PLATOON}, {"C01": HOWITZER, "C11": RIFLES}, [6], grid=["...........t"] * 9)
    assert town.told("indirect")[0][3:5] == ("1-1", (("town", 1),))
    hill = barrage({"C12": PLATOON}, {"C01": HOWITZER, "C11": RIFLES}, [6], grid=["...........^"] * 9)
    assert hill.told("indirect")[0][3:5] == ("2-1", ())


@pytest.mark.parametrize(
    ("die", "code"), [(1, "on"), (2, "on"), (3, "scatter"), (4, "scatter"), (5, "scatter"), (6, "-")]
)
def test_every_die_of_the_scatter_chart(die: int, code: str) -> None:
    """[P8.2] When nobody spots any more."""
    assert SCATTER.result(0, die) == code


def test_scattered_fire_follows_the_second_die() -> None:
    """[P8.2] The only spotter has left the wood; a 3, and a 2: one hex to the east, where the target has gone."""
    played = Played({"E07": PLATOON}, {"E01": MORTAR, "D05": GUARDS}, [*FIRE, 3, 2], grid=WOODS)
    played.until("order-target", 1).answer("on-hex:E07")
    played.until("phase-foot", 1).answer(f"move:{GUARDS}-1", "go:D04")
    played.until("phase-foot", 0, 2).answer(f"move:{PLATOON}-1", "go:E08")
    played.until("barrage", 1).answer("all")
    assert played.told("scatter") == [(h("E08"), "scatter-lands")]
    assert [args[1] for args in played.told("indirect")] == [(played.g.battle.tag[played.unit(f"{PLATOON}-1")],)]


@pytest.mark.parametrize(("fires", "ordered", "scattered"), [(False, 1, True), (True, 1, False), (True, 2, True)])
def test_who_stays_silent_in_the_woods_is_lost_from_sight(fires: bool, ordered: int, scattered: bool) -> None:
    """[P8.2] [P9.2] The spotter next to the wood falls back. Whom he sees in it only if they fire is still there; the
    fire scatters unless they had fired in the turn in which the order was written.
    """
    british = "rifle-platoon-british-44"
    played = Played({"E05": british}, {"E01": MORTAR, "E04": GUARDS}, grid=WOODS)
    if fires:
        played.until("phase-fire", 0).answer(f"fire-at:{GUARDS}-1")
    played.until("order-target", 1, ordered).answer("on-hex:E05")
    played.until("phase-foot", 1, ordered).answer(f"move:{GUARDS}-1", "go:E03")
    played.until("barrage", 1).answer("all")
    assert played.g.turn == ordered + 1 and played.at(f"{british}-1") == "E05"
    assert bool(played.told("scatter")) == scattered


def test_a_battery_aboard_a_truck_is_given_no_order() -> None:
    """[P8.2] [P7.3] It has been loaded before the eyes of everybody."""
    for load in (True, False):
        played = Played({"E06": PLATOON}, {"E01": f"{MORTAR} {TRUCK}"})
        played.until("order-target", 1).answer("no-order").until("phase-vehicles", 1)
        played.answer(f"move:{TRUCK}-1", f"load:{MORTAR}-1" if load else "stay")
        prompts: set[str] = set()
        while played.g.turn < 3:
            if played.g.turn == 2 and played.choice.seat == 1:
                prompts.add(played.choice.prompt)
            played.answer(next((one for one in PASSING if one in played.offers()), played.offers()[0]))
        assert ("order-target" not in prompts) is load


@pytest.mark.parametrize(("where", "asked"), [("E13", True), ("E20", False)])
def test_a_battery_that_nobody_is_in_range_of_is_not_asked(where: str, asked: bool) -> None:
    """[P8.2] A mortar reaches twelve hexes."""
    played = Played({where: PLATOON}, {"E01": MORTAR, "E14": GUARDS}, list(CALM), grid=LONG)
    prompts: set[str] = set()
    while played.g.turn == 1:
        prompts.add(played.choice.prompt)
        played.answer(next((one for one in PASSING if one in played.offers()), played.offers()[0]))
    assert ("order-target" in prompts) == asked


def test_scattered_fire_hits_friends_too() -> None:
    """[P8.2] A truck, which does not spot, stands where it comes down: 3 against 1 is 3-1, and a 1 eliminates it."""
    played = Played({"E07": PLATOON}, {"E01": MORTAR, "D05": GUARDS, "F06": TRUCK}, [*FIRE, 3, 3, 1], grid=WOODS)
    played.until("order-target", 1).answer("on-hex:E06")
    played.until("phase-foot", 1).answer(f"move:{GUARDS}-1", "go:D04").until("barrage", 1).answer("all")
    assert played.told("scatter") == [(h("F06"), "scatter-lands")] and played.dead(f"{TRUCK}-1")


def test_no_fire_where_a_friend_stands_when_it_falls() -> None:
    """[P8.2] The hex was empty when the order was written; a friend has gone into it since. All see that there was an
    order, and the mortar fires at nothing else.
    """
    played = Played({"E07": PLATOON}, {"E01": MORTAR, "E05": GUARDS})
    played.until("order-target", 1).answer("on-hex:E06").until("phase-foot", 1).answer(f"move:{GUARDS}-1", "go:E06")
    played.until("order-target", 1, 2).answer("no-order")
    assert played.has(f"{MORTAR}-1", HELD) and played.told("barrage") == []
    assert played.told("holds-fire") == [(played.g.battle.tag[played.unit(f"{MORTAR}-1")],)]


def test_howitzers_have_a_least_range() -> None:
    """[P8.2] More than a quarter of 28: not at seven hexes, but at eight."""
    field = Field({"C08": PLATOON, "C09": PLATOON}, {"C01": HOWITZER}, grid=LONG)
    found = [hex_name(place) for place in order_targets(field.g, field.unit(HOWITZER))]
    assert "C08" not in found and "C09" in found


def test_night_halves_the_range_of_indirect_fire() -> None:
    """[P8.2] [I.C.1] A mortar (12) reaches six hexes by night; one written on the last evening counts as by night."""
    units: tuple[dict[str, str], dict[str, str]] = ({"E07": PLATOON, "E09": PLATOON}, {"E01": MORTAR, "E06": GUARDS})
    day = Played(*units, list(CALM)).until("order-target", 1)
    assert {"on-hex:E07", "on-hex:E09"} <= set(day.offers())
    for light in ([1, 10], [2, 10]):
        dark = Played(*units, list(CALM), night=light).until("order-target", 1)
        assert "on-hex:E07" in dark.offers() and "on-hex:E09" not in dark.offers()


def test_orders_need_somebody_who_sees_the_hex() -> None:
    """[P8.2] [P9.2] Into the woods from the next hex, or when somebody fired there in view in his last segment."""
    rifles = "rifle-platoon-british-44"
    unseen = Played({"E05": rifles}, {"E01": MORTAR, "E04": TRUCK}, grid=WOODS)
    assert "on-hex:E05" not in unseen.until("order-target", 1).offers()
    fired = Played({"E05": rifles}, {"E01": MORTAR, "E04": TRUCK}, grid=WOODS)
    fired.until("phase-fire", 0).answer(f"fire-at:{TRUCK}-1")
    assert "on-hex:E05" in fired.until("order-target", 1).offers()


def test_a_battery_that_is_dispersed_does_not_fire_its_order() -> None:
    """[P8.2] The order lapses: the platoon that it was aimed at has assaulted the mortar."""
    played = Played({"E03": f"{PLATOON} {PLATOON}"}, {"E01": MORTAR, "D06": GUARDS}, [*FIRE, 4])
    played.until("order-target", 1).answer("on-hex:E03")
    played.until("phase-foot", 0, 2).answer(f"move:{PLATOON}-1", "go:E02", f"move:{PLATOON}-2", "go:E02")
    played.until("phase-assault", 0).answer("assault:E01", "all")
    assert played.dead(f"{MORTAR}-1") or played.has(f"{MORTAR}-1", DISPERSED)
    assert played.until("phase-foot", 1, 2).told("barrage") == []


def test_a_share_is_not_rounded_before_the_odds_are_taken() -> None:
    """[P8.2] [P3.1] A howitzer (20), halved by the town, on three engineer platoons (10 each): 10 to 30 is 1-3."""
    engineers = " ".join(["engineer-platoon-british-44"] * 3)
    field = barrage({"E12": engineers}, {"E01": HOWITZER, "E11": GUARDS}, [6] * 3, grid=["...........t"] * 9)
    assert [args[3] for args in field.told("indirect")] == ["1-3"] * 3
