"""Searching: who lies concealed or hidden beside a stack on its way."""

from __future__ import annotations

from fractions import Fraction

from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN
from bridgehead.games.coupdemain.rulebook import RULES
from tests.games.coupdemain.test_night_played import Night
from tests.games.coupdemain.test_played import Force, Played, british, german

HOUSES = ("X18", "X18.1", "Z17")


def veiled(where: str, **rest: object) -> Force:
    """A squad and a dummy of the Germans in a house, both a "?" to who comes."""
    return "german", where, {"units": {"4-4-7": 1}, "dummies": 1, **rest}


def beside_the_cafe(*more: Force, leaders: tuple[str, ...] = ()) -> Played:
    """British beside a house with two counters of the Germans in it, on their way."""
    table = Played([british("Y18", leaders=list(leaders)), veiled("X18"), german("M12"), *more])
    table.pass_to("move", 0)
    table.answer("stack Y18")
    if table.asked() == "movers":
        table.answer("all")
    table.answer("normal")
    return table


def unknown(table: Played, name: str) -> list[int]:
    """The Germans in a Location who are not known."""
    g = table.position.state
    here = g.battle.ground.location(name)
    return [unit for unit in g.battle.roster[1] if g.where[unit] == here and g.marks[unit] & (CONCEALED | HIDDEN)]


def test_a_search_shows_who_is_there_and_takes_dummies_away() -> None:
    """[T17.15] [T11.15] For 1 MF; the squad is shown, the dummy gone, and who was found may fire."""
    table = beside_the_cafe()
    assert len(unknown(table, "X18")) == 2
    choice = table.position.choice
    assert choice is not None
    price = RULES.prices(table.position.state, choice)["search", 0]
    assert (price.of, price.cost, price.left) == ("mf", 2, 8)
    table.answer("search", 3)
    assert unknown(table, "X18") == []
    assert len(table.told("revealed")) == 1 and len(table.told("dummy")) == 1
    assert table.told("searches")[0][2:] == (3, 1, 1)
    assert table.asked() == "first-fire" and table.told("fire") == []


def test_how_many_are_looked_into() -> None:
    """[T17.15] 7 less the die, one less without a leader; at least one; never more than there are."""
    table = beside_the_cafe(veiled("Z17"), veiled("X18.1"))
    choice = table.position.choice
    assert choice is not None
    odds = RULES.odds(table.position.state, choice, ("search", 0))
    assert odds is not None and [(one.name, one.value) for one in odds.modifiers] == [("by-itself", 1)]
    assert dict(odds.results) == {"looks-1": Fraction(1, 3), "looks-2": Fraction(1, 6), "looks-3": Fraction(1, 2)}
    table.answer("search", 5)
    assert table.told("searches")[0][-1] == 1
    assert sum(len(unknown(table, name)) for name in HOUSES) == 4
    led = beside_the_cafe(veiled("Z17"), veiled("X18.1"), leaders=("9-1",))
    led.answer("search", 5)
    assert led.told("searches")[0][-1] == 3
    assert sum(len(unknown(led, name)) for name in HOUSES) == 0


def test_the_hidden_are_found_out_by_it() -> None:
    """[T17.15] [T36.8] By night a squad hides in the next house: it is concealed from then on, and nobody can hide
    there any more; searched again it is shown.
    """
    table = Night([british("Y18", leaders=["8-0"]), german("X18"), german("M12")], hides=("X18",))
    assert table.marks("X18")[0] & HIDDEN
    table.pass_to("move", 0)
    table.answer("stack Y18")
    table.answer("all")
    table.answer("normal")
    table.answer("search", 6)
    assert table.marks("X18")[0] & (HIDDEN | CONCEALED) == CONCEALED
    assert len(table.told("appears")) == 1
    table.pass_to("route", 0)
    table.answer("search", 1)
    assert not table.marks("X18")[0] & (HIDDEN | CONCEALED)
    assert "search 0" not in table.offered()


def test_on_a_six_the_searcher_is_seen() -> None:
    """[T17.15] A concealed squad upstairs keeps its "?" by a 5 and loses it by a 6."""
    for die, kept in ((5, True), (6, False)):
        table = Played([british("X18.1"), veiled("X18"), german("M12")])
        table.pass_to("move", 0)
        g = table.position.state
        squad = g.battle.roster[0][0]
        assert g.marks[squad] & CONCEALED
        table.answer("stack X18.1")
        table.answer("normal")
        table.answer("search", die)
        assert bool(table.position.state.marks[squad] & CONCEALED) == kept


def test_nobody_searches_where_there_is_nothing_to_find() -> None:
    """[T17.15] No "?" beside, nobody who could hide there: it is not offered; nor in Assault Movement."""
    table = Played([british("I24"), german("K24"), german("M12")])
    table.pass_to("move", 0)
    table.answer("stack I24")
    table.answer("normal")
    assert "search 0" not in table.offered()
