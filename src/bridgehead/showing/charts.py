"""The charts of a game with everything on them said."""

from dataclasses import dataclass

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.table import ResultsTable
from bridgehead.engine.say.words import Words
from bridgehead.showing.said import column_said, said


@dataclass(slots=True, frozen=True)
class ChartSaid:
    """A results table as it is printed: its name, the heads of its columns, its rows and cells, and what those of its
    codes mean that are no plain words.
    """

    key: str
    text: str
    paragraph: str
    columns: list[str]
    rows: list[str]
    cells: list[list[str]]
    codes: dict[str, str]


def charts_said(game: Game, lang: str) -> list[ChartSaid]:
    """Every chart of the game in a language, in the order of its file. Raises DataError."""
    words = game.words(lang)
    return [chart_said(words, chart) for chart in game.charts.values()]


def chart_said(words: Words, chart: ResultsTable) -> ChartSaid:
    """A chart in the language of the words."""
    codes = dict.fromkeys(cell for row in chart.cells for cell in row)
    meant = {code: words.result(code, chart.key) for code in codes}
    return ChartSaid(
        key=chart.key,
        text=said(words, "table", chart.key),
        paragraph=chart.paragraph,
        columns=[column_said(words, column) for column in chart.columns],
        rows=chart.rows,
        cells=chart.cells,
        codes={code: text for code, text in meant.items() if text != code},
    )
