"""Information-set Monte Carlo search over positions dealt anew, guided by the staff's judgement.

The options of the question are compared in rounds. In a round every option that is still hopeful is tried once, all
in the same deal of what the seat cannot know and with the same dice to come, so that luck favours none of them. An
option that has fallen clearly behind is dropped; others that the staff likes less are let in as the rounds go on; and
when those that have been tried often come to the same, the search ends. Below the first answer grows an open-loop
tree: a node stands for the answers that lead to it, not for one state, since dice and deals differ from walk to walk.
Until a node has been walked through often enough to tell good answers from bad ones the staff answers there. Each
walk ends where a turn does, this one or a later one, with the rules' evaluation.
"""

import math
from time import monotonic, thread_time
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players.rounds import DOUBT, FEWEST_ROUNDS, TRIFLE, Candidate, Finding, findings, parted, unevenness
from bridgehead.players.sight import Sight
from bridgehead.staff.playing import Answer, Walk, best, walk_on

EXPLORE: Final = 0.5  # weight of prior and visits against value
RIPE: Final = 40  # walks through a place before the search answers there instead of the staff
SHARPNESS: Final = 4.0  # how much the staff's first choice outweighs its last as a prior
WIDEN_FROM: Final = 4.0  # options that are looked at from the first visit
WIDEN_BY: Final = 2.0  # and how many more for every root of the visits
SLIP: Final = 2  # of a hundred answers of the staff on a walk, how many are random
SELDOM: Final = 20  # after that many rounds for each one in between, it is looked at whether to go on
DEEPEST: Final = 60  # decisions below the root that the tree may hold
LONGEST_WAIT: Final = 1.8  # seconds on the wall, however busy the machine is


class Node:
    """A place in the tree: for each option met here its prior, walks through it, and the sum of their values for the
    seat that answers here.
    """

    __slots__ = ("options", "priors", "visits", "values", "children", "walks")

    options: list[Option]
    priors: list[float]
    visits: list[int]
    values: list[float]
    children: list["Node | None"]
    walks: int

    def __init__(self) -> None:
        self.options = []
        self.priors = []
        self.visits = []
        self.values = []
        self.children = []
        self.walks = 0


