"""[R10] [R11] [R12] [R13] The Assault phase: fights, raises, results, retreat."""

from fractions import Fraction

import pytest

from bridgehead.engine.read.table import Odds
from bridgehead.games.tonga.printed.cards import ROAD
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from tests.games.tonga.table import GAME, Table, ids


def test_worked_example_a_to_g() -> None:
    """[R13] The example fight: patrol against sappers, a grenade, tokens that fail and hold, then an armoured car."""
    table = Table("1103 1101", "1502 1503 1702", tokens=(2, 2), tape=[1, 2, 1])
    table.do("unit:1502")
    assert table.values == (0, 2)  # A: a patrol of 2
    table.do("pass", "unit:1103")
    assert table.values == (3, 2)  # B: sappers of 3
    table.do("hand-over", "play:1702")
    assert table.values == (3, 4)  # C: a grenade makes 2 + 2
    table.do("hand-over", "token:plain")
    assert table.values == (3, 4)  # D: the first token fails
    table.do("token:plain")
    assert table.values == (4, 4)  # D: the second one holds, and a tie is enough
    table.do("hand-over", "token:plain")
    assert table.values == (4, 4)  # E: the German's token fails; he keeps the other
    assert table.g.tokens == [0, 1]
    table.do("give-up")
    front = table.g.now()
    assert (ids(front.fought[GERMAN]), ids(front.fought[BRITISH])) == ("1502", "1103")  # F: the patrol is tilted
    assert (front.played, front.size) == (1, 4)  # G: one of four units
    table.do("unit:1503", "pass")
    assert table.values == (0, 3)
    assert table.asked == "british british-unit"  # and the assault goes on


def test_no_unit_at_all() -> None:
    """[R9.4] A German who plays no unit has lost the assault: two tokens and a card to the British player."""
    table = Table("1102", "1502", decks=("1105 1102", "")).do("none")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.g.tokens == [2, 0]
    assert table.hand(BRITISH) == "1102 1105"
    assert table.g.chooser == GERMAN


def test_no_unit_in_hand_asks_nothing() -> None:
    """[R9.3] Without a unit there is nothing to decide."""
    table = Table("1102", "1702", decks=("1105", ""))
    assert table.asked != "german german-unit"
    assert table.told("no-unit")


def test_british_behind_and_without_means_lose() -> None:
    """[R10.5] [R11.1] A lower value and nothing to add: the British unit is destroyed, a point of manpower is lost."""
    table = Table("1101", "1505", tokens=(0, 0), decks=("", "1502")).do("unit:1505", "unit:1101")
    assert table.g.manpower == 2
    assert table.told("assault-won")[0][0] == GERMAN
    assert table.g.tokens == [0, 2]
    assert table.hand(GERMAN) == "1502"
    assert table.g.chooser == BRITISH
    assert (table.pile(BRITISH), table.pile(GERMAN)) == ("1101", "1505")


def test_hand_over_only_when_equal_or_higher() -> None:
    """[R10.5] [R10.6] Below the German value the British player can only go on or give up."""
    table = Table("1102 1302", "1505 1702", terrain="1003", tokens=(1, 0)).do("unit:1505", "pass", "unit:1102")
    assert table.offered == ["play:1302", "token:plain", "hand-over", "give-up"]
    table.do("hand-over", "play:1702")
    assert table.values == (3, 5)
    assert table.offered == ["play:1302", "token:plain", "give-up"]


def test_german_must_be_strictly_higher() -> None:
    """[R10.6] [R11.2] A German who only draws level has his unit destroyed."""
    table = Table("1105 1102", "1502 1504 1702", terrain="1009").do("unit:1502", "pass", "unit:1105")
    # the nest of size 1 gives the first German unit +2: 4 against 4, the tie is British
    assert table.values == (4, 4)
    table.do("give-up")
    assert table.told("german-lost")
    assert table.told("assault-won")[0][0] == BRITISH


def test_exchange_goes_on_until_somebody_gives_up() -> None:
    """[R10.7] Raise upon raise, in turn."""
    table = Table("1102 1302 1302", "1505 1702 1702").do("unit:1505", "pass", "unit:1102")
    table.do("hand-over", "play:1702", "hand-over", "play:1302", "hand-over", "play:1702")
    assert table.values == (5, 7)
    assert table.asked == "british british-go"
    assert table.offered == ["play:1302", "give-up"]
    table.do("play:1302")
    assert table.told("values")[-1][1:] == (7, 7)
    assert [ids([int(str(unit))]) for _, unit in table.told("german-lost")] == ["1505"]


