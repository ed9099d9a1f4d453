"""[R15] [C6] How an operation, or a campaign, has ended."""

from bridgehead.engine.play.rulebook import Outcome
from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.printed.terms import GERMAN
from bridgehead.games.tonga.state import TongaState


def outcome(g: TongaState) -> Outcome | None:
    """[R15] [C6] Over when the operation is, or, in the campaign, when the last one is."""
    if not g.ending or g.operation + 1 < len(g.terms):
        return None
    if g.campaign:
        label, winner = campaign.result(g)
        points = float(g.points - g.blue_held)
        return Outcome(label, winner, [points, -points])
    score = 1.0 if g.victor != GERMAN else -1.0
    return Outcome(g.ending, g.victor, [score, -score])
