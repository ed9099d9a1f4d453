"""The staff: what an experienced player would make of each option, and why, in a phrase.

It values its hand, spends little on the way and much where it counts, keeps the cards that are strongest on bridges
for the bridges, and breaks off when the price is too high. It knows only what the seat that is asked may know.
"""

from collections.abc import Callable
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.tonga.play.values import value_of_unit
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS, GATE, HORSA_LANDING
from bridgehead.games.tonga.printed.terms import BRITISH, EVENT, GERMAN, UNIT
from bridgehead.games.tonga.staff.appraisal import (
    HOLD,
    TOKEN_WORTH,
    bonus_of,
    enemy_reserves,
    is_decisive,
    keep_worth,
    lead_of,
    own_reserves,
    stake,
    terrain_worth,
    thrift,
    units_in,
    win_chance,
)
from bridgehead.games.tonga.state import BATTERY, DIVES, Front, TongaState

BRITISH_UNIT_VALUE: Final = 3.0  # what the British can be expected to send
DRAIN: Final = 0.9  # what it is worth to the German that every unit of his must be answered
HEROIC_ORDER: Final = [
    "1404", "1401", "1403", "1402", "1405", "1407", "1408", "1409", "1412", "1411", "1410",
    "1804", "1801", "1803", "1802", "1808", "1805", "1807", "1806", "1812", "1809", "1810", "1811",
]  # fmt: skip


def judge(g: TongaState, choice: Choice) -> list[float]:
    """The staff's opinion of every option: the higher the better. Reads nothing that the seat may not know."""
    opinion = OPINIONS[choice.prompt]
    return opinion(g, choice)


def reason(g: TongaState, choice: Choice, option: Option) -> str:
    """Why the staff likes an option, as a message id; empty when there is nothing to say."""
    verb = option[0]
    if verb == "give-up":
        return "reason-too-dear"
    if verb == "hand-over":
        return "reason-enough"
    if verb == "pass":
        return "reason-wait"
    if verb == "let":
        return "reason-not-worth-a-card"
    if verb == "none" and choice.prompt == "german-unit":
        return "reason-save-units"
    if verb in ("play", "token") and choice.prompt in ("british-go", "german-go"):
        return "reason-decisive" if is_decisive(g, g.now()) else "reason-cheapest"
    if verb == "unit":
        return "reason-suits-the-ground"
    return ""


# --- fights ---


def price(g: TongaState, front: Front, seat: int, option: Option) -> float:
    """What it costs to play a card or token in a fight, in cards that will be missed."""
    verb, number = option
    if verb == "token":
        return TOKEN_WORTH[number] * 0.55
    cost = HOLD[number]
    if CARDS[number].kind == UNIT:
        cost = keep_worth(g, seat, number)
    most = max((abs(effect.amount) for effect in CARDS[number].play if effect.op == terms.COMBAT), default=0)
    spare = most - bonus_of(g, front, seat, number)
    return cost + max(0.0, 0.25 * spare)


def gain(g: TongaState, front: Front, seat: int, option: Option) -> float:
    """By how much a play in a fight closes the gap on the average."""
    verb, number = option
    if verb == "token":
        return TOKEN_WORTH[number] if number else 0.5
    return bonus_of(g, front, seat, number)


def best_play(g: TongaState, front: Front, seat: int, options: list[Option], gap: float) -> tuple[list[float], float]:
    """How well each play suits a gap to be closed, and what closing it costs: the cheapest way a point, and no more
    than is needed.
    """
    suits: list[float] = []
    cheapest = 99.0
    for option in options:
        closed = gain(g, front, seat, option)
        if closed <= 0:
            suits.append(-9.0)
            continue
        useful = min(closed, gap)
        cost = price(g, front, seat, option) / max(useful, 0.25)
        suits.append(-cost - 0.1 * max(0.0, closed - gap))
        cheapest = min(cheapest, cost)
    return suits, cheapest * gap


