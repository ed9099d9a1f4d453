"""What a seat sees: everything, for nothing in this game is hidden."""

from typing import Final

from bridgehead.engine.view import MarkView, PieceView, TrackView, View, ZoneView
from bridgehead.games.remagen.board.bridges import collapses_on
from bridgehead.games.remagen.board.control import defeated
from bridgehead.games.remagen.board.engaged import is_tied
from bridgehead.games.remagen.board.night import is_night_turn
from bridgehead.games.remagen.march.engineers import COMPLETE
from bridgehead.games.remagen.printed.components import (
    COMBAT,
    FIGURES,
    KIND_OF,
    KINDS,
    OPEN_FACTOR,
    SEAT_OF,
    UNIT_COUNT,
    UNIT_NAMES,
)
from bridgehead.games.remagen.printed.ground import BRIDGE_SECTORS, CROSSING_RIVER, ROWS
from bridgehead.games.remagen.state import LOST, PHASES, POOL, Bridgehead, is_disabled
from bridgehead.games.remagen.turn.victory import value_east

SIDES: Final = ["us", "de"]
SYMBOLS: Final = {
    "heavy-tank": "tank",
    "medium-tank": "tank",
    "light-tank": "tank",
    "buffalo": "amphibian",
    "armored-car": "armoured-car",
    "rocket-launcher": "rockets",
    "half-track": "half-track",
    "armored-truck": "half-track",
    "truck": "wheels",
    "weasel": "amphibian",
    "howitzer": "howitzer",
    "medium-gun": "howitzer",
    "anti-tank-gun": "at-gun",
    "machine-gun": "machine-gun",
    "bazooka": "piat",
    "infantry": "infantry",
    "engineers": "sappers",
    "paratroops": "paratroops",
}
# A dot for light or for a tray, two for medium, three for heavy.
SIZES: Final = {"heavy-tank": "platoon", "medium-tank": "section", "light-tank": "squad", "infantry": "squad"}
BOATS: Final = 4  # drawn in each sector of a pontoon bridge
ZONES: Final = ["us-pool", "de-pool", "us-lost", "de-lost"]


def draw_view(g: Bridgehead, seat: int) -> View:
    """The whole table: pieces, bridges, pools, tracks."""
    return View(
        seat,
        g.turn,
        PHASES[g.phase],
        g.seat,
        pieces=[piece_view(g, unit) for unit in range(UNIT_COUNT)],
        marks=marks(g),
        zones=[ZoneView(zone) for zone in ZONES],
        tracks=tracks(g),
        facts=facts(g),
    )


def piece_view(g: Bridgehead, unit: int) -> PieceView:
    """A counter with its combat value and movement factor, its losses and what holds it."""
    kind = KIND_OF[unit]
    where = g.place[unit]
    side = SIDES[SEAT_OF[unit]]
    zone = f"{side}-pool" if where == POOL else f"{side}-lost" if where == LOST else ""
    return PieceView(
        unit,
        UNIT_NAMES[unit],
        SYMBOLS[KINDS[kind]],
        side,
        space=max(-1, where),
        zone=zone,
        size=SIZES.get(KINDS[kind], ""),
        factors=[str(COMBAT[kind]), str(OPEN_FACTOR[kind])],
        marks=piece_marks(g, unit),
        under=g.aboard[unit],
    )


def piece_marks(g: Bridgehead, unit: int) -> list[str]:
    """What has become of a piece."""
    found: list[str] = []
    if g.place[unit] < 0:
        return found
    if g.hits[unit]:
        word = "figures-lost" if FIGURES[KIND_OF[unit]] else "hits"
        found.append(f"{word}-{g.hits[unit]}")
    if is_disabled(g, unit):
        found.append("disabled")
    if g.bout[unit] or is_tied(g, g.place[unit]):
        found.append("engaged")
    return found


def marks(g: Bridgehead) -> list[MarkView]:
    """Bridges standing, building or gone, and the sectors of an automatic victory."""
    found = [MarkView(sector, "railway-bridge" if g.railway else "bridge-gone") for sector in BRIDGE_SECTORS]
    for row in range(ROWS):
        if g.labour[row]:
            west, east = CROSSING_RIVER[row]
            found.append(MarkView(west, pontoon_mark(g, row, 0), "us", str(g.labour[row])))
            found.append(MarkView(east, pontoon_mark(g, row, 1), "us", str(g.labour[row])))
    found += [MarkView(sector, "overrun") for sector in defeated(g)]
    return found


def pontoon_mark(g: Bridgehead, row: int, half: int) -> str:
    """How far a pontoon bridge has come in its western or eastern half: four boats in each, laid from the west."""
    if g.finished[row]:
        return "pontoon-bridge" if g.labour[row] == COMPLETE else "pontoon-damaged"
    boats = 2 * BOATS * g.labour[row] // COMPLETE - half * BOATS
    return f"pontoon-{min(BOATS, max(0, boats))}"


def tracks(g: Bridgehead) -> list[TrackView]:
    """Turn with its nights and the chance of the bridge; quota; labour units of each bridge in work."""
    notes: list[tuple[int, str]] = []
    for turn in range(1, g.last_turn + 1):
        if g.night_rule and is_night_turn(turn):
            notes.append((turn, "night"))
        if g.railway and g.fate_turn == 0 and turn >= g.turn and 0 < collapses_on(turn) <= 6 and turn <= 9:
            notes.append((turn, f"bridge-odds-{collapses_on(turn)}"))
        if g.railway and turn == g.fate_turn:
            notes.append((turn, "bridge-falls"))
    found = [
        TrackView("turn", g.turn, g.last_turn, 1, notes),
        TrackView("quota", g.quota, max(g.first_quota, g.later_quota)),
    ]
    for row in range(ROWS):
        if g.labour[row]:
            found.append(TrackView(f"labour-{chr(65 + row)}", g.labour[row], COMPLETE))
    return found


def facts(g: Bridgehead) -> dict[str, str | int]:
    """What the victory levels look at, and whether it is night."""
    return {
        "value-east": value_east(g),
        "needed-marginal": g.levels[0],
        "needed-substantial": g.levels[1],
        "needed-decisive": g.levels[2],
        "light": "night" if g.night_rule and is_night_turn(g.turn) else "day",
    }
