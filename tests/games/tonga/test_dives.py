"""[D1] Scenario 3: the German's piles, the three attacks, the four bridges."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.games.tonga.operations.dives import BRIDGES
from bridgehead.games.tonga.printed.cards import BURES, CHATEAU, ROBEHOMME, TROARN, TROARN_VILLAGE, VARAVILLE, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import CHOOSE_PILE, GERMAN_UNIT, PROGRESS, TongaState
from tests.games.tonga.table import GAME, Table, ids, numbers


def built(seed: int, option: str = "refused") -> TongaState:
    """The state after the German has laid his piles at random."""
    match = GAME.match("3", {"identical-terrains": option}, seed=seed)
    dice = Dice(seed).branch(3)
    while match.choice is not None and match.choice.prompt == "build-pile":
        match.take(match.choice.options[dice.below(len(match.choice.options))])
    assert isinstance(match.state, TongaState)
    return match.state


def attack(leg: int, british: str = "1105", german: str = "1502", terrain: str = "1001", **more: object) -> Table:
    """A table in the Bures attack, before the German's unit."""
    table = Table(british, german, terrain=terrain, scenario="3", phase=GERMAN_UNIT, **more)  # type: ignore[arg-type]
    table.g.leg = leg
    return table


@pytest.mark.parametrize("seed", range(12))
def test_piles_keep_the_rules(seed: int) -> None:
    """[D3] [D3.1] [D3.2] Four terrains before each bridge; special ones in their places; no identical pair together."""
    g = built(seed)
    piles = dict(zip(g.slots, g.piles, strict=True))
    assert sorted(g.slots) == BRIDGES
    assert all(len(pile) == 4 for pile in g.piles)
    assert piles[BURES][3] == ROBEHOMME
    assert TROARN_VILLAGE in piles[TROARN]
    assert CHATEAU in piles[VARAVILLE]
    assert all(pile[at] != pile[at + 1] for pile in g.piles for at in (0, 2))


def test_identical_pair_is_refused() -> None:
    """[D3.2] Behind a Garrison the other one is not offered."""
    match = GAME.match("3", seed=1)
    match.answer("place:1005")
    assert match.choice is not None
    assert "place:1005" not in [GAME.notation(option) for option in match.choice.options]


def test_identical_pair_is_offered_where_it_is_penalised() -> None:
    """[D3.2] With the option the German may forget the rule."""
    match = GAME.match("3", {"identical-terrains": "penalised"}, seed=1)
    match.answer("place:1005")
    assert match.choice is not None
    assert "place:1005" in [GAME.notation(option) for option in match.choice.options]


def test_penalty() -> None:
    """[D3.3] The German passes his phase: no cards, no events; he may still play a unit."""
    table = Table("1102", "1502 1601", scenario="3", phase=PROGRESS, tape=[1], decks=("1105 " * 6, "1505 " * 6))
    table.g.piles[0] = numbers("1005 1005") + numbers("1001 1028")
    assert table.asked == "german german-unit"
    assert [args[0] for args in table.told("drew")] == [BRITISH]
    assert table.told("phase-lost")


def test_hands_are_dealt_after_the_piles() -> None:
    """[D4.1] Five cards each, and one chance to change them."""
    g = built(2)
    assert [len(hand) for hand in g.hands] == [5, 5]


def test_choosing_a_pile_blindly() -> None:
    """[D4] The British player picks one of three; its bridge is shown to all."""
    table = Table("1102", "1502", scenario="3", phase=CHOOSE_PILE, tape=[1])
    table.g.slot_state = [0, 0, 0]
    assert (table.asked, table.offered) == ("british choose-pile", ["pile:1", "pile:2", "pile:3"])
    hidden = [card.card for card in RULES.view(table.g, BRITISH).cards if card.zone.startswith("slot")]
    assert hidden == [-1, -1, -1]
    table.do("pile:2")
    assert table.told("bridge-shown") == [(TROARN,)]
    shown = [card.card for card in RULES.view(table.g, BRITISH).cards if card.zone.startswith("slot")]
    assert shown == [-1, TROARN, -1]


def test_a_heroic_card_for_each_attack() -> None:
    """[D5.3] [D2] Both players take one at its start; the Turn token gives none."""
    table = Table("1102", "1502", scenario="3", phase=CHOOSE_PILE, tape=[1])
    table.g.slot_state = [0, 0, 0]
    table.g.heroic = [numbers("1409 1410"), numbers("1809 1810")]
    table.do("pile:1")
    assert table.asked == "british heroic"
    table.do("heroic:1409")
    assert table.asked == "german heroic"
    table.do("heroic:1810")
    assert number_of("1810") in table.g.hands[GERMAN]


@pytest.mark.parametrize(("tape", "asked"), [([1], "british terrain"), ([2], "german terrain")])
def test_turn_token_settles_the_first_choice(tape: list[int], asked: str) -> None:
    """[D5] [D5.1] Whoever the tossed Turn token shows chooses between the two top terrains."""
    table = Table("1102", "1502", scenario="3", phase=PROGRESS, tape=tape)
    assert table.asked == asked
    assert sorted(table.offered) == ["advance:1001", "advance:1002"]


