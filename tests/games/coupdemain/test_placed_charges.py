"""Demolition charges placed on the move."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgehead.games.coupdemain.marks import LOST
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import NONE
from tests.games.coupdemain.test_charges import CHARGED
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german


def set_out(table: Played, where: str = "I23", manner: str = "normal") -> Played:
    """The German stack in a hex begins its move."""
    table.pass_to("move", 1)
    table.answer(f"stack {where}")
    if table.asked() == "manner":
        table.answer(manner)
    return table


def duel() -> Played:
    """Germans with a charge beside British in the open, on the move."""
    return set_out(Played([british("I24"), german("I23", weapons=CHARGED), german("M12")], "german"))


def placed() -> Played:
    """A charge that lies in I24, nobody having fired at it."""
    table = duel()
    table.answer("place I24")
    table.answer("hold")
    return table


def test_it_costs_what_going_there_costs() -> None:
    """[T7.8] [T11.5] 1 MF of 4. The odds are those of what it will do."""
    table = duel()
    choice = table.position.choice
    assert choice is not None
    option = next(one for one in choice.options if one[0] == "place")
    price = RULES.prices(table.position.state, choice)[option]
    assert (price.of, price.cost, price.left) == ("mf", 2, 8)
    odds = RULES.odds(table.position.state, choice, option)
    assert odds is not None and odds.column == "30" and odds.modifiers == []
    assert sum(dict(odds.results).values()) == 1 and dict(odds.results)["nothing"] > Fraction(1, 36)


def test_who_places_it_may_be_fired_at() -> None:
    """[T7.8] [T11.15] [T12.2] One MF spent where he is: the squad beside him fires; he breaks, and keeps it."""
    table = duel()
    table.answer("place I24")
    assert table.asked() == "first-fire"
    table.answer("fire I24", 4, 4, 3, 4)
    assert len(table.told("breaks")) == 1 and table.told("places") == []
    g = table.position.state
    assert g.owner[0] != NONE and g.placed == []
    table.pass_to("rally-phase", 0)
    assert table.told("goes-off") == []


def test_it_goes_off_before_anybody_fires() -> None:
    """[T7.8] [T1.7] Column 30 with nothing against it: 3 + 4 is 4MC; then the AFPh goes on. It is used up."""
    table = placed()
    table.answer("stop")
    table.answer("done")
    assert table.asked() == "defensive-fire"
    table.answer("done", 3, 4, 1, 2)
    assert [args[2:] for args in table.told("fire")] == [("30", (), 3, 4, "4MC")]
    assert table.asked() == "advancing-fire" and "at I24" in table.offered()
    assert table.position.state.used[0] & LOST and table.position.state.placed == []


def test_it_lies_there_for_all_to_see() -> None:
    """[T7.8] [T36.2] Until it goes off; nobody carries it, nobody picks it up."""
    table = placed()
    for seat in (0, 1):
        seen = [one for one in RULES.view(table.position.state, seat).pieces if one.name == "weapon-demolition-charge"]
        where = table.position.state.battle.ground.at("I24")
        assert [(one.space, one.marks, one.under) for one in seen] == [(where, ["placed"], NONE)]
    assert not [one for one in table.offered() if one.startswith(("place", "drop", "recover"))]


def test_who_has_placed_it_may_go_on() -> None:
    """[T7.8] [T11.3] With the MF that are left, away from it."""
    table = placed()
    assert "to I22" in table.offered()
    table.answer("to I22")
    table.answer("hold")
    table.pass_to("advancing-fire", 1)
    assert len(table.told("goes-off")) == 1


def test_a_twelve_is_a_dud() -> None:
    """[T7.10] [T7.8] Nobody is attacked, and it is gone."""
    table = placed()
    table.answer("stop")
    table.answer("done")
    table.answer("done", 6, 6)
    assert len(table.told("dud")) == 1 and table.told("fire") == []
    assert table.position.state.used[0] & LOST


def test_it_takes_a_hand() -> None:
    """[T3.6] [T7.8] A half-squad that has placed one fires nothing in the AFPh; a squad still does."""
    men: Force = ("german", "I23", {"units": {"2-3-7": 1}, "weapons": CHARGED})
    half = set_out(Played([british("I24"), men, german("M12")], "german"))
    half.answer("place I24")
    half.answer("hold")
    half.answer("stop")
    half.answer("done")
    half.answer("done", 3, 4, 1, 2)
    assert half.asked() != "advancing-fire"


def test_one_charge_a_man() -> None:
    """[T3.6] [T7.8] Of two charges a squad places one in a MPh; another of its stack may place the other."""
    two: dict[str, object] = {"demolition-charge": 2}
    table = set_out(Played([british("I24"), german("I23", weapons=two), german("M12")], "german"))
    table.answer("place I24")
    table.answer("hold")
    assert not [one for one in table.offered() if one.startswith("place")]


def test_not_in_assault_movement_nor_beyond_its_mf() -> None:
    """[T7.8] [T11.8] Nor where no enemy is known or suspected."""
    quiet = set_out(Played([british("I24"), german("I23", weapons=CHARGED), german("M12")], "german"), manner="assault")
    assert not [one for one in quiet.offered() if one.startswith("place")]
    far = set_out(Played([british("I25"), german("I23", weapons=CHARGED), german("M12")], "german"))
    assert not [one for one in far.offered() if one.startswith("place")]
    far.answer("to I24")
    far.answer("hold")
    assert "place I25" in far.offered()


def test_cover_counts_and_concealment_does_not() -> None:
    """[T7.8] [T6.8] [T18.4] By night, in stone: +3 and +1 on the whole of column 30, though they are "?"."""
    table = set_out(Night([british("X18"), german("Y18", weapons=CHARGED), german("M12")], "german"), "Y18")
    assert len(RULES.view(table.position.state, 1).pieces) > 2
    table.answer("place X18")
    if table.asked() == "first-fire":
        table.answer("hold")
    table.answer("stop")
    table.answer("done")
    while table.asked() == "starshell":
        table.answer("hold")
    assert table.asked() == "defensive-fire"
    table.answer("done", 5, 5, 3, 4)
    told = table.told("fire")[-1]
    assert told[2] == "30" and told[3] == (("terrain", 3), ("night", 1)) and told[6] == "PTC"


@pytest.mark.parametrize(("dice", "result"), [((2, 3), "burns"), ((5, 6), "destroyed"), ((6, 6), "dud")])
def test_on_a_tank(dice: tuple[int, int], result: str) -> None:
    """[T26.9] [T25.2] 16 less 4: 12. British who have found a charge place it under a 38H."""
    tank: Force = ("german", "JJ13", {"vehicles": {"38h": 1}})
    table = Played([british("II14", weapons=CHARGED), tank, german("M12")])
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("normal")
    assert "place JJ13" in table.offered()
    table.answer("place JJ13")
    if table.asked() == "first-fire":
        table.answer("hold")
    table.answer("stop")
    after = (6, 6) if result == "destroyed" else (6, 5) if result == "burns" else ()
    table.pass_to("defensive-fire", 1)
    table.answer("done", *dice, *after)
    if result == "dud":
        assert len(table.told("dud")) == 1 and table.told("to-kill") == []
    else:
        assert table.told("to-kill")[0][1:] == (12, *dice, result)


def test_no_engineers() -> None:
    """[T7.10] The charge of others, picked up, is placed at +1."""
    table = Played(
        [british("I24"), german("I23", weapons=CHARGED), ("german", "I23", {"leaders": ["8-1"]}), german("M12")],
        "german",
    )
    table.pass_to("rally-phase", 1)
    table.answer("hand-over")
    table.pass_to("move", 1)
    table.answer("stack I23")
    table.answer("all")
    table.answer("normal")
    table.answer("place I24")
    table.answer("hold")
    table.answer("stop")
    table.answer("done")
    table.answer("done", 3, 4, 1, 2)
    assert table.told("fire")[0][3] == (("no-engineers", 1),)


def test_the_staff_places_it() -> None:
    """In the Movement Phase two squads and their leader set out, not by Assault Movement, and place their charge. They
    do not throw it before, which would hurt themselves more than the one squad before them.
    """
    table = Played([british("I24"), german("I23", 2, leaders=["9-1"], weapons=CHARGED), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    choice = table.position.choice
    assert choice is not None
    scores = dict(zip(table.offered(), RULES.staff.judge(table.position.state, choice)))
    assert scores["throw I24"] < scores["done"]
    table.pass_to("move", 1)
    wanted: list[str] = []
    while (choice := table.position.choice) is not None and not table.told("brings-charge"):
        liked = RULES.staff.judge(table.position.state, choice)
        best = max(range(len(liked)), key=lambda at: liked[at])
        if choice.seat == 1:
            wanted.append(table.written(choice.options[best]))
        table.position.state.dice.tape, table.position.state.dice.at = [4, 3] * 20, 0
        table.position.play(choice.options[best])
    assert wanted[-1] == "place I24" and "normal" in wanted


def test_who_places_it_gives_himself_away() -> None:
    """[T7.8] [T17.9] A "?" in a house that carries its charge out to the squad before it is known."""
    table = set_out(Night([british("Y18"), german("X18", weapons=CHARGED), german("M12")], "german"), "X18")
    assert table.told("revealed") == []
    table.answer("place Y18")
    assert [event.kind for event in table.log if event.kind in ("revealed", "brings-charge")][:2] == [
        "revealed",
        "brings-charge",
    ]


def test_a_leader_is_no_engineer_against_a_tank() -> None:
    """[T26.9] [T7.10] Placed by him 11 is 12: on the hull equal to the number, and no more than immobilized."""
    tank: Force = ("german", "JJ13", {"vehicles": {"38h": 1}})
    leader: Force = ("british", "II14", {"leaders": ["8-1"]})
    table = Played([british("II14", weapons=CHARGED), leader, tank, german("M12")])
    table.pass_to("rally-phase", 0)
    table.answer("hand-over")
    table.pass_to("move", 0)
    table.answer("stack")
    table.answer("all")
    table.answer("normal")
    table.answer("place JJ13")
    while table.asked() == "first-fire":
        table.answer("hold")
    table.answer("stop")
    table.pass_to("defensive-fire", 1)
    table.answer("done", 6, 5, 4, 3)
    assert table.told("to-kill")[0][1:] == (12, 6, 5, "immobilized")


def test_another_one_in_the_next_turn() -> None:
    """[T7.8] Who has placed one may place his other one in his next Movement Phase."""
    two: dict[str, object] = {"demolition-charge": 2}
    table = set_out(Played([british("I24", 3), german("I23", weapons=two), german("M12")], "german"))
    table.answer("place I24")
    table.answer("hold")
    table.answer("stop")
    table.answer("done")
    table.answer("done", 6, 6)
    set_out(table)
    assert "place I24" in table.offered()


def on_the_way(here: str, enemy: str, *by_way: str, wire: str = "", german_san: int = 0) -> Played:
    """Who carries a charge sets out, over other hexes if told."""
    works: dict[str, object] = {"wire": [wire]} if wire else {}
    forces = [british(here, weapons=CHARGED), german(enemy), german("M12")]
    table = Played(forces, works=works, san={"british": 0, "german": german_san})
    table.pass_to("move", 0)
    table.answer(f"stack {here}")
    table.answer("normal")
    for there in by_way:
        table.answer(f"to {there}")
        table.answer("hold")
    return table


def test_into_the_marsh_it_takes_all_mf() -> None:
    """[T7.8] [T5.12] As to go there would: whoever has spent any MF cannot, and whoever has placed it is done."""
    assert "place Z10" not in on_the_way("X11", "Z10", "Y11").offered()
    table = on_the_way("Y11", "Z10")
    table.answer("place Z10")
    table.answer("hold")
    assert table.told("brings-charge") and table.asked() != "route"


def test_wire_where_it_is_placed_and_where_one_hangs() -> None:
    """[T7.8] [T22.8] Into a hex with wire it costs what the ground does, 1 MF of 4; out of the wire one has to come
    first.
    """
    table = on_the_way("J24", "K24", wire="K24")
    table.answer("place K24")
    table.answer("hold")
    assert table.asked() == "route" and table.position.state.spent == 2
    assert "place J24" not in on_the_way("L24", "J24", "K24", wire="K24").offered()


def test_it_calls_snipers() -> None:
    """[T20.2] [T20.11] An original 4 when it goes off is that of the enemy's SAN: his dr comes after the attack."""
    table = on_the_way("K24", "J24", german_san=4)
    table.answer("place J24")
    table.answer("hold")
    table.answer("stop")
    table.answer("done", 3, 1, 5)
    assert [args[0] for args in table.told("die")][-1] == "sniper"