def test_one_british_unit_a_fight() -> None:
    """[R10.2] Against each German unit one British unit: no second one is offered."""
    table = Table("1101 1102 1105", "1505", tokens=(1, 0)).do("unit:1505", "unit:1102")
    assert "unit:1105" not in table.offered
    assert table.offered == ["play:1101", "token:plain", "hand-over", "give-up"]


def test_actions_need_a_unit() -> None:
    """[R10.3] Before his unit is down the British player is offered units, not actions or tokens."""
    table = Table("1102 1302", "1505", tokens=(2, 0)).do("unit:1505")
    assert table.offered == ["unit:1102", "give-up"]


def test_size_limits_the_units() -> None:
    """[R11.3] On a terrain of size 2 a third unit is not asked for."""
    table = Table("1105 1105 1105", "1502 1502 1502", terrain="1003")
    table.do("unit:1502", "unit:1105", "unit:1502", "unit:1105")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.hand(GERMAN) == "1502"


def test_german_may_stop_before_the_size() -> None:
    """[R12.2] [R11.3] The German may play fewer units than the terrain takes; the British player then wins."""
    table = Table("1105 1105", "1502 1502").do("unit:1502", "unit:1105")
    assert table.offered == ["unit:1502", "none"]
    table.do("none")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.g.manpower == 3


def test_tactical_retreat() -> None:
    """[R12.1] Giving up instead of sending a unit costs a point of manpower and gives the German the reward."""
    table = Table("1102 1105", "1512 1505", decks=("", "1502")).do("unit:1505", "give-up")
    assert table.g.manpower == 2
    assert table.g.tokens == [0, 2]
    assert table.hand(BRITISH) == "1102 1105"
    assert table.g.chooser == BRITISH


def test_last_manpower_loses_the_game() -> None:
    """[R11.1] [R15] With the last point of manpower the game is lost."""
    table = Table("1101", "1505")
    table.g.manpower = 1
    table.do("unit:1505", "give-up")
    outcome = table.position.rules.outcome(table.g)
    assert outcome is not None
    assert (outcome.label, outcome.winner, outcome.scores) == ("manpower-gone", GERMAN, [-1.0, 1.0])


@pytest.mark.parametrize(("tape", "value", "left"), [([2], 4, 1), ([1], 3, 1)])
def test_token(tape: list[int], value: int, left: int) -> None:
    """[R10.4] A token that shows its bonus lies on the unit; one that fails goes back to the Reserve at once."""
    table = Table("1102", "1505", tokens=(2, 0), tape=tape).do("unit:1505", "unit:1102")
    before = table.g.reserve
    table.do("token:plain")
    assert table.values[0] == value
    assert table.g.tokens[BRITISH] == left
    assert table.g.reserve == before + (tape == [1])


def test_tokens_go_back_after_the_assault() -> None:
    """[R14.1] Tokens that lay on units return to the Reserve when the assault ends."""
    table = Table("1102", "1505", tokens=(1, 0), tape=[2]).do("unit:1505", "unit:1102", "token:plain")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.g.reserve == 24 - 2  # only the reward is out


def test_both_sides_may_stop_at_any_time() -> None:
    """[R12] [R12.1] [R10.7] Nobody has to play what he has: giving up is always offered to whoever is behind."""
    table = Table("1101 1302", "1505", tokens=(3, 0)).do("unit:1505", "unit:1101")
    assert table.offered[-1] == "give-up"


def test_retreat_of_a_player_who_is_ahead() -> None:
    """[R12.1] At any time: also he whose value is higher may end the assault, for a point of manpower and the German's
    reward, and then chooses the next terrain.
    """
    table = Table("1105", "1502", decks=("", "1505"), retreats=True).do("unit:1502", "unit:1105")
    assert (table.values, table.offered) == ((4, 2), ["hand-over", "give-up"])
    assert noted(table, "give-up") == [("sure-ahead", 2), ("danger-manpower", 2)]
    table.do("give-up")
    assert (table.told("british-gave-up"), table.told("british-lost")) == ([(ROAD,)], [])
    assert table.told("assault-won")[0][0] == GERMAN
    assert (table.g.manpower, table.g.tokens, table.g.chooser) == (2, [0, 2], BRITISH)


