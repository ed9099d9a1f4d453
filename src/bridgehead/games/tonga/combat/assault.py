"""[R10] [R11] [R12] The Assault phase: unit against unit, until the Germans have no more or the British are thrown
back.
"""

from bridgehead.engine.choice import Option, Steps
from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.operations.bridges import pegasus_size
from bridgehead.games.tonga.play.effects import change_size, choose_discards, perform, question, tell_values
from bridgehead.games.tonga.play.play import LET, NOTHING_TO_SAY, play_card, unseen
from bridgehead.games.tonga.play.values import action_barred, is_leading, unit_barred
from bridgehead.games.tonga.printed.cards import BENOUVILLE, CARDS, PEGASUS, RANVILLE
from bridgehead.games.tonga.printed.terms import ACTION, BRITISH, GERMAN, NOBODY, UNIT
from bridgehead.games.tonga.state import (
    ASSAULT_END,
    BRITISH_GO,
    BRITISH_UNIT,
    DIVES,
    GERMAN_UNIT,
    INITIATIVE,
    TILT,
    Front,
    TongaState,
    clear_fight,
)


def possible_units(g: TongaState, front: Front, seat: int, cards: list[int]) -> list[int]:
    """[R10.1] [R10.2] Of these cards the units that a seat may play on a terrain now; where one has been relieved,
    another one.
    """
    found: list[int] = []
    last = NOBODY
    for card in cards:
        if card != last and CARDS[card].unit_slot and not unit_barred(g, front, seat, card):
            if seat == GERMAN or card != front.relieved or cards.count(card) > 1:
                found.append(card)
        last = card
    return found


def may_send(g: TongaState, front: Front, seat: int) -> bool:
    """[R10.1] [R10.2] Whether a seat is asked for a unit although it has none, since the others cannot know that."""
    return g.sealed and bool(possible_units(g, front, seat, unseen(g, seat)))


# --- the German unit ---


def german_unit(g: TongaState) -> Steps:
    """[R9.3] [R9.4] [R11.3] [R12] [R12.2] The German plays a unit, or no more. He never has to, and never may beyond
    the size of the terrain.
    """
    front = g.now()
    full = is_full(front)
    units = [] if full else possible_units(g, front, GERMAN, g.hands[GERMAN])
    verb = "none"
    card = NOBODY
    if units or (not full and may_send(g, front, GERMAN)):
        verb, card = yield question(g, GERMAN, "german-unit", "unit", units, "none", front.terrain)
    if verb == "none":
        g.tell("no-unit" if front.played == 0 else "no-more-units", front.terrain)
        yield from win_front(g, front, BRITISH)
        after_german(g)
        return
    stands = yield from play_card(g, g.front, GERMAN, card, UNIT)
    if stands:
        front.unit[GERMAN] = card
        front.played += 1
        g.phase = INITIATIVE
        yield from perform(g, g.front, GERMAN, CARDS[card].play)
        tell_values(g, front)


def is_full(front: Front) -> bool:
    """[R11.3] [R18.1] Whether a terrain takes no more German units: as many have been played as it takes, or a card
    bars more.
    """
    return front.played >= front.size or bool(front.barred)


def after_german(g: TongaState) -> None:
    """[B5.1] When the German has played, or not played, on one bridge, the other bridge comes; then the
    British units.
    """
    for at in range(g.front + 1, len(g.fronts)):
        if g.fronts[at].winner == NOBODY:
            g.front = at
            g.phase = GERMAN_UNIT
            return
    for at, front in enumerate(g.fronts):
        if front.unit[GERMAN] != NOBODY:
            g.front = at
            g.phase = BRITISH_UNIT
            return
    next_fight(g)


# --- the British unit ---


def british_unit(g: TongaState) -> Steps:
    """[R10.2] [R12] [R12.1] [A6] [B6] The British player plays one unit against the German one, or gives up; on a
    bridge he may lose a point of manpower instead, and the assault goes on.
    """
    front = g.now()
    options: list[Option] = [("unit", card) for card in possible_units(g, front, BRITISH, g.hands[BRITISH])]
    if is_bridge_fight(front):
        options.append(("manpower", 0))
    if may_retreat(front):
        options.append(("give-up", 0))
    verb, card = options[0]
    if len(options) > 1 or may_send(g, front, BRITISH):
        verb, card = yield g.query(BRITISH, "british-unit", options, front.terrain)
    if verb == "manpower":
        yield from pass_by(g, front)
    elif verb == "give-up":
        yield from british_unit_lost(g)
    else:
        yield from put_unit_down(g, front, card)


