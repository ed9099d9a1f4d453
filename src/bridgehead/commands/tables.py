"""`bridgehead tables`."""

from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import AsJson, GameKey, language, say_json, say_table
from bridgehead.engine.errors import UnknownName, one_of
from bridgehead.engine.read.table import ResultsTable
from bridgehead.showing.charts import chart_said
from bridgehead.showing.said import cited


def tables(
    game: GameKey,
    table: Annotated[str | None, Parameter(help="Key of one chart.")] = None,
    /,
    *,
    json: AsJson = False,
) -> None:
    """Print every chart of a game, or one, with the rulebook's own result codes."""
    known = registry.game(game)
    found = known.charts
    if table is not None and not found:
        raise UnknownName(f"The game {known.key} has no charts.")
    if table is not None and table not in found:
        raise one_of("table", table, list(found))
    if json:
        say_json(facts(found[table]) if table is not None else {key: facts(chart) for key, chart in found.items()})
        return
    words = known.words(language())
    for key in [table] if table is not None else list(found):
        chart = chart_said(words, found[key])
        print(cited(chart.paragraph, f"{chart.text} ({key})"))
        say_table(["", *chart.columns], [[row, *cells] for row, cells in zip(chart.rows, chart.cells)])
        print()


def facts(chart: ResultsTable) -> dict[str, object]:
    """A chart as JSON."""
    return {"columns": chart.columns, "rows": chart.rows, "cells": chart.cells, "paragraph": chart.paragraph}
