"""What a seat may see, by allow-list: all but what lies face down, garrison counters and the wired counter."""

from typing import Final

from bridgehead.engine.view import MarkView, PieceView, TrackView, View, ZoneView
from bridgehead.games.pegasus.printed.components import (
    BRITISH,
    BRITISH_FORCES,
    BRITISH_UNITS,
    BUNKERS,
    CAR,
    CHIT_NAMES,
    FIELD_GUN,
    GARRISON,
    GERMAN_FORCES,
    GERMAN_LEADER,
    GERMAN_PLATOON,
    GLIDERS,
    GUN_AREAS,
    GUN_PIT,
    HEADQUARTERS,
    KIND,
    LEADER,
    MACHINE_GUN,
    MOVEMENT,
    PARATROOPS,
    PIECE_NAMES,
    PIECES,
    PILLBOX,
    PLATOON,
    PRISONERS,
    RANVILLE_BRIDGE,
    SAPPERS,
    SPANS,
    SQUAD,
    TANK,
    THE_CAR,
    WEAPON_KIND,
    WEAPON_NAMES,
    WEAPONS,
)
from bridgehead.games.pegasus.printed.terms import (
    ABOARD,
    BRITISH_FIRE,
    BRITISH_MOVEMENT,
    COMING,
    CRASHED,
    DAMAGED,
    DEAD,
    DESTROYED,
    FACE_DOWN,
    FLYING,
    GONE,
    HARMLESS,
    LANDED,
    LIVE,
    PHASE_NAMES,
    PREPARED,
    PREPARING,
    WAITING,
)
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.turn.movement import allowance_of
from bridgehead.games.pegasus.turn.victory import LEVELS, victory_points
from bridgehead.games.pegasus.units.garrison import is_hidden

SYMBOLS: Final[dict[int, str]] = {
    LEADER: "leader",
    HEADQUARTERS: "hq",
    PLATOON: "glider-infantry",
    SQUAD: "glider-infantry",
    SAPPERS: "sappers",
    PARATROOPS: "paratroops",
    GARRISON: "infantry",
    GERMAN_LEADER: "leader",
    GERMAN_PLATOON: "infantry",
    TANK: "tank-shape",
    CAR: "car",
    PRISONERS: "infantry",
    MACHINE_GUN: "machine-gun-shape",
    FIELD_GUN: "gun-shape",
}
SIZES: Final[dict[int, str]] = {
    PLATOON: "platoon",
    PARATROOPS: "platoon",
    GERMAN_PLATOON: "platoon",
    SQUAD: "squad",
    GARRISON: "squad",
    SAPPERS: "section",
    HEADQUARTERS: "section",
}
ZONES: Final = {COMING: "coming", DEAD: "eliminated", GONE: "gone"}
FIRST_GLIDER: Final[int] = PIECES
FIRST_WEAPON: Final[int] = PIECES + GLIDERS
WORTH_POINTS: Final[list[int]] = sorted({*SPANS, RANVILLE_BRIDGE, PILLBOX, GUN_PIT, *BUNKERS, *GUN_AREAS})
WIRE_WORDS: Final = {FACE_DOWN: "wire-face-down", LIVE: "wire-live", HARMLESS: "wire-harmless"}


def draw_view(g: PegasusState, seat: int) -> View:
    """The position without its secrets; the same for the player and for those who watch."""
    return View(
        seat,
        min(g.turn, g.config.last_turn),
        PHASE_NAMES[g.phase],
        BRITISH,
        pieces=units(g) + gliders(g) + weapons(g),
        marks=markers(g),
        zones=zones(),
        tracks=tracks(g),
        facts=facts(g),
    )


