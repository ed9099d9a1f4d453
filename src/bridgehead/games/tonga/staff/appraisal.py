"""What cards, terrains and fights are worth to the staff, in the coin of one ordinary card in hand.

Nothing here looks at the other player's hidden cards: only at how many he has, at what he has shown, and at what lies
on the table.
"""

import math
from typing import Final

from bridgehead.games.tonga.play.values import holds, is_lent, token_ban, total, worth
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import (
    BENOUVILLE,
    CARDS,
    COMMAND_BUNKER,
    PEGASUS,
    RANVILLE,
    ROBEHOMME,
    Card,
    Effect,
)
from bridgehead.games.tonga.printed.terms import ACTION, BRITISH, ENEMY_UNIT, EVENT, GERMAN, OWN_UNITS, UNIT
from bridgehead.games.tonga.state import BATTERY, BOTH_BRIDGES, DIVES, LONE_BRIDGE, Front, TongaState

TOKEN_WORTH: Final = [0.5, 1.5, 1.6, 1.0]
ACTIONS_A_CARD: Final = 0.45  # what an unseen card in a hand adds to a fight, on the average
PLAIN_FLIP: Final = 0.5


def hold_of(card: Card) -> float:
    """How gladly a player keeps a card in hand, whatever the position."""
    value = 0.3 if card.kind == UNIT else 0.5 if card.kind == EVENT else 0.2
    if card.kind == UNIT:
        value += 0.27 * card.value
    for effect in card.play + card.action + card.fight + card.respond + card.tilt:
        value += effect_worth(effect) * (0.5 if effect.test else 1.0)
    return value + (0.8 if card.heroic else 0.0)


def effect_worth(effect: Effect) -> float:
    """What an effect is worth in general."""
    times = 1 if effect.per == 0 else min(1.0, effect.most / 2)
    if effect.op == terms.COMBAT:
        return abs(effect.amount) * times * (0.8 if effect.target == OWN_UNITS else 0.4)
    if effect.op == terms.CHOOSE:
        return max(effect_worth(one) for one in effect.options)
    if effect.op in (terms.DRAW, terms.DISCARD):
        return (0.7 if effect.op == terms.DRAW else 0.3) * effect.amount * times
    if effect.op == terms.TOKEN:
        return 0.35 * effect.amount * times
    if effect.op == terms.SPECIAL_TOKEN:
        return TOKEN_WORTH[effect.token] * 0.7 * effect.amount
    return OTHER_WORTH.get(effect.op, 0.2)


OTHER_WORTH: Final[dict[int, float]] = {
    terms.RECOVER: 0.7,
    terms.LOOK: 0.6,
    terms.SEARCH: 0.9,
    terms.CANCEL: 0.9,
    terms.SIZE: 0.8,
    terms.SACRIFICE: 1.8,
    terms.SWAP_UNIT: 0.5,
    terms.FORBID: 0.5,
    terms.RETURN_TOKEN: 0.0,
}
HOLD: Final[list[float]] = [hold_of(card) for card in CARDS]


# --- bonuses ---


def bonus_of(g: TongaState, front: Front, seat: int, number: int) -> float:
    """By how much a card, played as an action now, would close the gap for a seat, on the average."""
    card = CARDS[number]
    if card.kind == UNIT and is_lent(front, seat, card):
        return float(CARDS[front.terrain].lends_units)
    found = 0.0
    for effect in card.play if card.kind == ACTION else card.action:
        found += effect_bonus(g, front, seat, effect)
    return found


def effect_bonus(g: TongaState, front: Front, seat: int, effect: Effect) -> float:
    """What one effect would add to a seat's side of the fight."""
    if effect.op == terms.SACRIFICE:
        return 20.0
    if effect.op == terms.SWAP_UNIT:
        best = max((CARDS[card].value for card in g.hands[seat] if CARDS[card].unit_slot), default=0)
        return max(0.0, float(best - CARDS[front.unit[seat]].value))
    if effect.op == terms.CHOOSE:
        return max(effect_bonus(g, front, seat, one) for one in effect.options)
    if effect.op != terms.COMBAT:
        return 0.0
    chance = PLAIN_FLIP if effect.test == terms.DESTINY else 1.0
    if effect.test not in (terms.ALWAYS, terms.DESTINY) and not holds(g, front, seat, effect):
        return 0.0
    amount = worth(front, seat, effect) * chance
    return -amount if effect.target == ENEMY_UNIT else amount


def own_reserves(g: TongaState, front: Front, seat: int) -> float:
    """What a seat could still add to its unit with all that it has in hand and before it."""
    found = tokens_worth(g, front, seat)
    for number in g.hands[seat]:
        card = CARDS[number]
        if card.kind != EVENT and card.in_fight:
            found += min(3.0, bonus_of(g, front, seat, number))
    return found


