"""[T8] [T9] [T13] Checks, breaking, replacement, wounds, Heat of Battle, the loss of leaders, rally, by the worked
examples of T37.
"""

import pytest

from bridgehead.games.coupdemain.marks import BERSERK, BROKEN, CONCEALED, DM, FANATIC, HEROIC, PINNED, WOUNDED
from bridgehead.games.coupdemain.morale.checks import make_checks
from bridgehead.games.coupdemain.morale.rally import (
    lift_fire,
    next_by_order,
    rally_chance,
    rally_modifiers,
    rally_options,
    try_to_rally,
)
from bridgehead.games.coupdemain.morale.results import apply_result, leader_losses
from bridgehead.games.coupdemain.morale.values import modifier_of, morale_of
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.state import CAPTURED, DEAD
from bridgehead.games.coupdemain.turn.phases import RALLYING
from tests.games.coupdemain.field import Field


def shape(field: Field, unit: int) -> str:
    """What a unit is now: its type, broken or not."""
    marks = field.g.marks[unit]
    states = [(BROKEN, "broken"), (PINNED, "pinned"), (WOUNDED, "wounded"), (FANATIC, "fanatic"), (BERSERK, "berserk")]
    return " ".join([type_of(field.g, unit).key, *[name for bit, name in states if marks & bit]])


def test_a_failed_check_within_the_elr_breaks() -> None:
    """[T37.9] [T8.4] [T8.10] A 6-4-8 rolls 9 on a 2MC: 11 against 8, margin 3, ELR 5: it breaks and stays
    what it is.
    """
    field = Field(["6-4-8 Y21"], ["4-4-7 M12"], [5, 4])
    apply_result(field.g, field.british, "2MC")
    assert shape(field, field.british[0]) == "6-4-8 broken"
    assert field.g.marks[field.british[0]] & DM


def test_a_failed_check_beyond_the_elr_replaces() -> None:
    """[T37.9] [T8.10] [T8.11] A 4-4-7 of ELR 3 rolls 10 on a 1MC: margin 4: a broken 4-3-6."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [5, 5])
    apply_result(field.g, field.german, "1MC")
    assert shape(field, field.german[0]) == "4-3-6 broken"


def test_an_original_twelve_breaks_reduces_and_replaces() -> None:
    """[T37.9] [T8.9] [T8.25] A 4-4-7 with 12 on a NMC is broken and halved; margin 5 beyond ELR 3: a broken 2-3-6."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [6, 6])
    apply_result(field.g, field.german, "NMC")
    assert shape(field, field.german[0]) == "2-3-6 broken"
    assert field.g.losses[GERMAN] == 1


def test_underscored_morale_falls_apart_into_two_half_squads() -> None:
    """[T37.29] [T8.10] A 6-4-8 fails a 3MC with 14 against 8: two broken 3-3-8."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [6, 5])
    apply_result(field.g, field.british, "3MC")
    halves = [unit for unit in range(len(field.g.where)) if field.g.where[unit] == field.at("Y21")]
    assert [shape(field, unit) for unit in halves] == ["3-3-8 broken", "3-3-8 broken"]
    assert field.g.losses[BRITISH] == 0


def test_the_lowest_class_is_replaced_no_further() -> None:
    """[T37.29] [T8.10] A 4-3-6 that fails by more than its ELR breaks, no more."""
    field = Field(["6-4-8 Y21"], ["4-3-6 X18"], [5, 5])
    apply_result(field.g, field.german, "2MC")
    assert shape(field, field.german[0]) == "4-3-6 broken"


@pytest.mark.parametrize(("white", "state"), [(4, "4-4-7 pinned"), (3, "4-4-7")])
def test_who_passes_at_the_highest_number_is_pinned(white: int, state: str) -> None:
    """[T37.1] [T8.4] A 4-4-7 that rolls its morale on a NMC is pinned; one less, and nothing happens."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [3, white])
    apply_result(field.g, field.german, "NMC")
    assert shape(field, field.german[0]) == state


