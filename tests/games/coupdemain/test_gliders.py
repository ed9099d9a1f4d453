"""[T19] Gliders: loading, the hexes they are meant for, landing, unloading; by the worked examples and test values."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.games.coupdemain.air.approach import Sky, landing_chances
from bridgehead.games.coupdemain.air.gliders import load_of
from bridgehead.games.coupdemain.air.plan import landing_field
from bridgehead.games.coupdemain.firing.phase_fire import fire_options
from bridgehead.games.coupdemain.marks import BROKEN, CONCEALED, IN_GLIDER, LOST, MOVED, PINNED, WORN
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.printed.laying import fortified_ground, shipped_ground
from bridgehead.games.coupdemain.state import ADVANCING_FIRE, DEAD, DEFENSIVE_FIRE, NONE, WRECKED
from bridgehead.games.coupdemain.turn.redeal import deal
from tests.games.coupdemain.flight import RULES, Flight

SAFE = [1, 1, 1]
"""A landing DR and a crash dr that bring any glider down where it is meant to land."""
MARKS = ["X23", "X21", "Y22"]


@pytest.mark.parametrize(
    ("names", "plain", "night"),
    [
        (["Y22"], (0, 0), ("1/12", "1/36")),
        (["X21"], (0, 0), ("1/72", "1/36")),
        (["Y23"], (0, 0), ("1/12", "1/72")),
        (["W22", "Z23"], (0, "1/6"), ("1/72", "1/6")),
        (["V21", "Y24"], (0, 0), ("1/72", "1/36")),
        (["X23"], (0, 0), (0, "1/36")),
        (["Z24"], (0, "1/6"), ("1/36", "1/6")),
    ],
)
def test_chances_of_a_landing(names: list[str], plain: tuple[object, object], night: tuple[object, object]) -> None:
    """[T19.16] Lost and damaged of 216 throws, by day's drm alone and with the night's, with the pillbox in Z21."""
    ground = fortified_ground(shipped_ground().at("Z21"), 3)
    for name in names:
        for dark, wanted in ((False, plain), (True, night)):
            found = landing_chances(Sky(ground, [], bytes(ground.size), dark), ground.at(name))
            assert [Fraction(one, 216) for one in found] == [Fraction(str(one)) for one in wanted], name


def test_the_landing_field() -> None:
    """[T19.3] 371 land hexes east of the canal, less the gun and the bridge's end; no ponds, no houses."""
    ground = shipped_ground()
    field = [ground.names[place] for place in landing_field(ground)]
    assert len(field) == 371 - 2
    for name in ("X20", "Y21", "Z20", "Z22", "W23", "Y18", "Y20"):
        assert name not in field


def test_each_glider_takes_one_half_squad_two_squads_and_four_pp() -> None:
    """[T19.2] [9.51.I-4] A third squad finds no room; everything is aboard at the end, no glider above 29 PP."""
    flight = Flight(SAFE * 3, MARKS)
    flight.load["4-5-8"] = [0, 1, 2]
    flight.until("land")
    for glider in range(3):
        assert flight.aboard(glider).count("2-4-8") == 1
        assert len([key for key in flight.aboard(glider) if key in ("6-4-8", "4-5-8")]) == 2
        assert load_of(flight.g, glider) <= 29
    assert all(owner != NONE for owner in flight.g.owner)


def test_a_full_glider_is_not_offered() -> None:
    """[T19.2] After two squads a glider takes no third, and after four PP no leader."""
    flight = Flight(SAFE * 3, MARKS)
    flight.load = {"6-4-8": [0, 0, 1], "4-5-8": [1, 1], "9-2": [2], "8-1": [2], "8-0": [2, 2]}
    flight.until("land")
    loads = [choice for choice in flight.asked if choice.prompt == "load"]
    assert loads[2].options == [("aboard", 1), ("aboard", 2)]
    carried = [choice for choice in flight.asked if choice.prompt == "who-carries"]
    full = [flight.g.counter(unit) for unit in range(len(flight.g.where)) if flight.g.aboard[unit] == 2]
    assert carried and not any(number in full for choice in carried for _, number in choice.options)


def test_hexes_lie_within_two_of_another() -> None:
    """[T19.3] [9.51.I-3] Four hexes from the first the second is offered only if the third can join both; the third
    must then do so.
    """
    flight = Flight(SAFE * 3, ["X23", "T23", "V23"])
    flight.until("land")
    second, third = [choice for choice in flight.asked if choice.prompt == "landing-hex"][1:]
    ground = flight.g.battle.ground
    for _, place in second.options:
        assert ground.distance(place, flight.hex("X23")) <= 4
    assert [place for _, place in third.options] == [
        place
        for place in landing_field(ground)
        if ground.distance(place, flight.hex("X23")) <= 2 and ground.distance(place, flight.hex("T23")) <= 2
    ]


