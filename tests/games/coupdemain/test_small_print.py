"""More clauses that no other test would miss, each reached through play."""

from __future__ import annotations

from typing import ClassVar

import pytest

from bridgehead.engine.errors import DataError
from bridgehead.games.coupdemain.marks import AWAITING, BROKEN, DM, ON_WIRE, PREP
from tests.games.coupdemain.flight import Flight
from tests.games.coupdemain.test_driving import CAR, coming, drive, state
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german
from tests.games.coupdemain.test_tank_fire import GUN, aimed_at

SAFE = [1, 3, 1]


def marked(table: Played, mark: int) -> list[str]:
    """The Locations of the units that bear a mark."""
    g = state(table)
    return [g.battle.ground.name(g.where[unit]) for unit in range(len(g.where)) if g.marks[unit] & mark]


def drm(table: Played, number: int = -1) -> dict[str, int]:
    """The modifiers of an attack by fire."""
    listed = table.told("fire")[number][3]
    assert isinstance(listed, tuple)
    return dict(listed)


def test_a_leader_directs_once_in_the_afph() -> None:
    """[T6.15] Two squads and a 9-2: he directs the first attack of the AFPh, not the second."""
    table = Played([british("I24", 2, leaders=["9-2"]), german("I23"), german("J23"), german("M12")])
    table.pass_to("advancing-fire", 0)
    table.answer("at I23")
    table.answer("with 0")
    table.answer("enough", 6, 5)
    table.answer("at J23", 6, 5)
    assert [drm(table, at).get("leader", 0) for at in (0, 1)] == [-2, 0]


