"""[T17.18] [T22.16] [T34.13] What lies on the map without being a counter: works, who Controls, residual firepower,
gunflashes, smoke, Snipers; and what pillbox and gun cover.
"""

from typing import Final

from bridgehead.engine.view import ArcView, MarkView, View
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.printed.battle import GUN_PIT, TRENCH, WIRE
from bridgehead.games.coupdemain.printed.components import GUN
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import FIRE, THICK_SMOKE
from bridgehead.games.coupdemain.smoke.screens import ENTRY, OF_GRENADES
from bridgehead.games.coupdemain.state import NONE, CoupState

NAMES: Final = ["br", "de"]
WORKS: Final = [(TRENCH, "trench"), (WIRE, "wire")]
WAYS: Final = 6
SECTOR: Final = 60
"""[T0.12] A Covered Arc is as wide as the corner of a hex from its middle."""


def looks_towards(facing: int) -> int:
    """[T0.12] A facing, which is a corner of the hex, in degrees."""
    return SECTOR * facing + SECTOR // 2


def works_known(g: CoupState, seat: int, dug: bool) -> bytes:
    """[T22.16] The works that a seat sees: what is being set up only whoever sets it up."""
    return g.works if dug or seat == g.battle.digger else g.battle.works


def show_lying(g: CoupState, seat: int, works: bytes, view: View) -> None:
    """Everything that lies on hexes, the works first."""
    show_works(g, works, view)
    for at, location in enumerate(g.battle.watched):
        holder = control_known(g, at, seat)
        if holder < 2 and location % SLOTS == 0:
            view.marks.append(MarkView(location // SLOTS, "control", NAMES[holder]))
    for at in range(0, len(g.residual), 2):
        view.marks.append(MarkView(g.residual[at] // SLOTS, "residual", value=FIRE.columns[g.residual[at + 1]]))
    for location in g.flashes:
        view.marks.append(MarkView(location // SLOTS, "gunflash"))
    for at in range(0, len(g.smoke), ENTRY):
        view.marks.append(smoke_mark(g, at))
    for place in g.wrecks:
        view.marks.append(MarkView(place, "wreck"))
    for at, place in enumerate(g.snipers):
        if place != NONE:
            view.marks.append(MarkView(place, "sniper", NAMES[at // 2]))


def smoke_mark(g: CoupState, at: int) -> MarkView:
    """[T31.1] [T31.4] Smoke of grenades, or of whose shells, and how thick it still is."""
    place, thick, side = g.smoke[at : at + ENTRY]
    if side == OF_GRENADES:
        return MarkView(place, "smoke-grenade")
    return MarkView(place, "smoke" if thick == THICK_SMOKE else "smoke-thin", NAMES[side])


def show_works(g: CoupState, works: bytes, view: View) -> None:
    """[T17.18] [T22.16] The pillbox, trenches, wire, the gun's pit, and the Covered Arcs."""
    for place in sorted(g.battle.ground.arcs):
        facing = pillbox_facing(g, place)
        named = between(g, place, facing)
        view.marks.append(MarkView(place, "pillbox", facing=looks_towards(facing)))
        view.arcs.append(ArcView(place, looks_towards(facing), SECTOR, "pillbox", value=named))
    if any(works):
        for place in range(g.battle.ground.size):
            for bit, name in WORKS:
                if works[place] & bit:
                    view.marks.append(MarkView(place, name))
            if works[place] & GUN_PIT:
                show_pit(g, place, view)


def show_pit(g: CoupState, place: int, view: View) -> None:
    """[T23.7] The gun's pit, and whither the gun looks that is in it; nothing when it is lost."""
    weapon = gun_in(g, place)
    facing = g.facing[weapon] if weapon != NONE else NONE
    turned = looks_towards(facing) if facing >= 0 else NONE
    named = between(g, place, facing) if facing >= 0 else ""
    view.marks.append(MarkView(place, "gun-pit", facing=turned))
    if facing >= 0:
        view.arcs.append(ArcView(place, turned, SECTOR, "gun", value=named))


def pillbox_facing(g: CoupState, place: int) -> int:
    """[T22.2] The corner that a pillbox looks to: the two hexes beside it are in its arc."""
    ground = g.battle.ground
    arc = ground.arcs[place]
    for facing in range(WAYS):
        beside = [ground.toward[WAYS * place + (facing + more) % WAYS] for more in (0, 1)]
        if all(there >= 0 and arc[there] for there in beside):
            return facing
    return 0


def between(g: CoupState, place: int, facing: int) -> str:
    """[T0.12] A facing as the two hexes between which it looks."""
    ground = g.battle.ground
    beside = [ground.toward[WAYS * place + (facing + more) % WAYS] for more in (0, 1)]
    return "/".join(sorted(ground.names[there] for there in beside if there >= 0))


def gun_in(g: CoupState, place: int) -> int:
    """[T23.7] The gun on the ground of a hex, whoever has it; NONE where there is none."""
    for weapon in range(len(g.owner)):
        where = g.lies[weapon] if g.owner[weapon] == NONE else g.where[g.owner[weapon]]
        if weapon_type(g, weapon).kind == GUN and where == SLOTS * place:
            return weapon
    return NONE


def control_known(g: CoupState, at: int, seat: int) -> int:
    """[T34.13] Who Controls a watched Location as far as a seat knows: its own Control always, the enemy's when it
    shows.
    """
    return g.control[at] if g.control[at] == seat else g.control_shown[at]
