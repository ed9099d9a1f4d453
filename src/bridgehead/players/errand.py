"""A set of questions that a seat lets its staff answer: a landing plan, a set-up, who comes on. The game's vocabulary
says which questions are one (`[errands]`).
"""

from bridgehead.engine.choice import Option
from bridgehead.engine.play.match import Match
from bridgehead.players.player import decide
from bridgehead.players.simple import StaffPlayer


def errand_of(match: Match) -> str:
    """The set that the open question belongs to; empty if to none, or if a die is awaited."""
    choice = match.choice
    return "" if choice is None or match.awaits_die else match.game.vocabulary.errand(choice.prompt)


def run(match: Match) -> list[Option]:
    """Answer, as the staff of the seat that is asked, for as long as it is asked questions of the same set; the match
    stands behind them then. The staff knows what its seat may know. It ends where a die has been cast or a secret been
    shown: what comes of that is for the seat itself to weigh.
    """
    errand = errand_of(match)
    given: list[Option] = []
    seat = match.choice.seat if match.choice else -1
    staff = StaffPlayer()
    while errand and match.choice is not None and match.choice.seat == seat and errand_of(match) == errand:
        option = decide(staff, match.position, match.seed, len(match.answers))
        match.take(option)
        given.append(option)
        if match.shown_since(1):
            break
    return given
