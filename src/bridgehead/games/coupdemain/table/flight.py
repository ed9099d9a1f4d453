"""[T19.4] [T36.1] Gliders: where they are meant to land and what their approach is like, how they have come down."""

from typing import Final

from bridgehead.engine.view import LineView, MarkView, TagView, TintView, View, ZoneView
from bridgehead.games.coupdemain.air.approach import AHEAD, ASTERN, along, clear_astern
from bridgehead.games.coupdemain.air.gliders import in_the_air, passengers, sky_of
from bridgehead.games.coupdemain.printed.components import SEATS
from bridgehead.games.coupdemain.state import COMING, NONE, CoupState
from bridgehead.games.coupdemain.table.lying import NAMES
from bridgehead.games.coupdemain.turn.phases import LANDING

COURSE: Final = 60 * AHEAD
"""Whither they fly, in degrees."""


def show_flight(g: CoupState, seat: int, view: View) -> None:
    """[T19.4] [T36.1] Gliders that lie, and wrecks; the hexes where those in the air are meant to land, for whoever
    flies in them alone until the landing begins; who is to come.
    """
    show_hulks(g, view)
    if seat == g.battle.fliers or g.phase == LANDING:
        clear: set[int] = set()
        for glider in in_the_air(g):
            if g.intended[glider] != NONE:
                clear |= show_approach(g, glider, view)
        view.tints += [TintView(place, "approach", 0.0) for place in sorted(clear)]
    show_misses(g, view)
    if seat >= 0 and seat == g.battle.fliers:
        for glider in range(len(g.landed)):
            view.zones.append(ZoneView(f"aboard-{glider + 1}", len(passengers(g, glider))))
    for side in (0, 1):
        coming = len([unit for unit in g.battle.roster[side] if g.where[unit] == COMING])
        if coming:
            view.zones.append(ZoneView(f"coming-{SEATS[side]}", coming))


def show_hulks(g: CoupState, view: View) -> None:
    """[T19.10] [T19.20] Each glider where it lies: whole, damaged, or a wreck."""
    whole = [glider for glider in range(len(g.landed)) if g.landed[glider] >= 0]
    for place in sorted(set(g.hulks)):
        here = [glider for glider in whole if g.landed[glider] == place]
        for glider in here:
            mark = "glider-damaged" if g.harmed[glider] else "glider"
            view.marks.append(MarkView(place, mark, NAMES[g.battle.fliers], str(glider + 1), COURSE))
        for _ in range(g.hulks.count(place) - len(here)):
            view.marks.append(MarkView(place, "glider-wreck", NAMES[g.battle.fliers], facing=COURSE))


def show_approach(g: CoupState, glider: int, view: View) -> set[int]:
    """[T19.3] [T19.7] The hex that a glider is meant for and its course; answers the clear hexes astern, which help
    it.
    """
    mark, ground = g.intended[glider], g.battle.ground
    side = NAMES[g.battle.fliers]
    view.tags.append(TagView(mark, "landing-hex", "glider", side, COURSE, str(glider + 1)))
    behind = [along(ground, mark, ASTERN, steps + 1) for steps in range(clear_astern(sky_of(g), mark))]
    on_map = [place for place in behind if place >= 0]
    if on_map:
        view.lines.append(LineView(on_map[-1], mark, "glide"))
    return set(on_map)


def show_misses(g: CoupState, view: View) -> None:
    """[T19.5] In the Player Turn of the landing: where a glider was meant to come down, and whither it came instead."""
    if g.turn != 1 or g.acting != g.battle.fliers:
        return
    for glider in range(len(g.landed)):
        mark, place = g.intended[glider], g.landed[glider]
        if mark != NONE and place >= 0 and place != mark:
            view.marks.append(MarkView(mark, "missed", value=str(glider + 1)))
            view.lines.append(LineView(mark, place, "drift"))
