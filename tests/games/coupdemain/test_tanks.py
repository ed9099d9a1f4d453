"""The light tanks of Night I: where they stand, and what can be done to them."""

from __future__ import annotations

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import read_toml
from bridgehead.games.coupdemain.fire.snipers import hit, prey_in
from bridgehead.games.coupdemain.marks import ABANDONED, CONCEALED, IMMOBILE, NO_MOVE, PINNED, SHOCKED, UNCONFIRMED
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.components import DATA
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from tests.games.coupdemain.test_driving import car, coming, drive
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german

TANK: Force = ("german", "JJ13", {"vehicles": {"38h": 1}, "freedom": False})
PIAT: dict[str, object] = {"piat": 1}


def beside(first: Force, *more: Force) -> Night:
    """A tank in JJ13, looking toward the bridge, and who is near it."""
    return Night([first, german("M12"), TANK, *more])


def tank(table: Played) -> int:
    """The unit that it is."""
    return table.position.state.battle.vehicles[0]


def night_one(strength: int) -> CoupState:
    """Night I after the German set-up, with a strength dr."""
    state: CoupState = RULES.setup(
        Setup("night-1", {"berserk": "on"}, read_toml(DATA / "scenarios" / "night-1.toml")), Dice(strength)
    )
    position = Position(RULES, state).begin()
    while (choice := position.choice) is not None and choice.seat == 1:
        position.play(choice.options[-1] if choice.prompt == "hide" else choice.options[0])
    return position.state


def test_as_many_as_the_dr_tells_stand_in_or_beside_buildings_near_jj12() -> None:
    """[T33.8] [9.618] [9.51.I-2] [T5.5] Four or two; within four hexes of JJ12, in or beside a building's hex, on its
    road only; no more than two in a hex; everybody sees them.
    """
    counts: set[int] = set()
    for seed in range(6):
        g = night_one(seed)
        ground = g.battle.ground
        tanks = [unit for unit in g.battle.vehicles if g.where[unit] >= 0]
        counts.add(len(tanks))
        places = [g.where[unit] // SLOTS for unit in tanks]
        for place in places:
            assert ground.distance(place, ground.at("JJ12")) <= 4
            near = [place, *[there for there in ground.toward[6 * place : 6 * place + 6] if there >= 0]]
            assert any(ground.building(there) for there in near)
            assert not ground.building(place) or any(ground.road[6 * place : 6 * place + 6])
            assert places.count(place) <= 2
        assert all(g.marks[unit] & NO_MOVE for unit in tanks)
        shown = [one.symbol for one in RULES.view(g, 0).pieces if one.side == "de"]
        assert shown.count("tank-shape") == len(tanks)
    assert counts == {2, 4}


def test_small_arms_do_nothing_to_armour() -> None:
    """[T25.9] Beside it a squad has nothing to fire at; nor is it a Sniper's prey."""
    table = beside(british("II13", weapons=PIAT))
    table.pass_to("prep-fire", 0)
    assert "ordnance 0" in table.offered() and "at JJ13" not in table.offered()
    g = table.position.state
    assert prey_in(g, g.where[tank(table)] // SLOTS, 1) == []


def test_the_piat_of_the_worked_example() -> None:
    """[T37.27] [T26.1] [T25.2] [T25.6] A 38H in the next hex, by night, no wall between them: small +1, night +1,
    range −2: 8 or less hits; armour 4 of 15 leaves 11: a 6 destroys it, and on a 3 its crew gets out.
    """
    table = beside(british("II14", weapons=PIAT))
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 4, 4, 3, 3, 1, 2)
    told = table.told("ordnance")[0]
    assert told[3] == 8 and sum(dict(told[4]).values()) == 0 and told[-1] == "hit"  # type: ignore[call-overload]
    assert table.told("to-kill")[0][1:] == (11, 3, 3, "destroyed")
    g = table.position.state
    assert g.where[tank(table)] < 0 and g.losses[1] == 5
    crew = [unit for unit in g.battle.roster[1] if g.where[unit] == g.battle.ground.location("JJ13")]
    assert [type_of(g, unit).key for unit in crew] == ["1-2-7"]


def test_equal_to_the_number_hull_or_turret() -> None:
    """[T25.1] [T25.4] [T25.5] 11 on the turret, where the coloured die is the lower: shocked; on the hull: immobilized,
    and the crew that fails its check of nerve leaves it.
    """
    table = beside(british("II14", weapons=PIAT))
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 2, 4, 6, 5)
    assert table.position.state.marks[tank(table)] & SHOCKED
    other = beside(british("II14", weapons=PIAT))
    other.pass_to("prep-fire", 0)
    other.answer("ordnance 0", 4, 2, 6, 5, 6, 5)
    marks = other.position.state.marks[tank(other)]
    assert marks & IMMOBILE and marks & ABANDONED
    assert len(other.told("alights")) == 1


