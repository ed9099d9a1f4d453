"""[T15] Close Combat: odds, ambush, designs, Melee, by the worked examples of T37."""

import pytest

from bridgehead.games.coupdemain.close.ambush import ambush_modifier, may_ambush
from bridgehead.games.coupdemain.close.combat import close_combat, close_combat_options
from bridgehead.games.coupdemain.close.strength import close_attack, odds_of
from bridgehead.games.coupdemain.marks import ADVANCED, BROKEN, CONCEALED, CX, MELEE, PINNED, WALKING
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.components import BRITISH, GERMAN
from bridgehead.games.coupdemain.printed.tables import KILL, LEAST_ODDS, ODDS
from bridgehead.games.coupdemain.state import DEAD, NONE
from bridgehead.games.coupdemain.turn.phases import CLOSE_COMBAT as CLOSE
from tests.games.coupdemain.field import Field


def fight(british: list[str], german: list[str], dice: list[int]) -> Field:
    """A CCPh of the British, who have advanced into the Location."""
    field = Field(british, german, dice, phase=CLOSE)
    for unit in field.british:
        field.g.marks[unit] |= ADVANCED
    return field


def ways(field: Field, attackers: list[int], targets: list[int], result: str) -> int:
    """In how many of the 36 rolls an attack has a result."""
    attack = close_attack(field.g, attackers, targets, NONE, False)
    return int(odds_of(attack).chance(result) * 36)


def test_a_squad_with_a_leader_against_a_squad() -> None:
    """[T37.13] [T15.7] 7 : 4 is 3-2, kill 6, −2: eliminated on 7 or less (21), reduced on 8 (5); the answer is 4 : 7,
    1-2, kill 4: eliminated on 3 or less (3), one reduced on 4 (3).
    """
    field = fight(["6-4-8 Y18", "9-2 Y18"], ["4-4-7 Y18"], [])
    attack = close_attack(field.g, field.british, field.german, NONE, False)
    assert (attack.column_name(), attack.kill(), attack.modifier()) == ("3-2", 6, -2)
    assert ways(field, field.british, field.german, "eliminated") == 21
    assert ways(field, field.british, field.german, "reduced") == 5
    assert ways(field, field.german, field.british, "eliminated") == 3
    assert ways(field, field.german, field.british, "reduced") == 3


def test_the_chances_of_a_crowd() -> None:
    """[T15.7] 18 : 4 is 4-1, kill 9: eliminated on 8 or less (26), reduced on 9 (4), nothing on the other 6."""
    field = fight(["6-4-8 Y18"] * 3, ["4-4-7 Y18"], [])
    found = [ways(field, field.british, field.german, result) for result in ("eliminated", "reduced", "nothing")]
    assert found == [26, 4, 6]


def test_a_pinned_squad_attacks_at_half_without_more() -> None:
    """[T37.31] [T15.6] A pinned 6-4-8 and a 9-2: 4 : 4 is 1-1, kill 5, −2: eliminated on 6 or less (15), reduced on 7
    (6).
    """
    field = fight(["6-4-8 Y18", "9-2 Y18"], ["4-4-7 Y18"], [])
    field.g.marks[field.british[0]] |= PINNED
    assert ways(field, field.british, field.german, "eliminated") == 15
    assert ways(field, field.british, field.german, "reduced") == 6


def test_walking_wounded_fight_worse_and_are_easier_to_hit() -> None:
    """[T37.26] [9.4.CG17] [T13.10] Their attack +1, attacks on them −1."""
    field = fight(["6-4-8 Y18"], ["4-4-7 Y18"], [])
    field.g.marks[field.british[0]] |= WALKING
    assert close_attack(field.g, field.british, field.german, NONE, False).modifier() == 1
    assert close_attack(field.g, field.german, field.british, NONE, False).modifier() == -1


