"""How the British stand: the chance that they win, from signs that were weighed by games between staffs. In the
campaign that is the chance to win all of it, and each of its operations has weights of its own.

`data/standing.toml` holds the weights; `bridgehead learn tonga` finds them again. The signs are read at any time, but
they were learnt where a new turn begins, which is where searches end their walks.
"""

from typing import Final

from bridgehead.games.tonga.operations import campaign
from bridgehead.games.tonga.operations.bridges import ON_THE_WAY
from bridgehead.games.tonga.operations.merville import GUNS_TO_WIN
from bridgehead.games.tonga.printed.cards import CARDS, DATA, PEGASUS
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.staff.appraisal import HOLD
from bridgehead.games.tonga.state import BATTERY, DIVES, OPERATIONS, TongaState
from bridgehead.staff.evaluation import as_value, read_evaluation, weighed

MEANS: Final = [
    "hand-british",
    "hand-german",
    "units-british",
    "units-german",
    "unit-values-british",
    "unit-values-german",
    "tokens-british",
    "tokens-german",
    "special-tokens",
    "deck-british",
    "deck-german",
]
SIGNS: Final = [
    "even",
    "manpower-1",
    "manpower-2",
    "late",
    "late-manpower-1",
    "late-manpower-2",
    *MEANS,
    *[f"late-{name}" for name in MEANS],
    "turn",
    "counter-attack-pile",
    "counter-attack-size",
    "counter-attack",
    "horsa",
    "gun-1",
    "gun-2",
    "bridges-british",
    "bridges-german",
    "two-bridges-british",
    "late-bridges-british",
    "late-bridges-german",
    "points",
    "campaign-tokens-held",
    "campaign-tokens-left",
]
"""Signs in the order of the weights. Hands and decks count what the staff thinks their cards are worth; `late` runs
from 0 to 1 through the operation, and a sign that begins with it is multiplied by it."""
CAMPAIGN: Final = "campaign-"
"""What stands before an operation's name when it is a part of the campaign."""
EVALUATION: Final = read_evaluation(DATA, SIGNS)


def signs(g: TongaState) -> list[float]:
    """The signs of a position, in the order of SIGNS."""
    last, weak = 1.0 if g.manpower == 1 else 0.0, 1.0 if g.manpower == 2 else 0.0
    late = lateness(g)
    means = means_of(g)
    found = [1.0, last, weak, late, late * last, late * weak]
    found += means
    for number in means:
        found.append(late * number)
    ours, theirs = float(len(g.bridges[BRITISH])), float(len(g.bridges[GERMAN]))
    found.append(float(g.turn))
    found.append(worth_of_all(g.counter))
    found.append(float(g.size_change))
    found.append(1.0 if g.fronts and g.fronts[0].terrain == PEGASUS else 0.0)
    found.append(float(g.horsa))
    found.append(1.0 if g.guns >= 1 else 0.0)
    found.append(1.0 if g.guns >= 2 else 0.0)
    found += [ours, theirs, 1.0 if ours >= 2 else 0.0, late * ours, late * theirs]
    found += [float(g.points), float(g.blue_held), float(g.blue)]
    return found


def kind_of(g: TongaState) -> str:
    """What kind of battle it is, by which it is weighed."""
    return CAMPAIGN + OPERATIONS[g.kind] if g.campaign else OPERATIONS[g.kind]


def lateness(g: TongaState) -> float:
    """How much of the operation is behind: of the way, of the guns, of the attacks on the bridges."""
    if g.kind == DIVES:
        return g.leg / 2
    if g.kind == BATTERY:
        return g.guns / (GUNS_TO_WIN - 1)
    return g.crossed / ON_THE_WAY


def means_of(g: TongaState) -> list[float]:
    """What both sides have to fight with, in the order of MEANS."""
    ours, theirs = units_of(g.hands[BRITISH]), units_of(g.hands[GERMAN])
    return [
        worth_of_all(g.hands[BRITISH]),
        worth_of_all(g.hands[GERMAN]),
        ours[0],
        theirs[0],
        ours[1],
        theirs[1],
        float(g.tokens[BRITISH]),
        float(g.tokens[GERMAN]),
        float(g.yellow + g.yellow_heroic + g.green),
        worth_of_all(g.decks[BRITISH]),
        worth_of_all(g.decks[GERMAN]),
    ]


def worth_of_all(cards: list[int]) -> float:
    """What the staff thinks that the cards are worth together."""
    total = 0.0
    for card in cards:
        total += HOLD[card]
    return total


def units_of(hand: list[int]) -> tuple[float, float]:
    """How many units there are in a hand, and their values together."""
    count, values = 0.0, 0.0
    for number in hand:
        card = CARDS[number]
        if card.unit_slot:
            count += 1.0
            values += card.value
    return count, values


def final(g: TongaState) -> float | None:
    """How the British have ended; None while the operation, or the campaign, goes on."""
    if not g.ending or g.operation + 1 < len(g.terms):
        return None
    winner = campaign.result(g)[1] if g.campaign else g.victor
    return 0.0 if winner < 0 else 1.0 if winner == BRITISH else -1.0


def alone(g: TongaState) -> float:
    """How the British stand in the operation that is being played, as if it were the only one."""
    return as_value(weighed(signs(g), EVALUATION.weights[OPERATIONS[g.kind]]))
