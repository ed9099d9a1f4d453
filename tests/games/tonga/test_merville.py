"""[M1] Scenario 2: the three piles, the approach, the objectives, the battery."""

import pytest

from bridgehead.games.tonga.printed.cards import COMMAND_BUNKER, FLAME_THROWER, GATE, HORSA_LANDING, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import APPROACH, GERMAN_UNIT, PROGRESS
from tests.games.tonga.table import GAME, Table, fresh, ids, numbers

ONE, TWO_THREE, FOUR = number_of("1022"), number_of("1023"), number_of("1024")


def battery(terrain: str, british: str = "1105", german: str = "1502", turn: int = 3, **more: object) -> Table:
    """A table on a terrain of Merville, before the German's unit, with two objectives and three battery
    terrains left.
    """
    table = Table(british, german, terrain=terrain, scenario="2", phase=GERMAN_UNIT, **more)  # type: ignore[arg-type]
    table.g.turn = turn
    table.g.objectives = [FOUR, ONE]
    table.g.battery = numbers("1004 1009 1012")
    return table


def test_three_piles() -> None:
    """[M3] Three approaches, six objectives, five battery terrains."""
    g = fresh("2", seed=4)
    assert ids(sorted(g.pile)) == "1017 1018 1021"
    assert ids(sorted(g.objectives)) == "1016 1019 1020 1022 1023 1024"
    assert ids(sorted(g.battery)) == "1004 1009 1012 1017 1021"


def test_british_begin_with_a_heroic_card() -> None:
    """[M2] [M15] After the first hands the British player alone chooses one, and not the Flame-thrower."""
    match = GAME.match("2", seed=1)
    match.answer("keep")
    match.answer("keep")
    assert match.choice is not None
    assert match.choice.prompt == "heroic"
    assert [GAME.notation(option) for option in match.choice.options] == ["heroic:1405", "heroic:1407", "heroic:1408"]
    match.answer("heroic:1408")
    assert match.choice.prompt != "heroic"


def test_keeping_the_approach() -> None:
    """[M4] [M5] [M6] The approach revealed is kept; the other two are shuffled into the battery; the first turn is
    there.
    """
    table = Table("1109 1102", "1502", scenario="2", phase=APPROACH, tape=[2])
    table.g.fronts = []
    table.g.pile = numbers("1017 1018 1021")
    table.g.battery = numbers("1004 1009")
    table.g.turn = 0
    assert (table.asked, table.offered) == ("british approach", ["discard:1109", "keep"])
    table.do("keep")
    assert ids([table.g.fronts[0].terrain]) == "1021"
    assert ids(sorted(table.g.battery)) == "1004 1009 1017 1018"
    assert table.g.turn == 1


def test_another_approach_for_a_strong_unit() -> None:
    """[M4] [M5] A unit of value 4 or more is discarded, and another approach must be kept."""
    table = Table("1109 1102 1114", "1502", scenario="2", phase=APPROACH, tape=[2])
    table.g.fronts = []
    table.g.pile = numbers("1017 1018 1021")
    table.g.battery = numbers("1004 1009")
    table.do("discard:1114")
    assert ids([table.g.fronts[0].terrain]) == "1017"
    assert table.pile(BRITISH) == "1114"
    assert ids(sorted(table.g.battery)) == "1004 1009 1018 1021"


def test_a_hero_may_be_given_up_for_another_approach() -> None:
    """[M4] The booklet's own discard may take a heroic unit, which leaves the game."""
    table = Table("1405 1102", "1502", scenario="2", phase=APPROACH, tape=[2])
    table.g.fronts = []
    table.g.pile = numbers("1017 1018 1021")
    table.do("discard:1405")
    assert table.pile(BRITISH) == ""


@pytest.mark.parametrize(
    ("answers", "discarded", "under"), [(["none"], True, False), (["unit:1505", "give-up"], False, True)]
)
def test_first_turn(answers: list[str], discarded: bool, under: bool) -> None:
    """[M6] [M7] Won, the approach is discarded, lost, it goes under the battery; the second turn is on
    the objectives.
    """
    table = battery("1018", german="1505", turn=1).do(*answers)
    assert (number_of("1018") in table.g.terrain_discard) is discarded
    assert (table.g.battery[0] == number_of("1018")) is under
    assert table.g.fronts[0].terrain == ONE


def test_first_turn_of_a_campaign() -> None:
    """[M6] [C1] In the campaign, where turns are counted on, the approach that was won is discarded too."""
    table = battery("1018", turn=9).do("none")
    assert number_of("1018") in table.g.terrain_discard


def test_reward_is_tokens_only() -> None:
    """[M12] The winner takes two tokens and no card."""
    table = battery("1009", decks=("1102 1102", "")).do("none")
    assert table.told("took-tokens")[0] == (BRITISH, 2)
    kinds = [event.kind for event in table.log]
    assert "drew" not in kinds[: kinds.index("turn")]


