"""What a piece is worth in a place: the damage it can do, the odds it would stand at, the danger it would be in."""

from typing import Final

from bridgehead.games.remagen.combat.fire import batches, hurts_armour
from bridgehead.games.remagen.march.engineers import pontoon_targets
from bridgehead.games.remagen.printed.combat_chart import CHART, column_of
from bridgehead.games.remagen.printed.components import (
    ARM,
    ARMOURED,
    COMBAT,
    DIVISOR,
    FIGURES,
    FIRE_DICE,
    GERMAN,
    GUN,
    INFANTRY,
    IS_FOOT,
    KILL,
    KIND_OF,
    SEAT_OF,
    WEAPON,
)
from bridgehead.games.remagen.printed.ground import (
    AROUND,
    BOARD,
    GIVES_COVER,
    IS_RIVER,
    SECTORS,
    covered,
    distance,
    listed,
    within,
)
from bridgehead.games.remagen.staff.threats import LOST_REMAINDER, MEAN_DIE
from bridgehead.games.remagen.state import Bridgehead, has_marched, owner

LABOUR_WORTH: Final = 0.4  # of a labour unit shot away
BRIDGE_WORTH: Final = 10.0  # of a bridge brought down
RIVER: Final[int] = sum([1 << sector for sector in range(SECTORS) if IS_RIVER[sector]])


# --- fire ---


def expected_loss(g: Bridgehead, sector: int, hits: float, limit: int, armour: bool) -> float:
    """The combat value that so many hits may be expected to destroy, spent where each is worth most."""
    targets: list[tuple[bool, float, float]] = []  # whether it comes first, value for a hit, hits to destroy it
    each = MEAN_DIE / (2 if GIVES_COVER[sector] else 1)
    infantry = False
    for unit in g.pile[sector]:
        if ARM[KIND_OF[unit]] == INFANTRY:
            infantry = True
    for unit in g.pile[sector]:
        kind = KIND_OF[unit]
        if (ARMOURED[kind] and not armour) or (infantry and ARM[kind] == WEAPON):
            continue
        if IS_FOOT[kind]:
            need = (FIGURES[kind] - g.hits[unit]) / each
        else:
            need = float(KILL[kind] - g.hits[unit])
        targets.append((COMBAT[kind] <= limit, COMBAT[kind] / need, need))
    targets.sort(reverse=True)
    total = 0.0
    for _first, rate, need in targets:
        if hits <= 0:
            break
        total += rate * min(hits, need)
        hits -= need
    return total


def salvo_worth(g: Bridgehead, units: list[int], here: int, target: int) -> float:
    """The combat value a salvo may be expected to destroy."""
    limit = max([COMBAT[KIND_OF[unit]] for unit in units])
    total = 0.0
    for divisor, armour, batch in batches(g, units, distance(here, target)):
        dice = sum([FIRE_DICE[KIND_OF[unit]] for unit in batch])
        hits = MEAN_DIE * dice / divisor - LOST_REMAINDER
        if hits > 0:
            total += expected_loss(g, target, hits, limit, armour)
    return total


def hits_of(g: Bridgehead, units: list[int], here: int, target: int) -> float:
    """The hits a salvo may be expected to score, whatever they are good against."""
    total = 0.0
    for divisor, _, batch in batches(g, units, distance(here, target)):
        dice = sum([FIRE_DICE[KIND_OF[unit]] for unit in batch])
        total += max(0.0, MEAN_DIE * dice / divisor - LOST_REMAINDER)
    return total


def fire_worth(g: Bridgehead, unit: int, here: int) -> float:
    """The best a piece could do by fire from a sector against the enemies and pontoons now on the board."""
    kind = KIND_OF[unit]
    seen = covered(kind, here)
    best = 0.0
    for target in listed(seen & g.held[1 - SEAT_OF[unit]]):
        hits = MEAN_DIE * FIRE_DICE[kind] / DIVISOR[kind][distance(here, target)]
        best = max(best, expected_loss(g, target, hits, COMBAT[kind], hurts_armour(g, kind)))
    if SEAT_OF[unit] == GERMAN and seen & RIVER:
        for target in listed(seen & RIVER & pontoon_targets(g)):
            hits = MEAN_DIE * FIRE_DICE[kind] / DIVISOR[kind][distance(here, target)]
            best = max(best, wreckage(g, BOARD.row[target], hits))
    return best / 2 if ARM[kind] == GUN else best


def wreckage(g: Bridgehead, row: int, hits: float) -> float:
    """What hits on a pontoon bridge are worth in combat value; more when they may bring it down."""
    labour = g.labour[row]
    if labour == 0 or hits <= 0:
        return 0.0
    lost = min(float(labour), MEAN_DIE * hits)
    return LABOUR_WORTH * lost + (BRIDGE_WORTH * lost / labour if g.finished[row] else 0.0)


# --- battles ---


def _shares(side: str) -> list[float]:
    """For each column of the morale chart the share of its own value a side may expect to lose."""
    found: list[float] = []
    for column in range(len(CHART.columns)):
        total = 0.0
        for die in range(1, 7):
            code = CHART.result(column, die)
            if code[0] != side:
                continue
            total += 1.0 if code.endswith("ELIM") else 0.15 if code.endswith("W") else 0.1 + 0.1 * int(code[-1])
        found.append(total / 6)
    return found


ATTACKER_LOSES: Final[list[float]] = _shares("A")
DEFENDER_LOSES: Final[list[float]] = _shares("D")


def battle_worth(attack: int, defence: int, losses: float = 1.0) -> float:
    """What an attack may be expected to gain in combat value, losses by their weight taken off."""
    if attack <= 0:
        return -0.5 * defence
    column = column_of(attack, defence)
    if column < 0:
        return -1.0 * attack
    if column >= len(CHART.columns):
        return 1.0 * defence
    return DEFENDER_LOSES[column] * defence - losses * ATTACKER_LOSES[column] * attack


def value_in(g: Bridgehead, sector: int) -> int:
    """The combat value in a sector."""
    total = 0
    for unit in g.pile[sector]:
        total += COMBAT[KIND_OF[unit]]
    return total


def contact_worth(g: Bridgehead, unit: int, here: int, losses: float) -> float:
    """What the battles would be worth that standing in a sector makes necessary.

    Counted in are friends already beside those enemies, and half of those who could still come.
    """
    seat = SEAT_OF[unit]
    foes = [there for there in AROUND[here] if owner(g, there) == 1 - seat]
    if not foes:
        return 0.0
    defence = sum([value_in(g, foe) for foe in foes])
    attack = float(COMBAT[KIND_OF[unit]])
    for there in listed(g.held[seat] & within(here, 4)):
        span = min([distance(there, foe) for foe in foes])
        for friend in g.pile[there]:
            if friend != unit and (span == 1 or (g.left[friend] > 0 and not has_marched(g, friend))):
                attack += COMBAT[KIND_OF[friend]] * (1.0 if span == 1 else 0.5)
    return battle_worth(int(attack), defence, losses)
