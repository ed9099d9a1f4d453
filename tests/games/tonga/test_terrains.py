"""[R7.3] Every terrain: what it does on entering, while the assault lasts, and at its end."""

import pytest

from bridgehead.games.tonga.printed.cards import CARDS, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN, TERRAIN
from bridgehead.games.tonga.state import BRITISH_EVENTS, PROGRESS
from tests.games.tonga.table import Table, numbers

# terrain, British unit, German unit, German units that have fought, values of the two
VALUES = [
    ("1001", "1102", "1505", "", (3, 3)),
    ("1002", "1102", "1505", "", (3, 3)),
    ("1003", "1102", "1505", "", (3, 3)),
    ("1004", "1102", "1505", "", (3, 4)),
    ("1004", "1105", "1512", "1505", (4, 5)),
    ("1004", "1102", "1502", "1505 1505", (3, 5)),
    ("1005", "1102", "1505", "", (3, 4)),
    ("1005", "1102", "1505", "1505", (3, 3)),
    ("1006", "1102", "1505", "", (3, 3)),
    ("1007", "1102", "1505", "", (3, 3)),
    ("1008", "1102", "1505", "", (3, 3)),
    ("1009", "1102", "1505", "", (3, 5)),
    ("1010", "1102", "1505", "", (3, 3)),
    ("1011", "1102", "1505", "", (3, 4)),
    ("1012", "1102", "1505", "", (3, 3)),
    ("1013", "1102", "1505", "", (3, 3)),
    ("1014A", "1102", "1505", "", (3, 3)),
    ("1014B", "1102", "1505", "", (3, 3)),
    ("1016", "1102", "1505", "", (3, 3)),
    ("1017", "1102", "1505", "", (3, 3)),
    ("1018", "1102", "1505", "", (3, 3)),
    ("1019", "1102", "1505", "", (3, 3)),
    ("1021", "1102", "1505", "", (2, 3)),
    ("1021", "1103", "1505", "", (4, 3)),
    ("1021", "1114", "1505", "", (4, 3)),
    ("1022", "1102", "1505", "", (3, 3)),
    ("1023", "1102", "1505", "", (3, 4)),
    ("1023", "1102", "1505", "1505", (3, 3)),
    ("1024", "1102", "1505", "", (3, 3)),
    ("1025", "1102", "1505", "", (3, 3)),
    ("1026", "1105", "1505", "", (3, 3)),
    ("1026", "1102", "1513", "", (3, 3)),
    ("1027", "1102", "1505", "", (3, 4)),
    ("1028", "1102", "1505", "", (3, 4)),
    ("1029", "1102", "1505", "", (3, 3)),
    ("1030", "1102", "1505", "", (3, 3)),
    ("1031", "1102", "1503", "", (3, 4)),
    ("1032", "1102", "1505", "", (3, 3)),
]
NOT_FOUGHT_ALONE = {"1015A", "1015B", "1020"}


@pytest.mark.parametrize(("terrain", "own", "enemy", "fought", "values"), VALUES)
def test_terrain_and_values(terrain: str, own: str, enemy: str, fought: str, values: tuple[int, int]) -> None:
    """[R7.3] [R20.9] What a terrain does to the values of the units on it."""
    table = Table(f"{own} 1101", f"{enemy} 1502", terrain=terrain)
    table.g.fronts[0].fought[GERMAN] = numbers(fought)
    table.do(f"unit:{enemy}")
    if table.asked == "german initiative":  # on the Fields he could lend a unit
        table.do("pass")
    table.do(f"unit:{own}")
    assert table.told("values")[-1][1:] == values


def test_every_terrain_is_tried() -> None:
    """[R7.3] No terrain is left out: the rest have their tests with the scenarios."""
    assert {row[0] for row in VALUES} | NOT_FOUGHT_ALONE == {card.id for card in CARDS if card.kind == TERRAIN}


def test_terrain_limit_binds_the_terrain_only() -> None:
    """[R20.9] On 1004 and 1028 the terrain lifts a unit to 5 at most; its own text, actions and tokens go beyond."""
    table = Table("1102", "1512 1702", terrain="1028", tokens=(0, 1), tape=[2])
    table.g.fronts[0].fought[GERMAN] = numbers("1505")
    table.do("unit:1512", "play:1702", "token:plain")
    assert table.values[1] == 5 + 2 + 1


def enter(terrain: str, british: str = "1102 1105", german: str = "1502 1505", **more: object) -> Table:
    """A table before the Progress phase in which a terrain is entered next."""
    table = Table(british, german, terrain="1001", phase=PROGRESS, **more)  # type: ignore[arg-type]
    table.g.pile = [number_of("1001"), number_of(terrain)]
    table.g.chooser = BRITISH
    return table.do(f"advance:{terrain}")


def test_containers() -> None:
    """[R7.3] 1002: two tokens for the British player."""
    assert enter("1002").g.tokens == [2, 0]


def test_wrecked_glider() -> None:
    """[R7.3] [R4.4] 1003: he may take back a unit from his discard pile, and need not."""
    table = enter("1003", discards=("1302 1105", ""))
    assert (table.asked, table.offered) == ("british recover", ["take:1105", "enough"])
    table.do("take:1105")
    assert table.told("recovered") == [(BRITISH, number_of("1105"))]


def test_village() -> None:
    """[R20.10] 1006: each player once, British first, any number of tokens for as many cards."""
    table = enter("1006", tokens=(3, 1), decks=("1101 1101 1101 1101 1101 1101", "1501 1501 1501"))
    assert (table.asked, table.offered) == ("british trade", ["trade:0", "trade:1", "trade:2", "trade:3"])
    table.do("trade:2")
    assert (table.asked, table.offered) == ("german trade", ["trade:0", "trade:1"])
    assert table.g.tokens == [1, 1]
    assert table.told("drew")[0] == (BRITISH, 2)


