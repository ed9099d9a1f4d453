"""[R3.9] What a seat knows, what it does not, and honest deals of the rest."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.games.tonga.printed.cards import CAFE, CARDS, FIRST_TERRAIN, ROBEHOMME, TOBRUK, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import BRITISH_EVENTS, DIVES, TongaState
from bridgehead.games.tonga.turn.redeal import deal
from bridgehead.testing import samples
from tests.games.tonga.table import GAME, Table, fresh, numbers
from tests.games.tonga.test_dives import built


def everywhere(g: TongaState, seat: int) -> list[int]:
    """Every card of a seat, wherever it is, but for heroic cards that have left the game."""
    found = g.hands[seat] + g.decks[seat] + g.discards[seat] + g.heroic[seat] + g.aside[seat]
    found += [card for card in g.events if CARDS[card].side == seat]
    for front in g.fronts:
        found = found + front.fought[seat] + front.actions[seat] + front.spent[seat]
        if front.unit[seat] >= 0:
            found.append(front.unit[seat])
    return sorted(found + (g.counter if seat == GERMAN else []))


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3", "campaign"])
def test_nothing_is_lost_or_made(scenario: str) -> None:
    """[R4.1] At every question every ordinary card is somewhere, and the tokens are 24 in all."""
    for seed in range(6):
        for sample in samples(GAME, GAME.setup(scenario), seed, 40):
            g = sample.match.state
            assert isinstance(g, TongaState)
            if sample.choice.prompt == "respond" or g.looked != [0, 0]:
                continue  # a card is on its way
            for seat in (BRITISH, GERMAN):
                row = g.copies[g.operation]
                wanted = [card.number for card in CARDS[:FIRST_TERRAIN] if card.side == seat and not card.heroic]
                mine = [card for card in everywhere(g, seat) if not CARDS[card].heroic]
                whole = sorted(card for card in wanted for _ in range(row[card]))
                if mine != whole and sample.choice.prompt in ("discard", "recover", "search", "effect"):
                    continue  # an event that is being carried out lies on the table
                assert mine == whole, sample.where
            lying = sum(front.plain for front in g.fronts)
            assert g.reserve + sum(g.tokens) + lying == 24, sample.where


@pytest.mark.parametrize("scenario", ["1A", "1B", "2", "3"])
def test_deals_keep_what_is_known(scenario: str) -> None:
    """[R3.9] A new deal leaves alone the seat's own hand, all counts, all discards, and what was shown to it."""
    for sample in samples(GAME, GAME.setup(scenario), 11, 20):
        for seat in (BRITISH, GERMAN):
            before = sample.match.state
            dealt = sample.match.position.copy().state
            assert isinstance(before, TongaState) and isinstance(dealt, TongaState)
            deal(dealt, seat, Dice(5))
            other = 1 - seat
            assert dealt.hands[seat] == before.hands[seat]
            assert dealt.discards == before.discards
            assert [len(hand) for hand in dealt.hands] == [len(hand) for hand in before.hands]
            assert [len(deck) for deck in dealt.decks] == [len(deck) for deck in before.decks]
            assert everywhere(dealt, other) == everywhere(before, other)
            for card in set(before.known[other]):
                assert dealt.hands[other].count(card) >= before.known[other].count(card)


def test_deals_do_change_what_is_unknown() -> None:
    """[R3.9] Over a few deals the other hand is not the same."""
    g = fresh("1A", seed=2)
    before = list(g.hands[GERMAN])
    seen: set[tuple[int, ...]] = set()
    for seed in range(5):
        deal(g, BRITISH, Dice(seed))
        seen.add(tuple(g.hands[GERMAN]))
    assert len(seen) > 1 or tuple(before) not in seen


def test_shown_cards_stay_known_until_played() -> None:
    """[R3.9] After the Café the British player knows the German hand; what the German draws later he does not."""
    table = Table("1209 1102", "1502 1505", phase=BRITISH_EVENTS, decks=("", "1512 1601 1601 1601")).do("event:1209")
    assert table.g.known[GERMAN] == numbers("1502 1505")
    table.do("done") if table.asked == "british event" else None
    table.do("done", "unit:1502") if table.asked == "german event" else table.do("unit:1502")
    assert table.g.known[GERMAN] == numbers("1505")


def test_known_bottom_of_ones_own_deck() -> None:
    """[R3.9] Who has put cards under his deck knows them there: a deal for him leaves them, one for the
    other does not.
    """
    table = Table("1202 1102", "1502", phase=BRITISH_EVENTS, decks=("1101 1106 1302 1314 1108 1107 1110 1112", ""))
    table.do("event:1202", "take:1302")
    known = table.g.decks[BRITISH][:3]
    for seed in range(4):
        deal(table.g, BRITISH, Dice(seed))
        assert table.g.decks[BRITISH][:3] == known
    changed = False
    for seed in range(8):
        deal(table.g, GERMAN, Dice(seed))
        changed = changed or table.g.decks[BRITISH][:3] != known
    assert changed


def test_heroic_choices_are_dealt_among_themselves() -> None:
    """[R14.4] Which heroic card was taken is unknown to the other seat, that one was taken is known."""
    table = Table("1102 1403", "1502", scenario="1B")
    table.g.heroic = [numbers("1401 1402 1404"), []]
    seen: set[int] = set()
    for seed in range(20):
        deal(table.g, GERMAN, Dice(seed))
        held = [card for card in table.g.hands[BRITISH] if CARDS[card].heroic]
        assert len(held) == 1 and len(table.g.heroic[BRITISH]) == 3
        seen.update(held)
    assert seen == set(numbers("1401 1402 1403 1404"))


def test_way_is_dealt_by_its_rules() -> None:
    """[A3] Whatever is dealt, the Café and the Tobruk are among the last six."""
    g = fresh("1A", seed=3)
    for seed in range(10):
        deal(g, GERMAN, Dice(seed))
        assert {CAFE, TOBRUK} <= set(g.pile[:6])
        assert (len(g.pile), len(g.removed)) == (12, 2)


@pytest.mark.parametrize("seed", range(5))
def test_german_piles_are_dealt_by_their_rules(seed: int) -> None:
    """[D3.1] [D3.2] For the British player any lawful piles, in any of the three places; for the German his own."""
    g = built(seed)
    mine = [list(pile) for pile in g.piles], list(g.slots)
    deal(g, GERMAN, Dice(seed))
    assert (g.piles, g.slots) == mine
    for number in range(10):
        deal(g, BRITISH, Dice(number))
        assert g.piles[g.slots.index(number_of("1030"))][3] == ROBEHOMME
        assert all(pile[at] != pile[at + 1] for pile in g.piles for at in (0, 2))


def test_penalised_pairs_can_be_dealt() -> None:
    """[D3.2] Where identical pairs are possible the deal still comes to an end."""
    g = built(1, "penalised")
    assert g.kind == DIVES
    deal(g, BRITISH, Dice(1))
    assert sorted(len(pile) for pile in g.piles) == [4, 4, 4]


def test_view_of_a_spectator_has_backs_only() -> None:
    """[R3.9] [R4.2] A spectator sees no hand, no heroic choice, no pile."""
    view = RULES.view(fresh("3", seed=1), -1)
    hidden = [card.card for card in view.cards if card.zone.startswith(("hand", "heroic", "slot", "pile"))]
    assert set(hidden) <= {-1}
