"""[16] [17] Victory points, control, and the levels of victory."""

from typing import Final

from bridgehead.engine.play.rulebook import Outcome, Part, Tally
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


def machine_guns_won(g: PegasusState) -> int:
    """[16.chart] Machine guns held or destroyed."""
    return sum(1 for area in GUN_AREAS if is_held(g, area) or not g.strength[GUN_IN[area]])


def field_gun_won(g: PegasusState) -> bool:
    """[16.chart] Whether the field gun is held or destroyed."""
    return is_held(g, GUN_PIT) or not g.strength[THE_FIELD_GUN]


def bunkers_won(g: PegasusState) -> int:
    """[16.chart] Bunkers cleared and held."""
    return sum(1 for area in BUNKERS if g.cleared[area] and is_held(g, area))


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


def chart(g: PegasusState) -> list[tuple[str, int, int]]:
    """[16.chart] The lines of the Victory Point Chart as things stand: what counts, how often, and its points."""
    bridge = bridge_points(g)
    ranville, pillbox, gun = is_held(g, RANVILLE_BRIDGE), is_held(g, PILLBOX), field_gun_won(g)
    bunkers, guns, tanks = bunkers_won(g), machine_guns_won(g), tanks_destroyed(g)
    prisoners, leaders, platoons = prisoners_held(g), leaders_killed(g), platoons_eliminated(g)
    return [
        ("damaged-bridge" if bridge == PEGASUS_DAMAGED else "bridge", 1 if bridge else 0, bridge),
        ("ranville", int(ranville), RANVILLE_POINTS if ranville else 0),
        ("pillbox", int(pillbox), PILLBOX_POINTS if pillbox else 0),
        ("bunkers", bunkers, BUNKER_POINTS * bunkers),
        ("machine-guns", guns, MACHINE_GUN_POINTS * guns),
        ("field-gun", int(gun), FIELD_GUN_POINTS if gun else 0),
        ("tanks", tanks, TANK_POINTS * tanks),
        ("prisoners", prisoners, PRISONER_POINTS * prisoners),
        ("schmidt", g.schmidt_taken, SCHMIDT_POINTS if g.schmidt_taken else 0),
        ("leaders", leaders, LEADER_POINTS * leaders),
        ("platoons", platoons, PLATOON_POINTS * platoons),
    ]


def victory_points(g: PegasusState) -> int:
    """[16] The points of the Victory Point Chart as things stand."""
    return sum([points for _, _, points in chart(g)])


def victory_level(g: PegasusState, points: int) -> int:
    """[17.1.levels] [17.2.levels] The level that the points reach: 0 for a German victory, 3 overwhelming."""
    return sum(1 for least in g.config.victory if points >= least)


def tally(g: PegasusState) -> Tally:
    """[16] [17] The points by part, and the levels of victory with what each takes."""
    total = victory_points(g)
    parts = [Part(key, count, 0, points) for key, count, points in chart(g)]
    steps = [(least, f"outcome-{LEVELS[at + 1]}") for at, least in enumerate(g.config.victory)]
    return Tally(parts, f"outcome-{LEVELS[victory_level(g, total)]}", total, steps)


def outcome(g: PegasusState) -> Outcome | None:
    """[16] [3] The game ends with its last turn; the points tell how."""
    if g.turn <= g.config.last_turn:
        return None
    points = victory_points(g)
    level = victory_level(g, points)
    return Outcome(LEVELS[level], 0 if level else -1, [float(points)])
