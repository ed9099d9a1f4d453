"""[R17] [R18] Cancellation cards and the moment for them; changes to the number of German units."""

import pytest

from bridgehead.engine.choice import SPECTATOR
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import Event
from bridgehead.games.tonga.printed.cards import NUMBERS, PEGASUS
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import BRITISH_EVENTS, GERMAN_EVENTS, GERMAN_UNIT
from bridgehead.players import Sight
from tests.games.tonga.table import GAME, Table


def test_sabotage_cancels_an_event() -> None:
    """[R17] 1205: a German event is cancelled: both cards are discarded, and nothing is drawn."""
    table = Table("1205", "1601", phase=GERMAN_EVENTS, decks=("", "1502 1505"))
    table.do("event:1601")
    assert (table.asked, table.offered) == ("british respond", ["respond:1205", "let", "quiet"])
    table.do("respond:1205")
    assert (table.pile(BRITISH), table.pile(GERMAN)) == ("1205", "1601")
    assert table.hand(GERMAN) == ""


def test_failure_cancels_an_event() -> None:
    """[R17] 1603: a British event is cancelled."""
    table = Table("1203", "1502 1603", phase=BRITISH_EVENTS).do("event:1203", "respond:1603")
    assert table.g.tokens == [0, 0]
    assert (table.pile(BRITISH), table.pile(GERMAN)) == ("1203", "1603")


@pytest.mark.parametrize(
    ("british", "german", "phase", "play", "answer"),
    [
        ("1205 1102", "1609 1502", GERMAN_EVENTS, ["event:1609"], "1205"),
        ("1205 1102", "1608 1502", GERMAN_EVENTS, ["event:1608"], "1205"),
        ("1304 1102", "1701 1502", GERMAN_UNIT, ["unit:1502", "play:1701"], "1304"),
    ],
)
def test_german_choices_come_after_the_moment_to_cancel(
    british: str, german: str, phase: int, play: list[str], answer: str
) -> None:
    """[R20.7] 1608, 1609, 1701: the British player answers before the German chooses, and then nothing is chosen."""
    table = Table(british, german, phase=phase, decks=("", "1504"), discards=("", "1501 1505")).do(*play)
    assert table.asked == "british respond"
    table.do(f"respond:{answer}")
    assert table.asked.split()[1] not in ("effect", "recover")
    assert table.told("cancelled")
    assert not table.told("chose") and not table.told("recovered")


def test_cancel_card_is_cancelled() -> None:
    """[R17] A cancel card is an event or an action itself and may be cancelled: the last card is settled first."""
    table = Table("1205", "1601 1603", phase=GERMAN_EVENTS, decks=("", "1502 1505"))
    table.do("event:1601", "respond:1205", "respond:1603")
    assert table.hand(GERMAN) == "1502 1505"
    assert (table.pile(BRITISH), table.pile(GERMAN)) == ("1205", "1601 1603")


def test_too_late_after_another_card() -> None:
    """[R17] A second Sabotage may answer the Failure, but when that has passed the first event can no longer be
    reached.
    """
    table = Table("1205 1205", "1601 1603", phase=GERMAN_EVENTS, decks=("", "1502 1505"))
    table.do("event:1601", "respond:1205", "respond:1603")
    assert (table.asked, table.position.choice and table.position.choice.about) == (
        "british respond",
        (NUMBERS["1603"],),
    )
    table.do("let")
    assert table.hand(BRITISH) == "1205"
    assert table.hand(GERMAN) == "1502 1505"


def test_sniper_before_the_british_unit() -> None:
    """[R17] 1304: a German action is cancelled, even when no British unit is down yet."""
    table = Table("1304 1102", "1505 1702").do("unit:1505", "play:1702", "respond:1304")
    assert table.values == (0, 3)
    assert table.pile(GERMAN) == "1702"


def test_riposte_cancels_an_action() -> None:
    """[R17] 1704: a British action is cancelled."""
    table = Table("1102 1302 1302", "1505 1704").do("unit:1505", "unit:1102", "play:1302", "respond:1704")
    assert table.values == (3, 3)


