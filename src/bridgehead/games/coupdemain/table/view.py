"""[T36.1] [T36.2] What a seat may see: everything unconcealed, the counters of what is concealed, and its own.

Zones: `to-set-up`. Marks on hexes: `control` (of the watched Location on the ground), `residual`, `gunflash`. Weapons
are pieces of their own under who carries them; those of concealed enemies are not shown.
"""

from typing import Final

from bridgehead.engine.view import MarkView, PieceView, TrackView, View, ZoneView
from bridgehead.games.coupdemain.air.gliders import in_the_air, passengers
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.printed.battle import GUN_PIT, TRENCH, WIRE
from bridgehead.games.coupdemain.printed.components import (
    CREW,
    DUMMY,
    GUN,
    HALF_SQUAD,
    HERO,
    KINDS,
    LEADER,
    SEATS,
    SIZES,
    SQUAD,
    TAGS,
    TYPES,
    arm_name,
    known_name,
    word,
)
from bridgehead.games.coupdemain.printed.tables import FIRE
from bridgehead.games.coupdemain.state import (
    ABOARD,
    ADVANCED,
    AWAITING,
    BENEATH,
    BERSERK,
    BROKEN,
    COMING,
    CONCEALED,
    CX,
    DM,
    DUG_IN,
    FANATIC,
    FINAL,
    FIRST,
    HEROIC,
    HIDDEN,
    IN_DITCH,
    IN_GLIDER,
    LOST,
    MELEE,
    MOVED,
    NO_MOVE,
    NONE,
    ON_WIRE,
    PINNED,
    PREP,
    TI,
    TO_SET_UP,
    WALKING,
    WORN,
    WOUNDED,
    CoupState,
)
from bridgehead.games.coupdemain.turn.sequence import LANDING, PHASES, SECOND_SET_UP, acting_seat, setting_up
from bridgehead.games.coupdemain.turn.setting_up import is_set_up
from bridgehead.games.coupdemain.turn.victory import objectives_held
from bridgehead.games.coupdemain.works.gun_pit import emplaced
from bridgehead.games.coupdemain.works.pillbox import inside

FIRST_WEAPON: Final = 2 * TAGS
"""Weapons are numbered as pieces from here on."""
NAMES: Final = ["br", "de"]
MARKS: Final[list[tuple[int, str]]] = [
    (BROKEN, "broken"),
    (DM, "under-fire"),
    (PINNED, "pinned"),
    (MELEE, "melee"),
    (BERSERK, "berserk"),
    (FANATIC, "fanatic"),
    (HEROIC, "heroic"),
    (WOUNDED, "wounded"),
    (WALKING, "walking-wounded"),
    (CX, "exhausted"),
    (TI, "busy"),
    (PREP, "prep-fire"),
    (FIRST, "first-fire"),
    (FINAL, "final-fire"),
    (AWAITING, "awaiting"),
    (MOVED, "moved"),
    (ADVANCED, "advanced"),
    (DUG_IN, "dug-in"),
    (IN_DITCH, "in-ditch"),
    (ON_WIRE, "on-wire"),
    (BENEATH, "beneath-wire"),
    (NO_MOVE, "no-move"),
    (IN_GLIDER, "aboard"),
]
OPEN_MARKS: Final = ["moved", "advanced", "dug-in", "on-wire", "beneath-wire", "in-pillbox"]
"""[T17.1] What is seen of a concealed counter: what it has done, and where it lies."""
WORKS: Final = [(TRENCH, "trench"), (WIRE, "wire"), (GUN_PIT, "gun-pit")]


def draw_view(g: CoupState, seat: int) -> View:
    """The view of a seat, or of a spectator."""
    active = setting_up(g) if g.phase <= SECOND_SET_UP else acting_seat(g)
    view = View(seat, max(1, g.turn), PHASES[g.phase], active)
    for side in (0, 1):
        if side == seat or stands(g, side):
            for unit in sorted(g.battle.roster[side], key=lambda one: g.tag[one]):
                piece = show_unit(g, unit, seat)
                if piece is not None:
                    view.pieces.append(piece)
            show_weapons(g, side, seat, view)
    show_ground(g, seat, view)
    for side in (0, 1):
        left = len([unit for unit in g.battle.roster[side] if g.where[unit] == TO_SET_UP])
        shown = (
            left
            if side == seat or stands(g, side)
            else len([one for one in g.battle.force if one >= 0 and g.battle.forces[one].side == side])
        )
        view.zones.append(ZoneView(f"to-set-up-{SEATS[side]}", shown))
    show_flight(g, seat, view)
    most = g.battle.last_turn or 10
    view.tracks.append(TrackView("turn", max(1, g.turn), most, 1, []))
    show_facts(g, seat, view)
    return view


def stands(g: CoupState, side: int) -> bool:
    """[T33.16] Whether a side's set-up is over, and so to be seen by the other."""
    return g.phase > SECOND_SET_UP or is_set_up(g, side)


