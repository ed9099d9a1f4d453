"""The combat value of a unit in a fight, and the conditions that card texts set."""

from typing import Final

from bridgehead.engine.read.table import Modifier
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS, Card, Effect
from bridgehead.games.tonga.printed.terms import (
    BASE_VALUE,
    BRITISH,
    BRITISH_UNIT,
    EACH_UNIT,
    ENEMY_UNIT,
    GERMAN,
    GERMAN_UNIT,
    OWN_UNIT,
)
from bridgehead.games.tonga.state import Front, TongaState

# the parts of a unit's value
TERRAIN: Final = 1
OWN_TEXT: Final = 2
ENEMY_TEXT: Final = 3
LASTING: Final = 4
PARTS: Final = ["printed", "terrain", "own-text", "enemy-text", "lasting", "actions", "tokens"]
PART_PARAGRAPHS: Final = ["R2.2", "R7.3", "R10.1", "R10.1", "R10.3", "R10.3", "R10.4"]


def fought_of(front: Front, seat: int, mask: int) -> int:
    """[R20.1] How many units of some types have already fought on this terrain, whether they won or lost."""
    return sum(1 for unit in front.fought[seat] if CARDS[unit].types & mask)


def compare(effect: Effect, number: int) -> bool:
    """Whether a number meets the effect's condition."""
    if effect.cmp == terms.EQUAL:
        return number == effect.n
    if effect.cmp == terms.AT_LEAST:
        return number >= effect.n
    return number <= effect.n


def holds(g: TongaState, front: Front, seat: int, effect: Effect) -> bool:
    """[R20.1] [R20.2] [R20.4] Whether the condition of an effect is met for a seat. Units played as actions, cancelled
    or given up have not fought: they never come into the list of those that have.
    """
    test = effect.test
    if test == terms.ALWAYS:
        return True
    if test == terms.OWN_FOUGHT:
        return compare(effect, len(front.fought[seat]))
    if test == terms.TERRAIN_CLASS:
        return bool(CARDS[front.terrain].classes & effect.mask)
    if test == terms.OWN_FOUGHT_TYPE:
        return compare(effect, fought_of(front, seat, effect.mask))
    if test == terms.OWN_ACTIONS:
        return compare(effect, len(front.actions[seat]))
    if test == terms.TURN_FACE:
        return g.turn_face == effect.side
    if test == terms.WON_BY:
        return front.winner == effect.side
    own, enemy = front.unit[seat], front.unit[1 - seat]
    if test == terms.OWN_TYPE:
        return own >= 0 and bool(CARDS[own].types & effect.mask)
    if test == terms.OWN_PRINTED:
        return own >= 0 and compare(effect, CARDS[own].value)
    if test == terms.OWN_UNIT_NOT:
        return own >= 0 and CARDS[own].id not in effect.ids
    if test == terms.ENEMY_TYPE:
        return enemy >= 0 and bool(CARDS[enemy].types & effect.mask)
    return enemy >= 0 and compare(effect, CARDS[enemy].value)


def worth(front: Front, seat: int, effect: Effect) -> int:
    """The amount of an effect, multiplied by what it counts."""
    if effect.per == 0:
        return effect.amount
    if effect.per == terms.PER_FOUGHT:
        count = len(front.fought[seat])
    elif effect.per == terms.PER_FOUGHT_TYPE:
        count = fought_of(front, seat, effect.per_mask)
    else:
        count = front.laid[1 - seat]
    return effect.amount * min(count + effect.plus, effect.most)


def concerns(target: int, seat: int) -> bool:
    """Whether an effect of the terrain or of an event is about the units of a seat."""
    return target == EACH_UNIT or target == (BRITISH_UNIT if seat == BRITISH else GERMAN_UNIT)


def terrain_applies(front: Front, seat: int) -> bool:
    """Whether the lasting modifiers of the terrain count in this fight."""
    if front.bare or CARDS[front.unit[seat]].ignores_terrain:
        return False
    enemy = front.unit[1 - seat]
    return enemy < 0 or not CARDS[enemy].ignores_terrain