def test_ambush_cancels_a_weak_unit() -> None:
    """[R17] 1313: a German unit of printed value 3 or less is cancelled; it does not count, and another
    may be played.
    """
    table = Table("1313 1102", "1505 1502 1512", scenario="3").do("unit:1505", "respond:1313")
    front = table.g.now()
    assert (front.played, front.fought[GERMAN]) == (0, [])
    assert table.asked == "german german-unit"
    assert table.pile(GERMAN) == "1505"


def test_ambush_does_not_reach_strong_units() -> None:
    """[R17] 1313: a unit of 4 is beyond it."""
    assert Table("1313 1102", "1513", scenario="3").do("unit:1513").asked == "british british-unit"


def test_booby_trap_cancels_a_unit() -> None:
    """[R17] [R20.8] 1706: the British unit is discarded; he may play another."""
    table = Table("1102 1105", "1505 1706").do("unit:1505", "unit:1105", "respond:1706")
    assert table.pile(BRITISH) == "1105"
    assert (table.asked, table.offered) == ("british british-unit", ["unit:1102", "give-up"])


def test_booby_trap_does_not_reach_heroes() -> None:
    """[R5.1] A heroic unit cannot be cancelled."""
    table = Table("1401 1302", "1505 1706", scenario="1B").do("unit:1505", "unit:1401")
    assert table.asked == "british british-go"


def test_heroic_event_cannot_be_cancelled() -> None:
    """[R5.1] Nor can a heroic event."""
    table = Table("1404", "1603", scenario="1B", phase=BRITISH_EVENTS).do("event:1404")
    assert table.g.green == 4


def test_quiet_lasts_for_the_turn() -> None:
    """[R17] Who does not want to be asked again is not, until the next turn."""
    table = Table("1304 1102 1302", "1505 1702 1702").do("unit:1505", "play:1702", "quiet", "play:1702")
    assert table.asked == "british british-unit"
    assert table.g.quiet == [1, 0]


def test_being_asked_is_secret() -> None:
    """[R17] While the British player is asked, the German and a spectator see the German's go, and no
    event tells more.
    """
    table = Table("1304 1102", "1505 1702").do("unit:1505", "play:1702")
    assert table.asked == "british respond"
    assert RULES.view(table.g, BRITISH).active == BRITISH
    assert RULES.view(table.g, GERMAN).active == GERMAN
    assert RULES.view(table.g, SPECTATOR).active == GERMAN
    told = [event.kind for event in table.log]
    silent = Table("1102", "1505 1702").do("unit:1505", "play:1702")
    table.do("let")
    assert [event.kind for event in table.log] == [event.kind for event in silent.log]
    assert told == [event.kind for event in silent.log][: len(told)]


def test_quiet_is_secret() -> None:
    """[R17] Whether a player wants to be asked shows to him alone."""
    table = Table("1304 1102 1302", "1505 1702 1702").do("unit:1505", "play:1702", "quiet")
    assert RULES.view(table.g, BRITISH).facts["quiet"] == 1
    assert "quiet" not in RULES.view(table.g, GERMAN).facts
    assert "quiet" not in RULES.view(table.g, SPECTATOR).facts


def seen_by(log: list[Event], seat: int) -> list[tuple[str, tuple[object, ...]]]:
    """What a seat has been told."""
    return [(event.kind, event.args) for event in log if event.audience in (-1, seat)]


