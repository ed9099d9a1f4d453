"""[T33] Reading a scenario: its table, checked, becomes a `Battle`. Whatever is wrong is told in one sentence."""

from typing import Final

from bridgehead.engine.errors import DataError
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.play.shelf import Shelf
from bridgehead.engine.read.toml import Sheet
from bridgehead.games.coupdemain.printed.battle import LIGHTS, Battle
from bridgehead.games.coupdemain.printed.components import (
    CHARGE,
    GUN,
    MORTAR,
    PIAT,
    SEATS,
    WEAPONS,
    WeaponType,
)
from bridgehead.games.coupdemain.printed.forces import locations_named, read_forces
from bridgehead.games.coupdemain.printed.fortifications import add_gun, read_works
from bridgehead.games.coupdemain.printed.vehicles import arm_vehicles

KEYS: Final = [
    "title",
    "status",
    "notes",
    "light",
    "attacker",
    "sets_up_first",
    "moves_first",
    "turns",
    "leaders_light_only",
    "still_at_first",
    "usual_orders",
    "not_built",
    "elr",
    "san",
    "control",
    "victory",
    "works",
    "force",
    "options",
]
MOST_TURNS: Final = 20
MOST_WEAPONS: Final = 60
NOBODYS: Final = 2


def battle_of(setup: Setup) -> Battle:
    """The battle of a set-up, read once. Raises DataError."""
    return _battles.of(setup)


def _read(setup: Setup) -> Battle:
    sheet = Sheet(setup.data, setup.scenario)
    sheet.only(KEYS)
    battle = Battle()
    battle.scenario = setup.scenario
    battle.options = dict(setup.options)
    battle.light = LIGHTS.index(sheet.choice("light", LIGHTS))
    battle.attacker = SEATS.index(sheet.choice("attacker", SEATS))
    battle.sets_up_first = SEATS.index(sheet.choice("sets_up_first", SEATS))
    battle.moves_first = SEATS.index(sheet.choice("moves_first", SEATS))
    battle.last_turn = sheet.number("turns", 0, least=0, most=MOST_TURNS)
    battle.random_end = battle.last_turn == 0
    battle.leaders_light_only = sheet.flag("leaders_light_only", False)
    battle.still_at_first = sheet.flag("still_at_first", False)
    battle.usual_orders = sheet.flag("usual_orders", False)
    battle.sealed = setup.options.get("answers") == "sealed"
    battle.not_built = sheet.texts("not_built", [])
    battle.elr = _by_side(sheet.sheet("elr"), 0, 5)
    battle.san = _by_side(sheet.sheet("san"), 0, 7)
    read_works(battle, sheet)
    read_forces(battle, sheet)
    add_gun(battle)
    arm_vehicles(battle)
    battle.ordnance = [weapon for weapon, kind in enumerate(battle.weapons) if by_itself(WEAPONS[kind])]
    battle.charges = [weapon for weapon, kind in enumerate(battle.weapons) if WEAPONS[kind].kind == CHARGE]
    if len(battle.weapons) > MOST_WEAPONS:
        raise sheet.fail("force", f"at most {MOST_WEAPONS} weapons in all")
    _read_control(battle, sheet)
    battle.hideouts = [_hideouts(battle, side) for side in (0, 1)]
    battle.longest = _longest(battle)
    return battle


_battles: Final = Shelf[Battle](_read)


def by_itself(kind: WeaponType) -> bool:
    """[T23] [T28.2] Whether a weapon fires in no fire group."""
    return kind.mounted or kind.kind in (GUN, MORTAR, PIAT)


def _by_side(sheet: Sheet, least: int, most: int) -> list[int]:
    sheet.only(SEATS)
    return [sheet.number(seat, least=least, most=most) for seat in SEATS]


def _read_control(battle: Battle, sheet: Sheet) -> None:
    """[T34.12] [T34.4] Whose which Location is at the start; what the victory asks for is watched too."""
    control = sheet.sheet("control")
    control.only(SEATS)
    victory = sheet.sheet("victory")
    victory.only(["side", "controls", "losses"])
    battle.objectives = locations_named(battle.ground, victory, "controls", victory.texts("controls"))
    battle.loss_limit = victory.number("losses", -1, least=0) if "losses" in victory.data else -1
    battle.winner_if = SEATS.index(victory.choice("side", SEATS))
    if not battle.objectives:
        raise victory.fail("controls", "a list of at least one Location")
    owner: dict[int, int] = {}
    for side, seat in enumerate(SEATS):
        for location in locations_named(battle.ground, control, seat, control.texts(seat, [])):
            if location in owner:
                raise DataError(f"{control.where}: {battle.ground.name(location)} is named twice.")
            owner[location] = side
    for location in battle.objectives:
        owner.setdefault(location, NOBODYS)
    battle.watched = sorted(owner)
    battle.watched_at = {location: at for at, location in enumerate(battle.watched)}
    battle.held_at_start = [owner[location] for location in battle.watched]


def _hideouts(battle: Battle, side: int) -> frozenset[int]:
    """[T33.6] Where squads of a side may hide."""
    return frozenset([one for force in battle.forces if force.side == side and force.hidden for one in force.zone])


def _longest(battle: Battle) -> int:
    """[T35.10] The decisions that no game can exceed."""
    pieces = len(battle.side)
    player_turns = 2 * battle.last_turn if battle.last_turn else 19
    last_melees = 200 * pieces  # T34.10
    return player_turns * (100 * pieces + 400) + 12 * pieces + sum(battle.digs) + last_melees