def put_unit_down(g: TongaState, front: Front, card: int) -> Steps:
    """[R10.2] [R20.8] A British unit comes down; if it is cancelled at once it has no effect, and another may be
    played: another than that one, so also one that was relieved before. Whether it stands or not, the unit that was
    relieved has been replaced by another, and may itself replace the next one that is.
    """
    stands = yield from play_card(g, g.front, BRITISH, card, UNIT)
    front.relieved = NOBODY
    if not stands:
        return
    front.unit[BRITISH] = card
    yield from perform(g, g.front, BRITISH, CARDS[card].play)
    tell_values(g, front)
    after_british(g)


def is_bridge_fight(front: Front) -> bool:
    """Whether the rules for the bridges of the Orne and its canal hold here."""
    return front.terrain in (BENOUVILLE, PEGASUS, RANVILLE)


def may_retreat(front: Front) -> bool:
    """[R12.1] [A5] [B8] Whether giving up ends the assault: everywhere but on Bénouville and Pegasus Bridge, where a
    lost fight never does.
    """
    return front.terrain not in (BENOUVILLE, PEGASUS)


def pass_by(g: TongaState, front: Front) -> Steps:
    """[A6] [B6] The British player loses a point of manpower instead of playing a unit. The German unit counts as
    played and as having fought, and if it was the last that the terrain takes the assault there is won.
    """
    lose_manpower(g)
    end_fight(g, front)
    if g.manpower > 0:
        yield from win_if_full(g, front)
    after_british(g)


def after_british(g: TongaState) -> None:
    """[B5.1] When the British have answered on one bridge, the other one comes; then the fights, Bénouville first."""
    if g.fighting == g.front:
        g.phase = BRITISH_GO
        return
    for at in range(g.front + 1, len(g.fronts)):
        front = g.fronts[at]
        if front.unit[GERMAN] != NOBODY and front.unit[BRITISH] == NOBODY:
            g.front = at
            g.phase = BRITISH_UNIT
            return
    next_fight(g)


def next_fight(g: TongaState) -> None:
    """[B5.2] [B5.3] Go to the next fight with both units down; when there is none, to the next German unit, on the
    first terrain that is still fought for; when there is none, to the end of the assault.
    """
    for at, front in enumerate(g.fronts):
        if front.unit[BRITISH] != NOBODY:
            g.front = at
            g.phase = BRITISH_GO
            return
    for at, front in enumerate(g.fronts):
        if front.winner == NOBODY:
            g.front = at
            g.phase = GERMAN_UNIT
            return
    g.front = 0
    g.phase = ASSAULT_END


# --- the end of a fight ---


def british_unit_lost(g: TongaState) -> Steps:
    """[R11.1] [R12.1] [A5] [B8] [B9.1] The German value is strictly higher and the British unit is destroyed, or the
    British player retreats: the assault is lost, at the price of a point of manpower. On Bénouville or Pegasus Bridge
    it goes on; on Ranville it ends without a loss.
    """
    front = g.now()
    if front.unit[BRITISH] != NOBODY and not is_leading(g, front):
        g.tell("british-lost", front.terrain, front.unit[BRITISH])
    else:
        g.tell("british-gave-up", front.terrain)
    yield from perform_result(g, front, GERMAN)
    end_fight(g, front)
    if costs_manpower(g, front):
        lose_manpower(g)
    if may_retreat(front):
        yield from win_front(g, front, GERMAN)
    elif g.manpower > 0:
        yield from win_if_full(g, front)
    next_fight(g)


def costs_manpower(g: TongaState, front: Front) -> bool:
    """[R11.1] [B9.1] [D1] Whether a lost fight costs a point of manpower: everywhere but on Ranville and the Dives."""
    return front.terrain != RANVILLE and g.kind != DIVES


def german_unit_lost(g: TongaState) -> Steps:
    """[R11.2] The British value is equal or higher: the German unit is destroyed and tilted, and stays where it is."""
    front = g.now()
    g.tell("german-lost", front.terrain, front.unit[GERMAN])
    yield from perform_result(g, front, BRITISH)
    end_fight(g, front)
    g.phase = TILT


def perform_result(g: TongaState, front: Front, winner: int) -> Steps:
    """What the texts of units and actions say of the victory of their unit, or of its loss. Of a unit that was lent as
    an action nothing counts but the terrain's bonus.
    """
    at = g.front
    loser = 1 - winner
    if front.unit[winner] != NOBODY:
        yield from perform(g, at, winner, CARDS[front.unit[winner]].victory)
        for card in front.actions[winner]:
            if CARDS[card].kind == ACTION:
                yield from perform(g, at, winner, CARDS[card].victory)
    if front.unit[loser] != NOBODY:
        yield from perform(g, at, loser, CARDS[front.unit[loser]].destroyed)


