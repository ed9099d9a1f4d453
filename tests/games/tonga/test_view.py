"""[R3.9] [R4.2] What lies open at the table is shown to everybody, what lies face down to nobody."""

import pytest

from bridgehead.engine.choice import SPECTATOR
from bridgehead.games.tonga.printed.cards import CARDS, GATE, HORSA_BRIDGE, HORSA_LANDING, PEGASUS, RANVILLE, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import BRITISH_EVENTS, GERMAN_EVENTS
from tests.games.tonga.table import Table, ids, numbers
from tests.games.tonga.whole import PEACE, Whole

EVERYBODY = [BRITISH, GERMAN, SPECTATOR]


def shown(play: Table | Whole, zone: str, seat: int = SPECTATOR) -> list[int]:
    """The cards of a zone as a seat sees them."""
    return [card.card for card in RULES.view(play.g, seat).cards if card.zone == zone]


@pytest.mark.parametrize("seat", [GERMAN, SPECTATOR])
def test_star_on_the_backs_of_heroic_cards(seat: int) -> None:
    """[R3.3] [R5] Heroic cards have a star on their backs: that one is in a hand, not which, everybody sees."""
    play = Whole("1B", seed=2).until("german event", PEACE, turn=2)
    hand = [card for card in RULES.view(play.g, seat).cards if card.zone == "hand-british"]
    assert [card.marks for card in hand] == [[]] * (len(hand) - 1) + [["heroic"]]
    assert {card.card for card in hand} == {-1}
    still = [card for card in RULES.view(play.g, seat).cards if card.zone == "heroic-british"]
    assert [(card.card, card.marks) for card in still] == [(-1, ["heroic"])] * 3


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("won", [True, False])
def test_bridges_beside_the_way(seat: int, won: bool) -> None:
    """[B2] [B9.4] [B12.3] Both bridges lie beside the way; Ranville is turned when it is taken, and lies beside Pegasus
    Bridge as a sign of who has it.
    """
    play = Whole("1B", "1105*12 1107*12 1505*12", tokens=0, reserve=0).until("german german-unit", PEACE)
    assert ids(shown(play, "bridge-cards", seat)) == "1014A 1015A"
    play.until("german german-unit", PEACE, turn=7)
    assert shown(play, "bridge-cards", seat) == []
    assert ids(shown(play, "terrain", seat)) == "1014A 1015A"
    play.do("unit:1505")
    play.do("none") if won else play.do("unit:1505", "unit:1105", "unit:1107")
    other = HORSA_BRIDGE if won else RANVILLE
    if play.g.fronts[0].terrain != PEGASUS:
        assert shown(play, "terrain", seat)[1] == other
    play.until("german german-unit", ["discard", *PEACE], turn=8)
    assert (shown(play, "terrain", seat), shown(play, "bridge-cards", seat)) == ([PEGASUS], [other])


@pytest.mark.parametrize("seat", EVERYBODY)
def test_lone_bridge_lies_beside_the_way(seat: int) -> None:
    """[A3] Bénouville Bridge lies beside the way; Ranville is not used."""
    assert ids(shown(Whole("1A"), "bridge-cards", seat)) == "1014A"


def test_terrains_out_of_the_game() -> None:
    """[M8] [M11] [M13] At Merville what is out of the game is known to both: the Gate and the Battery terrains that
    were won, and the landing.
    """
    gone: set[int] = set()
    for seed in range(8):
        play = Whole("2", seed=seed).until("", PEACE)
        met = [terrain for (terrain,) in play.told("terrain") if isinstance(terrain, int)]
        assert set(shown(play, "gone")) == {terrain for terrain in met[1:-1] if not CARDS[terrain].guns} - {
            number_of("1016")
        }
        gone |= set(shown(play, "gone"))
    assert {GATE, HORSA_LANDING} < gone


def test_lasting_event_lies_on_the_table() -> None:
    """[R4.1] An event that acts through the assault is not discarded before it has done so."""
    table = Table("1102 1105", "1605 1502", scenario="2", terrain="1009", phase=GERMAN_EVENTS)
    table.g.objectives = numbers("1022 1024")
    table.g.battery = numbers("1004 1012")
    table.do("event:1605")
    for seat in EVERYBODY:
        assert ids(shown(table, "events-german", seat)) == "1605"
    assert table.pile(GERMAN) == ""
    table.do("none")
    assert (shown(table, "events-german"), table.pile(GERMAN)) == ([], "1605")


def test_telephone_lines_stay_cut_until_the_assault_is_over() -> None:
    """[R4.1] [R8.2] 1207 lies on the table while it costs the German a card, and cannot be taken back meanwhile."""
    table = Table("1207 1102 1203", "1502", phase=BRITISH_EVENTS, decks=("", "1505 1505 1505 1505")).do("event:1207")
    assert ids(shown(table, "events-british")) == "1207"
    assert table.pile(BRITISH) == ""


def test_heroic_cards_out_of_the_game() -> None:
    """[R5.3] A heroic card that was played has left the game, and both have seen which; one lost over the Dives was not
    shown.
    """
    table = Table("1404 1102", "1502", scenario="1B", phase=BRITISH_EVENTS)
    table.g.heroic = [numbers("1401 1402 1403"), numbers("1801 1802 1803 1804")]
    assert shown(table.begin(), "gone-british") == []
    table.do("event:1404")
    assert ids(shown(table, "gone-british")) == "1404"
    play = Whole("3", seed=1).until("british choose-pile", PEACE, turn=2)
    assert shown(play, "gone-british") == shown(play, "gone-german") == [-1]


def test_tokens_beside_the_reserve() -> None:
    """[R3.4] [B2] The +3 tokens and the green ones lie beside the Reserve for all to see."""
    facts = RULES.view(Whole("1B").g, SPECTATOR).facts
    assert (facts["plus3-beside"], facts["green-beside"]) == (2, 4)


@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_may_be_answered_lies_on_the_table_until_it_is(seat: int) -> None:
    """[R17] 1706 is played against a unit, and 1304 might cancel it: both lie open for everybody, who have been told of
    them already, the last one as what is asked about; afterwards each lies where it belongs.
    """
    table = Table("1105 1302 1304", "1505 1706").do("unit:1505", "unit:1105")
    assert (table.asked, asked(table, seat)) == ("german respond", [("1105", ["just-played"])])
    table.do("respond:1706")
    assert table.asked == "british respond"
    assert asked(table, seat) == [("1105", ["struck"]), ("1706", ["just-played"])]
    table.do("respond:1304")
    assert asked(table, seat) == []
    assert ids(shown(table, "unit-british-0", seat)) == "1105"


def asked(table: Table, seat: int) -> list[tuple[str, list[str]]]:
    """What lies between the players until it is answered."""
    return [(CARDS[one.card].id, one.marks) for one in RULES.view(table.g, seat).cards if one.zone == "awaiting"]


def test_what_nobody_can_answer_is_never_asked_about() -> None:
    """[R17] The unit lies in its place at once."""
    table = Table("1105", "1505").do("unit:1505", "unit:1105")
    assert asked(table, SPECTATOR) == []
    table = Table("1105 1304", "1505 1706").do("unit:1505", "unit:1105", "respond:1706", "let")
    assert (asked(table, SPECTATOR), ids(shown(table, "discard-british"))) == ([], "1105")