def test_shock_ends_or_becomes_doubt() -> None:
    """[T25.4] In each Rally Phase of its side a dr; here both are 4: doubt first, then it is lost, without fire."""
    table = beside(british("II13", weapons=PIAT))
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 2, 4, 6, 5)
    table.pass_to("move", 1)
    assert table.position.state.marks[tank(table)] & UNCONFIRMED
    table.answer("done")
    table.pass_to("move", 0)
    assert [args[1:] for args in table.told("shock-ends")] == [(4, "failed")]
    table.answer("done")
    table.pass_to("move", 1)
    assert [args[1:] for args in table.told("shock-ends")] == [(4, "failed"), (4, "failed")]
    assert table.position.state.where[tank(table)] < 0


def test_who_is_attacked_is_free_and_stands_all_the_same() -> None:
    """[T18.14] [T27.1] [T38.2] A shot that misses sets the tank free; that it stands all the same is told, once."""
    table = beside(british("II13", weapons=PIAT))
    table.pass_to("prep-fire", 0)
    table.answer("ordnance 0", 6, 5)
    assert not table.position.state.marks[tank(table)] & NO_MOVE
    assert table.told("not-built") == [("not-built-tanks",)]
    table.pass_to("move", 1)
    assert not [one for one in table.offered() if one.startswith("vehicle")]


def test_it_bars_the_way() -> None:
    """[T11.7] Nobody moves into its hex."""
    table = beside(british("II13"))
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    assert "to JJ13" not in table.offered() and "to JJ12" in table.offered()


def close_to(*dice: int) -> Night:
    """A squad advances upon the tank with a check of nerve."""
    table = beside(british("II13"))
    table.pass_to("advance", 0)
    table.answer("from II13")
    table.answer("to JJ13", *dice)
    return table


def test_who_does_not_dare_is_pinned() -> None:
    """[T14.6] [T30.5] 4 + 4 + 1 is above 8: it stays, pinned."""
    table = close_to(4, 4, 4, 3)
    g = table.position.state
    assert table.told("task")[0][-1] == "failed"
    assert g.battle.ground.name(g.where[0]) == "II13" and len(table.told("pinned")) == 1


def test_a_squad_with_a_bomb_against_it() -> None:
    """[T30.1] [T30.2] [T26.7] A squad's 5 and 2 for the bomb; closed hatches −1: 5 + 2 is below 7 by one: destroyed; on
    an 11 nobody gets out.
    """
    table = close_to(3, 3)
    assert table.asked() == "gammon"
    table.answer("with-bomb", 4, 5, 2, 6, 5, 4, 3)
    told = table.told("tank-attack")[0]
    assert told[2:] == (7, (("buttoned-up", -1),), 5, 2, "destroyed")
    assert table.position.state.where[tank(table)] < 0


def test_without_a_bomb_or_without_luck() -> None:
    """[T30.1] [T26.7] A 5 finds no bomb, and pins: +1, so that 6 is not below 5; both stay there, no Melee."""
    table = close_to(3, 3)
    table.answer("with-bomb", 5, 4, 2, 6, 5, 4, 3)
    told = table.told("tank-attack")[0]
    assert told[2] == 5 and dict(told[3]) == {"buttoned-up": -1, "pinned": 1} and told[-1] == "-"  # type: ignore[call-overload]
    g = table.position.state
    assert g.battle.ground.name(g.where[0]) == "JJ13" and table.told("melee") == []
    assert not g.marks[0] & PINNED  # the Player Turn is over
    table.pass_to("close-combat", 1)
    assert len(table.told("tank-attack")) >= 1


def test_its_crew_sees_who_stands_beside_it() -> None:
    """[T0.6] [T17.16] A squad in its hex, in sight of no other German, does not become a "?" again at the end of its
    Player Turn; once the crew is shocked, it does.
    """
    seen = close_to(3, 3)
    seen.answer("without", 5, 4, 6, 5, 4, 3)
    assert seen.told("conceals") == [] and not seen.position.state.marks[0] & CONCEALED
    blind = beside(british("II13", weapons=PIAT))
    blind.pass_to("prep-fire", 0)
    blind.answer("ordnance 0", 2, 4, 6, 5)
    blind.pass_to("advance", 0)
    blind.answer("from II13")
    blind.answer("to JJ13", 3, 3)
    blind.answer("without", 5, 4, 4, 3, 4)
    assert len(blind.told("conceals")) == 1


@pytest.mark.parametrize("die", [1, 2])
def test_a_sniper_stops_the_car(die: int) -> None:
    """[T20.5] By a 1 the car is immobilized, by a 2 nothing happens to it."""
    table = coming(british("B22"))
    drive(table, "KK12")
    g = table.position.state
    hit(g, car(table), die)
    assert bool(g.marks[car(table)] & IMMOBILE) == (die == 1)
