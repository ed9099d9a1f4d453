"""[10.1] [10.2] [10.3] The optional night turns, and what the American aircraft do to the Germans by day."""

from typing import Final

from bridgehead.games.remagen.state import Bridgehead

NIGHTS: Final = [3, 6, 9, 12, 15]


def is_night_turn(turn: int) -> bool:
    """[10.1] Every third turn is a night."""
    return turn % NIGHTS[0] == 0


def is_night(g: Bridgehead) -> bool:
    """[10.1] Whether it is night and the night rules are in play: no exchange of fire."""
    return g.night_rule and is_night_turn(g.turn)


def is_day_march(g: Bridgehead) -> bool:
    """[10.3] By day the Germans move one factor less, one sector at least, and without the road bonus."""
    return g.night_rule and not is_night_turn(g.turn)


def labour_by_night(g: Bridgehead, pips: int) -> int:
    """[10.2] At night engineers get half of what they roll; fractions do not count."""
    return pips // 2 if is_night(g) else pips
