"""Chapter 3: the sequence of play."""

from bridgehead.games.pegasus.printed.terms import BRITISH_FIRE, BRITISH_MOVEMENT, GERMAN_FIRE, SUPPRESSION_REMOVAL
from bridgehead.games.pegasus.rulebook import RULES
from tests.games.pegasus.positions import Battle, Landing

PHASES = ["british-movement", "german-movement", "british-fire", "german-fire", "hand-to-hand", "suppression-removal"]


def phases(told: list[tuple[object, ...]]) -> list[str]:
    """The phases that have begun."""
    return [str(args[0]).removeprefix("phase-") for args in told]


def play_turn(battle: Battle) -> Battle:
    """Play on, doing nothing, until the turn is over."""
    turn = battle.g.turn
    while battle.g.turn == turn:
        battle.begin() if not battle.events else battle.next_phase()
        while battle.choice is not None:
            battle.answer("done")
    return battle


def test_a_turn_goes_through_its_phases() -> None:
    """[3] [3.B] [3.C] [3.D] [3.E] [3.F] [3.G] After suppression removal: movement, fire, and hand-to-hand combat."""
    battle = Battle(SUPPRESSION_REMOVAL, {"wood-platoon": "SC1"})
    assert battle.begin().choice is None
    play_turn(battle)
    assert phases(battle.told("phase")) == PHASES
    assert battle.told("turn") == [(4,)]


def test_gliders_fly_in_the_first_turn_only() -> None:
    """[3.A] The first turn begins with the landing; every other one with the removal of suppression."""
    landing = Landing([3, 2, 5, 1, 1, 1, 1, 1, 1, 1])
    assert (landing.g.turn, landing.g.phase) == (1, 0)
    landing.land()
    assert phases(landing.told("phase"))[0] == "suppression-removal"
    battle = play_turn(Battle(SUPPRESSION_REMOVAL, {"wood-platoon": "SC1"}))
    assert "glider-landing" not in phases(battle.told("phase"))


def test_the_game_ends_after_turn_sixteen() -> None:
    """[3] Ruling 9: sixteen turns."""
    battle = Battle(SUPPRESSION_REMOVAL, {"wood-platoon": "SC1"}, turn=16)
    assert RULES.outcome(battle.g) is None
    play_turn(battle)
    assert RULES.outcome(battle.g) is not None


def test_the_game_may_end_after_turn_fourteen() -> None:
    """[3] The option of ruling 9."""
    battle = Battle(SUPPRESSION_REMOVAL, {"wood-platoon": "SC1"}, turn=14, options={"game-length": "14"})
    assert RULES.outcome(battle.g) is None
    play_turn(battle)
    assert RULES.outcome(battle.g) is not None


def test_a_movement_phase_is_for_moving_and_what_costs_points() -> None:
    """[3.C.2] A unit may go, throw a grenade, prepare a position; the British have nothing to blow up."""
    battle = Battle(BRITISH_MOVEMENT, {"wood-platoon": "E1", "garrison-1": "PIL"}).answer("move:wood-platoon")
    verbs = {written.partition(":")[0] for written in battle.offers()}
    assert verbs == {"go", "grenade", "prepare", "stop"}


def test_suppressed_units_fire_on_neither_side() -> None:
    """[3.E] [3.F] [10.0.3] Only those that are not suppressed fire."""
    pieces = {"wood-platoon": "E1", "smith-platoon": "E1", "garrison-1": "PIL", "garrison-2": "PIL"}
    battle = Battle(BRITISH_FIRE, pieces).suppress("wood-platoon")
    assert battle.targets("fire") == ["smith-platoon"]
    battle = Battle(GERMAN_FIRE, pieces, dice=[1]).suppress("garrison-1").strengths(smith_platoon=7)
    battle.begin()
    assert [args[0] for args in battle.told("small-arms")] == [(41,)]
