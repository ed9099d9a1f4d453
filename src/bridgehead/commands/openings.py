"""`bridgehead openings`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, refuse_idle, say_table, scenarios_by_kind, writable
from bridgehead.commands.simulate import progress
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import Game
from bridgehead.lab.learning.openings import PROOF, Proved, Whims, Workers, Workshop, drafted, workers, write_openings


def openings(
    game: GameKey,
    /,
    *,
    generations: Annotated[int, Parameter(help="How many generations of plans to try.")] = 4,
    scenario: Annotated[
        list[str] | None,
        Parameter(name="--scenario", negative="", help="A scenario; the first of each kind unless told."),
    ] = None,
    jobs: Annotated[int, Parameter(help="Processes that play side by side.")] = 1,
    out: Annotated[
        Path | None, Parameter(help="Write the openings to this file, such as the game's data/openings.toml.")
    ] = None,
) -> None:
    """Find how each seat had best prepare a game: landing plans, set-ups."""
    if generations < 1:
        raise BridgeheadError(f"--generations {generations}: it must be at least 1.")
    refuse_idle(jobs)
    known = registry.game(game)
    if out is not None:
        writable(out)
    refuse_without_preparation(known)
    kinds = kinds_of_battle(known, scenario or list(known.info.scenarios))
    found: dict[str, list[Proved | None]] = {}
    with workers(jobs) as crew:
        for kind, one in kinds.items():
            found[kind] = [searched(known, one, seat, generations, crew) for seat in range(len(known.info.seats))]
    if out is not None:
        chosen = "".join(f" --scenario {one}" for one in scenario or [])
        command = f"bridgehead openings {game} --generations {generations}{chosen}"
        write_openings(known, found, out, command)
    rows = [
        [kind, name, f"{one.won:.3f}" if one else "none better", f"{one.without:.3f}" if one else ""]
        for kind, by_seat in found.items()
        for name, one in zip(known.info.seats, by_seat)
    ]
    say_table(["battle", "seat", f"share of {PROOF} games", "without it"], rows)


def kinds_of_battle(game: Game, scenarios: list[str]) -> dict[str, str]:
    """For each kind of battle the first of the scenarios that is of it, which speaks for the others. Raises UnknownName
    or DataError for any that cannot be played, before the first of them is.
    """
    return {kind: known[0] for kind, known in scenarios_by_kind(game, scenarios).items()}


def refuse_without_preparation(game: Game) -> None:
    """Raise BridgeheadError for a game in which nobody prepares anything."""
    setup = game.setup()
    for seat in range(len(game.info.seats)):
        if drafted(game, setup, seat, [], Whims(Dice(0))):
            return
    raise BridgeheadError(f"Nobody prepares anything in {game.key}: there are no openings in it.")


def searched(game: Game, scenario: str, seat: int, generations: int, crew: Workers) -> Proved | None:
    """The opening of one seat, if it prepares anything and does better with it than without."""
    shop = Workshop(game, scenario, seat, crew)
    if not shop.draft([], Dice(0)):
        return None
    with progress() as bar:
        told = f"{scenario}, {game.info.seats[seat]}"
        *_, best = bar.track(shop.evolve(generations, Dice(0).branch(seat)), total=generations, description=told)
    proved = shop.prove(best[0].plan)
    return proved if proved.won > proved.without else None