def test_exhausted_and_broken_targets() -> None:
    """[T15.9] [T15.10] CX +1 on one's attack, −1 on attacks against; broken targets −2; the broken do not attack."""
    field = fight(["6-4-8 Y18"], ["4-4-7 Y18"], [])
    field.g.marks[field.british[0]] |= CX
    assert close_attack(field.g, field.british, field.german, NONE, False).modifier() == 1
    assert close_attack(field.g, field.german, field.british, NONE, False).modifier() == -1
    field.g.marks[field.german[0]] |= BROKEN
    assert close_attack(field.g, field.british, field.german, NONE, False).modifier() == -1
    assert close_attack(field.g, field.german, field.british, NONE, False).column < 0


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (1, 9, "<1-8"),
        (1, 8, "1-8"),
        (6, 4, "3-2"),
        (7, 4, "3-2"),
        (8, 4, "2-1"),
        (40, 4, "10-1"),
        (41, 4, ">10-1"),
        (5, 4, "1-1"),
    ],
)
def test_odds_are_rounded_in_the_defenders_favour(attack: int, defence: int, column: str) -> None:
    """[T15.7] [T15.23] Odds are compared as fractions with the columns."""
    found = max(at for at, (ours, theirs) in enumerate(LEAST_ODDS) if attack * theirs >= ours * defence)
    assert ODDS[found] == column and KILL[found] == found


def test_simultaneous_blows_take_effect_together() -> None:
    """[T15.8] Both sides roll and both are lost, in the open without ambush."""
    field = fight(["4-5-8 Y18"], ["4-4-7 Y18"], [1, 2, 1, 2])
    field.play(close_combat(field.g, field.at("Y18")))
    assert [field.g.where[unit] for unit in field.british + field.german] == [DEAD, DEAD]
    assert field.g.losses == [2, 2]


def test_who_ambushes_strikes_first_and_the_dead_do_not_answer() -> None:
    """[T37.14] [T15.3] [T15.4] In a building the British with a 9-2 roll 1 − 2 against 2: ambush; they attack first,
    with −1 besides the leader's −2, and the Germans are gone before they can answer.
    """
    field = fight(["6-4-8 X18", "9-2 X18"], ["4-4-7 X18"], [1, 2, 4, 4])
    field.play(close_combat(field.g, field.at("X18")), "against-all")
    assert field.told("ambush")[0][0] == BRITISH
    assert field.g.where[field.german[0]] == DEAD
    assert len(field.told("close-combat")) == 1


def test_no_ambush_by_less_than_three() -> None:
    """[T15.3] Lower by two is no ambush by day: both sides strike."""
    field = fight(["6-4-8 X18", "9-2 X18"], ["4-4-7 X18"], [2, 2, 6, 6, 6, 6])
    field.play(close_combat(field.g, field.at("X18")), "against-all")
    assert field.told("ambush") == [] and len(field.told("close-combat")) == 2


def test_where_ambush_can_be() -> None:
    """[T15.3] In buildings; in the open only where somebody real was concealed; never where nobody has come in."""
    open_ground = fight(["6-4-8 Y18"], ["4-4-7 Y18"], [])
    assert not may_ambush(open_ground.g, open_ground.at("Y18"), [open_ground.british, open_ground.german])
    hidden = fight(["6-4-8 Y18"], ["4-4-7 Y18 ?"], [])
    assert may_ambush(hidden.g, hidden.at("Y18"), [hidden.british, hidden.german])
    stale = Field(["6-4-8 X18"], ["4-4-7 X18"], [], phase=CLOSE)
    assert not may_ambush(stale.g, stale.at("X18"), [stale.british, stale.german])


def test_what_counts_for_ambush() -> None:
    """[T37.14] [T15.3] A leader's −2; −2 when all are concealed; +1 for the exhausted and for the pinned."""
    field = fight(["6-4-8 X18", "9-2 X18"], ["4-4-7 X18 ?"], [])
    assert ambush_modifier(field.g, field.british) == -2
    assert ambush_modifier(field.g, field.german) == -2
    field.g.marks[field.british[0]] |= CX | PINNED
    assert ambush_modifier(field.g, field.british) == 0


