"""[R3] Setting up, and the data behind it."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import DataError
from bridgehead.games.tonga.printed.cards import CARDS, FIRST_TERRAIN, NUMBERS
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from tests.games.tonga.table import GAME, fresh, ids


def all_cards(scenario: str, seat: int) -> list[int]:
    """Hand and deck of a seat at the start."""
    g = fresh(scenario)
    return sorted(g.hands[seat] + g.decks[seat])


def test_seats() -> None:
    """[R3.1] One player is British, the other German."""
    assert GAME.info.seats == ("british", "german")


@pytest.mark.parametrize(("scenario", "letter"), [("1A", "P"), ("1B", "P"), ("2", "M"), ("3", "D")])
def test_decks_by_letter(scenario: str, letter: str) -> None:
    """[R3.2] Each deck holds its side's cards in the copies printed for the scenario's letter."""
    for seat in (BRITISH, GERMAN):
        wanted: list[int] = []
        for card in CARDS[:FIRST_TERRAIN]:
            if card.side == seat and not card.heroic:
                wanted += [card.number] * card.copies[letter]
        g = fresh(scenario)
        assert sorted(g.hands[seat] + g.decks[seat]) == sorted(wanted)


@pytest.mark.parametrize(
    ("scenario", "british", "german"),
    [
        ("1A", "", ""),
        ("1B", "1401 1402 1403 1404", "1801 1802 1803 1804"),
        ("2", "1405 1407 1408", "1805 1806 1807 1808"),
        ("3", "1409 1410 1411 1412", "1809 1810 1811 1812"),
    ],
)
def test_heroic_cards(scenario: str, british: str, german: str) -> None:
    """[R3.3] [A2] [M15] Four heroic cards a side, none in 1A; the Flame-thrower is not there to be chosen."""
    g = fresh(scenario)
    assert (ids(g.heroic[BRITISH]), ids(g.heroic[GERMAN])) == (british, german)


@pytest.mark.parametrize(
    ("scenario", "yellow", "green", "manpower", "face"),
    [("1A", 2, 0, 3, BRITISH), ("1B", 2, 4, 3, BRITISH), ("2", 2, 0, 3, GERMAN), ("3", 3, 0, 0, BRITISH)],
)
def test_tokens_manpower_turn_token(scenario: str, yellow: int, green: int, manpower: int, face: int) -> None:
    """[R3.4] [R3.5] [R3.6] [A2] [B2] [M2] [D2] 24 tokens of which each player takes two; special tokens, manpower,
    medal.
    """
    g = fresh(scenario)
    assert (g.reserve, g.tokens) == (20, [2, 2])
    assert (g.yellow_pool, g.green_pool, g.manpower, g.turn_face) == (yellow, green, manpower, face)


@pytest.mark.parametrize(("scenario", "size"), [("1A", 6), ("1B", 6), ("2", 6)])
def test_first_hand(scenario: str, size: int) -> None:
    """[R3] [R3.8] Six cards each."""
    g = fresh(scenario)
    assert [len(hand) for hand in g.hands] == [size, size]


def test_mulligan_once() -> None:
    """[R3.8] A player may shuffle his first hand back and take six others, once; then the other player is asked."""
    match = GAME.match("1A", seed=3)
    before = list(match.state.hands[BRITISH])  # type: ignore[attr-defined]
    assert match.choice is not None
    assert match.choice.prompt == "mulligan"
    match.answer("mulligan")
    after = match.state.hands[BRITISH]  # type: ignore[attr-defined]
    assert len(after) == 6 and after != before
    assert (match.choice.prompt, match.choice.seat) == ("mulligan", GERMAN)
    match.answer("keep")
    assert match.choice.prompt != "mulligan"


def test_no_tokens_left() -> None:
    """[R3.10] From an empty Reserve nothing can be taken."""
    g = fresh()
    g.reserve = 1
    assert (g.take_tokens(BRITISH, 2), g.take_tokens(BRITISH, 2)) == (1, 0)
    assert g.tokens[BRITISH] == 3


def test_terrain_piles() -> None:
    """[R3.7] The terrains in play are those of the scenario's letter."""
    g = fresh("1A")
    way = g.pile + g.removed
    for card in CARDS[FIRST_TERRAIN:]:
        if card.id not in ("1014A", "1014B", "1015A", "1015B"):
            assert way.count(card.number) == card.copies.get("P", 0)


def test_numbers_of_cards() -> None:
    """[R2.2] 91 British, 81 German, 39 terrain cards are enough for every scenario, heroic ones included."""
    most = {card.id: max(card.copies.values(), default=0) for card in CARDS}
    sides = [sum(most[card.id] for card in CARDS if card.side == side) for side in (BRITISH, GERMAN, -1)]
    assert sides == [91, 81, 39]


def test_own_scenario_changes_numbers() -> None:
    """[R3.7] A player's own scenario may change draws, sizes and copies."""
    data: dict[str, object] = {
        **GAME.setup("1A").data,
        "terrain": {"1014A": {"size": 5, "british-draw": 3}},
        "copies": {"1512": 4},
    }
    g = RULES.setup(GAME.own_setup(data, "mine.toml"), Dice(1))
    assert (g.size_of(NUMBERS["1014A"]), g.draw_of(NUMBERS["1014A"], BRITISH)) == (5, 3)
    assert (g.hands[GERMAN] + g.decks[GERMAN]).count(NUMBERS["1512"]) == 4


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"operation": "1C"}, "mine.toml: 'operation' is '1C'; it must be one of: 1A, 1B, 2, 3."),
        ({"hand": "six"}, "mine.toml: 'hand' is 'six'; it must be a whole number."),
        ({"manpower": 0}, "mine.toml: 'manpower' is 0; it must be at least 1."),
        ({"copies": {"9999": 1}}, "mine.toml: copies: there is no card '9999'."),
        (
            {"copies": {"1001": 1}},
            "mine.toml: copies: 1001 is a terrain; only the numbers of the other cards may change.",
        ),
        ({"terrain": {"1502": {"size": 1}}}, "mine.toml: terrain: 1502 is no terrain."),
        (
            {"operations": ["1B", "9"]},
            "mine.toml: 'operations' is ['1B', '9']; it must be a list of these: 1A, 1B, 2, 3.",
        ),
    ],
)
def test_bad_scenarios_are_told_in_a_sentence(change: dict[str, object], sentence: str) -> None:
    """[R3] What cannot be used is refused with file, key, and what would be right."""
    data: dict[str, object] = {**GAME.setup("1A").data, **change}
    with pytest.raises(DataError) as refused:
        RULES.setup(GAME.own_setup(data, "mine.toml"), Dice(1))
    assert str(refused.value) == sentence
