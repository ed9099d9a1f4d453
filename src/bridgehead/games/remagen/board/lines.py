"""[9.3] [9.6] The lines: which battle a sector is in, how strong it is, and what an automatic victory rests on.

While the front is laid out all pieces of a sector are in the same battle; once battles are fought ask the pieces.
"""

from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, OVERWHELMING, column_of
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF, UNITS
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import NO_BATTLE, Bridgehead, owner


def fighters(g: Bridgehead, battle: int, seat: int) -> list[int]:
    """The pieces of a side in a battle; those who come into their sectors after the front was laid out have no part."""
    return [unit for unit in UNITS[seat] if g.battle[unit] == battle]


def facing(g: Bridgehead, battle: int) -> tuple[list[int], list[int]]:
    """[9.8] Attackers and defenders who stand beside an enemy of their battle: only their morale is checked."""
    attackers, defenders = fighters(g, battle, g.seat), fighters(g, battle, 1 - g.seat)
    return _beside(g, attackers, defenders), _beside(g, defenders, attackers)


def _beside(g: Bridgehead, units: list[int], foes: list[int]) -> list[int]:
    held = {g.place[foe] for foe in foes}
    return [unit for unit in units if any(there in held for there in AROUND[g.place[unit]])]


def battle_at(g: Bridgehead, sector: int) -> int:
    """[9.3] The battle that a sector is in while the front is laid out: all its pieces are in the same one.

    Also those that came after an automatic victory was declared. Once battles are fought a sector may hold winners of
    an earlier one besides: then ask its pieces, with `fighters`.
    """
    for unit in g.pile[sector]:
        if g.battle[unit] != NO_BATTLE:
            return g.battle[unit]
    return NO_BATTLE


def set_battle(g: Bridgehead, sector: int, battle: int) -> None:
    """[9.3] All pieces of a sector fight in one battle."""
    for unit in g.pile[sector]:
        g.battle[unit] = battle


def enemies_beside(g: Bridgehead, sector: int, seat: int) -> list[int]:
    """The sectors of the other side next to a sector, in order."""
    return sorted([there for there in AROUND[sector] if owner(g, there) == 1 - seat])


def strength(g: Bridgehead, sector: int) -> int:
    """The combat value of all who stand in a sector."""
    return sum([COMBAT[KIND_OF[unit]] for unit in g.pile[sector]])


def sectors_in(g: Bridgehead, battle: int, seat: int) -> list[int]:
    """The sectors of a side that are in a battle, in order."""
    return [sector for sector in listed(g.held[seat]) if battle_at(g, sector) == battle]


def free_beside(g: Bridgehead, foes: list[int], but: int) -> int:
    """The combat value of the attacker's sectors beside any of the foes that have no battle yet, without one."""
    seen: list[int] = [but]
    total = 0
    for foe in foes:
        for there in AROUND[foe]:
            if there not in seen and owner(g, there) == g.seat and battle_at(g, there) == NO_BATTLE:
                seen.append(there)
                total += strength(g, there)
    return total


# --- automatic victories ---


def is_overwhelming(g: Bridgehead, battle: int) -> bool:
    """[9.6] Whether a battle is the one of an automatic victory, whatever sector it is named after by now."""
    if battle <= 0 or g.overrun == 0:
        return False
    return any(battle_at(g, sector) == battle for sector in listed(g.overrun))


def spoils(g: Bridgehead, battle: int, attack: int, defence: int) -> bool:
    """[9.6] Whether an automatic victory would be none any more if these came into its battle."""
    if not is_overwhelming(g, battle):
        return False
    attack += sum([strength(g, sector) for sector in sectors_in(g, battle, g.seat)])
    defence += sum([strength(g, sector) for sector in sectors_in(g, battle, 1 - g.seat)])
    return attack < OVERWHELMING * defence


def is_covered(g: Bridgehead, foe: int, but: int, less: int) -> bool:
    """[9.2] [9.6] Whether sectors without a battle, but for one, can attack an enemy at 1-6, weaker by so much."""
    return column_of(free_beside(g, [foe], but) - less, strength(g, foe)) != NO_COLUMN