def in_fight(g: TongaState, choice: Choice) -> list[float]:
    """A go of a fight: hand over when ahead; otherwise go on in the cheapest way while the stake is worth the price."""
    front, seat = g.now(), choice.seat
    plays = [option for option in choice.options if option[0] in ("play", "token")]
    closing = [verb for verb, _ in choice.options[len(plays) :]]
    if closing == ["pass"]:
        return [*([-1.0] * len(plays)), 0.0]
    lead = lead_of(g, front, seat)
    suits, cost = best_play(g, front, seat, plays, max(0.5, 0.5 - lead))
    if closing[0] == "hand-over":
        return [*[-5.0 + one for one in suits], 5.0, *([-9.0] * (len(closing) - 1))]
    odds = win_chance(g, front, seat, lead)
    keen = odds * fight_stake(g, front) - thrift(g, front) * (cost + later_cost(g, front, seat))
    if lead + own_reserves(g, front, seat) < 0:
        keen -= 2.0
    return [*[keen + 0.2 * one for one in suits], 0.0]


def fight_stake(g: TongaState, front: Front) -> float:
    """What this one fight is worth: less, while the German may send more units after it."""
    value = stake(g, front)
    more = min(front.left(), len(g.hands[GERMAN]))
    return value * max(0.4, 1.0 - 0.13 * more)


def later_cost(g: TongaState, front: Front, seat: int) -> float:
    """What answering the other side's further efforts will cost."""
    return 0.3 * min(4.0, enemy_reserves(g, front, seat))


def unit_choice(g: TongaState, choice: Choice) -> list[float]:
    """Which unit to send, or none: the chance to win the stake against the price of the unit and of what follows."""
    front, seat = g.now(), choice.seat
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "unit":
            found.append(unit_worth(g, front, seat, number))
        elif verb == "manpower":
            found.append(-0.5 * stake(g, front) if g.manpower == 1 else 0.0)
        elif verb == "give-up":
            found.append(0.0 if g.kind == DIVES or g.manpower > 1 else -3.0)
        else:
            found.append(0.3 if units_in(g, GERMAN) <= saved_units(g, front) else -0.4)
    return found


def saved_units(g: TongaState, front: Front) -> int:
    """How many units the German likes to have in hand for later."""
    if is_decisive(g, front) or g.kind == BATTERY:
        return 0
    return 1 if g.kind == DIVES else 2 if front.played else 1


def unit_worth(g: TongaState, front: Front, seat: int, number: int) -> float:
    """What sending a unit promises."""
    card = CARDS[number]
    value = value_of_unit(g, front, seat, number)
    extra = sum(0.6 * HOLD_OF_EFFECT.get(effect.op, 0.0) * effect.amount for effect in card.play)
    if seat == BRITISH:
        lead = value - value_of_unit(g, front, GERMAN, front.unit[GERMAN]) + 0.5
        follow = 0.8 * max(0.0, -lead) + 0.5 * later_cost(g, front, seat)
    else:
        lead = value - BRITISH_UNIT_VALUE - 0.5
        follow = 0.35 * max(0.0, -lead) - DRAIN
    odds = win_chance(g, front, seat, lead)
    cost = thrift(g, front) * (keep_worth(g, seat, number) + follow)
    return odds * fight_stake(g, front) + extra - cost


HOLD_OF_EFFECT: Final[dict[int, float]] = {terms.DRAW: 1.0, terms.TOKEN: 0.6, terms.DISCARD: -0.8}


# --- answers ---


