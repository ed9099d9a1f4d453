"""[11] Leaders: whom they help, what happens to them."""

from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import BRITISH, GERMAN, IS_BRITISH, LEADERS_OF, SCHMIDT, THE_CAR
from bridgehead.games.pegasus.printed.tables import LEADER_CASUALTY, cell
from bridgehead.games.pegasus.printed.terms import DEAD
from bridgehead.games.pegasus.state import PegasusState


def leader_with(g: PegasusState, unit: int) -> bool:
    """[11.0.1] Whether a leader stands with a unit of his own: Howard and Schmidt lead all of theirs, Neilson the
    sappers, Pine Coffin the paratroops, Hickman the garrison, a lieutenant his platoon and its squads.
    """
    place = g.place
    area = place[unit]
    for leader in LEADERS_OF[unit]:
        if place[leader] == area and leader != unit:
            return True
    return False


def is_alone(g: PegasusState, leader: int) -> bool:
    """[11.0.4] Whether nobody but leaders stands with a leader: neither combat units of his side nor a tank."""
    area = g.place[leader]
    if IS_BRITISH[leader]:
        return not g.combat_in(area, BRITISH)
    tank = g.tank_in(area)
    return not g.combat_in(area, GERMAN) and (tank < 0 or not g.strength[tank])


def leader_casualty(g: PegasusState, leader: int) -> None:
    """[6.1.6] One roll on the Leader Casualty Table: a leader wounded a second time is dead."""
    die = g.roll("leader-casualty")
    result = cell(LEADER_CASUALTY, die, 0)
    if result == "W" and g.wounded[leader]:
        result = "K"
    g.tell("leader-casualty", leader, die, result)
    if result == "W":
        g.wounded = changed(g.wounded, leader, 1)
    elif result == "K":
        kill_leader(g, leader)


def kill_leader(g: PegasusState, leader: int) -> None:
    """A leader is killed and leaves play; for Schmidt that counts as the British having him [16]."""
    if leader == SCHMIDT:
        g.schmidt_taken = 1
        if g.place[THE_CAR] == g.place[SCHMIDT]:
            abandon_car(g)
    g.remove(leader)


def abandon_car(g: PegasusState) -> None:
    """[5.8] The car without its passenger is of no more use and leaves play."""
    g.strength[THE_CAR] = 0
    g.germans[g.place[THE_CAR]] -= 1
    g.place[THE_CAR] = DEAD


def check_leaders(g: PegasusState, area: int, side: int) -> None:
    """[6.1.6] Points were lost in an area: each leader of that side there is checked."""
    for leader in g.leaders_in(area, side):
        leader_casualty(g, leader)


def carried_check(g: PegasusState, leader: int) -> None:
    """[11.0.3.carried] A wounded leader who was carried is checked again: K eliminates him, nothing else matters."""
    die = g.roll("carried-leader")
    result = cell(LEADER_CASUALTY, die, 0)
    g.tell("carried-leader", leader, die, result)
    if result == "K":
        kill_leader(g, leader)
