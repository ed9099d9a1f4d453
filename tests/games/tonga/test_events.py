"""[R8.2] [R9.2] Every event, ordinary and heroic."""

import pytest

from bridgehead.games.tonga.printed.cards import CARDS, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, EVENT, GERMAN
from bridgehead.games.tonga.state import BRITISH_EVENTS, GERMAN_EVENTS
from tests.games.tonga.table import Table, numbers

TESTED = (
    "1201 1202 1203 1204 1205 1206 1207 1208 1209 1210 1211 1402 1404 1406 1407 1411 "
    "1601 1602 1603 1604 1605 1606 1607 1608 1609 1610 1803 1808 1811"
)


def british(event: str, **more: object) -> Table:
    """The British player plays an event; he and the German hold two units besides."""
    table = Table(f"{event} 1102 1105", "1502 1505", phase=BRITISH_EVENTS, **more)  # type: ignore[arg-type]
    return table.do(f"event:{event}")


def german(event: str, **more: object) -> Table:
    """The German plays an event; he and the British player hold two units besides."""
    table = Table("1102 1105", f"{event} 1502 1505", phase=GERMAN_EVENTS, **more)  # type: ignore[arg-type]
    return table.do(f"event:{event}")


def test_every_event_is_tested() -> None:
    """[R8.2] No event is left out (1205 and 1603 are with the answers)."""
    assert set(TESTED.split()) == {card.id for card in CARDS if card.kind == EVENT}


def test_events_come_one_after_another() -> None:
    """[R8.2] [R8.3] As many events as he likes, one by one, and none that he does not want."""
    table = Table("1203 1201 1102", "1502", phase=BRITISH_EVENTS, decks=("1105 1105", ""))
    assert table.offered == ["event:1201", "event:1203", "done"]
    table.do("event:1203", "event:1201")
    assert table.pile(BRITISH) == "1201 1203"
    kept = Table("1203 1201 1102", "1502", phase=BRITISH_EVENTS).do("done")
    assert kept.hand(BRITISH) == "1102 1201 1203"


def test_draw_two() -> None:
    """[R8.2] 1201, 1601: two cards."""
    assert british("1201", decks=("1106 1106 1106", "")).hand(BRITISH) == "1102 1105 1106 1106"
    assert german("1601", decks=("", "1504 1504 1504")).hand(GERMAN) == "1502 1504 1504 1505"


def test_two_tokens() -> None:
    """[R8.2] 1203, 1602: two tokens."""
    assert british("1203").g.tokens == [2, 0]
    assert german("1602").g.tokens == [0, 2]


@pytest.mark.parametrize(("event", "seat"), [("1202", BRITISH), ("1604", GERMAN)])
def test_look_at_four(event: str, seat: int) -> None:
    """[R8.2] 1202, 1604: one of the top four cards, the others go under the deck, where their owner knows them."""
    deck = "1101 1106 1302 1314 1108 1107"
    table = british(event, decks=(deck, "")) if seat == BRITISH else german(event, decks=("", deck))
    assert table.offered == ["take:1101", "take:1106", "take:1302", "take:1314"]
    table.do("take:1302")
    assert number_of("1302") in table.g.hands[seat]
    assert [CARDS[card].id for card in table.g.decks[seat]] == ["1314", "1106", "1101", "1107", "1108"]
    assert table.g.bottom[seat] == 3
    secret = [event for event in table.log if event.kind in ("looked-at", "drew-cards")]
    assert {event.audience for event in secret} == {seat}


def test_glider_pilots_keep_two_of_six() -> None:
    """[R8.2] 1402: two of the top six."""
    table = british("1402", scenario="1B", decks=("1101 1106 1302 1314 1108 1107 1110", ""))
    table.do("take:1106", "take:1314")
    assert table.hand(BRITISH) == "1102 1105 1106 1314"
    assert len(table.g.decks[BRITISH]) == 5


def test_gammon_bombs() -> None:
    """[R2.1] 1204: one +3 token, which is not heroic, as long as there are any."""
    table = Table("1204 1204 1204 1102", "1502", phase=BRITISH_EVENTS).do("event:1204", "event:1204", "event:1204")
    assert (table.g.yellow, table.g.yellow_pool) == (2, 0)


def test_rally() -> None:
    """[R4.4] 1206: a unit from the discard pile."""
    table = british("1206", scenario="2", discards=("1109 1302 1106", "")).do("take:1109")
    assert table.hand(BRITISH) == "1102 1105 1109"


def test_telephone_lines_cut() -> None:
    """[R9.1] 1207: the German draws one card fewer this turn."""
    table = british("1207", decks=("", "1504 1504 1504 1504"))
    assert table.told("drew") == [(GERMAN, CARDS[number_of("1001")].draw[GERMAN] - 1)]


def test_dummy_parachutists() -> None:
    """[R4.3] [R5.1] 1208: the German discards at random, never a heroic card."""
    table = Table("1208 1102", "1809 1502", phase=BRITISH_EVENTS, scenario="3").do("event:1208")
    assert (table.pile(GERMAN), table.hand(GERMAN)) == ("1502", "1809")
    table = Table("1208 1102", "1809", phase=BRITISH_EVENTS, scenario="3").do("event:1208")
    assert (table.pile(GERMAN), table.hand(GERMAN)) == ("", "1809")


