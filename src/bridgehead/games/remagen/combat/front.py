"""[9.1] [9.2] [9.3] [9.9] The battle front: which of the attacker's sectors fight which of the enemy's.

Every sector of the attacker beside the enemy names one enemy sector it attacks; an enemy sector that nobody named is
added to the battle of a neighbour. Sectors that share an enemy fight one battle together, named after that enemy.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.remagen.board.engaged import may_decline
from bridgehead.games.remagen.board.lines import (
    battle_at,
    enemies_beside,
    enter_battle,
    free_beside,
    sectors_in,
    set_battle,
    strength,
)
from bridgehead.games.remagen.board.outnumbered import holds, layout, still_holding, stretches
from bridgehead.games.remagen.combat.bearing import Bearing, bearable, bearing_of, mended_apart
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, column_of
from bridgehead.games.remagen.printed.ground import AROUND, listed
from bridgehead.games.remagen.state import DECLINED, NO_BATTLE, Bridgehead, owner


def open_front(g: Bridgehead) -> None:
    """[9.6] Before the front is laid out: the victors of automatic victories that still hold have their battles."""
    g.overrun = still_holding(g)
    g.undecided = 0
    if g.overrun == 0:
        return
    for ours, foes in layout(g, g.overrun):
        for victors, beaten in stretches(ours, foes & g.overrun, foes & g.overrun):
            for sector in listed(victors | beaten):
                set_battle(g, sector, listed(beaten)[0] + 1)
            g.undecided |= victors


# --- the attacker's sectors ---


def unassigned(g: Bridgehead) -> int:
    """The attacker's first sector beside the enemy that has no battle yet, -1 when there is none.

    Before them come those bound in an automatic victory that can do without them.
    """
    for sector in listed(g.undecided):
        if may_turn_aside(g, sector):
            return sector
        g.undecided &= ~(1 << sector)
        tell_attacked(g, sector)
    hostile = g.zones[1 - g.seat]
    for sector in listed(g.held[g.seat]):
        if hostile[sector] and battle_at(g, sector) == NO_BATTLE:
            return sector
    return -1


def tell_attacked(g: Bridgehead, here: int) -> None:
    """[9.1] [9.6] Whom a sector attacks: all beside it in its battle; only an automatic victory has several."""
    battle = battle_at(g, here)
    for foe in enemies_beside(g, here, g.seat):
        if battle_at(g, foe) == battle:
            g.tell("laid-out", here, foe)


def may_turn_aside(g: Bridgehead, here: int) -> bool:
    """[9.2] [9.6] Whether a sector with an automatic victory that holds without it may do anything else."""
    battle = battle_at(g, here)
    return any(verb == "decline" or battle_at(g, foe) != battle for verb, foe in choices(g, here))


def choices(g: Bridgehead, here: int) -> list[Option]:
    """[9.1] [9.2] [9.6] [9.9] The enemies a sector may attack, or, engaged by the enemy, that it declines to fight.

    Nothing by which an automatic victory would hold no more, nor by which more must be lost at odds worse than 1-6.
    """
    before, undecided = battle_at(g, here), g.undecided
    g.undecided &= ~(1 << here)
    foes: list[int] = []
    for foe in enemies_beside(g, here, g.seat):
        battle = battle_at(g, foe)
        set_battle(g, here, battle if battle > 0 else foe + 1)
        if holds(g):
            foes.append(foe)
    set_battle(g, here, DECLINED)
    declines = may_decline(g, here) and holds(g)
    set_battle(g, here, NO_BATTLE)
    foes = foes if foes or declines else enemies_beside(g, here, g.seat)
    bearing = bearing_of(g, here)
    foes = one_of_each(g, here, foes) if bearing.costs else named(g, bearing, here, foes)
    options = [("against", foe) for foe in foes]
    options = bearable(g, bearing, here, [*options, ("decline", 0)] if declines else options)
    set_battle(g, here, before)
    g.undecided = undecided
    return options


def named(g: Bridgehead, bearing: Bearing, here: int, foes: list[int]) -> list[int]:
    """[9.2] The enemies by whom no battle begun gets worse than 1-6, and those whom the sector can fight without them
    in a battle that is united with others; if there are none, one for each battle that it may come into.
    """
    battles = begun(g)
    sound = [foe for foe in foes if _stays_sound(g, here, foe, battles)]
    weak = one_of_each(g, here, [foe for foe in foes if foe not in sound])
    return sorted([*sound, *mended_apart(g, bearing, here, weak, sound)]) if sound else weak


def assign(g: Bridgehead, here: int) -> Steps:
    """[9.1] [9.2] [9.9] A sector names the enemy sector it attacks, or, engaged by the enemy, declines to fight."""
    options = choices(g, here)
    verb, foe = options[0]
    if len(options) > 1:
        verb, foe = yield g.ask(g.seat, "front", options, here)
    g.undecided &= ~(1 << here)
    if verb == "decline":
        set_battle(g, here, DECLINED)
        g.tell("declined", here)
        return
    enter_battle(g, here, foe)
    tell_attacked(g, here)


def one_of_each(g: Bridgehead, here: int, foes: list[int]) -> list[int]:
    """[9.2] One enemy for each of the battles that a sector may come into."""
    battles: dict[tuple[int, ...], int] = {}
    for foe in foes:
        party, theirs = battle_with(g, here, foe)
        battles.setdefault(tuple(sorted([*party, *theirs])), foe)
    return list(battles.values())


def _stays_sound(g: Bridgehead, here: int, foe: int, battles: list[int]) -> bool:
    """Whether, once a sector attacks a foe, its own battle and all of these can still reach 1-6 with those yet free."""
    others = [battle for battle in battles if battle != battle_at(g, foe)]
    return _is_sound(g, here, foe) and all(best_odds(g, battle, here) != NO_COLUMN for battle in others)


def _is_sound(g: Bridgehead, here: int, foe: int) -> bool:
    """Whether the battle that arises if a sector attacks a foe can reach 1-6 with those who are yet free, against the
    enemies too who come into it because nobody else can attack them.
    """
    party, foes = battle_with(g, here, foe)
    attack = sum([strength(g, sector) for sector in party]) + free_beside(g, foes, here)
    return column_of(attack, sum([strength(g, sector) for sector in foes])) != NO_COLUMN


def begun(g: Bridgehead) -> list[int]:
    """The battles that sectors have been given so far."""
    found: list[int] = []
    for sector in listed(g.held[g.seat]):
        battle = battle_at(g, sector)
        if battle > 0 and battle not in found:
            found.append(battle)
    return found


def best_odds(g: Bridgehead, battle: int, leaving: int) -> int:
    """The column a battle can still reach when every free neighbour joins it, without the sector that leaves."""
    party = [sector for sector in sectors_in(g, battle, g.seat) if sector != leaving]
    attack = sum([strength(g, sector) for sector in party])
    foes = sectors_in(g, battle, 1 - g.seat)
    foes += left_to_them(g, party, foes)
    defence = sum([strength(g, sector) for sector in foes])
    return column_of(attack + free_beside(g, foes, leaving), defence)


# --- enemy sectors nobody has named ---


def uncovered(g: Bridgehead) -> int:
    """[9.1] The first enemy sector beside a sector that fights which nobody attacks yet, -1 when all are attacked.

    One declared beaten may be in a battle whose victors have turned to others.
    """
    fought = begun(g)
    for sector in listed(g.held[1 - g.seat]):
        if battle_at(g, sector) not in fought and fighters_beside(g, sector):
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
            if all(there in party or battle_at(g, there) == DECLINED for there in beside):
                found.append(other)
    return found


def join(g: Bridgehead, foe: int) -> Steps:
    """[9.1] An enemy sector that was left out is attacked too, by a neighbour of the attacker's choice."""
    neighbours = fighters_beside(g, foe)
    others = [here for here in neighbours if _holds_with(g, battle_at(g, here), foe)]
    neighbours = others if others else neighbours
    bearing = bearing_of(g, foe)
    if not bearing.costs:
        neighbours = taking_on(g, bearing, foe, neighbours)
    options = bearable(g, bearing, foe, [("also-by", here) for here in one_of_each_battle(g, neighbours)])
    by = options[0][1]
    if len(options) > 1:
        _, by = yield g.ask(g.seat, "left-out", options, foe)
    set_battle(g, foe, battle_at(g, by))
    g.tell("laid-out", by, foe)


