"""Guns that are lost."""

from __future__ import annotations

import pytest

from bridgehead.games.coupdemain.marks import LOST
from bridgehead.games.coupdemain.rulebook import RULES
from tests.games.coupdemain.test_played import Force, Played, british, german

THE_GUN: dict[str, object] = {"gun": "X20"}
CREW: Force = ("german", "X20", {"units": {"1-2-7": 1}})


def manned(*enemies: Force) -> Played:
    """A crew in the pit at X20 that has taken up the gun, the last weapon of all, on its way to its prep fire."""
    table = Played([*enemies, CREW, german("M12")], "german", works=THE_GUN)
    table.pass_to("rally-phase", 1)
    table.answer("recover", 2)
    if table.asked() != "prep-fire":
        table.pass_to("prep-fire", 1)
    return table


def guns_seen(table: Played) -> list[str]:
    """The guns on the map."""
    return [one.name for one in RULES.view(table.position.state, 0).pieces if one.name == "weapon-gun-50l"]


def test_a_crew_makes_its_gun_useless() -> None:
    """[T23.13] [T0.5] With enemies at two hexes it may, instead of firing it; nobody finds it any more."""
    table = manned(british("X22"))
    gun = len(table.position.state.owner) - 1
    assert guns_seen(table) == ["weapon-gun-50l"] and {f"disable {gun}", "at X22"} <= set(table.offered())
    table.answer("disable")
    g = table.position.state
    assert g.used[gun] & LOST and g.losses == [0, 2] and guns_seen(table) == []
    assert not [one for one in table.offered() if one.startswith(("ordnance", "turn", "disable", "at X22"))]


def test_nobody_would_with_the_enemy_far_off() -> None:
    """[T23.13] At three hexes it is not offered."""
    table = manned(british("X23"))
    assert not [one for one in table.offered() if one.startswith("disable")]


@pytest.mark.parametrize(("dice", "lost"), [((1, 1), True), ((3, 4), False)])
def test_a_charge_takes_a_gun(dice: tuple[int, int], lost: bool) -> None:
    """[T23.13] [T7.9] Thrown at the crew in its pit, +2 and +2: 2 + 4 is a KIA on column 30, and 7 + 4 a check."""
    charged: dict[str, object] = {"demolition-charge": 1}
    table = Played([british("X21", weapons=charged), CREW, german("M12")], works=THE_GUN)
    table.pass_to("prep-fire", 0)
    after = (6, 6) if lost else (1, 2, 1, 2)
    table.position.state.dice.tape, table.position.state.dice.at = [*dice, *after, *[1, 2] * 9], 0
    choice = table.position.choice
    assert choice is not None
    table.position.play(next(one for one in choice.options if one[0] == "throw"))
    assert bool(table.told("gun-lost")) == lost
    assert (guns_seen(table) == []) == lost


def jammed(last: int) -> Played:
    """A gun that breaks on its first shot, and on which its crew then works with a dr, in the enemy's Rally Phase."""
    table = manned(british("X22"))
    table.answer("ordnance", 6, 6)
    while table.asked() != "advance":
        table.answer("done")
    table.answer("done", 4, 3, last)
    return table


def test_a_gun_that_is_ruined_is_lost() -> None:
    """[T7.12] [T0.5] [T0.14] On a 6 it is eliminated, and counts 2; on a 3 it is not."""
    assert jammed(6).position.state.losses == [0, 2]
    assert jammed(3).position.state.losses == [0, 0]


def test_a_gun_that_is_jammed_may_be_made_useless() -> None:
    """[T23.13] Nobody can fire it; in the next prep fire its crew may wreck it all the same, which is their fire."""
    table = jammed(3)
    table.pass_to("prep-fire", 1)
    assert "disable 0" in table.offered() and not [one for one in table.offered() if one.startswith("ordnance")]
    table.answer("disable")
    assert table.position.state.losses == [0, 2]
    assert not [one for one in table.offered() if one.startswith(("at", "disable"))]
