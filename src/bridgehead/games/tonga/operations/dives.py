"""[D1] Scenario 3: the bridges over the Dives. Three piles of terrains, three attacks with new hands."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.play.effects import flip, return_tokens
from bridgehead.games.tonga.play.ground import choose_of_two
from bridgehead.games.tonga.printed.cards import (
    BURES,
    CARDS,
    CHATEAU,
    FIRST_TERRAIN,
    ROBEHOMME,
    TROARN,
    TROARN_VILLAGE,
    VARAVILLE,
)
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.state import (
    FIRST_HEROIC,
    HAND,
    MULLIGAN,
    PROGRESS,
    REFUSE_PAIRS,
    TOKENS,
    Front,
    TongaState,
)

BRIDGES: Final = [BURES, TROARN, VARAVILLE]
SPECIAL: Final = [ROBEHOMME, TROARN_VILLAGE, CHATEAU]
PILE: Final = 4
TO_WIN: Final = 3
TO_HOLD: Final = 2
CLOSED: Final = 0
OPEN: Final = 1
FOUGHT: Final = 2


# --- the German builds his piles ---


def build_piles(g: TongaState) -> Steps:
    """[D3] [D3.1] [D3.2] The German lays the three piles, terrain by terrain from the top: the château before
    Varaville, the village before Troarn, Robehomme at the bottom before Bures, the rest as he likes. Then hands are
    dealt.
    """
    number = 0
    while len(g.piles[number]) == PILE:
        number += 1
    fitting = fitting_terrains(g, number)
    card = fitting[0]
    if len(fitting) > 1:
        about = (BRIDGES[number], len(g.piles[number]) + 1)
        _, card = yield g.query(GERMAN, "build-pile", [("place", one) for one in fitting], *about)
    g.piles[number].append(card)
    if len(g.piles[2]) == PILE:
        mix_slots(g)
        for seat in (BRITISH, GERMAN):
            g.draw(seat, g.term(HAND))
        g.phase = MULLIGAN


def free_terrains(g: TongaState) -> list[int]:
    """[D3] The terrains, without the bridges before which the piles lie, that are in no pile yet."""
    left: list[int] = []
    for card in CARDS[FIRST_TERRAIN:]:
        if card.number not in BRIDGES:
            left += [card.number] * g.copies[g.operation][card.number]
    for pile in g.piles:
        for terrain in pile:
            left.remove(terrain)
    return left


def fitting_terrains(g: TongaState, number: int) -> list[int]:
    """[D3.1] [D3.2] The terrains that may come next in a pile, so that it can still be finished by the rules."""
    left = free_terrains(g)
    refuse = g.term(REFUSE_PAIRS) == 1
    found: list[int] = []
    for card in sorted(set(left)):
        rest = list(left)
        rest.remove(card)
        if can_finish([*g.piles[number], card], BRIDGES[number], rest, refuse):
            found.append(card)
    return found


def can_finish(pile: list[int], bridge: int, left: list[int], refuse: bool) -> bool:
    """[D3.1] [D3.2] Whether a pile begun like this can be made up to four terrains that keep to the rules."""
    if not keeps_rules(pile, bridge, refuse):
        return False
    if len(pile) == PILE:
        return True
    for card in sorted(set(left)):
        rest = list(left)
        rest.remove(card)
        if can_finish([*pile, card], bridge, rest, refuse):
            return True
    return False


def keeps_rules(pile: list[int], bridge: int, refuse: bool) -> bool:
    """[D3.1] [D3.2] Whether a pile, finished or not, breaks no rule yet: special terrains in their places, and no two
    identical ones that would be revealed together.
    """
    if (bridge != VARAVILLE and CHATEAU in pile) or (bridge != TROARN and TROARN_VILLAGE in pile):
        return False
    if ROBEHOMME in pile and (bridge != BURES or pile.index(ROBEHOMME) != PILE - 1):
        return False
    if refuse and any(pile[at] == pile[at + 1] for at in (0, 2) if at + 1 < len(pile)):
        return False
    if len(pile) < PILE:
        return True
    return SPECIAL[BRIDGES.index(bridge)] in pile


def mix_slots(g: TongaState) -> None:
    """[D4] The three piles lie side by side, face down: which is which the British player cannot tell."""
    order = [0, 1, 2]
    g.dice.shuffle(order)
    g.slots = [BRIDGES[number] for number in order]
    g.piles = [g.piles[number] for number in order]
    g.slot_state = [CLOSED, CLOSED, CLOSED]


# --- an attack ---


def choose_pile(g: TongaState) -> Steps:
    """[D4] [D8] The British player picks one of the piles that are left; the last one picks itself. Its bridge is
    shown.
    """
    closed = [slot for slot in range(3) if g.slot_state[slot] == CLOSED]
    slot = closed[0]
    if len(closed) > 1:
        _, number = yield g.query(BRITISH, "choose-pile", [("pile", one + 1) for one in closed])
        slot = number - 1
    g.slot = slot
    g.slot_state[slot] = OPEN
    g.leg = 0
    g.reveal()
    g.tell("bridge-shown", g.slots[slot])
    g.phase = FIRST_HEROIC


def find_terrain(g: TongaState) -> Steps:
    """[D5] [D5.1] [D5.2] [D5.4] [D3.3] The terrain of the turn: one of the two top ones, chosen by whoever the tossed
    Turn token shows; then one of the next two, chosen by the winner of the first assault; then the bridge.
    """
    if g.leg == 2:
        g.offered = [g.slots[g.slot]]
        return
    pair = g.piles[g.slot][:2]
    g.piles[g.slot] = g.piles[g.slot][2:]
    if g.leg == 0:
        g.turn_face = GERMAN if flip(g, "turn-token") else BRITISH
        g.chooser = g.turn_face
        g.tell("turn-token", g.turn_face)
    if pair[0] == pair[1]:
        g.penalty = 1
        g.tell("identical", pair[0])
    yield from choose_of_two(g, pair, g.chooser)
    g.terrain_discard.append(g.offered.pop())


def settle(g: TongaState, front: Front) -> None:
    """[D5.2] [D5.5] [D5.6] [D6] After an assault: the winner chooses next; a bridge goes to its winner, and may decide
    the scenario.
    """
    g.chooser = front.winner
    if front.terrain == ROBEHOMME or g.leg == 2:
        g.bridges[front.winner].append(front.terrain)
        g.tell("bridge-won", front.winner, front.terrain)
        if front.winner == BRITISH:
            score_bridge(g, front.terrain)
    else:
        g.terrain_discard.append(front.terrain)
    if g.leg == 2:
        g.slot_state[g.slot] = FOUGHT
    check_victory(g)


def score_bridge(g: TongaState, bridge: int) -> None:
    """[C4] One, three, five points for one, two, three major bridges, and one for Robehomme."""
    if bridge == ROBEHOMME:
        campaign.score(g, campaign.ROBEHOMME_POINTS)
    else:
        major = [one for one in g.bridges[BRITISH] if one != ROBEHOMME]
        campaign.score(g, campaign.BRIDGE_POINTS[len(major)])


def check_victory(g: TongaState) -> None:
    """[D1] [D6] [D7] Three bridges for the British player, two for the German; when all piles are done whoever has not
    got his three has lost. In the campaign the three major bridges are always fought for.
    """
    british, german = len(g.bridges[BRITISH]), len(g.bridges[GERMAN])
    done = all(state == FOUGHT for state in g.slot_state)
    if british >= TO_WIN and (done or not g.campaign):
        campaign.end(g, "bridges-destroyed", BRITISH)
    elif done or (german >= TO_HOLD and not g.campaign):
        campaign.end(g, "bridges-held", GERMAN)


def next_turn(g: TongaState) -> None:
    """[D5.4] [D5.7] [D8] On to the next terrain of the pile, or, after its bridge, to the next attack."""
    if g.leg < 2:
        g.leg += 1
        g.phase = PROGRESS
    else:
        new_attack(g)
        g.phase = MULLIGAN


def new_attack(g: TongaState) -> None:
    """[D5.7] [D8] Heroic cards still in hand are lost unseen, tokens go back and two are taken anew, hands are shuffled
    into the decks and new ones drawn.
    """
    g.tell("new-attack")
    for seat in (BRITISH, GERMAN):
        lose_heroic(g, seat)
        return_tokens(g, seat, g.tokens[seat])
        if g.hands[seat]:
            g.tell("hand-back", seat, len(g.hands[seat]))
        g.decks[seat] += g.hands[seat]
        g.hands[seat] = []
        g.known[seat] = []
        g.shuffle_deck(seat)
    g.yellow_pool += g.yellow + g.yellow_heroic
    g.green_pool += g.green
    g.yellow = g.yellow_heroic = g.green = 0
    for seat in (BRITISH, GERMAN):
        g.take_tokens(seat, g.term(TOKENS))
        g.draw(seat, g.term(HAND))


def lose_heroic(g: TongaState, seat: int) -> None:
    """[D5.7] A heroic card that was not played is put away without being shown."""
    for card in [card for card in g.hands[seat] if CARDS[card].heroic]:
        g.hands[seat].remove(card)
        g.put_away[seat] += 1
        if card not in g.known[seat]:
            g.aside[seat].append(card)
        g.tell("heroic-lost", seat)
