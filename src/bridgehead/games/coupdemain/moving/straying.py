"""[T18.12] [T18.13] [T18.20] By night: the Movement DR of a stack, who goes astray, and who fires in panic."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.coupdemain.board.sight import sees as in_line
from bridgehead.games.coupdemain.hidden.knowledge import sees
from bridgehead.games.coupdemain.moving.costs import WHOLE
from bridgehead.games.coupdemain.moving.entering import enter
from bridgehead.games.coupdemain.moving.routes import barred, known_enemies, left, point_of, ways
from bridgehead.games.coupdemain.moving.under_way import counters, disband
from bridgehead.games.coupdemain.pieces.dice import roll_dr
from bridgehead.games.coupdemain.pieces.roster import is_dummy, type_of
from bridgehead.games.coupdemain.printed.ground import SLOTS
from bridgehead.games.coupdemain.printed.tables import NIGHT
from bridgehead.games.coupdemain.state import NAMED, NONE, NORMAL, TI, CoupState

# [T18.10] Stealth of a stack: that of its worst member.
STEALTHY: Final = 0
USUAL: Final = 1
LAX: Final = 2

_ODDS: Final = NIGHT.sheet("stray")
STRAYS_FROM: Final = [_ODDS.number("stealthy"), _ODDS.number("normal"), _ODDS.number("lax")]
"""[T18.12] By stealth, the least white die that leads astray once the coloured one is a 6."""
LAX_TYPES: Final = NIGHT.texts("lax")
ASTRAY: Final = 6
PANIC_WITHIN: Final = NIGHT.number("jitter_range")
ENEMY_PANICS: Final = (2, 4, 6)
LAX_PANIC_ONLY: Final = 8


def stealth(g: CoupState, units: list[int]) -> int:
    """[T18.10] SMC are Stealthy, the Inexperienced of the list Lax, everybody else is Normal."""
    worst = STEALTHY
    for unit in units:
        kind = type_of(g, unit)
        one = LAX if kind.printed in LAX_TYPES else STEALTHY if kind.smc else USUAL
        worst = max(worst, one)
    return worst


def rolls_to_move(g: CoupState) -> bool:
    """[T18.12] Whether the stack under way may go astray: by night, where no road, water or trench guides it, and
    with no Known enemy in its sight.
    """
    here = g.where[g.stack[0]]
    if not g.night() or g.battle.ground.guided[here // SLOTS]:
        return False
    return not any(sees(g, here, there) for there in known_enemies(g, g.battle.side[g.stack[0]]))


def movement_dr(g: CoupState) -> bool:
    """[T18.12] [T18.13] [T18.20] The Movement DR of the stack under way. Doubles make somebody fire; the answer:
    whether the stack strays, in a direction that another DR gives, neither in double time nor with care.
    """
    coloured, white = roll_dr(g, "movement")
    strays = coloured == ASTRAY and white >= STRAYS_FROM[stealth(g, g.stack)]
    g.tell("movement", counters(g), coloured, white, "strays" if strays else "keeps-its-way")
    if coloured == white and g.battle.options.get("jitter-fire", "on") == "on":
        panic(g, coloured + white)
    if strays:
        direction, _ = roll_dr(g, "straying")
        g.straying = direction - 1
        g.manner = NORMAL
        for unit in g.stack:
            g.marks[unit] |= NAMED
    return strays


def panic(g: CoupState, total: int) -> None:
    """[T18.20] Jitter Fire: the nearest enemy MMC, or somebody of the stack itself; nobody is hurt, but the flash is
    seen.
    """
    if total in ENEMY_PANICS:
        location = nearest_enemy(g)
    else:
        spared = (STEALTHY, USUAL) if total == LAX_PANIC_ONLY else (STEALTHY,)
        location = NONE if stealth(g, g.stack) in spared else g.where[g.stack[0]]
    if location != NONE:
        if location not in g.flashes:
            g.flashes.append(location)
        g.tell("panic", location)


def nearest_enemy(g: CoupState) -> int:
    """[T18.20] The Location of the enemy MMC that is nearest to the stack under way, with a line of sight to it, in
    the dark too; of several the one with the lowest counter. NONE when there is none within reach.
    """
    here = g.where[g.stack[0]]
    ground = g.battle.ground
    best, least = NONE, PANIC_WITHIN + 1
    for unit in sorted(g.battle.roster[1 - g.battle.side[g.stack[0]]], key=lambda one: g.tag[one]):
        there = g.where[unit]
        if there < 0 or is_dummy(g, unit) or not type_of(g, unit).mmc or not in_line(ground, there, here):
            continue
        if ground.apart(there, here) < least:
            best, least = there, ground.apart(there, here)
    return best


def stray_on(g: CoupState) -> Steps:
    """[T18.13] One Location further astray. Where nobody can enter the stack stops and has spent its turn (TI); it
    stops as well when its MF do not reach.
    """
    here = point_of(g)
    place = g.battle.ground.toward[6 * (here // SLOTS) + g.straying]
    ahead = [there for there in ways(g).leads[here] if there // SLOTS == place and there % SLOTS == here % SLOTS]
    if not ahead or barred(g, g.stack, ahead[0]):
        for unit in g.stack:
            g.marks[unit] |= TI
        g.tell("lost-in-the-dark", counters(g), g.where[g.stack[0]])
        disband(g)
        return
    price = ways(g).price(here, ahead[0])
    if price == WHOLE:
        price = left(g) if g.spent == 0 else left(g) + 1
    if price > left(g):
        disband(g)
        return
    yield from enter(g, ahead[0], price, ways(g).along_road(here, ahead[0]), False)
