"""What card texts do when they are carried out."""

from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.games.tonga.play.values import holds, total, worth
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS, Effect, allowed, ban_level
from bridgehead.games.tonga.printed.terms import BRITISH, ENEMY_UNIT, GERMAN, NOBODY, OWN_UNIT, TO_EACH, TO_WINNER
from bridgehead.games.tonga.state import BRITISH_UNIT, Front, TongaState

CHOICES: Final[dict[int, str]] = {
    terms.COMBAT: "strengthen",
    terms.TOKEN: "take-tokens",
    terms.DRAW: "draw-cards",
    terms.DISCARD: "make-discard",
}


def flip(g: TongaState, purpose: str) -> bool:
    """[R2.1] Flip a token or the Destiny token: 2 is the good face."""
    return g.roll(purpose, 2) == terms.SUCCESS


def seats_of(front: Front, target: int) -> list[int]:
    """The seats that an effect is about, British first."""
    if target == TO_EACH:
        return [BRITISH, GERMAN]
    if target == TO_WINNER:
        return [front.winner]
    return [target]


def distinct(cards: list[int]) -> list[int]:
    """Each card of a list once, in order."""
    return sorted(set(cards))


def perform(g: TongaState, at: int, seat: int, effects: list[Effect]) -> Steps:
    """Carry out effects one after another. `at` is the front, `seat` the owner of the card."""
    for effect in effects:
        if effect.test == terms.DESTINY:
            if flip(g, "destiny") != (effect.face == terms.SUCCESS):
                continue
        elif not holds(g, g.fronts[at], seat, effect):
            continue
        if not apply(g, at, seat, effect):
            yield from ask(g, at, seat, effect)


def apply(g: TongaState, at: int, seat: int, effect: Effect) -> bool:
    """Carry out an effect that asks nothing. False when it has a question to ask first."""
    front = g.fronts[at]
    op = effect.op
    if op == terms.COMBAT:
        strengthen(g, front, seat, effect)
    elif op == terms.DRAW:
        for one in seats_of(front, effect.target):
            g.draw(one, worth(front, seat, effect))
    elif op == terms.TOKEN:
        for one in seats_of(front, effect.target):
            g.take_tokens(one, worth(front, seat, effect))
    elif op == terms.RETURN_TOKEN:
        return_tokens(g, effect.target, effect.amount)
    elif op == terms.SPECIAL_TOKEN:
        take_special(g, seat, effect)
    elif op == terms.DRAW_MOD:
        g.draw_mod[effect.target] += effect.amount
        g.tell("draw-changed", effect.target, effect.amount)
    elif op == terms.REVEAL_HAND:
        show_hand(g, effect.target)
    elif op == terms.DISCARD and effect.at_random:
        discard_at_random(g, effect.target, effect.amount)
    else:
        return change_fight(g, front, effect)
    return True


def change_fight(g: TongaState, front: Front, effect: Effect) -> bool:
    """Carry out an effect on what may be done on a terrain, or on the units down. False when it is none of these."""
    op = effect.op
    if op == terms.SIZE:
        change_size(g, front, effect.amount)
    elif op == terms.FORBID:
        forbid(g, front, effect)
    elif op == terms.IGNORE_TERRAIN:
        front.bare = 1
    elif op == terms.SACRIFICE:
        sacrifice(g, front)
    elif op == terms.SWAP_UNIT:
        relieve(g, front)
    else:
        return False
    return True


def strengthen(g: TongaState, front: Front, seat: int, effect: Effect) -> None:
    """A bonus from a card that was played: fixed now, for this fight or, for `own_units`, for the whole assault."""
    amount = worth(front, seat, effect)
    if effect.target == OWN_UNIT:
        front.bonus[seat] += amount
    elif effect.target == ENEMY_UNIT:
        front.bonus[1 - seat] += amount
    else:
        front.lasting += [seat, amount, effect.per_mask]


def return_tokens(g: TongaState, seat: int, count: int) -> None:
    """Put ordinary tokens back into the Reserve, as far as the player has any."""
    number = min(count, g.tokens[seat])
    if number:
        g.tokens[seat] -= number
        g.reserve += number
        g.tell("returned-tokens", seat, number)


