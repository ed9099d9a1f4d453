"""Another number in the data of a game: played by, and nothing else changed."""

import pytest

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.changes import Change, parse_change
from bridgehead.lab.runs.series import series
from bridgehead.lab.runs.simulate import simulate

SEATS = {"british": "random"}


def gains(seats: dict[str, str], *changes: Change) -> set[float]:
    plain = simulate(series("pegasus", None, {}, seats), range(3))
    changed = simulate(series("pegasus", None, {}, seats, changes=changes), range(3))
    return {after.scores[0] - before.scores[0] for after, before in zip(changed, plain)}


def test_a_number_of_the_data_is_changed_in_the_processes_that_play() -> None:
    """Nobody looks at the chart of points, so that games stay the same but for the points of whoever holds Ranville at
    the end: the staff does in these games, chance in some.
    """
    dear = Change("values", "points_ranville.value", 100)
    assert gains({}, dear) == {92.0}
    assert gains(SEATS, dear) == {0.0, 92.0}


def test_a_number_of_the_scenario_is_changed() -> None:
    """With a marginal victory from the first point on, nobody loses."""
    plain = series("pegasus", None, {}, SEATS)
    easy = series("pegasus", None, {}, SEATS, changes=(Change("scenario", "victory.marginal", 1),))
    assert {row.outcome for row in simulate(plain, range(3))} == {"german"}
    assert {row.outcome for row in simulate(easy, range(3))} == {"marginal"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("scenario.victory", "'scenario.victory' names no change; write it FILE.KEY=NUMBER"),
        ("victory=3", "names no change"),
        ("scenario.victory.marginal=many", "names no change"),
        ("chart.rows=3", "There is no data file of pegasus 'chart'; there are: scenario, briefings, doctrines, lesson"),
        ("scenario.victory.tiny=3", "historical: there is no number at 'victory.tiny'"),
        ("values.points_ranville=3", "values.toml: there is no number at 'points_ranville'"),
        ("values.points_ranville.value=3.5", "'points_ranville.value' is 8, a whole number; it cannot become 3.5"),
    ],
)
def test_a_change_that_means_nothing_is_refused(text: str, said: str) -> None:
    with pytest.raises(BridgeheadError) as refused:
        series("pegasus", None, {}, SEATS, changes=(parse_change(text),))
    assert said in str(refused.value)
