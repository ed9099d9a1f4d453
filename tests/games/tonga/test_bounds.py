"""Cases at the edge of a rule: what a change of one number, comparison or condition would break."""

from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.state import BRITISH_EVENTS, GERMAN_EVENTS
from tests.games.tonga.table import Table, numbers


def test_who_can_only_give_up_is_not_asked() -> None:
    """[R12.1] Without a unit there is nothing for the British player to decide: the assault is lost."""
    table = Table("1201", "1505").do("unit:1505")
    assert table.asked != "british british-unit"
    assert table.told("british-gave-up") and table.told("manpower-lost") == [(2,)]


def test_sealed_answers_ask_for_no_unit_that_nobody_can_hold() -> None:
    """[R10.2] [R5.1] All British units have been seen to be elsewhere, and a heroic one among the cards set out cannot
    be in a hand that shows no star: everybody knows that there is nothing to play.
    """
    table = Table("1201", "1505", decks=("1202", ""), answers="sealed")
    table.g.heroic[BRITISH] = numbers("1401")
    assert table.do("unit:1505").asked != "british british-unit"
    table = Table("1201", "1505", decks=("1102", ""), answers="sealed").do("unit:1505")
    assert (table.asked, table.offered) == ("british british-unit", ["give-up"])


def test_a_star_among_the_backs_hides_no_more_than_itself() -> None:
    """[R4.2] [R5.1] Of two hidden cards one shows a star: the other may be any of the ordinary ones, a unit too."""
    table = Table("1201 1402", "1505", decks=("1102", ""), scenario="1B", answers="sealed").do("unit:1505")
    assert (table.asked, table.offered) == ("british british-unit", ["give-up"])


def test_ranville_is_settled_before_bénouville_is_fought_for() -> None:
    """[B6] [R11.3] [B9.4] The last German unit that Ranville takes is let pass: its result counts at once, and
    Bénouville takes one unit fewer; the last point but one of manpower is enough for that.
    """
    table = Table("1105", "1502 1505 1511", terrain="1014A 1015A", scenario="1B")
    table.g.manpower = 2
    table.g.fronts[1].size = 1
    table.do("unit:1505", "unit:1502", "unit:1105")
    assert table.asked == "british british-unit"
    table.do("manpower")
    assert table.g.manpower == 1
    assert table.told("ranville-won") == [(BRITISH,)]
    assert table.g.fronts[0].size == 3


def test_a_lost_fight_against_the_last_unit_wins_bénouville_all_the_same() -> None:
    """[A5] [B8] [R11.3] Ranville, lost afterwards, brings no further unit to a bridge that is already taken."""
    table = Table("1101 1102", "1511 1512 1505 1502", terrain="1014A 1015A", scenario="1B")
    table.g.fronts[0].size = 1
    table.do("unit:1511", "unit:1505", "unit:1101", "unit:1102")
    while table.asked == "british british-go" and table.g.front == 0:
        table.do("give-up")
    assert table.g.fronts[0].winner == BRITISH


def test_two_cards_alike_are_a_question_where_answers_are_sealed() -> None:
    """[R4.3] Nobody can know that they are alike, so that the owner of two is asked which; of one he is not."""
    table = Table("1102 1102", "1610 1505", phase=GERMAN_EVENTS, answers="sealed").do("event:1610")
    assert (table.asked, table.offered) == ("british discard", ["discard:1102"])
    table = Table("1102", "1610 1505", phase=GERMAN_EVENTS, answers="sealed").do("event:1610")
    assert table.asked != "british discard"


def test_looking_at_one_card_is_no_question() -> None:
    """1202: of the four top cards one is taken; when but one is left in the deck there is nothing to choose, not even
    where answers are sealed.
    """
    table = Table("1202", "1505", phase=BRITISH_EVENTS, decks=("1105", ""), answers="sealed").do("event:1202")
    assert table.asked != "british look" and table.hand(BRITISH) == "1105"
    table = Table("1202", "1505", phase=BRITISH_EVENTS, decks=("1105 1105", ""), answers="sealed").do("event:1202")
    assert (table.asked, table.offered) == ("british look", ["take:1105"])
    table = Table("1202", "1505", phase=BRITISH_EVENTS, decks=("1105 1105", "")).do("event:1202")
    assert table.asked != "british look" and table.hand(BRITISH) == "1105"


def test_a_green_token_never_fails_and_is_gone() -> None:
    """[R2.1] [R10.4] No die is rolled for it."""
    table = Table("1102", "1802", tape=[])
    table.g.green = 2
    table.do("unit:1802", "unit:1102", "token:green")
    assert table.values[BRITISH] == 3 + 1 and table.g.green == 1


def test_a_heroic_yellow_token_is_used_once() -> None:
    """[R2.1] [R10.4] Whether it shows its bonus or fails."""
    table = Table("1102", "1802", tape=[1])
    table.g.yellow_heroic = 1
    table.do("unit:1802", "unit:1102", "token:plus3-heroic")
    assert table.g.yellow_heroic == 0


def test_the_german_plays_events_one_after_another() -> None:
    """[R9.2] After the first he is offered the next; only then comes his unit."""
    table = Table("", "1602 1602 1505", phase=GERMAN_EVENTS).do("event:1602")
    assert table.asked == "german event" and "event:1602" in table.offered
    assert table.do("event:1602").asked == "german german-unit"
    assert table.g.tokens[GERMAN] == 4


def test_1026_weakens_whoever_is_worth_four() -> None:
    """1026: a unit of printed value 4 or more is one weaker there, a lesser one is not."""
    for unit, value in (("1105", 3), ("1102", 3), ("1101", 2)):
        table = Table(unit, "1505", terrain="1026", scenario="3", tokens=(1, 0), retreats=True)
        table.do("unit:1505", f"unit:{unit}")
        assert table.values[BRITISH] == value


def test_1021_weakens_all_british_but_two() -> None:
    """1021: every British unit is one weaker there, but for 1103, which an obstacle makes one stronger, and 1114."""
    for unit, value in (("1101", 1), ("1102", 2), ("1103", 4)):
        table = Table(unit, "1802", terrain="1021", scenario="2", tokens=(1, 0))
        table.do("unit:1802", f"unit:{unit}")
        assert table.values[BRITISH] == value
