"""[R15] [C6] How an operation, or a campaign, has ended."""

from bridgehead.engine.play.rulebook import Outcome, Part, Tally
from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.operations.dives import TO_HOLD, TO_WIN
from bridgehead.games.tonga.operations.merville import guns_wanted
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.state import BATTERY, DIVES, LONE_BRIDGE, MANPOWER, TongaState


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


def tally(g: TongaState) -> Tally:
    """[R15] [C6] What the operation hangs on, and in the campaign the points."""
    parts = operation_parts(g)
    if not g.campaign:
        return Tally(parts, f"outcome-{g.ending}" if g.ending else "standing-open", 0, [])
    parts += [Part("scored", g.operation + 1, 0, g.points), Part("blue-held", g.blue_held, 0, -g.blue_held)]
    label, _ = campaign.result(g)
    steps = [(campaign.GERMAN_WIN + 1, "outcome-campaign-draw"), (campaign.BRITISH_WIN, "outcome-campaign-british")]
    return Tally(parts, f"outcome-{label}", g.points - g.blue_held, steps)


def operation_parts(g: TongaState) -> list[Part]:
    """[A1] [B1] [M1] [D1] What decides the operation that is played."""
    found: list[Part] = []
    if g.kind == BATTERY:
        found.append(Part("guns", g.guns, guns_wanted(g), met=g.guns >= guns_wanted(g), condition=True))
    elif g.kind == DIVES:
        british, german = len(g.bridges[BRITISH]), len(g.bridges[GERMAN])
        found.append(Part("bridges-british", british, TO_WIN, met=british >= TO_WIN, condition=True))
        if not g.campaign:
            found.append(Part("bridges-german", german, TO_HOLD, met=german >= TO_HOLD, condition=True))
    else:
        key = "benouville" if g.kind == LONE_BRIDGE else "pegasus"
        found.append(Part(key, 0, met=g.ending in ("bridge-taken", "counter-attack-beaten"), condition=True))
    if g.kind != DIVES:
        found.append(Part("manpower", g.manpower, g.term(MANPOWER), met=g.manpower > 0, condition=True))
    return found