def end_fight(g: TongaState, front: Front) -> None:
    """Both units have now fought on this terrain."""
    for seat in (BRITISH, GERMAN):
        if front.unit[seat] != NOBODY:
            front.fought[seat].append(front.unit[seat])
        front.spent[seat] += front.actions[seat]
        front.actions[seat] = []
    clear_fight(front)
    g.fighting = NOBODY


def lose_manpower(g: TongaState) -> None:
    """[R11.1] [R15] [A1] [B1] [B10] [C5.3] The British lose a point of manpower; with the last one they lose the game,
    and a campaign token that lies there is theirs.
    """
    g.manpower -= 1
    g.tell("manpower-lost", g.manpower)
    if g.manpower == 0 and not g.ending:
        campaign.settle_blue_token(g, GERMAN)
        g.ending = "manpower-gone"
        g.victor = GERMAN


def tilt(g: TongaState) -> Steps:
    """[R18.2] A German unit has just been destroyed: cards for this moment may be played, British first, in turn until
    both pass. Whether a player is asked is his secret, like an answer.
    """
    front = g.now()
    g.step_seat = GERMAN
    seat = BRITISH
    passed = 0
    while passed < 2:
        cards = [] if g.quiet[seat] else tilt_cards(front, g.hands[seat], seat)
        verb = "let"
        card = NOBODY
        if cards or (g.sealed and tilt_cards(front, unseen(g, seat), seat)):
            options: list[Option] = [("respond", one) for one in cards]
            options += LET if cards else NOTHING_TO_SAY
            g.window = seat
            verb, card = yield g.ask(seat, "tilt", options, front.terrain)
            g.window = NOBODY
        if verb == "quiet":
            g.quiet[seat] = 1
        passed = passed + 1
        if verb == "respond":
            passed = 0
            stands = yield from play_card(g, g.front, seat, card, ACTION)
            if stands:
                yield from perform(g, g.front, seat, CARDS[card].tilt or CARDS[card].play)
        seat = 1 - seat
    yield from win_if_full(g, front)
    next_fight(g)


def tilt_cards(front: Front, cards: list[int], seat: int) -> list[int]:
    """[R18.2] Those of a seat's cards that it may play when a German unit has been destroyed: while the terrain lets
    its number of units be changed, and there is something to change.
    """
    found: list[int] = []
    for card in cards:
        if not CARDS[card].in_tilt or card in found or action_barred(front, seat, card):
            continue
        changes = CARDS[card].tilt
        if changes and (CARDS[front.terrain].size_ban or front.barred):
            continue
        if changes and changes[0].amount < 0 and front.size <= front.played:
            continue
        if not changes and front.barred:
            continue
        found.append(card)
    return found


# --- the end of an assault on one terrain ---


def win_front(g: TongaState, front: Front, winner: int) -> Steps:
    """[R11.3] Somebody has won the assault on this terrain. What follows at Ranville follows at once."""
    front.winner = winner
    if front.terrain == RANVILLE:
        yield from ranville_decided(g, front, winner)


def win_if_full(g: TongaState, front: Front) -> Steps:
    """[R11.3] [B9.2] Once the Germans have played as many units as the terrain takes, and the last one has been dealt
    with, the British player has won the assault there: at once, before anybody is asked for a unit elsewhere.
    """
    if is_full(front):
        g.tell("no-more-units", front.terrain)
        yield from win_front(g, front, BRITISH)


def ranville_decided(g: TongaState, front: Front, winner: int) -> Steps:
    """[B9.2] [B9.3] [B9.4] The loser at Ranville discards a card of his choice, the winner takes nothing, and
    Bénouville takes one German unit more or fewer, as Pegasus Bridge will: it alone, where Bénouville is decided.
    """
    g.tell("ranville-won", winner)
    g.size_change = 1 if winner == GERMAN else -1
    if winner == BRITISH:
        g.horsa = 1
        campaign.score(g, campaign.RANVILLE_POINTS)
    clear_table(g, front)
    benouville = g.fronts[0]
    if benouville.winner == NOBODY:
        change_size(g, benouville, g.size_change)
    else:
        g.tell("size-changed", PEGASUS, g.size_change, pegasus_size(g))
    yield from choose_discards(g, 1 - winner, 1, True)


def clear_table(g: TongaState, front: Front) -> None:
    """[R14.1] [R5.3] Units and actions go to their owners' discard piles, tokens back to where they came from."""
    for seat in (BRITISH, GERMAN):
        for card in front.fought[seat]:
            g.discard(seat, card)
        for card in front.spent[seat]:
            g.discard(seat, card)
        front.fought[seat] = []
        front.spent[seat] = []
    g.reserve += front.plain
    g.yellow_pool += front.yellow
    front.plain = front.yellow = 0
