"""[T18.31] Illuminating rounds of the 51 mm mortar: light instead of a shot."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.coupdemain.fire.parts import FRESH, mark_fired
from bridgehead.games.coupdemain.fire.snipers import answer_calls
from bridgehead.games.coupdemain.guns.ordnance import in_range, may_shoot
from bridgehead.games.coupdemain.hidden.concealment import seen_to_act
from bridgehead.games.coupdemain.night.freedom import look_about
from bridgehead.games.coupdemain.pieces.changes import shown
from bridgehead.games.coupdemain.pieces.dice import checked, roll_dr
from bridgehead.games.coupdemain.pieces.weapons import arm, weapon_type
from bridgehead.games.coupdemain.printed.tables import NIGHT
from bridgehead.games.coupdemain.state import DEFENSIVE_FIRE, NONE, PREP_FIRE, WEAPON, CoupState

_ROUND: Final = NIGHT.sheet("ir")
THERE_UP_TO: Final[int] = _ROUND.number("first_dr")
LASTS_UP_TO: Final[int] = _ROUND.number("number")
ON_THE_MARK: Final = 2
SIDES: Final = 6

# What is known of a weapon's rounds.
UNTRIED: Final = 0
IN_STOCK: Final = 1
USED_UP: Final = 2


def flare_options(g: CoupState, seat: int) -> list[Option]:
    """[T18.31] By night, in the PFPh and the DFPh: the mortars of a seat that could still have such rounds."""
    if not g.night() or g.phase not in (PREP_FIRE, DEFENSIVE_FIRE):
        return []
    found: list[Option] = []
    for weapon in g.battle.ordnance:
        owner = g.owner[weapon]
        if owner == NONE or g.battle.side[owner] != seat or not weapon_type(g, weapon).illuminating:
            continue
        if g.rounds[weapon] != USED_UP and may_shoot(g, weapon):
            found.append(("flare", weapon))
    return found


def fire_flare(g: CoupState, seat: int, weapon: int) -> Steps:
    """[T18.31] [T23.10] The first attempt tells by a dr whether there are any, else the mortar may still fire. One is
    shot at a hex in range, seen or not; a DR above its number is the last one.
    """
    if g.rounds[weapon] == UNTRIED:
        die = g.roll("rounds")
        g.rounds[weapon] = IN_STOCK if die <= THERE_UP_TO else USED_UP
        g.tell("rounds", arm(g, weapon), die, "has-rounds" if die <= THERE_UP_TO else "no-rounds")
        if die > THERE_UP_TO:
            return
    owner = g.owner[weapon]
    options: list[Option] = [("hex", place) for place in in_range(g, weapon)]
    g.firers = [WEAPON + weapon]
    _, place = yield g.ask(seat, "flare-at", options, weapon)
    g.firers = []
    seen_to_act(g, owner)
    if g.where[owner] not in g.flashes:
        g.flashes.append(g.where[owner])
    coloured, white = roll_dr(g, "illuminating")
    checked(g, owner, coloured + white)
    if coloured + white > LASTS_UP_TO:
        g.rounds[weapon] = USED_UP
    mark_fired(g, WEAPON + weapon, FRESH)
    burst(g, weapon, place, coloured, white)
    yield from answer_calls(g)


def burst(g: CoupState, weapon: int, place: int, coloured: int, white: int) -> None:
    """[T18.31] [T18.30] It lights the hex on a dr of 1 or 2, else a neighbour, until the end of the Player Turn."""
    if g.roll("drift-distance") > ON_THE_MARK:
        there = g.battle.ground.toward[SIDES * place + g.roll("drift-direction") - 1]
        place = there if there >= 0 else place
    g.lights.append(place)
    g.lit_up = 1
    g.tell("flare", shown(g, g.owner[weapon]), arm(g, weapon), place, coloured, white)
    look_about(g)