class Settings:
    """How long to search: at most `iterations` walks and `seconds` of the processor; a walk ends with the first turn
    in which it has made `playout` decisions, and after `longest` in any case. With `thorough`, no option is dropped
    and the search does not stop before its time. The staff of the seat that is asked plays in a `manner`, the others
    as they do by themselves.
    """

    __slots__ = ("iterations", "seconds", "playout", "longest", "thorough", "manner")

    iterations: int
    seconds: float
    playout: int
    longest: int
    thorough: bool
    manner: int

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        playout: int = 0,
        longest: int = 120,
        thorough: bool = False,
        manner: int = 0,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.playout = playout
        self.longest = longest
        self.thorough = thorough
        self.manner = manner

    def same(self) -> "Settings":
        """The same settings once more, to be changed."""
        return Settings(self.iterations, self.seconds, self.playout, self.longest, self.thorough, self.manner)

    def share(self, searches: int) -> "Settings":
        """The same with the walks divided among so many searches, rounded up; the seconds are each one's."""
        shared = self.same()
        shared.iterations = -(-self.iterations // searches)
        return shared

    def looking(self, decisions: int) -> "Settings":
        """The same with walks of so many decisions and the turn that they end in, where those are more."""
        farther = max(0, decisions - self.playout)
        looking = self.same()
        looking.playout += farther
        looking.longest += farther
        return looking

    def by(self, manner: int) -> "Settings":
        """The same with the staff of the seat that is asked in a manner, or by a doctrine."""
        schooled = self.same()
        schooled.manner = manner
        return schooled

    def judged(self, sight: Sight, state: State, choice: Choice) -> list[float]:
        """What the staffs make of each option of a question on a walk."""
        return sight.rules.staff.judge_in(state, choice, self.manner if choice.seat == sight.seat else 0)


def priors(judged: list[float]) -> list[float]:
    """The staff's judgements as chances: the best one stands `SHARPNESS` above the worst before the exponential."""
    most, least = max(judged), min(judged)
    spread = most - least
    if spread <= 0.0:
        return [1.0 / len(judged)] * len(judged)
    weights = [math.exp(SHARPNESS * (value - most) / spread) for value in judged]
    total = sum(weights)
    return [weight / total for weight in weights]


def search(sight: Sight, dice: Dice, settings: Settings) -> list[Finding]:
    """Search the open question. Returns a finding for every option, in the order of the options.

    With a budget of iterations alone the result depends on what the seat knows and on the dice, and on nothing else.
    """
    options = sight.choice.options
    begun, called = thread_time(), monotonic()
    judged = settings.judged(sight, sight.deal(dice.branch(0)).state, sight.choice)
    chances = priors(judged)
    order = sorted(range(len(options)), key=lambda at: (-chances[at], at))
    staff = Candidate(order[0], options[order[0]], 0)
    field: list[Candidate] = [staff]
    dropped: list[Candidate] = []
    trees = [Node() for _ in options]
    entered = 1
    walks, rounds, due = 0, 0, FEWEST_ROUNDS
    while True:
        while entered < len(options) and entered < WIDEN_FROM + WIDEN_BY * math.sqrt(rounds) - 0.5:
            field.append(Candidate(order[entered], options[order[entered]], rounds))
            entered += 1
        for one in field:
            if walks and spent(settings, walks, begun, called):
                return findings(options, staff, field + dropped)
            walks += 1
            one.add(walk(sight, one.option, trees[one.place], dice, rounds, settings))
        rounds += 1
        if not settings.thorough and rounds >= due:
            due = rounds + 1 + rounds // SELDOM
            field, gone, most = parted(field)
            dropped += gone
            tried = entered == len(options) and all(len(one.values) >= FEWEST_ROUNDS for one in field)
            if most <= TRIFLE and (tried or rounds >= 4 * FEWEST_ROUNDS):
                return findings(options, staff, field + dropped)


def spent(settings: Settings, walks: int, begun: float, called: float) -> bool:
    """Whether the budget is used up: of walks, of the processor's time, or of anybody's patience."""
    if 0 < settings.iterations <= walks:
        return True
    if settings.seconds <= 0.0:
        return False
    return thread_time() - begun >= settings.seconds or monotonic() - called >= max(LONGEST_WAIT, settings.seconds)


def compare(
    sight: Sight, dice: Dice, given: Option, rivals: int, rounds: int, settings: Settings
) -> tuple[Option, float]:
    """The best of the options that the staff likes most, and how much better than the given one it surely is (0 or less
    when it is not).
    """
    options = sight.choice.options
    chances = priors(settings.judged(sight, sight.deal(dice.branch(0)).state, sight.choice))
    order = sorted(range(len(options)), key=lambda at: (-chances[at], at))
    own = Candidate(options.index(given), given, 0)
    others = [Candidate(at, options[at], 0) for at in order if options[at] != given][:rivals]
    trees = [Node() for _ in options]
    for number in range(rounds):
        for one in [own, *others]:
            one.add(walk(sight, one.option, trees[one.place], dice, number, settings))
    best_option, most, usual = given, 0.0, unevenness([own, *others])
    for one in others:
        ahead, error, _count = one.lead(own, usual)
        if ahead - DOUBT * error > most:
            best_option, most = one.option, ahead - DOUBT * error
    return best_option, most


def walk(sight: Sight, option: Option, tree: Node, dice: Dice, number: int, settings: Settings) -> float:
    """Try an option, with the tree below it, in the deal of a round; its value for the seat that is asked."""
    position = sight.deal(dice.branch(2 * number + 2))
    turn = sight.rules.turn(position.state)
    position.play(option)
    return descend(sight, tree, position, dice.branch(2 * number + 3), turn, settings)


def descend(sight: Sight, root: Node, position: Position[State], dice: Dice, turn: int, settings: Settings) -> float:
    """Down the tree as far as it is ripe, a playout by the staff, and its value back up the way; returns it for the
    seat of the sight.
    """
    rules = sight.rules
    node: Node = root
    path: list[Node] = []
    taken: list[int] = []
    movers: list[int] = []
    while len(path) < DEEPEST:
        choice = position.choice
        if choice is None:
            break
        if len(choice.options) == 1:
            position.play(choice.options[0])
            continue
        node.walks += 1
        if node.walks <= RIPE:
            break
        at = select(node, known(sight, node, position.state, choice, settings))
        path.append(node)
        taken.append(at)
        movers.append(choice.seat)
        position.play(node.options[at])
        child = node.children[at]
        if child is None:
            child = Node()
            node.children[at] = child
        node = child
    farther = Walk(turn, settings.playout, settings.longest, len(path))
    walk_on(position, farther, with_slips(sight, dice, settings))
    seats = sorted({*movers, sight.seat})
    worth = [value(rules, position, seat) for seat in seats]
    for place, at, mover in zip(path, taken, movers):
        place.visits[at] += 1
        place.values[at] += worth[seats.index(mover)]
    return worth[seats.index(sight.seat)]


def known(sight: Sight, node: Node, state: State, choice: Choice, settings: Settings) -> list[int]:
    """The places in the node of the options that are legal now; options that are new here are entered."""
    places: list[int] = []
    fresh = False
    for option in choice.options:
        at = node.options.index(option) if option in node.options else -1
        places.append(at)
        fresh = fresh or at < 0
    if fresh:
        chances = priors(settings.judged(sight, state, choice))
        for number, option in enumerate(choice.options):
            if places[number] < 0:
                places[number] = len(node.options)
                node.options.append(option)
                node.priors.append(chances[number])
                node.visits.append(0)
                node.values.append(0.0)
                node.children.append(None)
    return places


def select(node: Node, places: list[int]) -> int:
    """The place to walk on: value and prior against visits, among as many of the likeliest as the visits warrant."""
    width = int(WIDEN_FROM + WIDEN_BY * math.sqrt(node.walks))
    if width < len(places):
        places = sorted(places, key=lambda at: (-node.visits[at], -node.priors[at]))[:width]
    reach = EXPLORE * math.sqrt(node.walks + 1)
    chosen, most = places[0], -math.inf
    mean = sum(node.values[at] for at in places) / max(1, sum(node.visits[at] for at in places))
    for at in places:
        visits = node.visits[at]
        worth = node.values[at] / visits if visits else mean
        score = worth + reach * node.priors[at] / (1 + visits)
        if score > most:
            chosen, most = at, score
    return chosen


def with_slips(sight: Sight, dice: Dice, settings: Settings) -> Answer:
    """The staff answers for all seats, with a slip now and then."""

    def answer(state: State, choice: Choice) -> Option:
        options = choice.options
        if dice.below(100) < SLIP:
            return options[dice.below(len(options))]
        return options[best(settings.judged(sight, state, choice), dice)]

    return answer


def value(rules: Rulebook[State], position: Position[State], seat: int) -> float:
    """How the walk ended for a seat: won or lost when the game is over for two, else the rules' evaluation."""
    outcome = rules.outcome(position.state)
    if outcome is not None and len(outcome.scores) > 1:
        return outcome.value(seat)
    return rules.staff.evaluate(position.state, seat)
