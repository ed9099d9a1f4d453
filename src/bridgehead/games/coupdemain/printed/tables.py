"""The charts, read from `data/tables.toml`. A DR is two dice, the coloured one and the white one; a dr is one."""

from typing import Final

from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import Sheet, read_sheet
from bridgehead.games.coupdemain.printed.components import DATA, TYPE_NUMBERS

_SHEET: Final[Sheet] = read_sheet(DATA / "tables.toml")
_FIRE: Final[Sheet] = _SHEET.sheet("fire")

FIRE: Final[ResultsTable] = results_table(
    "fire", {key: value for key, value in _FIRE.data.items() if key not in ("shift", "least_calibre")}, "tables.toml"
)
"""[T6.13] The infantry fire table; columns by firepower, rows by final DR."""
SHIFT: Final[list[int]] = _FIRE.numbers("shift")
"""[T6.14] By column."""

_POWER: Final[Sheet] = _SHEET.sheet("firepower")
SAME_HEX: Final[int] = _POWER.number("same_hex")
ADJACENT: Final[int] = _POWER.number("adjacent")
HALVED: Final = 2
"""[T6.3] Multipliers are in fourths: ×½ is 2."""
WHOLE: Final = 4
ASSAULT_FIRE: Final[int] = _POWER.number("assault_fire")
RESIDUAL: Final[list[int]] = _SHEET.sheet("residual").numbers("of_column")
"""[T12.16] By column of the fire table, the firepower that is left."""

_DRM: Final[Sheet] = _SHEET.sheet("fire-modifiers")
FFMO: Final[int] = _DRM.number("ffmo")
FFNAM: Final[int] = _DRM.number("ffnam")
CX_FIRER: Final[int] = _DRM.number("cx_firer")
LOW_VISIBILITY: Final[int] = _DRM.number("light")
HERO_HELPS: Final[int] = _DRM.number("hero")

_TO_HIT: Final[Sheet] = _SHEET.sheet("to-hit")
BANDS: Final[list[int]] = _TO_HIT.numbers("bands")
AREA_NUMBERS: Final[list[int]] = _TO_HIT.numbers("area")
INFANTRY_NUMBERS: Final[list[int]] = _TO_HIT.numbers("infantry")
LONG_BARREL: Final[list[int]] = _TO_HIT.numbers("long")
SMALL_CALIBRE: Final[list[int]] = _TO_HIT.numbers("mm57_or_less")
TINY_CALIBRE: Final[list[int]] = _TO_HIT.numbers("mm40_or_less")
"""[T23.3] By band of range."""
PINNED_CREW: Final[int] = _TO_HIT.number("pinned")
ADVANCING_SHOT: Final[int] = _TO_HIT.number("advancing")
CAPTURED_WEAPON: Final[int] = _TO_HIT.number("captured")
CONCEALED_TARGET: Final[int] = _TO_HIT.number("concealed_target")
POINT_BLANK: Final[int] = _TO_HIT.number("range_0_1")
SHORT_RANGE: Final[int] = _TO_HIT.number("range_2")
ACQUIRED: Final[list[int]] = _TO_HIT.numbers("acquired")
CORNER_FIRST: Final[int] = _TO_HIT.number("corner_first")
CORNER_FURTHER: Final[int] = _TO_HIT.number("corner_further")
NON_CREW: Final[int] = _TO_HIT.number("non_crew")
CRITICAL_COLUMNS: Final[int] = _TO_HIT.number("critical_columns")

_WORKS: Final[Sheet] = _SHEET.sheet("works")
PILLBOX_FRONT: Final[int] = _WORKS.number("pillbox_front")
PILLBOX_REAR: Final[int] = _WORKS.number("pillbox_rear")
TRENCH_TEM: Final[int] = _WORKS.number("trench")
TRENCH_INDIRECT: Final[int] = _WORKS.number("trench_indirect")
EMPLACED_TEM: Final[int] = _WORKS.number("emplaced")
VEHICLE_LINE: Final[list[int]] = _SHEET.sheet("vehicles").numbers("fire_line")
"""[T25.8] By column of the fire table: a DR below it destroys an unarmoured vehicle."""
MOVING_SIGHT: Final[int] = _SHEET.sheet("night").number("moving_vehicle_sight")
"""[T18.3] How far a vehicle in motion is seen, in halves of the range of vision."""
NIGHT_POINTS: Final[int] = 2 * _SHEET.sheet("night").number("vehicle_mp")
_VEHICLES: Final[Sheet] = _SHEET.sheet("vehicles")
MOVING_TARGET: Final[int] = _VEHICLES.number("moving_target")
HEAT_NUMBER: Final[int] = _VEHICLES.number("heat")
AP_BANDS: Final[list[int]] = _VEHICLES.numbers("ap_bands")
AP_CHANGES: Final[list[int]] = _VEHICLES.numbers("ap_changes")
"""[T25.2] By band of range, what changes the number of AP of 37 to 57 mm."""
CLOSE_NUMBERS: Final[list[int]] = _VEHICLES.numbers("close_combat")
"""[T30.1] By size of unit, the number of its close combat with a vehicle."""
BOMB_UP_TO: Final[int] = _VEHICLES.number("bomb_dr")
BOMB: Final[int] = _VEHICLES.number("bomb")
CLOSE_VEHICLE_DRM: Final[Sheet] = _VEHICLES.sheet("close_drm")
TURRET_COST: Final[Sheet] = _VEHICLES.sheet("turrets")
"""[T28.4] By kind of turret: the first corner that it turns, each further one."""
CLOSED: Final[int] = _VEHICLES.number("closed_hatches")
ONE_MAN: Final[int] = _VEHICLES.number("one_man_turret")
CHARGE_NUMBER: Final[int] = _VEHICLES.number("charge")
"""[T26.9] What the weakest armour is taken off, for a charge on a vehicle."""
WRECK_TEM: Final[int] = _VEHICLES.number("wreck_tem")
"""[T5.6] What a wreck or a tank gives to who has no other cover in its Location."""
AP_NUMBER: Final[int] = _VEHICLES.number("ap")
VEHICLE_NUMBERS: Final[list[int]] = _VEHICLES.numbers("to_hit")
INTO_TRENCH: Final[int] = 2 * _WORKS.number("trench_mf")
"""[T22.4] Into a trench, or out of it, in half-MF."""
WIRE_LEADER: Final[int] = _WORKS.number("wire_leader")
WIRE_ASSAULT: Final[int] = _WORKS.number("wire_assault")
WIRE_ADVANCE: Final[int] = _WORKS.number("wire_advance_most")

