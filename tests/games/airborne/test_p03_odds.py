"""[P3.1] [P3.2] [P3.3] The combat table: odds, results, modifiers."""

import pytest

from bridgehead.games.airborne.combat.firepower import WHOLE, column_for, modifiers_for
from bridgehead.games.airborne.combat.results import apply_result
from bridgehead.games.airborne.printed.tables import COMBAT
from bridgehead.games.airborne.state import DISPERSED, FRESH, WRECK
from bridgehead.games.airborne.turn import sequence
from tests.games.airborne.field import GUARDS, PLATOON, RIFLES, Field, h

GIVEN = {
    -1: "D DD X X X X X",
    0: "- D DD DD X X X",
    1: "- D D DD X X X",
    2: "- - D D DD X X",
    3: "- - - D DD X X",
    4: "- - - - D DD X",
    5: "- - - - D DD X",
    6: "- - - - - - X",
    7: "- - - - - - -",
}


@pytest.mark.parametrize("die", GIVEN)
def test_every_cell_of_the_combat_table(die: int) -> None:
    """[P3.1] Modified die by odds."""
    assert [COMBAT.result(column, die) for column in range(7)] == GIVEN[die].split()


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (1, 5, "none"), (1, 4, "1-4"), (5, 16, "1-4"), (1, 3, "1-3"), (7, 15, "1-3"), (1, 2, "1-2"), (7, 8, "1-2"),
        (8, 8, "1-1"), (15, 8, "1-1"), (16, 8, "2-1"), (23, 8, "2-1"), (24, 8, "3-1"), (31, 8, "3-1"), (32, 8, "4-1"),
        (99, 8, "4-1"),
    ],
)  # fmt: skip
def test_odds_round_in_the_defenders_favour(attack: int, defence: int, column: str) -> None:
    """[P3.1] Below 1-4 there is no attack, above 4-1 the last column counts."""
    found = column_for(attack * WHOLE, defence)
    assert ("none" if found < 0 else COMBAT.columns[found]) == column


def test_half_a_point_of_strength_keeps_its_worth() -> None:
    """[P3.1] 2½ against 5 is 1-2, 2 against 5 is 1-3."""
    assert COMBAT.columns[column_for(20, 5)] == "1-2"
    assert COMBAT.columns[column_for(16, 5)] == "1-3"


@pytest.mark.parametrize(
    ("code", "before", "after"),
    [
        ("-", False, "fine"), ("D", False, "dispersed"), ("D", True, "dispersed"), ("DD", False, "dispersed"),
        ("DD", True, "dead"), ("X", False, "dead"), ("X", True, "dead"),
    ],
)  # fmt: skip
def test_what_each_result_does(code: str, before: bool, after: str) -> None:
    """[P3.2] A second D does nothing, DD eliminates the dispersed."""
    field = Field(defender={"E05": RIFLES})
    unit = field.unit(RIFLES)
    if before:
        field.g.marks[unit] |= DISPERSED
    apply_result(field.g, [unit], code)
    found = "dead" if field.dead(RIFLES) else "dispersed" if field.has(RIFLES, DISPERSED) else "fine"
    assert found == after


def test_dispersal_lasts_to_the_end_of_the_owners_next_segment() -> None:
    """[P3.2] Dispersed in the enemy's segment: up again at the end of the own one."""
    field = Field(defender={"E05": RIFLES})
    field.g.acting = 0
    apply_result(field.g, [field.unit(RIFLES)], "D")
    assert not field.has(RIFLES, FRESH)
    field.g.acting = 1
    sequence.end_segment(field.g)
    assert not field.has(RIFLES, DISPERSED)


def test_a_carrier_takes_its_load_with_it_and_armour_leaves_a_wreck() -> None:
    """[P3.2] [P6] Half-track and platoon are gone, a wreck stays."""
    field = Field(defender={"E05": f"sdkfz-251-west {RIFLES}"})
    field.aboard(RIFLES, "sdkfz-251-west")
    apply_result(field.g, [field.unit("sdkfz-251-west")], "X")
    assert field.dead(RIFLES) and field.g.works[h("E05")] == WRECK and field.g.losses == [0, 2]


@pytest.mark.parametrize(("letter", "value"), [(".", 0), ("f", 1), ("t", 1), ("w", 1), ("/", 0), ("^", 0), ("g", 0)])
def test_terrain_that_protects(letter: str, value: int) -> None:
    """[P3.3] Woods, town and swamp add one to the die."""
    field = Field({"E05": PLATOON}, grid=[letter * 12] * 9)
    assert sum(one.value for one in modifiers_for(field.g, h("E05"), [field.unit(PLATOON)])) == value


def test_the_dispersed_are_easier_only_with_the_option() -> None:
    """[P3.3] −1 when it is chosen."""
    for value, wanted in (("no-modifier", []), ("minus-1", [("dispersed", -1)])):
        field = Field(defender={"E05": GUARDS}, options={"dispersed-targets": value})
        field.g.marks[field.unit(GUARDS)] |= DISPERSED
        found = modifiers_for(field.g, h("E05"), [field.unit(GUARDS)])
        assert [(one.name, one.value) for one in found] == wanted
