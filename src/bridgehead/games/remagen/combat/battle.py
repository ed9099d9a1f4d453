"""[9.4] [9.5] [9.7] [9.8] [9.9] [9.10] [9.11] [9.14] Battles: odds, the die for morale, its results."""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.remagen.board.engaged import (
    begin_engagement,
    end_engagement,
    hold_on,
    review_engagements,
    unsettled,
)
from bridgehead.games.remagen.board.lines import facing, fighters
from bridgehead.games.remagen.combat.fire import firers, is_freer_apart, lay_guns, lose_to, roll_salvo
from bridgehead.games.remagen.combat.retreat import advance, rout, withdraw
from bridgehead.games.remagen.printed.combat_chart import BEYOND, NO_COLUMN, column_of, heading, result_of
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF, UNIT_COUNT, UNITS
from bridgehead.games.remagen.state import DONE, FOUGHT, NO_BATTLE, Bridgehead, lose

FIRE_CONTACT: Final = "FIRE CTCT"
Contact: TypeAlias = Generator[Choice, Option, list[tuple[int, int, list[int]]]]
"""Salvos of a fire contact: from, target, pieces."""


def battle_step(g: Bridgehead) -> Steps:
    """[9.5] The attacker picks the next battle and fights it to its end."""
    battles = open_battles(g)
    if not battles:
        close_battles(g)
        return
    options: list[Option] = [("resolve", battle - 1) for battle in battles]
    _, sector = yield g.ask(g.seat, "battle", options)
    yield from fight(g, sector + 1)


def open_battles(g: Bridgehead) -> list[int]:
    """[9.1] [9.5] The battles still to be fought, by the sector they are named after, whose sides still touch.

    Asked of the pieces, since a sector may also hold winners of another battle who have advanced into it.
    """
    begun = {g.battle[unit] for unit in UNITS[g.seat] if g.battle[unit] > 0}
    return sorted([battle for battle in begun if facing(g, battle)[0]])


def value(units: list[int]) -> int:
    """[8.6] [9.4] The combat values of the pieces together; hits and figures lost make no difference."""
    return sum([COMBAT[KIND_OF[unit]] for unit in units])


def fight(g: Bridgehead, battle: int) -> Steps:
    """[9.5] [9.9] A battle from its odds to its end; it settles old engagements, but with enemies who declined."""
    defenders = fighters(g, battle, 1 - g.seat)
    held = unsettled(g, defenders)
    end_engagement(g, fighters(g, battle, g.seat) + defenders)
    yield from try_morale(g, battle)
    hold_on(g, held)
    settle(g, battle)


def try_morale(g: Bridgehead, battle: int) -> Steps:
    """[9.7] [9.8] Odds, die, result; after fire contact odds and die once more, and with that it is over.

    Where the fire has left nobody beside an enemy of the battle there is nothing more to check.
    """
    attackers, defenders = facing(g, battle)
    foe_sectors = standing(g, defenders)
    own_sectors = standing(g, attackers)
    result = morale(g, battle, attackers, defenders)
    if result == FIRE_CONTACT:
        yield from fire_contact(g, own_sectors, foe_sectors)
        ours, theirs = fighters(g, battle, g.seat), fighters(g, battle, 1 - g.seat)
        if not ours or not theirs:
            yield from occupy(g, ours, theirs, own_sectors, foe_sectors)
            return
        attackers, defenders = facing(g, battle)
        tell_parted(g, [unit for unit in ours + theirs if unit not in attackers + defenders])
        if not attackers:
            return
        result = morale(g, battle, attackers, defenders)
    yield from carry_out(g, battle, result, attackers, defenders, own_sectors, foe_sectors)


def tell_parted(g: Bridgehead, units: list[int]) -> None:
    """[9.8] Whom the fire of a contact has left without an enemy of the battle beside them: they have no part in it."""
    if units:
        g.tell("parted", tuple(standing(g, units)))


def morale(g: Bridgehead, battle: int, attackers: list[int], defenders: list[int]) -> str:
    """[9.4] [9.7] The odds as they stand now, and the die."""
    attack, defence = value(attackers), value(defenders)
    column = column_of(attack, defence)
    die = 0 if column in (NO_COLUMN, BEYOND) else g.roll("morale")
    result = result_of(column, die)
    g.tell("battle", battle - 1, attack, defence, heading(column), die, f"result-{result}")
    return result


