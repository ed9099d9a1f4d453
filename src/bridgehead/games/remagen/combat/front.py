"""[9.1] [9.2] [9.3] [9.9] The battle front: which of the attacker's sectors fight which of the enemy's.

Every sector of the attacker beside the enemy names one enemy sector it attacks; an enemy sector that nobody named is
added to the battle of a neighbour. Sectors that share an enemy fight one battle together, named after that enemy.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.engaged import may_decline
from bridgehead.games.remagen.board.lines import (
    battle_at,
    enemies_beside,
    facing,
    fighters,
    free_beside,
    holds_without,
    is_covered,
    is_overwhelming,
    sectors_in,
    set_battle,
    spoils,
    strength,
    victories,
    withstands,
)
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, column_of
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import NO_BATTLE, OUT_OF_IT, Bridgehead, owner


def open_front(g: Bridgehead) -> None:
    """[9.6] Before the front is laid out: an automatic victory binds nobody who has no enemy of it beside him any more.

    One of which the fire has wiped out the sector it was named after is named after the next.
    """
    for battle in sorted({battle for battle in g.battle if battle > 0}):
        ours, foes = facing(g, battle)
        held = [g.place[unit] for unit in foes]
        for unit in fighters(g, battle, g.seat) + fighters(g, battle, 1 - g.seat):
            g.battle[unit] = NO_BATTLE
        for unit in ours + foes:
            g.battle[unit] = battle if battle - 1 in held else min(held) + 1
    g.undecided = 0
    for sector in listed(g.held[g.seat]):
        if battle_at(g, sector) > 0:
            g.undecided |= 1 << sector


# --- the attacker's sectors ---


def unassigned(g: Bridgehead) -> int:
    """The attacker's first sector beside the enemy that has no battle yet, -1 when there is none.

    Before them come those bound in an automatic victory that can do without them.
    """
    for sector in listed(g.undecided):
        if may_turn_aside(g, sector):
            return sector
        g.undecided &= ~(1 << sector)
    hostile = g.zones[1 - g.seat]
    for sector in listed(g.held[g.seat]):
        if hostile[sector]:
            battle = battle_at(g, sector)
            if battle == NO_BATTLE:
                return sector
            set_battle(g, sector, battle)
    return -1


def may_turn_aside(g: Bridgehead, here: int) -> bool:
    """[9.2] [9.6] Whether a sector bound in an automatic victory that holds without it may attack another enemy."""
    battle = battle_at(g, here)
    others = [foe for foe in enemies_beside(g, here, g.seat) if battle_at(g, foe) != battle]
    return bool(others) and is_overwhelming(g, battle) and holds_without(g, here)


def attacks(g: Bridgehead, here: int) -> list[int]:
    """[9.1] [9.2] [9.6] The enemies a sector may choose, whether it is free or bound in an automatic victory."""
    battle = battle_at(g, here)
    set_battle(g, here, NO_BATTLE)
    foes = honest_attacks(g, here, sound_attacks(g, here, enemies_beside(g, here, g.seat)))
    set_battle(g, here, battle)
    return foes


def assign(g: Bridgehead, here: int) -> Steps:
    """[9.1] [9.2] [9.9] A sector names the enemy sector it attacks, or, engaged by the enemy, declines to fight."""
    foes = attacks(g, here)
    options: list[Option] = [("against", there) for there in foes]
    if may_decline(g, here) and not victory_rests_on(g, here):
        options.append(("decline", 0))
    verb, foe = options[0]
    if len(options) > 1:
        verb, foe = yield g.ask(g.seat, "front", options, here)
    g.undecided &= ~(1 << here)
    if verb == "decline":
        set_battle(g, here, OUT_OF_IT)
        g.tell("declined", here)
        return
    battle = battle_at(g, foe)
    if battle <= 0:
        battle = foe + 1
        set_battle(g, foe, battle)
    set_battle(g, here, battle)
    g.tell("laid-out", here, foe)


def victory_rests_on(g: Bridgehead, here: int) -> bool:
    """[9.6] [9.9] Whether a sector that declined would leave an automatic victory with enemies who undo it."""
    holding = [one for one in victories(g) if withstands(g, one, -1)]
    battle = battle_at(g, here)
    set_battle(g, here, OUT_OF_IT)
    undone = any(not withstands(g, one, -1) for one in holding)
    set_battle(g, here, battle)
    return undone


def sound_attacks(g: Bridgehead, here: int, foes: list[int]) -> list[int]:
    """[9.2] The enemies a sector may choose so that no battle must end worse than 1-6, if that can be avoided."""
    sound = [foe for foe in foes if _stays_sound(g, here, foe)]
    return sound if sound else foes


def honest_attacks(g: Bridgehead, here: int, foes: list[int]) -> list[int]:
    """[9.6] The enemies a sector may choose without bringing another into an automatic victory that he would undo."""
    honest = [foe for foe in foes if not drags_along(g, here, foe)]
    return honest if honest else foes


def drags_along(g: Bridgehead, here: int, foe: int) -> bool:
    """[9.6] Whether the enemies who are left to a sector that joins an automatic victory undo it.

    All together, and with those who are left to the sectors that have joined it before.
    """
    battle = battle_at(g, foe)
    if not is_overwhelming(g, battle):
        return False
    near = enemies_beside(g, here, g.seat)
    far = {other for there in sectors_in(g, battle, g.seat) for other in enemies_beside(g, there, g.seat)}
    burden = _left_over(g, battle, here, near)
    pending = _left_over(g, battle, here, [other for other in sorted(far) if other not in near])
    return burden > 0 and spoils(g, battle, strength(g, here), burden + pending)


def _left_over(g: Bridgehead, battle: int, here: int, foes: list[int]) -> int:
    """[9.1] [9.6] The combat value of the enemies among some who come into an automatic victory if a sector joins it.

    No sector without a battle can attack them, and no other battle beside them takes them up.
    """
    total = 0
    for foe in foes:
        if battle_at(g, foe) == NO_BATTLE and not is_covered(g, foe, here, 0):
            rivals = [battle_at(g, there) for there in fighters_beside(g, foe)]
            if all(one == battle or spoils(g, one, 0, strength(g, foe)) for one in rivals):
                total += strength(g, foe)
    return total


def _stays_sound(g: Bridgehead, here: int, foe: int) -> bool:
    """Whether, once a sector attacks a foe, every battle begun can still reach 1-6 with those who are yet free."""
    chosen = battle_at(g, foe)
    battles = begun(g)
    if chosen > 0:
        battles.append(chosen)
        if best_odds(g, chosen, here) == NO_COLUMN:
            return False
    elif column_of(strength(g, here) + free_beside(g, [foe], here), strength(g, foe)) == NO_COLUMN:
        return False
    return all(battle == chosen or best_odds(g, battle, -1, here) != NO_COLUMN for battle in battles)


def begun(g: Bridgehead) -> list[int]:
    """The battles that sectors have been given so far."""
    found: list[int] = []
    for sector in listed(g.held[g.seat]):
        battle = battle_at(g, sector)
        if battle > 0 and battle not in found:
            found.append(battle)
    return found


def best_odds(g: Bridgehead, battle: int, joining: int, leaving: int = -1) -> int:
    """The column a battle can still reach when every free neighbour joins it, without the sector that leaves."""
    attack = sum([strength(g, sector) for sector in sectors_in(g, battle, g.seat) if sector != leaving])
    foes = sectors_in(g, battle, 1 - g.seat)
    defence = sum([strength(g, sector) for sector in foes])
    if joining >= 0:
        attack += strength(g, joining)
    return column_of(attack + free_beside(g, foes, joining if joining >= 0 else leaving), defence)


# --- enemy sectors nobody has named ---


def uncovered(g: Bridgehead) -> int:
    """[9.1] The first enemy sector beside a sector that fights which is in no battle yet, -1 when all are attacked."""
    for sector in listed(g.held[1 - g.seat]):
        if battle_at(g, sector) == NO_BATTLE and fighters_beside(g, sector):
            return sector
    return -1


def fighters_beside(g: Bridgehead, foe: int) -> list[int]:
    """The attacker's sectors beside an enemy that have a battle, in order."""
    return sorted([there for there in AROUND[foe] if owner(g, there) == g.seat and battle_at(g, there) > 0])


