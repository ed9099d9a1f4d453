"""[A1] [B1] Scenarios 1A and 1B: the way, the bridges, the counter-attack."""

import pytest

from bridgehead.games.tonga.printed.cards import BENOUVILLE, CAFE, CARDS, NUMBERS, PEGASUS, RANVILLE, TOBRUK, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import BRITISH_DRAW, BRITISH_EVENTS, PROGRESS, TURN_END
from tests.games.tonga.table import Table, fresh, ids, numbers

BOTH = "1014A 1015A"


def printed(terrain: str) -> list[int]:
    """The two draw numbers of a terrain."""
    return CARDS[NUMBERS[terrain]].draw


def ended(table: Table) -> tuple[str, int]:
    """How the game has ended."""
    outcome = RULES.outcome(table.begin().g)
    assert outcome is not None
    assert outcome.scores == ([1.0, -1.0] if outcome.winner == BRITISH else [-1.0, 1.0])
    return outcome.label, outcome.winner


@pytest.mark.parametrize("seed", range(6))
def test_laying_out(seed: int) -> None:
    """[A3] [B2] Twelve in the pile and two away unseen; Café and Tobruk among the last six; both bridges apart."""
    for scenario in ("1A", "1B"):
        g = fresh(scenario, seed=seed)
        assert (len(g.pile), len(g.removed)) == (12, 2)
        assert {CAFE, TOBRUK} <= set(g.pile[:6])
        assert not {CAFE, TOBRUK, BENOUVILLE, RANVILLE} & set(g.pile[6:] + g.removed)


def test_lone_bridge_is_reached_without_progress() -> None:
    """[A4] After six terrains a turn begins on the bridge with the British phase."""
    table = Table("1102", "1502", phase=TURN_END, decks=("1105 1105 1105", "1505 " * 6))
    table.g.crossed = 6
    table.begin()
    assert [front.terrain for front in table.g.fronts] == [BENOUVILLE]
    assert not table.told("revealed")
    assert table.told("drew") == [(BRITISH, printed("1014A")[0]), (GERMAN, printed("1014A")[1])]


def test_lost_fight_on_the_bridge() -> None:
    """[A5] It costs a point of manpower, and the assault goes on with the next German unit."""
    table = Table("1101 1105", "1505 1505", terrain="1014A").do("unit:1505", "unit:1101")
    assert table.g.manpower == 2
    assert table.asked == "german german-unit"
    assert ids(table.g.now().fought[GERMAN]) == "1505"


def test_manpower_for_a_unit() -> None:
    """[A6] Losing a point instead of playing a unit: the German unit counts as played and as having fought."""
    table = Table("1101 1105", "1502 1502", terrain="1014A").do("unit:1502")
    assert table.offered == ["unit:1101", "unit:1105", "manpower"]
    table.do("manpower")
    front = table.g.now()
    assert (table.g.manpower, front.played, ids(front.fought[GERMAN])) == (2, 1, "1502")
    table.do("unit:1502")
    assert table.values[1] == 3  # the second patrol counts the first


def test_bridge_taken() -> None:
    """[A1] [A7] The British player who wins the assault on the bridge wins 1A."""
    table = Table("1105", "1502", terrain="1014A").do("unit:1502", "unit:1105")
    assert ended(table) == ("bridge-taken", BRITISH)


def test_bridge_lost_with_the_last_manpower() -> None:
    """[A1] [A5] The German wins 1A when the British run out of manpower on the bridge."""
    table = Table("1101", "1505", terrain="1014A")
    table.g.manpower = 1
    table.do("unit:1505", "unit:1101")
    assert ended(table) == ("manpower-gone", GERMAN)


# --- 1B ---


def test_both_bridges_are_reached_together() -> None:
    """[B5] [B3] A turn without Progress phase on both bridges; no heroic card at the end of turns there."""
    table = Table("1102", "1502", scenario="1B", phase=TURN_END, decks=("1105 " * 9, "1505 " * 9))
    table.g.crossed = 6
    table.begin()
    assert [front.terrain for front in table.g.fronts] == [BENOUVILLE, RANVILLE]
    drawn = [printed("1014A")[at] + printed("1015A")[at] for at in (BRITISH, GERMAN)]
    assert table.told("drew") == [(BRITISH, drawn[0]), (GERMAN, drawn[1])]


