"""What a toss may bring before it is made, and what else is worth knowing."""

from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.read.table import Odds
from bridgehead.games.tonga.combat.assault import costs_manpower
from bridgehead.games.tonga.play.values import made_of, total
from bridgehead.games.tonga.printed.cards import CARDS, HORSA_LANDING
from bridgehead.games.tonga.printed.terms import ACTION, BRITISH, DESTINY, EVENT, GERMAN, GREEN, TOKENS, UNIT
from bridgehead.games.tonga.state import Front, TongaState

FIGHTING: Final = ("german-unit", "british-unit", "british-go", "german-go")
PLAYED_AS: Final[dict[str, int]] = {"play": ACTION, "unit": UNIT, "event": EVENT}


def odds_of(g: TongaState, choice: Choice, option: Option) -> Odds | None:
    """[R10.4] [R2.1] [M8] The chances of a token that is tossed, with what the value of the unit is made of so far, and
    of the Destiny token where a card calls for it, or the terrain that is entered.
    """
    verb, number = option
    if verb == "token" and number != GREEN:
        front = g.now()
        second = not front.first_tossed[choice.seat] and CARDS[front.terrain].reflips
        miss = Fraction(1, 4 if second else 2)
        results = [("success", 1 - miss), ("failure", miss)]
        return Odds("token", TOKENS[number], made_of(g, front, choice.seat), results, "R10.4")
    if PLAYED_AS.get(verb) == CARDS[number].kind and any(one.test == DESTINY for one in CARDS[number].play):
        return destiny_odds()
    entered = terrain_entered(g, choice, option)
    if entered == HORSA_LANDING or (entered >= 0 and any(one.test == DESTINY for one in CARDS[entered].enter)):
        return destiny_odds()
    return None


def destiny_odds() -> Odds:
    """[R2.1] The Destiny token: one of its two faces is good."""
    half = Fraction(1, 2)
    return Odds("destiny", "", [], [("success", half), ("failure", half)], "R2.1")


def terrain_entered(g: TongaState, choice: Choice, option: Option) -> int:
    """[R7.4] [M4] The terrain that an answer leads onto; -1 where it leads onto none."""
    verb, number = option
    if verb == "advance":
        return number
    return g.offered[0] if choice.prompt == "approach" and verb == "keep" else -1


def notes_of(g: TongaState, choice: Choice, option: Option) -> list[tuple[str, int]]:
    """[R9.4] [R10.5] [R10.6] [R11.1] What giving up costs, and how the values stand when a fight is handed over."""
    if choice.prompt not in FIGHTING:
        return []
    front = g.now()
    lead = total(g, front, BRITISH) - total(g, front, GERMAN)
    if choice.prompt == "british-go" and option[0] == "give-up" and lead >= 0:
        return [("sure-ahead", lead), *price_of(g, front, choice, option[0])]
    return price_of(g, front, choice, option[0])


def price_of(g: TongaState, front: Front, choice: Choice, verb: str) -> list[tuple[str, int]]:
    """What an answer in a fight gives away, or how the values stand."""
    if verb == "manpower" or (verb == "give-up" and choice.seat == BRITISH and costs_manpower(g, front)):
        return [("danger-manpower", g.manpower - 1)]
    if verb == "none" or (verb == "give-up" and choice.seat == BRITISH):
        return [("assault-lost", 0)]
    if verb == "give-up":
        return [("unit-lost", 0)]
    if verb == "hand-over":
        return [("ahead", abs(total(g, front, BRITISH) - total(g, front, GERMAN)))]
    return []