def knows(g: CoupState, unit: int, seat: int) -> bool:
    """[T17.2] [T36.3] Whether a seat knows who is behind a counter."""
    if g.battle.side[unit] == seat or not g.marks[unit] & (CONCEALED | HIDDEN):
        return True
    return bool(g.known[g.tag[unit]]) and not g.marks[unit] & HIDDEN


def names_known(g: CoupState, seat: int) -> dict[tuple[str, int], str]:
    """[T36.2] What a seat calls the counters that it knows, and the weapons: type and number."""
    found: dict[tuple[str, int], str] = {}
    for unit in range(len(g.where)):
        side = g.battle.side[unit]
        if knows(g, unit, seat) and (side == seat or (g.where[unit] >= 0 and stands(g, side))):
            found["unit", g.counter(unit)] = f"counter-{known_name(TYPES[g.kind[unit]], g.counter(unit))}"
    for weapon in range(len(g.owner)):
        found["weapon", weapon] = f"arm-{arm_name(weapon_type(g, weapon), weapon)}"
    return found


def show_unit(g: CoupState, unit: int, seat: int) -> PieceView | None:
    """[T0.15] [T17.1] A counter as a seat sees it; nothing for what is hidden from it, lost, or not in play."""
    where = g.where[unit]
    own = g.battle.side[unit] == seat
    if where < 0 and not (own and where in (TO_SET_UP, ABOARD, COMING)):
        return None
    if g.marks[unit] & HIDDEN and not own:
        return None
    marks = [name for bit, name in MARKS if g.marks[unit] & bit]
    if inside(where):
        marks.append("in-pillbox")
    if g.marks[unit] & HIDDEN:
        marks.append("hidden")
    elif g.marks[unit] & CONCEALED:
        marks.append("concealed")
    known = knows(g, unit, seat)
    if not own and g.marks[unit] & (CONCEALED | HIDDEN):
        marks = [name for name in marks if name in OPEN_MARKS]
        if g.real[g.tag[unit]]:
            marks.append("real")
        if known:
            marks.append("concealed")
    kind = TYPES[g.kind[unit]]
    return PieceView(
        piece=g.counter(unit),
        name=(word(kind) if kind.size != DUMMY else "piece-dummy") if known else "piece-unknown",
        symbol=SIZES[kind.size] if known else "unknown",
        side=NAMES[g.battle.side[unit]],
        space=where // 8 if where >= 0 else NONE,
        zone=zone_of(g, unit),
        size=SIZES[kind.size] if known else "",
        factors=factors_of(g, unit) if known else [],
        marks=marks,
        level=where % 8 if where >= 0 and where % 8 < 3 else 0,
        hidden=not known,
    )


def zone_of(g: CoupState, unit: int) -> str:
    """Where a unit is that is not on the map: still to be set up, in a glider, to come."""
    where = g.where[unit]
    if where == ABOARD:
        return f"aboard-{g.aboard[unit] + 1}"
    if where == COMING:
        return f"coming-{SEATS[g.battle.side[unit]]}"
    return "" if where >= 0 else f"to-set-up-{SEATS[g.battle.side[unit]]}"


def factors_of(g: CoupState, unit: int) -> list[str]:
    """As printed: firepower, range, morale; of a leader morale and modifier."""
    kind = TYPES[g.kind[unit]]
    if kind.size in (SQUAD, HALF_SQUAD, CREW, HERO):
        return [str(kind.fp), str(kind.range), str(kind.broken if g.marks[unit] & BROKEN else kind.morale)]
    if kind.size == LEADER:
        return [kind.printed]
    return []


def show_weapons(g: CoupState, side: int, seat: int, view: View) -> None:
    """[T3.2] Weapons under their owners, or lying in their Location."""
    for weapon in range(len(g.owner)):
        if g.used[weapon] & LOST or g.battle.forces[g.battle.weapon_force[weapon]].side != side:
            continue
        owner = g.owner[weapon] if owner_shows(g, weapon, seat) else NONE
        where = g.lies[weapon]
        if owner != NONE or (g.owner[weapon] != NONE and emplaced(g, g.owner[weapon])):
            where = g.where[g.owner[weapon]]
        if where < 0:
            continue
        kind = weapon_type(g, weapon)
        view.pieces.append(
            PieceView(
                piece=FIRST_WEAPON + weapon,
                name=f"weapon-{kind.key}",
                symbol=KINDS[kind.kind],
                side=NAMES[kind.nation] if kind.nation < 2 else NAMES[side],
                space=where // 8,
                size="weapon",
                factors=[str(kind.fp), str(kind.range)] if kind.fp else [str(kind.range)],
                marks=["malfunctioned"] if g.used[weapon] & WORN else [],
                level=where % 8 if where % 8 < 3 else 0,
                under=g.counter(owner) if owner != NONE else NONE,
            )
        )


