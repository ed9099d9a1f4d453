"""The odds shown before a die is cast: what a salvo may hit and kill, and how a battle may go.

The losses of a salvo are reckoned as if its hits were spent on the first piece offered each time until it is gone.
"""

from fractions import Fraction
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.games.remagen.board.lines import (
    battle_at,
    enemies_beside,
    facing,
    fighters,
    free_beside,
    sectors_in,
    strength,
)
from bridgehead.games.remagen.combat.battle import value
from bridgehead.games.remagen.combat.fire import batches, firers
from bridgehead.games.remagen.combat.front import battle_with, best_odds, fighters_beside
from bridgehead.games.remagen.combat.joining import partners
from bridgehead.games.remagen.printed.combat_chart import NO_COLUMN, column_of, distribution, heading
from bridgehead.games.remagen.printed.components import (
    ARM,
    ARMOURED,
    COMBAT,
    FIGURES,
    FIRE_DICE,
    INFANTRY,
    IS_FOOT,
    KILL,
    KIND_OF,
    STOP,
    WEAPON,
)
from bridgehead.games.remagen.printed.ground import BOARD, GIVES_COVER, distance
from bridgehead.games.remagen.state import Bridgehead

Piece: TypeAlias = tuple[int, int]
"""A kind, and the hits or figures lost so far."""
Left: TypeAlias = dict[tuple[tuple[Piece, ...], int, bool], Fraction]
"""The chance of what is left, the combat value lost, and whether a vehicle was stopped."""
Joint: TypeAlias = dict[tuple[tuple[Piece, ...], int, int, bool], Fraction]
"""The chance of what is left, the hits, the combat value lost, and whether a vehicle was stopped."""

LONGEST_LIST: Final = 12
FIRE_QUESTIONS: Final = ("target", "return-fire", "contact-fire")


def odds_of(g: Bridgehead, choice: Choice, option: Option) -> Odds | None:
    """What the dice may bring if an option is taken; None where no die follows."""
    verb, number = option
    if verb == "all-at" and choice.prompt in FIRE_QUESTIONS:
        here = choice.about[0]
        return fire_odds(g, firers(g, here, number), here, number)
    if verb in ("at", "alone-at"):
        unit = choice.about[0]
        return fire_odds(g, [unit], g.place[unit], number)
    if verb == "against":
        return attack_odds(g, choice.about[0], number)
    if verb == "also-by":
        return joined_odds(g, number, choice.about[0])
    if verb == "with":
        return helped_odds(g, choice.about[0] + 1, number + 1)
    if verb == "together":
        others = partners(g, number + 1)
        return helped_odds(g, number + 1, others[0]) if len(others) == 1 else None
    if verb == "resolve":
        battle = number + 1
        attackers, defenders = facing(g, battle)
        return battle_odds(value(attackers), value(defenders), "")
    return None


# --- battles ---


def battle_odds(attack: int, defence: int, elsewhere: str) -> Odds:
    """[9.4] [9.7] The column for two totals with the chance of every result, and what is said of odds elsewhere."""
    column = column_of(attack, defence)
    modifiers = [Modifier("attack", attack, "9.4"), Modifier("defence", defence, "9.4")]
    return Odds("combat", heading(column) + elsewhere, modifiers, distribution(column), "9.7")


def attack_odds(g: Bridgehead, here: int, foe: int) -> Odds:
    """[9.1] [9.2] The battle once a sector joins it, and what is then left against its other neighbours."""
    party, foes = battle_with(g, here, foe)
    attack = sum([strength(g, sector) for sector in party])
    return battle_odds(attack, sum([strength(g, sector) for sector in foes]), elsewhere(g, here, foes))


def elsewhere(g: Bridgehead, here: int, foes: list[int]) -> str:
    """[9.2] The effect of a soak-off: for each other enemy beside the sector the best odds without it."""
    found = ""
    for other in enemies_beside(g, here, g.seat):
        if other not in foes:
            found += f" · {BOARD.ids[other]}: {heading(best_without(g, here, other))}"
    return found


def best_without(g: Bridgehead, here: int, foe: int) -> int:
    """[9.1] [9.2] The best column that an enemy can still be fought in without a sector."""
    battle = battle_at(g, foe)
    if battle > 0:
        return best_odds(g, battle, here)
    free = free_beside(g, [foe], here)
    if free:
        return column_of(free, strength(g, foe))
    others = [there for there in fighters_beside(g, foe) if there != here]
    return max([with_another(g, battle_at(g, there), foe, here) for there in others], default=NO_COLUMN)