def test_winner_chooses_the_second_terrain() -> None:
    """[D5.2] Two tokens, a card, and the choice."""
    table = attack(0, decks=("1102", "")).do("none")
    table.g.piles[0] = table.g.piles[0][2:]
    assert table.g.tokens == [2, 0]
    assert table.told("drew") == [(BRITISH, 1)]
    assert table.asked == "british terrain"


def test_turn_token_is_turned_every_turn() -> None:
    """[D2] [R14.5] Though it gives no heroic card."""
    table = attack(0)
    table.g.heroic = [numbers("1409"), []]
    face = table.g.turn_face
    table.do("none")
    assert table.g.turn_face == 1 - face
    assert ids(table.g.heroic[BRITISH]) == "1409"


def test_bridge_after_the_second_assault() -> None:
    """[D5.4] Whoever has won it."""
    assert attack(1).do("none").g.fronts[0].terrain == BURES
    assert attack(1, german="1505").do("unit:1505", "give-up").g.fronts[0].terrain == BURES


def test_no_manpower_is_lost() -> None:
    """[D2] There is none to lose."""
    table = attack(0, german="1505").do("unit:1505", "give-up")
    assert table.g.manpower == 0
    assert RULES.outcome(table.g) is None


@pytest.mark.parametrize(("answers", "winner"), [(["none"], BRITISH), (["unit:1505", "give-up"], GERMAN)])
def test_bridge_goes_to_the_winner(answers: list[str], winner: int) -> None:
    """[D5.5] The winner of the assault takes its card."""
    table = attack(2, german="1505", terrain="1030").do(*answers)
    assert table.g.bridges[winner] == [BURES]


@pytest.mark.parametrize(("answers", "winner"), [(["none"], BRITISH), (["unit:1505", "give-up"], GERMAN)])
def test_robehomme(answers: list[str], winner: int) -> None:
    """[D5.6] It counts as a bridge too, and the bridge at the head of the pile follows."""
    table = attack(1, german="1505", terrain="1028").do(*answers)
    assert table.g.bridges[winner] == [ROBEHOMME]
    assert table.g.fronts[0].terrain == BURES


def test_after_the_bridge() -> None:
    """[D5.7] [D8] Heroes are lost unseen, tokens go back and two are taken, hands are shuffled in and five drawn."""
    table = attack(2, british="1105 1409", german="", terrain="1030", decks=("1102 " * 9, "1502 " * 9), tokens=(3, 4))
    table.g.yellow = 1
    table.begin()
    assert (table.g.tokens, table.g.yellow, table.g.yellow_pool) == ([2, 2], 0, 4)
    assert [len(hand) for hand in table.g.hands] == [5, 5]
    assert ids(table.g.aside[BRITISH]) == "1409"
    assert table.told("heroic-lost") == [(BRITISH,)]
    assert number_of("1105") in table.g.hands[BRITISH] + table.g.decks[BRITISH]
    assert table.asked == "british mulligan"
    table.do("keep", "keep")
    assert table.offered == ["pile:2", "pile:3"]


def test_last_pile_picks_itself() -> None:
    """[D8] For the third attack there is no choice."""
    table = Table("1102", "1502", scenario="3", phase=CHOOSE_PILE, tape=[1])
    table.g.slot_state = [2, 2, 0]
    assert table.asked == "british terrain"
    assert table.told("bridge-shown") == [(VARAVILLE,)]


def test_three_bridges_win() -> None:
    """[D1] [D6] At once, Robehomme included."""
    table = attack(2, terrain="1030")
    table.g.bridges = [[ROBEHOMME, TROARN], [VARAVILLE]]
    table.do("none")
    outcome = RULES.outcome(table.g)
    assert outcome is not None and (outcome.label, outcome.winner) == ("bridges-destroyed", BRITISH)


def test_two_bridges_held_win() -> None:
    """[D1] [D6] The German wins with his second bridge."""
    table = attack(2, german="1505", terrain="1030")
    table.g.bridges = [[TROARN], [VARAVILLE]]
    table.do("unit:1505", "give-up")
    outcome = RULES.outcome(table.g)
    assert outcome is not None and (outcome.label, outcome.winner) == ("bridges-held", GERMAN)


def test_three_piles_and_not_three_bridges() -> None:
    """[D1] When Robehomme was passed by, two bridges are not enough after the last attack."""
    table = attack(2, terrain="1030")
    table.g.slot_state = [1, 2, 2]
    table.g.bridges = [[TROARN], [VARAVILLE]]
    table.do("none")
    outcome = RULES.outcome(table.g)
    assert outcome is not None and outcome.label == "bridges-held"


def test_campaign_fights_for_every_bridge() -> None:
    """[D7] In the campaign it goes on after the third British or second German bridge."""
    table = attack(2, terrain="1030", decks=("1102 " * 9, "1502 " * 9))
    table.g.campaign = 1
    table.g.bridges = [[ROBEHOMME, TROARN], []]
    table.g.slot_state = [1, 2, 0]
    table.do("none")
    assert table.g.ending == ""
    assert table.asked == "british mulligan"
