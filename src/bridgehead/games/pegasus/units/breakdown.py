"""[12] Glider platoons break down into two squads, and squads recombine."""

from bridgehead.engine.choice import Option, Steps
from bridgehead.engine.columns import changed
from bridgehead.games.pegasus.printed.components import BRITISH, GLIDER_PLATOONS, SQUADS, WEAPONS
from bridgehead.games.pegasus.printed.terms import IN_SQUADS, PREPARED, UNUSED
from bridgehead.games.pegasus.state import PegasusState

MOST_SQUAD_GRENADES = 2


def reshaping_options(g: PegasusState) -> list[Option]:
    """[12] [12.never] Platoons of two points or more that may break down, and squads that may recombine, before they
    move.

    Each platoon changes its shape once a turn at most, so that the question is always brought forward.
    """
    options: list[Option] = []
    for platoon in GLIDER_PLATOONS:
        if g.reshaped[platoon] == g.turn:
            continue
        if g.place[platoon] >= 0:
            if not g.acted[platoon] and not g.suppressed[platoon] and g.strength[platoon] > 1:
                options.append(("break-down", platoon))
        elif can_combine(g, platoon):
            options.append(("combine", platoon))
    return options


def can_combine(g: PegasusState, platoon: int) -> bool:
    """[12.combine] Both squads begin their movement in the same area, and neither is suppressed."""
    a, b = SQUADS[platoon]
    if g.place[a] < 0 or g.place[a] != g.place[b]:
        return False
    return not (g.acted[a] or g.acted[b] or g.suppressed[a] or g.suppressed[b])


def break_down(g: PegasusState, platoon: int) -> Steps:
    """[12] [16.control] Points and grenades left are shared as equally as can be; both squads have the position of the
    platoon, and the player says which of them keeps what it carried. Nobody has entered the area by it.
    """
    a, b = SQUADS[platoon]
    position = g.prepared[platoon]
    area, strength, grenades = g.place[platoon], g.strength[platoon], g.grenades[platoon]
    held_by, side_in = g.control[area], g.last_in[area]
    g.remove(platoon, IN_SQUADS)
    g.strength[a], g.strength[b] = (strength + 1) // 2, strength // 2
    g.grenades = changed(g.grenades, a, min(MOST_SQUAD_GRENADES, (grenades + 1) // 2))
    g.grenades = changed(g.grenades, b, min(MOST_SQUAD_GRENADES, grenades // 2))
    for squad in (a, b):
        g.put(squad, area)
        take_over(g, squad, [platoon])
        g.prepared = changed(g.prepared, squad, position)
    g.control, g.last_in = changed(g.control, area, held_by), changed(g.last_in, area, side_in)
    g.reshaped = changed(g.reshaped, platoon, g.turn)
    g.tell("breaks-down", platoon, g.strength[a], g.strength[b])
    for weapon in range(WEAPONS):
        if g.carrier[weapon] == platoon:
            _verb, squad = yield g.ask(BRITISH, "carry", [("carry", a), ("carry", b)], weapon)
            g.carrier[weapon] = squad


def combine(g: PegasusState, platoon: int) -> None:
    """[12.combine] [16.control] The platoon is worth what its squads have left, grenades too; it has a prepared
    position when both of them have one. Nobody has entered.
    """
    a, b = SQUADS[platoon]
    position = PREPARED if g.prepared[a] == g.prepared[b] == PREPARED else 0
    area = g.place[a]
    held_by, side_in = g.control[area], g.last_in[area]
    g.strength[platoon] = g.strength[a] + g.strength[b]
    g.grenades = changed(g.grenades, platoon, g.grenades[a] + g.grenades[b])
    take_over(g, platoon, [a, b])
    for squad in (a, b):
        g.remove(squad, UNUSED)
        hand_over(g, squad, platoon)
    g.put(platoon, area)
    g.prepared = changed(g.prepared, platoon, position)
    g.control, g.last_in = changed(g.control, area, held_by), changed(g.last_in, area, side_in)
    g.reshaped = changed(g.reshaped, platoon, g.turn)
    g.tell("combines", platoon, g.strength[platoon])


def take_over(g: PegasusState, new: int, old: list[int]) -> None:
    """[5.3.positions] [6.5.los.2] [7.0.3a] An attack on the old shape of a unit in this turn, the tanks and guns that
    it fired at in the last one, and its engagement hold for the new shape.
    """
    attacked, shots, engaged = 0, 0, 0
    for unit in old:
        attacked |= g.attacked[unit]
        shots |= g.shots_before[unit]
        engaged = max(engaged, g.engaged[unit])
    g.engaged = changed(g.engaged, new, engaged)
    g.attacked = changed(g.attacked, new, attacked)
    g.shots_before = changed(g.shots_before, new, shots)


def hand_over(g: PegasusState, giver: int, taker: int) -> None:
    """A weapon goes from one shape of the unit to the other."""
    for weapon in range(WEAPONS):
        if g.carrier[weapon] == giver:
            g.carrier[weapon] = taker
