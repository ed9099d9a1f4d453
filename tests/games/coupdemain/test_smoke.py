"""Smoke of grenades and of shells, thrown and fired in play with given dice."""

from __future__ import annotations

from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.smoke.hindrance import in_line, in_the_way, smoke_between
from bridgehead.games.coupdemain.smoke.screens import thickness
from tests.games.coupdemain.test_played import Force, Played, british, german

MORTAR = {"mortar-51": 1}
BESIDE = ["H23", "I23", "J23", "I24", "J24", "H24", "I25"]


def under_way(table: Played, where: str = "I24", manner: str = "normal") -> Played:
    """The stack in a hex begins its move and is asked whither."""
    table.pass_to("move", 0)
    table.answer(f"stack {where}")
    if table.asked() == "movers":
        table.answer("all")
    table.answer(manner)
    return table


def smokes(table: Played) -> list[str]:
    """Where smoke may be thrown."""
    return [one.removeprefix("smoke ") for one in table.offered() if one.startswith("smoke ")]


def smoke_on(table: Played, name: str) -> int:
    """How thick it lies on a hex."""
    g = table.position.state
    return thickness(g, g.battle.ground.at(name))


def fire_at(table: Played, name: str, *dice: int) -> None:
    """The mortar fires smoke at a hex."""
    table.pass_to("prep-fire", 0)
    table.answer("smoke-shell 0")
    table.answer(f"hex {table.position.state.battle.ground.at(name)}", *dice)


def test_a_squad_may_throw_into_its_hex_and_those_beside_it() -> None:
    """[T31.3] For 1 MF where it is, for 2 beside; not in Assault Movement."""
    table = under_way(Played([british("I24"), german("K24"), german("M12")]))
    assert sorted(smokes(table)) == sorted(BESIDE)
    choice = table.position.choice
    assert choice is not None
    prices = RULES.prices(table.position.state, choice)
    ground = table.position.state.battle.ground
    own, beside = ("smoke", ground.location("I24")), ("smoke", ground.location("J24"))
    assert (prices[own].of, prices[own].cost, prices[own].left) == ("mf", 2, 8)
    assert (prices[beside].cost, prices[beside].left) == (4, 8)
    odds = RULES.odds(table.position.state, choice, beside)
    assert odds is not None and [(code, str(share)) for code, share in odds.results] == [
        ("smoke", "1/3"),
        ("no-smoke", "1/2"),
        ("no-smoke-ends", "1/6"),
    ]
    assert prices[own].dangers == [("danger-watched", 2)]
    careful = under_way(Played([british("I24"), german("K24"), german("M12")]), manner="assault")
    assert smokes(careful) == []


def test_only_who_has_an_exponent_throws() -> None:
    """[T31.3] The garrison's 4-4-7 have none; a 4-5-8 has 1."""
    table = Played([british("I24"), german("K24")], "german")
    table.pass_to("move", 1)
    table.answer("stack K24")
    table.answer("normal")
    assert smokes(table) == []
    line = Played([("british", "I24", {"units": {"4-5-8": 1}}), german("K24"), german("M12")])
    under_way(line)
    line.answer("smoke J24", 2)
    assert smoke_on(line, "J24") == 0 and line.told("throws-smoke")[0][2:] == (2, "no-smoke")


def test_a_die_up_to_the_exponent_lays_it_before_anybody_fires() -> None:
    """[T31.3] [T31.1] [T12.8] [T11.15] The Germans fire at who has thrown, through the smoke: 2, and no open ground."""
    table = under_way(Played([british("I24"), german("K24"), german("M12")]))
    table.answer("smoke I24", 2)
    assert smoke_on(table, "I24") == 2
    assert table.asked() == "first-fire"
    table.answer("fire K24", 6, 5)
    assert dict(table.told("fire")[0][3]) == {"smoke": 2, "not-assault-moving": -1}  # type: ignore[call-overload]