def test_who_directed_in_the_pfph_does_not_in_the_afph() -> None:
    """[T6.15] [T1.7] A 9-2 directs a squad's Prep Fire; the other squad, which waited, fires without him."""
    table = Played([british("I24", 2, leaders=["9-2"]), german("I23"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23")
    table.answer("with 0")
    table.answer("enough", 6, 6, 1, 2)
    table.pass_to("advancing-fire", 0)
    table.answer("at I23", 6, 5)
    assert [drm(table, at).get("leader", 0) for at in (0, 1)] == [-2, 0]


def test_a_machine_gun_fires_in_every_turn() -> None:
    """[T1.10] Prep Fire comes off weapons too at the end of the AFPh."""
    table = Played([british("I25", weapons={"lmg": 1}), german("I21"), german("M12")])
    for _ in range(2):
        table.pass_to("prep-fire", 0)
        table.answer("at I21")
        table.answer("all", 6, 4)
        table.answer("done")
    assert [args[2] for args in table.told("fire")] == ["8", "8"]


def test_of_two_alike_the_first_location_fires() -> None:
    """[T6.16] Two squads apart, both beside their target: `all` is that of the lower Location."""
    table = Played([british("I24"), british("I22"), german("I23"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23")
    table.answer("all", 6, 5)
    assert marked(table, PREP) == ["I22"]


def test_a_gun_that_need_not_turn_does_not() -> None:
    """[T23.7] [T28.4] The tank's second target lies where its turret looks already: it is turned once."""
    table = aimed_at("KK15")
    for _ in range(2):
        table.pass_to("prep-fire", 1)
        table.answer(GUN, 6, 5)
        table.answer("done")
    assert len(table.told("gun-turns")) == 1


def test_nobody_fires_at_his_own_stack() -> None:
    """[T12.3] A mortar and a PIAT see their own men go by: nobody is asked."""
    arms: dict[str, object] = {"mortar-51": 1, "piat": 1}
    table = Played([british("I26"), british("I22", 2, weapons=arms), german("M12")], "british")
    table.pass_to("move", 0)
    table.answer("stack I26")
    table.answer("normal")
    table.answer("to I25")
    assert table.asked() != "first-fire"


def test_nobody_fires_at_his_own_car() -> None:
    """[T12.3] Germans with a PIAT see their car go by: nobody is asked."""
    table = coming(british("B22"), german("NN13", weapons={"piat": 1}))
    drive(table, "OO13")
    assert table.asked() != "first-fire" and table.told("moves") == []


def test_who_is_to_hold_his_fire_lets_the_car_pass() -> None:
    """[T12.5] [T35.4] With the watch `hold` a PIAT is not asked about a car in the next hex."""
    for watch, asked in (("watch-hold", False), ("watch-any", True)):
        table = Night([british("NN13", weapons={"piat": 1}), german("M12"), CAR], "british")
        table.pass_to("move", 0)
        table.answer("orders")
        table.answer("watch-all")
        table.answer(watch)
        table.pass_to("rally-phase", 1)
        table.answer("group")
        table.pass_to("move", 1)
        table.answer("vehicle")
        drive(table, "OO13")
        assert (table.asked() == "first-fire") == asked


def test_off_the_map_nobody_drowns() -> None:
    """[T19.8] A glider that comes down beyond the edge of the map is lost; it is not said to fall into the water."""
    flight = Flight([6, 4, *SAFE, *SAFE], ["QQ29", "OO29", "PP28"], answers={"land": ["glider 0", "glider 1"]}).down()
    assert flight.told("landing")[0][-1] == "off-the-map"
    assert flight.told("drowns") == [] and len(flight.told("lost-aboard")) == 1


def test_a_leader_without_a_modifier_is_none_in_close_combat() -> None:
    """[T15.9] An 8-0 who attacks with his squad changes nothing, and is not told."""
    table = Played([british("I24", leaders=["8-0"]), german("I23"), german("M12")])
    table.pass_to("advance", 0)
    table.answer("from I24")
    table.answer("all")
    table.answer("to I23")
    table.answer("against-all", 6, 6, 6, 6, 4, 3)
    assert table.told("close-combat")[0][4] == ()


def test_a_poor_leader_does_not_help_in_an_ambush() -> None:
    """[T15.3] The 6+1 with a squad adds 1 to its dr, though the squad by itself would add nothing."""
    table = Played([british("Y18"), german("X18", leaders=["6+1"]), german("M12")])
    table.pass_to("advance", 0)
    table.answer("from Y18")
    table.answer("to X18", 1, 5)
    assert [args[0] for args in table.told("ambush")] == [0]


def test_fire_in_need_is_a_check_of_ones_own() -> None:
    """[T12.12] Its dice are a NMC for who gives it, with nothing added: 4 + 3 is the morale of 7, and only pins."""
    table = Played([british("KK15"), british("II15"), german("II14"), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("orders")
    table.answer("watch-all")
    table.answer("watch-close")
    table.answer("at KK15", 1, 4, 1, 1, 6, 5)
    table.pass_to("first-fire", 1)
    for _ in range(2):
        table.answer("fire II14", 6, 5)
    table.answer("fire II14", 4, 3)
    assert table.told("morale")[-1][1:] == (4, 3, 0, 7, "passed")
    assert len(table.told("pinned")) == 1


class Patient(Played):
    """With the option that fire may wait."""

    options: ClassVar = {**Played.options, "opportunity-fire": "on"}


def test_only_who_can_fire_waits() -> None:
    """[T6.11] Of two squads in a Location that is put on Opportunity Fire the broken one is not marked."""
    table = Patient([british("X18", 2), german("X20", 3), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("at X18")
    table.answer("all", 1, 2, 6, 5, 1, 2)
    assert marked(table, BROKEN) == ["X18"]
    table.pass_to("prep-fire", 0)
    table.answer("await")
    assert marked(table, AWAITING) == ["X18"]


def test_a_leader_rallies_by_himself() -> None:
    """[T9.1] [T9.2] A broken 8-1 alone tries by standing order, +4 under DM and +1 by himself."""
    table = Played([british("I25"), ("german", "I23", {"leaders": ["8-1"]}), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23", 2, 4, 6, 4)
    assert len(table.told("breaks")) == 1
    table.pass_to("move", 1)
    assert [args[3] for args in table.told("rally")] == [5]


def test_the_best_chance_rallies_first() -> None:
    """[T9.5] By standing order a broken 5-4-8 tries before a broken 4-4-7, whichever was named first."""
    brave: Force = ("german", "X18", {"units": {"5-4-8": 1}, "elr": 5})
    for men in ([brave, german("X18", elr=5)], [german("X18", elr=5), brave]):
        table = Played([british("X20", 3), *men, ("german", "X18", {"leaders": ["8-1"]})])
        table.pass_to("prep-fire", 0)
        table.answer("at X18")
        table.answer("all", 1, 2, 1, 2, 6, 4, 6, 4)
        assert len(table.told("breaks")) == 2
        table.pass_to("move", 1)
        assert [args[4] for args in table.told("rally")] == [8, 7]


def test_by_night_a_roll_lifts_the_fear() -> None:
    """[T9.9] [T37.11] A try that fails by 7, the printed morale of a 4-4-7, takes DM off; not that of the 4-3-6 who
    has come in its place.
    """
    for elr, afraid in ((5, []), (2, ["X18"])):
        table = Night([british("X20", 3), german("X18", leaders=["8-0"], elr=elr), german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("at X18")
        table.answer("all", 1, 2, 1, 2, 6, 4)
        assert len(table.told("breaks")) == 1 and marked(table, DM) == ["X18"]
        table.pass_to("move", 1)
        assert [args[-1] for args in table.told("rally")] == ["stays-broken"]
        assert marked(table, DM) == afraid


def test_no_cover_for_the_last_of_a_careful_step() -> None:
    """[T11.8] [T5.10] A squad with a heavy load comes into the ditch with all that it has: not by Assault Movement."""
    table = Played([german("X18", weapons={"german-mmg": 1, "german-lmg": 1}), british("Y21")], first="german")
    table.pass_to("move", 1)
    table.answer("stack")
    table.answer("assault")
    table.answer("to Y18")
    assert table.told("takes-cover") == []


def test_one_shot_for_one_mf_at_who_stoops() -> None:
    """[T12.4] [T11.15] A squad drops its machine gun and picks it up again where it is, for 1 MF: the German beside it
    fires once.
    """
    table = Played([british("I24", weapons={"lmg": 1}), german("I22"), german("M12")])
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    table.answer("drop")
    table.answer("recover", 3)
    assert table.asked() == "first-fire"
    table.answer("fire I22", 6, 5)
    assert table.asked() != "first-fire"


def test_all_leaves_at_home_who_changes_nothing() -> None:
    """[T6.16] Two squads fire with 12; a half-squad in the next Location would make it 14, which is the same column."""
    half: Force = ("british", "I25", {"units": {"2-4-8": 1}})
    table = Played([british("I24", 2), half, german("I22"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer("all", 6, 6)
    assert marked(table, PREP) == ["I24", "I24"]


def test_fire_stays_in_more_than_one_place() -> None:
    """[T12.16] Two Germans fire at two stacks in two Locations; a third stack meets what the second of them left."""
    table = Played([british("I26"), british("K26", 2), german("I23"), german("K23"), german("M12")])
    table.pass_to("move", 0)
    for start, goal, fire in (("I26", "I25", "I23"), ("K26", "K25", "K23")):
        table.answer(f"stack {start}")
        if table.asked() == "movers":
            table.answer("take")
            table.answer("go")
        table.answer("normal")
        table.answer(f"to {goal}")
        while f"fire {fire}" not in table.offered():
            table.answer("hold")
        table.answer(f"fire {fire}", 6, 5)
        while table.asked() == "first-fire":
            table.answer("hold")
        table.answer("stop")
    assert len(table.told("residual")) == 2
    table.answer("stack K26")
    table.answer("normal")
    table.answer("to K25", 6, 5)
    assert len(table.told("residual-fire")) == 1


def test_the_dead_charge_no_more() -> None:
    """[T13.12] A squad that went berserk is shot in the same phase; in its own Movement Phase others move as usual."""
    table = Played([british("I26"), british("B22"), german("I23"), german("J24", 2), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("at I26")
    table.answer("with", 1, 4, 1, 1, 6, 5)
    assert table.told("heat")[0][-1] == "berserk"
    table.answer("at I26")
    table.answer("all", 1, 1)
    assert len(table.told("eliminated")) == 1
    table.pass_to("move", 0)
    assert "stack B22" in table.offered()


def test_by_night_one_leaves_the_map_from_its_edge_only() -> None:
    """[T10.14] [T10.13] Broken one hex from its own edge a German may crawl, by day also leave; on it he may leave."""
    found: list[bool] = []
    for night, start, enemy in ((False, "B5", "C6"), (True, "B5", "C6"), (True, "A5", "A6")):
        forces = [british(enemy), german(start), german("M12")]
        table = Night(forces) if night else Played(forces)
        table.pass_to("prep-fire", 0)
        table.answer(f"at {start}", 2, 3, 6, 4)
        table.pass_to("rout-to", 1)
        found.append("exit 0" in table.offered())
    assert found == [True, False, True]


def test_the_corner_of_the_map_is_a_hex_like_others() -> None:
    """[T2.3] [T22.8] [T17.10] B0, the first of the board: who comes there is caught in its wire, who stands there
    sees.
    """
    wire: dict[str, object] = {"wire": ["B0"]}
    table = Played([british("B1"), german("M12")], works=wire)
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    table.answer("to B0")
    assert marked(table, ON_WIRE) == ["B0"]


def test_one_hex_for_one_trench_is_no_question() -> None:
    """[T33.2] Its side is not asked where to dig."""
    works: dict[str, object] = {"trenches": 1, "side": "german", "within": ["W21", 0]}
    table = Played([british("B22"), german("W21")], works=works)
    assert table.asked() != "set-up-works"


def test_who_stands_in_the_corner_of_the_map_sees() -> None:
    """[T17.10] [T2.3] A German behind his "?" walks into the open two hexes from the squad in B0, and is revealed."""
    table = Played([british("B0"), german("E2"), german("M12")], "german")
    table.pass_to("move", 1)
    table.answer("stack E2")
    table.answer("normal")
    table.answer("to D2")
    assert len(table.told("revealed")) == 1


def test_who_is_in_the_corner_of_the_map_stops_nobody_far_off() -> None:
    """[T11.4] A "?" in B0, out of sight and no party to it: a stack goes its two hexes without being asked again."""
    table = Played([british("I26"), german("B0"), german("M12")])
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    table.answer("to I24")
    g = state(table)
    assert [g.battle.ground.name(g.where[unit]) for unit in g.stack] == ["I24"]


def test_a_gun_at_a_tank_flashes_by_night_only() -> None:
    """[T18.25] [T23.16] The British take the Gun of X20 in hand and fire at the tank in front of it."""
    gun: dict[str, object] = {"gun": {"at": "X20", "facing": "Y20/Y21"}}
    tank: Force = ("german", "Y21", {"vehicles": {"38h": 1}})
    for night, flashes in ((False, 0), (True, 1)):
        forces = [british("X20"), tank, german("M12")]
        table = Night(forces, works=gun) if night else Played(forces, works=gun)
        table.pass_to("rally-phase", 0)
        table.answer("recover", 2)
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", 6, 5)
        assert len(state(table).flashes) == flashes


def test_a_side_may_be_so_large() -> None:
    """[T33.2] Of 58 squads, with the counters that they may need besides, a side may consist, of 59 not."""
    hexes = " ".join(f"{column}{row}" for column in "IJKL" for row in range(21, 26))
    assert state(Played([british(hexes, 58), german("M12")])).where
    with pytest.raises(DataError, match="at most"):
        Played([british(hexes, 59), german("M12")])


def test_a_tank_takes_no_room_from_squads() -> None:
    """[T2.8] Three squads stand in the hex of a tank."""
    crowd: Force = ("german", "JJ13", {"vehicles": {"38h": 1}, "units": {"4-4-7": 3}})
    table = Played([british("B22"), crowd, german("M12")])
    g = state(table)
    assert g.where.count(g.battle.ground.location("JJ13")) == 4


def test_what_does_not_flash() -> None:
    """[T18.25] A mortar by day, and a PIAT by night."""
    by_day = Played([british("I25", weapons={"mortar-51": 1}), german("I21"), german("M12")])
    by_night = Night([british("Y20", weapons={"piat": 1}), german("Z20"), german("M12")])
    for table in (by_day, by_night):
        table.pass_to("prep-fire", 0)
        table.answer("ordnance 0", 6, 5)
        assert state(table).flashes == []


def test_a_sniper_spares_nobody_but_his_prey() -> None:
    """[T20.6] In B0, the first hex of the board, he pins one of the first two squads of the battle; the other one looks
    for him.
    """
    table = Played([british("B0", 2), british("I24"), german("I23"), german("M12")], san={"british": 0, "german": 4})
    table.pass_to("prep-fire", 0)
    table.answer("at I23", 2, 2, 3, 4, 2, 1, 4, 1, 1, 6, 5)
    assert len(table.told("sniper")) == 1 and table.told("sniper-check")[0][:3] == ((0,), 0, 5)


@pytest.mark.parametrize(("watch", "mingled"), [("B0", []), ("B22", ["F1"])])
def test_who_stands_in_the_corner_of_the_map_keeps_counters_apart(watch: str, mingled: list[str]) -> None:
    """[T36.4] [T17.2] Two "?" meet in the house of F1: not unseen, if the British are in B0; unseen, if they are far
    off.
    """
    table = Played([british(watch), german("F1"), german("F1.1"), german("M12")], "german")
    table.pass_to("advance", 1)
    table.answer("from F1.1")
    g = state(table)
    assert [g.battle.ground.name(location) for location in g.mingled] == mingled


def test_out_of_a_trench_into_the_marsh() -> None:
    """[T5.12] [T22.4] The marsh takes all MF, a trench to get out of or not: nobody goes on from there."""
    for works in ({}, {"trenches": ["Y11"]}):
        table = Played([british("Y11"), german("M12")], works=works)
        table.pass_to("move", 0)
        table.answer("stack Y11")
        table.answer("normal")
        table.answer("to Z10")
        assert table.asked() != "route" and table.position.state.spent == 0


def cleared_to(table: Played, vision: int) -> None:
    """Decline everything until it has cleared up so far that one sees so many hexes: all dice show 6 and 5."""
    while state(table).vision < vision:
        choice = table.position.choice
        assert choice is not None
        dice = state(table).dice
        dice.tape, dice.at = [6, 5] * 9, 0
        table.position.play(choice.options[-1])


@pytest.mark.parametrize(("fired", "dice"), [(True, ()), (False, (3, 4))])
def test_who_is_known_at_four_hexes_shows_the_way(fired: bool, dice: tuple[int, ...]) -> None:
    """[T18.12] [T18.3] [T0.7] When it has cleared to four hexes Germans fire out of T1 at a "?" four hexes off, and are
    Known: a British stack that sets out far from any road does not roll for straying. If they hold their fire it does.
    """
    table = Night([british("X0"), german("T1"), german("M12")], "german")
    cleared_to(table, 4)
    table.pass_to("prep-fire", 1)
    if fired:
        table.answer("at X0", 6, 5)
    table.pass_to("move", 0)
    table.answer("stack X0")
    table.answer("normal", *dice)
    assert table.asked() == "route"


def test_a_second_storey_that_is_no_steeple_takes_squads() -> None:
    """[T2.5] [T2.8] Two squads stand in the second storey of U12; the steeple of II13 has no room for them."""
    table = Played([british("U12.2", 2), german("M12")])
    g = state(table)
    assert [g.battle.ground.name(g.where[unit]) for unit in g.battle.roster[0]][:2] == ["U12.2", "U12.2"]
    with pytest.raises(DataError, match="no room"):
        Played([british("II13.2", 2), german("M12")])