def is_needed(g: Bridgehead, unit: int) -> bool:
    """[9.1] [9.6] Whether an automatic victory rests on a piece that has no part in it.

    It keeps an enemy whom the victors would have to fight as well if it left, and who, with any others whom nobody
    keeps, is too much for them.
    """
    here = g.place[unit]
    if battle_at(g, here) != NO_BATTLE:
        return False
    for foe in enemies_beside(g, here, g.seat):
        if battle_at(g, foe) == NO_BATTLE and _is_kept(g, foe, -1) and not _is_kept(g, foe, unit):
            if any(withstands(g, one, -1) and not withstands(g, one, unit) for one in victories_beside(g, foe)):
                return True
    return False


def victories(g: Bridgehead) -> list[int]:
    """[9.6] The battles of automatic victories."""
    found = {battle_at(g, sector) for sector in listed(g.overrun)}
    return sorted([battle for battle in found if is_overwhelming(g, battle)])


def victories_beside(g: Bridgehead, foe: int) -> list[int]:
    """[9.6] The automatic victories with a sector beside an enemy."""
    if g.overrun == 0:
        return []
    found = {battle_at(g, there) for there in enemies_beside(g, foe, 1 - g.seat)}
    return sorted([battle for battle in found if is_overwhelming(g, battle)])


def withstands(g: Bridgehead, battle: int, leaver: int) -> bool:
    """[9.1] [9.6] Whether an automatic victory holds when a piece has gone: against all whom nobody keeps off it then,
    or because one of its sectors can keep an enemy off instead.
    """
    ours = sectors_in(g, battle, g.seat)
    burden = 0
    for foe in listed(g.held[1 - g.seat]):
        if battle_at(g, foe) == NO_BATTLE and any(there in ours for there in AROUND[foe]):
            if not _is_kept(g, foe, leaver) and not _may_join_another(g, battle, foe):
                burden += strength(g, foe)
    return not spoils(g, battle, 0, burden) or any(holds_without(g, there, leaver) for there in ours)


def _may_join_another(g: Bridgehead, battle: int, foe: int) -> bool:
    """[9.6] Whether another automatic victory beside an enemy would bear him."""
    return any(one != battle and not spoils(g, one, 0, strength(g, foe)) for one in victories_beside(g, foe))


def holds_without(g: Bridgehead, here: int, leaver: int = -1) -> bool:
    """[9.1] [9.6] Whether an automatic victory holds without a sector bound in it, and without a piece that goes.

    The others must touch all the defeated and outnumber them, and whom they alone could attack besides. Whom nobody
    without a battle keeps off the sector must be able to attack at 1-6, all together.
    """
    battle = battle_at(g, here)
    bound = fighters(g, battle, g.seat)
    rest = {g.place[unit] for unit in bound if g.place[unit] != here}
    foes = sectors_in(g, battle, 1 - g.seat)
    if any(all(there not in rest for there in AROUND[foe]) for foe in foes):
        return False
    defence = sum([strength(g, foe) for foe in foes])
    burden = 0
    for foe in listed(g.held[1 - g.seat]):
        if battle_at(g, foe) == NO_BATTLE and not _is_kept(g, foe, leaver):
            if foe in AROUND[here]:
                burden += strength(g, foe)
            elif any(there in rest for there in AROUND[foe]):
                defence += strength(g, foe)
    attack = sum([COMBAT[KIND_OF[unit]] for unit in bound if g.place[unit] != here])
    own = sum([COMBAT[KIND_OF[unit]] for unit in bound if g.place[unit] == here])
    return attack >= OVERWHELMING * defence and column_of(own, burden) != NO_COLUMN


def _is_kept(g: Bridgehead, foe: int, leaver: int) -> bool:
    """[9.2] Whether sectors without a battle can attack an enemy at 1-6 when a piece has gone."""
    less = COMBAT[KIND_OF[leaver]] if leaver >= 0 and g.place[leaver] in AROUND[foe] else 0
    return is_covered(g, foe, -1, less)