def units(g: PegasusState) -> list[PieceView]:
    """The counters on the map, aboard, on their way, and those lost."""
    found: list[PieceView] = []
    for unit in range(PIECES):
        place = g.place[unit]
        if place >= 0:
            found.append(hidden_counter(g, unit) if is_hidden(g, unit) else unit_view(g, unit, place, ""))
        elif place == ABOARD and g.aboard[unit] >= 0:
            found.append(unit_view(g, unit, -1, f"glider-{g.aboard[unit] + 1}"))
        elif place == ABOARD:
            found.append(unit_view(g, unit, -1, "to-load"))
        elif place in ZONES and unit != THE_CAR and not (place == GONE and KIND[unit] == GARRISON):
            found.append(unit_view(g, unit, -1, ZONES[place]))
    return found


def hidden_counter(g: PegasusState, unit: int) -> PieceView:
    """[14.0.3] A garrison counter face down: a squad or a dummy."""
    return PieceView(unit, "", "infantry", "german", space=g.place[unit], size="squad", hidden=True)


def unit_view(g: PegasusState, unit: int, space: int, zone: str) -> PieceView:
    """A counter face up."""
    kind = KIND[unit]
    return PieceView(
        unit,
        PIECE_NAMES[unit],
        SYMBOLS[kind],
        "british" if unit < BRITISH_UNITS else "german",
        space=space,
        zone=zone,
        size=SIZES.get(kind, ""),
        factors=factors(g, unit),
        marks=unit_marks(g, unit),
    )


def factors(g: PegasusState, unit: int) -> list[str]:
    """Strength and movement as printed; guns have strength only, prisoners none."""
    kind = KIND[unit]
    if kind == PRISONERS:
        return []
    if kind in (MACHINE_GUN, FIELD_GUN):
        return [str(g.strength[unit])] if g.strength[unit] else []
    if unit == THE_CAR:
        return [str(g.car_points)] if g.car_points else []
    movement = allowance_of(g, unit) if unit < BRITISH_UNITS else MOVEMENT[unit]
    return [str(g.strength[unit]), str(movement)]


def unit_marks(g: PegasusState, unit: int) -> list[str]:
    """What has become of a counter."""
    marks: list[str] = []
    kind = KIND[unit]
    if g.suppressed[unit]:
        marks.append("suppressed")
    if g.wounded[unit]:
        marks.append("wounded")
    if kind == TANK and not g.strength[unit]:
        marks.append("wrecked")
    elif kind in (MACHINE_GUN, FIELD_GUN) and not g.strength[unit]:
        marks.append("destroyed")
    elif g.immobile[unit] >= g.turn:
        marks.append("immobile")
    if unit < BRITISH_UNITS:
        marks += british_marks(g, unit)
    elif g.place[unit] >= 0 and kind in (GERMAN_LEADER, GERMAN_PLATOON, GARRISON) and not g.awake[unit]:
        marks.append("held")
    return marks


def british_marks(g: PegasusState, unit: int) -> list[str]:
    """The record sheet's part of a British counter."""
    marks: list[str] = []
    if g.acted[unit] and g.phase in (BRITISH_MOVEMENT, BRITISH_FIRE):
        marks.append("acted")
    if g.prepared[unit] == PREPARING:
        marks.append("preparing")
    elif g.prepared[unit] == PREPARED:
        marks.append("prepared")
    if g.searching[unit]:
        marks.append("in-bunker")
    if g.grenades[unit]:
        marks.append(f"grenades-{g.grenades[unit]}")
    return marks


def gliders(g: PegasusState) -> list[PieceView]:
    """[4] The gliders in their boxes, in the air and on the ground."""
    found: list[PieceView] = []
    for glider in range(GLIDERS):
        state = g.glider[glider]
        name = f"glider-{glider + 1}"
        space = g.glider_at[glider] if state in (FLYING, LANDED, CRASHED) else -1
        zone = name if state == WAITING else "" if space >= 0 else "gone"
        marks = ["in-flight"] if state == FLYING else ["crashed"] if state == CRASHED else []
        found.append(PieceView(FIRST_GLIDER + glider, name, "glider", "british", space=space, zone=zone, marks=marks))
    return found


