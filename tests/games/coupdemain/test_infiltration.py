"""Who slips away in close combat, or is not to be hit."""

from typing import ClassVar

from bridgehead.games.coupdemain.marks import MELEE
from bridgehead.games.coupdemain.rulebook import RULES
from bridgehead.games.coupdemain.state import CoupState
from tests.games.coupdemain.test_played import Played, british, german


class Sly(Played):
    """With infiltration."""

    options: ClassVar = {"berserk": "on", "infiltration": "on"}


def fight(*dice: int, seat: int = 0) -> Sly:
    """A British squad advances upon a German one in the open; both attack, and somebody is asked."""
    table = Sly([british("I23"), german("I24"), german("M12")])
    table.pass_to("advance", 0)
    table.answer("from I23")
    table.answer("to I24", *dice)
    assert table.asked() == "infiltrate"
    choice = table.position.choice
    assert choice is not None and choice.seat == seat
    return table


def names(table: Played, side: int) -> list[str]:
    """Where the units of a side are."""
    g: CoupState = table.position.state
    return sorted(g.battle.ground.name(g.where[unit]) for unit in g.battle.roster[side] if g.where[unit] >= 0)


def test_who_rolls_a_two_need_not_be_hit() -> None:
    """[T15.12] Both would be gone: the British squad, whose dice showed 2, ducks, and only the Germans are."""
    table = fight(1, 1, 1, 2)
    assert table.offered() == ["duck 0", "slip-away 0", "none"]
    table.answer("duck", 4, 4, 3)
    assert len(table.told("ducks")) == 1 and names(table, 1) == ["M12"] and "I24" in names(table, 0)


def test_who_rolls_a_two_may_be_gone_before_the_blow() -> None:
    """[T15.12] It slips to a Location beside without enemies, before anything hits it; its own attack counts."""
    table = fight(1, 1, 1, 2)
    table.answer("slip-away")
    table.answer("to I25", 4, 3)
    assert len(table.told("slips-away")) == 1
    assert names(table, 0) == ["I25"] and names(table, 1) == ["M12"]


def test_who_does_nothing_is_hit() -> None:
    """[T15.8] [T15.12] Then both are gone."""
    table = fight(1, 1, 1, 2)
    table.answer("none")
    assert names(table, 0) == [] and names(table, 1) == ["M12"]


def test_a_twelve_lets_its_target_go() -> None:
    """[T15.12] The Germans attack with a 12: the British squad may slip out, and nobody is in Melee."""
    table = fight(5, 4, 6, 6)
    assert table.offered() == ["slip-away 0", "none"]
    table.answer("slip-away")
    table.answer("to I25", 4, 3)
    g = table.position.state
    assert names(table, 0) == ["I25"] and not any(marks & MELEE for marks in g.marks)


def test_the_british_twelve_lets_the_germans_go() -> None:
    """[T15.12] The other way round the DEFENDER is asked."""
    table = fight(6, 6, 5, 5, seat=1)
    assert table.offered()[-1] == "none"
    table.answer("none", 4, 3)
    assert len(table.told("melee")) == 1


def test_without_the_option_nobody_is_asked() -> None:
    """[T15.12] `infiltration = off`."""
    table = Played([british("I23"), german("I24"), german("M12")])
    table.pass_to("advance", 0)
    table.answer("from I23")
    table.answer("to I24", 1, 1, 1, 2)
    assert names(table, 0) == []


def test_the_staff_ducks_but_does_not_leave_a_fight_it_wins() -> None:
    """[T15.12] With a blow coming it ducks; with none it stays, and so takes the Location."""
    for dice, wanted in (((1, 1, 1, 2), "duck 0"), ((1, 1, 6, 5), "none")):
        table = fight(*dice)
        choice = table.position.choice
        assert choice is not None
        worth = RULES.staff.judge(table.position.state, choice)
        assert table.offered()[worth.index(max(worth))] == wanted
