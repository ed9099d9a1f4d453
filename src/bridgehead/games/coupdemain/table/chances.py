"""[T35.12] What the dice may bring if an option is taken."""

from fractions import Fraction

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.coupdemain.close.charges import DUD, placed_lots, thrown, thrown_lots
from bridgehead.games.coupdemain.close.strength import close_attack, tank_attack
from bridgehead.games.coupdemain.close.strength import odds_of as close_odds
from bridgehead.games.coupdemain.fire.parts import prepared
from bridgehead.games.coupdemain.firing.chances import blast_odds
from bridgehead.games.coupdemain.firing.foretold import odds_of_fire
from bridgehead.games.coupdemain.marks import BROKEN, CONCEALED, HIDDEN, MACHINE
from bridgehead.games.coupdemain.morale.rally import rally_chance, rally_modifiers
from bridgehead.games.coupdemain.moving.entry import waiting
from bridgehead.games.coupdemain.moving.placing import charge_of
from bridgehead.games.coupdemain.pieces.roster import is_dummy, riders, side_in
from bridgehead.games.coupdemain.state import NONE, OFF_MAP, CoupState
from bridgehead.games.coupdemain.table.landing import landing_odds
from bridgehead.games.coupdemain.table.on_the_way import odds_on_the_way
from bridgehead.games.coupdemain.table.tries import odds_of_trying


def odds_of(g: CoupState, choice: Choice, option: Option) -> Odds | None:
    """The exact chances of what follows directly from an option; None when no die does."""
    verb, number = option
    if choice.prompt == "rally" and verb in ("rally", "self"):
        return rally_odds(g, g.unit(number))
    if choice.prompt == "land":
        return landing_odds(g, number)
    if verb == "throw":
        return blast_odds(g, thrown_lots(g, thrown(g, choice.seat, number), number, True), DUD)
    if verb == "place":
        return placed_odds(g, number)
    if choice.prompt == "tank-target":
        return close_odds(tank_attack(g, g.unit(choice.about[1]), g.unit(number)))
    if choice.prompt == "cc-target" and verb in ("against-all", "against"):
        return fight_odds(g, choice, option)
    return odds_of_fire(g, choice, option) or odds_on_the_way(g, choice, option) or odds_of_trying(g, choice, option)


def placed_odds(g: CoupState, target: int) -> Odds | None:
    """[T7.8] What the charge will do that the stack under way may place, if it gets that far."""
    weapon = charge_of(g, g.stack)
    here = g.where[g.owner[weapon]]
    return blast_odds(g, placed_lots(g, weapon, here, target, prepared(g, weapon), True), DUD)


def rally_odds(g: CoupState, unit: int) -> Odds:
    """[T9.1] [T9.2] The chance to rally."""
    chance = rally_chance(g, unit)
    results = [("rallies", chance), ("stays-broken", 1 - chance)]
    return Odds("rally", "", rally_modifiers(g, unit), [one for one in results if one[1] > Fraction(0)], "T9.1")


def fight_odds(g: CoupState, choice: Choice, option: Option) -> Odds | None:
    """[T15.7] The odds of everybody who can attack against those named."""
    location, seat = choice.about[0], choice.seat
    ours = [
        unit for unit in side_in(g, location, seat) if not g.marks[unit] & (BROKEN | HIDDEN) and not is_dummy(g, unit)
    ]
    theirs = [unit for unit in side_in(g, location, 1 - seat) if not g.marks[unit] & (HIDDEN | MACHINE)]
    if option[0] == "against":
        theirs = [g.unit(option[1])]
    half = all(g.marks[unit] & CONCEALED for unit in theirs)
    attack = close_attack(g, ours, theirs, NONE, half)
    return close_odds(attack) if attack.column >= 0 else None


def notes_of(g: CoupState, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[T33.10] Whether the Movement Phase would end while units put off the map could still enter; they stay away for
    good then. [T15.14] That whoever breaks off is attacked as he goes.
    """
    if option[0] == "withdraw" and choice.prompt == "cc-target":
        return [("danger-breaks-off", 0)]
    if option[0] != "done" or choice.prompt != "move":
        return []
    left = sum(len(waiting(g, number)) for verb, number in choice.options if verb == "group")
    vehicles = [g.unit(number) for verb, number in choice.options if verb == "vehicle"]
    left += sum(1 + len(riders(g, unit)) for unit in vehicles if g.where[unit] == OFF_MAP)
    return [("sure-stays-away", left)] if left else []
