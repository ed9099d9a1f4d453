"""[9.3] [9.6] The lines: which battle a sector is in, and how strong it is.

While the front is laid out all pieces of a sector are in the same battle; once battles are fought ask the pieces.
"""

from bridgehead.games.remagen.printed.combat_chart import OVERWHELMING
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

    Once battles are fought a sector may hold winners of an earlier one besides: then ask its pieces, with `fighters`.
    """
    for unit in g.pile[sector]:
        if g.battle[unit] != NO_BATTLE:
            return g.battle[unit]
    return NO_BATTLE


def set_battle(g: Bridgehead, sector: int, battle: int) -> None:
    """[9.3] All pieces of a sector fight in one battle."""
    for unit in g.pile[sector]:
        g.battle[unit] = battle


def enter_battle(g: Bridgehead, here: int, foe: int) -> None:
    """[9.1] A sector comes into the battle of an enemy, or begins one that is named after him."""
    battle = battle_at(g, foe)
    if battle <= 0:
        battle = foe + 1
        set_battle(g, foe, battle)
    set_battle(g, here, battle)


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
