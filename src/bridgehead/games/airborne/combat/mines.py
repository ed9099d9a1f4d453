"""[P10.1] Minefields attack whoever stands on them, in the other side's combat phase."""

from bridgehead.games.airborne.combat.direct_fire import targets_in
from bridgehead.games.airborne.combat.results import apply_result
from bridgehead.games.airborne.printed.tables import COMBAT, TWO_TO_ONE
from bridgehead.games.airborne.state import CLEARING, MINES, AirborneState


def mine_attacks(g: AirborneState) -> None:
    """[P10.1] [II.G] Each unit of the other side on mines is attacked by itself at 2-1, whatever the terrain, every
    turn anew; those who landed on them too. Who is clearing these very mines is spared.
    """
    victims: list[int] = []
    for unit in g.battle.roster[1 - g.acting]:
        place = g.where[unit]
        if place >= 0 and g.works[place] & MINES:
            if unit in targets_in(g, place, 1 - g.acting) and not clears(g, unit, place):
                victims.append(unit)
    for unit in victims:
        place = g.where[unit]
        die = g.roll("die-mines")
        code = COMBAT.result(TWO_TO_ONE, die)
        if g.log is not None:
            g.tell("mines", g.battle.tag[unit], place, die, f"result-{code}")
        apply_result(g, [unit], code)


def clears(g: AirborneState, unit: int, place: int) -> bool:
    """[P10.2] Whether a unit is at work on the mines it stands on."""
    return g.task[unit] == CLEARING and g.task_at[unit] == place
