"""The turn: Progress phase, British phase, German phase, and what follows an assault."""

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.combat.assault import clear_table
from bridgehead.games.tonga.operations import bridges, campaign, dives, merville
from bridgehead.games.tonga.play.effects import distinct, perform, question
from bridgehead.games.tonga.play.ground import begin_turn, enter
from bridgehead.games.tonga.play.play import Playing, play_card, unseen
from bridgehead.games.tonga.printed.cards import CARDS, HORSA_LANDING, PEGASUS
from bridgehead.games.tonga.printed.terms import BRITISH, EVENT, GERMAN, NOBODY
from bridgehead.games.tonga.state import (
    ASSAULT_END,
    BATTERY,
    BOTH_BRIDGES,
    BRITISH_DRAW,
    BRITISH_EVENTS,
    DIVES,
    GERMAN_DRAW,
    GERMAN_EVENTS,
    GERMAN_UNIT,
    LONE_BRIDGE,
    PROGRESS,
    REWARD_CARDS,
    REWARD_TOKENS,
    TURN_END,
    TongaState,
)

# --- 1: Progress phase ---


def progress(g: TongaState) -> Steps:
    """[R7.1] [R7.3] The terrain of the turn: found, entered, and its effect carried out."""
    begin_turn(g)
    if g.kind == BATTERY:
        yield from merville.find_terrain(g)
    elif g.kind == DIVES:
        yield from dives.find_terrain(g)
    else:
        yield from bridges.find_terrain(g)
    terrain = g.offered[0]
    yield from enter(g, terrain)
    yield from campaign.place_blue_token(g, terrain)
    g.phase = BRITISH_DRAW


# --- 2 and 3: the phases of the two players ---


def draw_number(g: TongaState, seat: int) -> int:
    """[R8.1] [R9.1] [B5.1] How many cards a player draws on the terrain of the turn; on two bridges, on both."""
    return max(0, sum(g.draw_of(front.terrain, seat) for front in g.fronts) + g.draw_mod[seat])


def british_draw(g: TongaState) -> Steps:
    """[R8.1] The British player draws as many cards as the terrain says."""
    g.tell("phase-begins", BRITISH)
    g.step_seat = BRITISH
    g.phase = BRITISH_EVENTS
    g.draw(BRITISH, draw_number(g, BRITISH))
    if g.fronts[0].terrain == HORSA_LANDING:
        merville.horsa_landing(g)
    yield from british_events(g)


def british_events(g: TongaState) -> Steps:
    """[R8.2] [R8.3] The British player may play events, one after another; when he plays no more, his phase ends."""
    played = yield from play_event(g, BRITISH)
    if not played:
        g.phase = GERMAN_DRAW


def german_draw(g: TongaState) -> Steps:
    """[R9.1] [D3.3] The German draws as many cards as the terrain says, unless he passes his phase for a fault."""
    g.step_seat = GERMAN
    if g.penalty:
        g.tell("phase-lost")
        g.phase = GERMAN_UNIT
        return
    g.tell("phase-begins", GERMAN)
    g.phase = GERMAN_EVENTS
    if g.fronts[0].terrain == PEGASUS:
        bridges.join_counter_attack(g)
    g.draw(GERMAN, draw_number(g, GERMAN))
    yield from german_events(g)


def german_events(g: TongaState) -> Steps:
    """[R9.2] [R9.3] The German may play events, one after another; then comes his choice of a unit."""
    played = yield from play_event(g, GERMAN)
    if not played:
        g.phase = ASSAULT_END if g.fronts[0].terrain == HORSA_LANDING else GERMAN_UNIT


def play_event(g: TongaState, seat: int) -> Playing:
    """[R8.2] [R9.2] [R4.1] Offer the events in hand and carry one out; whether one was played. One that acts for longer
    lies on the table until it does no more.
    """
    events = own_events(g.hands[seat])
    if not events and not (g.sealed and own_events(unseen(g, seat))):
        return False
    verb, card = yield question(g, seat, "event", "event", events, "done")
    if verb == "done":
        return False
    stands = yield from play_card(g, 0, seat, card, EVENT)
    if stands:
        if CARDS[card].lasts:
            g.events.append(card)
        yield from perform(g, 0, seat, CARDS[card].play)
        if not CARDS[card].lasts:
            g.discard(seat, card)
    return True


def own_events(cards: list[int]) -> list[int]:
    """[R8.2] [R9.2] Of these cards the events that may be played in one's own phase."""
    return [card for card in distinct(cards) if CARDS[card].own_phase]


def end_events(g: TongaState) -> None:
    """[R4.1] The events that acted through the turn have done so, and are discarded."""
    for card in g.events:
        g.discard(CARDS[card].side, card)
    g.events = []


# --- after the assault ---


def assault_end(g: TongaState) -> Steps:
    """[R14.1] [R14.2] [R14.3] [R9.4] [M12] The table is cleared, the winner rewarded, and the loser will choose the
    next terrain. Where no unit was played the British player counts as the winner.
    """
    front = g.fronts[0]
    for one in g.fronts:
        clear_table(g, one)
    end_events(g)
    if front.winner != NOBODY:
        g.chooser = 1 - front.winner
        g.tell("assault-won", front.winner, front.terrain)
        g.take_tokens(front.winner, g.term(REWARD_TOKENS))
        g.draw(front.winner, g.term(REWARD_CARDS))
        yield from perform(g, 0, front.winner, CARDS[front.terrain].ending)
    campaign.settle_blue_token(g, front.winner)
    g.phase = TURN_END
    if g.kind == BATTERY:
        merville.settle(g, front)
    elif g.kind == DIVES:
        dives.settle(g, front)
    else:
        bridges.settle(g, front)


def turn_end(g: TongaState) -> Steps:
    """[R14.4] [R14.5] [M15] What closes a turn: the counter-attack pile, a heroic card for the player whose medal
    shows, and the Turn token is turned over.
    """
    if g.kind == BOTH_BRIDGES and bridges.approaching(g):
        yield from bridges.lay_counter_attack(g)
    if g.kind == BATTERY or (g.kind == BOTH_BRIDGES and bridges.approaching(g)):
        yield from take_heroic(g, g.turn_face)
    if g.kind != LONE_BRIDGE:
        g.turn_face = 1 - g.turn_face
        g.tell("turn-token", g.turn_face)
    if g.kind == DIVES:
        dives.next_turn(g)
    elif g.kind == BATTERY:
        g.phase = PROGRESS
    else:
        bridges.next_turn(g)


def take_heroic(g: TongaState, seat: int) -> Steps:
    """[R5] [R14.4] A player chooses one of his heroic cards and adds it to his hand without showing it."""
    if not g.heroic[seat]:
        return
    card = g.heroic[seat][0]
    if len(g.heroic[seat]) > 1:
        _, card = yield question(g, seat, "heroic", "heroic", g.heroic[seat])
    g.heroic[seat].remove(card)
    g.enter_hand(seat, card)
    g.reveal()
    g.tell("took-heroic", seat)
    g.tell_seat(seat, "heroic-card", card)
