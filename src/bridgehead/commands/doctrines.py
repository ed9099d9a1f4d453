"""`bridgehead doctrines`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, refuse_idle, say_table, scenarios_by_kind, writable
from bridgehead.commands.simulate import progress
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.doctrines import PROOF, Proved, School, crew, write_doctrines


def doctrines(
    game: GameKey,
    /,
    *,
    steps: Annotated[int, Parameter(help="How many steps to learn in.")] = 12,
    pairs: Annotated[int, Parameter(help="How many pairs of games to play for each step.")] = 400,
    scenario: Annotated[
        list[str] | None, Parameter(name="--scenario", negative="", help="A scenario; all of them unless told.")
    ] = None,
    jobs: Annotated[int, Parameter(help="Processes that play side by side.")] = 1,
    out: Annotated[
        Path | None, Parameter(help="Write the doctrines to this file, such as the game's data/doctrines.toml.")
    ] = None,
) -> None:
    """Find how each seat had best fight a battle: what its staff should make more or less of."""
    for name, number in (("steps", steps), ("pairs", pairs)):
        if number < 1:
            raise BridgeheadError(f"--{name} {number}: it must be at least 1.")
    refuse_idle(jobs)
    known = registry.game(game)
    if known.rules.manners() == 1:
        raise BridgeheadError(f"The staff of {game} has one manner only: there is nothing to make more or less of.")
    if out is not None:
        writable(out)
    seats = list(known.info.seats)
    found: dict[str, dict[str, Proved]] = {}
    rows: list[list[str]] = []
    with crew(jobs) as players:
        for kind, scenarios in scenarios_by_kind(known, scenario or list(known.info.scenarios)).items():
            for seat, name in enumerate(seats):
                proved = learnt(School(known, scenarios, seat, players), f"{kind}, {name}", steps, pairs)
                rows.append([kind, name, f"{proved.won:.3f}", f"{proved.without:.3f}"])
                if proved.won > proved.without:
                    found.setdefault(kind, {})[name] = proved
    if out is not None:
        chosen = "".join(f" --scenario {one}" for one in scenario or [])
        write_doctrines(found, out, f"bridgehead doctrines {game} --steps {steps} --pairs {pairs}{chosen}")
    say_table(["battle", "seat", f"share of {PROOF} games", "in its favourite"], rows)


def learnt(school: School, told: str, steps: int, pairs: int) -> Proved:
    """The doctrine of one seat, and what it is worth."""
    with progress() as bar:
        *_, traits = bar.track(school.learn(steps, pairs, Dice(0).branch(school.seat)), total=steps, description=told)
    return school.prove(traits)
