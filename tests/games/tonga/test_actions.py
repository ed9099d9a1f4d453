"""[R10.3] Every combat action: what it adds, and what else it does."""

import pytest

from bridgehead.games.tonga.printed.cards import CARDS, number_of
from bridgehead.games.tonga.printed.terms import ACTION, BRITISH, GERMAN
from tests.games.tonga.table import Table, numbers

# action, terrain, British unit, German unit, units that have fought, dice, change of the British lead
BRITISH_BONUS = [
    ("1302", "1001", "1102", "1505", "", [], 2),
    ("1305", "1001", "1102", "1505", "", [1], 1),
    ("1305", "1001", "1102", "1505", "", [2], 2),
    ("1306", "1001", "1102", "1505", "", [], 1),
    ("1307", "1001", "1102", "1505", "", [], 2),
    ("1308", "1001", "1102", "1505", "", [], 1),
    ("1308", "1001", "1102", "1502", "", [], 3),
    ("1309", "1001", "1102", "1505", "", [], 1),
    ("1309", "1014A", "1102", "1505", "", [], 3),
    ("1310", "1001", "1102", "1505", "", [], 2),
    ("1310", "1001", "1103", "1505", "", [], 3),
    ("1312", "1001", "1102", "1505", "", [], 2),
    ("1312", "1021", "1103", "1505", "", [], 3),
    ("1314", "1001", "1102", "1505", "", [], 1),
    ("1314", "1001", "1102", "1505", "1102", [], 2),
    ("1314", "1001", "1102", "1505", "1102 1102 1105", [], 3),
    ("1408", "1001", "1102", "1505", "", [], 3),
    ("1412", "1001", "1102", "1505", "", [], 2),
]
GERMAN_BONUS = [
    ("1702", "1001", "", [], 2),
    ("1705", "1001", "", [], 2),
    ("1707", "1001", "", [], 1),
    ("1707", "1001", "1505", [], 2),
    ("1707", "1001", "1505 1505 1505", [], 3),
    ("1708", "1001", "", [], 1),
    ("1709", "1001", "", [], 3),
    ("1710", "1001", "", [], 1),
    ("1712", "1001", "", [], 1),
    ("1804", "1001", "", [], 3),
    ("1807", "1001", "", [1], 2),
    ("1807", "1001", "", [2], 4),
    ("1812", "1001", "", [], 2),
    ("1812", "1030", "", [], 3),
]
OWN_TESTS = {"1301", "1303", "1304", "1311", "1313", "1403", "1409", "1701", "1703", "1704", "1706", "1711"}


def lead(values: tuple[object, ...]) -> int:
    """British value less German value in an event of values."""
    return int(str(values[1])) - int(str(values[2]))


@pytest.mark.parametrize(("action", "terrain", "own", "enemy", "fought", "dice", "change"), BRITISH_BONUS)
def test_british_bonus(
    action: str, terrain: str, own: str, enemy: str, fought: str, dice: list[int], change: int
) -> None:
    """[R10.3] What a British action adds to its unit, or takes from the enemy."""
    table = Table(f"{own} {action} 1101", f"{enemy} 1502", terrain=terrain, tape=dice)
    table.g.fronts[0].fought[BRITISH] = numbers(fought)
    table.do(f"unit:{enemy}", f"unit:{own}")
    before = lead(table.told("values")[-1])
    table.do(f"play:{action}")
    assert lead(table.told("values")[-1]) - before == change


@pytest.mark.parametrize(("action", "terrain", "fought", "dice", "change"), GERMAN_BONUS)
def test_german_bonus(action: str, terrain: str, fought: str, dice: list[int], change: int) -> None:
    """[R10.3] [R20.4] What a German action adds to its unit, or takes from the enemy."""
    table = Table("1109 1102 1101 1101", f"1505 1502 {action}", terrain=terrain, tape=dice, tokens=(0, 1))
    table.g.fronts[0].fought[GERMAN] = numbers(fought)
    table.do("unit:1505", "pass", "unit:1109", "discard:1102", "hand-over")
    before = lead(table.told("values")[-1])
    table.do(f"play:{action}")
    if table.asked == "british discard":
        table.do(table.offered[0])
    assert before - lead(table.told("values")[-1]) == change