def answer(g: TongaState, choice: Choice) -> list[float]:
    """Whether to answer a card at once: when what it does is worth more than the answer."""
    front = g.fronts[g.front]
    card = CARDS[choice.about[0]]
    if card.kind == EVENT:
        threat = HOLD[card.number]
    elif card.kind == UNIT and card.number not in front.actions[1 - choice.seat] and choice.seat == GERMAN:
        threat = 0.4 * value_of_unit(g, front, BRITISH, card.number) - 0.3
    else:
        threat = 0.5 * bonus_of_enemy(g, front, 1 - choice.seat, card.number)
    weight = 0.5 + 0.12 * stake(g, front)
    return [
        threat * weight - 0.9 * thrift(g, front) if verb == "respond" else 0.0 if verb == "let" else -0.1
        for verb, _ in choice.options
    ]


def bonus_of_enemy(g: TongaState, front: Front, seat: int, number: int) -> float:
    """What a card that the enemy has just played as an action gives him; a unit sent against us counts by its value."""
    card = CARDS[number]
    if card.kind == UNIT and front.unit[seat] < 0:
        return 0.8 * card.value
    if card.in_tilt:
        return 2.0
    return bonus_of(g, front, seat, number) if front.unit[seat] >= 0 else 2.0


def tilt_answer(g: TongaState, choice: Choice) -> list[float]:
    """Cards for the moment when a German unit is destroyed: worth it where many units may come, or at a bridge."""
    front = g.now()
    left = front.left()
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "respond":
            worth = 0.25 * stake(g, front) * (1.0 if left else 0.6)
            if choice.seat == GERMAN and units_in(g, GERMAN) == 0:
                worth = -1.0
            if choice.seat == BRITISH and len(g.hands[GERMAN]) == 0:
                worth = -1.0
            found.append(worth - thrift(g, front) * HOLD[number])
        else:
            found.append(0.0 if verb == "let" else -0.1)
    return found


# --- hands and decks ---


def keep_or_not(g: TongaState, choice: Choice) -> list[float]:
    """The first hand: thrown back when it has too few units or nothing to help them."""
    hand = g.hands[choice.seat]
    units = units_in(g, choice.seat)
    quality = sum(HOLD[card] for card in hand) / max(1, len(hand))
    bad = units < 2 or units == len(hand) or quality < 0.95
    return [0.0 if bad else 1.0, 0.5]


def play_events(g: TongaState, choice: Choice) -> list[float]:
    """Events are played when they do something now."""
    return [0.05 if verb == "done" else event_worth(g, choice.seat, number) for verb, number in choice.options]


def event_worth(g: TongaState, seat: int, number: int) -> float:
    """What an event does now, less what it could do later."""
    card = CARDS[number]
    front = g.fronts[0]
    value = 0.0
    for effect in card.play:
        if effect.op == terms.RECOVER:
            value += 0.7 * min(effect.amount, good_discards(g, seat)) - 0.5 * effect.amount + 0.3
        elif effect.op in (terms.DRAW, terms.LOOK, terms.SEARCH):
            value += 1.0 if g.decks[seat] else -1.0
        elif effect.op == terms.DISCARD:
            value += 0.5 if len(g.hands[effect.target]) >= effect.amount else -0.3
        elif effect.op == terms.SIZE:
            value += 0.6 if CARDS[front.terrain].guns and units_in(g, GERMAN) > front.size else -1.5
        elif effect.op == terms.IGNORE_TERRAIN:
            value += 0.5 * len(CARDS[front.terrain].modifiers) - 0.6
        elif effect.op == terms.RETURN_TOKEN:
            value += 0.0
        else:
            value += 0.6
    if card.assault:
        value += 0.5 if len(g.hands[GERMAN]) > 2 else -0.2
    return value


def good_discards(g: TongaState, seat: int) -> int:
    """How many cards worth having lie in a seat's own discard pile."""
    return sum(1 for card in g.discards[seat] if HOLD[card] > 1.0)


def least_wanted(g: TongaState, choice: Choice) -> list[float]:
    """Discard what will be missed least."""
    return [-keep_worth(g, choice.seat, number) for _, number in choice.options]


def most_wanted(g: TongaState, choice: Choice) -> list[float]:
    """Take what is wanted most."""
    return [keep_worth(g, choice.seat, number) if verb == "take" else 0.6 for verb, number in choice.options]