def test_a_miss_by_one_hex_short() -> None:
    """[T37.15] [T19.5] [T19.7] [T19.9] [T19.12] X23 by night: five clear hexes and the night: -4; dice 6+3 miss by
    one, short: W24. Crash drm +1.
    """
    flight = Flight([6, 3, 5, *SAFE, *SAFE], MARKS, answers={"land": ["glider 0", "glider 1"]}).down()
    assert flight.g.landed[0] == flight.hex("W24")
    assert dict(flight.told("landing")[0][2]) == {"approach": -5, "night-landing": 1}  # type: ignore[call-overload]
    assert dict(flight.told("crash")[0][2])["off-mark"] == 1  # type: ignore[call-overload]
    assert flight.told("crash")[0][4] == "down"
    assert flight.g.hulks == [flight.hex("W24"), flight.hex("X21"), flight.hex("Y22")]


def test_the_same_glider_with_one_and_six_is_on_its_mark() -> None:
    """[T37.15] [T19.8] Dice 1+6: in the hex."""
    flight = Flight([1, 6, 1, *SAFE, *SAFE], MARKS, answers={"land": ["glider 0", "glider 1"]}).down()
    assert flight.g.landed[0] == flight.hex("X23")


def test_a_glider_in_the_pond_is_lost_with_all_aboard() -> None:
    """[T19.8] [T19.20] Y23 by night with 6+4 flies long into the pond Z22: its people, weapons and CVP are gone."""
    flight = Flight([6, 4, *SAFE, *SAFE], ["Y23", "X23", "X21"], answers={"land": ["glider 0", "glider 1"]})
    flight.down()
    assert flight.g.landed[0] == WRECKED
    assert flight.told("drowns")
    for kind, losses in (("6-4-8", 1), ("2-4-8", 1), ("9-2", 1)):
        assert len([unit for unit in flight.named(kind) if flight.g.where[unit] == DEAD]) == losses
    assert flight.g.losses[BRITISH] == 2 + 2 + 1 + 3
    assert [weapon for weapon in range(len(flight.g.owner)) if flight.g.used[weapon] & LOST]
    assert flight.g.walking == []
    assert len(flight.g.hulks) == 2


def test_a_damaged_glider() -> None:
    """[T19.10] [T19.18] A crash dr of 6 with +1: one passenger is reduced, weapons may jam, the others check when they
    unload; nobody is pinned.
    """
    dice = [6, 3, 6, *[6, 1, 1, 1], *[6, 1, 1, 1], *SAFE, *SAFE, *[1, 2] * 8]
    flight = Flight(dice, MARKS, answers={"land": ["glider 0", "glider 1"]}).down()
    assert flight.told("crash")[0][4] == "damaged"
    assert flight.told("reduced") or flight.told("wounded") or flight.told("eliminated")
    assert flight.told("jolted")
    flight.out()
    checked = flight.told("morale")
    assert len(checked) == 3
    assert not any(marks & PINNED for marks in flight.g.marks)


def test_those_who_unload_have_moved_and_may_fire_and_advance() -> None:
    """[T19.13] [T19.18] [T14.8] In the AFPh everybody stands on the ground of the hex, unconcealed, and has moved."""
    flight = Flight(SAFE * 3, MARKS, answers={"land": ["glider 0", "glider 1"]}).out()
    out = [unit for unit in flight.g.battle.roster[BRITISH] if flight.g.where[unit] >= 0]
    assert len(out) == 13
    for unit in out:
        assert flight.g.marks[unit] & MOVED and not flight.g.marks[unit] & (IN_GLIDER | CONCEALED | BROKEN)
    assert "move" not in [choice.prompt for choice in flight.asked]


def test_the_garrison_fires_at_nothing_but_a_glider_in_its_own_location() -> None:
    """[T37.19] [T12.19] [9.51.I-5] In the DFPh of the landing a squad beside a glider does not fire; one whose
    Location the glider has come down in does.
    """
    guards: dict[str, object] = {"locations": ["X24", "W24"], "units": {"4-4-7": 2}}
    stands = {"set-up": ["X24", "W24"], "land": ["glider 0", "glider 1"]}
    near = Flight(SAFE * 3, MARKS, {**guards, "locations": ["X24", "Y24"]}, {**stands, "set-up": ["X24", "Y24"]})
    near.down()
    near.g.phase = DEFENSIVE_FIRE
    assert fire_options(near.g, GERMAN) == []
    hit = Flight([6, 3, 1, *SAFE, *SAFE], MARKS, guards, {**stands, "set-up": ["W24", "X24"]})
    hit.down()
    hit.g.phase = DEFENSIVE_FIRE
    assert fire_options(hit.g, GERMAN) == [("at", hit.at("W24"))]


