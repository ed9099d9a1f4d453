"""[9.6] Automatic victories: who is outnumbered seven to one, who has part in it, whose zone of control is gone."""

from bridgehead.games.remagen.board.engaged import is_tied
from bridgehead.games.remagen.board.lines import (
    battle_at,
    enemies_beside,
    fighters,
    is_overwhelming,
    sectors_in,
    set_battle,
    strength,
)
from bridgehead.games.remagen.march.movement import allowance
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, OVERWHELMING, column_of
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import NO_BATTLE, Bridgehead, has_marched, owner


def overwhelmed(g: Bridgehead) -> list[int]:
    """[9.6] The enemy sectors that are outnumbered seven to one."""
    ours = g.zones[g.seat]
    return [sector for sector in listed(g.held[1 - g.seat] & ~g.overrun) if ours[sector] and stormers(g, sector)]


def stormers(g: Bridgehead, sector: int) -> list[int]:
    """[9.1] [9.6] Our sectors that together outnumber an enemy sector seven to one; none if they do not.

    All beside it take part. Whom nobody else can attack at 1-6 they must attack as well, so that he counts among the
    defenders; if that is too much for them, whoever is needed there has no part in the automatic victory.
    """
    found = [there for there in AROUND[sector] if _can_take_part(g, there)]
    if not _outnumber(g, found, [sector]):
        return []
    others = left_to(g, found, sector)
    if _outnumber(g, found, [sector, *others]):
        return found
    while others:
        beside = [there for there in found if there in AROUND[others[0]]]
        found.remove(min(beside, key=lambda there: (strength(g, there), there)))
        others = left_to(g, found, sector)
    return found if _outnumber(g, found, [sector]) else []


def left_to(g: Bridgehead, party: list[int], sector: int) -> list[int]:
    """[9.1] [9.2] The enemy sectors, but for one, that are in no battle and that nobody but a party could attack.

    Or not at 1-6: then those others must fight in the party's battle.
    """
    found: list[int] = []
    for foe in listed(g.held[1 - g.seat]):
        if foe == sector or g.zones[g.seat][foe] == 0 or battle_at(g, foe) != NO_BATTLE:
            continue
        ours = enemies_beside(g, foe, 1 - g.seat)
        free = sum([strength(g, there) for there in ours if there not in party and battle_at(g, there) == NO_BATTLE])
        if any(there in party for there in ours) and column_of(free, strength(g, foe)) == NO_COLUMN:
            found.append(foe)
    return found


def _outnumber(g: Bridgehead, party: list[int], foes: list[int]) -> bool:
    attack = sum([strength(g, there) for there in party])
    return attack >= OVERWHELMING * sum([strength(g, foe) for foe in foes])


def _can_take_part(g: Bridgehead, there: int) -> bool:
    """[9.3] [9.6] Whether a sector can join in an automatic victory: ours, not engaged, not bound in another."""
    return owner(g, there) == g.seat and battle_at(g, there) == NO_BATTLE and not is_tied(g, there)


def overrun(g: Bridgehead, sector: int) -> None:
    """[9.6] The zones of control of the sector, and of those counted with it, are gone for the rest of the movement.

    All who have part in it, on both sides, are bound.
    """
    party = stormers(g, sector)
    hostile = g.zones[1 - g.seat]
    for foe in [sector, *left_to(g, party, sector)]:
        g.overrun |= 1 << foe
        for there in AROUND[foe]:
            hostile[there] -= 1
        set_battle(g, foe, sector + 1)
        g.tell("overrun", foe)
    for there in party:
        set_battle(g, there, sector + 1)


def is_spare(g: Bridgehead, unit: int) -> bool:
    """[9.6] Whether a piece that has not moved yet may still go, since an automatic victory holds without it.

    It stands beside the defeated, but those of the attackers who stay outnumber seven to one all whom they have to
    fight. Whoever has come into their sectors since does not count: he may go on.
    """
    battle = g.battle[unit]
    if not is_overwhelming(g, battle) or has_marched(g, unit) or g.left[unit] < allowance(g, unit):
        return False
    attack = sum([COMBAT[KIND_OF[one]] for one in fighters(g, battle, g.seat) if one != unit])
    defence = sum([COMBAT[KIND_OF[one]] for one in fighters(g, battle, 1 - g.seat)])
    defence += sum([strength(g, foe) for foe in left_to(g, sectors_in(g, battle, g.seat), battle - 1)])
    return attack >= OVERWHELMING * defence and not _alone_beside(g, unit)


def _alone_beside(g: Bridgehead, unit: int) -> bool:
    """[9.1] Whether a defeated sector would have nobody of its battle beside it any more if a piece left."""
    here, battle = g.place[unit], g.battle[unit]
    if any(g.battle[other] == battle for other in g.pile[here] if other != unit):
        return False
    for foe in enemies_beside(g, here, g.seat):
        if battle_at(g, foe) == battle:
            rest = [there for there in enemies_beside(g, foe, 1 - g.seat) if there != here]
            if all(battle_at(g, there) != battle for there in rest):
                return True
    return False
