"""[II.E] [II.H] [P3.2] [P8.2] [P8.5] [P9.2] [P10.5] What one turn leaves for the next, played: forming, orders, who
was seen.
"""

import pytest

from bridgehead.games.airborne.state import DISPERSED, INSIDE, SPENT
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, group, h
from tests.games.airborne.played import CALM, Played

REACT = {"opportunity-fire": "on"}
TRUCK = "truck-german"
LORRY = "truck-british"
HMG = "hmg-platoon-german"
GUN = "75mm-how-allied"
MORTAR = "81mm-mortar"
SHERWOOD = "rifle-platoon-british-44"
STICK = "stick-british"
WOOD_AT_6 = ["." * 5 + "f......"] * 9
HOLD = 1
"""A drift die of 1 in a low wind: everybody comes down where he was aimed."""


def jumps(platoons: int, place: str) -> list[dict[str, object]]:
    """A flight on turn 1 whose every plane is aimed at one hex."""
    zone = {"type": "list", "hexes": [place]}
    return [group("airborne", {PLATOON: platoons, "halifax": platoons}, "drop", turn=1, zone=zone)]


def dice(played: Played) -> list[str]:
    """What was rolled for, in order."""
    return [str(args[0]) for args in played.told("die")]


# --- a hex too full


@pytest.mark.parametrize(("platoons", "joins"), [(2, True), (3, False)])
def test_no_stick_goes_where_a_landing_has_brought_too_many(platoons: int, joins: bool) -> None:
    """[P6] [I.F] Six sticks come down among two platoons, or three, two beside them: in the turn after these go to the
    others where four places are taken, but not where there are five.
    """
    landing = [*CALM, 2, *[6] * 8, *CALM]
    played = Played({"E05": " ".join([SHERWOOD] * platoons)}, {"I12": GUARDS}, landing, groups=jumps(2, "E05"))
    played.until("phase-foot", 0, 2)
    beside = next(one for one in range(1, 9) if played.at(f"{STICK}-{one}") != "E05")
    played.answer(f"move:{STICK}-{beside}")
    assert ("go:E05" in played.offers()) == joins


# --- forming


def test_sticks_that_form_in_a_fort_are_in_it() -> None:
    """[II.H] [P10.5] Four sticks go into an empty fort and become a platoon there: it is fired at with the fort."""
    fort = group("defender", {"fort-20": 1}, zone={"type": "list", "hexes": ["E07"]})
    landing = [*CALM, HOLD, 6, 6, 6, 6]
    played = Played({}, {"E11": "75mm-how"}, landing, groups=[*jumps(1, "E06"), fort])
    played.until("phase-foot", 0, 2)
    for number in range(1, 5):
        played.answer(f"move:{STICK}-{number}", "go:E07")
    played.until("phase-forming", 0, 3).answer("form:E07")
    assert played.has(f"{PLATOON}-1", INSIDE)
    assert played.until("phase-fire", 1, 3).offers() == ["fire-at:fort-20-1", "done"]


def test_sticks_on_top_of_a_fort_form_on_top_of_it() -> None:
    """[II.H] [P10.5] Who came down on it by air is not inside, nor is his platoon."""
    fort = group("defender", {"fort-20": 1}, zone={"type": "list", "hexes": ["E06"]})
    played = Played({}, {"E11": HMG}, [*CALM, HOLD, 6, 6, 6, 6], groups=[*jumps(1, "E06"), fort])
    played.until("phase-forming", 0, 2).answer("form:E06")
    assert not played.has(f"{PLATOON}-1", INSIDE)
    assert f"fire-at:{PLATOON}-1" in played.until("phase-fire", 1, 2).offers()


