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


def test_who_has_thrown_has_fired() -> None:
    """[T7.9] [T1.4] A charge thrown in the PFPh, a dud even: the squad stays where it is, and does not fire in the
    AFPh.
    """
    table = duel()
    table.pass_to("prep-fire", 1)
    table.answer("throw", 6, 6)
    table.pass_to("move", 1)
    assert "stack I23" not in table.offered() and "stack M12" in table.offered()
    table.answer("done")
    assert table.asked() != "advancing-fire"


def test_a_charge_takes_a_hand() -> None:
    """[T3.6] A half-squad that has thrown does not fire besides; a squad fires itself or one weapon, and after two
    charges nothing.
    """
    half = Played(
        [british("I24"), ("german", "I23", {"units": {"2-3-7": 1}, "weapons": CHARGED}), german("M12")], "german"
    )
    half.pass_to("prep-fire", 1)
    half.answer("throw", 6, 6)
    assert half.asked() != "prep-fire"
    two = Played([british("I24"), german("I23", weapons={"demolition-charge": 2}), german("M12")], "german")
    two.pass_to("prep-fire", 1)
    two.answer("throw", 6, 6)
    assert "at I24" in two.offered()
    two.answer("throw", 6, 6)
    assert two.asked() != "prep-fire"
    armed = Played([british("I24"), german("I23", weapons={**CHARGED, "german-lmg": 1}), german("M12")], "german")
    armed.pass_to("prep-fire", 1)
    armed.answer("throw", 6, 6)
    armed.answer("at I24")
    armed.answer("all", 6, 5)
    assert armed.told("fire")[0][2] == "8"
