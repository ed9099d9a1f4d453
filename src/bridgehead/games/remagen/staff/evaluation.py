"""How a position stands between the two sides: the chance that the Americans win, from signs that were weighed by games
between staffs.

`data/standing.toml` holds the weights, a table for the rush of the first days and one for the whole campaign;
`bridgehead learn remagen` finds them again. The signs are read at any time, but they were learnt where a turn begins,
which is where searches end their walks. A sign that begins with `late` or `last` is multiplied by the part of the game
that is over, or by its square: what is over the river tells little on the first day and everything on the last.
"""

from typing import Final

from bridgehead.games.remagen.march.engineers import COMPLETE, usable
from bridgehead.games.remagen.printed.components import AMERICAN, COMBAT, DATA, GERMAN, KIND_OF, UNITS
from bridgehead.games.remagen.printed.ground import IS_EAST, within
from bridgehead.games.remagen.staff.plans import boats_at, engineers_at
from bridgehead.games.remagen.state import LOST, Bridgehead
from bridgehead.games.remagen.turn import victory
from bridgehead.staff.evaluation import names_over_time, over_time, read_evaluation

SHORT: Final = 8  # turns of the longest game that is weighed as a rush for the bridge alone
CLOSE: Final = 4  # sectors from an American over the river, within which Germans press on him

SEEN: Final = [
    "balance",
    "across",
    "across-armed",
    "pressed",
    "labour",
    "pontoon",
    "both-ends",
    "railway",
    "engineers",
    "boats",
    "to-come",
]
SIGNS: Final[list[str]] = names_over_time(SEEN, ["late", "last"])
"""Signs in the order of the weights."""
EVALUATION: Final = read_evaluation(DATA, SIGNS)


def final(g: Bridgehead) -> float | None:
    """How the Americans have ended, from -1 to 1 by the levels of victory; None while the game goes on."""
    return 2 * victory.SCORES[g.result] - 1 if g.result >= 0 else None


def kind(g: Bridgehead) -> str:
    """Which table of weights a game goes by: six days leave no time for what decides fifteen."""
    return "rush" if g.last_turn <= SHORT else "campaign"


def signs(g: Bridgehead) -> list[float]:
    """The signs of a position, in the order of SIGNS."""
    late = (g.turn - (0.5 if g.seat == AMERICAN else 0.0)) / g.last_turn
    return over_time(seen_of(g), late, 2)


def seen_of(g: Bridgehead) -> list[float]:
    """What there is to see, in the order of SEEN."""
    marginal, _, decisive = g.levels
    across, pressed = over_the_river(g)
    return [
        balance(g),
        max(-1.0, min(1.5, (victory.value_east(g) - marginal) / max(1, decisive))),
        across / 50,
        pressed / (across + pressed + 1),
        max(g.labour) / COMPLETE,
        1.0 if usable(g) else 0.0,
        1.0 if victory.holds_both_ends(g) else 0.0,
        1.0 if g.railway else 0.0,
        float(len(engineers_at(g))),
        float(len(boats_at(g))),
        g.later_quota * (g.last_turn - g.turn) / 100,
    ]


def balance(g: Bridgehead) -> float:
    """American combat value on the board against German, the Germans' reserves counted in: from -1 to 1."""
    ours, theirs = 0, 0
    for unit in UNITS[AMERICAN]:
        if g.place[unit] >= 0:
            ours += COMBAT[KIND_OF[unit]]
    for unit in UNITS[GERMAN]:
        if g.place[unit] != LOST:
            theirs += COMBAT[KIND_OF[unit]]
    return (ours - theirs) / (ours + theirs + 1)


def over_the_river(g: Bridgehead) -> tuple[float, float]:
    """The combat value of the Americans over the river, and of the Germans close to them."""
    across, near = 0, 0
    for unit in UNITS[AMERICAN]:
        here = g.place[unit]
        if here >= 0 and IS_EAST[here]:
            across += COMBAT[KIND_OF[unit]]
            near |= within(here, CLOSE)
    pressed = 0
    for unit in UNITS[GERMAN]:
        here = g.place[unit]
        if here >= 0 and (near >> here) & 1:
            pressed += COMBAT[KIND_OF[unit]]
    return float(across), float(pressed)
