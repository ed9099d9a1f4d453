"""What a seat may see: everything on the board; of the landing plan and of orders for indirect fire only its own.

Zones: `planes` (aircraft that have not come yet), `overhead`, `coming` (reinforcements), `aboard`, `to-set-up`.
Marks on hexes: `mines`, `block`, `wreck`, `blown`, `control`, `target` (a plane is over it), and for their owner alone
`order`. Shapes: the wind is an arrow; for its writer alone the landing plan is tags (`drop` or `glide`, pointing
whither the plane flies, with the turn), and while it is written tints say how many sticks to expect (`scatter`).
Numbers of hexes are the game's own: `Rulebook.name("space", …)` gives the id on the board.
"""

import math
from typing import Final

from bridgehead.engine.view import ArrowView, MarkView, PieceView, TagView, TintView, TrackView, View, ZoneView
from bridgehead.games.airborne.board.control import controller
from bridgehead.games.airborne.board.stacking import side_of
from bridgehead.games.airborne.landing.scatter import Expected, expected_drop, expected_glide
from bridgehead.games.airborne.landing.wind import downwind
from bridgehead.games.airborne.printed.components import (
    AIRBORNE,
    AIRCRAFT,
    CLASSES,
    DEFENDER,
    STICKS_IN_A_PLATOON,
    UNARMED,
)
from bridgehead.games.airborne.printed.tables import SPEEDS
from bridgehead.games.airborne.state import (
    ABOARD,
    AT_BASE,
    BLOCK,
    BLOWN,
    COMING,
    DISPERSED,
    FIRED,
    FORMED,
    HELD,
    HIT,
    INSIDE,
    LANDED,
    MINES,
    MOVED,
    NO_TASK,
    NONE,
    OVERHEAD,
    SPENT,
    TO_SET_UP,
    UNPACKING,
    WRECK,
    AirborneState,
)
from bridgehead.games.airborne.turn import victory
from bridgehead.games.airborne.turn.sequence import ANTI_AIRCRAFT, PHASES, SEALING, SECOND_SET_UP

ZONES: Final[dict[int, str]] = {AT_BASE: "planes", OVERHEAD: "overhead", COMING: "coming", TO_SET_UP: "to-set-up"}
LEAST_SHOWN: Final = 0.05
FULL: Final = 3.0
"""[II.C] So many expected sticks on a hex fill its tint; it grows as the root of their number."""
MARKS: Final[list[tuple[int, str]]] = [
    (DISPERSED, "dispersed"),
    (FIRED, "fired"),
    (SPENT, "spent"),
    (MOVED, "moved"),
    (LANDED, "landed"),
    (FORMED, "formed"),
    (HELD, "held"),
    (INSIDE, "inside"),
    (HIT, "hit"),
    (UNPACKING, "unpacking"),
]


