"""How a scenario stands: the chance that the British win, from signs that were weighed by games between staffs.

`data/standing.toml` holds the weights, a table a scenario; `bridgehead learn coupdemain` finds them again. The signs
are read at any time, but they were learnt where a Player Turn begins. A sign that begins with `late` is multiplied by
the part of the scenario that is over.
"""

from typing import Final

from bridgehead.games.coupdemain.marks import BROKEN, PINNED
from bridgehead.games.coupdemain.pieces.roster import on_map, type_of
from bridgehead.games.coupdemain.printed.components import BRITISH, DATA, GERMAN
from bridgehead.games.coupdemain.state import CoupState
from bridgehead.games.coupdemain.turn import victory
from bridgehead.staff.evaluation import names_over_time, over_time, read_evaluation

AROUND: Final = 2  # hexes from an objective within which a unit has a say in it
FAR: Final = 8.0
USUAL_LENGTH: Final = 8
OBJECTIVES_COUNT: Final = 0.6

SEEN: Final = [
    "objectives",
    "strength",
    "strength-british",
    "strength-german",
    "broken-british",
    "broken-german",
    "losses-british",
    "losses-german",
    "pressure",
    "march",
]
SIGNS: Final[list[str]] = names_over_time(SEEN, ["late"])
"""Signs in the order of the weights. `objectives` is the share that the taker Controls; strengths are in firepower and
morale, a broken unit counting a quarter; `pressure` is the balance of strength round the objectives that are not the
taker's, `march` how far his men are from them."""
EVALUATION: Final = read_evaluation(DATA, SIGNS)


def final(g: CoupState) -> float | None:
    """[T34.4] How the British have ended, from -1 to 1; None while it goes on."""
    if g.result < 0:
        return None
    if g.result == victory.DRAWN:
        return 0.0
    won = g.battle.winner_if if g.result == victory.WON else 1 - g.battle.winner_if
    return 1.0 if won == BRITISH else -1.0


def guess(g: CoupState) -> float:
    """How it stands in a battle that nothing was learnt of: by objectives and strength."""
    held = victory.objectives_held(g) / len(g.battle.objectives)
    taker = 2 * held - 1
    mine, theirs = strength_of_side(g, BRITISH), strength_of_side(g, GERMAN)
    share = taker if g.battle.winner_if == BRITISH else -taker
    return OBJECTIVES_COUNT * share + (1 - OBJECTIVES_COUNT) * _balance(mine, theirs)


def signs(g: CoupState) -> list[float]:
    """The signs of a position, in the order of SIGNS."""
    length = g.battle.last_turn or USUAL_LENGTH
    return over_time(seen_of(g), min(1.0, max(0.0, (2 * (g.turn - 1) + g.half) / (2 * length))), 1)


def seen_of(g: CoupState) -> list[float]:
    """What there is to see, in the order of SEEN."""
    strength = [strength_of_side(g, BRITISH), strength_of_side(g, GERMAN)]
    pressure, march = round_objectives(g)
    return [
        victory.objectives_held(g) / len(g.battle.objectives),
        _balance(strength[0], strength[1]),
        strength[0] / 50,
        strength[1] / 50,
        broken_share(g, BRITISH),
        broken_share(g, GERMAN),
        g.losses[BRITISH] / 10,
        g.losses[GERMAN] / 10,
        pressure,
        march,
    ]


def _balance(ours: float, theirs: float) -> float:
    return (ours - theirs) / (ours + theirs) if ours + theirs else 0.0


def worth(g: CoupState, unit: int) -> float:
    """What a unit is worth: its firepower and a share of its morale, a leader's modifier; broken a quarter, pinned
    less.
    """
    kind = type_of(g, unit)
    total = kind.fp + (kind.morale - 4) / 2 - 2 * kind.modifier if kind.mmc or kind.smc else 0.0
    if g.marks[unit] & BROKEN:
        return max(0.0, total) / 4
    return max(0.0, total) * (0.8 if g.marks[unit] & PINNED else 1.0)


def strength_of_side(g: CoupState, side: int) -> float:
    """The strength of a side on the map."""
    total = 0.0
    for unit in g.battle.roster[side]:
        if on_map(g, unit):
            total += worth(g, unit)
    return total


def broken_share(g: CoupState, side: int) -> float:
    """The part of a side's MMC that is broken."""
    count, broken = 0, 0
    for unit in g.battle.roster[side]:
        if on_map(g, unit) and type_of(g, unit).mmc:
            count += 1
            if g.marks[unit] & BROKEN:
                broken += 1
    return broken / count if count else 0.0


def round_objectives(g: CoupState) -> tuple[float, float]:
    """Of the objectives that the taker does not Control: the balance of strength round them, and how far he is."""
    ground, taker = g.battle.ground, g.battle.winner_if
    strength = [0.0, 0.0]
    march, count = 0.0, 0
    for location in g.battle.objectives:
        if g.control[g.battle.watched_at[location]] == taker:
            continue
        nearest = FAR
        for side in (0, 1):
            for unit in g.battle.roster[side]:
                if not on_map(g, unit) or not type_of(g, unit).mmc:
                    continue
                away = ground.apart(g.where[unit], location)
                if away <= AROUND:
                    strength[side] += worth(g, unit)
                if side == taker and away < nearest and not g.marks[unit] & BROKEN:
                    nearest = float(away)
        march += nearest
        count += 1
    return _balance(strength[0], strength[1]), (march / (FAR * count) if count else 0.0)
