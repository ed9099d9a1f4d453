"""How the two staffs judge what they may do: quick rules of thumb, no memory.

The Americans rush armour over the bridge, build where it is safe and hold a belt round their bridges; the Germans
close in, fire first and strike whatever they outweigh, a pontoon bridge before all else.
"""

from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.remagen.board.lines import battle_at, facing, fighters, sectors_in
from bridgehead.games.remagen.combat.battle import value
from bridgehead.games.remagen.combat.fire import firers, may_fire, targets
from bridgehead.games.remagen.combat.front import battle_with, left_to_them
from bridgehead.games.remagen.combat.joining import partners, total
from bridgehead.games.remagen.printed.components import (
    AMERICAN,
    ARM,
    COMBAT,
    FIGURES,
    GERMAN,
    GUN,
    IS_AMPHIBIAN,
    IS_FOOT,
    KILL,
    KIND_OF,
    KINDS,
    SEAT_OF,
    UNITS,
)
from bridgehead.games.remagen.printed.ground import (
    AROUND,
    BANK_OF,
    BOARD,
    CROSSING_BANKS,
    GIVES_COVER,
    IS_RIVER,
    covered,
    distance,
    listed,
)
from bridgehead.games.remagen.staff.appraisal import battle_worth, hits_of, salvo_worth, value_in, wreckage
from bridgehead.games.remagen.staff.manners import RemagenManner
from bridgehead.games.remagen.staff.march import judge_act, judge_march
from bridgehead.games.remagen.staff.plans import Plan, boats_at, is_worth_work
from bridgehead.games.remagen.state import Bridgehead, cargo_of, owner

AMERICAN_WISHES: Final = {
    "engineers": 20.0,
    "buffalo": 1.6,
    "heavy-tank": 12.0,
    "medium-tank": 10.0,
    "light-tank": 8.0,
    "armored-car": 6.0,
    "medium-gun": 3.0,
    "howitzer": 4.0,
    "anti-tank-gun": 2.0,
    "machine-gun": 7.0,
    "infantry": 9.0,
    "weasel": 1.5,
    "armored-truck": 1.2,
    "truck": 1.0,
    "bazooka": 0.5,
}
FIRST_WISHES: Final = {"howitzer": 20.0, "heavy-tank": 12.0, "medium-tank": 10.0, "infantry": 9.0, "light-tank": 8.0}
BOAT_WISH: Final = 25.0
NEVER: Final = -1000.0
WITH_A_PLAN: Final = (
    "march",
    "act",
    "bring",
    "reserves",
    "place",
    "set-up",
    "land",
    "alight",
    "labour",
    "withdraw",
    "rout",
    "advance",
)
GERMAN_WISHES: Final = {
    "heavy-tank": 12.0,
    "medium-tank": 11.0,
    "howitzer": 7.0,
    "armored-car": 5.0,
    "rocket-launcher": 4.0,
    "half-track": 3.0,
    "anti-tank-gun": 2.0,
    "infantry": 6.0,
    "machine-gun": 4.0,
    "bazooka": 4.0,
}


def judge(g: Bridgehead, choice: Choice, manner: RemagenManner) -> list[float]:
    """An opinion of every option, the higher the better, of a staff that plays in a manner."""
    prompt = choice.prompt
    if prompt not in WITH_A_PLAN:
        return [judge_shot(g, choice, option, manner) for option in choice.options]
    plan = Plan(g, 1 - choice.seat if prompt == "rout" else choice.seat, manner)
    if prompt == "march":
        return judge_march(g, plan, choice.options)
    if prompt == "act":
        return judge_act(g, plan, choice.about[0], choice.options)
    return [judge_place_or_work(g, plan, choice, option) for option in choice.options]


def judge_place_or_work(g: Bridgehead, plan: Plan, choice: Choice, option: Option) -> float:
    """An opinion of one option of the questions that depend on what the side is about."""
    verb, number = option
    prompt = choice.prompt
    if prompt in ("bring", "reserves"):
        return judge_arrival(g, plan, verb, number)
    if prompt == "labour":
        return 1.0 if (verb == "work") == is_worth_work(g, plan, BANK_OF[g.place[choice.about[0]]]) else 0.0
    if prompt in ("withdraw", "rout"):
        return NEVER if verb == "apart" else judge_retreat(g, plan, choice, number)
    if prompt == "advance":
        return judge_advance(g, plan, choice.about[0], verb, number)
    return judge_place(g, plan, choice, number)


