"""`bridgehead sight`."""

from typing import Annotated

from cyclopts import Parameter

from bridgehead import registry
from bridgehead.commands.common import AsJson, GameKey, Scenario, language, say_json
from bridgehead.engine.dice import Dice
from bridgehead.engine.errors import BridgeheadError, UnknownName
from bridgehead.showing.boards import GameBoard, board_of
from bridgehead.showing.said import cited, sight_said

Space = Annotated[str, Parameter(help="A space of the board by its short name, such as E07.")]


def sight(game: GameKey, here: Space, there: Space, /, *, scenario: Scenario = None, json: AsJson = False) -> None:
    """Say whether there is a line of sight between two spaces, what it passes, and what blocks it."""
    known = registry.game(game)
    setup = known.setup(scenario)
    board = board_of(known, setup)
    ends = [] if board is None else [space(board, name) for name in (here, there)]
    found = known.rules.sight(known.rules.setup(setup, Dice(0)), ends[0], ends[1]) if ends else None
    if found is None:
        raise BridgeheadError(f"The game {known.key} has no lines of sight.")
    along = [known.rules.name("space", one) for one in found.along]
    blocker = known.rules.name("space", found.blocked_at) if found.blocked_at >= 0 else ""
    if json:
        say_json({"clear": not blocker, "blocked_by": blocker, "along": along, "paragraph": found.paragraph})
        return
    said = sight_said(known.words(language()), found.blocked_at)
    print(cited(found.paragraph, f"{here} – {there}: {said}"))
    print(" ".join(along))


def space(board: GameBoard, name: str) -> int:
    """The number of a space by its name. Raises UnknownName."""
    number = board.number(name)
    if number < 0:
        ids = board.board.ids
        raise UnknownName(f"The board has no space '{name}'; there are: {ids[0]} to {ids[-1]}.")
    return number