def owner_shows(g: CoupState, weapon: int, seat: int) -> bool:
    """[T17.1] Whether a seat sees who has a weapon; a gun in its pit is seen in any case [T22.16]."""
    owner = g.owner[weapon]
    if owner == NONE or g.where[owner] < 0 or not knows(g, owner, seat):
        return False
    side = g.battle.side[owner]
    return side == seat or (stands(g, side) and not g.marks[owner] & CONCEALED)


def show_works(g: CoupState, seat: int, view: View) -> None:
    """[T17.18] [T22.16] The pillbox, trenches, wire, the gun's pit; what is being set up only to who sets it up."""
    for place in sorted(g.battle.ground.arcs):
        arc = g.battle.ground.arcs[place]
        sides = [there for there in g.battle.ground.neighbours[place] if arc[there]]
        view.marks.append(MarkView(place, "pillbox", value="/".join(g.battle.ground.names[there] for there in sides)))
    works = g.works if seat == g.battle.digger or g.battle.digger < 0 or stands(g, g.battle.digger) else g.battle.works
    if any(works):
        for place in range(g.battle.ground.size):
            for bit, name in WORKS:
                if works[place] & bit:
                    view.marks.append(MarkView(place, name, value=looks_to(g, place) if bit == GUN_PIT else ""))


def looks_to(g: CoupState, place: int) -> str:
    """[T23.7] The two hexes between which the gun of a pit looks; nothing when it is lost."""
    for weapon in range(len(g.owner)):
        where = g.lies[weapon] if g.owner[weapon] == NONE else g.where[g.owner[weapon]]
        if weapon_type(g, weapon).kind == GUN and where == 8 * place:
            ground = g.battle.ground
            sides = [ground.toward[6 * place + (g.facing[weapon] + more) % 6] for more in (0, 1)]
            return "/".join(ground.names[there] for there in sides if there >= 0)
    return ""


def show_ground(g: CoupState, seat: int, view: View) -> None:
    """[T34.2] Control of the watched Locations as the seat knows it; works; residual firepower; gunflashes."""
    show_works(g, seat, view)
    for at, location in enumerate(g.battle.watched):
        holder = control_known(g, at, seat)
        if holder < 2 and location % 8 == 0:
            view.marks.append(MarkView(location // 8, "control", NAMES[holder]))
    for at in range(0, len(g.residual), 2):
        view.marks.append(MarkView(g.residual[at] // 8, "residual", value=FIRE.columns[g.residual[at + 1]]))
    for location in g.flashes:
        view.marks.append(MarkView(location // 8, "gunflash"))


def control_known(g: CoupState, at: int, seat: int) -> int:
    """[T34.13] Who Controls a watched Location as far as a seat knows: its own Control always, the enemy's when it
    shows.
    """
    return g.control[at] if g.control[at] == seat else g.control_shown[at]


def show_flight(g: CoupState, seat: int, view: View) -> None:
    """[T19.4] [T36.1] Gliders that lie, and wrecks; the hexes where those in the air are meant to land, for whoever
    flies in them alone until the landing begins; Sniper counters; who is to come.
    """
    for place in sorted(set(g.hulks)):
        view.marks.append(MarkView(place, "glider"))
    if seat == g.battle.fliers or g.phase == LANDING:
        for glider in in_the_air(g):
            if g.intended[glider] != NONE:
                view.marks.append(MarkView(g.intended[glider], "landing-hex", value=str(glider + 1)))
    for at, place in enumerate(g.snipers):
        if place != NONE:
            view.marks.append(MarkView(place, "sniper", NAMES[at // 2]))
    if seat >= 0 and seat == g.battle.fliers:
        for glider in range(len(g.landed)):
            view.zones.append(ZoneView(f"aboard-{glider + 1}", len(passengers(g, glider))))
    for side in (0, 1):
        coming = len([unit for unit in g.battle.roster[side] if g.where[unit] == COMING])
        if coming:
            view.zones.append(ZoneView(f"coming-{SEATS[side]}", coming))


def show_facts(g: CoupState, seat: int, view: View) -> None:
    """[T34.2] [T36.2] Light, losses, SAN, and how many of the objectives are held as far as the seat knows."""
    view.facts["light"] = ["light-day", "light-night", "light-half"][g.light]
    for side in (0, 1):
        view.facts[f"losses-{SEATS[side]}"] = g.losses[side]
        if g.san[side] > 1:
            view.facts[f"san-{SEATS[side]}"] = g.san[side]
    taker = g.battle.winner_if
    held = (
        objectives_held(g)
        if g.result >= 0
        else len([1 for one in g.battle.objectives if control_known(g, g.battle.watched_at[one], seat) == taker])
    )
    view.facts["objectives"] = held
    view.facts["objectives-needed"] = len(g.battle.objectives)
