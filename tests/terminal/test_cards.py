"""A table of cards in the terminal: what is fought for first, the cards to be read, the piles last."""

import pytest

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.showing.cards import card_full, card_short
from bridgehead.showing.lines import view_lines, zone_lines
from bridgehead.showing.skin import skin

GAME = registry.game("tonga")
EN, FR = GAME.words("en"), GAME.words("fr")
LAYOUT = skin(GAME).cards
SCOUT, VILLAGE, HOWARD = 0, 104, 39


def test_a_card_is_read_in_a_line() -> None:
    assert card_short(GAME, EN, SCOUT) == "2 · May be played as a combat action: then your unit has +1."
    assert card_short(GAME, EN, VILLAGE).startswith("3/2/3 · Each player")
    assert card_short(GAME, EN, -1) == "", "a back says nothing"
    assert card_short(registry.game("pegasus"), EN, SCOUT) == ""


def test_a_card_is_read_in_full() -> None:
    assert card_full(GAME, EN, HOWARD) == ["Major John Howard – Unit, heroic 5, parachutist, leader", "Draw one card."]
    assert card_full(GAME, FR, VILLAGE)[:2] == ["Village – Terrain, bâti", "pioche : anglais 3, allem. 2; 3 unités"]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_fought_for_comes_before_the_piles(seed: int) -> None:
    match = GAME.match(scenario="1B", seed=seed)
    dice = Dice(seed)
    while match.choice is not None and match.choice.prompt != "british-go":
        match.take(match.choice.options[dice.below(len(match.choice.options))])
    view = match.view(0)
    titles = [title for title, _ in zone_lines(EN, view, layout=LAYOUT)]
    first = titles.index("Terrain of the turn")
    assert first < titles.index("British unit") < titles.index("British hand")
    assert titles.index("British hand") < next(at for at, title in enumerate(titles) if "deck" in title)
    hand = dict(zone_lines(EN, view, lambda card: card_short(GAME, EN, card), LAYOUT))["British hand"]
    assert all(" – " in line for line in hand)
    theirs = dict(zone_lines(EN, view, lambda card: card_short(GAME, EN, card), LAYOUT))["German hand"]
    assert not any(" – " in line for line in theirs)
    assert "“+3” tokens: 0" not in view_lines(EN, view), "what there is none of is left out"
