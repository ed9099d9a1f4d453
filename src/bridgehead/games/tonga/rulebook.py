"""Operation Tonga: the rulebook, and the one object that the engine plays by."""

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from bridgehead.engine.choice import Choice, Option, Steps
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.rulebook import Outcome, Rulebook, Setup
from bridgehead.engine.read.table import Odds
from bridgehead.engine.view import View
from bridgehead.games.tonga.combat import assault, fight
from bridgehead.games.tonga.combat.assault import costs_manpower
from bridgehead.games.tonga.operations import campaign, dives, merville
from bridgehead.games.tonga.play.values import made_of, total
from bridgehead.games.tonga.printed.cards import CARDS
from bridgehead.games.tonga.printed.terms import ACTION, BRITISH, DESTINY, EVENT, GERMAN, GREEN, TOKENS, UNIT
from bridgehead.games.tonga.staff.staff import TongaStaff
from bridgehead.games.tonga.state import TongaState
from bridgehead.games.tonga.table.view import draw_view
from bridgehead.games.tonga.turn import sequence, setting_up
from bridgehead.games.tonga.turn.redeal import deal_anew

STEPS: Final[list[Callable[[TongaState], Steps]]] = [
    setting_up.mulligan,
    setting_up.first_heroic,
    merville.approach,
    dives.build_piles,
    dives.choose_pile,
    sequence.progress,
    sequence.british_draw,
    sequence.british_events,
    sequence.german_draw,
    sequence.german_events,
    assault.german_unit,
    fight.initiative,
    assault.british_unit,
    fight.british_go,
    fight.german_go,
    assault.tilt,
    sequence.assault_end,
    sequence.turn_end,
]


FIGHTING: Final = ("german-unit", "british-unit", "british-go", "german-go")
PLAYED_AS: Final[dict[str, int]] = {"play": ACTION, "unit": UNIT, "event": EVENT}


class TongaRules(Rulebook[TongaState]):
    """The rules of all scenarios."""

    def __init__(self) -> None:
        super().__init__()
        self.staff = TongaStaff(self.name)

    def setup(self, setup_: Setup, dice: Dice) -> TongaState:
        return setting_up.set_up(setup_, dice)

    def step(self, g: TongaState) -> Steps:
        """[R6] One step: an event, a unit, one play of a fight, or what comes by itself between them."""
        if g.ending:
            setting_up.next_operation(g)
        return STEPS[g.phase](g)

    def outcome(self, g: TongaState) -> Outcome | None:
        """[R15] [C6] Over when the operation is, or, in the campaign, when the last one is."""
        if not g.ending or g.operation + 1 < len(g.terms):
            return None
        if g.campaign:
            label, winner = campaign.result(g)
            points = float(g.points - g.blue_held)
            return Outcome(label, winner, [points, -points])
        score = 1.0 if g.victor != GERMAN else -1.0
        return Outcome(g.ending, g.victor, [score, -score])

    def view(self, g: TongaState, seat: int) -> View:
        return draw_view(g, seat)

    def redeal(self, g: TongaState, seat: int, dice: Dice) -> None:
        deal_anew(g, seat, dice)

    def odds(self, g: TongaState, choice: Choice, option: Option) -> Odds | None:
        """[R10.4] [R2.1] The chances of a token that is tossed, with what the value of the unit is made of so far, and
        of the Destiny token where a card calls for it.
        """
        verb, number = option
        if verb == "token" and number != GREEN:
            front = g.now()
            second = not front.first_tossed[choice.seat] and CARDS[front.terrain].reflips
            miss = Fraction(1, 4 if second else 2)
            results = [("success", 1 - miss), ("failure", miss)]
            return Odds("token", TOKENS[number], made_of(g, front, choice.seat), results, "R10.4")
        if PLAYED_AS.get(verb) == CARDS[number].kind and any(one.test == DESTINY for one in CARDS[number].play):
            half = Fraction(1, 2)
            return Odds("destiny", CARDS[number].id, [], [("success", half), ("failure", half)], "R2.1")
        return None

    def notes(self, g: TongaState, choice: Choice, option: Option) -> list[tuple[str, int]]:
        """[R9.4] [R10.5] [R10.6] [R11.1] What giving up costs, and how the values stand when a fight is handed over."""
        verb, _ = option
        if choice.prompt not in FIGHTING:
            return []
        front = g.now()
        if verb == "manpower" or (verb == "give-up" and choice.seat == BRITISH and costs_manpower(g, front)):
            return [("danger-manpower", g.manpower - 1)]
        if verb == "none" or (verb == "give-up" and choice.seat == BRITISH):
            return [("assault-lost", 0)]
        if verb == "give-up":
            return [("unit-lost", 0)]
        if verb == "hand-over":
            return [("ahead", abs(total(g, front, BRITISH) - total(g, front, GERMAN)))]
        return []

    def turn(self, g: TongaState) -> int:
        return max(1, g.turn)

    def name(self, kind: str, number: int) -> str:
        if kind == "card":
            return CARDS[number].id
        if kind == "token":
            return TOKENS[number]
        return str(number)

    def count(self, kind: str) -> int:
        return {"card": len(CARDS), "token": len(TOKENS), "space": 0, "piece": 0}[kind]

    def longest(self, setup_: Setup) -> int:
        """See docs/games/tonga.md for how the bound comes about."""
        return setting_up.longest(setup_)


RULES: Final = TongaRules()