def test_each_squad_throws_once_in_a_player_turn() -> None:
    """[T31.3] One of two has tried: the other may, then nobody."""
    table = under_way(Played([british("I24", 2, leaders=["9-1"]), german("Q24")]))
    table.answer("smoke I24", 5)
    assert smokes(table) != []
    table.answer("smoke I24", 5)
    assert smokes(table) == []


def test_on_a_six_it_goes_no_farther() -> None:
    """[T31.3] Who threw is left behind, the others may go on; alone it has moved."""
    alone = under_way(Played([british("I24"), german("Q24")]))
    alone.answer("smoke J24", 6)
    assert alone.asked() != "route"
    two = under_way(Played([british("I24", 2), german("Q24")]))
    two.answer("smoke J24", 6)
    assert two.asked() == "route" and len(two.position.state.stack) == 1


def test_smoke_costs_one_more_to_enter() -> None:
    """[T31.1] [T11.5] J24 costs 1 MF, with smoke 2: after 2 MF for throwing there is nothing left."""
    table = under_way(Played([british("I24"), german("Q24")]))
    table.answer("smoke J24", 1)
    choice = table.position.choice
    assert choice is not None
    prices = RULES.prices(table.position.state, choice)
    there = ("to", table.position.state.battle.ground.location("J24"))
    beside = ("to", table.position.state.battle.ground.location("H24"))
    assert (prices[there].cost, prices[beside].cost) == (4, 2)
    table.answer("to J24")
    assert table.position.state.stack == []


def test_nobody_throws_twice_into_one_hex() -> None:
    """[T31.1] Where smoke lies it is not offered again."""
    table = under_way(Played([british("I24", 2), german("Q24")]))
    table.answer("smoke I24", 1)
    assert "I24" not in smokes(table) and "J24" in smokes(table)


def test_grenades_last_until_the_player_turn_ends() -> None:
    """[T31.3] [T1.9] In the enemy's Player Turn there is nothing left of it."""
    table = under_way(Played([british("I24"), german("Q24")]))
    table.answer("smoke I24", 1)
    table.pass_to("advance", 0)
    assert smoke_on(table, "I24") == 2
    table.pass_to("prep-fire", 1)
    assert smoke_on(table, "I24") == 0


def test_who_looks_out_of_it_has_one_more() -> None:
    """[T31.1] Fire out of thin smoke: 3."""
    table = under_way(Played([british("I24"), german("K24"), german("M12")]))
    table.answer("smoke I24", 1)
    table.answer("hold")
    table.answer("stop")
    table.pass_to("advancing-fire", 0)
    table.answer("at K24", 6, 5)
    assert dict(table.told("fire")[-1][3]) == {"smoke": 3}  # type: ignore[call-overload]


def test_a_shell_lays_thick_smoke_which_disperses() -> None:
    """[T31.4] [T24.5] A hit by a 5: 3 until the next prep fire of its side begins, then 2 until the one after."""
    table = Played([british("I24", weapons=MORTAR), german("Q24"), german("M12")])
    fire_at(table, "M24", 2, 3)
    assert smoke_on(table, "M24") == 3
    assert table.told("fires-smoke")[0][-1] == "hit"
    table.pass_to("prep-fire", 1)
    assert smoke_on(table, "M24") == 3
    table.pass_to("prep-fire", 0)
    assert smoke_on(table, "M24") == 2
    table.pass_to("prep-fire", 1)
    assert smoke_on(table, "M24") == 2
    table.pass_to("prep-fire", 0)
    assert smoke_on(table, "M24") == 0


def test_it_is_the_first_shot_of_the_weapon() -> None:
    """[T31.4] [T23.8] With its rate of fire kept the mortar fires shells only: no more smoke in that phase."""
    table = Played([british("I24", weapons=MORTAR), german("M24"), german("M12")])
    fire_at(table, "L23", 1, 4)
    assert "ordnance 0" in table.offered() and "smoke-shell 0" not in table.offered()


