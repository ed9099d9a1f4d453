"""What the moving unit is told that things cost and risk, and what then comes of them."""

from pathlib import Path

import pytest

from bridgehead.engine.choice import Option
from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.rulebook import Tally
from bridgehead.games.pegasus.turn.victory import victory_points
from bridgehead.registry import game
from tests.games.pegasus.test_fights import fight

GAME = game("pegasus")


def took(match: Match, option: Option) -> list[tuple[str, tuple[object, ...]]]:
    """What was told of an answer, up to the next one."""
    before = len(match.events)
    match.take(option)
    return [(event.kind, event.args) for event in match.events[before:]]


@pytest.mark.parametrize("seed", range(3))
def test_a_step_costs_what_was_said_and_draws_fire_only_where_that_was_said(seed: int) -> None:
    """[5.2.1] [6.4] [15.alert] The points left after a step are those before it less its price; nobody fires at a unit
    that was not warned of him, or of a counter that it disturbs.
    """
    match = Match(GAME, GAME.setup("historical"), seed)
    dice, walks, warned = Dice(seed).branch(1), 0, 0
    while (choice := match.choice) is not None and walks < 60:
        option = choice.options[dice.below(len(choice.options))]
        prices = match.game.rules.prices(match.state, choice)
        told = took(match, option)
        if choice.prompt != "act" or option[0] != "go":
            continue
        walks += 1
        price = prices[option]
        dangers = {key for key, _ in price.dangers}
        warned += bool(dangers)
        moves = [args for kind, args in told if kind == "moves"]
        assert not moves or moves[0][3] == price.left - price.cost
        group = moves[0][0] if moves else ()
        assert isinstance(group, tuple)
        if not dangers:
            fired = [args for kind, args in told if kind in ("small-arms", "machine-gun-fire")]
            assert not any(args[1] in group for args in fired), f"{GAME.notation(option)} was said to be safe"
    assert walks > 20 and warned > 0


def test_the_points_by_part_are_those_that_decide() -> None:
    """[16] [17] At every turn of a game the parts come to the victory points, and at its end to the result."""
    match = Match(GAME, GAME.setup("historical"), 4)
    dice, looked = Dice(9), 0
    found: Tally | None = None
    while (choice := match.choice) is not None:
        found = match.game.rules.tally(match.state, 0)
        assert found is not None
        if looked != match.state.turn:  # type: ignore[attr-defined]
            looked = match.state.turn  # type: ignore[attr-defined]
            assert sum(part.points for part in found.parts) == victory_points(match.state)  # type: ignore[arg-type]
        match.take(choice.options[dice.below(len(choice.options))])
    found = match.game.rules.tally(match.state, 0)
    assert found is not None and match.outcome is not None and looked > 3
    assert found.level == f"outcome-{match.outcome.label}" and match.outcome.scores == [float(found.total)]


@pytest.mark.parametrize(
    ("bridge", "held", "part"),
    [
        ("intact", ["PB1", "PB2"], ("bridge", 1, 15)),
        ("damaged", ["PB1", "PB2"], ("damaged-bridge", 1, 5)),
        ("destroyed", ["PB1", "PB2"], ("bridge", 0, 0)),
        ("intact", ["PB1"], ("bridge", 0, 0)),
        ("damaged", ["PB2"], ("bridge", 0, 0)),
    ],
)
def test_the_bridge_is_counted_as_it_is(
    tmp_path: Path, bridge: str, held: list[str], part: tuple[str, int, int]
) -> None:
    """[16.chart] Both spans held, intact or damaged; one alone, or what is left of them, counts for nothing."""
    lines = [f'bridge = "{bridge}"', f"british_control = {held}"]
    match = fight(tmp_path, ["fox-platoon M1"], [], "british-movement", *lines)
    found = GAME.rules.tally(match.state, 0)
    assert found is not None
    assert [(one.key, one.n, one.points) for one in found.parts if "bridge" in one.key] == [part]