def asked_elsewhere(answers: str, scenario: str, seed: int) -> tuple[int, set[str]]:
    """Of a random game: how often a deal that whoever answers holds as possible told him the same, and which questions
    came then in one of the two and not in the other.
    """
    match = GAME.match(scenario, {"answers": answers}, seed)
    dice = Dice(seed).branch(5)
    compared = 0
    differently: set[str] = set()
    while (choice := match.choice) is not None and len(match.answers) < 200:
        option = choice.options[dice.below(len(choice.options))]
        deal = Sight(match.position).deal(dice.branch(len(match.answers)))
        deal.log = deal.state.log = []
        before = len(match.events)
        match.take(option)
        deal.play(option)
        if seen_by(match.events[before:], choice.seat) != seen_by(deal.log, choice.seat):
            continue
        true, other = match.choice, deal.choice
        if true is None or other is None:
            continue
        compared += 1
        if (true.seat, true.prompt, true.about) != (other.seat, other.prompt, other.about):
            differently |= {true.prompt, other.prompt}
    return compared, differently


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3"])
@pytest.mark.parametrize("seed", range(4))
def test_where_answers_are_sealed_being_asked_does_not_depend_on_secrets(scenario: str, seed: int) -> None:
    """[R17] [R8.2] [R9.3] [R10.2] [R10.3] [R19] Whatever the other holds: who has been told the same finds the same
    player asked the same question.
    """
    compared, differently = asked_elsewhere("sealed", scenario, seed)
    assert compared > 20 and differently == set()


def test_where_answers_are_open_it_does() -> None:
    """[R17] Only who holds an answer, an event, an action or a unit is asked."""
    found: set[str] = set()
    for seed in range(12):
        found |= asked_elsewhere("open", "1B", seed)[1]
    assert {"respond", "event", "german-unit"} <= found


def test_who_has_nothing_to_play_is_asked_all_the_same() -> None:
    """[R19] [R10.6] Sealed answers: a German without an action passes and gives up by himself, a British player without
    an event says so.
    """
    table = Table("1105 1102", "1502 1505", decks=("1201", "1702"), answers="sealed").do("unit:1502")
    assert (table.asked, table.offered) == ("german initiative", ["pass"])
    table.do("pass", "unit:1105")
    assert (table.asked, table.offered) == ("german german-go", ["give-up"])
    table = Table("1102", "1502", phase=BRITISH_EVENTS, decks=("1201", ""), answers="sealed")
    assert (table.asked, table.offered) == ("british event", ["done"])


def test_backs_of_heroic_cards_show_what_cannot_be_asked() -> None:
    """[R3.3] [R17] Sealed answers: a hand of one heroic card, which everybody sees by its star, holds no Sniper."""
    table = Table("1403", "1505 1702", scenario="1B", decks=("1304 1102", "1502"), answers="sealed")
    table.do("unit:1505", "play:1702")
    assert table.asked != "british respond"


def test_who_holds_no_answer_can_only_say_nothing() -> None:
    """[R17] Sealed answers: the one option there is, is to let the card stand."""
    table = Table("1102", "1505 1702", decks=("1304", ""), answers="sealed").do("unit:1505", "play:1702")
    assert (table.asked, table.offered) == ("british respond", ["let"])
    table = Table("", "1505 1702", decks=("1304", ""), answers="sealed").do("unit:1505", "play:1702")
    assert table.asked != "british respond", "everybody sees that his hand is empty"


# --- the number of German units ---


def test_trench_and_smoke_cancel_out() -> None:
    """[R18] [R18.1] [R18.2] 1703 adds a unit, 1303 takes one away: the terrain of 2 takes 2 again."""
    table = Table("1105 1105 1303", "1502 1502 1703", terrain="1003").do("unit:1502", "unit:1105")
    assert table.asked == "british tilt"
    table.do("let")
    assert (table.asked, table.offered) == ("german tilt", ["respond:1703", "let", "quiet"])
    table.do("respond:1703")
    assert table.asked == "british respond"
    table.do("respond:1303")
    assert table.g.now().size == 2


def test_whoever_has_played_such_a_card_may_play_another() -> None:
    """[R18.2] In turn until both pass: the German has nothing to say to the first smoke, and the British player is
    asked for the second one.
    """
    table = Table("1105 1105 1303 1303", "1502 1502 1502").do("unit:1502", "unit:1105", "respond:1303")
    assert (table.asked, table.offered) == ("british tilt", ["respond:1303", "let", "quiet"])
    assert table.do("respond:1303").g.now().size == 2