def test_without_smoke_left_the_mortar_has_its_shot() -> None:
    """[T23.10] A DR of 8 at the first attempt: none, now or later; it may fire something else."""
    table = Played([british("I24", weapons=MORTAR), german("M24"), german("M12")])
    fire_at(table, "L23", 4, 4)
    assert table.told("no-smoke-left") == [(table.told("no-smoke-left")[0][0], 4, 4)]
    assert "ordnance 0" in table.offered() and "smoke-shell 0" not in table.offered()
    table.pass_to("prep-fire", 1)
    table.pass_to("prep-fire", 0)
    assert "smoke-shell 0" not in table.offered() and "ordnance 0" in table.offered()


def test_the_number_itself_is_the_last() -> None:
    """[T23.10] A 7 lays smoke if it hits, and was the last."""
    table = Played([british("I24", weapons=MORTAR), german("M24"), german("M12")])
    fire_at(table, "L23", 3, 4)
    assert len(table.told("fires-smoke")) == len(table.told("last-smoke")) == 1
    table.pass_to("prep-fire", 1)
    table.pass_to("prep-fire", 0)
    assert "smoke-shell 0" not in table.offered() and "ordnance 0" in table.offered()


def test_thick_smoke_hinders_fire_through_it() -> None:
    """[T31.1] A squad fires at what lies behind: 3."""
    table = Played([british("I24", weapons=MORTAR), british("H24"), german("M24"), german("M12")])
    fire_at(table, "K24", 2, 3)
    table.pass_to("prep-fire", 1)
    assert smoke_on(table, "K24") == 3
    g = table.position.state
    ground = g.battle.ground
    here, there = ground.location("M24"), ground.location("I24")
    assert smoke_between(g, here, there) == smoke_between(g, there, here) == 3
    assert smoke_between(g, here, ground.location("K24")) == 3
    assert smoke_between(g, ground.location("K24"), here) == 4


def test_two_of_them_block() -> None:
    """[T4.11] [T31.1] Twice three on a line are six: the machine gun that saw the squad does not any more, and is not
    asked to fire.
    """
    mortars = [british("I24", weapons=MORTAR), british("I25", weapons=MORTAR)]
    table = Played([*mortars, british("F24"), german("M24", weapons={"german-mmg": 1}), german("M12")])
    g = table.position.state
    ground = g.battle.ground
    here, there = ground.location("M24"), ground.location("I24")
    assert in_line(g, here, there)
    fire_at(table, "K24", 2, 3)
    assert in_line(g, here, there)
    table.answer("smoke-shell 1")
    table.answer(f"hex {ground.at('L24')}", 2, 3)
    g = table.position.state
    assert smoke_on(table, "K24") == smoke_on(table, "L24") == 3
    assert in_the_way(g, here, there) + smoke_between(g, here, there) >= 6 and not in_line(g, here, there)
    assert "at M24" not in table.offered()


def to_a_breeze(dice: list[int]) -> Played:
    """The British Player Turn after a German one, with these dice for the wind."""
    table = Played([british("I24", weapons=MORTAR), german("Q24"), german("M12")], "german")
    table.pass_to("advance", 1)
    table.answer("done", *dice)
    fire_at(table, "M24", 2, 3)
    return table


def test_a_heavy_breeze_thins_it_and_takes_it_away() -> None:
    """[T21.2] [T21.3] [T31.5] After a 12 for the wind shells give 2, and at the end of the Player Turn it is gone."""
    table = to_a_breeze([6, 6])
    assert table.told("wind")[-1] == (6, 6, -1) and table.told("breeze") == [("breeze-rises",)]
    assert RULES.view(table.position.state, -1).facts["wind"] == "wind-heavy"
    assert smoke_on(table, "M24") == 2
    table.pass_to("advance", 0)
    assert smoke_on(table, "M24") == 2
    table.pass_to("prep-fire", 1)
    assert smoke_on(table, "M24") == 0
    calm = to_a_breeze([6, 5])
    assert smoke_on(calm, "M24") == 3 and "wind" not in RULES.view(calm.position.state, -1).facts


