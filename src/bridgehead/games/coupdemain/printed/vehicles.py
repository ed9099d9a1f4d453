"""[T25] [T27] What is printed on the counters of vehicles besides, read from `data/units.toml`; what a DR does to
one by its number.
"""

from typing import Final

from bridgehead.engine.read.toml import Sheet, read_sheet
from bridgehead.games.coupdemain.printed.battle import Battle
from bridgehead.games.coupdemain.printed.components import DATA, NO_TYPE, TYPE_NUMBERS, WEAPON_NUMBERS
from bridgehead.games.coupdemain.printed.tables import TURRET_COST, VEHICLE_LINE
from bridgehead.games.coupdemain.printed.terrain import MOVERS


class VehicleType:
    """[T27.2] [T25.2] [T25.6] [T28.1] How a vehicle moves, what it stands and what it fires: `points` are its MP in
    halves, `armour` that of front and sides (of both nothing: it is unarmoured), `small` what its size adds to the DR
    to hit it, `weapons` those of its turret, `turret` what the first corner and each further one of a turn cost.
    """

    __slots__ = ("mover", "points", "armour", "small", "survival", "crew", "weapons", "turret", "one_man")

    mover: int
    points: int
    armour: list[int]
    small: int
    survival: int
    crew: int  # the type of the counter that gets out, or NO_TYPE
    weapons: list[int]  # types
    turret: list[int]
    one_man: bool  # [T28.1] one man fires and leads in its turret


def _vehicle(sheet: Sheet) -> VehicleType:
    one = VehicleType()
    one.mover = MOVERS.index(sheet.choice("mover", MOVERS))
    one.points = 2 * sheet.number("mp", least=1)
    one.armour = sheet.numbers("armour", [])
    one.small = sheet.number("small", 0)
    one.survival = sheet.number("survival", least=0)
    one.crew = TYPE_NUMBERS[sheet.choice("crew", list(TYPE_NUMBERS))] if "crew" in sheet.data else NO_TYPE
    one.weapons = [WEAPON_NUMBERS[key] for key in sheet.texts("weapons", [])]
    one.turret = TURRET_COST.numbers(sheet.choice("turret", list(TURRET_COST.data))) if one.weapons else []
    one.one_man = sheet.flag("one_man", False)
    return one


def arm_vehicles(battle: Battle) -> None:
    """[T28.1] The weapons of vehicles come after all others of the battle; each has its vehicle from the start."""
    battle.carried_by = [-1] * len(battle.weapons)
    for unit in battle.vehicles:
        for kind in VEHICLES[battle.starts_as[unit]].weapons:
            battle.weapons.append(kind)
            battle.weapon_force.append(battle.force[unit])
            battle.lies_at.append(-1)
            battle.faces.append(-1)
            battle.carried_by.append(unit)


VEHICLES: Final[dict[int, VehicleType]] = {
    TYPE_NUMBERS[sheet.text("id")]: _vehicle(sheet) for sheet in read_sheet(DATA / "units.toml").sheets("vehicle")
}
"""By the number of their type."""

# What fire does to a vehicle, as the results of a die are told.
BURNS: Final = "burns"
DESTROYED: Final = "destroyed"
IMMOBILIZED: Final = "immobilized"
SHOCK: Final = "shock"
MAY_SHOCK: Final = "may-shock"
UNHARMED: Final = "-"
LEAST_NUMBER: Final = 2


def by_number(number: int, final: int) -> str:
    """[T25.2] [T25.8] A DR below the number destroys a vehicle, one at most half of it sets it on fire, one equal to it
    stops it for good.
    """
    if number < LEAST_NUMBER or final > number:
        return UNHARMED
    if final == number:
        return IMMOBILIZED
    return BURNS if 2 * final <= number else DESTROYED


def by_fire(column: int, final: int) -> str:
    """[T25.8] What an attack on a column of the fire table does to an unarmoured vehicle."""
    return by_number(VEHICLE_LINE[column], final) if column >= 0 else UNHARMED


def by_armour(number: int, final: int, turret: bool) -> str:
    """[T25.2] What a hit on armour does: as `by_number`, but that a turret that is hit equal to it shocks the crew, and
    one above may.
    """
    if number >= LEAST_NUMBER and final == number + 1:
        return MAY_SHOCK
    code = by_number(number, final)
    return SHOCK if code == IMMOBILIZED and turret else code