def with_another(g: Bridgehead, battle: int, foe: int, without: int) -> int:
    """[9.1] The column of a battle into which one more enemy sector comes, and in which one of ours is not."""
    attack = sum([strength(g, sector) for sector in sectors_in(g, battle, g.seat) if sector != without])
    defence = sum([strength(g, sector) for sector in sectors_in(g, battle, 1 - g.seat)])
    return column_of(attack, defence + strength(g, foe))


def joined_odds(g: Bridgehead, by: int, foe: int) -> Odds:
    """[9.1] A battle with one more enemy sector in it."""
    battle = battle_at(g, by)
    attack = sum([strength(g, sector) for sector in sectors_in(g, battle, g.seat)])
    defence = sum([strength(g, sector) for sector in sectors_in(g, battle, 1 - g.seat)])
    return battle_odds(attack, defence + strength(g, foe), "")


def helped_odds(g: Bridgehead, weak: int, helper: int) -> Odds:
    """[9.2] A battle fought together with another."""
    attack = value(fighters(g, weak, g.seat)) + value(fighters(g, helper, g.seat))
    defence = value(fighters(g, weak, 1 - g.seat)) + value(fighters(g, helper, 1 - g.seat))
    return battle_odds(attack, defence, "")


# --- fire ---


def fire_odds(g: Bridgehead, units: list[int], here: int, target: int) -> Odds | None:
    """[7.6] [7.7] [7.8] The hits of a salvo and what they destroy: `2 hits, 12 lost` cost twelve of combat value.

    `stop` says that a vehicle would be stopped. The modifiers tell the hits to expect and the most there can be.
    """
    span = distance(here, target)
    if not units:
        return None
    strongest = max([COMBAT[KIND_OF[unit]] for unit in units])
    modifiers: list[Modifier] = []
    joint: Joint = {}
    pieces = tuple([(KIND_OF[unit], g.hits[unit]) for unit in g.pile[target]])
    joint[(pieces, 0, 0, False)] = Fraction(1)
    for divisor, armour, batch in batches(g, units, span):
        dice = sum([FIRE_DICE[KIND_OF[unit]] for unit in batch])
        modifiers += [Modifier("dice", dice, "7.6"), Modifier("divisor", divisor, "7.6")]
        joint = after_batch(joint, hit_chances(dice, divisor), strongest, armour, 2 if GIVES_COVER[target] else 1)
    if GIVES_COVER[target]:
        modifiers.append(Modifier("cover", 2, "7.7"))
    expected = sum([hits * share for (_, hits, _, _), share in joint.items()], Fraction(0))
    modifiers.append(Modifier("hits-expected", round(expected), "7.6"))
    modifiers.append(Modifier("hits-most", max([hits for _, hits, _, _ in joint]), "7.6"))
    return Odds("fire", _range_heading(span), modifiers, fire_results(joint), "7.6")


def fire_results(joint: Joint) -> list[tuple[str, Fraction]]:
    """Hits with what they destroy; where that would make a long list, what is destroyed alone."""
    both: dict[tuple[int, int, bool], Fraction] = {}
    losses: dict[tuple[int, bool], Fraction] = {}
    for (_, hits, loss, stopped), share in joint.items():
        both[(hits, loss, stopped)] = both.get((hits, loss, stopped), Fraction(0)) + share
        losses[(loss, stopped)] = losses.get((loss, stopped), Fraction(0)) + share
    if len(both) <= LONGEST_LIST:
        return [(_code(hits, loss, stopped), both[(hits, loss, stopped)]) for hits, loss, stopped in sorted(both)]
    return [(_code(-1, loss, stopped), losses[(loss, stopped)]) for loss, stopped in sorted(losses)]


def _range_heading(span: int) -> str:
    return str(span) if span < 7 else "7/8"


def _code(hits: int, loss: int, stopped: bool) -> str:
    """The hits (unless below zero), the combat value destroyed, a vehicle stopped: parts with words of their own."""
    parts = [f"{hits} hits"] if hits >= 0 else []
    if loss or not parts:
        parts.append(f"{loss} lost")
    if stopped:
        parts.append("stop")
    return ", ".join(parts)


def hit_chances(dice: int, divisor: int) -> dict[int, Fraction]:
    """[7.6] The chance of each number of hits from so many dice, the remainder dropped."""
    ways = {0: 1}
    for _ in range(dice):
        further: dict[int, int] = {}
        for pips, count in ways.items():
            for die in range(1, 7):
                further[pips + die] = further.get(pips + die, 0) + count
        ways = further
    chances: dict[int, Fraction] = {}
    for pips, count in ways.items():
        hits = pips // divisor
        chances[hits] = chances.get(hits, Fraction(0)) + Fraction(count, 6**dice)
    return chances


