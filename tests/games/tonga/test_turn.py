"""[R6] The turn: Progress, the two phases, and what follows an assault."""

from bridgehead.engine.choice import SPECTATOR
from bridgehead.games.tonga.printed.cards import CARDS, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import BRITISH_DRAW, BRITISH_EVENTS, PROGRESS
from tests.games.tonga.table import GAME, Table, ids


def test_four_phases_in_order() -> None:
    """[R6] Progress, British, German, Assault."""
    match = GAME.match("1A", seed=5)
    seen: list[str] = []
    for _ in range(60):
        choice = match.choice
        if choice is None or match.game.rules.turn(match.state) > 1:
            break
        phase = match.view(SPECTATOR).phase
        if phase not in seen[-1:]:
            seen.append(phase)
        match.take(choice.options[0])
    assert seen == sorted(seen, key=["mulligan", "progress", "british", "german", "assault"].index)


def test_first_terrain_is_british_choice() -> None:
    """[R7.1] [R7.2] Two terrains are revealed; on the first turn the British player chooses, the other is discarded."""
    table = Table("1102", "1502", phase=PROGRESS)
    table.g.pile = [number_of("1013"), number_of("1002"), number_of("1001")]
    assert table.asked == "british terrain"
    assert sorted(table.offered) == ["advance:1001", "advance:1002"]
    table.do("advance:1002")
    assert ids(table.g.terrain_discard) == "1001"
    assert table.g.fronts[0].terrain == number_of("1002")


def test_loser_chooses_the_next_terrain() -> None:
    """[R7.4] [R14.3] The loser of the assault chooses; without an assault that is the German."""
    lost = Table("1101", "1505", decks=("", "")).do("unit:1505", "give-up")
    assert lost.asked == "british terrain"
    no_fight = Table("1101", "1505").do("none")
    assert no_fight.asked == "german terrain"


def test_identical_terrains_leave_no_choice() -> None:
    """[R7.1] Two Roads: nobody is asked."""
    table = Table("1102", "1502", phase=PROGRESS)
    table.g.pile = [number_of("1001"), number_of("1001")]
    assert table.asked == "german german-unit"


def test_british_phase_then_german_phase() -> None:
    """[R8.3] [R9.1] When the British player plays no more events the German draws."""
    table = Table("1201 1102", "1502", phase=BRITISH_EVENTS, decks=("", "1505 1505 1505 1505"))
    assert not table.begin().told("drew")
    table.do("done")
    assert table.told("drew") == [(GERMAN, CARDS[number_of("1001")].draw[GERMAN])]


def test_exhausted_deck() -> None:
    """[R16] An empty deck gives no cards, and the discard pile is not shuffled into a new one."""
    table = Table("1102", "1502", phase=BRITISH_DRAW, decks=("1105", ""), discards=("1101 1101 1101", "1505 1505"))
    table.begin()
    assert table.told("drew") == [(BRITISH, 1)]
    assert table.pile(GERMAN) == "1505 1505"


def test_discard_piles() -> None:
    """[R4.1] [R4.2] A discard pile is read by its owner; the other player sees its top card, and the
    number of cards.
    """
    table = Table("1102", "1502", discards=("1101 1105", "1505"))
    for seat, shown in ((BRITISH, ["1101", "1105"]), (GERMAN, ["1105"]), (SPECTATOR, ["1105"])):
        view = RULES.view(table.begin().g, seat)
        assert [ids([card.card]) for card in view.cards if card.zone == "discard-british"] == shown
        assert {zone.zone: zone.count for zone in view.zones}["discard-british"] == 2


def test_terrain_discards_are_open() -> None:
    """[R4.2] [R14.1] Both players may look through the terrains' discard pile."""
    table = Table("1102", "1502").do("none")
    for seat in (BRITISH, GERMAN):
        view = RULES.view(table.g, seat)
        assert [ids([card.card]) for card in view.cards if card.zone == "terrain-discard"] == ["1001"]


def test_hands_are_counted() -> None:
    """[R3.9] How many cards the other holds may be seen, not which."""
    view = RULES.view(Table("1102 1105", "1502").begin().g, GERMAN)
    assert [card.card for card in view.cards if card.zone == "hand-british"] == [-1, -1]


def test_heroic_card_by_the_turn_token() -> None:
    """[R5] [R14.4] [R14.5] [B3] The player whose medal shows takes a heroic card unseen, and the token
    is turned over.
    """
    table = Table("1102", "1502", scenario="1B")
    table.g.heroic = [[number_of("1401"), number_of("1403")], [number_of("1801"), number_of("1804")]]
    table.do("none")
    assert (table.asked, table.offered) == ("british heroic", ["heroic:1401", "heroic:1403"])
    table.do("heroic:1403")
    assert ids(table.g.heroic[BRITISH]) == "1401"
    assert number_of("1403") in table.g.hands[BRITISH]
    assert table.g.turn_face == GERMAN
    assert [event.audience for event in table.log if event.kind == "heroic-card"] == [BRITISH]


def test_winner_takes_two_tokens_and_a_card() -> None:
    """[R14.2] Two tokens and a card."""
    table = Table("1101", "1505", decks=("", "1502 1502")).do("unit:1505", "give-up")
    assert (table.g.tokens, table.hand(GERMAN)) == ([0, 2], "1502")


def test_heroic_unit_can_be_beaten() -> None:
    """[R5.2] An ordinary unit destroys a heroic one in the ordinary way; it leaves the game."""
    table = Table("1109 1102 1101 1101", "1809", scenario="3").do("unit:1809", "pass", "unit:1109", "discard:1101")
    table.do("hand-over", "give-up")
    assert [ids([int(str(unit))]) for _, unit in table.told("german-lost")] == ["1809"]
    assert table.pile(GERMAN) == ""
