"""What options take of the tokens that a player has, and what the units among them are worth."""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS
from bridgehead.games.tonga.state import TongaState

VALUED: Final = ("unit", "heroic", "discard", "take", "lay")
"""The verbs that choose a card for what is printed on it; of a unit played as an action the value does not count."""


def prices_of(g: TongaState, choice: Choice) -> dict[Option, Price]:
    """[R10.4] [R20.10] [C5.1] Tokens tossed, put back for cards, or laid on a terrain, of those there are. [R2.2] Of a
    unit the value that is printed on it: a hand may be out of sight while one chooses from it.
    """
    found: dict[Option, Price] = {}
    for verb, number in choice.options:
        if verb == "token":
            found[(verb, number)] = Price("tokens", 1, tokens_of(g, choice.seat, number))
        elif verb == "trade" and number:
            found[(verb, number)] = Price("tokens", number, g.tokens[choice.seat])
        elif verb == "blue":
            found[(verb, number)] = Price("tokens", 1, g.blue)
        elif verb in VALUED and CARDS[number].kind == terms.UNIT:
            found[(verb, number)] = Price("value", 0, CARDS[number].value)
    return found


def tokens_of(g: TongaState, seat: int, kind: int) -> int:
    """[R10.4] How many tokens of a kind a player has."""
    if kind == terms.PLAIN:
        return g.tokens[seat]
    return {terms.YELLOW: g.yellow, terms.YELLOW_HEROIC: g.yellow_heroic, terms.GREEN: g.green}[kind]