def test_a_pin_task_check_pins_who_fails_and_harms_nobody_else() -> None:
    """[T8.3] [T8.6] A PTC pins above the morale; at it nothing happens. The broken take none."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18", "4-4-7 X18"], [4, 4, 3, 4])
    field.g.marks[field.german[1]] |= BROKEN
    apply_result(field.g, field.german, "PTC")
    assert shape(field, field.german[0]) == "4-4-7 pinned"
    assert shape(field, field.german[1]) == "4-4-7 broken"
    assert field.tape == [4, 4, 3, 4] and field.g.dice.at == 2


def test_kia_takes_those_who_tie_and_breaks_the_others() -> None:
    """[T37.4] [T0.5] [T0.11] [T0.14] [T34.3] [T8.23] 1KIA on three: drs 6, 4, 6: both sixes are lost, the third
    breaks.
    """
    field = Field(["6-4-8 Y21"], ["4-4-7 X18", "4-4-7 X18", "4-4-7 X18"], [6, 4, 6])
    apply_result(field.g, field.german, "1KIA")
    assert [field.g.where[unit] == DEAD for unit in field.german] == [True, False, True]
    assert shape(field, field.german[1]) == "4-4-7 broken"
    assert field.g.losses[GERMAN] == 4


def test_k_reduces_one_and_all_that_are_left_check() -> None:
    """[T37.4] [T0.13] [T3.12] [T8.24] K/2: one by Random Selection is halved; the half and the other take a 2MC."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18", "4-4-7 X18"], [6, 1, 2, 2, 1, 3])
    apply_result(field.g, field.german, "K/2")
    assert shape(field, field.german[0]) == "2-3-7"
    assert shape(field, field.german[1]) == "4-4-7"


def test_k_on_a_lone_half_squad_ends_it_without_a_check() -> None:
    """[T8.24] A half-squad alone is gone, and nobody checks."""
    field = Field(["6-4-8 Y21"], ["2-3-7 X18"], [])
    apply_result(field.g, field.german, "K/1")
    assert field.g.where[field.german[0]] == DEAD


def test_a_broken_unit_that_fails_again_is_halved() -> None:
    """[T8.8] [T13.11] [T13.14] Double break: Casualty Reduction; the lost half of a British airborne squad goes to
    the box of the wounded.
    """
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [5, 4])
    field.g.marks[field.british[0]] |= BROKEN
    apply_result(field.g, field.british, "NMC")
    assert shape(field, field.british[0]) == "3-3-8 broken"
    assert len(field.g.walking) == 1


def test_the_leader_checks_first_and_helps_the_squad() -> None:
    """[T37.3] [T8.5] An 8-1 passes unpinned; the squad with him has his −1: 8 on a 2MC is 9 against 8: broken without
    him it would be by 2.
    """
    field = Field(["6-4-8 Y21", "8-1 Y21"], ["4-4-7 X18"], [1, 3, 4, 3])
    apply_result(field.g, field.british, "2MC")
    told = [event[3] for event in field.told("morale")]
    assert told == [2, 1]
    assert shape(field, field.british[0]) == "6-4-8 pinned"


def test_a_leaders_death_makes_those_check_who_were_no_braver() -> None:
    """[T37.10] [T8.13] A 9-2 is lost in a Location with a 6-4-8 and an 8-1: both take a +2 MC, the 8-1 first; he passes
    unpinned, and the squad has his −1.
    """
    field = Field(["9-2 Y21", "6-4-8 Y21", "8-1 Y21"], ["4-4-7 X18"], [2, 3, 3, 3])
    apply_result(field.g, [field.british[0]], "1KIA")
    leader_losses(field.g)
    assert field.g.where[field.british[0]] == DEAD
    assert [event[3] for event in field.told("morale")] == [2, 1]
    assert shape(field, field.british[2]) == "8-1" and shape(field, field.british[1]) == "6-4-8"


