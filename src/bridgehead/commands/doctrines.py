"""`bridgehead doctrines`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, refuse_idle, say_table, scenarios_by_kind, writable
from bridgehead.commands.simulate import progress
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.learning.doctrines import PROOF, STRIDE, Proved, School, Traits, crew, write_doctrines


def doctrines(
    game: GameKey,
    /,
    *,
    steps: Annotated[int, Parameter(help="How many steps to learn in.")] = 12,
    pairs: Annotated[int, Parameter(help="How many pairs of games to play for each step.")] = 400,
    stride: Annotated[float, Parameter(help="How far a step leads, over all considerations, in logarithms.")] = STRIDE,
    further: Annotated[bool, Parameter(negative="", help="Go on from the doctrines that the game has.")] = False,
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
    if not 0.0 < stride <= 2.0:
        raise BridgeheadError(f"--stride {stride}: it must be more than 0, and at most 2.")
    refuse_idle(jobs)
    known = registry.game(game)
    if not known.rules.staff.traits(0):
        raise BridgeheadError(f"The staff of {game} has no traits: there is nothing to make more or less of.")
    if out is not None:
        writable(out)
    seats = list(known.info.seats)
    found: dict[str, dict[str, Proved]] = {}
    rows: list[list[str]] = []
    with crew(jobs) as players:
        for kind, scenarios in scenarios_by_kind(known, scenario or list(known.info.scenarios)).items():
            for seat, name in enumerate(seats):
                school = School(known, scenarios, seat, players)
                if further:
                    school.go_on()
                proved = learnt(
                    school, f"{kind}, {name}", school.learn(steps, pairs, Dice(0).branch(seat), stride), steps
                )
                rows.append([kind, name, f"{proved.won:.3f}", f"{proved.without:.3f}"])
                if proved.won > proved.without:
                    found.setdefault(kind, {})[name] = proved
    if out is not None:
        chosen = "".join(f" --scenario {one}" for one in scenario or [])
        chosen += f" --stride {stride}" if stride != STRIDE else ""
        chosen += " --further" if further else ""
        write_doctrines(found, out, f"bridgehead doctrines {game} --steps {steps} --pairs {pairs}{chosen}")
    what = "share" if len(seats) > 1 else "score"
    say_table(["battle", "seat", f"{what} of {PROOF} games", "in its favourite"], rows)


def learnt(school: School, told: str, way: Iterator[Traits], steps: int) -> Proved:
    """The doctrine of one seat, at the end of so many steps, and what it is worth."""
    with progress() as bar:
        *_, traits = bar.track(way, total=steps, description=told)
    return school.prove(traits)