def test_retreat_over_the_dives_and_at_ranville() -> None:
    """[R12.1] [B9.1] [D2] Where no point of manpower is lost, only the assault is."""
    table = Table("1105", "1502", scenario="3", retreats=True).do("unit:1502", "unit:1105")
    assert noted(table, "give-up") == [("sure-ahead", 2), ("assault-lost", 0)]
    table.do("give-up")
    assert table.told("assault-won")[0][0] == GERMAN
    bridges = Table("1105 1105", "1502 1502", terrain="1014A 1015A", scenario="1B", retreats=True)
    bridges.do("unit:1502", "unit:1502", "unit:1105", "unit:1105")
    assert (bridges.g.front, bridges.offered) == (1, ["hand-over", "give-up"])
    bridges.do("give-up")
    assert (bridges.g.manpower, bridges.told("ranville-won")) == (3, [(GERMAN,)])


def test_no_retreat_of_a_player_who_is_ahead_at_benouville() -> None:
    """[R12.1] [A5] There a lost fight never ends the assault, so that there is nothing to retreat from."""
    table = Table("1105 1302", "1502", terrain="1014A", retreats=True).do("unit:1502", "unit:1105")
    assert table.offered == ["play:1302", "hand-over"]


def test_initiative() -> None:
    """[R19] After his unit the German may strengthen it before the British unit comes."""
    table = Table("1102", "1505 1702", tokens=(0, 1), tape=[2]).do("unit:1505")
    assert (table.asked, table.offered) == ("german initiative", ["play:1702", "token:plain", "pass"])
    table.do("play:1702", "token:plain")
    assert table.asked == "british british-unit"
    assert table.values == (0, 6)


def odds_of(table: Table, answer: str) -> Odds | None:
    """The odds of an answer to the open question."""
    choice = table.begin().position.choice
    assert choice is not None
    option = {GAME.notation(one): one for one in choice.options}[answer]
    return RULES.odds(table.g, choice, option)


def test_odds_of_a_token() -> None:
    """[R10.4] One in two; three in four for the first token in the Orchards; and what the value is made of so far."""
    table = Table("1102 1302", "1505", terrain="1021", tokens=(2, 0)).do("unit:1505", "unit:1102", "play:1302")
    odds = odds_of(table, "token:plain")
    assert odds is not None
    assert odds.chance("success") == Fraction(1, 2)
    assert [(one.name, one.value) for one in odds.modifiers] == [("printed", 3), ("terrain", -1), ("actions", 2)]
    orchard = Table("1102", "1505", terrain="1008", tokens=(2, 0), tape=[2]).do("unit:1505", "unit:1102")
    first = odds_of(orchard, "token:plain")
    assert first is not None and first.chance("success") == Fraction(3, 4)
    second = odds_of(orchard.do("token:plain"), "token:plain")
    assert second is not None and second.chance("success") == Fraction(1, 2)


def test_odds_of_the_destiny_token() -> None:
    """[R2.1] One in two, where a card calls for it; a green token has nothing to roll."""
    table = Table("1102 1305", "1505", scenario="1B")
    table.g.green = 1
    table.do("unit:1505", "unit:1102")
    odds = odds_of(table, "play:1305")
    assert odds is not None and odds.chance("success") == Fraction(1, 2)
    assert odds_of(table, "token:green") is None


def noted(table: Table, answer: str) -> list[tuple[str, int]]:
    """What is said of an option before it is taken."""
    choice = table.begin().position.choice
    assert choice is not None
    option = next(one for one in choice.options if GAME.notation(one) == answer)
    return RULES.notes(table.g, choice, option)


def test_what_giving_up_costs_is_said_before() -> None:
    """[R9.4] [R10.5] [R11.1] Sending no unit loses the assault; giving up names the point of manpower; handing over
    says how far one is ahead.
    """
    table = Table("1105 1302", "1502 1702", tokens=(0, 0))
    assert noted(table, "none") == [("assault-lost", 0)]
    table.do("unit:1502", "pass")
    assert noted(table, "give-up") == [("danger-manpower", 2)]
    table.do("unit:1105")
    assert noted(table, "hand-over") == [("ahead", 2)]
    table.do("hand-over")
    assert noted(table, "give-up") == [("unit-lost", 0)]
