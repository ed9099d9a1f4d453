"""The staff: it wins against chance from either side, and every scenario is worth playing."""

import pytest

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.position import playout
from bridgehead.games.airborne.board.costs import ON_FOOT
from bridgehead.games.airborne.rulebook import RULES
from bridgehead.games.airborne.staff.ground import FAR, march, nearest
from bridgehead.games.airborne.staff.manners import MANNERS
from bridgehead.games.airborne.state import AirborneState
from bridgehead.games.airborne.turn import sequence
from bridgehead.testing.sampling import answering_dice
from tests.games.airborne.field import GAME, GUARDS, PLATOON, RIFLES, Field, h
from tests.games.airborne.habits import Habits
from tests.games.airborne.played import Played


def play(scenario: str, seed: int, staff: tuple[bool, bool]) -> AirborneState:
    """A battle between the staff and chance."""
    g = RULES.setup(GAME.setup(scenario), Dice(seed))
    dice = answering_dice(seed)

    def pick(state: AirborneState, choice: Choice) -> Option:
        if not staff[choice.seat]:
            return choice.options[dice.below(len(choice.options))]
        worth = RULES.staff.judge(state, choice)
        best = [at for at, value in enumerate(worth) if value >= max(worth) - 1e-9]
        return choice.options[dice.pick(best)]

    playout(RULES, g, pick, g.battle.longest)
    return g


@pytest.mark.many
@pytest.mark.parametrize("scenario", ["merville", "sainte-mere-eglise", "groesbeek-heights"])
def test_the_staff_takes_more_than_chance_does_and_leaves_less(scenario: str) -> None:
    """[P12.3] Mean points over a few battles, from either side."""
    games = range(6)
    both = sum(play(scenario, seed, (True, True)).result for seed in games)
    attack = sum(play(scenario, seed, (True, False)).result for seed in games)
    defence = sum(play(scenario, seed, (False, True)).result for seed in games)
    assert defence < both < attack


@pytest.mark.parametrize("seed", range(4))
def test_nobody_stands_where_the_staff_wants_its_mines(seed: int) -> None:
    """[P10.1] Mines lie where nobody stands: Merville's all one step from the casemates."""
    g = RULES.setup(GAME.setup("merville"), Dice(seed))
    dice = answering_dice(seed)
    laid: list[int] = []

    def pick(state: AirborneState, choice: Choice) -> Option:
        worth = RULES.staff.judge(state, choice)
        option = choice.options[dice.pick([at for at, value in enumerate(worth) if value >= max(worth) - 1e-9])]
        if choice.prompt == "set-up-mines":
            laid.append(option[1])
        return option

    playout(RULES, g, pick, g.battle.longest)
    assert [nearest(g.battle, place) for place in laid] == [1.0] * 4


@pytest.mark.many
@pytest.mark.parametrize("scenario", GAME.info.scenarios[::2])
def test_the_staff_keeps_to_what_it_has_decided(scenario: str) -> None:
    """[P8.2] [P7] No battery marches off from an order that it has been given in the same turn; hardly a move is undone
    in the next turn (three in a hundred of so few battles; two of many, below).
    """
    habits = watched(scenario, 4)
    assert habits.cancelled == 0 and habits.undone < 0.03 * habits.moves, str(habits)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", GAME.info.scenarios)
def test_two_moves_in_a_hundred_are_undone_at_most(scenario: str) -> None:
    """[P7] An objective that changes hands turns somebody round now and then."""
    habits = watched(scenario, 50)
    assert habits.cancelled == 0 and habits.undone < 0.02 * habits.moves, str(habits)


def watched(scenario: str, battles: int) -> Habits:
    """What the staff did in some battles."""
    habits = Habits()
    for seed in range(battles):
        habits.play(scenario, seed)
    return habits


@pytest.mark.soak
@pytest.mark.parametrize("scenario", [key for key in GAME.info.scenarios if key != "first"])
def test_no_scenario_is_beyond_seventy_to_thirty(scenario: str) -> None:
    """[P12.3] Two hundred battles of staff against staff; the first game is there to be won."""
    wins = 0
    for seed in range(200):
        outcome = RULES.outcome(play(scenario, seed, (True, True)))
        assert outcome is not None
        wins += outcome.winner == 0
    assert 60 <= wins <= 140


