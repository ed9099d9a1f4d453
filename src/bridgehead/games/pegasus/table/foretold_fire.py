"""The fire that a step draws, foretold: who fires for certain, on whom a die decides, and what may come of it.

Nothing enters but what the player knows: what lies face down counts as the squads that are left among the dummies.
"""

from fractions import Fraction
from typing import Final

from bridgehead.engine.columns import changed
from bridgehead.engine.read.table import NOTHING, Odds
from bridgehead.games.pegasus.combat.opportunity_fire import (
    alert_watchers,
    fires_at_sight,
    spotting_from,
    without_leaders,
)
from bridgehead.games.pegasus.combat.small_arms import gunners_among, small_arms_odds
from bridgehead.games.pegasus.printed.components import FIRST_GARRISON, IS_COMBAT, NEXT
from bridgehead.games.pegasus.printed.tables import FIRE
from bridgehead.games.pegasus.state import PegasusState
from bridgehead.games.pegasus.units import effects
from bridgehead.games.pegasus.units.garrison import ALERT_FROM, is_hidden
from bridgehead.games.pegasus.units.losses import strongest

FACES: Final = 6
Firers = tuple[int, ...]
Shares = dict[Firers, Fraction]


def fire_on_entry(g: PegasusState, area: int) -> Odds | None:
    """[6.4] What the Germans' opportunity fire may bring the moving unit, the largest of its group, when it enters an
    area; None where nobody can fire, or nothing can come of it.
    """
    roused = after_the_step(g, area)
    shares = who_fires(g, roused, area)
    target = strongest(roused, [unit for unit in g.group if IS_COMBAT[unit]] or g.group)
    found = [(odds, share) for firers, share in shares.items() if (odds := _attack(roused, firers, target)) is not None]
    if all(odds.chance(NOTHING) == 1 for odds, _ in found):
        return None
    odds = found[0][0] if found[0][1] == 1 else _together(found)
    odds.reading = effects.of_fire_on_us(target)
    return odds


def after_the_step(g: PegasusState, area: int) -> PegasusState:
    """[15.alert] The position with the group in the area, and all those disturbed as if each were an alert squad."""
    after = g.copy()
    for unit in g.group:
        after.put(unit, area)
    for near in [area, *NEXT[area]]:
        for unit in g.germans_in(near):
            if not g.awake[unit]:
                after.awake = changed(after.awake, unit, 1)
            if is_hidden(g, unit):
                after.hidden[unit - FIRST_GARRISON] = 0
    return after


def who_fires(g: PegasusState, roused: PegasusState, area: int) -> Shares:
    """[13.1.6] [15.alert] Everybody who may fire together, and how likely it is that just these do."""
    watching = alert_watchers(roused, area)
    shares: Shares = {(): Fraction(1)}
    for unit in watching:
        if not is_hidden(g, unit):
            shares = _with(shares, unit, _chance(g, roused, unit))
    return _with_counters(g, shares, [unit for unit in watching if is_hidden(g, unit)])


def _chance(g: PegasusState, roused: PegasusState, unit: int) -> Fraction:
    """[13.1.6] [15.alert] The chance that a watcher fires: if he is alert once disturbed, and if he spots."""
    chance = Fraction(1) if g.awake[unit] else Fraction(FACES + 1 - ALERT_FROM, FACES)
    if fires_at_sight(roused, unit):
        return chance
    return chance * Fraction(FACES + 1 - spotting_from(unit), FACES)


def _with(shares: Shares, unit: int, chance: Fraction) -> Shares:
    """The same with one more who fires or does not."""
    found: Shares = {}
    for firers, share in shares.items():
        if chance:
            found[(*firers, unit)] = share * chance
        if chance < 1:
            found[firers] = share * (1 - chance)
    return found


def _with_counters(g: PegasusState, shares: Shares, counters: list[int]) -> Shares:
    """[15.alert] The same with counters that lie face down: each is a squad, and alert, or not."""
    down = sum(g.hidden)
    squads = g.squads_drawn - sum(1 for hidden, squad in zip(g.hidden, g.secret) if squad and not hidden)
    alert = Fraction(FACES + 1 - ALERT_FROM, FACES)
    left: dict[tuple[Firers, int], Fraction] = {(firers, squads): share for firers, share in shares.items()}
    for place, unit in enumerate(counters):
        now: dict[tuple[Firers, int], Fraction] = {}
        for (firers, some), share in left.items():
            squad = Fraction(some, down - place)
            ways = [
                ((*firers, unit), some - 1, squad * alert),
                (firers, some - 1, squad * (1 - alert)),
                (firers, some, 1 - squad),
            ]
            for who, still, chance in ways:
                if chance:
                    now[who, still] = now.get((who, still), Fraction(0)) + share * chance
        left = now
    found: Shares = {}
    for (firers, _), share in left.items():
        found[firers] = found.get(firers, Fraction(0)) + share
    return found


def _attack(roused: PegasusState, firers: Firers, target: int) -> Odds | None:
    """The attack of just these."""
    together = without_leaders(list(firers))
    return small_arms_odds(roused, together, gunners_among(roused, together), target, True) if together else None


def _together(found: list[tuple[Odds, Fraction]]) -> Odds:
    """Attacks of which one is made, or none, as one: the modifiers are those that all of them have."""
    shares: dict[str, Fraction] = {}
    for odds, share in found:
        for code, chance in odds.results:
            shares[code] = shares.get(code, Fraction(0)) + share * chance
    shares[NOTHING] = shares.get(NOTHING, Fraction(0)) + 1 - sum(share for _, share in found)
    common = [one for one in found[0][0].modifiers if all(one in odds.modifiers for odds, _ in found)]
    columns = {odds.column for odds, _ in found}
    column = columns.pop() if len(columns) == 1 else ""
    return Odds(FIRE.key, column, common, list(shares.items()), FIRE.paragraph)
