"""[T33.8] Groups as `data/groups.toml` has them: squads whose quality, and leaders whose worth, dice tell in secret."""

from typing import Final

from bridgehead.engine.read.toml import Sheet, read_sheet
from bridgehead.games.coupdemain.printed.components import DATA, TYPE_NUMBERS, WEAPON_NUMBERS

_SHEET: Final = read_sheet(DATA / "groups.toml")
STRENGTHS: Final = ["full", "depleted"]
DIE_FACES: Final = 6


class Template:
    """A kind of group at a strength."""

    __slots__ = ("quality", "leader_drm", "squads", "leaders", "weapons")

    quality: list[int]
    leader_drm: int
    squads: int
    leaders: int
    weapons: list[tuple[int, int]]


def _template(sheet: Sheet, strength: str) -> Template:
    one = Template()
    one.quality = [TYPE_NUMBERS[key] for key in sheet.texts("quality")]
    one.leader_drm = sheet.number("leader_drm", 0)
    below = sheet.sheet(strength)
    one.squads = below.number("squads", least=1)
    one.leaders = below.number("leaders", least=0)
    weapons = _SHEET.sheet("group-weapons").sheet(f"{sheet.text('id')} {strength}")
    one.weapons = [(WEAPON_NUMBERS[key], weapons.number(key, least=1)) for key in weapons.data]
    return one


TEMPLATES: Final[dict[str, Template]] = {
    f"{sheet.text('id')} {strength}": _template(sheet, strength)
    for sheet in _SHEET.sheets("group")
    for strength in STRENGTHS
}
LEADERS: Final[list[int]] = [TYPE_NUMBERS[key] for key in _SHEET.sheet("leaders").texts("of_dr")]


def leader_of(die: int, drm: int) -> int:
    """[9.618] The type of leader that a dr with its modifier brings."""
    return LEADERS[min(len(LEADERS) - 1, max(0, die + drm))]
