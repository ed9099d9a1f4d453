"""`bridgehead simulate`."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bridgehead import registry
from bridgehead.building.which import running
from bridgehead.commands.common import (
    AsJson,
    GameKey,
    Options,
    Scenario,
    Seats,
    option_pairs,
    refuse_idle,
    say_json,
    say_table,
    seat_pairs,
    writable,
)
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.changes import parse_change
from bridgehead.lab.runs.cluster import cluster as on_cluster
from bridgehead.lab.runs.keeping import finished, kept, part_of
from bridgehead.lab.runs.parquet import write_run
from bridgehead.lab.runs.series import Row, Series, series
from bridgehead.lab.runs.simulate import Crew, processes
from bridgehead.lab.runs.summary import Summary, summary

FEW = 64  # games that one process plays before others could have started


def simulate(
    game: GameKey,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games to play, of the seeds SEED, SEED + 1 and so on.")],
    scenario: Scenario = None,
    seed: Annotated[int, Parameter(help="Seed of the first game.")] = 0,
    seat: Seats = None,
    option: Options = None,
    jobs: Annotated[int | None, Parameter(help="Processes that play side by side; one a core unless told.")] = None,
    out: Annotated[
        Path | None,
        Parameter(help="Write one row a game to this Parquet file, and one row a turn to FILE.turns.parquet."),
    ] = None,
    cluster: Annotated[
        str | None,
        Parameter(metavar="ADDRESS|local", help="Play on a Dask scheduler, or on Dask workers of this machine."),
    ] = None,
    changes: Annotated[
        list[str] | None,
        Parameter(
            name="--set",
            negative="",
            metavar="FILE.KEY=NUMBER",
            help="Play with another number in the game's data, such as scenario.victory.marginal=55.",
        ),
    ] = None,
    json: AsJson = False,
) -> int:
    """Play many seeded games between our own players and sum them up. Seats that are not named play staff.

    The result is the same whatever the number of processes, or wherever they run. An interrupted run with --out goes
    on where it stopped when the same command is given again. The exit status is 1 if any game went wrong.
    """
    if games < 1:
        raise BridgeheadError(f"--games {games}: play at least 1 game.")
    refuse_idle(jobs)
    if seed < 0:
        raise BridgeheadError(f"--seed {seed}: a seed is 0 or more.")
    if out is not None:
        writable(out)
    seats = list(registry.game(game).info.seats)
    altered = tuple(parse_change(text) for text in changes or [])
    what = series(game, scenario, option_pairs(option), seat_pairs(seat), changes=altered)
    hands = jobs or (1 if games <= FEW else cores())
    crew = processes(hands) if cluster is None else on_cluster(cluster, hands)
    seeds = range(seed, seed + games)
    start = perf_counter()
    rows = watched(what, seeds, crew, out)
    found = summary(what, seats, rows, perf_counter() - start)
    if out is not None:
        write_run(what, seats, rows, out)
        finished(out)
    if json:
        say_json(found)
    else:
        say(found, what, seats)
    return 1 if found["errors"] else 0


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def watched(what: Series, seeds: range, crew: Crew, out: Path | None = None) -> list[Row]:
    """The rows of all seeds, with a bar on the terminal while they are played; kept beside `out` as they come."""
    rows: list[Row] = []
    played: Iterator[Row] = crew(what, seeds) if out is None else kept(what, seeds, crew, out)
    try:
        with progress() as bar:
            rows.extend(bar.track(played, total=len(seeds), description=what.game))
    except KeyboardInterrupt:
        if out is not None:
            print(f"\n{part_of(out)} keeps what was played; the same command goes on from there.", file=sys.stderr)
        raise
    return rows


def progress() -> Progress:
    """A bar for the terminal; nothing elsewhere."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def say(found: Summary, what: Series, seats: list[str]) -> None:
    """The summary for a person."""
    who = ", ".join(f"{seat} {name}" for seat, name in zip(seats, what.players))
    print(f"{found['game']}, {found['scenario']}: {found['finished']} of {found['games']} games finished ({who})")
    print(
        f"{found['decisions']:,} decisions in {found['seconds']:.1f} s, {running()}: "
        f"{found['decisions_per_second']:,.0f} decisions and {found['games_per_second']:,.1f} games a second"
    )
    if found["finished"]:
        print()
        outcomes = found["outcomes"].items()
        say_table(
            ["outcome", "games", "per cent"],
            [[label, str(count), f"{100 * count / found['finished']:.1f}"] for label, count in outcomes],
        )
        print()
        say_table(
            ["score of", "mean", "sd", "least", "most"],
            [
                [
                    seat,
                    *(
                        f"{value:.2f}"
                        for value in (one["mean"], one["sd"], one["min"], one["max"])
                        if value is not None
                    ),
                ]
                for seat, one in found["scores"].items()
            ],
        )
    for failure in found["errors"][:10]:
        print(f"Seed {failure['seed']}: {failure['message']}", file=sys.stderr)
    if len(found["errors"]) > 10:
        print(f"… and {len(found['errors']) - 10} more games went wrong.", file=sys.stderr)
