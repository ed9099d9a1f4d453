"""The staff: a quick, sensible player for both sides. It sees deals of its own side's knowledge and
remembers nothing.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.coupdemain.fire.groups import best_group
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup
from bridgehead.games.coupdemain.fire.parts import gunners
from bridgehead.games.coupdemain.marks import CONCEALED, HIDDEN
from bridgehead.games.coupdemain.moving.movement import may_move
from bridgehead.games.coupdemain.pieces.roster import concealed, side_in
from bridgehead.games.coupdemain.pieces.standing_orders import ALWAYS, SNIPER_CHECK, order_of
from bridgehead.games.coupdemain.staff.charges import hopes_of_throwing
from bridgehead.games.coupdemain.staff.driving import judge_drive
from bridgehead.games.coupdemain.staff.ends import worth_of_control
from bridgehead.games.coupdemain.staff.hopes import best_hopes, hopes, value_of
from bridgehead.games.coupdemain.staff.landing import (
    judge_burst,
    judge_landing,
    judge_landing_hex,
    judge_light,
    judge_load,
    judge_sniper,
)
from bridgehead.games.coupdemain.staff.manners import CoupManner
from bridgehead.games.coupdemain.staff.march import (
    all_first,
    judge_advance,
    judge_advance_to,
    judge_advancers,
    judge_manner,
    judge_move,
    judge_movers,
    judge_rout,
    judge_route,
    move_of,
    movers_in,
    party,
    stays_put,
)
from bridgehead.games.coupdemain.staff.picture import Picture
from bridgehead.games.coupdemain.staff.posts import judge_carrier, judge_hide, judge_set_up, judge_works
from bridgehead.games.coupdemain.staff.smoke import hopes_of_shell, judge_smoke_at
from bridgehead.games.coupdemain.staff.tanks import hopes_of_shot
from bridgehead.games.coupdemain.state import MOVEMENT, CoupState

WORTH_A_SHOT: Final = 0.2
"""What prep fire must promise at the least."""
BY_NIGHT: Final = 0.7
"""What a shot counts in the dark: the broken whom it leaves less than the dead of an assault."""
OPENS: Final = 0.25
OPENS_BESIDE: Final = 0.1
"""What fire at somebody in an objective, or next to one, is worth besides, as a part of what the objective is."""
CHEAP: Final = 0.02
UNMASKING: Final = 0.15
A_SHELL: Final = 0.1


def judge(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """The staff's opinion of each option, the higher the better, when it plays in a manner. It keeps the usual
    orders.
    """
    if choice.prompt == "first-orders" and looks_for_snipers_unasked(g, choice.seat):
        return [1.0 if verb == "orders" else 0.0 for verb, _ in choice.options]
    if ("orders", 0) in choice.options:
        left = [option for option in choice.options if option[0] != "orders"]
        found = judge(g, Choice(choice.seat, choice.prompt, left, choice.about), manner)
        found.insert(choice.options.index(("orders", 0)), min(found) - 1.0)
        return found
    inclined = INCLINED.get(choice.prompt)
    if inclined is not None:
        return inclined(g, choice, manner)
    known = JUDGES.get(choice.prompt)
    if known is not None:
        return known(g, choice)
    return [0.0 if stays_put(option) else 1.0 for option in choice.options]


def judge_prep_fire(g: CoupState, choice: Choice, manner: CoupManner) -> list[float]:
    """Fire where it promises more than moving does, for all who fire: who has fired may still advance."""
    p = Picture(g, choice.seat)
    gains: dict[int, float] = {}
    scores: list[float] = []
    for verb, number in choice.options:
        if verb == "at":
            group = best_group(g, Aim(choice.seat, number))
            given_up = sum([gain_of_moving(p, gains, unit, manner) for unit in leaving(g, group)])
            hoped = hopes(g, group)
            scores.append(
                (BY_NIGHT if g.night() else 1.0) * hoped
                + opening(p, number, hoped, manner)
                - given_up
                - unmasked(g, gunners(g, group.parts))
            )
        elif verb == "throw":
            scores.append(hopes_of_throwing(g, choice.seat, number))
        elif verb == "smoke-shell":
            scores.append(hopes_of_shell(p, number) - gain_of_moving(p, gains, g.owner[number], manner))
        elif verb == "ordnance":
            owner = g.owner[number]
            scores.append(hopes_of_shot(g, number, A_SHELL) - gain_of_moving(p, gains, owner, manner))
        else:
            scores.append(manner.thrift * WORTH_A_SHOT if verb == "done" else -1.0)
    return scores


def opening(p: Picture, target: int, hoped: float, manner: CoupManner) -> float:
    """What fire is worth besides that opens the way into something that is still to be taken."""
    stack = p.enemy_at(target)
    if stack is None or not p.missing or p.seat != p.g.battle.winner_if:
        return 0.0
    share = min(1.0, hoped / max(1.0, stack.worth))
    near = min([p.g.battle.ground.apart(target, goal) for goal in p.goals])
    return share * worth_of_control(p, manner) * (OPENS if near == 0 else OPENS_BESIDE if near == 1 else 0.0)


def leaving(g: CoupState, group: FireGroup) -> list[int]:
    """Those of a fire group, and who direct it, who could still move."""
    return [unit for unit in [*gunners(g, group.parts), *group.leaders] if may_move(g, unit)]


def gain_of_moving(p: Picture, gains: dict[int, float], unit: int, manner: CoupManner) -> float:
    """What a unit gives up that fires instead of moving: its share of what its Location has to gain."""
    g = p.g
    if unit < 0 or not may_move(g, unit):
        return 0.0
    here = g.where[unit]
    if here not in gains:
        able = movers_in(g, here, p.seat)
        gains[here] = max(0.0, party(p, here, able, move_of, manner)[1]) / max(1, len(able))
    return gains[here]


def judge_fire(g: CoupState, choice: Choice) -> list[float]:
    """In defence and in the advance fire costs nothing but concealment."""
    scores: list[float] = []
    for verb, number in choice.options:
        if verb == "ordnance":
            scores.append(hopes_of_shot(g, number, A_SHELL) - unmasked(g, [g.owner[number]]))
        elif verb == "throw":
            scores.append(hopes_of_throwing(g, choice.seat, number))
        elif verb != "at":
            scores.append(CHEAP if verb == "done" else -1.0)
        else:
            group = best_group(g, Aim(choice.seat, number))
            scores.append(hopes(g, group) - unmasked(g, gunners(g, group.parts)))
    return scores


def unmasked(g: CoupState, units: list[int]) -> float:
    """What it costs that some units show themselves."""
    return UNMASKING * len([unit for unit in units if unit >= 0 and concealed(g, unit)])


def judge_first_fire(g: CoupState, choice: Choice) -> list[float]:
    """Fire at who moves if it promises something; concealed ones wait for a good target."""
    scores: list[float] = []
    target = choice.about[0]
    for verb, location in choice.options:
        if verb == "fire":
            hidden = any(
                g.marks[unit] & CONCEALED for unit in g.battle.roster[choice.seat] if g.where[unit] == location
            )
            scores.append(best_hopes(g, choice.seat, target, True) - (2 * UNMASKING if hidden else 0.0))
        elif verb == "ordnance":
            scores.append(hopes_of_shot(g, location, 0.0, target))
        else:
            scores.append(CHEAP if verb == "hold" else 0.0)
    return scores


def judge_weapons(_g: CoupState, choice: Choice) -> list[float]:
    """[T3.9] Take up what lies about; leave the rest in the hands that have it."""
    wish: dict[str, float] = {"group": 2.0, "recover": 1.0, "done": 0.5}
    return [wish.get(verb, 0.0) for verb, _ in choice.options]


def judge_gun_target(g: CoupState, choice: Choice) -> list[float]:
    """[T23.2] Where most are."""
    scores: list[float] = []
    for verb, location in choice.options:
        if verb == "at-vehicle":
            scores.append(value_of(g, g.unit(location), choice.seat))
            continue
        there = side_in(g, location, 1 - choice.seat)
        scores.append(sum([value_of(g, unit, choice.seat) for unit in there if not g.marks[unit] & HIDDEN]))
    return scores


def judge_target(g: CoupState, choice: Choice) -> list[float]:
    """[T15.5] All of them at once; withdraw only when it is hopeless."""
    wish: dict[str, float] = {"against-all": 3.0, "capture-all": 1.0, "enough": 0.1, "withdraw": 0.2}
    scores: list[float] = []
    for verb, number in choice.options:
        scores.append(wish[verb] if verb in wish else 0.3 * value_of(g, g.unit(number), choice.seat))
    return scores


def judge_moment(_g: CoupState, choice: Choice) -> list[float]:
    """[T15.12] [T26.7] [T3.4] [T1.12] Nobody leaves a fight that he is not to be hit in; a bomb helps; squads stay
    whole; it is fought out.
    """
    wish: dict[str, float] = {"duck": 3.0, "with-bomb": 2.0, "none": 1.0, "done": 1.0, "keep": 1.0}
    return [wish.get(verb, 0.0) for verb, _ in choice.options]


def judge_reveal(g: CoupState, choice: Choice) -> list[float]:
    """[T17.13] Show whoever matters least."""
    return [-value_of(g, g.unit(number), choice.seat) for _, number in choice.options]


def looks_for_snipers_unasked(g: CoupState, seat: int) -> bool:
    """[T20.6] Whether a side that has to storm something still lets its men look for Snipers whenever they can."""
    return seat == g.battle.winner_if and g.battle.san[1 - seat] > 0 and order_of(g, seat, SNIPER_CHECK) == ALWAYS


def judge_orders(g: CoupState, choice: Choice) -> list[float]:
    """[T35.5] The usual orders will do, but that who storms wants to be asked before his men look for Snipers."""
    wish: dict[str, float] = {"unchanged": 1.0}
    if looks_for_snipers_unasked(g, choice.seat):
        wish["sniper-check-ask"] = 2.0
    return [wish.get(verb, 0.0) for verb, _ in choice.options]


def judge_sniper_check(g: CoupState, choice: Choice) -> list[float]:
    """[T20.6] Who looks for a Sniper does nothing else in the Player Turn: not in one's own, until all have moved."""
    busy = g.acting == choice.seat and g.phase <= MOVEMENT
    return [0.0 if busy and verb == "check" else 1.0 if verb == "check" else 0.5 for verb, _ in choice.options]