def test_german_takes_the_first_heroic_card() -> None:
    """[M15] [R14.4] The medal is German on the first turn: he chooses at its end, then the British
    player, and so on.
    """
    table = battery("1018", turn=1)
    table.g.heroic = [numbers("1405 1407"), numbers("1805 1806")]
    table.g.turn_face = GERMAN
    table.do("none")
    assert table.asked == "german heroic"
    table.do("heroic:1805")
    assert table.g.turn_face == BRITISH


@pytest.mark.parametrize("tape", [[2], [1]])
def test_horsa_landing(tape: list[int]) -> None:
    """[M8] No assault and no reward; the Flame-thrower on a success, for all to see; then the next objective."""
    table = Table("1102", "1502", scenario="2", phase=PROGRESS, tape=tape)
    table.g.objectives = [FOUR, ONE, HORSA_LANDING]
    table.g.battery = numbers("1004 1009 1012")
    table.begin()
    if tape == [2]:
        assert table.offered == ["event:1406", "done"]
        assert FLAME_THROWER in table.g.known[BRITISH]
        table.do("done")
    assert (FLAME_THROWER in table.g.hands[BRITISH]) is (tape == [2])
    assert table.g.fronts[0].terrain == ONE
    assert table.g.objectives == [FOUR]
    assert not table.told("assault-won")


def test_casemate_taken() -> None:
    """[M1] [M9] Its gun is destroyed and the card lies before the British player; a Battery terrain comes next."""
    table = battery("1022").do("none")
    assert (table.g.guns, table.g.destroyed) == (1, [ONE])
    assert table.asked == "german terrain"
    assert len(table.g.offered) == 2


def test_two_guns_in_one_casemate() -> None:
    """[M1] [M9] 1023 counts two guns."""
    assert battery("1023").do("none").g.guns == 2


def test_third_gun_wins() -> None:
    """[M1] With the third gun the British player wins at once."""
    table = battery("1024")
    table.g.guns = 2
    table.do("none")
    outcome = RULES.outcome(table.g)
    assert outcome is not None and (outcome.label, outcome.winner) == ("guns-destroyed", BRITISH)


def test_casemate_lost() -> None:
    """[M9] It is shuffled back into the objectives."""
    table = battery("1022", german="1505").do("unit:1505", "give-up")
    assert sorted(table.g.objectives) == sorted([FOUR, ONE, ONE])
    assert table.g.manpower == 2


def test_command_bunker() -> None:
    """[M10] Won, it is out of the game; lost, it is shuffled back; a Battery terrain comes next."""
    won = battery("1016").do("none")
    assert COMMAND_BUNKER not in won.g.objectives
    lost = battery("1016", german="1505").do("unit:1505", "give-up")
    assert COMMAND_BUNKER in lost.g.objectives
    assert won.g.battery_turn == lost.g.battery_turn == 1


def test_gate_gives_the_choice() -> None:
    """[M11] Won, the British player chooses the next objective, which comes at once."""
    table = battery("1019").do("none")
    assert (table.asked, table.offered) == ("british objective", ["advance:1022", "advance:1024"])
    table.do("advance:1024")
    assert table.g.fronts[0].terrain == FOUR
    assert table.g.objectives == [ONE]


def test_gate_lost() -> None:
    """[M11] Lost, it is shuffled back, and the next turn is again on the objectives."""
    table = battery("1019", german="1505 1502").do("unit:1505", "give-up")
    assert GATE in [*table.g.objectives, table.g.fronts[0].terrain]
    assert table.g.battery_turn == 0


def test_battery_choice_and_under_the_pile() -> None:
    """[M13] The loser of the last assault chooses; the other terrain goes under the pile, where both know it to lie."""
    table = battery("1022").do("none", "advance:1009")
    assert ids(table.g.battery) == "1012 1004"
    assert table.g.battery_known == 1


@pytest.mark.parametrize(
    ("answers", "pile"), [(["none"], "1004 1009 1012"), (["unit:1505", "give-up"], "1017 1004 1009 1012")]
)
def test_battery_terrain_after_the_assault(answers: list[str], pile: str) -> None:
    """[M13] [M14] Won, it is out; lost, it goes under the pile; the top objective comes next."""
    table = battery("1017", german="1505 1502").do(*answers)
    assert ids(table.g.battery) == pile
    assert table.g.fronts[0].terrain == ONE


def test_last_manpower_loses() -> None:
    """[M1] [R15] Each lost assault costs a point, the last one the game."""
    table = battery("1022", german="1505")
    table.g.manpower = 1
    table.do("unit:1505", "give-up")
    outcome = RULES.outcome(table.g)
    assert outcome is not None and outcome.label == "manpower-gone"
