"""[T3.1] [T13.1] The counters: every kind of unit and of weapon, read from `data/units.toml`."""

from pathlib import Path
from typing import Final

from bridgehead.engine.read.toml import Sheet, read_sheet

DATA: Final = Path(__file__).parent.parent / "data"
SEATS: Final = ["british", "german"]

# Seats.
BRITISH: Final = 0
GERMAN: Final = 1

# Sizes of a unit.
SQUAD: Final = 0
HALF_SQUAD: Final = 1
CREW: Final = 2
LEADER: Final = 3
HERO: Final = 4
DUMMY: Final = 5
VEHICLE: Final = 6
SIZES: Final = ["squad", "half-squad", "crew", "leader", "hero", "dummy", "vehicle"]

# [T0.10] Grades.
ELITE: Final = 0
FIRST_LINE: Final = 1
SECOND_LINE: Final = 2
GREEN: Final = 3
GRADES: Final = ["elite", "first", "second", "green"]

# Kinds of weapon.
LIGHT_MG: Final = 0
MEDIUM_MG: Final = 1
HEAVY_MG: Final = 2
CHARGE: Final = 3
PIAT: Final = 4
MORTAR: Final = 5
GUN: Final = 6
KINDS: Final = ["light-mg", "medium-mg", "heavy-mg", "charge", "piat", "mortar", "gun"]

NATIONS: Final = ["british", "german", "both"]
NO_TYPE: Final = -1
NEVER_BREAKS: Final = 13
"""The breakdown number of a weapon that cannot break down."""


class UnitType:
    """[T0.4] [T3.1] One line of the counter sheet. `half`, `weaker`, `better` are numbers of types, or NO_TYPE; `vp`
    what its loss counts; `modifier` a leader's.
    """

    __slots__ = (
        "number",
        "key",
        "printed",
        "nation",
        "size",
        "fp",
        "range",
        "morale",
        "broken",
        "grade",
        "half",
        "weaker",
        "better",
        "elr5",
        "assault_fire",
        "self_rally",
        "smoke",
        "modifier",
        "vp",
        "mmc",
        "smc",
        "halves",
    )

    number: int
    key: str
    printed: str
    nation: int
    size: int
    fp: int
    range: int
    morale: int
    broken: int
    grade: int
    half: int
    weaker: int
    better: int
    elr5: bool
    assault_fire: bool
    self_rally: bool
    smoke: int  # [T31.3] its smoke exponent
    modifier: int
    vp: int
    mmc: bool
    smc: bool
    halves: int  # [T0.5] squad-equivalents in halves: squad 2, half-squad, crew and dummy 1, SMC 0


class WeaponType:
    """A support weapon or gun: ranges in hexes, `pp` its weight, columns of the fire table where it reads one."""

    __slots__ = (
        "number",
        "key",
        "printed",
        "nation",
        "kind",
        "fp",
        "range",
        "least_range",
        "rof",
        "breakdown",
        "pp",
        "to_hit",
        "to_kill",
        "area_column",
        "he_column",
        "smoke",
        "illuminating",
        "long",
        "calibre",
        "machine_gun",
        "mounted",
    )

    number: int
    key: str
    printed: str
    nation: int
    kind: int
    fp: int
    range: int
    least_range: int
    rof: int
    breakdown: int
    pp: int
    to_hit: list[int]
    to_kill: int
    area_column: int
    he_column: int
    smoke: int  # [T24.5] the depletion number of its smoke shells; 0 for none
    illuminating: bool
    long: bool  # [T23.3] a barrel marked L
    calibre: int  # [T23.3] in mm, of a Gun
    machine_gun: bool
    mounted: bool  # [T28.1] in a vehicle, and nobody carries it


_UNIT_KEYS: Final = [
    "id",
    "nation",
    "size",
    "fp",
    "range",
    "morale",
    "broken",
    "grade",
    "half",
    "weaker",
    "better",
    "elr5",
    "assault_fire",
    "self_rally",
    "smoke",
    "modifier",
    "vp",
    "status",
]