@pytest.mark.parametrize(("goes_in", "target"), [(True, "fort-20-1"), (False, f"{PLATOON}-1")])
def test_who_stands_beside_a_fort_in_its_hex_may_go_in(goes_in: bool, target: str) -> None:
    """[P10.5] Down from the air on an empty fort: going in is a platoon's move, and then it is fired at with the fort.
    There is no such choice for who is in it.
    """
    fort = group("defender", {"fort-20": 1}, zone={"type": "list", "hexes": ["E06"]})
    played = Played({}, {"E11": "75mm-how"}, [*CALM, HOLD, 6, 6, 6, 6], groups=[*jumps(1, "E06"), fort])
    played.until("phase-forming", 0, 2).answer("form:E06").until("phase-foot", 0, 2)
    played.answer(f"move:{PLATOON}-1", "go:E06" if goes_in else "stay")
    assert played.has(f"{PLATOON}-1", INSIDE) == goes_in and len(played.told("goes-in")) == goes_in
    assert f"fire-at:{target}" in played.until("phase-fire", 1, 2).offers()
    played.until("phase-foot", 0, 3).answer(f"move:{PLATOON}-1")
    assert ("go:E06" in played.offers()) != goes_in


@pytest.mark.parametrize("number", [1, 8])
def test_sticks_that_did_not_fire_form_before_one_that_did(number: int) -> None:
    """[II.H] [P8.5] One of eight fires at a lorry that drives up; the first platoon is made of others, whatever its
    number, and can move.
    """
    played = Played({}, {"E08": TRUCK}, [*CALM, HOLD, *[6] * 9], groups=jumps(2, "E05"), options=REACT)
    played.until("phase-vehicles", 1).answer(f"move:{TRUCK}-1", "go:E06", f"fire-on:{STICK}-{number}", "fire")
    while played.choice.prompt == "opportunity-fire":
        played.answer("hold")
    played.until("phase-forming", 0, 2).answer("form:E05")
    assert not played.has(f"{PLATOON}-1", SPENT) and played.at(f"{STICK}-{number}") == "E05"


def test_a_platoon_is_seen_where_its_sticks_were_seen_firing() -> None:
    """[II.H] [P8.5] [P9.2] They fire out of a wood in the enemy's segment and form there: he may fire back."""
    landing = [*CALM, HOLD, *[6] * 4]
    units = {"E09": TRUCK, "E12": HMG}
    played = Played({}, units, landing, groups=jumps(1, "E06"), options=REACT, grid=WOOD_AT_6)
    played.until("phase-vehicles", 1).answer(f"move:{TRUCK}-1", "go:E07")
    played.answer(f"fire-on:{STICK}-1", "all").until("phase-forming", 0, 2).answer("form:E06")
    assert f"fire-at:{PLATOON}-1" in played.until("phase-fire", 1, 2).offers()


# --- who was seen firing


def test_who_fires_at_a_landing_is_seen() -> None:
    """[II.E] [P9.2] Machine guns in a wood shoot the dispersed sticks that came down on them; a gun that sees it, not
    next to the wood, may fire at them on the next turn.
    """
    landing = [*CALM, HOLD, 5, 5, 5, 5, 1, 1, 1, 1]
    played = Played({"E01": GUN}, {"E06": f"{HMG} {HMG} {HMG}"}, landing, groups=jumps(1, "E06"), grid=WOOD_AT_6)
    played.until("phase-fire", 1, 1)
    assert all(played.dead(f"{STICK}-{number}") for number in range(1, 5))
    assert f"fire-at:{HMG}-1" in played.until("phase-fire", 0, 2).offers()


# --- orders


def test_nobody_is_asked_for_an_order_on_the_last_turn() -> None:
    """[P8.2] It would fall on the next; fire that was ordered before still falls."""
    played = Played({"E07": PLATOON}, {"E01": MORTAR}, turns=2)
    played.until("order-target", 1, 1).answer("on-hex:E07")
    prompts: list[str] = []
    while played.match.choice is not None:
        prompts.append(played.choice.prompt)
        played.answer(next(one for one in ("all", "done", "no-order", "stay", "hold") if one in played.offers()))
    assert "barrage" in prompts and "order-target" not in prompts and len(played.told("barrage")) == 1