def test_hands_shown() -> None:
    """[R3.9] 1209, 1606: the other player shows his hand; a token."""
    local = british("1209")
    assert (local.g.known[GERMAN], local.g.tokens) == (numbers("1502 1505"), [1, 0])
    asked = german("1606")
    assert (asked.g.known[BRITISH], asked.g.tokens) == (numbers("1102 1105"), [0, 1])


@pytest.mark.parametrize(("tape", "left"), [([2], ""), ([1], "1502 1505")])
def test_raf_raid(tape: list[int], left: str) -> None:
    """[R4.3] 1210: on a success the German discards two cards of his choice."""
    table = british("1210", scenario="2", tape=tape)
    if table.asked == "german discard":
        table.do("discard:1502")
    assert table.hand(GERMAN) == left


def test_search_by_type() -> None:
    """[R8.2] 1211, 1607: a parachutist, a vehicle from the deck, shown, and the deck is shuffled."""
    eureka = british("1211", scenario="2", decks=("1101 1106 1107", "")).do("take:1106")
    assert eureka.told("searched") == [(BRITISH, number_of("1106"))]
    assert eureka.g.known[BRITISH] == numbers("1106")
    column = german("1607", decks=("", "1504 1503 1502"))
    assert column.hand(GERMAN) == "1502 1503 1505"
    nothing = german("1607", decks=("", "1504 1502"))
    assert nothing.told("found-nothing") == [(GERMAN,)]


def test_searchlights() -> None:
    """[R9.2] 1605: the first British unit of this turn has -1, the next one has not."""
    table = Table("1102 1105 1302", "1605 1502 1502", phase=GERMAN_EVENTS, scenario="2").do("event:1605", "unit:1502")
    table.do("unit:1105", "hand-over")
    assert (BRITISH, GERMAN) == (0, 1)
    assert ("values" in {event.kind for event in table.log}) and table.told("values")[-1][1] == 3
    table.do("unit:1502", "unit:1102")
    assert table.told("values")[-1][1] == 3


def test_sie_kommen_two_of_three() -> None:
    """[R20.7] 1608: two different effects, chosen after the moment to cancel."""
    table = Table("1205 1102", "1608 1502", phase=GERMAN_EVENTS, decks=("", "1504")).do("event:1608")
    assert table.asked == "british respond"
    table.do("let")
    assert table.offered == ["draw-cards:1", "take-tokens:1", "make-discard:1"]
    table.do("take-tokens:1")
    assert table.offered == ["draw-cards:1", "make-discard:1"]
    table.do("make-discard:1", "discard:1205")
    assert (table.g.tokens, table.pile(BRITISH)) == ([0, 1], "1205")


def test_first_aid_kit() -> None:
    """[R4.4] [R20.7] 1609: up to two units of value 3 or less."""
    table = german("1609", discards=("", "1501 1504 1512 1702"))
    assert table.offered == ["take:1501", "take:1504", "enough"]
    table.do("take:1504", "enough")
    assert table.hand(GERMAN) == "1502 1504 1505"


def test_harassing_fire() -> None:
    """[R4.3] 1610: the British player discards a card of his choice."""
    assert german("1610", scenario="2").do("discard:1102").hand(BRITISH) == "1105"


def test_green_and_yellow_tokens() -> None:
    """[R2.1] 1404: the four green tokens; 1406, 1411: two heroic +3 tokens."""
    assert british("1404", scenario="1B").g.green == 4
    assert british("1406", scenario="2").g.yellow_heroic == 2
    assert british("1411", scenario="3").g.yellow_heroic == 2


def test_mine_clearers_tape() -> None:
    """[R7.3] 1407: the lasting effect of the terrain does not count this turn; two cards."""
    table = Table("1407 1102 1302", "1505 1502", terrain="1009", phase=BRITISH_EVENTS, scenario="2")
    table.do("event:1407", "unit:1505", "unit:1102")
    assert table.values == (3, 3)


def test_panzer_division_on_the_move() -> None:
    """[R4.4] 1803: up to three cards of any kind from the discard pile."""
    table = german("1803", scenario="1B", discards=("", "1504 1512 1601 1702"))
    table.do("take:1512", "take:1702", "take:1504")
    assert table.hand(GERMAN) == "1502 1504 1505 1512 1702"


def test_garrison_on_alert() -> None:
    """[R18.1] 1808: one unit more on this terrain this turn, and a card; on 1012 the number stays."""
    assert german("1808", scenario="2", terrain="1009").g.now().size == 2
    assert german("1808", scenario="2", terrain="1012").g.now().size == 2


def test_waters_of_the_dives() -> None:
    """[R4.3] 1811: two cards of the British player's choice, and a token back."""
    table = Table("1102 1105 1302", "1811 1502", phase=GERMAN_EVENTS, scenario="3", tokens=(1, 0)).do("event:1811")
    table.do("discard:1102", "discard:1302")
    assert (table.hand(BRITISH), table.g.tokens) == ("1105", [0, 0])


def test_hero_event_leaves_the_game() -> None:
    """[R5.3] A heroic card never comes to the discard pile."""
    assert british("1404", scenario="1B").pile(BRITISH) == ""
