"""Our own players at the table, as they think in a worker process."""

from collections import OrderedDict
from dataclasses import dataclass

from bridgehead.engine.play.match import Match
from bridgehead.engine.play.record import Record
from bridgehead.engine.play.replaying import replay
from bridgehead.players import Player, errand, player
from bridgehead.server.thinking import strength
from bridgehead.server.thinking.workers import shelf

REMEMBERED = 64
"""How many matches and players a worker keeps, so that it need not play, or think, again from the start."""


@dataclass(slots=True, frozen=True)
class Order:
    """What a worker needs to know: which match, how it came to where it is, and which player is to answer."""

    match: str
    player: str
    record: Record


_matches: OrderedDict[str, Match] = OrderedDict()
_players: OrderedDict[tuple[str, str, int], Player] = OrderedDict()


def warm() -> None:
    """Nothing: a worker that has done it is ready, with all that it needs loaded."""


def think(order: Order) -> str:
    """Bring the match to where it is, and let the player answer; gives the answer in notation."""
    match = remembered(order)
    return match.game.notation(strength.answer(seated(order, match), match))


def do_errand(order: Order) -> list[str]:
    """What the staff of the seat that is asked answers to all that it may be let do, in notation."""
    match = remembered(order)
    return [match.game.notation(option) for option in errand.run(match)]


def seated(order: Order, match: Match) -> Player:
    """The player at the seat that is asked, who may have thought about this turn before."""
    seat = match.choice.seat if match.choice else 0
    key = (order.match, order.player, seat)
    ours = _players.pop(key, None) or player(order.player)
    _players[key] = ours
    while len(_players) > REMEMBERED:
        _players.popitem(last=False)
    return ours


def remembered(order: Order) -> Match:
    """The match from memory, played on by what has been answered since, or played again from the start."""
    wanted = order.record.answers
    found = _matches.pop(order.match, None)
    if found is not None:
        known = [found.game.notation(option) for option in found.answers]
        if known != wanted[: len(known)]:
            found = None
        else:
            for answer in wanted[len(known) :]:
                found.answer(answer)
    if found is None:
        found = replay(shelf().game(order.record.game), order.record)
    _matches[order.match] = found
    while len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return found
