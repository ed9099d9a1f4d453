"""The odds shown before a die is cast: exact for fire and battles, and as often as printed when dice are rolled."""

import re
from collections import Counter
from fractions import Fraction

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.read.table import Odds
from bridgehead.games.remagen.combat.fire import shoot
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF
from bridgehead.games.remagen.state import is_disabled
from bridgehead.games.remagen.table.chances import battle_odds, fire_odds, hit_chances
from tests.games.remagen.positions import GAME, US, Field, sector

SHOTS = 3000


def shot(field: Field, here: str, target: str) -> Odds:
    """The odds of all that stands in one sector firing at another."""
    found = fire_odds(field.g, list(field.g.pile[sector(here)]), sector(here), sector(target))
    assert found is not None
    return found


def test_hits_of_the_worked_example() -> None:
    """[7.9] [7.6] Three dice by 3: four hits come with 12, 13 or 14 pips, 61 of 216."""
    chances = hit_chances(3, 3)
    assert chances[4] == Fraction(61, 216)
    assert sum(chances.values()) == 1


def test_a_tank_duel() -> None:
    """[7.6] [7.8] Two dice by 2 at a medium tank: 4 or 5 pips stop it, 6 and more kill it, 3 pips are one hit."""
    field = Field("fire")
    field.us("medium-tank", "O3")
    field.de("medium-tank", "O4")
    results = dict(shot(field, "O3", "O4").results)
    assert results["1 hits"] == Fraction(3, 36)
    assert results["2 hits, stop"] == Fraction(7, 36)
    assert sum([share for code, share in results.items() if "12 lost" in code]) == Fraction(26, 36)


def test_fire_that_cannot_hurt_armour_says_so() -> None:
    """[7.8] A machine gun scores hits on a tank and destroys nothing."""
    field = Field("fire")
    field.us("machine-gun", "O3")
    field.de("armored-car", "O4")
    assert all("lost" not in code and "stop" not in code for code, _ in shot(field, "O3", "O4").results)


def test_cover_is_named_among_the_modifiers() -> None:
    """[7.7] Two pips for each man in a wood."""
    field = Field("fire")
    field.us("machine-gun", "J4")
    field.de("infantry", "J3")
    assert ("cover", 2) in [(one.name, one.value) for one in shot(field, "J4", "J3").modifiers]


@pytest.mark.parametrize(
    ("firers", "targets", "where"),
    [
        ([("medium-tank", 2)], [("medium-tank", 2)], "O4"),
        ([("machine-gun", 2)], [("infantry", 3)], "O4"),
        ([("light-tank", 1), ("machine-gun", 1)], [("infantry", 2), ("machine-gun", 1)], "P2"),
        ([("howitzer", 1)], [("infantry", 4)], "K3"),
    ],
)
def test_dice_fall_as_often_as_the_odds_say(
    firers: list[tuple[str, int]], targets: list[tuple[str, int]], where: str
) -> None:
    """[7.6] [7.7] [7.8] The combat value destroyed, over many shots on the first piece offered each time."""
    field = Field("fire")
    for kind, count in firers:
        field.us(kind, "O3", count)
    for kind, count in targets:
        field.de(kind, where, count)
    odds = shot(field, "O3", where)
    seen: Counter[tuple[int, bool]] = Counter(fired(field, where, seed) for seed in range(SHOTS))
    printed: dict[tuple[int, bool], Fraction] = {}
    for code, share in odds.results:
        key = (loss_in(code), "stop" in code)
        printed[key] = printed.get(key, Fraction(0)) + share
    assert set(seen) <= set(printed)
    for key, share in printed.items():
        expected = float(share) * SHOTS
        spread = (expected * (1 - float(share))) ** 0.5
        assert abs(seen[key] - expected) <= 4.5 * spread + 1, key


def loss_in(code: str) -> int:
    """The combat value destroyed that a code such as `2 hits, 12 lost, stop` or `12 lost, stop` tells."""
    found = re.search(r"(\d+) lost", code)
    return int(found[1]) if found else 0


def fired(field: Field, where: str, seed: int) -> tuple[int, bool]:
    """One salvo: the combat value destroyed, and whether a vehicle was stopped by it."""
    g = field.g.copy()
    g.begin(Dice(seed))
    before = list(g.pile[sector(where)])
    steps = shoot(g, US, sector("O3"), sector(where), list(g.pile[sector("O3")]))
    try:
        choice = next(steps)
        while True:
            choice = steps.send(choice.options[0])
    except StopIteration:
        pass
    lost = sum([COMBAT[KIND_OF[unit]] for unit in before if g.place[unit] < 0])
    return lost, any(is_disabled(g, unit) for unit in before if g.place[unit] >= 0)


def test_a_long_list_of_odds_tells_losses_alone() -> None:
    """[7.6] Two heavy tanks at a full sector: the hits to expect and the most there can be stand above."""
    field = Field("fire")
    field.us("heavy-tank", "O3", 2)
    field.de("bazooka", "O4")
    field.de("infantry", "O4", 4)
    odds = shot(field, "O3", "O4")
    assert [code for code, _ in odds.results] == ["0 lost", "1 lost", "2 lost", "3 lost", "4 lost", "7 lost"][
        -len(odds.results) :
    ]
    assert [(one.name, one.value) for one in odds.modifiers][-2:] == [("hits-expected", 10), ("hits-most", 18)]
    assert sum([share for _, share in odds.results]) == 1


def test_all_results_of_a_battle_are_shown() -> None:
    """[9.7] One in six each at 3-1: DR 4, DR 3, DR 2, DW, fire contact, engaged."""
    odds = battle_odds(36, 12, "")
    assert odds.column == "3-1"
    assert dict(odds.results) == {code: Fraction(1, 6) for code in ("DR 4", "DR 3", "DR 2", "DW", "FIRE CTCT", "ENG")}
    assert [one.paragraph for one in odds.modifiers] == ["9.4", "9.4"]


def test_what_a_salvo_may_bring_is_told_in_words() -> None:
    """[7.6] In both languages; a stop and what is destroyed are named, not coded."""
    field = Field("fire")
    field.us("medium-tank", "O3")
    field.de("medium-tank", "O4")
    codes = [code for code, _ in shot(field, "O3", "O4").results]
    for language in ("en", "fr"):
        said = [GAME.words(language).result(code) for code in codes]
        assert not set(said) & set(codes) - {"2 hits"}
    assert GAME.words("en").result("3 hits, 12 lost") == "3 hits, combat value 12 destroyed"
    assert GAME.words("fr").result("2 hits, stop") == "2 coups au but, un véhicule immobilisé"
    assert GAME.words("fr").result("DR 3") == "le défenseur est repoussé de 3 secteurs"
