"""How the game tells what the dice did: in words that fit whom they befell, in both languages."""

from fractions import Fraction

import pytest

from bridgehead.games.pegasus.printed.tables import (
    CRASH,
    DEMOLITION,
    FIRE,
    GRENADE_TABLE,
    HAND_TO_HAND_TABLE,
    LEADER_CASUALTY,
    SUPPRESSION,
)
from bridgehead.games.pegasus.printed.terms import (
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    GERMAN_FIRE,
    GERMAN_MOVEMENT,
    HAND_TO_HAND,
)
from bridgehead.games.pegasus.units import effects
from tests.games.pegasus.positions import GAME, Battle

LANGUAGES = ["en", "fr"]
READINGS = [
    effects.UNIT,
    effects.LEADER,
    effects.CAR,
    effects.NOTHING,
    effects.OPEN_TANK,
    effects.PIAT,
    effects.GAMMON_BOMB,
    effects.GAMMON_BOMB_AT_CAR,
    effects.GUN_AT_TANK,
    effects.GUN_AT_AREA,
    effects.GUNS_AT_TANK,
    effects.GUNS_AT_AREA,
]


def log(battle: Battle, language: str = "en") -> str:
    """Everything told, a sentence a line."""
    words = GAME.words(language)
    battle.begin()
    return "\n".join(words.event(event) for event in battle.events)


def likely(battle: Battle, option: str) -> dict[str, str]:
    """The results of an option's odds as the table says them."""
    odds = battle.odds(option)
    return {code: GAME.words("en").result(code, odds.reading) for code, _ in odds.results}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", READINGS)
def test_every_result_has_words(language: str, reading: str) -> None:
    """[6.1.5] [5.3.grenades.2] Every code of the two charts, against whatever it is rolled."""
    words = GAME.words(language)
    for code in {cell for table in (FIRE, GRENADE_TABLE) for row in table.cells for cell in row}:
        assert words.result(code, reading) not in (code, f"{reading}-{code}")


def test_small_arms_in_words() -> None:
    """[6.1.5] In the odds and in the log; the (H) is nothing to infantry."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "garrison-1": "PIL"}, [6]).answer("fire:wood-platoon")
    assert likely(battle, "target:garrison-1") == {"-": "no effect", "S": "suppressed", "1(H)": "loses 1 point"}
    battle.answer("target:garrison-1")
    assert "loses 1 point [1(H)]." in log(battle)
    assert "perte de 1 point [1(H)]." in log(battle, "fr")


def test_the_faces_of_the_die_are_told() -> None:
    """[6.1.5] Before modifiers, and one line for what comes to the same: to a shelled area S is as good as a dash."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "garrison-1": "PIL"}).answer("fire:wood-platoon")
    lines = [said for _code, said, _share in GAME.words("en").chances(battle.odds("target:garrison-1"))]
    assert lines == ["1–3: no effect", "4, 5: suppressed", "6: loses 1 point"]
    assert GAME.words("fr").chances(battle.odds("target:garrison-1"))[1][1] == "4, 5 : neutralisation"
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "tank-1": "PB2"}).answer("field-gun:wood-platoon")
    found = [(said, share) for _code, said, share in GAME.words("en").chances(battle.odds("target:tank-1"))]
    assert found == [("1–4: no effect", Fraction(2, 3)), ("5, 6: the tank is a wreck", Fraction(1, 3))]


def test_a_leader_alone_is_checked_not_bled() -> None:
    """[6.1.6] Ruling 46."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "hickman": "E1"}).answer("fire:wood-platoon")
    assert likely(battle, "target:hickman")["2(H)"] == "the leader is checked"


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ({"tank-1": "M1"}, {"-": "no effect", "S": "no effect", "1": "no effect", "1(H)": "the tank is a wreck"}),
        ({"tank-1": "M1", "platoon-1": "M1"}, dict.fromkeys(("-", "S", "1", "1(H)"), "no effect")),
    ],
)
def test_a_grenade_at_a_tank_in_words(pieces: dict[str, str], words: dict[str, str]) -> None:
    """[5.3.grenades.2d] Only an (H), and not past infantry."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "M1", "wood": "M1", **pieces}).answer("move:wood-platoon")
    assert likely(battle, "grenade:tank-1") == words