def tokens_worth(g: TongaState, front: Front, seat: int) -> float:
    """What the tokens that a seat may use here will bring on the average."""
    ban = token_ban(front, seat)
    found = 0.5 * g.tokens[seat] if ban == terms.NO_BAN else 0.0
    if seat == BRITISH:
        found += 1.5 * g.yellow if ban <= terms.BAN_PLAIN else 0.0
        if ban <= terms.BAN_ALL_BUT_HEROIC:
            found += 1.5 * g.yellow_heroic + g.green
    return found


def enemy_reserves(g: TongaState, front: Front, seat: int) -> float:
    """What the other side may still add, going by the number of its cards and its tokens. It will not spend all."""
    other = 1 - seat
    share = 1.0 if is_decisive(g, front) else 0.65
    return share * (ACTIONS_A_CARD * len(g.hands[other]) + tokens_worth(g, front, other))


def chance(margin: float, spread: float) -> float:
    """The chance that a normal number of this mean and spread is positive."""
    return 0.5 * (1.0 + math.erf(margin / (spread * 1.4142)))


def win_chance(g: TongaState, front: Front, seat: int, lead: float) -> float:
    """The chance to win a fight in which a seat leads by so much, when both sides go on adding."""
    mine, theirs = own_reserves(g, front, seat), enemy_reserves(g, front, seat)
    spread = 1.8 + 0.25 * (mine + theirs)
    return chance(lead + mine - theirs, spread)


def lead_of(g: TongaState, front: Front, seat: int) -> float:
    """By how much a seat is ahead: a tie is the British player's."""
    ahead = total(g, front, BRITISH) - total(g, front, GERMAN) + 0.5
    return ahead if seat == BRITISH else -ahead


# --- stakes ---


def is_decisive(g: TongaState, front: Front) -> bool:
    """Whether both sides will throw in what they have: nothing much comes after this fight."""
    if front.terrain == PEGASUS or (front.terrain == BENOUVILLE and g.kind == LONE_BRIDGE):
        return True
    return (g.kind == DIVES and g.leg == 2) or (g.kind != DIVES and g.manpower == 1)


def stake(g: TongaState, front: Front) -> float:
    """What the outcome of a fight is worth to either side."""
    if g.kind == DIVES:
        bridge = g.leg == 2 or front.terrain == ROBEHOMME
        return 9.0 if bridge else 2.0
    manpower = [0.0, 14.0, 6.0, 4.0][min(g.manpower, 3)]
    if front.terrain == RANVILLE:
        return 2.5
    if front.terrain in (BENOUVILLE, PEGASUS):
        return manpower + 1.0
    if g.kind == BATTERY:
        guns = CARDS[front.terrain].guns
        return manpower + 2.0 + 5.0 * guns + (1.5 if front.terrain == COMMAND_BUNKER else 0.0)
    return manpower + 3.5


def thrift(g: TongaState, front: Front) -> float:
    """How much a card spent now will be missed later: 1 on the way, next to nothing in the last fight there is."""
    left = front.left()
    if front.terrain == PEGASUS or (front.terrain == BENOUVILLE and g.kind == LONE_BRIDGE):
        return min(0.9, 0.05 + 0.28 * left)
    if g.kind == DIVES and g.leg == 2:
        return min(0.8, 0.05 + 0.25 * left)
    if g.kind == DIVES:
        return 0.9
    if g.kind == BOTH_BRIDGES and g.crossed == 6:
        return 0.5
    return 0.5


# --- terrains ---


def terrain_worth(g: TongaState, terrain: int) -> float:
    """How good a terrain is for the British, going by its draws, its size and its effects."""
    card = CARDS[terrain]
    value = 1.0 * g.draw_of(terrain, BRITISH) - 0.9 * g.draw_of(terrain, GERMAN) - 0.7 * g.size_of(terrain)
    for effect in card.enter:
        sign = 1.0 if effect.target in (terms.TO_BRITISH, terms.TO_GERMAN) else 0.0
        sign = -sign if effect.target == terms.TO_GERMAN else sign
        if effect.op in (terms.DISCARD, terms.RETURN_TOKEN, terms.REVEAL_HAND):
            sign = -sign
        if effect.test == terms.TURN_FACE and g.turn_face != effect.side:
            sign = 0.0
        value += sign * effect_worth(effect) * (0.5 if effect.test == terms.DESTINY else 1.0)
    for effect in card.modifiers:
        harm = effect.amount if effect.target == terms.GERMAN_UNIT else -effect.amount
        value -= (0.0 if effect.target == terms.EACH_UNIT else 0.5) * harm
    return value


# --- hands ---


def units_in(g: TongaState, seat: int) -> int:
    """How many units a seat has in hand."""
    return sum(1 for card in g.hands[seat] if CARDS[card].unit_slot)


def keep_worth(g: TongaState, seat: int, number: int) -> float:
    """How gladly a seat keeps a card now: a hand wants some units, and does not want only units."""
    value = HOLD[number]
    if CARDS[number].unit_slot:
        count = units_in(g, seat)
        value += 0.8 if count <= 2 else 0.3 if count == 3 else -0.25 if count > 5 else 0.0
    return value
