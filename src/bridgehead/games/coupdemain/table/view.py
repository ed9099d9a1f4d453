"""[T36.1] [T36.2] What a seat may see: everything unconcealed, the counters of what is concealed, and its own.

Zones: `to-set-up`. Weapons are pieces of their own under who carries them; those of concealed enemies are not shown.
What lies on the map without being a counter is shown in `lying`, gliders in `flight`, light and darkness in `night`.
"""

from typing import Final

from bridgehead.engine.view import PieceView, TrackView, View, ZoneView
from bridgehead.games.coupdemain.marks import (
    ABANDONED,
    ADVANCED,
    AWAITING,
    BENEATH,
    BERSERK,
    BROKEN,
    CONCEALED,
    CX,
    DM,
    DUG_IN,
    FANATIC,
    FINAL,
    FIRST,
    HEROIC,
    HIDDEN,
    IMMOBILE,
    IN_DITCH,
    IN_GLIDER,
    IN_MOTION,
    LOST,
    MELEE,
    MOVED,
    NO_MOVE,
    ON_WIRE,
    PINNED,
    PREP,
    RIDING,
    SHOCKED,
    TI,
    UNCONFIRMED,
    WALKING,
    WORN,
    WOUNDED,
)
from bridgehead.games.coupdemain.pieces.standing_orders import order_of
from bridgehead.games.coupdemain.pieces.weapons import weapon_type
from bridgehead.games.coupdemain.printed.battle import TRENCH
from bridgehead.games.coupdemain.printed.components import (
    CREW,
    DUMMY,
    GUN,
    HALF_SQUAD,
    HERO,
    KINDS,
    LEADER,
    NEVER_BREAKS,
    SEATS,
    SIZES,
    SQUAD,
    TAGS,
    TYPES,
    UnitType,
    WeaponType,
    arm_name,
    known_name,
    word,
)
from bridgehead.games.coupdemain.printed.ground import FIRST_STOREY, PILLBOX, SECOND_STOREY, SLOTS
from bridgehead.games.coupdemain.printed.tables import ORDERS
from bridgehead.games.coupdemain.state import ABOARD, COMING, NONE, TO_SET_UP, WATCH_USUAL, CoupState
from bridgehead.games.coupdemain.table.flight import show_flight
from bridgehead.games.coupdemain.table.lying import control_known, looks_towards, show_lying, works_known
from bridgehead.games.coupdemain.table.night import show_night
from bridgehead.games.coupdemain.turn.orders import CHANGES, WATCH_VERBS
from bridgehead.games.coupdemain.turn.phases import PHASES, SECOND_SET_UP, acting_seat, setting_up
from bridgehead.games.coupdemain.turn.setting_up import is_set_up
from bridgehead.games.coupdemain.turn.victory import objectives_held
from bridgehead.games.coupdemain.works.gun_pit import emplaced
from bridgehead.games.coupdemain.works.pillbox import inside

FIRST_WEAPON: Final = 2 * TAGS
"""Weapons are numbered as pieces from here on."""
CLASSES: Final = ["E", "1", "2", "G"]
"""[T0.10] What stands for a grade on a counter."""
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
    (RIDING, "aboard"),
    (IN_MOTION, "in-motion"),
    (IMMOBILE, "immobile"),
    (SHOCKED, "shocked"),
    (UNCONFIRMED, "unconfirmed"),
    (ABANDONED, "abandoned"),
]
SYMBOLS: Final = {"kfz-1": "car", "35-s": "tank-shape", "38h": "tank-shape"}
"""[T27] What stands on the counters of vehicles."""
OPEN_MARKS: Final = ["moved", "advanced", "dug-in", "on-wire", "beneath-wire", "in-pillbox"]
"""[T17.1] What is seen of a concealed counter: what it has done, and where it lies."""
PARTS: Final = {FIRST_STOREY: "upper-1", SECOND_STOREY: "upper-2", PILLBOX: "pillbox"}
"""[T2.1] What the Locations of a hex are called beside its ground."""


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
    works = works_known(g, seat, stands(g, g.battle.digger) if g.battle.digger >= 0 else True)
    show_lying(g, seat, works, view)
    show_night(g, seat, view)
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
    if own and g.watch[unit] != WATCH_USUAL:
        marks.append(WATCH_VERBS[g.watch[unit]])
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
        symbol=SYMBOLS.get(kind.key, SIZES[kind.size]) if known else "unknown",
        side=NAMES[g.battle.side[unit]],
        space=where // 8 if where >= 0 else NONE,
        zone=zone_of(g, unit),
        size=size_of(kind) if known else "",
        factors=factors_of(g, unit) if known else [],
        marks=marks,
        level=where % 8 if where >= 0 and where % 8 < 3 else 0,
        hidden=not known,
        part=part_of(g, unit) if where >= 0 else "",
    )