def test_order_of_units_and_fights() -> None:
    """[B5.1] [B5.2] [B5.3] German units on both bridges, British units on both, Bénouville is fought, then Ranville."""
    table = Table("1101 1105 1302 1302", "1502 1505 1702", terrain=BOTH, scenario="1B")
    asked = [table.asked]
    for answer in ("unit:1502", "pass", "unit:1505", "pass", "unit:1105", "unit:1101"):
        table.do(answer)
        asked.append(table.asked)
    assert asked == [
        "german german-unit",
        "german initiative",
        "german german-unit",
        "german initiative",
        "british british-unit",
        "british british-unit",
        "british british-go",
    ]
    assert (table.g.front, table.values) == (0, (4, 2))
    table.do("hand-over", "give-up")
    assert (table.g.front, table.values) == (1, (2, 3))


def test_bridge_without_german_unit_is_abandoned() -> None:
    """[B5.1] No unit on Ranville: the bridge is British, and turned to Horsa Bridge."""
    table = Table("1105 1102", "1502 1502", terrain=BOTH, scenario="1B").do("unit:1502", "none")
    assert table.g.fronts[1].winner == BRITISH
    assert (table.g.horsa, table.g.size_change) == (1, -1)
    assert table.g.fronts[0].size == 3


def test_manpower_for_a_unit_on_either_bridge() -> None:
    """[B6] On each bridge a point may be lost instead, and the assault there goes on."""
    table = Table("1105", "1502 1502 1502", terrain=BOTH, scenario="1B").do("unit:1502", "unit:1502", "manpower")
    assert table.offered == ["unit:1105", "manpower", "give-up"]
    table.do("manpower")
    assert table.g.manpower == 1
    assert [front.winner for front in table.g.fronts] == [-1, -1]
    assert [ids(front.fought[GERMAN]) for front in table.g.fronts] == ["1502", "1502"]


def test_bridges_do_not_touch_each_other() -> None:
    """[B7] What has fought on one bridge, and what was played there, counts there alone."""
    table = Table("1105 1105 1102", "1502 1502 1502 1702", terrain=BOTH, scenario="1B")
    table.g.fronts[0].fought[GERMAN] = numbers("1505 1505")
    table.do("unit:1502", "play:1702", "unit:1502")
    assert table.told("values")[0][2] == 4
    assert table.told("values")[-1][2] == 2


def test_fights_at_benouville_go_on() -> None:
    """[B8] A lost fight costs a point and another German unit may come."""
    table = Table("1101 1105", "1505 1502 1502", terrain=BOTH, scenario="1B").do("unit:1505", "none", "unit:1101")
    assert (table.g.manpower, table.g.fronts[0].winner) == (2, -1)
    assert table.asked == "german german-unit"


def test_lost_fight_at_ranville() -> None:
    """[B9.1] [B9.2] [B9.4] The assault there is over without loss of manpower; the loser discards a card of his choice;
    Bénouville takes one unit more.
    """
    table = Table("1105 1101 1102 1302", "1502 1505 1502", terrain=BOTH, scenario="1B")
    table.do("unit:1502", "unit:1505", "unit:1105", "unit:1101", "hand-over", "give-up")
    assert (table.asked, table.offered) == ("british discard", ["discard:1102", "discard:1302"])
    table.do("discard:1302")
    assert table.g.manpower == 3
    assert (table.g.fronts[1].winner, table.g.size_change, table.g.fronts[0].size) == (GERMAN, 1, 5)
    assert table.g.horsa == 0


def test_ranville_gives_no_reward() -> None:
    """[B9.3] The winner takes no tokens and draws no card; the loser may even discard a heroic card."""
    table = Table("1105 1105", "1502 1801", terrain=BOTH, scenario="1B", decks=("1302 1302", "1505")).do(
        "unit:1502", "none"
    )
    assert table.told("discarded") == [(GERMAN, number_of("1801"))]
    assert table.g.tokens == [0, 0]
    assert not table.told("drew")
    assert table.pile(GERMAN) == ""  # a heroic card leaves the game


def test_last_manpower_on_either_bridge() -> None:
    """[B10] The last point, lost at Ranville, loses the game."""
    table = Table("1105", "1502 1502", terrain=BOTH, scenario="1B")
    table.g.manpower = 1
    table.do("unit:1502", "unit:1502", "unit:1105", "manpower")
    assert ended(table) == ("manpower-gone", GERMAN)


