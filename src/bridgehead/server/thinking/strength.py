"""Which of our players can sit at a table, by strength, and how one answers."""

from bridgehead.engine.choice import Option
from bridgehead.engine.errors import one_of
from bridgehead.engine.play.match import Match
from bridgehead.players import Player, decide, players

OFFERED = ("random", "staff", "recruit", "regular", "veteran", "general")


def offered() -> list[str]:
    """The names of the players that are offered, the weakest first; those that only measure are not."""
    return [name for name in OFFERED if name in players()]


def check(name: str) -> None:
    """Raises UnknownName when there is no such player."""
    if name not in offered():
        raise one_of("player", name, offered())


def answer(ours: Player, match: Match) -> Option:
    """What the player answers. It rolls a die that people would type in with the dice of the system."""
    choice = match.choice
    assert choice is not None, "the match is over"
    if match.roll_purpose:
        return choice.options[match.position.state.dice.branch(len(match.answers)).below(len(choice.options))]
    return decide(ours, match.position, match.seed, len(match.answers))