def judge_shot(g: Bridgehead, choice: Choice, option: Option, manner: RemagenManner) -> float:
    """An opinion of one option of the questions of fire, of battle and of the drop."""
    verb, number = option
    prompt = choice.prompt
    if prompt in ("fire", "answer"):
        return judge_battery(g, choice.seat, verb, number, manner)
    if prompt in ("target", "return-fire", "contact-fire"):
        return judge_target(g, choice, option, manner)
    if prompt == "aim":
        unit = choice.about[0]
        return (
            salvo_worth(g, [unit], g.place[unit], number) + 0.1 if verb == "at" else 0.0 if verb == "alone-at" else 0.05
        )
    if prompt in ("hit", "men"):
        return judge_hit(g, number) + (0.01 if verb == "destroy" else 0.0)
    if prompt == "front":
        return judge_attack(g, choice.about[0], option, manner)
    if prompt == "left-out":
        return judge_join(g, number, choice.about[0], manner)
    if prompt == "too-weak":
        return judge_help(g, choice.about[0] + 1, number + 1, manner)
    if prompt == "together":
        if verb == "divided":
            return 0.0
        return max([judge_union(g, number + 1, other, manner) for other in partners(g, number + 1)])
    if prompt == "partner":
        return judge_union(g, choice.about[0] + 1, number + 1, manner)
    if prompt == "crowded":  # who goes first finds room: our strongest, the enemy's weakest
        return COMBAT[KIND_OF[number]] * (1.0 if choice.seat == SEAT_OF[number] else -1.0)
    if prompt == "battle":
        battle = number + 1
        attackers, defenders = facing(g, battle)
        return battle_worth(value(attackers), value(defenders), manner.losses)
    return 1.0 if verb == "jump" else 0.0


# --- arrivals ---


def judge_arrival(g: Bridgehead, plan: Plan, verb: str, unit: int) -> float:
    """Which piece to bring on: first howitzers, later a boat for the site, engineers, then the heavy ones."""
    if verb == "enough":
        return 0.0
    kind = KINDS[KIND_OF[unit]]
    if g.seat == GERMAN:
        return GERMAN_WISHES.get(kind, 1.0)
    if g.turn == 1:
        return FIRST_WISHES.get(kind, 0.5)
    if IS_AMPHIBIAN[KIND_OF[unit]] and not plan.east_passed and not boats_at(g):
        return BOAT_WISH
    return AMERICAN_WISHES.get(kind, 1.0)


def judge_place(g: Bridgehead, plan: Plan, choice: Choice, there: int) -> float:
    """Where to come on, land or get off: nearest to where the piece wants to go, in cover if it is foot."""
    unit = choice.about[0]
    kind = KIND_OF[unit]
    score = -0.1 * plan.potential(unit, there)
    if IS_FOOT[kind] and GIVES_COVER[there]:
        score += 0.3
    if choice.prompt == "set-up":
        if ARM[kind] == GUN:
            score += 0.5 * (not GIVES_COVER[there])
        score -= 0.02 * value_in(g, there)
    if choice.prompt == "land":
        score -= 1.0 * (g.zones[GERMAN][there] > 0)
        score -= 0.2 * distance(there, CROSSING_BANKS[plan.site][1])
    return score


# --- fire ---


def judge_battery(g: Bridgehead, seat: int, verb: str, here: int, manner: RemagenManner) -> float:
    """Which sector fires or answers next: the one that destroys most; none when nothing is to be hoped for."""
    if verb == "end-fire":
        return 0.3 * manner.thrift
    best = 0.0
    seen = 0
    for unit in g.pile[here]:
        seen |= sight(g, seat, unit, here)
    for target in listed(seen):
        best = max(best, target_worth(g, seat, here, target, manner, seat == g.seat))
    return best


def sight(g: Bridgehead, seat: int, unit: int, here: int) -> int:
    """The enemies a piece can fire at."""
    return covered(KIND_OF[unit], here) & targets(g, seat) if may_fire(g, unit) else 0


def target_worth(g: Bridgehead, seat: int, here: int, target: int, manner: RemagenManner, answered: bool) -> float:
    """What a salvo may destroy, less some of what those left may destroy in answer."""
    units = firers(g, here, target)
    if not units:
        return 0.0
    on_bridge = IS_RIVER[target] and seat == GERMAN
    gain = manner.pontoon * wreckage(g, BOARD.row[target], hits_of(g, units, here, target)) if on_bridge else 0.0
    if owner(g, target) != 1 - seat:
        return gain
    gain += salvo_worth(g, units, here, target)
    if not answered:
        return gain
    whole = value_in(g, target)
    left = max(0.0, 1.0 - gain / whole) if whole else 0.0
    able = [unit for unit in g.pile[target] if (covered(KIND_OF[unit], target) >> here) & 1]
    return gain - 0.7 * manner.answer * left * (salvo_worth(g, able, target, here) if able else 0.0)


