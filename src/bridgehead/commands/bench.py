"""`bridgehead bench`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.commands.common import AsJson, say_json, say_table, writable
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.measures.bench import bench as measure
from bridgehead.lab.reports.pages import markdown, put


def bench(
    *games: Annotated[str, Parameter(help="Keys of games; all of them unless told.")],
    seconds: Annotated[float, Parameter(help="How long to play each game, and python-chess beside it.")] = 2.0,
    out: Annotated[Path | None, Parameter(help="Put the table into this page in Markdown, under the build.")] = None,
    json: AsJson = False,
) -> None:
    """Measure each game on one core: random playouts, copies, the search; python-chess and OpenSpiel's backgammon
    beside it in the same run where they are installed.
    """
    if seconds <= 0:
        raise BridgeheadError(f"--seconds {seconds:g}: measure for more than 0 seconds.")
    if out is not None:
        writable(out)
    found = measure(list(games) or registry.games(), seconds)
    head = ["game", "build", "decisions/s", "options", "games/s", "copy µs", "ready µs", "state bytes"]
    head += ["× python-chess", "× backgammon", "search walks/s"]
    rows = [
        [
            one["game"],
            one["build"],
            f"{one['decisions_per_second']:,.0f}",
            f"{one['options_mean']:.1f}",
            f"{one['games_per_second']:,.1f}",
            f"{one['copy_us']:.1f}",
            f"{one['ready_us']:.1f}",
            f"{one['state_bytes']:,}",
            "" if one["chess_ratio"] is None else f"{one['chess_ratio']:.2f}",
            "" if one["backgammon_ratio"] is None else f"{one['backgammon_ratio']:.2f}",
            f"{one['walks_per_second']:,.0f}",
        ]
        for one in found
    ]
    if out is not None:
        put(out, running(), markdown(head, rows, 2))
    if json:
        say_json(found)
    else:
        say_table(head, rows)