def draw_view(g: AirborneState, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    active = 1 - g.acting if g.phase == ANTI_AIRCRAFT else g.acting
    if g.phase <= SECOND_SET_UP:
        active = AIRBORNE if g.phase < 2 else (g.battle.sets_up_first if g.phase == 2 else 1 - g.battle.sets_up_first)
    view = View(seat, max(1, g.turn), PHASES[g.phase], active)
    for unit in range(len(g.where)):
        piece = show_unit(g, unit)
        if piece is not None:
            view.pieces.append(piece)
    show_works(g, view)
    show_secrets(g, view, seat)
    if seat == AIRBORNE and g.phase <= SEALING:
        show_scatter(g, view)
    for code, zone in ZONES.items():
        view.zones.append(ZoneView(zone, sum([1 for where in g.where if where == code])))
    night = [(g.battle.night_first, "light-night")] if g.battle.night_first <= g.battle.night_last else []
    if night and g.battle.night_last < g.battle.turns:
        night.append((g.battle.night_last + 1, "light-day"))
    view.tracks.append(TrackView("turn", max(1, g.turn), g.battle.turns, 1, night))
    show_facts(g, view)
    return view


def show_unit(g: AirborneState, unit: int) -> PieceView | None:
    """A counter, wherever it can be seen; nothing for what is lost, away, or not a counter of its own now."""
    kind = g.battle.of[unit]
    where = g.where[unit]
    zone, under, space = "", NONE, NONE
    if where >= 0:
        space = where
    elif where == ABOARD:
        zone, under = "aboard", g.battle.tag[g.carrier[unit]]
        space = max(g.where[g.carrier[unit]], NONE)
    elif where in ZONES:
        zone = ZONES[where]
        if where == OVERHEAD:
            space = g.plan_hex[g.battle.planes.index(unit)]
    else:
        return None
    marks = [name for bit, name in MARKS if g.marks[unit] & bit]
    if g.task[unit] != NO_TASK and g.progress[unit] > 0:
        marks.append("working")
    return PieceView(
        piece=g.battle.tag[unit],
        name=kind.key,
        symbol=kind.symbol,
        side=kind.nation or g.battle.nations[side_of(g, unit)],
        space=space,
        zone=zone if space < 0 or where == OVERHEAD else "",
        size=kind.size,
        factors=_factors(g, unit),
        marks=marks,
        under=under,
    )


def _factors(g: AirborneState, unit: int) -> list[str]:
    """As printed: attack, class and range, defence, movement."""
    kind = g.battle.of[unit]
    if kind.kind == AIRCRAFT:
        return []
    if kind.weapon == UNARMED:
        return [str(kind.defence), str(kind.move)]
    star = "*" if kind.double_range else ""
    return [str(kind.attack), f"{CLASSES[kind.weapon]} {kind.reach}{star}", str(kind.defence), str(kind.move)]


def show_works(g: AirborneState, view: View) -> None:
    """Mines, blocks, wrecks, blown bridges, and who controls each objective."""
    for place in g.battle.ground.hexes:
        works = g.works[place]
        if works & MINES:
            view.marks.append(MarkView(place, "mines"))
        if works & BLOCK:
            view.marks.append(MarkView(place, "block"))
        if works & BLOWN:
            view.marks.append(MarkView(place, "blown"))
        if works // WRECK:
            view.marks.append(MarkView(place, "wreck", value=str(works // WRECK)))
    for place in g.battle.objectives:
        side = controller(g, place)
        if side >= 0:
            view.marks.append(MarkView(place, "control", g.battle.nations[side]))


def show_secrets(g: AirborneState, view: View, seat: int) -> None:
    """[I.I] [P8.2] The landing plan and the orders for indirect fire, each to its writer alone; planes over their
    targets to everybody.
    """
    for at, plane in enumerate(g.battle.planes):
        side = g.battle.nations[AIRBORNE]
        if g.where[plane] == OVERHEAD:
            view.marks.append(MarkView(g.plan_hex[at], "target", side))
        elif seat == AIRBORNE and g.where[plane] == AT_BASE and g.plan_hex[at] >= 0:
            how, sign = ("glide", "glider") if g.battle.of[plane].glider else ("drop", "parachute")
            towards = g.battle.ground.board.degrees(g.heading[at])
            view.tags.append(TagView(g.plan_hex[at], how, sign, side, towards, str(g.plan_turn[at])))
    if seat in (AIRBORNE, DEFENDER):
        for unit in g.battle.batteries[seat]:
            for place in (g.due[unit], g.order[unit]):
                if place >= 0:
                    view.marks.append(MarkView(place, "order", g.battle.nations[seat]))


def show_scatter(g: AirborneState, view: View) -> None:
    """[II.C] [III.F] For the writer of the plan, before it is sealed: how many sticks, a glider's load counted as
    four, are to be expected in each hex, and how many will be lost off the board, over all winds and dice.
    """
    expected = Expected()
    ground = g.battle.ground
    for at, plane in enumerate(g.battle.planes):
        target = g.plan_hex[at]
        if target < 0:
            continue
        if g.battle.of[plane].glider:
            expected.take_in(expected_glide(ground, target, g.heading[at]), STICKS_IN_A_PLATOON)
        else:
            expected.take_in(expected_drop(ground, target, STICKS_IN_A_PLATOON), 1)
    for place in sorted(expected.by_hex):
        sticks = float(expected.by_hex[place])
        if sticks >= LEAST_SHOWN:
            fullness = round(math.sqrt(min(1.0, sticks / FULL)), 3)
            view.tints.append(TintView(place, "scatter", fullness, g.battle.nations[AIRBORNE], f"{sticks:.2f}"))
    view.facts["scatter-lost"] = f"{float(expected.lost):.2f}"


def show_facts(g: AirborneState, view: View) -> None:
    """Wind, light, points and where they would lead."""
    begun = g.phase > SECOND_SET_UP
    total = victory.points(g) if begun else 0
    view.facts["board"] = g.battle.ground.key
    if g.turn:
        towards = g.battle.ground.board.degrees(downwind(g.wind))
        view.arrows.append(ArrowView("wind", towards, f"wind-{SPEEDS[g.speed]}"))
    view.facts["light"] = "light-night" if g.battle.night(max(1, g.turn)) else "light-day"
    view.facts["points"] = total
    view.facts["level"] = f"outcome-{g.battle.results[victory.level(g, total)]}"
    for measure in g.battle.measures:
        view.facts[f"measure-{measure.key}"] = victory.scored(g, measure) if begun else 0