def test_a_piat_in_words() -> None:
    """[6.3] And how many charges are left, in the singular too."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "E1", "tank-1": "E1"}, [6, 5]).give("piat-1", "wood-platoon")
    battle.answer("piat:wood-platoon")
    assert likely(battle, "target:tank-1")["S(H)"] == "the tank is stopped, and its crew may flee"
    battle.answer("target:tank-1")
    assert "the tank is a wreck [1(H)]; 1 charge left." in log(battle)
    assert "le char est détruit [1(H)] ; il reste 1 coup." in log(battle, "fr")


def test_guns_in_words() -> None:
    """[6.5.fire.4] An area is shelled, a tank wrecked."""
    battle = Battle(BRITISH_FIRE, {"wood-platoon": "ATG", "tank-1": "PB2", "garrison-1": "SET"})
    battle.answer("field-gun:wood-platoon")
    assert likely(battle, "target:tank-1")["1(H)"] == "the tank is a wreck"
    assert likely(battle, "target:garrison-1")["S"] == "no effect"
    assert "each unit loses 1 point" in likely(battle, "target:garrison-1")["1(H)"]


def test_the_machine_gun_is_named() -> None:
    """[6.1.mg] What the rest of the area suffers is its fire."""
    pieces = {"garrison-1": "NET", "garrison-2": "NET", "wood-platoon": "NA2", "fox-a": "NA2"}
    battle = Battle(GERMAN_FIRE, pieces, [4])
    assert "Machine gun fire on the others there: Garrison squad 1" in log(battle)
    assert "La mitrailleuse sur les autres" in log(battle, "fr")


def test_infantry_marches_off() -> None:
    """[5.5.1-3] It does not drive."""
    pieces = {"wood-platoon": "L1", "tank-1": "LP3", "platoon-1": "LP1"}
    battle = Battle(BRITISH_FIRE, pieces, [6, 1]).column("tank-1", "platoon-1").give("piat-1", "wood-platoon")
    battle.answer("piat:wood-platoon", "target:tank-1").jump(GERMAN_MOVEMENT)
    assert "German platoon 1 marches off the map at LePort entry." in log(battle)


def test_one_retreats_as_several_do() -> None:
    """[7.0.6] The sentence needs no plural."""
    battle = Battle(HAND_TO_HAND, {"para-1": "M1", "platoon-1": "M1"}, [3]).strengths(platoon_1=3)
    battle.answer("retreat:E1")
    assert "Retreat from Causeway, west to" in log(battle)


def test_a_tank_that_cannot_turn_back_says_so() -> None:
    """[5.5.4] The road behind it is full and there is no open ground beside the junction."""
    pieces = {"wood-platoon": "GON", "tank-1": "W1", "tank-2": "TJ", "tank-3": "LP6", "tank-4": "LP5", "tank-5": "LP4"}
    battle = Battle(BRITISH_FIRE, pieces, [6, 4]).column("tank-1", "tank-2", "tank-3", "tank-4", "tank-5")
    battle.give("piat-1", "wood-platoon").answer("piat:wood-platoon", "target:tank-1")
    assert "Mark IV 2 finds the road behind it full, and waits at Benouville T-junction." in log(battle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_charts_are_said_in_words(language: str) -> None:
    """[5.3.grenades.1] [6.1.5] [7.0.3] No raw key heads a column, and every code of these charts has its meaning."""
    words = GAME.words(language)
    for table in (GRENADE_TABLE, SUPPRESSION, LEADER_CASUALTY, DEMOLITION, CRASH):
        assert all(words.has(f"column-{column}") for column in table.columns)
    for table in (FIRE, GRENADE_TABLE, HAND_TO_HAND_TABLE, SUPPRESSION, LEADER_CASUALTY, DEMOLITION):
        for code in {cell for row in table.cells for cell in row}:
            assert words.result(code, table.key) != code
