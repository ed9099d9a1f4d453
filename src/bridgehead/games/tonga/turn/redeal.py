"""Dealing anew what a seat cannot know: hands and decks, heroic cards, and the terrains that lie face down."""

from typing import Final

from bridgehead.engine.dice import Dice
from bridgehead.games.tonga.operations import dives
from bridgehead.games.tonga.printed.cards import CAFE, CARDS, CHATEAU, ROBEHOMME, TOBRUK, TROARN_VILLAGE
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN, NOBODY
from bridgehead.games.tonga.state import BATTERY, BUILD_PILES, DIVES, REFUSE_PAIRS, TongaState

LOWER: Final = 6


def deal(g: TongaState, seat: int, dice: Dice) -> None:
    """Deal anew, in place, what a seat cannot know; a spectator (-1) knows neither hand.

    What it knows: its own hand, what lies at the bottom of its own deck and what it is looking at on top, all that was
    played, discarded or shown, and so the cards that the other seat must still hold.
    """
    for other in (BRITISH, GERMAN):
        if other != seat:
            deal_hidden_hand(g, other, dice)
            g.quiet[other] = 0
        else:
            deal_own_deck(g, seat, dice)
    if g.kind == DIVES:
        if seat != GERMAN:
            deal_piles(g, dice)
    elif g.kind == BATTERY:
        deal_battery(g, dice)
    else:
        deal_way(g, dice)


def deal_own_deck(g: TongaState, seat: int, dice: Dice) -> None:
    """Shuffle what lies between the known bottom and the cards being looked at on top."""
    deck = g.decks[seat]
    low, high = g.bottom[seat], len(deck) - g.looked[seat]
    if low < high:
        middle = sorted(deck[low:high])
        dice.shuffle(middle)
        g.decks[seat] = deck[:low] + middle + deck[high:]


def deal_hidden_hand(g: TongaState, seat: int, dice: Dice) -> None:
    """Deal the unseen cards of a seat into its hand and deck, and its unseen heroic cards likewise."""
    known = g.known[seat]
    unseen = g.hands[seat][:]
    for card in known:
        unseen.remove(card)
    ordinary = sorted([card for card in unseen if not CARDS[card].heroic] + g.decks[seat])
    held = sum(1 for card in unseen if not CARDS[card].heroic)
    dice.shuffle(ordinary)
    stars = sorted([card for card in unseen if CARDS[card].heroic] + g.heroic[seat] + g.aside[seat])
    in_hand, to_choose = len(unseen) - held, len(g.heroic[seat])
    dice.shuffle(stars)
    g.hands[seat] = sorted(known + ordinary[:held] + stars[:in_hand])
    g.decks[seat] = ordinary[held:]
    g.heroic[seat] = sorted(stars[in_hand : in_hand + to_choose])
    g.aside[seat] = stars[in_hand + to_choose :]


def deal_way(g: TongaState, dice: Dice) -> None:
    """The way to the bridges: two terrains are away for good, and the Café and the Tobruk are among the last six."""
    named = sorted(terrain for terrain in g.pile if terrain in (CAFE, TOBRUK))
    others = sorted([terrain for terrain in g.pile if terrain not in (CAFE, TOBRUK)] + g.removed)
    dice.shuffle(others)
    g.removed = others[:2]
    low = min(LOWER, len(g.pile))
    lower = named + others[2 : 2 + low - len(named)]
    dice.shuffle(lower)
    g.pile = lower + others[2 + low - len(named) :]


def deal_battery(g: TongaState, dice: Dice) -> None:
    """The piles of Merville: the objectives, the approaches not yet shown, and the Battery above what
    was put under it.
    """
    g.objectives.sort()
    dice.shuffle(g.objectives)
    g.pile.sort()
    dice.shuffle(g.pile)
    top = sorted(g.battery[g.battery_known :])
    dice.shuffle(top)
    g.battery = g.battery[: g.battery_known] + top


def deal_piles(g: TongaState, dice: Dice) -> None:
    """The German's piles over the Dives, for everybody else: any that keep to the rules and to what has been shown."""
    building = g.phase == BUILD_PILES
    sizes = [len(pile) for pile in g.piles]
    closed = [slot for slot in range(3) if g.slot_state[slot] == dives.CLOSED]
    if building:
        pool = dives.free_terrains(g)
        for pile in g.piles:
            pool += pile
        wanted = [dives.PILE, dives.PILE, dives.PILE]
        slots = dives.BRIDGES[:]
    else:
        pool = []
        for pile in g.piles:
            pool += pile
        wanted = sizes
        slots = g.slots
        hidden = sorted(slots[slot] for slot in closed)
        dice.shuffle(hidden)
        for slot, bridge in zip(closed, hidden, strict=True):
            slots[slot] = bridge
    piles = random_piles(slots, wanted, pool, g.term(REFUSE_PAIRS) == 1, dice)
    g.piles = [pile[:size] for pile, size in zip(piles, sizes, strict=True)]


def random_piles(slots: list[int], wanted: list[int], pool: list[int], refuse: bool, dice: Dice) -> list[list[int]]:
    """Piles of the wanted lengths from a pool of terrains: each special terrain before its bridge, Robehomme last, no
    identical pair revealed together unless that is not refused.
    """
    specials = [card for card in sorted(pool) if card in (CHATEAU, TROARN_VILLAGE, ROBEHOMME)]
    free = sorted(card for card in pool if card not in specials)
    while True:
        dice.shuffle(free)
        piles = fill_piles(slots, wanted, specials, free, dice)
        if not refuse or not any(has_pair(pile) for pile in piles):
            return piles


def fill_piles(
    slots: list[int], wanted: list[int], specials: list[int], free: list[int], dice: Dice
) -> list[list[int]]:
    """Lay the free terrains in order, and each special one somewhere in its pile."""
    piles: list[list[int]] = []
    at = 0
    for bridge, length in zip(slots, wanted, strict=True):
        special = special_of(bridge, specials)
        count = length - (1 if special != NOBODY else 0)
        pile = free[at : at + count]
        at += count
        if special == ROBEHOMME:
            pile.append(special)
        elif special != NOBODY:
            pile.insert(dice.below(len(pile) + 1), special)
        piles.append(pile)
    return piles


def special_of(bridge: int, specials: list[int]) -> int:
    """The special terrain, of those still hidden, that belongs before a bridge; -1 when there is none."""
    wanted = dives.SPECIAL[dives.BRIDGES.index(bridge)]
    return wanted if wanted in specials else NOBODY


def has_pair(pile: list[int]) -> bool:
    """Whether two identical terrains of a pile would be revealed together. A pile shows two at a time."""
    return any(pile[at] == pile[at + 1] for at in range(0, len(pile) - 1, 2))
