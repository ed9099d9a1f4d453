"""Advancing: a turn begins, terrains are revealed, one is chosen and entered."""

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.play.effects import perform, question
from bridgehead.games.tonga.printed.cards import CARDS
from bridgehead.games.tonga.printed.terms import BRITISH, NOBODY
from bridgehead.games.tonga.state import TongaState, new_front


def begin_turn(g: TongaState) -> None:
    """[R6] A new turn begins; what held for the last one is forgotten."""
    g.turn += 1
    g.quiet = [0, 0]
    g.draw_mod = [0, 0]
    g.played = []
    g.penalty = 0
    g.tell("turn", g.turn)


def choose_of_two(g: TongaState, pair: list[int], seat: int) -> Steps:
    """[R7.1] [R7.4] Reveal two terrains and let a player choose. Leaves the chosen one and then the
    other in `offered`.
    """
    g.offered = pair
    g.reveal()
    g.tell("revealed", tuple(pair))
    chosen = pair[0]
    if pair[0] != pair[1]:
        _, chosen = yield question(g, seat, "terrain", "advance", pair)
    other = pair[1] if chosen == pair[0] else pair[0]
    g.offered = [chosen, other]


def stand_before(g: TongaState, terrains: list[int]) -> None:
    """The British are before one terrain, or before both bridges at once."""
    g.offered = []
    g.fronts = [new_front(terrain, g.size_of(terrain)) for terrain in terrains]
    g.front = 0
    g.fighting = NOBODY
    for terrain in terrains:
        g.tell("terrain", terrain)


def enter(g: TongaState, terrain: int) -> Steps:
    """[R7.3] The British advance on a terrain, and its effect for that moment is carried out."""
    stand_before(g, [terrain])
    yield from perform(g, 0, BRITISH, CARDS[terrain].enter)