@pytest.mark.soak
@pytest.mark.parametrize("scenario", GAME.info.scenarios)
@pytest.mark.parametrize("fire", ["off", "on"])
def test_random_games_end(scenario: str, fire: str) -> None:
    """[P12.3] 625 a scenario and option: 10,000 in all, none longer than the game declares."""
    setup = GAME.setup(scenario, {"opportunity-fire": fire})
    for seed in range(625):
        g = RULES.setup(setup, Dice(seed))
        dice = answering_dice(seed)

        def pick(_state: AirborneState, choice: Choice, dice: Dice = dice) -> Option:
            return choice.options[dice.below(len(choice.options))]

        assert playout(RULES, g, pick, g.battle.longest) <= g.battle.longest
        assert RULES.outcome(g) is not None


def test_it_assaults_rather_than_fires_when_it_can() -> None:
    """[P8.4] Infantry next to an enemy keeps its fire for the assault."""
    field = Field({"E04": f"{PLATOON} {PLATOON}"}, {"E05": GUARDS})
    choice = field.play(acting=0, phase=sequence.FIRE)
    assert choice is not None
    worth = RULES.staff.judge(field.g, choice)
    assert GAME.notation(choice.options[worth.index(max(worth))]) == "done"


def test_it_marches_towards_the_objective() -> None:
    """[P12.2] A01 is to be taken."""
    field = Field({"A05": PLATOON}, {"I12": GUARDS})
    choice = field.play(f"move:{PLATOON}-1", acting=0, phase=sequence.FOOT)
    assert choice is not None
    worth = RULES.staff.judge(field.g, choice)
    assert GAME.notation(choice.options[worth.index(max(worth))]) == "go:A04"


def test_the_last_to_hold_an_objective_stays_unless_the_manner_leaves_it() -> None:
    """[P12.2] Alone in A01, which its side holds."""
    field = Field({"A01": PLATOON}, {"I12": GUARDS})
    field.g.control = bytes([0])
    choice = field.play(acting=0, phase=sequence.FOOT)
    assert choice is not None
    leaving = next(at for at, manner in enumerate(MANNERS) if not manner.keep)
    stays, leaves = RULES.staff.judge(field.g, choice), RULES.staff.judge_in(field.g, choice, leaving)
    assert GAME.notation(choice.options[stays.index(max(stays))]) == "done"
    assert GAME.notation(choice.options[leaves.index(max(leaves))]) == f"move:{PLATOON}-1"


@pytest.mark.parametrize(("foes", "goes"), [(2, True), (3, False)])
def test_it_does_not_march_off_from_what_the_enemy_is_about_to_take(foes: int, goes: bool) -> None:
    """[P12.2] A01 is the British side's, A12 is far away: two platoons of rifles near by cannot storm the one that
    stays, three can, and then the other does not leave for A12 to turn back a turn later.
    """
    ground = [{"id": "spot", "count": "controlled", "points_each": 1, "hexes": ["A01", "A12"]}]
    played = Played({"A01": PLATOON, "A02": PLATOON}, {"E02": " ".join([RIFLES] * foes)}, measure=ground)
    played.until("phase-foot", 0, 2).answer(f"move:{PLATOON}-2")
    worth = RULES.staff.judge(played.g, played.choice)
    assert (played.offers()[worth.index(max(worth))] == "go:A03") == goes


def test_it_knows_that_nobody_assaults_out_of_a_gully() -> None:
    """[P8.4] The bed in A02 lies beside the enemies in A01, but is no step nearer to an assault than B02 is."""
    grid = [".g" + "." * 10, *["." * 12] * 8]
    field = Field({"A03": f"{PLATOON} {PLATOON}"}, {"A01": GUARDS}, grid=grid)
    choice = field.play(f"move:{PLATOON}-1", acting=0, phase=sequence.FOOT)
    assert choice is not None
    worth = dict(zip([GAME.notation(option) for option in choice.options], RULES.staff.judge(field.g, choice)))
    assert worth["go:B02"] >= worth["go:A02"]
    assert worth["go:B02"] > worth["stay"]


def test_a_gully_beside_an_objective_makes_no_way_where_there_is_none() -> None:
    """[P7.1] No road leads onto the bridge in A01: nobody can march there, nor out of the gully in A02."""
    field = Field({"A03": PLATOON}, {"I12": GUARDS}, grid=["Bg" + "." * 10, *["." * 12] * 8])
    assert march(field.g.battle, 0, ON_FOOT)[h("A02")] == FAR
