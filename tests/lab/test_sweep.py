"""A number varied: its values, the series at each, what came of them."""

import pytest

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.reports.sweep import all_series, parse_varied, point, sweep_page, table


def test_a_range_holds_both_its_ends() -> None:
    assert parse_varied("scenario.victory.marginal=50..60:5").values == ("50", "55", "60")
    assert parse_varied("values.a.value=1..3").values == ("1", "2", "3")
    assert parse_varied("values.a.value=0.1..0.3:0.1").values == ("0.1", "0.2", "0.3")
    assert parse_varied("option.forces=a,b").values == ("a", "b")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("victory=1..2", "write it FILE.KEY=FROM..TO"),
        ("scenario.victory.marginal=1-2", "write it FILE.KEY=FROM..TO"),
        ("scenario.victory.marginal=5..2", "must go up"),
        ("scenario.victory.marginal=1..2:0", "must go up"),
        ("scenario.victory.marginal=1..1000", "at most 200"),
    ],
)
def test_a_range_that_means_nothing_is_refused(text: str, said: str) -> None:
    with pytest.raises(BridgeheadError, match=said):
        parse_varied(text)


def test_a_higher_bar_is_met_less_often_and_the_games_stay_the_same() -> None:
    from bridgehead.lab.runs.simulate import simulate

    varied = parse_varied("scenario.victory.marginal=1..59:58")
    everything = all_series("pegasus", None, {}, {}, varied)
    low, high = (point(what, at, list(simulate(what, range(6)))) for at, what in zip(varied.values, everything))
    assert low.wins[0].value == 1.0 > high.wins[0].value
    assert low.scores == high.scores
    assert table(varied, ["british"], [low, high])[1][0][:2] == ["1", "6"]
    assert "<svg" in sweep_page("Pegasus Bridge", varied, ["british"], [low, high])
