"""The state of a game: hands, decks, tokens, terrains, and the assaults under way. Plain numbers and lists."""

from bisect import insort
from dataclasses import dataclass
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.state import State
from bridgehead.games.tonga.printed.cards import CARDS, FIRST_TERRAIN
from bridgehead.games.tonga.printed.terms import NOBODY

# operations
LONE_BRIDGE: Final = 0
BOTH_BRIDGES: Final = 1
BATTERY: Final = 2
DIVES: Final = 3
OPERATIONS: Final = ["1A", "1B", "2", "3"]
LETTER_OF: Final = ["P", "P", "M", "D"]

# the terms of an operation, a row of numbers from its scenario file
KIND: Final = 0
HAND: Final = 1
TOKENS: Final = 2
RESERVE: Final = 3
YELLOW: Final = 4
GREEN: Final = 5
MANPOWER: Final = 6
REWARD_TOKENS: Final = 7
REWARD_CARDS: Final = 8
TURN_FACE: Final = 9
REFUSE_PAIRS: Final = 10
SEALED: Final = 11  # only there where answers are sealed

# phases: what the next step does
MULLIGAN: Final = 0
FIRST_HEROIC: Final = 1
APPROACH: Final = 2
BUILD_PILES: Final = 3
CHOOSE_PILE: Final = 4
PROGRESS: Final = 5
BRITISH_DRAW: Final = 6
BRITISH_EVENTS: Final = 7
GERMAN_DRAW: Final = 8
GERMAN_EVENTS: Final = 9
GERMAN_UNIT: Final = 10
INITIATIVE: Final = 11
BRITISH_UNIT: Final = 12
BRITISH_GO: Final = 13
GERMAN_GO: Final = 14
TILT: Final = 15
ASSAULT_END: Final = 16
TURN_END: Final = 17
PHASES: Final = [
    "mulligan", "first-heroic", "approach", "build-piles", "choose-pile", "progress", "british", "british", "german",
    "german", "assault", "assault", "assault", "assault", "assault", "assault", "assault", "turn-end",
]  # fmt: skip


@dataclass(slots=True, init=False)
class Front:
    """[B7] The assault on one terrain: what has fought there, and the fight under way.

    Pairs are by seat. `unit` is -1 where none is down. `bonus` is what actions have given in this fight, `tossed` what
    tokens have, `laid` how many tokens lie on the unit. `actions` are the actions of this fight, `spent` those of
    earlier ones. `lasting` holds bonuses for the rest of the assault, three numbers each: seat, amount, types (0: all).
    `plain` and `yellow` tokens go back when it ends. `relieved` is the unit that another must replace, -1 if none.
    """

    terrain: int
    size: int
    played: int
    winner: int
    barred: int
    bare: int
    plain: int
    yellow: int
    relieved: int
    unit: list[int]
    bonus: list[int]
    tossed: list[int]
    laid: list[int]
    token_ban: list[int]
    first_tossed: list[int]
    lent: list[int]
    lasting: list[int]
    fought: list[list[int]]
    actions: list[list[int]]
    spent: list[list[int]]

    def left(self) -> int:
        """[R11.3] How many more German units the terrain takes."""
        return max(0, self.size - self.played)

    def copy(self) -> "Front":
        """An equal front that shares nothing."""
        new = Front()
        new.terrain = self.terrain
        new.size = self.size
        new.played = self.played
        new.winner = self.winner
        new.barred = self.barred
        new.bare = self.bare
        new.plain = self.plain
        new.yellow = self.yellow
        new.relieved = self.relieved
        new.unit = self.unit[:]
        new.bonus = self.bonus[:]
        new.tossed = self.tossed[:]
        new.laid = self.laid[:]
        new.token_ban = self.token_ban[:]
        new.first_tossed = self.first_tossed[:]
        new.lent = self.lent[:]
        new.lasting = self.lasting[:]
        new.fought = [self.fought[0][:], self.fought[1][:]]
        new.actions = [self.actions[0][:], self.actions[1][:]]
        new.spent = [self.spent[0][:], self.spent[1][:]]
        return new


def new_front(terrain: int, size: int) -> Front:
    """A terrain that the British advance on, before any unit is played."""
    front = Front()
    front.terrain = terrain
    front.size = size
    front.played = front.barred = front.bare = front.plain = front.yellow = 0
    front.winner = NOBODY
    front.lasting = []
    front.fought = [[], []]
    front.actions = [[], []]
    front.spent = [[], []]
    clear_fight(front)
    return front


