"""What a result of the fire or grenade table does to whom it is rolled against, as the words have it.

The same cell means one thing to infantry and another to a tank: these are the names under which `words` says them
(`result-NAME-CODE`), in the odds before the die and in the log after it.
"""

from typing import Final

from bridgehead.games.pegasus.printed.components import GERMAN, IS_LEADER, KIND, TANK, THE_CAR
from bridgehead.games.pegasus.state import PegasusState

UNIT: Final = "unit"
LEADER: Final = "leader"
OWN_UNIT: Final = "own-unit"
OWN_LEADER: Final = "own-leader"
CAR: Final = "car"
NOTHING: Final = "nothing"
OPEN_TANK: Final = "open-tank"
PIAT: Final = "piat"
GAMMON_BOMB: Final = "gammon"
GAMMON_BOMB_AT_CAR: Final = "gammon-car"
GUN_AT_TANK: Final = "gun-tank"
GUN_AT_AREA: Final = "gun-area"
GUNS_AT_TANK: Final = "guns-tank"
GUNS_AT_AREA: Final = "guns-area"


def of_fire(target: int) -> str:
    """[6.1.5] [5.8.fire] Small arms suppress and cost points; a leader alone is checked, the car wrecked."""
    if target == THE_CAR:
        return CAR
    return LEADER if IS_LEADER[target] else UNIT


def of_fire_on_us(target: int) -> str:
    """[6.1.5] [6.4] The same at a British unit: good for the player is what is bad for him elsewhere."""
    return OWN_LEADER if IS_LEADER[target] else OWN_UNIT


def of_grenade(g: PegasusState, target: int) -> str:
    """[5.3.grenades.2d] A grenade hurts a tank by an (H) only, and not at all when infantry is with it."""
    if KIND[target] == TANK:
        return NOTHING if g.combat_in(g.place[target], GERMAN) else OPEN_TANK
    return of_fire(target)


def of_gammon_bomb(target: int) -> str:
    """[5.3.gammon] An (H) destroys a tank, anything at all the car."""
    return GAMMON_BOMB_AT_CAR if target == THE_CAR else GAMMON_BOMB


def of_gun(target: int, five: bool) -> str:
    """[6.5.fire.4] Guns wreck a tank, or shell an area; five and more do so by every number (ruling 6)."""
    if KIND[target] == TANK:
        return GUNS_AT_TANK if five else GUN_AT_TANK
    return GUNS_AT_AREA if five else GUN_AT_AREA