def test_benouville_taken() -> None:
    """[B11] [B12.1] Two tokens and a card; then the last turn begins on Pegasus Bridge, with the British phase and
    without a heroic card, though the British medal shows.
    """
    table = Table("1105 1201", "1502", terrain=BOTH, scenario="1B", decks=("1302 1302 1302", "1505 " * 9))
    table.g.heroic = [numbers("1401 1402"), []]
    table.do("unit:1502", "unit:1105")
    assert table.g.tokens == [2, 0]
    assert table.told("drew")[:2] == [(BRITISH, 1), (BRITISH, printed("1014B")[0])]
    assert [front.terrain for front in table.g.fronts] == [PEGASUS]
    assert table.asked == "british event"


def test_ranville_is_fought_out_first() -> None:
    """[B11] Bénouville decided, the assault at Ranville goes on to its end before the last turn begins."""
    table = Table("1105 1105 1105", "1502 1502 1502", terrain=BOTH, scenario="1B")
    table.do("unit:1502", "unit:1502", "unit:1105", "unit:1105")
    table.do("none")  # Bénouville is given up
    assert (table.g.fronts[0].winner, table.g.fronts[1].winner) == (BRITISH, -1)
    table.do("unit:1502", "unit:1105")
    assert table.g.fronts[0].terrain == PEGASUS


@pytest.mark.parametrize("change", [1, -1])
def test_pegasus_size_by_ranville(change: int) -> None:
    """[B12.3] One German unit more or fewer at Pegasus Bridge."""
    table = Table("1105 1201", "1502", terrain="1014A", scenario="1B")
    table.g.size_change = change
    table.do("none")
    assert table.g.fronts[0].size == CARDS[PEGASUS].size + change


def test_counter_attack_pile_joins() -> None:
    """[B12.2] After the British phase the pile is shuffled into the German deck, and then he draws."""
    table = Table("1105 1201", "1502", terrain="1014B", scenario="1B", phase=BRITISH_EVENTS)
    table.g.counter = numbers("1512 1702")
    table.do("done")
    assert table.hand(GERMAN) == "1502 1512 1702"
    assert table.g.counter == []


def test_pegasus_held() -> None:
    """[B1] [B12.4] The British player who wins the last assault wins; a lost fight there costs a point."""
    table = Table("1101 1105", "1505 1502", terrain="1014B", scenario="1B").do("unit:1505", "unit:1101")
    assert table.g.manpower == 2
    table.do("unit:1502", "unit:1105")
    assert ended(table) == ("counter-attack-beaten", BRITISH)


def test_laying_the_counter_attack() -> None:
    """[B4] One unit and one event or action of those played this turn, shown to the British player, out of the
    discards.
    """
    table = Table("1102 1105", "1505 1702 1601", scenario="1B", phase=BRITISH_DRAW)
    table.g.heroic = [numbers("1401 1402"), []]
    table.do("event:1601", "unit:1505", "play:1702", "give-up")
    assert (table.asked, table.offered) == ("german counter-unit", ["lay:1505", "none"])
    table.do("lay:1505")
    assert table.offered == ["lay:1601", "lay:1702", "none"]
    table.do("lay:1702")
    assert ids(table.g.counter) == "1505 1702"
    assert table.pile(GERMAN) == "1601"
    assert table.told("laid") == [(number_of("1505"),), (number_of("1702"),)]
    backs = [card.card for card in RULES.view(table.g, BRITISH).cards if card.zone == "counter-attack"]
    assert backs == [-1, -1]


def test_counter_attack_takes_no_heroes_and_no_cancelled_cards() -> None:
    """[B4] [R5.3] Heroic cards have left the game, and a cancelled card has not been played."""
    table = Table("1102 1304", "1505 1702 1804", scenario="1B")
    table.do("unit:1505", "play:1702", "respond:1304", "play:1804", "pass", "give-up", "lay:1505")
    assert table.asked != "german counter-card"


def test_no_counter_attack_pile_at_the_bridges() -> None:
    """[B4] Only in the six turns on the way."""
    table = Table("1101 1105", "1505", terrain="1014A", scenario="1B", decks=("1102", "")).do("unit:1505", "unit:1105")
    assert not table.told("laid")
    assert table.asked != "german counter-unit"


def test_way_ends_after_six_terrains() -> None:
    """[A4] Each turn crosses one terrain, whoever wins it."""
    table = Table("1101", "1505", phase=PROGRESS)
    table.g.pile = numbers("1001 1001 1002 1003")
    table.g.crossed = 5
    table.do(table.offered[0])
    while table.asked and table.g.fronts[0].terrain != BENOUVILLE:
        table.do(table.offered[-1])
    assert table.g.crossed == 6