def clear_fight(front: Front) -> None:
    """Make ready for the next fight: no units down, no bonuses, no bans."""
    front.relieved = NOBODY
    front.unit = [NOBODY, NOBODY]
    front.bonus = [0, 0]
    front.tossed = [0, 0]
    front.laid = [0, 0]
    front.token_ban = [0, 0]
    front.first_tossed = [0, 0]
    front.lent = [0, 0]


class Awaiting(State):
    """What lies on the table only until somebody has answered: `awaiting` are cards just played that another may answer
    at once, the last one answering the one before it. Whenever a step ends there are none: they follow from its
    answers, and are no part of the digest.
    """

    __slots__ = ("awaiting",)

    awaiting: list[int]

    def begin(self, dice: Dice) -> None:
        """Nothing has been played."""
        super().begin(dice)
        self.awaiting = []

    def share(self, original: State) -> None:
        """A copy has what lies there, too."""
        super().share(original)
        self.awaiting = original.awaiting[:] if isinstance(original, Awaiting) else []


@dataclass(slots=True, init=False)
class TongaState(Awaiting):
    """A whole game. Lists in pairs are by seat, British first. Hands are sorted; the top of a deck is its end.

    Shared and never changed: `terms`, `copies` and `printed`, a row for each operation played (one, or three in the
    campaign). `known[s]` are cards that the other seat knows to be in the hand of `s`; `bottom[s]` is how many cards
    at the bottom of the deck its owner knows, `looked[s]` how many on top. `heroic` are heroic cards still to choose
    from, `aside` those put away unseen. `events` are those played this turn that still act, and lie on the table until
    they do no more; `gone` are heroic cards and terrains that have left the game, for all to see; `put_away[s]` is how
    many heroic cards of `s` were not shown when they did. `window` is the seat that is being asked for an immediate
    answer: nobody else may notice that it is asked.
    """

    terms: list[list[int]]
    copies: list[list[int]]
    printed: list[list[int]]
    operation: int
    campaign: int
    phase: int
    turn: int
    step_seat: int
    ending: str
    victor: int
    hands: list[list[int]]
    decks: list[list[int]]
    discards: list[list[int]]
    heroic: list[list[int]]
    aside: list[list[int]]
    known: list[list[int]]
    bottom: list[int]
    looked: list[int]
    tokens: list[int]
    reserve: int
    yellow: int
    yellow_heroic: int
    green: int
    yellow_pool: int
    green_pool: int
    manpower: int
    turn_face: int
    chooser: int
    draw_mod: list[int]
    quiet: list[int]
    window: int
    front: int
    fighting: int
    fronts: list[Front]
    events: list[int]
    penalty: int
    crossed: int
    pile: list[int]
    removed: list[int]
    terrain_discard: list[int]
    offered: list[int]
    counter: list[int]
    played: list[int]
    size_change: int
    horsa: int
    objectives: list[int]
    battery: list[int]
    battery_known: int
    battery_turn: int
    free_choice: int
    guns: int
    destroyed: list[int]
    gone: list[int]
    put_away: list[int]
    slots: list[int]
    slot_state: list[int]
    piles: list[list[int]]
    slot: int
    leg: int
    bridges: list[list[int]]
    points: int
    blue: int
    blue_held: int
    blue_here: int

    def copy(self) -> "TongaState":
        """An equal state that shares nothing that changes."""
        new = TongaState()
        new.share(self)
        new.terms = self.terms
        new.copies = self.copies
        new.printed = self.printed
        new.operation = self.operation
        new.campaign = self.campaign
        new.phase = self.phase
        new.turn = self.turn
        new.step_seat = self.step_seat
        new.ending = self.ending
        new.victor = self.victor
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.decks = [self.decks[0][:], self.decks[1][:]]
        new.discards = [self.discards[0][:], self.discards[1][:]]
        new.heroic = [self.heroic[0][:], self.heroic[1][:]]
        new.aside = [self.aside[0][:], self.aside[1][:]]
        new.known = [self.known[0][:], self.known[1][:]]
        new.bottom = self.bottom[:]
        new.looked = self.looked[:]
        new.tokens = self.tokens[:]
        new.reserve = self.reserve
        new.yellow = self.yellow
        new.yellow_heroic = self.yellow_heroic
        new.green = self.green
        new.yellow_pool = self.yellow_pool
        new.green_pool = self.green_pool
        new.manpower = self.manpower
        new.turn_face = self.turn_face
        new.chooser = self.chooser
        new.draw_mod = self.draw_mod[:]
        new.quiet = self.quiet[:]
        new.window = self.window
        new.front = self.front
        new.fighting = self.fighting
        new.fronts = [front.copy() for front in self.fronts]
        new.events = self.events[:]
        new.penalty = self.penalty
        new.crossed = self.crossed
        new.pile = self.pile[:]
        new.removed = self.removed[:]
        new.terrain_discard = self.terrain_discard[:]
        new.offered = self.offered[:]
        new.counter = self.counter[:]
        new.played = self.played[:]
        new.size_change = self.size_change
        new.horsa = self.horsa
        self._copy_scenario(new)
        return new

    def _copy_scenario(self, new: "TongaState") -> None:
        """Copy what belongs to Merville, the Dives and the campaign alone."""
        new.objectives = self.objectives[:]
        new.battery = self.battery[:]
        new.battery_known = self.battery_known
        new.battery_turn = self.battery_turn
        new.free_choice = self.free_choice
        new.guns = self.guns
        new.destroyed = self.destroyed[:]
        new.gone = self.gone[:]
        new.put_away = self.put_away[:]
        new.slots = self.slots[:]
        new.slot_state = self.slot_state[:]
        new.piles = [pile[:] for pile in self.piles]
        new.slot = self.slot
        new.leg = self.leg
        new.bridges = [self.bridges[0][:], self.bridges[1][:]]
        new.points = self.points
        new.blue = self.blue
        new.blue_held = self.blue_held
        new.blue_here = self.blue_here

    def query(self, seat: int, prompt: str, options: list[Option], *about: int) -> Choice:
        """An open question: everybody may know whom the game is waiting for."""
        self.step_seat = seat
        return self.ask(seat, prompt, options, *about)

    # --- hands, decks, discards ---

    def term(self, what: int) -> int:
        """A number of the operation's terms."""
        return self.terms[self.operation][what]

    @property
    def sealed(self) -> bool:
        """Whether everybody is asked for an immediate answer of whom the others hold it possible."""
        return len(self.terms[self.operation]) > SEALED

    @property
    def kind(self) -> int:
        """Which operation is being played."""
        return self.terms[self.operation][KIND]

    def enter_hand(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        insort(self.hands[seat], card)

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, for everybody to see."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def discard(self, seat: int, card: int) -> None:
        """[R4.1] [R5.3] A card that is done with goes face up to its owner's discard pile; a heroic one leaves the
        game.
        """
        if CARDS[card].heroic:
            self.gone.append(card)
        else:
            self.discards[seat].append(card)

    def draw(self, seat: int, count: int) -> None:
        """[R16] Draw cards from the top of the deck; an exhausted deck gives nothing, and is never made anew."""
        deck = self.decks[seat]
        number = min(count, len(deck))
        if number <= 0:
            return
        drawn = [deck.pop() for _ in range(number)]
        for card in drawn:
            insort(self.hands[seat], card)
        if self.bottom[seat] > len(deck):
            self.bottom[seat] = len(deck)
        self.reveal()
        if self.log is not None:
            self.tell("drew", seat, number)
            self.tell_seat(seat, "drew-cards", tuple(sorted(drawn)))

    def shuffle_deck(self, seat: int) -> None:
        """Shuffle a deck; whatever its owner knew of it is gone."""
        self.dice.shuffle(self.decks[seat])
        self.bottom[seat] = 0
        self.looked[seat] = 0

    def take_tokens(self, seat: int, count: int) -> int:
        """[R3.10] Take ordinary tokens from the Reserve, as far as it goes; returns how many."""
        number = min(count, self.reserve)
        if number > 0:
            self.reserve -= number
            self.tokens[seat] += number
            self.tell("took-tokens", seat, number)
        return number

    def size_of(self, terrain: int) -> int:
        """How many German units a terrain takes, as printed or as the scenario has it."""
        return self.printed[self.operation][3 * (terrain - FIRST_TERRAIN) + 2]

    def draw_of(self, terrain: int, seat: int) -> int:
        """How many cards a seat draws on a terrain, as printed or as the scenario has it."""
        return self.printed[self.operation][3 * (terrain - FIRST_TERRAIN) + seat]

    def now(self) -> Front:
        """The front that is being played."""
        return self.fronts[self.front]
