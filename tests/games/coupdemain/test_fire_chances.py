"""[T35.12] The odds of fire before the dice, against the numbers of T37 and against all that the dice can bring."""

from fractions import Fraction

import pytest

from bridgehead.games.coupdemain.fire.attack import attack
from bridgehead.games.coupdemain.fire.groups import best_group
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup, lots_of
from bridgehead.games.coupdemain.fire.outcomes import CODES, Standing, after_result, chosen_chance
from bridgehead.games.coupdemain.firing.chances import chances_of, falls_on, fire_breakdown, fire_odds, shot_odds
from bridgehead.games.coupdemain.marks import BROKEN, PINNED
from bridgehead.games.coupdemain.pieces.changes import counter_of
from bridgehead.games.coupdemain.pieces.roster import type_of
from bridgehead.games.coupdemain.printed.components import BRITISH, HALF_SQUAD
from bridgehead.games.coupdemain.state import CoupState
from tests.games.coupdemain.test_fire import defence, group_at, prep


def chances(g: CoupState, group: FireGroup, unit: int) -> list[Fraction]:
    """What an attack may do to one of its units."""
    return chances_of(falls_on(g, group, lots_of(g, group, True), unit))


def test_the_odds_of_the_first_example() -> None:
    """[T37.1] [T35.12] A lone unit of morale 7: broken, reduced or dead 73/162, pinned 179/1296."""
    field = defence(["6-4-8 Y18 lmg", "9-2 Y18"], ["4-4-7 X18"], [], "night")
    odds = fire_odds(field.g, group_at(field, BRITISH, "X18"))
    assert odds is not None and odds.column == "16"
    hurt = odds.chance("gone") + odds.chance("reduced") + odds.chance("broken")
    assert hurt == Fraction(73, 162) and odds.chance("pinned") == Fraction(179, 1296)


def test_the_odds_against_a_concealed_target() -> None:
    """[T37.2] [T36.1] Whoever is behind the counter: 25/108 and 167/1296, as for a squad of morale 7."""
    for hidden in ("4-4-7 X18 ?", "2-3-6 X18 ?", "dummy X18 ?"):
        field = defence(["6-4-8 Y18 lmg", "9-2 Y18"], [hidden], [], "night")
        odds = fire_odds(field.g, group_at(field, BRITISH, "X18"))
        assert odds is not None
        hurt = odds.chance("gone") + odds.chance("reduced") + odds.chance("broken")
        assert hurt == Fraction(25, 108) and odds.chance("pinned") == Fraction(167, 1296)


def test_random_selection_by_counting() -> None:
    """[T0.11] The chance to be taken, counted over all dice of three units."""
    for wanted in (1, 2, 3):
        taken = 0
        for roll in range(216):
            dice = [roll % 6, roll // 6 % 6, roll // 36]
            taken += dice[0] >= sorted(dice, reverse=True)[wanted - 1]
        assert chosen_chance(3, wanted) == Fraction(taken, 216)


@pytest.mark.parametrize(("wounded", "gone"), [(False, Fraction(7, 12)), (True, Fraction(1))])
def test_a_hero_spared_by_a_kill_is_wounded_for_certain(wounded: bool, gone: Fraction) -> None:
    """[T8.23] [T13.4] One of two is killed, both where they tie: 7 in 12. Else a hero is wounded without a die, and a
    wounded one lost.
    """
    hero = Standing(9)
    hero.smc, hero.heroic, hero.wounded = True, True, wounded
    found = dict(zip(CODES, after_result(hero, "1KIA", 2, 0)))
    assert found["gone"] == gone and found["reduced"] == 1 - gone


def test_the_chances_of_all_targets_add_up() -> None:
    """[T35.12] For squads, leaders, broken and concealed units together every sum is 1, and a leader helps."""
    field = prep(["6-4-8 Y20", "6-4-8 Y20", "9-1 Y20"], ["4-4-7 Y18", "2-3-7 Y18", "8-1 Y18", "4-4-7 Y18 ?"], [])
    field.g.marks[field.german[1]] |= BROKEN
    group = best_group(field.g, Aim(BRITISH, field.at("Y18")))
    apart = fire_breakdown(field.g, group)
    assert apart is not None
    assert sorted(one.number for one in apart.struck) == sorted(counter_of(field.g, unit) for unit in field.german)
    for one in apart.struck:
        assert sum(share for _, share in one.results) == 1
    alone = prep(["6-4-8 Y20", "6-4-8 Y20", "9-1 Y20"], ["4-4-7 Y18", "2-3-7 Y18", "7-0 Y18", "4-4-7 Y18 ?"], [])
    helped = chances(field.g, group, field.german[0])[4]
    lonely = chances(alone.g, best_group(alone.g, Aim(BRITISH, alone.at("Y18"))), alone.german[0])[4]
    assert helped > lonely


def test_the_36_rolls() -> None:
    """[T6.13] [T6.18] Doubles of those who may cower read a column lower."""
    field = prep(["4-5-8 Y20"], ["4-4-7 Y18"], [])
    apart = fire_breakdown(field.g, group_at(field, BRITISH, "Y18"))
    assert apart is not None and len(apart.rolls) == 36
    assert apart.rolls[0].code == "K/2" and apart.rolls[0].harm == 1
    assert apart.rolls[-1].code == "-" and apart.rolls[-1].harm == 0
    odds = fire_odds(field.g, group_at(field, BRITISH, "Y18"))
    assert odds is not None and odds.results == apart.struck[0].results
    assert sum(one.harm for one in apart.rolls) / 36 == pytest.approx(float(1 - odds.chance("nothing")))


def test_the_odds_of_a_shot() -> None:
    """[T23.5] [T24.2] A mortar hits on 7, 21 of 36, and then attacks on column 2."""
    field = prep(["4-5-8 Y23 mortar-51"], ["4-4-7 Y18"], [])
    odds = shot_odds(field.g, 0, field.at("Y18"), False)
    assert odds is not None and odds.column == "7" and [one.name for one in odds.modifiers] == []
    assert sum(share for _, share in odds.results) == 1
    assert odds.chance("nothing") >= Fraction(15, 36)


def test_the_odds_agree_with_play() -> None:
    """[T35.12] [T8.5] [T8.13] A squad with a leader at its side: a thousand attacks come out as foretold, leader
    losses too.
    """
    field = prep(["6-4-8 Y20", "9-1 Y20"], ["4-4-7 Y18", "8-1 Y18"], [])
    group = best_group(field.g, Aim(BRITISH, field.at("Y18")))
    squad = field.german[0]
    foretold = chances(field.g, group, squad)
    found = [0] * len(CODES)
    for seed in range(1000):
        g = field.g.copy()
        g.dice.tape = None
        g.dice.first = seed
        for _ in attack(g, group):
            pass
        if g.where[squad] < 0:
            found[0] += 1
        elif g.kind[squad] != field.g.kind[squad] and type_of(g, squad).size == HALF_SQUAD:
            found[1] += 1
        else:
            found[2 if g.marks[squad] & BROKEN else 3 if g.marks[squad] & PINNED else 4] += 1
    for at in range(len(CODES)):
        assert abs(found[at] / 1000 - float(foretold[at])) < 0.045, CODES[at]
