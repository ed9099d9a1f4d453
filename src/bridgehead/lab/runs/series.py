"""What the games of a simulation have in common, and how each of them went."""

import json
from dataclasses import dataclass, field
from functools import cache

from bridgehead import registry
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError
from bridgehead.engine.play.game import DICE_OPTION, Game, own_name
from bridgehead.engine.play.rulebook import Setup
from bridgehead.engine.read.toml import change
from bridgehead.lab.runs.changes import SCENARIO, Change, checked
from bridgehead.players import player


@dataclass(slots=True, frozen=True)
class Series:
    """What every game of a simulation has in common: the set-up, and the name of the player on each seat in order.

    `own` is the scenario's data as JSON when it is not the shipped one as it stands: a player's file, or a shipped one
    with another number in it. `changes` are numbers changed in the game's other data files.
    """

    game: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]
    own: str = ""
    changes: tuple[Change, ...] = ()


@dataclass(slots=True)
class TurnRow:
    """One turn of one game: decisions in it, how every seat stood at its end (-1 to 1, by the rules' evaluation), its
    rolls, and for each purpose of a roll the sum of the pips above expectation.
    """

    turn: int
    decisions: int = 0
    standing: list[float] = field(default_factory=list)
    rolls: int = 0
    luck: dict[str, float] = field(default_factory=dict)


@dataclass(slots=True)
class Row:
    """How one game went. `winner` is a seat's name, empty for nobody; `error` is empty unless the game broke.

    `events` counts the events of each kind; `dice` counts the faces that came up for each purpose: `purpose/6` holds
    the ones, twos… of a die with six sides.
    """

    seed: int
    outcome: str = ""
    winner: str = ""
    scores: list[float] = field(default_factory=list)
    decisions: int = 0
    turns: int = 0
    error: str = ""
    events: dict[str, int] = field(default_factory=dict)
    dice: dict[str, list[int]] = field(default_factory=dict)
    by_turn: list[TurnRow] = field(default_factory=list)


def series(
    game: str,
    scenario: str | None,
    options: dict[str, str],
    seats: dict[str, str],
    default: str = "staff",
    changes: tuple[Change, ...] = (),
) -> Series:
    """A series from names; seats that are not named play `default`. Raises UnknownName or DataError."""
    known = registry.game(game)
    setup = known.setup(scenario, options)
    if setup.options[DICE_OPTION] == "manual":
        raise BridgeheadError("A simulation rolls its own dice: leave out the option dice=manual.")
    for seat, name in seats.items():
        known.seat(seat)
        player(name)
    players = tuple(seats.get(seat, default) for seat in known.info.seats)
    for one in changes:
        checked(known, one)
    inside = [one for one in changes if one.file == SCENARIO]
    for one in inside:
        change(setup.data, one.key, one.number, setup.scenario)
    own = json.dumps(setup.data, default=str) if inside or setup.scenario not in known.info.scenarios else ""
    known.rules.setup(setup, Dice(0))
    return Series(
        game,
        scenario or known.info.scenarios[0],
        tuple(sorted(options.items())),
        players,
        own,
        tuple(changes),
    )


@cache
def setup_of(what: Series) -> Setup:
    """What every game of a series starts from; read once by each process."""
    game: Game = registry.game(what.game)
    if what.own:
        name = own_name(what.scenario) if what.scenario.endswith(".toml") else what.scenario
        return game.own_setup(json.loads(what.own), name, dict(what.options))
    return game.setup(what.scenario, dict(what.options))
