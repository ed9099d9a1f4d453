"""The goes of a fight: combat actions and tokens, one after another, until one side gives up."""

from typing import Final

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.tonga.combat.assault import (
    after_german,
    british_unit_lost,
    german_unit_lost,
    may_retreat,
    possible_units,
)
from bridgehead.games.tonga.play.effects import flip, perform, tell_values
from bridgehead.games.tonga.play.play import play_card, unseen
from bridgehead.games.tonga.play.values import action_barred, is_leading, is_lent, token_ban
from bridgehead.games.tonga.printed import terms
from bridgehead.games.tonga.printed.cards import CARDS
from bridgehead.games.tonga.printed.terms import ACTION, BRITISH, EVENT, GERMAN, NOBODY, UNIT
from bridgehead.games.tonga.state import BRITISH_GO, GERMAN_GO, Front, TongaState

TOKEN_VALUE: Final = [1, 3, 3, 1]
TOKEN_PURPOSE: Final = ["token", "plus3-token", "plus3-token", "token"]


def initiative(g: TongaState) -> Steps:
    """[R19] After playing a unit the German may play actions and use tokens before the British unit comes."""
    front = g.now()
    verb, number = "pass", 0
    plays = possible_plays(g, front, GERMAN, g.hands[GERMAN])
    if plays or may_play(g, front, GERMAN):
        verb, number = yield g.query(GERMAN, "initiative", [*plays, ("pass", 0)], front.terrain)
    if verb == "pass":
        after_german(g)
    else:
        yield from carry_out(g, GERMAN, verb, number)


def british_go(g: TongaState) -> Steps:
    """[R10.3] [R10.4] [R10.5] [R10.7] [R12] [R12.1] The British player strengthens his unit, card by card and token by
    token, until he hands over to the German, which he may do once his value is equal or higher, or gives up. Where
    giving up ends the assault he may do so when he is ahead, too.
    """
    front = g.now()
    g.fighting = g.front
    options = possible_plays(g, front, BRITISH, g.hands[BRITISH])
    if is_leading(g, front):
        options.append(("hand-over", 0))
    if not is_leading(g, front) or may_retreat(front):
        options.append(("give-up", 0))
    verb, number = options[0]
    if len(options) > 1 or may_play(g, front, BRITISH):
        verb, number = yield g.query(BRITISH, "british-go", options, front.terrain)
    if verb == "hand-over":
        g.phase = GERMAN_GO
    elif verb == "give-up":
        yield from british_unit_lost(g)
    else:
        yield from carry_out(g, BRITISH, verb, number)


def german_go(g: TongaState) -> Steps:
    """[R10.6] [R10.7] [R12] The German may strengthen his unit. Once its value is strictly higher he may hand over to
    the British player; if he stops before that his unit is destroyed.
    """
    front = g.now()
    verb, number = ("give-up" if is_leading(g, front) else "hand-over"), 0
    plays = possible_plays(g, front, GERMAN, g.hands[GERMAN])
    if plays or may_play(g, front, GERMAN):
        verb, number = yield g.query(GERMAN, "german-go", [*plays, (verb, 0)], front.terrain)
    if verb == "hand-over":
        g.phase = BRITISH_GO
    elif verb == "give-up":
        yield from german_unit_lost(g)
    else:
        yield from carry_out(g, GERMAN, verb, number)


def carry_out(g: TongaState, seat: int, verb: str, number: int) -> Steps:
    """One play in a fight: a token is tossed, or a card is played and takes effect."""
    if verb == "token":
        toss(g, g.now(), seat, number)
    else:
        yield from play_action(g, g.front, seat, number)
    tell_values(g, g.now())