def test_residual_fire_is_hindered_by_smoke_in_its_place() -> None:
    """[T12.16] [T31.1] Who comes after into the smoke that is swept meets it at 2, and not in open ground."""
    table = Played([british("I24"), british("H24"), german("L24", weapons={"german-mmg": 1}), german("M12")])
    under_way(table)
    table.answer("smoke I24", 1)
    table.answer("fire L24")
    table.answer("all", 6, 5)
    table.pass_to("move", 0)
    under_way(table, "H24")
    table.answer("to I24", 6, 6)
    found = table.told("residual-fire")
    assert len(found) == 1 and dict(found[0][3])["smoke"] == 2  # type: ignore[call-overload]
    assert "open-ground" not in dict(found[0][3])  # type: ignore[call-overload]


def test_it_stands_on_the_map_for_both() -> None:
    """[T31.1] [T31.4] Smoke of shells and of grenades are different markers; of shells it is told whose they were."""
    table = Played([british("I24", weapons=MORTAR), british("I25"), german("Q24"), german("M12")])
    fire_at(table, "M24", 2, 3)
    under_way(table, "I25")
    table.answer("smoke I25", 1)
    g = table.position.state
    for seat in (0, 1):
        marks = {(g.battle.ground.names[one.space], one.mark, one.side) for one in RULES.view(g, seat).marks}
        assert {("M24", "smoke", "br"), ("I25", "smoke-grenade", "")} <= marks


def test_the_line_of_sight_that_is_shown_is_blocked_by_it() -> None:
    """[T4.17] [T4.11] After two shells the tool names the first hex with smoke; before, the line was clear."""
    table = Played([british("I24", weapons=MORTAR), british("I25", weapons=MORTAR), german("M24"), german("M12")])
    ground = table.position.state.battle.ground
    here, there = ground.at("M24"), ground.at("I24")
    before = RULES.sight(table.position.state, here, there)
    assert before is not None and before.blocked_at == -1
    fire_at(table, "K24", 2, 3)
    table.answer("smoke-shell 1")
    table.answer(f"hex {ground.at('L24')}", 2, 3)
    after = RULES.sight(table.position.state, here, there)
    assert after is not None and (after.blocked_at, after.paragraph) == (ground.at("L24"), "T4.11")


def test_a_line_through_smoke_is_the_same_both_ways() -> None:
    """[T4.1] [T4.11] [T31.1] Three about the German and two on the way are five from either end. That he looks out of
    his adds one to his fire, and does not block: his shot comes at 6.
    """
    table = Played([british("I24", weapons=MORTAR), british("I25"), german("L24"), german("M12")])
    fire_at(table, "L24", 2, 3)
    under_way(table, "I25")
    table.answer("smoke J24", 1)
    table.answer("stop")
    g = table.position.state
    ground = g.battle.ground
    here, there = ground.location("L24"), ground.location("I24")
    passed = in_the_way(g, here, there)
    assert smoke_between(g, there, here) == 5 and smoke_between(g, here, there) == 6
    assert in_line(g, here, there) == in_line(g, there, here) == (passed == 0)


def test_what_is_held_against_a_line_may_be_a_tank() -> None:
    """[T4.10] [T4.17] Where a vehicle makes the sixth hindrance the tool names its hex."""
    tank: Force = ("german", "Q24", {"vehicles": {"38h": 1}})
    table = Played([british("O24"), german("U25"), tank])
    g = table.position.state
    ground = g.battle.ground
    for ends in (("O24", "U25"), ("U25", "O24")):
        here, there = (ground.at(name) for name in ends)
        found = RULES.sight(g, here, there)
        assert found is not None and (found.blocked_at, found.paragraph) == (ground.at("Q24"), "T4.11")
