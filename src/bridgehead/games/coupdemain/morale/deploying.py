"""[T3.4] In one's own RPh a leader may let a squad of his Location split into its two half-squads."""

from typing import Final

from bridgehead.engine.choice import Option
from bridgehead.engine.columns import changed
from bridgehead.games.coupdemain.marks import HIDDEN, RIDING, TRIED
from bridgehead.games.coupdemain.morale.checks import task_check
from bridgehead.games.coupdemain.morale.values import is_leader
from bridgehead.games.coupdemain.pieces.changes import into_halves, own, shown, spare
from bridgehead.games.coupdemain.pieces.roster import good_order, on_map, side_in, type_of
from bridgehead.games.coupdemain.printed.components import SQUAD
from bridgehead.games.coupdemain.state import NONE, CoupState

PLUS: Final = 1


def deploy_options(g: CoupState, seat: int) -> list[Option]:
    """[T3.4] The squads that a leader may let try to split, with a counter left for the other half."""
    if spare(g, seat) == NONE:
        return []
    squads = [unit for unit in g.battle.roster[seat] if may_split(g, unit) and leader_for(g, unit) != NONE]
    return [g.unit_option("split", unit) for unit in sorted(squads, key=lambda unit: g.tag[unit])]


def may_split(g: CoupState, unit: int) -> bool:
    """[T3.4] A squad in Good Order that has not tried in this RPh."""
    return on_map(g, unit) and good_order(g, unit) and type_of(g, unit).size == SQUAD and not g.marks[unit] & TRIED


def leader_for(g: CoupState, unit: int) -> int:
    """[T3.4] A Good Order leader in the Location of a squad who has let nobody try yet, or NONE."""
    for one in side_in(g, g.where[unit], g.battle.side[unit]):
        if is_leader(g, one) and good_order(g, one) and not g.marks[one] & (TRIED | RIDING):
            return one
    return NONE


def deploy(g: CoupState, unit: int) -> None:
    """[T3.4] One try: a 1TC of the squad, without the leader's modifier."""
    g.marks[leader_for(g, unit)] |= TRIED
    g.marks[unit] |= TRIED
    if task_check(g, unit, PLUS):
        split(g, unit)


def split(g: CoupState, unit: int) -> None:
    """[T3.4] [T17.2] A squad is two half-squads from now on; of the new one is known what was known of the squad."""
    other = into_halves(g, unit)
    g.known = changed(g.known, g.tag[other], g.known[g.tag[unit]])
    g.real = changed(g.real, g.tag[other], g.real[g.tag[unit]])
    if g.marks[unit] & HIDDEN:
        g.tell_seat(g.battle.side[unit], "splits", own(g, unit), own(g, other))
    else:
        g.tell("splits", shown(g, unit), shown(g, other))
