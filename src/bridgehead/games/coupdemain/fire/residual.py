"""[T12.16] [T12.17] [T12.24] Residual firepower: what first fire leaves in a Location for whoever enters it."""

from bridgehead.games.coupdemain.fire.modifiers import FireGroup, Lot, in_melee, places_of, residual_modifiers
from bridgehead.games.coupdemain.fire.strike import strike
from bridgehead.games.coupdemain.morale.results import leader_losses
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import concealed, is_vehicle
from bridgehead.games.coupdemain.printed.tables import FIRE, RESIDUAL
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.works.gun_pit import shelter_of
from bridgehead.tactics.attack import Attack

IN_THE_WAY = ("night", "half-light", "hindrance", "smoke", "exhausted", "encircled")
"""[T12.16] Modifiers on the way or in who fires: each takes a column off what is left."""


def residual_at(g: CoupState, location: int) -> int:
    """[T12.16] The column of the fire table that lies in a Location, or -1."""
    for at in range(0, len(g.residual), 2):
        if g.residual[at] == location:
            return g.residual[at + 1]
    return -1


def residual_column(column: int, modifiers: int) -> int:
    """[T12.16] What an attack on a column leaves, with so many columns taken off: a column, or -1 for nothing."""
    strength = RESIDUAL[column] if column >= 0 else 0
    if strength == 0:
        return -1
    return max(-1, FIRE.column_of(strength) - modifiers)


def columns_off(attack: Attack) -> int:
    """[T12.16] How many columns less an attack leaves: one for each +1 on the way or in the firers; a good leader gives
    nothing back.
    """
    off = 0
    for one in attack.modifiers:
        if one.name in IN_THE_WAY or (one.name == "leader" and one.value > 0):
            off += one.value
    return off


def leave_residual(g: CoupState, group: FireGroup, lots: list[Lot], lost: int) -> None:
    """[T12.16] First Fire has been given: the greater of what lies in the Location and what this leaves. None by fire
    in one's own Location, and none in a Melee.
    """
    if lots and group.target not in places_of(g, group.parts) and not in_melee(g, group.target):
        lay(g, group.target, residual_column(lots[0].attack.column - lost, columns_off(lots[0].attack)))


def lay(g: CoupState, location: int, column: int) -> None:
    """[T12.16] Put a column of residual firepower into a Location, if it is greater than what lies there."""
    if column < 0:
        return
    for at in range(0, len(g.residual), 2):
        if g.residual[at] == location:
            if g.residual[at + 1] >= column:
                return
            g.residual[at + 1] = column
            break
    else:
        g.residual += [location, column]
    g.tell("residual", location, FIRE.columns[column])


def residual_lots(g: CoupState, location: int) -> list[Lot]:
    """[T12.16] [T6.8] The members of the stack under way who are in a Location, in lots, with the attack that the
    residual firepower there makes on each; none when nothing lies there.
    """
    column = residual_at(g, location)
    lots: list[Lot] = []
    if column < 0:
        return lots
    sorts: list[tuple[bool, int, bool]] = []
    for unit in g.stack:
        if g.where[unit] != location:
            continue
        sort = (concealed(g, unit), shelter_of(g, unit), is_vehicle(g, unit))
        if sort in sorts:
            lots[sorts.index(sort)].units.append(unit)
            continue
        sorts.append(sort)
        read = FIRE.column_of(FIRE.column_from[column] // 2) if sort[0] else column
        lots.append(Lot([unit], sort[0], Attack(FIRE, read, residual_modifiers(g, location, sort[1])), sort[2]))
    lots.sort(key=lambda lot: -lot.attack.column)
    return lots


def residual_attack(g: CoupState, location: int) -> None:
    """[T12.16] [T12.17] Residual firepower attacks those who have entered a Location, or spend more MF in it: no
    cowering, no breakdown. It may call a Sniper against the side whose fire it was: `snipers.answer_calls` comes after
    it.
    """
    lots = residual_lots(g, location)
    if not lots or all(lot.attack.column < 0 for lot in lots):
        return
    coloured, white = roll_dr(g, "residual")
    if coloured + white == g.san[g.acting]:
        g.calls.append(g.acting)
    strike(g, lots, 0, coloured, white, location, "residual-fire")
    leader_losses(g)
