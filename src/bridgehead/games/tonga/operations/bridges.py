"""[A1] [B1] Scenarios 1A and 1B: the way to the bridges, the assault on one or both, and the counter-attack."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.play.effects import distinct, question
from bridgehead.games.tonga.play.ground import begin_turn, choose_of_two, stand_before
from bridgehead.games.tonga.printed.cards import (
    BENOUVILLE,
    CAFE,
    CARDS,
    FIRST_TERRAIN,
    HORSA_BRIDGE,
    PEGASUS,
    RANVILLE,
    TOBRUK,
)
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN, UNIT
from bridgehead.games.tonga.state import BOTH_BRIDGES, BRITISH_DRAW, LONE_BRIDGE, PROGRESS, Front, TongaState

ON_THE_WAY: Final = 6
NAMED: Final = [BENOUVILLE, PEGASUS, RANVILLE, HORSA_BRIDGE, CAFE, TOBRUK]


def lay_out_terrains(g: TongaState) -> None:
    """[A3] [B2] Twelve terrains are shuffled and two put away unseen; the Café and the Tobruk are shuffled with four of
    the rest, the other six lie on top.
    """
    others: list[int] = []
    for card in CARDS[FIRST_TERRAIN:]:
        if card.number not in NAMED:
            others += [card.number] * g.copies[g.operation][card.number]
    g.dice.shuffle(others)
    g.removed = others[:2]
    lower = [*others[2:6], CAFE, TOBRUK]
    g.dice.shuffle(lower)
    g.pile = lower + others[6:]
    g.phase = PROGRESS


def approaching(g: TongaState) -> bool:
    """[B3] [B4] Whether this is still one of the six turns on the way to the bridges."""
    return g.fronts[0].terrain not in (BENOUVILLE, PEGASUS)


def find_terrain(g: TongaState) -> Steps:
    """[R7.1] [R7.2] [R7.4] [A4] Two terrains are revealed and one of the players chooses: the British player on the
    first turn, then whoever lost the last assault.
    """
    yield from choose_of_two(g, [g.pile.pop(), g.pile.pop()], g.chooser)
    g.terrain_discard.append(g.offered.pop())


def settle(g: TongaState, front: Front) -> None:
    """[A1] [A7] [B1] [B11] [B12.4] [B13] What the result of an assault means on the way, at Bénouville, and at Pegasus
    Bridge.
    """
    if front.terrain == PEGASUS:
        campaign.score(g, campaign.pegasus_points(g.manpower))
        campaign.end(g, "counter-attack-beaten", BRITISH)
    elif front.terrain == BENOUVILLE:
        campaign.score(g, campaign.BENOUVILLE_POINTS)
        if g.kind == LONE_BRIDGE:
            campaign.end(g, "bridge-taken", BRITISH)
    else:
        g.terrain_discard.append(front.terrain)
        g.crossed += 1


def next_turn(g: TongaState) -> None:
    """[A4] [B5] [B12.1] After six terrains the British are at the bridges, where turns have no Progress phase; after
    Bénouville comes the counter-attack.
    """
    if g.fronts[0].terrain == BENOUVILLE:
        advance_on(g, [PEGASUS])
    elif g.crossed == ON_THE_WAY:
        advance_on(g, [BENOUVILLE, RANVILLE] if g.kind == BOTH_BRIDGES else [BENOUVILLE])
    else:
        g.phase = PROGRESS


def advance_on(g: TongaState, bridges: list[int]) -> None:
    """[A4] [B5] [B12.3] A turn begins on the bridges, with the number of German units that Ranville has settled."""
    begin_turn(g)
    stand_before(g, bridges)
    if bridges[0] == PEGASUS:
        g.fronts[0].size = pegasus_size(g)
    g.phase = BRITISH_DRAW


def pegasus_size(g: TongaState) -> int:
    """[B12.3] How many German units Pegasus Bridge takes, with what Ranville has brought."""
    return max(0, g.size_of(PEGASUS) + g.size_change)


# --- the counter-attack pile ---


def lay_counter_attack(g: TongaState) -> Steps:
    """[B4] The German may lay one unit and one event or action that he has played this turn, shown and then face down,
    in the counter-attack pile. They are out of his discard pile.
    """
    units = [card for card in eligible(g) if CARDS[card].kind == UNIT]
    others = [card for card in eligible(g) if CARDS[card].kind != UNIT]
    for prompt, cards in (("counter-unit", units), ("counter-card", others)):
        if cards:
            verb, card = yield question(g, GERMAN, prompt, "lay", cards, "none")
            if verb == "lay":
                g.discards[GERMAN].remove(card)
                g.counter.append(card)
                g.tell("laid", card)
    g.played = []


def eligible(g: TongaState) -> list[int]:
    """[B4] The cards that the German has played this turn and that lie in his discard pile."""
    return distinct([card for card in g.played if card in g.discards[GERMAN]])


def join_counter_attack(g: TongaState) -> None:
    """[B12.2] The counter-attack pile is shuffled into what is left of the German deck."""
    g.decks[GERMAN] += g.counter
    g.tell("counter-attack", len(g.counter))
    g.counter = []
    g.shuffle_deck(GERMAN)