Judge = Callable[[CoupState, Choice], list[float]]
Inclined = Callable[[CoupState, Choice, CoupManner], list[float]]
INCLINED: Final[dict[str, Inclined]] = {
    "set-up": judge_set_up,
    "prep-fire": judge_prep_fire,
    "move": judge_move,
    "manner": judge_manner,
    "route": judge_route,
    "rout-to": judge_rout,
    "withdraw-to": judge_rout,
    "movers": judge_movers,
    "advancers": judge_advancers,
    "advance": judge_advance,
    "advance-to": judge_advance_to,
}
JUDGES: Final[dict[str, Judge]] = {
    "drive": judge_drive,
    "set-up-works": judge_works,
    "rally-phase": judge_weapons,
    "gun-target": judge_gun_target,
    "hide": judge_hide,
    "give-to": judge_carrier,
    "who-carries": judge_carrier,
    "defensive-fire": judge_fire,
    "advancing-fire": judge_fire,
    "fire-with": all_first,
    "first-fire": judge_first_fire,
    "cc-target": judge_target,
    "tank-target": judge_target,
    "cc-with": all_first,
    "reveal-one": judge_reveal,
    "infiltrate": judge_moment,
    "gammon": judge_moment,
    "deploy": judge_moment,
    "peace": judge_moment,
    "peace-answer": judge_moment,
    "load": judge_load,
    "landing-hex": judge_landing_hex,
    "land": judge_landing,
    "sniper": judge_sniper,
    "sniper-check": judge_sniper_check,
    "starshell": judge_light,
    "starshell-at": judge_burst,
    "orders": judge_orders,
    "smoke-at": judge_smoke_at,
}
REASONS: Final[dict[str, str]] = {
    "at": "reason-fire",
    "fire": "reason-fire",
    "to": "reason-goal",
    "from": "reason-goal",
    "stack": "reason-goal",
    "fight": "reason-close",
    "against-all": "reason-close",
    "glider": "reason-landing",
}


def reason(_choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id."""
    return REASONS.get(option[0], "")