def judge_target(g: Bridgehead, choice: Choice, option: Option, manner: RemagenManner) -> float:
    """What to fire at from a sector: where most is destroyed."""
    here = choice.about[0]
    verb, target = option
    if verb == "all-at":
        return target_worth(g, choice.seat, here, target, manner, choice.prompt == "target")
    return 0.1 if verb == "hold-fire" else 0.0


def judge_hit(g: Bridgehead, unit: int) -> float:
    """What to hit: what costs the enemy most for each hit, with all that it carries or tows."""
    kind = KIND_OF[unit]
    need = (FIGURES[kind] - g.hits[unit]) / 3.5 if IS_FOOT[kind] else float(KILL[kind] - g.hits[unit])
    return value([unit, *cargo_of(g, unit)]) / need


# --- battles ---


def judge_attack(g: Bridgehead, here: int, option: Option, manner: RemagenManner) -> float:
    """Which enemy to attack: where this sector's weight, with the enemies it brings along, improves matters most."""
    verb, foe = option
    losses = manner.losses
    if verb == "decline":
        foes = sum([value_in(g, there) for there in AROUND[here] if owner(g, there) == 1 - g.seat])
        return -battle_worth(value_in(g, here), foes, losses) - 0.5 * manner.valour
    party, enemies = battle_with(g, here, foe)
    attack = sum([value_in(g, sector) for sector in party])
    defence = sum([value_in(g, sector) for sector in enemies])
    known = _defence_without(g, party[1:], foe)
    before = battle_worth(attack - value_in(g, here), known, losses) + battle_worth(0, defence - known, losses)
    return battle_worth(attack, defence, losses) - before


def _defence_without(g: Bridgehead, party: list[int], foe: int) -> int:
    """The combat value that a party has to fight before another sector joins it: of the foe alone if there is none."""
    foes = sectors_in(g, battle_at(g, foe), 1 - g.seat) if party else [foe]
    return sum([value_in(g, sector) for sector in [*foes, *left_to_them(g, party, foes)]])


def judge_join(g: Bridgehead, by: int, foe: int, manner: RemagenManner) -> float:
    """Who takes on an enemy left out: the battle that can bear it best."""
    battle = battle_at(g, by)
    attack = sum([value_in(g, sector) for sector in sectors_in(g, battle, g.seat)])
    defence = sum([value_in(g, sector) for sector in sectors_in(g, battle, 1 - g.seat)])
    found = battle_worth(attack, defence + value_in(g, foe), manner.losses)
    return found - battle_worth(attack, defence, manner.losses)


def judge_help(g: Bridgehead, weak: int, helper: int, manner: RemagenManner) -> float:
    """With which battle a weak one is fought together: where that spoils least."""
    attack, defence = value(fighters(g, helper, g.seat)), value(fighters(g, helper, 1 - g.seat))
    more, worse = value(fighters(g, weak, g.seat)), value(fighters(g, weak, 1 - g.seat))
    together = battle_worth(attack + more, defence + worse, manner.losses)
    return together - battle_worth(attack, defence, manner.losses)


def judge_union(g: Bridgehead, one: int, other: int, manner: RemagenManner) -> float:
    """Whether two battles are better fought as one."""
    alone = battle_worth(total(g, one, g.seat), total(g, one, 1 - g.seat), manner.losses)
    return judge_help(g, one, other, manner) - alone


def judge_retreat(g: Bridgehead, plan: Plan, choice: Choice, there: int) -> float:
    """Where to go back to: near friends and in cover, or, for the enemy's pieces, far from their goal."""
    unit = choice.about[0]
    score = -0.1 * plan.potential(unit, there) + (0.5 if GIVES_COVER[there] and IS_FOOT[KIND_OF[unit]] else 0.0)
    for near in AROUND[there]:
        if owner(g, near) == owner(g, g.place[unit]):
            score += 0.2
    return -score if choice.prompt == "rout" else score


def judge_advance(g: Bridgehead, plan: Plan, unit: int, verb: str, there: int) -> float:
    """Whether to follow up: when it brings the piece nearer to its goal and not into worse company."""
    if verb != "advance":
        return 0.0 if verb == "stay" else -1.0
    seat = 0 if unit in UNITS[AMERICAN] else 1
    score = 0.1 * (plan.potential(unit, g.place[unit]) - plan.potential(unit, there))
    if IS_FOOT[KIND_OF[unit]] and GIVES_COVER[there]:
        score += 0.3
    return score - 0.5 * plan.manner.pursuit * (g.zones[1 - seat][there] > 0)


def reason(g: Bridgehead, choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id."""
    return f"why-{choice.prompt}" if choice.prompt in REASONS else ""


REASONS: Final = ("bring", "reserves", "labour", "fire", "target", "return-fire", "front", "act")
