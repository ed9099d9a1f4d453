"""Clauses of morale, rally, rout and close combat that are seldom met, each reached through play."""

from __future__ import annotations

from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, CONCEALED, CX, DM, NO_MOVE
from tests.games.coupdemain.flight import Flight
from tests.games.coupdemain.test_driving import coming, drive
from tests.games.coupdemain.test_night_played import Night, still
from tests.games.coupdemain.test_played import Force, Played, british, german

ENGINEERS: Force = ("german", "I22", {"units": {"4-6-8": 1}})


def marks_at(table: Played, name: str, side: int) -> list[int]:
    """The marks of a side's units in a Location."""
    g = table.position.state
    here = g.battle.ground.location(name)
    return [g.marks[unit] for unit in g.battle.roster[side] if g.where[unit] == here]


def counter_at(table: Played, name: str, side: int) -> int:
    """The counter of the first unit of a side in a Location."""
    g = table.position.state
    here = g.battle.ground.location(name)
    return next(g.counter(unit) for unit in g.battle.roster[side] if g.where[unit] == here)


def test_a_berserk_leader_takes_along_who_passes() -> None:
    """[T13.12] [T8.16] After the checks of the attack: of two squads beside him the one that passes a NTC goes berserk
    too, the other stays; both had passed their MC.
    """
    table = Played([british("I24", 3), german("I22", 2, leaders=["8-0"]), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer("all", 3, 4, 1, 1, 4, 5, 2, 2, 2, 2, 3, 4, 4, 4)
    assert [args[5] for args in table.told("task")] == ["passed", "failed"]
    assert len(table.told("follows")) == 1
    assert len([marks for marks in marks_at(table, "I22", 1) if marks & BERSERK]) == 2


def test_a_berserk_leader_helps_nobody_in_close_combat() -> None:
    """[T13.12] [T15.9] An 8-1 and a squad, both berserk, storm a squad: 5 against 6, and no −1 of his."""
    table = Played([british("I24"), german("I22", leaders=["8-1"]), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22", 2, 2, 1, 1, 4, 5, 2, 2, 4, 4)
    assert len(table.told("follows")) == 1
    table.pass_to("move", 1)
    table.pass_to("rally-phase", 0)
    ours, theirs = table.told("close-combat")[:2]
    assert (ours[3], ours[4]) == ("1-2", ()) and theirs[3] == "1-1"


def test_who_comes_beside_the_broken_puts_them_under_fire_again() -> None:
    """[T9.10] [T9.2] DM is off a squad that broke in its ditch. By advancing next to it in their next Player Turn the
    British put it under DM: it tries at +4, and +1 by itself.
    """
    table = Played([british("G24"), british("G23"), german("I22", elr=5), german("L24")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer("all", 4, 3, 6, 4)
    table.pass_to("move", 1)
    assert marks_at(table, "I22", 1)[0] & (BROKEN | DM) == BROKEN
    table.pass_to("advance", 0)
    table.answer("from G23")
    table.answer("to H22")
    table.pass_to("rally", 1)
    table.answer("self", 4, 3)
    assert table.told("rally")[-1][3] == 5


def test_who_moves_beside_the_broken_does_so_too() -> None:
    """[T9.10] By moving, before anybody runs; a "?" that comes beside them frightens nobody [T17.7]."""
    for watcher, under in (("L24", True), ("M12", False)):
        table = Played([british("F24"), british("F23"), german("I22"), german(watcher)])
        table.pass_to("prep-fire", 0)
        table.answer("at I22")
        table.answer("all", 4, 3, 6, 4)
        table.pass_to("move", 1)
        table.pass_to("move", 0)
        table.answer("stack F23")
        table.answer("double")
        table.answer("to H21")
        while table.asked() == "first-fire":
            table.answer("hold")
        assert table.told("moves")[-1][2] == table.position.state.battle.ground.location("H21")
        assert bool(marks_at(table, "I22", 1)[0] & DM) is under


def broken_in_the_open() -> Played:
    """A German squad broken between enemies, which must run through fire."""
    men: Force = ("german", "I23", {"units": {"4-6-7": 1}})
    table = Played([british("I24", 2), british("F21"), men, german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23")
    table.answer("all", 3, 4, 5, 4)
    table.pass_to("rout-to", 1)
    return table


def test_a_twelve_under_fire_loses_who_runs() -> None:
    """[T10.4] [T8.9] Broken already, the squad is lost whole."""
    table = broken_in_the_open()
    table.answer("to J21", 6, 6)
    assert len(table.told("eliminated")) == 1 and table.told("reduced") == []


def test_a_two_under_fire_is_heat_of_battle() -> None:
    """[T10.4] [T8.16] [T8.17] 6 and 1 for the broken is hardening: rallied, it runs no more."""
    table = broken_in_the_open()
    table.answer("to J21", 1, 1, 3, 3)
    assert len(table.told("hardened")) == 1
    assert not marks_at(table, "I22", 1)[0] & BROKEN
    assert len(table.told("routs")) == 1


def test_one_try_alone_bars_nobody_with_a_leader() -> None:
    """[T9.3] [T9.5] Told to ask, a side has the squad that is alone try first; the one beside its leader still may,
    a second one alone not.
    """
    works = {"trenches": ["I24", "L24", "F24"]}
    forces = [british("I24"), british("F24"), british("L24", leaders=["9-1"])]
    table = Played([*forces, german("I22", 3), german("L22", 3), german("F22", 3)], "german", works=works)
    table.pass_to("first-orders", 0)
    table.answer("orders")
    table.answer("rally-ask")
    table.pass_to("prep-fire", 1)
    table.answer("at I24")
    table.answer("all", 1, 2, 6, 5)
    table.answer("at F24")
    table.answer("all", 1, 2, 6, 5)
    table.answer("at L24")
    table.answer("all", 1, 2, 1, 2, 6, 5)
    assert len(table.told("breaks")) == 3
    table.pass_to("rally", 0)
    assert len([one for one in table.offered() if one.startswith("self")]) == 2
    table.answer("self", 4, 3)
    assert [one.split()[0] for one in table.offered()] == ["rally", "orders", "done"]


def test_who_comes_under_fire_in_the_rally_stays_so() -> None:
    """[T9.9] [T8.18] A squad beside its leader rolls a 2 in its rally and then a 12: it stays broken under DM, which
    does not come off in the same Rally Phase; in the next one it tries at +4.
    """
    table = Played([british("I24", 2), german("I22", leaders=["8-0"], elr=5), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer("all", 3, 4, 1, 2, 6, 3)
    table.pass_to("advance", 0)
    table.answer("done", 4, 3, 1, 1, 6, 6)
    assert len(table.told("heat")) == 1
    table.pass_to("prep-fire", 0)
    assert [args[3] for args in table.told("rally")] == [4, 4]


def test_the_fanatic_are_replaced_as_others() -> None:
    """[T8.10] [T8.15] Hardened at the top, a 4-6-8 is fanatic, of morale 9: by 12 it fails by more than its ELR."""
    table = Played([british("I24"), british("H23"), ENGINEERS, german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer("with 0")
    table.answer("enough", 1, 3, 1, 1, 4, 5)
    assert len(table.told("fanatic")) == 1
    table.answer("at I22", 1, 3, 6, 5)
    assert len(table.told("replaced")) == 1


def test_a_heroic_leaders_wound_is_felt() -> None:
    """[T8.13] [T13.4] [T13.5] Grown heroic by the first attack, wounded by the second: his squad takes a PTC."""
    table = Played([british("I24"), british("H23"), german("I22", leaders=["8-0"]), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer("with 0")
    table.answer("enough", 1, 3, 1, 1, 1, 1, 1, 2)
    table.answer("at I22", 1, 3, 6, 4, 1, 2, 3, 3)
    assert table.told("wounded")[0][1] == 0
    assert len(table.told("leader-falls")) == 1 and len(table.told("pin-task")) == 1


def test_a_hero_spared_by_a_kill_is_wounded_without_a_die() -> None:
    """[T8.23] [T13.4] His squad is chosen and lost; a break is a wound for him, no check for one."""
    table = Played([british("I23", 3), british("H23"), german("I22"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer(f"with {counter_at(table, 'H23', 0)}")
    table.answer("enough", 1, 3, 1, 1, 1, 1)
    assert len(table.told("hero")) == 1
    table.answer("at I22")
    table.answer("all", 3, 2, 6, 1)
    assert table.told("fire")[-1][6] == "1KIA" and len(table.told("eliminated")) == 1
    assert [args[1] for args in table.told("wounded")] == [0]


def test_weapons_taken_in_hand_make_the_next_one_harder() -> None:
    """[T3.9] Of two machine guns that lie there a squad has the first by a 5; for the second it needs a 4."""
    men: Force = ("german", "I24", {"units": {"2-3-7": 1}, "weapons": {"german-lmg": 2}})
    table = Played([british("I25", 2), men, german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I24")
    table.answer("all", 1, 1)
    table.pass_to("advance", 0)
    table.answer("from I25")
    table.answer("all")
    table.answer("to I24", 4, 3)
    table.pass_to("rally-phase", 0)
    for _ in range(2):
        table.answer("recover")
        table.answer("carrier 0", 5)
    assert [args[3:] for args in table.told("recovery")] == [(0, "taken"), (1, "left-lying")]


def test_who_picks_a_weapon_up_before_enemies_is_seen() -> None:
    """[T17.10] [T3.9] A "?" on the upper floor of the café has left its machine gun there; it takes it in hand again in
    the sight of the squad across the canal, and is known.
    """
    table = Played([british("Y21"), german("X18.1", weapons={"german-lmg": 1}), german("M12")], "german")
    table.pass_to("move", 1)
    table.answer("stack X18.1")
    if table.asked() == "manner":
        table.answer("normal")
    table.answer("drop")
    table.pass_to("rally-phase", 1)
    assert marks_at(table, "X18.1", 1)[0] & CONCEALED
    table.answer("recover", 2)
    assert not marks_at(table, "X18.1", 1)[0] & CONCEALED


def jammed_behind_a_sign(order: str) -> Played:
    """The machine gun of a "?" in the café jams as it fires at a broken squad, which nobody in Good Order has seen;
    then that squad rallies.
    """
    table = Played([british("Y20"), german("X18", weapons={"german-lmg": 1}), german("Z18"), german("M12")], "german")
    table.pass_to("first-orders", 1)
    table.answer("orders")
    table.answer(order)
    table.pass_to("prep-fire", 1)
    table.answer("at Y20")
    table.answer(f"with {counter_at(table, 'Z18', 1)}", 1, 2, 6, 5)
    table.answer("at Y20")
    table.answer("weapon 0")
    table.answer("enough", 6, 6)
    table.pass_to("rally", 0)
    table.answer("self", 1, 2)
    return table


def test_who_mends_a_weapon_before_enemies_is_seen() -> None:
    """[T17.10] [T7.12] Told to ask, its owner may have it worked on, and is known; by the usual order nobody shows
    himself for it.
    """
    table = jammed_behind_a_sign("repair-ask")
    table.pass_to("rally-phase", 1)
    assert marks_at(table, "X18", 1)[0] & CONCEALED
    table.answer("repair", 1)
    assert not marks_at(table, "X18", 1)[0] & CONCEALED and len(table.told("repair")) == 1
    table = jammed_behind_a_sign("halves-keep")
    assert len(table.told("repair")) == 1, "while nobody in Good Order looks on"
    table.pass_to("prep-fire", 1)
    assert marks_at(table, "X18", 1)[0] & CONCEALED and len(table.told("repair")) == 1


def test_who_storms_a_trench_lies_in_it() -> None:
    """[T22.4] [T15.13] Two squads fall upon the crew in it; the next fire finds them in the trench, not on the bank."""
    crew: Force = ("german", "X20", {"units": {"1-2-7": 1}})
    table = Played([british("W21", 2), crew, german("X18"), german("M12")], works={"trenches": ["X20"]})
    table.pass_to("advance", 0)
    table.answer("from W21")
    table.answer("all")
    table.answer("to X20")
    table.answer("against-all", 4, 3, 4, 3, 4, 3)
    table.pass_to("prep-fire", 1)
    table.answer("at X20", 6, 5)
    assert table.told("fire")[-1][3] == (("trench", 2),)


def test_dummies_among_dummies_all_vanish() -> None:
    """[T15.21] Of both sides."""
    ours: Force = ("british", "W18", {"dummies": 1})
    theirs: Force = ("german", "X18", {"dummies": 1})
    table = Played([ours, british("B22"), theirs, german("M12")])
    table.pass_to("advance", 0)
    table.answer("from W18")
    table.answer("to X18")
    table.pass_to("advance", 1)
    assert len(table.told("dummy")) == 2


def test_a_hero_lies_where_his_squad_does() -> None:
    """[T8.17] [T5.10] Out of a squad in a ditch, under the next fire he has its cover."""
    table = Played([british("I24"), british("H23"), german("I22"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer(f"with {counter_at(table, 'I24', 0)}")
    table.answer("enough", 1, 3, 1, 1, 1, 1)
    table.answer("at I22", 5, 5)
    assert len(table.told("fire")[-1][0]) == 2 and table.told("fire")[-1][3] == (("ditch", 1),)  # type: ignore[arg-type]


def test_a_hidden_face_may_be_taken() -> None:
    """[T15.11] Told to ask, the British may take who is behind a "?" in the café."""
    table = Played([british("Y18"), german("X18"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("orders")
    table.answer("capture-ask")
    table.pass_to("advance", 0)
    table.answer("from Y18")
    table.answer("to X18", 3, 3)
    assert table.asked() == "cc-target" and "capture-all 0" in table.offered()


def test_by_night_a_try_without_hope_may_take_the_mark_off() -> None:
    """[T9.9] [T9.5] A 4-3-6 alone, broken under DM, needs 0 to rally; it may try all the same: a 5 takes it off."""
    conscripts: Force = ("german", "I23", {"units": {"4-3-6": 1}})
    table = Night([british("I24"), conscripts, german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23", 3, 4, 5, 5)
    assert len(table.told("breaks")) == 1
    table.pass_to("rally", 1)
    table.answer("self", 2, 3)
    assert [marks & (BROKEN | DM) for marks in table.marks(place_of_broken(table))] == [BROKEN]


def place_of_broken(table: Played) -> str:
    """Where the broken German is."""
    g = table.position.state
    unit = next(unit for unit in g.battle.roster[1] if g.where[unit] >= 0 and g.marks[unit] & BROKEN)
    return g.battle.ground.name(g.where[unit])


def test_freedom_comes_at_three_hexes_not_at_four() -> None:
    """[9.4.CG4] [T18.14] A squad on No Move sees one British squad two hexes off; another comes to four hexes in the
    dark, which changes nothing, and then within three, which sets it free.
    """
    table = Night([british("I23"), british("G21"), still("I25"), german("M12")])
    table.pass_to("move", 0)
    for place, free in (("G22", False), ("H22", True)):
        if table.asked() == "move":
            table.answer("stack G21")
            table.answer("normal")
        table.answer(f"to {place}")
        while table.asked() == "first-fire":
            table.answer("hold")
        assert bool(table.marks("I25")[0] & NO_MOVE) is not free


def test_half_a_squad_stays_under_fire() -> None:
    """[T0.13] [T8.8] Broken under DM and reduced by the next fire: what is left is broken under DM as well."""
    table = Played([british("I24"), british("H23"), german("I22", elr=5), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I22")
    table.answer(f"with {counter_at(table, 'I24', 0)}")
    table.answer("enough", 1, 3, 6, 4)
    table.answer("at I22", 1, 3, 6, 4)
    assert len(table.told("reduced")) == 1
    assert marks_at(table, "I22", 1)[0] & (BROKEN | DM) == BROKEN | DM


def test_who_gets_out_of_a_lost_car_has_spent_his_turn() -> None:
    """[T25.6] [T14.1] 2 and 3, +1 by night, is below 8: by two ones one of them is saved, and does not advance."""
    table = coming(british("NN13"))
    drive(table, "OO13")
    table.answer("fire NN13", 2, 3, 1, 2, 1, 2, 1, 1, 6, 6, 1, 2)
    assert [args[-1] for args in table.told("crew-survival")] == ["passed", "failed"]
    table.pass_to("advance", 1)
    assert "from M12" in table.offered() and "from OO13" not in table.offered()


def test_nobody_gets_out_of_a_burning_car() -> None:
    """[T25.6] Its 2, two less by the fire, is 0: two ones save nobody."""
    table = coming(british("NN13"))
    drive(table, "OO13")
    table.answer("fire NN13", 1, 2, 1, 1, 1, 1, 1, 1, 1, 1)
    assert [args[-2:] for args in table.told("crew-survival")] == [(0, "failed"), (0, "failed")]


def test_who_can_go_nowhere_may_still_place_a_charge() -> None:
    """[T35.11] [T7.8] On the bridge between enemies at both its ends."""
    men: Force = ("german", "Y19", {"units": {"4-6-7": 1}, "weapons": {"demolition-charge": 1}})
    table = Played([british("Y18"), british("Y20"), men, german("M12")], "german")
    table.pass_to("move", 1)
    assert "stack Y19" in table.offered()
    table.answer("stack Y19")
    assert "place Y18" in table.offered() and "place Y20" in table.offered()


def test_a_snipers_victims_call_nobody() -> None:
    """[T20.11] An original 5 of the British calls the German Sniper; he kills their leader, and the squad beside him
    rolls a 5 again in its check: nobody is called by that.
    """
    table = Played([british("I25", leaders=["9-1"]), german("I23"), german("M12")], san={"british": 0, "german": 5})
    table.pass_to("prep-fire", 0)
    table.answer("at I23", 1, 4, 2, 2, 1, 1, 1, 1, 1, 6, 1, 4)
    assert len(table.told("sniper")) == 1 and len(table.told("leader-falls")) == 1


def test_two_tanks_beside_a_line_hinder_once() -> None:
    """[T4.10] The line from I24 to K24 runs along the side between J23 and J24: one step, one hindrance."""
    tanks: list[Force] = [("german", place, {"vehicles": {"38h": 1}}) for place in ("J23", "J24")]
    table = Played([british("I24"), *tanks, german("K24"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at K24", 6, 5)
    assert table.told("fire")[0][3] == (("hindrance", 1),)


def test_a_hero_out_of_a_moving_squad_has_moved() -> None:
    """[T8.17] [T11.2] Fired at on its way the squad brings forth a hero; he does not set out anew."""
    table = Played([british("I25"), german("I22"), german("M12")])
    table.pass_to("move", 0)
    table.answer("stack I25")
    table.answer("normal")
    table.answer("to I23")
    table.answer("fire I22", 4, 2, 1, 1, 1, 1)
    assert len(table.told("hero")) == 1
    while table.asked() in ("first-fire", "route"):
        table.answer("hold" if table.asked() == "first-fire" else "stop")
    assert table.asked() != "move"


def test_all_that_a_conscript_has_exhausts_him() -> None:
    """[T14.3] [T0.10] Into the house at Z17 from Z16 it is 3 MF: a 4-3-6 has no more and is out of breath, a 4-4-7
    is not.
    """
    for kind, tired in (("4-3-6", True), ("4-4-7", False)):
        men: Force = ("german", "Z16", {"units": {kind: 1}})
        table = Played([british("B22"), men, german("M12")], "german")
        table.pass_to("advance", 1)
        table.answer("from Z16")
        table.answer("to Z17")
        assert bool(marks_at(table, "Z17", 1)[0] & CX) is tired


def test_whoever_a_kill_spares_breaks() -> None:
    """[T8.1] [T8.23] Of two squads one is lost by the higher die, whichever it is, and the other breaks."""
    for dice in ((6, 1), (1, 6)):
        table = Played([british("I23", 3), german("I22", 2), german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("at I22")
        table.answer("all", 3, 2, *dice)
        assert table.told("fire")[0][6] == "1KIA"
        assert len(table.told("eliminated")) == 1 and len(table.told("breaks")) == 1


def test_nobody_learns_the_morale_behind_a_sign() -> None:
    """[T36.1] [T17.11] A "?" in the café passes its check: its own side is told all, the others the dice and that it
    passed.
    """
    table = Played([british("Y18"), german("X18"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at X18", 1, 2, 1, 2)
    told = [(event.kind, event.audience) for event in table.log if event.kind in ("morale", "unseen-check")]
    assert told == [("morale", 1), ("unseen-check", 0)]


def test_nobody_learns_who_was_hardened_behind_a_sign() -> None:
    """[T36.1] [T8.17] A "?" rolls a 2 in its check and is hardened: its enemies hear neither modifier nor type."""
    table = Played([british("Y18"), german("X18"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at X18", 1, 2, 1, 1, 4, 4)
    kinds = ("heat", "unseen-heat", "hardened")
    told = [(event.kind, event.audience) for event in table.log if event.kind in kinds]
    assert told == [("heat", 1), ("unseen-heat", 0), ("hardened", 1)]
    assert marks_at(table, "X18", 1)[0] & CONCEALED


def test_a_glider_that_lies_counts_for_the_next() -> None:
    """[T19.17] [T19.9] The first is down at W24; the second, meant for X23, falls one hex short, onto it."""
    flight = Flight([1, 6, 1, 6, 3, 1, 1, 6, 1], ["W24", "X23", "W22"]).down()
    crashes = [event.args for event in flight.log if event.kind == "crash"]
    assert dict(crashes[0][2]).get("already-down") is None  # type: ignore[call-overload]
    assert dict(crashes[1][2])["already-down"] == 1  # type: ignore[call-overload]


def test_counters_are_dealt_by_chance() -> None:
    """[T33.22] Every number is somebody's once, and they do not follow the order of battle."""
    table = Played([british("I25", 3), german("I23", 2, dummies=2), german("M12")])
    tags = table.position.state.tag
    assert sorted(tags) == list(range(len(tags))) and tags != sorted(tags)
