"""`bridgehead favourites`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import GameKey, say_table, writable
from bridgehead.commands.simulate import progress
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.learning.favourites import Tried, try_manners, write_favourites

FEWEST = 20


def favourites(
    game: GameKey,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games to play of each scenario, for each manner and seat.")],
    scenario: Annotated[
        list[str] | None, Parameter(name="--scenario", negative="", help="A scenario; all of them unless told.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="Write the manners to this file, such as the game's data/favourites.toml.")
    ] = None,
) -> None:
    """Find the manner of the staff in which each seat does best against the staff."""
    if games < FEWEST:
        raise BridgeheadError(f"--games {games}: play at least {FEWEST} games.")
    known = registry.game(game)
    if known.rules.staff.manners() == 1:
        raise BridgeheadError(f"The staff of {game} has one manner only: there is nothing to choose from.")
    if out is not None:
        writable(out)
    kinds: dict[str, Tried] = {}
    for one in scenario or list(known.info.scenarios):
        with progress() as bar:
            for found in bar.track(try_manners(known, one, games), total=games, description=one):
                kind, tried = found
        merged(kinds, kind, tried)
    seats = list(known.info.seats)
    if out is not None:
        chosen = "".join(f" --scenario {one}" for one in scenario or [])
        write_favourites(kinds, seats, out, f"bridgehead favourites {game} --games {games}{chosen}")
    rows = [row_of(kind, name, tried, seat) for kind, tried in kinds.items() for seat, name in enumerate(seats)]
    say_table(["battle", "seat", "favourite", "share of wins by manner"], rows)


def merged(kinds: dict[str, Tried], kind: str, more: Tried) -> None:
    """Put the games of one more scenario to those of the same kind of battle."""
    whole = kinds.setdefault(kind, Tried(0, [[0.0] * len(won) for won in more.won]))
    whole.games += more.games
    for seat, won in enumerate(more.won):
        for manner, wins in enumerate(won):
            whole.won[seat][manner] += wins


def row_of(kind: str, name: str, tried: Tried, seat: int) -> list[str]:
    """One seat of one kind of battle in the table."""
    shares = "  ".join(f"{tried.share(seat, manner):.3f}" for manner in range(len(tried.won[seat])))
    return [kind, name, str(tried.favourite(seat)), shares]
