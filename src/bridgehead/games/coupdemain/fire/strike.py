"""[T6.8] [T6.13] The lots of a target read the one DR of an attack, and suffer its results."""

from typing import Final

from bridgehead.engine.read.table import NOTHING
from bridgehead.games.coupdemain.fire.modifiers import Lot
from bridgehead.games.coupdemain.hidden.concealment import appear
from bridgehead.games.coupdemain.marks import HIDDEN
from bridgehead.games.coupdemain.morale.breaking import put_under_fire
from bridgehead.games.coupdemain.morale.results import apply_results
from bridgehead.games.coupdemain.morale.vehicles import suffer
from bridgehead.games.coupdemain.night.freedom import attacked
from bridgehead.games.coupdemain.pieces.changes import shown_all
from bridgehead.games.coupdemain.printed.tables import FIRE
from bridgehead.games.coupdemain.state import CoupState

BEST_DICE: Final = 2
HARMLESS: Final = (NOTHING, "PTC")
"""[T8.8] Results that put nobody under DM."""


def strike(
    g: CoupState, lots: list[Lot], lost: int, coloured: int, white: int, target: int, told: str = "fire"
) -> None:
    """[T6.8] [T6.25] [T8.8] Each lot reads its own result of the one DR. Broken units come under DM by fire that
    could have made them check, whatever was rolled. Hidden units that suffer anything are found out. By night who
    was attacked is free to move (T18.14). Vehicles come last [T25.8]: who sits in one is struck before it is.
    """
    results: list[tuple[list[int], str]] = []
    hit: list[tuple[int, str]] = []
    for lot in lots:
        column = lot.attack.column - lost
        code = lot.result(lost, coloured + white)
        if code != NOTHING:
            for unit in lot.units:
                appear(g, unit)
        seen = shown_all(g, [unit for unit in lot.units if not g.marks[unit] & HIDDEN])
        if seen:
            name = FIRE.columns[column] if column >= 0 else "0"
            g.tell(told, seen, target, name, lot.attack.named(), coloured, white, code)
        if lot.vehicle:
            hit += [(unit, code) for unit in lot.units]
            continue
        if lot.result(lost, BEST_DICE) not in HARMLESS:
            put_under_fire(g, lot.units)
        results.append((lot.units, code))
    apply_results(g, results)
    for unit, code in hit:
        suffer(g, unit, code)
    attacked(g, [unit for lot in lots if lot.attack.column >= lost for unit in lot.units if g.where[unit] >= 0])
