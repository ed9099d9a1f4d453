"""Demolition charges."""

import pytest

from bridgehead.games.coupdemain.marks import LOST
from tests.games.coupdemain.test_played import Force, Played, british, german

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


def test_a_tank_beside_the_thrower_takes_no_harm() -> None:
    """[T7.9] [T25.9] With the thrower stands a tank of his own side: 5 + 3 at +3 attacks his squad and not the tank."""
    tank: Force = ("german", "I23", {"vehicles": {"38h": 1}})
    table = Played([british("I24"), german("I23", weapons=CHARGED), tank, german("M12")], "german")
    table.pass_to("prep-fire", 1)
    table.answer("throw", 5, 3, 1, 3, 1, 3)
    assert [len(args[0]) for args in table.told("fire")] == [1, 1]  # type: ignore[arg-type]
    assert table.told("eliminated") == []


def test_in_a_house_there_is_no_other_cover_beside_the_thrower() -> None:
    """[T7.9] Thrown out of a house into a ditch: there +2 and the ditch, beside the thrower +3 alone."""
    table = Played([british("X18", weapons=CHARGED), german("Y18"), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("throw", 6, 5, 1, 3, 1, 3)
    assert [args[3] for args in table.told("fire")] == [(("thrown-charge", 2), ("ditch", 1)), (("own-charge", 3),)]


def test_a_charge_calls_snipers() -> None:
    """[T20.2] [T20.11] An original 4 of the British is that of the German SAN; the dr comes after all the checks. It
    does not call their own.
    """
    for san, called in (({"british": 0, "german": 4}, True), ({"british": 4, "german": 0}, False)):
        table = Played([british("I24", weapons=CHARGED), german("I23"), german("M12")], san=san)
        table.pass_to("prep-fire", 0)
        table.answer("throw", 2, 2, *[6, 3] * 2, *[4] * called, 4, 3)
        assert bool([event for event in table.log if event.kind == "die" and "sniper" in event.args]) == called


@pytest.mark.parametrize(("dice", "lost"), [((1, 2, 6, 3), True), ((3, 4, 1, 2, 1, 2), False)])
def test_a_gun_beside_the_thrower(dice: tuple[int, ...], lost: bool) -> None:
    """[T23.13] [T7.9] A gun lies in the thrower's hex: 3 at +3 is a K on column 30, and it is lost; 7 is a check."""
    table = Played([british("X20", weapons=CHARGED), german("X21"), german("M12")], works={"gun": "X20"})
    table.pass_to("prep-fire", 0)
    table.answer("throw", *dice)
    ground = table.position.state.battle.ground
    assert [args[1] for args in table.told("gun-lost")] == [ground.location("X20")] * lost
