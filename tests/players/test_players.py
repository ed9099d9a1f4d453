"""Our own players: what they are shown, and what they make of it."""

from typing import Any

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import UnknownName
from bridgehead.engine.play.position import Position
from bridgehead.engine.play.rulebook import Rulebook
from bridgehead.engine.state import State
from bridgehead.players import Player, Sight, decide, player
from bridgehead.players.levels import MasterPlayer, SchooledPlayer, SearchPlayer
from bridgehead.players.search import Settings
from tests.engine.toy.rulebook import GAME, ToyRules, ToyStaff, ToyState


class CautiousStaff(ToyStaff):
    """Heuristics for the toy game: the highest card first, and never stop."""

    def judge(self, g: ToyState, choice: Choice) -> list[float]:
        return [float(card) if verb == "play" else -1.0 for verb, card in choice.options]


class MusingStaff(CautiousStaff):
    """The same with so many manners; counts how often it is asked for a judgement."""

    def __init__(self, manners: int) -> None:
        self.number = manners
        self.judged = 0

    def manners(self) -> int:
        return self.number

    def judge(self, g: ToyState, choice: Choice) -> list[float]:
        self.judged += 1
        return super().judge(g, choice)


class LonelyRules(ToyRules):
    """The toy game, as if it were a game for one."""

    def seats(self) -> int:
        return 1


class FarsightedStaff(CautiousStaff):
    """One whose evaluation should be heard after two decisions only; remembers the turns in which it was."""

    def __init__(self) -> None:
        self.heard: set[int] = set()

    def foresight(self) -> int:
        return 2

    def evaluate(self, g: ToyState, seat: int) -> float:
        self.heard.add(g.turn)
        return super().evaluate(g, seat)


class StudiedStaff(CautiousStaff):
    """One with a doctrine: the lowest card first; remembers by which manner each seat was judged."""

    def __init__(self) -> None:
        self.judged: set[tuple[int, int]] = set()

    def foresight(self) -> int:
        return 4

    def doctrine(self, g: ToyState, seat: int) -> int:
        return 1

    def judge_in(self, g: ToyState, choice: Choice, manner: int) -> list[float]:
        self.judged.add((choice.seat, manner))
        found = self.judge(g, choice)
        return [-one for one in found] if manner else found


class PeepingStaff(ToyStaff):
    """Heuristics that look at the other hand: play as high as it is rich. They must be shown a dealt one."""

    def judge(self, g: ToyState, choice: Choice) -> list[float]:
        return [float(sum(g.hands[1 - choice.seat]) % (7 + at)) for at in range(len(choice.options))]


def advised(staff: ToyStaff, rules: ToyRules | None = None) -> ToyRules:
    """The toy game with this staff."""
    rules = rules or ToyRules()
    rules.staff = staff
    return rules


def position(rules: Rulebook[Any], seed: int) -> Position[State]:
    return Position(rules, rules.setup(GAME.setup(), Dice(seed))).begin()


def choices(name: str, start: Position[State], seeds: int) -> list[Option]:
    return [decide(player(name), start, seed, 0) for seed in range(seeds)]


def test_staff_takes_what_the_games_heuristics_judge_best() -> None:
    start = position(advised(CautiousStaff()), 5)
    highest = max(start.state.hands[0])  # type: ignore[attr-defined]
    assert set(choices("staff", start, 20)) == {("play", highest)}


def test_staff_settles_ties_by_its_dice() -> None:
    start = position(ToyRules(), 5)
    assert set(choices("staff", start, 60)) == set(start.choice.options)  # type: ignore[union-attr]


def thought_about(name: str, rules: ToyRules, staff: MusingStaff, seeds: int) -> int:
    """About how many of so many questions a player thinks: the staff judges once, a search again and again."""
    start = position(advised(staff, rules), 5)
    found = 0
    for seed in range(seeds):
        staff.judged = 0
        decide(player(name), start, seed, 0)
        found += staff.judged > 1
    return found