@pytest.mark.parametrize("landed_on", [True, False])
def test_an_order_that_is_void_is_told_to_its_owner_alone(landed_on: bool) -> None:
    """[P8.2] Sticks land on a mortar, or a gun disperses it: it can fire at nothing, and nobody sees its order."""
    zone = {"type": "list", "hexes": ["E01"]}
    late = group("airborne", {PLATOON: 1, "halifax": 1}, "drop", turn=2, zone=zone)
    rolls = [HOLD, *[6] * 8] if landed_on else [3]
    played = Played({"E06": PLATOON, "E03": "6pdr-at"}, {"E01": MORTAR}, [*CALM, *CALM, *rolls], groups=[late])
    played.answer("fly:east", "on-turn:2", "target:E01", "seal").until("order-target", 1, 1).answer("on-hex:E06")
    played.until("phase-fire", 0, 2)
    if not landed_on:
        played.answer(f"fire-at:{MORTAR}-1")
        assert played.has(f"{MORTAR}-1", DISPERSED)
    played.until("phase-foot", 0, 3)
    void = [(event.args, event.audience) for event in played.match.events if event.kind == "order-void"]
    assert void == [((played.g.battle.tag[played.unit(f"{MORTAR}-1")], h("E06")), 1)]
    assert played.told("barrage") == [] and played.told("holds-fire") == []


def test_fire_may_be_ordered_on_a_hex_that_a_friend_may_have_left() -> None:
    """[P8.2] Sticks among rifles, and no enemy elsewhere: a mortar is aimed at them or beside them, and fires when the
    rifles have gone.
    """
    played = Played({}, {"E05": RIFLES, "E09": MORTAR}, [*CALM, HOLD, *[6] * 8], groups=jumps(1, "E05"))
    played.answer("fly:east", "on-turn:1", "target:E05", "seal").until("order-target", 1, 1)
    assert {"on-hex:E04", "on-hex:E05", "on-hex:E06"} <= set(played.offers())
    played.answer("on-hex:E05").until("phase-foot", 1).answer(f"move:{RIFLES}-1", "go:E06")
    played.until("barrage", 1, 2).answer("all")
    assert len(played.told("indirect")) + len(played.told("too-weak")) == 4


@pytest.mark.parametrize("shaken", [False, True])
def test_who_saw_the_fire_from_a_wood_still_spots_for_the_order(shaken: bool) -> None:
    """[P8.2] [P9.2] Rifles see a platoon fire out of a wood, and a mortar that sees nothing is aimed at it. The platoon
    does not fire again; as long as the rifles stand there unhurt, the fire comes down where it should.
    """
    grid = ["." * 5 + "f..f..."] * 9
    played = Played({"E06": SHERWOOD, "C08": GUN}, {"E08": RIFLES, "E12": MORTAR}, [*CALM, 6, *CALM, 4], grid=grid)
    played.until("phase-fire", 0).answer(f"fire-at:{RIFLES}-1", "all")
    played.until("order-target", 1, 1).answer("on-hex:E06")
    if shaken:
        played.until("phase-fire", 0, 2).answer(f"fire-at:{RIFLES}-1", f"with:{GUN}-1", "fire")
        assert played.has(f"{RIFLES}-1", DISPERSED)
    played.until("barrage", 1, 2).answer("all")
    assert ("die-scatter" in dice(played)) == shaken


def test_friends_whom_scattered_fire_disperses_turn_up_in_the_same_segment() -> None:
    """[P3.2] [P8.2] Whatever is face down turns up at the end of its owner's segment; only landing lasts longer."""
    grid = ["...f........"] * 9
    rolls = [*CALM, 3, *CALM, 3, 5, 5]
    played = Played(
        {"E02": MORTAR, "D06": SHERWOOD, "E06": LORRY}, {"E07": f"{HMG} {GUARDS} {GUARDS}"}, rolls, grid=grid
    )
    played.until("order-target", 0).answer("on-hex:E07")
    played.until("phase-fire", 1).answer(f"fire-at:{SHERWOOD}-1", f"with:{HMG}-1", "fire")
    assert played.has(f"{SHERWOOD}-1", DISPERSED)
    played.until("barrage", 0, 2).answer("all")
    assert played.told("dispersed")[-1] == (played.g.battle.tag[played.unit(f"{LORRY}-1")],)
    assert f"move:{LORRY}-1" in played.until("phase-vehicles", 0, 3).offers() and played.g.turn == 3
