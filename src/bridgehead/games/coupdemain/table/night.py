"""[T18.3] [T18.30] Light and darkness on the map: what one's own side makes out, and what a starshell lights up."""

from bridgehead.engine.view import GlowView, LineView, MarkView, View
from bridgehead.games.coupdemain.hidden.knowledge import lit, looks_out
from bridgehead.games.coupdemain.pieces.roster import on_map
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import CoupState


def show_night(g: CoupState, seat: int, view: View) -> None:
    """[T18.3] [T18.30] By night the hexes that are lit, and those that a seat's Good Order units make out; starshells;
    whence they drifted, as the dice told everybody; how far one sees. Somebody who only watches sees what is lit.
    """
    if not g.night():
        return
    view.dark = True
    view.facts["vision"] = g.vision
    for place in g.lights:
        view.marks.append(MarkView(place, "starshell"))
    for aim, place in zip(g.drifts[::2], g.drifts[1::2]):
        if aim != place:
            view.lines.append(LineView(aim, place, "shell-drift"))
    bright = lit_hexes(g)
    for place in sorted(bright | made_out(g, seat)):
        view.glows.append(GlowView(place, "lit" if place in bright else "made-out", place in bright))


def lit_hexes(g: CoupState) -> set[int]:
    """[T18.30] The hexes that are illuminated."""
    if not g.lights:
        return set()
    return {place for place in range(g.battle.ground.size) if lit(g, SLOTS * place)}


def made_out(g: CoupState, seat: int) -> set[int]:
    """[T0.7] [T18.3] The hexes within the range of vision, and in sight, of a unit of a seat that can look about."""
    if seat < 0:
        return set()
    ground = g.battle.ground
    found: set[int] = set()
    for here in lookouts(g, seat):
        found |= {place for place in ground.within(here // SLOTS, g.vision) if in_line(g, here, SLOTS * place)}
    return found


def lookouts(g: CoupState, seat: int) -> list[int]:
    """[T0.7] The Locations from which a seat's units look about, as `seen_by` has it."""
    there = [unit for unit in g.battle.roster[seat] if on_map(g, unit)]
    return sorted({g.where[unit] for unit in there if looks_out(g, unit)})