def play_action(g: TongaState, at: int, seat: int, card: int) -> Steps:
    """[R10.3] Play a combat action, or a unit as if it were one: then only its text for that case counts, or, where
    the terrain lends units, the terrain's bonus and nothing of the card.
    """
    stands = yield from play_card(g, at, seat, card, ACTION)
    if not stands:
        return
    played = CARDS[card]
    if played.kind == ACTION:
        yield from perform(g, at, seat, played.play)
        if played.sacrifices:
            yield from german_unit_lost(g)
    elif is_lent(g.fronts[at], seat, played):
        front = g.fronts[at]
        front.bonus[seat] += CARDS[front.terrain].lends_units
        front.lent[seat] = 1
    else:
        yield from perform(g, at, seat, played.action)


def possible_plays(g: TongaState, front: Front, seat: int, cards: list[int]) -> list[Option]:
    """[R10.3] [R10.4] Of these cards every action, and every token, that a seat may play now with its unit down, in
    order of number.
    """
    options: list[Option] = []
    lends = CARDS[front.terrain].lends_units if not front.lent[seat] else 0
    last = NOBODY
    for number in cards:
        if number == last:
            continue
        last = number
        card = CARDS[number]
        if card.kind == EVENT or not (card.in_fight or (lends and card.kind == UNIT)):
            continue
        if not action_barred(front, seat, number) and has_sense(g, front, seat, number, cards):
            options.append(("play", number))
    add_tokens(g, front, seat, options)
    return options


def may_play(g: TongaState, front: Front, seat: int) -> bool:
    """[R10.3] Whether a seat is asked although it has nothing to play, since the others cannot know that."""
    return g.sealed and bool(possible_plays(g, front, seat, unseen(g, seat)))


def has_sense(g: TongaState, front: Front, seat: int, number: int, cards: list[int]) -> bool:
    """Whether what a card demands of its own unit can be met: Sacrifice and Relief need one that is not heroic, and
    Relief another to put in its place.
    """
    card = CARDS[number]
    if not card.sacrifices and not card.relieves:
        return True
    if CARDS[front.unit[seat]].heroic:
        return False
    return card.sacrifices or bool(possible_units(g, front, seat, cards))


def add_tokens(g: TongaState, front: Front, seat: int, options: list[Option]) -> None:
    """[R10.4] [R20.5] Add the tokens that a seat has and may use."""
    ban = token_ban(front, seat)
    if g.tokens[seat] and ban == terms.NO_BAN:
        options.append(("token", terms.PLAIN))
    if seat == BRITISH:
        if g.yellow and ban <= terms.BAN_PLAIN:
            options.append(("token", terms.YELLOW))
        if ban <= terms.BAN_ALL_BUT_HEROIC:
            if g.yellow_heroic:
                options.append(("token", terms.YELLOW_HEROIC))
            if g.green:
                options.append(("token", terms.GREEN))


def toss(g: TongaState, front: Front, seat: int, kind: int) -> None:
    """[R10.4] [R2.1] Toss a token: it lies on the unit with its bonus, or goes back at once. A green one never fails,
    and leaves the game.
    """
    spend(g, seat, kind)
    landed = kind == terms.GREEN or flip(g, TOKEN_PURPOSE[kind])
    if not landed and not front.first_tossed[seat] and kind != terms.GREEN and CARDS[front.terrain].reflips:
        g.tell("tossed-again", seat)
        landed = flip(g, TOKEN_PURPOSE[kind])
    front.first_tossed[seat] = 1
    if landed:
        front.tossed[seat] += TOKEN_VALUE[kind]
        front.laid[seat] += 1
        if kind == terms.PLAIN:
            front.plain += 1
        elif kind != terms.GREEN:
            front.yellow += 1
    elif kind == terms.PLAIN:
        g.reserve += 1
    else:
        g.yellow_pool += 1
    g.tell("tossed", seat, kind, terms.SUCCESS if landed else terms.FAILURE)


def spend(g: TongaState, seat: int, kind: int) -> None:
    """Take a token from those that a player has."""
    if kind == terms.PLAIN:
        g.tokens[seat] -= 1
    elif kind == terms.YELLOW:
        g.yellow -= 1
    elif kind == terms.YELLOW_HEROIC:
        g.yellow_heroic -= 1
    else:
        g.green -= 1
