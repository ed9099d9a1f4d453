"""[4.7] [4.8] [4.9] [6.1] [6.2] Railway bridge and pontoons: who may cross, what blocks them, how they fall."""

from fractions import Fraction

from bridgehead.games.remagen.board.engaged import review_engagements
from bridgehead.games.remagen.printed.components import COMBAT, KIND_OF, TABLES
from bridgehead.games.remagen.printed.ground import BOARD, BRIDGE_ROW, CROSSING_RIVER, IS_RIVER
from bridgehead.games.remagen.state import ENTRY, Bridgehead, is_disabled, lose


def carries_bridge(g: Bridgehead, row: int) -> bool:
    """Whether a bridge, usable or just completed, spans the river in a row."""
    return g.railway if row == BRIDGE_ROW else g.finished[row] != 0


def crossable(g: Bridgehead, row: int) -> bool:
    """[4.7] [8.3] Whether a row's bridge may be crossed; a pontoon bridge not in the turn of its completion."""
    return carries_bridge(g, row) and g.finished[row] < g.turn


def is_afloat(g: Bridgehead, sector: int) -> bool:
    """[4.10] [8.3] Whether who is there is in the water: river that no traffic crosses yet, bridge or no bridge."""
    return IS_RIVER[sector] != 0 and not crossable(g, BOARD.row[sector])


def is_water(g: Bridgehead, sector: int) -> bool:
    """Whether an amphibian may swim in a sector: river without a bridge."""
    return IS_RIVER[sector] != 0 and not carries_bridge(g, BOARD.row[sector])


def blocked(g: Bridgehead, sector: int) -> bool:
    """[4.8] Whether vehicles cannot pass: two disabled ones in a sector, a single one on a bridge."""
    wrecks = 0
    for unit in g.pile[sector]:
        if is_disabled(g, unit):
            wrecks += 1
    return wrecks > 1 or (wrecks == 1 and IS_RIVER[sector] != 0 and carries_bridge(g, BOARD.row[sector]))


def on_bridge(g: Bridgehead, row: int) -> list[int]:
    """The pieces on the two river sectors of a row."""
    return [unit for sector in CROSSING_RIVER[row] for unit in g.pile[sector]]


def fall(g: Bridgehead, row: int) -> None:
    """[6.2] [8.5] A bridge goes down with all that stands on it; whoever was engaged with them is free."""
    units = on_bridge(g, row)
    for unit in units:
        lose(g, unit)
    if row == BRIDGE_ROW:
        g.railway = False
    else:
        g.finished[row] = 0
        g.labour[row] = 0
    review_engagements(g)
    g.tell("bridge-down", CROSSING_RIVER[row][0], tuple(units), sum([COMBAT[KIND_OF[unit]] for unit in units]))


def collapses_on(turn: int) -> int:
    """[6.1] The highest die on which the railway bridge falls at the start of a German turn."""
    table = TABLES["bridge"]
    first = table.first_row
    if turn < first:
        return 0
    return int(table.result(0, turn))


def decide_fate(g: Bridgehead) -> None:
    """[6.1] At the start of each German turn from the fourth a die decides whether the railway bridge falls.

    On the ninth it falls without a die. Where its fate is known, it falls on that turn and not before.
    """
    g.phase = ENTRY
    if not g.railway:
        return
    if g.fate_turn:
        if g.turn >= g.fate_turn:
            fall(g, BRIDGE_ROW)
        return
    most = collapses_on(g.turn)
    if most == 0:
        return
    if most < 6:
        die = g.roll("bridge")
        g.tell("bridge-fate", die, most)
        if die > most:
            return
    fall(g, BRIDGE_ROW)


def standing_chance(turn: int) -> Fraction:
    """The chance, seen before the game, that the railway bridge still stands after the German turn of that number."""
    chance = Fraction(1)
    for passing in range(TABLES["bridge"].first_row, turn + 1):
        chance *= Fraction(6 - collapses_on(passing), 6)
    return chance