def test_every_action_has_a_test() -> None:
    """[R10.3] No combat action is left out; those that cancel or change numbers are with the answers."""
    proved = {row[0] for row in BRITISH_BONUS} | {row[0] for row in GERMAN_BONUS} | OWN_TESTS
    assert proved == {card.id for card in CARDS if card.kind == ACTION}


@pytest.mark.parametrize(("choice", "values", "tokens"), [("strengthen:2", (5, 3), 0), ("take-tokens:2", (3, 3), 2)])
def test_lightning_attack(choice: str, values: tuple[int, int], tokens: int) -> None:
    """[R20.3] 1301: +2 or two tokens, chosen after the moment to cancel it."""
    table = Table("1102 1301 1101", "1505 1704 1702").do("unit:1505", "pass", "unit:1102", "play:1301")
    assert table.asked == "german respond"
    table.do("let")
    assert table.asked == "british effect"
    table.do(choice)
    assert (table.values, table.g.tokens[BRITISH]) == (values, tokens)


def test_cancelled_lightning_attack_asks_no_choice() -> None:
    """[R20.3] Cancelled, it offers no choice."""
    table = Table("1102 1301 1101", "1505 1704 1702").do("unit:1505", "pass", "unit:1102", "play:1301", "respond:1704")
    assert table.asked == "british british-go"


def test_coordinated_defence() -> None:
    """[R20.4] [R20.7] 1701: +1 and one more for each German unit that has fought, at most +3; or that many cards, at
    most two.
    """
    table = Table("1109 1101 1101 1304", "1505 1701", decks=("", "1502 1502 1502"), scenario="3")
    table.g.fronts[0].fought[GERMAN] = numbers("1505 1505 1502")
    table.do("unit:1505", "pass", "unit:1109", "discard:1101", "hand-over", "play:1701")
    assert table.asked == "british respond"
    table.do("let")
    assert table.offered == ["strengthen:3", "draw-cards:2"]
    table.do("draw-cards:2")
    assert table.hand(GERMAN) == "1502 1502"


def test_hand_to_hand_ends_all_tokens() -> None:
    """[R10.4] 1306: no more tokens in this fight for anybody, special ones neither; those that lie stay."""
    table = Table("1102 1306 1101", "1505 1702", tokens=(2, 2), tape=[2], scenario="1B")
    table.g.green = 1
    table.do("unit:1505", "pass", "unit:1102", "token:plain", "play:1306")
    assert table.values == (5, 3)
    assert table.offered == ["play:1101", "hand-over", "give-up"]
    table.do("hand-over")
    assert table.offered == ["play:1702", "give-up"]


def test_suppressing_fire_spares_special_tokens() -> None:
    """[R10.4] 1708: no more ordinary tokens for the British player in this fight."""
    table = Table("1102 1101", "1505 1708", tokens=(2, 0))
    table.g.yellow = 1
    table.do("unit:1505", "pass", "unit:1102", "hand-over", "play:1708")
    assert [one for one in table.offered if one.startswith("token")] == ["token:plus3"]


def test_token_ban_ends_with_the_fight() -> None:
    """[R10.4] What bars tokens in one fight does not in the next."""
    table = Table("1105 1105 1306", "1502 1502", tokens=(1, 0)).do("unit:1502", "unit:1105", "play:1306", "unit:1502")
    table.do("unit:1105")
    assert "token:plain" in table.offered


def test_sacrifice() -> None:
    """[R20.1] 1403: the British unit is discarded and has not fought, the German one destroyed, even a heroic one."""
    table = Table("1101 1403 1105", "1801 1505", scenario="1B").do("unit:1801", "unit:1101", "play:1403")
    front = table.g.now()
    assert (front.fought[BRITISH], front.fought[GERMAN]) == ([], numbers("1801"))
    assert table.pile(BRITISH) == "1101"
    assert table.asked == "german german-unit"


def test_sacrifice_needs_an_ordinary_unit() -> None:
    """[R5.1] 1403: a heroic unit cannot be sacrificed."""
    table = Table("1401 1403 1302", "1505", scenario="1B").do("unit:1505", "unit:1401")
    assert "play:1403" not in table.offered


