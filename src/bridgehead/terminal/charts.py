"""The charts of a game, as its `data/tables.toml` holds them."""

from bridgehead.engine.play.game import Game
from bridgehead.engine.read.table import ResultsTable, results_table
from bridgehead.engine.read.toml import read_toml


def charts(game: Game) -> dict[str, ResultsTable]:
    """Every chart by its key, in the order of the file; none when the game has no charts."""
    path = game.folder / "data" / "tables.toml"
    if not path.exists():
        return {}
    return {
        key: results_table(key, entry, path.name)
        for key, entry in read_toml(path).items()
        if isinstance(entry, dict) and "cells" in entry
    }