def lay_best(g: TongaState, choice: Choice) -> list[float]:
    """The counter-attack wants the best cards of the turn: they come back for nothing."""
    return [HOLD[number] if verb == "lay" else 0.0 for verb, number in choice.options]


def choose_heroic(g: TongaState, choice: Choice) -> list[float]:
    """Heroic cards in a settled order, but none that has nothing to do."""
    return [-float(HEROIC_ORDER.index(CARDS[number].id)) for _, number in choice.options]


def choose_effect(g: TongaState, choice: Choice) -> list[float]:
    """Strength where it decides a fight, else cards, else tokens."""
    front = g.now()
    found: list[float] = []
    for verb, number in choice.options:
        if verb == "strengthen":
            found.append(0.8 * number if lead_of(g, front, choice.seat) < 0 else 0.3)
        elif verb == "draw-cards":
            found.append(0.9 * number)
        elif verb == "take-tokens":
            found.append(0.45 * number)
        else:
            found.append(0.6 if len(g.hands[1 - choice.seat]) > 0 else 0.0)
    return found


def trade(g: TongaState, choice: Choice) -> list[float]:
    """Tokens for cards: all but one or two."""
    return [0.25 * number - 0.3 * max(0, number - g.tokens[choice.seat] + 1) for _, number in choice.options]


# --- terrains ---


def choose_terrain(g: TongaState, choice: Choice) -> list[float]:
    """The better terrain for whoever chooses."""
    sign = 1.0 if choice.seat == BRITISH else -1.0
    return [sign * terrain_worth(g, number) for _, number in choice.options]


def choose_objective(g: TongaState, choice: Choice) -> list[float]:
    """The casemate that costs least for its guns, unless two guns win."""
    found: list[float] = []
    for _, number in choice.options:
        guns = CARDS[number].guns
        worth = 2.0 * guns / max(1, g.size_of(number))
        if g.guns + guns >= 3:
            worth += 1.0
        if number == HORSA_LANDING:
            worth = 1.2
        found.append(worth - (1.0 if number == GATE else 0.0))
    return found


def build_pile(g: TongaState, choice: Choice) -> list[float]:
    """The terrains that suit the German best come first, where the first choice is a toss."""
    place = choice.about[1]
    return [(0.1 if place > 2 else -0.1) * terrain_worth(g, number) for _, number in choice.options]


def keep_approach(g: TongaState, choice: Choice) -> list[float]:
    """A strong unit is worth more than another approach."""
    return [-HOLD[number] if verb == "discard" else 0.0 for verb, number in choice.options]


def lay_blue(g: TongaState, choice: Choice) -> list[float]:
    """A campaign token is laid where the German means to win: with a good hand, or when time runs out."""
    keen = 0.15 * (len(g.hands[GERMAN]) - 5) + 0.3 * g.operation - 0.3
    return [keen, 0.0]


def no_opinion(g: TongaState, choice: Choice) -> list[float]:
    """All the same."""
    return [0.0] * len(choice.options)


OPINIONS: Final[dict[str, Callable[[TongaState, Choice], list[float]]]] = {
    "mulligan": keep_or_not,
    "heroic": choose_heroic,
    "approach": keep_approach,
    "build-pile": build_pile,
    "choose-pile": no_opinion,
    "terrain": choose_terrain,
    "objective": choose_objective,
    "blue-token": lay_blue,
    "event": play_events,
    "german-unit": unit_choice,
    "initiative": in_fight,
    "british-unit": unit_choice,
    "british-go": in_fight,
    "german-go": in_fight,
    "respond": answer,
    "tilt": tilt_answer,
    "discard": least_wanted,
    "recover": most_wanted,
    "look": most_wanted,
    "search": most_wanted,
    "effect": choose_effect,
    "trade": trade,
    "counter-unit": lay_best,
    "counter-card": lay_best,
}
