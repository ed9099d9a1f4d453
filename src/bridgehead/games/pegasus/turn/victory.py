"""[16] [17] Victory points, control, and the levels of victory."""

from typing import Final

from bridgehead.engine.play.rulebook import Outcome
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    BRITISH_LEADERS,
    BUNKERS,
    GLIDER_PLATOONS,
    GUN_AREAS,
    GUN_IN,
    GUN_PIT,
    PARATROOP_UNITS,
    PILLBOX,
    PRISONER_PIECES,
    RANVILLE_BRIDGE,
    SPANS,
    SQUADS,
    TANKS,
    THE_FIELD_GUN,
    value,
)
from bridgehead.games.pegasus.printed.terms import DAMAGED, DEAD, DESTROYED, IN_SQUADS
from bridgehead.games.pegasus.state import PegasusState

PEGASUS_INTACT: Final[int] = value("points_pegasus_intact")
PEGASUS_DAMAGED: Final[int] = value("points_pegasus_damaged")
RANVILLE_POINTS: Final[int] = value("points_ranville")
PILLBOX_POINTS: Final[int] = value("points_pillbox")
BUNKER_POINTS: Final[int] = value("points_bunker")
MACHINE_GUN_POINTS: Final[int] = value("points_machine_gun")
FIELD_GUN_POINTS: Final[int] = value("points_field_gun")
TANK_POINTS: Final[int] = value("points_tank")
PRISONER_POINTS: Final[int] = value("points_prisoners")
LEADER_POINTS: Final[int] = value("points_leader_killed")
PLATOON_POINTS: Final[int] = value("points_platoon_eliminated")
SCHMIDT_POINTS: Final[int] = value("points_schmidt")
LEVELS: Final = ["german", "marginal", "substantial", "overwhelming"]


def is_held(g: PegasusState, area: int) -> bool:
    """[16.control] The British control an area when they were the last in it."""
    return g.control[area] == BRITISH


def bridge_points(g: PegasusState) -> int:
    """[16.chart] Pegasus Bridge: both spans held, and intact, damaged, or destroyed."""
    if not all(is_held(g, area) for area in SPANS) or DESTROYED in g.span:
        return 0
    return PEGASUS_DAMAGED if DAMAGED in g.span else PEGASUS_INTACT


def gun_points(g: PegasusState) -> int:
    """[16.chart] Machine guns and the field gun, held or destroyed."""
    points = sum(MACHINE_GUN_POINTS for area in GUN_AREAS if is_held(g, area) or not g.strength[GUN_IN[area]])
    if is_held(g, GUN_PIT) or not g.strength[THE_FIELD_GUN]:
        points += FIELD_GUN_POINTS
    return points


def place_points(g: PegasusState) -> int:
    """[16.chart] Ranville bridge, the pillbox, bunkers cleared and held."""
    points = RANVILLE_POINTS if is_held(g, RANVILLE_BRIDGE) else 0
    if is_held(g, PILLBOX):
        points += PILLBOX_POINTS
    return points + sum(BUNKER_POINTS for area in BUNKERS if g.cleared[area] and is_held(g, area))


def tanks_destroyed(g: PegasusState) -> int:
    """[16.chart] Wrecks on the map."""
    return sum(1 for tank in TANKS if not g.strength[tank])


def prisoners_held(g: PegasusState) -> int:
    """[16.chart] Prisoner units with a British unit."""
    return sum(1 for piece in PRISONER_PIECES if g.place[piece] >= 0 and g.british[g.place[piece]])


def leaders_killed(g: PegasusState) -> int:
    """[16.chart] British leaders killed; those of a lost glider are not."""
    return sum(1 for leader in BRITISH_LEADERS if g.place[leader] == DEAD)


def platoons_eliminated(g: PegasusState) -> int:
    """[16.chart] British platoons eliminated, a broken-down one when both its squads are."""
    count = sum(1 for unit in PARATROOP_UNITS if g.place[unit] == DEAD)
    for platoon in GLIDER_PLATOONS:
        if g.place[platoon] == DEAD:
            count += 1
        elif g.place[platoon] == IN_SQUADS and all(g.place[squad] == DEAD for squad in SQUADS[platoon]):
            count += 1
    return count


def victory_points(g: PegasusState) -> int:
    """[16] The points of the Victory Point Chart as things stand."""
    return (
        bridge_points(g)
        + place_points(g)
        + gun_points(g)
        + TANK_POINTS * tanks_destroyed(g)
        + PRISONER_POINTS * prisoners_held(g)
        + LEADER_POINTS * leaders_killed(g)
        + PLATOON_POINTS * platoons_eliminated(g)
        + (SCHMIDT_POINTS if g.schmidt_taken else 0)
    )


def victory_level(g: PegasusState, points: int) -> int:
    """[17.1.levels] [17.2.levels] The level that the points reach: 0 for a German victory, 3 overwhelming."""
    return sum(1 for least in g.config.victory if points >= least)


def outcome(g: PegasusState) -> Outcome | None:
    """[16] [3] The game ends with its last turn; the points tell how."""
    if g.turn <= g.config.last_turn:
        return None
    points = victory_points(g)
    level = victory_level(g, points)
    return Outcome(LEVELS[level], 0 if level else -1, [float(points)])