def test_relief() -> None:
    """[R10.3] 1311: the unit goes back to hand, another takes its place, bonuses stay."""
    table = Table("1101 1105 1302 1311", "1505 1702", scenario="2")
    table.do("unit:1505", "pass", "unit:1101", "play:1302", "play:1311")
    assert (table.asked, table.offered) == ("british british-unit", ["unit:1105", "give-up"])
    table.do("unit:1105")
    assert table.asked == "british british-go"
    assert table.values == (6, 3)
    assert table.g.now().fought[BRITISH] == []
    twins = Table("1105 1105 1311", "1505 1502", scenario="2").do("unit:1505", "unit:1105", "play:1311")
    assert twins.offered == ["unit:1105", "give-up"]


def test_interception_bars_units() -> None:
    """[R18.1] [R20.6] 1409: the German plays no more units here, and a Trench does not help; the unit in the fight must
    still be beaten.
    """
    table = Table("1105 1409", "1502 1505 1703", scenario="3").do("unit:1502", "unit:1105", "play:1409")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.hand(GERMAN) == "1505 1703"


def test_who_is_intercepted_is_not_intercepted_again() -> None:
    """[R18.2] Where no more units come a second 1409 has nothing to forbid when the last one has been destroyed."""
    table = Table("1105 1105 1409 1409", "1502 1505", scenario="3")
    table.do("unit:1502", "unit:1105", "play:1409", "hand-over")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.hand(BRITISH) == "1105 1409"


def test_interception_when_a_unit_is_destroyed() -> None:
    """[R18.2] 1409 may also be played when a German unit has been destroyed."""
    table = Table("1105 1409", "1506 1505", scenario="3").do("unit:1506", "unit:1105", "hand-over")
    assert (table.asked, table.offered) == ("british tilt", ["respond:1409", "let", "quiet"])
    table.do("respond:1409")
    assert table.told("assault-won")[0][0] == BRITISH


def test_vickers_lifts_later_units() -> None:
    """[R10.3] 1412: this unit and those after it have +2 on this terrain."""
    table = Table("1105 1102 1412", "1502 1505", scenario="3").do("unit:1502", "unit:1105", "play:1412", "unit:1505")
    table.do("unit:1102")
    assert table.told("values")[-1][1] == 5


def test_bugle_call_draws_after_victory() -> None:
    """[R11.2] 1408: +3, and a card if the German unit is destroyed."""
    table = Table("1102 1408", "1505 1502", scenario="2", decks=("1105 1105", "")).do(
        "unit:1505", "unit:1102", "play:1408"
    )
    assert table.told("drew") == [(BRITISH, 1)]


def test_counter_assault_counts_tokens() -> None:
    """[R10.4] 1711: +1 for each token that lies on the British unit, at most +3."""
    table = Table("1102 1101", "1505 1711", scenario="2", tokens=(4, 0), tape=[2, 2, 2, 2])
    table.do("unit:1505", "pass", "unit:1102", *["token:plain"] * 4, "hand-over", "play:1711")
    assert table.told("values")[-1][1:] == (7, 6)


def test_panzerfaust_costs_a_token() -> None:
    """[R10.3] 1709: +3, and one token goes back."""
    table = Table("1102", "1505 1709", tokens=(0, 2)).do("unit:1505", "play:1709")
    assert table.g.tokens[GERMAN] == 1


def test_flare_shows_the_hand() -> None:
    """[R3.9] 1710: the British player shows his hand: the German knows it from then on."""
    table = Table("1102 1105", "1505 1710", scenario="3").do("unit:1505", "play:1710")
    assert table.g.known[BRITISH] == numbers("1102 1105")


def test_mines_cost_a_card() -> None:
    """[R4.3] 1712: -1, and the British player discards a card of his choice."""
    table = Table("1102 1105", "1505 1712", scenario="2").do("unit:1505", "play:1712")
    assert table.asked == "british discard"
    table.do("discard:1102")
    assert table.pile(BRITISH) == "1102"


def test_fire_at_will_takes_a_token() -> None:
    """[R10.3] 1804: +3 and a token."""
    assert Table("1102", "1505 1804", scenario="1B").do("unit:1505", "play:1804").g.tokens == [0, 1]


def test_no_value_below_zero() -> None:
    """[R10.1] A unit's value does not fall below 0."""
    table = Table("1111 1101", "1505 1502 1705 1705", discards=("1102 1102", ""), tokens=(1, 0))
    table.do("unit:1505", "play:1705", "play:1705", "unit:1111")
    assert table.told("values")[-1][1] == 0  # 1 - 2 - 2
    assert number_of("1705") in table.g.now().actions[GERMAN]
