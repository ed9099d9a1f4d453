"""`bridgehead sweep`."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import (
    AsJson,
    GameKey,
    Options,
    Scenario,
    Seats,
    needs_statistics,
    option_pairs,
    refuse_idle,
    say_json,
    say_table,
    seat_pairs,
    writable,
)
from bridgehead.commands.simulate import cores, watched
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.reports.sweep import all_series, parse_varied, point, sweep_page, table
from bridgehead.lab.runs.simulate import processes


def sweep(
    game: GameKey,
    /,
    *,
    vary: Annotated[
        str,
        Parameter(
            metavar="FILE.KEY=FROM..TO[:STEP]",
            help="A number of the scenario (scenario.KEY) or of a data file of the game; or option.KEY=VALUE,VALUE….",
        ),
    ],
    games: Annotated[int, Parameter(help="How many games to play at each value, of the same seeds.")],
    scenario: Scenario = None,
    seed: Annotated[int, Parameter(help="Seed of the first game.")] = 0,
    seat: Seats = None,
    option: Options = None,
    jobs: Annotated[int | None, Parameter(help="Processes that play side by side; one a core unless told.")] = None,
    out: Annotated[Path | None, Parameter(help="Write the table and plots to this page.")] = None,
    json: AsJson = False,
) -> None:
    """Vary one number of a game's data, or an option, and play the same seeds at every value."""
    needs_statistics()
    if games < 1:
        raise BridgeheadError(f"--games {games}: play at least 1 game at each value.")
    refuse_idle(jobs)
    if out is not None:
        writable(out)
    known = registry.game(game)
    varied = parse_varied(vary)
    everything = all_series(game, scenario, option_pairs(option), seat_pairs(seat), varied)
    crew = processes(jobs or cores())
    points = [
        point(what, value, watched(what, range(seed, seed + games), crew))
        for value, what in zip(varied.values, everything)
    ]
    seats = list(known.info.seats)
    if out is not None:
        out.write_text(sweep_page(known.title, varied, seats, points), encoding="utf-8")
    if json:
        say_json({"vary": varied.name, "seats": seats, "points": [asdict(one) for one in points]})
    else:
        say_table(*table(varied, seats, points))
