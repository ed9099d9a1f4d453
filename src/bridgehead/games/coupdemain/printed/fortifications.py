"""[T22.1] Reading what is dug and strung in a scenario: the pillbox, trenches, wire, the gun in its pit.

`[works]` names hexes (`trenches = ["W21"]`), or says how many of a kind its `side` sets up before its men
(`trenches = 3`), and where (`within`, a hex and a number of hexes).
"""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.coupdemain.printed.battle import GUN_PIT, TRENCH, WIRE, Battle
from bridgehead.games.coupdemain.printed.components import SEATS, WEAPON_NUMBERS
from bridgehead.games.coupdemain.printed.ground import GULLY_BED, PAVED_HERE, SLOTS, STREAM_BED, Ground
from bridgehead.games.coupdemain.printed.laying import fortified_ground, shipped_ground
from bridgehead.games.coupdemain.printed.terrain import BRUSH, GRAIN, OPEN, ORCHARD, WOODS

KEYS: Final = ["pillbox", "trenches", "wire", "gun", "side", "within"]
KINDS: Final = ["trenches", "wire"]
BITS: Final = [TRENCH, WIRE]
"""By kind, its bit in `works`."""
MOST: Final = 12
BEDS: Final = STREAM_BED | GULLY_BED
GUN: Final = "gun-50l"
THE_BRIDGE: Final = "Y20"


def read_works(battle: Battle, sheet: Sheet) -> None:
    """[T22.1] The works of a scenario, and the ground with its pillbox."""
    battle.ground = shipped_ground()
    battle.works = bytes(battle.ground.size)
    battle.digs = [0, 0]
    battle.digger = -1
    battle.dig_zone = []
    battle.gun_at = -1
    battle.gun_facing = -1
    if "works" not in sheet.data:
        return
    below = sheet.sheet("works")
    below.only(KEYS)
    if "pillbox" in below.data:
        _read_pillbox(battle, below.sheet("pillbox"))
    works = bytearray(battle.ground.size)
    for kind, key in enumerate(KINDS):
        if isinstance(below.data.get(key), int):
            battle.digs[kind] = below.number(key, least=1, most=MOST)
            continue
        for name in below.texts(key, []):
            here = _hex(battle.ground, below, key, name)
            if not may_lie(battle.ground, BITS[kind], here) or works[here] & BITS[kind]:
                raise DataError(f"{below.address(key)}: {name} has no room for it.")
            works[here] |= BITS[kind]
    if "gun" in below.data:
        _read_gun(battle, below)
        works[battle.gun_at // SLOTS] |= GUN_PIT
    battle.works = bytes(works)
    _read_digging(battle, below)


def _hex(ground: Ground, sheet: Sheet, key: str, name: str) -> int:
    here = ground.index.get(name, -1)
    if here < 0:
        raise DataError(f"{sheet.address(key)}: there is no hex '{name}' on the board.")
    return here


def _facing(ground: Ground, sheet: Sheet, here: int) -> int:
    """[T0.12] The facing between two neighbours, written "Y22/Z22"."""
    names = sheet.text("facing").split("/")
    ways = sorted([ground.direction(here, ground.index.get(name, -1)) for name in names])
    if len(ways) == 2 and ways[0] >= 0 and ways[1] - ways[0] in (1, 5):
        return ways[0] if ways[1] - ways[0] == 1 else ways[1]
    raise sheet.fail("facing", f"two neighbours of {ground.names[here]} side by side")


def _read_pillbox(battle: Battle, sheet: Sheet) -> None:
    sheet.only(["at", "facing"])
    here = _hex(battle.ground, sheet, "at", sheet.text("at"))
    if battle.ground.terrain[here] not in (OPEN, GRAIN, BRUSH, ORCHARD, WOODS) or battle.ground.marks[here] & BEDS:
        raise DataError(f"{sheet.address('at')}: {battle.ground.names[here]} has no room for it.")
    battle.ground = fortified_ground(here, _facing(battle.ground, sheet, here))


def _read_gun(battle: Battle, sheet: Sheet) -> None:
    """[T22.15] [T33.3] The gun in its pit looks toward the bridge where the scenario says nothing else."""
    ground = battle.ground
    if isinstance(sheet.data["gun"], str):
        here = _hex(ground, sheet, "gun", sheet.text("gun"))
        bridge = ground.at(THE_BRIDGE)
        battle.gun_facing = next((way for way in range(6) if bridge in ground.arc(here, way)), 0)
    else:
        below = sheet.sheet("gun")
        below.only(["at", "facing"])
        here = _hex(ground, below, "at", below.text("at"))
        battle.gun_facing = _facing(ground, below, here)
    if not may_lie(ground, GUN_PIT, here):
        raise DataError(f"{sheet.address('gun')}: {ground.names[here]} has no room for it.")
    battle.gun_at = SLOTS * here


def _read_digging(battle: Battle, sheet: Sheet) -> None:
    """[T33.2] Who sets up the works that are given by their number, and in which hexes he may."""
    if not any(battle.digs):
        return
    battle.digger = SEATS.index(sheet.choice("side", SEATS))
    within = sheet.data.get("within")
    if not isinstance(within, list) or len(within) != 2 or not isinstance(within[1], int):
        raise sheet.fail("within", 'a hex and a number of hexes, such as ["Y19", 4]')
    centre = _hex(battle.ground, sheet, "within", str(within[0]))
    battle.dig_zone = battle.ground.within(centre, within[1])
    for kind, count in enumerate(battle.digs):
        room = [
            here
            for here in battle.dig_zone
            if may_lie(battle.ground, BITS[kind], here) and not battle.works[here] & BITS[kind]
        ]
        if count > len(room):
            raise sheet.fail(KINDS[kind], f"at most {len(room)}, since no more hexes there have room")


def may_lie(ground: Ground, kind: int, here: int) -> bool:
    """[T22.1] Whether a hex can have a trench, wire or gun pit: on open ground, grain, brush, orchard, trenches in
    woods too; not in a bed of water, nor on a paved road.
    """
    if ground.marks[here] & (BEDS | PAVED_HERE):
        return False
    return ground.terrain[here] in (OPEN, GRAIN, BRUSH, ORCHARD) or (kind == TRENCH and ground.terrain[here] == WOODS)


def add_gun(battle: Battle) -> None:
    """[T22.15] The gun lies in its pit and is nobody's; its own side's force counts it."""
    battle.lies_at = [-2] * len(battle.weapons)
    battle.faces = [-1] * len(battle.weapons)
    if battle.gun_at >= 0:
        german = SEATS.index("german")
        battle.weapon_force.append(next(at for at, force in enumerate(battle.forces) if force.side == german))
        battle.weapons.append(WEAPON_NUMBERS[GUN])
        battle.lies_at.append(battle.gun_at)
        battle.faces.append(battle.gun_facing)
