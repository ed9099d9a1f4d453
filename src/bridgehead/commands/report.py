"""`bridgehead report`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead.commands.common import needs_statistics, writable
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.reports.report import report as tell
from bridgehead.lab.runs.played import read_run


def report(
    *runs: Annotated[
        Path,
        Parameter(help="Files of games that `bridgehead simulate --out` wrote; the first is compared with the others."),
    ],
    out: Annotated[Path, Parameter(help="The page to write.")],
) -> None:
    """Turn runs into one offline page: results with intervals, scores, length, what shifted them, dice, comparisons."""
    needs_statistics()
    if not runs:
        raise BridgeheadError("Name at least one file of games that `bridgehead simulate --out` has written.")
    writable(out)
    text = tell([read_run(path) for path in runs])
    out.write_text(text, encoding="utf-8")
    print(f"{out} holds the report.")
