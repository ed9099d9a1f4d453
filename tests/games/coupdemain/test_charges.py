"""Demolition charges."""

from bridgehead.games.coupdemain.state import LOST
from tests.games.coupdemain.test_played import Played, british, german

CHARGED: dict[str, object] = {"demolition-charge": 1}


def duel(*more: str) -> Played:
    """Germans with a charge beside a British squad in the open; the Germans are on the move."""
    return Played([british("I24"), german("I23", len(more) + 1, weapons=CHARGED), german("M12")], "german")


def test_a_charge_is_thrown_into_the_next_location() -> None:
    """[T7.9] Column 30 at +2, not doubled beside: 3 + 3 is 8: 3MC; the thrower by the same dice at +3: 9, 2MC. It is
    used up.
    """
    table = duel()
    table.pass_to("prep-fire", 1)
    assert "throw" in " ".join(table.offered())
    table.answer("throw", 3, 3, 1, 3, 1, 3)
    told = table.told("fire")
    assert [(args[2], args[3], args[6]) for args in told] == [
        ("30", (("thrown-charge", 2),), "3MC"),
        ("30", (("own-charge", 3),), "2MC"),
    ]
    assert table.position.state.used[0] & LOST
    table.pass_to("defensive-fire", 0)
    assert not any(one.startswith("throw") for one in table.offered())


def test_a_twelve_is_a_dud() -> None:
    """[T7.10] Nobody is attacked, and the charge is gone."""
    table = duel()
    table.pass_to("prep-fire", 1)
    table.answer("throw", 6, 6)
    assert len(table.told("dud")) == 1 and table.told("fire") == []
    assert table.position.state.used[0] & LOST


def test_only_beside() -> None:
    """[T7.9] At two hexes it is not offered."""
    table = Played([british("I25"), german("I23", weapons=CHARGED), german("M12")], "german")
    table.pass_to("prep-fire", 1)
    assert not any(one.startswith("throw") for one in table.offered())