def test_a_pinned_leader_makes_those_around_him_take_a_pin_task_check() -> None:
    """[T8.13] A leader pinned: a PTC for every unbroken unit no braver than he."""
    field = Field(["8-1 Y21", "6-4-8 Y21"], ["4-4-7 X18"], [4, 4, 5, 5])
    make_checks(field.g, [(field.british[0], 0)])
    leader_losses(field.g)
    assert shape(field, field.british[0]) == "8-1 pinned"
    assert shape(field, field.british[1]) == "6-4-8 pinned"


@pytest.mark.parametrize(("die", "state"), [(4, "8-1 wounded broken"), (5, "")])
def test_a_single_man_rolls_for_his_wound(die: int, state: str) -> None:
    """[T13.9] Casualty Reduction of a SMC: 1 to 4 a wound, 5 and 6 the end; an original 12 on a MC brings it."""
    field = Field(["8-1 Y21"], ["4-4-7 X18"], [6, 6, die])
    apply_result(field.g, field.british, "NMC")
    unit = field.british[0]
    assert (field.g.where[unit] == DEAD) == (state == "")
    if state:
        assert field.g.marks[unit] & WOUNDED and field.g.marks[unit] & BROKEN
        assert modifier_of(field.g, unit) == 0 and morale_of(field.g, unit) == 7


def test_a_hero_steps_forward() -> None:
    """[T37.12] [T8.16] [T8.17] A 6-4-8 with an original 2 on a MC, then 5 − 2: a hero."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [1, 1, 3, 2])
    apply_result(field.g, field.british, "NMC")
    heroes = [unit for unit in range(len(field.g.where)) if field.g.where[unit] == field.at("Y21")]
    assert sorted(type_of(field.g, unit).key for unit in heroes) == ["1-4-9", "6-4-8"]


def test_hero_and_hardening_makes_the_best_fanatic() -> None:
    """[T37.12] [T8.17] 8 − 2 = 6: a hero and hardening; a 6-4-8 is at the top and becomes Fanatic."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18"], [1, 1, 4, 4])
    apply_result(field.g, field.british, "NMC")
    assert shape(field, field.british[0]) == "6-4-8 fanatic"
    assert morale_of(field.g, field.british[0]) == 9


def test_a_leader_who_shines_becomes_heroic() -> None:
    """[T8.17] [T13.5] A SMC becomes heroic: morale 9, his modifier kept."""
    field = Field(["8-1 Y21"], ["4-4-7 X18"], [1, 1, 2, 2])
    apply_result(field.g, field.british, "NMC")
    unit = field.british[0]
    assert field.g.marks[unit] & HEROIC and morale_of(field.g, unit) == 9 and modifier_of(field.g, unit) == -1


def test_a_broken_unit_beside_the_enemy_surrenders_to_its_own_despair() -> None:
    """[T37.12] [T8.18] A broken 4-4-7 next to a British squad rallies with an original 2: 11 + 1 is surrender."""
    field = Field(["6-4-8 Y18", "8-0 Y18"], ["4-4-7 X18", "8-0 X18"], [1, 1, 6, 5])
    field.g.marks[field.german[0]] |= BROKEN | DM
    try_to_rally(field.g, field.german[0])
    assert field.g.where[field.german[0]] == CAPTURED
    assert field.g.losses[GERMAN] == 4


def test_who_goes_berserk_sees_an_enemy() -> None:
    """[T8.16] Berserk only with a Known enemy in LOS; else it is hardening."""
    seen = Field(["6-4-8 Y18"], ["4-4-7 X18"], [1, 1, 5, 5])
    apply_result(seen.g, seen.german, "NMC")
    assert shape(seen, seen.german[0]) == "4-4-7 berserk"
    alone = Field(["6-4-8 Y28"], ["4-4-7 M12"], [1, 1, 5, 5])
    apply_result(alone.g, alone.german, "NMC")
    assert shape(alone, alone.german[0]) == "4-6-7"