def test_fire_at_those_aboard_a_glider_in_ones_lap() -> None:
    """[T37.33] [T19.11] A glider misses into W24, where a squad is: in the DFPh it may fire at those aboard, 4 x 3 = 12
    with no TEM and no night; a PTC or pin does nothing to them. Then all unload, and close combat follows.
    """
    guard: dict[str, object] = {"locations": ["W24", "X25"], "units": {"4-4-7": 1}}
    answers = {"set-up": ["W24"], "land": ["glider 0", "glider 1"], "defensive-fire": ["at W24"]}
    flight = Flight([6, 3, 1, *SAFE, *SAFE, 6, 4], MARKS, guard, answers).down()
    while flight.g.phase != ADVANCING_FIRE:
        flight.step()
    fire = flight.told("fire")[0]
    assert fire[2] == "12" and fire[3] == ()
    assert fire[6] == "PTC" and not flight.told("pin-task")
    assert not any(flight.g.marks[unit] & (PINNED | IN_GLIDER) for unit in flight.g.battle.roster[BRITISH])


def test_loads_and_hexes_are_secret_until_the_landing() -> None:
    """[T36.1] [T19.4] Two flights that differ only in who is where and where they mean to land look the same to the
    Germans: view, log and the questions they are asked.
    """
    one = Flight(SAFE * 3, MARKS)
    other = Flight(SAFE * 3, ["Y25", "X25", "Y26"])
    other.load = {"6-4-8": [0, 0, 1], "4-5-8": [1, 2], "9-2": [2], "8-1": [2], "8-0": [1, 0]}
    for flight in (one, other):
        while NONE in flight.g.intended:
            flight.step()
    assert one.aboard(0) != other.aboard(0)
    assert asdict(RULES.view(one.g, GERMAN)) == asdict(RULES.view(other.g, GERMAN))
    assert RULES.names(one.g, GERMAN) == RULES.names(other.g, GERMAN)
    heard = [[(e.kind, e.args) for e in flight.log if e.audience in (-1, GERMAN)] for flight in (one, other)]
    assert heard[0] == heard[1]
    asked = [[repr(c) for c in flight.asked if c.seat == GERMAN] for flight in (one, other)]
    assert asked[0] == asked[1]
    assert not one.told("heads-for")
    one.until("land")
    assert len(one.told("heads-for")) == 3


def test_the_deal_for_the_germans_knows_nothing_of_loads_and_hexes() -> None:
    """[T36.5] Two flights that differ only in these are dealt alike for the Germans: gliders loaded as the rules have
    it, meant for hexes near the bridge, whatever was chosen far from it.
    """
    one = Flight(SAFE * 3, MARKS)
    other = Flight(SAFE * 3, ["C22", "D22", "C23"])
    other.load = {"6-4-8": [0, 0, 1], "4-5-8": [1, 2], "9-2": [2], "8-1": [2], "8-0": [1, 0]}
    found = []
    for flight in (one, other):
        while NONE in flight.g.intended:
            flight.step()
        g = flight.g.copy()
        deal(g, GERMAN, Dice(11))
        found.append((g.aboard, g.owner, g.intended))
        assert [len(flight.aboard(glider)) > 3 for glider in range(3)] == [True] * 3
        assert all(g.battle.ground.distance(place, flight.hex("Y21")) <= 5 for place in g.intended)
        assert all(load_of(g, glider) <= 29 for glider in range(3))
    assert found[0] == found[1]


def test_nobody_moves_after_the_landing() -> None:
    """[T1.5] [T19.1] [T19.17] The MPh of the landing has nobody who could move: they are inside until the AFPh."""
    flight = Flight(SAFE * 3, MARKS, answers={"land": ["glider 0", "glider 1"]}).down()
    assert all(
        flight.g.marks[unit] & IN_GLIDER for unit in flight.g.battle.roster[BRITISH] if flight.g.where[unit] >= 0
    )
    assert not any(flight.g.used[weapon] & WORN for weapon in range(len(flight.g.used)))