def test_smoke_answers_the_last_units_trench() -> None:
    """[R18.1] [R18.2] With both units of a terrain of 2 played, a trench and the smoke that answers it leave the
    number as it was: no third unit.
    """
    table = Table("1105 1105 1105 1303", "1502 1502 1502 1703", terrain="1003")
    table.do("unit:1502", "unit:1105", "let", "let", "unit:1502", "unit:1105", "respond:1703", "respond:1303")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.hand(GERMAN) == "1502"


def test_trench_and_horsa_bridge_add_up() -> None:
    """[R18.1] [B9.4] Bénouville takes 4. With 4 played, Ranville lost takes one away, and a trench only makes up for
    it.
    """
    table = Table("1105", "1502 1502 1502 1703", terrain="1014A 1015A", scenario="1B")
    table.g.fronts[0].played = 3
    table.do("unit:1502", "none", "discard:1502", "unit:1105")
    benouville = table.g.fronts[0]
    assert (benouville.size, benouville.played) == (3, 4)
    table.do("respond:1703")
    assert table.told("assault-won")[-1] == (BRITISH, benouville.terrain)
    assert table.asked == "german german-unit"  # on Pegasus Bridge, with the 1502 that Bénouville had no place for
    assert table.g.fronts[0].terrain == PEGASUS


def test_smoke_ends_the_assault() -> None:
    """[R18.1] A smoke grenade on a terrain of 2 after the first unit: no second one."""
    table = Table("1105 1303", "1502 1502", terrain="1003").do("unit:1502", "unit:1105", "respond:1303")
    assert table.told("assault-won")[0][0] == BRITISH
    assert table.hand(GERMAN) == "1502"


def test_trench_after_smoke() -> None:
    """[R18.2] A trench may answer a smoke grenade."""
    table = Table("1105 1303", "1502 1502 1703", terrain="1003").do("unit:1502", "unit:1105", "respond:1303")
    assert table.asked == "german respond"
    table.do("respond:1703")
    assert table.g.now().size == 2
    assert table.asked == "german german-unit"


def test_smoke_cancelled_by_riposte() -> None:
    """[R17] [R18.2] A smoke grenade is an action and may be cancelled as one."""
    table = Table("1105 1303", "1502 1502 1704", terrain="1003").do("unit:1502", "unit:1105", "respond:1303")
    table.do("respond:1704")
    assert table.g.now().size == 2


def test_each_destroyed_unit_gives_a_moment() -> None:
    """[R18.2] The cards may be played each time a German unit is destroyed, not at other times."""
    table = Table("1105 1105 1303", "1502 1502 1502").do("unit:1502", "unit:1105", "let", "unit:1502", "unit:1105")
    assert table.asked == "british tilt"
    assert "play:1303" not in Table("1105 1303", "1502", tokens=(1, 0)).do("unit:1502", "unit:1105").offered


def test_number_never_below_units_played() -> None:
    """[R18.1] With all units played a smoke grenade has nothing to take away and is not offered."""
    table = Table("1105 1303", "1502", terrain="1009").do("unit:1502", "unit:1105")
    assert table.told("assault-won")
    assert table.hand(BRITISH) == "1303"


def test_shelter_keeps_its_number() -> None:
    """[R18.1] 1012: the number cannot be changed there."""
    table = Table("1105 1303", "1502 1502 1703", terrain="1012").do("unit:1502", "unit:1105")
    assert table.asked == "german german-unit"


def test_smoke_is_no_action_of_the_next_fight() -> None:
    """[R18.2] What is played between two fights belongs to neither: the Platoon Leader of the next one does not count
    it.
    """
    table = Table("1105 1112 1302 1303", "1502 1504").do("unit:1502", "unit:1105", "hand-over", "respond:1303")
    table.do("unit:1504", "unit:1112")
    assert table.values == (3, 3)
