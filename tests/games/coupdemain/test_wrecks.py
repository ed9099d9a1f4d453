"""What a wreck or a tank is to those who stand beside it."""

from __future__ import annotations

from tests.games.coupdemain.test_played import Force, Played, british, german

BOTH: Force = ("german", "I23", {"units": {"4-4-7": 1}, "vehicles": {"38h": 1}})
PIAT: dict[str, object] = {"piat": 1}


def drms(table: Played, number: int = -1) -> dict[str, int]:
    """The modifiers of an attack that was told."""
    listed = table.told("fire")[number][3]
    assert isinstance(listed, tuple)
    return dict(listed)


def test_a_tank_shelters_who_has_no_other_cover() -> None:
    """[T5.6] Open ground, but for the tank in the same hex: +1; without it nothing."""
    table = Played([british("I25"), BOTH, german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at I23", 6, 5)
    assert drms(table) == {"wreck": 1}
    bare = Played([british("I25"), german("I23"), german("M12")])
    bare.pass_to("prep-fire", 0)
    bare.answer("at I23", 6, 5)
    assert drms(bare) == {}


def test_a_wreck_shelters_on() -> None:
    """[T25.7] [T5.6] The tank is lost to a PIAT; its wreck gives the same."""
    table = Played([british("I24", weapons=PIAT), BOTH, german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("ordnance", 4, 4, 3, 3, 6, 5)
    assert table.told("to-kill")[0][-1] == "destroyed"
    table.answer("at I23", 6, 5)
    assert drms(table) == {"wreck": 1}


def test_in_a_house_only_the_house_counts() -> None:
    """[T5.6] Of two covers the wreck's is not added."""
    table = Played([british("X20"), ("german", "X18", {"units": {"4-4-7": 1}, "vehicles": {"38h": 1}}), german("M12")])
    table.pass_to("prep-fire", 0)
    table.answer("at X18", 6, 5)
    assert "wreck" not in drms(table) and drms(table)["terrain"] == 3


def beside_a_tank(*more: Force) -> dict[str, int]:
    """What fire has against a squad that comes to I23 from behind."""
    table = Played([british("I25"), german("I21"), german("M12"), *more], "german")
    table.pass_to("move", 1)
    table.answer("stack I21")
    table.answer("normal")
    table.answer("to I23")
    table.answer("hold")
    table.answer("fire I25", 6, 5)
    return drms(table)


def test_nobody_is_in_the_open_beside_a_tank() -> None:
    """[T5.9] [T5.6] [T12.8] Who moves up to his own tank over open ground is not in the open there."""
    tank: Force = ("german", "I23", {"vehicles": {"38h": 1}})
    assert beside_a_tank(tank) == {"wreck": 1, "not-assault-moving": -1}
    assert beside_a_tank() == {"open-ground": -1, "not-assault-moving": -1}


def test_the_sixth_hindrance_may_be_a_tank() -> None:
    """[T4.11] [T4.16] Five hindrances lie between P0 and L5; a tank in M4 is a sixth, and nobody fires along there."""
    free = Played([british("P0"), german("L5"), german("B22")])
    free.pass_to("prep-fire", 0)
    assert "at L5" in free.offered()
    table = Played([british("P0"), german("L5"), ("german", "M4", {"vehicles": {"38h": 1}}), german("B22")])
    table.pass_to("prep-fire", 0)
    assert "at L5" not in table.offered()


def test_broken_men_stay_beside_their_tank() -> None:
    """[T10.1] [T5.9] Under fire in the open they must run; beside the tank they are not in the open, and may stay."""
    for forces, stays in (([BOTH], True), ([german("I23")], False)):
        table = Played([british("I25"), *forces, german("M12")])
        table.pass_to("prep-fire", 0)
        table.answer("at I23", 1, 2, 6, 4)
        assert len(table.told("breaks")) == 1
        table.pass_to("advance", 0)
        assert (table.told("routs") + table.told("captured") + table.told("eliminated") == []) == stays


def test_it_does_not_shelter_from_fire_out_of_its_own_hex() -> None:
    """[T5.6] British who have come upon a tank have +1 by it against a squad beside the hex, and nothing against the
    tank's own machine gun.
    """
    found = []
    for answer in ("at I23", "ordnance 1"):
        table = Played([british("I24"), ("german", "I23", {"vehicles": {"38h": 1}}), german("I22"), german("M12")])
        table.pass_to("advance", 0)
        table.answer("from I24")
        table.answer("to I23", 1, 1)
        table.pass_to("gammon", 0)
        table.answer("without", 6, 5, 6, 6, 4, 3)
        table.pass_to("prep-fire", 1)
        table.answer(answer, 6, 5)
        found.append(drms(table).get("wreck", 0))
    assert found == [1, 0]
