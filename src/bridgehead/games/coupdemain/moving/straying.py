"""[T18.13] By night: the way of a stack that has gone astray."""

from bridgehead.engine.choice import Steps
from bridgehead.games.coupdemain.marks import NAMED, TI
from bridgehead.games.coupdemain.moving.costs import WHOLE
from bridgehead.games.coupdemain.moving.entering import enter
from bridgehead.games.coupdemain.moving.routes import barred, left, point_of, step_price, ways
from bridgehead.games.coupdemain.moving.under_way import counters, disband
from bridgehead.games.coupdemain.night.straying import NO_WAY, movement_roll
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.state import NORMAL, CoupState


def set_out_in_the_dark(g: CoupState) -> None:
    """[T11.14] [T18.12] [T18.13] The Movement DR of the stack under way. Who strays goes neither in double time nor
    with care, and is not named again, even if it gets nowhere.
    """
    direction = movement_roll(g, g.stack)
    if direction == NO_WAY:
        return
    g.straying = direction
    g.manner = NORMAL
    for unit in g.stack:
        g.marks[unit] |= NAMED


def stray_on(g: CoupState) -> Steps:
    """[T18.13] One Location further astray. Where nobody can enter the stack stops and has spent its turn (TI); it
    stops as well when its MF do not reach.
    """
    here = point_of(g)
    place = g.battle.ground.toward[6 * (here // SLOTS) + g.straying]
    ahead = [there for there in ways(g).leads[here] if there // SLOTS == place and there % SLOTS == here % SLOTS]
    if not ahead or barred(g, g.stack, ahead[0]):
        for unit in g.stack:
            g.marks[unit] |= TI
        g.tell("lost-in-the-dark", counters(g), g.where[g.stack[0]])
        disband(g)
        return
    price = step_price(g, here, ahead[0])
    if price == WHOLE:
        price = left(g) if g.spent == 0 else left(g) + 1
    if price > left(g):
        disband(g)
        return
    yield from enter(g, ahead[0], price, ways(g).along_road(here, ahead[0]), False)
