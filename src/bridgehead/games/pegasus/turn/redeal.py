"""[14] What the player cannot know, dealt anew: the face-down garrison counters and the counter of the wired bridge."""

from bridgehead.engine.dice import Dice
from bridgehead.games.pegasus.printed.terms import FACE_DOWN
from bridgehead.games.pegasus.state import PegasusState


def deal(g: PegasusState, dice: Dice) -> None:
    """Deal squads and dummies anew among the counters that lie face down, and draw the wired counter again.

    How many squads the chit brings and which were turned up is known; nothing else enters.
    """
    down = [counter for counter in range(len(g.hidden)) if g.hidden[counter]]
    seen = sum(1 for counter in range(len(g.hidden)) if not g.hidden[counter] and g.secret[counter])
    squads = g.squads_drawn - seen
    identities = [1 if number < squads else 0 for number in range(len(down))]
    dice.shuffle(identities)
    for counter, identity in zip(down, identities):
        g.secret[counter] = identity
    if g.wire == FACE_DOWN:
        g.wire_live = 1 if dice.below(g.wire_blanks + g.wire_wired) < g.wire_wired else 0
