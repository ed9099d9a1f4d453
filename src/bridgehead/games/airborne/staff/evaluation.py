"""How a battle stands: the chance that the airborne side wins, from signs that were weighed by battles between staffs.

`data/standing.toml` holds the weights, a table a scenario; `bridgehead learn airborne` finds them again. The signs are
read at any time, but they were learnt where a turn begins, which is where searches end their walks. A sign that begins
with `late` is multiplied by the part of the battle that is over.
"""

from typing import Final

from bridgehead.games.airborne.printed.components import AIRBORNE, DATA
from bridgehead.games.airborne.state import ABOARD, AT_BASE, COMING, DISPERSED, OVERHEAD, AirborneState
from bridgehead.games.airborne.turn import victory
from bridgehead.staff.evaluation import names_over_time, over_time, read_evaluation

AROUND: Final = 3  # hexes from an objective within which a unit has a say in it
FAR: Final = 12.0
POINTS_COUNT: Final = 0.7

SEEN: Final = [
    "points",
    "level",
    "strength",
    "strength-airborne",
    "strength-defender",
    "dispersed-airborne",
    "dispersed-defender",
    "to-come-airborne",
    "to-come-defender",
    "pressure",
    "march",
]
SIGNS: Final[list[str]] = names_over_time(SEEN, ["late"])
"""Signs in the order of the weights. Strengths are attack and defence together, a dispersed unit counting half;
`pressure` is the balance of strength round the objectives that are to be taken, `march` how far their takers are."""
EVALUATION: Final = read_evaluation(DATA, SIGNS)


def final(g: AirborneState) -> float | None:
    """[P12.3] How the airborne side has ended, from -1 to 1 by the levels of victory; None while the battle goes on."""
    return _of_the_airborne(g, by_level(g, g.result)) if g.result >= 0 else None


def guess(g: AirborneState) -> float:
    """How it stands in a battle that nothing was learnt of: by points and strength."""
    here, _shaken, _coming = forces(g)
    balance = _balance(here[g.battle.holder], here[1 - g.battle.holder])
    return _of_the_airborne(g, POINTS_COUNT * by_level(g, victory.points(g)) + (1 - POINTS_COUNT) * balance)


def _of_the_airborne(g: AirborneState, holders: float) -> float:
    return holders if g.battle.holder == AIRBORNE else -holders


def by_level(g: AirborneState, total: int) -> float:
    """From −1 for the holder's worst level to 1 for his best."""
    last = len(g.battle.levels) - 1
    return 2 * victory.level(g, total) / last - 1 if last else 0.0


def signs(g: AirborneState) -> list[float]:
    """The signs of a position, in the order of SIGNS."""
    return over_time(seen_of(g), max(0, g.turn - 1) / g.battle.turns, 1)


def seen_of(g: AirborneState) -> list[float]:
    """What there is to see, in the order of SEEN."""
    total = victory.points(g)
    here, shaken, there = forces(g)
    return [
        total / max(1, g.battle.most_points),
        by_level(g, total),
        _balance(here[0], here[1]),
        here[0] / 100,
        here[1] / 100,
        shaken[0] / (here[0] + 1),
        shaken[1] / (here[1] + 1),
        there[0] / 100,
        there[1] / 100,
        *round_objectives(g),
    ]


def _balance(ours: float, theirs: float) -> float:
    return (ours - theirs) / (ours + theirs) if ours + theirs else 0.0


def worth(g: AirborneState, unit: int) -> float:
    """A unit's attack and defence, half of it when it is dispersed."""
    kind = g.battle.of[unit]
    return (kind.attack + kind.defence) * (0.5 if g.marks[unit] & DISPERSED else 1.0)


def forces(g: AirborneState) -> tuple[list[float], list[float], list[float]]:
    """By side: the strength on the board, how much of it is dispersed, and what has not arrived: reinforcements, and
    what is still in the air or at base.
    """
    here, shaken, coming = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for side in (0, 1):
        for unit in g.battle.roster[side]:
            if not g.battle.of[unit].combat:
                continue
            if g.where[unit] >= 0:
                here[side] += worth(g, unit)
                if g.marks[unit] & DISPERSED:
                    shaken[side] += worth(g, unit)
            elif g.where[unit] == COMING or (g.where[unit] == ABOARD and _is_away(g, g.carrier[unit])):
                coming[side] += worth(g, unit)
    return here, shaken, coming


def _is_away(g: AirborneState, carrier: int) -> bool:
    """Whether a carrier has not come to the board yet."""
    return carrier >= 0 and g.where[carrier] in (AT_BASE, OVERHEAD, COMING)


def round_objectives(g: AirborneState) -> list[float]:
    """Of the objectives that the holder has yet to take: the balance of strength round them, and how far he is."""
    ground, holder = g.battle.ground, g.battle.holder
    strength = [0.0, 0.0]
    march, count = 0.0, 0
    for at, place in enumerate(g.battle.objectives):
        if g.control[at] == holder:
            continue
        nearest = FAR
        for side in (0, 1):
            for unit in g.battle.roster[side]:
                if g.where[unit] < 0 or not g.battle.of[unit].combat:
                    continue
                away = ground.distance(place, g.where[unit])
                if away <= AROUND:
                    strength[side] += worth(g, unit)
                if side == holder and away < nearest:
                    nearest = float(away)
        march += nearest
        count += 1
    return [_balance(strength[0], strength[1]), march / (FAR * count) if count else 0.0]