def settle(g: Bridgehead, battle: int) -> None:
    """A battle has been fought: nobody fights twice in a turn."""
    for unit in range(UNIT_COUNT):
        if g.battle[unit] == battle:
            g.battle[unit] = FOUGHT


def standing(g: Bridgehead, units: list[int]) -> list[int]:
    """The sectors the pieces stand in, in order."""
    return sorted({g.place[unit] for unit in units})


# --- results ---


def carry_out(
    g: Bridgehead,
    battle: int,
    result: str,
    attackers: list[int],
    defenders: list[int],
    own_sectors: list[int],
    foe_sectors: list[int],
) -> Steps:
    """[9.9] [9.10] [9.11] [9.14] What the chart says happens to one side or to both.

    The loser has given up all sectors it held in this battle, also those that the fire of a contact has emptied; all
    of the winner's side who fought may enter them.
    """
    if result == "ENG":
        engage(g, attackers + defenders)
        return
    if result == FIRE_CONTACT:
        return
    if result[0] == "A":
        losers, winners, vacated = attackers, fighters(g, battle, 1 - g.seat), own_sectors
    else:
        losers, winners, vacated = defenders, fighters(g, battle, g.seat), foe_sectors
    if result.endswith("W"):
        yield from withdraw(g, losers)
    elif result.endswith("ELIM"):
        for unit in losers:
            g.tell("eliminated", unit, g.place[unit])
            lose(g, unit)
        yield from advance(g, winners, vacated, 1)
    else:
        count = int(result[-1])
        yield from rout(g, losers, count)
        yield from advance(g, winners, vacated, count - 1)


def occupy(
    g: Bridgehead, attackers: list[int], defenders: list[int], own_sectors: list[int], foe_sectors: list[int]
) -> Steps:
    """[9.8] After a fire contact that left one side alone, it may move into what the other held."""
    if attackers:
        yield from advance(g, attackers, foe_sectors, 1)
    elif defenders:
        yield from advance(g, defenders, own_sectors, 1)


# --- engaged ---


def engage(g: Bridgehead, units: list[int]) -> None:
    """[9.9] Neither side gives way: both are held."""
    begin_engagement(g, units)
    g.tell("engaged", tuple(standing(g, units)))


def close_battles(g: Bridgehead) -> None:
    """[9.5] This ends the attacker's half of the turn. Engagements without an enemy left are over."""
    g.phase = DONE
    g.overrun = 0
    for unit in range(UNIT_COUNT):
        g.battle[unit] = NO_BATTLE
    review_engagements(g)


# --- fire contact ---


def fire_contact(g: Bridgehead, own_sectors: list[int], foe_sectors: list[int]) -> Steps:
    """[9.8] The sectors engaged fire at each other once and at the same time: all dice first, then all losses."""
    ours = yield from contact_fire(g, g.seat, own_sectors, foe_sectors)
    theirs = yield from contact_fire(g, 1 - g.seat, foe_sectors, own_sectors)
    shots = [(g.seat, *shot) for shot in ours] + [(1 - g.seat, *shot) for shot in theirs]
    scored = [roll_salvo(g, here, target, units) for _, here, target, units in shots]
    for (seat, _, target, units), hits in zip(shots, scored):
        yield from lose_to(g, seat, target, units, hits)


def contact_fire(g: Bridgehead, seat: int, own_sectors: list[int], foe_sectors: list[int]) -> Contact:
    """[9.8] What each sector of a side fires at; without a choice, of targets or of salvos, it simply fires."""
    shots: list[tuple[int, int, list[int]]] = []
    aims = 0
    for sector in foe_sectors:
        aims |= 1 << sector
    for here in own_sectors:
        units = firers(g, here, foe_sectors[0])
        if len(foe_sectors) == 1 and not is_freer_apart(g, foe_sectors[0], units):
            if units:
                shots.append((here, foe_sectors[0], units))
            continue
        salvos = yield from lay_guns(g, seat, "contact-fire", here, aims)
        shots += [(here, target, units) for target, units in salvos]
    return shots