def take_special(g: TongaState, seat: int, effect: Effect) -> None:
    """[R2.1] Take special tokens from beside the Reserve, as far as there are any."""
    if effect.token == terms.GREEN:
        number = min(effect.amount, g.green_pool)
        g.green_pool -= number
        g.green += number
    else:
        number = min(effect.amount, g.yellow_pool)
        g.yellow_pool -= number
        if effect.token == terms.YELLOW_HEROIC:
            g.yellow_heroic += number
        else:
            g.yellow += number
    g.tell("took-special", seat, number, effect.token)


def show_hand(g: TongaState, seat: int) -> None:
    """A player shows his hand to the other."""
    g.known[seat] = g.hands[seat][:]
    g.reveal()
    g.tell("showed-hand", seat)
    if g.log is not None:
        g.tell_seat(1 - seat, "hand-seen", seat, tuple(g.hands[seat]))


def change_size(g: TongaState, front: Front, amount: int) -> None:
    """[R18] [R18.1] More or fewer German units on a terrain: the changes add up, whatever has been played so far."""
    if CARDS[front.terrain].size_ban:
        return
    front.size += amount
    g.tell("size-changed", front.terrain, amount, front.size)


def forbid(g: TongaState, front: Front, effect: Effect) -> None:
    """A ban on tokens for the rest of the fight, or on German units for the rest of the assault."""
    if effect.what == terms.BAN_UNITS:
        front.barred = 1
        g.tell("units-barred", front.terrain)
        return
    for one in seats_of(front, effect.target):
        level = ban_level(effect)
        front.token_ban[one] = max(front.token_ban[one], level)
        g.tell("tokens-barred", one, 1 if level == terms.BAN_PLAIN else 0)


def sacrifice(g: TongaState, front: Front) -> None:
    """The British unit goes to the discard pile and has not fought; the German unit is as good as destroyed: the
    fight ends when the card has been carried out.
    """
    unit = front.unit[BRITISH]
    front.unit[BRITISH] = NOBODY
    g.discard(BRITISH, unit)
    g.tell("sacrificed", unit)


def relieve(g: TongaState, front: Front) -> None:
    """The British unit goes back to hand and another one is to be played; bonuses stay, and it has not fought."""
    unit = front.unit[BRITISH]
    front.relieved = unit
    front.unit[BRITISH] = NOBODY
    g.enter_hand(BRITISH, unit)
    g.known[BRITISH].append(unit)
    g.tell("relieved", unit)
    g.phase = BRITISH_UNIT


def discard_at_random(g: TongaState, seat: int, count: int) -> None:
    """[R4.3] [R5.1] Discard cards at random, never a heroic one."""
    for _ in range(count):
        cards = [card for card in g.hands[seat] if not CARDS[card].heroic]
        if cards:
            throw_away(g, seat, cards[g.dice.below(len(cards))])


def throw_away(g: TongaState, seat: int, card: int) -> None:
    """[R4.3] A card goes from the hand to its owner's discard pile without any effect."""
    g.leave_hand(seat, card)
    g.discard(seat, card)
    g.reveal()
    g.tell("discarded", seat, card)


# --- effects that ask ---


def ask(g: TongaState, at: int, seat: int, effect: Effect) -> Steps:
    """Carry out an effect that asks its owner, or whom it hits."""
    op = effect.op
    if op == terms.DISCARD:
        yield from choose_discards(g, effect.target, effect.amount, False)
    elif op == terms.RECOVER:
        yield from recover(g, effect.target, effect)
    elif op == terms.LOOK:
        yield from look(g, seat, effect)
    elif op == terms.SEARCH:
        yield from search(g, seat, effect)
    elif op == terms.CHOOSE:
        yield from choose_effects(g, at, seat, effect)
    elif op == terms.TRADE_TOKENS:
        for one in (BRITISH, GERMAN):
            yield from trade_tokens(g, one)


def choose_discards(g: TongaState, seat: int, count: int, heroic_too: bool) -> Steps:
    """[R4.3] [R5.1] The owner discards cards of his choice, as far as he has any; a card's effect never costs a heroic
    one.
    """
    for _ in range(count):
        fitting = [card for card in g.hands[seat] if heroic_too or not CARDS[card].heroic]
        if not fitting:
            return
        cards = distinct(fitting)
        card = cards[0]
        if len(cards) > 1 or (g.sealed and len(fitting) > 1):
            _, card = yield question(g, seat, "discard", "discard", cards)
        throw_away(g, seat, card)


def question(g: TongaState, seat: int, prompt: str, verb: str, cards: list[int], last: str = "", *about: int) -> Choice:
    """A question with an option for each card, and a last option to have done."""
    options: list[Option] = [(verb, card) for card in cards]
    if last:
        options.append((last, 0))
    return g.query(seat, prompt, options, *about)


