"""[T18.27] [T18.28] [T18.29] [T18.30] Starshells: when they may be fired, by whom, where they burst and what they
light.
"""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.hidden.knowledge import is_known, known_in
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN, RIDING, TRIED_LIGHT, UNSEEN
from bridgehead.games.coupdemain.night.freedom import look_about
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.roster import by_tag, good_order, on_map, type_of
from bridgehead.games.coupdemain.pieces.standing_orders import STARSHELLS, order_of
from bridgehead.games.coupdemain.printed.components import LEADER
from bridgehead.games.coupdemain.printed.tables import NIGHT
from bridgehead.games.coupdemain.smoke.hindrance import in_line
from bridgehead.games.coupdemain.state import NONE, CoupState

_SHELL: Final = NIGHT.sheet("starshell")
LEADER_UP_TO: Final[int] = _SHELL.number("leader")
MMC_UP_TO: Final[int] = _SHELL.number("mmc")
ATTEMPTS: Final[int] = _SHELL.number("attempts")
AIM_RANGE: Final[int] = _SHELL.number("aim_range")
RANDOM_RANGE: Final = 3
RANDOM_STEPS: Final = 1
NEVER: Final = 0
ALWAYS: Final = 2


def may_light(g: CoupState, seat: int) -> bool:
    """[T18.27] Starshells are open to a side once there has been a Gunflash, a Known enemy, or a glider that came
    down.
    """
    return g.night() and g.alarmed == 1 and order_of(g, seat, STARSHELLS) != NEVER


def alarm(g: CoupState) -> None:
    """[T18.27] Whether something has happened that opens starshells to both sides: a Gunflash, a glider down, a Known
    enemy. Looked at after every step and before the windows, since the first of these is enough for good.
    """
    if g.alarmed == 0 and g.night() and (g.flashes or g.hulks or anybody_known(g)):
        g.alarmed = 1


def anybody_known(g: CoupState) -> bool:
    """[T0.7] Whether any unit of either side is Known to its enemies; nobody is while one side is not there yet."""
    for side in (0, 1):
        if not anybody_there(g, side):
            return False
    for unit, location in enumerate(g.where):
        if location >= 0 and not g.marks[unit] & UNSEEN and is_known(g, unit):
            return True
    return False


def anybody_there(g: CoupState, side: int) -> bool:
    """Whether a side has anybody on the map."""
    for unit in g.battle.roster[side]:
        if g.where[unit] >= 0:
            return True
    return False


def lighters(g: CoupState, seat: int) -> list[int]:
    """[T18.28] Who of a side may try: a Good Order leader or MMC that has not tried in this Player Turn; where the
    scenario says so leaders of the Scenario Defender alone [9.51.I-5].
    """
    found: list[int] = []
    if g.battle.leaders_light_only and seat == g.battle.attacker:
        return found
    for unit in g.battle.roster[seat]:
        if g.where[unit] < 0 or g.marks[unit] & (TRIED_LIGHT | RIDING):
            continue
        kind = type_of(g, unit)
        if kind.size == LEADER or (kind.mmc and not g.battle.leaders_light_only):
            if good_order(g, unit):
                found.append(unit)
    return by_tag(g, found)


def starshell_options(g: CoupState, seat: int) -> list[Option]:
    """[T18.28] At most two tries a side and window."""
    if not may_light(g, seat) or g.tries >= ATTEMPTS:
        return []
    return [g.unit_option("try", unit) for unit in lighters(g, seat)]


def might_light(g: CoupState, seat: int) -> bool:
    """[T35.7] Whether a side is to be asked though nobody of it can try, since its enemy cannot know that."""
    if not g.battle.sealed or not g.night() or g.alarmed == 0 or g.tries >= ATTEMPTS:
        return False
    return not (g.battle.leaders_light_only and seat == g.battle.attacker)


def next_to_light(g: CoupState, seat: int) -> int:
    """[T18.28] [T35.3] Who of a side tries by the standing order, leaders first; NONE where there is no such order or
    nobody may.
    """
    if order_of(g, seat, STARSHELLS) != ALWAYS or not may_light(g, seat) or g.tries >= ATTEMPTS:
        return NONE
    able = lighters(g, seat)
    return min(able, key=lambda unit: (type_of(g, unit).size != LEADER, g.tag[unit]), default=NONE)


def try_to_light(g: CoupState, seat: int, unit: int) -> Steps:
    """[T18.28] [9.51.I-5] Usage dr: a leader on 4 or less, others on 2; a failed try is told without its place. One
    that succeeds gives its place away: who hides is concealed from then on, and whom an enemy sees is Known (T17.9).
    """
    g.marks[unit] |= TRIED_LIGHT
    g.tries += 1
    die = g.roll("starshell")
    good = die <= lights_up_to(g, unit)
    if not good:
        g.tell("starshell-fails", seat, die)
        return
    seen_to_act(g, unit)
    places = aims(g, seat, unit)
    place = places[0]
    if len(places) > 1:
        options: list[Option] = [("hex", one) for one in places]
        _, place = yield g.ask(seat, "starshell-at", options, g.counter(unit))
    burst(g, seat, unit, place)


def lights_up_to(g: CoupState, unit: int) -> int:
    """[T18.28] The highest dr with which a unit lights one."""
    return LEADER_UP_TO if type_of(g, unit).size == LEADER else MMC_UP_TO


def drift_steps(die: int) -> int:
    """[T18.29] How many hexes an aimed one drifts."""
    return die // 2


def aims(g: CoupState, seat: int, unit: int) -> list[int]:
    """[T18.29] Where it may be aimed: a hex within 6 with a Known enemy or a Gunflash in line, or any at 3 hexes."""
    ground = g.battle.ground
    here = g.where[unit]
    away = ground.ranges(here // 8)
    marks = possible_marks(g, seat)
    found: list[int] = []
    for place in ground.circle(here // 8, AIM_RANGE):
        if away[place] == RANDOM_RANGE or (place in marks and is_mark(g, seat, here, place)):
            found.append(place)
    return found


def possible_marks(g: CoupState, seat: int) -> set[int]:
    """[T18.29] The hexes with enemies who are not concealed, or with a Gunflash."""
    found = {location // 8 for location in g.flashes}
    for unit in g.battle.roster[1 - seat]:
        if on_map(g, unit) and not g.marks[unit] & (CONCEALED | HIDDEN):
            found.add(g.where[unit] // 8)
    return found


def is_mark(g: CoupState, seat: int, here: int, place: int) -> bool:
    """[T18.29] Whether a Known enemy or a Gunflash can be aimed at in a hex, on whatever floor."""
    return any(
        in_line(g, here, there) and (there in g.flashes or known_in(g, there, seat))
        for there in g.battle.ground.locations(place)
    )


def burst(g: CoupState, seat: int, unit: int, place: int) -> None:
    """[T18.29] [T18.30] It drifts: a dr for the direction, a dr for the distance, halved; by one hex where it was aimed
    at nobody. What is within three hexes is lit until the end of the Player Turn.
    """
    aimed = is_mark(g, seat, g.where[unit], place)
    aim = place
    direction = g.roll("drift-direction") - 1
    steps = drift_steps(g.roll("drift-distance")) if aimed else RANDOM_STEPS
    for _ in range(steps):
        there = g.battle.ground.toward[6 * place + direction]
        if there < 0:
            break
        place = there
    g.lights.append(place)
    g.drifts += [aim, place]
    g.lit_up = 1
    g.tell("starshell", seat, shown(g, unit), place)
    look_about(g)
