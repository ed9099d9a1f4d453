"""The search: repeatable, blind to secrets, and better than chance."""

from typing import Any

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players.rounds import TRIFLE, Candidate, parted, preferred, unevenness
from bridgehead.players.search import Settings, priors, search
from bridgehead.players.sight import Sight
from tests.engine.toy.rulebook import GAME, ToyRules, ToyStaff, ToyState


class PointlessStaff(ToyStaff):
    """The toy game as if nothing that is done in it were worth anything."""

    def evaluate(self, g: ToyState, seat: int) -> float:
        return 0.0


def findings(match: Match, seed: int, iterations: int = 80) -> list[tuple[int, float]]:
    assert match.choice is not None
    found = search(Sight(match.position), Dice(seed), Settings(iterations=iterations))
    return [(one.visits, one.value) for one in found]


def test_a_budget_of_iterations_gives_the_same_findings_again() -> None:
    match = GAME.match(seed=5)
    assert findings(match, 1) == findings(match, 1)
    assert sum(visits for visits, _ in findings(match, 1)) <= 80
    thorough = search(Sight(match.position), Dice(1), Settings(iterations=80, thorough=True))
    assert sum(one.visits for one in thorough) == 80


def test_other_secrets_behind_the_same_view_change_nothing() -> None:
    """The search is given two true states that differ only in what the seat cannot know."""
    for seed in range(6):
        match, other = GAME.match(seed=seed), GAME.match(seed=seed)
        for state in (other.position.base, other.position.state):
            assert isinstance(state, ToyState)
            free = [card for card in range(1, 13) if card not in state.hands[0] and card not in state.hands[1]]
            state.hands[1] = free[:3]
        other.state.dice.count += 7
        assert match.view("left") == other.view("left") and match.view("right") != other.view("right")
        assert findings(match, seed) == findings(other, seed)


def test_searching_leaves_the_match_alone() -> None:
    match = GAME.match(seed=2)
    before = match.record.digests
    findings(match, 3)
    assert match.record.digests == before


def test_the_search_wins_most_games_against_random_play() -> None:
    won = 0
    for seed in range(80):
        match, dice = GAME.match(seed=seed), Dice(seed)
        seat = seed % 2
        while (choice := match.choice) is not None:
            if choice.seat == seat:
                found = search(Sight(match.position), dice.branch(len(match.answers)), Settings(iterations=60))
                match.take(preferred(found).option)
            else:
                match.take(choice.options[dice.below(len(choice.options))])
        assert match.outcome is not None
        won += match.outcome.winner == seat
    assert won >= 54  # even players would get there once in a thousand tries


def candidate(values: list[float]) -> Candidate:
    found = Candidate(0, ("play", 0), 0)
    for value in values:
        found.add(value)
    return found


def test_three_lucky_rounds_prove_nothing_and_forty_steady_ones_do() -> None:
    ahead, error, rounds = candidate([0.2, 0.2, 0.2]).lead(candidate([0.0, 0.0, 0.0]))
    assert rounds == 3 and ahead - error < 0.0
    ahead, error, _ = candidate([0.2, 0.1] * 20).lead(candidate([0.0, 0.0] * 20))
    assert ahead - 2 * error > 0.0


def test_rounds_are_compared_in_which_both_were_tried() -> None:
    late = Candidate(1, ("play", 1), 2)
    late.add(0.5)
    assert late.lead(candidate([0.0, 0.0, 0.5]))[0] == 0.0
    assert late.lead(candidate([0.9]))[2] == 0


def test_priors_follow_the_staff_and_add_up() -> None:
    assert priors([1.0, 1.0]) == [0.5, 0.5]
    chances = priors([0.0, 5.0, 10.0])
    assert chances[0] < chances[1] < chances[2] and abs(sum(chances) - 1) < 1e-9


def test_where_little_hangs_on_the_dice_a_small_lead_proves_more() -> None:
    calm = [candidate([0.0] * 20), candidate([0.02, 0.01] * 10)]
    wild = [candidate([0.0] * 20), candidate([0.52, -0.49] * 10)]
    for field, proves in ((calm, True), (wild, False)):
        ahead, error, _ = field[1].lead(field[0], unevenness(field))
        assert (ahead > error) is proves


def test_options_that_come_to_the_same_are_soon_told_to_be_worth_no_more_rounds() -> None:
    """Equal by the dice of every round, they need few rounds; where the dice pull them apart, many."""
    same = [candidate([0.4, -0.2] * 20), candidate([0.4, -0.2] * 20)]
    hopeful, gone, most = parted(same)
    assert hopeful == same and not gone and most <= TRIFLE
    apart = [candidate([0.0] * 40), candidate([0.1, -0.1] * 20)]
    hopeful, gone, most = parted(apart)
    assert hopeful == apart and not gone and most > 5 * TRIFLE


def test_what_has_fallen_clearly_behind_leaves_nothing_more_to_ask() -> None:
    ahead, behind = candidate([0.5, 0.4] * 20), candidate([-0.5, -0.4] * 20)
    assert parted([behind, ahead]) == ([ahead], [behind], 0.0)


def test_a_search_among_options_that_come_to_the_same_ends_before_its_budget() -> None:
    rules: Rulebook[Any] = ToyRules()
    rules.staff = PointlessStaff()
    start: Position[State] = Position(rules, rules.setup(GAME.setup(), Dice(5))).begin()
    found = search(Sight(start), Dice(1), Settings(iterations=5000))
    assert len(found) > 2
    assert sum(one.visits for one in found) < 500
