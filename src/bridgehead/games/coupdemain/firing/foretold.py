"""[T35.12] What the odds of an answer about fire are: the attack as it would be then."""

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.read.table import Odds
from bridgehead.games.coupdemain.fire.choosing import join_who_must
from bridgehead.games.coupdemain.fire.groups import best_group, part_of
from bridgehead.games.coupdemain.fire.leading import usual_leaders
from bridgehead.games.coupdemain.fire.modifiers import Aim, FireGroup
from bridgehead.games.coupdemain.fire.ways_to_fire import open_way
from bridgehead.games.coupdemain.firing.chances import fire_breakdown, fire_odds, shot_odds
from bridgehead.games.coupdemain.firing.first_fire import first_group
from bridgehead.games.coupdemain.guns.at_vehicles import targets_of, vehicle_odds
from bridgehead.games.coupdemain.guns.tanks import is_turret_mg, mg_group
from bridgehead.games.coupdemain.state import DRIVE, MOVEMENT, CoupState

FIRE_PHASES = ("prep-fire", "defensive-fire", "advancing-fire")


def odds_of_fire(g: CoupState, choice: Choice, option: Option) -> Odds | None:
    """[T35.12] The odds of an option of a question about fire: of a target nobody was chosen for yet as if all fired
    that `all` means; of an attack being put together, with one more, or as it stands. None for what is no attack
    yet.
    """
    verb, number = option
    if choice.prompt == "gun-target":
        return _shot_at(g, choice.about[0], option)
    if verb == "ordnance" and choice.prompt == "first-fire":
        if is_turret_mg(g, number):
            return fire_odds(g, mg_group(g, number, choice.about[0], True))
        if g.manner == DRIVE:
            return vehicle_odds(g, number, g.stack[0])
        return shot_odds(g, number, choice.about[0], True)
    if verb == "ordnance" and choice.prompt in FIRE_PHASES:
        targets = targets_of(g, number)
        return _shot_at(g, number, targets[0]) if len(targets) == 1 else None
    group = _group_of(g, choice, option)
    return None if group is None else fire_odds(g, group)


def _shot_at(g: CoupState, weapon: int, target: Option) -> Odds | None:
    """The odds of a shot at men or at a vehicle."""
    verb, number = target
    if is_turret_mg(g, weapon):
        return fire_odds(g, mg_group(g, weapon, number, False))
    return vehicle_odds(g, weapon, g.unit(number)) if verb == "at-vehicle" else shot_odds(g, weapon, number, False)


def breakdown_of_fire(g: CoupState, choice: Choice, option: Option) -> Breakdown | None:
    """[T35.12] The same for each target that the firing side can see, with the 36 rolls; None for what is no fire."""
    group = _group_of(g, choice, option)
    return None if group is None else fire_breakdown(g, group)


def _group_of(g: CoupState, choice: Choice, option: Option) -> FireGroup | None:
    """Who would fire after an answer, and where; None for what is no fire on the fire table."""
    verb, number = option
    if choice.prompt in FIRE_PHASES and verb == "at":
        return best_group(g, Aim(choice.seat, number))
    if choice.prompt == "first-fire" and verb == "fire":
        return first_group(g, choice.about[0], number)
    return _group_with(g, choice, option) if choice.prompt in ("fire-with", "fire-leader") else None


def _group_with(g: CoupState, choice: Choice, option: Option) -> FireGroup:
    """The group that is being put together, as it would be after an answer."""
    verb, number = option
    aim = Aim(choice.seat, choice.about[0], g.phase == MOVEMENT)
    if verb == "all":
        if not aim.moving:
            return best_group(g, aim)
        return first_group(g, aim.target, g.leading)
    parts = g.firers[:]
    if verb in ("with", "weapon"):
        parts.append(part_of(g, option))
    ways = [open_way(g, part, aim.target) for part in parts]
    join_who_must(g, aim, parts, ways)
    group = FireGroup(aim, parts, ways, usual_leaders(g, parts, ways))
    if verb == "led-by":
        group.leaders = [g.unit(number)]
    elif verb == "unled":
        group.leaders = []
    return group
