"""`bridgehead learn`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, say_table, writable
from bridgehead.commands.simulate import progress
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.learning.learn import Learnt, Rows, gather, learnt, write_weights

FEWEST = 50


def learn(
    game: GameKey,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games between staffs to play of each scenario.")],
    scenario: Annotated[
        list[str] | None, Parameter(name="--scenario", negative="", help="A scenario; all of them unless told.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="Write the weights to this file, such as the game's data/standing.toml.")
    ] = None,
) -> None:
    """Learn from games between staffs what the signs of a position weigh in a game's evaluation."""
    if games < FEWEST:
        raise BridgeheadError(f"--games {games}: play at least {FEWEST} games.")
    if out is not None:
        writable(out)
    known = registry.game(game)
    wanted = scenario or list(known.info.scenarios)
    kinds: dict[str, Rows] = {}
    for one in wanted:
        with progress() as bar:
            for gathered in bar.track(gather(known, one, games), total=games, description=one):
                found = gathered
        for kind, rows in found.items():
            merged(kinds, kind, rows)
    weights = [learnt(kind, rows, len(known.info.seats) == 1) for kind, rows in kinds.items()]
    if out is not None:
        chosen = "".join(f" --scenario {one}" for one in scenario or [])
        write_weights(weights, out, f"bridgehead learn {game} --games {games}{chosen}")
    say_table(["battle", "turns", "foretold to", "blindly"], [row_of(one) for one in weights])


def merged(kinds: dict[str, Rows], kind: str, rows: Rows) -> None:
    """Put the rows of one more scenario to those of the same kind of battle."""
    whole = kinds.setdefault(kind, Rows(rows.names))
    whole.signs += rows.signs
    whole.ends += rows.ends
    whole.seeds += rows.seeds


def row_of(one: Learnt) -> list[str]:
    """One kind of battle in the table."""
    return [one.kind, str(one.rows), f"{one.error:.3f}", f"{one.blind:.3f}"]
