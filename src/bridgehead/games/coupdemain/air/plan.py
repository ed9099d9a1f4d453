"""[T19.3] [T19.4] Where the gliders are meant to land, chosen in secret after the German set-up."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.air.approach import Sky, landing_chances
from bridgehead.games.coupdemain.air.gliders import sky_of
from bridgehead.games.coupdemain.printed.ground import ACROSS, PILLBOX, SLOTS, Ground
from bridgehead.games.coupdemain.printed.tables import GLIDER
from bridgehead.games.coupdemain.printed.terrain import BRIDGE, TOWER, WATER
from bridgehead.games.coupdemain.state import NONE, CoupState

APART: Final[int] = GLIDER.number("apart")
CLEAR: Final[list[str]] = GLIDER.texts("clear")
THROWS: Final = 216
RISK: Final = 24.0
DAMAGE: Final = 3.0
_fields: dict[int, list[int]] = {}


def landing_field(ground: Ground) -> list[int]:
    """[T19.3] [9.51.I-3] The hexes that a glider may be meant for: land east of the canal without buildings, nor the
    bridge's end and the gun.
    """
    known = _fields.get(ground.size)
    if known is None:
        barred = [ground.at(name) for name in CLEAR]
        known = [
            place
            for place in range(ground.size)
            if ground.east[place]
            and ground.terrain[place] not in (WATER, BRIDGE, TOWER)
            and not ground.building(place)
            and place not in barred
        ]
        _fields[ground.size] = known
    return known


def landing_hexes(g: CoupState) -> list[int]:
    """[T19.3] [9.51.I-3] The hexes that the next glider may be meant for, so that in the end each is within two hexes
    of another, and no two are the same: the second within two of the first, or so near that the third can join both.
    """
    ground = g.battle.ground
    chosen = [place for place in g.intended if place != NONE]
    field = [place for place in landing_field(ground) if place not in chosen and not fortified(g, place)]
    left = len(g.intended) - len(chosen) - 1
    if not chosen and left > 1:
        return field
    far = 2 * APART if left <= 1 else ACROSS  # one more glider at the most can join what is so far apart
    near = [place for place in field if not chosen or within(ground, chosen, place, far)]
    return [place for place in near if can_be_joined(ground, field, [*chosen, place], left)]


def within(ground: Ground, chosen: list[int], place: int, far: int) -> bool:
    """Whether a hex is within so many of one of a choice."""
    for one in chosen:
        if ground.distance(one, place) <= far:
            return True
    return False


def fortified(g: CoupState, place: int) -> bool:
    """[T19.3] Whether a hex has a trench, wire, pillbox or gun pit, which all can see."""
    return g.works[place] != 0 or g.battle.ground.exists[place * SLOTS + PILLBOX] != 0


def can_be_joined(ground: Ground, field: list[int], chosen: list[int], left: int) -> bool:
    """[T19.3] Whether so many more gliders can find hexes such that nobody lands alone."""
    lonely = [one for one in chosen if not near_another(ground, chosen, one)]
    if not lonely:
        return True
    if left == 0:
        return False
    if left > 1:
        return len(lonely) == 1
    first = ground.ranges(lonely[0])
    if any(first[one] > 2 * APART for one in lonely):
        return False
    for place in field:
        if first[place] <= APART and place not in chosen:
            if all(ground.distance(place, one) <= APART for one in lonely):
                return True
    return False


def near_another(ground: Ground, chosen: list[int], one: int) -> bool:
    """Whether another hex of a choice is within two hexes of one."""
    for other in chosen:
        if other != one and ground.distance(other, one) <= APART:
            return True
    return False


def appeal(g: CoupState, place: int) -> float:
    """[T19.16] How good a hex is to land in: near what is wanted, at little risk. What everybody can work out."""
    away = min(g.battle.ground.distance(place, location // SLOTS) for location in g.battle.objectives)
    return -away - danger(sky_of(g), place)


def danger(sky: Sky, place: int) -> float:
    """[T19.16] What the risk of being lost or damaged in a hex counts, in hexes farther off."""
    lost, damaged = landing_chances(sky, place)
    return RISK * lost / THROWS + DAMAGE * damaged / THROWS


def intend_one(g: CoupState, side: int) -> Steps:
    """[T19.3] [T19.4] The hex of the next glider."""
    glider = g.intended.index(NONE)
    options: list[Option] = [("hex", place) for place in landing_hexes(g)]
    _, place = options[0]
    if len(options) > 1:
        _, place = yield g.ask(side, "landing-hex", options, glider)
    g.intended[glider] = place
    g.tell_seat(side, "meant-for", glider, place)
