"""[T12.2] [T17.13] A stack enters a Location, and what meets it there."""

from bridgehead.engine.choice import Steps
from bridgehead.games.coupdemain.board.costs import IN_COVER
from bridgehead.games.coupdemain.hidden.concealment import seen_to_move
from bridgehead.games.coupdemain.morale.rally import come_beside
from bridgehead.games.coupdemain.moving.bump import bump
from bridgehead.games.coupdemain.moving.costs import location_of
from bridgehead.games.coupdemain.moving.interruption import glance, interrupted, meet_fire
from bridgehead.games.coupdemain.moving.routes import left
from bridgehead.games.coupdemain.moving.through_wire import get_through
from bridgehead.games.coupdemain.moving.under_way import disband, go_to, spend, take_cover
from bridgehead.games.coupdemain.state import ASSAULT, NONE, CoupState
from bridgehead.games.coupdemain.works.wire import held


def enter(g: CoupState, point: int, price: int, by_road: bool, cover: bool) -> Steps:
    """[T12.2] [T17.13] The stack spends its MF and stands at the next point, or is stopped short by enemies it did
    not know of: there its move is over. Either way the DEFENDER's fire follows. Out of wire it must get first
    [T22.17]; if it has not the MF for the Location besides, it stays beneath, and without those for cover there it does
    without.
    """
    location = location_of(point)
    if held(g, g.stack, g.where[g.stack[0]], location):
        if not (yield from get_through(g)):
            return
        most = left(g) - (1 if g.manner == ASSAULT else 0)
        if cover and price > most:
            price, cover = price - IN_COVER, False
        if price > most:
            disband(g)
            return
    before = glance(g)
    spend(g, price)
    if location != g.where[g.stack[0]] and (yield from bump(g, location)):
        if g.stack and g.where[g.stack[0]] >= 0:
            seen_to_move(g, g.stack[:], g.manner == ASSAULT)
        if g.stack and g.where[g.stack[0]] >= 0:
            yield from meet_fire(g)
        disband(g)
        return
    go_to(g, point, price, by_road)
    if cover:
        take_cover(g)
    side = g.battle.side[g.stack[0]]
    seen_to_move(g, g.stack[:], g.manner == ASSAULT)
    come_beside(g, side, location)
    fired = False
    if g.stack:
        fired = yield from meet_fire(g)
    if g.stack and (fired or interrupted(g, before)):
        g.goal = NONE
    if not g.stack:
        disband(g)
