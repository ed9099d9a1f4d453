"""[9.6] Automatic victories: who is outnumbered seven to one, who has part in it, whose zone of control is gone."""

from bridgehead.games.remagen.board.engaged import bouts_in, is_tied
from bridgehead.games.remagen.board.lines import (
    battle_at,
    enemies_beside,
    fighters,
    is_overwhelming,
    sectors_in,
    set_battle,
    strength,
    victories_beside,
)
from bridgehead.games.remagen.march.movement import allowance
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, OVERWHELMING, column_of
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF, UNITS
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import NO_BATTLE, Bridgehead, has_marched, owner


def overwhelmed(g: Bridgehead) -> list[int]:
    """[9.6] The enemy sectors that are outnumbered seven to one."""
    ours = g.zones[g.seat]
    return [sector for sector in listed(g.held[1 - g.seat] & ~g.overrun) if ours[sector] and victors(g, sector)[1]]


def victors(g: Bridgehead, sector: int) -> tuple[int, list[int]]:
    """[9.1] [9.6] The automatic victory by which an enemy sector may be overrun, and our sectors in it; none if it may
    not: one of its own, or one that has been declared beside it and still holds with this sector as well.

    All beside it take part. Whom nobody else can attack at 1-6 they must attack as well, so that he counts among the
    defenders; if that is too much for them, as few as possible of those who are needed there have no part in it.
    """
    fresh = [there for there in AROUND[sector] if _can_take_part(g, there, sector)]
    for battle in [sector + 1, *victories_beside(g, sector)]:
        bound = sectors_in(g, battle, g.seat)
        beaten = [*sectors_in(g, battle, 1 - g.seat), sector]
        if _outnumber(g, bound + fresh, beaten):
            for some in choices(g, fresh):
                party = bound + some
                if _outnumber(g, party, [*beaten, *left_to(g, party, sector)]):
                    return battle, party
    return NO_BATTLE, []


def choices(g: Bridgehead, sectors: list[int]) -> list[list[int]]:
    """All, then all but one, and so on to none; of those who might be left out the weakest first."""
    found = [[there for at, there in enumerate(sectors) if (mask >> at) & 1] for mask in range(1 << len(sectors))]
    return sorted(found, key=lambda some: (-len(some), -sum([strength(g, there) for there in some]), some))


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


def _can_take_part(g: Bridgehead, there: int, sector: int) -> bool:
    """[9.3] [9.6] [9.9] Whether a sector can join in overrunning another: ours, not bound in an automatic victory, and
    not engaged but with that very enemy, whom it attacks this turn.
    """
    if owner(g, there) != g.seat or battle_at(g, there) != NO_BATTLE:
        return False
    return not is_tied(g, there) or any(bout and bout in bouts_in(g, sector) for bout in bouts_in(g, there))


def overrun(g: Bridgehead, sector: int) -> None:
    """[9.6] The zones of control of the sector, and of those counted with it, are gone until they are fought.

    All who have part in it, on both sides, are bound.
    """
    battle, party = victors(g, sector)
    hostile = g.zones[1 - g.seat]
    begun = sum([1 << unit for unit in UNITS[g.seat] if g.place[unit] >= 0 and has_begun(g, unit)])
    for foe in [sector, *left_to(g, party, sector)]:
        g.overrun |= 1 << foe
        g.late.append((foe, begun))
        for there in AROUND[foe]:
            hostile[there] -= 1
        set_battle(g, foe, battle)
        g.tell("overrun", foe)
    for there in party:
        set_battle(g, there, battle)


def has_begun(g: Bridgehead, unit: int) -> bool:
    """[9.6] Whether a piece, or what carries it, has moved this turn or begun to."""
    if g.aboard[unit] >= 0 and has_begun(g, g.aboard[unit]):
        return True
    return has_marched(g, unit) or g.left[unit] < allowance(g, unit)


def is_spare(g: Bridgehead, unit: int) -> bool:
    """[9.6] Whether a piece that has not moved yet may still go, since an automatic victory holds without it.

    It stands beside the defeated, but those of the attackers who stay outnumber seven to one all whom they have to
    fight. Whoever has come into their sectors since does not count: he may go on.
    """
    battle = g.battle[unit]
    if not is_overwhelming(g, battle) or has_begun(g, unit):
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