def part_of(g: CoupState, unit: int) -> str:
    """[T2.1] [T22.4] In which Location of its hex a unit is, or in its trench; nothing where the hex is all open
    ground.
    """
    where = g.where[unit]
    if where % SLOTS in PARTS:
        return PARTS[where % SLOTS]
    if g.marks[unit] & DUG_IN:
        return "trench"
    exists = g.battle.ground.exists
    parted = where % SLOTS == 0 and (g.works[where // SLOTS] & TRENCH or any(exists[where + slot] for slot in PARTS))
    return "ground" if parted else ""


def zone_of(g: CoupState, unit: int) -> str:
    """Where a unit is that is not on the map: still to be set up, in a glider, to come."""
    where = g.where[unit]
    if where == ABOARD:
        return f"aboard-{g.aboard[unit] + 1}"
    if where == COMING:
        return f"coming-{SEATS[g.battle.side[unit]]}"
    return "" if where >= 0 else f"to-set-up-{SEATS[g.battle.side[unit]]}"


def size_of(kind: UnitType) -> str:
    """[T0.10] [T3.1] The size of a unit, and what a counter of squads shows beside its factors: its class at the top,
    a line under its firepower (`f`) if it may add to it in the advance, under its morale (`m`) if nothing lowers it,
    its smoke exponent (`s1`).
    """
    size = SIZES[kind.size]
    if kind.size not in (SQUAD, HALF_SQUAD):
        return size
    printed = CLASSES[kind.grade] + (".f" if kind.assault_fire else "") + (".m" if kind.elr5 else "")
    printed += f".s{kind.smoke}" if kind.smoke else ""
    return f"{size}.{printed}"


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
        kind = weapon_type(g, weapon)
        if owner != NONE or (kind.kind == GUN and g.owner[weapon] != NONE and emplaced(g, g.owner[weapon])):
            where = g.where[g.owner[weapon]]
        if weapon in g.placed[::5]:
            where = g.placed[g.placed[::5].index(weapon) * 5 + 2]
        if where < 0:
            continue
        view.pieces.append(
            PieceView(
                piece=FIRST_WEAPON + weapon,
                name=f"weapon-{kind.key}",
                symbol="gun-above" if kind.kind == GUN else KINDS[kind.kind],
                side=NAMES[kind.nation] if kind.nation < 2 else NAMES[side],
                space=where // 8,
                size="gun" if kind.kind == GUN else "weapon",
                factors=weapon_factors(kind),
                marks=weapon_marks(g, weapon),
                facing=looks_towards(g.facing[weapon]) if kind.kind == GUN else NONE,
                level=where % 8 if where % 8 < 3 else 0,
                under=g.counter(owner) if owner != NONE else NONE,
                part=PARTS.get(where % SLOTS, ""),
            )
        )


def weapon_marks(g: CoupState, weapon: int) -> list[str]:
    """[T7.4] [T7.8] Out of order; a charge that lies placed."""
    if weapon in g.placed[::5]:
        return ["placed"]
    return ["malfunctioned"] if g.used[weapon] & WORN else []


def weapon_factors(kind: WeaponType) -> list[str]:
    """[T3.2] As printed: firepower and range, or a gun's calibre; then the rate of fire, R, and the breakdown number,
    B.
    """
    printed = [kind.printed.split()[0]] if kind.kind == GUN else [str(kind.range)]
    if kind.fp:
        printed = [str(kind.fp), str(kind.range)]
    rate = [f"R{kind.rof}"] if kind.rof else []
    return printed + rate + ([f"B{kind.breakdown}"] if kind.breakdown < NEVER_BREAKS else [])


def owner_shows(g: CoupState, weapon: int, seat: int) -> bool:
    """[T17.1] Whether a seat sees who has a weapon; a gun in its pit is seen in any case [T22.16]."""
    owner = g.owner[weapon]
    if owner == NONE or g.where[owner] < 0 or not knows(g, owner, seat):
        return False
    side = g.battle.side[owner]
    return side == seat or (stands(g, side) and not g.marks[owner] & CONCEALED)


def show_facts(g: CoupState, seat: int, view: View) -> None:
    """[T21.2] [T34.2] [T35.3] [T36.2] Light and wind, losses, SAN, how many of the objectives are held as far as the
    seat knows, and its own orders where they are not the usual ones.
    """
    view.facts["light"] = ["light-day", "light-night", "light-half"][g.light]
    if g.breeze:
        view.facts["wind"] = "wind-heavy"
    for side in (0, 1):
        view.facts[f"losses-{SEATS[side]}"] = g.losses[side]
        if g.san[side] > 1:
            view.facts[f"san-{SEATS[side]}"] = g.san[side]
    view.facts["objectives"] = objectives_known(g, seat)
    view.facts["objectives-needed"] = len(g.battle.objectives)
    if seat in (0, 1):
        for subject, order in enumerate(ORDERS):
            value = order_of(g, seat, subject)
            if value != order.default:
                view.facts[f"order-{order.key}"] = f"do-{CHANGES[subject][value]}"


def objectives_known(g: CoupState, seat: int) -> int:
    """[T34.2] How many of the objectives are held by the side that must take them, as far as a seat knows."""
    if g.result >= 0:
        return objectives_held(g)
    taker = g.battle.winner_if
    return len([1 for one in g.battle.objectives if control_known(g, g.battle.watched_at[one], seat) == taker])
