"""`bridgehead bench`."""

from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import AsJson, say_json, say_table
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.bench import bench as measure


def bench(
    *games: Annotated[str, Parameter(help="Keys of games; all of them unless told.")],
    seconds: Annotated[float, Parameter(help="How long to play each game, and python-chess beside it.")] = 2.0,
    json: AsJson = False,
) -> None:
    """Measure random playouts of each game on one core, beside python-chess (if it is installed) in the same run."""
    if seconds <= 0:
        raise BridgeheadError(f"--seconds {seconds:g}: measure for more than 0 seconds.")
    found = measure(list(games) or registry.games(), seconds)
    if json:
        say_json(found)
        return
    head = ["game", "build", "decisions/s", "options", "games/s", "copy µs", "state bytes", "python-chess/s", "ratio"]
    say_table(
        head,
        [
            [
                one["game"],
                one["build"],
                f"{one['decisions_per_second']:,.0f}",
                f"{one['options_mean']:.1f}",
                f"{one['games_per_second']:,.1f}",
                f"{one['copy_us']:.1f}",
                f"{one['state_bytes']:,}",
                "" if one["chess_decisions_per_second"] is None else f"{one['chess_decisions_per_second']:,.0f}",
                "" if one["chess_ratio"] is None else f"{one['chess_ratio']:.2f}",
            ]
            for one in found
        ],
    )