def _unit_type(sheet: Sheet, number: int, numbers: dict[str, int]) -> UnitType:
    sheet.only(_UNIT_KEYS)
    one = UnitType()
    one.number = number
    one.key = sheet.text("id")
    one.printed = one.key.rstrip("bg") if one.key[0].isdigit() else one.key
    one.nation = NATIONS.index(sheet.choice("nation", NATIONS))
    one.size = SIZES.index(sheet.choice("size", SIZES))
    one.fp = sheet.number("fp", least=0)
    one.range = sheet.number("range", least=0)
    one.morale = sheet.number("morale", least=0)
    one.broken = sheet.number("broken", least=0)
    one.grade = GRADES.index(sheet.choice("grade", GRADES))
    one.half = _named(sheet, "half", numbers)
    one.weaker = _named(sheet, "weaker", numbers)
    one.better = _named(sheet, "better", numbers)
    one.elr5 = sheet.flag("elr5", False)
    one.assault_fire = sheet.flag("assault_fire", False)
    one.self_rally = sheet.flag("self_rally", False)
    one.smoke = sheet.number("smoke", 0, least=0)
    one.modifier = sheet.number("modifier", 0)
    one.mmc = one.size <= CREW
    one.smc = one.size in (LEADER, HERO)
    one.halves = [2, 1, 1, 0, 0, 1, 0][one.size]
    one.vp = sheet.number("vp", [2, 1, 2, 1, 1, 0, 0][one.size], least=0)
    return one


def _named(sheet: Sheet, key: str, numbers: dict[str, int]) -> int:
    """The number of the type that a key names; NO_TYPE when it is absent."""
    return numbers[sheet.choice(key, list(numbers))] if key in sheet.data else NO_TYPE


def _weapon_type(sheet: Sheet, number: int) -> WeaponType:
    one = WeaponType()
    one.number = number
    one.key = sheet.text("id")
    one.printed = sheet.text("printed")
    one.nation = NATIONS.index(sheet.choice("nation", NATIONS))
    one.kind = KINDS.index(sheet.choice("kind", KINDS))
    one.fp = sheet.number("fp", 0)
    one.range = sheet.number("range", least=0)
    one.least_range = sheet.number("least_range", 0)
    one.rof = sheet.number("rof", 0)
    one.breakdown = sheet.number("breakdown", NEVER_BREAKS)
    one.pp = sheet.number("pp", 0)
    one.to_hit = sheet.numbers("to_hit", [])
    one.to_kill = sheet.number("to_kill", 0)
    one.area_column = sheet.number("area_column", 0)
    one.he_column = sheet.number("he_column", 0)
    one.smoke = sheet.number("smoke", 0)
    one.illuminating = sheet.flag("illuminating", False)
    one.long = sheet.text("length", "") == "L"
    one.calibre = sheet.number("calibre", 0)
    one.mounted = sheet.flag("mounted", False)
    one.machine_gun = one.kind <= HEAVY_MG
    return one


_SHEET: Final = read_sheet(DATA / "units.toml")


def _read_units() -> list[UnitType]:
    sheets = _SHEET.sheets("unit")
    numbers = {sheet.text("id"): number for number, sheet in enumerate(sheets)}
    return [_unit_type(sheet, number, numbers) for number, sheet in enumerate(sheets)]


TYPES: Final[list[UnitType]] = _read_units()
TYPE_NUMBERS: Final[dict[str, int]] = {one.key: one.number for one in TYPES}
WEAPONS: Final[list[WeaponType]] = [_weapon_type(sheet, number) for number, sheet in enumerate(_SHEET.sheets("weapon"))]
WEAPON_NUMBERS: Final[dict[str, int]] = {one.key: one.number for one in WEAPONS}

DUMMY_TYPE: Final[int] = TYPE_NUMBERS["dummy"]
HERO_TYPE: Final[int] = TYPE_NUMBERS["1-4-9"]

TAGS: Final = 200
"""Counters that a side may have in any scenario: the tags of the British are 0 to 199, those of the Germans follow."""


def tag_name(tag: int) -> str:
    """[T17.1] The public name of a counter, which tells nothing of who it is: `british-7`."""
    return f"{SEATS[tag // TAGS]}-{tag % TAGS + 1}"


def word(kind: UnitType) -> str:
    """The key of a type as the names of messages can have it."""
    return kind.key.replace("+", "p")


def known_name(kind: UnitType, tag: int) -> str:
    """What a counter of known type is called: `6-4-8-7`, `german-8-0-3`, since leaders are alike on both sides."""
    both = f"{SEATS[tag // TAGS]}-" if NATIONS[kind.nation] == "both" else ""
    return f"{both}{word(kind)}-{tag % TAGS + 1}"


ARMS: Final = 32
"""More than there are types of weapon: in events a weapon is `ARMS × weapon + type`, since everybody sees it."""


def arm_name(kind: WeaponType, weapon: int) -> str:
    """What a weapon is called: its type, and its number in the battle."""
    return f"{kind.key}-{weapon + 1}"