def after_batch(
    joint: Joint,
    chances: dict[int, Fraction],
    limit: int,
    armour: bool,
    each: int,
) -> Joint:
    """The pieces left, hits, loss and stop, with their chances, after one batch of a salvo more."""
    found: Joint = {}
    for (pieces, total, loss, stopped), share in joint.items():
        for hits, chance in chances.items():
            for (left, more, stop), part in spend(pieces, hits, limit, armour, each).items():
                _add_joint(found, (left, total + hits, loss + more, stopped or stop), share * chance * part)
    return found


def spend(pieces: tuple[Piece, ...], hits: int, limit: int, armour: bool, each: int) -> Left:
    """[7.5] What so many hits leave of the pieces, always on the first one that may be hit."""
    # One layer for each number of hits still to be spent: pieces, pips left over, loss, stop.
    layers: list[Joint] = [{} for _ in range(hits + 1)]
    layers[hits][(pieces, 0, 0, False)] = Fraction(1)
    done: Left = {}
    for still in range(hits, -1, -1):
        for (left, pips, loss, stopped), share in layers[still].items():
            at = first_exposed(left, limit, armour)
            if still == 0 or at < 0:
                _add(done, (left, loss, stopped), share)
            elif IS_FOOT[left[at][0]]:
                for die in range(1, 7):
                    after, spare, lost = strike_men(left, pips + die, limit, armour, each)
                    _add_joint(layers[still - 1], (after, spare, loss + lost, stopped), share / 6)
            else:
                after, spent, lost, stop = strike_machine(left, at, still)
                _add_joint(layers[still - spent], (after, 0, loss + lost, stopped or stop), share)
    return done


def _add(
    found: Left,
    key: tuple[tuple[Piece, ...], int, bool],
    share: Fraction,
) -> None:
    found[key] = found.get(key, Fraction(0)) + share


def _add_joint(found: Joint, key: tuple[tuple[Piece, ...], int, int, bool], share: Fraction) -> None:
    found[key] = found.get(key, Fraction(0)) + share


def first_exposed(pieces: tuple[Piece, ...], limit: int, armour: bool) -> int:
    """[7.5] The place of the first piece that the next hit may go to, of men the tray with fewest figures; else -1."""
    open_to = [at for at in range(len(pieces)) if armour or not ARMOURED[pieces[at][0]]]
    weaker = [at for at in open_to if COMBAT[pieces[at][0]] <= limit]
    infantry = any(ARM[kind] == INFANTRY for kind, _ in pieces)
    best = -1
    for at in weaker if weaker else open_to:
        kind, had = pieces[at]
        if infantry and ARM[kind] == WEAPON:
            continue
        if best < 0 or (IS_FOOT[kind] and kind == pieces[best][0] and had > pieces[best][1]):
            best = at
    return best


def strike_machine(pieces: tuple[Piece, ...], at: int, hits: int) -> tuple[tuple[Piece, ...], int, int, bool]:
    """The pieces after hits on a vehicle or gun; hits spent, combat value lost, whether it was stopped."""
    kind, had = pieces[at]
    spent = min(hits, KILL[kind] - had)
    if had + spent >= KILL[kind]:
        return ((*pieces[:at], *pieces[at + 1 :]), spent, COMBAT[kind], False)
    stop = 0 < STOP[kind] <= had + spent
    return ((*pieces[:at], (kind, had + spent), *pieces[at + 1 :]), spent, 0, stop)


def strike_men(
    pieces: tuple[Piece, ...], pips: int, limit: int, armour: bool, each: int
) -> tuple[tuple[Piece, ...], int, int]:
    """[7.7] The pieces after the pips of a hit die: pips left over for the next die, combat value lost."""
    lost = 0
    while pips >= each:
        at = first_exposed(pieces, limit, armour)
        if at < 0 or not IS_FOOT[pieces[at][0]]:
            return (pieces, 0, lost)
        kind, had = pieces[at]
        pips -= each
        if had + 1 >= FIGURES[kind]:
            pieces = (*pieces[:at], *pieces[at + 1 :])
            lost += COMBAT[kind]
        else:
            pieces = (*pieces[:at], (kind, had + 1), *pieces[at + 1 :])
    return (pieces, pips, lost)


def notes_of(g: Bridgehead, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[3.4] Whether the Americans would end their arrivals with more than half of their quota unspent, and how much.
    [5.2] That dice say where paratroops come down.
    """
    if option[0] == "jump":
        return [("sure-jump", 0)]
    if choice.prompt != "bring" or option[0] != "enough":
        return []
    whole = g.first_quota if g.turn == 1 else g.later_quota
    return [("sure-unspent", g.quota)] if 2 * g.quota > whole else []
