"""Charts in words, and where one reads them."""

from bridgehead import registry
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.engine.state import Event
from bridgehead.showing.charts import chart_said, rolls_by_row


def test_heads_and_cells_that_are_words_are_said() -> None:
    game = registry.game("remagen")
    french = chart_said(game.words("fr"), game.charts["fire"])
    assert french.rows[0] == "Char lourd" and "dés" in french.columns and "kill" not in french.columns
    glider = registry.game("airborne")
    wind = chart_said(glider.words("fr"), glider.charts["wind-speed"])
    assert {line[0] for line in wind.cells} == {"faible", "rafales", "fort"} and wind.codes == {}


def test_each_row_is_told_the_rolls_that_read_it() -> None:
    """A leader's one more shifts all: the last row is read by a six, the first by nothing."""
    charts = registry.game("pegasus").charts
    odds = charts["grenades"].odds(3, [Modifier("leader", 1, "11.0.1")])
    assert rolls_by_row(charts, odds) == [[], [1], [2], [3], [4], [5], [6]]
    low = charts["hand-to-hand"].odds(1, [Modifier("worse", -2, "7")])
    assert rolls_by_row(charts, low) == [[1, 2, 3], [4], [5], [6], [], []]


def test_odds_that_are_not_read_off_one_row_mark_none() -> None:
    charts = registry.game("remagen").charts
    assert rolls_by_row(charts, Odds("fire", "2", [Modifier("dice", 3, "7.6")], [], "7.6")) == []
    assert rolls_by_row(charts, Odds("nowhere", "", [], [], "")) == []


def test_a_range_of_strengths_has_a_dash_and_odds_a_hyphen() -> None:
    """Nobody takes 1–4 points for odds of one to four, neither in a chart nor in the log."""
    for lang in ("en", "fr"):
        pegasus, airborne = registry.game("pegasus"), registry.game("airborne")
        assert chart_said(pegasus.words(lang), pegasus.charts["fire"]).columns[:3] == ["1–4", "5–8", "9–10"]
        assert chart_said(pegasus.words(lang), pegasus.charts["hand-to-hand"]).columns[0] == "1-2"
        assert chart_said(airborne.words(lang), airborne.charts["anti-aircraft"]).columns[0] == "1–8"
        shots = Event("small-arms", ((0,), 1, "9-10", 4, (), "S", "suppressed"))
        assert " 9–10" in pegasus.words(lang).event(shots)
