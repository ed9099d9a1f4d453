"""The charts of a game with everything on them said, and where one reads them now."""

import re
from dataclasses import dataclass
from typing import Final

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.table import Odds, ResultsTable
from bridgehead.engine.say.words import Words
from bridgehead.showing.said import column_said, said, told

WORD: Final = re.compile(r"[a-z][a-z -]+")
"""A key that is a word rather than the printed abbreviation of a result."""
FACES: Final = 6


@dataclass(slots=True, frozen=True)
class ChartSaid:
    """A results table as it is printed: its name, the heads of its columns and rows, its cells, and what those of its
    codes mean that are abbreviations; a cell that has a word for a key is said at once.
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
        rows=[row_said(words, row) for row in chart.rows],
        cells=[[meant[code] if WORD.fullmatch(code) else code for code in line] for line in chart.cells],
        codes={code: text for code, text in meant.items() if text != code and not WORD.fullmatch(code)},
    )


def row_said(words: Words, row: str) -> str:
    """The head of a row of a chart: its message, else as it is printed."""
    return told(words, f"row-{row}", words.text(row))


def rolls_by_row(charts: dict[str, ResultsTable], odds: Odds) -> list[list[int]]:
    """Which rolls read each row of the chart that odds come from, under their modifiers; nothing where the odds are not
    read off a row by one roll of its dice.
    """
    chart = charts.get(odds.table)
    if chart is None or odds.column not in chart.columns:
        return []
    total, column = sum(modifier.value for modifier in odds.modifiers), chart.columns.index(odds.column)
    if sorted(chart.distribution(column, total)) != sorted(odds.results):
        return []
    found: list[list[int]] = [[] for _ in chart.rows]
    for roll in range(chart.dice, FACES * chart.dice + 1):
        found[min(max(roll + total - chart.first_row, 0), len(found) - 1)].append(roll)
    return found