def weapons(g: PegasusState) -> list[PieceView]:
    """[13.2.3] Piats and gammon bombs under the units that carry them, with the charges left."""
    found: list[PieceView] = []
    for weapon in range(WEAPONS):
        unit = g.carrier[weapon]
        if unit < 0:
            continue
        space = g.place[unit] if g.place[unit] >= 0 else -1
        zone = "" if space >= 0 else f"glider-{g.aboard[unit] + 1}" if g.place[unit] == ABOARD else "coming"
        found.append(
            PieceView(
                FIRST_WEAPON + weapon,
                f"weapon-{WEAPON_NAMES[weapon]}",
                "piat" if WEAPON_KIND[weapon] == 0 else "mortar",
                "british",
                space=space,
                zone=zone,
                factors=[str(g.charges[weapon])],
                under=unit,
            )
        )
    return found


def markers(g: PegasusState) -> list[MarkView]:
    """What lies on areas: control where it is worth points, cleared bunkers, rubble, engagement, the bridge."""
    found: list[MarkView] = []
    for area in WORTH_POINTS:
        if g.control[area] == BRITISH:
            found.append(MarkView(area, "control", "british"))
        if g.cleared[area]:
            found.append(MarkView(area, "bunker-cleared"))
    for area in range(len(g.rubble)):
        if g.rubble[area]:
            found.append(MarkView(area, "rubble"))
        if any(g.engaged[unit] >= g.turn for unit in g.british_in(area) + g.germans_in(area)):
            found.append(MarkView(area, "engaged"))
    return found + bridge_markers(g)


def bridge_markers(g: PegasusState) -> list[MarkView]:
    """[8] [9] The state of the two spans."""
    found: list[MarkView] = []
    for span, area in enumerate(SPANS):
        if g.span[span] == DESTROYED:
            found.append(MarkView(area, "makeshift" if g.makeshift[span] else "bridge-destroyed"))
        elif g.span[span] == DAMAGED:
            found.append(MarkView(area, "bridge-damaged"))
        if g.disarmed[span]:
            found.append(MarkView(area, "disarmed"))
    return found


def zones() -> list[ZoneView]:
    """The boxes beside the map."""
    boxes = [ZoneView(f"glider-{glider + 1}") for glider in range(GLIDERS)]
    return [*boxes, ZoneView("coming"), ZoneView("eliminated"), ZoneView("gone")]


def tracks(g: PegasusState) -> list[TrackView]:
    """The turns with what is known to come, and the victory points with their levels."""
    notes: list[tuple[int, str]] = []
    if g.german_turn > 0:
        notes.append((g.german_turn, "note-german-reinforcements"))
    if g.british_turn > 0:
        notes.append((g.british_turn, "note-british-reinforcements"))
    if g.place[THE_CAR] == COMING:
        notes.append((g.due[THE_CAR], "note-schmidt"))
    points = victory_points(g)
    levels = [(least, f"outcome-{LEVELS[level + 1]}") for level, least in enumerate(g.config.victory)]
    most = max(g.config.victory[2], points)
    return [
        TrackView("turn", min(g.turn, g.config.last_turn), g.config.last_turn, 1, sorted(notes)),
        TrackView("points", points, most, min(0, points), levels),
    ]


def facts(g: PegasusState) -> dict[str, str | int]:
    """The rest: chit, forces, the wired bridge, the unit that is moving."""
    found: dict[str, str | int] = {"chit": CHIT_NAMES[g.chit]}
    if g.german_force >= 0:
        found["german-force"] = GERMAN_FORCES[g.german_force].name
    if g.british_force >= 0:
        found["british-force"] = BRITISH_FORCES[g.british_force].name
    if g.wire in WIRE_WORDS:
        found["wire"] = WIRE_WORDS[g.wire]
    if g.group:
        found["movement-points"] = g.points
    return found