def raised(value: int, effect: Effect) -> int:
    """[R20.9] A printed value raised by the terrain, which does not carry it beyond its limit."""
    return max(value, min(value + effect.amount, effect.most))


def parts(g: TongaState, front: Front, seat: int) -> list[int]:
    """What the value of a seat's unit is made of, in the order of PARTS. Conditions are read afresh."""
    card = CARDS[front.unit[seat]]
    found = [card.value, 0, 0, 0, 0, front.bonus[seat], front.tossed[seat]]
    terrain = CARDS[front.terrain]
    if terrain.modifiers and terrain_applies(front, seat):
        for effect in terrain.modifiers:
            if concerns(effect.target, seat) and holds(g, front, seat, effect):
                if effect.op == BASE_VALUE:
                    found[TERRAIN] += raised(card.value, effect) - card.value
                else:
                    found[TERRAIN] += effect.amount
    for effect in card.fight:
        if effect.target == OWN_UNIT and holds(g, front, seat, effect):
            found[OWN_TEXT] += worth(front, seat, effect)
    if front.unit[1 - seat] >= 0:
        for effect in CARDS[front.unit[1 - seat]].fight:
            if effect.target == ENEMY_UNIT and holds(g, front, 1 - seat, effect):
                found[ENEMY_TEXT] += worth(front, 1 - seat, effect)
    for event in g.events:
        for effect in CARDS[event].modifiers:
            if concerns(effect.target, seat) and holds(g, front, seat, effect):
                found[LASTING] += effect.amount
    for at in range(0, len(front.lasting), 3):
        types = front.lasting[at + 2]
        if front.lasting[at] == seat and (types == 0 or card.types & types):
            found[LASTING] += front.lasting[at + 1]
    return found


def made_of(g: TongaState, front: Front, seat: int) -> list[Modifier]:
    """What the value of a seat's unit is made of, part by part, for odds and tables."""
    found = parts(g, front, seat) if front.unit[seat] >= 0 else []
    return [Modifier(PARTS[at], value, PART_PARAGRAPHS[at]) for at, value in enumerate(found) if value]


def total(g: TongaState, front: Front, seat: int) -> int:
    """[R10.1] [R20.9] The combat value of the unit a seat has down; never below 0, and free to pass 5. 0 without a
    unit.
    """
    return max(0, sum(parts(g, front, seat))) if front.unit[seat] >= 0 else 0


def token_ban(front: Front, seat: int) -> int:
    """[R20.5] Which tokens a seat may not use now: by what was played, and by the enemy unit of this fight."""
    enemy = front.unit[1 - seat]
    return max(front.token_ban[seat], CARDS[enemy].token_ban if enemy >= 0 else 0)


def action_barred(front: Front, seat: int, card: int) -> bool:
    """[R20.6] Whether the enemy unit bars this combat action; it never bars heroic ones."""
    enemy = front.unit[1 - seat]
    return enemy >= 0 and CARDS[enemy].action_ban and not CARDS[card].heroic


def is_lent(front: Front, seat: int, unit: Card) -> bool:
    """[R10.3] Whether it is the terrain that lets a unit be played as an action: where its own text does not, or gives
    less than the terrain, which lends one unit a fight.
    """
    lends = CARDS[front.terrain].lends_units
    if not unit.in_fight:
        return True
    return not front.lent[seat] and lends > sum(effect.amount for effect in unit.action)


def unit_barred(g: TongaState, front: Front, seat: int, card: int) -> bool:
    """Whether terrain or the card's own text bars a unit from being played here."""
    if CARDS[card].types & CARDS[front.terrain].unit_ban:
        return True
    return any(not holds(g, front, seat, effect) for effect in CARDS[card].required)


def value_of_unit(g: TongaState, front: Front, seat: int, card: int) -> int:
    """What the value of a unit would be if it were put down now, for odds, staff and tables."""
    before = front.unit[seat]
    front.unit[seat] = card
    value = total(g, front, seat)
    front.unit[seat] = before
    return value


def is_leading(g: TongaState, front: Front) -> bool:
    """[R10.5] [R10.6] Whether the British value is equal to the German one or higher."""
    return total(g, front, BRITISH) >= total(g, front, GERMAN)