def taking_on(g: Bridgehead, bearing: Bearing, foe: int, neighbours: list[int]) -> list[int]:
    """[9.2] Those whose battle does not get worse than 1-6 by an enemy left out, and those who can fight him without
    them in a battle that is united with others; if there are none, all.
    """
    sound = [here for here in neighbours if _still_sound_with(g, battle_at(g, here), foe)]
    weak = one_of_each_battle(g, [here for here in neighbours if here not in sound])
    return sorted([*sound, *mended_apart(g, bearing, foe, weak, sound)]) if sound else neighbours


def one_of_each_battle(g: Bridgehead, sectors: list[int]) -> list[int]:
    """The first sector of each battle: which of several takes an enemy on makes no difference."""
    first: dict[int, int] = {}
    for here in sectors:
        first.setdefault(battle_at(g, here), here)
    return list(first.values())


def _holds_with(g: Bridgehead, battle: int, foe: int) -> bool:
    """[9.6] Whether the automatic victories still hold once an enemy has come into a battle."""
    set_battle(g, foe, battle)
    held = holds(g)
    set_battle(g, foe, NO_BATTLE)
    return held


def _still_sound_with(g: Bridgehead, battle: int, foe: int) -> bool:
    """[9.2] Whether a battle stays at 1-6 with one more enemy, and with those whom nobody else can attack."""
    party, foes = sectors_in(g, battle, g.seat), [*sectors_in(g, battle, 1 - g.seat), foe]
    foes += left_to_them(g, party, foes)
    attack, defence = sum([strength(g, sector) for sector in party]), sum([strength(g, sector) for sector in foes])
    return column_of(attack, defence) != NO_COLUMN