def test_who_is_left_on_both_sides_is_in_melee_and_fights_on_without_ambush() -> None:
    """[T15.13] [T15.22] Nobody is hurt: Melee; in the next CCPh there is no ambush."""
    field = fight(["6-4-8 X18"], ["4-4-7 X18"], [3, 3, 6, 6, 6, 6])
    field.play(close_combat(field.g, field.at("X18")))
    assert all(field.g.marks[unit] & MELEE for unit in field.british + field.german)
    again = [3, 4, 6, 6]
    field.tape += again
    field.g.fought = []
    field.play(close_combat(field.g, field.at("X18")), "against-all", "against-all")
    assert field.told("ambush-die")[2:] == []


def test_melee_is_left_by_withdrawal() -> None:
    """[T15.14] Instead of attacking a unit may leave to a Location without enemies; attacks on it have −2."""
    field = fight(["6-4-8 X18"], ["4-4-7 X18"], [6, 6])
    for unit in field.british + field.german:
        field.g.marks[unit] |= MELEE
    steps = close_combat(field.g, field.at("X18"))
    field.play(steps, "withdraw 0", "against-all", "to Y18")
    assert field.where(field.british[0]) == "Y18"
    assert field.told("close-combat")[0][4] == (("withdrawing", -2),)


def test_the_broken_are_lost_where_enemies_stand_unbroken() -> None:
    """[T15.13] A broken unit with unbroken enemies in its Location at the end of a round is eliminated."""
    field = fight(["6-4-8 X18"], ["4-4-7 X18"], [3, 3, 6, 6])
    field.g.marks[field.german[0]] |= BROKEN
    field.play(close_combat(field.g, field.at("X18")))
    assert field.g.where[field.german[0]] == DEAD


def test_dummies_vanish_before_the_fight() -> None:
    """[T15.2] [T15.21] Dummies against real enemies are removed; the fight is over."""
    field = fight(["6-4-8 X18"], ["dummy X18 ?"], [])
    field.play(close_combat(field.g, field.at("X18")))
    assert field.g.where[field.german[0]] == DEAD and field.told("close-combat") == []


def test_designs_pick_their_targets_and_each_unit_attacks_once() -> None:
    """[T15.5] [T15.24] Two British squads against two Germans: each may take one; each counter is attacked once."""
    field = fight(["6-4-8 Y18", "4-5-8 Y18"], ["4-4-7 Y18", "4-4-7 Y18"], [6, 5, 6, 5, 6, 5])
    field.play(close_combat(field.g, field.at("Y18")), "against 0", "with 0", "go", "against-all", "against-all")
    told = field.told("close-combat")
    british, german = [shown_all(field.g, units) for units in (field.british, field.german)]
    assert [event[:2] for event in told] == [(british[:1], german[:1]), (british[1:], german[1:]), (german, british)]


def test_all_who_attack_are_known() -> None:
    """[T15.21] Concealment goes with the blow."""
    field = fight(["6-4-8 Y18"], ["4-4-7 Y18 ?"], [6, 6, 6, 6, 6, 6])
    field.play(close_combat(field.g, field.at("Y18")))
    assert not field.g.marks[field.german[0]] & CONCEALED


def test_an_original_two_of_squads_alone_brings_forth_a_leader() -> None:
    """[T13.6] [T15.12] MMC alone, original 2: dr 4 −1 for elite: an 8-0."""
    field = fight(["6-4-8 Y18"], ["4-4-7 Y18"], [1, 1, 6, 6, 4])
    field.play(close_combat(field.g, field.at("Y18")))
    made = [unit for unit in range(len(field.g.where)) if field.where(unit) == "Y18" and field.g.where[unit] >= 0]
    assert sorted(type_of(field.g, unit).key for unit in made) == ["6-4-8", "8-0"]


def test_a_location_is_fought_once_a_phase() -> None:
    """[T15.1] Every Location with both sides, once."""
    field = fight(["6-4-8 X18"], ["4-4-7 X18"], [3, 3, 6, 6, 6, 6])
    assert close_combat_options(field.g) == [("fight", field.at("X18"))]
    field.play(close_combat(field.g, field.at("X18")))
    assert close_combat_options(field.g) == []
    assert field.g.battle.side[field.german[0]] == GERMAN