def battle_with(g: Bridgehead, here: int, foe: int) -> tuple[list[int], list[int]]:
    """[9.1] The sectors of both sides in the battle that arises if a sector attacks a foe.

    An enemy whom nobody else can attack comes into it too.
    """
    battle = battle_at(g, foe)
    party = [here, *([there for there in sectors_in(g, battle, g.seat) if there != here] if battle > 0 else [])]
    foes = sectors_in(g, battle, 1 - g.seat) if battle > 0 else [foe]
    return party, foes + left_to_them(g, party, foes)


def left_to_them(g: Bridgehead, party: list[int], foes: list[int]) -> list[int]:
    """[9.1] The enemies beside a party, its foes apart, whom nobody else can attack: they come into its battle."""
    found: list[int] = []
    for here in party:
        for other in enemies_beside(g, here, g.seat):
            if other in foes or other in found or battle_at(g, other) != NO_BATTLE:
                continue
            beside = enemies_beside(g, other, 1 - g.seat)
            if all(there in party or battle_at(g, there) == OUT_OF_IT for there in beside):
                found.append(other)
    return found


def join(g: Bridgehead, foe: int) -> Steps:
    """[9.1] An enemy sector that was left out is attacked too, by a neighbour of the attacker's choice."""
    neighbours = fighters_beside(g, foe)
    others = [here for here in neighbours if not spoils(g, battle_at(g, here), 0, strength(g, foe))]
    neighbours = others if others else neighbours
    sound = [here for here in neighbours if _still_sound_with(g, battle_at(g, here), foe)]
    options: list[Option] = [("also-by", here) for here in (sound if sound else neighbours)]
    by = options[0][1]
    if len(options) > 1:
        _, by = yield g.ask(g.seat, "left-out", options, foe)
    set_battle(g, foe, battle_at(g, by))
    g.tell("laid-out", by, foe)


def _still_sound_with(g: Bridgehead, battle: int, foe: int) -> bool:
    attack = sum([strength(g, sector) for sector in sectors_in(g, battle, g.seat)])
    defence = sum([strength(g, sector) for sector in sectors_in(g, battle, 1 - g.seat)])
    return column_of(attack, defence + strength(g, foe)) != NO_COLUMN
