"""[T11.4] [T12.2] What meets the stack under way in a Location, and whether it is asked anew whither to go."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.residual import residual_attack
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.fire.watch import might_be_asked
from bridgehead.games.coupdemain.firing.first_fire import first_fire, first_fire_options, targets_left
from bridgehead.games.coupdemain.hidden.knowledge import is_known
from bridgehead.games.coupdemain.marks import HIDDEN, UNSEEN
from bridgehead.games.coupdemain.moving.bump import Finding
from bridgehead.games.coupdemain.moving.under_way import fall_out
from bridgehead.games.coupdemain.night.freedom import enemy_moved
from bridgehead.games.coupdemain.pieces.roster import concealed
from bridgehead.games.coupdemain.state import ASK, HOLD_HERE, HOLD_STACK, CoupState


def meet_fire(g: CoupState) -> Finding:
    """[T12.2] Where the stack has spent MF: residual firepower, then the freedom that it gives to enemies by night,
    then the DEFENDER's First Fire, until nobody of the stack is left to fire at or he holds. The answer: whether it
    was fired at.
    """
    location = g.where[g.stack[0]]
    side = g.battle.side[g.stack[0]]
    fired = location in g.residual[::2]
    if fired:
        residual_attack(g, location)
        yield from answer_calls(g)
        fall_out(g, location)
    enemy_moved(g, side, [g.came_from, location])
    while g.stack:
        options = first_fire_options(g, location) if g.holding == ASK else []
        if not options:
            yield from keep_silent(g, location)
            break
        if not (yield from fire_at(g, location, options)):
            break
        fired = True
        fall_out(g, location)
    return fired


def keep_silent(g: CoupState, location: int) -> Steps:
    """[T35.7] Sealed, who cannot or will not fire is asked all the same where the ATTACKER holds it possible that he
    could be, and has nothing to do but to hold. Who has just held his fire, here or for the whole move, has been asked.
    """
    if g.battle.sealed and targets_left(g, location):
        enemy = 1 - g.battle.side[g.stack[0]]
        if might_be_asked(g, enemy, location):
            yield g.ask(enemy, "first-fire", [("hold", 0)], location)


def fire_at(g: CoupState, location: int, options: list[Option]) -> Finding:
    """[T12.3] [T12.23] The DEFENDER fires once at the stack under way, or holds his fire: until it spends its next
    MF, or for the whole of its move. The answer: whether he has fired.
    """
    enemy = 1 - g.battle.side[g.stack[0]]
    verb, number = yield g.ask(enemy, "first-fire", [*options, ("hold", 0), ("hold-stack", 0)], location)
    if verb == "hold":
        g.holding = HOLD_HERE
        return False
    if verb == "hold-stack":
        g.holding = HOLD_STACK
        return False
    yield from first_fire(g, location, verb, number)
    return True


class Glance:
    """What a side does not know before a step, to see afterwards what has come to light: the enemies that are not
    Known, and which of them are hidden; how many of the stack are concealed, and how many they are.
    """

    __slots__ = ("unknown", "hidden", "members", "covered")

    unknown: list[int]
    hidden: list[int]
    members: int
    covered: int


def glance(g: CoupState) -> Glance:
    """Look before a step."""
    side = g.battle.side[g.stack[0]]
    found = Glance()
    found.unknown = []
    found.hidden = []
    for unit in g.battle.roster[1 - side]:
        if g.where[unit] >= 0 and (g.marks[unit] & UNSEEN or not is_known(g, unit)):
            found.unknown.append(unit)
            if g.marks[unit] & HIDDEN:
                found.hidden.append(unit)
    found.members = len(g.stack)
    found.covered = len([unit for unit in g.stack if concealed(g, unit)])
    return found


def interrupted(g: CoupState, before: Glance) -> bool:
    """[T11.4] Whether the stack has reason to think again after a step: a member lost, broken or pinned, or its
    concealment gone; an enemy become Known, or something hidden shown.
    """
    if len(g.stack) < before.members or len([unit for unit in g.stack if concealed(g, unit)]) < before.covered:
        return True
    for unit in before.hidden:
        if not g.marks[unit] & HIDDEN:
            return True
    for unit in before.unknown:
        if g.where[unit] < 0 or (not g.marks[unit] & UNSEEN and is_known(g, unit)):
            return True
    return False