def test_where_answers_are_compared_the_levels_think_about_more_and_more_questions() -> None:
    """Regular about a third against an enemy, veteran and general all; alone two in five, seven in ten, and all."""
    assert 8 <= thought_about("regular", ToyRules(), MusingStaff(1), 60) <= 32
    assert 12 <= thought_about("regular", LonelyRules(), MusingStaff(1), 60) <= 36
    assert 12 <= thought_about("veteran", LonelyRules(), MusingStaff(1), 24) <= 21
    assert thought_about("veteran", ToyRules(), MusingStaff(1), 6) == 6
    assert thought_about("general", LonelyRules(), MusingStaff(1), 3) == 3


def test_regular_thinks_about_every_question_among_manners() -> None:
    assert thought_about("regular", ToyRules(), MusingStaff(2), 10) == 10


def test_regular_answers_like_the_staff_what_it_does_not_think_about() -> None:
    staff = MusingStaff(1)
    start = position(advised(staff), 5)
    highest = max(start.state.hands[0])  # type: ignore[attr-defined]
    for seed in range(30):
        staff.judged = 0
        option = decide(player("regular"), start, seed, 0)
        assert staff.judged > 1 or option == ("play", highest)


def test_general_compares_answers_by_the_doctrine_of_its_own_seat_only() -> None:
    staff = StudiedStaff()
    start = position(advised(staff), 5)
    settings = Settings(iterations=50)
    for maker, manner in ((SchooledPlayer, 0), (MasterPlayer, 1)):
        staff.judged.clear()
        decide(maker(settings), start, 1, 0)
        assert staff.judged == {(0, manner), (1, 0)}
    assert isinstance(player("general"), MasterPlayer) and not isinstance(player("veteran"), MasterPlayer)


def test_random_takes_every_option_in_time_and_the_same_one_with_the_same_dice() -> None:
    start = position(ToyRules(), 5)
    taken = choices("random", start, 60)
    assert set(taken) == set(start.choice.options)  # type: ignore[union-attr]
    assert taken == choices("random", start, 60)


@pytest.mark.parametrize("name", ["random", "recruit", "staff", "mcts"])  # the others think by the clock
def test_what_a_seat_cannot_know_changes_no_answer(name: str) -> None:
    """The true hand of the opponent is altered behind the player's back, and its answers stay the same."""
    rules: Rulebook[Any] = advised(PeepingStaff())
    start = position(rules, 5)
    own, theirs = start.base.hands  # type: ignore[attr-defined]
    other = [card for card in range(1, 13) if card not in own and card not in theirs][: len(theirs)]
    altered = start.base.copy()
    altered.hands[1] = other  # type: ignore[attr-defined]
    altered.dice = Dice(77)
    assert choices(name, start, 12) == choices(name, Position(rules, altered).begin(), 12)


def test_a_sight_hands_out_nothing_but_deals() -> None:
    start = position(ToyRules(), 5)
    truth = start.state
    sight = Sight(start)
    for seed in range(100, 120):
        deal = sight.deal(Dice(seed))
        assert deal.choice == start.choice
        assert GAME.rules.view(deal.state, 0) == sight.view()
        assert deal.base is deal.state and deal.state is not truth
        assert deal.state.dice.state()[:2] != truth.dice.state()[:2]
    public = [getattr(sight, name) for name in dir(sight) if not name.startswith("_")]
    assert start not in public and truth not in public


def test_an_only_option_is_taken_without_asking() -> None:
    class Never(Player):
        def choose(self, sight: Sight, dice: Dice) -> Option:
            raise AssertionError("asked")

    start = position(ToyRules(), 5)
    assert start.choice is not None
    start.choice.options[:] = [("stop", 0)]
    assert decide(Never(), start, 0, 0) == ("stop", 0)


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"There is no player 'napoleon'; there are: random, recruit, staff"):
        player("napoleon")


def test_who_has_studied_the_battle_looks_as_far_ahead_as_the_rules_advise() -> None:
    """A turn of the toy game has two decisions at most; walks begin in the first."""
    near, far = FarsightedStaff(), FarsightedStaff()
    decide(SearchPlayer(Settings(iterations=30)), position(advised(near), 5), 1, 0)
    decide(SchooledPlayer(Settings(iterations=30)), position(advised(far), 5), 1, 0)
    assert near.heard == {2} and far.heard and min(far.heard) > 2
