"""[P1] The counters: what every type of unit is, read from `data/units.toml`, and how single units are numbered.

A unit's public number (its tag) is its type times `COPIES` plus its number among its like, so that its name depends on
no scenario. Hexes are numbered row times `WIDE` plus column on every board, for the same reason.
"""

from pathlib import Path
from typing import Final

from bridgehead.engine.read.toml import Sheet, read_toml

DATA: Final = Path(__file__).parent.parent / "data"
SEATS: Final = ["airborne", "defender"]

WIDE: Final = 40
"""Columns that any board may have; a hex is its row times this, plus its column."""
TALL: Final = 26
COPIES: Final = 100
"""Units of one type that any scenario may have."""

# Seats.
AIRBORNE: Final = 0
DEFENDER: Final = 1

# Kinds of unit.
INFANTRY: Final = 0
GUN: Final = 1
TANK: Final = 2
ASSAULT_GUN: Final = 3
TANK_DESTROYER: Final = 4
RECON: Final = 5
CARRIER: Final = 6
FORT: Final = 7
AIRCRAFT: Final = 8
KINDS: Final = [
    "infantry",
    "gun",
    "tank",
    "assault-gun",
    "tank-destroyer",
    "recon",
    "carrier",
    "fort",
    "aircraft",
]

# [P1] Weapon classes.
SMALL_ARMS: Final = 0  # I
ARMOUR_PIERCING: Final = 1  # A
HIGH_EXPLOSIVE: Final = 2  # H
HOWITZER: Final = 3  # (H): high explosive that may also fire indirectly
MORTAR: Final = 4  # M
UNARMED: Final = 5
CLASSES: Final = ["I", "A", "H", "(H)", "M", "-"]

NATIONS: Final = ["american", "british", "german", "belgian", "italian"]

FLAGS: Final = [
    "paratroop",
    "stick",
    "engineer",
    "commando",
    "double-range",
    "supports-assault-only",
    "anti-air",
    "heavy-load",
    "armoured",
    "carrier",
    "half-track",
    "wagon",
    "fort",
    "transport",
    "glider",
]


class UnitType:
    """One line of the counter sheet. `move` is in movement points; `sticks` the type of its sticks, or -1."""

    __slots__ = (
        "number",
        "key",
        "kind",
        "symbol",
        "size",
        "nation",
        "attack",
        "weapon",
        "reach",
        "defence",
        "move",
        "sticks",
        "paratroop",
        "stick",
        "engineer",
        "double_range",
        "supports_only",
        "anti_air",
        "heavy_load",
        "armoured",
        "carrier",
        "half_track",
        "wagon",
        "transport",
        "glider",
        "vehicle",
        "truck",
        "combat",
    )

    number: int
    key: str
    kind: int
    symbol: str
    size: str
    nation: str
    attack: int
    weapon: int
    reach: int
    defence: int
    move: int
    sticks: int
    paratroop: bool
    stick: bool
    engineer: bool
    double_range: bool
    supports_only: bool
    anti_air: bool
    heavy_load: bool
    armoured: bool
    carrier: bool
    half_track: bool
    wagon: bool
    transport: bool
    glider: bool
    vehicle: bool
    truck: bool
    combat: bool


def _unit_type(sheet: Sheet, number: int) -> UnitType:
    """[P1] The factors of one type of counter."""
    flags = sheet.texts("flags", [])
    for flag in flags:
        if flag not in FLAGS:
            raise sheet.fail("flags", f"made of: {', '.join(FLAGS)}")
    one = UnitType()
    one.number = number
    one.key = sheet.text("id")
    one.kind = KINDS.index(sheet.choice("kind", KINDS))
    one.symbol = sheet.text("symbol")
    one.size = sheet.text("size", "")
    one.nation = sheet.choice("nation", [*NATIONS, ""], "")
    one.attack = sheet.number("attack", least=0)
    one.weapon = CLASSES.index(sheet.choice("class", CLASSES))
    one.reach = sheet.number("range", least=0)
    one.defence = sheet.number("defence", least=0)
    one.move = sheet.number("move", least=0)
    one.sticks = -1
    one.paratroop = "paratroop" in flags
    one.stick = "stick" in flags
    one.engineer = "engineer" in flags
    one.double_range = "double-range" in flags
    one.supports_only = "supports-assault-only" in flags
    one.anti_air = "anti-air" in flags
    one.heavy_load = "heavy-load" in flags
    one.armoured = "armoured" in flags
    one.carrier = "carrier" in flags
    one.half_track = "half-track" in flags
    one.wagon = "wagon" in flags
    one.transport = "transport" in flags
    one.glider = "glider" in flags
    one.vehicle = TANK <= one.kind <= CARRIER
    one.truck = one.carrier and one.weapon == UNARMED
    one.combat = one.weapon != UNARMED
    return one


def _read_types() -> list[UnitType]:
    sheets = Sheet(read_toml(DATA / "units.toml"), "units.toml").sheets("unit")
    found = [_unit_type(sheet, number) for number, sheet in enumerate(sheets)]
    keys = [one.key for one in found]
    for sheet, one in zip(sheets, found):
        if "sticks" in sheet.data:
            one.sticks = keys.index(sheet.choice("sticks", keys))
    return found


TYPES: Final[list[UnitType]] = _read_types()
TYPE_KEYS: Final[list[str]] = [one.key for one in TYPES]

STICKS_IN_A_PLATOON: Final = 4
"""[II.B] One plane carries one platoon, which jumps as four sticks."""


def unit_name(tag: int) -> str:
    """The name of a unit in records: its type and its number among its like, from 1."""
    return f"{TYPE_KEYS[tag // COPIES]}-{tag % COPIES + 1}"


def hex_name(place: int) -> str:
    """Row letter and two figures of the column: E07."""
    row = place // WIDE
    letter = chr(65 + row % 26)
    return f"{letter if row < 26 else letter * 2}{place % WIDE + 1:02d}"


def hex_number(name: str) -> int:
    """The number of the hex with this name, or -1 when it is no hex name."""
    if len(name) != 3 or not name[0].isalpha() or not name[1:].isdigit():
        return -1
    column = int(name[1:]) - 1
    row = ord(name[0]) - 65
    return row * WIDE + column if 0 <= column < WIDE and 0 <= row < TALL else -1
