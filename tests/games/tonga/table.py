"""A table laid by hand: hands, tokens and terrain as a test says, answers in notation, scripted tokens.

A token that shows its bonus is a 2 on the tape, one that fails a 1; the Destiny token likewise (2: success); the Turn
token tossed shows the British medal with 1, the German one with 2.
"""

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.position import Position
from bridgehead.engine.state import Event
from bridgehead.games.tonga.operations.dives import BRIDGES
from bridgehead.games.tonga.play.values import total
from bridgehead.games.tonga.printed.cards import CARDS, number_of
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.rulebook import RULES
from bridgehead.games.tonga.state import DIVES, GERMAN_UNIT, TongaState, new_front
from bridgehead.registry import game

GAME: Game = game("tonga")
SEATS = ["british", "german"]


def numbers(ids: str) -> list[int]:
    """Card numbers of printed ids set apart by blanks, sorted as hands are."""
    return sorted(number_of(one) for one in ids.split())


def ids(cards: list[int]) -> str:
    """Printed ids of cards, set apart by blanks, in order."""
    return " ".join(CARDS[card].id for card in cards)


def fresh(scenario: str = "1A", seed: int = 1, tape: list[int] | None = None, **options: str) -> TongaState:
    """The state that a scenario begins with."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return RULES.setup(GAME.setup(scenario, chosen), Dice(seed, tape if tape is not None else None))


class Table:
    """A game under way. `british` and `german` are hands, `decks` and `discards` British first; by default all empty,
    and it is the German's choice of a unit on an open terrain of size 4 without effect. A British player who is ahead
    and could only hand over or retreat hands over by himself, unless he `retreats`.
    """

    def __init__(
        self,
        british: str = "",
        german: str = "",
        terrain: str = "1001",
        scenario: str = "1A",
        tokens: tuple[int, int] = (0, 0),
        tape: list[int] | None = None,
        decks: tuple[str, str] = ("", ""),
        discards: tuple[str, str] = ("", ""),
        phase: int = GERMAN_UNIT,
        answers: str = "open",
        retreats: bool = False,
    ) -> None:
        state = fresh(scenario, tape=tape if tape is not None else [], answers=answers)
        state.hands = [numbers(british), numbers(german)]
        state.decks = [[number_of(one) for one in reversed(deck.split())] for deck in decks]
        state.discards = [numbers(discards[0]), numbers(discards[1])]
        state.known = [[], []]
        state.tokens = list(tokens)
        state.reserve = 24 - sum(tokens)
        state.heroic = [[], []]
        state.phase = phase
        state.turn = 1
        state.offered = []
        if state.kind == DIVES:
            state.slots = list(BRIDGES)
            state.slot_state = [1, 0, 0]
            state.piles = [
                numbers("1001 1002 1005 1028"),
                numbers("1005 1006 1025 1029"),
                numbers("1025 1026 1026 1027"),
            ]
        state.fronts = [new_front(number_of(one), state.size_of(number_of(one))) for one in terrain.split()]
        self.log: list[Event] = []
        self.position: Position[TongaState] = Position(RULES, state, self.log)
        self.begun = False
        self.retreats = retreats

    @property
    def g(self) -> TongaState:
        """The state: before the first answer it may be changed, and then `begin` is called."""
        return self.position.state

    def begin(self) -> "Table":
        """Go to the first question."""
        if not self.begun:
            self.begun = True
            self.position.begin()
            self.hand_over()
        return self

    def hand_over(self) -> None:
        """Let a British player who is ahead and has nothing to play hand over."""
        while not self.retreats and (choice := self.position.choice) is not None:
            if choice.options != [("hand-over", 0), ("give-up", 0)]:
                return
            self.position.play(("hand-over", 0))

    def do(self, *answers: str) -> "Table":
        """Answer the questions that come, in notation."""
        self.begin()
        for answer in answers:
            choice = self.position.choice
            assert choice is not None, f"nothing is asked when '{answer}' comes"
            offered = {GAME.notation(option): option for option in choice.options}
            assert answer in offered, f"'{answer}' is not offered ({choice.prompt}, {SEATS[choice.seat]}): {[*offered]}"
            self.position.play(offered[answer])
            self.hand_over()
        return self

    @property
    def asked(self) -> str:
        """Who is asked what, as `british british-go`; empty when the game is over."""
        choice = self.begin().position.choice
        return f"{SEATS[choice.seat]} {choice.prompt}" if choice is not None else ""

    @property
    def offered(self) -> list[str]:
        """What may be answered, in notation."""
        choice = self.begin().position.choice
        return [GAME.notation(option) for option in choice.options] if choice is not None else []

    @property
    def values(self) -> tuple[int, int]:
        """The combat values of the two units of the fight, British first."""
        front = self.g.now()
        return total(self.g, front, BRITISH), total(self.g, front, GERMAN)

    def hand(self, seat: int) -> str:
        """A hand as ids."""
        return ids(self.g.hands[seat])

    def pile(self, seat: int) -> str:
        """A discard pile as ids, in order of number."""
        return ids(sorted(self.g.discards[seat]))

    def told(self, kind: str) -> list[tuple[object, ...]]:
        """The arguments of every event of a kind so far."""
        return [event.args for event in self.log if event.kind == kind]
