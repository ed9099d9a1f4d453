"""Information-set Monte Carlo tree search over positions dealt anew: open loop, guided by the staff's judgement.

Every iteration copies the position, deals anew all that the searching seat cannot know, dice included, walks down the
tree by what is legal in that deal, adds one node, lets the staff play on for a few decisions, and evaluates. A node
stands for the answers that lead to it, not for one state, since dice and deals differ from walk to walk.
"""

import math
from time import monotonic
from typing import Final

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.position import Position
from bridgehead.engine.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players.sight import Sight
from bridgehead.players.simple import best

EXPLORE: Final = 1.4  # weight of prior and visits against value
SHARPNESS: Final = 4.0  # how much the staff's first choice outweighs its last as a prior
WIDEN_FROM: Final = 4.0  # options that are looked at from the first visit
WIDEN_BY: Final = 2.0  # and how many more for every root of the visits
SLIP: Final = 0.15  # how often the staff in a playout answers at random
DEEPEST: Final = 60  # decisions below the root that the tree may hold


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
    """How long to search: at most `iterations` walks and `seconds`; `playout` decisions follow a new node."""

    __slots__ = ("iterations", "seconds", "playout")

    iterations: int
    seconds: float
    playout: int

    def __init__(self, iterations: int = 0, seconds: float = 0.0, playout: int = 12) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.playout = playout


class Finding:
    """What a search found of one option: how often it was walked, and its expected value from -1 (lost) to 1 (won)."""

    __slots__ = ("option", "visits", "value")

    option: Option
    visits: int
    value: float

    def __init__(self, option: Option, visits: int, value: float) -> None:
        self.option = option
        self.visits = visits
        self.value = value

    def __repr__(self) -> str:
        return f"Finding({self.option}, visits={self.visits}, value={self.value:+.3f})"


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
    root = Node()
    until = monotonic() + settings.seconds if settings.seconds > 0.0 else math.inf
    walk = 0
    while (settings.iterations <= 0 or walk < settings.iterations) and (walk == 0 or monotonic() < until):
        walk += 1
        deal = sight.deal(dice.branch(2 * walk))
        descend(sight.rules, root, deal, dice.branch(2 * walk + 1), settings.playout)
    return [finding(root, option) for option in sight.choice.options]


def finding(node: Node, option: Option) -> Finding:
    """What the tree knows of an option."""
    at = node.options.index(option) if option in node.options else -1
    if at < 0 or node.visits[at] == 0:
        return Finding(option, 0, 0.0)
    return Finding(option, node.visits[at], node.values[at] / node.visits[at])


def descend(rules: Rulebook[State], root: Node, position: Position[State], dice: Dice, playout: int) -> None:
    """One walk: down the tree, one new node, a playout, and its value back up the way."""
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
        slots = known(rules, node, position.state, choice)
        at = select(node, slots)
        path.append(node)
        taken.append(at)
        movers.append(choice.seat)
        position.play(node.options[at])
        child = node.children[at]
        if child is None:
            node.children[at] = Node()
            break
        node = child
    play_on(rules, position, dice, playout)
    worth = [value(rules, position, seat) for seat in sorted(set(movers))]
    seats = sorted(set(movers))
    for place, at, mover in zip(path, taken, movers):
        place.walks += 1
        place.visits[at] += 1
        place.values[at] += worth[seats.index(mover)]


def known(rules: Rulebook[State], node: Node, state: State, choice: Choice) -> list[int]:
    """The places in the node of the options that are legal now; options that are new here are entered."""
    places: list[int] = []
    fresh = False
    for option in choice.options:
        at = node.options.index(option) if option in node.options else -1
        places.append(at)
        fresh = fresh or at < 0
    if fresh:
        chances = priors(rules.judge(state, choice))
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


def play_on(rules: Rulebook[State], position: Position[State], dice: Dice, decisions: int) -> None:
    """Let the staff answer for all seats, with a slip now and then."""
    for _ in range(decisions):
        choice = position.choice
        if choice is None:
            return
        options = choice.options
        if len(options) == 1:
            position.play(options[0])
        elif dice.below(100) < 100 * SLIP:
            position.play(options[dice.below(len(options))])
        else:
            position.play(options[best(rules.judge(position.state, choice), dice)])


def value(rules: Rulebook[State], position: Position[State], seat: int) -> float:
    """How the walk ended for a seat: won or lost when the game is over for two, else the rules' evaluation."""
    outcome = rules.outcome(position.state)
    if outcome is not None and len(outcome.scores) > 1:
        return 0.0 if outcome.winner < 0 else (1.0 if outcome.winner == seat else -1.0)
    return rules.evaluate(position.state, seat)
