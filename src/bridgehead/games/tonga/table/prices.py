"""What options take of the tokens that a player has."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.rulebook import Price
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.state import TongaState


def prices_of(g: TongaState, choice: Choice) -> dict[Option, Price]:
    """[R10.4] [R20.10] [C5.1] Tokens tossed, put back for cards, or laid on a terrain, of those there are."""
    found: dict[Option, Price] = {}
    for verb, number in choice.options:
        if verb == "token":
            found[(verb, number)] = Price("tokens", 1, tokens_of(g, choice.seat, number))
        elif verb == "trade" and number:
            found[(verb, number)] = Price("tokens", number, g.tokens[choice.seat])
        elif verb == "blue":
            found[(verb, number)] = Price("tokens", 1, g.blue)
    return found


def tokens_of(g: TongaState, seat: int, kind: int) -> int:
    """[R10.4] How many tokens of a kind a player has."""
    if kind == terms.PLAIN:
        return g.tokens[seat]
    return {terms.YELLOW: g.yellow, terms.YELLOW_HEROIC: g.yellow_heroic, terms.GREEN: g.green}[kind]
