"""[5.8] Major Schmidt and the Mercedes."""

from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import BRITISH, LEPORT, RANVILLE, SCHMIDT, THE_CAR, value
from bridgehead.games.pegasus.printed.tables import CAR_SPEED, cell
from bridgehead.games.pegasus.printed.terms import COMING, GONE
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units.leaders import abandon_car, leader_casualty

FAST: Final[int] = value("fast_car")


def schmidt_arrives(g: PegasusState) -> bool:
    """[5.4.5] [5.8] [5.8.speed] In his turn the car stands at the Ranville entry, Schmidt in it, and a die gives its
    speed. It goes no farther when it comes among British combat units. Gives whether he comes.
    """
    if g.place[THE_CAR] != COMING or g.turn < g.due[THE_CAR]:
        return False
    die = g.roll("car-speed")
    g.car_points = int(cell(CAR_SPEED, die, 0))
    for piece in (THE_CAR, SCHMIDT):
        g.put(piece, RANVILLE)
        g.awake = changed(g.awake, piece, 1)
    g.heading[THE_CAR] = LEPORT
    g.due = changed(g.due, THE_CAR, g.turn)
    if g.stops(RANVILLE):
        g.acted[THE_CAR] = g.acted[SCHMIDT] = 1
    g.tell("schmidt-arrives", die, g.car_points)
    return True


def car_is_fired_on(g: PegasusState) -> None:
    """[5.8.fire] From the first shot at it the car drives fast for the rest of the game."""
    if g.car_points != FAST:
        g.car_points = FAST
        g.tell("car-speeds-up", FAST)


def wreck_car(g: PegasusState) -> None:
    """[5.8.fire] A point lost wrecks the car; Schmidt, who sits in it, has to be checked."""
    g.tell("car-wrecked", g.place[THE_CAR])
    abandon_car(g)


def bomb_car(g: PegasusState) -> None:
    """[5.3.gammon] [5.8.fire] A grenade or gammon bomb wrecks the car, and Schmidt alone is checked."""
    area = g.place[THE_CAR]
    wreck_car(g)
    leader_casualty(g, SCHMIDT)
    take_from_wreck(g, area)


def take_from_wreck(g: PegasusState, area: int) -> None:
    """[5.8.fire] Schmidt, alive beside his wrecked car, is taken if the British are in the area (ruling 53)."""
    if g.place[SCHMIDT] == area and g.combat_in(area, BRITISH):
        capture_schmidt(g)


def capture_schmidt(g: PegasusState) -> None:
    """[16.chart] Schmidt is a prisoner; that counts like his death."""
    g.schmidt_taken = 1
    if in_car(g):
        abandon_car(g)
    g.remove(SCHMIDT, GONE)
    g.tell("schmidt-captured")


def in_car(g: PegasusState) -> bool:
    """Whether Schmidt, who is on the map, sits in the car."""
    return g.place[SCHMIDT] == g.place[THE_CAR]
