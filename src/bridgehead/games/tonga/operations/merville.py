"""[M1] Scenario 2: the assault on the Merville battery, with its three piles of terrains."""

from typing import Final

from bridgehead.engine.choice import Steps
from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.play.effects import distinct, flip, question
from bridgehead.games.tonga.play.ground import begin_turn, choose_of_two, enter
from bridgehead.games.tonga.play.play import unseen
from bridgehead.games.tonga.printed.cards import (
    CARDS,
    COMMAND_BUNKER,
    FIRST_TERRAIN,
    FLAME_THROWER,
    GATE,
    HORSA_LANDING,
    number_of,
)
from bridgehead.games.tonga.printed.terms import BRITISH, UNIT
from bridgehead.games.tonga.state import BRITISH_DRAW, Front, TongaState

APPROACHES: Final = [number_of("1018"), number_of("1017"), number_of("1021")]
CASEMATES: Final = [number_of("1022"), number_of("1023"), number_of("1024")]
OBJECTIVES: Final = [*CASEMATES, COMMAND_BUNKER, GATE, HORSA_LANDING]
GUNS_TO_WIN: Final = 3
ALL_GUNS: Final = 4
STRONG: Final = 4


def lay_out_terrains(g: TongaState) -> None:
    """[M3] Three piles, each shuffled: Approach, Objectives, Battery."""
    g.pile = APPROACHES[:]
    g.objectives = OBJECTIVES[:]
    g.battery = []
    for card in CARDS[FIRST_TERRAIN:]:
        count = g.copies[g.operation][card.number]
        if card.number in APPROACHES:
            count -= 1
        if card.number not in OBJECTIVES:
            g.battery += [card.number] * count
    g.dice.shuffle(g.pile)
    g.dice.shuffle(g.objectives)
    g.dice.shuffle(g.battery)


def approach(g: TongaState) -> Steps:
    """[M4] [M5] [C5.1] One of the three approaches is revealed. The British player may discard a unit of value 4 or
    more to have one of the other two instead. The two that are left are shuffled into the Battery pile, and the first
    turn begins there: it has no Progress phase, and so no campaign token.
    """
    g.offered = [g.pile.pop()]
    g.reveal()
    g.tell("revealed", (g.offered[0],))
    strong = [card for card in distinct(g.hands[BRITISH]) if is_strong(card)]
    if strong or (g.sealed and any(is_strong(card) for card in unseen(g, BRITISH))):
        verb, card = yield question(g, BRITISH, "approach", "discard", strong, "keep", g.offered[0])
        if verb == "discard":
            give_up_unit(g, card)
    terrain = g.offered[0]
    g.battery += g.pile
    g.pile = []
    g.dice.shuffle(g.battery)
    begin_turn(g)
    yield from enter(g, terrain)
    g.phase = BRITISH_DRAW


def is_strong(card: int) -> bool:
    """[M4] Whether this is a unit that may be given up for another approach."""
    return CARDS[card].kind == UNIT and CARDS[card].value >= STRONG


def give_up_unit(g: TongaState, card: int) -> None:
    """[M4] The unit is discarded and another approach revealed, which must be kept."""
    g.leave_hand(BRITISH, card)
    g.discard(BRITISH, card)
    g.tell("discarded", BRITISH, card)
    g.pile.append(g.offered[0])
    g.offered = [g.pile.pop(0)]
    g.reveal()
    g.tell("revealed", (g.offered[0],))


def find_terrain(g: TongaState) -> Steps:
    """[M7] [M13] [M14] Objectives and Battery terrains take turns: the top objective, or one of the two top terrains of
    the Battery, chosen by the loser of the last assault; the other goes under the pile. After the Gate is won the
    British player has his choice of the objectives.
    """
    if g.battery_turn and len(g.battery) > 1:
        pair = [g.battery.pop(), g.battery.pop()]
        g.battery_known = min(g.battery_known, len(g.battery))
        yield from choose_of_two(g, pair, g.chooser)
        put_under(g, g.offered.pop())
        return
    g.battery_turn = 0
    if g.free_choice:
        g.free_choice = 0
        _, chosen = yield question(g, BRITISH, "objective", "advance", sorted(g.objectives))
        g.objectives.remove(chosen)
        g.offered = [chosen]
        return
    g.offered = [g.objectives.pop()]
    g.reveal()
    g.tell("revealed", (g.offered[0],))


def put_under(g: TongaState, terrain: int) -> None:
    """[M13] A terrain goes under the Battery pile, which is never shuffled again: both players know
    that it lies there.
    """
    g.battery.insert(0, terrain)
    g.battery_known += 1


def horsa_landing(g: TongaState) -> None:
    """[M8] The gliders come down on the battery: if the Destiny token shows success the British player has the
    Flame-thrower in hand, for all to see; if not it is out of the game.
    """
    if flip(g, "destiny"):
        g.enter_hand(BRITISH, FLAME_THROWER)
        g.known[BRITISH].append(FLAME_THROWER)
        g.tell("flame-thrower")
    else:
        g.gone.append(FLAME_THROWER)


def settle(g: TongaState, front: Front) -> None:
    """[M6] [M8] [M9] [M10] [M11] [M13] Where the terrain goes after the assault, and which pile comes next. What is
    neither put back nor taken nor discarded has left the game.
    """
    terrain = front.terrain
    won = front.winner == BRITISH
    objective = terrain in OBJECTIVES
    if terrain in CASEMATES and won:
        destroy_guns(g, terrain)
    elif terrain == COMMAND_BUNKER and won:
        campaign.score(g, campaign.BUNKER_POINTS)
        g.destroyed.append(terrain)
    elif terrain == GATE and won:
        g.free_choice = 1
        g.gone.append(terrain)
    elif objective and terrain != HORSA_LANDING and not won:
        g.objectives.append(terrain)
        g.dice.shuffle(g.objectives)
        g.tell("shuffled-in", terrain)
    elif not objective and not won:
        put_under(g, terrain)
    elif not g.battery_turn and not objective:
        g.terrain_discard.append(terrain)
    else:
        g.gone.append(terrain)
    g.battery_turn = 1 if objective and terrain not in (HORSA_LANDING, GATE) else 0


def guns_wanted(g: TongaState) -> int:
    """[M1] [M16] How many guns end the scenario; in the campaign all."""
    return ALL_GUNS if g.campaign else GUNS_TO_WIN


def destroy_guns(g: TongaState, terrain: int) -> None:
    """[M1] [M9] [M16] The guns of a casemate are destroyed; the third ends the scenario, in the campaign the fourth."""
    guns = CARDS[terrain].guns
    g.guns += guns
    g.destroyed.append(terrain)
    g.tell("guns-destroyed", terrain, g.guns)
    campaign.score(g, guns * campaign.GUN_POINTS)
    if g.guns >= guns_wanted(g):
        campaign.end(g, "guns-destroyed", BRITISH)
