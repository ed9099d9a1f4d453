"""Playing a card from the hand, and the moment after it in which the other player may answer at once."""

from collections.abc import Generator
from typing import Final, TypeAlias

from bridgehead.engine.choice import Choice, Option
from bridgehead.games.tonga.play.effects import change_size
from bridgehead.games.tonga.play.values import action_barred
from bridgehead.games.tonga.printed.cards import CARDS, Card, allowed
from bridgehead.games.tonga.printed.terms import ACTION, CANCEL, EVENT, GERMAN, NOBODY, UNIT
from bridgehead.games.tonga.state import Front, TongaState

Playing: TypeAlias = Generator[Choice, Option, bool]
"""Playing a card: what is asked meanwhile, and whether in the end the card stands."""

LET: Final[list[Option]] = [("let", 0), ("quiet", 0)]
NOTHING_TO_SAY: Final[list[Option]] = [("let", 0)]


def play_card(g: TongaState, at: int, seat: int, card: int, kind: int) -> Playing:
    """[R17] [R5.2] Play a card from the hand as a unit, event or action. The other player may answer it before anything
    else happens; the last card played is settled first. A cancelled card is discarded without effect. Returns whether
    it stands.
    """
    g.leave_hand(seat, card)
    g.reveal()
    g.tell("played-action" if kind == ACTION else "played-event" if kind == EVENT else "played-unit", seat, card)
    front = g.fronts[at]
    other = 1 - seat
    answers = [] if g.quiet[other] else possible_answers(front, g.hands[other], seat, card, kind)
    if answers or (g.sealed and possible_answers(front, unseen(g, other), seat, card, kind)):
        stands = yield from await_answer(g, at, seat, card, answers)
        if not stands:
            g.discard(seat, card)
            return False
    lay_down(g, front, seat, card, kind)
    return True


def lay_down(g: TongaState, front: Front, seat: int, card: int, kind: int) -> None:
    """[R4.1] An action that stands lies beside its unit until the assault ends; played between two fights it belongs to
    neither. The German cards of the turn are remembered for the counter-attack.
    """
    if kind == ACTION:
        beside = front.spent if front.unit[GERMAN] == NOBODY else front.actions
        beside[seat].append(card)
    if seat == GERMAN and not CARDS[card].heroic:
        g.played.append(card)


def await_answer(g: TongaState, at: int, seat: int, card: int, answers: list[int]) -> Playing:
    """[R17] The other player may answer at once, and only now. That he is asked, or why not, is his secret alone. The
    card lies on the table meanwhile.
    """
    g.awaiting.append(card)
    stands = yield from ask_for_answer(g, at, seat, card, answers)
    g.awaiting.pop()
    return stands


def ask_for_answer(g: TongaState, at: int, seat: int, card: int, answers: list[int]) -> Playing:
    """[R17] The question itself, and what an answer does to the card; an answer may be answered in its turn."""
    other = 1 - seat
    options: list[Option] = [("respond", one) for one in answers]
    options += LET if answers else NOTHING_TO_SAY
    g.window = other
    verb, answer = yield g.ask(other, "respond", options, card)
    g.window = NOBODY
    if verb == "quiet":
        g.quiet[other] = 1
    if verb != "respond":
        return True
    stands = yield from play_card(g, at, other, answer, CARDS[answer].kind)
    if not stands:
        return True
    cancelled = settle_answer(g, g.fronts[at], answer, card)
    if CARDS[answer].kind == EVENT:
        g.discard(other, answer)
    return not cancelled


def settle_answer(g: TongaState, front: Front, answer: int, card: int) -> bool:
    """[R18.2] What an answer does: it cancels the card, or, where it is of the kind that changes the number of German
    units, takes its own effect beside it. Returns whether the card is cancelled.
    """
    for effect in CARDS[answer].respond:
        if effect.op == CANCEL:
            g.tell("cancelled", card, answer)
            return True
    for effect in CARDS[answer].tilt:
        change_size(g, front, effect.amount)
    return False


def unseen(g: TongaState, seat: int) -> list[int]:
    """[R4.2] The cards that a seat may hold as far as anybody else can tell: those it has shown, and, of the ordinary
    and of the heroic ones apart, since backs tell them apart, all that are in its hand or still to come.
    """
    known = g.known[seat]
    hidden = g.hands[seat][:]
    for card in known:
        hidden.remove(card)
    stars = sum(1 for card in hidden if CARDS[card].heroic)
    found = known + hidden
    if stars < len(hidden):
        found += g.decks[seat]
    if stars:
        found += g.heroic[seat] + g.aside[seat]
    return sorted(found)


def possible_answers(front: Front, cards: list[int], seat: int, card: int, kind: int) -> list[int]:
    """[R17] [R5.1] Those of the other player's cards that may answer this one. Heroic cards cannot be cancelled."""
    other = 1 - seat
    found: list[int] = []
    last = NOBODY
    for one in cards:
        if one != last and can_answer(front, other, CARDS[one], CARDS[card], kind):
            found.append(one)
            last = one
    return found


def can_answer(front: Front, seat: int, answer: Card, card: Card, kind: int) -> bool:
    """[R17] [R18.2] [R20.6] Whether a card may be played in answer to another that was played as this kind."""
    if answer.kind == ACTION and (action_barred(front, seat, answer.number) or (kind == UNIT and card.action_ban)):
        return False
    if answer.answers_id == card.id:
        return not CARDS[front.terrain].size_ban
    if not answer.answers >> kind & 1 or card.heroic:
        return False
    if answer.needs_unit and front.unit[seat] == NOBODY:
        return False
    return all(allowed(card, effect) for effect in answer.respond)