_SMOKE: Final[Sheet] = _SHEET.sheet("smoke")
THICK_SMOKE: Final[int] = _SMOKE.number("thick")
THIN_SMOKE: Final[int] = _SMOKE.number("thin")
OUT_OF_SMOKE: Final[int] = _SMOKE.number("out_of")
SMOKE_RISES: Final[int] = _SMOKE.number("rises")
SMOKE_MF: Final[int] = 2 * _SMOKE.number("mf")
GRENADE_MF: Final[int] = 2 * _SMOKE.number("grenade_mf")
GRENADE_BESIDE_MF: Final[int] = 2 * _SMOKE.number("grenade_beside_mf")
"""[T31.1] [T31.3] In half-MF."""

_MORALE: Final[Sheet] = _SHEET.sheet("morale")
UNDER_FIRE: Final[int] = _MORALE.number("dm")
SELF_RALLY: Final[int] = _MORALE.number("self_rally")
COVER_RALLY: Final[int] = _MORALE.number("cover_rally")
HEROIC_MORALE: Final[int] = _MORALE.number("heroic_morale")
HEROIC_WOUNDED: Final[int] = _MORALE.number("heroic_wounded")
BERSERK_MORALE: Final[int] = _MORALE.number("berserk_morale")
WOUND_DIES_FROM: Final[int] = _MORALE.number("wound_dies_from")
WOUNDED_AGAIN: Final[int] = _MORALE.number("wounded_again")

_HEAT: Final[Sheet] = _SHEET.sheet("heat")
HEAT_MOST: Final[list[int]] = _HEAT.numbers("most")
HEAT_RESULTS: Final[list[str]] = _HEAT.texts("results")
HEAT_DRM: Final[Sheet] = _HEAT.sheet("drm")

_CREATION: Final[Sheet] = _SHEET.sheet("leader-creation")
CREATION_MOST: Final[list[int]] = _CREATION.numbers("most")
CREATION_LEADERS: Final[list[str]] = _CREATION.texts("leaders")
CREATION_DRM: Final[Sheet] = _CREATION.sheet("drm")

_REPLACEMENT: Final[Sheet] = _SHEET.sheet("replacement")
INTO_TWO_HALVES: Final[list[int]] = [TYPE_NUMBERS[key] for key in _REPLACEMENT.texts("into_two_halves")]

_CLOSE: Final[Sheet] = _SHEET.sheet("close-combat")
ODDS: Final[list[str]] = _CLOSE.texts("odds")
KILL: Final[list[int]] = _CLOSE.numbers("kill")
LEAST_ODDS: Final[list[tuple[int, int]]] = _CLOSE.points("least", 1)
"""[T15.7] By column of odds: the least attacker : defender, and the kill number."""
CLOSE_DRM: Final[Sheet] = _CLOSE.sheet("drm")

_AMBUSH: Final[Sheet] = _SHEET.sheet("ambush")
AMBUSH_MARGIN: Final[int] = _AMBUSH.number("margin")
AMBUSH_NIGHT_MARGIN: Final[int] = _AMBUSH.number("night_attacker_margin")
AMBUSH_DRM: Final[Sheet] = _AMBUSH.sheet("drm")

_WATCH: Final[Sheet] = _SHEET.sheet("watch")
WATCHES: Final[list[str]] = _WATCH.texts("names")
WATCH_HOLD: Final = 0
WATCH_CLOSE: Final = 1
WATCH_SURE: Final = 2
WATCH_ANY: Final = 3
SURE_TO_HIT: Final[int] = _WATCH.number("sure_to_hit")
SURE_SHIFT: Final[int] = _WATCH.number("sure_shift_plus_drm")
SURE_RANGE: Final[int] = _WATCH.number("sure_range")

NIGHT: Final[Sheet] = _SHEET.sheet("night")
SNIPER: Final[Sheet] = _SHEET.sheet("sniper")
GLIDER: Final[Sheet] = _SHEET.sheet("glider")


class Order:
    """[T35.3] A standing order: its key, its values, the default, and whether there is nothing yet that it governs."""

    __slots__ = ("key", "values", "default", "idle")

    key: str
    values: list[str]
    default: int
    idle: bool


def _read_orders() -> list[Order]:
    found: list[Order] = []
    for sheet in _SHEET.sheets("order"):
        one = Order()
        one.key = sheet.text("id")
        one.values = sheet.texts("values")
        one.default = one.values.index(sheet.choice("default", one.values))
        one.idle = sheet.flag("idle", False)
        found.append(one)
    return found


ORDERS: Final[list[Order]] = _read_orders()