def test_fields_lend_units() -> None:
    """[R20.2] [R20.4] 1007: once in each fight a unit may be played as an action for +2; it has not fought."""
    table = Table("1102 1105 1109", "1505 1502 1503", terrain="1007").do("unit:1505", "pass", "unit:1102", "play:1109")
    assert table.values == (5, 3)
    assert "play:1105" not in table.offered
    table.do("play:1503")
    assert table.told("values")[-1][1:] == (5, 5)


def test_fields_lend_more_than_a_scouts_text() -> None:
    """[R10.3] [R20.2] 1007: the first Scout of a fight gives the terrain's +2, the next one the +1 of its own text."""
    table = Table("1101 1101 1102", "1505", terrain="1007").do("unit:1505", "unit:1102", "play:1101")
    assert table.values == (5, 3)
    table.do("play:1101")
    assert table.told("values")[-1][1:] == (6, 3)


def test_nothing_counts_of_a_lent_units_text() -> None:
    """[R20.2] [R11.2] 1007: the Canadians draw two cards when they win a fight, and none when they are lent to another
    unit that wins it.
    """
    table = Table("1102 1410", "1505", terrain="1007", decks=("1105 1105", ""))
    table.do("unit:1505", "unit:1102", "play:1410")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.told("drew") == [(BRITISH, 1)], "the draw of the next turn, and no other"


def test_lent_unit_may_be_cancelled_as_an_action() -> None:
    """[R17] 1007: such a unit is an action and is answered as one: by a Riposte, not by a Booby Trap."""
    table = Table("1102 1105", "1505 1704 1706", terrain="1007").do("unit:1505", "unit:1102", "let", "play:1105")
    assert table.offered == ["respond:1704", "let", "quiet"]


def test_orchards_give_a_second_toss() -> None:
    """[R7.3] 1008: the first token of each player in a fight is tossed again if it fails, the second is not."""
    table = Table("1102", "1505", terrain="1008", tokens=(2, 0), tape=[1, 2, 1]).do("unit:1505", "unit:1102")
    table.do("token:plain")
    assert table.values[0] == 4
    table.do("token:plain")
    assert table.told("tossed")[-1][2] == 1


def test_cafe_shows_the_german_hand() -> None:
    """[R7.3] [R3.9] 1010: the German shows his hand, to the British player alone."""
    table = enter("1010")
    assert table.g.known[GERMAN] == numbers("1502 1505")
    seen = [event for event in table.log if event.kind == "hand-seen"]
    assert [event.audience for event in seen] == [BRITISH]


@pytest.mark.parametrize("terrain", ["1011", "1027"])
def test_token_for_the_german(terrain: str) -> None:
    """[R7.3] 1011, 1027: the German takes a token."""
    assert enter(terrain).g.tokens == [0, 1]


def test_varaville_bridge_gives_a_token() -> None:
    """[R7.3] 1032: the British player takes a token."""
    assert enter("1032").g.tokens == [1, 0]


def test_towpath_rewards_the_winner() -> None:
    """[R7.3] [R14.2] 1013: the winner of the assault draws one more card."""
    table = Table("1102", "1502", terrain="1013", decks=("1105 1105 1105", "")).do("none")
    assert table.told("drew")[:2] == [(BRITISH, 1), (BRITISH, 1)]


def test_command_bunker_costs_the_german_a_card() -> None:
    """[R7.3] 1016: if the British player wins, the German discards a card."""
    table = Table("1102", "1502 1505", terrain="1016", scenario="2").do("none")
    assert (table.asked, table.offered) == ("german discard", ["discard:1502", "discard:1505"])


@pytest.mark.parametrize(("tape", "asked"), [([1], "british discard"), ([2], "german german-unit")])
def test_minefield(tape: list[int], asked: str) -> None:
    """[R7.3] 1017: on a failure of the Destiny token the British player discards a card."""
    assert enter("1017", tape=tape).asked == asked


def test_flooded_fields() -> None:
    """[R7.3] 1018: the British player puts a token back."""
    assert enter("1018", tokens=(2, 0)).g.tokens == [1, 0]
    assert enter("1018").g.tokens == [0, 0]


def test_no_vehicles_in_the_wood() -> None:
    """[R7.3] 1025: no vehicle may be played."""
    table = Table("1102", "1503 1502", terrain="1025", scenario="3")
    assert table.offered == ["unit:1502", "none"]


@pytest.mark.parametrize(("face", "drawn"), [(BRITISH, (BRITISH, 2)), (GERMAN, (GERMAN, 2))])
def test_troarn_village(face: int, drawn: tuple[int, int]) -> None:
    """[R7.3] [R14.5] 1029: two cards for the player whose medal shows on the Turn token."""
    table = Table("1102", "1502", phase=PROGRESS, decks=("1105 " * 9, "1505 " * 9))
    table.g.pile = [number_of("1001"), number_of("1029")]
    table.g.turn_face = face
    table.g.chooser = BRITISH
    table.do("advance:1029")
    assert table.told("drew")[0] == drawn


def test_printed_draws() -> None:
    """[R8.1] [R9.1] The terrain says how many cards each player draws."""
    table = Table("1102", "1502", phase=PROGRESS, decks=("1105 " * 9, "1505 " * 9))
    table.g.pile = [number_of("1012"), number_of("1001")]
    table.g.chooser = BRITISH
    table.do("advance:1001")
    road = CARDS[number_of("1001")]
    assert table.told("drew") == [(BRITISH, road.draw[BRITISH]), (GERMAN, road.draw[GERMAN])]
    assert table.g.phase != BRITISH_EVENTS
