"""Which manner of its staff each seat does best in, by games against the staff in its own manner."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Final

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.game import Game
from bridgehead.engine.play.rulebook import Setup
from bridgehead.staff.playing import in_manners, play_game

STAFFS: Final = 0xFA70  # marks the dice of the staffs that play
SURELY: Final = 1.0  # standard errors by which a manner must do better than the staff's own to be worth beginning in


@dataclass(slots=True)
class Tried:
    """Of one kind of battle: the games played by each manner of each seat, and for each manner the sum of their results
    (1 a win, a half a draw), by seat.
    """

    games: int = 0
    won: list[list[float]] = field(default_factory=list)

    def share(self, seat: int, manner: int) -> float:
        """What share of its games a seat won in a manner."""
        return self.won[seat][manner] / self.games

    def favourite(self, seat: int) -> int:
        """The manner that won most, if it won clearly more than the staff's own manner, else that (0)."""
        own = self.share(seat, 0)
        most = max(range(len(self.won[seat])), key=lambda manner: self.won[seat][manner])
        error = sqrt(2 * max(own * (1 - own), 0.01) / self.games)
        return most if self.share(seat, most) > own + SURELY * error else 0


def try_manners(game: Game, scenario: str, games: int) -> Iterator[tuple[str, Tried]]:
    """Play every manner of every seat, of the seeds from 0; yields the kind of battle and what is known so far after
    each seed.
    """
    setup = game.setup(scenario)
    seats, manners = len(game.info.seats), game.rules.staff.manners()
    kind = game.rules.staff.kind(game.rules.setup(setup, Dice(0)))
    tried = Tried(0, [[0.0] * manners for _ in range(seats)])
    for seed in range(games):
        tried.games += 1
        for seat in range(seats):
            for manner in range(manners):
                tried.won[seat][manner] += result(game, setup, seed, seat, manner)
        yield kind, tried


def result(game: Game, setup: Setup, seed: int, seat: int, manner: int) -> float:
    """How a game ended for a seat that played in a manner: 1 for a win, a half for a draw."""
    manners = [0] * len(game.info.seats)
    manners[seat] = manner
    answer = in_manners(game.rules.staff, manners, Dice(seed).branch(STAFFS))
    return play_game(game.rules, setup, seed, answer).share(seat)


def write_favourites(found: dict[str, Tried], seats: list[str], path: Path, command: str) -> None:
    """Write the favourites as a game reads them, headed by the command that found them."""
    lines = [f"# The manner of the staff in which each seat does best, found by `{command}`."]
    for kind, tried in found.items():
        lines += ["", f"[{kind}]  # {tried.games} games a manner"]
        for seat, name in enumerate(seats):
            manner = tried.favourite(seat)
            lines.append(f"{name} = {manner}  # wins {tried.share(seat, manner):.3f}, staff {tried.share(seat, 0):.3f}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