def test_passing_a_check_unharmed_keeps_concealment_but_proves_somebody_there() -> None:
    """[T17.11] Concealment goes with a break or a pin, not with a check that is passed; then the counter is real."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18 ?"], [2, 2])
    unit = field.german[0]
    apply_result(field.g, field.german, "NMC")
    assert field.g.marks[unit] & CONCEALED and field.g.real[field.g.tag[unit]]


def test_dummies_vanish_by_any_result() -> None:
    """[T17.11] A dummy in a lot that gets a PTC or more is taken off."""
    field = Field(["6-4-8 Y21"], ["4-4-7 X18 ?", "dummy X18 ?"], [2, 2])
    apply_result(field.g, field.german, "PTC")
    assert field.g.where[field.german[1]] == DEAD and field.g.where[field.german[0]] >= 0


def test_rally_under_fire_in_a_building_with_a_leader() -> None:
    """[T37.11] [T9.2] A broken 6-4-8 under DM in a building with an 8-1: +4 −1 −1: on 6 or less, 15 of 36; without DM
    33.
    """
    field = Field(["6-4-8 Z20", "8-1 Z20"], ["4-4-7 M12"], [])
    unit = field.british[0]
    field.g.marks[unit] |= BROKEN | DM
    assert {one.name: one.value for one in rally_modifiers(field.g, unit)} == {
        "leader": -1,
        "under-fire": 4,
        "in-cover": -1,
    }
    assert rally_chance(field.g, unit) * 36 == 15
    field.g.marks[unit] &= ~DM
    assert rally_chance(field.g, unit) * 36 == 33


def test_an_original_twelve_in_rally_is_fate() -> None:
    """[T9.4] Fate: Casualty Reduction, and it stays broken, though 12 would do by the sum."""
    field = Field(["6-4-8 Z20", "10-2 Z20"], ["4-4-7 M12"], [6, 6])
    unit = field.british[0]
    field.g.marks[unit] |= BROKEN
    try_to_rally(field.g, unit)
    assert shape(field, unit) == "3-3-8 broken"


def test_leaders_rally_first_and_each_tries_once() -> None:
    """[T9.5] [T9.11] By standing order leaders first, then the best chance; nobody twice in a RPh."""
    field = Field(["6-4-8 Z20", "8-1 Z20", "9-2 Z20"], ["4-4-7 M12"], [6, 5, 6, 5], phase=RALLYING)
    for unit in field.british[:2]:
        field.g.marks[unit] |= BROKEN
    first = next_by_order(field.g, BRITISH)
    assert first == field.british[1]
    try_to_rally(field.g, first)
    second = next_by_order(field.g, BRITISH)
    assert second == field.british[0]
    try_to_rally(field.g, second)
    assert next_by_order(field.g, BRITISH) == -1


def test_an_mmc_without_a_leader_may_try_by_itself_on_its_own_turn() -> None:
    """[T9.1] [T9.3] Only the ATTACKER's, with +1."""
    field = Field(["6-4-8 Z20"], ["4-4-7 X18"], [], phase=RALLYING)
    for unit in field.british + field.german:
        field.g.marks[unit] |= BROKEN
    assert rally_options(field.g, BRITISH) == [("self", field.g.counter(field.british[0]))]
    field.g.at = 1
    assert rally_options(field.g, GERMAN) == []
    names = [one.name for one in rally_modifiers(field.g, field.british[0])]
    assert "by-itself" in names


def test_fear_lifts_only_away_from_the_enemy() -> None:
    """[T9.9] DM comes off whoever is not beside a Known armed enemy."""
    field = Field(["6-4-8 Z20", "6-4-8 Y18"], ["4-4-7 X18"], [])
    for unit in field.british:
        field.g.marks[unit] |= BROKEN | DM
    field.g.marks[field.british[1]] &= ~BROKEN
    lift_fire(field.g)
    assert not field.g.marks[field.british[0]] & DM
    assert field.g.marks[field.british[1]] & DM