def recover(g: TongaState, seat: int, effect: Effect) -> Steps:
    """[R4.4] Take cards back from one's own discard pile, as far as possible. The pile lies face up, so
    they are shown.
    """
    for _ in range(effect.amount):
        cards = [card for card in distinct(g.discards[seat]) if allowed(CARDS[card], effect)]
        if not cards:
            return
        card = cards[0]
        if len(cards) > 1 or effect.up_to:
            verb, card = yield question(g, seat, "recover", "take", cards, "enough" if effect.up_to else "")
            if verb == "enough":
                return
        g.discards[seat].remove(card)
        g.enter_hand(seat, card)
        g.known[seat].append(card)
        g.tell("recovered", seat, card)


def look(g: TongaState, seat: int, effect: Effect) -> Steps:
    """Look at the top cards of one's deck, keep some, and put the others under it in the order in which they lay."""
    g.looked[seat] = min(effect.amount, len(g.decks[seat]))
    if g.looked[seat] == 0:
        return
    g.reveal()
    g.tell("looked", seat, g.looked[seat])
    if g.log is not None:
        g.tell_seat(seat, "looked-at", tuple(sorted(g.decks[seat][-g.looked[seat] :])))
    for _ in range(min(effect.keep, g.looked[seat])):
        cards = distinct(g.decks[seat][-g.looked[seat] :])
        card = cards[0]
        if len(cards) > 1 or (g.sealed and g.looked[seat] > 1):
            _, card = yield question(g, seat, "look", "take", cards)
        take_looked(g, seat, card)
    deck = g.decks[seat]
    rest = g.looked[seat]
    under = deck[len(deck) - rest :]
    g.decks[seat] = under + deck[: len(deck) - rest]
    g.bottom[seat] = min(g.bottom[seat] + rest, len(deck))
    g.looked[seat] = 0


def take_looked(g: TongaState, seat: int, card: int) -> None:
    """Take one of the cards looked at into hand; the other player does not see which."""
    deck = g.decks[seat]
    place = len(deck) - 1
    while deck[place] != card:
        place -= 1
    del deck[place]
    g.looked[seat] -= 1
    g.enter_hand(seat, card)
    g.tell_seat(seat, "drew-cards", (card,))


def search(g: TongaState, seat: int, effect: Effect) -> Steps:
    """Search one's deck for cards of a sort, show them, take them, and shuffle the deck."""
    for _ in range(effect.amount):
        cards = [card for card in distinct(g.decks[seat]) if allowed(CARDS[card], effect)]
        if not cards:
            g.tell("found-nothing", seat)
            break
        card = cards[0]
        if len(cards) > 1 or g.sealed:
            _, card = yield question(g, seat, "search", "take", cards)
        g.decks[seat].remove(card)
        g.enter_hand(seat, card)
        g.known[seat].append(card)
        g.tell("searched", seat, card)
    g.shuffle_deck(seat)
    g.reveal()


def choose_effects(g: TongaState, at: int, seat: int, effect: Effect) -> Steps:
    """[R20.3] [R20.7] Choose among the effects of a card, each at most once. The other player has already had his
    chance to cancel the card.
    """
    left = effect.options[:]
    for _ in range(effect.amount):
        options: list[Option] = [(CHOICES[one.op], worth(g.fronts[at], seat, one)) for one in left]
        verb, number = yield g.query(seat, "effect", options)
        chosen = [one for one in left if CHOICES[one.op] == verb]
        left = [one for one in left if CHOICES[one.op] != verb]
        g.tell("chose", seat, verb, number)
        yield from perform(g, at, seat, chosen)


def trade_tokens(g: TongaState, seat: int) -> Steps:
    """[R20.10] Put any number of ordinary tokens back and draw as many cards: chosen once, not token by token."""
    most = min(g.tokens[seat], len(g.decks[seat]))
    if most == 0:
        return
    _, number = yield g.query(seat, "trade", [("trade", count) for count in range(most + 1)])
    if number:
        return_tokens(g, seat, number)
        g.draw(seat, number)


def tell_values(g: TongaState, front: Front) -> None:
    """Tell the running values of the fight."""
    if g.log is not None and front.unit[GERMAN] >= 0:
        g.tell("values", front.terrain, total(g, front, BRITISH), total(g, front, GERMAN))
