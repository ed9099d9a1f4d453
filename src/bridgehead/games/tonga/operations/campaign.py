"""[C1] The campaign: three operations one after another, victory points, and the German campaign tokens."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.printed.cards import number_of
from bridgehead.games.tonga.printed.terms import GERMAN
from bridgehead.games.tonga.state import TongaState

BENOUVILLE_POINTS: Final = 2
RANVILLE_POINTS: Final = 1
PEGASUS_POINTS: Final = [0, 4, 5, 6]
GUN_POINTS: Final = 2
BUNKER_POINTS: Final = 1
BRIDGE_POINTS: Final = [0, 1, 2, 2]
ROBEHOMME_POINTS: Final = 1
BLUE_TOKENS: Final = 2
GERMAN_WIN: Final = 11
BRITISH_WIN: Final = 14
NO_BLUE: Final = [
    number_of(one)
    for one in (
        "1014A", "1014B", "1015A", "1016", "1022", "1023", "1024", "1028", "1030", "1031", "1032",
    )
]  # fmt: skip


def score(g: TongaState, points: int) -> None:
    """[C2] [C3] [C4] The British player scores victory points in the campaign."""
    if g.campaign:
        g.points += points
        g.tell("scored", points, g.points)


def pegasus_points(manpower: int) -> int:
    """[C2] What holding Pegasus Bridge is worth with so many points of manpower left; more than three, which only a
    scenario of one's own can give, count as three.
    """
    return PEGASUS_POINTS[min(manpower, len(PEGASUS_POINTS) - 1)]


def place_blue_token(g: TongaState, terrain: int) -> Steps:
    """[C5.1] [C5.2] At the end of a Progress phase the German may lay one of his campaign tokens on the terrain, unless
    a British victory there would score.
    """
    if g.blue == 0 or terrain in NO_BLUE:
        return
    verb, _ = yield g.query(GERMAN, "blue-token", [("blue", 0), ("none", 0)], terrain)
    if verb == "blue":
        g.blue -= 1
        g.blue_here = 1
        g.tell("blue-laid", terrain)


def settle_blue_token(g: TongaState, winner: int) -> None:
    """[C5.3] A campaign token goes to the British player, who will lose a point by it, if the German wins the assault;
    if not it is lost.
    """
    if g.blue_here:
        g.blue_here = 0
        if winner == GERMAN:
            g.blue_held += 1
        g.tell("blue-kept" if winner == GERMAN else "blue-lost")


def result(g: TongaState) -> tuple[str, int]:
    """[C6] The result of the campaign and its winner (-1: nobody) by the British points, less those of
    the tokens held.
    """
    points = g.points - g.blue_held
    if points >= BRITISH_WIN:
        return ("campaign-british", 0)
    if points <= GERMAN_WIN:
        return ("campaign-german", GERMAN)
    return ("campaign-draw", -1)


def end(g: TongaState, label: str, winner: int) -> None:
    """[R15] The operation is over."""
    g.ending = label
    g.victor = winner
    g.tell("operation-over", winner)
